import { type CustomChoice, type CustomField, choiceColorAt, customName, customPath, MOST_CUSTOM_CHOICES } from "#contract/custom-field.ts";
import type { ImportColumn, WholeImport } from "#contract/import/import.ts";
import { customRecordOf, type ImportKind, type ImportNewField, newFieldKey, newFieldKind } from "#contract/import/import-fields.ts";
import { api } from "#contract/index.ts";
import type { Language } from "#contract/text/languages.ts";
import { addField, refuseTooMany } from "#server/areas/custom-field/tasks.ts";
import { lockImport, type StoredImport, updateImport, valuesInColumn } from "#server/areas/import/queries.ts";
import { admit, type Caller, type WorkspaceId } from "#server/core/caller.ts";
import { invalidField } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";

const NAME_LENGTH = 60;
const CHOICE_LENGTH = 80;

type Mapping = readonly (string | null)[];

/**
 * A mapping with the fields that it adds, each under the id that it will have: a dry run reads their columns as the run will. Who may
 * add no field by hand adds none by this either.
 */
export function planFields(
  { caller, language }: { caller: Caller; language: Language },
  { kind, columns }: { kind: ImportKind; columns: readonly ImportColumn[] },
  mapping: Mapping,
  own: readonly CustomField[],
): { mapping: (string | null)[]; new_fields: ImportNewField[] } {
  const taken = new Set(own.flatMap(({ names }) => Object.values(names).map((name) => name?.trim().toLowerCase())));
  const new_fields = mapping.flatMap((key, column) => {
    const asked = newFieldKind(key);
    if (!asked) return [];
    const of = columns[column];
    if (!customRecordOf[kind] || !of?.suits) throw invalidField("mapping", "import_wrong_mapping");
    const names = { [language]: freeName(of.head, taken) };
    return [{ id: newId(), column, kind: asked, names, choices: hasChoices(asked) ? null : [] }];
  });
  if (new_fields.length > 0) admit(api.customField.save, caller);
  if (new_fields.length > 0) refuseTooMany(own.length + new_fields.length);
  const at = (column: number) => new_fields.find((field) => field.column === column);
  return { mapping: mapping.map((key, column) => (at(column) ? customPath(at(column)?.id ?? "") : key)), new_fields };
}

const hasChoices = (kind: ImportNewField["kind"]) => kind === "choice" || kind === "choices";

/** What a column is called, as a field of no other's name. */
function freeName(head: string, taken: Set<string | undefined>): string {
  const said = head.replace(/\s+/g, " ").trim();
  for (let n = 1; ; n++) {
    const end = n === 1 ? "" : ` (${n})`;
    const name = said.slice(0, NAME_LENGTH - end.length).trim() + end;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}

/** A mapping as somebody said it: a field that isn't there yet by its kind alone. */
export const toldMapping = ({ mapping, new_fields }: Pick<StoredImport, "mapping" | "new_fields">): (string | null)[] =>
  mapping.map((key, column) => {
    const added = new_fields.find((field) => field.column === column);
    return added && key === customPath(added.id) ? newFieldKey(added.kind) : key;
  });

/** The fields that an import adds, as it tells them. */
export const toldFields = ({ new_fields }: Pick<StoredImport, "new_fields">): WholeImport["new_fields"] =>
  new_fields.map(({ names, choices, ...field }) => ({
    ...field,
    name: customName(names, "en"),
    choices: choices?.map((choice) => customName(choice.names, "en")) ?? null,
  }));

/** The fields that an import adds as they will be. */
export function plannedFields({ kind, new_fields }: Pick<StoredImport, "kind" | "new_fields">): CustomField[] {
  const record = customRecordOf[kind];
  if (!record) return [];
  return new_fields.map(({ column: _, choices, ...field }, position) => ({
    ...{ ...field, record, position, choices: choices ?? [] },
    ...{ version: 1, archived_at: null },
  }));
}

/** Adds an import's fields to the workspace's own, in the transaction in which it begins to run. */
export async function addFields(trx: Trx, caller: Caller, stored: StoredImport): Promise<void> {
  if (stored.new_fields.length > 0) admit(api.customField.save, caller);
  for (const { id, record, kind, names, choices } of plannedFields(stored))
    await addField(trx, caller.workspace, { id, record, kind, names, choices });
}

/**
 * Gives the choices of an import's new fields, once its rows are there: what stands in their columns, by the alphabet. What holds more
 * different things than a field has choices, or longer ones, becomes a text.
 */
export async function settleChoices(parts: Parts, workspace: WorkspaceId, stored: StoredImport): Promise<StoredImport> {
  const { id, new_fields } = stored;
  if (new_fields.every(({ choices }) => choices !== null)) return stored;
  const settled: ImportNewField[] = [];
  for (const field of new_fields) {
    const choices = field.choices ?? (await choicesOf(parts, workspace, id, field));
    settled.push(choices ? { ...field, choices } : { ...field, kind: "text", choices: [] });
  }
  await parts.database.transaction(async (trx) => {
    const now = await lockImport(trx, workspace, id);
    // Checked anew meanwhile, with other fields.
    if (now?.state === "checking" && now.new_fields.every((field, at) => field.id === settled[at]?.id))
      await updateImport(trx, workspace, id, { new_fields: settled });
  });
  return { ...stored, new_fields: settled };
}

async function choicesOf(
  { database: { db } }: Parts,
  workspace: WorkspaceId,
  import_id: string,
  { column, kind, names }: ImportNewField,
): Promise<CustomChoice[] | null> {
  const asked = { column, isSeveral: kind === "choices", limit: MOST_CUSTOM_CHOICES, most: CHOICE_LENGTH };
  const values = await valuesInColumn(db, workspace, import_id, asked);
  if (values.length > MOST_CUSTOM_CHOICES || values.some((value) => value.length > CHOICE_LENGTH || value.includes(";"))) return null;
  const [language = "en"] = Object.keys(names);
  const apart = new Map(values.map((value) => [value.toLowerCase(), value]));
  return [...apart.values()]
    .toSorted((one, other) => one.localeCompare(other, language))
    .map((value, at) => ({ id: newId(), names: { [language]: value }, color: choiceColorAt(at) }));
}
