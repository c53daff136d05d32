/** Requests are made from what the house tells of its forms, a form that only the tests know included. */
import { describe, expect, test } from "vitest";

import english from "../../../tests/added_form/catalogues/en/forms.ftl?raw";
import french from "../../../tests/added_form/catalogues/fr/forms.ftl?raw";
import schema from "../../../tests/added_form/schema.json?raw";
import type { FormOfPlay } from "../api/types";
import { CARDS, cardWish } from "./cards";
import { addCatalogue, say } from "../words";
import { conventionsLine, rulesWords } from "./story";
import { askedOf, choiceKey, notesOf, optionsOf, othersOf, plainWish, requestOf, type Wish } from "./wish";

/** The server's answer, kept true by tests/added_form; the form of the tests stands first. */
const FORMS = JSON.parse(schema) as FormOfPlay[];

const wish = (changes: Partial<Wish>): Wish => ({ ...plainWish("amateur"), ...changes });

describe("what is wished for", () => {
  const forms = FORMS.slice(1);
  test("one press plays the first form against one computer", () => {
    expect(requestOf(plainWish("maitre"), forms)).toEqual({
      options: {
        form: "ordinary",
        players: 2,
        rules: "loi-2013",
        modes: ["automatic", "automatic"],
        games: 1,
        stake: 1,
      },
      seats: [{ kind: "person" }, { kind: "computer", level: "maitre" }],
      listed: false,
      delayed: false,
      private: false,
    });
  });
  test("the first page offers a quick game, a whole one, and one à écrire", () => {
    expect(CARDS.map((card) => optionsOf(cardWish(card, "novice"), forms))).toMatchObject([
      { form: "ordinary", rules: "loi-2013 trous=3" },
      { form: "ordinary", rules: "loi-2013" },
      { form: "a-ecrire", players: 2, marques: 8 },
    ]);
  });
  test("rules carry what differs from the usual", () => {
    const values = { trous: 3, stakes: "double" };
    expect(optionsOf(wish({ values }), forms).rules).toBe("loi-2013 trous=3 stakes=double");
    expect(optionsOf(wish({ form: "a-ecrire", values }), forms).rules).toBe("loi-2013");
  });
  test("an option goes by the rule set until somebody chooses", () => {
    const usage = wish({ form: "a-ecrire", rules: "usage-19e" });
    const aside = (of: Wish) => askedOf(of, forms).find(({ field }) => field.name === "jetons_aside")?.value;
    expect([aside(wish({ form: "a-ecrire" })), aside(usage)]).toEqual([1, 2]);
    expect(optionsOf({ ...usage, values: { jetons_aside: 2 } }, forms).rules).toBe("usage-19e");
    const chosen = { jetons_aside: 1, long_series: true, pile_de_misere: false };
    expect(optionsOf({ ...usage, values: chosen }, forms).rules).toBe("usage-19e jetons_aside=1 long_series=true");
    expect(rulesWords("usage-19e jetons_aside=0 long_series=true", "en").slice(1)).toEqual([
      "Jetons laid aside at a defeat: none: there is no queue",
      "Longer series of trous: eightfold from 18 trous, sixteenfold from 24",
    ]);
  });
  test("a form brings its seats, and each its marking", () => {
    const tourner = wish({ form: "a-ecrire", values: { kind: "tourner", marques: 5 }, mode: "strict" });
    expect(othersOf(tourner, forms)).toEqual(["amateur", "amateur"]);
    expect(optionsOf(tourner, forms)).toMatchObject({ players: 3, marques: 6, modes: ["strict", "strict", "strict"] });
    const assisted = wish({
      mode: "assisted",
      form: "a-ecrire",
      values: { kind: "tourner" },
      others: ["novice", "person"],
    });
    expect(optionsOf(assisted, forms).modes).toEqual(["assisted", "automatic", "assisted"]);
    const five = wish({ form: "poule", values: { players: 5 }, others: ["novice", "person"] });
    expect(othersOf(five, forms)).toEqual(["novice", "person", "person", "person"]);
  });
  test("teams are explained where there are any", () => {
    expect(notesOf(wish({ form: "a-ecrire", values: { kind: "chouette" } }), forms)).toEqual(["form-note-chouette"]);
    expect(notesOf(wish({ form: "a-ecrire" }), forms)).toEqual([]);
  });
  test("a table without another person is never listed", () => {
    expect(requestOf(wish({ listed: true }), forms).listed).toBe(false);
    expect(requestOf(wish({ listed: true, others: ["person"] }), forms).listed).toBe(true);
  });
  test("every field and choice has its words in both languages", () => {
    for (const lang of ["fr", "en"] as const)
      for (const { name, fields } of forms) {
        expect(say({ key: `form-${name}-title` }, lang)).not.toBe("");
        for (const field of fields) {
          expect(say({ key: `form-field-${field.name}` }, lang)).not.toBe("");
          for (const choice of field.choices)
            if (choiceKey(field.name, choice))
              expect(say({ key: choiceKey(field.name, choice)! }, lang)).not.toContain("form-choice");
          for (const note of field.notes) expect(say({ key: `form-note-${note}` }, lang)).not.toBe("");
        }
      }
  });
});

describe("a form that is added with its catalogue entries", () => {
  addCatalogue("fr", french);
  addCatalogue("en", english);

  test("is asked by its own fields and opens a table", () => {
    const six = wish({ form: "six-trous", values: { rounds: 3 } });
    expect(askedOf(six, FORMS).map(({ field, value }) => [field.name, value])).toEqual([
      ["players", 2],
      ["rounds", 3],
    ]);
    expect(requestOf(six, FORMS)).toMatchObject({
      options: { form: "six-trous", players: 2, rounds: 3, rules: "loi-2013" },
      seats: [{ kind: "person" }, { kind: "computer", level: "amateur" }],
    });
  });
  test("is told in its own words", () => {
    const agreed = { form: "six-trous", rules: "loi-2013", modes: ["strict" as const], players: 2, rounds: 3 };
    expect(conventionsLine(agreed, "en")).toBe("A game to six trous, 3 rounds · strict marking");
    expect(conventionsLine(agreed, "fr")).toBe("La partie en six trous, 3 manches · marque stricte");
    expect(say({ key: "form-field-rounds" }, "fr")).toBe("Manches");
  });
});
