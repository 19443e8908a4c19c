/** As much as one text of the call may hold, and as one call sends: a language model writes no more in one go. */
const MOST_IN_PIECE = 4000;
const MOST_IN_CALL = 8000;
/** Longer than this nobody waits for a translation: a passage can be selected. */
export const MOST_AT_ONCE = 40_000;

/** A text in pieces to translate, each with what stands between it and the next: joined again they are the text. */
interface Piece {
  text: string;
  /** Line breaks and blanks, which are nobody's to translate. */
  after: string;
}

/** By paragraph; a long one by line or sentence, and by force where it has neither. */
export function piecesOf(text: string): Piece[] {
  return split(text, /(\s*\n\s*\n\s*)/).flatMap((paragraph) =>
    paragraph.text.length <= MOST_IN_PIECE
      ? [paragraph]
      : split(paragraph.text, /(\s*\n\s*|(?<=[.!?;])\s+)/)
          .flatMap(cut)
          .map((piece, at, all) => (at === all.length - 1 ? { ...piece, after: piece.after + paragraph.after } : piece)),
  );
}

function split(text: string, between: RegExp): Piece[] {
  const parts = text.split(between);
  return parts.flatMap((part, at) => (at % 2 === 0 ? [{ text: part, after: parts[at + 1] ?? "" }] : []));
}

function cut({ text, after }: Piece): Piece[] {
  if (text.length <= MOST_IN_PIECE) return [{ text, after }];
  return [{ text: text.slice(0, MOST_IN_PIECE), after: "" }, ...cut({ text: text.slice(MOST_IN_PIECE), after })];
}

/** The pieces as they go out, call by call. */
export function callsOf(pieces: readonly Piece[]): Piece[][] {
  const calls: Piece[][] = [];
  let room = 0;
  for (const piece of pieces) {
    const last = calls.at(-1);
    if (last && piece.text.length <= room && last.length < 100) last.push(piece);
    else {
      calls.push([piece]);
      room = MOST_IN_CALL;
    }
    room -= piece.text.length;
  }
  return calls;
}
