import { nth } from "#contract/nth.ts";
import { companyScore, titleScore } from "../vocabulary.ts";
import { joined, type Part } from "./head-parts.ts";

export type Run = readonly [from: number, to: number];

/** One way to read a head: which run of parts is the title, which the employer, what the rest is, and how many lines below it takes. */
export interface Reading {
  title: Run | null;
  company: Run | null;
  /** How many of the lines below the head's own belong to it. */
  below: number;
  score: number;
}

/** A head as it may be read: the parts of its own lines, then those of the lines below that might belong to it. */
export interface Head {
  parts: Part[];
  /** The line of the date: what stands in a later row is below. */
  row: number;
  /** An employer stands above that the job may be at. */
  isHeld: boolean;
  /** The next job's years lie in this one's. */
  isAround: boolean;
}

/** What the heads of one CV have in common; each is read by the others. */
export interface Habit {
  /** -1 the employer goes first … 1 the title does. */
  order: number;
  /** How often titles look so, less how often employers do: by looks, -1 … 1. */
  looks: Record<string, number>;
  /** -1 title and employer stand on one line … 1 each has its own. */
  rows: number;
  /** How many lines below belong to a head, and how sure that is: -1 none … 1 the title or employer stands there. */
  below: number;
  /** How often title and employer are joined by a sign in an order. */
  joints: Record<string, number>;
}
export const NO_HABIT: Habit = { order: 0, looks: {}, rows: 0, below: 0, joints: {} };

/** What each head can learn from the others of its CV, by how sure they are. */
export function habitsOf(heads: Head[], readings: Reading[]): Habit[] {
  const told = heads.map((head, index) => tellingOf(head, nth(readings, index)));
  const whole = told.reduce((sum, more) => plus(sum, more), { count: 0, ...NO_HABIT });
  return told.map((own) => {
    const others = plus(whole, own, -1);
    const share = Math.max(1.5, others.count);
    if (others.count < 0.3) return NO_HABIT;
    const shares = (counts: Record<string, number>) => Object.fromEntries(Object.entries(counts).map(([of, count]) => [of, count / share]));
    return {
      order: others.order / share,
      looks: shares(others.looks),
      rows: others.rows / share,
      below: others.below / share,
      joints: shares(others.joints),
    };
  });
}

type Telling = Habit & { count: number };

function plus(sum: Telling, more: Telling, times = 1): Telling {
  const both = (one: Record<string, number>, other: Record<string, number>) => {
    const counts = { ...one };
    for (const [of, count] of Object.entries(other)) counts[of] = (counts[of] ?? 0) + times * count;
    return counts;
  };
  return {
    count: sum.count + times * more.count,
    order: sum.order + times * more.order,
    looks: both(sum.looks, more.looks),
    rows: sum.rows + times * more.rows,
    below: sum.below + times * more.below,
    joints: both(sum.joints, more.joints),
  };
}

function tellingOf({ parts, row }: Head, { title, company, below }: Reading): Telling {
  const [one, other] = [title && parts[title[0]], company && parts[company[0]]];
  if (!one || !other || !title || !company) return { count: 0, ...NO_HABIT };
  const [named, firm] = [joined(parts, ...title), joined(parts, ...company)];
  const sure = (Math.min(1, titleScore(named)) - Math.min(1, titleScore(firm)) + companyScore(firm) - companyScore(named)) / 1.2;
  const count = Math.min(1, Math.max(0, sure));
  const [order, second] = one.start < other.start ? (["title first", other] as const) : (["employer first", one] as const);
  return {
    count,
    order: order === "title first" ? count : -count,
    looks: one.looks === other.looks ? {} : { [one.looks]: count, [other.looks]: -count },
    rows: one.row === other.row ? -count : count,
    below: below > 0 && Math.max(one.row, other.row) > row ? count : -count,
    joints: { [`${order}, ${second.joint}`]: count },
  };
}
