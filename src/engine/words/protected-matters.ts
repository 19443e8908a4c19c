import { patternRows, type ReadLanguage, wordsByLanguage } from "#engine/data/read.ts";
import { type Frames, type Ground, lexiconParts, type Matter, ofWords } from "./protected-wording.ts";

/** Rows that follow each other with one ground and one thing to ask instead are one matter. */
function mattersOf(language: ReadLanguage, table: string): Matter[] {
  const found: Matter[] = [];
  for (const row of patternRows(`${language}/${table}.tsv`, ["ground", "instead", "when"], lexiconParts[language])) {
    const [ground, instead] = [row.ground as Ground, row.instead || null];
    let matter = found.at(-1);
    if (matter?.ground !== ground || matter.instead !== instead) {
      matter = { ground, instead, always: [], asked: [] };
      found.push(matter);
    }
    matter[row.when as "always" | "asked"].push(row.pattern);
  }
  return found;
}

const tables = ["protected-matters", "protected-traits"];
const all = (["nl", "en"] as const).flatMap((language) => tables.flatMap((table) => mattersOf(language, table)));
export const matters = all.flatMap(({ ground, instead, always, asked }) => [
  { ground, instead, needsAsk: false, pattern: ofWords(always, "gu") },
  { ground, instead, needsAsk: true, pattern: ofWords(asked, "gu") },
]);

const { en: english, nl: dutch } = wordsByLanguage<Frames>("protected-frames");
export const asks = ofWords([...dutch.asks, ...english.asks]);
export const ofWork = ofWords([...dutch.ofWork, ...english.ofWork]);
