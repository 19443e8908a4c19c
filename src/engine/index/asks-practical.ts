import { DAY_MS } from "#contract/choices.ts";
import type { Asked } from "#engine/matching/asked.ts";
import type { AskedHours } from "#engine/matching/asks/hours.ts";
import type { AskedLanguages } from "#engine/matching/asks/language.ts";
import type { AskedPlace } from "#engine/matching/asks/place.ts";
import type { AskedStudy } from "#engine/matching/asks/study.ts";
import type { AskedTimes } from "#engine/matching/asks/times.ts";
import { SOME, WORKING } from "#engine/matching/judges/languages.ts";
import { BEYOND, COMMUTE_KM, HYBRID_COMMUTE_KM, perYear, SOON } from "#engine/matching/judges/practical.ts";
import { verdictOfHours } from "#engine/matching/judges/times.ts";
import { educationRank } from "#engine/skills/education-level.ts";
import { levelRank } from "#engine/skills/languages.ts";
import { isSamePlace, kilometresBetween, townOf } from "#engine/skills/places/places.ts";
import { DONE, kinds, LANGUAGE } from "./entry.ts";
import { type Held, UNTOLD } from "./held.ts";
import { MET, NOT_MET, PARTLY, UNKNOWN, type Verdicts } from "./verdicts.ts";

// Indexed reads: of typed arrays at places that were counted when they were filled; a check at each would be most of the time.

/** One verdict for each place by what it holds. */
function byPlace(held: Held, verdictOf: (place: number) => number): Verdicts {
  const out = new Uint8Array(held.places);
  for (let place = 0; place < held.places; place += 1) out[place] = verdictOf(place);
  return out;
}

/** As `judgeEducation`: the level by the highest study, the field by any. */
export function educationOf(held: Held, asked: AskedStudy): Verdicts {
  const level = asked.level ? educationRank(asked.level) : 0;
  const hasField = asked.fields.length > 0 || asked.stems.length > 0;
  const out = byPlace(held, (place) => {
    const [done, any] = [held.of.studied[place] as number, held.of.studying[place] as number];
    if (any === UNTOLD) return UNKNOWN;
    if (level > 0 && any < level) return NOT_MET;
    if (asked.named) return UNKNOWN;
    // Of a study in no known field nobody can tell.
    if (hasField) return asked.similar ? PARTLY : NOT_MET;
    return done !== UNTOLD && done >= level ? MET : PARTLY;
  });
  if (!hasField) return out;
  const best = new Uint8Array(held.places);
  const take = (kind: string, name: string) =>
    held.each(kind, name, (place, value) => {
      const own = (value & (DONE - 1)) - 1;
      const verdict = own < level ? (own < 0 ? PARTLY : NOT_MET) : value & DONE ? MET : PARTLY;
      if (verdict > (best[place] as number)) best[place] = verdict;
    });
  for (const field of asked.fields) take(kinds.field, field);
  for (const stem of asked.stems) take(kinds.study, stem);
  if (asked.similar) for (const wider of asked.wider) take(kinds.wider, wider);
  for (let place = 0; place < held.places; place += 1) if (best[place] !== UNKNOWN) out[place] = best[place] as number;
  return out;
}

/** As `judgeLanguages`. */
export function languagesOf(held: Held, asked: AskedLanguages): Verdicts {
  const found = asked.languages.map(({ language, level }) => {
    const out = new Uint8Array(held.places);
    const wanted = level ? levelRank(level) : null;
    held.each(kinds.language, language, (place, value) => {
      if (value === LANGUAGE.denied) out[place] = NOT_MET;
      else if (value === LANGUAGE.untold) {
        const isEnough = wanted === null || wanted <= SOME || (wanted <= WORKING && held.isWrittenIn(place, language));
        out[place] = isEnough ? MET : UNKNOWN;
      } else {
        const has = value - LANGUAGE.level;
        if (wanted === null) out[place] = has <= SOME ? PARTLY : MET;
        else out[place] = wanted <= has ? MET : wanted - has === 1 && has > SOME ? PARTLY : NOT_MET;
      }
    });
    return out;
  });
  return byPlace(held, (place) => {
    let [best, worst, known] = [UNKNOWN as number, MET as number, 0];
    for (const one of found) {
      const verdict = one[place] as number;
      best = Math.max(best, verdict);
      if (verdict === UNKNOWN) continue;
      known += 1;
      worst = Math.min(worst, verdict);
    }
    if (!asked.all || known === 0) return best;
    return known === found.length || worst === NOT_MET ? worst : PARTLY;
  });
}

/** As `judgePlace`, by towns alone: what a text says of the way is left to the judge. */
export function nearOf(held: Held, { city, country, hybrid, km: asked }: Omit<AskedPlace, "about">): Verdicts {
  const { list } = held.cities;
  if (!city) {
    const lands = list.map((name) => (name === "" ? undefined : townOf(name)?.country));
    return byPlace(held, (place) => {
      const at = held.of.city[place] as number;
      if (at === 0) return UNKNOWN;
      const own = held.names.list[held.of.country[place] as number];
      const lives = lands[at] ?? (own?.length === 2 ? own : undefined);
      return lives === undefined ? UNKNOWN : lives === country ? MET : NOT_MET;
    });
  }
  const far = list.map((name) => (name === "" ? null : isSamePlace(name, city) ? 0 : kilometresBetween(name, city)));
  return byPlace(held, (place) => {
    const km = far[held.of.city[place] as number];
    if (km === null || km === undefined) return UNKNOWN;
    const own = held.of.radius[place] as number;
    const limit = asked ?? (own === UNTOLD ? (hybrid ? HYBRID_COMMUTE_KM : COMMUTE_KM) : own);
    return km <= limit ? MET : km <= limit * BEYOND || held.relocates(place) ? PARTLY : NOT_MET;
  });
}

/** As `judgeTimes`, from the verdicts on each day and shift alone. */
export function timesOf(held: Held, asked: AskedTimes): Verdicts {
  const each = [...asked.days.map(String), ...asked.shifts].map((name) => {
    const out = new Uint8Array(held.places);
    held.each(kinds.time, name, (place, value) => {
      out[place] = value;
    });
    return out;
  });
  return byPlace(held, (place) => {
    let [best, worst, not] = [UNKNOWN as number, MET as number, 0];
    for (const one of each) {
      const verdict = one[place] as number;
      best = Math.max(best, verdict);
      worst = Math.min(worst, verdict);
      if (verdict === NOT_MET) not += 1;
    }
    if (not > each.length / 2) return NOT_MET;
    return best === MET && worst < MET ? PARTLY : best === NOT_MET ? NOT_MET : best;
  });
}

const PAY_OVER = 1.1;

/** As `judgeHours`, `judgeStart` and `judgeSalary`. */
export function hoursOf(held: Held, asked: AskedHours): Verdicts {
  return byPlace(held, (place) => {
    const has = held.of.hours[place] as number;
    return has === UNTOLD || has === 0
      ? UNKNOWN
      : { met: MET, partly: PARTLY, not_met: NOT_MET }[verdictOfHours({ from: has, to: has }, asked)];
  });
}

export function startOf(held: Held, date: string): Verdicts {
  const day = Date.parse(date) / DAY_MS;
  return byPlace(held, (place) => {
    const from = held.of.from[place] as number;
    return from === UNTOLD || Number.isNaN(day) ? UNKNOWN : from <= day ? MET : from - day <= SOON ? PARTLY : NOT_MET;
  });
}

export function salaryOf(held: Held, asked: Extract<Asked, { about: "salary" }>): Verdicts {
  const most = asked.most * perYear[asked.period];
  return byPlace(held, (place) => {
    const wants = held.of.pay[place] as number;
    if (wants === 0 || held.names.list[held.of.currency[place] as number] !== asked.currency) return UNKNOWN;
    return wants <= most ? MET : wants / most <= PAY_OVER ? PARTLY : NOT_MET;
  });
}
