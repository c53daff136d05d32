/** What stays in this browser from one visit to the next. */

/** Private windows may refuse to keep anything; then nothing is kept. */
export function kept<T>(place: string): T | null {
  try {
    const text = localStorage.getItem(place);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function keep(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}
