import { type Draft, quoted } from "../draft.ts";
import { evidenceOf } from "../passages.ts";
import type { Inquiry } from "../retrieval/inquiry.ts";

/**
 * The passage that is to be translated, as it stands: without a language model nothing is translated, and that is told. Where a
 * model is set up it is asked, with this passage before it. The last source shown is meant where none is named.
 */
export function answerTranslation(draft: Draft, { near, told, own }: Inquiry): boolean {
  const wanted = own.filter(
    ({ word }) =>
      !/^(?:translate|translation|vertaal|vertaling|passage|line|regel|zin|sentence|dutch|english|nederlands|engels)$/.test(word),
  );
  const passages = wanted.length > 0 ? near.filter(({ covers }) => covers >= 0.25).map(({ line }) => line) : told;
  const [first] = passages;
  if (!first) {
    draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
    draft.lacks(
      draft.t({ en: "The documents don’t hold the passage that you name.", nl: "De documenten bevatten de passage die je noemt niet." }),
      draft.t({ en: "Which passage do you mean?", nl: "Welke passage bedoel je?" }),
    );
    return true;
  }
  draft.say(
    draft.t({ en: `The passage: ${quoted(first.passage.text)}.`, nl: `De passage: ${quoted(first.passage.text)}.` }),
    evidenceOf(first.passage),
  );
  draft.say(
    draft.t({
      en: "Translating takes a language model, and none is set up here; these are its own words.",
      nl: "Voor vertalen is een taalmodel nodig, en dat is hier niet ingesteld; dit zijn de woorden zelf.",
    }),
  );
  return true;
}
