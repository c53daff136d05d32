import { beforeEach, expect, test, vi } from "vitest";

import { invited, rememberInvitation } from "./invitations";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("an invitation goes with every question about its table, and with no other", () => {
  rememberInvitation("a1", "x y");
  expect(invited("/api/tables/a1")).toBe("/api/tables/a1?invitation=x%20y");
  expect(invited("/api/tables/a1/entries?after=3")).toBe("/api/tables/a1/entries?after=3&invitation=x%20y");
  expect(invited("/api/tables/b2/record")).toBe("/api/tables/b2/record");
  expect(invited("/api/tables")).toBe("/api/tables");
});

test("only the last thirty are kept", () => {
  for (let number = 0; number < 31; number++) rememberInvitation(`t${number}`, "i");
  expect(invited("/api/tables/t0")).toBe("/api/tables/t0");
  expect(invited("/api/tables/t1")).toBe("/api/tables/t1?invitation=i");
});
