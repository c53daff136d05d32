import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.resetModules();
});

const MIDDLE = "1x2-2x2-6x2-9x2-10x3-11x2-12x2_1x4-2-5-6-8x2-10x2-11x4_w_2b.3s.14_0.4.15";
const MIRRORED = "1x4-2-5-6-8x2-10x2-11x4_1x2-2x2-6x2-9x2-10x3-11x2-12x2_b_0.4.15_2b.3s.14";

test("whoever threw, a card shows the throw as white's", async () => {
  const { byWhite } = await import("./throws");
  for (const position of [MIDDLE, MIRRORED, `${MIDDLE}_6-5`, `${MIRRORED}_6-5`]) {
    expect(byWhite(position, "6-5")).toBe(`${MIDDLE}_6-5`);
  }
  expect(byWhite("1x15_1x14-8_b", "2-1")).toBe("1x14-8_1x15_w_2-1");
});

test("a mistake is a card that is due, once for each moment, and can be dismissed", async () => {
  const { addCard } = await import("./own");
  const { pupil } = await import("./pupil.svelte");
  const { dismissed, queue } = await import("./review");
  const at = new Date("2026-11-18T12:00:00Z");
  const mistake = { kind: "best", position: MIRRORED, throw: "6-5", key: ["1-7 2-7", "2-8 2-7"], at } as const;
  addCard(mistake);
  addCard(mistake);
  expect(pupil.progress.cards).toEqual([
    {
      theme: "own-best",
      board: `${MIDDLE}_6-5`,
      detail: "1-7 2-7/2-8 2-7",
      answers: [{ at: "2026-11-18T12:00:00Z", right: false }],
      dismissed: "",
    },
  ]);
  const later = new Date("2026-11-18T13:00:00Z");
  expect(queue(pupil.progress, later)).toHaveLength(1);
  pupil.keep(dismissed(pupil.progress, pupil.progress.cards[0]!, later));
  expect(queue(pupil.progress, later)).toHaveLength(0);
  addCard({ ...mistake, at: new Date("2026-11-19T12:00:00Z") });
  expect(queue(pupil.progress, new Date("2026-11-19T13:00:00Z"))).toHaveLength(1);
});
