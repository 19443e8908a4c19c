import type { CandidateDraft } from "#contract/candidate/candidate.ts";
import type { EvidenceByField, FieldEvidence } from "#contract/fields.ts";
import { EvidenceBook } from "#engine/cv/evidence.ts";
import { findLanguages } from "#engine/cv/fields/languages.ts";
import type { CvReading } from "#engine/cv/page/document.ts";
import { isPrivate } from "#engine/cv/private/private.ts";
import type { CvAnswer } from "./cv-answer.ts";
import { type EntryKind, EntryMerge, JOB, type Shown, STUDY } from "./entries.ts";
import { Letters } from "./letters.ts";
import { linesAround, overlaps, type Stretch } from "./standing.ts";

/** Below this our own reader isn't sure, and a person is asked. */
const SURE = 0.6;
/** What a model read alone, or our reader alone where both read. */
const CONFIDENCE = 0.5;
const MOST_ADDED = 30;
/** A list of skills may begin so far behind the words that point at it, in characters. */
const LIST = 2000;
const LONGEST_SKILL = 80;
/** So many skills of our reader's that the model didn't tell are asked for. */
const MOST_ASKED = 6;
const MOST_UNCHECKED = 200;

/**
 * A reading with what a model read of the same text: each value only where its quote stands in the text and holds the value. Where both
 * read jobs, studies and skills the model leads; names and ways to reach somebody are our reader's, and so are dates and levels of
 * languages, read where the model points. What it gave is marked; what both read differently waits for a person, by how often either is right then.
 */
export function withCvAnswer(reading: CvReading, answer: CvAnswer): CvReading {
  return new CvMerge(reading).merged(answer);
}

class CvMerge {
  private readonly text: string;
  private readonly letters: Letters;
  private readonly reading: CvReading;
  private readonly profile: CandidateDraft;
  private evidence: EvidenceByField;
  private unchecked: string[];

  constructor(reading: CvReading) {
    this.reading = reading;
    this.text = reading.text;
    this.letters = new Letters(reading.text);
    this.profile = structuredClone(reading.profile);
    this.evidence = { ...reading.evidence };
    this.unchecked = [...(reading.profile.unchecked_fields ?? [])];
  }

  merged({ fields = [], experience = [], education = [], skills = [], languages = [], certifications = [] }: CvAnswer): CvReading {
    for (const { field, value, quote } of fields) {
      const place = this.placeOf(quote, value);
      if (!place || this.isSure(field, this.profile[field])) continue;
      this.profile[field] = this.written(place);
      this.note(field, place);
    }
    this.leadEntries("experience", JOB, experience);
    this.leadEntries("education", STUDY, education);
    this.leadSkills(skills);
    this.addCertifications(certifications);
    this.addLanguages(languages);
    const { text, layout, formatting, hidden } = this.reading;
    const unchecked = [...new Set(this.unchecked)].filter((path) => path.length <= 80).slice(0, MOST_UNCHECKED);
    const { unchecked_fields: _, ...profile } = this.profile;
    return {
      ...{ text, layout, formatting, hidden },
      profile: { ...profile, ...(unchecked.length > 0 && { unchecked_fields: unchecked }) },
      evidence: this.evidence,
    };
  }

  /** Where a value stands, if its quote stands and holds it, and neither speaks of what no employer may weigh, or to a machine. */
  private placeOf(quote: string, value: string): Stretch | null {
    const place = this.letters.places(quote).flatMap((stretch) => this.letters.places(value, stretch))[0];
    return !place || isPrivate(linesAround(this.text, place)) ? null : place;
  }

  private isSure(path: string, value: unknown): boolean {
    if (value === undefined || value === null || value === "") return false;
    return (this.reading.evidence[path]?.confidence ?? 1) >= SURE;
  }

  private written = ({ start, end }: Stretch) => this.text.slice(start, end).replace(/\s+/g, " ");

  private told(place: Stretch, confidence: number): FieldEvidence | null {
    const book = new EvidenceBook(this.text, this.reading.layout);
    book.note("told", { value: null, start: place.start, end: place.end, confidence });
    const evidence = book.fields.told;
    return evidence ? { ...evidence, read_by: "model" } : null;
  }

  private note(path: string, place: Stretch, confidence = CONFIDENCE): void {
    const evidence = this.told(place, confidence);
    if (!evidence) return;
    this.evidence[path] = evidence;
    if (!/\.(?:start|end|current|location|issuer)$/.test(path)) this.unchecked.push(path);
  }

  /** A list's evidence and what of it waits, out of the whole: by the place in the list and the field. */
  private takenOut(list: string): { evidence: Map<number, EvidenceByField>; waiting: Set<string> } {
    const evidence = new Map<number, EvidenceByField>();
    for (const [path, one] of Object.entries(this.evidence)) {
      const [, at, field = ""] = new RegExp(`^${list}\\.(\\d+)(?:\\.(.+))?$`).exec(path) ?? [];
      if (at === undefined) continue;
      evidence.set(Number(at), { ...evidence.get(Number(at)), [field]: one });
      delete this.evidence[path];
    }
    const waiting = new Set(this.unchecked.filter((path) => path.startsWith(`${list}.`)));
    this.unchecked = this.unchecked.filter((path) => !waiting.has(path));
    return { evidence, waiting };
  }

  private leadEntries<L extends "experience" | "education">(list: L, kind: EntryKind, told: NonNullable<CvAnswer[L]>): void {
    const { evidence, waiting } = this.takenOut(list);
    const own = (this.profile[list] ?? []).map((entry, at): Shown => {
      const read = evidence.get(at) ?? {};
      return { entry: { ...entry }, evidence: read, waiting: Object.keys(read).filter((name) => waiting.has(`${list}.${at}.${name}`)) };
    });
    const merge = new EntryMerge(this.text, this.letters, kind, (place, confidence) => this.told(place, confidence));
    const entries = merge.merged(own, told);
    for (const [at, shown] of entries.entries())
      for (const [name, one] of Object.entries(shown.evidence)) {
        this.evidence[`${list}.${at}.${name}`] = one;
        const isUnsure = one.confidence < SURE && kind.names.includes(name) && name !== "location";
        if (isUnsure || (shown.waiting.includes(name) && one.read_by === undefined)) this.unchecked.push(`${list}.${at}.${name}`);
      }
    if (entries.length > 0) this.profile[list] = entries.map(({ entry }) => entry);
  }

  /** The model's skills, then those that our reader alone read, unsure. */
  private leadSkills(told: NonNullable<CvAnswer["skills"]>): void {
    const own = this.profile.skills ?? [];
    const places = new Map<string, Stretch>();
    for (const { names, quote } of told) {
      const stretches = this.letters.places(quote);
      for (const name of names) {
        const place = stretches
          .flatMap((at) => [at, { start: at.start, end: at.end + LIST }])
          .flatMap((within) => this.letters.places(name, within))
          .find((at) => !isPrivate(linesAround(this.text, at)));
        const key = place && keyOf(this.written(place));
        if (place && key && place.end - place.start <= LONGEST_SKILL && !places.has(key)) places.set(key, place);
      }
    }
    if (places.size === 0) return;
    const { evidence, waiting } = this.takenOut("skills");
    const known = new Map(own.map((skill, at) => [keyOf(skill.name), { skill, at }]));
    const skills: typeof own = [];
    const most = own.length + MOST_ADDED;
    for (const [key, place] of places) {
      const mine = known.get(key);
      if (!mine && skills.length >= most) continue;
      const path = `skills.${skills.length}`;
      skills.push(mine?.skill ?? { name: this.written(place) });
      const read = mine && evidence.get(mine.at)?.[""];
      if (read) this.evidence[path] = read;
      else this.note(path, place);
      if (mine && waiting.has(`skills.${mine.at}`)) this.unchecked.push(path);
    }
    let asked = 0;
    for (const [at, skill] of own.entries()) {
      const read = evidence.get(at)?.[""];
      // A part of what the model told, or more than it.
      if (places.has(keyOf(skill.name)) || (read && [...places.values()].some((place) => overlaps(place, read)))) continue;
      const path = `skills.${skills.length}`;
      skills.push(skill);
      if (!read) continue;
      this.evidence[path] = { ...read, confidence: Math.min(read.confidence, CONFIDENCE) };
      if (asked++ < MOST_ASKED || waiting.has(`skills.${at}`)) this.unchecked.push(path);
    }
    this.profile.skills = skills;
  }

  private addCertifications(told: NonNullable<CvAnswer["certifications"]>): void {
    const entries = [...(this.profile.certifications ?? [])];
    const seen = new Set(entries.map(({ name }) => keyOf(name)));
    const most = entries.length + MOST_ADDED;
    for (const { name: words, issuer, quote } of told) {
      const place = this.placeOf(quote, words);
      const name = place && this.written(place);
      if (!place || !name || name.length > LONGEST_SKILL || seen.has(keyOf(name)) || entries.length >= most) continue;
      seen.add(keyOf(name));
      const year = /(?<!\d)(?:19[5-9]|20\d)\d(?!\d)/.exec(quote)?.[0];
      this.note(`certifications.${entries.length}.name`, place);
      entries.push({ name, ...(issuer && this.placeOf(quote, issuer) && { issuer }), ...(year && { year: Number(year) }) });
    }
    if (entries.length > 0) this.profile.certifications = entries;
  }

  private addLanguages(told: { quote: string }[]): void {
    const entries = [...(this.profile.languages ?? [])];
    for (const { quote } of told) {
      const [stretch] = this.letters.places(quote);
      // "Dutch" alone may be a nationality.
      if (!stretch || isPrivate(linesAround(this.text, stretch))) continue;
      for (const { value: language, level, ...found } of findLanguages(this.text.slice(stretch.start, stretch.end), stretch.start, true)) {
        if (entries.some((one) => one.language === language) || entries.length >= MOST_ADDED) continue;
        this.note(`languages.${entries.length}`, found);
        entries.push({ language, ...(level && { level }) });
      }
    }
    if (entries.length > 0) this.profile.languages = entries;
  }
}

const keyOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, "");
