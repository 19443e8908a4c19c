import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Evidence, Language } from "#contract/fields.ts";
import type { Criterion } from "#contract/job/match.ts";
import { inLanguage } from "#contract/text/languages.ts";
import { isDegree } from "#engine/cv/vocabulary.ts";
import { valueIn } from "#engine/facts/values.ts";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { passagesOf } from "#engine/matching/passages.ts";
import { isBroadSkill, isSoftSkill } from "#engine/skills/breadth.ts";
import { isDutch } from "#engine/skills/languages.ts";
import { findSkills, skillNameIn, tradeOf } from "#engine/skills/lexicon.ts";
import { isKnownTown } from "#engine/skills/places/places.ts";
import { stem } from "#engine/skills/stem.ts";
import { titleFamily } from "#engine/skills/titles.ts";
import { fold } from "#engine/skills/tokens.ts";
import { isWorkWord, tellsOf } from "#engine/skills/word-weights.ts";
import { protectedCriteria } from "#engine/vacancy/protected/protected.ts";
import { type HeldJob, heldJobs, shouted } from "./held-jobs.ts";
import { findNumbers } from "./numbers.ts";
import { type PreparedSources, pageAt } from "./sources.ts";
import { isProduct, skillIn } from "./words.ts";
import { isEmployersLine } from "./writing/retell.ts";
import { isSameTitle } from "./writing/told-titles.ts";

/** A line of a CV that tells what somebody did, with where it stands. */
export interface Achievement {
  text: string;
  language: Language;
  /** Number of the job in the profile. */
  job: number;
  skills: string[];
  evidence: Evidence;
  /** How much it says for this job; comparable within one proposal only. */
  worth: number;
}

/** What the writer writes from, in order of weight. */
export interface Facts {
  language: Language;
  sources: PreparedSources;
  criteria: Criterion[];
  /** How sentences speak of the candidate: a first name or "this candidate". */
  name: string;
  /** First and last name, or what `name` says. */
  fullName: string;
  jobs: HeldJob[];
  latest: HeldJob | null;
  /** What the job asks, the musts first, without skills that are no more than a trait. */
  askedSkills: string[];
  achievements: Achievement[];
  yearsOf: (skill: string) => { value: number; evidence: Evidence } | null;
  /** Years that a document or a person states of a skill; those of the jobs that name it prove less than they say. */
  statedYears: (skill: string) => { value: number; evidence: Evidence } | null;
  /** Does the CV write this word as a name? */
  isName: (word: string) => boolean;
  /** Is it said of the candidate in words of its own, and has it a name in this language? */
  tellable: (skill: string) => boolean;
  /** A skill as this proposal names it. */
  say: (skill: string) => string;
}

/** What equal-treatment law protects, and words that tell somebody's gender: such lines are neither told nor quoted. */
const telling =
  /(?<!\p{L})(?:he|she|his|her|hers|him|hij|zij|haar|hem|vrouw|man|woman|male|female|geboren|born|nationalit\p{L}*|nationaliteit|getrouwd|gehuwd|married|single|moeder van|vader van|mother of|father of|kinderen|years old|jaar oud|leeftijd|age)(?!\p{L})/iu;
export const mayBeTold = (text: string) => !telling.test(text) && protectedCriteria(text).length === 0;

const result =
  /(?<!\p{L})(?:cut|reduced|halved|doubled|increased|grew|brought|saved|won|replaced|introduced|built|rebuilt|led|lead|moved|migrated|handed over|on time|early|no lost-time|above target|gehalveerd|verdubbeld|gegroeid|verlaagd|verhoogd|teruggebracht|bespaard|ingevoerd|opgezet|gebouwd|herbouwd|gehaald|boven target|opgeleverd|teruggewonnen|minder|sneller)(?!\p{L})/iu;

/** Reads what a proposal can be written from. */
export function factsOf(language: Language, sources: PreparedSources, criteria: Criterion[]): Facts {
  const { candidate, job, prepared } = sources;
  const first = calledBy(candidate);
  const stranger = inLanguage(language, { en: "this candidate", nl: "deze kandidaat" });
  const jobs = heldJobs(candidate);
  const asked = [
    ...job.requirements.filter(({ kind }) => kind !== "nice"),
    ...job.requirements.filter(({ kind }) => kind === "nice"),
    ...job.skills.map(({ name }) => ({ text: name, skill: name })),
  ];
  const askedSkills = [
    ...new Set(asked.flatMap(({ text, skill }) => [...(skill ? findSkills(skill) : []), ...findSkills(text)].map(({ name }) => name))),
  ].filter((name) => !isSoftSkill(name) && !isBroadSkill(name));
  const musts = new Set(
    job.requirements.filter(({ kind }) => kind !== "nice").flatMap(({ text }) => findSkills(text).map(({ name }) => name)),
  );
  const written = writtenSkills(sources, language);
  return {
    language,
    sources,
    criteria,
    name: first ?? stranger,
    fullName:
      [candidate.first_name, candidate.last_name].flatMap((one) => (one?.trim() ? (shouted(one.trim()) ?? []) : [])).join(" ") || stranger,
    jobs,
    latest: jobThatCounts(jobs, sources),
    askedSkills,
    achievements: achievementsOf(sources, jobs, new Set(askedSkills), musts),
    yearsOf: (skill) => {
      const years = valueIn.skillYears(prepared.ledger, skill);
      const evidence = years?.quotes[0];
      return years && evidence && years.value > 0 ? { value: years.value, evidence } : null;
    },
    statedYears: (skill) => {
      const fact = prepared.ledger.facts.find(
        ({ kind, subject, unit, says }) => kind === "skill" && subject === skill && unit === "months" && says.by !== "rule",
      );
      const evidence = fact?.quotes[0];
      return fact && evidence ? { value: Number(fact.value) / 12, evidence } : null;
    },
    isName: (word) => isName(candidate.cv_text ?? "", word),
    tellable: (skill) => tellable(skill, candidate, language, written),
    say: (skill) => sayIn(language, skill, written.get(skill), sources),
  };
}

/** So long after it ended a job in the very work that is asked says more than a side job held now. */
const STILL_COUNTS_YEARS = 2;

/** What somebody is put forward by: the job held now, unless that is other work and the work that is asked ended lately. */
function jobThatCounts(jobs: readonly HeldJob[], { job, today }: PreparedSources): HeldJob | null {
  const isAsked = ({ titles, internship }: HeldJob) => !internship && titles.some((title) => isSameTitle(title, job.title));
  const now = jobs.find(({ current }) => current) ?? null;
  if (now === null || isAsked(now)) return now ?? jobs[0] ?? null;
  const lately = jobs.find(
    (one) => isAsked(one) && one.end !== null && Number(today.slice(0, 4)) - Number(one.end.slice(0, 4)) < STILL_COUNTS_YEARS,
  );
  return lately ?? now;
}

/** Given names of two words. */
const doubleNames =
  /^(?:Jan|Anne|Anna|Marie|Maria|Jean|Mary|Hans|Gert|Geert|Henk|Klaas|Piet|Karl|José|Juan|Luis|Jo) (?:Willem|Jan|Peter|Pieter|Marie|Maria|Fleur|Lies|Mieke|Lotte|Sophie|Claude|Pierre|Paul|Luc|Marc|Ann|Beth|Lou|Kees|Dirk|Hein|Joost|Carlos|Luis|Heinz|Ann)$/u;

/** What somebody is called in a sentence. More words are a family name's first ("Inês Carvalho", "Farah Nadeem-de"). */
/** How a candidate is called: the first name, of several the first unless they belong together. */
export function calledBy({ first_name, last_name }: Candidate): string | null {
  const given = first_name?.trim() || null;
  return given && last_name && /\s/.test(given) && !doubleNames.test(given) ? (given.split(/\s+/)[0] ?? given) : given;
}

/** By what was written: each skill's spellings that may be told. */
const seen = new WeakMap<Map<string, string>, Map<string, Set<string>>>();
/**
 * A lexicon finds more than a sentence may say: "restaurant" isn't yet restaurant management, and the sea no advertising.
 * What is told stands in the CV by more than one word of its name, and an abbreviation in capitals inside a line that has small letters.
 */
function tellable(skill: string, candidate: Candidate, language: Language, written: Map<string, string>): boolean {
  const cv = candidate.cv_text ?? "";
  let places = seen.get(written);
  if (!places) {
    places = new Map<string, Set<string>>();
    const studied = studyLines(candidate);
    let line = { start: 0, end: -1, isShouted: false };
    for (const { name, start, end } of findSkills(cv)) {
      // What somebody studied isn't yet what they have done: "psychology" of a degree is no experience.
      if (studied.some((one) => one.start <= start && end <= one.end)) continue;
      // Once for each line: one of thousands of skills may be all there is.
      if (start < line.start || end > line.end) {
        const [from, to] = [cv.lastIndexOf("\n", start) + 1, cv.indexOf("\n", end)];
        line = { start: from, end: to < 0 ? cv.length : to, isShouted: !/\p{Ll}/u.test(cv.slice(from, to < 0 ? undefined : to)) };
      }
      const spellings = places.get(name) ?? new Set();
      if (!line.isShouted || !/^\p{Lu}{2,5}$/u.test(name)) spellings.add(cv.slice(start, end));
      places.set(name, spellings);
    }
    seen.set(written, places);
  }
  const whole = fold(skill).split(/[\s/&-]+/);
  const said = [...(places.get(skill) ?? [])].some((words) => {
    if (!isNamedBy(skill, words)) return false;
    if (/^\p{Lu}{2,5}$/u.test(skill) && fold(words) === fold(skill)) return words === skill;
    const parts = fold(words).split(/[\s/&-]+/);
    return parts.length >= whole.length || !parts.every((part) => whole.some((one) => stem(one) === stem(part)));
  });
  if (!said && (places.has(skill) || findSkills(cv).some(({ name }) => name === skill))) return false;
  // "Social work" in a Dutch sentence is a name that the lexicon has only in English.
  if (
    language === "nl" &&
    / \p{Ll}/u.test(skill) &&
    tradeOf(skill) !== "it" &&
    fold(skillNameIn("nl", skill)) === fold(written.get(skill) ?? skill) &&
    fold(skillNameIn("nl", skill)) === fold(skill)
  )
    return false;
  const product = tradeOf(skill) === "it" || /\p{Lu}.*\p{Lu}|\d/u.test(skill);
  return language === "en" || product || written.has(skill) || skillNameIn("nl", skill) !== skill || tradeOf(skill) === "certificate";
}

/**
 * A product or a system goes by its own name: "touch screen" of a CV is no SCADA, though who asks for the one may take the
 * other. Another spelling shares a word's beginning with it or is its initials.
 */
function isNamedBy(skill: string, words: string): boolean {
  const name = skill.replace(/\s*\([^)]*\)$/, "");
  if (tradeOf(skill) === "certificate" || !(isProduct(name) || /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\p{Lu}/u.test(name))) return true;
  const [one, other] = [name, words].map((text) => fold(text).match(/[\p{L}\d]+/gu) ?? []);
  const initials = (all: readonly string[]) => all.map((word) => word[0]).join("");
  return (
    (one ?? []).some((word) =>
      (other ?? []).some((written) => written.startsWith(word.slice(0, 3)) || word.startsWith(written.slice(0, 3))),
    ) || [one, other].some((all, at) => initials(all ?? []) === ([other, one][at] ?? []).join(""))
  );
}

/** The lines of a CV that a study was read from. */
function studyLines({ cv_text, evidence }: Candidate): { start: number; end: number }[] {
  const cv = cv_text ?? "";
  return Object.entries(evidence).flatMap(([path, { start, end }]) => {
    if (!path.startsWith("education.")) return [];
    const until = cv.indexOf("\n", end);
    return [{ start: cv.lastIndexOf("\n", start) + 1, end: until < 0 ? cv.length : until }];
  });
}

/** A skill as running text has it; with a capital where the sources write one inside a sentence or a list, as names have. */
function sayIn(language: Language, skill: string, written: string | undefined, { texts }: PreparedSources): string {
  const said = skillIn(language, skill, written ?? inLanguage(language, { en: undefined, nl: skillNameIn("nl", skill) }));
  // Names of a lexicon begin with a capital, words of work don't.
  const small = said.charAt(0).toLowerCase() + said.slice(1);
  const isWord =
    (tradeOf(skill) !== "it" && isWorkWord(stem(fold(said)))) || /(?:ity|ics|ment|ing|tion|sis|servicedesk|helpdesk|iek|atie)$/.test(said);
  if (isProduct(said)) return said;
  if (/^\p{Lu}\p{Ll}+$/u.test(said) && isWord) return small;
  if (/\p{Lu}/u.test(said) || said.includes(" ")) return said;
  const capital = said.charAt(0).toUpperCase() + said.slice(1);
  const inText = new RegExp(`(?<=\\p{L}[,)]? |/)${RegExp.escape(capital)}(?![\\p{L}\\p{N}])`, "u");
  const inSmall = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(said)}(?![\\p{L}\\p{N}])`, "u");
  return texts.some(({ text }) => inText.test(text)) && !texts.some(({ text }) => inSmall.test(text)) ? capital : said;
}

const lettersOnly = /^\p{Lu}\p{Ll}+$/u;
/** A word with one capital, that no text about work knows in small letters and that the CV never writes so. */
function isName(cv: string, word: string): boolean {
  if (!lettersOnly.test(word)) return false;
  const small = word.toLowerCase();
  if (isWorkWord(stem(fold(small))) || isWorkWord(fold(small))) return false;
  if (new RegExp(`(?<![\\p{L}\\p{N}])${small}(?![\\p{L}\\p{N}])`, "u").test(cv)) return false;
  // Other words of a line's start are words like any.
  return isKnownTown(word) || findSkills(word).some(({ name }) => fold(name) === fold(word) || tradeOf(name) === "it");
}

/** How the sources write a skill in this language: a Dutch proposal takes the words of a Dutch vacancy or CV. */
function writtenSkills(sources: PreparedSources, language: Language): Map<string, string> {
  const written = new Map<string, string>();
  for (const text of [...sources.texts].sort((one, other) => Number(other.about === "job") - Number(one.about === "job"))) {
    const foreign = isDutch(text.text) !== (language === "nl") && text.text.length > 30;
    for (const found of findSkills(text.text)) {
      const words = text.text.slice(found.start, found.end);
      // Product names are short in every language: "Excel" for Microsoft Excel.
      if (foreign && !(/^\p{Lu}/u.test(words) && fold(found.name).endsWith(` ${fold(words)}`))) continue;
      if (/\p{Lu}{6}/u.test(words)) continue;
      if (!written.has(found.name) && !words.includes("\n") && words.length < 40) written.set(found.name, words);
    }
  }
  return written;
}

const achieved = new WeakMap<PreparedSources, Achievement[]>();
/** The same in every language: found once for a draft in two. */
function achievementsOf(sources: PreparedSources, jobs: HeldJob[], asked: Set<string>, musts: Set<string>): Achievement[] {
  const known = achieved.get(sources);
  if (known) return known;
  const { candidate } = sources;
  const cv = candidate.cv_text ?? "";
  const found: Achievement[] = [];
  const dutchCv = isDutch(cv);
  const wanted = new Set(sources.job.requirements.flatMap(({ text }) => stemsOf(text)).filter((one) => tellsOf(one) > 4));
  jobs.forEach((job, age) => {
    const description = candidate.experience[job.index]?.description ?? "";
    let from = 0;
    for (const passage of passagesOf(description)) {
      const text = description.slice(passage.start, passage.end);
      // What follows is another job's, which wasn't read as one.
      if (isEmployersLine(text) || isBeyond(job, text)) break;
      // A degree with its year was read into the job that stands above it.
      if (/(?:19|20)\d{2}/.test(text) && isDegree(text)) continue;
      if (/(?<!\p{L})(?:native|moedertaal|mother tongue|fluent|vloeiend)(?!\p{L})/iu.test(text)) continue;
      const skills = [...new Set(findSkills(text).map(({ name }) => name))].filter((name) => !isSoftSkill(name));
      const numbers = findNumbers(text).filter(({ unit, value }) => unit !== "year" && value > 0);
      if (text.length < 15 || text.length > 400 || text.split(/\s+/).length < 3 || !mayBeTold(text)) continue;
      const own = languageOf(text, dutchCv);
      const shared = new Set(stemsOf(text).filter((one) => wanted.has(one))).size;
      const precise = skills.filter((name) => !isBroadSkill(name));
      const hits = precise.filter((name) => asked.has(name));
      const worth =
        hits.length * 3 +
        hits.filter((name) => musts.has(name)).length * 2 +
        Math.min(2, numbers.length) * 2.5 +
        (result.test(text) ? 1.5 : 0) +
        (age === 0 ? 2 : age === 1 ? 1 : age > 3 ? -2 : 0) +
        (precise.length > 0 ? 0.5 : 0) +
        Math.min(3, shared) -
        relevanceLoss(job, sources);
      const at = cv.indexOf(text, from);
      if (at >= 0) from = at;
      const evidence: Evidence =
        at >= 0
          ? { source: "cv", quote: text, start: at, end: at + text.length }
          : { source: `profile:experience.${job.index}.description`, quote: text, start: passage.start, end: passage.end };
      found.push({
        text,
        language: own,
        job: job.index,
        skills: precise,
        evidence: withPage(candidate, evidence),
        worth,
      });
    }
  });
  found.sort((one, other) => other.worth - one.worth || one.evidence.start - other.evidence.start);
  achieved.set(sources, found);
  return found;
}

/** Projects below the last job, or a year after the job: what stands there was done elsewhere, and so what follows it. */
function isBeyond({ end }: HeldJob, text: string): boolean {
  if (/^\W*(?:key )?(?:project(?:en|s)?|klussen|opdrachten|assignments)(?!\p{L})[^.,]*$/iu.test(text)) return true;
  const to = Number(end?.slice(0, 4) ?? 9999);
  return [...text.matchAll(/(?<![\d.,-])(?:19|20)\d{2}(?![\d.,])/g)].some(([year]) => Number(year) > to);
}

/** A job in another profession says less here, however fine its figures. */
function relevanceLoss(job: HeldJob, { prepared, job: asked }: PreparedSources): number {
  const wanted = titleFamily(asked.title).role;
  const held = prepared.titles.filter(({ title }) => title === job.title).map(({ role }) => role);
  return wanted === null || held.length === 0 || held.includes(wanted) ? 0 : 1;
}

const languageOf = (text: string, dutchCv: boolean): Language => {
  const dutch = /(?<!\p{L})(?:van|met|voor|het|de|een|naar|bij|volgens|op|en|aan)(?!\p{L})/giu;
  const english = /(?<!\p{L})(?:the|of|with|for|to|and|from|at|by|that|an?|on)(?!\p{L})/giu;
  const more = (text.match(dutch)?.length ?? 0) - (text.match(english)?.length ?? 0);
  return more > 0 || (more === 0 && dutchCv) ? "nl" : "en";
};

export function withPage(candidate: Candidate, evidence: Evidence): Evidence {
  const page = evidence.source === "cv" && !evidence.page ? pageAt(candidate, evidence) : undefined;
  return page ? { ...evidence, page } : evidence;
}
