import type { Verdict } from "#contract/fields.ts";
import { isSamePlace, kilometresBetween } from "#engine/skills/places.ts";
import { type Asked, type AskedTimes, timesIn } from "../asked.ts";
import type { PreparedCandidate } from "../candidate.ts";
import { cvEvidence, isDenied, profileEvidence } from "../evidence.ts";
import { passageAt } from "../passages.ts";
import { type Finding, note, unknown } from "./finding.ts";

/** Kilometres as the crow flies that people travel daily where they name no limit of their own. */
const COMMUTE_KM = 35;
const HYBRID_COMMUTE_KM = 60;

export function judgePlace({ city, hybrid, km: asked }: Extract<Asked, { about: "place" }>, candidate: PreparedCandidate): Finding {
  const { city: home, desired } = candidate.candidate;
  const own = profileEvidence("city", home);
  if (!home || !own) return unknown();
  if (isSamePlace(home, city)) return { verdict: "met", evidence: [own], note: note("same_city", { city: home }) };
  const km = kilometresBetween(home, city);
  if (km === null) return unknown();
  const limit = asked ?? desired?.radius_km ?? (hybrid ? HYBRID_COMMUTE_KM : COMMUTE_KM);
  const verdict: Verdict = km <= limit ? "met" : km <= limit * 2 || desired?.relocate ? "partly" : "not_met";
  return { verdict, evidence: [own], note: note("distance_km", { km, city: home }) };
}

export function judgeHours(asks: number, candidate: PreparedCandidate): Finding {
  const has = candidate.candidate.desired?.hours_per_week;
  const evidence = profileEvidence("desired.hours_per_week", has);
  if (!has || !evidence) return unknown();
  return {
    verdict: has >= asks - 4 ? "met" : has >= asks * 0.7 ? "partly" : "not_met",
    evidence: [evidence],
    note: note("hours", { has, asks }),
  };
}

export function judgeStart(date: string, candidate: PreparedCandidate): Finding {
  const from = candidate.candidate.available_from;
  const evidence = profileEvidence("available_from", from);
  if (!from || !evidence) return unknown();
  const days = (Date.parse(from) - Date.parse(date)) / 86_400_000;
  if (!Number.isFinite(days)) return unknown();
  return {
    verdict: days <= 0 ? "met" : days <= 31 ? "partly" : "not_met",
    evidence: [evidence],
    note: note("available_from", { date: from }),
  };
}

/** Working hours, days, weeks and months of a full-time year (40 hours, 52 weeks). */
const perYear = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };

export function judgeSalary(asked: Extract<Asked, { about: "salary" }>, candidate: PreparedCandidate): Finding {
  const { desired } = candidate.candidate;
  const wants = desired?.salary_min ?? desired?.salary_max;
  if (!wants || !desired?.period || desired.currency !== asked.currency) return unknown();
  const evidence = profileEvidence(desired.salary_min ? "desired.salary_min" : "desired.salary_max", wants);
  if (!evidence) return unknown();
  const ratio = (wants * perYear[desired.period]) / (asked.most * perYear[asked.period]);
  const params = { has: wants, asks: asked.most, currency: asked.currency, has_period: desired.period, asks_period: asked.period };
  return { verdict: ratio <= 1 ? "met" : ratio <= 1.1 ? "partly" : "not_met", evidence: [evidence], note: note("salary", params) };
}

const permitWords =
  /(?:work permit|werkvergunning|right to work|authori[sz]ed to work|work authori[sz]ation|verblijfsvergunning|tewerkstellingsvergunning)/i;
const needsPermit = /(?:require|requires|need|needs|nodig|sponsorship|geen werkvergunning|no work permit)/i;

export function judgeWorkPermit(candidate: PreparedCandidate): Finding {
  const stated = candidate.candidate.work_permit;
  const evidence = profileEvidence("work_permit", stated);
  if (stated && evidence) {
    const denied = /^(?:no|none|nee|geen)\b/i.test(stated) || needsPermit.test(stated);
    return { verdict: denied ? "not_met" : "met", evidence: [evidence], note: null };
  }
  const hit = permitWords.exec(candidate.cv);
  if (!hit) return unknown();
  const found = { start: hit.index, end: hit.index + hit[0].length };
  const passage = passageAt(candidate.passages, found.start) ?? found;
  const denied =
    isDenied(candidate.cv, found, passage) ||
    needsPermit.test(candidate.cv.slice(Math.max(passage.start, found.start - 60), Math.min(passage.end, found.end + 60)));
  return { verdict: denied ? "not_met" : "met", evidence: [cvEvidence(candidate, found)], note: null };
}

const refused = /(?<!\p{L})(?:niet|geen|behalve|vrij|uitgezonderd|not|no|except|off|never|nooit)(?!\p{L})/iu;
const allDays =
  /(?<!\p{L})(?:full-?time|fulltime|voltijds?|alle dagen|all days|vijf dagen|five days|5 dagen|5 days|(?:36|38|40) (?:uur|uren|hours))(?!\p{L})/iu;
const ownTimes =
  /(?<!\p{L})(?:beschikbaar\w*|available|availability|inzetbaar\w*|uur|uren|hours|dagen|days|diensten|dienst|shifts?|routes?|rooster|bereid|willing|flexibel|flexible|werk\w*|work\w*)(?!\p{L})/iu;

/**
 * Days and shifts, by the lines that tell when somebody works or can work. A day that a line excludes is not met; enough hours
 * without the days' names is partly.
 */
export function judgeTimes(asked: AskedTimes, candidate: PreparedCandidate): Finding {
  const { cv, passages } = candidate;
  const has = { days: new Set<number>(), shifts: new Set<string>() };
  const proofs: Finding["evidence"] = [];
  let full: Finding["evidence"][number] | null = null;
  for (const passage of passages) {
    const text = cv.slice(passage.start, Math.min(passage.end, passage.start + 300));
    if (!ownTimes.test(text)) continue;
    if (!full && allDays.test(text)) full = cvEvidence(candidate, passage);
    for (const clause of text.split(/[,;.]|\b(?:maar|but)\b/)) {
      const named = timesIn(clause);
      const days = named.days.filter((day) => asked.days.includes(day));
      const shifts = named.shifts.filter((shift) => asked.shifts.includes(shift));
      if (days.length === 0 && shifts.length === 0) continue;
      if (refused.test(clause)) return { verdict: "not_met", evidence: [cvEvidence(candidate, passage)], note: null };
      for (const day of days) has.days.add(day);
      for (const shift of shifts) has.shifts.add(shift);
      proofs.push(cvEvidence(candidate, passage));
    }
  }
  const met = has.days.size + has.shifts.size;
  if (met === asked.days.length + asked.shifts.length) return { verdict: "met", evidence: proofs.slice(0, 3), note: null };
  if (asked.shifts.length > 0 && has.shifts.size > 0) return { verdict: "met", evidence: proofs.slice(0, 3), note: null };
  if (met > 0) return { verdict: "partly", evidence: proofs.slice(0, 3), note: null };
  return full && asked.days.length > 0 ? { verdict: "partly", evidence: [full], note: null } : unknown();
}
