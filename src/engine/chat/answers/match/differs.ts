import type { Criterion } from "#contract/job/match.ts";
import type { ChatRecords, RankedCandidate } from "#engine/chat/chat.ts";
import { type Draft, quoted } from "#engine/chat/draft.ts";
import { askedEvidence } from "../skills.ts";
import { verdictWord } from "./match.ts";
import { nameOf } from "./ranked.ts";

const MOST = 8;
const firmness = { knock_out: 2, must: 1, nice: 0 };

/** Does a language model judge it otherwise than the product by itself? What a colleague decided is settled. */
export const isDiffering = ({ judged_by, verdict, override, note }: Criterion): boolean =>
  judged_by !== undefined && judged_by.built_in.verdict !== verdict && !override && note?.key !== "said_by";

/** All of them in a talk's records, knock-outs and musts first, those of the best candidates before others'. */
export const differencesIn = ({ criteria, ranked }: ChatRecords): { of: RankedCandidate | null; criterion: Criterion }[] =>
  [
    ...criteria.map((criterion) => ({ of: null, criterion })),
    ...ranked.flatMap((of) => of.criteria.map((criterion) => ({ of, criterion }))),
  ]
    .filter(({ criterion }) => isDiffering(criterion))
    .sort((one, other) => firmness[other.criterion.kind] - firmness[one.criterion.kind]);

/** Where a language model and the product's own reading judge otherwise, with what each rests on. */
export function answerDiffers(draft: Draft): boolean {
  const found = differencesIn(draft.records);
  if (found.length === 0) {
    draft.say(
      draft.t({
        en: "On nothing: no verdict of a language model differs from the built-in one.",
        nl: "Nergens: geen oordeel van een taalmodel wijkt af van het ingebouwde.",
      }),
    );
    return true;
  }
  const { length } = found;
  draft.say(
    draft.t({
      en: length === 1 ? "They differ on one point:" : `They differ on ${length} points${length > MOST ? ", the firmest first" : ""}:`,
      nl: length === 1 ? "Ze verschillen op één punt:" : `Ze verschillen op ${length} punten${length > MOST ? ", de zwaarste eerst" : ""}:`,
    }),
  );
  for (const { of, criterion } of found.slice(0, MOST)) {
    const { judged_by, verdict, evidence, text } = criterion;
    const builtIn = judged_by?.built_in;
    const whose = of ? `${nameOf(of)}, ` : "";
    const verdicts = [verdict, builtIn?.verdict ?? verdict].map((one) => verdictWord(draft, one));
    draft.item(
      `${whose}${quoted(text ?? criterion.criterion)}: ${draft.t({
        en: `the model says ${verdicts[0]}, built in it is ${verdicts[1]}`,
        nl: `volgens het model ${verdicts[0]}, ingebouwd ${verdicts[1]}`,
      })}`,
      askedEvidence(criterion, draft),
      ...[evidence[0], builtIn?.evidence[0]].map((one) => one && { ...one, ...(of && { candidate_id: of.candidate.id }) }),
    );
  }
  return true;
}
