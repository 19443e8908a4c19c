import type { Candidate } from "#contract/candidate.ts";
import type { EducationLevel, Evidence, LanguageLevel } from "#contract/fields.ts";
import { educationRank, findEducationLevels } from "#engine/skills/education-level.ts";
import { findLanguages, languagePlaces, levelRank } from "#engine/skills/languages.ts";
import { canonicalSkill, findSkills, impliedBy } from "#engine/skills/lexicon.ts";
import { findTitles, titleFamily } from "#engine/skills/titles.ts";
import { tokensOf } from "#engine/skills/tokens.ts";
import { cvEvidence, isDenied, profileEvidence, reserve } from "./evidence.ts";
import { passageAt, passagesOf, quoteAround, type Span } from "./passages.ts";
import { coveredMonths, periodsOf } from "./periods.ts";
import { stemsOf } from "./stems.ts";

/**
 * What matching may see of a candidate. Name, contact data, links, photo and tags are left out by type: they can't enter
 * a score.
 */
export type MatchableCandidate = Pick<
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
>;

/** A find and its quotable place. */
export interface Proof {
  evidence: Evidence;
  /** Said with a reserve: "basic", "learning". */
  basic: boolean;
}

export interface SkillProofs {
  positive: Proof[];
  /** "No experience with …", "geen rijbewijs". */
  negative: Evidence | null;
  /** The most years stated for the skill, and where. */
  years: { value: number; evidence: Evidence } | null;
}

export interface HeldTitle {
  title: string;
  role: string | null;
  evidence: Evidence;
  /** 0 for the headline and the latest job, then 1, 2, … */
  age: number;
}

export interface PreparedCandidate {
  candidate: MatchableCandidate;
  cv: string;
  passages: Span[];
  skills: Map<string, SkillProofs>;
  /** Skill → the skill that brings it: JavaScript → React. */
  implied: Map<string, string>;
  titles: HeldTitle[];
  education: { level: EducationLevel; evidence: Evidence } | null;
  languages: Map<string, { level: LanguageLevel | null; evidence: Evidence }>;
  years: { value: number; evidence: Evidence[] } | null;
  /** Stem → numbers of the passages that hold it; made when first asked for. */
  stems: () => Map<string, number[]>;
}

/** Quotes kept for a skill. */
const MOST_PROOFS = 3;

/**
 * Reads a candidate once for many jobs. `today` (YYYY-MM-DD), when told, is where jobs that still run end; without it
 * they count up to the latest date that the profile names, so that the same input always gives the same answer.
 */
export function prepareCandidate(candidate: MatchableCandidate, options: { today?: string } = {}): PreparedCandidate {
  const cv = candidate.cv_text ?? "";
  const passages = passagesOf(cv);
  let known: Map<string, number[]> | null = null;
  const prepared: PreparedCandidate = {
    candidate,
    cv,
    passages,
    skills: new Map(),
    implied: new Map(),
    titles: [],
    education: null,
    languages: new Map(),
    years: null,
    stems: () => {
      known ??= passagesByStem(cv, passages);
      return known;
    },
  };
  const tokens = tokensOf(cv);
  readCvSkills(prepared, findSkills(cv, tokens));
  readProfileSkills(prepared);
  readSkillYears(prepared, options.today);
  for (const name of prepared.skills.keys()) {
    if ((prepared.skills.get(name) as SkillProofs).positive.length === 0) continue;
    for (const brought of impliedBy(name)) if (!prepared.implied.has(brought)) prepared.implied.set(brought, name);
  }
  readTitles(prepared, tokens);
  readEducation(prepared);
  readLanguages(prepared);
  readYears(prepared, options.today);
  return prepared;
}

function passagesByStem(cv: string, passages: Span[]): Map<string, number[]> {
  const stems = new Map<string, number[]>();
  passages.forEach((passage, index) => {
    for (const stem of stemsOf(cv.slice(passage.start, passage.end))) {
      const known = stems.get(stem);
      if (!known) stems.set(stem, [index]);
      else if (known.at(-1) !== index) known.push(index);
    }
  });
  return stems;
}

const yearsWords = /(\d{1,2})(?:[.,]5)?\s*\+?\s*(?:years?|yrs?|jaar|jaren)(?![\p{L}])/iu;
const monthsWords = /(\d{1,3})\s*(?:months?|maanden)(?![\p{L}])/iu;

function proofsOf(prepared: PreparedCandidate, name: string): SkillProofs {
  let proofs = prepared.skills.get(name);
  if (!proofs) {
    proofs = { positive: [], negative: null, years: null };
    prepared.skills.set(name, proofs);
  }
  return proofs;
}

function readCvSkills(prepared: PreparedCandidate, found: { name: string; start: number; end: number }[]): void {
  const { cv, passages } = prepared;
  for (const [index, hit] of found.entries()) {
    const proofs = proofsOf(prepared, hit.name);
    const passage = passageAt(passages, hit.start) ?? hit;
    if (isDenied(cv, hit, passage)) {
      proofs.negative ??= cvEvidence(prepared, hit);
      continue;
    }
    const basic = reserve.test(cv.slice(Math.max(passage.start, hit.start - 60), hit.start));
    if (proofs.positive.length < MOST_PROOFS || (proofs.positive.every((proof) => proof.basic) && !basic)) {
      const evidence = cvEvidence(prepared, hit);
      if (!proofs.positive.some((proof) => proof.evidence.start === evidence.start)) proofs.positive.push({ evidence, basic });
    }
    // "6 years of Python", "Python (6 years)": a number of years between this skill and its neighbours.
    const next = found[index + 1];
    const previous = found[index - 1];
    const from = Math.max(passage.start, hit.start - 40, previous && previous.end <= hit.start ? previous.end : 0);
    const to = Math.min(passage.end, hit.end + 25, next ? next.start : Number.POSITIVE_INFINITY);
    const stated = yearsWords.exec(cv.slice(from, hit.start)) ?? yearsWords.exec(cv.slice(hit.end, to));
    const months = stated ? null : monthsWords.exec(cv.slice(hit.end, to));
    const value = stated ? Number(stated[1]) : months ? Number(months[1]) / 12 : 0;
    if (value > 0 && value < 50 && value > (proofs.years?.value ?? 0)) proofs.years = { value, evidence: cvEvidence(prepared, hit) };
  }
}

function readProfileSkills(prepared: PreparedCandidate): void {
  const { candidate } = prepared;
  const add = (name: string, evidence: Evidence | null) => {
    if (!evidence) return;
    const proofs = proofsOf(prepared, name);
    if (proofs.positive.length === 0) proofs.positive.push({ evidence, basic: false });
  };
  candidate.skills.forEach((skill, index) => {
    const path = `skills.${index}.name`;
    const name = canonicalSkill(skill.name) ?? skill.name;
    add(name, profileEvidence(path, skill.name));
    if (canonicalSkill(skill.name) === null)
      for (const found of findSkills(skill.name)) add(found.name, profileEvidence(path, skill.name, found));
    const years = skill.years;
    const evidence = profileEvidence(`skills.${index}.years`, years);
    const proofs = proofsOf(prepared, name);
    if (years && evidence && years > (proofs.years?.value ?? 0)) proofs.years = { value: years, evidence };
  });
  candidate.certifications.forEach((certification, index) => {
    for (const found of findSkills(certification.name))
      add(found.name, profileEvidence(`certifications.${index}.name`, certification.name, found));
  });
  candidate.experience.forEach((job, index) => {
    for (const field of ["title", "description"] as const) {
      const text = job[field];
      if (!text) continue;
      for (const found of findSkills(text)) {
        const passages = passagesOf(text);
        const passage = passageAt(passages, found.start) ?? found;
        if (!isDenied(text, found, passage))
          add(found.name, profileEvidence(`experience.${index}.${field}`, text, quoteAround(text, passage, found)));
      }
    }
  });
  for (const [path, text] of [
    ["headline", candidate.headline],
    ["summary", candidate.summary],
  ] as const) {
    if (!text) continue;
    const passages = passagesOf(text);
    for (const found of findSkills(text)) {
      const passage = passageAt(passages, found.start) ?? found;
      if (!isDenied(text, found, passage)) add(found.name, profileEvidence(path, text, quoteAround(text, passage, found)));
    }
  }
}

/** Years of a skill by the jobs that name it, where nobody states them. */
function readSkillYears(prepared: PreparedCandidate, today: string | undefined): void {
  const { candidate } = prepared;
  const periods = periodsOf(candidate, today);
  const bySkill = new Map<string, number[]>();
  candidate.experience.forEach((job, index) => {
    if (!periods[index]) return;
    for (const name of new Set(findSkills(`${job.title ?? ""}\n${job.description ?? ""}`).map((found) => found.name))) {
      bySkill.set(name, [...(bySkill.get(name) ?? []), index]);
    }
  });
  for (const [name, indexes] of bySkill) {
    const months = coveredMonths(indexes.map((index) => periods[index] as { start: number; end: number }));
    const proofs = proofsOf(prepared, name);
    const oldest = indexes.reduce((one, other) => ((periods[other]?.start ?? 0) < (periods[one]?.start ?? 0) ? other : one));
    const evidence = profileEvidence(`experience.${oldest}.start`, candidate.experience[oldest]?.start);
    const value = Math.floor(months / 6) / 2;
    if (evidence && value > (proofs.years?.value ?? 0)) proofs.years = { value, evidence };
  }
}

/** A line this short that names a profession is a job title, not a mention of one. */
const TITLE_LINE = 90;
const MOST_TITLES = 60;
const dated = /\b(?:19|20)\d{2}\b|present|current|heden/i;
const mention =
  /\b(?:with|for|to|met|voor|aan|reporting|managed|supervised|trained|team of|including|assist\w*|support\w*|between)\b[^\n]{0,40}$/i;

function readTitles(prepared: PreparedCandidate, tokens: ReturnType<typeof tokensOf>): void {
  const { candidate, cv } = prepared;
  const push = (title: string, evidence: Evidence | null, age: number) => {
    if (!evidence) return;
    for (const role of new Set([
      titleFamily(title).role,
      ...findTitles(title)
        .filter((found) => !found.general)
        .map((found) => found.role),
    ])) {
      prepared.titles.push({ title, role, evidence, age });
    }
  };
  const quoted = (path: string, title: string): Evidence | null => {
    const at = cv.indexOf(title);
    return at === -1 ? profileEvidence(path, title) : cvEvidence(prepared, { start: at, end: at + title.length });
  };
  if (candidate.headline) push(candidate.headline, quoted("headline", candidate.headline), 0);
  candidate.experience.forEach((job, index) => {
    if (job.title) push(job.title, quoted(`experience.${index}.title`, job.title), index);
  });
  if (candidate.experience.some((job) => job.title)) return;
  // No jobs in the profile: job titles are read from the text itself, where they stand as titles.
  let age = candidate.headline ? 1 : 0;
  for (const found of findTitles(cv, tokens)) {
    if (prepared.titles.length >= MOST_TITLES) break;
    const { start: lineStart, end: lineEnd } = lineAround(cv, found);
    const length = lineEnd - lineStart;
    const line = cv.slice(lineStart, lineEnd);
    const before = cv.slice(Math.max(lineStart, found.start - 60), found.start);
    const isTitle =
      (length <= TITLE_LINE && !mention.test(before)) ||
      (dated.test(line) && found.start - lineStart < 120 && !mention.test(before)) ||
      (found.start < 200 && !mention.test(before));
    if (!isTitle || (found.general && length > 40 && !dated.test(line))) continue;
    prepared.titles.push({
      title: cv.slice(found.start, found.end),
      role: found.role,
      evidence: cvEvidence(prepared, found),
      age: Math.min(age, 9),
    });
    age += 1;
  }
}

/** The line of a find, as far as 300 characters to both sides. */
function lineAround(text: string, found: Span): Span {
  let { start, end } = found;
  while (start > 0 && found.start - start < 300 && text[start - 1] !== "\n") start -= 1;
  while (end < text.length && end - found.end < 300 && text[end] !== "\n") end += 1;
  return { start, end };
}

const studied =
  /(?:degree|diploma|universit|hogeschool|college|school|opleiding|education|graduat|academy|instituut|institute|\b(?:19|20)\d{2}\b|bachelor|master|studie|gpa|afgerond|behaald)/i;
const unfinished = /(?:niet afgerond|niet voltooid|zonder diploma|not completed|incomplete|dropped out|unfinished)/i;

function readEducation(prepared: PreparedCandidate): void {
  const { candidate, cv, passages } = prepared;
  const consider = (level: EducationLevel, evidence: Evidence | null) => {
    if (evidence && (!prepared.education || educationRank(level) > educationRank(prepared.education.level)))
      prepared.education = { level, evidence };
  };
  candidate.education.forEach((study, index) => {
    for (const field of ["degree", "field", "institution"] as const) {
      const text = study[field];
      if (!text || unfinished.test(text)) continue;
      for (const found of findEducationLevels(text)) {
        if (field === "institution" && found.level !== "hbo") continue;
        const at = cv.indexOf(text);
        consider(
          found.level,
          at === -1 ? profileEvidence(`education.${index}.${field}`, text) : cvEvidence(prepared, { start: at, end: at + text.length }),
        );
      }
    }
  });
  const highest = () => (prepared.education ? educationRank(prepared.education.level) : -1);
  if (highest() >= 0) return;
  for (const found of findEducationLevels(cv)) {
    const passage = passageAt(passages, found.start);
    if (!passage || educationRank(found.level) <= highest()) continue;
    const around = cv.slice(Math.max(0, passage.start - 80, found.start - 300), Math.min(cv.length, passage.end + 80, found.end + 300));
    if (!studied.test(around) || unfinished.test(around) || isDenied(cv, found, passage)) continue;
    consider(found.level, cvEvidence(prepared, found));
  }
}

function readLanguages(prepared: PreparedCandidate): void {
  const { candidate, cv, passages } = prepared;
  const consider = (language: string, level: LanguageLevel | null, evidence: Evidence | null) => {
    if (!evidence) return;
    const known = prepared.languages.get(language);
    if (!known || (level && (!known.level || levelRank(level) > levelRank(known.level))))
      prepared.languages.set(language, { level, evidence });
  };
  candidate.languages.forEach((spoken, index) => {
    const path = spoken.level ? `languages.${index}.level` : `languages.${index}.language`;
    consider(spoken.language, spoken.level ?? null, profileEvidence(path, spoken.level ?? spoken.language));
  });
  const places = candidate.languages.length === 0 ? languagePlaces(cv) : [];
  let last: Span | null = null;
  for (const at of places) {
    const passage = passageAt(passages, at);
    if (!passage || passage === last) continue;
    last = passage;
    const text = cv.slice(passage.start, Math.min(passage.end, passage.start + 400));
    const heading = cv.slice(Math.max(0, passage.start - 25), passage.start);
    const offset = passage.start - heading.length;
    for (const found of findLanguages(heading + text)) {
      const span = { start: offset + found.start, end: offset + found.end };
      if (span.start >= passage.start && !isDenied(cv, span, passage)) consider(found.language, found.level, cvEvidence(prepared, span));
    }
  }
}

const totalYears =
  /(\d{1,2})\s*\+?\s*(?:years?|yrs?|jaar|jaren)(?:['’])?\s+(?:of\s+|aan\s+|relevante\s+|relevant\s+|ruime\s+|professional\s+|progressive\s+|extensive\s+|combined\s+|hands-on\s+|work\s+|(?:\p{L}+\s+){0,3})?(?:werk)?(?:experience|ervaring)/iu;

function readYears(prepared: PreparedCandidate, today: string | undefined): void {
  const { candidate, cv } = prepared;
  const evidence = profileEvidence("years_experience", candidate.years_experience);
  if (candidate.years_experience !== null && candidate.years_experience !== undefined && evidence) {
    const stated = totalYears.exec(cv);
    const quotes =
      stated && Number(stated[1]) === Math.floor(candidate.years_experience)
        ? [cvEvidence(prepared, { start: stated.index, end: stated.index + stated[0].length })]
        : [evidence];
    prepared.years = { value: candidate.years_experience, evidence: quotes };
    return;
  }
  const periods = periodsOf(candidate, today);
  const dates = candidate.experience.flatMap((job, index) => {
    if (!periods[index]) return [];
    return [profileEvidence(`experience.${index}.start`, job.start)].filter((one) => one !== null);
  });
  const months = coveredMonths(periods.filter((period) => period !== null));
  if (months >= 6 && dates.length > 0) prepared.years = { value: Math.floor(months / 6) / 2, evidence: dates.slice(-1) };
  const stated = totalYears.exec(cv);
  if (stated && Number(stated[1]) > (prepared.years?.value ?? 0)) {
    prepared.years = {
      value: Number(stated[1]),
      evidence: [cvEvidence(prepared, { start: stated.index, end: stated.index + stated[0].length })],
    };
  }
}
