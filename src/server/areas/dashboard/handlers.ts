import { DAY_MS } from "#contract/choices.ts";
import type { AttentionLine, dashboardCalls, UpcomingLine } from "#contract/dashboard.ts";
import { readSearch } from "#contract/text/search.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { interviewsBetween, type StoredInterview, suggestedInterviews } from "#server/areas/interview/queries.ts";
import { newestBursts } from "#server/areas/security/queries.ts";
import { termsOf } from "#server/areas/workspace/queries.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { invalidField } from "#server/core/failures.ts";
import type { Db } from "#server/parts/database/database.ts";
import {
  comingDays,
  findBegun,
  findFigures,
  jobsWithoutMatch,
  leavingPeople,
  newestActivity,
  newestJobs,
  newStrongMatches,
  openDrafts,
  peopleAt,
  putOffKeys,
  putOffLine,
  silentClients,
  unansweredClients,
  uncheckedPeople,
} from "./queries.ts";
import { inOrder, UPCOMING_DAYS, withoutPutOff } from "./rules.ts";
import { findRecords } from "./search/queries.ts";
import { withSnippets } from "./search/rules.ts";

const JOBS_SHOWN = 8;
const YEAR_MS = 366 * DAY_MS;

export const dashboardHandlers: Handlers<typeof dashboardCalls> = {
  attention: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const lines = inOrder(await waiting(db, caller, whose(body.scope, caller)));
    return { data: { lines: withoutPutOff(lines, await putOffKeys(db, caller.workspace, caller.recruiter_id)) } };
  },

  today: async ({ body, caller, parts }) => {
    const { from, to, scope } = body;
    if (Date.parse(to) - Date.parse(from) > 2 * DAY_MS) throw invalidField("to", "period_too_long", { n: 2 });
    const planned = await interviewsBetween(parts.database.db, caller.workspace, from, to, whose(scope, caller) ?? undefined);
    return { data: { interviews: planned.flatMap(ofToday) } };
  },

  find: async ({ body, caller, parts }) => {
    const { node } = readSearch(body.q);
    if (!node) return { data: { found: [] } };
    const asked = { node, user_id: caller.user_id, opened: body.opened ?? [], most: body.limit };
    return { data: { found: withSnippets(await findRecords(parts.database.db, caller.workspace, asked), node) } };
  },

  putOff: async ({ body, caller, parts }) => {
    if (body.until && Date.parse(body.until) > Date.now() + YEAR_MS) throw invalidField("until", "wrong_date");
    await parts.database.transaction((trx) => putOffLine(trx, caller.workspace, caller.recruiter_id, body.key, body.until));
    return { data: { key: body.key, until: body.until } };
  },

  figures: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const recruiter_id = whose(body.scope, caller);
    const found = await findFigures(db, caller.workspace, recruiter_id);
    const { opened_this_week, opened, asked, clients, last_quarter } = found;
    return {
      data: {
        recruiter_id,
        active_jobs: { value: found.active_jobs, weeks: found.active_jobs_weeks, opened_this_week },
        proposals_out: { value: found.proposals_out, weeks: found.proposals_out_weeks, opened, asked },
        in_interview: { value: found.in_interview, weeks: found.in_interview_weeks, clients },
        placements: { value: found.placements, weeks: found.placements_weeks, last_quarter },
        begun: await findBegun(db, caller.workspace),
      },
    };
  },

  people: async ({ body, caller, parts }) => {
    const rows = await peopleAt(parts.database.db, caller.workspace, whose(body.scope, caller), body.figure);
    return { data: { people: rows.map(({ total: _, ...person }) => person), total: rows[0]?.total ?? 0 } };
  },

  jobs: async ({ body, caller, parts }) => {
    const recruiter_id = whose(body.scope, caller);
    const jobs = await newestJobs(parts.database.db, caller.workspace, recruiter_id, JOBS_SHOWN);
    return { data: { recruiter_id, jobs, total: jobs[0]?.total ?? 0 } };
  },

  activity: async ({ body, caller, parts }) => {
    const { scope, ...query } = body;
    const rows = await newestActivity(parts.database.db, caller.workspace, caller.recruiter_id, { ...query, whose: whose(scope, caller) });
    return { data: { activity: rows.slice(0, body.limit), has_more: rows.length > body.limit } };
  },

  upcoming: async ({ body, caller, parts }) => {
    const asked = [parts.database.db, caller.workspace, whose(body.scope, caller)] as const;
    const days = (await comingDays(...asked)).map((line): UpcomingLine => ({ ...line, starts_at: null }));
    const from = Math.max(Date.now(), Date.parse(body.from ?? "") || 0);
    const upcoming = [...(await interviewsToCome(...asked, from)), ...days, ...(await peopleToLeave(...asked))];
    return { data: { upcoming: upcoming.toSorted((a, b) => a.day.localeCompare(b.day)) } };
  },
};

const whose = (scope: "mine" | "team", caller: Caller): string | null => (scope === "mine" ? caller.recruiter_id : null);

/** With whom an interview is, and about what. */
const aboutOf = (one: StoredInterview) => ({
  candidate: { id: one.candidate_id, name: one.candidate_name || null },
  job: { id: one.job_id, title: one.job_title, client_name: one.client_name },
});

/** An interview as a line of the day. */
const ofToday = (one: StoredInterview) =>
  one.starts_at === null ? [] : { id: one.id, ...aboutOf(one), starts_at: one.starts_at, minutes: one.minutes };

const INTERVIEWS_SHOWN = 30;

/** Interviews from an instant on as lines of the weeks to come. */
async function interviewsToCome(db: Db, workspace: WorkspaceId, who: string | null, from: number): Promise<UpcomingLine[]> {
  const at = (time: number) => new Date(time).toISOString();
  const planned = await interviewsBetween(db, workspace, at(from), at(Date.now() + UPCOMING_DAYS * DAY_MS), who ?? undefined);
  return planned
    .slice(0, INTERVIEWS_SHOWN)
    .flatMap((one): UpcomingLine[] =>
      one.starts_at === null
        ? []
        : [{ kind: "interview", day: one.starts_at.slice(0, 10), starts_at: one.starts_at, ...aboutOf(one), proposal_id: one.proposal_id }],
    );
}

/** Those whose data leaves in the weeks to come. */
async function peopleToLeave(db: Db, workspace: WorkspaceId, who: string | null): Promise<UpcomingLine[]> {
  const leaving = await leavingPeople(db, workspace, who, await termsOf(db, workspace), UPCOMING_DAYS, 10);
  return leaving.map(({ id, name, until }) => ({
    ...{ kind: "leaves", day: until.slice(0, 10), starts_at: null },
    ...{ candidate: { id, name }, job: null, proposal_id: null },
  }));
}

/** Everything that waits, each kind by a query of its own. */
const waiting = async (db: Db, { workspace, role }: Caller, who: string | null): Promise<AttentionLine[]> => [
  ...(role === "owner" ? await burstsOfRefusals(db, workspace) : []),
  ...(await clientsToMeet(db, workspace, who)),
  ...(await clientsToAsk(db, workspace, who)),
  ...(await matchesToDecide(db, workspace, who)),
  ...(await fieldsToCheck(db, workspace, who)),
  ...(await draftsToFinish(db, workspace, who)),
  ...(await peopleToKeep(db, workspace, who)),
  ...(await jobsToWiden(db, workspace, who)),
];

async function burstsOfRefusals(db: Db, workspace: WorkspaceId): Promise<AttentionLine[]> {
  return (await newestBursts(db, workspace)).map(({ id, ...burst }) => ({ ...burst, key: `burst:${id}`, kind: "burst" }));
}

async function clientsToAsk(db: Db, workspace: WorkspaceId, who: string | null): Promise<AttentionLine[]> {
  const silent = await silentClients(db, workspace, who);
  return silent.map((one) => ({ ...one, key: `silent:${one.proposal.id}:${one.views}`, kind: "silent" }));
}

async function matchesToDecide(db: Db, workspace: WorkspaceId, who: string | null): Promise<AttentionLine[]> {
  const strong = await newStrongMatches(db, workspace, who);
  return strong.map((one) => ({ ...one, key: `strong:${one.job.id}:${one.count}`, kind: "strong" }));
}

async function jobsToWiden(db: Db, workspace: WorkspaceId, who: string | null): Promise<AttentionLine[]> {
  const stuck = await jobsWithoutMatch(db, workspace, who);
  return stuck.map((one) => ({ ...one, key: `no_match:${one.job.id}`, kind: "no_match" }));
}

async function clientsToAnswer(db: Db, workspace: WorkspaceId, who: string | null): Promise<AttentionLine[]> {
  return (await unansweredClients(db, workspace, who)).map(({ decision, comment, moments, ...asked }) => {
    const key = `${decision}:${asked.proposal.id}:${asked.at}`;
    return decision === "interview"
      ? { ...asked, key, kind: "interview", moments }
      : { ...asked, key, kind: "question", comment: comment ?? "" };
  });
}

/** Clients who wait: for an answer, or for one of the times that they propose, which tell more than the wish to meet before them. */
async function clientsToMeet(db: Db, workspace: WorkspaceId, who: string | null): Promise<AttentionLine[]> {
  const suggested = await suggestedInterviews(db, workspace, who ?? undefined);
  const times = suggested.map(
    (one): AttentionLine => ({
      kind: "times",
      // Other times are another line: what was put off stands there again.
      key: `times:${one.id}:${one.slots.map((slot) => Math.floor(Date.parse(slot) / 60_000).toString(36)).join(":")}`,
      ...{ ...aboutOf(one), proposal_id: one.proposal_id, slots: one.slots, at: one.updated_at },
    }),
  );
  const isTold = (line: AttentionLine) => line.kind === "interview" && suggested.some((one) => one.proposal_id === line.proposal.id);
  return [...times, ...(await clientsToAnswer(db, workspace, who)).filter((line) => !isTold(line))];
}

async function fieldsToCheck(db: Db, workspace: WorkspaceId, who: string | null): Promise<AttentionLine[]> {
  const unchecked = await uncheckedPeople(db, workspace, who);
  return unchecked.at ? [{ ...unchecked, at: unchecked.at, key: `check:${unchecked.count}`, kind: "check" }] : [];
}

async function draftsToFinish(db: Db, workspace: WorkspaceId, who: string | null): Promise<AttentionLine[]> {
  const drafts = await openDrafts(db, workspace, who);
  const [first] = drafts;
  if (!first) return [];
  const { at, count } = first;
  return [{ key: `drafts:${count}`, kind: "drafts", proposals: drafts.map(({ proposal }) => proposal), count, at }];
}

/** Whose consent or whose term ends soon. */
async function peopleToKeep(db: Db, workspace: WorkspaceId, who: string | null): Promise<AttentionLine[]> {
  const leaving = await leavingPeople(db, workspace, who, await termsOf(db, workspace));
  const [first] = leaving;
  if (!first) return [];
  const { count, by_consent, until: at } = first;
  return [{ key: `leaving:${first.id}`, kind: "leaving", people: leaving.map(({ id, name }) => ({ id, name })), count, by_consent, at }];
}
