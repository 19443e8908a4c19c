import { sql } from "kysely";
import type { ModelMay, ModelPrice, ModelProvider, ModelUse } from "#contract/account/model.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";

const columns = [
  "id",
  "provider",
  "base_url",
  "model",
  "key_locked",
  "answers",
  "judges",
  "drafts",
  "translates",
  "prices",
  "updated_at",
] as const;
export type ModelSettingsRow = NonNullable<Awaited<ReturnType<typeof findModelSettings>>>;

/** What a workspace says of language models; nothing where it never did. */
export function findModelSettings(db: Db, workspace: WorkspaceId) {
  return db.selectFrom("model_settings").select(columns).where("workspace_id", "=", workspace).executeTakeFirst();
}

/** The same, which nobody else changes meanwhile. */
export function modelSettingsToChange(trx: Trx, workspace: WorkspaceId) {
  return trx.selectFrom("model_settings").select(columns).where("workspace_id", "=", workspace).forUpdate().executeTakeFirst();
}

/** Whether a language model may read this workspace's documents along. */
export async function readsAlong(db: Db, workspace: WorkspaceId): Promise<boolean> {
  const { settings } = await db.selectFrom("workspaces").select("settings").where("id", "=", workspace).executeTakeFirstOrThrow();
  return settings.reading?.by_model ?? true;
}

/** A model of the workspace's own, whose key is locked; all null: none. */
interface OwnModel {
  provider: ModelProvider | null;
  base_url: string | null;
  model: string | null;
  key_locked: Uint8Array | null;
}

interface Change extends Partial<OwnModel> {
  answers?: boolean;
  judges?: boolean;
  drafts?: boolean;
  translates?: boolean;
}

/** Puts what is given in the place of what stood there. Its time is that of the model, not of what it may do or costs. */
export async function putModelSettings(trx: Trx, workspace: WorkspaceId, change: Change): Promise<void> {
  const updated_at = "provider" in change ? sql<string>`now()` : sql<string>`model_settings.updated_at`;
  await trx
    .insertInto("model_settings")
    .values({ ...change, id: newId(), workspace_id: workspace })
    .onConflict((conflict) => conflict.column("workspace_id").doUpdateSet({ ...change, updated_at }))
    .execute();
}

/** What of it stands in the table of its own; that it reads along stands with the workspace's settings. */
export const columnsOf = ({ answer, judge, draft, translate }: Partial<ModelMay>): Change => ({
  ...(answer !== undefined && { answers: answer }),
  ...(judge !== undefined && { judges: judge }),
  ...(draft !== undefined && { drafts: draft }),
  ...(translate !== undefined && { translates: translate }),
});

/** What a model costs, or that nobody knows. */
export async function putPrice(trx: Trx, workspace: WorkspaceId, model: string, price: ModelPrice | null): Promise<void> {
  await putModelSettings(trx, workspace, {});
  await trx
    .updateTable("model_settings")
    .set({ prices: price ? sql`prices || ${json({ [model]: price })}` : sql`prices - ${model}::text` })
    .where("workspace_id", "=", workspace)
    .execute();
}

/** Today (UTC), as by the day is counted. */
const today = sql<string>`(now() at time zone 'utc')::date`;

/** One more request, and what it came to. */
export async function addUse(
  db: Db,
  workspace: WorkspaceId,
  { use, model, ...tokens }: { use: ModelUse; model: string; input_tokens: number; output_tokens: number },
): Promise<void> {
  const sum = (column: "requests" | "input_tokens" | "output_tokens") =>
    sql<number>`model_use.${sql.ref(column)} + excluded.${sql.ref(column)}`;
  await db
    .insertInto("model_use")
    .values({ workspace_id: workspace, day: today, use, model, requests: 1, ...tokens })
    .onConflict((conflict) =>
      conflict.columns(["workspace_id", "use", "model", "day"]).doUpdateSet({
        requests: sum("requests"),
        input_tokens: sum("input_tokens"),
        output_tokens: sum("output_tokens"),
      }),
    )
    .execute();
}

/** What was asked on the last so many days, today among them, the newest first. */
export const usedSince = (db: Db, workspace: WorkspaceId, days: number) =>
  db
    .selectFrom("model_use")
    .select(["day", "use", "model", "requests", "input_tokens", "output_tokens"])
    .where("workspace_id", "=", workspace)
    .where("day", ">", sql<string>`${today} - ${days}::int`)
    .orderBy("day", "desc")
    .orderBy("use")
    .orderBy("model")
    .execute();

/** So many days it is kept what models were asked. */
const KEPT_DAYS = 400;

export async function removeOldUse(db: Db): Promise<void> {
  await db
    .deleteFrom("model_use")
    .where("day", "<", sql<string>`${today} - ${KEPT_DAYS}::int`)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
}
