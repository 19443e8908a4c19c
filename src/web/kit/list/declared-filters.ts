import { rangeIn } from "#contract/custom-field.ts";
import { byFilter, type DeclaredField, type FilteredField, type FilterNameOf } from "#contract/declared-field.ts";
import { type FieldWords, yesNoChoices } from "#web/kit/record/field-words.ts";
import { formatDate, formatNumber } from "#web/words/format.ts";
import type { Words } from "#web/words/words.ts";
import type { Filter, FilterInput } from "./define-list.ts";

/** The filters that fields are declared with, by their name in the address: chip and input of the form. */
export const declaredFilters = <F extends readonly DeclaredField[]>(words: FieldWords<F>) =>
  byFilter(words.fields, (field) => filterOf(words, field)) as { [One in F[number] as FilterNameOf<One>]: Filter };

const filterOf = (words: FieldWords, field: FilteredField): Filter => ({
  key: field.filter.as,
  label: (t) => words.filter(t, "chip", field),
  say: (value: string | number, t) =>
    field.filter.asks === "between"
      ? rangeText(t, field, String(value))
      : field.kind === "number"
        ? words.filter(t, "chip", field, "_value", { n: formatNumber(Number(value)) })
        : field.kind === "date"
          ? formatDate(String(value))
          : (words.text(t, field, value) ?? ""),
  input: { label: (t: Words) => words.filter(t, "filter", field), ...inputOf(words, field) } as FilterInput,
});

/** "from 10 up to 20". */
function rangeText(t: Words, { kind }: FilteredField, value: string): string {
  const { from = null, to = null } = rangeIn(value) ?? {};
  const told = (end: string) => (kind === "date" ? formatDate(end) : formatNumber(Number(end)));
  return [from !== null && t("lists.custom.from", { value: told(from) }), to !== null && t("lists.custom.to", { value: told(to) })]
    .filter(Boolean)
    .join(" ");
}

function inputOf(words: FieldWords, field: FilteredField) {
  if (field.filter.asks === "between") return { kind: "range", of: field.kind === "date" ? "date" : "number" };
  if (field.kind === "choices" || (field.kind === "choice" && field.filter.asks === "any"))
    return { kind: "several", choices: (_used: readonly string[], t: Words) => words.choices(t, field) };
  if (field.kind === "yes_no") return { kind: "one", any: (t: Words) => t("lists.custom.any"), choices: yesNoChoices };
  if (field.kind === "number") return { kind: "number", min: field.min, max: field.max, isZeroTold: field.filter.asks === "at_most" };
  if (field.kind === "choice") return { kind: "one", choices: (t: Words) => words.choices(t, field) };
  return field.kind === "date" ? { kind: "date" } : { kind: "text", hint: (t: Words) => words.filter(t, "filter", field, "_hint") };
}
