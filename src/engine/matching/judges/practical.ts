import { DAY_MS } from "#contract/choices.ts";
import type { Evidence, Verdict } from "#contract/fields.ts";
import { isPrivate } from "#engine/cv/private/private.ts";
import { findPlaces, isSamePlace, kilometresBetween, townOf } from "#engine/skills/places/places.ts";
import { dateIn } from "#engine/vacancy/terms/start-date.ts";
import type { Asked } from "../asked.ts";
import { type AskedPlace, type AskedTransport, minutesIn } from "../asks/place.ts";
import { cvEvidence, profileEvidence, readEvidence } from "../evidence.ts";
import { passageAt } from "../passages.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { type Finding, note, unknown } from "./finding.ts";

/** Kilometres as the crow flies that people travel daily where they name no limit of their own. */
export const COMMUTE_KM = 35;
export const HYBRID_COMMUTE_KM = 60;

/** As the crow flies, in an hour from door to door. */
const KM_AN_HOUR = 50;
/** The head of a CV, where people write where they live. */
const HEAD = 600;

export function judgePlace({ city, country, hybrid, km: asked }: Omit<AskedPlace, "about">, candidate: PreparedCandidate): Finding {
  const { city: home, desired } = candidate.candidate;
  const limit = asked ?? (hybrid ? HYBRID_COMMUTE_KM : COMMUTE_KM);
  const told = city ? (toldDistance(city, limit, candidate) ?? toldMove(city, candidate)) : null;
  if (told) return told;
  const own = profileEvidence("city", home) ?? null;
  const found = home && own ? { name: home, evidence: own } : homeIn(candidate);
  if (!found) return unknown();
  const evidence = [found.evidence];
  if (!city) {
    const lives = townOf(found.name)?.country ?? (candidate.candidate.country?.length === 2 ? candidate.candidate.country : undefined);
    return lives ? { verdict: lives === country ? "met" : "not_met", evidence, note: note("same_city", { city: found.name }) } : unknown();
  }
  if (isSamePlace(found.name, city)) return { verdict: "met", evidence, note: note("same_city", { city: found.name }) };
  const km = kilometresBetween(found.name, city);
  if (km === null) return unknown();
  const reach = asked ?? desired?.radius_km ?? limit;
  const isNear = km <= reach * (asked ? BEYOND_ASKED : BEYOND);
  const verdict: Verdict = km <= reach ? "met" : isNear || desired?.relocate ? "partly" : "not_met";
  // What made the difference is shown where the CV says it.
  const said = !isNear && desired?.relocate ? "desired.relocate" : !asked && desired?.radius_km ? "desired.radius_km" : null;
  const proof = said && readEvidence(candidate, said);
  if (proof) evidence.push(proof);
  return { verdict, evidence, note: note("distance_km", { km, city: found.name }) };
}
/** So much farther than usual is still worth a word; where a limit is asked, no more than the map may be wrong by. */
export const BEYOND = 1.5;
const BEYOND_ASKED = 1.25;

/** Mentions of a town that are looked at. */
const MENTIONS = 8;

/** "Met de auto sta ik in 25 minuten in Leiden": a person's own word about the way goes before the map. */
function toldDistance(city: string, limit: number, candidate: PreparedCandidate): Finding | null {
  const { cv, passages } = candidate;
  let at = cv.indexOf(city);
  for (let count = 0; at !== -1 && count < MENTIONS; at = cv.indexOf(city, at + city.length), count += 1) {
    const passage = passageAt(passages, at);
    const minutes = passage && minutesTo(cv.slice(Math.max(passage.start, at - 80), Math.min(passage.end, at + city.length + 60)));
    if (!minutes) continue;
    const most = (limit / KM_AN_HOUR) * 60;
    const evidence = [cvEvidence(candidate, { start: at, end: at + city.length })];
    return { verdict: minutes <= most * 1.1 ? "met" : minutes <= most * BEYOND_ASKED ? "partly" : "not_met", evidence, note: null };
  }
  return null;
}

/** "Op de scooter 25 min, met de auto 15": the quicker way counts. */
const byCar = /(?<!\p{L})(?:(?:met de|per) auto|by car)\D{0,20}(\d{1,3})(?!\d|[ ,.]?\d* ?(?:km|kilom))/iu;

function minutesTo(text: string): number | null {
  const minutes = minutesIn(text);
  return minutes && Math.min(minutes, Number(byCar.exec(text)?.[1] ?? minutes));
}

const moving =
  /(?<!\p{L})(?:moving|move|relocating|relocate|verhuis|verhuizen|verhuizing|ga wonen)(?!\p{L})[^.;\n]{0,60}(?<!\p{L})(?:to|naar|in)\s+$/iu;

const denied = /(?<!\p{L})(?:not|niet|never|nooit)(?!\p{L})/iu;

/** "In april verhuis ik naar Zwolle": whoever moves there will live there. */
function toldMove(city: string, candidate: PreparedCandidate): Finding | null {
  const { cv, passages } = candidate;
  for (let at = cv.indexOf(city); at !== -1; at = cv.indexOf(city, at + city.length)) {
    const passage = passageAt(passages, at);
    const before = passage ? cv.slice(passage.start, at) : "";
    // With whom somebody moves is nobody's business: such a line is no proof.
    if (!passage || !moving.test(before) || denied.test(before) || isPrivate(cv.slice(passage.start, passage.end))) continue;
    return { verdict: "met", evidence: [cvEvidence(candidate, { start: at, end: at + city.length })], note: null };
  }
  return null;
}

const homes = new WeakMap<PreparedCandidate, { name: string; evidence: Evidence } | null>();

/** A line of the head that tells of a job or a study: its town is where that was. */
const elsewhere = /(?<!\d)(?:19|20)\d{2}(?!\d)|(?<!\p{L})(?:present|heden|today|opleiding|education)(?!\p{L})/iu;

/** A town in the head of the CV, where nobody read one as the city. Never that of an employer or a school. */
function homeIn(candidate: PreparedCandidate): { name: string; evidence: Evidence } | null {
  const before = homes.get(candidate);
  if (before !== undefined) return before;
  const { cv, candidate: profile } = candidate;
  const places = [...profile.experience.map(({ company }) => company), ...profile.education.map(({ institution }) => institution)];
  const isHome = ({ start }: { start: number }) => {
    const from = cv.lastIndexOf("\n", start) + 1;
    const line = cv.slice(from, cv.indexOf("\n", start) === -1 ? undefined : cv.indexOf("\n", start));
    return !elsewhere.test(line) && !places.some((name) => name && line.includes(name));
  };
  const town = findPlaces(cv.slice(0, HEAD)).find(isHome);
  const home = town ? { name: town.name, evidence: cvEvidence(candidate, town) } : null;
  homes.set(candidate, home);
  return home;
}

const ownCar =
  /(?<!\p{L})(?:eigen (?:auto|vervoer|wagen|transport)|own (?:car|transport|vehicle)|(?:eigen|own) (?:bus|busje|bestelbus|bestelwagen|van)|lease-?auto|lease car|(?:car|auto):? (?:yes|ja|available|aanwezig)|auto vorhanden|eigenes auto|auto (?:beschikbaar|(?:ter|tot mijn) beschikking)|(?:heb|bezit) (?:ik )?(?:een|mijn) auto|(?:have|own|drive) (?:a|my) car|(?:rijbewijs\p{L}*(?: B)?|licen[cs]e(?: B)?)(?: en|,| and| \+) (?:een |eigen |own |a )?(?:auto|car))(?!\p{L})/iu;
const withoutCar =
  /(?<!\p{L})(?:geen (?:rijbewijs|auto|eigen vervoer)|no (?:have (?:an? )?)?(?:car|driving licen[cs]e|licen[cs]e)|(?:don't|do not|can't|cannot) drive|provisional (?:driving )?licen[cs]e|zonder (?:rijbewijs|auto)|met de bus|with the bus)(?!\p{L})/iu;
const licence = /(?<!\p{L})(?:rijbewijs|driving licen[cs]e|driver'?s licen[cs]e)(?!\p{L})/iu;

/** Own transport: a car is met, a licence alone partly, neither by one's own word not met. */
export function judgeTransport({ licence: asksLicence }: Pick<AskedTransport, "licence">, candidate: PreparedCandidate): Finding {
  for (const [verdict, words] of [
    ["met", ownCar],
    ["not_met", withoutCar],
    ["partly", licence],
  ] as const) {
    const evidence = toldBy(words, candidate);
    if (evidence.length === 0) continue;
    // Of a licence and a car, who has the first alone has some of it.
    const drives = verdict === "not_met" && asksLicence ? candidate.skills.get("Driving licence B")?.positive[0] : undefined;
    return drives ? { verdict: "partly", evidence: [drives.evidence, ...evidence], note: null } : { verdict, evidence, note: null };
  }
  return unknown();
}

function toldBy(words: RegExp, candidate: PreparedCandidate): Evidence[] {
  const hit = words.exec(candidate.cv);
  return hit ? [cvEvidence(candidate, { start: hit.index, end: hit.index + hit[0].length })] : [];
}

/** "Ik rij geen auto", "provisional licence": whoever says so has no licence for a car. */
export const drivesNot = (candidate: PreparedCandidate): Evidence[] => toldBy(withoutCar, candidate);

const startWords =
  /(?<!\p{L})(?:vanaf|per|from|start(?:en|ing)?|beginnen|begin|available|beschikbaar|vrij|free)(?!\p{L})[^.\n]{0,30}?(?=(?:\d{1,2}[\s./-]|\p{L}{3,9} \d{1,2},? )[^.\n]{0,14}20\d{2})/giu;

/** A whole day still to come behind a word of starting, where nobody read one as the day of being available. */
function startIn(candidate: PreparedCandidate): { date: string; evidence: Evidence } | null {
  const before = starts.get(candidate);
  if (before !== undefined) return before;
  const found = searchedStart(candidate);
  starts.set(candidate, found);
  return found;
}
const starts = new WeakMap<PreparedCandidate, { date: string; evidence: Evidence } | null>();

function searchedStart(candidate: PreparedCandidate): { date: string; evidence: Evidence } | null {
  const { cv, ledger } = candidate;
  for (const hit of cv.matchAll(startWords)) {
    const start = hit.index + hit[0].length;
    const date = dateIn(cv.slice(start, start + DATE), ledger.as_of ?? "")?.date;
    if (date && ledger.as_of && date > ledger.as_of) return { date, evidence: cvEvidence(candidate, { start: hit.index, end: start }) };
  }
  return null;
}
/** Days later than asked that may be talked over. */
export const SOON = 14;
/** Letters that a date may take. */
const DATE = 24;

function isExpiry({ source, start, end }: Evidence, { cv, passages }: PreparedCandidate): boolean {
  const line = source === "cv" ? passageAt(passages, start) : undefined;
  return (
    line !== undefined &&
    /(?<!\p{L})(?:geldig|valid|expires?|verloopt)(?!\p{L})[^.;]{0,20}$/iu.test(cv.slice(line.start, start)) &&
    end <= line.end
  );
}

export function judgeStart(date: string, candidate: PreparedCandidate): Finding {
  const told = candidate.ledger.facts.find(({ kind }) => kind === "availability");
  const read = told?.quotes[0] && typeof told.value === "string" ? { date: told.value, evidence: told.quotes[0] } : null;
  // A date until which a paper is valid is no day to begin.
  const own = read && !isExpiry(read.evidence, candidate) ? read : startIn(candidate);
  const { date: from, evidence } = own ?? { date: null, evidence: null };
  if (!from || !evidence) return unknown();
  const days = (Date.parse(from) - Date.parse(date)) / DAY_MS;
  if (!Number.isFinite(days)) return unknown();
  return {
    verdict: days <= 0 ? "met" : days <= SOON ? "partly" : "not_met",
    evidence: [evidence],
    note: note("available_from", { date: from }),
  };
}

/** Working hours, days, weeks and months of a full-time year (40 hours, 52 weeks). */
export const perYear = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };

export function judgeSalary(asked: Extract<Asked, { about: "salary" }>, candidate: PreparedCandidate): Finding {
  const { desired } = candidate.candidate;
  const wants = desired?.salary_min ?? desired?.salary_max;
  if (!wants || !desired?.period || desired.currency !== asked.currency) return unknown();
  const evidence = profileEvidence(desired.salary_min ? "desired.salary_min" : "desired.salary_max", wants);
  if (!evidence) return unknown();
  const ratio = (wants * perYear[desired.period]) / (asked.most * perYear[asked.period]);
  const params = { has: wants, asks: asked.most, currency: asked.currency, has_period: desired.period, asks_period: asked.period };
  return { verdict: ratio <= 1 ? "met" : ratio <= 1.1 ? "partly" : "not_met", evidence: [evidence], note: note("salary", params) };
}

/** Being allowed to work here, by what the profile or the CV says of it: a fact, or nothing. */
export function judgeWorkPermit({ ledger }: PreparedCandidate): Finding {
  const fact = ledger.facts.find(({ kind }) => kind === "permit");
  return fact ? { verdict: fact.polarity === "denies" ? "not_met" : "met", evidence: fact.quotes, note: null } : unknown();
}
