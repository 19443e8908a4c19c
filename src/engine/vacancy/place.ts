import { countryIn, findPlaces } from "#engine/skills/places.ts";
import { type Fact, factAt, labelled, SEARCHED } from "./fact.ts";

export function readPlace(text: string): { city?: Fact<string>; country?: Fact<string> } {
  const label = labelled(
    text,
    "locatie|standplaats|plaats|werklocatie|werkplek|location|place|city|stad|regio|region|office|vestiging|based in|job location",
  );
  const first: { city?: Fact<string>; country?: Fact<string> } = {};
  if (label) {
    const value = text.slice(label.start, label.end);
    const town = findPlaces(`in ${value}`)[0];
    if (town) {
      first.city = factAt(text, town.name, label.start + town.start - 3, label.start + town.end - 3, 0.95);
      first.country = factAt(text, town.country, label.start + town.start - 3, label.start + town.end - 3, 0.7);
    } else {
      const name = /^\p{Lu}[\p{L}'. -]{1,40}/u.exec(value.split(/[,(|/–]| - /)[0]?.trim() ?? "")?.[0]?.trim();
      if (name && !/remote|hybride?|thuis|home|anywhere|nederland|netherlands|belgi|in overleg|europe/i.test(name))
        first.city = factAt(text, name, label.start, label.start + name.length, 0.75);
    }
    const named = countryIn(value);
    if (named) first.country = factAt(text, named.country, label.start + named.start, label.start + named.end, 0.95);
    if (first.city) return first;
  }
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
  if (best && best.points >= 2.5) {
    const { place } = best;
    first.city = factAt(text, place.name, place.start, place.end, best.points >= 5 ? 0.8 : 0.6);
    first.country ??= factAt(text, place.country, place.start, place.end, 0.6);
  }
  return first;
}
