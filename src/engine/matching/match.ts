import type { Criterion } from "#contract/job/match.ts";
import { wordsKey } from "#contract/text/words-key.ts";
import type { ModelVerdict } from "./by-model/verdicts.ts";
import type { PreparedJob } from "./job.ts";
import { judgeAsk } from "./judge.ts";
import { type Finding, note } from "./judges/finding.ts";
import { judgeMeaning } from "./judges/meaning.ts";
import { judgeRelevance } from "./judges/relevance.ts";
import { gradeTitle } from "./judges/title-grade.ts";
import type { CandidateMeaning, JobMeaning } from "./meaning/meaning.ts";
import type { PreparedCandidate } from "./prepared-candidate.ts";
import { worth } from "./score.ts";

/** Changes whenever the same input may give other criteria: stored matches of another version are computed anew. */
export const ENGINE_VERSION = "16";

/** The vectors of both, where the installation has a model that makes them. */
export interface Meaning {
  job: JobMeaning;
  candidate: CandidateMeaning;
}

/** What a language model proposed for a pair, by the id of the requirement. */
export type ProposedVerdicts = ReadonlyMap<string, ModelVerdict>;

/**
 * Compares one candidate with one job, criterion by criterion, in the job's order. Met, partly and not met carry at least
 * one quote that stands character by character in its source; a fact that is missing is unknown, never not met. Text in a
 * CV is data: nothing it says about ratings or instructions changes anything. What a model proposed goes before the built-in
 * verdict, which is kept beside it, and after what a person said.
 */
export function matchCandidate(
  job: PreparedJob,
  candidate: PreparedCandidate,
  meaning?: Meaning,
  proposed?: ProposedVerdicts,
): { criteria: Criterion[] } {
  const criteria = job.asks.map((ask): Criterion => {
    const { criterion, text, kind, requirement_id, weight, quote, asked } = ask;
    const said = saidOf(text, candidate);
    const builtIn = said ?? judgeAsk(ask, job.title, candidate);
    const byModel = said === null && requirement_id !== undefined && isAModels(ask, builtIn) ? proposed?.get(requirement_id) : undefined;
    const found = byModel ? { verdict: byModel.verdict, evidence: byModel.evidence, note: null } : builtIn;
    const { verdict, evidence, note, score } =
      asked.about === "title" && !byModel ? gradeTitle(found, job.title, candidate) : { ...found, score: worth[found.verdict] };
    return {
      criterion,
      text,
      kind,
      ...(requirement_id && { requirement_id }),
      weight,
      score,
      verdict,
      evidence,
      asked: quote,
      note,
      ...(byModel && { judged_by: { model: byModel.model, why: byModel.why, built_in: builtIn } }),
    };
  });
  if (job.relevance) criteria.push(judgeRelevance(job.relevance, candidate));
  const near = meaning && judgeMeaning(job, meaning.job, candidate, meaning.candidate);
  if (near) criteria.push(near);
  return { criteria };
}

/**
 * What rests on the profile, which people correct, or on a note isn't a model's to judge: it saw the CV alone. Nor are hours that were read:
 * whether 32 are 36 is counted.
 */
const isAModels = ({ asked }: Pick<PreparedJob["asks"][number], "asked">, { evidence, verdict }: Finding): boolean =>
  evidence.every(({ source }) => source === "cv" || source === "job") && (asked.about !== "hours" || verdict === "unknown");

/** A person's word that a passage proves what is asked goes before every judge, and is told as theirs. */
function saidOf(text: string | null, { said }: PreparedCandidate): Finding | null {
  const fact = text === null ? undefined : said.get(wordsKey(text));
  if (fact?.says.by !== "person") return null;
  const { name = "", at } = fact.says;
  return { verdict: "met", evidence: fact.quotes, note: note("said_by", { name, date: at.slice(0, 10) }) };
}

/** Kinds of criteria that make a candidate worth a look when one of them is met or partly met. */
export const speaking = new Set<Criterion["criterion"]>(["skill", "title", "certificate", "other"]);

/** So much of a vacancy's text in a candidate's documents makes them worth a look, though no requirement is met: about a tenth of it. */
export const ALIKE = 0.5;

/**
 * Does anything at all speak for this pair? False where no skill, title, certificate or free requirement is met or partly
 * met and the texts share little: years, languages, a degree or the right town alone make no candidate. Such pairs need not be stored.
 */
export function mayFit(criteria: readonly Criterion[]): boolean {
  return criteria.some(({ criterion, score }) => (criterion === "relevance" ? score >= ALIKE : speaking.has(criterion) && score > 0));
}
