import { findLanguages } from "#engine/skills/languages.ts";

const explicitLevel = /(?<![\p{L}])(?:[abc][12]|native|moedertaal\p{L}*|mother tongue|fluent(?:ly)?|vloeiend\p{L}*|fluency)(?![\p{L}])/iu;
const joint = /[,;](?![^(]*\))|(?<!\p{L})(?:and|en|speaks|spreekt)(?!\p{L})/giu;

/** The languages of a sentence, each with the level that its own part of it tells: "Dutch comes naturally, English is at B1". */
export function spokenIn(text: string): ReturnType<typeof findLanguages> {
  const cuts = [...text.matchAll(joint)].map(({ index }) => index);
  return findLanguages(text).map((one) => {
    const part = text.slice(cuts.findLast((cut) => cut <= one.start) ?? 0, cuts.find((cut) => cut > one.start) ?? text.length);
    return explicitLevel.test(part) ? one : { ...one, level: null };
  });
}
