import { type CustomField, type CustomValue, parseCustomValue, tellCustomValue } from "#contract/custom-field.ts";
import { currentLocale } from "#web/words/words.ts";

/** A value as its input holds it: ids of choices, "yes" or "no", a text. */
export type CustomDraft = string | string[];
/** By field id. */
export type CustomDrafts = Record<string, CustomDraft>;

export function draftOf(field: CustomField, value: CustomValue | undefined): CustomDraft {
  if (field.kind === "choices") return Array.isArray(value) ? value : [];
  if (typeof value === "boolean") return value ? "yes" : "no";
  return field.kind === "number" ? tellCustomValue(field, value, currentLocale()) : String(value ?? "");
}

/** What a body sends of it: what can't be read as it was typed, to be refused by the field's name. */
export function storedOf(field: CustomField, typed: CustomDraft): CustomValue | null {
  if (typeof typed !== "string") {
    const ids = field.choices.flatMap(({ id }) => (typed.includes(id) ? [id] : []));
    return ids.length > 0 ? ids : null;
  }
  if (field.kind === "choice") return typed || null;
  const read = parseCustomValue(field, typed, currentLocale());
  return "value" in read ? read.value : typed;
}

/** What a form's inputs say, as a body has it; nothing of those that are empty. */
export const customBody = (fields: readonly CustomField[], drafts: CustomDrafts): Record<string, CustomValue> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = storedOf(field, drafts[field.id] ?? draftOf(field, undefined));
      return value === null ? [] : [[field.id, value]];
    }),
  );
