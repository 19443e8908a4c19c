import * as z from "zod";
import { defineCall } from "./call.ts";
import { figureNames, type funnelStages, type medianNames, rowFigures } from "./choices.ts";
import { count, date, id, line, time } from "./fields.ts";
import { refusalSide, stage } from "./job/match.ts";
import { ownNames } from "./job/pipeline.ts";
import { declineReason, proposalStatus } from "./proposal/proposal.ts";

/**
 * What a figure counts. Each definition stands here for those who build, and once in the words of each language
 * (`statistics.defined`) for those who read: tooltip, table and CSV take it from there.
 *
 * A figure belongs to a recruiter: a candidate and a job to their owner, a proposal to who made it, an interview and a
 * placement to who made the pair's last proposal, and without one to the job's owner. What is in the trash doesn't count.
 */
export type FigureName = (typeof figureNames)[number];

/** `now` within the period, `before` within as many days directly before it. */
const figure = z.object({ now: count, before: count });

/** Steps from suggestion to placement, in their order; whoever skips one has passed it at the same moment. */
export type FunnelStage = (typeof funnelStages)[number];

/** Days from one moment to another: vacancy added → first proposal sent, → placement, and proposal sent → the client's answer. */
export type MedianName = (typeof medianNames)[number];
const days = z.number().min(0);
const perMedian = <S extends z.ZodType>(schema: S) =>
  z.object({ vacancy_to_first_proposal_days: schema, vacancy_to_placement_days: schema, proposal_to_answer_days: schema });

const perPerson = { jobs: count, candidates: count, proposals: count, interviews: count, placements: count };

/** Five years. */
export const LONGEST_PERIOD_DAYS = 1830;
export const DEFAULT_PERIOD_DAYS = 90;

export const totals = z.object({
  candidates: count,
  jobs: count,
  active_jobs: count,
  recruiters: count,
  /** Every status and stage is there, with 0 where there is none. */
  proposals: z.record(proposalStatus, count),
  matches: z.record(stage, count),
});

const whole = z.object({
  /** Days, both included, as they are counted in `time_zone`. `start` and `end` are the instants, `end` exclusive. */
  period: z.object({
    from: date,
    to: date,
    start: time,
    end: time,
    before_from: date,
    time_zone: z.string(),
    days: z.int(),
    /** Days in a step of `series`. */
    step_days: z.union([z.literal(1), z.literal(7), z.literal(28)]),
  }),
  figures: z.object(Object.fromEntries(figureNames.map((name) => [name, figure])) as Record<FigureName, typeof figure>),
  /** Steps of whole days, counted back from the period's last day, the oldest first: `date` is a step's first day. */
  series: z.array(z.object({ date, candidates: count, jobs: count, proposals: count, interviews: count, placements: count })),
  /**
   * Pairs of candidate and job that reached a step within the period and weren't moved back since. `rate` is the share of
   * the step before; null for the first, and where the step before holds none. It is above 1 where more reached this step
   * than the one before: they did so earlier. `median_days` from the step before, over the `cases` that didn't skip it.
   */
  funnel: z.array(
    z.object({ stage, count, before: count, rate: z.number().min(0).nullable(), median_days: days.nullable(), cases: count }),
  ),
  medians: perMedian(days.nullable()),
  /** The middle half of the cases lies between `low` and `high`. */
  spread: perMedian(z.object({ low: days.nullable(), high: days.nullable(), cases: count })),
  /** Candidates added in the period by where they come from: the source that the profile names, else how they were added. */
  sources: z.array(z.object({ source: z.string(), is_named: z.boolean(), count })),
  /** Asked by active jobs against held by all candidates, both now and as matching reads them; the most asked first. */
  skills: z.array(
    z.object({
      /** As most of the jobs write it. */
      name: z.string(),
      /** As any of them do. */
      names: z.array(z.string()),
      /** In the caller's language. */
      label: z.string(),
      demand: count,
      supply: count,
    }),
  ),
  /** Null: nobody's. */
  recruiters: z.array(z.object({ recruiter_id: id.nullable(), name: z.string().nullable(), ...perPerson })),
  /** Null: jobs without a client. */
  clients: z.array(
    z.object({
      client_id: id.nullable(),
      name: z.string().nullable(),
      jobs: count,
      proposals: count,
      answered: count,
      interviews: count,
      placements: count,
    }),
  ),
  /** Proposals that the client declined in the period; null: told outside the page, or without a reason. */
  decline_reasons: z.array(z.object({ reason: declineReason.nullable(), count })),
  /** Who came to be out in the period and still is, by whose no it was and the reason of the workspace's list; null: none was said. */
  refusals: z.array(z.object({ side: refusalSide.nullable(), reason_key: z.string().nullable(), names: ownNames, count })),
});
export type Statistics = z.output<typeof whole> & { totals: z.output<typeof totals> };
export type Totals = z.output<typeof totals>;

/** A viewer gets `totals` alone. */
const stats = whole.partial().extend({ totals });
export type StatisticsSeen = z.output<typeof stats>;

/** What a figure's rows can be asked by; a step of the funnel stands for the pairs that reached it. */
export type RowFigure = (typeof rowFigures)[number];

const periodAsked = {
  from: date.optional(),
  to: date.optional(),
  recruiter_id: id.optional(),
  /** An IANA name, such as Europe/Amsterdam. */
  time_zone: line(60).optional(),
};

/** A record behind a figure: what isn't part of it is null. */
const figureRow = z.object({
  candidate_id: id.nullable(),
  candidate_name: z.string().nullable(),
  job_id: id.nullable(),
  job_title: z.string().nullable(),
  client_name: z.string().nullable(),
  proposal_id: id.nullable(),
  at: time,
});
export type FigureRow = z.output<typeof figureRow>;

export const statisticsCalls = {
  fetch: defineCall({
    method: "GET",
    path: "/api/user/stats/fetch",
    access: "verified",
    touches: null,
    summary:
      "What happened from `from` to `to` (the last 90 days unless told), against as many days before. They bound everything but `totals` and `skills`. Days are those of `time_zone`. A viewer gets `totals` alone.",
    body: z.object(periodAsked),
    reply: z.object({ data: z.object({ stats }) }),
  }),
  rows: defineCall({
    method: "GET",
    path: "/api/user/stats/rows",
    access: "recruiter",
    touches: {
      act: "read",
      candidate: "reply.data.rows.*.candidate_id",
      job: "reply.data.rows.*.job_id",
      proposal: "reply.data.rows.*.proposal_id",
    },
    summary: "The records that a figure of the same period counts, the newest first: at most 200 of `total`.",
    body: z.object({
      ...periodAsked,
      figure: z.enum(rowFigures),
      client_id: id.optional(),
      /** As in `sources`, for `figure` candidates. */
      source: line(80).optional(),
    }),
    reply: z.object({ data: z.object({ rows: z.array(figureRow), total: count }) }),
  }),
};
