import { FEW, figureNames, medianNames, SCARCE } from "#contract/choices.ts";
import type { Statistics } from "#contract/statistics.ts";
import { refusalName as nameOfRefusal } from "#web/kit/record/stage/stages.ts";
import { formatNumber } from "#web/words/format.ts";
import type { Words } from "#web/words/words.ts";

export type Cell = string | number | null;
export interface FigureTable {
  key: "figures" | "funnel" | "series" | "medians" | "skills" | "recruiters" | "clients" | "sources" | "decline_reasons" | "refusals";
  title: string;
  definition: string;
  head: string[];
  rows: Cell[][];
}

/** Tenths: for shares and days as numbers that a spreadsheet reads. */
const tenths = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);
export const perJob = ({ demand, supply }: { demand: number; supply: number }): number => supply / demand;
export const isScarce = (skill: { demand: number; supply: number }): boolean => perJob(skill) < SCARCE;
/** Too few cases to say anything by. */
export const isFew = (cases: number): boolean => cases < FEW;

export const seriesName = (t: Words, { step_days }: Statistics["period"]): string => t(`statistics.name.series_${step_days}`);
export const sourceName = (t: Words, { source, is_named }: Pick<Statistics["sources"][number], "source" | "is_named">): string =>
  is_named ? source : t(`statistics.how.${knownHow(source)}`);
const knownHow = (source: string) =>
  source === "file" || source === "text" || source === "hand" || source === "import" ? source : "unknown";
export const reasonName = (t: Words, reason: Statistics["decline_reasons"][number]["reason"]): string =>
  t(`statistics.reasons.${reason ?? "none"}`);
/** Whose no it was, and why. */
export const refusalName = (t: Words, { side, reason_key, names }: Statistics["refusals"][number]): string =>
  side ? nameOfRefusal(t, side, reason_key ? { key: reason_key, names } : null) : t("pipeline.no_reason");
export const skillsDefined = (t: Words): string => t("statistics.defined.skills", { scarce: formatNumber(SCARCE) });

/** Every figure of the screen as tables: what stands behind the charts, and what the CSV holds. */
export function tablesOf(t: Words, stats: Statistics): FigureTable[] {
  const total = (rows: { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);
  const shares = (rows: { count: number }[]) => rows.map(({ count }) => tenths((100 * count) / (total(rows) || 1)));
  const sourceShares = shares(stats.sources);
  const reasonShares = shares(stats.decline_reasons);
  const refusalShares = shares(stats.refusals);
  const col = (name: "jobs" | "candidates" | "proposals" | "answered" | "interviews" | "placements") => t(`statistics.col_${name}`);
  return [
    {
      key: "figures",
      title: t("frame.statistics"),
      definition: "",
      head: [t("statistics.measure"), t("statistics.count"), t("statistics.before")],
      rows: figureNames.map((name) => [t(`statistics.name.${name}`), stats.figures[name].now, stats.figures[name].before]),
    },
    {
      key: "funnel",
      title: t("statistics.name.funnel"),
      definition: t("statistics.defined.funnel"),
      head: [
        t("statistics.step"),
        t("statistics.count"),
        t("statistics.before"),
        `${t("statistics.share")} (%)`,
        t("statistics.step_days"),
        t("statistics.cases"),
      ],
      rows: stats.funnel.map((step) => [
        t(`matching.stages.${step.stage}`),
        step.count,
        step.before,
        step.rate === null ? null : tenths(step.rate * 100),
        step.median_days,
        step.cases,
      ]),
    },
    {
      key: "series",
      title: seriesName(t, stats.period),
      definition: t("statistics.defined.series"),
      head: [t("statistics.day"), ...(["candidates", "jobs", "proposals", "interviews", "placements"] as const).map(col)],
      rows: stats.series.map((step) => [step.date, step.candidates, step.jobs, step.proposals, step.interviews, step.placements]),
    },
    {
      key: "medians",
      title: t("statistics.name.medians"),
      definition: t("statistics.defined.medians"),
      head: [t("statistics.measure"), t("statistics.median"), t("statistics.low"), t("statistics.high"), t("statistics.cases")],
      rows: medianNames.map((name) => {
        const { low, high, cases } = stats.spread[name];
        return [t(`statistics.name.${name}`), stats.medians[name], low, high, cases];
      }),
    },
    {
      key: "skills",
      title: t("statistics.name.skills"),
      definition: skillsDefined(t),
      head: [t("statistics.skill"), t("statistics.demand"), t("statistics.supply"), t("statistics.ratio")],
      rows: stats.skills.map((skill) => [skill.label, skill.demand, skill.supply, tenths(perJob(skill))]),
    },
    {
      key: "recruiters",
      title: t("statistics.name.recruiters"),
      definition: t("statistics.defined.recruiters"),
      head: [t("statistics.recruiter"), ...(["jobs", "candidates", "proposals", "interviews", "placements"] as const).map(col)],
      rows: stats.recruiters.map((row) => [
        row.name ?? t("statistics.nobody"),
        row.jobs,
        row.candidates,
        row.proposals,
        row.interviews,
        row.placements,
      ]),
    },
    {
      key: "clients",
      title: t("statistics.name.clients"),
      definition: t("statistics.defined.clients"),
      head: [t("statistics.client"), ...(["jobs", "proposals", "answered", "interviews", "placements"] as const).map(col)],
      rows: stats.clients.map((row) => [
        row.name ?? t("statistics.no_client"),
        row.jobs,
        row.proposals,
        row.answered,
        row.interviews,
        row.placements,
      ]),
    },
    {
      key: "sources",
      title: t("statistics.name.sources"),
      definition: t("statistics.defined.sources"),
      head: [t("statistics.source"), t("statistics.count"), `${t("statistics.share_of_all")} (%)`],
      rows: stats.sources.map((row, index) => [sourceName(t, row), row.count, sourceShares[index] ?? null]),
    },
    {
      key: "decline_reasons",
      title: t("statistics.name.decline_reasons"),
      definition: t("statistics.defined.decline_reasons"),
      head: [t("statistics.reason"), t("statistics.count"), `${t("statistics.share_of_all")} (%)`],
      rows: stats.decline_reasons.map((row, index) => [reasonName(t, row.reason), row.count, reasonShares[index] ?? null]),
    },
    {
      key: "refusals",
      title: t("statistics.name.refusals"),
      definition: t("statistics.defined.refusals"),
      head: [t("statistics.reason"), t("statistics.count"), `${t("statistics.share_of_all")} (%)`],
      rows: stats.refusals.map((row, index) => [refusalName(t, row), row.count, refusalShares[index] ?? null]),
    },
  ];
}

/** The tables below each other, each under its name and definition. */
export function csvRows(t: Words, stats: Statistics): Cell[][] {
  const { from, to, before_from } = stats.period;
  return [
    [t("frame.statistics"), from, to],
    [t("statistics.before"), before_from, stats.period.time_zone],
    ...tablesOf(t, stats).flatMap((table) => [
      [],
      table.definition ? [table.title, table.definition] : [table.title],
      table.head,
      ...(table.key === "figures"
        ? table.rows.map((row, index) => [...row, t(`statistics.defined.${figureNames[index] ?? "proposals"}`)])
        : table.rows),
    ]),
  ];
}
