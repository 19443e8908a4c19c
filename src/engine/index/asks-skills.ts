import type { AskedLiteral, AskedSkills } from "#engine/matching/asked.ts";
import type { AskedWords } from "#engine/matching/asks/words.ts";
import { NEARLY_ALL } from "#engine/matching/judges/things.ts";
import { coverageOf } from "#engine/matching/judges/words.ts";
import { IN_TITLE } from "#engine/matching/judges/years.ts";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { impliedBy, relatedTo, toolsOf, tradeOf } from "#engine/skills/lexicon.ts";
import { passagesOf } from "./asks-words.ts";
import { monthsOf, verdictOfMonths } from "./asks-work.ts";
import { kinds, standingIn, standings, yearsIn } from "./entry.ts";
import type { Held } from "./held.ts";
import { byYears, MET, NOT_MET, PARTLY, UNKNOWN, type Verdicts } from "./verdicts.ts";

// Indexed reads: of typed arrays at places that were counted when they were filled; a check at each would be most of the time.

const MONTHS = 12;

/** As `judgeSkillsOrWords`, for everybody at once. */
export function skillsOf(held: Held, asked: AskedSkills): Verdicts {
  const bySkill = groupsOf(held, asked.groups, asked.min_years);
  const { words } = asked;
  if (!words) return bySkill;
  if (asked.min_years) {
    const byJobs = experienceOf(held, asked.groups.flat(), words, asked.min_years);
    for (let place = 0; place < held.places; place += 1) {
      const [own, told] = [bySkill[place] as number, byJobs[place] as number];
      if (own !== MET && told !== UNKNOWN && !(told === NOT_MET && own === PARTLY)) bySkill[place] = told;
    }
    return bySkill;
  }
  const byWords = passagesOf(held, words, NEARLY_ALL);
  const isOne = asked.groups.length === 1;
  for (let place = 0; place < held.places; place += 1) {
    const own = bySkill[place] as number;
    // Of several skills the words may show the rest.
    if (own !== UNKNOWN && (isOne || own !== PARTLY)) continue;
    if ((byWords[place] as number) > own) bySkill[place] = byWords[place] as number;
  }
  return bySkill;
}

/** All groups count; within a group one is enough. */
function groupsOf(held: Held, groups: string[][], min_years: number | null): Verdicts {
  const found = groups.map((group) => {
    const best = skillOf(held, group[0] as string, min_years);
    for (const name of group.slice(1)) {
      const other = skillOf(held, name, min_years);
      for (let place = 0; place < held.places; place += 1)
        if ((other[place] as number) > (best[place] as number)) best[place] = other[place] as number;
    }
    return best;
  });
  const [first = new Uint8Array(held.places)] = found;
  if (found.length < 2) return first;
  const all = new Uint8Array(held.places);
  for (let place = 0; place < held.places; place += 1) {
    let [met, speaking, known] = [0, 0, 0];
    for (const one of found) {
      const verdict = one[place] as number;
      if (verdict === MET) met += 1;
      if (verdict >= PARTLY) speaking += 1;
      if (verdict !== UNKNOWN) known += 1;
    }
    all[place] = met === found.length ? MET : speaking > 0 ? PARTLY : known === found.length ? NOT_MET : UNKNOWN;
  }
  return all;
}

/** As `judgeSkill`. */
function skillOf(held: Held, name: string, min_years: number | null): Verdicts {
  const out = new Uint8Array(held.places);
  const ofYears = (place: number, value: number) => {
    const years = yearsIn(value);
    if (years === null) return PARTLY;
    const verdict = byYears(years, min_years as number);
    return verdict === NOT_MET && !held.hasFullCareer(place) ? PARTLY : verdict;
  };
  const without: [number, number][] = [];
  held.each(kinds.skill, name, (place, value) => {
    const standing = standingIn(value);
    if (standing === standings.has || standing === standings.implied) out[place] = min_years ? ofYears(place, value) : MET;
    else if (standing === standings.basic) out[place] = min_years ? ofYears(place, value) : PARTLY;
    else without.push([place, standing]);
  });
  for (const tool of toolsOf(name))
    held.each(kinds.skill, tool, (place, value) => {
      if (out[place] === UNKNOWN && standingIn(value) === standings.has) out[place] = min_years ? ofYears(place, value) : MET;
    });
  for (const [place, standing] of without) if (out[place] === UNKNOWN) out[place] = standing === standings.expired ? PARTLY : NOT_MET;
  const isPaper = tradeOf(name) === "certificate";
  for (const near of isPaper ? impliedBy(name).filter((one) => tradeOf(one) === "certificate") : relatedTo(name))
    held.each(kinds.skill, near, (place, value) => {
      const standing = standingIn(value);
      if (out[place] === UNKNOWN && (standing === standings.has || (isPaper && standing === standings.basic)))
        out[place] = isPaper ? NOT_MET : PARTLY;
    });
  return out;
}

/** As `judgeExperience`: years of what a skill or some words name, by the titles that show it and the years of the skill. */
export function experienceOf(held: Held, names: string[], words: AskedWords, years: number): Verdicts {
  const { list } = held.titles;
  const told = new Uint8Array(list.length);
  list.forEach(({ stems }, at) => {
    if (stems.length > 0 && coverageOf(words, stems) >= IN_TITLE) told[at] = 1;
  });
  const jobs = monthsOf(held, told);
  const stated = new Float64Array(held.places);
  const named = new Uint8Array(held.places);
  for (const name of names) {
    held.each(kinds.skill, name, (place, value) => {
      named[place] = 1;
      stated[place] = Math.max(stated[place] as number, yearsIn(value) ?? 0);
    });
    const positive = skillOf(held, name, null);
    for (let place = 0; place < held.places; place += 1) if (positive[place] === MET) named[place] = 1;
  }
  const byText = passagesOf(held, words);
  const out = new Uint8Array(held.places);
  for (let place = 0; place < held.places; place += 1) {
    const shown = stated[place] as number;
    if (shown > 0 || jobs.has(place)) {
      const months = Math.max(jobs.months[place] as number, shown * MONTHS);
      out[place] = verdictOfMonths(held, place, months, jobs.state[place] as number, { years, half: false, shown: shown > 0 });
    } else if (named[place] === 0)
      out[place] = (byText[place] as number) >= PARTLY ? PARTLY : held.hasFullCareer(place) && !words.isNamed ? NOT_MET : UNKNOWN;
  }
  return out;
}

/** As `judgeLiteral`: a skill by its name, or its words in one passage. */
export function literalOf(held: Held, asked: AskedLiteral): Verdicts {
  const out = skillOf(held, asked.words, asked.min_years);
  const stems = [...new Set(stemsOf(asked.words))];
  if (stems.length > 0) {
    const masks = new Uint32Array(held.places).fill(0xffffffff);
    for (const stem of stems) {
      const own = new Uint32Array(held.places);
      held.eachWord(stem, (place, bits) => {
        own[place] = bits;
      });
      for (let place = 0; place < held.places; place += 1) masks[place] = ((masks[place] as number) & (own[place] as number)) >>> 0;
    }
    for (let place = 0; place < held.places; place += 1)
      if (masks[place] !== 0 && out[place] === UNKNOWN) out[place] = asked.min_years ? PARTLY : MET;
  }
  if (asked.near.concepts.length < 2) return out;
  const near = passagesOf(held, asked.near);
  for (let place = 0; place < held.places; place += 1) if (out[place] === UNKNOWN && near[place] !== UNKNOWN) out[place] = PARTLY;
  return out;
}
