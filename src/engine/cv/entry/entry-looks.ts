import type { Line } from "../page/lines.ts";
import { looksAt } from "../page/looks.ts";

/** What of a token is read here, and what is told of it. */
interface Placed {
  kind: string;
  /** Offset in the line's text. */
  start: number;
  ruled: { role: string; begins: boolean } | null;
  features: string[];
  looks?: string;
  x?: number;
}

/** The looks that most of a document's letters have; "" where it tells none. */
export function bodyLooks(lines: readonly Line[]): string {
  const counts = new Map<string, number>();
  for (const { runs } of lines) for (const { looks, start, end } of runs) counts.set(looks, (counts.get(looks) ?? 0) + end - start);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? "";
}

/** "Lato-Bold 21 bold  2236962" → how it stands out from the body's: larger (+) or smaller (-), bold, italic, of another colour. */
function standsOut(looks: string, body: string): string {
  const [, size = "", bold = "", italic = "", colour = ""] = looks.split(" ");
  const [, usual = "", , , ink = ""] = body.split(" ");
  const grown = Number(size) - Number(usual);
  return `${grown > 1 ? "+" : grown < -1 ? "-" : "="}${bold && "b"}${italic && "i"}${colour === ink ? "" : "c"}`;
}

/** What the looks of a line's letters say of each of its words and dates, on a page: how they stand out, and where they change. */
export function addLooks(tokens: readonly Placed[], line: Line, body: string, above: string): void {
  if (line.runs.length === 0) return;
  let last = "";
  for (const token of tokens) {
    if (token.kind !== "word" && token.kind !== "date") continue;
    token.looks = looksAt(line.runs, line.start + token.start);
    token.x = line.pieces.findLast(({ start }) => start <= line.start + token.start)?.x ?? line.x;
    const out = standsOut(token.looks, body);
    const turn = last === "" ? "first" : last === token.looks ? "same" : "turn";
    token.features.push(
      `out=${out} ${turn}`,
      `out=${out} above=${token.looks === above}`,
      `${turn} ruled=${token.ruled?.role} begins=${token.ruled?.begins}`,
      `runs=${Math.min(4, line.runs.length)} ${turn}`,
    );
    last = token.looks;
  }
}
