import type { Evidence, Verdict } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { leading } from "#engine/facts/held-skills.ts";
import { valueIn } from "#engine/facts/values.ts";
import { impliedBy, relatedTo, toolsOf, tradeOf } from "#engine/skills/lexicon.ts";
import type { AskedSkills } from "../asked.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { hasFullCareer } from "./career.ts";
import { type Finding, note, rank, unknown, yearsTold } from "./finding.ts";
import { drivesNot } from "./practical.ts";
import { tellingFirst } from "./proofs.ts";
import { judgeText } from "./words.ts";

/**
 * By the skills themselves; a broad one ("coaching") is often done without its name ("coach two junior developers"): then the words decide,
 * `enough` of them in one passage.
 */
export function judgeSkills(asked: AskedSkills, candidate: PreparedCandidate, enough: number): Finding {
  const bySkill = bySize(asked, candidate) ?? judgeGroups(asked, candidate);
  // Of several skills the words may show the rest.
  if (!asked.words || (bySkill.verdict !== "unknown" && bySkill.note?.key !== "some_of")) return bySkill;
  const byWords = judgeText(asked.words, candidate, enough);
  return rank[byWords.verdict] > rank[bySkill.verdict] ? byWords : bySkill;
}

/** How many people somebody led, where the ask names a number. */
export const bySize = ({ groups, people }: AskedSkills, candidate: PreparedCandidate): Finding | null =>
  people && groups.flat().some((name) => leading.has(name)) ? ledBy(candidate, people) : null;

/** All groups count; within a group one is enough. */
export function judgeGroups({ groups, min_years, words }: AskedSkills, candidate: PreparedCandidate): Finding {
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
