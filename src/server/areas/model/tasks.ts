import { LRUCache } from "lru-cache";
import type { ModelMay, ModelPrice, ModelTask, ModelUse } from "#contract/account/model.ts";
import { takeModelCall } from "#server/areas/subscription/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Assistant, AssistantFailure } from "#server/parts/assistant/assistant.ts";
import { metered, type Spent, tokensIn } from "#server/parts/assistant/metered.ts";
import { aboutModel } from "#server/parts/assistant/providers.ts";
import type { Parts } from "#server/parts/parts.ts";
import { addUse, findModelSettings, type ModelSettingsRow, readsAlong } from "./queries.ts";
import { mayOf } from "./rules.ts";

export { costOf, operatorLets } from "./rules.ts";

/** The language model of a workspace. */
interface ModelInUse {
  /** Null: none is set up, or its key can't be read. */
  assistant: Assistant | null;
  /** The workspace's own, with who runs it; null: it is the operator's. */
  own: string | null;
  may: ModelMay;
  row: ModelSettingsRow | undefined;
}

/** Which model answers in a workspace, its own or else the operator's, and what it may do. */
export async function modelIn(parts: Parts, workspace: WorkspaceId): Promise<ModelInUse> {
  const { db } = parts.database;
  const row = await findModelSettings(db, workspace);
  const may = mayOf(parts, row, await readsAlong(db, workspace));
  const { provider, base_url = null, model } = row ?? {};
  if (!row || !provider || !model || !parts.config.models.own) return { assistant: parts.assistant, own: null, may, row };
  return { assistant: await ownModel(parts, row), own: aboutModel({ provider, base_url, model }), may, row };
}

/** The models that were asked lately: each knows by then whether its server takes schemas. */
const opened = new LRUCache<string, Assistant>({ max: 100 });

async function ownModel(parts: Parts, row: ModelSettingsRow): Promise<Assistant | null> {
  const { id, provider, base_url, model, key_locked } = row;
  const key = [id, provider, base_url, model, key_locked && Buffer.from(key_locked).toString("base64")].join(" ");
  const known = opened.get(key);
  const api_key = known ? null : keyOf(parts, row);
  if (known || !provider || !model || api_key === undefined) return known ?? null;
  const { timeout_seconds } = parts.config.models;
  const assistant = await parts.models.open({ provider, base_url, api_key, model, timeout_seconds });
  opened.set(key, assistant);
  return assistant;
}

/** The key that is kept; null where there is none. Undefined where it was locked with another secret, as after a move: it has to be given anew. */
export function keyOf(
  parts: Pick<Parts, "secret" | "log">,
  { key_locked }: Pick<ModelSettingsRow, "key_locked">,
): string | null | undefined {
  if (!key_locked) return null;
  try {
    return parts.secret.unlock("model_key", key_locked);
  } catch (error) {
    parts.log.error(error);
    return undefined;
  }
}

/** The model of a workspace that may do this, to know who would; null where none may. Whoever asks it takes `modelFor`. */
export async function modelLet(parts: Parts, workspace: WorkspaceId, task: ModelTask): Promise<Assistant | null> {
  if (!parts.assistant && !parts.config.models.own) return null;
  const { assistant, may } = await modelIn(parts, workspace);
  return may[task] ? assistant : null;
}

/** What a model is told beside somebody's texts, in tokens. */
const AROUND = 2000;

/**
 * The language model for one answer to so many characters, where it may do this in the workspace; counted by the day, and by what it is
 * for. Null where there is none, it may not, or there is none any more today.
 */
export async function modelFor(
  parts: Parts,
  workspace: WorkspaceId,
  task: ModelTask,
  characters: number,
  most_answered: number,
): Promise<Assistant | null> {
  const assistant = await modelLet(parts, workspace, task);
  return assistant && countedModel(parts, workspace, task, assistant, tokensIn(characters) + AROUND + most_answered);
}

/**
 * A model for answers of at most so many tokens, each question counted by the day and by what it is for; null where the day is used up. A
 * further question fails where it is used up by then.
 */
export async function countedModel(
  parts: Parts,
  workspace: WorkspaceId,
  use: ModelUse,
  assistant: Assistant,
  most_tokens: number,
): Promise<Assistant | null> {
  let taken = await takeModelCall(parts, workspace, most_tokens);
  if (!taken) return null;
  const noted = notedModel(parts, workspace, use, assistant);
  return {
    ...noted,
    stream: async function* (...asked) {
      const [, signal] = asked;
      // Nobody waits for the answer any more: nothing is asked, and what was set aside for it is there for others.
      if (signal.aborted) {
        await taken?.spent(0);
        throw new AssistantFailure("timeout", signal.reason);
      }
      const call = taken ?? (await takeModelCall(parts, workspace, most_tokens));
      taken = null;
      // Asked again is what couldn't be used as it was answered first.
      if (!call) throw new AssistantFailure("unreadable", new Error("no request is left today to ask again"));
      yield* metered(noted, ({ input_tokens, output_tokens }) => call.spent(input_tokens + output_tokens)).stream(...asked);
    },
  };
}

/** The same model, of which it is kept what it was asked for: the day's own count is the caller's. */
export const notedModel = (parts: Parts, workspace: WorkspaceId, use: ModelUse, assistant: Assistant): Assistant =>
  metered(assistant, (spent) => noteUse(parts, workspace, { use, model: assistant.model, spent }));

/** Keeps that a model was asked, and what it read and wrote; whoever didn't answer read nothing that is known. */
export async function noteUse(
  { database, log }: Pick<Parts, "database" | "log">,
  workspace: WorkspaceId,
  { use, model, spent }: { use: ModelUse; model: string; spent: Spent },
): Promise<void> {
  const { input_tokens, output_tokens } = spent.is_answered ? spent : { input_tokens: 0, output_tokens: 0 };
  await addUse(database.db, workspace, { use, model, input_tokens, output_tokens }).catch((error: unknown) => log.error(error));
}

/** What a model costs in a workspace, as far as somebody said. */
export const priceOf = (row: Pick<ModelSettingsRow, "prices"> | undefined, model: string | undefined): ModelPrice | null =>
  (model !== undefined && row?.prices[model]) || null;
