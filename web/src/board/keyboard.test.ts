import { expect, test, vi } from "vitest";

import type { Choosing } from "./choosing.svelte";
import { boardKey } from "./keyboard";

test("the key of a forced play waits while something else is to be decided", () => {
  const choosing = { force: vi.fn() } as unknown as Choosing;
  const press = (quiet: boolean) =>
    boardKey({ key: "f" } as KeyboardEvent, choosing, () => undefined, quiet) && vi.mocked(choosing.force).mock.calls;
  expect(press(true)).toHaveLength(0);
  expect(press(false)).toHaveLength(1);
});
