import type { Body } from "#contract/call.ts";
import { type Stage, stage } from "#contract/job/match.ts";
import { type ProposalStatus, proposalStatus } from "#contract/proposal/proposal.ts";
import type { statisticsCalls, Totals } from "#contract/statistics.ts";
import { skillNameIn } from "#engine/skills/lexicon.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { isRecruiterOf } from "#server/areas/workspace/queries.ts";
import type { Caller } from "#server/core/caller.ts";
import { invalidField } from "#server/core/failures.ts";
import type { Db } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import {
  type Asked,
  countCandidates,
  countDeclines,
  countJobs,
  countMatches,
  countProposals,
  countReached,
  countRefusals,
  countSources,
  countTotals,
  namesOfClients,
  namesOfRecruiters,
  rowsOf,
  type Tally,
  weighSkills,
} from "./queries.ts";
import { periodOf, statisticsOf } from "./rules.ts";

export const statisticsHandlers: Handlers<typeof statisticsCalls> = {
  fetch: async ({ body, caller, parts, language }) => {
    const { db } = parts.database;
    const asked = await askedOf(parts, caller, body);
    if (caller.role === "viewer") return { data: { stats: { totals: await totalsFor(db, asked) } } };
    const { skills, ...counted } = await countEverything(db, asked);
    const named = skills.map((skill) => ({ ...skill, label: skillNameIn(language, skill.name) }));
    return { data: { stats: statisticsOf({ ...asked, ...counted, skills: named }) } };
  },

  rows: async ({ body, caller, parts }) => ({ data: await rowsOf(parts.database.db, await askedOf(parts, caller, body), body) }),
};

/** What a viewer sees too: how much there is, whatever the period. */
const totalsFor = async (db: Db, { workspace }: Asked): Promise<Totals> =>
  totalsOf(await countTotals(db, workspace), await countMatches(db, workspace, null));

/** Asked at once: a server with several connections answers them side by side. */
async function countEverything(db: Db, asked: Asked) {
  const [there, matches, counts, details] = await Promise.all([
    countTotals(db, asked.workspace),
    countMatches(db, asked.workspace, asked),
    Promise.all([countCandidates(db, asked), countJobs(db, asked), countProposals(db, asked), countReached(db, asked)]),
    countDetails(db, asked),
  ]);
  const [candidates, jobs, proposals, reached] = counts;
  const sum = (when: "now" | "before") => matches.reduce((all, one) => all + one[when], 0);
  const suggested = { now: sum("now"), before: sum("before") };
  return { totals: totalsOf(there, matches), suggested, candidates, jobs, proposals, ...reached, ...details };
}

async function countDetails(db: Db, asked: Asked) {
  const [sources, skills, decline_reasons, refusals, recruiters, clients] = await Promise.all([
    countSources(db, asked),
    weighSkills(db, asked),
    countDeclines(db, asked),
    countRefusals(db, asked),
    namesOfRecruiters(db, asked.workspace),
    namesOfClients(db, asked.workspace),
  ]);
  return { sources, skills, decline_reasons, refusals, recruiters, clients };
}

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
