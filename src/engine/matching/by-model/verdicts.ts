import * as z from "zod";
import { type Evidence, type Verdict, verdict } from "#contract/fields.ts";
import { isTellingMachines, overlaps, type Stretch } from "#engine/second-reading/standing.ts";
import { isInstruction } from "#engine/words/orders-to-machines.ts";
import { quoteFinder } from "./near-quote.ts";

const MOST_QUOTES = 4;
const LONGEST_WHY = 300;

/** What a language model answers that was asked for verdicts; what it says beyond that is left out. `requirement`: R1, R2, … */
export const verdictsAnswer = z.object({
  verdicts: z
    .array(
      z.object({
        requirement: z.string().max(20),
        verdict,
        quotes: z.array(z.string()).max(20).nullish(),
        why: z.string().max(2000).nullish(),
      }),
    )
    .max(200),
});
export type VerdictsAnswer = z.output<typeof verdictsAnswer>;

/** The same as it is asked of a provider that holds its model to a schema: everything is there, nothing is bounded. */
export const verdictsWanted = z.object({
  verdicts: z.array(z.object({ requirement: z.string(), verdict, quotes: z.array(z.string()), why: z.string().nullable() })),
});

/** A verdict that a model proposes, with what proves it in the CV. Unknown has no proof. */
interface ProposedVerdict {
  verdict: Verdict;
  evidence: Evidence[];
  /** One sentence of the model's own. */
  why: string | null;
}

/** The same, with the model that proposed it. */
export interface ModelVerdict extends ProposedVerdict {
  model: string;
}

/** The sign that a requirement has in what a model is asked: R1, R2, … */
export const signOf = (index: number): string => `R${index + 1}`;

/** One passage may prove several things, but not most of what a vacancy asks. */
const FEW = 3;

/**
 * Of a model's answer the verdicts that stand, by the place of their requirement: each but unknown has to have a quote that stands in what
 * the model was shown (`offered`, people and protected facts hidden) and in the CV, and that doesn't speak to machines. None where one
 * passage is to prove more than half of a vacancy: that is no judgement of it.
 */
export function standingVerdicts(
  answer: VerdictsAnswer,
  requirements: number,
  { cv, offered }: { cv: string; offered: string },
): Map<number, ProposedVerdict> {
  const shownAt = quoteFinder(offered);
  const placeOf = quoteFinder(cv);
  const standing = new Map<number, ProposedVerdict>();
  for (const { requirement, verdict, quotes, why } of answer.verdicts) {
    const index = Number(/^\W*R?\s*(\d{1,3})\W*$/i.exec(requirement)?.[1] ?? 0) - 1;
    if (index < 0 || index >= requirements || standing.has(index)) continue;
    const places: Stretch[] = [];
    for (const quote of verdict === "unknown" ? [] : (quotes ?? []).slice(0, MOST_QUOTES)) {
      // Whatever was hidden from the model proves nothing.
      const shown = quote.includes("{{") ? null : shownAt(withoutNumbers(quote));
      const place = shown && placeOf(offered.slice(shown.start, shown.end));
      if (place && !isTellingMachines(cv, place) && !places.some((one) => overlaps(one, place))) places.push(place);
    }
    if (verdict !== "unknown" && places.length === 0) continue;
    const evidence = places.map(({ start, end }): Evidence => ({ source: "cv", quote: cv.slice(start, end), start, end }));
    standing.set(index, { verdict, evidence, why: tidied(why) });
  }
  return isOneForAll([...standing.values()], requirements) ? new Map() : standing;
}

/** What a model says of its verdict in a line that can be shown and kept; nothing where it speaks of what it wasn't shown, or to a machine. */
function tidied(why: string | null | undefined): string | null {
  if (!why || why.includes("{{")) return null;
  const plain = why
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  return isInstruction(plain) ? null : [...plain].slice(0, LONGEST_WHY).join("") || null;
}

/** The numbers of lines, which a quote may bring along. */
const withoutNumbers = (quote: string): string => quote.replace(/^[ \t]*\d{1,4}[|│]\s?/gm, "");

function isOneForAll(verdicts: ProposedVerdict[], requirements: number): boolean {
  const counts = new Map<number, number>();
  for (const { evidence } of verdicts)
    if (evidence[0] && evidence.length === 1) counts.set(evidence[0].start, (counts.get(evidence[0].start) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return most > FEW && most > requirements / 2;
}
