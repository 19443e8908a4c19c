import type { Language } from "#contract/fields.ts";
import { inLanguage } from "#contract/text/languages.ts";
import type { Person } from "../person.ts";

/** A question about somebody as a question to that somebody: "Does she like sailing?" → "Do you like sailing?" */
export function askedDirectly(language: Language, question: string, person: Person): string | null {
  const names = [person.fullName, person.candidate.first_name, person.candidate.last_name]
    .filter((name): name is string => Boolean(name))
    .map(RegExp.escape);
  const who = `(?:${[...names, ...inLanguage(language, { en: ["she", "he", "they", "the candidate", "this candidate"], nl: ["ze", "zij", "hij", "de kandidaat", "deze kandidaat"] })].join("|")})(?!\\p{L})`;
  const plain = question.trim().replace(/^(?:and|en)\s+/i, "");
  if (plain.length > 200) return null;
  const rules: [RegExp, string][] = inLanguage(language, {
    en: [
      [new RegExp(`(?<!\\p{L})does ${who}`, "iu"), "do you"],
      [new RegExp(`(?<!\\p{L})is ${who}`, "iu"), "are you"],
      [new RegExp(`(?<!\\p{L})was ${who}`, "iu"), "were you"],
      [new RegExp(`(?<!\\p{L})has ${who}`, "iu"), "have you"],
      [new RegExp(`(?<!\\p{L})(did|can|could|would|will|do|are|have) ${who}`, "iu"), "$1 you"],
    ],
    nl: [
      [new RegExp(`(?<!\\p{L})heeft ${who}`, "iu"), "heb je"],
      [new RegExp(`(?<!\\p{L})is ${who}`, "iu"), "ben je"],
      [new RegExp(`(?<!\\p{L})kan ${who}`, "iu"), "kun je"],
      [new RegExp(`(?<!\\p{L})(wil|zou|was|had|mag|moet) ${who}`, "iu"), "$1 je"],
      [new RegExp(`(?<!\\p{L})(\\p{L}+)t ${who}`, "iu"), "$1 je"],
    ],
  });
  for (const [pattern, direct] of rules) {
    if (!pattern.test(plain)) continue;
    const turned = plain
      .replace(pattern, direct)
      .replace(
        inLanguage(language, { en: /(?<!\p{L})(?:her|his|their)(?!\p{L})/giu, nl: /(?<!\p{L})(?:haar|zijn)(?= \p{L})/giu }),
        inLanguage(language, { en: "your", nl: "je" }),
      );
    return `${turned.charAt(0).toUpperCase()}${turned.slice(1).replace(/[?.!\s]*$/, "?")}`;
  }
  // "What are her hobbies?"
  const own = inLanguage(language, {
    en: /(?<!\p{L})(?:her|his|their)(?= \p{L})/iu,
    nl: /(?<=\p{L} )(?:haar|zijn)(?= \p{L}+['’]?\p{L}*[?.!\s]*$)/iu,
  });
  const isAbout = inLanguage(language, {
    en: /^(?:what|which|where|when|how)(?!\p{L})/iu,
    nl: /^(?:wat|welke|waar|wanneer|hoe)(?!\p{L})/iu,
  });
  return isAbout.test(plain) && own.test(plain)
    ? plain.replace(own, inLanguage(language, { en: "your", nl: "je" })).replace(/[?.!\s]*$/, "?")
    : null;
}
