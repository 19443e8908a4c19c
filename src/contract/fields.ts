import * as z from "zod";
import {
  CV_BYTES,
  educationLevels,
  employmentTypes,
  IMAGE_BYTES,
  languageLevels,
  PICKED_AT_ONCE,
  periods,
  remotes,
  requirementKinds,
  SEARCH_LENGTH,
  unreadableReasons,
  verdicts,
} from "./choices.ts";
import type { CustomValues } from "./custom-field.ts";
import { byFilter, type DeclaredField, type FilteredField, type FilterNameOf, type ValueOf } from "./declared-field.ts";
import { languages } from "./text/languages.ts";
import { tooMuchIn } from "./text/search.ts";

/** One line of text, trimmed. */
export const line = (max = 200) => z.string().trim().max(max);
/** Text of several lines, as typed. */
export const text = (max: number) => z.string().max(max);
export const id = z.uuid();
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
export const language = z.enum(languages);
export type { Language } from "./text/languages.ts";
/** `YYYY-MM-DD`, in a year that a plan or a life can be in. */
export const date = z.iso.date().refine((value) => value >= "1900" && value < "2101", { params: { key: "wrong_date" } });
/** An instant, ISO 8601 in UTC. */
export const time = z.iso.datetime();
/** `YYYY` or `YYYY-MM`. */
export const yearMonth = z.string().regex(/^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/);
/** Integer cents. */
export const cents = z.int().min(0).max(1_000_000_000);
export const currency = z.string().regex(/^[A-Z]{3}$/);
/** `#rrggbb` */
export const brandColor = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/);
export const version = z.int().min(1);
/** A web address with or without its scheme; never another scheme. */
export const webAddress = line(300).regex(/^(https?:\/\/)?[\p{L}\p{N}][\p{L}\p{N}.-]*\.[\p{L}]{2,}(:\d+)?([/?#]\S*)?$/iu);
/**
 * A record as it is replied: what may be absent in a body stands there as null, a list as an empty one, so that a reader
 * finds every field.
 */
export function filled<S extends z.ZodRawShape>(schema: z.ZodObject<S>) {
  const fill = (field: z.ZodType) => {
    // zod types what a schema is made of only for each kind of schema.
    const { type, innerType } = (field as unknown as { def: { type: string; innerType?: z.ZodType } }).def;
    if (type !== "optional" || !innerType) return field;
    // The same of what it wraps.
    const isList = (innerType as unknown as { def: { type: string } }).def.type === "array";
    return z.preprocess((value) => value ?? (isList ? [] : null), innerType);
  };
  const shape = Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, fill(field as z.ZodType)]));
  // To the reader of a type a field that is always there is one that may be null.
  return z.object(shape) as unknown as z.ZodObject<S>;
}

/** 1 open or active, 0 closed or suspended; booleans are taken as such. */
export const status = z.union([z.literal(0), z.literal(1), z.boolean().transform((on): 0 | 1 => (on ? 1 : 0))]);

export const hours = z.number().min(0).max(80);
export const count = z.int().min(0);

export { CV_BYTES, IMAGE_BYTES };
export const BODY_BYTES = 1024 * 1024;
export const TEXT_LENGTH = 200_000;

/** What is looked for: at most 500 characters, and 20 words in phrases. */
export const searchText = line(SEARCH_LENGTH).refine((text) => tooMuchIn(text) !== "too_many_words", {
  params: { key: "search_too_many_words" },
});

/** What every list takes. A full page of 50 unless told; `cursor` is the `next_cursor` of the page before. */
export const listQuery = {
  q: searchText.optional(),
  sort: line(60).optional(),
  limit: z.int().min(1).max(200).default(50),
  cursor: line(2000).optional(),
  trashed: z.boolean().optional(),
  /** The rows are taken along as a file: the audit trail and the security log tell of an export. */
  purpose: z.literal("export").optional(),
};
/** Of a list whose rows can be ticked: these alone, in its order. */
export const pickedIds = z.array(id).min(1).max(PICKED_AT_ONCE).optional();
/** What a list takes besides, of the fields that it can be filtered by. */
export const filterQuery = <const F extends readonly DeclaredField[]>(fields: F) =>
  byFilter(fields, (field) => filterValue(field).optional()) as unknown as {
    [One in F[number] as FilterNameOf<One>]: z.ZodOptional<z.ZodType<ValueOf<One>, ValueOf<One>>>;
  };
function filterValue(field: FilteredField): z.ZodType {
  if (field.kind === "number") return (field.isWhole ? z.int() : z.number()).min(field.min).max(field.max);
  if (field.kind === "choice") return z.enum(field.choices as [string, ...string[]]);
  if (field.kind === "yes_no") return z.boolean();
  return field.kind === "date" ? date : line(("most" in field && field.most) || 100);
}
/** What a body says of the fields that a workspace added, by their ids; null empties one. The kind of each is the workspace's to know: a wrong value answers 422. */
export const givenCustom = z.record(id, z.union([text(TEXT_LENGTH), z.number(), z.boolean(), z.array(id).max(200), z.null()]));
/** What a record holds in them: what is empty isn't there. */
export const heldCustom: z.ZodType<CustomValues, CustomValues> = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
);
/** What a list is asked of them: what a text contains, `from..to` of numbers and dates with either end empty, any of these choices, yes or no. */
export const askedCustom = z.record(id, z.union([line(100), z.number(), z.boolean(), z.array(id).max(100)]));
export const page = { total: count, next_cursor: z.string().nullable() };

/** What of a search could not be read as it was meant: the place in `q`, and what is wrong, in the reader's language. */
export const searchNotes = z.array(z.object({ start: z.int().min(0), end: z.int().min(0), message: z.string() }));
/** A stretch of a text with the places of what a search found in it, as pairs of start and end. */
export const snippet = z.object({ text: z.string(), marks: z.array(z.tuple([z.int().min(0), z.int().min(0)])) });

/** A place in a text: JavaScript string indices, `end` exclusive; `quote === text.slice(start, end)`, always. */
export const quote = z.object({ quote: z.string(), start: z.int().min(0), end: z.int().min(0) });
export type Quote = z.output<typeof quote>;

/** A rectangle on a page in PDF points (1/72 inch), origin at the page's top left. */
export const box = z.object({ page: z.int().min(1), x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.output<typeof box>;

/** Where a field was read. `confidence` 0…1: below 0.6 the field waits among `unchecked_fields`. */
export const fieldEvidence = quote.extend({
  confidence: z.number().min(0).max(1),
  /** A language model pointed at it; absent: the product's own reader. */
  read_by: z.literal("model").optional(),
  page: z.int().min(1).optional(),
  boxes: z.array(box).optional(),
});
export type FieldEvidence = z.output<typeof fieldEvidence>;
/** Dotted path of a field (`email`, `experience.0.company`, `skills.3`) → where it was read. */
export const evidenceByField = z.record(z.string(), fieldEvidence);
export type EvidenceByField = z.output<typeof evidenceByField>;

/**
 * A question about what was read, the likeliest to be wrong first: what it says, the words it rests on, and what else it may be.
 * `why`: read with doubt, not found, dates that can't both be, years with nothing in them, a page of which
 * most dated lines are in no job or study (`value`: up to three of them, a line each).
 */
export const doubt = z.object({
  path: z.string(),
  why: z.enum(["unsure", "missing", "clash", "gap", "layout"]),
  value: z.string().nullable(),
  quote: quote.nullable(),
  choices: z.array(z.string()).max(8),
  sure: z.number().min(0).max(1),
});
export type Doubt = z.output<typeof doubt>;

/**
 * The text that a quote stands in: the CV, the job's description, a note, one string of the profile or of the job (dotted
 * path), or the words in which a person overrode the verdict on a requirement.
 */
const source = z.string().regex(/^(cv|job|(note|match):[0-9a-f-]{36}|(profile|job):[a-z0-9_.]+)$/);
export const evidence = quote.extend({
  source,
  page: z.int().min(1).optional(),
  boxes: z.array(box).optional(),
});
export type Evidence = z.output<typeof evidence>;

export const verdict = z.enum(verdicts);
export type Verdict = z.output<typeof verdict>;
export const requirementKind = z.enum(requirementKinds);
export type RequirementKind = z.output<typeof requirementKind>;
const languageLevel = z.enum(languageLevels);
export type LanguageLevel = z.output<typeof languageLevel>;
export const spokenLanguage = z.object({
  /** ISO 639-1 code: `nl`, `en`, … */
  language: z.string().regex(/^[a-z]{2,3}$/),
  level: languageLevel.nullish(),
});
export const employmentType = z.enum(employmentTypes);
export type EmploymentType = z.output<typeof employmentType>;
export const remote = z.enum(remotes);
export const period = z.enum(periods);
/** Ordered from the lowest to the highest. */
export const educationLevel = z.enum(educationLevels);
export type EducationLevel = z.output<typeof educationLevel>;

/** Why a document could not be read. */
export const unreadable = z.enum(unreadableReasons);
export type Unreadable = z.output<typeof unreadable>;
