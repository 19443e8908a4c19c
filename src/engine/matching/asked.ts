import type { Job, Requirement } from "#contract/job/job.ts";
import type { CriterionKind } from "#contract/job/match.ts";
import { nth } from "#contract/nth.ts";
import { numberOf, smallNumber } from "#engine/facts/number-words.ts";
import { isBroadSkill, isSoftSkill } from "#engine/skills/breadth.ts";
import { canonicalSkill, findSkills, impliedBy, isProperName, tradeOf } from "#engine/skills/lexicon.ts";
import { findPractice } from "#engine/skills/patterns/find.ts";
import { findPlaces } from "#engine/skills/places/places.ts";
import { studyFieldsIn } from "#engine/skills/study-fields.ts";
import { findTitles, type TitleFamily, titleFamily } from "#engine/skills/titles.ts";
import { readStart } from "#engine/vacancy/terms/start-date.ts";
import { type AskedHours, hoursAsked } from "./asks/hours.ts";
import { type AskedLanguages, languagesAsked } from "./asks/language.ts";
import { calledIn } from "./asks/named.ts";
import { type AskedPlace, type AskedTransport, placeAsked, transportAsked } from "./asks/place.ts";
import { type AskedWork, roleAsked } from "./asks/role.ts";
import { type AskedSector, sectorAsked } from "./asks/sector.ts";
import { type AskedStudy, studyAsked } from "./asks/study.ts";
import { peopleAsked } from "./asks/team.ts";
import { type AskedTimes, isOfTimes, timesAsked } from "./asks/times.ts";
import { type AskedWords, wordsAsked } from "./asks/words.ts";
import { stemsOf } from "./meaning/stems.ts";

/** A job title as a role of a family, and its words. */
export interface AskedRole {
  family: TitleFamily;
  roles: string[];
  stems: string[];
}

/**
 * Skills that the lexicon knows. `words`: what the requirement says; it may stand in the CV where the skill doesn't. Not so what has a name
 * of its own (`isNamed`): other words never show it.
 */
export interface AskedSkills {
  about: "skills";
  groups: string[][];
  all: boolean;
  min_years: number | null;
  isNamed: boolean;
  words?: AskedWords;
  people?: number | null;
}

/** A name that no lexicon knows, letter for letter; `near` are its words. */
export interface AskedLiteral {
  about: "literal";
  words: string;
  pattern: RegExp;
  min_years: number | null;
  near: AskedWords;
}

/** A thing that somebody can or holds: by its name, or in words of its own. */
export type AskedThing = AskedSkills | AskedLiteral | AskedWords;

/** What is asked, in the shape that its judge needs. */
export type Asked =
  | AskedThing
  | ({ about: "title" } & AskedRole)
  /** Years in work of this role: years in another profession tell nothing. */
  | { about: "years"; years: number; role: AskedRole }
  | AskedWork
  | AskedSector
  | AskedStudy
  | AskedLanguages
  | AskedPlace
  | AskedTransport
  /** `least`: fewer are not enough. */
  | ({ about: "hours" } & AskedHours)
  | AskedTimes
  /** A day, and hours a week from then on. */
  | { about: "start"; date: string; hours?: AskedHours | null }
  | { about: "salary"; most: number; currency: string; period: NonNullable<Job["period"]> }
  | { about: "work_permit" }
  /** One of them is enough: a diploma, or years of the work. */
  | { about: "either"; asks: Asked[] };

const anyOf =
  /(?<!\p{L})(?:or|zoals|such as|like|bijv|bijvoorbeeld|e\.g|for example|either|dan wel|of gelijkwaardig|vergelijkbaar)(?!\p{L})|\p{L}\/\p{L}|\p{L} \/ \p{L}/iu;

/** "of" means "or" in Dutch only. */
const isAlternative = (text: string, dutch: boolean) => anyOf.test(text) || (dutch && /(?<!\p{L})of(?!\p{L})/iu.test(text));

const permit =
  /work permit|werkvergunning|right to work|verblijfsvergunning|authori[sz]ed to work|work authori[sz]ation|tewerkstellingsvergunning|visa sponsorship|sponsor(?:ship)? (?:a )?visa|without a permit|(?:legal(?:ly)? |permission |eligible |entitled |allowed )(?:right )?(?:to )?(?:live and )?work|(?:can|may|kunt|mag) (?:already |al )?(?:legally )?(?:work|werken) in|(?<!\p{L})visa(?!\p{L})|vergunning om te werken|eu[- ](?:citizen|passport|burger|paspoort)|(?:legally|already) (?:\w+ )?(?:work|allowed to work|entitled to work) in|(?:mag|mogen) (?:al )?(?:in nederland|in de eu) werken|werken in nederland zonder/iu;
/** What follows is a reason, an aside or a preference: the ask itself stands before it. */
const aside =
  /[;(]|:\s*(?:after|na|want|because)(?!\p{L})|,\s*(?:want|omdat|zonder|zodat|dus|aangezien|because|since|so that|as we|as you)(?!\p{L})|\s(?<=\S\s+\S+\s)(?:zonder dat|without (?:someone|somebody|anyone|anybody|us|me|him|her|them|you))(?!\p{L})|(?:,\s*|(?<!\s)\s+|)(?<!\p{L})(?:bij voorkeur|liefst|preferably|ideally)(?!\p{L})/iu;

/** "15 points Hydraulics", "Must have: a licence": how an ask counts is no part of it. */
const counting =
  /^\s*(?:\d{1,3}\s*(?:points?|punten|pts?|%)\s*[:–-]?\s*|(?:ideally|preferably|idealiter|bij voorkeur|(?:het )?liefst)[,:]?\s+(?!(?:in|met|als|with|as|bij|van|from|op|at)\s)(?=\S+\s*\S)|(?:must(?:[- ]have)?|nice(?: to have)?|eis|wens|pr[eé]|required|desired|vereist|gewenst)\s*:\s*)/iu;

/** Brackets that the sentence goes on behind: "a degree (hbo) in nursing". */
const inside = /\([^()]{1,70}\)(?=\s+\p{L}+\s+\p{L})/giu;

/** The ask without reasons, asides and preferences; the whole where nothing would be left. */
export function coreOf(written: string): string {
  const text = written.replace(counting, "").replace(inside, (bracket) => " ".repeat(bracket.length));
  const at = aside.exec(text)?.index ?? -1;
  const core = at > 0 ? text.slice(0, at).trim() : text;
  return core.split(/\s+/).length >= 2 || stemsOf(core).length > 0 ? core : text;
}

/** So much of an ask is its title where it asks for no more; "the police must have approved you" names one in passing. */
const MOST_OF_TITLE = 0.3;
const isMostly = (text: string, spans: readonly { start: number; end: number }[]) =>
  spans.some(({ start, end }) => end - start >= MOST_OF_TITLE * text.length);

/** Skills that are but times of work. */
const shiftWork = new Set(["Evening and weekend work", "Night work", "Shift work"]);
/** Days before this one are those of a working week. */
const WEEKEND = 5;
/** A longer sentence asks more than one thing. */
const LONGEST_SENTENCE = 220;

/** What a requirement asks, by its own words. The more exact reading goes first. */
export function askedBy(requirement: Requirement, job: Pick<Job, "city" | "remote">, role: AskedRole, dutch: boolean): Asked {
  const ways = waysIn(requirement.text);
  if (!ways) {
    const own = askedIn(requirement, job, role, dutch);
    const { quote } = requirement;
    if (own.about !== "text" || !quote || quote.length > LONGEST_SENTENCE || quote === requirement.text) return own;
    // The short text may have left the very thing to the sentence it was taken from.
    const told = askedIn({ ...requirement, text: quote }, job, role, dutch);
    return told.about === "text" ? own : told;
  }
  return { about: "either", asks: ways.map((text) => askedIn({ ...requirement, text, skill: null }, job, role, dutch)) };
}

/** "Fintech or another regulated domain": either shows it. */
const orSuch =
  /(?<=\p{L}{3})\s(?:or|of)\s(?:another|(?:any |some )?other|een ander\p{L}*|andere?|soortgelijke?)\s(\p{L}{4,}[^,.;()]{0,60})$/iu;

/** "A diploma, or two years at the chair": what each way asks; null where there is one alone. */
function waysIn(text: string): [string, string] | null {
  const such = orSuch.exec(text);
  if (such && such.index > 3 && stemsOf(text.slice(0, such.index)).length > 0) return [text.slice(0, such.index), nth(such, 1)];
  const cut = /,?\s(?:of|or|dan wel|ofwel)\s(?=[^,;]*(?:jaar|years?|ervaring|experience|gelijkwaardig\p{L}*|equivalent))/iu.exec(text);
  if (!cut || cut.index < 8) return null;
  const [first, second] = [text.slice(0, cut.index), text.slice(cut.index + cut[0].length)];
  const isOther = studyAsked(coreOf(first)) !== null && /ervaring|experience|gewerkt|worked/i.test(second);
  return isOther && stemsOf(second).length > 0 ? [first, second] : null;
}

/** "Eigen vervoer, of je woont in Sneek": living there is as good. */
function orLivesThere(transport: AskedTransport, text: string, job: Pick<Job, "city" | "remote">): Asked {
  const near = /(?<!\p{L})(?:of|or)\s(?:je |jij |you )?(?:woont|live)(?!\p{L}).*$/iu.exec(text)?.[0];
  const place = near ? placeAsked(near, job) : null;
  return place ? { about: "either", asks: [transport, { ...place, km: place.km ?? NEXT_DOOR_KM }] } : transport;
}
/** Near enough to come without a vehicle, as the crow flies. */
const NEXT_DOOR_KM = 5;

function askedIn(requirement: Requirement, job: Pick<Job, "city" | "remote">, role: AskedRole, dutch: boolean): Asked {
  const text = requirement.text;
  if (permit.test(text)) return { about: "work_permit" };
  const transport = transportAsked(`${text} ${requirement.quote ?? ""}`);
  if (transport) return orLivesThere(transport, text, job);
  const date = startAsked(text);
  if (date) return { about: "start", date, hours: hoursAsked(text) };
  const core = coreOf(text).replace(unwatched, " ");
  const years = requirement.min_years ?? numberOfYears(text);
  const named = [...new Set(findSkills(core).map((found) => found.name))];
  const trade = named.filter((name) => !isSoftSkill(name));
  const precise = trade.filter((name) => !isBroadSkill(name));
  const hard = precise.length > 0 ? precise : trade;
  const certificates = hard.filter((name) => tradeOf(name) === "certificate");
  const study = certificates.length === 0 || certificates.includes(TEACHING) ? studyAsked(core, text) : null;
  const times = timesAsked(core, text);
  // Being on call is a time, whatever the trade.
  if (times?.shifts.includes("call") && !years && !study) return { ...times, city: null };
  if (times?.days.some((day) => day < WEEKEND) && !years && !study && isOfTimes(core))
    return { ...times, city: findPlaces(core)[0]?.name ?? null };
  const roles = roleAsked(core, years, study?.level !== undefined && study.level !== null, precise);
  if (roles) return roles;
  const sector = sectorAsked(core, years);
  if (sector && precise.length === 0 && !study) return sector;
  const place = hard.length === 0 ? placeAsked(text, job) : null;
  const languages =
    hard.length === certificates.length && !requirement.skill
      ? languagesAsked(text, requirement.quote ?? null, (between) => isAlternative(between, dutch))
      : null;
  if (languages) return languages;
  if (study && (study.level || study.fields.length > 1 || precise.every((name) => studyFieldsIn(name).length > 0) || isDiploma(core)))
    return study;
  if (times && (times.shifts.length > 0 || isOfTimes(core)) && precise.every((name) => shiftWork.has(name)))
    return { ...times, city: findPlaces(core)[0]?.name ?? null };
  if (requirement.skill && hard.length <= 1 && !isWithinPractice(requirement.skill, core)) {
    const own = skillsAsked(requirement.skill, years);
    if (own.about === "skills") return inWords(own, core);
    if (hard.length === 0) return own;
  }
  if (place) return place;
  const hours = precise.length === 0 && !years ? hoursAsked(core) : null;
  if (hours) return { about: "hours", ...hours };
  // Without an exact skill, what is to be done tells it.
  const told = precise.length === 0 ? practiceAsked(core) : [];
  const words = wordsAsked(core, null);
  if (told.length > 0) return inWords({ about: "skills", groups: told, all: true, min_years: years, isNamed: false }, core);
  const counted = hard.length > 0 ? hard : named;
  if (requirement.skill && !counted.includes(canonicalSkill(requirement.skill) ?? requirement.skill)) {
    const own = canonicalSkill(requirement.skill);
    if (own && counted.length === 0) counted.push(own);
  }
  if (counted.length > 0) {
    // "Tweedegraads bevoegdheid" is one paper, though the wider name stands in it.
    const wider = new Set(counted.flatMap((name) => impliedBy(name)));
    const isEither = counted.length > 1 && isAlternative(core, dutch);
    // "VCA of VCA-VOL" names the lower one by itself: it is enough.
    const isKept = (name: string) => !wider.has(name) || (isEither && standsAlone(name, core));
    if (certificates.length > 1) counted.splice(0, counted.length, ...counted.filter(isKept));
    const isAny = counted.length > 1 && isEither;
    // What brackets name stands for what is before them: "automated tests (JUnit, Mockito or the like)".
    const examples = counted.length === 1 ? findSkills(text.slice(core.length)).map(({ name }) => name) : [];
    const groups = isAny || examples.length > 0 ? [[...new Set([...counted, ...examples])]] : counted.map((name) => [name]);
    return inWords({ about: "skills", groups, all: true, min_years: years, isNamed: false }, core);
  }
  if (years && words.concepts.every(({ weight }) => weight < 1)) return { about: "years", years, role };
  const titles = rolesIn(core);
  const stems = [...new Set(stemsOf(core))];
  if (titles.length > 0 && stems.length <= 3 && isMostly(core, findTitles(core)))
    return { about: "title", family: titleFamily(core), roles: titles, stems };
  return words.concepts.length > 0 ? { ...words, min_years: years } : wordsAsked(text, years);
}

/** Skills as an ask says them: in its words, unless one of them is called by a name of its own. */
function inWords(asked: AskedSkills, core: string): AskedSkills {
  const called = calledIn(core);
  const isNamed = asked.groups.some((group) => group.every((name) => called.has(name) || isProperName(name)));
  return { ...asked, isNamed, people: peopleAsked(core), ...(!isNamed && { words: wordsAsked(core, null) }) };
}

/** "Sustainable procurement" is more than procurement: what is to be done, in more words, holds the skill's name. */
function isWithinPractice(name: string, text: string): boolean {
  const own = findSkills(text).filter((one) => one.name === canonicalSkill(name));
  const told = findPractice(text);
  const isIn = (one: { start: number; end: number }) =>
    told.some(
      ({ name: other, start, end }) => start <= one.start && one.end <= end && end - start > one.end - one.start + MORE && other !== name,
    );
  return own.length > 0 && tradeOf(name) !== "certificate" && own.every(isIn);
}
/** Letters that another word takes. */
const MORE = 4;

/** Somewhere the text has it outside the longer names that hold it. */
function standsAlone(name: string, text: string): boolean {
  const found = findSkills(text);
  const others = found.filter((one) => one.name !== name);
  return found.some((one) => one.name === name && !others.some(({ start, end }) => start < one.end && one.start < end));
}

/** "Beschikbaar vanaf 4 januari 2027": the day from which somebody must be there; null where no whole date is named. */
function startAsked(text: string): string | null {
  if (!/(?<!\p{L})(?:beschikbaar\p{L}*|available|inzetbaar|start(?:en|ing)?|beginnen|begin)(?!\p{L})/iu.test(text)) return null;
  return WHOLE_DATE.test(text) ? (readStart(text, "")?.value ?? null) : null;
}
const WHOLE_DATE =
  /(?<!\d)\d{1,2}[\s./-]+(?:\p{L}{3,9}\.?|\d{1,2})[\s./-]+20\d{2}(?!\d)|20\d{2}-\d{2}-\d{2}|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?,? 20\d{2}/u;
/** How it is done, no leading of others. */
const unwatched =
  /(?<!\p{L})(?:without (?:any )?(?:supervision|guidance)|unsupervised|zonder (?:toezicht|begeleiding|supervisie))(?!\p{L})/giu;
const TEACHING = "Teaching qualification";
const isDiploma = (core: string) => /diploma|opleiding|degree|gediplomeerd/i.test(core);

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

export function skillsAsked(name: string, min_years: number | null): AskedSkills | AskedLiteral {
  const canonical = canonicalSkill(name);
  if (canonical) return { about: "skills", groups: [[canonical]], all: true, min_years, isNamed: isProperName(canonical) };
  const words = name.trim();
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words.split(/\s+/).map(RegExp.escape).join("\\s+")}(?![\\p{L}\\p{N}])`, "iu");
  return { about: "literal", words, pattern, min_years, near: wordsAsked(words, min_years) };
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
  const years = hit ? numberOf(nth(hit, 1)) : someYears.test(text) ? SOME : 0;
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
    case "sector":
      return "experience";
    case "education":
      return "education";
    case "languages":
      return "language";
    case "place":
    case "transport":
      return "place";
    case "either":
      return criterionOf(nth(asked.asks, 0));
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
