import { nth } from "#contract/nth.ts";
import { listIn } from "#engine/data/read.ts";
import { knownTowns } from "#engine/data/tables.ts";
import { Phrases } from "../phrases/phrases.ts";
import { type Tokens, tokensOf } from "../tokens.ts";
import { placeKey } from "./place-key.ts";
import { europeanTown, nearbyTowns } from "./towns.ts";

interface Town {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  at: { latitude: number; longitude: number } | null;
  /** Its name alone tells that it is meant, without "in" or "te" before it. */
  plain: boolean;
}

const all: Town[] = [];
const phrases = new Phrases();
const indexByName = new Map<string, number>();

function load(): void {
  for (const { name, country, latitude, longitude, aliases, sureness } of knownTowns()) {
    const index = all.length;
    const at = { latitude: Number(latitude), longitude: Number(longitude) };
    all.push({ name, country, at, plain: sureness !== "doubtful" });
    for (const called of [name, ...listIn(aliases)]) {
      phrases.add(called, index);
      indexByName.set(placeKey(called), index);
    }
  }
  for (const name of nearbyTowns()) {
    const found = indexByName.has(placeKey(name)) ? null : europeanTown(name);
    if (!found) continue;
    indexByName.set(placeKey(name), all.length);
    phrases.add(name, all.length);
    all.push({ name, country: found.country, at: found.at, plain: false });
  }
}

let isLoaded = false;
function loaded(): void {
  if (!isLoaded) load();
  isLoaded = true;
}

interface FoundPlace {
  /** The town's usual name. */
  name: string;
  country: string;
  start: number;
  end: number;
}

const leading = new Set([
  "in",
  "te",
  "bij",
  "near",
  "from",
  "uit",
  "locatie",
  "location",
  "standplaats",
  "plaats",
  "regio",
  "region",
  "city",
  "omgeving",
  "nabij",
  "vlakbij",
  "rond",
  "rondom",
  "buiten",
  "outside",
  "around",
  "based",
  "wonend",
]);

/** The towns named in a text. "Best", "Goes", "Houten" and others that are also words need "in", "te", "Locatie:" before them. */
export function findPlaces(text: string, tokens: Tokens = tokensOf(text)): FoundPlace[] {
  loaded();
  const found: FoundPlace[] = [];
  for (const hit of phrases.find(text, tokens)) {
    const town = nth(all, hit.entry);
    const first = text.charAt(hit.start);
    if (first !== "'" && first.toLowerCase() === first && !/^s-/i.test(text.slice(hit.start, hit.start + 2))) continue;
    if (!town.plain && !leading.has(tokens.keys[hit.token - 1] ?? "")) continue;
    found.push({ name: town.name, country: town.country, start: hit.start, end: hit.end });
  }
  return found;
}

/** What people add to a town: its part, its province, "and surroundings". */
const BESIDE_TOWN =
  /\s*\([^()]{1,30}\)$|[\s-]+(?:noord|zuid|oost|west|centrum|north|south|east|centre|center)$|\s+(?:e\.?o\.?|en omgeving|and surroundings|area)$|^(?:regio|omgeving|region|greater|gemeente|stad)\s+/i;

/** The town that a whole phrase names, or null: "Twello", "Hoogvliet (Rotterdam)", "regio Ede", "Poznań, Poland". */
export function townOf(written: string): { name: string; country: string; known: boolean } | null {
  const found = town(written);
  return found ? { name: found.name, country: found.country, known: indexByName.has(placeKey(found.name)) } : null;
}

/** One of the towns that people name most, whose name is nothing else. */
export function isKnownTown(written: string): boolean {
  loaded();
  const index = indexByName.get(placeKey(written));
  return index !== undefined && nth(all, index).plain;
}

function town(written: string): Town | null {
  const text = written.trim();
  if (text.length < 2 || text.length > 60) return null;
  loaded();
  const first = text.split(",")[0] ?? "";
  for (const name of [text, text.replace(BESIDE_TOWN, ""), first, first.replace(BESIDE_TOWN, "")]) {
    const index = indexByName.get(placeKey(name));
    if (index !== undefined) return nth(all, index);
    const other = europeanTown(name);
    if (other) return { name: name.trim(), ...other, plain: false };
  }
  return null;
}

/** Are these two names of the same town? By the table, else letter by letter. */
export function isSamePlace(one: string, other: string): boolean {
  const first = town(one);
  const second = town(other);
  return first && second ? placeKey(first.name) === placeKey(second.name) : placeKey(one) !== "" && placeKey(one) === placeKey(other);
}

/** Kilometres as the crow flies (haversine, mean earth radius 6371 km), rounded; null when the table lacks one of them. */
export function kilometresBetween(one: string, other: string): number | null {
  const from = town(one)?.at;
  const to = town(other)?.at;
  if (!from || !to) return null;
  const radians = Math.PI / 180;
  const dLatitude = (to.latitude - from.latitude) * radians;
  const dLongitude = (to.longitude - from.longitude) * radians;
  const a =
    Math.sin(dLatitude / 2) ** 2 + Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(dLongitude / 2) ** 2;
  return Math.round(2 * 6371 * Math.asin(Math.sqrt(a)));
}

const countryNames: [RegExp, string][] = [
  [/\b(?:nederland|netherlands|holland)\b/i, "NL"],
  [/\b(?:belgi[eë]|belgium)\b/i, "BE"],
  [/\b(?:duitsland|germany|deutschland)\b/i, "DE"],
  [/\b(?:united kingdom|england|verenigd koninkrijk|engeland|scotland)\b/i, "GB"],
  [/\b(?:ireland|ierland)\b/i, "IE"],
  [/\b(?:france|frankrijk)\b/i, "FR"],
  [/\b(?:united states|usa)\b/i, "US"],
];

/** ISO 3166-1 alpha-2 of the country that a text names, or null. */
export function countryIn(text: string): { country: string; start: number; end: number } | null {
  for (const [pattern, country] of countryNames) {
    const hit = pattern.exec(text);
    if (hit) return { country, start: hit.index, end: hit.index + hit[0].length };
  }
  return null;
}
