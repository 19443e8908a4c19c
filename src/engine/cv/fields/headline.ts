import { headingKind } from "../heading-words.ts";
import type { Line } from "../page/lines.ts";
import type { Read } from "../page/passage.ts";
import { isPrivate } from "../private/private.ts";
import { titleScore } from "../vocabulary.ts";

/** A head has few cells; a hostile one has tens of thousands. */
const MOST_PIECES = 40;

/** What the person calls themselves, beside the name. */
export function findHeadline(headerLines: Line[], name: Read | null): Read | null {
  if (!name) return null;
  const at = headerLines.findIndex((line) => line.start <= name.start && line.end >= name.start);
  for (const line of headerLines.slice(Math.max(0, at), at + 6)) {
    for (const piece of line.pieces.slice(0, MOST_PIECES)) {
      if (piece.start <= name.start && piece.end >= name.end && piece.text.length < name.value.length + 4) continue;
      // A name over two lines.
      if (piece.start >= name.start && piece.start < name.end && piece.end <= name.end) continue;
      const text =
        piece.start <= name.start && piece.end >= name.end
          ? piece.text.slice(name.end - piece.start).replace(/^[\s,|–-]+/, "")
          : piece.text;
      if (text.length < 4 || text.length > 110 || /@|https?:|\d{4}|[.]$/.test(text) || headingKind(text)) continue;
      if (titleScore(text) >= 0.7 && !isPrivate(text)) {
        const start = piece.start + piece.text.indexOf(text);
        return { value: text, start, end: start + text.length, confidence: 0.8 };
      }
    }
  }
  return null;
}
