import * as z from "zod";
import type { CandidateDraft } from "#contract/candidate/candidate.ts";
import type { EvidenceByField } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { EvidenceBook } from "#engine/cv/evidence.ts";
import { findDates } from "#engine/cv/fields/dates.ts";
import { findLanguages } from "#engine/cv/fields/languages.ts";
import type { CvReading } from "#engine/cv/page/document.ts";
import { isPrivate } from "#engine/cv/private/private.ts";
import { isTellingMachines, linesAround, overlaps, placeOfQuote, placeOfValue, type Stretch } from "./standing.ts";

const quoted = { quote: z.string() };
const said = z.string().trim().min(1).max(200);
const listOf = <S extends z.ZodRawShape>(shape: S) =>
  z
    .array(z.object({ ...shape, ...quoted }))
    .max(100)
    .optional();

/** What a language model tells of a CV. Everything else that it says is left out. */
export const cvAnswer = z
  .object({
    fields: listOf({ field: z.enum(["headline", "city", "country"]), value: said }),
    experience: listOf({ title: said.nullish(), company: said.nullish(), location: said.nullish() }),
    education: listOf({ degree: said.nullish(), field: said.nullish(), institution: said.nullish() }),
    skills: listOf({ name: said }),
    languages: listOf({}),
    certifications: listOf({ name: said, issuer: said.nullish() }),
  })
  .refine((answer) => Object.values(answer).some((part) => part !== undefined));
export type CvAnswer = z.output<typeof cvAnswer>;

/** Below this our own reader isn't sure, and a person is asked. */
const SURE = 0.6;
/** What a model read always waits for a person. */
const CONFIDENCE = 0.5;
const MOST_ADDED = 30;

type Entry = Record<string, unknown>;

/**
 * A reading with what a model read of the same text: each value only where its quote stands in the text letter for letter and
 * holds the value, and only where our own reader has nothing or isn't sure. Dates and levels of languages are our reader's, read
 * in the quote. What the model gave is marked, and waits for a person. Nothing is ever taken away.
 */
export function withCvAnswer(reading: CvReading, answer: CvAnswer): CvReading {
  return new CvMerge(reading).merged(answer);
}

class CvMerge {
  private readonly text: string;
  private readonly reading: CvReading;
  private readonly book: EvidenceBook;
  private readonly profile: CandidateDraft;

  constructor(reading: CvReading) {
    this.reading = reading;
    this.text = reading.text;
    this.book = new EvidenceBook(reading.text, reading.layout);
    this.profile = structuredClone(reading.profile);
  }

  merged({ fields = [], experience = [], education = [], skills = [], languages = [], certifications = [] }: CvAnswer): CvReading {
    for (const { field, value, quote } of fields) {
      const place = this.placeOf(quote, value);
      if (!place || this.isSure(field, this.profile[field])) continue;
      this.profile[field] = this.written(place);
      this.note(field, place);
    }
    this.addEntries("experience", experience, ["title", "company", "location"], (entry, span) => {
      const dates = span ? findDates(span)[0] : undefined;
      return dates?.from && (entry.title || entry.company) ? datesOf(dates) : null;
    });
    this.addEntries("education", education, ["degree", "field", "institution"], (entry, span) => {
      const dates = span ? findDates(span)[0] : undefined;
      return entry.degree || entry.institution ? datesOf(dates) : null;
    });
    this.addNamed("skills", skills, () => ({}));
    this.addNamed("certifications", certifications, ({ issuer, quote }) => {
      const year = /(?<!\d)(?:19[5-9]|20\d)\d(?!\d)/.exec(quote)?.[0];
      return { ...(issuer && this.placeOf(quote, issuer) && { issuer }), ...(year && { year: Number(year) }) };
    });
    this.addLanguages(languages);
    return this.result();
  }

  /** Where a value stands, if its quote stands and holds it, and neither speaks of what no employer may weigh, or to a machine. */
  private placeOf(quote: string, value: string): Stretch | null {
    const stretch = placeOfQuote(this.text, quote);
    const place = stretch && placeOfValue(this.text, stretch, value);
    return !place || isTellingMachines(this.text, place) || isPrivate(linesAround(this.text, place)) ? null : place;
  }

  private isSure(path: string, value: unknown): boolean {
    if (value === undefined || value === null || value === "") return false;
    return (this.reading.evidence[path]?.confidence ?? 1) >= SURE;
  }

  private written = ({ start, end }: Stretch) => this.text.slice(start, end).replace(/\s+/g, " ");
  private note = (path: string, { start, end }: Stretch) => this.book.note(path, { value: null, start, end, confidence: CONFIDENCE });

  /** Where our reader found the entries of a list. */
  private spansOf(list: string, count: number): (Stretch | null)[] {
    return Array.from({ length: count }, (_, index) => {
      const found = Object.entries(this.reading.evidence).filter(
        ([path]) => path.startsWith(`${list}.${index}.`) && !path.endsWith(".description"),
      );
      if (found.length === 0) return null;
      return { start: Math.min(...found.map(([, { start }]) => start)), end: Math.max(...found.map(([, { end }]) => end)) };
    });
  }

  private addEntries(
    list: "experience" | "education",
    told: (Entry & { quote: string })[],
    names: readonly string[],
    datesIn: (entry: Entry, quote: string) => Entry | null,
  ): void {
    const entries = (this.profile[list] ?? []) as Entry[];
    const spans = this.spansOf(list, entries.length);
    const ownCount = entries.length;
    for (const one of told) {
      const stretch = placeOfQuote(this.text, one.quote);
      if (!stretch || isTellingMachines(this.text, stretch) || entries.length >= ownCount + MOST_ADDED) continue;
      const places = names.flatMap((name) => {
        const value = one[name];
        const place = typeof value === "string" ? this.placeOf(one.quote, value) : null;
        return place ? [[name, place] as const] : [];
      });
      const known = spans.flatMap((span, index) => (span && overlaps(span, stretch) ? [index] : []));
      // A quote that covers several of our entries belongs to none of them.
      if (known.length > 1) continue;
      const index = known[0] ?? entries.length;
      const entry =
        known.length === 1 ? nth(entries, index) : Object.fromEntries(places.map(([name, place]) => [name, this.written(place)]));
      if (known.length === 0) {
        const dates = datesIn(entry, this.text.slice(stretch.start, stretch.end));
        if (!dates || isPrivate(linesAround(this.text, stretch))) continue;
        Object.assign(entry, dates);
        entries.push(entry);
        spans.push(stretch);
        for (const [name, place] of places) this.note(`${list}.${index}.${name}`, place);
        if (entry.start) this.note(`${list}.${index}.start`, stretch);
        continue;
      }
      for (const [name, place] of places) {
        const path = `${list}.${index}.${name}`;
        if (index >= ownCount || this.isSure(path, entry[name])) continue;
        entry[name] = this.written(place);
        this.note(path, place);
      }
    }
    if (entries.length > 0) this.profile[list] = entries;
  }

  private addNamed<T extends { name: string; quote: string }>(list: "skills" | "certifications", told: T[], more: (one: T) => Entry): void {
    const entries = [...((this.profile[list] ?? []) as { name: string }[])];
    const seen = new Set(entries.map(({ name }) => name.toLowerCase()));
    const most = entries.length + MOST_ADDED;
    for (const one of told) {
      const place = this.placeOf(one.quote, one.name);
      const name = place && this.written(place);
      if (!place || !name || name.length > 80 || seen.has(name.toLowerCase()) || entries.length >= most) continue;
      seen.add(name.toLowerCase());
      this.note(list === "skills" ? `skills.${entries.length}` : `certifications.${entries.length}.name`, place);
      entries.push({ name, ...more(one) });
    }
    if (entries.length > 0) this.profile[list] = entries;
  }

  private addLanguages(told: { quote: string }[]): void {
    const entries = [...(this.profile.languages ?? [])];
    for (const { quote } of told) {
      const stretch = placeOfQuote(this.text, quote);
      // "Dutch" alone may be a nationality.
      if (!stretch || isTellingMachines(this.text, stretch) || isPrivate(linesAround(this.text, stretch))) continue;
      for (const { value: language, level, ...found } of findLanguages(this.text.slice(stretch.start, stretch.end), stretch.start, true)) {
        if (entries.some((one) => one.language === language) || entries.length >= MOST_ADDED) continue;
        this.note(`languages.${entries.length}`, found);
        entries.push({ language, ...(level && { level }) });
      }
    }
    if (entries.length > 0) this.profile.languages = entries;
  }

  private result(): CvReading {
    const added: EvidenceByField = {};
    for (const [path, evidence] of Object.entries(this.book.fields)) added[path] = { ...evidence, read_by: "model" };
    const waiting = Object.keys(added).filter((path) => path.length <= 80 && !/\.(start|location|issuer)$/.test(path));
    const unchecked = [...new Set([...(this.reading.profile.unchecked_fields ?? []), ...waiting])].slice(0, 200);
    return {
      ...this.reading,
      profile: { ...this.profile, ...(unchecked.length > 0 && { unchecked_fields: unchecked }) },
      evidence: { ...this.reading.evidence, ...added },
    };
  }
}

const datesOf = (dates: ReturnType<typeof findDates>[number] | undefined): Entry =>
  dates ? { ...(dates.from && { start: dates.from }), ...(dates.to && { end: dates.to }), ...(dates.current && { current: true }) } : {};
