import { nth } from "#contract/nth.ts";
import { findLanguages } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { countryIn, findPlaces, townOf } from "#engine/skills/places/places.ts";
import { europeanTown } from "#engine/skills/places/towns.ts";
import { findTitles } from "#engine/skills/titles.ts";
import { type Fact, factAt, labelled, SEARCHED } from "../fact.ts";
import { headerParts } from "../text/header-parts.ts";

interface Places {
  city?: Fact<string>;
  country?: Fact<string>;
  /** Further towns where the work is, or may be done, in the order of the text. */
  others: Fact<string>[];
}

/** Where the work is: behind a label or a pin, among the first lines, else the town that most speaks for. */
export function readPlaces(text: string): Places {
  const label =
    labelled(
      text,
      "locaties?|standplaats(?:en)?|plaats(?:en)?|werklocaties?|werkplek|locations?|place|city|stad|regio|region|office|vestiging|based in|job location",
    ) ?? pinned(text);
  if (label) {
    const told = atLabel(text, label);
    if (told.city) return told;
    const found = atTheTop(text) ?? inText(text);
    return { ...found, ...(told.country && { country: told.country }) };
  }
  const known = atTheTop(text) ?? inText(text);
  return known.city ? known : (unlistedAtTheTop(text) ?? behindPreposition(text) ?? known);
}

/** "📍 Rotterdam (Maasvlakte)". */
function pinned(text: string): { start: number; end: number } | null {
  const hit = /(?:^|\n)[^\n\p{L}]{0,20}[📍📌🗺]\ufe0f?[^\n\p{L}]{0,4}([^\n]{2,80})/u.exec(text.slice(0, SEARCHED));
  if (!hit?.[1]) return null;
  const start = hit.index + hit[0].length - hit[1].length;
  return { start, end: start + hit[1].trimEnd().length };
}

function atLabel(text: string, label: { start: number; end: number }): Places {
  const value = text.slice(label.start, label.end);
  const towns = townsIn(text, label.start, label.end, 0.95);
  const named = countryIn(value);
  const country = named
    ? factAt(text, named.country, label.start + named.start, label.start + named.end, 0.95)
    : towns[0] && factAt(text, towns[0].country, towns[0].fact.evidence.start, towns[0].fact.evidence.end, 0.7);
  const places: Places = { others: towns.slice(1).map(({ fact }) => fact), ...(country && { country }) };
  if (towns[0]) return { ...places, city: towns[0].fact };
  const name = /^\p{Lu}[\p{L}'. -]{1,40}/u.exec(value.split(/[,(|/–;]| - /)[0]?.trim() ?? "")?.[0]?.trim();
  if (name && !/remote|hybride?|thuis|home|anywhere|nederland|netherlands|belgi|in overleg|europe/i.test(name))
    return { ...places, city: factAt(text, name, label.start, label.start + name.length, 0.75) };
  return places;
}

/** The towns of a stretch, each once: every part between commas and "en" that is one, and those named beside other words. */
function townsIn(text: string, start: number, end: number, confidence: number): { fact: Fact<string>; country: string }[] {
  const value = text.slice(start, end);
  const found: { name: string; country: string; start: number; end: number }[] = [];
  let from = 0;
  for (const part of value.split(/(\s*[,/&+;|·]\s*|\s+(?:en|and|of|or)\s+|\s+-\s+|\s*\()/u)) {
    const town = part.length < 40 && /^\p{Lu}|^'/u.test(part) ? townOf(part.replace(/[).\s]+$/, "")) : null;
    const at = town?.known ? { name: town.name, country: town.country, start: from, end: from + part.trimEnd().length } : null;
    const named = at ?? findPlaces(`in ${part}`).map((one) => ({ ...one, start: from + one.start - 3, end: from + one.end - 3 }))[0];
    if (
      named &&
      !found.some(({ name }) => name === named.name) &&
      !/(?:bus|train|trein|bereikbaar|vanaf|near|bij|from)\s*$/i.test(value.slice(Math.max(0, named.start - 12), named.start))
    )
      found.push(named);
    from += part.length;
  }
  return found.slice(0, 10).map((one) => ({
    fact: factAt(
      text,
      writtenName(text.slice(start + one.start, start + one.end), one.name),
      start + one.start,
      start + one.end,
      confidence,
    ),
    country: one.country,
  }));
}

/** "The Hague" stays what the vacancy calls it; "AMERSFOORT" and "Amersfoort-Noord" are Amersfoort. */
function writtenName(written: string, name: string): string {
  const isWhole = findPlaces(`in ${written}`).some(({ start, end }) => start === 3 && end === written.length + 3);
  return isWhole && written !== written.toUpperCase() ? written : name;
}

/** "Kok – Brasserie De Kade, Middelburg", "Den Helder of Utrecht · 24 uur": a part of the first lines that is a town or two. */
function atTheTop(text: string): Places | null {
  for (const { start, end, whole } of headerParts(text, 5)) {
    const part = text.slice(start, end);
    if (/[.!?]$/.test(text.slice(whole.start, whole.end)) || /^(?:regio|region|omgeving)\s/i.test(part)) continue;
    const pieces = part.split(/\s+(?:en|and|of|or|&)\s+/);
    if (!pieces.every((piece) => /^\p{Lu}|^'/u.test(piece) && piece.length > 2 && townOf(piece)?.known)) continue;
    const [first, ...others] = townsIn(text, start, end, 0.85);
    if (
      !first ||
      (pieces.length === 1 && start === whole.start && end === whole.end && /^(?:Best|Spa|Made|Goes|Bath|Reading|Nice)$/.test(part))
    )
      continue;
    return {
      city: first.fact,
      country: factAt(text, first.country, first.fact.evidence.start, first.fact.evidence.end, 0.7),
      others: others.map(({ fact }) => fact),
    };
  }
  return null;
}

/** "1521 AB Wormerveer", "Leeds LS2 8JA". */
const beforePostcode = /(\p{Lu}[\p{L}'’-]{2,30}(?: \p{Lu}[\p{L}'’-]{2,20})?),? [A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}(?![\p{L}\d])/u;
const behindPostcode = /(?<!\d)[1-9]\d{3} ?[A-Z]{2},? {1,2}(\p{Lu}[\p{L}'’-]{2,30}(?: (?:aan|de|den|der|het|van|\p{Lu}[\p{L}'’-]+)){0,4})/u;

/**
 * Towns that people seldom name, and parts of towns that no list has: behind a postcode, in the first lines beside the firm
 * ("Bramhall Growers, Chichester"), or beside hours and pay, where the text names it as a place further on.
 */
function unlistedAtTheTop(text: string): Places | null {
  const searched = text.slice(0, SEARCHED);
  const coded = behindPostcode.exec(searched) ?? beforePostcode.exec(searched);
  if (coded?.[1]) return placed(text, coded[1], coded.index + coded[0].indexOf(coded[1]), 0.8);
  for (const { start, end, whole, aside } of headerParts(text, 5)) {
    const name = text.slice(start, end);
    const line = text.slice(whole.start, whole.end);
    if (aside || !isPlaceName(name) || /[.!?]$/.test(line)) continue;
    const isBehindComma = start > whole.start && /,\s*$/.test(text.slice(whole.start, start)) && europeanTown(name) !== null;
    const isBesideFacts = /\d{2}\s*(?:uur|hours|hrs)|[€$£]/.test(line) && isNamedAsPlace(searched, name, end);
    if (isBehindComma || isBesideFacts) return placed(text, name, start, isBehindComma ? 0.75 : 0.65);
  }
  return null;
}

/** "A farm in Chichester": a town of Europe behind a preposition, where nothing else tells one. */
function behindPreposition(text: string): Places | null {
  const searched = text.slice(0, 6000);
  for (const hit of searched.matchAll(
    /(?<!\p{L})(?:in|te|near|outside|vlakbij|nabij) (\p{Lu}[\p{L}'’-]{3,30}(?: \p{Lu}[\p{L}'’-]{3,20})?)(?!\p{L})/gu,
  )) {
    const name = nth(hit, 1);
    if (isPlaceName(name) && europeanTown(name)) return placed(text, name, hit.index + hit[0].length - name.length, 0.55);
  }
  return null;
}

/** A word or two that name no profession, skill, language or month. */
const isPlaceName = (name: string) =>
  /^\p{Lu}[\p{L}'’-]{2,30}(?: (?:aan|aan de|on|upon|\p{Lu}[\p{L}'’-]+)){0,2}$/u.test(name) &&
  name !== name.toUpperCase() &&
  !/^(?:january|february|march|april|may|june|july|august|september|october|november|december|januari|februari|maart|mei|juni|juli|augustus|oktober|monday|tuesday|wednesday|thursday|friday|saturday|sunday|permanent|hybrid|remote|temporary|contract|freelance|full|part|fulltime|parttime|ons|onze|our|the|de|het)(?!\p{L})/iu.test(
    name,
  ) &&
  countryIn(name) === null &&
  findTitles(name).length === 0 &&
  findSkills(name).length === 0 &&
  findLanguages(name).length === 0;

const isNamedAsPlace = (text: string, name: string, from: number) =>
  new RegExp(`(?<!\\p{L})(?:in|te|van|naar|uit|near|from|to|of|vlakbij|omgeving|regio) ${name}(?!\\p{L})`, "u").test(text.slice(from));

function placed(text: string, name: string, start: number, confidence: number): Places {
  const country = europeanTown(name)?.country;
  return {
    city: factAt(text, name, start, start + name.length, confidence),
    ...(country && { country: factAt(text, country, start, start + name.length, 0.5) }),
    others: [],
  };
}

function inText(text: string): Places {
  const searched = text.slice(0, SEARCHED);
  const places = findPlaces(searched);
  const counts = new Map<string, number>();
  for (const { name } of places) counts.set(name, (counts.get(name) ?? 0) + 1);
  const scored = places.map((place, index) => {
    const before = searched.slice(Math.max(0, place.start - 30), place.start);
    const cue =
      /(?:standplaats|locatie|kantoor|vestiging|locat(?:ed|ion)|office|based|werken?|op kantoor|onze vestiging|on[- ]site)[^.\n]{0,20}$/i.test(
        before,
      )
        ? 4
        : 0;
    // "In de regio Amersfoort" is around it, and less than the town where one works.
    const preposition = /\bregio\s*$/i.test(before) ? -2 : /\b(?:in|te|bij|near)\s*$/i.test(before) ? 2 : 0;
    const repeated = counts.get(place.name) ?? 0;
    return { place, points: cue + preposition + Math.min(3, repeated) + (place.start < 250 ? 3 : 0) - index * 0.05 };
  });
  const best = scored.sort((one, other) => other.points - one.points)[0];
  if (!best || best.points < 2.5) return { others: [] };
  const { place } = best;
  return {
    city: factAt(
      text,
      writtenName(searched.slice(place.start, place.end), place.name),
      place.start,
      place.end,
      best.points >= 5 ? 0.8 : 0.6,
    ),
    country: factAt(text, place.country, place.start, place.end, 0.6),
    others: [],
  };
}
