import type { Criterion } from "#contract/job/match.ts";
import { effectiveVerdict, standing } from "./score.ts";

/** A line of both comparisons, and how many points of the score it puts between them: above zero, it is for the first. */
interface Apart {
  one: Criterion;
  other: Criterion;
  by: number;
}

interface Sum {
  over: number;
  under: number;
  factor: number;
}

function sumOf(criteria: readonly Criterion[]): Sum {
  const sum: Sum = { over: 0, under: 0, factor: 1 };
  for (const line of criteria) {
    if (line.kind === "knock_out") {
      if (effectiveVerdict(line) === "not_met") sum.factor = 0.5;
      continue;
    }
    const { over, under } = standing(line);
    sum.over += line.weight * over;
    sum.under += line.weight * under;
  }
  return sum;
}

/**
 * Why two people of one job stand apart, from the sum of `scoreOf`: by how many points each line moves them, which together make
 * exactly the difference of their scores before rounding. With shares n₁/d₁ and n₂/d₂ around their mean m that is
 * (n₁ − n₂ − m·(d₁ − d₂)) ÷ ½(d₁ + d₂), a sum over the lines; a knock-out that one of them fails takes half of the mean. Swapped, every
 * figure has the other sign.
 */
export function whyApart(first: readonly Criterion[], second: readonly Criterion[]): { by: number; lines: Apart[] } {
  const [one, other] = [sumOf(first), sumOf(second)];
  const shareOf = ({ over, under }: Sum) => (under === 0 ? 0 : over / under);
  const mean = (shareOf(one) + shareOf(other)) / 2;
  const factor = (one.factor + other.factor) / 2;
  const under = (one.under + other.under) / 2;
  const fails = (line: Criterion) => line.kind === "knock_out" && effectiveVerdict(line) === "not_met";
  const halved = 100 * mean * (one.factor - other.factor);
  const knockOuts = first.filter((line, at) => fails(line) !== fails(second[at] ?? line)).length;
  const lines = first.flatMap((line, at): Apart[] => {
    const beside = second[at];
    if (!beside) return [];
    if (line.kind === "knock_out") return fails(line) === fails(beside) ? [] : [{ one: line, other: beside, by: halved / knockOuts }];
    const [a, b] = [standing(line), standing(beside)];
    const apart = line.weight * a.over - beside.weight * b.over - mean * (line.weight * a.under - beside.weight * b.under);
    return [{ one: line, other: beside, by: under === 0 ? 0 : (100 * factor * apart) / under }];
  });
  return {
    by: 100 * (one.factor * shareOf(one) - other.factor * shareOf(other)),
    lines: lines.sort((a, b) => Math.abs(b.by) - Math.abs(a.by)),
  };
}
