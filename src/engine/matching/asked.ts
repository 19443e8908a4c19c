import type { EducationLevel, LanguageLevel } from "#contract/fields.ts";
import type { Job, Requirement } from "#contract/job.ts";
import type { CriterionKind } from "#contract/match.ts";
import { numberOf, smallNumber } from "#engine/facts/number-words.ts";
import { isBroadSkill, isSoftSkill } from "#engine/skills/breadth.ts";
import { findEducationLevels, lowestLevel } from "#engine/skills/education-level.ts";
import { findLanguages } from "#engine/skills/languages.ts";
import { canonicalSkill, findSkills, tradeOf } from "#engine/skills/lexicon.ts";
import { findPractice } from "#engine/skills/patterns/find.ts";
import { findPlaces } from "#engine/skills/places.ts";
import { findTitles, type TitleFamily, titleFamily } from "#engine/skills/titles.ts";
import { fold } from "#engine/skills/tokens.ts";
import { stemsOf } from "./stems.ts";

/** A job title as a role of a family, and its words. */
export interface AskedRole {
  family: TitleFamily;
  roles: string[];
  stems: string[];
}

/** When somebody must be there: hours a week, days (0 is Monday), and kinds of shifts by their stems. */
export interface AskedTimes {
  about: "times";
  hours: number | null;
  days: number[];
  shifts: string[];
}

/** What is asked, in the shape that its judge needs. */
export type Asked =
  /** `stems`: the words of a requirement that names no precise skill; they may stand in the CV where the skill doesn't. */
  | { about: "skills"; groups: string[][]; all: boolean; min_years: number | null; stems?: string[] }
  | { about: "literal"; words: string; pattern: RegExp; min_years: number | null }
  | ({ about: "title" } & AskedRole)
  /** Years in work of this role: years in another profession tell nothing. */
  | { about: "years"; years: number; role: AskedRole }
  /** Work as one of these roles, for so many years; `titles` are their words as stems; `skills` and `context` narrow it down: "Java-ontwikkelaar", "in a warehouse". */
  | { about: "role"; named: string; years: number | null; roles: string[]; titles: string[][]; skills: string[]; context: string[] }
  /** `fields`: stems of the fields of study that count; none where any does. */
  | { about: "education"; level: EducationLevel; fields: string[] }
  | { about: "languages"; languages: { language: string; level: LanguageLevel | null }[]; all: boolean }
  /** `km`: as the crow flies; null for a usual commute. */
  | { about: "place"; city: string; hybrid: boolean; km: number | null }
  | { about: "hours"; hours: number }
  | AskedTimes
  | { about: "start"; date: string }
  | { about: "salary"; most: number; currency: string; period: NonNullable<Job["period"]> }
  | { about: "work_permit" }
  | { about: "text"; stems: string[] };

const anyOf =
  /(?<!\p{L})(?:or|zoals|such as|like|bijv|bijvoorbeeld|e\.g|for example|either|dan wel|of gelijkwaardig|vergelijkbaar)(?!\p{L})|\p{L}\/\p{L}|\p{L} \/ \p{L}/iu;

/** "of" means "or" in Dutch only. */
const isAlternative = (text: string, dutch: boolean) => anyOf.test(text) || (dutch && /(?<!\p{L})of(?!\p{L})/iu.test(text));

const permit =
  /work permit|werkvergunning|right to work|verblijfsvergunning|authori[sz]ed to work|work authori[sz]ation|tewerkstellingsvergunning|visa sponsorship/i;
const onSite =
  /on[- ]?site|op locatie|op kantoor|woonachtig|wonend|woon je|woont|live in|living in|based in|located in|residing|reisafstand|reistijd|reizen|afstand|commut|regio|reach of|in de buurt|omgeving|nearby|(?:in|at) (?:our|the|ons|het) (?:office|kantoor)|(?:days?|dagen) (?:a|per) week/i;
/** As the crow flies, by road or rail, in the Netherlands: about 50 km in an hour from door to door. */
const KM_A_MINUTE = 0.85;

/** What follows is a reason, an aside or a preference: the ask itself stands before it. */
const aside =
  /[;(]|,\s*(?:want|omdat|zonder|zodat|dus|aangezien|because|since|so that|as we|as you)(?!\p{L})|,?\s*(?<!\p{L})(?:bij voorkeur|liefst|preferably|ideally)(?!\p{L})/iu;

/** The ask without reasons, asides and preferences; the whole where nothing would be left. */
export function coreOf(text: string): string {
  const at = aside.exec(text)?.index ?? -1;
  const core = at > 0 ? text.slice(0, at).trim() : text;
  return core.split(/\s+/).length >= 2 || stemsOf(core).length > 0 ? core : text;
}

/** What a requirement asks, by its own words. The more exact reading goes first. */
export function askedBy(requirement: Requirement, job: Pick<Job, "city" | "remote">, role: AskedRole, dutch: boolean): Asked {
  const text = requirement.text;
  if (permit.test(text)) return { about: "work_permit" };
  const core = coreOf(text);
  const years = requirement.min_years ?? numberOfYears(text);
  const named = [...new Set(findSkills(core).map((found) => found.name))];
  const trade = named.filter((name) => !isSoftSkill(name));
  const precise = trade.filter((name) => !isBroadSkill(name));
  const hard = precise.length > 0 ? precise : trade;
  const certificates = hard.filter((name) => tradeOf(name) === "certificate");
  const level = lowestLevel(findEducationLevels(core));
  const roles = roleAsked(core, years, level !== null, precise);
  if (roles) return roles;
  const languages = findLanguages(text);
  if (languages.length > 0 && hard.length === certificates.length && !requirement.skill)
    return {
      about: "languages",
      languages: languages.map(({ language, level }) => ({ language, level })),
      all: !isAlternative(text.slice(languages[0]?.start ?? 0, languages.at(-1)?.end ?? 0), dutch),
    };
  if (level && certificates.length === 0) return { about: "education", level: level.level, fields: fieldsAsked(core) };
  const times = timesAsked(core);
  if (times && precise.length === 0) return times;
  if (requirement.skill && hard.length <= 1) {
    const own = skillsAsked(requirement.skill, years);
    if (own.about === "skills" && precise.length === 0) return { ...own, stems: [...new Set(stemsOf(core))] };
    if (own.about !== "literal" || hard.length === 0) return own;
  }
  const [town] = findPlaces(text);
  if (onSite.test(text) && (town || job.city) && hard.length === 0) {
    const minutes = /(\d{2,3})\s*min/i.exec(text)?.[1];
    const kilometres = /(\d{2,3})\s*(?:km|kilomet)/i.exec(text)?.[1];
    const km = kilometres ? Number(kilometres) : minutes ? Math.round(Number(minutes) * KM_A_MINUTE) : null;
    return { about: "place", city: town?.name ?? (job.city as string), hybrid: job.remote === "hybrid", km };
  }
  // Without an exact skill, what is to be done tells it.
  const told = precise.length === 0 ? practiceAsked(core) : [];
  if (told.length > 0) return { about: "skills", groups: told, all: true, min_years: years, stems: [...new Set(stemsOf(core))] };
  const counted = hard.length > 0 ? hard : named;
  if (requirement.skill && !counted.includes(canonicalSkill(requirement.skill) ?? requirement.skill)) {
    const own = canonicalSkill(requirement.skill);
    if (own && counted.length === 0) counted.push(own);
  }
  if (counted.length > 0) {
    const isAny = counted.length > 1 && isAlternative(core, dutch);
    const groups = isAny ? [counted] : counted.map((name) => [name]);
    return { about: "skills", groups, all: true, min_years: years, ...(precise.length === 0 && { stems: [...new Set(stemsOf(core))] }) };
  }
  if (years) return { about: "years", years, role };
  const titles = rolesIn(core);
  const stems = [...new Set(stemsOf(core))];
  if (titles.length > 0 && stems.length <= 3) return { about: "title", family: titleFamily(core), roles: titles, stems };
  return { about: "text", stems: stems.length > 0 ? stems : [...new Set(stemsOf(text))] };
}

const rolesIn = (text: string): string[] => [
  ...new Set(
    findTitles(text)
      .filter((found) => !found.general)
      .map((found) => found.role),
  ),
];

/** Skills and activities that a text names, grouped: those that rest on the same words are one thing asked. */
function practiceAsked(core: string): string[][] {
  const groups: { end: number; names: Set<string> }[] = [];
  const found = [...findPractice(core), ...findSkills(core)].sort((one, other) => one.start - other.start);
  if (!found.some(({ name }) => !isSoftSkill(name)))
    return found.length > 0 && findPractice(core).length > 0 ? [[...new Set(found.map(({ name }) => name))]] : [];
  for (const { name, start, end } of found) {
    const last = groups.at(-1);
    if (last && start < last.end) {
      last.names.add(name);
      last.end = Math.max(last.end, end);
    } else groups.push({ end, names: new Set([name]) });
  }
  return findPractice(core).length > 0 ? groups.map(({ names }) => [...names]) : [];
}

/** "ervaring als …", "experience as a …", "in een functie als …". */
const asRole =
  /(?<!\p{L})(?:(?:werk)?ervaring|experience|gewerkt|worked|werkzaam|actief|background)(?:\s+\p{L}+){0,3}\s+(?:als|as(?:\s+an?)?)\s+|(?:functie|rol|role|position)\s+(?:als|van|as|of)\s+/iu;

function roleAsked(core: string, years: number | null, isStudy: boolean, precise: string[]): Asked | null {
  const at = asRole.exec(core);
  if (!at || isStudy) return null;
  const behind = core.slice(at.index + at[0].length);
  // "as office manager or in a comparable role": what it is compared with counts.
  const titled =
    behind.split(
      /(?<!\p{L})(?:waarvan|of which|binnen|bij|in een|in het|in de|within|at an?|in an?|in the|op het gebied|met|with|opgedaan)(?!\p{L})/iu,
    )[0] ?? behind;
  const found = findTitles(titled);
  if (found.length === 0) return null;
  const roles = [
    ...new Set((found.some(({ general }) => !general) ? found.filter(({ general }) => !general) : found).map(({ role }) => role)),
  ];
  const context = behind.slice(titled.length);
  return {
    about: "role",
    named: titled.slice(found[0]?.start, found[0]?.end),
    years,
    roles,
    titles: found.map(({ start, end }) => stemsOf(titled.slice(start, end))).filter((stems) => stems.length > 0),
    skills: precise.filter((name) => findSkills(titled).some((one) => one.name === name)),
    context: [...new Set([...findSkills(context), ...findPractice(context)].map(({ name }) => name).filter((name) => !isSoftSkill(name)))],
  };
}

const studyWords = new Set(
  stemsOf(
    "opleiding afgeronde diploma niveau werk denkniveau richting studie degree level completed education relevant relevante gelijkwaardig hoger minimaal bachelor master university college technische achtergrond beroepsopleiding gediplomeerd field bezit behaald",
  ),
);

/** The fields of study that an education may be in: what its words say beside level and diploma. */
function fieldsAsked(core: string): string[] {
  const levels = findEducationLevels(core);
  let rest = core;
  for (const { start, end } of levels.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return [...new Set(stemsOf(rest))].filter((stem) => !studyWords.has(stem) && stem.length > 3);
}

const weekdays = [
  /maandag|monday/,
  /dinsdag|tuesday/,
  /woensdag|wednesday/,
  /donderdag|thursday/,
  /vrijdag|friday/,
  /zaterdag|saturday/,
  /zondag|sunday/,
];
const shiftWords =
  /(?<!\p{L})(?:avond\w*|evenings?|nacht\w*|nights?|weekend\w*|ploegen\w*|ploegendienst\w*|shifts?|wisseldienst\w*|bereikbaarheidsdienst\w*|on[- ]call|oproepbaar|\d ploegen)(?!\p{L})/giu;
const available =
  /(?<!\p{L})(?:beschikbaar|available|werk(?:t|en)?|work(?:ing)?|uur|uren|hours|dagen|days|aanwezig|inzetbaar|bereid|willing|kantoor|office|draai(?:t|en)?|vast)(?!\p{L})/iu;

/** Days and kinds of shifts. Hours alone are the job's own field. */
function timesAsked(core: string): AskedTimes | null {
  const text = fold(core);
  if (!available.test(text)) return null;
  const days = weekdays.flatMap((day, index) => (day.test(text) ? [index] : []));
  const shifts = [...new Set((text.match(shiftWords) ?? []).map((word) => shiftOf(word)))];
  if (days.length === 0 && shifts.length === 0) return null;
  const hours = /(\d{2})\s*(?:tot|-|–)?\s*(?:\d{2})?\s*(?:uur|uren|hours)/.exec(text)?.[1];
  return { about: "times", hours: hours ? Number(hours) : null, days, shifts };
}

/** The kind of a shift, one word for both languages. */
export function shiftOf(word: string): string {
  if (/avond|evening/.test(word)) return "evening";
  if (/nacht|night/.test(word)) return "night";
  if (/weekend/.test(word)) return "weekend";
  return /call|bereik|oproep/.test(word) ? "call" : "shift";
}

/** The days and shifts that a stretch of text names. */
export function timesIn(text: string): { days: number[]; shifts: string[] } {
  const folded = fold(text);
  return {
    days: weekdays.flatMap((day, index) => (day.test(folded) ? [index] : [])),
    shifts: [...new Set((folded.match(shiftWords) ?? []).map(shiftOf))],
  };
}

export function skillsAsked(name: string, min_years: number | null): Asked {
  const canonical = canonicalSkill(name);
  if (canonical) return { about: "skills", groups: [[canonical]], all: true, min_years };
  const words = name.trim();
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+")}(?![\\p{L}\\p{N}])`,
    "iu",
  );
  return { about: "literal", words, pattern, min_years };
}

const yearsAsked = new RegExp(
  `(?<![\\p{L}\\d])(${smallNumber})\\s*(?:\\+|-\\s*\\d{1,2}|tot\\s+\\d{1,2}|to\\s+\\d{1,2})?\\s*(?:years?|yrs?|jaar|jaren)(?!\\p{L})`,
  "iu",
);
/** "Enkele jaren": two at least. */
const someYears = /(?<!\p{L})(?:enkele|een paar|een aantal|meerdere|several|a few|some|a couple of) (?:years|jaar|jaren)(?!\p{L})/iu;
const SOME = 2;

function numberOfYears(text: string): number | null {
  const hit = yearsAsked.exec(text);
  const years = hit ? numberOf(hit[1] as string) : someYears.test(text) ? SOME : 0;
  return years > 0 && years <= 20 ? years : null;
}

export function criterionOf(asked: Asked): CriterionKind {
  switch (asked.about) {
    case "skills":
      return asked.groups.flat().every((name) => tradeOf(name) === "certificate") ? "certificate" : "skill";
    case "literal":
      return "skill";
    case "title":
      return "title";
    case "years":
    case "role":
      return "experience";
    case "education":
      return "education";
    case "languages":
      return "language";
    case "place":
      return "place";
    case "hours":
    case "times":
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
