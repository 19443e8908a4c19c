import type { Candidate, Corrections, StoredPointed } from "#contract/candidate/candidate.ts";
import type { Evidence } from "#contract/fields.ts";
import { isPrivate } from "#engine/cv/private/private.ts";
import { passageAt, passagesOf, quoteAround, type Span } from "#engine/matching/passages.ts";
import { type FoundSkill, findSkills, meansOther, onlyMeant } from "#engine/skills/lexicon.ts";
import { withoutGender } from "#engine/skills/neutral.ts";
import { type FoundPractice, findPractice } from "#engine/skills/patterns/find.ts";
import { type Tokens, tokensOf } from "#engine/skills/tokens.ts";
import type { Fact, Period, Says } from "./fact.ts";
import { type Named, withoutName } from "./own-name.ts";
import { latestDate, periodsOf } from "./periods.ts";
import { type PointedAt, placeOf } from "./pointed-at.ts";
import type { StoredLedger } from "./stored.ts";

/**
 * What facts are read from. Contact data, links, photo and tags are left out by type: they can't enter a fact, and so no
 * score, sentence or answer. The name is there to be left out of the text that holds it. `evidence`: where the reader found each
 * field; `corrections`: which fields a person set; `pointed`: what a person showed in the CV; `facts`: the ledger as it was stored.
 */
export type FactSource = Pick<
  Candidate,
  | "headline"
  | "city"
  | "country"
  | "skills"
  | "experience"
  | "education"
  | "certifications"
  | "languages"
  | "years_experience"
  | "desired"
  | "available_from"
  | "notice_weeks"
  | "work_permit"
  | "summary"
  | "cv_text"
> &
  Partial<Pick<Candidate, "evidence" | "updated_at">> &
  Named & {
    corrections?: Corrections;
    pointed?: StoredPointed[];
    facts?: StoredLedger | null;
  };

/** Finds on a line's other words: what only documents say. */
const LONGEST_LINE = 400;

/** What was done, without what a name alone shows that means something else. Both are in the text's order. */
function withoutNames(text: string, practice: FoundPractice[], otherwise: FoundSkill[]): FoundPractice[] {
  let first = 0;
  return practice.filter(({ name, start, end }) => {
    while ((otherwise[first]?.end ?? Number.POSITIVE_INFINITY) <= start) first += 1;
    for (let at = first; (otherwise[at]?.start ?? Number.POSITIVE_INFINITY) < end; at += 1) {
      const one = otherwise[at] as FoundSkill; // it has a start
      if ((one.start === start && one.end === end) || (one.name === name && meansOther(text, one))) return false;
    }
    return true;
  });
}

/** One record being read: its texts once, and the facts found so far. */
export class Reading {
  readonly source: FactSource;
  readonly cv: string;
  readonly passages: Span[];
  readonly tokens: Tokens;
  /** Skills by their names, and by what was done. */
  readonly skills: FoundSkill[];
  readonly practice: FoundPractice[];
  readonly as_of: string | null;
  /** Starts of the passages that say what no employer may weigh. */
  readonly hidden: number[];
  readonly periods: (Period | null)[];
  /** What people said of passages that still stand. */
  readonly pointed: PointedAt[];
  readonly facts: Fact[] = [];

  constructor(source: FactSource, as_of: string | null) {
    this.source = source;
    this.cv = source.cv_text ?? "";
    this.passages = passagesOf(this.cv);
    const nameless = withoutName(this.cv, source);
    this.hidden = this.passages.filter(({ start, end }) => isPrivate(nameless.slice(start, end))).map(({ start }) => start);
    this.tokens = withoutGender(tokensOf(nameless));
    const found = findSkills(nameless, this.tokens);
    this.skills = onlyMeant(nameless, found);
    const meant = new Set(this.skills.map(({ start }) => start));
    const otherwise = found.filter(({ start }) => !meant.has(start));
    this.practice = withoutNames(nameless, findPractice(nameless, this.tokens), otherwise);
    this.as_of = as_of ?? latestDate(source);
    this.periods = periodsOf(source, this.as_of);
    this.pointed = (source.pointed ?? []).flatMap(({ who, at, by, is, subject, skill, ...stretch }) => {
      const quote = placeOf(this.cv, stretch);
      return quote ? [{ is, subject, skill: skill ?? null, quote, says: { by: "person" as const, who, at, name: by } }] : [];
    });
  }

  /** The fact's number in the ledger. */
  add(fact: Fact): number {
    this.facts.push(fact);
    return this.facts.length - 1;
  }

  /** Evidence in the CV around a find. */
  inCv(found: Span): Evidence {
    const passage = passageAt(this.passages, found.start) ?? found;
    const { start, end } = quoteAround(this.cv, passage, found);
    return { source: "cv", quote: this.cv.slice(start, end), start, end };
  }

  /** Where a field of the profile stands: in the CV where it was read there, else in the profile itself; null when empty. */
  field(path: string, value: string | number | null | undefined): Evidence | null {
    const text = String(value ?? "");
    if (text.trim() === "") return null;
    const read = this.source.evidence?.[path];
    const own = this.source.corrections?.[path];
    if (read && (own === undefined || own.pointed) && this.cv.slice(read.start, read.end) === read.quote && read.quote !== "")
      return { source: "cv", quote: read.quote, start: read.start, end: read.end };
    if (typeof value === "string" && !this.source.corrections?.[path]) {
      const at = value.length >= 3 ? this.cv.indexOf(value) : -1;
      if (at !== -1) return { source: "cv", quote: value, start: at, end: at + value.length };
    }
    return { source: `profile:${path}`, quote: text, start: 0, end: text.length };
  }

  /** Evidence of a stretch of one text of the profile. */
  within(path: string, text: string, found: Span): Evidence {
    const passage = passageAt(passagesOf(text), found.start) ?? found;
    const { start, end } = quoteAround(text, passage, found);
    return { source: `profile:${path}`, quote: text.slice(start, end), start, end };
  }

  /** Whose word a field is. */
  says(...paths: string[]): Says {
    for (const path of paths) {
      const by = this.source.corrections?.[path];
      if (by) return { by: "person", ...by };
    }
    return { by: "document" };
  }

  /** The line around a find, as far as 400 characters. */
  lineOf(found: Span): Span {
    let { start, end } = found;
    while (start > 0 && found.start - start < LONGEST_LINE && this.cv[start - 1] !== "\n") start -= 1;
    while (end < this.cv.length && end - found.end < LONGEST_LINE && this.cv[end] !== "\n") end += 1;
    return { start, end };
  }

  /** Number of the job whose description or title a place of the CV stands in; undefined elsewhere. */
  jobAt(at: number): number | undefined {
    const spans = this.jobSpans();
    const index = spans.findIndex((span) => span !== null && span.start <= at && at < span.end);
    return index === -1 ? undefined : index;
  }

  private spans: (Span | null)[] | null = null;
  private jobSpans(): (Span | null)[] {
    this.spans ??= this.source.experience.map((_, index) => {
      const places = ["title", "company", "start", "end", "description"]
        .map((field) => this.source.evidence?.[`experience.${index}.${field}`])
        .filter((one) => one !== undefined);
      return places.length === 0
        ? null
        : { start: Math.min(...places.map(({ start }) => start)), end: Math.max(...places.map(({ end }) => end)) };
    });
    return this.spans;
  }
}
