import { clientStatuses, customKinds, educationLevels, employmentTypes, oneOf, periods, remotes } from "#contract/choices.ts";
import type { CustomChoice, CustomKind, CustomNames, CustomRecord } from "#contract/custom-field.ts";
import type { importDelimiters, importEncodings, importKinds } from "#contract/import/import-choices.ts";

/** What a cell is read as: `person` is a colleague by address or name, `file` a file in an archive, `yes_no` whether something is so, `open` whether a vacancy is, `weeks` a stretch of time. */
export type CellKind =
  | { as: "line"; most: number }
  | { as: "text"; most: number }
  | {
      as:
        | "email"
        | "phone"
        | "url"
        | "date"
        | "moment"
        | "money"
        | "currency"
        | "language"
        | "languages"
        | "person"
        | "file"
        | "yes_no"
        | "open";
    }
  | { as: "number"; min: number; max: number; isWhole?: true }
  | { as: "distance" | "weeks"; most: number }
  | { as: "list"; most: number; each: number }
  | { as: "choice" | "choices"; choices: readonly string[] };
/** A field that a column can be for. `one_of`: a row needs one of those that say the same. */
type ImportField = CellKind & { key: string; one_of?: "name" | "about" | "text" | "title" | "client" };
export type ImportKind = (typeof importKinds)[number];

/** How a table stands in its file; `zip`: each file of an archive is a row. */
export type ImportShape =
  | { format: "csv"; encoding: (typeof importEncodings)[number]; delimiter: (typeof importDelimiters)[number] }
  | { format: "xlsx"; sheet: string | null; sheets: string[] }
  | { format: "zip" };

/** A field that an import adds to the workspace's own, for a column. `choices` null: its rows weren't looked at yet. */
export interface ImportNewField {
  id: string;
  column: number;
  kind: CustomKind;
  names: CustomNames;
  choices: CustomChoice[] | null;
}

const name = { as: "line", most: 200 } as const;
const names = [
  { key: "name", ...name, one_of: "name" },
  { key: "first_name", as: "line", most: 100, one_of: "name" },
  { key: "prefix", as: "line", most: 30 },
  { key: "last_name", as: "line", most: 100, one_of: "name" },
] as const satisfies readonly ImportField[];
const old = { key: "external_id", as: "line", most: 100 } as const;
const owner = { key: "owner", as: "person" } as const;
const place = [
  { key: "city", as: "line", most: 100 },
  { key: "country", as: "line", most: 100 },
] as const satisfies readonly ImportField[];
const clientOf = [
  { key: "client", ...name, one_of: "client" },
  { key: "client_external_id", as: "line", most: 100, one_of: "client" },
] as const satisfies readonly ImportField[];
const pay = [
  { key: "salary_min", as: "money" },
  { key: "salary_max", as: "money" },
  { key: "currency", as: "currency" },
  { key: "period", as: "choice", choices: periods },
] as const satisfies readonly ImportField[];
const tags = { key: "tags", as: "list", most: 50, each: 40 } as const;

/** What may be brought along of each kind of record, in the order in which it is offered. */
export const importFields: Record<ImportKind, readonly ImportField[]> = {
  candidates: [
    ...names,
    { key: "email", as: "email" },
    { key: "phone", as: "phone" },
    { key: "headline", as: "line", most: 200 },
    { key: "company", as: "line", most: 200 },
    ...place,
    { key: "skills", as: "list", most: 300, each: 80 },
    { key: "certifications", as: "list", most: 100, each: 200 },
    { key: "languages", as: "languages" },
    { key: "summary", as: "text", most: 10_000 },
    { key: "years_experience", as: "number", min: 0, max: 70 },
    { key: "available_from", as: "date" },
    { key: "notice_weeks", as: "weeks", most: 52 },
    { key: "hours_per_week", as: "number", min: 0, max: 80 },
    ...pay,
    { key: "employment_types", as: "choices", choices: employmentTypes },
    { key: "remote", as: "choice", choices: remotes },
    { key: "titles", as: "list", most: 20, each: 120 },
    { key: "radius_km", as: "distance", most: 1000 },
    { key: "relocate", as: "yes_no" },
    { key: "work_permit", as: "line", most: 120 },
    { key: "linkedin", as: "url" },
    { key: "github", as: "url" },
    { key: "website", as: "url" },
    tags,
    { key: "source", as: "line", most: 80 },
    owner,
    { key: "note", as: "text", most: 10_000 },
    { key: "file", as: "file" },
    old,
  ],
  clients: [
    { key: "name", ...name, one_of: "name" },
    { key: "status", as: "choice", choices: clientStatuses },
    { key: "website", as: "url" },
    ...place,
    { key: "branch", as: "line", most: 100 },
    { key: "about", as: "text", most: 10_000 },
    { key: "contact_name", ...name },
    { key: "contact_role", as: "line", most: 100 },
    { key: "contact_email", as: "email" },
    { key: "contact_phone", as: "phone" },
    { key: "logo", as: "file" },
    owner,
    old,
  ],
  contacts: [
    ...names,
    ...clientOf,
    { key: "role", as: "line", most: 100 },
    { key: "email", as: "email" },
    { key: "phone", as: "phone" },
    { key: "language", as: "language" },
    old,
  ],
  jobs: [
    { key: "title", as: "line", most: 200, one_of: "title" },
    { key: "client", ...name },
    { key: "client_external_id", as: "line", most: 100 },
    { key: "contact_name", ...name },
    { key: "contact_email", as: "email" },
    { key: "contact_phone", as: "phone" },
    { key: "status", as: "open" },
    ...place,
    { key: "other_cities", as: "list", most: 10, each: 100 },
    { key: "remote", as: "choice", choices: remotes },
    { key: "employment_type", as: "choice", choices: employmentTypes },
    { key: "hours_min", as: "number", min: 0, max: 80 },
    { key: "hours_per_week", as: "number", min: 0, max: 80 },
    ...pay,
    { key: "start_date", as: "date" },
    { key: "openings", as: "number", min: 1, max: 1000, isWhole: true },
    { key: "description", as: "text", most: 200_000 },
    { key: "document", as: "file" },
    { key: "skills", as: "list", most: 100, each: 80 },
    { key: "min_years", as: "number", min: 0, max: 50 },
    { key: "education_level", as: "choice", choices: educationLevels },
    { key: "languages", as: "languages" },
    tags,
    owner,
    old,
  ],
  notes: [
    { key: "text", as: "text", most: 10_000, one_of: "text" },
    { key: "at", as: "moment" },
    { key: "author", as: "person" },
    { key: "candidate_external_id", as: "line", most: 100, one_of: "about" },
    { key: "candidate_email", as: "email", one_of: "about" },
    { key: "candidate_name", ...name, one_of: "about" },
    { key: "client", ...name, one_of: "about" },
    { key: "client_external_id", as: "line", most: 100, one_of: "about" },
    { key: "job", ...name, one_of: "about" },
    { key: "job_external_id", as: "line", most: 100, one_of: "about" },
    old,
  ],
};

/** The field of a kind that names files in an archive: a candidate's CV, a vacancy's document, a client's logo. */
export const fileField = (kind: ImportKind): string | undefined => importFields[kind].find(({ as }) => as === "file")?.key;

/** Whose fields, of those that a workspace added itself, a table may say as well: columns are for them by `custom.<id>`. */
export const customRecordOf: Partial<Record<ImportKind, CustomRecord>> = { candidates: "candidate", clients: "client", jobs: "job" };

/** What a column is for that becomes a field of the workspace's own: `new.number`. */
export const newFieldKey = (kind: CustomKind): `new.${CustomKind}` => `new.${kind}`;
/** The kind of the field that such a column becomes; undefined where it is for something else. */
export const newFieldKind = (key: string | null | undefined): CustomKind | undefined =>
  key?.startsWith("new.") ? oneOf(customKinds, key.slice(4)) : undefined;

/** What a mapping still lacks: every row needs one of each of these. */
export function lackingIn(kind: ImportKind, mapping: readonly (string | null)[]): NonNullable<ImportField["one_of"]>[] {
  // A CV says itself whose it is.
  if (kind === "candidates" && mapping.includes("file")) return [];
  const needed = new Map<NonNullable<ImportField["one_of"]>, boolean>();
  for (const { key, one_of } of importFields[kind]) if (one_of) needed.set(one_of, (needed.get(one_of) ?? false) || mapping.includes(key));
  return [...needed].flatMap(([group, isThere]) => (isThere ? [] : [group]));
}
