import type { ImportColumn } from "#contract/import/import.ts";
import type { importSystems } from "#contract/import/import-choices.ts";

/** How the cells of a column are read where one alone doesn't say it. */
export interface Manner {
  /** Of 3/4/2024 the month comes first. */
  isMonthFirst?: boolean;
  /** What a notice period is counted in. */
  unit?: "days" | "weeks" | "months";
  /** Its cells are states of a list that the system keeps, not answers to whether something is so. */
  isStatus?: boolean;
}

/** A day in figures with the year last: which of the other two is the month, they don't always say. */
export const inFigures = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/;

const units: Record<string, Manner["unit"]> = { d: "days", w: "weeks", m: "months" };
/** Of "days", "maand" and "wk", by their first letter. */
export const unitOf = (word: string): Manner["unit"] => units[word.charAt(0).toLowerCase()];

/** By what a column's first cells show and its head says, else by what is known of the system that wrote it. */
export function mannerOf(
  { head, samples = [] }: Pick<ImportColumn, "head"> & Partial<Pick<ImportColumn, "samples">>,
  system: (typeof importSystems)[number] | "other" | null = null,
): Manner {
  const [, said = ""] = /(?<!\p{L})(da(?:ys|gen)|we(?:eks|ken)|m(?:onths|aanden))(?!\p{L})/iu.exec(head) ?? [];
  const unit = unitOf(said) ?? (system === "recruit_crm" ? "days" : undefined);
  return { isMonthFirst: isMonthFirst(samples, system === "opencats"), isStatus: system === "carerix", ...(unit && { unit }) };
}

/** One cell that can be read in one order alone says it for all; where none does, or they differ, it is as the system writes. */
function isMonthFirst(samples: readonly string[], isUsual: boolean): boolean {
  const days = samples.map((cell) => {
    const [, first = "", second = ""] = inFigures.exec(cell.trim()) ?? [];
    return [Number(first), Number(second)] as const;
  });
  const hasDayFirst = days.some(([first]) => first > 12);
  const hasMonthFirst = days.some(([, second]) => second > 12);
  return hasDayFirst === hasMonthFirst ? isUsual : hasMonthFirst;
}
