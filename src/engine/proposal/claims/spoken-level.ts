import type { Span } from "#engine/matching/passages.ts";
import { findLanguages, levelIn, levelRank } from "#engine/skills/languages.ts";

const explicitLevel = /(?<![\p{L}])(?:[abc][12]|native|moedertaal\p{L}*|mother tongue|fluent(?:ly)?|vloeiend\p{L}*|fluency)(?![\p{L}])/iu;
const joint = /[,;](?![^(]*\))|(?<!\p{L})(?:and|en|speaks|spreekt)(?!\p{L})/giu;
/** "C1", "C1-niveau", "B2-C1". */
const framework = /(?<![\p{L}\d])([ABC][12])(?:\s?[-–/]\s?([ABC][12]))?(?:-niveau| level)?(?![\p{L}\d])/u;

type Spoken = ReturnType<typeof findLanguages>[number] & {
  /** Where a level of the European framework stands that is this language's own. */
  levelAt: Span | null;
};

/** The languages of a sentence, each with the level that its own part of it tells: "Dutch comes naturally, English is at B1". */
export function spokenIn(text: string): Spoken[] {
  const cuts = [...text.matchAll(joint)].map(({ index }) => index);
  return findLanguages(text).map((one) => {
    const from = cuts.findLast((cut) => cut <= one.start) ?? 0;
    const part = text.slice(from, cuts.find((cut) => cut > one.start) ?? text.length);
    const level = explicitLevel.test(part) ? one.level : null;
    return { ...one, level, levelAt: level ? placeOf(part, level, from) : null };
  });
}

/** The place of this level in a part that begins at `from`; of a range the lower one counts, and the other is next to it. */
function placeOf(part: string, level: NonNullable<Spoken["level"]>, from: number): Span | null {
  const hit = framework.exec(part);
  if (hit?.[1] !== level) return null;
  const upper = hit[2] ? levelIn(hit[2]) : null;
  return upper && levelRank(upper) - levelRank(level) !== 1 ? null : { start: from + hit.index, end: from + hit.index + hit[0].length };
}
