import { readCv } from "#engine/cv/read-cv.ts";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { prepareJob } from "#engine/matching/job.ts";
import { matchCandidate } from "#engine/matching/match.ts";
import type { MatchableJob } from "#engine/matching/matchable-job.ts";
import type { MatchableCandidate } from "#engine/matching/prepared-candidate.ts";
import { nobody, nothingAsked } from "./matchables.ts";

const id = "00000000-0000-4000-8000-000000000001";
const today = "2026-11-22";

/** A CV as the product reads it from pasted text. */
export function candidateOf(text: string): MatchableCandidate {
  const { profile, text: cv_text, evidence } = readCv({ kind: "text", text, links: [], hidden: [] }, { today });
  return { ...nobody, ...profile, cv_text, evidence, updated_at: today } as unknown as MatchableCandidate;
}

/** The verdict on one requirement for somebody whose CV, below a name and an address, says `rest`. */
export function verdictOn(text: string, rest: string, more: Partial<MatchableJob["requirements"][number]> = {}): string {
  const address = /^Adres: /.test(rest) ? "" : "Stationsweg 1, Zwolle\n";
  const cv = `Noor Fictief\n${address}noor@voorbeeld.example\n\n${rest}`;
  const asked = prepareJob({ ...nothingAsked, requirements: [{ id, text, kind: "must", ...more }] });
  return matchCandidate(asked, prepareCandidate(candidateOf(cv))).criteria[0]?.verdict ?? "none";
}
