import type { AskedRole } from "#engine/matching/asked.ts";
import type { AskedWork } from "#engine/matching/asks/role.ts";
import type { AskedSector } from "#engine/matching/asks/sector.ts";
import { BY_AGE, EARLIER, LIKE, ROLE, SPEAKS } from "#engine/matching/judges/title-grade.ts";
import { isTitled, RECENT_TITLES } from "#engine/matching/judges/work.ts";
import { titleLikeness } from "#engine/skills/title-likeness.ts";
import { relatedRoles, titleFamily } from "#engine/skills/titles.ts";
import { kinds, yearsIn } from "./entry.ts";
import { type Held, UNTOLD } from "./held.ts";
import { byYears, MET, NOT_MET, PARTLY, UNKNOWN, type Verdicts } from "./verdicts.ts";

// Indexed reads: of typed arrays at places that were counted when they were filled; a check at each would be most of the time.

const MONTHS = 12;
/** Ages of titles as an index holds them. */
const OLDEST = 15;

/** How each title of an index stands to one that is asked. */
const SAME = 1;
const NEAR = 2;
const BY_WORDS = 4;

/** A general word beside others: most of the others must be there (`judgeTitle`). */
const MOST_WORDS = 0.51;

function standingsOf({ titles }: Held, asked: AskedRole): Uint8Array {
  const wanted = new Set(asked.roles);
  const related = new Set(asked.roles.flatMap((role) => [...relatedRoles(role)]));
  const enough = asked.family.general && asked.stems.length > 1 ? MOST_WORDS : 1;
  return Uint8Array.from(titles.list, ({ role, stems }) => {
    const shared = asked.stems.filter((stem) => stems.includes(stem)).length / Math.max(1, asked.stems.length);
    return (
      (role !== null && wanted.has(role) ? SAME : 0) | (role !== null && related.has(role) ? NEAR : 0) | (shared >= enough ? BY_WORDS : 0)
    );
  });
}

/** As `judgeTitleOrWish`. */
export function titlesOf(held: Held, asked: AskedRole): Verdicts {
  const standing = standingsOf(held, asked);
  const out = heldTitlesOf(held, asked, standing);
  const { titleFrom, title } = held;
  for (const place of held.withTitles(standing)) {
    if (out[place] === MET || out[place] === PARTLY) continue;
    const end = titleFrom[place + 1] as number;
    for (let at = titleFrom[place] as number; at < end; at += 1)
      if (held.isWish(at) && ((standing[title[at] as number] as number) & (SAME | BY_WORDS)) !== 0) out[place] = PARTLY;
  }
  return out;
}

/** As `judgeTitle`. */
function heldTitlesOf(held: Held, asked: AskedRole, standing: Uint8Array): Verdicts {
  const isGeneral = asked.family.general && asked.stems.length > 1;
  const hasRoles = asked.roles.length > 0;
  const out = new Uint8Array(held.places);
  // Whoever has been something else only.
  if (hasRoles && !asked.family.general)
    for (let place = 0; place < out.length; place += 1) out[place] = held.isInRole[place] ? NOT_MET : UNKNOWN;
  const { titleFrom, title } = held;
  for (const place of held.withTitles(standing)) {
    let byWords: number = UNKNOWN;
    let recent = false;
    let all = 0;
    const end = titleFrom[place + 1] as number;
    for (let at = titleFrom[place] as number; at < end; at += 1) {
      if (held.isWish(at)) continue;
      const is = standing[title[at] as number] as number;
      all |= is;
      if ((is & (SAME | BY_WORDS)) === 0) continue;
      const isRecent = held.ageOf(at) < RECENT_TITLES;
      if (is & BY_WORDS && byWords === UNKNOWN) byWords = isRecent ? MET : PARTLY;
      if (is & SAME && isRecent) recent = true;
    }
    if (byWords !== UNKNOWN && (!hasRoles || isGeneral)) out[place] = byWords;
    else if (recent && !isGeneral) out[place] = MET;
    else if (hasRoles && (all & (SAME | NEAR)) !== 0) out[place] = PARTLY;
    else if (byWords !== UNKNOWN) out[place] = byWords;
  }
  return out;
}

/** As `gradeTitle`: what each verdict on the title is worth, 0…1. Titles that share no beginning or end of a word and no role are unlike. */
export function titleWorths(held: Held, verdicts: Verdicts, asked: AskedRole, title: string): Float64Array {
  const { role, general } = titleFamily(title);
  const { list } = held.titles;
  const likeness = new Float64Array(list.length);
  const roles = asked.roles.flatMap((one) => [one, ...relatedRoles(one)]);
  for (const at of held.titles.near(roles, asked.stems)) likeness[at] = titleLikeness(title, list[at]?.title ?? "");
  const isSame = Uint8Array.from(list, (one) => (role && !general && one.role === role ? 1 : 0));
  const counting = standingsOf(held, asked).map((standing, at) => (standing || isSame[at] || likeness[at] ? 1 : 0));
  const worths = new Float64Array(held.places);
  const ages = Float64Array.from({ length: OLDEST + 1 }, (_, age) => BY_AGE[age] ?? EARLIER);
  const { titleFrom, title: titles } = held;
  for (const place of held.withTitles(counting)) {
    let like = 0;
    let same = 0;
    const end = titleFrom[place + 1] as number;
    for (let at = titleFrom[place] as number; at < end; at += 1) {
      if (held.isWish(at)) continue;
      const number = titles[at] as number;
      const own = likeness[number] as number;
      if (own === 0 && isSame[number] === 0) continue;
      const age = ages[held.ageOf(at)] as number;
      if (age * own > like) like = age * own;
      if (isSame[number] && age > same) same = age;
    }
    const verdict = verdicts[place];
    if (verdict === MET) worths[place] = Math.max(ROLE + (1 - ROLE) * like, same);
    else if (verdict === PARTLY) worths[place] = Math.max(0.5, LIKE * like);
    else if (like >= SPEAKS) worths[place] = LIKE * like;
  }
  return worths;
}

/** As `judgeYears`. */
export function yearsOf(held: Held, asked: number, role: AskedRole): Verdicts {
  const out = heldTitlesOf(held, role, standingsOf(held, role));
  for (let place = 0; place < held.places; place += 1) {
    const years = held.of.years[place] as number;
    out[place] = out[place] === NOT_MET || years === UNTOLD ? UNKNOWN : byYears(years, asked);
  }
  return out;
}

/** Months in jobs, and whether there is one, one that is no training place, and one that is dated. */
const ANY = 1;
const WORK = 2;
const DATED = 4;

interface Months {
  months: Uint16Array;
  state: Uint8Array;
  has(place: number): boolean;
}

/** The months in jobs whose title is marked. */
export function monthsOf(held: Held, marked: Uint8Array): Months {
  const months = new Uint16Array(held.places);
  const state = new Uint8Array(held.places);
  if (!marked.includes(1)) return { months, state, has: () => false };
  const { titleFrom, title } = held;
  for (const place of held.withTitles(marked)) {
    const end = titleFrom[place + 1] as number;
    for (let at = titleFrom[place] as number; at < end; at += 1) {
      if (marked[title[at] as number] === 0 || !held.isJob(at)) continue;
      const own = held.titleMonths[at] as number;
      if (own !== UNTOLD) months[place] = (months[place] as number) + own;
      state[place] = (state[place] as number) | ANY | (held.isLearner(at) ? 0 : WORK) | (own === UNTOLD ? 0 : DATED);
    }
  }
  return { months, state, has: (place) => ((state[place] as number) & ANY) !== 0 };
}

/** As `judgeMonths`; `shown`: a skill's own years count as well. */
export function verdictOfMonths(
  held: Held,
  place: number,
  months: number,
  state: number,
  { years, half, shown }: { years: number | null; half: boolean; shown: boolean },
): number {
  const enough = half || (!shown && (state & WORK) === 0) ? PARTLY : MET;
  if (years === null) return enough;
  if (months === 0 && (state & DATED) === 0) return PARTLY;
  const verdict = byYears(months / MONTHS, years);
  if (verdict === MET) return enough;
  return verdict === NOT_MET && !held.hasFullCareer(place) ? PARTLY : verdict;
}

/** As `judgeRole`: jobs of the role, by their titles; what narrows the role down, by the person's skills and employers. */
export function workOf(held: Held, asked: AskedWork): Verdicts {
  const wanted = new Set(asked.roles);
  const related = new Set(asked.roles.flatMap((role) => [...relatedRoles(role)]));
  const same = new Uint8Array(held.titles.list.length);
  const near = new Uint8Array(held.titles.list.length);
  held.titles.list.forEach(({ role, stems }, at) => {
    if ((role !== null && wanted.has(role)) || asked.titles.some((words) => isTitled(words, stems))) same[at] = 1;
    else if (role !== null && related.has(role)) near[at] = 1;
  });
  const [own, like] = [monthsOf(held, same), monthsOf(held, near)];
  const mark = (kind: string, name: string, marked: Uint8Array) =>
    held.each(kind, name, (place) => {
      marked[place] = 1;
    });
  const shown = (names: string[]) => {
    const any = new Uint8Array(held.places);
    for (const name of names) mark(kinds.skill, name, any);
    return any;
  };
  const withSkills = asked.skills.length > 0 ? shown(asked.skills) : null;
  const isNarrow = asked.context.length > 0 || asked.sectors.length > 0;
  const inContext = shown(asked.context);
  for (const sector of asked.sectors) mark(kinds.sector, sector, inContext);
  const years = asked.years ?? (asked.within ? 1 : null);
  const out = new Uint8Array(held.places);
  for (let place = 0; place < held.places; place += 1) {
    if (own.has(place) && (!withSkills || withSkills[place])) {
      const half = isNarrow && !inContext[place];
      out[place] = verdictOfMonths(held, place, own.months[place] as number, own.state[place] as number, { years, half, shown: false });
    } else if (own.has(place) || like.has(place)) {
      const months = (own.months[place] as number) + (like.months[place] as number);
      const state = (own.state[place] as number) | (like.state[place] as number);
      out[place] = verdictOfMonths(held, place, months, state, { years: asked.years, half: true, shown: false });
    } else if (held.hasFullCareer(place)) out[place] = NOT_MET;
  }
  return out;
}

/** As `judgeSector`. */
export function sectorsOf(held: Held, asked: AskedSector): Verdicts {
  const out = new Uint8Array(held.places);
  const take = (kind: string, half: boolean) => {
    for (const sector of asked.sectors)
      held.each(kind, sector, (place, value) => {
        const years = yearsIn(value);
        const state = WORK | (years === null ? 0 : DATED);
        const verdict = verdictOfMonths(held, place, (years ?? 0) * MONTHS, state, { years: asked.years, half, shown: false });
        if (verdict > (out[place] as number)) out[place] = verdict;
      });
  };
  take(kinds.employer, false);
  const byEmployer = out.slice();
  out.fill(UNKNOWN);
  take(kinds.sector, true);
  for (let place = 0; place < held.places; place += 1) {
    if (byEmployer[place] !== UNKNOWN) out[place] = byEmployer[place] as number;
    else if (out[place] === UNKNOWN && asked.isEmployer && held.hasFullCareer(place)) out[place] = NOT_MET;
  }
  return out;
}
