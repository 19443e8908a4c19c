import { type Block, type Inline, parseMarkdown } from "#contract/markdown.ts";

/** Around what no passage bears. Characters of private use: a text that brings its own loses them. */
const FROM = "\uE000";
const TO = "\uE001";

/** A run of an answer's text: words, the mark of a citation, or the end of a sentence that no passage bears. */
export type Piece = { kind: "words"; text: string; isUnsupported: boolean } | { kind: "mark"; n: number } | { kind: "end" };

export interface Stretch {
  start: number;
  end: number;
}

const leading = /^[^\S\n]*(?:[-*+]|\d{1,4}[.)]|#{1,6}|>)[^\S\n]+/;

/** The answer with its unsupported sentences marked line by line, so that a line's own Markdown stays at its beginning. */
export function markUnsupported(content: string, unsupported: readonly Stretch[]): string {
  const clean = content.replace(/[\uE000\uE001]/g, " ");
  let marked = "";
  let at = 0;
  for (const { start, end } of [...unsupported].sort((a, b) => a.start - b.start)) {
    if (start < at || end <= start || end > clean.length) continue;
    marked += clean.slice(at, start);
    const opensLine = start === 0 || clean[start - 1] === "\n";
    marked += clean
      .slice(start, end)
      .split("\n")
      .map((line, index) => {
        const [lead = ""] = index > 0 || opensLine ? (leading.exec(line) ?? []) : [];
        const words = line.slice(lead.length);
        return words.trim() === "" ? line : `${lead}${FROM}${words}${TO}`;
      })
      .join("\n");
    at = end;
  }
  return marked + clean.slice(at);
}

/** Cuts words at marks `[n]` and at the borders of unsupported sentences. `open` says whether one is open where they begin. */
export function piecesOf(text: string, open: boolean): { pieces: Piece[]; open: boolean } {
  const pieces: Piece[] = [];
  let isOpen = open;
  for (const part of text.split(/(\uE000|\uE001| ?\[\d{1,3}\])/)) {
    const [, n] = /^ ?\[(\d{1,3})\]$/.exec(part) ?? [];
    if (part === FROM) isOpen = true;
    else if (part === TO) {
      isOpen = false;
      pieces.push({ kind: "end" });
    } else if (n !== undefined) pieces.push({ kind: "mark", n: Number(n) });
    else if (part !== "") pieces.push({ kind: "words", text: part, isUnsupported: isOpen });
  }
  return { pieces, open: isOpen };
}

/** The answer without its marks, still Markdown. */
export const withoutMarks = (content: string): string => content.replace(/[^\S\n]*\[\d{1,3}\]/g, "");

/** The answer as plain text: for the clipboard, for a note, for somebody who listens. */
export const plainText = (content: string): string => parseMarkdown(withoutMarks(content)).map(blockText).join("\n\n");

function blockText(block: Block): string {
  if (block.kind !== "list") return inlineText(block.inlines);
  return block.items.map((item, index) => `${block.is_ordered ? `${block.start + index}.` : "-"} ${inlineText(item)}`).join("\n");
}

function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === "text") return inline.text;
      return inline.kind === "break" ? "\n" : inlineText(inline.inlines);
    })
    .join("");
}

/** The questions in an answer, without their numbers or bullets. */
export const questionsIn = (content: string): string[] =>
  plainText(content)
    .split("\n")
    .map((line) => line.replace(/^\s*(?:-|\d{1,4}\.)\s+/, "").trim())
    .filter((line) => line.endsWith("?"));

/** A title out of an answer's first sentence: as many whole words as fit. */
export function titleOf(content: string, max = 60): string {
  const [first = ""] = plainText(content)
    .replace(/^- /, "")
    .split(/(?<=[.!?:])\s|\n/);
  const bare = first.replace(/[.!?:;,]+$/, "");
  if (bare.length <= max) return bare;
  const cut = bare.slice(0, max + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[\s,;:]+$/, "");
}
