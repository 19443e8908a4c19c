import {
  type AskedField,
  type CustomField,
  type CustomKind,
  type CustomValue,
  type CustomValues,
  checkCustomValue,
  customPath,
  parseCustomValue,
} from "#contract/custom-field.ts";
import type { importProblems } from "#contract/import/import-choices.ts";
import { customRecordOf, type ImportKind } from "#contract/import/import-fields.ts";
import { customFieldsOf } from "#server/areas/custom-field/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db } from "#server/parts/database/database.ts";
import type { Manner } from "./manner.ts";
import { readDay, readNumber } from "./values.ts";

/** The fields that the workspace added to records of this kind and uses. */
export async function ownFieldsOf(db: Db, workspace: WorkspaceId, kind: ImportKind): Promise<CustomField[]> {
  const record = customRecordOf[kind];
  return record ? customFieldsOf(db, workspace, record) : [];
}

const problems: Record<CustomKind, (typeof importProblems)[number]> = {
  text: "too_long",
  number: "wrong_number",
  date: "wrong_date",
  choice: "wrong_choice",
  choices: "wrong_choice",
  yes_no: "wrong_choice",
  link: "wrong_link",
};

/** What a cell says in one of them; numbers and days are read as in every other column. */
export function readCustomCell(
  field: AskedField,
  text: string,
  manner: Manner = {},
): { value: CustomValue } | { problem: (typeof importProblems)[number] } {
  const said = text.trim();
  const read =
    field.kind === "number"
      ? checkCustomValue(field, readNumber(said) ?? said)
      : parseCustomValue(field, (field.kind === "date" && readDay(said, manner)) || said, "en");
  return "problem" in read || read.value === null ? { problem: problems[field.kind] } : { value: read.value };
}

/** What a row says of them, laid over what its record held; nothing where it says nothing. */
export const customOver = (values: Record<string, unknown>, held: CustomValues = {}): { custom?: CustomValues } =>
  values.custom ? { custom: { ...held, ...(values.custom as CustomValues) } } : {};

/** The field of which a head is a name, in whichever language; `isSame`: whether the two are. */
export const customNamed = (fields: readonly CustomField[], head: string, isSame: (name: string, head: string) => boolean) => {
  const field = fields.find(({ names }) => Object.values(names).some((name) => name !== undefined && isSame(name, head)));
  return field && customPath(field.id);
};
