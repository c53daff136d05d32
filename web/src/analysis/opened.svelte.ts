/** A record that was opened from disk: the replay and the check of its dice look at the same one. */

class OpenedRecord {
  name = $state("");
  text = $state("");

  /** What the server would refuse for its length is not sent. */
  static readonly MOST = 200_000;

  async take(file: File): Promise<boolean> {
    if (file.size > OpenedRecord.MOST) return false;
    this.text = await file.text();
    this.name = file.name;
    return true;
  }
}

export const opened = new OpenedRecord();
