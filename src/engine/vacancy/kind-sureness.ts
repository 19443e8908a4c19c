import type { RequirementKind } from "#contract/fields.ts";
import { cues, lowered } from "#engine/words/vacancy-words.ts";

/**
 * How plainly a requirement's own words say its kind, 0…1: they say it, nothing does (its heading, or only that it is asked), or
 * they say another one too.
 */
export function kindSureness({ kind, quote }: { kind: RequirementKind; quote: string }): number {
  const words = lowered(quote);
  const said: Record<RequirementKind, boolean> = {
    must: cues.must.test(words),
    nice: cues.nice.test(words),
    knock_out: cues.knockOut.test(words),
  };
  // Whatever is a knock-out is a must as well: "harde eis".
  const others = (Object.keys(said) as RequirementKind[]).some(
    (other) => other !== kind && said[other] && !(kind === "knock_out" && other === "must"),
  );
  if (said[kind]) return others ? 0.7 : 0.9;
  return others ? 0.6 : 0.8;
}
