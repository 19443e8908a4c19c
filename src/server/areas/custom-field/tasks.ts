import { isDeepStrictEqual } from "node:util";
import type { RawBuilder, SqlBool } from "kysely";
import type { Body } from "#contract/call.ts";
import type { customFieldCalls } from "#contract/custom/custom-calls.ts";
import {
  type CustomChoice,
  type CustomField,
  type CustomFilter,
  type CustomNames,
  type CustomRecord,
  type CustomValues,
  checkCustomValue,
  customIdIn,
  customPath,
  MOST_CUSTOM_FIELDS,
} from "#contract/custom-field.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { conflict, type FieldMessages, invalid, invalidField, notAcceptable, notFound, stale } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { SortKeys } from "#server/core/sorted-page.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { allCustomFields, customFieldsOf, insertField, isHeld, lockFields, updateField } from "./queries.ts";
import { customFilters, customSorts } from "./rules.ts";

/** What a body says of a record's own fields: by field id, null empties one. */
type GivenCustom = Record<string, unknown>;

/**
 * What a record holds in its workspace's fields once `given` is laid over what it held; nothing where nothing is given. Fails (422) with
 * a message for each value that isn't of its field's kind, which names the field, and for a field that isn't there.
 */
export async function customAfter(
  db: Db,
  workspace: WorkspaceId,
  record: CustomRecord,
  given: GivenCustom | undefined,
  held: CustomValues = {},
): Promise<{ custom?: CustomValues }> {
  if (!given || Object.keys(given).length === 0) return {};
  const fields = new Map((await customFieldsOf(db, workspace, record, { archived: true })).map((field) => [field.id, field]));
  const custom = { ...held };
  const wrong: FieldMessages = {};
  for (const [id, value] of Object.entries(given)) {
    const field = fields.get(id);
    const checked = field ? checkCustomValue(field, value) : null;
    if (!field || !checked) wrong[customPath(id)] = [{ key: "custom_unknown" }];
    else if ("problem" in checked) wrong[customPath(id)] = [{ key: checked.problem, params: { field: field.names } }];
    else if (checked.value === null) delete custom[id];
    else custom[id] = checked.value;
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return { custom };
}

/** What a list's query asks of the workspace's own fields: conditions on the record's table, and the orders they give. They are read where it asks anything of them. */
export async function customList(
  db: Db,
  workspace: WorkspaceId,
  record: CustomRecord,
  { custom = {}, sort }: { custom?: Record<string, CustomFilter | number> | undefined; sort?: string | undefined },
): Promise<{ where: RawBuilder<SqlBool>[]; sorts: SortKeys }> {
  const isAsked = Object.keys(custom).length > 0 || (sort && customIdIn(sort));
  if (!isAsked) return { where: [], sorts: {} };
  const fields = await customFieldsOf(db, workspace, record, { archived: true });
  const table = `${record}s`;
  return { where: customFilters(table, fields, custom), sorts: customSorts(table, fields) };
}

/** Adds a field behind the others, under the lock of the workspace's fields. */
export async function addField(
  trx: Trx,
  workspace: WorkspaceId,
  given: Omit<CustomField, "position" | "version" | "archived_at">,
): Promise<CustomField> {
  const all = await lockedFields(trx, workspace);
  const siblings = all.filter(({ record, archived_at }) => record === given.record && !archived_at);
  refuseTakenName(given.names, siblings);
  refuseTooMany(siblings.length + 1);
  const field = { ...given, position: Math.max(0, ...all.map(({ position }) => position)) + 1, version: 1, archived_at: null };
  await insertField(trx, workspace, field);
  return field;
}

/** Archives those of fields that are still called as they were when they were added, and in which no record in use holds anything. */
export async function archiveUntouched(
  trx: Trx,
  workspace: WorkspaceId,
  added: readonly Pick<CustomField, "id" | "names" | "choices">[],
): Promise<void> {
  if (added.length === 0) return;
  for (const field of await lockedFields(trx, workspace)) {
    const before = added.find(({ id }) => id === field.id);
    const isAsAdded = isDeepStrictEqual([field.names, field.choices], [before?.names, before?.choices]);
    if (!isAsAdded || field.archived_at || (await isHeld(trx, workspace, field))) continue;
    await updateField(trx, workspace, field.id, { archived: true });
  }
}

/** Adds a field or changes one, under the lock of the workspace's fields. */
export async function saveField(
  trx: Trx,
  workspace: WorkspaceId,
  { id, version, record, kind, names, choices }: Body<typeof customFieldCalls.save>,
): Promise<CustomField> {
  const asChoices = kind === "choice" || kind === "choices" ? choices : [];
  if (!id) return addField(trx, workspace, { id: newId(), record, kind, names, choices: choicesAfter(undefined, asChoices) });
  const all = await lockedFields(trx, workspace);
  const stored = all.find((field) => field.id === id);
  if (!stored) throw notFound("custom_field");
  if (version !== undefined && version !== stored.version) throw stale("custom_field", { field: stored });
  if (stored.kind !== kind || stored.record !== record) throw invalidField("kind", "custom_kind_stays");
  const siblings = all.filter((field) => field.record === record && field.id !== id && !field.archived_at);
  if (!stored.archived_at) refuseTakenName(names, siblings);
  await updateField(trx, workspace, stored.id, { names, choices: choicesAfter(stored, asChoices) });
  return fieldOrFail(trx, workspace, stored.id);
}

/** Archives a field, or brings it back. */
export async function archiveField(trx: Trx, workspace: WorkspaceId, id: string, archived: boolean): Promise<CustomField> {
  const all = await lockedFields(trx, workspace);
  const stored = all.find((field) => field.id === id);
  if (!stored) throw notFound("custom_field");
  if (Boolean(stored.archived_at) === archived) return stored;
  const siblings = all.filter((field) => field.record === stored.record && field.id !== id && !field.archived_at);
  if (!archived) {
    refuseTakenName(stored.names, siblings);
    refuseTooMany(siblings.length + 1);
  }
  await updateField(trx, workspace, id, { archived });
  return fieldOrFail(trx, workspace, id);
}

/** Puts the fields of a kind of record in an order; those that it doesn't name come behind. */
export async function orderFields(trx: Trx, workspace: WorkspaceId, record: CustomRecord, ids: readonly string[]): Promise<CustomField[]> {
  const own = (await lockedFields(trx, workspace)).filter((field) => field.record === record);
  if (!ids.every((id) => own.some((field) => field.id === id))) throw notFound("custom_field");
  const order = [...new Set([...ids, ...own.map(({ id }) => id)])];
  for (const { id, position } of own) {
    const place = order.indexOf(id) + 1;
    if (position !== place) await updateField(trx, workspace, id, { position: place });
  }
  return allCustomFields(trx, workspace);
}

async function lockedFields(trx: Trx, workspace: WorkspaceId): Promise<CustomField[]> {
  await lockFields(trx, workspace);
  return allCustomFields(trx, workspace);
}

async function fieldOrFail(trx: Trx, workspace: WorkspaceId, id: string): Promise<CustomField> {
  const field = (await allCustomFields(trx, workspace)).find((one) => one.id === id);
  if (!field) throw notFound("custom_field");
  return field;
}

const said = (names: CustomNames) => Object.values(names).flatMap((name) => name?.trim().toLowerCase() || []);

/** Two of one name couldn't be told apart in a list, nor in a table that is read. */
function refuseTakenName(names: CustomNames, others: readonly { names: CustomNames }[]): void {
  const taken = said(names).find((name) => others.some((one) => said(one.names).includes(name)));
  const name = Object.values(names).find((one) => one?.trim().toLowerCase() === taken);
  if (name) throw conflict("custom_name_taken", { name });
}

/** So many of one kind of record in use are too many. */
export function refuseTooMany(count: number): void {
  if (count > MOST_CUSTOM_FIELDS) throw notAcceptable("custom_too_many", { n: MOST_CUSTOM_FIELDS });
}

/** The choices as they were sent, new ones with an id; what isn't sent any more is gone, and stands behind them. */
function choicesAfter(
  stored: CustomField | undefined,
  sent: readonly (Omit<CustomChoice, "id"> & { id?: string | undefined })[],
): CustomChoice[] {
  const given = sent.map((choice) => {
    const known = stored?.choices.find(({ id }) => id === choice.id);
    return { ...choice, id: known?.id ?? newId() };
  });
  for (const [at, one] of given.entries())
    if (!one.is_gone)
      refuseTakenName(
        one.names,
        given.slice(0, at).filter(({ is_gone }) => !is_gone),
      );
  const left = stored?.choices.filter(({ id }) => !given.some((one) => one.id === id)) ?? [];
  return [...given, ...left.map((choice) => ({ ...choice, is_gone: true }))];
}
