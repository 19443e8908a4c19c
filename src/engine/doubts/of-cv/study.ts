import { educationLevels, languageLevels } from "#contract/choices.ts";
import { educationRank, findEducationLevels } from "#engine/skills/education-level.ts";
import { findLanguages, levelIn } from "#engine/skills/languages.ts";
import { hasWord } from "#engine/words/doubt-words.ts";
import { quoteOf, type Value } from "../doubt.ts";
import { type Read, unsureOf } from "./read.ts";

/** Letters around a reading that may speak of it. */
const NEAR = 120;

const rankOf = (text: string) => Math.max(-1, ...findEducationLevels(text).map(({ level }) => educationRank(level)));

/** The highest level of study, by the study that tells it or by the one whose level nothing tells. */
export function studyOf(candidate: Read): Value[] {
  const { education, evidence } = candidate;
  const levels = education.map(({ degree, field, institution }) => rankOf([degree, field, institution].join(" ")));
  const highest = Math.max(-1, ...levels);
  const index = highest === -1 ? education.findIndex(({ degree }) => degree) : levels.indexOf(highest);
  const path = `education.${index}.degree`;
  const degree = education[index]?.degree;
  if (!degree || !evidence[path]) return [];
  const signs = {
    unsure: unsureOf(candidate, path),
    higher_told: rankOf(candidate.cv_text ?? "") > highest,
    unclear_above: highest !== -1 && levels.slice(0, index).includes(-1),
    undated: !education[index]?.end && !education[index]?.start,
  };
  const choices = highest === -1 ? levelChoices(degree) : [];
  return [{ path, why: "unsure", value: degree, quote: quoteOf(evidence[path]), choices, kind: "education", signs }];
}

const levelChoices = (degree: string) =>
  educationLevels
    .filter((level) => level !== "none")
    .slice(0, 6)
    .map((level) => `${level} ${degree}`);

const codeOf = /(?<![\p{L}\d])[abc][12](?![\p{L}\d])/giu;

/** How well each language is spoken: in doubt where words tell it that others take otherwise. */
export function languagesOf(candidate: Read): Value[] {
  const text = candidate.cv_text ?? "";
  return candidate.languages.flatMap(({ language, level = null }, index): Value[] => {
    const path = `languages.${index}`;
    const read = candidate.evidence[path];
    if (!read) return [];
    const [behind = ""] = text.slice(read.end, read.end + NEAR).split("\n");
    const next = findLanguages(read.quote + behind).find(({ start }) => start >= read.quote.length);
    const own = behind.slice(0, next ? next.start - read.quote.length : behind.length);
    const codes = own.match(codeOf) ?? [];
    const from = Math.max(text.lastIndexOf("\n", read.start - 1) + 1, read.start - NEAR);
    const other = findLanguages(text.slice(from, read.end) + behind).find((one) => one.language === language);
    const byWords = level !== "native" && codes.length === 0;
    const signs = level
      ? {
          by_words: byWords,
          read_otherwise: byWords && (other?.level ?? null) !== level,
          in_parts: hasWord("inParts", own),
          faint: byWords && hasWord("faint", own),
          several_codes: codes.length > 1,
          words_and_code: codes.length === 1 && levelIn(own.replace(codes[0] ?? "", "")) !== null,
        }
      : { level_behind: levelIn(behind) !== null };
    const choices = languageLevels.filter((one) => one !== level);
    const shared = { path: `${path}.level`, value: level, quote: quoteOf(read), choices, signs };
    return [level ? { ...shared, why: "unsure", kind: "language" } : { ...shared, why: "missing", kind: "language_missing" }];
  });
}
