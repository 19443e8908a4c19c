import type { Candidate, Corrections, StoredPointed } from "#contract/candidate/candidate.ts";
import type { pointableFields } from "#contract/choices.ts";
import { valueAt } from "#contract/declared-field.ts";
import { nth } from "#contract/nth.ts";
import { splitName } from "#engine/cv/name/name-spelling.ts";
import { isPrivate } from "#engine/cv/private/private.ts";
import { findLanguages } from "#engine/skills/languages.ts";
import type { CandidateValues, StoredCandidate } from "#server/areas/candidate/queries.ts";
import { stillUnchecked } from "#server/areas/candidate/rules.ts";
import { invalidField } from "#server/core/failures.ts";

interface Stretch {
  start: number;
  end: number;
  quote: string;
}

/** Whose word it is, and since when. */
export interface Sayer {
  who: string;
  by: string;
  at: string;
}

/** Refuses a quote that doesn't stand there word for word. */
export function refuseMoved(text: string | null, { start, end, quote }: Stretch): void {
  if ((text ?? "").slice(start, end) !== quote) throw invalidField("quote", "quote_moved");
}

/** Refuses what the law protects as proof. A language may be asked and spoken, though its name be a people's too. */
export function refuseProtected(quote: string, subject = ""): void {
  if (isPrivate(quote) && findLanguages(subject).length === 0) throw invalidField("quote", "quote_protected");
}

const oneLine = (quote: string, most = 200) => quote.replace(/\s+/g, " ").trim().slice(0, most);

type Field = (typeof pointableFields)[number];

/** The paths of the profile that a field is, with what they become. */
function valuesAt(candidate: StoredCandidate, field: Field, quote: string, at: number | undefined): Record<string, unknown> {
  const value = oneLine(quote);
  const job = () => {
    if (at !== undefined && !candidate.experience[at]) throw invalidField("as.at", "entry_unknown");
    return at ?? candidate.experience.length;
  };
  switch (field) {
    case "name": {
      const { first, last } = splitName(value);
      return { first_name: first.slice(0, 100) || null, last_name: last.slice(0, 100) || null };
    }
    case "headline":
      return { headline: value };
    case "city":
      return { city: value.slice(0, 100) };
    case "title":
      return { [`experience.${job()}.title`]: value };
    case "employer":
      return { [`experience.${job()}.company`]: value };
    case "degree":
      if (at !== undefined && !candidate.education[at]) throw invalidField("as.at", "entry_unknown");
      return { [`education.${at ?? candidate.education.length}.degree`]: value };
    case "certificate":
      return { [`certifications.${candidate.certifications.length}.name`]: value };
  }
}

/** The record with these paths set; a line that isn't there yet is added. Undefined takes an added line away again. */
function withValues(candidate: StoredCandidate, values: Record<string, unknown>): CandidateValues {
  // Paths name fields of every kind.
  const after = structuredClone(candidate) as unknown as Record<string, unknown>;
  for (const [path, value] of Object.entries(values)) {
    const [head = "", index, name = ""] = path.split(".");
    const list = after[head];
    if (index === undefined || !Array.isArray(list)) after[head] = value;
    else if (value === undefined) list.splice(Number(index), 1);
    else list[Number(index)] = { ...list[Number(index)], [name]: value };
  }
  return Object.fromEntries(Object.keys(values).map((path) => [nth(path.split("."), 0), after[nth(path.split("."), 0)]]));
}

/** What a stretch of the CV makes of a field, with its proof, whose word it is, and the way back. */
export function pointField(candidate: StoredCandidate, id: string, field: Field, at: number | undefined, stretch: Stretch, sayer: Sayer) {
  const values = valuesAt(candidate, field, stretch.quote, at);
  const paths = Object.keys(values).filter((path) => values[path] !== null);
  const before = Object.fromEntries(Object.keys(values).map((path) => [path, beforeOf(candidate, path)]));
  const changed = withValues(candidate, values);
  const said = { who: sayer.who, at: sayer.at, name: sayer.by, pointed: true as const };
  const entry: StoredPointed = { id, is: "field", subject: paths[0] ?? field, ...stretch, ...sayer, before };
  return {
    ...changed,
    unchecked_fields: stillUnchecked(candidate.unchecked_fields, candidate, { ...candidate, ...changed } as Partial<Candidate>).filter(
      (path) => !paths.includes(path),
    ),
    evidence: { ...candidate.evidence, ...Object.fromEntries(paths.map((path) => [path, { ...stretch, confidence: 1 }])) },
    corrections: { ...candidate.corrections, ...(Object.fromEntries(paths.map((path) => [path, said])) as Corrections) },
    pointed: [...candidate.pointed.filter(({ is, subject }) => is !== "field" || subject !== entry.subject), entry],
  };
}

/** What a path said, with its proof; `added` where there was no such line. */
function beforeOf(candidate: StoredCandidate, path: string) {
  const [head = "", index] = path.split(".");
  const added = index !== undefined && valueAt(candidate, `${head}.${index}`) === undefined;
  return {
    added,
    value: valueAt(candidate, path) ?? null,
    evidence: candidate.evidence[path] ?? null,
    said: candidate.corrections[path] ?? null,
  };
}

/** The record without one of the things that were said of it; a field says what it said before, unless it was changed since. */
export function takenBack(candidate: StoredCandidate, entry: StoredPointed): CandidateValues {
  const pointed = candidate.pointed.filter(({ id }) => id !== entry.id);
  if (entry.is !== "field") return { pointed };
  const evidence = { ...candidate.evidence };
  const corrections = { ...candidate.corrections };
  const values: Record<string, unknown> = {};
  for (const [path, was] of Object.entries((entry.before ?? {}) as Record<string, ReturnType<typeof beforeOf>>)) {
    const isHis = corrections[path]?.pointed && corrections[path]?.at === entry.at;
    if (!isHis && valueAt(candidate, path) !== null) continue;
    values[path] = was.added ? undefined : was.value;
    if (was.evidence) evidence[path] = was.evidence;
    else delete evidence[path];
    if (was.said) corrections[path] = was.said;
    else delete corrections[path];
  }
  return { ...withValues(candidate, values), evidence, corrections, pointed };
}
