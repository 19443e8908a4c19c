import type { FieldEvidence, RequirementKind } from "#contract/fields.ts";
import type { LeftOut } from "#contract/job/job.ts";
import { findEducationLevels } from "#engine/skills/education-level.ts";
import { findLanguages } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { kindSureness } from "#engine/vacancy/kind-sureness.ts";
import { protectedCriteria } from "#engine/vacancy/protected/protected.ts";
import { type ReadRequirement, requirementAt, weightOf, YEARS_WEIGHT } from "#engine/vacancy/read-requirement.ts";
import { takeAsked, type VacancyReading } from "#engine/vacancy/read-vacancy.ts";
import { cues, lowered } from "#engine/words/vacancy-words.ts";
import { isOffered } from "./offered.ts";
import { isTellingMachines, overlaps, type Stretch, wholeWordPlaces } from "./standing.ts";

const CONFIDENCE = 0.5;
/** From here on a requirement's own words say its kind. */
const PLAIN = 0.9;
/** So many that only a model has, behind whatever is ours. */
const MOST_ADDED = 20;
const LONGEST_REQUIREMENT = 500;
/** Parts that are shorter than this share of ours leave out what it asks. */
const LEAST_COVERED = 0.25;

interface Told extends Stretch {
  kind: RequirementKind;
}

/** A requirement with what bears it. */
interface Led {
  one: ReadRequirement;
  evidence: FieldEvidence | undefined;
}

/**
 * A reading whose requirements are led by a model's. What both have is parted or joined as the model does, unless that would lose what
 * ours ask; its kind counts where the words don't say one. What only the model has is taken in. What only we have is left out, if the model
 * saw it and told at least half of ours; knock-outs, years and levels never are. A model makes no knock-out, and ends one only by calling
 * it a wish. A line that our reader left out as an offer, a notice or a protected ground stays out.
 */
export function requirementsLed(
  reading: VacancyReading,
  answer: readonly Pick<Told & { quote: string }, "kind" | "quote">[],
): VacancyReading {
  const { text, job } = reading;
  const own = (job.requirements ?? []).map(
    (one, index): Led => ({ one: one as ReadRequirement, evidence: reading.evidence[`requirements.${index}`] }),
  );
  const { told, refused, isWhole } = toldIn(reading, answer, own);
  if (told.length === 0) return reading;
  const groups = groupsOf(own, told);
  const dropped = isWhole ? droppedOf(reading, groups, refused) : new Set<Led>();
  const kept = groups
    .flatMap((group) => (group.own.length > 0 ? ledBy(text, group.own, group.told) : []))
    .filter((one) => !dropped.has(one));
  const added = addedTo(
    text,
    kept,
    groups.flatMap((group) => (group.own.length > 0 ? [] : group.told)),
  );
  const led = [...kept, ...added].sort(({ one }, { one: other }) => one.start - other.start);
  const evidence = Object.fromEntries(Object.entries(reading.evidence).filter(([path]) => !path.startsWith("requirements.")));
  led.forEach(({ evidence: bears }, index) => {
    if (bears) evidence[`requirements.${index}`] = bears;
  });
  const requirements = led.map(({ one }) => one);
  const asked = { ...job, requirements };
  takeAsked(asked, evidence, requirements);
  const not_asked = [...dropped].map(({ one: { quote, start, end } }) => ({ quote, start, end, why: "not_asked" as const }));
  const left_out = [...reading.left_out.flatMap((one) => without(text, one, requirements)), ...not_asked];
  return { ...reading, job: asked, evidence, left_out: left_out.sort((one, other) => one.start - other.start) };
}

/**
 * What a model says is asked, as far as it may be asked, in reading order and none over another; what stands in the text and may not be;
 * and whether each of its quotes stands there.
 */
function toldIn({ text, left_out }: VacancyReading, answer: readonly { kind: RequirementKind; quote: string }[], own: readonly Led[]) {
  const told: Told[] = [];
  const refused: Stretch[] = [];
  let isWhole = true;
  for (const { kind, quote } of answer) {
    const places = quote.trim().length > LONGEST_REQUIREMENT ? [] : wholeWordPlaces(text, quote);
    if (places.length === 0) isWhole = false;
    const free = places.filter((place) => !told.some((one) => overlaps(one, place)));
    const place = free.find((one) => own.some((other) => overlaps(one, other.one))) ?? free[0];
    if (!place) continue;
    const words = text.slice(place.start, place.end);
    const staysOut = left_out.some((one) => overlaps(one, place) && one.why !== "company" && one.why !== "duty");
    const isAsked = !cues.notAsked.test(lowered(words)) && protectedCriteria(words).length === 0 && /\p{L}{2}|\d/u.test(words);
    const isOver = /\n\s*(?:\n|[-–•*·]\s)/.test(words);
    if (staysOut || !isAsked || isOver || isTellingMachines(text, place)) refused.push(place);
    else told.push({ ...place, kind: kind === "knock_out" ? "must" : kind });
  }
  return { told: told.sort((one, other) => one.start - other.start), refused, isWhole };
}

/** Stretches of both that overlap, directly or through one another, in reading order. */
function groupsOf(own: readonly Led[], told: readonly Told[]): { own: Led[]; told: Told[] }[] {
  const all = [...own.map((led) => ({ at: led.one, led })), ...told.map((at) => ({ at, led: null }))].sort(
    (one, other) => one.at.start - other.at.start,
  );
  const groups: { own: Led[]; told: Told[]; end: number }[] = [];
  for (const { at, led } of all) {
    const last = groups.at(-1);
    const group = last && at.start < last.end ? last : { own: [], told: [], end: at.end };
    if (group !== last) groups.push(group);
    if (led) group.own.push(led);
    else group.told.push(at as Told);
    group.end = Math.max(group.end, at.end);
  }
  return groups;
}

/** Ours that the model saw and didn't tell, as long as it told half of ours. */
function droppedOf(
  { text, left_out }: VacancyReading,
  groups: readonly { own: Led[]; told: Told[] }[],
  refused: readonly Stretch[],
): Set<Led> {
  const isShown = isOffered(text);
  const untold = groups
    .filter(({ told }) => told.length === 0)
    .flatMap(({ own }) => own)
    .filter(({ one }) => ![...refused, ...left_out].some((other) => overlaps(one, other)));
  const all = groups.reduce((sum, { own }) => sum + own.length, 0);
  if (untold.length * 2 > all) return new Set();
  return new Set(
    untold.filter(({ one }) => one.kind !== "knock_out" && !one.min_years && levelsIn(one.quote).length === 0 && isShown(one.quote)),
  );
}

function ledBy(text: string, own: readonly Led[], told: readonly Told[]): Led[] {
  if (told.length === 0) return [...own];
  const only = own.length === 1 && told.length === 1 ? told[0] : undefined;
  if (only) return own.map((led) => withKind(led, only.kind));
  const parts = told.map((part) => {
    const whole = own.filter(({ one }) => overlaps(one, part)).map(({ one }) => one);
    const plain = whole.find((one) => kindSureness(one) >= PLAIN);
    const isHard = whole.length > 0 && whole.every((one) => one.kind === "knock_out");
    return requirementAt(text, part, plain?.kind ?? (isHard && part.kind === "must" ? "knock_out" : part.kind));
  });
  if (losesOf(own, parts)) return [...own];
  const [alone] = own.length === 1 ? own : [];
  const weight =
    alone?.one.weight !== undefined && alone.one.weight !== YEARS_WEIGHT
      ? Math.round((10 * alone.one.weight) / parts.length) / 10
      : undefined;
  return parts.map((one) => marked({ ...one, ...(one.weight === undefined && weight !== undefined && { weight }) }));
}

const marked = (one: ReadRequirement): Led => ({
  one,
  evidence: { quote: one.quote, start: one.start, end: one.end, confidence: CONFIDENCE, read_by: "model" },
});

/** What only the model has: not again what a skill of ours asks already. */
function addedTo(text: string, kept: readonly Led[], told: readonly Told[]): Led[] {
  const skills = new Set(kept.map(({ one }) => one.skill));
  const added = told
    .map(({ kind, ...at }) => requirementAt(text, at, kind))
    .filter(({ text, skill, min_years }) => text.length > 1 && (!skill || min_years || !skills.has(skill)));
  return added.slice(0, MOST_ADDED).map(marked);
}

/** Ours with the kind that a model tells, where its own words don't say one and it is no knock-out. */
function withKind({ one, evidence }: Led, kind: RequirementKind): Led {
  const isPlain = kindSureness(one) >= PLAIN || (one.kind === "knock_out" && kind !== "nice");
  if (kind === one.kind || isPlain) return { one, evidence };
  const { weight, ...rest } = one;
  const own = weight === undefined || weight === 0 || weight === YEARS_WEIGHT ? weightOf(one.quote, kind, one.min_years) : weight;
  const bears = evidence && { ...evidence, confidence: CONFIDENCE, read_by: "model" as const };
  return { one: { ...rest, kind, ...(own !== undefined && { weight: own }) }, evidence: bears };
}

/** Do ours ask a skill, years, a level or simply more words than the parts do, or knock out where a part doesn't? */
function losesOf(own: readonly Led[], parts: readonly ReadRequirement[]): boolean {
  if (parts.some(({ text }) => text.length < 2)) return true;
  const held = parts.map(({ quote, skill, min_years }) => ({
    skills: skill ? findSkills(quote).map(({ name }) => name) : [],
    min_years,
    levels: levelsIn(quote),
  }));
  return own.some(({ one }) => {
    const holds = held.some(
      ({ skills, min_years }) => (!one.skill || skills.includes(one.skill)) && (!one.min_years || min_years === one.min_years),
    );
    const levels = levelsIn(one.quote).every((level) => held.some((part) => part.levels.includes(level)));
    const isMixed = one.kind !== "knock_out" && parts.some((part) => part.kind === "knock_out" && overlaps(one, part));
    return !holds || !levels || isMixed || coveredOf(one, parts) < LEAST_COVERED * (one.end - one.start);
  });
}

/** Languages with their levels, and levels of education. */
const levelsIn = (words: string) => [
  ...findLanguages(words).map(({ language, level }) => `${language} ${level ?? ""}`),
  ...findEducationLevels(words).map(({ level }) => level),
];

/** How many characters of a stretch the others cover. */
const coveredOf = (stretch: Stretch, others: readonly Stretch[]) =>
  others.reduce((sum, one) => sum + Math.max(0, Math.min(one.end, stretch.end) - Math.max(one.start, stretch.start)), 0);

/** What is left of a line that was left out beside what is asked of it: nothing where most of it is. */
function without(text: string, line: LeftOut, requirements: readonly Stretch[]): LeftOut[] {
  const within = requirements.filter((one) => overlaps(one, line)).sort((one, other) => one.start - other.start);
  if (within.length === 0) return [line];
  if (coveredOf(line, within) * 2 > line.end - line.start) return [];
  const borders = [line.start, ...within.flatMap(({ start, end }) => [start, end]), line.end];
  const rests = Array.from({ length: borders.length / 2 }, (_, at) => ({ start: borders[2 * at] ?? 0, end: borders[2 * at + 1] ?? 0 }));
  return rests
    .filter(({ start, end }) => start < end && /\p{L}{3}/u.test(text.slice(start, end)))
    .map(({ start, end }) => ({ ...line, start, end, quote: text.slice(start, end) }));
}
