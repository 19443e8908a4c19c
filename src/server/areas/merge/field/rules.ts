import { isDeepStrictEqual } from "node:util";
import { valueAt } from "#contract/declared-field.ts";
import type { MergeField } from "#contract/merge/merge.ts";
import type { MergedRecord } from "#server/areas/duplicate/queries.ts";

type Side = MergeField["takes"];
export type Takes = Record<string, Side>;
type Values = Record<string, unknown>;

/** A field that a merge decides on as one: what only means something together is taken together. */
interface Part {
  path: string;
  /** Where its values stand; its own path unless it is of several. */
  of?: readonly string[];
  /** A list: what makes two of its lines the same. */
  line?: (one: Values) => unknown;
  /** Nobody chooses. */
  fixed?: (kept: unknown, other: unknown) => Side;
}

const text = (value: unknown) =>
  String(value ?? "")
    .trim()
    .toLowerCase();
const by =
  (...names: string[]) =>
  (one: Values) =>
    names.map((name) => text(one[name])).join("|");
const itself = (one: unknown) => text(one);
const list = (path: string, line: Part["line"]): Part => ({ path, ...(line && { line }) });
const plain = (...paths: string[]): Part[] => paths.map((path) => ({ path }));
const salary = (path: string, start = ""): Part => ({
  path,
  of: ["salary_min", "salary_max", "currency", "period"].map((name) => `${start}${name}`),
});

interface Consent {
  withdrawn_at?: string | null;
  expires_at?: string | null;
  given_at?: string | null;
}
/** Who took theirs back has taken it back; else the consent that holds longest. */
function consentSide(kept: unknown, other: unknown): Side {
  const [one, two] = [(kept ?? {}) as Consent, (other ?? {}) as Consent];
  if (one.withdrawn_at || two.withdrawn_at) return one.withdrawn_at ? "kept" : "other";
  const ends = ({ expires_at, given_at }: Consent) => expires_at ?? given_at ?? "";
  return ends(two) > ends(one) ? "other" : "kept";
}

const parts: Record<MergedRecord, readonly Part[]> = {
  candidate: [
    ...plain("first_name", "last_name", "headline", "email", "phone", "city", "country"),
    ...plain("links.linkedin", "links.github", "links.website"),
    list("links.other", itself),
    { path: "cv", of: ["cv_text", "layout", "hidden_text", "pointed"] },
    ...plain("summary"),
    list("skills", by("name")),
    list("experience", by("title", "company", "start")),
    list("education", by("degree", "institution", "start")),
    list("certifications", by("name", "year")),
    list("languages", by("language")),
    ...plain("years_experience", "available_from", "notice_weeks", "work_permit"),
    list("desired.titles", itself),
    list("desired.employment_types", itself),
    ...plain("desired.hours_per_week", "desired.remote", "desired.radius_km", "desired.relocate"),
    salary("desired.salary", "desired."),
    list("tags", itself),
    ...plain("source", "recruiter_id"),
    { path: "consent", fixed: consentSide },
  ],
  job: [
    ...plain("title", "status", "city", "country", "remote", "employment_type"),
    list("other_cities", itself),
    { path: "hours_per_week", of: ["hours_per_week", "hours_min"] },
    salary("salary"),
    { path: "vacancy", of: ["description", "requirements"] },
    list("skills", by("name")),
    list("languages", by("language")),
    ...plain("min_years", "education_level", "start_date", "openings", "recruiter_id"),
    { path: "client", of: ["client_id", "contact_id"] },
    list("tags", itself),
  ],
  client: [...plain("name", "status", "website", "city", "country", "branch", "about", "tone", "recruiter_id", "logo_id")],
};

const CUSTOM = "custom.";
/** Fields that the workspace added, of which either has a value. */
const customParts = (kept: Values, other: Values): Part[] =>
  plain(
    ...[...new Set([...Object.keys((kept.custom as Values) ?? {}), ...Object.keys((other.custom as Values) ?? {})])]
      .sort()
      .map((id) => CUSTOM + id),
  );

export const partsOf = (record: MergedRecord, kept: Values, other: Values): Part[] => [...parts[record], ...customParts(kept, other)];

const pathsOf = ({ path, of }: Part) => of ?? [path];
const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === "object" && Object.keys(value).length === 0);
const isEmpty = (part: Part, record: Values) => pathsOf(part).every((path) => isNothing(valueAt(record, path)));
const same = (a: unknown, b: unknown) => isDeepStrictEqual(isNothing(a) ? null : a, isNothing(b) ? null : b);
const isSame = (part: Part, kept: Values, other: Values) => pathsOf(part).every((path) => same(valueAt(kept, path), valueAt(other, path)));

/** Whose value a field gets unless somebody says otherwise: the one that stays, where it has one; of a list both. */
function usualSide(part: Part, kept: Values, other: Values): Side {
  if (part.fixed) return part.fixed(valueAt(kept, part.path), valueAt(other, part.path));
  if (isEmpty(part, kept)) return "other";
  return part.line && !isEmpty(part, other) ? "both" : "kept";
}

/** What a merge takes of a field: as asked, as far as that can be. */
export function sideOf(part: Part, kept: Values, other: Values, takes: Takes): Side {
  const asked = part.fixed ? undefined : takes[part.path];
  return asked === undefined || (asked === "both" && !part.line) ? usualSide(part, kept, other) : asked;
}

const shown = (part: Part, record: Values) =>
  part.of
    ? Object.fromEntries(
        part.of
          .filter((path) => !["layout", "hidden_text", "pointed"].includes(path))
          .map((path) => [path.split(".").at(-1), valueAt(record, path) ?? null]),
      )
    : (valueAt(record, part.path) ?? null);

/** The fields in which two records differ, side by side; how many are the same. */
export function comparedFields(record: MergedRecord, kept: Values, other: Values): { fields: MergeField[]; same_fields: number } {
  const all = partsOf(record, kept, other).filter((part) => !isEmpty(part, kept) || !isEmpty(part, other));
  const differing = all.filter((part) => !isSame(part, kept, other));
  const fields = differing.map((part) => ({
    path: part.path,
    kept: shown(part, kept),
    other: shown(part, other),
    takes: usualSide(part, kept, other),
    is_list: part.line !== undefined,
    is_fixed: part.fixed !== undefined,
  }));
  return { fields, same_fields: all.length - differing.length };
}

function put(target: Values, path: string, value: unknown): void {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) target[name] = value ?? null;
  else {
    // A path goes on only within an object.
    const inner = { ...((target[name] as Values) ?? {}) };
    // A part of an object that nobody knows is absent there.
    if (rest.length === 1 && value === undefined) delete inner[rest.join(".")];
    else put(inner, rest.join("."), value);
    target[name] = inner;
  }
}

/** Lines of both: those of the one that stays first, then those that it lacks. */
function both(part: Part, kept: unknown, other: unknown): unknown[] {
  const own = (kept ?? []) as Values[];
  const theirs = (other ?? []) as Values[];
  const known = new Set(own.map((one) => part.line?.(one)));
  return [...own, ...theirs.filter((one) => !known.has(part.line?.(one)))];
}

/** The fields of the one that stays that a merge changes, by column, as they are then. */
export function mergedValues(record: MergedRecord, kept: Values, other: Values, takes: Takes): Values {
  const after: Values = { ...kept };
  for (const part of partsOf(record, kept, other)) {
    const side = sideOf(part, kept, other, takes);
    if (side === "both") put(after, part.path, both(part, valueAt(kept, part.path), valueAt(other, part.path)));
    else if (side === "other") for (const path of pathsOf(part)) put(after, path, valueAt(other, path));
  }
  const columns = new Set([...parts[record].flatMap(pathsOf), "custom"].map((path) => path.replace(/\..*$/, "")));
  return Object.fromEntries([...columns].flatMap((name) => (same(kept[name], after[name]) ? [] : [[name, after[name]]])));
}

/** Objects whose parts are fields of their own. */
export const partedColumns = ["custom", "desired", "links", "corrections", "overrides"];
/** Where a match stands, with why and since when. */
const standing = ["stage", "stage_reason", "stage_at", "stage_key", "reason_key", "reason_side"];

/** Of each column, and each part of an object, what is taken together with it. */
export function takenTogether(table: string): Record<string, string[]> {
  const record = (["candidate", "job", "client"] as const).find((one) => `${one}s` === table);
  const groups = record ? parts[record].flatMap(({ of }) => (of ? [[...of]] : [])) : table === "matches" ? [standing] : [];
  const last = (path: string) => path.split(".").at(-1) ?? path;
  return Object.fromEntries(groups.flatMap((group) => group.map((path) => [path, group.map(last)])));
}

/** The fields that a merge changed and somebody changed again since, by their paths. */
export function changedSince(record: MergedRecord, { before, after, now }: Record<"before" | "after" | "now", Values>): string[] {
  const [was, left] = [
    { ...now, ...before },
    { ...now, ...after },
  ];
  return partsOf(record, was, left)
    .filter((part) => !isSame(part, was, left) && !isSame(part, left, now))
    .map(({ path }) => path);
}
