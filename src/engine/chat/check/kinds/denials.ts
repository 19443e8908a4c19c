import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { isSameUnit } from "#engine/proposal/numbers.ts";
import { isBroadSkill, isSoftSkill } from "#engine/skills/breadth.ts";
import { findLanguages, findSpoken, languagePlaces } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { sameInBoth } from "../../bilingual.ts";
import { said } from "../said.ts";
import type { Clause, Kind, Statement } from "../statement.ts";
import { numbersIn } from "./durations.ts";

/** A line that is nothing but a no: what it names isn't there. */
const LONGEST_NO = 140;

/** Nothing is told as missing, or as a no, that stands there; and a no is told of nobody unless a passage says it. */
export const wrongDenials: Kind = (statement) => {
  const { clauses, cited, text, sent } = statement;
  const isNo = cited.some((one) => said.denies.test(one.text));
  return clauses.flatMap((clause) => {
    if (clause.isAbsent) return standsAfterAll(statement, clause) ? ["what it says isn't told is told in what was sent"] : [];
    if (!clause.isDenied || !said.deniesFact.test(clause.text)) return [];
    if (isNo || said.denies.test(text)) return [];
    if (isHeld(statement, clause)) return ["what it denies stands in what was sent"];
    if (
      cited.length === 0 &&
      deniedIn(
        sent.passages.map((one) => one.text),
        clause.text,
      )
    )
      return [];
    return /,\s*(?:not|no|geen|niet)(?!\p{L})/iu.test(clause.text) ? [] : ["no passage says that no; what isn't told is unknown"];
  });
};

/** Does a passage say no to the same? */
const deniedIn = (passages: readonly string[], clause: string): boolean => {
  const asked = topicsOf(clause);
  return passages.some(
    (one) =>
      said.denies.test(one) &&
      stemsOf(one)
        .flatMap(sameInBoth)
        .some((group) => asked.includes(group)),
  );
};

/** A passage that says no bears no yes. */
export const overlookedDenials: Kind = ({ sentence, clauses, cited }) => {
  if (sentence.split(" ").length < 4) return [];
  // Of what isn't finished it may be told that it goes on.
  if (said.unfinished.test(sentence) && cited.some(({ text }) => said.unfinished.test(text))) return [];
  const isAllNo = cited.length > 0 && cited.every(({ text }) => text.length <= LONGEST_NO && said.denies.test(text));
  return isAllNo && clauses.every(({ isDenied, isAbsent }) => !isDenied && !isAbsent) ? ["its passage says that it isn't so"] : [];
};

/** Lexicon and languages know what a clause names; one of them that the records hold is there. */
function isHeld({ people, sent, cited }: Statement, { text }: Clause): boolean {
  const languages = findLanguages(text).map(({ language }) => language);
  const spoken = languages.length > 0 ? languages : languagePlaces(text).length > 0 ? findSpoken(text) : [];
  const skills = namedSkills(text);
  const ofJob = people.length === 0 || said.job.test(text);
  return (
    people.some(
      ({ candidate, prepared }) =>
        candidate.languages.some(({ language }) => spoken.includes(language)) ||
        spoken.some((one) => prepared.languages.has(one)) ||
        skills.some((name) => {
          const proofs = prepared.skills.get(name);
          return proofs !== undefined && proofs.positive.length > 0 && !proofs.negative;
        }),
    ) ||
    (ofJob &&
      cited.every(({ source }) => source.startsWith("job")) &&
      (spoken.some((one) => sent.records.job?.languages.some(({ language }) => language === one)) ||
        skills.some((name) => sent.records.job?.skills.some((one) => one.name === name))))
  );
}

const namedSkills = (text: string) => [
  ...new Set(findSkills(text).flatMap(({ name }) => (isSoftSkill(name) || isBroadSkill(name) ? [] : [name]))),
];

/** Is what a sentence calls missing there: by the lexicon, or by all its words in one passage? */
function standsAfterAll(statement: Statement, clause: Clause): boolean {
  const { sent, people } = statement;
  const asksPart = said.asks.test(clause.text);
  if (said.level.test(clause.text)) {
    const spoken = languagePlaces(clause.text).length > 0 ? findSpoken(clause.text) : [];
    return people.some(({ candidate }) => candidate.languages.some(({ language, level }) => level && spoken.includes(language)));
  }
  if (!asksPart && isHeld(statement, clause)) return true;
  // "How many hours a week": a number that counts them stands with the employer that is named.
  const counts = unitIn(clause.text);
  if (counts !== null && statement.named.some(({ text }) => numbersIn(text).some(({ unit }) => unit !== null && isSameUnit(unit, counts))))
    return true;
  const topics = topicsOf(clause.text);
  if (topics.length === 0) return false;
  return sent.passages.some(({ text }) => {
    if (said.denies.test(text) || said.wish.test(text)) return false;
    const held = new Set(stemsOf(text).flatMap(sameInBoth));
    return text.length > 12 && topics.every((groups) => groups.split(" ").some((group) => held.has(group)));
  });
}

/** What "how many …" asks for. */
function unitIn(clause: string): string | null {
  const hit = /(?<!\p{L})(?:how many|hoeveel) /iu.exec(clause);
  return hit ? (numbersIn(`2 ${clause.slice(hit.index + hit[0].length)}`)[0]?.unit ?? null) : null;
}

/** What a clause is about: each of its words, by what it stands for in both languages, without the words of saying. */
function topicsOf(clause: string): string[] {
  const plain = [said.unstated, said.untold, said.documents, said.asks, said.candidate, said.denies].reduce(
    (text, pattern) => text.replace(new RegExp(pattern.source, "giu"), " "),
    clause,
  );
  return [...new Set(stemsOf(plain).map((stem) => [stem, ...sameInBoth(stem)].join(" ")))];
}
