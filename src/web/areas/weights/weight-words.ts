import type { Weights } from "#contract/account/workspace.ts";
import { usualWeights } from "#contract/choices.ts";
import type { WeightChange, WeightsState } from "#contract/job/weights.ts";
import { formatDate, formatNumber } from "#web/words/format.ts";
import type { Words } from "#web/words/words.ts";

export const weightNames = Object.keys(usualWeights) as (keyof Weights)[];

export const weightName = (t: Words, name: keyof Weights): string => t(`account.weight_${name}`);

export const isSame = (one: Weights, other: Weights): boolean => weightNames.every((name) => one[name] === other[name]);

export const whoChanged = (t: Words, by: string | null): string => by || t("weights.somebody");

/** "81%". */
export const percent = (share: number): string => `${formatNumber(Math.round(share * 100))}%`;

/** Who made the weights what they are. */
export function originText(t: Words, { weights, usual, from }: Pick<WeightsState, "weights" | "usual" | "from">): string {
  if (isSame(weights, usual)) return t("weights.from_product");
  if (!from) return t("weights.from_old");
  const who = { name: whoChanged(t, from.by), date: formatDate(from.at) };
  return from.kind === "learned" ? t("weights.from_learned", who) : t("weights.from_set", who);
}

/** "Place 3 → 4.2, Job title 5 → 3.6". */
export function differenceText(t: Words, { before, after }: Pick<WeightChange, "before" | "after">): string {
  const changed = weightNames.filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return t("weights.nothing_differs");
  return changed.map((name) => `${weightName(t, name)} ${formatNumber(before[name])} → ${formatNumber(after[name])}`).join(", ");
}
