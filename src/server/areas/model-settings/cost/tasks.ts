import type { JudgingAsked, JudgingEstimate, ModelSettings, modelCalls } from "#contract/account/model.ts";
import type { Reply } from "#contract/call.ts";
import { DAY_MS } from "#contract/choices.ts";
import { estimateJudging } from "#server/areas/judging/tasks.ts";
import { findModelSettings, usedSince } from "#server/areas/model/queries.ts";
import { costOf, priceOf } from "#server/areas/model/tasks.ts";
import { findEntitlement, usedToday } from "#server/areas/subscription/queries.ts";
import { limitsOf } from "#server/areas/subscription/rules.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Parts } from "#server/parts/parts.ts";

/** What was used of a day, and what it holds. */
export async function todayOf(parts: Parts, workspace: WorkspaceId): Promise<ModelSettings["today"]> {
  const { db } = parts.database;
  const { model_calls_per_day, model_tokens_per_day } = limitsOf(parts, await findEntitlement(db, workspace));
  const { model_calls, model_tokens } = await usedToday(db, workspace);
  return {
    requests: { used: model_calls, max: model_calls_per_day },
    tokens: { used: model_tokens, max: model_tokens_per_day },
  };
}

const left = ({ used, max }: ModelSettings["today"]["requests"]) => (max === null ? null : Math.max(0, max - used));

interface Tokens {
  model: string;
  input_tokens: number | null;
  output_tokens: number | null;
}

/** The same with what it costs, where a price of its model is known. */
export async function withCost<T extends Tokens>(parts: Parts, workspace: WorkspaceId, of: T) {
  const price = priceOf(await findModelSettings(parts.database.db, workspace), of.model);
  const cost = costOf(price, { input_tokens: of.input_tokens ?? 0, output_tokens: of.output_tokens ?? 0 });
  return { ...of, cost, currency: price?.currency ?? null };
}

/** What judging would take, and what is left of today. */
export async function estimateOf(parts: Parts, workspace: WorkspaceId, of: JudgingAsked): Promise<JudgingEstimate | null> {
  const estimated = await estimateJudging(parts, workspace, of);
  if (!estimated) return null;
  const { requests, tokens } = await todayOf(parts, workspace);
  return { ...(await withCost(parts, workspace, estimated)), left_today: { requests: left(requests), tokens: left(tokens) } };
}

/** What models were asked on the last days, by the prices that are known now. */
export async function usedBy(parts: Parts, workspace: WorkspaceId, days: number): Promise<Reply<typeof modelCalls.use>["data"]> {
  const row = await findModelSettings(parts.database.db, workspace);
  const used = await usedSince(parts.database.db, workspace, days);
  const since = new Date(Date.now() - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  const rows = used.map((one) => ({
    ...one,
    currency: priceOf(row, one.model)?.currency ?? null,
    cost: costOf(priceOf(row, one.model), one),
  }));
  return { since, rows };
}
