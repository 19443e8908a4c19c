import { firstNames, titleRows, toolRows } from "#engine/data/tables.ts";
import { dutch, english, type Pool } from "../entries/pools.ts";

export type Random = () => number;
export type Spoken = "nl" | "en";

/** A moment of a job or a study; `month` is 0 to 11. */
export interface Moment {
  year: number;
  month: number;
}
export interface InventedJob {
  title: string;
  employer: string;
  town: string;
  from: Moment;
  /** Null: it goes on. */
  to: Moment | null;
  did: string[];
  /** What kind of employer it is, where that is told below its name. */
  kind: string | null;
  tools: string[];
}
/** Somebody who doesn't exist, to be written as a CV. Jobs of one employer, one after the other, are roles there. */
export interface Invented {
  language: Spoken;
  name: string;
  headline: string | null;
  email: string;
  phone: string;
  town: string;
  summary: string[];
  jobs: InventedJob[];
  studies: { degree: string; school: string; town: string; from: number; to: number }[];
  skills: string[];
  courses: { name: string; year: number }[];
  /** What is dated as jobs are, and none: a project, something done for nothing. */
  beside: { what: string; where: string; from: number; to: number }[];
}

export const picker =
  (random: Random) =>
  <T>(some: readonly T[]): T =>
    some[Math.floor(random() * some.length)] as T;

const SURNAMES =
  "Verhoef Kaya Nowak Adeyemi Brink Costa Walsh Lange Hendriks Smit Mulder Bos Okafor Rossi Petrov Haddad Yilmaz Janssen Peeters Maes Wright Turner Hughes Foster Marsh Hale Novak Silva Moreau Lindqvist Berg Dekker Postma Hoekstra Visser Kuiper Prins Schouten Blom Vos".split(
    " ",
  );
const ONSETS = "b br d dr f fl g gr h k kl kr l m n p pl pr r s st str t tr v w z".split(" ");
const VOWELS = "a e i o u aa ee oo ia io ea".split(" ");
const CODAS = "n r l s x m t k nd rt lis ra na ro via tis dex lon".split(" ");
const ENDS: Record<Spoken, string[]> = {
  nl: [
    "BV",
    "Groep",
    "Bouw",
    "Zorg",
    "Techniek",
    "& Zonen",
    "Advies",
    "Logistiek",
    "Installaties",
    "Accountants",
    "Advocaten",
    "Onderwijs",
    "Nederland",
    "Holding",
    "Transport",
    "Media",
    "Food",
    "Software",
  ],
  en: [
    "Ltd",
    "Group",
    "& Sons",
    "Partners",
    "Consulting",
    "Logistics",
    "Engineering",
    "Labs",
    "Inc.",
    "Systems",
    "Foods",
    "Health",
    "Media",
    "Capital",
    "LLP",
    "Studio",
    "University",
    "Trust",
    "Council",
    "Hospital",
  ],
};
const BEGINS: Record<Spoken, string[]> = {
  nl: [
    "Gemeente",
    "Stichting",
    "Basisschool",
    "Ziekenhuis",
    "Restaurant",
    "Bakkerij",
    "Garage",
    "Bouwbedrijf",
    "Installatiebureau",
    "Zorgcentrum",
    "Hogeschool",
    "Museum",
    "Provincie",
    "Hotel",
    "Apotheek",
  ],
  en: ["City of", "Royal", "Hotel", "St.", "The", "University of", "Museum of", "Bank of", "Department of", "North", "Institute for"],
};

const capital = (word: string) => `${word[0]?.toUpperCase() ?? ""}${word.slice(1)}`;

function brand(random: Random): string {
  const pick = picker(random);
  const parts = Array.from({ length: 1 + Math.floor(random() * 2) }, () => `${pick(ONSETS)}${pick(VOWELS)}`);
  const word = `${parts.join("")}${pick(CODAS)}`;
  return random() < 0.12 ? word.slice(0, 4).toUpperCase() : capital(word);
}

/** The name of an employer: a made-up word, a surname or a town with what it does, or one of the pool's. */
export function employerName(language: Spoken, pool: Pool, random: Random): string {
  const pick = picker(random);
  const kind = random();
  if (kind < 0.2) return brand(random);
  if (kind < 0.35) return `${brand(random)} ${pick(ENDS[language])}`;
  if (kind < 0.5) return `${pick(SURNAMES)} ${pick(ENDS[language])}`;
  if (kind < 0.62) return `${pick(BEGINS[language])} ${pick([...pool.towns, ...SURNAMES])}`;
  if (kind < 0.7) return `${pick(SURNAMES)} ${pick(["&", language === "nl" ? "en" : "and", "|", "-"])} ${pick(SURNAMES)}`;
  if (kind < 0.75) return `${pick(SURNAMES)}, ${pick(SURNAMES)} & ${pick(SURNAMES)}`;
  return pick(pool.names);
}

const knownTitles = titleRows()
  .flatMap(({ titles = "", role = "" }) => [role, ...titles.split(/;\s*/)])
  .filter((one) => /^[\p{L} -]{4,40}$/u.test(one));
const LEVELS: Record<Spoken, string[]> = {
  nl: ["Senior", "Junior", "Medior", "Lead", "Assistent", "Hoofd", "Zelfstandig", "Teamleider", "Waarnemend"],
  en: ["Senior", "Junior", "Lead", "Assistant", "Head of", "Principal", "Deputy", "Chief", "Acting"],
};
const FIELDS: Record<Spoken, string[]> = {
  nl: ["verkoop", "zorg en welzijn", "ICT", "inkoop & logistiek", "kwaliteit", "onderwijs", "beheer openbare ruimte", "data", "facilitair"],
  en: ["Sales", "Policy and Research", "IT", "Operations", "Charts & Plans", "Customer Success", "Data", "Field Services", "Growth"],
};

function jobTitle(language: Spoken, pool: Pool, random: Random): string {
  const pick = picker(random);
  const base = random() < 0.45 ? pick(pool.titles) : capital(pick(knownTitles));
  const kind = random();
  if (kind < 0.14) return `${pick(LEVELS[language])} ${base.toLowerCase()}`;
  if (kind < 0.22) return `${base}, ${pick(FIELDS[language])}`;
  if (kind < 0.28) return `${base} ${pick(FIELDS[language])}`;
  if (kind < 0.32) return `${base} / ${pick(pool.titles).toLowerCase()}`;
  if (kind < 0.36) return `${base} (${pick(["freelance", "32 uur", "interim", "m/v", "part-time", "contract"])})`;
  if (kind < 0.4) return `${pick(LEVELS[language])} ${pick(FIELDS[language])}`;
  return base;
}

const tools = toolRows().map(({ name = "" }) => name.replace(/^[!?]/, ""));
const givenNames = firstNames().map(capital);

export function invented(random: Random): Invented {
  const pick = picker(random);
  const is = (share: number) => random() < share;
  const language: Spoken = is(0.5) ? "nl" : "en";
  const pool = language === "nl" ? dutch : english;
  const name = `${pick(givenNames)} ${is(0.15) ? pick(["van ", "de ", "van der ", "el "]) : ""}${pick(SURNAMES)}`;
  const count = 2 + Math.floor(random() * 4);
  let year = 2026 - Math.floor(random() * 2);
  const jobs: InventedJob[] = [];
  const [hasKinds, hasTools] = [is(0.1), is(0.15)];
  while (jobs.length < count) {
    const last = jobs.at(-1);
    const length = 1 + Math.floor(random() * 5);
    const isRole = last !== undefined && is(0.15);
    jobs.push({
      title: jobTitle(language, pool, random),
      employer: isRole ? last.employer : employerName(language, pool, random),
      town: isRole ? last.town : pick(pool.towns),
      from: { year: year - length, month: Math.floor(random() * 12) },
      to: jobs.length === 0 && is(0.7) ? null : { year, month: Math.floor(random() * 12) },
      did: Array.from({ length: Math.floor(random() * 4) }, () => pick(is(0.75) ? pool.did : pool.short)),
      kind: hasKinds && !isRole ? capital(pick(pool.kinds)) : null,
      tools: hasTools ? Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(tools)) : [],
    });
    year -= length + (is(0.15) ? 1 : 0);
  }
  const studies = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const to = year;
    year -= 2 + Math.floor(random() * 3);
    return { degree: pick(pool.studies), school: pick(pool.schools), town: pick(pool.towns), from: year, to };
  });
  const beside = is(0.25)
    ? Array.from({ length: 1 + Math.floor(random() * 2) }, () => {
        const from = 2010 + Math.floor(random() * 12);
        return {
          what: capital(pick(pool.short)),
          where: employerName(language, pool, random),
          from,
          to: from + 1 + Math.floor(random() * 3),
        };
      })
    : [];
  return {
    language,
    name,
    beside,
    headline: is(0.5) ? jobTitle(language, pool, random) : null,
    email: `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@example.${pick(["nl", "com", "org"])}`,
    phone:
      language === "nl"
        ? `06 ${1000 + Math.floor(random() * 8999)} ${1000 + Math.floor(random() * 8999)}`
        : `+44 20 7946 0${100 + Math.floor(random() * 899)}`,
    town: pick(pool.towns),
    summary: Array.from({ length: Math.floor(random() * 3) }, () => pick(pool.did)),
    jobs,
    studies,
    skills: Array.from({ length: 4 + Math.floor(random() * 8) }, () => pick(tools)),
    courses: Array.from({ length: Math.floor(random() * 4) }, () => ({ name: pick(pool.courses), year: 2008 + Math.floor(random() * 18) })),
  };
}
