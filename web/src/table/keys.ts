/** Keys of the whole table; those of the board are the board's own. */
import { t } from "../app/settings.svelte";
import type { TableState } from "./table.svelte";

const FIELDS = "input, select, textarea, [contenteditable]";
/** What the space bar presses by itself; a case of the board has nothing to do while dice are to be thrown. */
const PRESSED_BY_SPACE = "button:not(.board .case), a, summary";

/** Does what a key stands for; tells whether it was one. */
export function tableKey(table: TableState, event: KeyboardEvent, write: () => void): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return false;
  const target = event.target as HTMLElement;
  if (target.closest(FIELDS)) return false;
  const key = event.key.toLowerCase();
  // Letters of the visitor's language, as the buttons print them: «Tenir» and "Stay", «S'en aller» and "Leave".
  if (key === t("web-do-stay-key").toLowerCase() && table.may.includes("stay")) {
    table.stay();
    return true;
  }
  if (key === t("web-do-leave-key").toLowerCase() && table.may.includes("leave")) {
    table.leave();
    return true;
  }
  switch (key) {
    case " ":
      if (!table.mainAction || target.closest(PRESSED_BY_SPACE)) return false;
      table.doMain();
      return true;
    case "backspace":
      if (!table.isLeaving && !table.mayTakeBack) return false;
      if (table.isLeaving) table.takeLeavingBack();
      else table.takeBack();
      return true;
    case "n":
      write();
      return true;
    default:
      return false;
  }
}
