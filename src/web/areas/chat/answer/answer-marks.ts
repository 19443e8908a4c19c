import { plainTextOf } from "#contract/text/markdown.ts";

/** Around what no passage bears. Characters of private use: a text that brings its own loses them. */
const FROM = "\uE000";
const TO = "\uE001";

/** A run of an answer's text: words, the mark of a citation, or the end of a sentence that no passage bears. */
type Piece = { kind: "words"; text: string; isUnsupported: boolean } | { kind: "mark"; n: number } | { kind: "end" };

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
  for (const { start, end } of joined(clean, unsupported)) {
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

/** The answer without the sentences that no passage bears, and without the lines and heads that are left empty by that. */
export function withoutUnsupported(content: string, unsupported: readonly Stretch[]): string {
  let kept = "";
  let at = 0;
  for (const { start, end } of [...unsupported].sort((a, b) => a.start - b.start)) {
    if (start < at || end <= start || end > content.length) continue;
    kept += content.slice(at, start);
    at = end;
  }
  const lines = (kept + content.slice(at)).split("\n").filter((line) => line.trim() === "" || line.replace(leading, "").trim() !== "");
  return lines
    .map((line) =>
      line
        .replace(/(\S)[^\S\n]{2,}/g, "$1 ")
        .replace(/^ (?=\S)/, "")
        .trimEnd(),
    )
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Sentences that follow each other on a line bear one mark together. */
function joined(text: string, stretches: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  for (const each of [...stretches].sort((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (last && each.start >= last.end && /^[^\S\n]*$/.test(text.slice(last.end, each.start))) last.end = each.end;
    else found.push({ ...each });
  }
  return found;
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
export const plainText = (content: string): string => plainTextOf(withoutMarks(content));

/** The questions in an answer, without their numbers or bullets, and without what is said of a question behind it. */
export const questionsIn = (content: string): string[] =>
  plainText(content)
    .split("\n")
    .flatMap((line) => {
      const isItem = /^\s*(?:-|\d{1,4}\.)\s+/.test(line);
      const text = line.replace(/^\s*(?:-|\d{1,4}\.)\s+/, "").trim();
      const [question = ""] = (isItem ? /^[^?]*\?/ : /^.*\?$/).exec(text) ?? [];
      return question ? [question] : [];
    });

/** The lines of an answer that a passage of `cites` bears; all of it where none does. */
export function linesCiting(content: string, cites: (n: number) => boolean): string {
  const lines = content.split("\n").filter((line) => marksIn(line).some(cites));
  return lines.length > 0 ? lines.join("\n") : content;
}

export const marksIn = (content: string): number[] => [...content.matchAll(/\[(\d{1,3})\]/g)].map(([, n]) => Number(n));

/**
 * What a client may read of an answer: without the "Yes" that answered the recruiter, and without paragraphs that only quote
 * the vacancy.
 */
export function forClient(content: string, isOfJob: (n: number) => boolean): string {
  const paragraphs = content.split(/\n{2,}/);
  const told = paragraphs.filter((each) => marksIn(each).length === 0 || !marksIn(each).every(isOfJob));
  const text = (told.length > 0 ? told : paragraphs).join("\n\n").replace(/^(?:yes|ja)[,:.]\s+/i, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An answer as a strength. One that was drafted brings its title, in bold in front. */
export function strengthOf(content: string): { title: string; text: string } {
  const [, title, rest] = /^\*\*([^*\n]{3,120})\*\*\s*(\S[\s\S]*)$/.exec(content.trim()) ?? [];
  if (title && rest) return { title: title.replace(/[.:]$/, ""), text: plainText(rest).trim() };
  return { title: strengthTitle(content), text: plainText(content).trim() };
}

/** What stands between quotation marks makes the better title, where it is short enough. */
function strengthTitle(content: string): string {
  const [, quote = ""] = /“([^”]{12,90})”/.exec(plainText(content)) ?? [];
  return /\S\s\S+\s\S/.test(quote) && !/…$/.test(quote) ? quote.charAt(0).toUpperCase() + quote.slice(1) : titleOf(content);
}

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
