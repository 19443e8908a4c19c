import { cues, lowered } from "#engine/words/vacancy-words.ts";
import { isReach, type Judged, saysNotAsked, withoutAsides } from "../clause-kind.ts";
import { whyOf } from "../left-out.ts";
import type { Statement } from "../text/statement.ts";

/**
 * What a clause does where what was learnt from labelled vacancies is sure of another thing than the rules: it asks though no heading or
 * wording says so, or it tells of the work or of them under a heading of what is asked.
 */
export function overruled(
  judged: Judged,
  words: string,
  { section, points, assumed }: Statement,
  asks: (words: string) => boolean | null,
  isShort: boolean,
): Judged {
  if (points || isReach(words)) return judged;
  const clause = lowered(words);
  if ("asks" in judged) {
    const isPlain = judged.asks === "must" && !cues.must.test(clause) && !isShort;
    return isPlain && asks(words) === false ? { left: whyOf[section] } : judged;
  }
  // Under a heading of what is asked the rules know best what isn't.
  const isUnder = !assumed && (section === "must" || section === "nice" || section === "knock_out");
  if (isUnder || judged.left === "agency_notice" || cues.formality.test(clause) || saysNotAsked(clause) || asks(words) !== true)
    return judged;
  return { asks: cues.knockOut.test(clause) ? "knock_out" : cues.nice.test(withoutAsides(clause)) ? "nice" : "must" };
}
