import { countryIn, findPlaces, townOf } from "#engine/skills/places/places.ts";

export interface AskedPlace {
  about: "place";
  /** Null where a country is asked. */
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  hybrid: boolean;
  /** As the crow flies; null for a usual commute. */
  km: number | null;
}

/** Speaks of where somebody lives or comes to, wherever that is. */
const onSite =
  /woonachtig|wonend|(?<!\p{L})wo(?:nen|ont) (?:\p{L}+ )?(?:binnen|op|hooguit|maximaal|max\.?|niet verder dan) |woon je|je woont|(?<!\p{L})woont (?:in|op|binnen|bij|nabij|hooguit|maximaal|niet)|(?<!\p{L})live (?:in|near|within|no|at|close|around)|living (?:in|near|within)|based in|located in|residing|reisafstand|reistijd|reisbereid\p{L}* vanaf|woon-werk|commut|within reach|op (?:redelijke |fiets|reis)\s?afstand|op locatie|op kantoor|on[- ]?site|(?:in|at) (?:our|the|ons|het) (?:office|kantoor)|office day|kantoordag/iu;
/** Does so where a town is named beside it. */
const beside =
  /(?:uur|hour|min(?:utes|uten)?|km|kilomet\p{L}*) (?:from|van|rijden|reizen)|in de (?:buurt|regio|omgeving)|regio|omgeving|nearby|(?:days?|dagen) (?:a|per) week|afstand|reizen/iu;
/** Experience somewhere is no place to live. */
const experience = /(?<!\p{L})(?:ervaring|experience|gewerkt|worked|kennis|knowledge)(?!\p{L})/iu;

/** As the crow flies, by road or rail, in the Netherlands: about 50 km in an hour from door to door. */
const KM_A_MINUTE = 0.85;
const MINUTES = 60;

const THREE_QUARTERS = /(?<!\p{L})(?:drie ?kwartier|three[- ]quarters of an hour)(?!\p{L})/iu;

/** Minutes of travel that a text names: "45 minuten", "an hour", "anderhalf uur"; null without. */
export function minutesIn(text: string): number | null {
  const written = /(\d{1,3})\s*(?:min(?:ute)?s?|minuten|minutes)(?!\p{L})/iu.exec(text)?.[1];
  if (!written && THREE_QUARTERS.test(text)) return 45;
  if (written) return Number(written);
  const tens: Record<string, number> = {
    ten: 10,
    tien: 10,
    fifteen: 15,
    kwartier: 15,
    twenty: 20,
    twintig: 20,
    thirty: 30,
    dertig: 30,
    forty: 40,
    veertig: 40,
  };
  const word = /(?<!\p{L})(ten|tien|fifteen|twenty|twintig|thirty|dertig|forty|veertig)\s+(?:minutes|minuten)|(kwartier)/iu.exec(text);
  if (word) return tens[(word[1] ?? word[2] ?? "").toLowerCase()] ?? null;
  if (/(?<!\p{L})(?:half an hour|half uur(?:tje)?|halfuur(?:tje)?|half hour)(?!\p{L})/iu.test(text)) return MINUTES / 2;
  if (/(?<!\p{L})(?:anderhalf uur|an hour and a half|1,5 uur|1\.5 hours?)(?!\p{L})/iu.test(text)) return MINUTES * 1.5;
  return /(?<!\p{L})(?:an hour|one hour|1 hour|een uur|één uur|1 uur|uurtje|(?:max|maximaal|binnen)\.? (?:een |1 )?uur)(?!\p{L})/iu.test(
    text,
  )
    ? MINUTES
    : null;
}

/** Comes a day or two a week. */
const nowAndThen = /(?<!\p{L})(?:one|two|een|één|twee|1|2) (?:days?|dag(?:en)?) (?:a|per|in de) week|office day|kantoordag/iu;

/** Where somebody must live or come, or null: a town of the ask or of the job, and how far away at most. */
export function placeAsked(text: string, { city, remote }: { city: string | null; remote: string | null }): AskedPlace | null {
  if (experience.test(text)) return null;
  const [town] = findPlaces(text);
  if (!onSite.test(text) && !(town && beside.test(text))) return null;
  const land = town ? null : countryIn(text);
  if (land) return { about: "place", city: null, country: land.country, hybrid: false, km: null };
  const to = town?.name ?? (minutesIn(text) ? villageIn(text) : null) ?? city;
  if (!to) return null;
  const kilometres = /(\d{2,3})\s*(?:km|kilomet)/i.exec(text)?.[1];
  const minutes = minutesIn(text);
  const km = kilometres ? Number(kilometres) : minutes ? Math.round(minutes * KM_A_MINUTE) : null;
  return { about: "place", city: to, hybrid: remote === "hybrid" || nowAndThen.test(text), km };
}

const behindWay = /(?:van|from|of|naar|to|in) ((?:(?:De|Den|Het|Sint|The) )?\p{Lu}[\p{L}-]{2,}(?: \p{Lu}[\p{L}-]{2,})?)/u;

/** A village behind the minutes: one that is found by its name alone, or one that no list has, to which people tell the way by that name. */
function villageIn(text: string): string | null {
  const named = behindWay.exec(text)?.[1] ?? null;
  return named && (townOf(named)?.name ?? named);
}

const ownTransport =
  /(?<!\p{L})(?:eigen (?:vervoer|auto|transport|wagen)|own (?:transport|car|vehicle)|zelfstandig vervoer|beschik\p{L}* over (?:een )?(?:eigen )?(?:auto|vervoer)|access to a car|bezit van (?:een )?(?:eigen )?(?:auto|vervoer)|auto (?:tot je|ter) beschikking|beschikking over (?:een )?(?:eigen )?(?:auto|vervoer)|(?:have|own|with) a car|car (?:is )?(?:available|required|essential)|auto (?:is )?(?:nodig|noodzakelijk|vereist)|own means of transport)(?!\p{L})/iu;

/** "Rijbewijs B en een auto": the licence is asked with it. */
const withLicence =
  /(?<!\p{L})(?:rijbewijs|(?:driving |driver'?s )?licen[cs]e)(?: B)?(?: en|,| and| \+) (?:een |eigen |own |an? |your )*(?:auto|car)(?!\p{L})/iu;

export interface AskedTransport {
  about: "transport";
  /** The licence is asked beside the vehicle. */
  licence: boolean;
}

/** Coming by a vehicle of one's own, where that is asked. */
export const transportAsked = (text: string): AskedTransport | null =>
  ownTransport.test(text) || withLicence.test(text) ? { about: "transport", licence: withLicence.test(text) } : null;
