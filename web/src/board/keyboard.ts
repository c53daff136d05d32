/** The board by its keys; the cases themselves are buttons, so that Enter and the space bar touch them. */
import type { Choosing } from "./choosing.svelte";
import type { Direction } from "./geometry";

const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** Does what a key means; true where it meant something. `quiet`: a forced play must wait for another decision. */
export function boardKey(
  event: KeyboardEvent,
  choosing: Pick<Choosing, "complete" | "confirm" | "force" | "letGo" | "takeBack">,
  go: (direction: Direction) => void,
  quiet = false,
): boolean {
  if (event.altKey || event.metaKey) return false;
  const direction = ARROWS[event.key];
  const isUndo = event.key === "Backspace" || (event.ctrlKey && event.key === "z");
  if (direction) go(direction);
  else if (isUndo) choosing.takeBack();
  else if (event.ctrlKey) return false;
  else if (event.key === "Escape") return choosing.letGo();
  else if (event.key === "f" || event.key === "F") {
    if (!quiet) choosing.force();
  } else if (event.key === "Enter" && choosing.complete) choosing.confirm();
  else return false;
  return true;
}
