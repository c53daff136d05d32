/** The new-game form as a page shows it: the forms of the house, and the fields of the one that is chosen. */
import { render } from "svelte/server";
import { expect, test, vi } from "vitest";

import english from "../../../tests/added_form/catalogues/en/forms.ftl?raw";
import schema from "../../../tests/added_form/schema.json?raw";
import type { House } from "../api/types";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));

test("a form that only the house knows is listed and asked by its own fields", async () => {
  const { house } = await import("../api/me.svelte");
  const { addCatalogue } = await import("../words");
  const { plainWish } = await import("./wish");
  const { default: WishForm } = await import("./WishForm.svelte");
  addCatalogue("en", english);
  house.house = { version: "", levels: [], phrases: [], mail: false, forms: JSON.parse(schema) as House["forms"] };
  const shown = (form: string) => render(WishForm, { props: { wish: { ...plainWish("amateur"), form } } }).body;
  for (const title of ["A game to six trous", "The ordinary game", "The written game", "The poule"])
    expect(shown("six-trous")).toContain(title);
  expect(shown("six-trous")).toContain("Rounds");
  expect(shown("six-trous")).toContain("How many games are played in all.");
  expect(shown("six-trous")).toContain("The first to six trous wins.");
  expect(shown("six-trous")).not.toContain("Stake");
  expect(shown("poule")).toContain("Stake");
  expect(shown("poule")).not.toContain("Rounds");
});
