import type { Candidate } from "#contract/candidate/candidate.ts";
import { companyScore, isOwnWork, placeScore, titleScore } from "#engine/cv/vocabulary.ts";
import { coveredMonths, periodsOf } from "#engine/facts/periods.ts";
import { findLanguages } from "#engine/skills/languages.ts";
import { findPlaces } from "#engine/skills/places/places.ts";
import { stem } from "#engine/skills/stem.ts";
import { relatedRoles, titleFamily } from "#engine/skills/titles.ts";
import { fold } from "#engine/skills/tokens.ts";
import { isWorkWord } from "#engine/skills/word-weights.ts";
import { dateTold } from "./own-words.ts";
import { readAt } from "./sources.ts";
import { isSameTitle, plainTitles } from "./writing/told-titles.ts";

/** A job as sentences may tell it: what wasn't surely read is null, so that no sentence says it. */
export interface HeldJob {
  /** Its number in the profile. */
  index: number;
  /** The title held last there, in the CV's own language. */
  title: string | null;
  /** All titles held there, in order: "demi chef, then chef de partie" are two. */
  titles: string[];
  /** The title was held for a part of the time there, so that its dates aren't the title's. */
  partly: boolean;
  company: string | null;
  start: string | null;
  end: string | null;
  current: boolean;
  /** A part of a study, which isn't told as a job. */
  internship: boolean;
}

/** Newest first. Jobs of which neither title nor employer is sure are left out. */
export function heldJobs(candidate: Candidate): HeldJob[] {
  const dated = periodsOf(candidate, null);
  const jobs = candidate.experience.map((job, index): HeldJob => {
    const internship = interned.test(`${job.title} ${behindTitle(candidate, index)}`) || interned.test(job.company ?? "");
    const titles = plainTitles(wholeTitle(candidate, index)?.replace(ofLastYears, "").replace(interned, "").trim() ?? null).map((title) =>
      title.replace(independent, ""),
    );
    const written = job.company?.trim() ?? "";
    // "Bij Assistent-teler": what stands where an employer does is a title, and the title then nobody knows what.
    const isTitle = titleFamily(written).role !== null || titleScore(written) >= 1;
    const isSwapped = isTitle && companyScore(written) < 0.5 && titleFamily(job.title ?? "").role === null;
    if (isSwapped) titles.length = 0;
    const title = titles.at(-1) ?? null;
    return {
      index,
      title,
      titles,
      partly: isPartly(candidate, index),
      company: shouted(parentOf(candidate, index) ?? (isSwapped ? null : employerOf(written, title !== null))),
      start: dateTold(candidate, `experience.${index}.start`, job.start ?? null),
      end: dateTold(candidate, `experience.${index}.end`, job.end ?? null),
      current: Boolean(job.current),
      internship,
    };
  });
  return (
    jobs
      // A job without an end that doesn't go on was read from half a sentence.
      .filter(({ title, company, start, end, current }) => (title || company) && (current || end !== null || start === null))
      .sort(
        (one, other) => Number(other.current) - Number(one.current) || (dated[other.index]?.start ?? 0) - (dated[one.index]?.start ?? 0),
      )
  );
}

/** Work that ended so long ago no longer stands for somebody. */
const LONG_AGO_YEARS = 15;
export const isRecent = ({ end }: HeldJob, today: string): boolean =>
  end === null || Number(today.slice(0, 4)) - Number(end.slice(0, 4)) <= LONG_AGO_YEARS;

/** "Zelfstandig banketbakker" works without supervision, and reads as somebody with a business of their own. */
const independent = /^(?:zelfstandige?|independent)\s+(?!werkend|wonend)/iu;

/** "Stage", "internship wind technician": the title is what is left. */
const interned =
  /(?<!\p{L})(?:(?:afstudeer|meeloop)?stagiaire?|(?:afstudeer|meeloop|eind)?stages?|intern|internship|placement)(?!\p{L})(?:\s+(?:als|as an?))?/iu;

/** What the CV's line goes on with after a title. */
function behindTitle(candidate: Candidate, index: number): string {
  const at = readAt(candidate, `experience.${index}.title`);
  return at ? (candidate.cv_text?.slice(at.end, at.end + 80).split("\n")[0] ?? "") : "";
}
/** The title's line says that it was held for a part of the time: "…, the last years as head pastry chef". */
const isPartly = (candidate: Candidate, index: number) =>
  partly.test(behindTitle(candidate, index)) ||
  lastYears.test(beforeTitle(candidate, index)) ||
  ofLastYears.test(candidate.experience[index]?.title ?? "");
const lastYearsWords =
  "(?<!\\p{L})(?:de laatste (?:\\p{L}+ )?(?:jaren|jaar|maanden)|de laatste tijd|uiteindelijk|op het laatst|later|the (?:last|final) (?:few |\\p{L}+ )?(?:years?|months)|eventually|in the end|later on|ending|finally)(?: ook| also)?,?(?: als| as)?(?: een| an?| the)? ?";
const lastYears = new RegExp(`${lastYearsWords}$`, "iu");
/** The same at the start of what was read as the title. */
const ofLastYears = new RegExp(`^${lastYearsWords}(?=\\p{L})`, "iu");
function beforeTitle(candidate: Candidate, index: number): string {
  const at = readAt(candidate, `experience.${index}.title`);
  return at ? (candidate.cv_text?.slice(Math.max(0, at.start - 60), at.start).replace(/\s+/g, " ") ?? "") : "";
}
const partly =
  /(?<!\p{L})(?:daarvoor|before that|previously|eerst|vanaf (?:19|20)\d{2}|sinds (?:19|20)\d{2}|since (?:19|20)\d{2}|from (?:19|20)\d{2})(?!\p{L})/iu;

/** "GEMEENTE HOLLANDSE LEK" is written as names are. */
export function shouted(name: string | null): string | null {
  if (!name || /\p{Ll}/u.test(name) || !/\p{Lu}{6}/u.test(name)) return name;
  return name.replace(/\p{L}+/gu, (word) => (word.length > 2 ? word.charAt(0) + word.slice(1).toLowerCase() : word));
}

/** A role within an employer of its own line ("Noordzee Bank N.V.", then its roles): that employer. */
function parentOf(candidate: Candidate, index: number): string | null {
  const job = candidate.experience[index];
  if (!job?.start) return null;
  const over = candidate.experience.slice(0, index).findLast(({ title, company }) => !title && company && companyScore(company) >= 0.8);
  const within = over?.start && over.start <= job.start && (over.current || (over.end ?? "") >= (job.end ?? "9"));
  return within ? (over.company ?? null) : null;
}

/** A title that was read up to "Chef" of "Chef de partie" is another profession. */
function wholeTitle(candidate: Candidate, index: number): string | null {
  const title = candidate.experience[index]?.title ?? null;
  const more = /^ (?:de|du|of|van|voor de|voor) [\p{L}-]+/u.exec(behindTitle(candidate, index))?.[0];
  return title && more ? `${title}${more}` : title;
}

const joints = /^(?:van|der|den|de|het|en|and|of|the|in|aan|voor|for|und|am|da|di|du|des|la|le|bij|ni|&)$/u;
const noEmployer =
  /^(?:same|dezelfde?|zelfde|then|daarna|via|onder|under|agency|temp agency|home for|diverse|various|familie|gezin|family|electric company|supermarkt|supermarket|fractie|een|a|an|the same)(?!\p{L})|(?:19|20)\d{2}|["“”‘]|^['’]|[.!?]\s+\p{Lu}/iu;

/** An employer's name alone: no town, no sentence, no line of work that stood where a name does. */
function employerOf(written: string, hasTitle: boolean): string | null {
  const name = withoutTown(written.replace(/^(?:@\s*|(?:bij|at)\s+)/iu, "").replace(/\s*\([^)]*\)?$/, "")).replace(/[,;:]+$/, "");
  if (name.length < 3 || name.length >= 50 || !/\p{Lu}/u.test(name) || noEmployer.test(name) || isOwnWork(name)) return null;
  const firm = companyScore(name);
  if (
    name.includes(",") ||
    name.includes(";") ||
    (placeScore(name) >= 1 && firm < 0.5) ||
    findLanguages(name).some(({ start }) => start === 0)
  )
    return null;
  // "Shop assistant" holds a firm's word and is a title: behind its first word a firm's name has capitals.
  if (titleScore(name) >= 1 && /^\S+(?: \p{Ll}+)+$/u.test(name)) return null;
  // "Payments", "Onboarding": a single word that texts about work use is a part of a firm.
  if (firm < 0.5 && !/\s/.test(name) && /^\p{Lu}\p{Ll}+$/u.test(name) && isWorkWord(stem(fold(name)))) return null;
  // "Preventief onderhoud brugkranen": a name has its capitals, or a word that tells a firm.
  const words = name.split(/\s+/);
  if (firm < 0.5 && words.length > 1 && words.slice(1).every((word) => /^[\p{Ll}\d]/u.test(word))) return null;
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !joints.test(word)).length;
  if (small * 2 > words.length || (small > 1 && words.some((word) => /^(?:in|of|on|with|op|met)$/.test(word)))) return null;
  return hasTitle || firm >= 0.5 ? name : null;
}

/** "Voedingsgroep Aa en Dieze, Veghel" → the firm alone. */
function withoutTown(company: string): string {
  const comma = company.lastIndexOf(",");
  const town = comma > 2 ? company.slice(comma + 1).trim() : "";
  return town && (findPlaces(town).some(({ end }) => end === town.length) || placeScore(town) >= 1)
    ? company.slice(0, comma).trim()
    : company;
}

/** Work that is a part of learning it, or that isn't paid. */
export const learning =
  /(?<!\p{L})(?:stagiaire?|stages?|stagelop\p{L}*|intern|internship|trainee|leerling|apprentice(?:ship)?|vrijwillig\p{L}*|volunteer|student\p{L}*|working student|werkstudent|co-?assistent|placement)(?!\p{L})/iu;

/**
 * Whole years in the work that is asked, by the jobs whose titles name it; internships and apprenticeships count none. Null where
 * another job's title is akin to it (a "gezinsvoogd" does what a "jeugdbeschermer" does): then nobody can tell how many they are.
 */
export function yearsInTrade(candidate: Candidate, title: string, today: string): { years: number; jobs: number[] } | null {
  const wanted = titleFamily(title);
  if (wanted.role === null || wanted.general) return null;
  const periods = periodsOf(candidate, today);
  const isLearning = (index: number) =>
    learning.test(`${candidate.experience[index]?.title} ${candidate.experience[index]?.company} ${behindTitle(candidate, index)}`);
  const jobs = candidate.experience.flatMap((job, index) => {
    const titles = plainTitles(job.title ?? null);
    return titles.length > 0 && !isLearning(index) && !isPartly(candidate, index) && titles.every((one) => isSameTitle(one, title))
      ? [index]
      : [];
  });
  const related = relatedRoles(wanted.role);
  const isAkin = candidate.experience.some(({ title: held }, index) => {
    const role = titleFamily(held ?? "").role;
    return !jobs.includes(index) && !isLearning(index) && role !== null && (role === wanted.role || related.has(role));
  });
  if (isAkin) return null;
  const years = Math.floor(coveredMonths(jobs.flatMap((index) => periods[index] ?? [])) / 12);
  return years >= 2 ? { years, jobs } : null;
}
