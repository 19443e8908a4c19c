import type { EducationLevel, LanguageLevel, Quote } from "#contract/fields.ts";
import type { Job } from "#contract/job.ts";
import type { CriterionKind } from "#contract/match.ts";
import { type Weights, weights } from "#contract/workspace.ts";
import { isBroadSkill, isSoftSkill } from "#engine/skills/breadth.ts";
import { findEducationLevels, lowestLevel } from "#engine/skills/education-level.ts";
import { findLanguages, isDutch } from "#engine/skills/languages.ts";
import { canonicalSkill, findSkills, tradeOf } from "#engine/skills/lexicon.ts";
import { findPractice } from "#engine/skills/patterns/find.ts";
import { findPlaces } from "#engine/skills/places.ts";
import { findTitles, type TitleFamily, titleFamily } from "#engine/skills/titles.ts";
import { stemsOf } from "./stems.ts";

export type MatchableJob = Pick<
  Job,
  | "title"
  | "city"
  | "country"
  | "remote"
  | "employment_type"
  | "hours_per_week"
  | "salary_min"
  | "salary_max"
  | "currency"
  | "period"
  | "description"
  | "requirements"
  | "skills"
  | "min_years"
  | "education_level"
  | "languages"
  | "start_date"
>;

/** A job title as a role of a family, and its words. */
export interface AskedRole {
  family: TitleFamily;
  roles: string[];
  stems: string[];
}

/** What is asked, in the shape that its judge needs. */
export type Asked =
  /** `stems`: the words of a requirement that names no precise skill; they may stand in the CV where the skill doesn't. */
  | { about: "skills"; groups: string[][]; all: boolean; min_years: number | null; stems?: string[] }
  | { about: "literal"; words: string; pattern: RegExp; min_years: number | null }
  | ({ about: "title" } & AskedRole)
  /** Years in work of this role: years in another profession tell nothing. */
  | { about: "years"; years: number; role: AskedRole }
  | { about: "education"; level: EducationLevel }
  | { about: "languages"; languages: { language: string; level: LanguageLevel | null }[]; all: boolean }
  | { about: "place"; city: string; hybrid: boolean }
  | { about: "hours"; hours: number }
  | { about: "start"; date: string }
  | { about: "salary"; most: number; currency: string; period: NonNullable<Job["period"]> }
  | { about: "work_permit" }
  | { about: "text"; stems: string[] };

export interface Ask {
  criterion: CriterionKind;
  text: string | null;
  kind: Job["requirements"][number]["kind"];
  requirement_id?: string;
  weight: number;
  quote: Quote | null;
  asked: Asked;
}

export interface PreparedJob {
  asks: Ask[];
}

/** Points where a workspace has set none. */
const DEFAULT_WEIGHTS = weights.parse({});

const yearsAsked = /(\d{1,2})\s*(?:\+|-\s*\d{1,2}|tot\s+\d{1,2}|to\s+\d{1,2})?\s*(?:years?|yrs?|jaar|jaren)(?!\p{L})/iu;
const permit =
  /work permit|werkvergunning|right to work|verblijfsvergunning|authori[sz]ed to work|work authori[sz]ation|tewerkstellingsvergunning|visa sponsorship/i;
const onSite =
  /on[- ]?site|op locatie|op kantoor|woonachtig|wonend|woon je|woont in|live in|living in|based in|located in|residing|reisafstand|reistijd|commut|regio|reach of|in de buurt|omgeving|nearby|(?:in|at) (?:our|the|ons|het) (?:office|kantoor)|(?:days?|dagen) (?:a|per) week/i;
const anyOf =
  /(?<!\p{L})(?:or|zoals|such as|like|bijv|bijvoorbeeld|e\.g|for example|either|dan wel|of gelijkwaardig|vergelijkbaar)(?!\p{L})|\p{L}\/\p{L}|\p{L} \/ \p{L}/iu;

/** "of" means "or" in Dutch only. */
const isAlternative = (text: string, dutch: boolean) => anyOf.test(text) || (dutch && /(?<!\p{L})of(?!\p{L})/iu.test(text));

/** Reads a job once for many candidates. Criteria that it doesn't ask aren't there; what a requirement asks isn't asked twice. */
export function prepareJob(job: MatchableJob, points: Weights = DEFAULT_WEIGHTS): PreparedJob {
  const byKind = { must: points.must, nice: points.nice, knock_out: 0 };
  const asks: Ask[] = [];
  const role = roleOf(job.title);
  const dutch = isDutch(job.description ?? job.requirements.map((requirement) => requirement.text).join("\n"));
  const covered = { skills: new Set<string>(), languages: new Set<string>(), education: false, years: false, place: false };
  for (const requirement of job.requirements) {
    const asked = askedBy(requirement, job, role, dutch);
    const weight = requirement.kind === "knock_out" ? 0 : (requirement.weight ?? byKind[requirement.kind]);
    if (asked.about === "skills") for (const name of asked.groups.flat()) covered.skills.add(name);
    if (asked.about === "languages") for (const { language } of asked.languages) covered.languages.add(language);
    if (asked.about === "education") covered.education = true;
    // Years with one skill tell more than years of any work: the same years aren't asked twice.
    if (asked.about === "years" || ("min_years" in asked && (asked.min_years ?? 0) >= (job.min_years ?? 0))) covered.years = true;
    if (asked.about === "place") covered.place = true;
    asks.push({
      criterion: criterionOf(asked),
      text: requirement.text,
      kind: requirement.kind,
      requirement_id: requirement.id,
      weight,
      quote: quoteOf(requirement, job.description),
      asked,
    });
  }
  const field = (criterion: CriterionKind, kind: Ask["kind"], weight: number, asked: Asked, text: string | null = null) =>
    asks.push({ criterion, text, kind, weight, quote: null, asked });

  for (const skill of job.skills) {
    const name = canonicalSkill(skill.name) ?? skill.name;
    if (covered.skills.has(name)) continue;
    covered.skills.add(name);
    const weight = byKind[skill.kind];
    field("skill", skill.kind, weight, skillsAsked(skill.name, skill.min_years ?? null), skill.name);
  }
  if (role.roles.length > 0 || role.stems.length > 0) field("title", "must", points.title, { about: "title", ...role });
  if (job.min_years && !covered.years) field("experience", "must", points.years, { about: "years", years: job.min_years, role });
  if (job.education_level && job.education_level !== "none" && !covered.education)
    field("education", "must", points.education, { about: "education", level: job.education_level });
  for (const { language, level } of job.languages) {
    if (!covered.languages.has(language))
      field("language", "must", points.language, { about: "languages", languages: [{ language, level: level ?? null }], all: true });
  }
  if (job.city && job.remote !== "remote" && !covered.place)
    field("place", "nice", points.place, { about: "place", city: job.city, hybrid: job.remote === "hybrid" });
  if (job.hours_per_week) field("hours", "nice", points.hours, { about: "hours", hours: job.hours_per_week });
  if (job.start_date) field("availability", "nice", points.start, { about: "start", date: job.start_date });
  const most = job.salary_max ?? job.salary_min;
  if (most && job.currency && job.period)
    field("salary", "nice", points.salary, { about: "salary", most, currency: job.currency, period: job.period });
  return { asks };
}

function roleOf(title: string): AskedRole {
  const family = titleFamily(title);
  return { family, roles: rolesOf(title, family), stems: stemsOf(title) };
}

/** The precise roles that a title names; the general one where it names no other. */
function rolesOf(title: string, family: TitleFamily): string[] {
  const precise = findTitles(title)
    .filter((found) => !found.general)
    .map((found) => found.role);
  return [...new Set(family.role ? [family.role, ...precise] : precise)];
}

function quoteOf(requirement: Job["requirements"][number], description: string | null): Quote | null {
  const { quote, start, end } = requirement;
  if (!quote || start === null || start === undefined || end === null || end === undefined) return null;
  return description?.slice(start, end) === quote ? { quote, start, end } : null;
}

function skillsAsked(name: string, min_years: number | null): Asked {
  const canonical = canonicalSkill(name);
  if (canonical) return { about: "skills", groups: [[canonical]], all: true, min_years };
  const words = name.trim();
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+")}(?![\\p{L}\\p{N}])`,
    "iu",
  );
  return { about: "literal", words, pattern, min_years };
}

/** What a requirement asks, by its own words. */
function askedBy(requirement: Job["requirements"][number], job: MatchableJob, role: AskedRole, dutch: boolean): Asked {
  const text = requirement.text;
  const years = requirement.min_years ?? numberOfYears(text);
  if (permit.test(text)) return { about: "work_permit" };
  const named = [...new Set([...findSkills(text), ...findPractice(text)].map((found) => found.name))];
  const trade = named.filter((name) => !isSoftSkill(name));
  const precise = trade.filter((name) => !isBroadSkill(name));
  const hard = precise.length > 0 ? precise : trade;
  const languages = findLanguages(text);
  if (languages.length > 0 && hard.filter((name) => tradeOf(name) !== "certificate").length === 0 && !requirement.skill) {
    return {
      about: "languages",
      languages: languages.map(({ language, level }) => ({ language, level })),
      all: !isAlternative(text.slice(languages[0]?.start ?? 0, languages.at(-1)?.end ?? 0), dutch),
    };
  }
  if (requirement.skill && hard.length <= 1) {
    const own = skillsAsked(requirement.skill, years);
    if (own.about === "skills" && precise.length === 0) return { ...own, stems: [...new Set(stemsOf(text))] };
    if (own.about !== "literal" || hard.length === 0) return own;
  }
  const level = lowestLevel(findEducationLevels(text));
  const certificates = hard.filter((name) => tradeOf(name) === "certificate");
  if (level && certificates.length === 0) return { about: "education", level: level.level };
  const towns = findPlaces(text);
  if (onSite.test(text) && (towns.length > 0 || job.city) && hard.length === 0)
    return { about: "place", city: towns[0]?.name ?? (job.city as string), hybrid: job.remote === "hybrid" };
  const counted = hard.length > 0 ? hard : named;
  if (requirement.skill && !counted.includes(canonicalSkill(requirement.skill) ?? requirement.skill)) {
    const own = canonicalSkill(requirement.skill);
    if (own && counted.length === 0) counted.push(own);
  }
  if (counted.length > 0) {
    const isAny = counted.length > 1 && isAlternative(text, dutch);
    const groups = isAny ? [counted] : counted.map((name) => [name]);
    return { about: "skills", groups, all: true, min_years: years, ...(precise.length === 0 && { stems: [...new Set(stemsOf(text))] }) };
  }
  if (years) return { about: "years", years, role };
  const roles = findTitles(text)
    .filter((found) => !found.general)
    .map((found) => found.role);
  const stems = [...new Set(stemsOf(text))];
  if (roles.length > 0 && stems.length <= 3) return { about: "title", family: titleFamily(text), roles: [...new Set(roles)], stems };
  return { about: "text", stems };
}

function numberOfYears(text: string): number | null {
  const hit = yearsAsked.exec(text);
  const years = hit ? Number(hit[1]) : 0;
  return years > 0 && years <= 20 ? years : null;
}

function criterionOf(asked: Asked): CriterionKind {
  switch (asked.about) {
    case "skills":
      return asked.groups.flat().every((name) => tradeOf(name) === "certificate") ? "certificate" : "skill";
    case "literal":
      return "skill";
    case "title":
      return "title";
    case "years":
      return "experience";
    case "education":
      return "education";
    case "languages":
      return "language";
    case "place":
      return "place";
    case "hours":
      return "hours";
    case "start":
      return "availability";
    case "salary":
      return "salary";
    case "work_permit":
      return "work_permit";
    case "text":
      return "other";
  }
}
