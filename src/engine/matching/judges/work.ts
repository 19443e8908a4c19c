import type { Evidence } from "#contract/fields.ts";
import type { Fact } from "#engine/facts/fact.ts";
import { ROLE } from "#engine/facts/kinds/work.ts";
import { coveredMonths, wholeYears } from "#engine/facts/periods.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { findPractice } from "#engine/skills/patterns/find.ts";
import { relatedRoles } from "#engine/skills/titles.ts";
import type { Asked, AskedRole } from "../asked.ts";
import type { PreparedCandidate } from "../candidate.ts";
import { stemsOf } from "../stems.ts";
import { distinct, type Finding, note, unknown, yearsVerdict } from "./finding.ts";

/** Jobs held longer ago than this many count for half. */
const RECENT_TITLES = 3;

export function judgeTitle(asked: AskedRole, candidate: PreparedCandidate): Finding {
  const { titles } = candidate;
  if (titles.length === 0) return unknown();
  const wanted = new Set(asked.roles);
  const isGeneral = asked.family.general && asked.stems.length > 1;
  const shareOf = (title: string) => {
    const held = new Set(stemsOf(title));
    return asked.stems.filter((stem) => held.has(stem)).length / Math.max(1, asked.stems.length);
  };
  // "Music instructor" is more than an instructor: beside a general word most of the other words must be there.
  const enough = isGeneral ? 0.51 : 1;
  const byWords = titles.find((title) => shareOf(title.title) >= enough);
  if (byWords && (wanted.size === 0 || isGeneral)) {
    return {
      verdict: byWords.age < RECENT_TITLES ? "met" : "partly",
      evidence: [byWords.evidence],
      note: note("title_same", { has: byWords.title }),
    };
  }
  if (wanted.size > 0) {
    const same = titles.filter((title) => title.role !== null && wanted.has(title.role));
    const recent = same.find((title) => title.age < RECENT_TITLES);
    if (recent && !isGeneral)
      return { verdict: "met", evidence: distinct(same.map((title) => title.evidence)), note: note("title_same", { has: recent.title }) };
    const near = titles.find((title) => title.role !== null && [...wanted].some((role) => relatedRoles(role).has(title.role as string)));
    const partly = same[0] ?? near;
    if (partly)
      return {
        verdict: "partly",
        evidence: [partly.evidence],
        note: note(same[0] ? "title_earlier" : "title_related", { has: partly.title }),
      };
  }
  if (byWords) {
    return {
      verdict: byWords.age < RECENT_TITLES ? "met" : "partly",
      evidence: [byWords.evidence],
      note: note("title_same", { has: byWords.title }),
    };
  }
  if (wanted.size === 0 || asked.family.general) return unknown();
  const other = titles.find((title) => title.role !== null);
  return other ? { verdict: "not_met", evidence: [other.evidence], note: note("title_other", { has: other.title }) } : unknown();
}

/** Years count where the work was of the same or a related role, or of one that nobody told. */
export function judgeYears(asked: number, role: AskedRole, candidate: PreparedCandidate): Finding {
  const { years } = candidate;
  if (judgeTitle(role, candidate).verdict === "not_met") return unknown();
  return years
    ? { verdict: yearsVerdict(years.value, asked), evidence: years.evidence, note: note("years_of", { years: years.value, asked }) }
    : unknown();
}

/** A career without a dated job of a year says nothing about what somebody never did. */
const FULL_CAREER_MONTHS = 12;

/**
 * Does the profile tell a whole career: every job titled and dated? Then work that is in none of them was not done; a skill that
 * is merely not named stays unknown.
 */
export function hasFullCareer({ candidate, ledger }: PreparedCandidate): boolean {
  const jobs = candidate.experience;
  if (jobs.length === 0 || !jobs.every(({ title, start }) => title && start)) return false;
  const all = ledger.facts.find(({ kind, says }) => kind === "experience" && says.by === "rule");
  return Number(all?.value ?? 0) >= FULL_CAREER_MONTHS;
}

/** Letters that two words of one compound share: "magazijn" and "magazijnmedewerker". */
const SHARED = 6;
const isNear = (one: string, other: string) =>
  one === other || (other.length >= SHARED && one.includes(other)) || (one.length >= SHARED && other.includes(one));

/** Work as the role that is asked, by the titles of the jobs and, where it is narrowed down, by what they tell. */
export function judgeRole(asked: Extract<Asked, { about: "role" }>, candidate: PreparedCandidate): Finding {
  const { ledger } = candidate;
  const wanted = new Set(asked.roles);
  const jobs = new Map<number, { same: boolean; months: number; quotes: Evidence[]; title: string }>();
  const periods: { at: number; start: number; end: number }[] = [];
  for (const fact of ledger.facts) {
    if (fact.kind !== "occupation" || fact.at === undefined) continue;
    const title = String(fact.value ?? fact.subject);
    const role = fact.subject.startsWith(ROLE) ? fact.subject.slice(ROLE.length) : null;
    const stems = stemsOf(title);
    const isTitled = asked.titles.some((words) => words.every((stem) => stems.some((one) => isNear(one, stem))));
    const same = (role !== null && wanted.has(role)) || isTitled;
    const near = role !== null && [...wanted].some((one) => relatedRoles(one).has(role));
    if (!same && !near) continue;
    const before = jobs.get(fact.at);
    if (before?.same && !same) continue;
    if (fact.period && !before) periods.push({ at: fact.at, ...fact.period });
    jobs.set(fact.at, { same, months: 0, quotes: fact.quotes, title });
  }
  const shows = (at: number, names: string[]) =>
    names.length === 0 || names.some((name) => ledger.facts.some((fact) => isShownAt(fact, name, at, candidate)));
  const same = [...jobs].filter(([at, job]) => job.same && shows(at, asked.skills));
  const inContext = same.filter(([at]) => shows(at, asked.context));
  const best = inContext.length > 0 ? inContext : same;
  const monthsOf = (list: [number, unknown][]) => coveredMonths(periods.filter(({ at }) => list.some(([one]) => one === at)));
  const quotesOf = (list: typeof same) => distinct(list.flatMap(([, { quotes }]) => quotes));
  const full = hasFullCareer(candidate);
  if (best.length > 0) {
    const evidence = quotesOf(best);
    const title = best[0]?.[1].title ?? "";
    const half = inContext.length === 0 && asked.context.length > 0;
    if (asked.years === null) return { verdict: half ? "partly" : "met", evidence, note: note("title_same", { has: title }) };
    const months = monthsOf(best);
    if (months === 0) return { verdict: "partly", evidence, note: note("years_unknown", { asked: asked.years }) };
    const verdict = yearsVerdict(months / 12, asked.years);
    return {
      verdict: verdict === "met" && half ? "partly" : verdict === "not_met" && !full ? "partly" : verdict,
      evidence,
      note: note("years_of", { years: wholeYears(months), asked: asked.years, title: asked.named }),
    };
  }
  const related = [...jobs];
  if (related.length > 0 && (asked.years === null || monthsOf(related) / 12 >= asked.years / 2))
    return { verdict: "partly", evidence: quotesOf(related), note: note("title_related", { has: related[0]?.[1].title ?? "" }) };
  if (!full) return unknown();
  const held = candidate.titles.filter(({ evidence }) => evidence !== undefined);
  const other = held[0];
  return other
    ? { verdict: "not_met", evidence: distinct(held.map(({ evidence }) => evidence)), note: note("title_other", { has: other.title }) }
    : unknown();
}

/** Does a fact show a skill in one job: there, or in its period where nothing else tells where? */
function isShownAt(fact: Fact, name: string, at: number, { candidate }: PreparedCandidate): boolean {
  if (fact.kind !== "skill" || fact.subject !== name || fact.polarity !== "has") return false;
  if (fact.at === at) return true;
  const job = candidate.experience[at];
  const text = `${job?.title ?? ""}\n${job?.company ?? ""}\n${job?.description ?? ""}`;
  return [...findSkills(text), ...findPractice(text)].some((one) => one.name === name);
}
