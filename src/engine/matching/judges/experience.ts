import { tradeOf } from "#engine/skills/lexicon.ts";
import type { AskedSector } from "../asks/sector.ts";
import type { AskedWords } from "../asks/words.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { type HeldJob, hasFullCareer, jobsOf, judgeMonths, otherCareer } from "./career.ts";
import { distinct, type Finding, note, rank, unknown } from "./finding.ts";
import { coverageOf, judgeText } from "./words.ts";

/** Work for a kind of employer, by the names of employers and what is told of the jobs. */
export function judgeSector(asked: AskedSector, candidate: PreparedCandidate): Finding {
  const jobs = jobsOf(candidate);
  const isOf = (sectors: string[]) => sectors.some((sector) => asked.sectors.includes(sector));
  const fits = jobs.filter((job) => isOf(job.sectors().employer));
  if (fits.length > 0) return byEmployer(judgeMonths(fits, asked, false, candidate), fits, candidate);
  // What is told of a job may name the customers' trade as well as the employer's.
  const told = jobs.filter((job) => isOf(job.sectors().told));
  if (told.length > 0) return judgeMonths(told, asked, asked.years !== null, candidate);
  return asked.isEmployer ? otherCareer(candidate) : unknown();
}

/** The employers' names are the proof, before what the jobs were called. */
function byEmployer(found: Finding, jobs: HeldJob[], { ledger }: PreparedCandidate): Finding {
  const at = new Set(jobs.map((job) => job.at));
  const names = ledger.facts.filter((fact) => fact.kind === "employer" && fact.at !== undefined && at.has(fact.at));
  return { ...found, evidence: distinct([...names.flatMap(({ quotes }) => quotes), ...found.evidence]) };
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
export function judgeExperience(names: string[], words: AskedWords | null, years: number, candidate: PreparedCandidate): Finding {
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
