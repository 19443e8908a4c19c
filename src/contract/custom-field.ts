import type { customKinds, customRecords } from "./choices.ts";
import type { DeclaredField } from "./declared-field.ts";
import { type Language, languages, tagOf } from "./text/languages.ts";

/** The colours that choices get in turn, apart from each other in either theme. */
const choiceColors = ["#3b6fd4", "#2e9e6b", "#d08700", "#c4483c", "#7a55c7", "#1795a6", "#b4519a", "#6b7280"] as const;
export const choiceColorAt = (at: number): string => choiceColors[at % choiceColors.length] ?? choiceColors[0];

/** What a field of one's own and its choices are called: in one language at least. */
export type CustomNames = Partial<Record<Language, string>>;
/** `is_gone`: nobody chooses it any more; records that hold it keep it. `color` as `#rrggbb`. */
export interface CustomChoice {
  id: string;
  names: CustomNames;
  color: string;
  is_gone?: boolean | undefined;
}
export type CustomKind = (typeof customKinds)[number];
export type CustomRecord = (typeof customRecords)[number];
/** What a record holds in one of them: a date as `YYYY-MM-DD`, one choice by its id, several by theirs in the field's order. */
export type CustomValue = string | number | boolean | string[];
/** By field id; what is empty isn't there. */
export type CustomValues = Record<string, CustomValue>;

/** What is asked of a value: the kind of its field, what it is called and what may be chosen. */
export type AskedField = { id: string; kind: CustomKind; names: CustomNames; choices: readonly CustomChoice[] };
/** A field as it is kept. `archived_at`: no form, list or export shows it any more; records keep what they hold in it. */
export interface CustomField extends AskedField {
  record: CustomRecord;
  choices: CustomChoice[];
  position: number;
  version: number;
  archived_at: string | null;
}

/** Most of them that one kind of record has at once, most choices of one, and most characters of a text. */
export const MOST_CUSTOM_FIELDS = 50;
export const MOST_CUSTOM_CHOICES = 100;
const CUSTOM_TEXT_LENGTH = 2000;
/** The largest number, either side of nought. */
export const CUSTOM_NUMBER = 1e12;
/** Behind the comma. */
const DIGITS = 6;

/** Its name in a language; in another one where nobody wrote it. */
export const customName = (names: CustomNames, language: Language): string =>
  names[language] || languages.map((one) => names[one]).find(Boolean) || "";

/** The dotted path at which a record holds it, which is also its name in addresses, sorts, filters and failures. */
export const customPath = (id: string): `custom.${string}` => `custom.${id}`;
/** The field's id in such a path; null where it is another one. */
export const customIdIn = (path: string): string | null => /^-?custom\.([0-9a-f-]{36})$/.exec(path)?.[1] ?? null;

/** The field as those are declared that every workspace has: its column, filter and place in a form and a CSV follow from it. */
export function declaredCustom({ id, kind, choices }: AskedField): DeclaredField {
  const path = customPath(id);
  const shared = { path, name: path, section: "custom", isColumn: true, isExported: true } as const;
  const filterBy = <const A extends string>(asks: A) => ({ filter: { as: path, asks } });
  const ids = choices.map((choice) => choice.id);
  switch (kind) {
    case "text":
      return { ...shared, kind, most: CUSTOM_TEXT_LENGTH, ...filterBy("contains") };
    case "link":
      return { ...shared, kind: "url", most: 300, ...filterBy("contains") };
    case "number":
      return { ...shared, kind, min: -CUSTOM_NUMBER, max: CUSTOM_NUMBER, ...filterBy("between") };
    case "date":
      return { ...shared, kind, ...filterBy("between") };
    case "yes_no":
      return { ...shared, kind, ...filterBy("is") };
    case "choice":
    case "choices":
      return { ...shared, kind, choices: ids, words: `${path}.`, ...filterBy("any") };
  }
}

/** Why a value isn't one of its field's: keys of the messages, each of which names the field as `{field}`. */
type CustomProblem =
  | "custom_wrong_text"
  | "custom_wrong_number"
  | "custom_wrong_date"
  | "custom_wrong_choice"
  | "custom_wrong_yes_no"
  | "custom_wrong_link";
const problemOf: Record<CustomKind, CustomProblem> = {
  text: "custom_wrong_text",
  number: "custom_wrong_number",
  date: "custom_wrong_date",
  choice: "custom_wrong_choice",
  choices: "custom_wrong_choice",
  yes_no: "custom_wrong_yes_no",
  link: "custom_wrong_link",
};
type Checked = { value: CustomValue | null } | { problem: CustomProblem };

/** A web address with or without its scheme; never another scheme. */
const isLink = (text: string) =>
  text.length <= 300 && /^(https?:\/\/)?[\p{L}\p{N}][\p{L}\p{N}.-]*\.[\p{L}]{2,}(:\d+)?([/?#]\S*)?$/iu.test(text);
const rounded = (value: number) => Number(value.toFixed(DIGITS)) || 0;
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= "1900" && text < "2101" && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** A value as a body sends it: what is stored of it, null where it says nothing, or what is wrong with it. Choices that are gone are taken, for a record may hold one. */
export function checkCustomValue(field: AskedField, given: unknown): Checked {
  const wrong = { problem: problemOf[field.kind] };
  if (given === null || given === "") return { value: null };
  const isChoice = (id: unknown) => field.choices.some((one) => one.id === id);
  switch (field.kind) {
    case "text":
      return typeof given === "string" && given.length <= CUSTOM_TEXT_LENGTH ? { value: given.trim() || null } : wrong;
    case "link":
      if (typeof given === "string" && !given.trim()) return { value: null };
      return typeof given === "string" && isLink(given.trim()) ? { value: given.trim() } : wrong;
    case "number":
      return typeof given === "number" && Math.abs(given) <= CUSTOM_NUMBER ? { value: rounded(given) } : wrong;
    case "date":
      return typeof given === "string" && isDay(given) ? { value: given } : wrong;
    case "yes_no":
      return typeof given === "boolean" ? { value: given } : wrong;
    case "choice":
      return typeof given === "string" && isChoice(given) ? { value: given } : wrong;
    case "choices": {
      if (!Array.isArray(given) || !given.every(isChoice)) return wrong;
      const ids = field.choices.flatMap(({ id }) => (given.includes(id) ? [id] : []));
      return { value: ids.length > 0 ? ids : null };
    }
  }
}

const yesNo = { yes: ["yes", "y", "true", "1", "x", "✓", "ja", "j", "waar"], no: ["no", "n", "false", "0", "nee", "onwaar"] };
const customYesNo: Record<Language, { yes: string; no: string }> = { en: { yes: "Yes", no: "No" }, nl: { yes: "Ja", no: "Nee" } };
/** Which sign stands before the decimals, and which between thousands. */
const signs: Record<Language, { decimal: string; group: string }> = { en: { decimal: ".", group: "," }, nl: { decimal: ",", group: "." } };

/** A number as somebody of that language writes it, or as a program does: "1.234,5", "1,234.5", "1234.5"; null where it is none. */
function numberIn(text: string, language: Language): number | null {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, "").replace(/^[−–]/, "-");
  const { decimal, group } = signs[language];
  const grouped = RegExp(`^[-+]?\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d+)?$`);
  const plain = RegExp(`^[-+]?\\d+(\\${decimal}\\d+)?$`);
  if (grouped.test(bare) || plain.test(bare)) return Number(bare.replaceAll(group, "").replace(decimal, "."));
  return /^[-+]?\d+(\.\d+)?$/.test(bare) ? Number(bare) : null;
}

/** The day that a text names: `2027-01-31`, with a time behind it or not, or day, month and year: "31-1-2027", "31/01/2027", "31.1.2027". */
function dayIn(text: string): string | null {
  const written = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text)?.[1];
  if (written) return written;
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  return year && `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/**
 * A value from a cell of a table or a line that somebody typed in that language: choices by their names in whichever language, several
 * apart by `;` or `,`. Null where the text says nothing. A choice that is gone isn't taken.
 */
export function parseCustomValue(field: AskedField, text: string, language: Language): Checked {
  const said = text.trim();
  if (!said) return { value: null };
  const word = said.toLowerCase();
  switch (field.kind) {
    case "number":
      return checkCustomValue(field, numberIn(said, language) ?? said);
    case "date":
      return checkCustomValue(field, dayIn(said) || said);
    case "yes_no":
      return checkCustomValue(field, yesNo.yes.includes(word) ? true : yesNo.no.includes(word) ? false : said);
    case "choice":
      return checkCustomValue(field, choiceNamed(field, said) ?? { unknown: said });
    case "choices":
      return checkCustomValue(field, choicesNamed(field, said));
    default:
      return checkCustomValue(field, said);
  }
}

const choiceNamed = ({ choices }: AskedField, name: string): string | undefined =>
  choices.find(({ names, is_gone }) => !is_gone && languages.some((one) => names[one]?.trim().toLowerCase() === name.trim().toLowerCase()))
    ?.id;

/** By `;` and lines, and within those by commas where the whole is no choice. Undefined among them where one isn't known. */
const choicesNamed = (field: AskedField, text: string): (string | undefined)[] =>
  text
    .split(/[;\n]/)
    .filter((part) => part.trim())
    .flatMap((part) => {
      const whole = choiceNamed(field, part);
      return whole
        ? [whole]
        : part
            .split(",")
            .filter((one) => one.trim())
            .map((one) => choiceNamed(field, one));
    });

const numberFormat = (language: Language) => new Intl.NumberFormat(tagOf[language], { maximumFractionDigits: DIGITS });
const numbers: Record<Language, Intl.NumberFormat> = { en: numberFormat("en"), nl: numberFormat("nl") };

/** What a value says, as text: of one line for a list, a CSV or a message. Empty where there is none. `parseCustomValue` reads it back. */
export function tellCustomValue(field: AskedField, value: CustomValue | null | undefined, language: Language): string {
  if (value === null || value === undefined) return "";
  const named = (id: string) => {
    const choice = field.choices.find((one) => one.id === id);
    return choice ? [customName(choice.names, language)] : [];
  };
  if (Array.isArray(value)) return value.flatMap(named).join("; ");
  if (typeof value === "boolean") return customYesNo[language][value ? "yes" : "no"];
  if (typeof value === "number") return numbers[language].format(value);
  if (field.kind === "choice") return named(value).join("");
  if (field.kind === "date") return value.split("-").reverse().join("-");
  return value;
}

/** What a list is asked of one field: of a text what it contains, of numbers and dates `from..to` with either end empty, of choices any of these ids, of yes or no which. */
export type CustomFilter = string | boolean | string[];
/** The ends of `from..to`: null where it has none, undefined where the text is no such thing. */
export function rangeIn(text: string): { from: string | null; to: string | null } | undefined {
  const [, from = "", to = ""] = /^(-?[\d.-]*?)\.\.(-?[\d.-]*)$/.exec(text) ?? [];
  return from || to ? { from: from || null, to: to || null } : undefined;
}

/** A filter as an address or a body names it; undefined where it isn't one of this field's. */
export function readCustomFilter(field: AskedField, given: unknown): CustomFilter | undefined {
  const isValue = (value: unknown) => value === null || "value" in checkCustomValue(field, value);
  switch (field.kind) {
    case "text":
    case "link":
      return typeof given === "string" || typeof given === "number" ? String(given).trim().slice(0, 100) || undefined : undefined;
    case "yes_no":
      return given === true || given === "true" ? true : given === false || given === "false" ? false : undefined;
    case "choice":
    case "choices": {
      const ids = (Array.isArray(given) ? given : [given]).filter((id) => field.choices.some((one) => one.id === id));
      return ids.length > 0 ? [...new Set(ids as string[])] : undefined;
    }
    default: {
      const range = typeof given === "string" ? rangeIn(given) : undefined;
      const read = (end: string | null) => (end === null ? null : field.kind === "number" ? Number(end) : end);
      return range && isValue(read(range.from)) && isValue(read(range.to)) ? (given as string) : undefined;
    }
  }
}
