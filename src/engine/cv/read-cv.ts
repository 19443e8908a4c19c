import { type CandidateDraft, candidateDraft, certification, education, experience, skill } from "#contract/candidate.ts";
import { spokenLanguage, webAddress } from "#contract/fields.ts";
import { canonicalSkill, findSkills } from "#engine/skills/lexicon.ts";
import { BULLET, fold } from "./characters.ts";
import { findEmails, findHeadline, findLinks, findName, findPhones, findPlace, splitName } from "./contact.ts";
import { findDates, monthIndex, yearsCovered } from "./dates.ts";
import type { CvReading, DocumentContent } from "./document.ts";
import { type Entry, readEntries } from "./entries.ts";
import { EvidenceBook, type Read } from "./evidence.ts";
import { findLanguages } from "./languages.ts";
import { greatest, type Line } from "./lines.ts";
import { findPractical } from "./practical.ts";
import { assignJobs, assignStudies, type Job } from "./roles.ts";
import { type Section, sectionsOf } from "./sections.ts";
import { listedSkills } from "./skills-section.ts";
import { type CvText, cvText } from "./text.ts";

/** Below this a field waits for a person's eye. */
const DOUBTFUL = 0.6;
const UNCHECKED_AT_MOST = 6;
const DESCRIPTION_LENGTH = 10_000;

/**
 * Reads a CV: the visible text, and a profile in which every field is valid, stands in the text, and says where.
 * `today` (YYYY-MM-DD) ends jobs that go on. What the text does not say stays absent; gender, birth date, nationality,
 * marital status, BSN and salary are never read.
 */
export function readCv(content: DocumentContent, options: { today: string }): CvReading {
  const cv = cvText(content);
  const book = new EvidenceBook(cv.text, cv.layout);
  const sections = sectionsOf(cv.lines);
  const profile: CandidateDraft = {};
  readContact(cv, sections, profile, book);
  readSummary(cv, sections, profile, book);
  const jobs = readExperience(cv, sections, profile, book, options.today);
  readEducation(sections, profile, book);
  readSkills(cv, sections, jobs, profile, book, options.today);
  readLanguages(cv, sections, profile, book);
  readCertifications(sections, profile, book);
  const practical = findPractical(
    cv.text,
    options.today,
    sections.filter((section) => section.kind === "availability").flatMap((section) => blocksOf(section.lines)),
  );
  if (practical.available_from) set(profile, "available_from", practical.available_from, book);
  if (practical.notice_weeks) set(profile, "notice_weeks", practical.notice_weeks, book);
  if (practical.hours_per_week) {
    profile.desired = { hours_per_week: practical.hours_per_week.value };
    book.note("desired.hours_per_week", practical.hours_per_week);
  }
  const unchecked = Object.entries(book.fields)
    .filter(([, evidence]) => evidence.confidence < DOUBTFUL)
    .sort((a, b) => a[1].confidence - b[1].confidence)
    .map(([path]) => path)
    .filter((path) => path.length <= 80)
    .slice(0, UNCHECKED_AT_MOST);
  if (unchecked.length > 0) profile.unchecked_fields = unchecked;
  return { text: cv.text, layout: cv.layout, profile: validFields(profile, book), evidence: book.fields, hidden: cv.hidden };
}

function set<Key extends keyof CandidateDraft>(profile: CandidateDraft, key: Key, read: Read<unknown>, book: EvidenceBook): void {
  profile[key] = read.value as CandidateDraft[Key];
  book.note(key, read);
}

/** Drops what `create` would refuse, field by field, and its evidence with it. */
function validFields(profile: CandidateDraft, book: EvidenceBook): CandidateDraft {
  const valid: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(profile)) {
    const schema = candidateDraft.shape[key as keyof typeof candidateDraft.shape];
    if (value !== undefined && value !== null && schema?.safeParse(value).success) valid[key] = value;
    else book.forget(key);
  }
  return valid as CandidateDraft;
}

const clip = (text: string, length: number) => (text.length <= length ? text : text.slice(0, length)).trim().toWellFormed();

function headerOf(sections: Section[]): Line[] {
  return sections.filter((section) => section.kind === "contact").flatMap((section) => section.lines);
}

function readContact(cv: CvText, sections: Section[], profile: CandidateDraft, book: EvidenceBook): void {
  const header = headerOf(sections);
  const top = header.length > 0 ? header : cv.lines.slice(0, 20);
  const blocks = sections.filter((section) => section.kind === "contact" || section.kind === "links").map((section) => section.lines);
  const pageTop = cv.lines.filter((line) => line.page === 1 && cv.layout !== null && line.y < (cv.layout.pages[0]?.height ?? 842) * 0.22);
  const contactLines = new Set([...blocks.flat(), ...pageTop, ...cv.lines.slice(0, 6)]);
  const ranges = [...contactLines].map((line) => [line.start, line.end] as const);
  const isContact = (offset: number) => ranges.some(([start, end]) => offset >= start && offset <= end);
  const emails = findEmails(cv);
  const email = emails.find((one) => one.start >= 0 && isContact(one.start)) ?? emails[0];
  if (email) set(profile, "email", email, book);
  const headerEnd = greatest([0, ...ranges.filter(([start]) => start < 3000).map(([, end]) => end)]);
  const phones = findPhones(cv, headerEnd);
  const phone = phones.find((one) => one.start >= 0 && isContact(one.start)) ?? phones[0];
  if (phone) set(profile, "phone", phone, book);
  readLinks(cv, isContact, emails, profile, book);
  // The name may stand over a column that is read second: on top of the page counts as the head too.
  const nameLines = [...new Set([...pageTop, ...top])].sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
  const name = findName(cv, emails, cv.layout ? nameLines.filter((line) => line.page === 1) : top.length >= 2 ? top : cv.lines.slice(0, 12));
  if (name) {
    const { first, last } = splitName(name.value);
    const at = cv.text.slice(name.start, name.end);
    const lastAt = last ? fold(at).lastIndexOf(fold(last)) : -1;
    profile.first_name = clip(first, 100);
    book.note("first_name", { ...name, end: lastAt > 0 ? name.start + at.slice(0, lastAt).trimEnd().length : name.end });
    if (last) {
      profile.last_name = clip(last, 100);
      book.note("last_name", { ...name, start: lastAt > 0 ? name.start + lastAt : name.start });
    }
  }
  const { city, country } = findPlace(cv.layout ? [...new Set([...nameLines, ...top])] : top);
  if (city) set(profile, "city", city, book);
  if (country) set(profile, "country", country, book);
  const headline = findHeadline(nameLines.length > 0 ? nameLines : top, name);
  if (headline) set(profile, "headline", { ...headline, value: clip(headline.value, 200) }, book);
}

function readLinks(cv: CvText, isContact: (offset: number) => boolean, emails: Read[], profile: CandidateDraft, book: EvidenceBook): void {
  const links: NonNullable<CandidateDraft["links"]> = {};
  const other: string[] = [];
  for (const link of findLinks(cv, isContact, emails)) {
    if (!webAddress.safeParse(link.value).success) continue;
    const host = fold(link.value).replace(/^https?:\/\//, "").replace(/^www\./, "").split("/")[0] ?? "";
    const slot = /(^|\.)linkedin\.com$/.test(host) ? "linkedin" : /^github\.com$/.test(host) ? "github" : /linkedin|github|gitlab|twitter|^x\.com|facebook|instagram|stackoverflow|scholar|orcid|medium|youtube|weibo|behance|dribbble/.test(host) ? null : "website";
    if (slot && !links[slot]) {
      links[slot] = link.value;
      book.note(`links.${slot}`, link);
    } else if (other.length < 20) {
      book.note(`links.other.${other.length}`, link);
      other.push(link.value);
    }
  }
  if (other.length > 0) links.other = other;
  if (Object.keys(links).length > 0) profile.links = links;
}

function readSummary(cv: CvText, sections: Section[], profile: CandidateDraft, book: EvidenceBook): void {
  const section = sections.find((one) => one.kind === "summary" && one.lines.some((line) => line.text.split(" ").length > 5));
  let lines = section?.lines ?? [];
  if (lines.length === 0) {
    const header = sections[0]?.lines ?? [];
    const from = header.findIndex((line) => line.text.length > 60 && line.text.split(/\s+/).length > 9 && line.pieces.length === 1 && !/@|https?:/.test(line.text));
    if (from >= 0) lines = header.slice(from, header.findIndex((line, index) => index > from && line.gap) === -1 ? undefined : header.findIndex((line, index) => index > from && line.gap));
  }
  const first = lines[0];
  const run = first ? contiguous(lines, cv) : [];
  const last = run.at(-1);
  if (!first || !last) return;
  const text = clip(cv.text.slice(first.start, last.end), DESCRIPTION_LENGTH);
  if (text.length > 20) set(profile, "summary", { value: text, start: first.start, end: first.start + cv.text.slice(first.start, last.end).length, confidence: section ? 0.9 : 0.7 }, book);
}

/** The first lines that follow each other in the text without another section between. */
function contiguous(lines: Line[], cv: CvText): Line[] {
  const run: Line[] = [];
  for (const line of lines) {
    const last = run.at(-1);
    if (last && cv.text.slice(last.end, line.start).trim() !== "") break;
    run.push(line);
  }
  return run;
}

interface DatedJob {
  job: Job;
  start: string | null;
  end: string | null;
  current: boolean;
}

function readExperience(cv: CvText, sections: Section[], profile: CandidateDraft, book: EvidenceBook, today: string): DatedJob[] {
  const jobs = jobsOf(sections);
  const dated: DatedJob[] = [];
  const list: NonNullable<CandidateDraft["experience"]> = [];
  for (const job of jobs) {
    if (list.length >= 100) break;
    const path = `experience.${list.length}`;
    const span = job.entry.span;
    const start = validMonth(span?.from ?? null);
    const end = span && !span.current ? validMonth(span.to) : null;
    const reversed = start && end && monthIndex(start, "start") > monthIndex(end, "end");
    const item: (typeof list)[number] = {};
    if (job.title) item.title = clip(job.title.value, 200);
    if (job.company) item.company = clip(job.company.value, 200);
    if (job.location) item.location = clip(job.location.value, 120);
    if (start) item.start = start;
    if (end) item.end = end;
    if (span?.current) item.current = true;
    const description = descriptionOf(cv, job.entry);
    if (description) item.description = description.value;
    if (!experience.safeParse(item).success) continue;
    book.note(`${path}.title`, job.title);
    book.note(`${path}.company`, job.company);
    book.note(`${path}.location`, job.location);
    if (span) {
      const at = { value: "", start: span.line.start + span.start, end: span.line.start + span.end, confidence: reversed ? 0.4 : span.single ? 0.7 : 0.93 };
      if (start) book.note(`${path}.start`, at);
      if (end) book.note(`${path}.end`, at);
      if (span.current) book.note(`${path}.current`, at);
    }
    book.note(`${path}.description`, description);
    list.push(item);
    dated.push({ job, start, end: end ?? (span?.current ? null : start), current: span?.current ?? false });
  }
  if (list.length > 0) profile.experience = list;
  const spans = dated.flatMap(({ start, end }) => (start ? [{ start, end }] : []));
  if (spans.length > 0) {
    const years = yearsCovered(spans, today);
    if (years >= 0 && years <= 70) profile.years_experience = years;
  }
  return dated;
}

/** The jobs under headings of experience; in a CV without such a heading, the dated lines that name a job. */
function jobsOf(sections: Section[]): Job[] {
  const read = (kinds: string[]) => sections.filter((section) => kinds.includes(section.kind)).flatMap((section) => assignJobs(readEntries(section.lines, "experience")));
  const jobs = read(["experience"]);
  if (jobs.length > 0) return jobs;
  return read(["contact", "summary", "other"]).filter(
    (job) => job.entry.span && !job.entry.span.single && job.title && job.title.confidence > 0.9 && (job.company || job.entry.description.length > 0),
  );
}

const validMonth = (date: string | null) => (date && /^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/.test(date) ? date : null);

function descriptionOf(cv: CvText, entry: Entry): Read | null {
  const run = contiguous(entry.description, cv);
  const first = run[0];
  const last = run.at(-1);
  if (!first || !last) return null;
  const end = Math.min(last.end, first.start + DESCRIPTION_LENGTH);
  const value = cv.text.slice(first.start, end);
  return value.trim() === "" ? null : { value: value.toWellFormed(), start: first.start, end, confidence: 0.85 };
}

function readEducation(sections: Section[], profile: CandidateDraft, book: EvidenceBook): void {
  const list: NonNullable<CandidateDraft["education"]> = [];
  for (const study of sections.filter((section) => section.kind === "education").flatMap((section) => assignStudies(readEntries(section.lines, "education")))) {
    if (list.length >= 50) break;
    const path = `education.${list.length}`;
    const span = study.entry.span;
    const from = validMonth(span?.from ?? null);
    const to = span && !span.current ? validMonth(span.to) : null;
    const item: (typeof list)[number] = {};
    if (study.degree) item.degree = clip(study.degree.value, 200);
    if (study.institution) item.institution = clip(study.institution.value, 200);
    if (study.field) item.field = clip(study.field.value, 200);
    // A lone year beside a study is the year it ended.
    if (from && !span?.single) item.start = from;
    if (to) item.end = to;
    if (!education.safeParse(item).success) continue;
    book.note(`${path}.degree`, study.degree);
    book.note(`${path}.institution`, study.institution);
    book.note(`${path}.field`, study.field);
    if (span) {
      const at = { value: "", start: span.line.start + span.start, end: span.line.start + span.end, confidence: span.single ? 0.7 : 0.93 };
      if (item.start) book.note(`${path}.start`, at);
      if (item.end) book.note(`${path}.end`, at);
    }
    list.push(item);
  }
  if (list.length > 0) profile.education = list;
}

function readSkills(cv: CvText, sections: Section[], jobs: DatedJob[], profile: CandidateDraft, book: EvidenceBook, today: string): void {
  const listed = sections.filter((section) => section.kind === "skills").flatMap((section) => listedSkills(section.lines, (name) => canonicalSkill(name) !== null));
  const list: NonNullable<CandidateDraft["skills"]> = [];
  const seen = new Set<string>();
  const keyOf = (name: string) => fold(canonicalSkill(name) ?? name);
  const mentions = new Map<string, DatedJob[]>();
  const inJobs: Read[] = [];
  for (const job of jobs) {
    const description = descriptionOf(cv, job.job.entry);
    const title = job.job.title;
    for (const passage of [title, description]) {
      if (!passage) continue;
      for (const found of findSkills(cv.text.slice(passage.start, passage.end))) {
        const key = fold(found.name);
        const named = mentions.get(key) ?? [];
        if (!named.includes(job)) named.push(job);
        mentions.set(key, named);
        inJobs.push({ value: found.name, start: passage.start + found.start, end: passage.start + found.end, confidence: 0.8 });
      }
    }
  }
  const yearsOf = (key: string) => {
    const spans = (mentions.get(key) ?? []).flatMap(({ start, end, current }) => (start && (end || current) ? [{ start, end }] : []));
    return spans.length > 0 ? yearsCovered(spans, today) : null;
  };
  const add = (read: Read, years: number | null, level: string | null) => {
    const key = keyOf(read.value);
    if (seen.has(key) || list.length >= 300) return;
    seen.add(key);
    const item: (typeof list)[number] = { name: clip(read.value, 80) };
    const counted = years ?? yearsOf(key);
    if (counted !== null && counted > 0 && counted <= 60) item.years = counted;
    if (level) item.level = clip(level, 40);
    if (!skill.safeParse(item).success) return;
    book.note(`skills.${list.length}`, read);
    list.push(item);
  };
  for (const one of listed) add(one, one.years, one.level);
  for (const one of inJobs) add(one, null, null);
  if (list.length > 0) profile.skills = list;
}

function readLanguages(cv: CvText, sections: Section[], profile: CandidateDraft, book: EvidenceBook): void {
  const list: NonNullable<CandidateDraft["languages"]> = [];
  const seen = new Set<string>();
  const add = (found: ReturnType<typeof findLanguages>) => {
    for (const one of found) {
      if (seen.has(one.value) || list.length >= 30) continue;
      const item = { language: one.value, ...(one.level ? { level: one.level } : {}) };
      if (!spokenLanguage.safeParse(item).success) continue;
      seen.add(one.value);
      book.note(`languages.${list.length}`, { ...one, confidence: one.level ? Math.min(one.confidence, one.levelConfidence) : 0.9 });
      list.push(item);
    }
  };
  for (const section of sections.filter((one) => one.kind === "languages")) {
    for (const block of blocksOf(section.lines)) add(findLanguages(cv.text.slice(block.start, block.end), block.start, true));
  }
  if (list.length === 0) {
    for (const section of sections.filter((one) => ["skills", "contact", "other", "summary", "education", "certifications"].includes(one.kind))) {
      for (const line of section.lines) {
        const labelled = /^\W*(talen|languages|language skills|talenkennis)\s*:?\s/i.test(line.text);
        if (line.text.length < 200) add(findLanguages(line.text, line.start, labelled));
      }
    }
  }
  if (list.length > 0) profile.languages = list;
}

/** Lines of one section that stand together in the text, as one stretch. */
function blocksOf(lines: Line[]): { start: number; end: number }[] {
  const blocks: { start: number; end: number }[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last && line.start - last.end <= 2) last.end = line.end;
    else blocks.push({ start: line.start, end: line.end });
  }
  return blocks;
}

const LICENCE = /(?<![\p{L}])(rijbewijs(?:\s*[:-]?\s*(?:categorie\s*)?(?:AM|B\+?E?|BE|C1?E?|CE|D1?E?|T|A[12]?)(?![\p{L}])(?:\s*(?:,|en|&|\/|\+)\s*(?:AM|BE?|C1?E?|CE|D1?E?|T|A[12]?)(?![\p{L}]))*)?|driv(?:er'?s?|ing) licen[cs]e(?:\s*[:-]?\s*(?:category\s*)?[A-E](?![\p{L}]))?)/iu;

function readCertifications(sections: Section[], profile: CandidateDraft, book: EvidenceBook): void {
  const list: NonNullable<CandidateDraft["certifications"]> = [];
  const add = (name: string, start: number, year: number | null, confidence: number) => {
    const item = { name: clip(name, 200), ...(year ? { year } : {}) };
    if (list.length >= 100 || name.length < 3 || list.some((one) => fold(one.name) === fold(name)) || !certification.safeParse(item).success) return;
    book.note(`certifications.${list.length}`, { value: name, start, end: start + name.length, confidence });
    list.push(item);
  };
  for (const section of sections.filter((one) => one.kind === "certifications")) {
    for (const line of section.lines) {
      if (line.text.length > 160 || /^[\p{Ll}]/u.test(line.text) || /^\P{L}*(beschikbaar|availab|opzegtermijn|notice)/iu.test(line.text)) continue;
      for (const item of line.text.matchAll(/[^;]+/g)) {
        const dates = findDates(item[0]);
        const year = Number((dates.at(-1)?.to ?? dates.at(-1)?.from)?.slice(0, 4) ?? 0) || null;
        // The longest stretch of the item that is no date.
        const bullet = BULLET.exec(item[0])?.[0].length ?? 0;
        const edges = [bullet, ...dates.flatMap((date) => [date.start, date.end]), item[0].length];
        let name = "";
        for (let at = 0; at < edges.length; at += 2) {
          const stretch = item[0].slice(edges[at], edges[at + 1]).split(/\s{3}/).find((piece) => /\p{L}{2}/u.test(piece)) ?? "";
          if (stretch.length > name.length) name = stretch;
        }
        name = name.replace(/^[\s\p{P}]+/u, "").replace(/[\s,;:(–—-]+$/u, "");
        const at = item[0].indexOf(name);
        if (/\p{L}{2}/u.test(name) && at >= 0) add(name, line.start + item.index + at, year, 0.75);
      }
    }
  }
  for (const section of sections) {
    for (const line of section.lines) {
      const match = line.text.length < 300 ? LICENCE.exec(line.text) : null;
      if (match) add(match[0].trim(), line.start + match.index, null, 0.9);
    }
  }
  if (list.length > 0) profile.certifications = list;
}
