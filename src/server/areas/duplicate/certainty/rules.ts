import type { duplicateReasons } from "#contract/choices.ts";
import { likeness, nameKey, nameLikeness } from "#contract/text/names/similar-names.ts";
import type { CandidateFace, Key } from "#server/areas/duplicate/key/rules.ts";

type Reason = (typeof duplicateReasons)[number];
/** What speaks for it, and the value that both have; of names and titles what each says. */
interface Why {
  kind: Reason;
  value: string;
}
export interface Verdict {
  /** In hundredths, at most 99: only a person knows. */
  certainty: number;
  reasons: Why[];
}

/**
 * How sure one reason by itself makes it that two records are the same. Several together: 1 - (1 - a) × (1 - b) × …, each kind once.
 * A file with the same bytes or somebody's own page is theirs alone; a mailbox or a telephone is shared at times, in a family or at a
 * desk. A name with a place, an employer or a school is a namesake's now and then.
 */
const weights = {
  file: 0.95,
  link: 0.95,
  email: 0.9,
  phone: 0.8,
  name_and_employer: 0.7,
  name_and_school: 0.6,
  name_and_city: 0.6,
  title: 0.5,
  text: 0.6,
  name: 0.7,
  website: 0.7,
  email_domain: 0.6,
} as const satisfies Record<Reason, number>;
/** Both are named, and not alike: whoever shares a telephone may be a partner. */
const OTHER_NAME = 0.65;
const ALIKE = 0.75;
/** A pair that is less sure isn't shown. */
const LEAST_CERTAINTY = 50;
/** A key that so many records have says nothing of anybody. */
export const MOST_OF_A_KEY = 25;
/** So many jobs of one client are compared with each other, and clients whose names begin alike. */
export const MOST_TOGETHER = 500;

function together(reasons: Why[], factor = 1): Verdict | null {
  const kinds = [...new Set(reasons.map(({ kind }) => kind))];
  const certainty = Math.min(99, Math.round(100 * factor * (1 - kinds.reduce((left, kind) => left * (1 - weights[kind]), 1))));
  return certainty < LEAST_CERTAINTY
    ? null
    : { certainty, reasons: reasons.toSorted((a, b) => weights[b.kind] - weights[a.kind] || (a.kind < b.kind ? -1 : 1)) };
}

/** A whole name; a part of one says too little against. */
const nameOf = ({ first_name, last_name }: CandidateFace) => (first_name && last_name ? `${first_name} ${last_name}` : "");

/** Whether two candidates may be the same, by the keys that both have; null: not sure enough to ask. */
export function sameCandidate(one: CandidateFace, other: CandidateFace, shared: readonly Key[]): Verdict | null {
  const reasons = shared.map(({ kind, key }): Why => ({ kind: kind as Reason, value: valueTold(kind, key, one, other) }));
  const [name, second] = [nameOf(one), nameOf(other)];
  const differs = name !== "" && second !== "" && likeness(nameKey(name), nameKey(second)) < ALIKE;
  const isTheirs = reasons.some(({ kind }) => kind === "file" || kind === "link");
  return together(onlyOnce(reasons), differs && !isTheirs ? OTHER_NAME : 1);
}

/** A name with a place as people write it; of a file that it is the same. */
function valueTold(kind: Key["kind"], key: string, one: CandidateFace, other: CandidateFace): string {
  const after = key.split("|").at(-1) ?? "";
  if (kind === "file") return "";
  if (kind === "name_and_city") return one.city ?? other.city ?? after;
  if (kind === "name_and_employer") return one.experience?.find(({ company }) => company && nameKey(company) === after)?.company ?? after;
  if (kind === "name_and_school")
    return one.education?.find(({ institution }) => institution?.toLowerCase() === after)?.institution ?? after;
  return key;
}

/** One employer in common is told, not each of five. */
const onlyOnce = (reasons: Why[]) => reasons.filter(({ kind }, at) => reasons.findIndex((each) => each.kind === kind) === at);

/** Two clients: nearly the same name, the same website, the same domain in their people's addresses. */
export function sameClient(one: { name: string }, other: { name: string }, shared: readonly Key[]): Verdict | null {
  const reasons = shared.flatMap(({ kind, key }): Why[] => (kind === "website" || kind === "email_domain" ? [{ kind, value: key }] : []));
  const isAlike = nameLikeness(one.name, other.name) >= ALIKE;
  return together(onlyOnce([...(isAlike ? [{ kind: "name" as const, value: other.name }] : []), ...reasons]));
}

interface JobText {
  title: string;
  description: string | null;
}
const WORDS = 4;

/** Every four words that follow each other. */
function stretches(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return new Set(words.slice(0, Math.max(0, words.length - WORDS + 1)).map((_, at) => words.slice(at, at + WORDS).join(" ")));
}

/** How much of two texts is the same, from 0 to 1: the stretches that both have among all of the shorter one. */
function textLikeness(one: string, other: string): number {
  const [a, b] = [stretches(one), stretches(other)];
  const least = Math.min(a.size, b.size);
  return least === 0 ? 0 : a.intersection(b).size / least;
}
const SAME_TEXT = 0.6;

const similarTitles = (one: string, other: string) => likeness(nameKey(one), nameKey(other)) >= ALIKE;

/** Two jobs of one client: nearly the same title, and text. Where one has no text its title says it; with two others they are two jobs. */
export function sameJob(one: JobText, other: JobText): Verdict | null {
  if (!similarTitles(one.title, other.title)) return null;
  const title: Why = { kind: "title", value: other.title };
  if (!one.description?.trim() || !other.description?.trim()) return together([title]);
  const alike = textLikeness(one.description, other.description);
  return alike < SAME_TEXT ? null : together([title, { kind: "text", value: String(Math.round(alike * 100)) }]);
}
