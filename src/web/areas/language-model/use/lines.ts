import type { Reply } from "#contract/call.ts";
import type { api } from "#contract/index.ts";

export type UseRow = Reply<typeof api.model.use>["data"]["rows"][number];
export const groupings = ["day", "use", "model"] as const;
export type Grouping = (typeof groupings)[number];
export interface Line extends Pick<UseRow, "requests" | "input_tokens" | "output_tokens" | "cost" | "currency"> {
  key: string;
}

/** All of them as one. Money of several currencies is no sum. */
export function totalOf(rows: readonly UseRow[]): Omit<Line, "key"> {
  const priced = rows.filter(({ cost }) => cost !== null);
  const currencies = new Set(priced.map(({ currency }) => currency));
  const [currency = null] = currencies;
  const sum = (number: (row: UseRow) => number | null) => rows.reduce((all, row) => all + (number(row) ?? 0), 0);
  return {
    requests: sum(({ requests }) => requests),
    input_tokens: sum(({ input_tokens }) => input_tokens),
    output_tokens: sum(({ output_tokens }) => output_tokens),
    cost: currencies.size === 1 ? sum(({ cost }) => cost) : null,
    currency,
  };
}

/** A line for each day, purpose or model: days the newest first, the others by what they took. */
export function linesOf(rows: readonly UseRow[], by: Grouping): Line[] {
  const groups = Map.groupBy(rows, (row) => row[by]);
  const lines = [...groups].map(([key, group]) => ({ key, ...totalOf(group) }));
  const tokens = (line: Line) => line.input_tokens + line.output_tokens;
  return lines.sort((one, other) => (by === "day" ? other.key.localeCompare(one.key) : tokens(other) - tokens(one)));
}
