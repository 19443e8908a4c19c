import type { AskedSector } from "../asks/sector.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { type HeldJob, jobsOf, judgeMonths, otherCareer } from "./career.ts";
import { distinct, type Finding, unknown } from "./finding.ts";

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
