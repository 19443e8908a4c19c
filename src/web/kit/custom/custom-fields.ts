import { useMemo } from "react";
import {
  type CustomField,
  type CustomRecord,
  type CustomValue,
  customName,
  customPath,
  declaredCustom,
  tellCustomValue,
} from "#contract/custom-field.ts";
import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { type FieldWords, yesNo } from "#web/kit/record/field-words.ts";
import { formatDate } from "#web/words/format.ts";
import { currentLocale, type Words } from "#web/words/words.ts";

const none: readonly CustomField[] = [];

/** Every field that the workspace added, archived ones too; undefined until they are known. One answer for all screens. */
export const useAllCustomFields = (): readonly CustomField[] | undefined =>
  useCall(api.customField.list, {}, { quiet: true, staleTime: 60_000 }).data?.data.fields;

/** Those of one kind of record that are in use, in their order; none until they are known. The same list until they change. */
export function useCustomFields(record: CustomRecord): readonly CustomField[] {
  const all = useAllCustomFields();
  return useMemo(() => all?.filter((field) => field.record === record && !field.archived_at) ?? none, [all, record]);
}

/** What a field, or one of its choices, is called on this page. */
export const customNameHere = ({ names }: Pick<CustomField, "names">): string => customName(names, currentLocale());

/** The fields with what is said of them, as those that every workspace has: what they are called is the workspace's to say. */
export function customWords(fields: readonly CustomField[]): FieldWords {
  const fieldAt = (path: string) => fields.find(({ id }) => customPath(id) === path);
  const name = (_: Words, { path }: { path: string }) => {
    const field = fieldAt(path);
    return field ? customNameHere(field) : "";
  };
  return {
    fields: fields.map(declaredCustom),
    name,
    filter: (t, _part, field, end = "") => (end === "_hint" ? t("lists.custom.filter_contains") : name(t, field)),
    unit: () => "",
    choices: (_, { choices, words }) => {
      const known = fieldAt(words.slice(0, -1))?.choices.filter(({ id, is_gone }) => choices.includes(id) && !is_gone) ?? [];
      return known.map((choice) => ({ value: choice.id, label: customNameHere(choice) }));
    },
    text: (t, { path, kind }, value) => {
      const field = fieldAt(path);
      if (!field || value === undefined || value === null || value === "") return null;
      return customText(t, field, kind === "choices" ? [value as string | string[]].flat() : (value as CustomValue));
    },
  };
}

/** A value in words of the page; null where it says nothing. */
export function customText(t: Words, field: CustomField, value: CustomValue | undefined): string | null {
  if (value === undefined) return null;
  if (field.kind === "date") return formatDate(String(value));
  if (typeof value === "boolean") return yesNo(t, value);
  const text = tellCustomValue(field, value, currentLocale());
  return (Array.isArray(value) ? text.replaceAll("; ", ", ") : text) || null;
}
