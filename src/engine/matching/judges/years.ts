import { findSkills, tradeOf } from "#engine/skills/lexicon.ts";
import { findPractice } from "#engine/skills/patterns/find.ts";
import type { AskedSkills } from "../asked.ts";
import type { AskedWords } from "../asks/words.ts";
import { stemsOf } from "../meaning/stems.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { type HeldJob, hasFullCareer, jobsOf, judgeMonths, otherCareer, ownWorkOf } from "./career.ts";
import { type Finding, note, rank, unknown } from "./finding.ts";
import { bySize, judgeGroups } from "./skills.ts";
import { coverageOf, judgeText } from "./words.ts";

/** What says that too little of the work was found, or other work. */
const isShort = new Set(["title_other", "title_related", "years_of", "years_unknown"]);

/** Years of a thing: by what shows it, and by the jobs that are called as the vacancy is where its title names what is asked. */
export function judgeYearsOf(asked: AskedSkills | AskedWords, years: number, title: string, candidate: PreparedCandidate): Finding {
  const found = asked.about === "skills" ? judgeSkillsInYears(asked, years, candidate) : judgeExperience([], asked, years, candidate);
  const { jobs } = ownWorkOf(title, candidate);
  if (jobs.length === 0) return found;
  // A career as the vacancy's own title is no other work than what the vacancy asks years of: it only says nothing of it.
  return orByTitle(found.note?.key === "title_other" ? unknown() : found, isInTitle(asked, title) ? years : null, title, candidate);
}

/** Years of the work itself: jobs that are called as the vacancy count where the vacancy's title names what is asked. */
export function orByTitle(found: Finding, years: number | null, title: string, candidate: PreparedCandidate): Finding {
  if (!years || found.verdict === "met" || (found.verdict !== "unknown" && !isShort.has(found.note?.key ?? ""))) return found;
  const { jobs } = ownWorkOf(title, candidate);
  const byTitle = jobs.length > 0 ? judgeMonths(jobs, { years }, false, candidate) : found;
  return rank[byTitle.verdict] > rank[found.verdict] || found.note?.key === "title_other" ? byTitle : found;
}

const inTitle = new WeakMap<AskedSkills | AskedWords, { title: string; is: boolean }>();

/**
 * Does a title name what is asked: "Nurse" nursing, but not phlebotomy? Whoever was called so for years needn't have done more, nor have
 * worked with a thing that has a name of its own.
 */
function isInTitle(asked: AskedSkills | AskedWords, title: string): boolean {
  const before = inTitle.get(asked);
  if (before?.title === title) return before.is;
  const words = asked.about === "text" ? asked : asked.words;
  const isNamed =
    asked.about === "skills" && [...findSkills(title), ...findPractice(title)].some(({ name }) => asked.groups.flat().includes(name));
  const is = !asked.isNamed && (isNamed || (words !== undefined && coverageOf(words, stemsOf(title)) >= IN_TITLE));
  inTitle.set(asked, { title, is });
  return is;
}

/** By the years of the skill, and by those of the jobs that show it in other words. */
function judgeSkillsInYears(asked: AskedSkills, years: number, candidate: PreparedCandidate): Finding {
  const bySkill = bySize(asked, candidate) ?? judgeGroups(asked, candidate);
  if (bySkill.verdict === "met" || !asked.words) return bySkill;
  const names = asked.groups.flat();
  const denied = names.map((name) => candidate.skills.get(name)).find((held) => held?.negative);
  // Who says never to have done it hasn't, whatever jobs seem to show it.
  if (denied?.negative && denied.positive.every(({ basic }) => basic))
    return { verdict: "not_met", evidence: [denied.negative], note: note("denied", { skill: names[0] ?? "" }) };
  const byJobs = judgeExperience(names, asked.words, years, candidate);
  const isOfNoUse = byJobs.verdict === "not_met" && bySkill.verdict === "partly" && byJobs.note?.key !== "years_of";
  return byJobs.verdict === "unknown" || isOfNoUse ? bySkill : byJobs;
}

/** So much of an ask's weight in a job's own words shows that the job was of this work; in its title less is enough. */
const SHOWN = 0.6;
export const IN_TITLE = 0.45;

/** The jobs that show a skill: by the facts, by their titles, or by what is told of them in other words. */
function jobsShowing(names: string[], words: AskedWords | null, candidate: PreparedCandidate): { same: HeldJob[]; near: HeldJob[] } {
  const { facts } = candidate.ledger;
  const shown = new Set<number>();
  for (const { kind, subject, polarity, at, says } of facts) {
    if (kind !== "skill" || !names.includes(subject) || polarity !== "has") continue;
    if (at !== undefined) shown.add(at);
    if (says.by === "rule")
      for (const index of says.of)
        if (facts[index]?.at !== undefined && facts[index]?.kind !== "skill") shown.add(facts[index]?.at as number);
  }
  const trades = new Set<string | null>(names.map((name) => tradeOf(name)).filter((trade) => trade !== null));
  const same: HeldJob[] = [];
  const near: HeldJob[] = [];
  for (const job of jobsOf(candidate)) {
    const isTold =
      words !== null &&
      (coverageOf(words, job.titleStems) >= IN_TITLE || (job.text.length > job.title.length && coverageOf(words, job.stems()) >= SHOWN));
    if (shown.has(job.at) || isTold) same.push(job);
    else if (trades.has(job.trade())) near.push(job);
  }
  return { same, near };
}

/** So much of an ask in what is told of one job makes it related work. */
const RELATED = 0.4;

function nearestJob(words: AskedWords, candidate: PreparedCandidate): HeldJob | null {
  const shares = jobsOf(candidate).map((job) => ({ job, share: job.quotes.length > 0 ? coverageOf(words, job.stems()) : 0 }));
  const best = shares.reduce<(typeof shares)[number] | null>((one, other) => (!one || other.share > one.share ? other : one), null);
  return best && best.share >= RELATED ? best.job : null;
}

/**
 * Years of work that a skill or some words name: counted from the jobs that show it. Jobs in its trade show some of it; a whole career
 * of other work is not met.
 */
function judgeExperience(names: string[], words: AskedWords | null, years: number, candidate: PreparedCandidate): Finding {
  const stated = Math.max(0, ...names.map((name) => candidate.skills.get(name)?.years?.value ?? 0));
  const { same, near: ofTrade } = jobsShowing(names, words, candidate);
  if (same.length > 0) {
    const counted = judgeMonths(same, { years }, false, candidate);
    if (counted.verdict === "met" || stated < years) return counted;
  }
  // Jobs of the trade show some of it where the CV names the thing itself; else they were other work.
  if (ofTrade.length > 0 && same.length === 0 && names.some((name) => candidate.skills.has(name))) {
    const some = judgeMonths(ofTrade, { years }, true, candidate);
    if (rank[some.verdict] > 0 && stated === 0)
      return some.verdict === "partly" ? { ...some, note: note("title_related", { has: ofTrade[0]?.title ?? "" }) } : some;
  }
  if (same.length > 0 || stated > 0 || names.some((name) => (candidate.skills.get(name)?.positive.length ?? 0) > 0)) return unknown();
  const told = words ? judgeText(words, candidate) : unknown();
  if (told.verdict === "met" || told.verdict === "partly") return { ...told, verdict: "partly" };
  // A job that tells a good part of the ask was no other work, though it doesn't tell the whole.
  if (words?.isNamed) return unknown();
  const near = words ? nearestJob(words, candidate) : null;
  if (near) return { verdict: "partly", evidence: near.quotes.slice(0, 2), note: note("title_related", { has: near.title }) };
  return hasFullCareer(candidate) ? otherCareer(candidate) : unknown();
}
