import type { AttentionLine, dashboardCalls, UpcomingLine } from "#contract/dashboard.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { newestBursts } from "#server/areas/security/queries.ts";
import type { Caller } from "#server/core/caller.ts";
import { invalidField } from "#server/core/failures.ts";
import { searchQuery } from "#server/core/search.ts";
import type { Db } from "#server/parts/database/database.ts";
import {
  comingDays,
  findBegun,
  findFigures,
  findRecords,
  findTerms,
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

const JOBS_SHOWN = 8;
const YEAR_MS = 366 * 86_400_000;

export const dashboardHandlers: Handlers<typeof dashboardCalls> = {
  attention: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const lines = inOrder(await waiting(db, caller, whose(body.scope, caller)));
    return { data: { lines: withoutPutOff(lines, await putOffKeys(db, caller.workspace, caller.recruiter_id)) } };
  },

  find: async ({ body, caller, parts }) => {
    const asked = searchQuery(body.q);
    return { data: { found: asked === null ? [] : await findRecords(parts.database.db, caller.workspace, caller.user_id, asked) } };
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

  people: async ({ body, caller, parts }) => ({
    data: { people: await peopleAt(parts.database.db, caller.workspace, whose(body.scope, caller), body.figure) },
  }),

  jobs: async ({ body, caller, parts }) => {
    const recruiter_id = whose(body.scope, caller);
    const jobs = await newestJobs(parts.database.db, caller.workspace, recruiter_id, JOBS_SHOWN);
    return { data: { recruiter_id, jobs, total: jobs[0]?.total ?? 0 } };
  },

  activity: async ({ body, caller, parts }) => {
    const { scope, ...query } = body;
    const rows = await newestActivity(parts.database.db, caller.workspace, caller.recruiter_id, { ...query, whose: whose(scope, caller) });
    return { data: { activity: rows.slice(0, body.limit) as never, has_more: rows.length > body.limit } };
  },

  upcoming: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const who = whose(body.scope, caller);
    const terms = await findTerms(db, caller.workspace);
    const leaving = terms ? await leavingPeople(db, caller.workspace, who, terms, UPCOMING_DAYS, 10) : [];
    const leave = leaving.map(
      ({ id, name, until }): UpcomingLine => ({
        kind: "leaves",
        day: until.slice(0, 10),
        candidate: { id, name },
        job: null,
        proposal_id: null,
      }),
    );
    const upcoming = [...(await comingDays(db, caller.workspace, who)), ...leave].toSorted((a, b) => a.day.localeCompare(b.day));
    return { data: { upcoming } };
  },
};

const whose = (scope: "mine" | "team", caller: Caller): string | null => (scope === "mine" ? caller.recruiter_id : null);

/** Everything that waits, each kind by a query of its own. */
async function waiting(db: Db, caller: Caller, who: string | null): Promise<AttentionLine[]> {
  const { workspace } = caller;
  const lines: AttentionLine[] = [];
  if (caller.role === "owner")
    for (const { id, ...burst } of await newestBursts(db, workspace)) lines.push({ ...burst, key: `burst:${id}`, kind: "burst" });
  for (const { decision, comment, moments, ...asked } of await unansweredClients(db, workspace, who)) {
    const key = `${decision}:${asked.proposal.id}:${asked.at}`;
    if (decision === "interview") lines.push({ ...asked, key, kind: "interview", moments });
    else lines.push({ ...asked, key, kind: "question", comment: comment ?? "" });
  }
  for (const silent of await silentClients(db, workspace, who))
    lines.push({ ...silent, key: `silent:${silent.proposal.id}:${silent.views}`, kind: "silent" });
  for (const strong of await newStrongMatches(db, workspace, who))
    lines.push({ ...strong, key: `strong:${strong.job.id}:${strong.count}`, kind: "strong" });
  const unchecked = await uncheckedPeople(db, workspace, who);
  if (unchecked.at) lines.push({ ...unchecked, at: unchecked.at, key: `check:${unchecked.count}`, kind: "check" });
  const drafts = await openDrafts(db, workspace, who);
  const [draft] = drafts;
  if (draft) {
    const { at, count } = draft;
    lines.push({ key: `drafts:${count}`, kind: "drafts", proposals: drafts.map(({ proposal }) => proposal), count, at });
  }
  const terms = await findTerms(db, workspace);
  const leaving = terms ? await leavingPeople(db, workspace, who, terms) : [];
  const [first] = leaving;
  if (first) {
    const people = leaving.map(({ id, name }) => ({ id, name }));
    lines.push({ key: `leaving:${first.id}`, kind: "leaving", people, count: first.count, by_consent: first.by_consent, at: first.until });
  }
  for (const stuck of await jobsWithoutMatch(db, workspace, who))
    lines.push({ ...stuck, key: `no_match:${stuck.job.id}`, kind: "no_match" });
  return lines;
}
