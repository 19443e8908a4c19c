/** A stretch of a search, for drawing it: an operator, a quoted phrase, or the place of a mistake. */
export interface SearchPiece {
  text: string;
  start: number;
  kind: "word" | "operator" | "phrase" | "mistake";
}

export type SearchMistake = "bracket_open" | "bracket_extra" | "quote_open";

/**
 * How a search reads: AND, OR, NOT, quotes and brackets, as the server reads them. A mistake is marked where it stands;
 * the search goes on with what can be read.
 */
export function readSearch(text: string): { pieces: SearchPiece[]; mistake: SearchMistake | null } {
  const pieces: SearchPiece[] = [];
  const open: number[] = [];
  let mistake: SearchMistake | null = null;
  for (const match of text.matchAll(/\s+|"[^"]*"?|[()]|[^\s()"]+/g)) {
    const [part] = match;
    const piece: SearchPiece = { text: part, start: match.index, kind: "word" };
    if (part.startsWith('"')) {
      const isOpen = part.length < 2 || !part.endsWith('"');
      piece.kind = isOpen ? "mistake" : "phrase";
      if (isOpen) mistake ??= "quote_open";
    } else if (part === "(") open.push(pieces.length);
    else if (part === ")") {
      if (open.pop() === undefined) {
        piece.kind = "mistake";
        mistake ??= "bracket_extra";
      }
    } else if (/^(and|or|not)$/i.test(part)) piece.kind = "operator";
    pieces.push(piece);
  }
  for (const index of open) {
    const piece = pieces[index];
    if (piece) piece.kind = "mistake";
    mistake ??= "bracket_open";
  }
  return { pieces, mistake };
}
