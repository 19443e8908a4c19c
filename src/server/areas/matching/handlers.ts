import type { Body } from "#contract/call.ts";
import type { Match, MatchRow } from "#contract/job/match.ts";
import type { matchingCalls } from "#contract/job/matching.ts";
import type { Layout } from "#engine/cv/page/document.ts";
import type { MatchableCandidate } from "#engine/matching/prepared-candidate.ts";
import { findCandidate, findCandidateOrFail, findLayout, refuseWithoutCandidate } from "#server/areas/candidate/queries.ts";
import { keepDecision } from "#server/areas/decision/tasks.ts";
import { filesOfCandidate } from "#server/areas/file/queries.ts";
import { withUrl } from "#server/areas/file/rules.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { findJobRows, refuseWithoutJob } from "#server/areas/job/queries.ts";
import { judgeInView, judgeTouched, judgingOf } from "#server/areas/judging/tasks.ts";
import { lockJob } from "#server/areas/ranking/queries.ts";
import { settle, withCriteria } from "#server/areas/ranking/rules.ts";
import {
  jobProgress,
  matchesBeyond,
  matchesInView,
  noteShown,
  pinCandidates,
  recompute,
  unpinCandidates,
  withNearestOf,
} from "#server/areas/ranking/tasks.ts";
import { insertActivity, recruiterName } from "#server/areas/workspace/queries.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { invalidField, notFound, stale } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { boardHandlers } from "./board/handlers.ts";
import { findMatch, findMatchToChange, matchesWithJobs, updateOverrides } from "./queries.ts";
import { pageOfRanked } from "./ranked/tasks.ts";
import { whyAboveOf, withPlaces } from "./rules.ts";
import { currentMatch, moveFound, sayWhy } from "./tasks.ts";
import { pageOfUnranked } from "./unranked/tasks.ts";

export const matchingHandlers: Handlers<typeof matchingCalls> = {
  ...boardHandlers,

  matchedCandidates: async ({ body, caller, parts }) => {
    await refuseWithoutJob(parts.database.db, caller.workspace, body.id);
    await matchesInView.ofJob(parts, caller.workspace, body.id);
    return { data: await ranking(parts, caller, body.id, body) };
  },

  notRanked: async ({ body, caller, parts }) => {
    await refuseWithoutJob(parts.database.db, caller.workspace, body.id);
    await matchesInView.ofJob(parts, caller.workspace, body.id);
    const page = await pageOfUnranked(parts, caller.workspace, body.id, body);
    await noteShown(parts, caller, { list: "not_ranked", of: body.id, sort: body.group, ...partOf(body, page) });
    return { data: page };
  },

  matchCandidates: async ({ body, caller, parts }) => {
    await refuseWithoutJob(parts.database.db, caller.workspace, body.id);
    let pinned: string[] = [];
    if (body.mode === "manual") {
      const ids = body.candidate_ids ?? [];
      for (const [index, id] of ids.entries())
        if (!(await isThere(parts, caller, id))) throw invalidField(`candidate_ids.${index}`, "wrong_id");
      pinned = await pinCandidates(parts, caller.workspace, body.id, ids);
    }
    await matchesInView.ofJob(parts, caller.workspace, body.id, { wait: "always" });
    return { data: { ...(await ranking(parts, caller, body.id, { limit: 200 })), pinned } };
  },

  unmatchCandidates: async ({ body, caller, parts }) => {
    await refuseWithoutJob(parts.database.db, caller.workspace, body.id);
    return { data: { unpinned: await unpinCandidates(parts, caller.workspace, body.id, body.candidate_ids) } };
  },

  fetchMatched: async ({ body, caller, parts }) => {
    await refuseWithoutJob(parts.database.db, caller.workspace, body.job_id);
    const candidate = await findCandidateOrFail(parts.database.db, caller.workspace, body.candidate_id);
    const match = await placedMatch(parts, caller, body, candidate);
    await keepDecision(parts.database.db, caller.workspace, match, { kind: "seen", recruiter_id: caller.recruiter_id });
    const is_being_judged = await judgeInView(parts, caller.workspace, body);
    return { data: { candidate: { ...candidate, files: await filesOf(parts, caller, candidate.id) }, match, is_being_judged } };
  },

  whyAbove: async ({ body, caller, parts }) => {
    await refuseWithoutJob(parts.database.db, caller.workspace, body.job_id);
    const [one, other] = await comparedWith(parts, caller, body);
    if (!one || !other) throw notFound("match");
    return { data: whyAboveOf(one, other) };
  },

  updateMatched: async ({ body, caller, parts }) => {
    await refuseWithoutJob(parts.database.db, caller.workspace, body.job_id);
    await refuseWithoutCandidate(parts.database.db, caller.workspace, body.candidate_id);
    await bringMatchToChange(parts, caller, body);
    await parts.database.transaction(async (trx) => {
      // The job's lock first, as whoever computes matches takes it: neither overwrites the other.
      await lockJob(trx, caller.workspace, body.job_id);
      const match = await findMatchToChange(trx, caller.workspace, body.job_id, body.candidate_id);
      if (!match) throw notFound("match");
      if (body.from && body.from !== match.stage_key) throw stale("match", { match });
      await changeStage(trx, caller, match, body);
      if (body.override !== undefined) await override(trx, caller, match, body.override);
    });
    judgeTouched(parts, caller.workspace, [body]);
    return { data: { match: await placedMatch(parts, caller, body) } };
  },

  matchedJobs: async ({ body, caller, parts }) => {
    await refuseWithoutCandidate(parts.database.db, caller.workspace, body.id);
    await matchesInView.ofCandidate(parts, caller.workspace, body.id);
    const matches = await bestJobMatches(parts, caller.workspace, body.id);
    const ids = matches.map((match) => match.job_id);
    const jobs = new Map((await findJobRows(parts.database.db, caller.workspace, ids)).map((job) => [job.id, job]));
    const rows = matches.flatMap((match) => {
      const job = jobs.get(match.job_id);
      return job ? [{ ...job, match }] : [];
    });
    await noteShown(parts, caller, { list: "jobs", of: body.id, matches: rows.map(({ match }) => match) });
    return { data: { jobs: rows } };
  },
};

/** People who are held against each other for a job, with their matches; a language model judges them too. */
async function comparedWith(parts: Parts, { workspace }: Caller, { job_id, candidate_ids }: Body<typeof matchingCalls.whyAbove>) {
  const compared = [];
  for (const candidate_id of candidate_ids) {
    const candidate = await findCandidateOrFail(parts.database.db, workspace, candidate_id);
    const match = await currentMatch(parts, workspace, { job_id, candidate_id });
    if (!match) throw notFound("match");
    compared.push({ name: [candidate.first_name, candidate.last_name].filter(Boolean).join(" "), match });
  }
  const pairs = candidate_ids.map((candidate_id) => ({ job_id, candidate_id }));
  judgeTouched(parts, workspace, pairs);
  return compared;
}

/** Moves a match to another stage, or says why it is where it is. */
async function changeStage(trx: Trx, caller: Caller, match: FoundMatch, body: Body<typeof matchingCalls.updateMatched>): Promise<void> {
  const { stage: to, reason, reason_key } = body;
  const why = { by: caller.recruiter_id, ...(reason !== undefined && { reason }), ...(reason_key !== undefined && { reason_key }) };
  if (!to) return;
  const isMoved = to !== match.stage_key && (await moveFound(trx, caller.workspace, match, { to, ...why }));
  if (!isMoved && (reason !== undefined || reason_key !== undefined)) await sayWhy(trx, caller.workspace, match, why);
}

/** The match that somebody changes is kept from now on; who overrides a verdict has read it as it is now. */
async function bringMatchToChange(parts: Parts, caller: Caller, body: Pair & { override?: unknown }): Promise<void> {
  const { db } = parts.database;
  const { job_id, candidate_id } = body;
  if (!(await findMatch(db, caller.workspace, job_id, candidate_id))) await pinCandidates(parts, caller.workspace, job_id, [candidate_id]);
  else if (body.override && !(await matchesInView.areCurrent(db, caller.workspace, body)))
    await recompute(parts, caller.workspace, job_id, candidate_id);
}

const aboutPair = ({ recruiter_id }: Caller, { job_id, candidate_id }: Pair) => ({ id: newId(), recruiter_id, candidate_id, job_id });

/** The jobs that suit a candidate best: what is stored, and what stands beyond that. */
async function bestJobMatches(parts: Parts, workspace: WorkspaceId, candidate_id: string) {
  const stored = (await matchesWithJobs(parts.database.db, workspace, candidate_id)).map((match) => withCriteria(match));
  const beyond = (await matchesBeyond(parts, workspace, candidate_id)).map(({ criteria: _, ...match }) => match);
  return [...stored, ...beyond]
    .sort((one, other) => other.exact_score - one.exact_score || (one.job_id < other.job_id ? -1 : 1))
    .slice(0, MOST_JOBS);
}

/** Jobs that are told of one candidate. */
const MOST_JOBS = 200;

/** What of a list a page shows. */
const partOf = ({ cursor }: { cursor?: string | undefined }, { candidates }: { candidates: { match: MatchRow }[] }) => ({
  is_continued: cursor !== undefined,
  matches: candidates.map(({ match }) => match),
});

/** A page of a job's candidates, and with how many it was compared. */
async function ranking(parts: Parts, caller: Caller, job_id: string, query: Parameters<typeof pageOfRanked>[3]) {
  // Asked first: whoever is told as judged then stands in the page as judged.
  const judging = await judgingOf(parts, caller.workspace, job_id);
  const page = await pageOfRanked(parts, caller.workspace, job_id, query);
  await noteShown(parts, caller, { list: "candidates", of: job_id, sort: query.sort, ...partOf(query, page) });
  const { compared, is_building } = await jobProgress(parts.database.db, caller.workspace, job_id);
  return { ...page, compared, is_building, judging };
}

type Pair = { job_id: string; candidate_id: string };
type FoundMatch = NonNullable<Awaited<ReturnType<typeof findMatchToChange>>>;
type StoredMatch = NonNullable<Awaited<ReturnType<typeof findMatch>>>;

interface VerdictChange {
  requirement_id: string;
  verdict: "met" | "partly" | "not_met" | "unknown" | null;
  reason: string;
}

/** A person's verdict over one requirement, or all of them taken back (null); the score follows. */
async function override(trx: Trx, caller: Caller, match: StoredMatch, change: VerdictChange | null): Promise<void> {
  const overrides = change === null ? {} : await overridesAfter(trx, caller, match, change);
  const settled = settle(match.criteria, overrides);
  await updateOverrides(trx, caller.workspace, match, { overrides, ...settled });
  const after: Match = { ...match, ...settled.summary, score: settled.score, criteria: settled.criteria };
  const detail = { ...change };
  await keepDecision(trx, caller.workspace, after, { kind: "verdict", detail, recruiter_id: caller.recruiter_id });
  await insertActivity(trx, caller.workspace, { ...aboutPair(caller, match), kind: "verdict_changed", detail });
}

/** A match's overrides with one more, in the recruiter's name, or one less. */
async function overridesAfter(trx: Trx, caller: Caller, match: StoredMatch, { requirement_id, verdict, reason }: VerdictChange) {
  if (!match.criteria.some((criterion) => criterion.requirement_id === requirement_id))
    throw invalidField("override.requirement_id", "requirement_unknown");
  const { [requirement_id]: _, ...others } = match.stored_overrides;
  if (verdict === null) return others;
  const by = await recruiterName(trx, caller.workspace, caller.recruiter_id);
  return { ...others, [requirement_id]: { verdict, reason, by, at: new Date().toISOString() } };
}

async function isThere(parts: Parts, caller: Caller, id: string): Promise<boolean> {
  const candidate = await findCandidate(parts.database.db, caller.workspace, id);
  return Boolean(candidate && !candidate.deleted_at);
}

async function filesOf(parts: Parts, caller: Caller, candidate_id: string) {
  return (await filesOfCandidate(parts.database.db, caller.workspace, candidate_id)).map((file) => withUrl(parts, file));
}

/** The match with its places; with `candidate` also what comes nearest to each requirement that wasn't found. */
async function placedMatch(parts: Parts, caller: Caller, pair: Pair, candidate?: MatchableCandidate & { id: string }) {
  const match = await currentMatch(parts, caller.workspace, pair);
  if (!match) throw notFound("match");
  const searched = candidate ? { ...match, criteria: await withNearestOf(parts, caller.workspace, match.criteria, candidate) } : match;
  return withPlaces(searched, (await findLayout(parts.database.db, caller.workspace, pair.candidate_id)) as Layout | null);
}
