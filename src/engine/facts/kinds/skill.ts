import type { Evidence } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { passageAt, passagesOf, type Span } from "#engine/matching/passages.ts";
import { canonicalSkill, type FoundSkill, findSkills, impliedBy, isTool, onlyMeant, tradeOf } from "#engine/skills/lexicon.ts";
import type { Polarity, Says } from "../fact.ts";
import { isInInternship } from "../internships.ts";
import { numberOf, smallNumber } from "../number-words.ts";
import { withoutName } from "../own-name.ts";
import { coveredMonths } from "../periods.ts";
import type { Reading } from "../reading.ts";
import { isRatedLow, toldOf } from "../standing.ts";
import { isDenied } from "../told/denied.ts";

/** Quotes kept for a skill. */
const MOST_QUOTES = 6;
/** Words between a number of years and the skill that it counts. */
const BEFORE = 40;
const BEHIND = 25;

/** In this order the surest thing said of a skill is what holds. */
const said = ["has", "learns", "had", "wants", "denies"] as const satisfies Polarity[];

interface Found extends Record<(typeof said)[number], Evidence[]> {
  says: Says;
  /** Rated low by the person themselves. */
  isLow: boolean;
  /** The document speaks of it, though not of the person. */
  isUntold: boolean;
  at?: number;
  stated: { months: number; quote: Evidence; says: Says } | null;
  jobs: Set<number>;
}

const yearsWords = new RegExp(`(?<![\\p{L}\\d])(${smallNumber})(?:[.,]5)?\\s*\\+?\\s*(?:years?|yrs?|jaar|jaren|jr\\.?)(?!\\p{L})`, "iu");
const monthsWords = /(\d{1,3})\s*(?:months?|maanden)(?![\p{L}])/iu;

/**
 * Skills with all that is said of them: that somebody has, learns or lacks them, how long by their own words, and how long by
 * the jobs that show them. What a skill brings along (React: JavaScript) is a fact by rule.
 */
export function findSkillFacts(reading: Reading): void {
  const known = new Map<string, Found>();
  const of = (name: string): Found => {
    const before = known.get(name);
    if (before) return before;
    const found = emptyFound();
    known.set(name, found);
    return found;
  };
  readPointed(reading, of);
  readCv(reading, of);
  readPractice(reading, of);
  readProfile(reading, of);
  readJobs(reading, of);
  put(reading, known);
}

const emptyFound = (): Found => ({
  has: [],
  learns: [],
  had: [],
  wants: [],
  denies: [],
  isLow: false,
  isUntold: false,
  says: { by: "document" },
  stated: null,
  jobs: new Set(),
});

/** What the document says nothing of: only then a field of the profile is word enough. */
const isUnsaid = (found: Found) => !found.isUntold && said.every((polarity) => found[polarity].length === 0);

/** An internship shows that somebody began to learn it. */
const internship = /(?<!\p{L})(?:stagiaire?|stage|intern|internship|snuffelstage|meewerkstage)(?!\p{L})/iu;

/** What is said at a place of the CV: in an internship nobody is further than learning. */
function saidAt(reading: Reading, hit: FoundSkill, found: Found): Polarity | "untold" {
  const passage = passageAt(reading.passages, hit.start) ?? hit;
  // What is shown often enough is no longer weighed.
  if (found.has.length >= MOST_QUOTES) return isDenied(reading.cv, hit, passage) ? "denies" : "has";
  const standing = toldOf(reading.cv, hit, passage, tradeOf(hit.name) === "certificate", reading.as_of);
  // A tool is known or isn't; what was done as an intern is begun.
  if (standing !== "has" || isTool(hit.name)) return standing;
  const job = reading.jobAt(hit.start);
  const isIntern = job !== undefined && internship.test(reading.source.experience[job]?.title ?? "");
  return isIntern || isInInternship(reading.cv, hit.start) ? "learns" : standing;
}

function keep(list: Evidence[], one: Evidence): void {
  if (list.length < MOST_QUOTES && !list.some(({ source, start }) => source === one.source && start === one.start)) list.push(one);
}

/** A person showed where the CV tells of it: their word goes before what the text seems to deny. */
function readPointed(reading: Reading, of: (name: string) => Found): void {
  for (const { is, subject, skill, quote, says } of reading.pointed) {
    const name = is === "skill" ? subject : skill;
    if (name === null || is === "field") continue;
    const found = of(name);
    found.says = says;
    keep(found.has, quote);
    const job = reading.jobAt(quote.start);
    if (job !== undefined) found.jobs.add(job);
  }
}

function readCv(reading: Reading, of: (name: string) => Found): void {
  const { cv, passages, skills } = reading;
  skills.forEach((hit, index) => {
    const found = of(hit.name);
    const passage = passageAt(passages, hit.start) ?? hit;
    const quote = reading.inCv(hit);
    const standing = saidAt(reading, hit, found);
    if (standing === "untold") {
      found.isUntold = true;
      return;
    }
    if (standing !== "denies" && isRatedLow(cv, hit)) {
      found.isLow = true;
      found.learns.unshift(quote);
    } else keep(found[standing], quote);
    if (standing !== "has" && standing !== "learns") return;
    const job = reading.jobAt(hit.start);
    if (job !== undefined) found.jobs.add(job);
    const months = statedMonths(cv, hit, passage, skills[index - 1], skills[index + 1]);
    if (months > (found.stated?.months ?? 0)) found.stated = { months, quote, says: { by: "document" } };
  });
}

/** What was done shows a skill without its name. */
function readPractice(reading: Reading, of: (name: string) => Found): void {
  for (const hit of reading.practice) {
    const found = of(hit.name);
    const standing = saidAt(reading, hit, found);
    if (standing === "untold") continue;
    keep(found[standing], reading.inCv(hit));
    if (standing === "has") {
      // How long somebody did what the lexicon names, the jobs that name it tell.
      const job = tradeOf(hit.name) === null ? reading.jobAt(hit.start) : undefined;
      if (job !== undefined) found.jobs.add(job);
    }
  }
}

/** "6 years of Python", "Python (6 years)": the number between this skill and its neighbours, in months; 0 without one. */
function statedMonths(
  text: string,
  hit: FoundSkill,
  passage: { start: number; end: number },
  previous: FoundSkill | undefined,
  next: FoundSkill | undefined,
): number {
  const from = Math.max(passage.start, hit.start - BEFORE, previous && previous.end <= hit.start ? previous.end : 0);
  const to = Math.min(passage.end, hit.end + BEHIND, next ? next.start : Number.POSITIVE_INFINITY);
  const years = yearsBefore(text.slice(from, hit.start)) ?? yearsWords.exec(text.slice(hit.end, to));
  const months = years ? null : monthsWords.exec(text.slice(hit.end, to));
  const value = years ? numberOf(nth(years, 1)) * 12 : months ? Number(months[1]) : 0;
  return value > 0 && value < 600 ? value : 0;
}

/** "Python (5 jaar), SQL": what a sign cuts off is told of the skill before. */
function yearsBefore(before: string): RegExpExecArray | null {
  const hit = yearsWords.exec(before);
  return hit && !/[),;|•]/.test(before.slice(hit.index + hit[0].length)) ? hit : null;
}

function readProfile(reading: Reading, of: (name: string) => Found): void {
  const { source } = reading;
  source.skills.forEach((skill, index) => {
    const path = `skills.${index}`;
    const name = canonicalSkill(skill.name) ?? skill.name;
    const quote = reading.field(`${path}.name`, skill.name);
    if (!quote) return;
    const says = reading.says(`${path}.name`, path);
    const add = (one: string, at: Evidence) => {
      const found = of(one);
      if (says.by === "person") found.says = says;
      if (says.by === "person" || isUnsaid(found)) keep(found.has, at);
    };
    add(name, quote);
    if (canonicalSkill(skill.name) === null)
      for (const found of findSkills(skill.name)) add(found.name, reading.within(`${path}.name`, skill.name, found));
    const own = reading.says(`${path}.years`);
    const years = reading.field(`${path}.years`, skill.years);
    if (years && skill.years && (own.by === "person" || !source.cv_text))
      of(name).stated = { months: Math.round(skill.years * 12), quote: years, says: own };
  });
  source.certifications.forEach((certification, index) => {
    for (const found of findSkills(certification.name))
      if (isUnsaid(of(found.name))) keep(of(found.name).has, reading.within(`certifications.${index}.name`, certification.name, found));
  });
  for (const [path, text] of [
    ["headline", source.headline],
    ["summary", source.summary],
  ] as const) {
    if (!text) continue;
    const passages = passagesOf(text);
    for (const found of onlyMeant(text, findSkills(text), reading.skills)) {
      const passage = passageAt(passages, found.start) ?? found;
      if (isHad(text, found, passage) && isUnsaid(of(found.name))) keep(of(found.name).has, reading.within(path, text, found));
    }
  }
}

/** Is a skill told of as had, or once had, or learnt? */
function isHad(text: string, found: FoundSkill, passage: Span): boolean {
  const standing = toldOf(text, found, passage, tradeOf(found.name) === "certificate");
  return standing !== "untold" && standing !== "denies" && standing !== "wants";
}

/** Which jobs show a skill, by their titles and descriptions. */
function readJobs(reading: Reading, of: (name: string) => Found): void {
  reading.source.experience.forEach((job, index) => {
    for (const field of ["title", "description"] as const) {
      const text = withoutName(job[field] ?? "", reading.source);
      if (text === "") continue;
      const passages = passagesOf(text);
      for (const found of onlyMeant(text, findSkills(text), reading.skills)) {
        const passage = passageAt(passages, found.start) ?? found;
        if (!isHad(text, found, passage)) continue;
        const one = of(found.name);
        one.jobs.add(index);
        if (isUnsaid(one)) keep(one.has, reading.within(`experience.${index}.${field}`, job[field] ?? "", found));
      }
    }
  });
}

function put(reading: Reading, known: Map<string, Found>): void {
  const numbers = new Map<string, number>();
  for (const [subject, found] of known) {
    const base = { kind: "skill" as const, subject, says: found.says };
    const polarity = found.isLow ? "learns" : said.find((one) => found[one].length > 0);
    if (!polarity) continue;
    const at = [...found.jobs][0];
    numbers.set(
      subject,
      reading.add({ ...base, polarity, quotes: found[polarity], ...(at !== undefined && { at }), sure: polarity === "has" ? 0.92 : 0.8 }),
    );
    if (polarity !== "denies" && found.says.by !== "person" && found.denies.length > 0)
      reading.add({ ...base, polarity: "denies", quotes: found.denies, sure: 0.5 });
  }
  // By rule: what a skill brings along, with the jobs that show the one showing the other too.
  for (const [subject, found] of known) {
    const by = numbers.get(subject);
    if (by === undefined || found.has.length === 0) continue;
    for (const brought of impliedBy(subject)) {
      const other = known.get(brought);
      if (other) for (const job of found.jobs) other.jobs.add(job);
      if (numbers.has(brought)) continue;
      const number = reading.add({
        kind: "skill",
        subject: brought,
        polarity: "has",
        says: { by: "rule", rule: "implied", of: [by] },
        quotes: found.has,
        sure: 0.85,
      });
      numbers.set(brought, number);
      known.set(brought, { ...emptyFound(), has: found.has, says: found.says, jobs: new Set(found.jobs) });
    }
  }
  for (const [subject, found] of known) {
    const base = { kind: "skill" as const, subject, unit: "months" as const, polarity: "has" as const };
    if (found.stated)
      reading.add({ ...base, value: found.stated.months, says: found.stated.says, quotes: [found.stated.quote], sure: 0.9 });
    // A paper is held or isn't: the jobs that name it say nothing of how long.
    if (tradeOf(subject) === "certificate") continue;
    const jobs = [...found.jobs].filter((index) => reading.periods[index]).sort((one, other) => one - other);
    const months = coveredMonths(jobs.flatMap((index) => reading.periods[index] ?? []));
    const of = [numbers.get(subject), ...jobs.map((index) => workFact(reading, index))].filter((one) => one !== undefined);
    if (months > 0 && of.length > 0)
      reading.add({ ...base, value: months, says: { by: "rule", rule: "months_of_jobs", of }, quotes: dates(reading, jobs), sure: 0.85 });
  }
}

const workFact = (reading: Reading, job: number): number | undefined => {
  const index = reading.facts.findIndex(({ kind, at }) => (kind === "occupation" || kind === "employer") && at === job);
  return index === -1 ? undefined : index;
};

/** The dates of the first and the last of these jobs. */
function dates(reading: Reading, jobs: number[]): Evidence[] {
  const oldest = jobs.reduce((one, other) => ((reading.periods[other]?.start ?? 0) < (reading.periods[one]?.start ?? 0) ? other : one));
  const start = reading.field(`experience.${oldest}.start`, reading.source.experience[oldest]?.start);
  return start ? [start] : [];
}
