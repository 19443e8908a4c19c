import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Evidence } from "#contract/fields.ts";
import type { Job } from "#contract/job/job.ts";
import { findDates } from "#engine/cv/fields/dates.ts";
import { isDenied } from "#engine/facts/told/denied.ts";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { passageAt, passagesOf, quoteAround, type Span } from "#engine/matching/passages.ts";
import type { PreparedCandidate } from "#engine/matching/prepared-candidate.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { fold } from "#engine/skills/tokens.ts";
import { type FoundNumber, findNumbers } from "./numbers.ts";

/** A recruiter's note about the candidate; `at` ISO, when it was written. */
export interface ProposalNote {
  id: string;
  text: string;
  at: string;
}

/** Everything that a proposal may say anything from. `today` is YYYY-MM-DD: where jobs that go on end. */
export interface ProposalSources {
  candidate: Candidate;
  job: Job;
  notes: ProposalNote[];
  today: string;
  client_name?: string | null;
  contact_name?: string | null;
  recruiter?: { first_name: string; last_name: string } | null;
  /** The agency whose letter it is: its name is no claim. */
  agency_name?: string | null;
}

/** A text that can be quoted, cut into passages, with what was found in it. */
export interface SourceText {
  source: Evidence["source"];
  text: string;
  /** Of the candidate (CV, profile, note), or of the client (job). */
  about: "candidate" | "job";
  passages: Span[];
  numbers: FoundNumber[];
  /** `YYYY` or `YYYY-MM` with their places. */
  dates: { value: string; start: number; end: number }[];
  /** Folded words. */
  words: Set<string>;
  stemsAt: (passage: number) => Set<string>;
}

export interface PreparedSources extends ProposalSources {
  prepared: PreparedCandidate;
  texts: SourceText[];
  /** Skill → quotable places in the notes. */
  noteSkills: Map<string, Evidence[]>;
  jobSkills: Map<string, Evidence[]>;
}

export const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+(?:['’.&+#-][\p{L}\p{N}]+)*/gu) ?? [];

function sourceText(source: Evidence["source"], about: SourceText["about"], text: string): SourceText {
  const passages = passagesOf(text);
  const words = new Set(wordsOf(text));
  for (const word of [...words]) for (const part of word.split(/['’.&+#-]/)) if (part) words.add(part);
  const dates: SourceText["dates"] = [];
  let at = 0;
  for (const line of text.split("\n")) {
    for (const { from, to, start, end } of findDates(line)) {
      for (const value of new Set([from, to])) if (value) dates.push({ value, start: at + start, end: at + end });
    }
    at += line.length + 1;
  }
  const stems = new Map<number, Set<string>>();
  return {
    source,
    about,
    text,
    passages,
    numbers: findNumbers(text),
    dates,
    words,
    stemsAt: (passage) => {
      const known = stems.get(passage);
      if (known) return known;
      const span = passages[passage];
      const made = new Set(span ? stemsOf(text.slice(span.start, span.end)) : []);
      stems.set(passage, made);
      return made;
    },
  };
}

/** The strings of a profile, by dotted path. Contact data, tags and links bear nothing. */
export function* profileStrings(candidate: Candidate): Generator<[path: string, text: string]> {
  for (const field of ["headline", "city", "country", "summary", "work_permit"] as const) {
    const text = candidate[field];
    if (text) yield [field, text];
  }
  for (const [index, job] of candidate.experience.entries()) {
    for (const field of ["title", "company", "location", "description"] as const) {
      const text = job[field];
      if (text) yield [`experience.${index}.${field}`, text];
    }
  }
  for (const [index, study] of candidate.education.entries()) {
    for (const field of ["degree", "field", "institution"] as const) {
      const text = study[field];
      if (text) yield [`education.${index}.${field}`, text];
    }
  }
  for (const [index, { name, issuer }] of candidate.certifications.entries()) {
    yield [`certifications.${index}.name`, name];
    if (issuer) yield [`certifications.${index}.issuer`, issuer];
  }
  for (const [index, { name }] of candidate.skills.entries()) yield [`skills.${index}.name`, name];
}

/**
 * Reads the sources once, for writing and for checking alike. The profile's strings count as sources of their own where
 * the CV doesn't hold them. Linear in the length of the texts.
 */
export function prepareSources(sources: ProposalSources, prepared?: PreparedCandidate): PreparedSources {
  const { candidate, job, notes } = sources;
  const ready = prepared ?? prepareCandidate(candidate);
  const cv = candidate.cv_text ?? "";
  const texts = [sourceText("cv", "candidate", cv)];
  for (const [path, text] of profileStrings(candidate)) {
    if (!cv.includes(text)) texts.push(sourceText(`profile:${path}`, "candidate", text));
  }
  for (const note of notes) texts.push(sourceText(`note:${note.id}`, "candidate", note.text));
  const asked = [
    job.description ?? "",
    job.title,
    ...job.requirements.map(({ text }) => text).filter((text) => !job.description?.includes(text)),
  ];
  texts.push(sourceText("job", "job", asked.filter((text, index) => index === 0 || !asked[0]?.includes(text)).join("\n")));
  const noteSkills = new Map<string, Evidence[]>();
  const jobSkills = new Map<string, Evidence[]>();
  for (const text of texts) {
    const into = text.about === "job" ? jobSkills : text.source.startsWith("note:") ? noteSkills : null;
    if (!into) continue;
    for (const found of findSkills(text.text)) {
      if (into === noteSkills && isDenied(text.text, found, passageAt(text.passages, found.start) ?? found)) continue;
      const evidence = into.get(found.name) ?? [];
      evidence.push(evidenceAt(text, found));
      into.set(found.name, evidence);
    }
  }
  for (const { name } of job.skills) if (!jobSkills.has(name)) jobSkills.set(name, []);
  return { ...sources, prepared: ready, texts, noteSkills, jobSkills };
}

/** The passage around a find, at most 200 characters of it; its quote stands word for word in the text. */
export function evidenceAt(text: SourceText, found: Span): Evidence {
  const passage = passageAt(text.passages, found.start) ?? found;
  const { start, end } = quoteAround(text.text, passage, found);
  return { source: text.source, quote: text.text.slice(start, end), start, end };
}

/**
 * Where a field of the profile was read, as evidence in the CV, when that is known and its quote still stands there;
 * else null.
 */
export function readAt(candidate: Candidate, path: string): Evidence | null {
  const field = candidate.evidence[path];
  if (!field || candidate.cv_text?.slice(field.start, field.end) !== field.quote) return null;
  const { quote, start, end, page, boxes } = field;
  return { source: "cv", quote, start, end, ...(page && { page }), ...(boxes && { boxes }) };
}

/**
 * The CV's page that a place in its text stands on: that of the nearest fields read around it, when both stand on the
 * same page. Undefined where that isn't certain, and for CVs without pages.
 */
export function pageAt(candidate: Candidate, span: Span): number | undefined {
  let before: { at: number; page: number } | null = null;
  let after: { at: number; page: number } | null = null;
  for (const { start, end, page } of Object.values(candidate.evidence)) {
    if (!page) continue;
    if (start <= span.start && end >= span.end) return page;
    if (start <= span.start && (!before || start > before.at)) before = { at: start, page };
    if (start >= span.start && (!after || start < after.at)) after = { at: start, page };
  }
  return before && after && before.page === after.page ? before.page : undefined;
}
