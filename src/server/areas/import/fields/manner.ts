import type { ImportColumn } from "#contract/import/import.ts";
import type { importSystems } from "#contract/import/import-choices.ts";

/** How the cells of a column are read where one alone doesn't say it. */
export interface Manner {
  /** Of 3/4/2024 the month comes first. */
  isMonthFirst?: boolean;
  /** What a notice period is counted in. */
  unit?: TimeUnit;
  /** Its cells are states of a list that the system keeps, not answers to whether something is so. */
  isStatus?: boolean;
}

/** A day in figures with the year last: which of the other two is the month, they don't always say. */
export const inFigures = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/;

type TimeUnit = "days" | "workdays" | "weeks" | "months" | "quarters" | "years";
/** How many weeks each unit of time is, and what cells and heads call it. */
const timeUnits: Record<TimeUnit, { weeks: number; words: string }> = {
  days: { weeks: 1 / 7, words: "d day days dag dagen dgn" },
  workdays: { weeks: 1 / 5, words: "workday workdays werkdag werkdagen wrkdgn" },
  weeks: { weeks: 1, words: "w wk wks wkn week weeks weken" },
  months: { weeks: 4.345, words: "m mo mos mth mths mnd mnden maand maanden month months" },
  quarters: { weeks: 13, words: "kwartaal kwartalen quarter quarters" },
  years: { weeks: 52, words: "j jr y yr yrs jaar jaren year years" },
};
const unitNamed = new Map(
  Object.entries(timeUnits).flatMap(([unit, { words }]) => words.split(" ").map((word) => [word, unit as TimeUnit] as const)),
);
/** The unit that a word is: those of the calendar are the same. */
const unitOf = (word: string) => unitNamed.get(word.replace(/^(?:kalender|calendar)-?(?=\p{L})/u, ""));

const spaced = (text: string) => text.toLowerCase().replace(/(?<!\p{L})(?:business|working)[ -](?=days?(?!\p{L}))/gu, "work");
/** The unit that a head names; a letter alone may be anything. */
const unitInHead = (head: string) =>
  spaced(head)
    .match(/\p{L}[\p{L}-]+/gu)
    ?.map(unitOf)
    .find(Boolean);
/** The unit behind the first figure or range, at most one word further on: "2 volle maanden", "1 à 2 mnd", but not "6 (contract 1 jaar)". */
function unitInCell(cell: string): TimeUnit | undefined {
  const [, word = "", next = ""] = figureAndWords.exec(spaced(cell)) ?? [];
  return unitOf(word) ?? unitOf(next);
}
const figureAndWords =
  /^\D*\d+(?:[.,]\d+)?(?:\s*(?:[-–/]|à|of|or|tot|to)\s*\d+(?:[.,]\d+)?)?[^\p{L}\d,;]*(\p{L}[\p{L}-]*)(?:[^\p{L}\d,;]+(\p{L}[\p{L}-]+))?/u;

/** So many weeks as one of what a cell counts is: by its own words, or else by its column's. */
export const weeksOfOne = (cell: string, { unit = "weeks" }: Manner): number => timeUnits[unitInCell(cell) ?? unit].weeks;

/** By what a column's first cells show and its head says, else by what is known of the system that wrote it. */
export function mannerOf(
  { head, samples = [] }: Pick<ImportColumn, "head"> & Partial<Pick<ImportColumn, "samples">>,
  system: (typeof importSystems)[number] | "other" | null = null,
): Manner {
  const unit = unitInHead(head) ?? (system === "recruit_crm" ? "days" : undefined);
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
