import { type CandidateDraft, education, experience } from "#contract/candidate/candidate.ts";
import { fold } from "#engine/skills/tokens.ts";
import { type Entry, readEntries } from "../entry/entries.ts";
import { toldEntries } from "../entry/entry-reading.ts";
import { ruledOf } from "../entry/entry-rules.ts";
import { tokensOf } from "../entry/entry-tokens.ts";
import { entryWeights } from "../entry/entry-weights.ts";
import { clip, DESCRIPTION_LENGTH, type EvidenceBook, readShown, type ShownRead } from "../evidence.ts";
import { headEnd } from "../head/phrases.ts";
import { headingKind } from "../heading-words.ts";
import { assignJobs, type Job } from "../jobs.ts";
import type { Line } from "../page/lines.ts";
import type { CvText } from "../page/text.ts";
import { isGap, isPrivate } from "../private/private.ts";
import { jobsInProse } from "../prose-jobs.ts";
import { coverOf, type Section, stretchesOf } from "../sections.ts";
import { withTold } from "../told-jobs.ts";
import { isTeam, titleScore } from "../vocabulary.ts";
import { type DateSpan, findDates, monthIndex } from "./dates.ts";
import { isPerson, isReach, othersIn } from "./others.ts";
import { assignStudies } from "./studies.ts";

/** A job of the profile with its time; `end` null: it goes on. */
export interface DatedJob {
  job: Job;
  start: string | null;
  end: string | null;
  current: boolean;
}

/** Contracts are told to end in a year to come, and none in many. */
const FURTHEST_END = 10;

/** Fills `experience`; an end that can't be stays unknown, and is left for a person. */
export function readExperience(cv: CvText, sections: Section[], profile: CandidateDraft, book: EvidenceBook, today: string): DatedJob[] {
  const isOfOthers = coverOf(othersIn(sections));
  // "Supervisor: Ivy Stone" below a job is no job, nor is who can be written to or called.
  const isOthers = ({ title, company }: Job) =>
    title !== null &&
    isOfOthers(title.start) &&
    (isPerson(company?.value ?? "") || isReach(cv.lines.find(({ end }) => end > title.start)?.text ?? ""));
  const jobs = handedOut(toldJobs(cv, sections)).filter((job) => !isOthers(job));
  const dated: DatedJob[] = [];
  const list: NonNullable<CandidateDraft["experience"]> = [];
  for (const job of jobs) {
    if (list.length >= 100) break;
    const path = `experience.${list.length}`;
    const span = job.entry.span;
    const start = validMonth(span?.from ?? null);
    const told = span && !span.current ? validMonth(isDayAtEnd(span, today) ? span.from : span.to) : null;
    const isImpossible =
      span?.impossible === true || (told !== null && Number(told.slice(0, 4)) > Number(today.slice(0, 4)) + FURTHEST_END);
    const end = isImpossible ? null : told;
    const reversed = start && end && monthIndex(start, "start") > monthIndex(end, "end");
    const item: (typeof list)[number] = {};
    if (job.title) item.title = clip(job.title.value, 200);
    if (job.company) item.company = clip(job.company.value, 200);
    if (job.location) item.location = clip(job.location.value, 120);
    if (start) item.start = start;
    if (end) item.end = end;
    if (span?.current) item.current = true;
    const description = descriptionOf(cv, job.entry);
    if (description) item.description = clip(description.value, DESCRIPTION_LENGTH);
    if (
      [item.title, item.company, item.location].some((said) => said && isPrivate(said)) ||
      isGap(item.title ?? item.company ?? "") ||
      /https?:\/\/|www\.\S/i.test(item.title ?? "") ||
      isStudy(item)
    )
      continue;
    if (!experience.safeParse(item).success) continue;
    book.note(`${path}.title`, job.title);
    book.note(`${path}.company`, job.company);
    book.note(`${path}.location`, job.location);
    if (span) {
      const at = {
        value: "",
        start: span.line.start + span.start,
        end: span.line.start + span.end,
        confidence: reversed ? 0.4 : span.single ? 0.7 : 0.93,
      };
      if (start) book.note(`${path}.start`, at);
      if (end) book.note(`${path}.end`, at);
      else if (isImpossible) book.note(`${path}.end`, { ...at, confidence: 0.2 });
      if (span.current) book.note(`${path}.current`, at);
    }
    book.note(`${path}.description`, description);
    list.push(item);
    dated.push({ job, start, end: end ?? (span?.current ? null : start), current: span?.current ?? false });
  }
  if (list.length > 0) profile.experience = list;
  return dated;
}

/** "2022 t/m dec 31": two figures that no year before today has are a day. */
const isDayAtEnd = ({ shortEnd, to }: DateSpan, today: string) =>
  shortEnd === true && to !== null && monthIndex(to, "start") > monthIndex(today.slice(0, 7), "end");

/** "BA Tourism, Gdansk": a degree that stands among the jobs is no job. */
const isStudy = ({ title, company }: { title?: string | null; company?: string | null }) =>
  [title, company].some((said) => said && DEGREE_FIRST.test(said) && titleScore(said) < 0.7);
const DEGREE_FIRST =
  /^(?:B\.?A|B\.?Sc|M\.?A|M\.?Sc|BEng|MEng|MBA|LL\.?[BM]|Bachelor|Master|Licenciatura|HBO|MBO|Havo|Vwo|Vmbo|Mavo|Diploma)(?:[ -]?\d)?(?=\s|$)/;

/** The rules' jobs, and what a learned reader makes of them that sees the whole CV at once. */
function toldJobs(cv: CvText, sections: Section[]): Job[] {
  const jobs = jobsOf(sections);
  const tokens = tokensOf(cv.lines, sections, ruledOf(jobs));
  return withTold(jobs, tokens, toldEntries(tokens, entryWeights())).map(withoutTeam);
}

/** "Team Platform" over "Software Engineer": a part of an employer is neither the title nor the employer. */
function withoutTeam(job: Job): Job {
  const { title, company } = job;
  if (title && company && isTeam(title.value) && titleScore(title.value) === 0 && titleScore(company.value) >= 0.7)
    return { ...job, title: company, company: null };
  return company && isTeam(company.value) && titleScore(company.value) === 0 ? { ...job, company: null } : job;
}

const nameKey = (text: string) =>
  fold(text)
    .replace(/[\s:.,–-]+$/, "")
    .trim();

/**
 * Below a table of jobs may stand blocks that each open with an employer's name: what such a block tells was done there, not in
 * the table's last job. Where that employer's job has lines of its own, the block is nobody's.
 */
function handedOut(jobs: Job[]): Job[] {
  const given = new Map<Job, Line[]>(jobs.map((job) => [job, []]));
  const named = new Map<string, Job>();
  for (const job of jobs.toReversed()) if (job.company) named.set(nameKey(job.company.value), job);
  for (const job of jobs) {
    let owner = job;
    const own = job.company ? nameKey(job.company.value) : null;
    for (const line of job.entry.description) {
      const key = nameKey(line.text);
      const head = key === own ? job : named.get(key);
      if (head) owner = head;
      else if (owner === job || owner.entry.description.length === 0) given.get(owner)?.push(line);
    }
  }
  return jobs.map((job) => ({ ...job, entry: { ...job.entry, description: given.get(job) ?? [] } }));
}

/** The jobs under headings of experience; in a CV without such a heading, the dated lines that name a job. */
export function jobsOf(sections: Section[]): Job[] {
  const read = (some: Section[]) =>
    some.flatMap(({ lines, heading }) => assignJobs(readEntries(lines, "experience")).map((job) => named(job, heading)));
  const under = sections.filter((section) => section.kind === "experience").map((section) => read([section]));
  // Lines of one year each ("2024 - Retrofit of 22 turbines") beside jobs with spans are things done, no jobs.
  const isSpanned = under.some((some) => some.filter(({ entry }) => entry.span?.single === false).length > 1);
  const jobs = under.flatMap((some) =>
    isSpanned && some.length > 1 && some.every(({ entry, title }) => entry.span?.single && (title?.confidence ?? 0) < 0.9) ? [] : some,
  );
  const isSure = (job: Job) =>
    job.entry.span &&
    !job.entry.span.single &&
    job.title &&
    job.title.confidence > 0.9 &&
    (job.company || job.entry.description.length > 0);
  // Under a heading of the writer's own ("Before that") jobs may stand too; without any heading of work, anywhere.
  const own = sections.filter(
    ({ kind, heading }) => kind === "other" && heading !== null && headingKind(heading.text) === null && !BESIDE_WORK.test(heading.text),
  );
  if (jobs.length > 0) {
    const more = own.flatMap((section) => {
      const found = read([section]).filter(
        (job) => (job.company || (job.title?.confidence ?? 0) > 0.9) && job.entry.span && !job.entry.span.single,
      );
      // Where half of them are surely jobs, what stands among them is one as well.
      return found.filter(isSure).length * 2 >= found.length ? found.filter((job) => job.title) : found.filter(isSure);
    });
    return inOrder([...jobs, ...more]);
  }
  const anywhere = sections.filter(({ kind }) => ["contact", "summary", "experience", "other"].includes(kind));
  const found = anywhere.flatMap((one) => {
    const all = read([{ ...one, lines: fromFirstJob(one.lines) }]);
    const here = all.filter((job) => job.entry.span && !job.entry.span.single);
    const isWork = here.filter(isSure).length * 2 > here.length;
    const isOne = ({ entry, title, company }: Job) =>
      entry.span?.single ? here.length > 1 && company && (title?.confidence ?? 0) > 0.9 : company || (title?.confidence ?? 0) > 0.9;
    return all.filter((job) => isSure(job) || (isWork && job.title && job.entry.span && isOne(job)));
  });
  const heads = new Set(found.map(({ entry }) => entry.span?.line));
  return inOrder([...found, ...jobsInProse(anywhere.flatMap(({ lines }) => lines).filter((line) => !heads.has(line)))]);
}

const inOrder = (jobs: Job[]) => jobs.sort((a, b) => a.entry.first.start - b.entry.first.start);

/** Headings of what people do besides their work, or others say of them. */
const BESIDE_WORK =
  /activit|volunt|vrijwillig|hobb|interes|award|honou?r|member|lid|communi|publica|project|talk|present|committee|bestuur|board|toezicht|sport|research|neven|anderen|others|feedback|testimonial|recommend|aanbevel|referen|study|studies|trials/i;

/** The lines from the first block with a span of years: what stands above it is no head of a job. */
function fromFirstJob(lines: Line[]): Line[] {
  const dated = lines.findIndex((line) => headEnd(line.text) < 200 && findDates(line.text).some((span) => !span.single));
  return dated < 0
    ? []
    : lines.slice(
        Math.max(
          0,
          lines.slice(0, dated + 1).findLastIndex((line) => line.gap),
        ),
      );
}

const ROLES: [heading: RegExp, role: string][] = [
  [/^(?:mijn )?(?:stages?|stage-?ervaring)$/i, "Stagiair"],
  [/^(?:internships?|internship experience|placements?)$/i, "Intern"],
  [/^(?:mijn )?(?:bij)?(?:baan|banen|baantjes?)$/i, "Bijbaan"],
  [/^(?:vakantiewerk|vakantiejobs?|vakantiebaan|vakantiebanen)$/i, "Vakantiewerk"],
  [/^side jobs?$/i, "Side job"],
  [/^summer jobs?$/i, "Summer job"],
];

/** Under a heading "Stages" an employer alone says enough: the heading tells what it was. */
function named(job: Job, heading: Line | null): Job {
  const text = heading?.text.replace(/[\s:]+$/, "") ?? "";
  const role = job.title || !job.company ? undefined : ROLES.find(([pattern]) => pattern.test(text))?.[1];
  if (!role || !heading) return job;
  return { ...job, title: { value: role, start: heading.start, end: heading.start + text.length, confidence: 0.62 } };
}

const validMonth = (date: string | null) => (date && /^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/.test(date) ? date : null);

export const descriptionOf = (cv: CvText, entry: Entry): ShownRead | null => readShown(cv.text, stretchesOf(entry.description, cv), 0.85);

/** Fills `education`. */
export function readEducation(sections: Section[], profile: CandidateDraft, book: EvidenceBook): void {
  const list: NonNullable<CandidateDraft["education"]> = [];
  for (const study of sections
    .filter((section) => section.kind === "education")
    .flatMap((section) => assignStudies(readEntries(section.lines, "education")))) {
    if (list.length >= 50) break;
    const path = `education.${list.length}`;
    const span = study.entry.span;
    const from = validMonth(span?.from ?? null);
    const to = span && !span.current ? validMonth(span.to) : null;
    const item: (typeof list)[number] = {};
    if (study.degree) item.degree = clip(study.degree.value, 200);
    if (study.institution) item.institution = clip(study.institution.value, 200);
    if (study.field && !isPrivate(study.field.value)) item.field = clip(study.field.value, 200);
    // A lone year beside a study is the year it ended.
    if (from && !span?.single) item.start = from;
    if (to) item.end = to;
    if ([item.degree, item.institution].some((said) => said && isPrivate(said))) continue;
    if (!education.safeParse(item).success) continue;
    book.note(`${path}.degree`, study.degree);
    book.note(`${path}.institution`, study.institution);
    if (item.field) book.note(`${path}.field`, study.field);
    if (span) {
      const at = { value: "", start: span.line.start + span.start, end: span.line.start + span.end, confidence: span.single ? 0.7 : 0.93 };
      if (item.start) book.note(`${path}.start`, at);
      if (item.end) book.note(`${path}.end`, at);
    }
    list.push(item);
  }
  if (list.length > 0) profile.education = list;
}
