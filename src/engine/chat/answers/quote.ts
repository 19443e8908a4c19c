import type { Near } from "#engine/chat/retrieval/near.ts";
import { around, quoted } from "../draft.ts";
import type { Inquiry } from "../retrieval/inquiry.ts";
import type { Line } from "../retrieval/line.ts";
import { answersSort } from "../retrieval/sort.ts";
import { heldIn, holdsWord } from "../retrieval/topic.ts";

/** A line as an answer quotes it: of a long one, the part that holds what was asked. */
export const quoteOfLine = ({ words, sort }: Inquiry, { passage }: Line): string =>
  quoted(
    around(passage.text, (piece) => {
      const held = heldIn(piece, true);
      return words.reduce((sum, word) => sum + holdsWord(word, held) * word.weight, answersSort(sort, piece) ? 0.3 : 0);
    }),
  );

export const quoteOf = (inquiry: Inquiry, { line }: Near): string => quoteOfLine(inquiry, line);
