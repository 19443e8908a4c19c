import { type DeclaredField, type FilteredField, type NameOf, nameOf } from "#contract/declared-field.ts";
import { formatDate, formatMoney, formatNumber } from "#web/words/format.ts";
import type { WordKey, Words } from "#web/words/translate.ts";

/** Every word that a field needs in its area. */
type Needed<F extends DeclaredField, A extends string> =
  | `${A}.field.${NameOf<F>}`
  | (F extends { unit: infer U extends string } ? `${A}.amount.${U}` | (A extends "candidates" ? `${A}.unit.${U}` : never) : never)
  | (F extends { choices: readonly (infer C extends string)[]; words: infer W extends string } ? `${W}${C}` : never)
  | (F extends { filter: { as: infer N extends string; asks: infer Asks } }
      ?
          | `${A}.filter_${N}`
          | `${A}.chip_${N}`
          | (Asks extends "contains" ? `${A}.filter_${N}_hint` : Asks extends `at_${string}` ? `${A}.chip_${N}_value` : never)
      : never);
type Missing<F extends readonly DeclaredField[], A extends string> = Exclude<Needed<F[number], A>, WordKey>;

/** The declared fields of an area with what is said of them. A word that isn't there does not compile: the error names it. */
export function fieldWords<const F extends readonly DeclaredField[], A extends string>(
  fields: F,
  area: [Missing<F, A>] extends [never] ? A : `There is no word ${Missing<F, A>}`,
) {
  // The parameter's type has every key checked; a key that is put together is only text.
  const say = (t: Words, key: string, values?: Parameters<Words>[1]) => t(`${area}.${key}` as WordKey, values);
  const choice = (t: Words, words: string, value: unknown) => t(`${words}${value}` as WordKey);
  return {
    fields,
    name: (t: Words, field: DeclaredField) => say(t, `field.${nameOf(field)}`),
    /** Of a filter: its label in the form, its hint, its chip, what the chip says of a number. */
    filter: (t: Words, part: "filter" | "chip", { filter }: FilteredField, end: "" | "_hint" | "_value" = "", values?: { n: string }) =>
      say(t, `${part}_${filter.as}${end}`, values),
    /** Behind a number while it is typed. */
    unit: (t: Words, unit: string) => say(t, `unit.${unit}`),
    choices: (t: Words, { choices, words }: { choices: readonly string[]; words: string }) =>
      choices.map((value) => ({ value, label: choice(t, words, value) })),
    /** A value in words; null where it says nothing. */
    text(t: Words, field: DeclaredField, value: unknown): string | null {
      if (value === undefined || value === null || value === "") return null;
      if (field.kind === "choice") return choice(t, field.words, value);
      if (field.kind === "choices") return (value as string[]).map((one) => choice(t, field.words, one)).join(", ") || null;
      if (field.kind === "yes_no") return yesNo(t, value === true);
      if (field.kind === "date") return formatDate(String(value));
      if (field.kind === "money") return formatMoney(Number(value));
      if (field.kind === "number") {
        const n = formatNumber(Number(value));
        return field.unit ? say(t, `amount.${field.unit}`, { count: Number(value), n }) : n;
      }
      return Array.isArray(value) ? value.join(", ") || null : String(value);
    },
  };
}

/** Yes or no, as it is read. */
export const yesNo = (t: Words, value: boolean) => t(value ? "lists.custom.yes" : "lists.custom.no");
/** Both, to choose from. */
export const yesNoChoices = (t: Words) => [true, false].map((value) => ({ value, label: yesNo(t, value) }));

/** The same as a form's list has them. */
export const yesNoOptions = (t: Words) => yesNoChoices(t).map(({ value, label }) => ({ value: String(value), label }));

export type FieldWords<F extends readonly DeclaredField[] = readonly DeclaredField[]> = ReturnType<typeof fieldWords<F, string>>;
