import type { ModelMay, ModelPrice, ModelProvider, ModelSettings, modelCalls } from "#contract/account/model.ts";
import type { Body } from "#contract/call.ts";
import { keylessProviders, modelAddresses, oneOf } from "#contract/choices.ts";
import {
  columnsOf,
  findModelSettings,
  type ModelSettingsRow,
  modelSettingsToChange,
  putModelSettings,
  putPrice,
} from "#server/areas/model/queries.ts";
import { keyOf, modelIn, operatorLets, priceOf } from "#server/areas/model/tasks.ts";
import { updateSettings } from "#server/areas/workspace/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { forbidden, invalidField, notAcceptable } from "#server/core/failures.ts";
import type { Assistant } from "#server/parts/assistant/assistant.ts";
import type { ModelAddress } from "#server/parts/assistant/providers.ts";
import { NotAllowed } from "#server/parts/outgoing/outgoing.ts";
import type { Parts } from "#server/parts/parts.ts";
import { todayOf } from "./cost/tasks.ts";

/** Of a key so short its last four characters would tell too much. */
const SHORTEST_TOLD = 16;
const TOLD = 4;

/** All that a workspace has set about language models, but for the key. */
export async function settingsOf(parts: Parts, workspace: WorkspaceId): Promise<{ data: ModelSettings }> {
  const { assistant, own, may, row } = await modelIn(parts, workspace);
  const operators = parts.assistant && { provider: parts.assistant.provider, model: parts.assistant.model };
  return {
    data: {
      own_allowed: parts.config.models.own,
      local_allowed: parts.outgoing.is_local_allowed,
      operators,
      own: ownToTell(parts, row),
      in_use: assistant && { provider: assistant.provider, model: assistant.model, is_own: own !== null },
      may,
      operator_lets: operatorLets(parts),
      judges_best: parts.config.models.judges_best,
      price: priceOf(row, assistant?.model),
      today: await todayOf(parts, workspace),
    },
  };
}

function ownToTell(parts: Parts, row: ModelSettingsRow | undefined): ModelSettings["own"] {
  if (!row?.provider || !row.model) return null;
  const { provider, base_url, model, updated_at } = row;
  const key = keyOf(parts, row);
  return {
    provider,
    base_url,
    model,
    has_key: Boolean(key),
    key_end: key && key.length >= SHORTEST_TOLD ? key.slice(-TOLD) : null,
    updated_at,
  };
}

type Tried = Body<typeof modelCalls.list>;
type Given = Tried & { provider: ModelProvider };

/** Where a model is asked as it was given now, with the key that is kept where none was given; refused where that may not be. */
async function addressGiven(parts: Parts, workspace: WorkspaceId, given: Given): Promise<ModelAddress> {
  const place = await placeGiven(parts, given);
  return { ...place, api_key: given.api_key ?? keptKey(parts, await findModelSettings(parts.database.db, workspace), place) };
}

interface Place {
  provider: ModelProvider;
  base_url: string | null;
}

async function placeGiven(parts: Parts, given: Given): Promise<Place> {
  if (!parts.config.models.own) throw forbidden("model_own_off");
  const { provider } = given;
  const base_url = given.base_url?.replace(/\/+$/, "") || null;
  const address = base_url ?? modelAddresses[provider];
  if (!address) throw invalidField("base_url", "model_address_needed");
  await parts.outgoing.refuse(address).catch((error: unknown) => {
    throw error instanceof NotAllowed ? invalidField("base_url", "model_not_public") : error;
  });
  return { provider, base_url };
}

/** The key that is kept goes to no other address than it was given for. */
function keptKey(parts: Parts, row: ModelSettingsRow | undefined, { provider, base_url }: Place): string | null {
  const isSame = row?.provider === provider && row.base_url === base_url;
  const key = isSame ? keyOf(parts, row) : null;
  if (!key && !oneOf(keylessProviders, provider)) throw invalidField("api_key", "model_key_needed");
  return key ?? null;
}

/** Keeps a model of the workspace's own. */
export async function saveOwn(parts: Parts, workspace: WorkspaceId, { model, ...given }: Body<typeof modelCalls.save>): Promise<void> {
  const place = await placeGiven(parts, given);
  await parts.database.transaction(async (trx) => {
    // A key that is forgotten meanwhile stays so.
    const api_key = given.api_key ?? keptKey(parts, await modelSettingsToChange(trx, workspace), place);
    const key_locked = api_key === null ? null : parts.secret.lock("model_key", api_key);
    await putModelSettings(trx, workspace, { ...place, model, key_locked });
  });
}

/** Forgets it, and its key. */
export async function removeOwn(parts: Parts, workspace: WorkspaceId): Promise<void> {
  const nothing = { provider: null, base_url: null, model: null, key_locked: null };
  await parts.database.transaction((trx) => putModelSettings(trx, workspace, nothing));
}

/** What a model may do from now on. */
export async function permit(parts: Parts, workspace: WorkspaceId, may: Partial<ModelMay>): Promise<void> {
  await parts.database.transaction(async (trx) => {
    await putModelSettings(trx, workspace, columnsOf(may));
    if (may.read !== undefined) await updateSettings(trx, workspace, { reading: { by_model: may.read } });
  });
}

export async function setPrice(parts: Parts, workspace: WorkspaceId, price: ModelPrice | null): Promise<void> {
  const { assistant } = await modelIn(parts, workspace);
  if (!assistant) throw notAcceptable("model_none");
  await parts.database.transaction((trx) => putPrice(trx, workspace, assistant.model, price));
}

/** The address to ask for a list: as it was given now, or that of the workspace's own model. */
export async function addressToList(parts: Parts, workspace: WorkspaceId, { provider, ...given }: Tried): Promise<ModelAddress> {
  if (provider) return addressGiven(parts, workspace, { ...given, provider });
  const row = await findModelSettings(parts.database.db, workspace);
  if (!row?.provider) throw notAcceptable("model_none");
  return addressGiven(parts, workspace, { provider: row.provider, base_url: row.base_url });
}

/** The model to try: as it was given now, or the one in use. */
export async function modelToTry(
  parts: Parts,
  workspace: WorkspaceId,
  { provider, model, ...given }: Body<typeof modelCalls.test>,
): Promise<Assistant> {
  if (provider) {
    if (!model) throw invalidField("model", "model_name_needed");
    const address = await addressGiven(parts, workspace, { ...given, provider });
    return parts.models.open({ ...address, model, timeout_seconds: parts.config.models.timeout_seconds });
  }
  const { assistant } = await modelIn(parts, workspace);
  if (!assistant) throw notAcceptable("model_none");
  return assistant;
}
