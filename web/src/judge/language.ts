/** Which language somebody means, the mirror of `trictrac.words.languages`. */
import { repr } from "../engine/json";
import { LANGUAGES, say, type Lang } from "../words";

type Environment = Readonly<Record<string, string | undefined>>;

/** The language of a tag such as `fr`, `fr_FR.UTF-8`, `fr-CA` or `C`; without one that of the environment. */
export function language(tag: string | undefined, environment: Environment): Lang {
  if (tag === undefined) return spokenThere(environment);
  const found = find(tag);
  if (found) return found;
  const known = [...LANGUAGES].sort();
  throw new Error(
    say("unknown-language", spokenThere({ ...environment, TRICTRAC_LANG: "" }), { tag: repr(tag), known }),
  );
}

/** What `TRICTRAC_LANG` wishes, else the locale's if we speak it, else English. */
function spokenThere(environment: Environment): Lang {
  const { TRICTRAC_LANG, LC_ALL, LC_MESSAGES, LANG } = environment;
  if (TRICTRAC_LANG) return language(TRICTRAC_LANG, environment);
  return find(LC_ALL || LC_MESSAGES || LANG || "") ?? "en";
}

function find(tag: string): Lang | undefined {
  const name = /^[^_.@]*/.exec(tag.trim().replaceAll("-", "_"))![0].toLowerCase();
  return name === "c" || name === "posix" ? "en" : LANGUAGES.find((lang) => lang === name);
}
