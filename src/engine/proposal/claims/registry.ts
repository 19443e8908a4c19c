import { dateBearers } from "./dates/date.ts";
import { dayBearers } from "./dates/day.ts";
import { degreeBearers } from "./degree.ts";
import type { BearersOf, Grounds } from "./grounds.ts";
import { languageBearers } from "./language.ts";
import { nameBearers } from "./name.ts";
import { numberBearers } from "./number.ts";
import type { Bearer, Piece } from "./piece.ts";
import { countryBearers, placeBearers } from "./place.ts";
import { roleBearers } from "./role.ts";
import { ledBearers, raisedBearers } from "./said-of-others.ts";
import { skillBearers } from "./skill.ts";
import { yearsBearers } from "./years.ts";

/** Each kind of thing that a sentence can claim, and what bears one of it. */
const kinds: { [Kind in Piece["kind"]]: BearersOf<Kind> } = {
  number: numberBearers,
  years: yearsBearers,
  date: dateBearers,
  day: dayBearers,
  skill: skillBearers,
  place: placeBearers,
  country: countryBearers,
  language: languageBearers,
  degree: degreeBearers,
  role: roleBearers,
  name: nameBearers,
  led: ledBearers,
  raised: raisedBearers,
};

export const bearersOf = (grounds: Grounds, piece: Piece, around: Parameters<BearersOf<Piece["kind"]>>[2]): Bearer[] =>
  // TypeScript doesn't follow that the function found by a piece's kind is the one that takes it.
  (kinds[piece.kind] as BearersOf<Piece["kind"]>)(grounds, piece as never, around);
