/** Keys of the whole table; those of the board are the board's own. */
import type { TableState } from "./table.svelte";

const FIELDS = "input, select, textarea, [contenteditable]";
/** What the space bar presses by itself; a case of the board has nothing to do while dice are to be thrown. */
const PRESSED_BY_SPACE = "button:not(.board .case), a, summary";

/** Does what a key stands for; tells whether it was one. */
export function tableKey(table: TableState, event: KeyboardEvent, write: () => void): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return false;
  const target = event.target as HTMLElement;
  if (target.closest(FIELDS)) return false;
  switch (event.key.toLowerCase()) {
    case " ":
      if (!table.mainAction || target.closest(PRESSED_BY_SPACE)) return false;
      table.doMain();
      return true;
    case "t":
      if (!table.may.includes("stay")) return false;
      void table.act({ do: "stay" });
      return true;
    case "s":
      if (!table.may.includes("leave")) return false;
      void table.act({ do: "leave" });
      return true;
    case "n":
      write();
      return true;
    default:
      return false;
  }
}
