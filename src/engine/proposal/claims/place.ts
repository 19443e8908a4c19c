import { countryIn, findPlaces, isSamePlace } from "#engine/skills/places/places.ts";
import { claimIn } from "#engine/words/claim-words.ts";
import { evidenceAt } from "../sources.ts";
import type { BearersOf } from "./grounds.ts";
import { MOST_ALIKE, once } from "./once.ts";
import type { Bearer } from "./piece.ts";

const firstCountryIn = once(countryIn);
const placesIn = once((text) => findPlaces(text));

/** A town: the home, that of a job or of the client, or one that a text names. */
export const placeBearers: BearersOf<"place"> = (grounds, piece, { sentence, named }) => {
  const { candidate, job } = grounds.sources;
  const bearers: Bearer[] = [];
  if (candidate.city && isSamePlace(candidate.city, piece.name)) bearers.push(grounds.field("city"));
  // "Lives in …" is told by the home alone.
  if (
    /(?<!\p{L})(?:lives?|living|woont|woonachtig|based)(?!\p{L})[^.;,]{0,20}$/iu.test(sentence.slice(0, piece.start)) &&
    !grounds.mayBeAsked(piece)
  )
    return bearers;
  candidate.experience.forEach(({ location }, index) => {
    if (location && isSamePlace(location, piece.name)) bearers.push(grounds.field(`experience.${index}.location`));
  });
  const before = sentence.slice(Math.max(0, piece.start - 40), piece.start);
  if (
    job.city &&
    isSamePlace(job.city, piece.name) &&
    (grounds.mayBeAsked(piece) ||
      (named.some(({ source }) => source === "job") && !claimIn("worked", sentence)) ||
      claimIn("begins", sentence) !== null ||
      /(?<!\p{L})(?:you|your|je|jou|jouw|jullie|u|uw|office|kantoor|client|away|afstand|km (?:from|van))(?!\p{L})/iu.test(before))
  )
    bearers.push({ field: "job.city" });
  for (const text of grounds.textsFor(piece)) {
    for (const found of placesIn(text)
      .filter(({ name }) => name === piece.name)
      .slice(0, MOST_ALIKE))
      bearers.push({ evidence: evidenceAt(text, found) });
    if (bearers.length > 6) break;
  }
  return bearers;
};

export const countryBearers: BearersOf<"country"> = (grounds, piece) => {
  const { candidate } = grounds.sources;
  if (candidate.country && (candidate.country.toUpperCase() === piece.code || countryIn(candidate.country)?.country === piece.code))
    return [grounds.field("country")];
  for (const text of grounds.textsFor(piece)) {
    const found = firstCountryIn(text);
    if (found?.country === piece.code) return [{ evidence: evidenceAt(text, found) }];
    const town = placesIn(text).find(({ country }) => country === piece.code);
    if (town) return [{ evidence: evidenceAt(text, town) }];
  }
  return [];
};
