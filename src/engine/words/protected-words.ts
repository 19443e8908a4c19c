import { patternRows, type ReadLanguage } from "#engine/data/read.ts";
import { type Ground, ofWords, type ProtectedWording } from "./protected-wording.ts";

/** Rows that follow each other with one ground and one thing to ask instead are one wording. */
function wordingsOf(language: ReadLanguage, table: string): ProtectedWording[] {
  const found: ProtectedWording[] = [];
  for (const row of patternRows(`${language}/${table}.tsv`, ["ground", "instead"])) {
    const [ground, instead] = [row.ground as Ground, row.instead || null];
    const last = found.at(-1);
    if (last?.ground === ground && last.instead === instead) last.patterns.push(row.pattern);
    else found.push({ ground, instead, patterns: [row.pattern] });
  }
  return found;
}

const tables = ["protected-wordings", "protected-plain"];
export const protectedWordings = (["nl", "en"] as const)
  .flatMap((language) => tables.flatMap((table) => wordingsOf(language, table)))
  .map(({ ground, patterns, instead }) => ({ ground, instead, pattern: ofWords(patterns, "gu") }));

/** The Dutch act and the European rule behind each ground. */
export const laws: Record<Ground, string> = {
  age: "WGBL art. 3; Directive 2000/78/EC",
  gender: "AWGB art. 5, BW 7:646; Directive 2006/54/EC",
  nationality: "AWGB art. 5; Regulation (EU) 492/2011",
  origin: "AWGB art. 5; Directive 2000/43/EC",
  native_speaker: "AWGB art. 5; Directive 2000/43/EC",
  religion: "AWGB art. 5; Directive 2000/78/EC",
  disability: "WGBH/CZ art. 4; Directive 2000/78/EC",
  marital_status: "AWGB art. 5; Directive 2006/54/EC",
  pregnancy: "AWGB art. 1 and 5; Directive 2006/54/EC",
  sexual_orientation: "AWGB art. 5; Directive 2000/78/EC",
  appearance: "AWGB art. 1 and 5; Directive 2006/54/EC",
  political_opinion: "AWGB art. 5; Directive 2000/78/EC",
};
