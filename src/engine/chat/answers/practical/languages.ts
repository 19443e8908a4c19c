import { languageLevels } from "#contract/choices.ts";
import type { Evidence, LanguageLevel } from "#contract/fields.ts";
import { type Draft, quoted } from "#engine/chat/draft.ts";
import type { Person } from "#engine/chat/person.ts";
import type { Question } from "#engine/chat/question/question.ts";
import { languageName, levelIn, listed } from "#engine/proposal/words.ts";

const rankOf = (level: string): number => languageLevels.indexOf(level as LanguageLevel);

/** "Does he speak good Dutch?": about B2; "fluent": C1. */
const wantedLevel = (question: string): LanguageLevel | null =>
  /(?<!\p{L})(?:fluent\p{L}*|vloeiend|uitstekend|excellent|perfect)(?!\p{L})/iu.test(question)
    ? "C1"
    : /(?<!\p{L})(?:good|well|goed|prima)(?!\p{L})/iu.test(question)
      ? "B2"
      : null;

/** A line that says "Dutch: no", with what it says. */
function deniedIn(line: Evidence | null | undefined, code: string): Evidence | null {
  if (!line) return null;
  const names = `(?:${languageName("en", code)}|${languageName("nl", code)})`;
  return new RegExp(`(?<!\\p{L})(?:${names}\\s*[:(-]?\\s*(?:no|none|not|nee|geen|niet)|(?:no|geen)\\s+${names})(?!\\p{L})`, "iu").test(
    line.quote,
  )
    ? line
    : null;
}

export function answerLanguages(draft: Draft, person: Person, question: Question): boolean {
  const { candidate, prepared } = person;
  const name = person.nameIn(draft.language);
  const { language } = draft;
  const evidenceOf = (code: string): (Evidence | null)[] => {
    const index = candidate.languages.findIndex((one) => one.language === code);
    const read = index === -1 ? null : person.field(`languages.${index}.language`, `languages.${index}`);
    const around = read?.source === "cv" ? person.lineAround(read) : read;
    const level = index !== -1 && around?.source !== "cv" ? person.field(`languages.${index}.level`) : null;
    return [around ?? prepared.languages.get(code)?.evidence ?? null, level];
  };
  const all = new Map<string, string | null>();
  for (const one of candidate.languages) all.set(one.language, one.level ?? null);
  for (const [code, { level }] of prepared.languages) if (!all.has(code)) all.set(code, level);
  const asksAll = /(?<!\p{L})(?:languages|talen)(?!\p{L})/iu.test(question.text);
  if (question.spoken.length > 0 && !asksAll) {
    const isLevel = /(?<!\p{L})(?:how (?:good|well)|level|hoe goed|niveau)(?!\p{L})/iu.test(question.text);
    question.spoken.forEach((code, index) => {
      const tongue = languageName(language, code);
      if (index > 0) draft.paragraph();
      if (!all.has(code)) {
        draft.say(
          draft.t({
            en: `Not in the documents${question.spoken.length > 1 ? `: ${tongue}` : ""}.`,
            nl: `Niet in de documenten${question.spoken.length > 1 ? `: ${tongue}` : ""}.`,
          }),
        );
        if (all.size > 0)
          draft.say(
            draft.t({
              en: `They name ${listed(
                "en",
                [...all.keys()].map((one) => languageName("en", one)),
              )}.`,
              nl: `Ze noemen ${listed(
                "nl",
                [...all.keys()].map((one) => languageName("nl", one)),
              )}.`,
            }),
            ...[...all.keys()].flatMap((one) => evidenceOf(one)),
          );
        draft.lacks(
          draft.t({
            en: `The documents don’t say whether ${name} speaks ${tongue}.`,
            nl: `De documenten zeggen niet of ${name} ${tongue} spreekt.`,
          }),
          draft.t({ en: `Do you speak ${tongue}, and how well?`, nl: `Spreek je ${tongue}, en hoe goed?` }),
        );
        return;
      }
      const level = all.get(code);
      const denial = deniedIn(evidenceOf(code)[0], code);
      if (denial) {
        draft.say(draft.t({ en: `No: ${quoted(denial.quote)}.`, nl: `Nee: ${quoted(denial.quote)}.` }), denial);
        return;
      }
      const wanted = wantedLevel(question.text);
      if (level && wanted && rankOf(level) < rankOf(wanted)) {
        draft.say(
          draft.t({
            en: `${rankOf(level) + 1 < rankOf(wanted) ? "No" : "Not entirely"}: ${tongue}, ${levelIn("en", level)}.`,
            nl: `${rankOf(level) + 1 < rankOf(wanted) ? "Nee" : "Niet helemaal"}: ${tongue}, ${levelIn("nl", level)}.`,
          }),
          ...evidenceOf(code),
        );
        return;
      }
      if (level)
        draft.say(
          draft.t({
            en: `${isLevel ? "" : "Yes: "}${tongue}, ${levelIn("en", level)}.`,
            nl: `${isLevel ? "" : "Ja: "}${tongue}, ${levelIn("nl", level)}.`,
          }),
          ...evidenceOf(code),
        );
      else {
        const [line] = evidenceOf(code);
        const said = line?.source === "cv" && line.quote.length > tongue.length + 3 ? `: ${quoted(line.quote)}` : "";
        draft.say(
          draft.t({
            en: `${isLevel ? "" : "Yes, "}${tongue} is named, without a level${said}.`,
            nl: `${isLevel ? "" : "Ja, "}${tongue} staat erin, zonder niveau${said}.`,
          }),
          ...evidenceOf(code),
        );
        draft.lacks(
          draft.t({
            en: `The documents don’t say how well ${name} speaks ${tongue}.`,
            nl: `De documenten zeggen niet hoe goed ${name} ${tongue} spreekt.`,
          }),
          draft.t({ en: `How well do you speak and write ${tongue}?`, nl: `Hoe goed spreek en schrijf je ${tongue}?` }),
        );
      }
    });
    return true;
  }
  if (all.size === 0) {
    draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
    draft.lacks(
      draft.t({ en: `The documents name no languages of ${name}.`, nl: `De documenten noemen geen talen van ${name}.` }),
      draft.t({ en: "Which languages do you speak, and how well?", nl: "Welke talen spreek je, en hoe goed?" }),
    );
    return true;
  }
  const told = [...all].map(([code, level]) => `${languageName(language, code)}${level ? ` (${levelIn(language, level)})` : ""}`);
  draft.say(
    draft.t({ en: `${name} speaks ${listed("en", told)}.`, nl: `${name} spreekt ${listed("nl", told)}.` }),
    ...[...all.keys()].flatMap((code) => evidenceOf(code)),
  );
  return true;
}
