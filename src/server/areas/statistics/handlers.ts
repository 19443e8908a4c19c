import type { Body } from "#contract/call.ts";
import { type Stage, stage } from "#contract/match.ts";
import { type ProposalStatus, proposalStatus } from "#contract/proposal.ts";
import type { statisticsCalls, Totals } from "#contract/statistics.ts";
import { skillNameIn } from "#engine/skills/lexicon.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { isRecruiterOf } from "#server/areas/workspace/queries.ts";
import type { Caller } from "#server/core/caller.ts";
import { invalidField } from "#server/core/failures.ts";
import type { Parts } from "#server/parts/parts.ts";
import {
  type Asked,
  countCandidates,
  countDeclines,
  countJobs,
  countMatches,
  countPairs,
  countProposals,
  countSources,
  countTotals,
  middleDays,
  namesOfClients,
  namesOfRecruiters,
  rowsOf,
  stepDays,
  type Tally,
  weighSkills,
} from "./queries.ts";
import { periodOf, statisticsOf } from "./rules.ts";

export const statisticsHandlers: Handlers<typeof statisticsCalls> = {
  fetch: async ({ body, caller, parts, language }) => {
    const { db } = parts.database;
    const { workspace } = caller;
    const asked = await askedOf(parts, caller, body);
    if (caller.role === "viewer")
      return { data: { stats: { totals: totalsOf(await countTotals(db, workspace), await countMatches(db, workspace, null)) } } };
    // Asked at once: a server with several connections answers them side by side.
    const [there, matches, candidates, jobs, proposals, pairs, step_days, medians, sources, skills, decline_reasons, recruiters, clients] =
      await Promise.all([
        countTotals(db, workspace),
        countMatches(db, workspace, asked),
        countCandidates(db, asked),
        countJobs(db, asked),
        countProposals(db, asked),
        countPairs(db, asked),
        stepDays(db, asked),
        middleDays(db, asked),
        countSources(db, asked),
        weighSkills(db, asked),
        countDeclines(db, asked),
        namesOfRecruiters(db, workspace),
        namesOfClients(db, workspace),
      ]);
    const suggested = {
      now: matches.reduce((sum, { now }) => sum + now, 0),
      before: matches.reduce((sum, { before }) => sum + before, 0),
    };
    const stats = statisticsOf({
      ...asked,
      totals: totalsOf(there, matches),
      ...{ candidates, jobs, proposals, pairs, suggested, step_days, medians, sources, decline_reasons, recruiters, clients },
      skills: skills.map((skill) => ({ ...skill, label: skillNameIn(language, skill.name) })),
    });
    return { data: { stats } };
  },

  rows: async ({ body, caller, parts }) => ({ data: await rowsOf(parts.database.db, await askedOf(parts, caller, body), body) }),
};

async function askedOf(parts: Parts, caller: Caller, body: Body<typeof statisticsCalls.fetch>): Promise<Asked> {
  const { workspace } = caller;
  if (body.recruiter_id && !(await isRecruiterOf(parts.database.db, workspace, body.recruiter_id)))
    throw invalidField("recruiter_id", "wrong_id");
  return { workspace, recruiter_id: body.recruiter_id ?? null, period: periodOf(body, new Date()) };
}

/** The counts with every status and stage named. */
function totalsOf({ statuses, ...there }: Awaited<ReturnType<typeof countTotals>>, matches: { stage: string; count: number }[]): Totals {
  const stages: Tally = Object.fromEntries(matches.map((one) => [one.stage, one.count]));
  const every = <K extends string>(names: readonly K[], of: Tally) =>
    Object.fromEntries(names.map((name) => [name, of[name] ?? 0])) as Record<K, number>;
  return {
    ...there,
    proposals: every<ProposalStatus>(proposalStatus.options, statuses),
    matches: every<Stage>(stage.options, stages),
  };
}
