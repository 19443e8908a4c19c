import type { FieldEvidence, RequirementKind } from "#contract/fields.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { protectedCriteria } from "#engine/vacancy/protected/protected.ts";
import { type ReadRequirement, requirementAt, weightOf } from "#engine/vacancy/read-requirement.ts";
import { takeSkills, type VacancyReading } from "#engine/vacancy/read-vacancy.ts";
import { cues, lowered } from "#engine/words/vacancy-words.ts";
import { isTellingMachines, overlaps, type Stretch, wholeWordPlaces } from "./standing.ts";

const CONFIDENCE = 0.5;
/** From here on a requirement's own words say its kind (`kindSureness`). */
const PLAIN = 0.9;
const MOST_REQUIREMENTS = 100;
const LONGEST_REQUIREMENT = 500;

interface Told extends Stretch {
  kind: RequirementKind;
}

/** A requirement with what bears it. */
interface Led {
  one: ReadRequirement;
  evidence: FieldEvidence | undefined;
}

/**
 * A reading whose requirements are led by a model's: what both have is parted or joined as the model does, and has its kind where the
 * words don't say one; what only the model has is taken in, and what only we have is left out, as long as that is half of ours at most. Ours stand where the model's would lose a skill or years. A model makes no
 * knock-out, and unmakes none but by calling it a wish; a line that our reader left out as an offer, a notice or a protected ground
 * stays out.
 */
export function requirementsLed(reading: VacancyReading, answer: readonly { kind: RequirementKind; quote: string }[]): VacancyReading {
  const { text, job } = reading;
  const own = (job.requirements ?? []).map(
    (one, index): Led => ({ one: one as ReadRequirement, evidence: reading.evidence[`requirements.${index}`] }),
  );
  const told = toldIn(reading, answer, own);
  if (told.length === 0) return reading;
  const groups = groupsOf(own, told);
  const untold = groups.filter((group) => group.told.length === 0).flatMap((group) => group.own);
  const dropped = new Set(untold.length * 2 <= own.length ? untold : []);
  const led = groups
    .flatMap((group) => ledBy(text, group.own, group.told))
    .filter((one) => !dropped.has(one))
    .slice(0, MOST_REQUIREMENTS);
  const evidence = Object.fromEntries(Object.entries(reading.evidence).filter(([path]) => !path.startsWith("requirements.")));
  led.forEach(({ evidence: bears }, index) => {
    if (bears) evidence[`requirements.${index}`] = bears;
  });
  const requirements = led.map(({ one }) => one);
  const asked = { ...job, requirements };
  takeSkills(asked, evidence, requirements);
  const left_out = [
    ...reading.left_out.filter((one) => covered(one, told) * 2 <= one.end - one.start),
    ...[...dropped].map(({ one: { quote, start, end } }) => ({ quote, start, end, why: "not_asked" as const })),
  ].sort((one, other) => one.start - other.start);
  return { ...reading, job: asked, evidence, left_out };
}

/** What a model says is asked, as far as it stands in the text and may be asked; in reading order, none over another. */
function toldIn(
  { text, left_out }: VacancyReading,
  answer: readonly { kind: RequirementKind; quote: string }[],
  own: readonly Led[],
): Told[] {
  const told: Told[] = [];
  for (const { kind, quote } of answer) {
    const free = wholeWordPlaces(text, quote).filter((place) => !told.some((one) => overlaps(one, place)));
    const place = free.find((one) => own.some((other) => overlaps(one, other.one))) ?? free[0];
    if (!place || place.end - place.start > LONGEST_REQUIREMENT) continue;
    const words = text.slice(place.start, place.end);
    const staysOut = left_out.some((one) => overlaps(one, place) && one.why !== "company" && one.why !== "duty");
    const isAsked = !cues.notAsked.test(lowered(words)) && protectedCriteria(words).length === 0;
    if (!staysOut && isAsked && !isTellingMachines(text, place)) told.push({ ...place, kind: kind === "knock_out" ? "must" : kind });
  }
  return told.sort((one, other) => one.start - other.start);
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

function ledBy(text: string, own: readonly Led[], told: readonly Told[]): Led[] {
  if (told.length === 0) return [...own];
  const only = own.length === 1 && told.length === 1 ? told[0] : undefined;
  if (only) return own.map((led) => withKind(led, only.kind));
  const wasHard = own.some(({ one }) => one.kind === "knock_out");
  const parts = told.map(({ kind, ...at }) => requirementAt(text, at, wasHard && kind === "must" ? "knock_out" : kind));
  if (losesOf(own, parts)) return [...own];
  return parts.map((one) => ({
    one,
    evidence: { quote: one.quote, start: one.start, end: one.end, confidence: CONFIDENCE, read_by: "model" },
  }));
}

/** Ours with the kind that a model tells, where its own words don't say one and it is no knock-out. */
function withKind({ one, evidence }: Led, kind: RequirementKind): Led {
  const isPlain = (evidence?.confidence ?? 1) >= PLAIN || (one.kind === "knock_out" && kind !== "nice");
  if (kind === one.kind || isPlain) return { one, evidence };
  const { weight: _, ...rest } = one;
  const weight = weightOf(one.quote, kind, one.min_years);
  const bears = evidence && { ...evidence, confidence: CONFIDENCE, read_by: "model" as const };
  return { one: { ...rest, kind, ...(weight !== undefined && { weight }) }, evidence: bears };
}

/** Do ours name a skill or years that no part of the model's holds? */
function losesOf(own: readonly Led[], parts: readonly ReadRequirement[]): boolean {
  const skills = new Set(parts.flatMap(({ quote }) => findSkills(quote).map(({ name }) => name)));
  const years = new Set(parts.map(({ min_years }) => min_years));
  return own.some(({ one }) => (one.skill && !skills.has(one.skill)) || (one.min_years && !years.has(one.min_years)));
}

/** How many characters of a stretch the others cover. */
const covered = (stretch: Stretch, others: readonly Stretch[]) =>
  others.reduce((sum, one) => sum + Math.max(0, Math.min(one.end, stretch.end) - Math.max(one.start, stretch.start)), 0);
