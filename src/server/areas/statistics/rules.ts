import { DAY_MS, figureNames, funnelStages, medianNames } from "#contract/choices.ts";
import {
  DEFAULT_PERIOD_DAYS,
  type FigureName,
  type FunnelStage,
  LONGEST_PERIOD_DAYS,
  type MedianName,
  type Statistics,
  type Totals,
} from "#contract/statistics.ts";
import { invalidField } from "#server/core/failures.ts";

/** `edges` are the instants that part time: the start of the period before, then each step's start, then the end. */
export type Period = Statistics["period"] & { before_start: string; edges: string[]; dates: string[] };

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The period asked for, or the last 90 days, in steps of whole days counted back from its last one. */
export function periodOf(asked: { from?: string | undefined; to?: string | undefined; time_zone?: string | undefined }, now: Date): Period {
  const time_zone = asked.time_zone || "UTC";
  const clock = clockOf(time_zone);
  if (!clock) throw invalidField("time_zone", "wrong_time_zone");
  const to = asked.to ?? clock.dayOf(now);
  const from = asked.from ?? dayAfter(to, 1 - DEFAULT_PERIOD_DAYS);
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw invalidField("to", "period_backwards");
  if (days > LONGEST_PERIOD_DAYS) throw invalidField("from", "period_too_long", { n: LONGEST_PERIOD_DAYS });
  const step_days = days <= 14 ? 1 : days <= 400 ? 7 : 28;
  const dates: string[] = [];
  for (let day = dayAfter(to, 1 - step_days); day > from; day = dayAfter(day, -step_days)) dates.unshift(day);
  dates.unshift(from);
  const before_from = dayAfter(from, -days);
  const end = clock.startOf(dayAfter(to, 1));
  const starts = dates.map(clock.startOf);
  const before_start = clock.startOf(before_from);
  return {
    from,
    to,
    start: starts[0] ?? end,
    end,
    before_from,
    before_start,
    time_zone,
    days,
    step_days,
    dates,
    edges: [before_start, ...starts, end],
  };
}

/** What time it is on the wall of a zone; null for a zone that nobody knows. */
function clockOf(time_zone: string) {
  let wall: Intl.DateTimeFormat;
  try {
    wall = new Intl.DateTimeFormat("en-US", {
      timeZone: time_zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
  } catch {
    return null;
  }
  const shown = (at: Date) => {
    const part = Object.fromEntries(wall.formatToParts(at).map(({ type, value }) => [type, value]));
    return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`;
  };
  const offset = (at: number) => Date.parse(shown(new Date(at))) - Math.floor(at / 1000) * 1000;
  return {
    dayOf: (at: Date) => shown(at).slice(0, 10),
    /** The day's first instant. The offset is asked twice: the first guess may lie on the other side of a change of clocks. */
    startOf: (day: string) => {
      const midnight = Date.parse(day);
      const guess = midnight - offset(midnight);
      return new Date(midnight - offset(guess)).toISOString();
    },
  };
}

/** Rows of counts as the queries give them: `step` 0 is the period before, 1 … are the steps of the series. */
export interface Counted {
  step: number;
  recruiter_id: string | null;
  count: number;
}
export interface CountedOfClient extends Counted {
  client_id: string | null;
}
export interface CountedProposals extends CountedOfClient {
  opened: number;
  answered: number;
}
export interface CountedPairs extends CountedOfClient {
  stage: FunnelStage;
}
export interface Named {
  id: string;
  name: string;
}

/** Everything that was counted, put together as the contract has it. */
export function statisticsOf(counted: {
  period: Period;
  totals: Totals;
  candidates: Counted[];
  jobs: CountedOfClient[];
  proposals: CountedProposals[];
  pairs: CountedPairs[];
  suggested: { now: number; before: number };
  step_days: { stage: FunnelStage; median: number | null; cases: number }[];
  medians: { name: MedianName; low: number | null; median: number | null; high: number | null; cases: number }[];
  sources: Statistics["sources"];
  skills: Statistics["skills"];
  decline_reasons: Statistics["decline_reasons"];
  refusals: Statistics["refusals"];
  recruiters: (Named & { works: boolean })[];
  clients: Named[];
  recruiter_id: string | null;
}): Statistics {
  const { candidates, jobs, proposals, pairs, period } = counted;
  const interviews = pairs.filter(({ stage }) => stage === "interview");
  const placements = pairs.filter(({ stage }) => stage === "placed");
  const within = <R extends Counted>(rows: R[]) => rows.filter(({ step }) => step > 0);
  const opened = proposals.map((row) => ({ ...row, count: row.opened }));
  const answered = proposals.map((row) => ({ ...row, count: row.answered }));
  const rowsOf: Record<FigureName, Counted[]> = { candidates, jobs, proposals, opened, answered, interviews, placements };

  const funnel = funnelStages.map((stage) => {
    const rows = pairs.filter((row) => row.stage === stage);
    return { stage, ...(stage === "suggested" ? counted.suggested : figureOf(rows)) };
  });
  const people = counted.recruiters
    .filter(({ id }) => counted.recruiter_id === null || id === counted.recruiter_id)
    .map(({ id, name, works }) => ({ recruiter_id: id as string | null, name: name as string | null, works }));
  const perPerson = (recruiter_id: string | null) => {
    const of = (rows: Counted[]) => sum(within(rows).filter((row) => row.recruiter_id === recruiter_id));
    return { jobs: of(jobs), candidates: of(candidates), proposals: of(proposals), interviews: of(interviews), placements: of(placements) };
  };
  const perClient = (client_id: string | null) => {
    const of = (rows: CountedOfClient[]) => sum(within(rows).filter((row) => row.client_id === client_id));
    return { jobs: of(jobs), proposals: of(proposals), answered: of(answered), interviews: of(interviews), placements: of(placements) };
  };
  const hasAny = (row: object) => Object.values(row).some((value) => typeof value === "number" && value > 0);
  const { edges: _edges, dates, before_start: _start, ...told } = period;
  return {
    totals: counted.totals,
    period: told,
    figures: Object.fromEntries(figureNames.map((name) => [name, figureOf(rowsOf[name])])) as Statistics["figures"],
    series: dates.map((date, index) => {
      const of = (rows: Counted[]) => sum(rows.filter(({ step }) => step === index + 1));
      return {
        date,
        candidates: of(candidates),
        jobs: of(jobs),
        proposals: of(proposals),
        interviews: of(interviews),
        placements: of(placements),
      };
    }),
    funnel: funnel.map(({ stage, now, before }, index) => {
      const step = counted.step_days.find((one) => one.stage === stage);
      const above = funnel[index - 1]?.now ?? 0;
      return {
        stage,
        count: now,
        before,
        rate: above > 0 ? now / above : null,
        median_days: rounded(step?.median),
        cases: step?.cases ?? 0,
      };
    }),
    medians: perName((name) => rounded(counted.medians.find((one) => one.name === name)?.median)),
    spread: perName((name) => {
      const found = counted.medians.find((one) => one.name === name);
      return { low: rounded(found?.low), high: rounded(found?.high), cases: found?.cases ?? 0 };
    }),
    sources: counted.sources,
    skills: counted.skills,
    recruiters: [...people, { recruiter_id: null, name: null, works: false }]
      .map((person) => ({ ...person, ...perPerson(person.recruiter_id) }))
      .filter((row) => row.works || hasAny(row))
      .sort((a, b) => b.placements - a.placements || b.proposals - a.proposals || b.candidates - a.candidates),
    clients: [...counted.clients.map(({ id, name }) => ({ client_id: id as string | null, name: name as string | null })), nobody]
      .map((client) => ({ ...client, ...perClient(client.client_id) }))
      .filter(hasAny)
      .sort((a, b) => b.proposals - a.proposals || b.placements - a.placements || b.jobs - a.jobs),
    decline_reasons: counted.decline_reasons,
    refusals: counted.refusals,
  };
}

const nobody = { client_id: null, name: null };
const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
const figureOf = (rows: Counted[]) => ({
  now: sum(rows.filter(({ step }) => step > 0)),
  before: sum(rows.filter(({ step }) => step === 0)),
});
/** Days in tenths. */
const rounded = (days: number | null | undefined): number | null =>
  days === null || days === undefined ? null : Math.round(Math.max(0, days) * 10) / 10;
const perName = <T>(of: (name: MedianName) => T) =>
  Object.fromEntries(medianNames.map((name) => [name, of(name)])) as Record<MedianName, T>;
