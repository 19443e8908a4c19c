import { scoreOf } from "#engine/matching/score.ts";
import { type FoundNumber, isMeasure, isSameUnit } from "#engine/proposal/numbers.ts";
import { kilometresBetween } from "#engine/skills/places/places.ts";
import { titleFamily } from "#engine/skills/titles.ts";
import type { ChatRecords } from "../../chat.ts";
import type { Sent } from "../ground.ts";
import { counted, each, said } from "../said.ts";
import { isAbsentAt, type Kind, type Statement } from "../statement.ts";
import { numbersIn } from "./durations.ts";

const SMALL = 1e-6;
/** Of so many numbers of a passage sums are tried. */
const MOST_SUMMED = 12;
export interface Told extends FoundNumber {
  /** How often: a day, a week, a month, a year, an hour; -1 where it isn't said. */
  each: number;
}

export const toldIn = (text: string): Told[] =>
  numbersIn(text).map((number) => ({
    ...number,
    each: each.findIndex((one) => behind(one, text, number.unitEnd)),
  }));

/** Said at once, or after one word: "40,000 invoices a month", "3,200 gross a month". */
const behind = (often: RegExp, text: string, at: number) => {
  const hit = often.exec(text.slice(at, at + 40));
  return hit !== null && /^\s*(?:\p{L}+\s+){0,1}$/u.test(text.slice(at, at + hit.index));
};

export const isSame = (one: number, other: number) => Math.abs(one - other) <= SMALL * Math.max(1, Math.abs(one));

/** Read once, for however many sentences that cite nothing. */
const known = new WeakMap<Sent, Told[]>();
function toldInAll(sent: Sent): Told[] {
  const told = known.get(sent) ?? toldIn(sent.text);
  known.set(sent, told);
  return told;
}

/** A number counts what its passages count, so many times and as often; one that is made of others comes to the same. */
export const wrongNumbers: Kind = (statement) => {
  const { sentence, cited, text, sent } = statement;
  const own = cited.length > 0 ? toldIn(text) : toldInAll(sent);
  return toldIn(sentence)
    .filter(({ unit }) => unit !== "year" && unit !== "month")
    .filter((number) => !isAbsentAt(statement, number.start) && !isNumberBorne(statement, number, own))
    .map(({ start, unitEnd }) => `“${sentence.slice(start, unitEnd)}” isn't the number that its passages tell`);
};

function isNumberBorne(statement: Statement, number: Told, own: readonly Told[]): boolean {
  const { sentence, cited, text, around, near, entries } = statement;
  if (isNamePart(statement, number)) return true;
  if (own.some((one) => countsSame(number, one))) return true;
  if (isReckoned(sentence, number, own) || isCount(statement, number) || isDistance(statement, number)) return true;
  const isToldOtherwise =
    cited.length > 0 &&
    [...own, ...onesIn(text)].some(({ unit }) => (number.unit === null ? unit === null : unit !== null && isSameUnit(unit, number.unit)));
  if (cited.length === 0 || isToldOtherwise) return false;
  return toldIn(entries.length > 0 ? around : near).some(
    (one) => countsSame(number, one) && (one.unit ?? number.unit) === (number.unit ?? one.unit),
  );
}

function countsSame(one: Told, other: Told): boolean {
  if (!isSame(one.value, other.value) || (one.each >= 0 && other.each >= 0 && one.each !== other.each)) return false;
  if (one.unit === null || other.unit === null) return true;
  return isMeasure(one.unit) || isMeasure(other.unit) ? isSameUnit(one.unit, other.unit) : true;
}

/** "One junior developer", which counts nothing unless another number is told of the same. */
const onesIn = (text: string): Told[] => toldIn(text.replace(/(?<!\p{L})(?:one|één|een)(?= \p{L})/giu, "1"));

/** "NEN 3140", "scale 50": a number that belongs to a name stands behind the same word. */
function isNamePart({ sentence, cited, around, sent }: Statement, { start, end }: Told): boolean {
  const [name] = /(?:\p{Lu}[\p{L}.-]*|schaal|scale|level|niveau|class|klasse|fase|phase|grade) $/u.exec(sentence.slice(0, start)) ?? [];
  return (
    Boolean(name) && (cited.length > 0 ? around : sent.text).toLowerCase().includes(`${name}${sentence.slice(start, end)}`.toLowerCase())
  );
}

/** A sum, a difference or a share of the passages' own numbers, where the sentence says that it reckons. */
function isReckoned(sentence: string, { value, unit }: Told, own: readonly Told[]): boolean {
  const listed = numbersIn(sentence).filter((one) => !isSame(one.value, value));
  const isSum =
    listed.length > 1 &&
    isSame(
      listed.reduce((sum, one) => sum + one.value, 0),
      value,
    );
  if (isSum && listed.every((one) => own.some((other) => isSame(one.value, other.value)))) return true;
  if (!said.reckoned.test(sentence)) return false;
  const alike = own.filter((one) => unit === "percent" || unit === null || one.unit === null || one.unit === unit).slice(0, MOST_SUMMED);
  if (alike.length < 2) return false;
  const values = alike.map((one) => one.value);
  if (
    isSame(
      values.reduce((sum, one) => sum + one, 0),
      value,
    )
  )
    return true;
  return values.some((one, index) =>
    values.slice(index + 1).some((other) => {
      if (isSame(one + other, value) || isSame(Math.abs(one - other), value)) return true;
      return (
        unit === "percent" &&
        one > 0 &&
        other > 0 &&
        [one, other].some((base) => Math.abs((Math.abs(one - other) / base) * 100 - value) < 1)
      );
    }),
  );
}

/** So many jobs, languages, requirements: as many as the records hold, or as the sentence lists. */
function isCount(statement: Statement, { value, unitEnd, end }: Told): boolean {
  const { sentence, people, cited, named, sent } = statement;
  const isScore = ({ score, candidate }: ChatRecords["ranked"][number]) => score === value && sentence.includes(candidate.last_name || "…");
  const { ranked, criteria } = sent.records;
  if (ranked.some(isScore) || (criteria.length > 0 && scoreOf(criteria).score === value)) return true;
  if (!Number.isInteger(value) || value > 30) return false;
  const listed = sentence.slice(end).split(/:\s/)[1];
  if (listed && listed.split(/,\s|\s(?:and|en|&)\s/u).filter((one) => one.trim() !== "").length === value) return true;
  if (value > 1 && (named.filter(({ kind }) => kind === "job").length === value || cited.length === value))
    return isOfRecords(sentence.slice(end, unitEnd + 25));
  const what = counted.find(({ words }) => words.test(sentence.slice(end, unitEnd + 25)))?.key;
  if (!what) return false;
  const counts = people.flatMap(({ candidate }) => {
    const { experience, languages, education, certifications } = candidate;
    const interns = experience.filter(({ title }) => titleFamily(title ?? "").seniority === "intern").length;
    const firms = new Set(experience.flatMap(({ company }) => company?.toLowerCase() ?? [])).size;
    return {
      jobs: [experience.length, firms, interns, experience.length - interns],
      languages: [languages.length],
      studies: [education.length],
      certificates: [certifications.length],
      candidates: [],
      requirements: [],
    }[what];
  });
  return (what === "requirements" || what === "candidates" ? countsOfMatch(sent.records) : counts).includes(value);
}

/** Requirements by kind and verdict, of this candidate or of each of the best. */
function countsOfMatch({ job, criteria, ranked }: ChatRecords): number[] {
  const requirements = job?.requirements ?? [];
  const matches = [criteria, ...ranked.map((one) => one.criteria)];
  const verdicts = ["met", "partly", "not_met", "unknown"];
  return [
    requirements.length,
    ranked.length,
    ...["must", "nice", "knock_out"].map((kind) => requirements.filter((one) => one.kind === kind).length),
    ...matches.flatMap((match) =>
      [match, match.filter(({ kind }) => kind !== "nice"), match.filter(({ requirement_id }) => requirement_id)].flatMap((some) => [
        some.length,
        ...verdicts.map((verdict) => some.filter((one) => one.verdict === verdict).length),
      ]),
    ),
    ...verdicts.flatMap((verdict) =>
      requirements.map(
        ({ id }) => matches.filter((match) => match.some((one) => one.requirement_id === id && one.verdict === verdict)).length,
      ),
    ),
  ];
}

/** Between the candidate's town and the job's, as the crow flies and rounded. */
function isDistance({ people, sent }: Statement, { unit, value }: Told): boolean {
  const there = sent.records.job?.city;
  if (unit !== "kilometre" || !there) return false;
  return people.some(({ candidate }) => {
    const away = candidate.city ? kilometresBetween(candidate.city, there) : null;
    return away !== null && Math.abs(away - value) <= 5;
  });
}

/** What can be counted in the records beside what the lists name: a word that isn't measured. */
const isOfRecords = (behind: string) => /^\s*\p{L}/u.test(behind);
