import { nth } from "#contract/nth.ts";
import { numberOf, smallNumber } from "#engine/facts/number-words.ts";
import { fold } from "#engine/skills/tokens.ts";
import { wordsAsked } from "./words.ts";

/** When somebody must be there: hours a week, days (0 is Monday), and kinds of shifts. */
export interface AskedTimes {
  about: "times";
  hours: number | null;
  /** How many days a week, where no day is named. */
  count: number | null;
  days: number[];
  shifts: Shift[];
  /** At what town, where the days are days at a place. */
  city: string | null;
}
export type Shift = "evening" | "night" | "weekend" | "shift" | "call" | "holiday" | "rotation";

const names = [
  "maandag|monday|ma|mon",
  "dinsdag|tuesday|di|tues|tue",
  "woensdag|wednesday|wo|wed",
  "donderdag|thursday|do|thurs|thur|thu",
  "vrijdag|friday|vr|vrij|fri",
  "zaterdag|saturday|za|zat|sat",
  "zondag|sunday|zo|sun",
];
const long = names.map((all) => all.split("|").slice(0, 2).join("|"));
const WEEKEND = [5, 6];
const numberOfDay = new Map(names.flatMap((all, day) => all.split("|").map((name) => [name, day] as const)));
const anyName = names.join("|");
const everyName = new RegExp(anyName, "g");
const longName = long.join("|");
/** A long name counts anywhere ("dinsdagen", "Mondays"); a short one only beside another, or before a time or "to". */
const longDay = new RegExp(`(?<!\\p{L})(${longName})(?:en|s|avond(?:en)?|ochtend(?:en)?|middag(?:en)?)?(?!\\p{L})`, "gu");
const joint = "\\s*(?:,|/|\\+|&|en|and|or|of|t/m|tm|tot en met|tot|to|till?|through|-|–)\\s*(?:en\\s+|and\\s+)?";
const listed = new RegExp(`(?<!\\p{L})(?:${anyName})\\.?(?:${joint}(?:${anyName})\\.?(?!\\p{L}))+`, "gu");
const range = new RegExp(
  `(?<!\\p{L})(${anyName})\\.?\\s*(?:t/m|tm|tot en met|tot|to|till?|through|-|–)\\s*(?:en met\\s+)?(${anyName})\\.?(?!\\p{L})`,
  "gu",
);
const everyDay =
  /(?<!\p{L})(?:(?:office days?|kantoordag(?:en)?)(?: (?:are|is|zijn))? (?:no (?:issue|problem)|fine|ok|geen (?:probleem|punt|bezwaar)|prima)|alle dagen|elke dag|iedere dag|alle werkdagen|elke werkdag|all days|any (?:(?:two|three|four|five|\d|twee|drie|vier|vijf) )?days?|elke dag van de week|every (?:week)?day|each day|(?:vijf|five|5) (?:dagen|days) (?:per|a|in de|each|by) week)(?!\p{L})/u;
const anyTime =
  /(?<!\p{L})(?:any shifts?|any hours?|any time|any rotation|all shifts|alle diensten|elk moment|24\/7|flexibel inzetbaar|flexibel beschikbaar|fully flexible|dag en nacht|onregelmatig(?:e|heid)?(?: diensten)?)(?!\p{L})/u;

const shiftWords: [Shift, RegExp][] = [
  [
    "evening",
    /(?<!\p{L})(?<!\b(?:per|a|each) )(?:avond\p{L}*|'s avonds|evenings?|late shifts?|late dienst(?:en)?|middag ?dienst(?:en)?)(?!\p{L})|(?:dag|avond)avond/u,
  ],
  ["night", /(?<!\p{L})(?:nacht\p{L}*|nights?)(?!\p{L})/u],
  ["weekend", /(?<!\p{L})(?:weekend\p{L}*|weekeinde\p{L}*)(?!\p{L})/u],
  [
    "call",
    /(?<!\p{L})(?:bereikbaarheidsdienst\p{L}*|consignatie\p{L}*|on[- ]call|standby|stand-by|oproepbaar|achterwacht|storingsdienst\p{L}*|piket\p{L}*|on duty (?:\d|one|two|every))(?!\p{L})/u,
  ],
  ["holiday", /(?<!\p{L})(?:feestdagen|(?:public |bank )?holidays|kerst|pasen|christmas)(?!\p{L})/u],
  [
    "rotation",
    /(?<!\p{L})(?:(?:\d{1,2}|one|two|three|four|een|twee|drie|vier) ?(?:weeks?|weken) (?:on|op|aan)(?!\p{L})|(?:7|10|14|21|28) (?:days|dagen) (?:on|op|aan)(?!\p{L})|\d{1,2} ?\/ ?\d{1,2} (?:weeks|weken|rotation|rotatie)|(?:weeks|weken|rotation|rotatie) ?\d{1,2} ?\/ ?\d{1,2}|rotations?|rotatie)(?!\p{L})/u,
  ],
  [
    "shift",
    /(?<!\p{L})(?:volcontinu\p{L}*|(?:\d-){2,4}\d(?= |\)|,|\.|$)|ploegen\p{L}*|ploegendienst\p{L}*|in ploegen|\d[- ]?ploegen\p{L}*|shifts?|wisseldienst\p{L}*|wisselende diensten|rota|(?:early|vroege)(?: \([^)]{1,12}\))? (?:and|en) (?:late|laat)|(?:two|three|four|twee|drie|vier|\d) on(?:,| and)? (?:two|three|four|\d) off)(?!\p{L})/u,
  ],
];

/** The days and shifts that a stretch of text names; a weekend is its two days, "every day" the five of a working week. */
export function timesIn(text: string): { days: number[]; shifts: Shift[]; all: boolean; any: boolean } {
  const folded = fold(text);
  const days = new Set<number>();
  for (const hit of folded.matchAll(longDay)) days.add(numberOfDay.get(nth(hit, 1)) as number);
  for (const hit of folded.matchAll(range)) {
    const [from, to] = [numberOfDay.get(nth(hit, 1)) as number, numberOfDay.get(nth(hit, 2)) as number];
    for (let day = from; day <= to; day += 1) days.add(day);
  }
  for (const hit of folded.matchAll(listed)) for (const [name] of hit[0].matchAll(everyName)) days.add(numberOfDay.get(name) as number);
  const shifts = shiftWords.flatMap(([shift, words]) => (words.test(folded) ? [shift] : []));
  const isAvond = /(?:maan|dins|woens|donder|vrij)dagavond/.test(folded);
  if (isAvond && !shifts.includes("evening")) shifts.push("evening");
  // Weeks on and off: whoever works so works its weekends and shifts too.
  if (shifts.includes("rotation")) shifts.splice(0, shifts.length, ...shifts.filter((one) => one !== "shift"));
  if (shifts.includes("weekend")) for (const day of WEEKEND) days.add(day);
  if (WEEKEND.some((day) => days.has(day)) && !shifts.includes("weekend")) shifts.push("weekend");
  return { days: [...days].sort(), shifts, all: everyDay.test(folded), any: anyTime.test(folded) };
}

export const available =
  /(?<!\p{L})(?:beschikbaar|available|availability|werk(?:t|en|dagen?)?|work(?:ing)?|uur|uren|hours|dagen|days?|aanwezig|inzetbaar|bereid|willing|kantoor|office|draai(?:t|en)?|vast|\p{L}*dienst(?:en)?|shifts?|rooster|weekend\p{L}*|week|evenings?|avonden|ploegen\p{L}*|take|do)(?!\p{L})/iu;
const countOfDays = new RegExp(`(?<![\\p{L}\\d])(${smallNumber}) (?:dagen|days)(?: (?:per|a|in de|each) week)?`, "iu");

/** "…, zondag en maandag vrij": days off are offered. */
const freeDays =
  /(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?:(?:,| en| and|\s&)? (?:(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:mon|tues|wednes|thurs|fri|satur|sun)days?))* (?:(?:ben je|zijn (?:we|wij)|are) )?(?:vrij|off|free|gesloten|closed)(?!\p{L})/giu;

/** "Led a shift": a shift that somebody leads is work, no time of it. */
const ledShift =
  /(?<!\p{L})(?:led|lead(?:ing)?|ran|run(?:ning)?|manag\p{L}{1,4}|supervis\p{L}{1,4}|geleid|leid(?:t|en)?|leiding (?:geven |gegeven )?aan)\s(?:(?:an?|the|een|de)\s)?(?:\p{L}{2,20}\s)?(?:shifts?|ploeg(?:en)?|dienst(?:en)?)(?!\p{L})/giu;

/** Words that count time, and tell alone of no being there. */
const counting = /(?<!\p{L})(?:uur|uren|hours|vast|week)(?!\p{L})/giu;
/** An ask with more telling words than these beside a day speaks of something else. */
const MOST_BESIDE = 2;

/** Is a day named to say when somebody must be there, and not in passing: "calm in front of a class, on Friday's last hour too"? */
export function isOfTimes(core: string): boolean {
  if (available.test(core.replace(counting, " "))) return true;
  const rest = fold(core).replace(longDay, " ").replace(listed, " ");
  return wordsAsked(rest, null).concepts.filter(({ weight }) => weight >= 1).length <= MOST_BESIDE;
}

/** Days and kinds of shifts that are asked, or null. Hours alone are the job's own field. */
export function timesAsked(core: string, whole = core): Omit<AskedTimes, "city"> | null {
  // "One evening surgery (Thu until 8)": which one, brackets may tell.
  const inBrackets = /\((?![^()]*\s(?:of|or)\s)([^()]{2,40})\)/iu.exec(whole)?.[1] ?? "";
  const asked = core.replace(freeDays, " ").replace(ledShift, " ");
  const named = timesIn(timesIn(asked).shifts.length > 0 ? `${asked} (${inBrackets})` : asked);
  if (!available.test(core) && named.days.length === 0) return null;
  const days =
    named.shifts.includes("weekend") && !/zaterdag|zondag|saturday|sunday/i.test(core) ? named.days.filter((day) => day < 5) : named.days;
  const shifts = named.shifts.filter((shift) => shift !== "weekend" || !days.some((day) => day > 4));
  const folded = fold(core);
  const hours = /(\d{2})\s*(?:tot|-|–)?\s*(?:\d{2})?\s*(?:uur|uren|hours)/.exec(folded)?.[1];
  const written = countOfDays.exec(folded)?.[1];
  const count = written ? numberOf(written) : null;
  if (days.length === 0 && shifts.length === 0) return null;
  return { about: "times", hours: hours ? Number(hours) : null, count, days, shifts };
}
