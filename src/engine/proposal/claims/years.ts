import type { Evidence } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { coveredMonths, periodsOf } from "#engine/facts/periods.ts";
import { passageAt } from "#engine/matching/passages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { findTitles, relatedRoles, titleFamily } from "#engine/skills/titles.ts";
import { fold } from "#engine/skills/tokens.ts";
import { yearsInTrade } from "../held-jobs.ts";
import { evidenceAt } from "../sources.ts";
import type { BearersOf, Grounds } from "./grounds.ts";
import { numbersOf } from "./number.ts";
import { oncePerPassage } from "./once.ts";
import type { Bearer, Piece } from "./piece.ts";

const skillsOfPassage = oncePerPassage(findSkills);

/** Whether so many years come to what a sentence tells, as exact as people tell them. */
export function fitsYears({ number, bound }: Extract<Piece, { kind: "years" }>): (value: number) => boolean {
  const claimed = number.unit === "month" ? number.value / 12 : number.value;
  return (value) =>
    bound === "least"
      ? value >= claimed - 0.5
      : bound === "nearly"
        ? value < claimed + 0.01 && value >= claimed - 1
        : Math.abs(value - claimed) < 0.75 || Math.floor(value) === claimed;
}

/**
 * Years of something. They stand when a source states them of the same skill, or when the jobs give them: rounded to
 * whole or half years in either direction (CVs name months, people say "ten years" of nine and a half), with "more
 * than" every smaller number, with "almost" one more than there are.
 */
export const yearsBearers: BearersOf<"years"> = (grounds, piece, { sentence, pieces, context, named }) => {
  const { prepared, candidate, today } = grounds.sources;
  const { number } = piece;
  const fits = fitsYears(piece);
  const skill = skillBeside(grounds, piece, pieces, sentence);
  const bearers: Bearer[] = [];
  for (const text of grounds.textsFor(piece)) {
    for (const other of numbersOf(text).get(number.value) ?? []) {
      if (other.unit !== number.unit) continue;
      const passage = passageAt(text.passages, other.start);
      if (!passage || (skill && !skillsOfPassage(text, passage).some(({ name }) => name === skill))) continue;
      bearers.push({ evidence: evidenceAt(text, other) });
    }
  }
  if (skill) {
    const known = prepared.skills.get(skill)?.years;
    if (known && fits(known.value)) bearers.push(grounds.fromEvidence(known.evidence));
    // "Eight years of account management at Oldeberg": the time there, where the CV tells of it there.
    const there = grounds.employerIn(sentence);
    const period = there === null ? null : periodsOf(candidate, today)[there];
    const isThere = (one: Evidence) => one.source === `profile:experience.${there}.title` || grounds.ownerOf(one) === there;
    if (there !== null && period && fits((period.end - period.start) / 12))
      if (prepared.skills.get(skill)?.positive.some(({ evidence }) => isThere(evidence)))
        bearers.push(grounds.field(`experience.${there}.start`));
    return bearers;
  }
  for (const { name } of findSkills(context)) {
    const known = prepared.skills.get(name)?.years;
    if (known && fits(known.value)) bearers.push(grounds.fromEvidence(known.evidence));
  }
  const periods = periodsOf(candidate, today);
  const employer = grounds.employerIn(sentence);
  if (employer !== null) {
    const period = periods[employer];
    if (period && fits((period.end - period.start) / 12)) bearers.push(grounds.field(`experience.${employer}.start`));
  }
  for (const owner of new Set(named.flatMap((one) => grounds.ownerOf(one) ?? []))) {
    const period = periods[owner];
    if (period && fits((period.end - period.start) / 12)) bearers.push(grounds.field(`experience.${owner}.start`));
  }
  const role = findTitles(sentence).find((title) => !title.general)?.role;
  if (role) {
    const related = new Set([role, ...relatedRoles(role)]);
    // In that very work, or in it and what is akin to it.
    for (const counted of [new Set([role]), related]) {
      const held = candidate.experience.flatMap(({ title }, index) => (counted.has(titleFamily(title ?? "").role ?? "") ? [index] : []));
      const first = held.at(-1);
      if (first !== undefined && fits(coveredMonths(held.flatMap((index) => periods[index] ?? [])) / 12))
        bearers.push(grounds.field(`experience.${first}.start`));
    }
  }
  if (/(?<!\p{L})(?:in this line of work|in this work|in dit vak)(?!\p{L})/iu.test(sentence.slice(piece.end))) {
    const trade = yearsInTrade(candidate, grounds.sources.job.title, today);
    return trade && fits(trade.years) ? trade.jobs.slice(-1).map((index) => grounds.field(`experience.${index}.start`)) : [];
  }
  const all = coveredMonths(periods.filter((one) => one !== null)) / 12;
  const there = /^[^.;,]{0,25}(?<!\p{L})(?:at|bij)(?!\p{L})/iu.test(sentence.slice(piece.end));
  if ((employer === null || !there) && ((prepared.years && fits(prepared.years.value)) || (all > 0 && fits(all)))) {
    const first = periods.findLastIndex((one) => one !== null);
    bearers.push(
      ...(prepared.years && fits(prepared.years.value)
        ? prepared.years.evidence.slice(0, 1).map((one) => grounds.fromEvidence(one))
        : [grounds.field(`experience.${first}.start`)]),
    );
  }
  return bearers;
};

/** The skill that years are told of: the next one after them ("ten years of Python"), else the one just before ("Python, ten years"). */
function skillBeside(grounds: Grounds, piece: Piece, pieces: readonly Piece[], sentence: string): string | null {
  const skills = pieces.filter((one): one is Extract<Piece, { kind: "skill" }> => one.kind === "skill");
  const after = skills.find(
    (skill) =>
      skill.start >= piece.end &&
      skill.start - piece.end < 45 &&
      !/[;:,.]|(?<!\p{L})(?:at|bij|where|waar|since|sinds|and|en|knows|kent)(?!\p{L})/iu.test(sentence.slice(piece.end, skill.start)),
  );
  const before = skills.findLast(
    (skill) => skill.end <= piece.start && piece.start - skill.end < 12 && /^[\s,:(–-]*$/.test(sentence.slice(skill.end, piece.start)),
  );
  if (after ?? before) return (after ?? before)?.name ?? null;
  // "Acquisition (sales)" is told without what stands between brackets.
  const lower = fold(sentence.slice(piece.end, piece.end + 60));
  return (
    [...grounds.sources.prepared.skills.keys()].find((name) => name.includes(" (") && lower.includes(fold(nth(name.split(" ("), 0)))) ??
    null
  );
}
