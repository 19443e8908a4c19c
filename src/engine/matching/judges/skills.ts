import type { Evidence, Verdict } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { leading } from "#engine/facts/held-skills.ts";
import { valueIn } from "#engine/facts/values.ts";
import { impliedBy, relatedTo, toolsOf, tradeOf } from "#engine/skills/lexicon.ts";
import type { Asked } from "../asked.ts";
import type { AskedWords } from "../asks/words.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { hasFullCareer } from "./career.ts";
import { judgeExperience } from "./experience.ts";
import { type Finding, note, rank, unknown, yearsTold } from "./finding.ts";
import { drivesNot } from "./practical.ts";
import { tellingFirst } from "./proofs.ts";
import { judgeText } from "./words.ts";

/**
 * A broad skill ("coaching") is often done without its name ("coach two junior developers"): then the words decide. Years of a skill are
 * also counted from the jobs that show it in other words.
 */
export function judgeSkillsOrWords(
  asked: Extract<Asked, { about: "skills" }>,
  candidate: PreparedCandidate,
  enough: number | undefined,
): Finding {
  const bySize = asked.people && asked.groups.flat().some((name) => leading.has(name)) ? ledBy(candidate, asked.people) : null;
  if (bySize) return bySize;
  const bySkill = judgeSkills(asked.groups, asked.min_years, candidate, asked.words);
  if (bySkill.verdict === "met" || !asked.words) return bySkill;
  const denied = asked.groups
    .flat()
    .map((name) => candidate.skills.get(name))
    .find((held) => held?.negative);
  // Who says never to have done it hasn't, whatever jobs seem to show it.
  if (asked.min_years && denied?.negative && denied.positive.every(({ basic }) => basic))
    return { verdict: "not_met", evidence: [denied.negative], note: note("denied", { skill: asked.groups[0]?.[0] ?? "" }) };
  if (asked.min_years) {
    const byJobs = judgeExperience(asked.groups.flat(), asked.words, asked.min_years, candidate);
    return byJobs.verdict === "unknown" || (byJobs.verdict === "not_met" && bySkill.verdict === "partly" && byJobs.note?.key !== "years_of")
      ? bySkill
      : byJobs;
  }
  const isSome = bySkill.note?.key === "some_of";
  if (bySkill.verdict !== "unknown" && !isSome) return bySkill;
  const byWords = judgeText(asked.words, candidate, enough ?? NEARLY_ALL);
  return rank[byWords.verdict] > rank[bySkill.verdict] ? byWords : bySkill;
}

/** Where a skill that is known isn't named, only nearly all of the ask's words in one passage show it. */
const NEARLY_ALL = 0.85;

/** All groups count; within a group one is enough. */
function judgeSkills(groups: string[][], min_years: number | null, candidate: PreparedCandidate, words?: AskedWords): Finding {
  const findings = groups.map((group) => {
    const each = group.map((name) => judgeSkill(name, min_years, candidate));
    const best = each.reduce((best, one) => (rank[one.verdict] > rank[best.verdict] ? one : best));
    // Others of the group show it as well: the quotes that tell most of the ask go first.
    const same = each.filter(({ verdict }) => verdict === best.verdict).flatMap(({ evidence }) => evidence);
    return tellingFirst({ ...best, evidence: words ? same : best.evidence }, words, candidate);
  });
  const first = nth(findings, 0);
  if (findings.length === 1) return first;
  const known = findings.filter((finding) => finding.verdict !== "unknown");
  const speaking = findings.filter((finding) => finding.verdict === "met" || finding.verdict === "partly");
  const evidence = known.flatMap((finding) => finding.evidence.slice(0, 1)).slice(0, 3);
  if (findings.every((finding) => finding.verdict === "met")) return { verdict: "met", evidence, note: first.note };
  if (speaking.length > 0) return { verdict: "partly", evidence, note: note("some_of", { has: speaking.length, asks: findings.length }) };
  return known.length === findings.length ? { verdict: "not_met", evidence, note: first.note } : unknown();
}

export function judgeSkill(name: string, min_years: number | null, candidate: PreparedCandidate): Finding {
  const proofs = candidate.skills.get(name);
  const positive = proofs?.positive ?? [];
  if (positive.length > 0) {
    const evidence = positive.map((proof) => proof.evidence);
    const basic = positive.every((proof) => proof.basic);
    if (min_years) return judgeSkillYears(name, min_years, evidence, candidate);
    return basic ? { verdict: "partly", evidence, note: note("basic_level", { skill: name }) } : { verdict: "met", evidence, note: null };
  }
  const via = candidate.implied.get(name);
  const bringing = via ? (candidate.skills.get(via)?.positive ?? []) : [];
  if (via && bringing.length > 0) {
    const evidence = bringing.map((proof) => proof.evidence);
    if (min_years) return judgeSkillYears(via, min_years, evidence, candidate);
    return { verdict: "met", evidence, note: note("implied_by", { skill: via }) };
  }
  const tool = toolsOf(name).find((one) => candidate.skills.get(one)?.positive.some((proof) => !proof.basic));
  if (tool) {
    const evidence = candidate.skills.get(tool)?.positive.map((proof) => proof.evidence) ?? [];
    return min_years
      ? judgeSkillYears(tool, min_years, evidence, candidate)
      : { verdict: "met", evidence, note: note("implied_by", { skill: tool }) };
  }
  const led = leading.has(name) ? ledBy(candidate) : null;
  if (led) return led;
  if (proofs?.negative) return { verdict: "not_met", evidence: [proofs.negative], note: note("denied", { skill: name }) };
  if (proofs?.expired) {
    const evidence = [proofs.expired];
    return tradeOf(name) === "certificate"
      ? { verdict: ofExpired(proofs.expired), evidence, note: note("expired", { skill: name }) }
      : { verdict: "partly", evidence, note: note("no_longer", { skill: name }) };
  }
  if (proofs?.planned) return { verdict: "not_met", evidence: [proofs.planned], note: note("still_to_come", { skill: name }) };
  if (tradeOf(name) === "certificate") {
    // A rung below on its ladder isn't the one asked.
    const lower = impliedBy(name).find((one) => tradeOf(one) === "certificate" && (candidate.skills.get(one)?.positive.length ?? 0) > 0);
    const without = name === LICENCE ? drivesNot(candidate) : [];
    if (without.length > 0) return { verdict: "not_met", evidence: without, note: note("denied", { skill: name }) };
    const held = lower && candidate.skills.get(lower)?.positive[0];
    return held ? { verdict: "not_met", evidence: [held.evidence], note: note("rung_below", { skill: lower }) } : unknown();
  }
  for (const related of relatedTo(name)) {
    // A taste of another tool is no stand-in for this one.
    const near = (candidate.skills.get(related)?.positive ?? []).filter(({ basic }) => !basic);
    if (near.length > 0)
      return {
        verdict: "partly",
        evidence: near.map((proof) => proof.evidence).slice(0, 2),
        note: note("related_skill", { skill: related }),
      };
  }
  return unknown();
}

/** A paper that ran out is none; one whose renewal is booked is some of it. */
export const ofExpired = ({ quote }: Evidence): Verdict =>
  /(?<!\p{L})(?:refresher|renewal|herhal\p{L}*|verleng\p{L}*|booked|geboekt|gepland|ingepland|planned|scheduled)(?!\p{L})/iu.test(quote) &&
  !/(?<!\p{L})(?:not|niet|nog geen|no)(?!\p{L})/iu.test(quote)
    ? "partly"
    : "not_met";

const LICENCE = "Driving licence B";

/** Whoever led a number of people has led; fewer than are asked are some of it. */
function ledBy({ ledger }: PreparedCandidate, asks = 0): Finding | null {
  const team = valueIn.teamSize(ledger);
  return team && { verdict: team.value >= asks ? "met" : "partly", evidence: team.quotes, note: null };
}

/**
 * A skill asked with years: enough of them is met, half of them or an unknown number partly. Years counted from the jobs that
 * name the skill are the fewest there can be: too few of those is not met only where the whole career is told. Years that the CV
 * states beyond its dates are partly.
 */
function judgeSkillYears(name: string, asked: number, evidence: Evidence[], candidate: PreparedCandidate): Finding {
  const years = candidate.skills.get(name)?.years;
  if (!years) return { verdict: "partly", evidence, note: note("years_unknown", { asked }) };
  const all = [
    years.evidence,
    ...evidence.filter((one) => one.start !== years.evidence.start || one.source !== years.evidence.source),
  ].slice(0, 3);
  const told = yearsTold(years, all, asked);
  return told.verdict === "not_met" && years.value === years.shown && !hasFullCareer(candidate) ? { ...told, verdict: "partly" } : told;
}
