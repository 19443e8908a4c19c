import type { RequirementKind } from "#contract/fields.ts";
import { isBroadSkill, isSoftSkill } from "#engine/skills/breadth.ts";
import { isDutch } from "#engine/skills/languages.ts";
import { type FoundSkill, findSkills } from "#engine/skills/lexicon.ts";
import { groupsOf, isAlternative } from "./alternatives.ts";
import { shortText } from "./text/short-text.ts";
import { yearsIn } from "./years.ts";

export interface ReadRequirement {
  text: string;
  kind: RequirementKind;
  skill?: string;
  min_years?: number;
  /** Points of its own; without, it weighs what the workspace gives its kind. */
  weight?: number | undefined;
  /** `quote === text.slice(start, end)` of the whole vacancy. */
  quote: string;
  start: number;
  end: number;
}

/** What a stretch of a vacancy asks as one requirement of this kind: its skill, where it names one or a choice, its years, its weight. */
export function requirementAt(text: string, { start, end }: { start: number; end: number }, kind: RequirementKind): ReadRequirement {
  const quote = text.slice(start, end);
  const dutch = isDutch(text);
  const [group, ...others] = groupsOf(quote, hardSkills(findSkills(quote)), dutch);
  const isOne = group && others.length === 0 && (group.length === 1 || isAlternative(quote, group, dutch));
  const years = yearsIn(quote) ?? undefined;
  const weight = weightOf(quote, kind, years);
  return {
    text: shortText(quote),
    kind,
    ...(isOne && group[0] && { skill: group[0].name }),
    ...(years && { min_years: years }),
    ...(weight !== undefined && { weight }),
    quote,
    start,
    end,
  };
}

/** Each skill once, in reading order: soft ones aren't counted, broad ones only where none is precise. */
export function hardSkills(found: FoundSkill[]): FoundSkill[] {
  const trade = found
    .filter(({ name }) => !isSoftSkill(name))
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index);
  const precise = trade.filter(({ name }) => !isBroadSkill(name));
  return precise.length > 0 ? precise : trade;
}

/** Points where years are asked; others weigh what the workspace gives their kind. */
export const YEARS_WEIGHT = 5;

/** The points that a requirement has of its own; undefined: what the workspace gives its kind. */
export function weightOf(quote: string, kind: RequirementKind, min_years: number | undefined): number | undefined {
  if (kind === "knock_out") return 0;
  return weightIn(quote) ?? (kind === "must" && min_years ? YEARS_WEIGHT : undefined);
}

/** "(weging 20%)", "15 punten": the points of a tender, ten for the whole of it. */
export function weightIn(clause: string): number | null {
  const hit = /(?:weging|weight(?:ing)?)[:\s]{1,3}(\d{1,3})|(\d{1,3})\s?(?:punten|points|pt)(?!\p{L})/iu.exec(clause);
  const share = Number(hit?.[1] ?? hit?.[2] ?? 0);
  return share > 0 ? shareOf(share) : null;
}

export const shareOf = (points: number) => Math.min(10, Math.round(points) / 10);
