import { expect, test, vi } from "vitest";

import { boardKey } from "./keyboard";

test("the key of a forced play waits while something else is to be decided", () => {
  const choosing = { complete: false, confirm: vi.fn(), force: vi.fn(), letGo: () => false, takeBack: vi.fn() };
  const press = (quiet: boolean) =>
    boardKey({ key: "f" } as KeyboardEvent, choosing, () => undefined, quiet) && choosing.force.mock.calls;
  expect(press(true)).toHaveLength(0);
  expect(press(false)).toHaveLength(1);
});
