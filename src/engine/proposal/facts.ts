import type { Candidate } from "#contract/candidate.ts";
import type { Evidence, Language } from "#contract/fields.ts";
import type { Criterion } from "#contract/match.ts";
import { placeScore } from "#engine/cv/vocabulary.ts";
import { periodsOf } from "#engine/facts/periods.ts";
import { valueIn } from "#engine/facts/values.ts";
import { passagesOf } from "#engine/matching/passages.ts";
import { isBroadSkill, isSoftSkill } from "#engine/skills/breadth.ts";
import { isDutch } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { findPlaces } from "#engine/skills/places.ts";
import { titleFamily } from "#engine/skills/titles.ts";
import { fold } from "#engine/skills/tokens.ts";
import { protectedCriteria } from "#engine/vacancy/protected.ts";
import { findNumbers } from "./numbers.ts";
import { type PreparedSources, pageAt } from "./sources.ts";
import { skillIn } from "./words.ts";

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

export interface HeldJob {
  index: number;
  title: string | null;
  company: string | null;
  start: string | null;
  end: string | null;
  current: boolean;
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
  const first = candidate.first_name?.trim() || null;
  const stranger = language === "en" ? "this candidate" : "deze kandidaat";
  const jobs = jobsOf(candidate);
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
    fullName: [first, candidate.last_name?.trim()].filter(Boolean).join(" ") || stranger,
    jobs,
    latest: jobs.find(({ current }) => current) ?? jobs[0] ?? null,
    askedSkills,
    achievements: achievementsOf(sources, jobs, new Set(askedSkills), musts),
    yearsOf: (skill) => {
      const years = valueIn.skillYears(prepared.ledger, skill);
      const evidence = years?.quotes[0];
      return years && evidence && years.value > 0 ? { value: years.value, evidence } : null;
    },
    say: (skill) => skillIn(language, skill, written.get(skill)),
  };
}

/** "Voedingsgroep Aa en Dieze, Veghel" → the firm alone. */
function withoutTown(company: string): string {
  const comma = company.lastIndexOf(",");
  const town = comma > 2 ? company.slice(comma + 1).trim() : "";
  return town && (findPlaces(town).some(({ end }) => end === town.length) || placeScore(town) >= 1)
    ? company.slice(0, comma).trim()
    : company;
}

function jobsOf(candidate: Candidate): HeldJob[] {
  const dated = periodsOf(candidate, null);
  return candidate.experience
    .map(({ title, company, start, end, current }, index) => ({
      index,
      title: title && title.trim().length <= 60 && !/\d{2}/.test(title) ? title.trim() || null : null,
      company: company?.trim() && company.length < 60 ? withoutTown(company.trim()) : null,
      start: start ?? null,
      end: end ?? null,
      current: Boolean(current),
    }))
    .filter(({ title, company }) => title || company)
    .sort((one, other) => Number(other.current) - Number(one.current) || (dated[other.index]?.start ?? 0) - (dated[one.index]?.start ?? 0));
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
      if (!written.has(found.name) && !words.includes("\n") && words.length < 40) written.set(found.name, words);
    }
  }
  return written;
}

function achievementsOf(sources: PreparedSources, jobs: HeldJob[], asked: Set<string>, musts: Set<string>): Achievement[] {
  const { candidate } = sources;
  const cv = candidate.cv_text ?? "";
  const found: Achievement[] = [];
  const dutchCv = isDutch(cv);
  jobs.forEach((job, age) => {
    const description = candidate.experience[job.index]?.description ?? "";
    let from = 0;
    for (const passage of passagesOf(description)) {
      const text = description.slice(passage.start, passage.end);
      const skills = [...new Set(findSkills(text).map(({ name }) => name))].filter((name) => !isSoftSkill(name));
      const numbers = findNumbers(text).filter(({ unit, value }) => unit !== "year" && value > 0);
      if (text.length < 15 || text.length > 400 || !mayBeTold(text) || text.split(/\s+/).length < 3) continue;
      const precise = skills.filter((name) => !isBroadSkill(name));
      const hits = precise.filter((name) => asked.has(name));
      const worth =
        hits.length * 3 +
        hits.filter((name) => musts.has(name)).length * 2 +
        Math.min(2, numbers.length) * 2.5 +
        (result.test(text) ? 1.5 : 0) +
        (age === 0 ? 2 : age === 1 ? 1 : age > 3 ? -2 : 0) +
        (precise.length > 0 ? 0.5 : 0) -
        (text.length > 260 ? 3 : 0) -
        relevanceLoss(job, sources);
      const at = cv.indexOf(text, from);
      if (at >= 0) from = at;
      const evidence: Evidence =
        at >= 0
          ? { source: "cv", quote: text, start: at, end: at + text.length }
          : { source: `profile:experience.${job.index}.description`, quote: text, start: passage.start, end: passage.end };
      found.push({
        text,
        language: languageOf(text, dutchCv),
        job: job.index,
        skills: precise,
        evidence: withPage(candidate, evidence),
        worth,
      });
    }
  });
  return found.sort((one, other) => other.worth - one.worth || one.evidence.start - other.evidence.start);
}

/** A job in another profession says less here, however fine its figures. */
function relevanceLoss(job: HeldJob, { prepared, job: asked }: PreparedSources): number {
  const wanted = titleFamily(asked.title).role;
  const held = prepared.titles.filter(({ title }) => title === job.title).map(({ role }) => role);
  return wanted === null || held.length === 0 || held.includes(wanted) ? 0 : 1;
}

const languageOf = (text: string, dutchCv: boolean): Language => {
  const dutch = /(?<!\p{L})(?:van|met|voor|het|een|naar|bij|volgens|op|en|aan)(?!\p{L})/giu;
  const english = /(?<!\p{L})(?:the|of|with|for|to|and|from|at|by|that|an?|on)(?!\p{L})/giu;
  const more = (text.match(dutch)?.length ?? 0) - (text.match(english)?.length ?? 0);
  return more > 0 || (more === 0 && dutchCv) ? "nl" : "en";
};

export function withPage(candidate: Candidate, evidence: Evidence): Evidence {
  const page = evidence.source === "cv" && !evidence.page ? pageAt(candidate, evidence) : undefined;
  return page ? { ...evidence, page } : evidence;
}

/** Do two texts say nearly the same? By their folded letters. */
export const isSameText = (one: string, other: string) => fold(one).replace(/[^a-z0-9]/g, "") === fold(other).replace(/[^a-z0-9]/g, "");
