import type { LanguageLevel } from "#contract/fields.ts";
import type { Span } from "#engine/matching/passages.ts";
import { passagesOf } from "#engine/matching/passages.ts";
import { educationRank, findEducationLevels } from "#engine/skills/education-level.ts";
import { findLanguages, findSpoken, languagePlaces, levelIn, levelRank } from "#engine/skills/languages.ts";
import { before, isJobAlone, partsNear, said, uses } from "../said.ts";
import { isAbsentAt, isUntold, type Kind, type Statement } from "../statement.ts";

const written = /(?<!\p{L})(?:[abc][12]|native|moedertaal\p{L}*|mother tongue)(?![\p{L}\d])/iu;
const atLeast = /(?<!\p{L})(?:at least|minimum|or better|or higher|minstens|minimaal|ten minste|of hoger|of beter)(?!\p{L})/iu;

/** A language is spoken, or asked for, as well as the records say. */
export const wrongLanguages: Kind = (statement) => {
  const { sentence, clauses } = statement;
  // A no is held to the records as a no.
  if (clauses.every(({ isDenied, isAbsent }) => isDenied || isAbsent)) return [];
  return findLanguages(sentence).flatMap(({ language, level, start, end }) => {
    if (isAbsentAt(statement, start)) return [];
    const levels = levelsHeld(statement, language);
    const name = sentence.slice(start, end);
    if (levels.length === 0) return [`${name} stands in none of its passages`];
    const told = levelBeside(sentence, { start, end }) ?? (level && { level, isWritten: written.test(sentence) });
    return told === null || levels.some((held) => isAsGood(sentence, told, held)) ? [] : [`the level of ${name} is another one`];
  });
};

interface ToldLevel {
  level: LanguageLevel;
  /** As a level of the scale, not as a word such as "fluent". */
  isWritten: boolean;
}

/** "Good English and basic French": the word before a language is nearer to it than what follows the next. */
function levelBeside(sentence: string, { start, end }: Span): ToldLevel | null {
  const parts = /[,;:(]|(?<!\p{L})(?:and|en|besides|naast)(?!\p{L})/iu;
  const lead = before(sentence, start, 30).split(parts).at(-1) ?? "";
  const behind =
    sentence
      .slice(end, end + 40)
      .replace(/^ ?\(/, " ")
      .split(parts)[0] ?? "";
  for (const near of [/\S+\s*$/u.exec(lead)?.[0] ?? "", behind, lead]) {
    const level = levelIn(near);
    if (level) return { level, isWritten: written.test(near) };
  }
  return null;
}

function isAsGood(sentence: string, { level: told, isWritten }: ToldLevel, held: LanguageLevel | null): boolean {
  if (held === null) return false;
  const [one, other] = [levelRank(told), levelRank(held)];
  if (atLeast.test(sentence)) return other >= one;
  // Words such as "fluent" tell a stretch of the scale; a level that is written is that level.
  if (isWritten) return one === other;
  return one === other || (told === "C1" && other > one) || (["A1", "A2"].includes(told) && ["A1", "A2"].includes(held));
}

/** Of whom a passage says that they read a language it isn't told that they speak it. */
export const wrongUses: Kind = ({ sentence, text }) => {
  const lines = text.split(/[\n;]/);
  return sentence.split(/[,;:(]|(?<!\p{L})(?:and|en|but|maar)(?!\p{L})/iu).flatMap((part) => {
    const told = uses.filter((use) => use.test(part));
    return told.length === 0 || languagePlaces(part).length === 0
      ? []
      : findSpoken(part).flatMap((language) => {
          const held = uses.filter((use) => lines.some((line) => findSpoken(line).includes(language) && use.test(line)));
          return held.length > 0 && !told.some((use) => held.includes(use))
            ? [`“${part.trim()}” is another use of it than its passages tell`]
            : [];
        });
  });
};

/** Null for a language that is there without a level. */
function levelsHeld({ cited, text, near, sent, people }: Statement, language: string): (LanguageLevel | null)[] {
  const isJob = isJobAlone(cited);
  const ofText = (held: string) =>
    passagesOf(held).flatMap(({ start, end }) =>
      findLanguages(held.slice(start, end)).flatMap((one) => (one.language === language ? [one.level] : [])),
    );
  const own = isJob
    ? (sent.records.job?.languages ?? []).flatMap((one) => (one.language === language ? [one.level ?? null] : []))
    : people.flatMap(({ candidate, prepared }) => [
        ...candidate.languages.flatMap((one) => (one.language === language ? [one.level ?? null] : [])),
        ...(prepared.languages.has(language) ? [prepared.languages.get(language)?.level ?? null] : []),
      ]);
  if (own.length > 0) return own;
  const told = ofText(cited.length > 0 ? `${text}\n${near}` : sent.text);
  if (told.length > 0) return told;
  // A language whose name stands there, though nothing says that it is spoken.
  return findLanguages(`${text}\n${near}`).length === 0 && languagePlaces(`${text}\n${near}`).length > 0 ? [null] : [];
}

/** A level of education is one that is told; what isn't finished isn't told as if it were. */
export const wrongEducation: Kind = (statement) => {
  const { sentence, cited, text, around, entries, people, sent } = statement;
  const levels = findEducationLevels(sentence).filter(({ start }) => !isAbsentAt(statement, start));
  const wrong: string[] = [];
  const ranks = ranksIn(cited.length > 0 ? text : sent.text);
  const further = [
    ...ranksIn(around),
    ...people.flatMap(({ candidate, prepared }) => [
      ...candidate.education.flatMap(({ degree, field }) => ranksIn(`${degree ?? ""} ${field ?? ""}`)),
      ...(prepared.education ? [educationRank(prepared.education.level)] : []),
    ]),
  ];
  for (const { level, start, end } of levels) {
    const rank = educationRank(level);
    if (!ranks.includes(rank) && (ranks.length > 0 || !further.includes(rank)))
      wrong.push(`“${sentence.slice(start, end)}” isn't the level that its passages tell`);
  }
  const isMaster = said.master.test(sentence) && said.study.test(sentence) && !levels.some(({ level }) => level === "master");
  if (isMaster && !ranks.includes(educationRank("master")) && (ranks.length > 0 || !further.includes(educationRank("master"))))
    wrong.push("a master’s degree isn't the level that its passages tell");
  const isOfStudy = said.passed.test(sentence) || levels.length > 0 || said.study.test(sentence);
  const goesOn = entries.some(({ kind, from, to }) => kind === "study" && from && !to) || isUnfinished(partsNear(text, sentence));
  const isCited = ranks.length > 0 || said.study.test(text) || entries.some(({ kind }) => kind === "study");
  if (
    isOfStudy &&
    cited.length > 0 &&
    said.finished.test(sentence) &&
    !said.denies.test(sentence) &&
    isCited &&
    goesOn &&
    !isUnfinished(sentence)
  )
    wrong.push("its passages say that this isn't finished");
  return wrong;
};

const ranksIn = (text: string) => [
  ...findEducationLevels(text).map(({ level }) => educationRank(level)),
  ...(said.master.test(text) ? [educationRank("master")] : []),
];
const isUnfinished = (text: string) => said.unfinished.test(text) && !isUntold(text);
