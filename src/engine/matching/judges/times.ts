import type { Evidence } from "#contract/fields.ts";
import type { AskedHours } from "../asks/hours.ts";
import { type AskedTimes, type Shift, timesIn } from "../asks/times.ts";
import { cvEvidence, profileEvidence } from "../evidence.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { distinct, type Finding, note, unknown } from "./finding.ts";
import { judgePlace } from "./practical.ts";

const refused =
  /(?<!\p{L})(?:niet|geen|behalve|(?:van mij|voor mij|what me)[^.]{0,12} hoeft|vrij|vrije dag(?:en)?|uitgezonderd|not|no|except|(?<!\d )(?<!weeks )(?<!days )(?<!weken )(?<!dagen )(?<!four )off|day off|free day|never|nooit|can't|cannot|kan niet|lastig|moeilijk|difficult|hard for me|liever niet|rather not)(?!\p{L})(?!\s+(?:probleem|issues?|problem|issue|bezwaar|punt|erg|anders|alleen|only|uit(?!\p{L})))/iu;
/** "Donderdagavond heb ik koor", "On Mondays I have classes": a time that something else takes. */
const isTaken =
  /(?:dag(?:en)?|avond(?:en)?|ochtend(?:en)?|middag(?:en)?|days?|evenings?|mornings?) (?:heb ik|I have)(?! (?:geen|no|vrij|free|tijd|time|beschikbaar|ook|gewerkt|worked))(?!\p{L})/iu;
/** A line that tells when somebody works or can work. */
const ownTimes =
  /(?<!\p{L})(?:beschikbaar\w*|available|availability|inzetbaar\w*|uur|uren|hours|\p{L}*dagen|days?|week\w*|\p{L}*dienst(?:en)?|shifts?|\p{L}*routes?|rooster|bereid|willing|flexibel|flexible|werk\w*|work\w*|office|kantoor|fine|prima|possible|mogelijk|problem|probleem|lukt|lukken|gewend|avond\w*|evenings?|ploegen|part[- ]?time|full[- ]?time|vrij|vrije|off|geregeld|ok|rotation)(?!\p{L})/iu;
/** What somebody does for pleasure or learnt tells nothing of when they work. */
const elsewhere =
  /(?<!\p{L})(?:hobby\p{L}*|vrije tijd|spare time|free time|voetbal|sport\p{L}*|\p{L}*opleiding|cursus|\p{L}*studie|diploma|course|vergadering|meegelopen|meelopen|shadow\p{L}*)(?!\p{L})/iu;
const listedHours =
  /(?:uren|hours)(?: per week)?\s*:?\s*(?:max(?:imaal|imum|\.)?|hooguit|at most|up to|min(?:imaal|imum|\.)?)?\s*(\d{2})(?:\s*(?:-|–|tot|to|à)\s*(\d{2}))?/iu;
/** "Full time", said of work and not of a study. */
const fullTime = /(?<!\p{L})(?:full[- ]?time|voltijds?|fulltime)(?!\p{L})(?! (?:stud|opleiding|course|degree|education|bachelor|master))/iu;
const FULL_TIME_HOURS = 40;
const statedHours = /(?<!\d)(\d{2})(?:\s*(?:-|–|tot|to|à)\s*(\d{2}))?\s*(?:uur|uren|hours|u\b|h\b)/iu;
/** Says when somebody can work, rather than what was done when. */
const availability =
  /(?<!\p{L})(?:beschikbaar\w*|available|availability|inzetbaar\w*|bereid|willing|flexibel|flexible|kan|can|full[- ]?time|voltijd\w*|uur|uren|hours|werkdagen|working days|fine|prima|ok|possible|mogelijk|lukt|lukken|problem|issue|probleem|gewend|rooster\w*)(?!\p{L})/iu;
const offer =
  /(?<!\p{L})(?:beschikbaar\w*|available|availability|inzetbaar\w*|ik (?:kan|wil|werk graag)|I can|looking for|op zoek naar)(?!\p{L})/iu;
/** Letters of a heading above a line. */
const HEADING = 16;
const preference = /(?<!\p{L})(?:liefst|liever|bij voorkeur|graag|preferably|ideally|prefer|rather)(?!\p{L})/iu;
/** "Elke dag", "any day": Saturdays and Sundays as well. */
const anyDay = /(?<!\p{L})(?:any day|every day of the week|seven days|alle dagen van de week|zeven dagen|elke dag)(?!\p{L})/iu;
const otherDays = /(?<!\p{L})(?:andere dagen|other days|rest of the week|rest van de week)(?!\p{L})/iu;
/** Longer lines are stories. */
const LINE = 300;
/** Whoever works these works those too. */
const covering: Partial<Record<Shift, Shift>> = { holiday: "weekend", evening: "night" };
/** Days on which an office works. */
const WEEKDAYS = 5;
const HOURS_A_DAY = 8;

/** A line that tells of working times. */
interface TimeLine {
  evidence: Evidence;
  named: ReturnType<typeof timesIn> | null;
  /** What its clauses exclude. */
  excluded: ReturnType<typeof timesIn>[];
  /** "Liefst niet op vrijdag": what it says of the other days is open. */
  isPreference: boolean;
  hours: number | null;
  /** Where the hours are a range, its beginning. */
  from: number | null;
  /** Says what somebody offers, rather than what a job takes. */
  isOffer: boolean;
}

/** What a line of days is made of besides them. */
const besideDays =
  /(?<!\p{L})(?:\p{L}*(?:dag|day)s?|\p{L}*(?:avond|ochtend|middag)(?:en)?|and|en|or|of|the|de|het|ook|also|on|op|in|all|alle|t\/m)(?!\p{L})|[^\p{L}]+/giu;
/** Letters of other words that such a line may hold. */
const FEW = 12;

/** "Maandag, dinsdag en donderdag, ook de donderdagavond", "On Mondays I can't": days and little else, or what somebody can on them. */
function isOfDays(text: string): boolean {
  if (timesIn(text).days.length === 0) return false;
  return text.replace(besideDays, "").length <= FEW || /(?<!\p{L})(?:kan|can|can't|cannot)(?!\p{L})/iu.test(text);
}

/** "Alleen overdag" leaves out what isn't by day. */
const byDay =
  /(?<!\p{L})(?:alleen|uitsluitend|enkel|only|just|strictly) (?:overdag|(?:during|by) (?:the )?day(?:time)?|day ?shifts?|dagdienst(?:en)?)|(?:overdag|day ?shifts?|daytime|dagdiensten?) (?:alleen|only)(?!\p{L})/iu;

const known = new WeakMap<PreparedCandidate, TimeLine[]>();

function linesOf(candidate: PreparedCandidate): TimeLine[] {
  const before = known.get(candidate);
  if (before) return before;
  const { cv, passages } = candidate;
  const lines: TimeLine[] = [];
  for (const passage of passages) {
    const text = cv.slice(passage.start, Math.min(passage.end, passage.start + LINE));
    if (!ownTimes.test(text) && !isOfDays(text)) continue;
    const parts = text.replace(/\([^()]*\)/g, (bracket) => (elsewhere.test(bracket) ? "" : bracket)).split(/;\s/);
    // Days that a course takes aren't free for work.
    const taken = parts.filter((part) => elsewhere.test(part));
    if (taken.length === parts.length) continue;
    const written = statedHours.exec(text) ?? listedHours.exec(text);
    const clauses = parts
      .filter((part) => !elsewhere.test(part))
      .flatMap((part) => part.split(/[,.]\s|\b(?:maar|but)\b|(?=\b(?:except|behalve|uitgezonderd)\b)/));
    const excluded = clauses.filter((clause) => refused.test(clause) || isTaken.test(clause)).map(timesIn);
    for (const part of taken) excluded.push({ days: timesIn(part).days, shifts: [], all: false, any: false });
    if (byDay.test(text)) excluded.push({ days: [], shifts: ["evening", "night"], all: false, any: false });
    const told = clauses.filter((clause) => !refused.test(clause) && !isTaken.test(clause)).join(", ");
    const isAny = anyDay.test(told);
    const all = told.trim() === "" ? null : timesIn(told);
    const named = all && (availability.test(text) || isAny ? { ...all, any: all.any || isAny } : { ...all, all: false, any: false });
    const isFullTime = fullTime.test(text);
    if (
      !written &&
      !isFullTime &&
      excluded.length === 0 &&
      named &&
      named.days.length + named.shifts.length === 0 &&
      !named.all &&
      !named.any
    )
      continue;
    lines.push({
      evidence: cvEvidence(candidate, passage),
      named,
      excluded,
      isPreference: preference.test(text) && !otherDays.test(text),
      hours: written ? Number(written[2] ?? written[1]) : isFullTime ? FULL_TIME_HOURS : null,
      from: written?.[2] ? Number(written[1]) : null,
      isOffer: offer.test(cv.slice(Math.max(0, passage.start - HEADING), passage.start)) || offer.test(text),
    });
  }
  // What somebody offers says more than what a job once took.
  lines.sort((one, other) => Number(other.isOffer) - Number(one.isOffer));
  known.set(candidate, lines);
  return lines;
}

/**
 * Days and shifts, by the lines that tell when somebody works or can work. What a line excludes is not met; hours enough without
 * the days' names are partly; of days that are all named, fewer than half of those asked are not met.
 */
export function judgeTimes(asked: AskedTimes, candidate: PreparedCandidate): Finding {
  const days = new Map<number, Evidence>();
  const shifts = new Map<Shift, Evidence>();
  let all: Evidence | null = null;
  let others: Evidence | null = null;
  let any: Evidence | null = null;
  let hours: { most: number; evidence: Evidence } | null = null;
  for (const { evidence, named, excluded, isPreference, hours: written } of linesOf(candidate)) {
    if (written) hours ??= { most: written, evidence };
    const isOut = (shift: Shift) => asked.shifts.includes(shift) || (shift === "evening" && asked.shifts.includes("shift"));
    if (excluded.some((one) => one.days.some((day) => asked.days.includes(day)) || one.shifts.some(isOut)))
      return { verdict: "not_met", evidence: [evidence], note: null };
    // Whoever names the day that is free works on the others.
    if (!isPreference && excluded.some(({ days: free }) => free.length > 0 && free.every((day) => day < WEEKDAYS))) others ??= evidence;
    for (const day of named?.days ?? []) if (!days.has(day)) days.set(day, evidence);
    for (const shift of named?.shifts ?? []) if (!shifts.has(shift)) shifts.set(shift, evidence);
    if (named?.all) all ??= evidence;
    if (named?.any) any ??= evidence;
  }
  const dayProofs = asked.days.map((day) => days.get(day) ?? (day < WEEKDAYS ? (all ?? others) : any));
  // Early and late by turns: whoever works in shifts works the late ones.
  const byTurns = asked.shifts.includes("shift") ? shifts.get("shift") : undefined;
  const anyShift = [...shifts.values()][0];
  const shiftProofs = asked.shifts.map(
    (shift) =>
      shifts.get(shift) ??
      any ??
      (shift === "weekend" ? shifts.get("rotation") : undefined) ??
      (shift === "shift" ? anyShift : (shifts.get(covering[shift] ?? shift) ?? (shift === "evening" ? byTurns : undefined))),
  );
  const proofs = [...dayProofs, ...shiftProofs];
  const has = proofs.filter((proof) => proof !== null && proof !== undefined);
  const evidence = distinct(has);
  if (has.length === proofs.length) return { verdict: "met", evidence, note: null };
  const near = asked.city ? judgePlace({ city: asked.city, hybrid: true, km: null }, candidate) : null;
  // Work on weekends tells nothing of the days between.
  const told = [...days].flatMap(([day, evidence]) => (day < WEEKDAYS ? [evidence] : []));
  if (told.length > 1 && asked.days.length > 0 && !all && has.length < proofs.length / 2)
    return { verdict: "not_met", evidence: distinct([...has, ...told]), note: null };
  if (has.length > 0) return { verdict: "partly", evidence, note: null };
  const desired = candidate.candidate.desired?.hours_per_week;
  const own = hours ?? (desired ? { most: desired, evidence: profileEvidence("desired.hours_per_week", desired) } : null);
  const needed = asked.hours ?? (asked.count ?? Math.max(1, asked.days.length)) * HOURS_A_DAY;
  if (asked.days.length > 0 && (asked.hours !== null || asked.count !== null) && own?.evidence && own.most >= needed)
    return { verdict: "partly", evidence: [own.evidence], note: note("hours", { has: own.most, asks: needed }) };
  if (near?.note?.key === "same_city") return near;
  // Whoever lives near may be free on other days; whoever lives far away can't come on any.
  return near?.verdict === "not_met" ? near : unknown();
}

/**
 * Hours a week, by the profile or by what the CV says, within those that are asked: where so many at least are asked fewer are not met;
 * whoever asks for more than there are is some of it.
 */
export function judgeHours(asked: AskedHours, candidate: PreparedCandidate): Finding {
  const desired = candidate.candidate.desired?.hours_per_week;
  const own = desired ? profileEvidence("desired.hours_per_week", desired) : null;
  const lines = linesOf(candidate).filter(({ hours }) => hours !== null);
  const told = own ? lines.find(({ hours }) => hours === desired) : lines[0];
  const has = own ? desired : told?.hours;
  const evidence = own ?? told?.evidence;
  if (!has || !evidence) return unknown();
  const verdict = verdictOfHours({ from: told?.from ?? has, to: has }, asked);
  return { verdict, evidence: [evidence], note: hoursNote(told?.from && told.from < has ? `${told.from}–${has}` : has, asked) };
}

export function verdictOfHours(
  { from, to }: { from: number; to: number },
  { hours, least, most }: AskedHours,
): "met" | "partly" | "not_met" {
  if (to < hours) return !least && to >= hours * SOME_HOURS ? "partly" : "not_met";
  return most !== null && from > most ? "partly" : "met";
}

/** What somebody has beside what is asked, as the vacancy asks it. */
function hoursNote(has: number | string, { hours, least, most }: AskedHours) {
  if (most === null) return note(least ? "hours_least" : "hours", { has, asks: hours });
  return hours === 0 ? note("hours_most", { has, asks: most }) : note("hours_range", { has, asks: hours, most });
}
/** Of so many of the hours that are asked something comes; fewer than are asked are never met. */
const SOME_HOURS = 0.7;
