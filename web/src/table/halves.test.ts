import { expect, test } from "vitest";

import type { ReasonView } from "../api/types";
import { halfInSight, halfOf } from "./halves";

const reason = (place: number | null, end = 0) =>
  ({ case: place, routes: end ? [{ end }] : [] }) as unknown as ReasonView;

test("a reason is seen on the table where it ends, from either seat", () => {
  expect(halfOf(reason(11), "white", "white")).toBe("lower");
  expect(halfOf(reason(20), "white", "white")).toBe("upper");
  expect(halfOf(reason(20), "white", "black")).toBe("upper");
  expect(halfOf(reason(null, 14), "black", "white")).toBe("lower");
  expect(halfOf(reason(null), "white", "white")).toBe("upper");
});

test("a sheet leaves the table in sight that more of it is about", () => {
  expect(halfInSight([reason(11), reason(14), reason(20)], "white", "white")).toBe("lower");
  expect(halfInSight([reason(11), reason(20)], "white", "white")).toBe("upper");
  expect(halfInSight([], "white", "white")).toBe("upper");
});
