import { nth } from "#contract/nth.ts";
/**
 * The Markdown of letters: paragraphs, line breaks, headings, lists, quotations, bold, italic and links. Nothing else means
 * anything: HTML stays the text that it is, of a picture only its description is left, and a link leads to a page or a mailbox.
 */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "break" }
  | { kind: "strong"; inlines: Inline[] }
  | { kind: "em"; inlines: Inline[] }
  | { kind: "link"; href: string; inlines: Inline[] };

export type Block =
  | { kind: "paragraph"; inlines: Inline[] }
  | { kind: "quote"; inlines: Inline[] }
  /** `level` is how many # stand before it. */
  | { kind: "heading"; level: number; inlines: Inline[] }
  | { kind: "list"; is_ordered: boolean; start: number; items: Inline[][] };

const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/;
const bullet = /^ {0,3}[-*+]\s+(.*)$/;
const numbered = /^ {0,3}(\d{1,4})[.)]\s+(.*)$/;
const quotation = /^ {0,3}>\s?(.*)$/;
const rule = /^ {0,3}([-*_])( *\1){2,} *$/;

/** A run of lines that belong together, while they are gathered. */
interface Run {
  kind: "paragraph" | "quote" | "list";
  is_ordered: boolean;
  start: number;
  items: string[][];
}

export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let run = null as Run | null;

  const close = () => {
    if (!run) return;
    const items = run.items.map((lines) => parseInlines(lines.join("\n").trim()));
    if (run.kind === "list") blocks.push({ kind: "list", is_ordered: run.is_ordered, start: run.start, items });
    else blocks.push({ kind: run.kind, inlines: items[0] ?? [] });
    run = null;
  };
  const open = (kind: Run["kind"], is_ordered = false, start = 1): Run => {
    if (run?.kind === kind && run.is_ordered === is_ordered) return run;
    close();
    run = { kind, is_ordered, start, items: kind === "list" ? [] : [[]] };
    return run;
  };

  for (const line of text.replace(/\r\n?/g, "\n").split("\n")) {
    const [, marks = "", title] = heading.exec(line) ?? [];
    const [, point] = bullet.exec(line) ?? [];
    const [, number, step] = numbered.exec(line) ?? [];
    const [, quoted] = quotation.exec(line) ?? [];
    if (line.trim() === "" || rule.test(line)) close();
    else if (title !== undefined) {
      close();
      blocks.push({ kind: "heading", level: marks.length, inlines: parseInlines(title) });
    } else if (point !== undefined) open("list").items.push([point]);
    else if (step !== undefined) open("list", true, Number(number)).items.push([step]);
    else if (quoted !== undefined) open("quote").items[0]?.push(quoted);
    else if (isList(run) && /^\s+\S/.test(line)) run.items.at(-1)?.push(line.trim());
    else open("paragraph").items[0]?.push(line.trim());
  }
  close();
  return blocks;
}

/** What inlines say, without their looks; `line` stands for a line that ends. */
export const textOf = (inlines: readonly Inline[], line = " "): string =>
  inlines.map((one) => (one.kind === "text" ? one.text : one.kind === "break" ? line : textOf(one.inlines, line))).join("");

/** Markdown as plain text: for an excerpt, the clipboard, somebody who listens. */
export const plainTextOf = (markdown: string): string => parseMarkdown(markdown).map(blockText).join("\n\n");

function blockText(block: Block): string {
  if (block.kind !== "list") return textOf(block.inlines, "\n");
  return block.items.map((item, index) => `${block.is_ordered ? `${block.start + index}.` : "-"} ${textOf(item, "\n")}`).join("\n");
}

const isList = (run: Run | null): run is Run => run?.kind === "list";

const escapable = /[\\`*_{}[\]()#+\-.!<>~|]/;
const address = /^https?:\/\/[^\s<>"'“”]+/i;
const letter = /[\p{L}\p{N}]/u;

function parseInlines(text: string): Inline[] {
  const inlines: Inline[] = [];
  let plain = "";
  let at = 0;
  const add = (...made: Inline[]) => {
    if (plain) inlines.push({ kind: "text", text: plain });
    plain = "";
    inlines.push(...made);
  };

  while (at < text.length) {
    const char = nth(text, at);
    const found = readLink(text, at) ?? readEmphasis(text, at) ?? readAddress(text, at);
    if (char === "\\" && escapable.test(text[at + 1] ?? "")) {
      plain += text[at + 1];
      at += 2;
    } else if (char === "\n") {
      plain = plain.trimEnd();
      add({ kind: "break" });
      at += 1;
    } else if (found) {
      add(...found.inlines);
      at = found.end;
    } else {
      plain += char;
      at += 1;
    }
  }
  add();
  return inlines;
}

interface Found {
  inlines: Inline[];
  end: number;
}

/** `[words](address)`; of a picture, and of a link that leads elsewhere than it may, the words alone. */
function readLink(text: string, at: number): Found | null {
  const isPicture = text.startsWith("![", at);
  if (!isPicture && text[at] !== "[") return null;
  const start = at + (isPicture ? 2 : 1);
  const middle = text.indexOf("](", start);
  const end = middle < 0 ? -1 : text.indexOf(")", middle);
  const words = text.slice(start, middle);
  if (end < 0 || /[[\]\n]/.test(words)) return null;
  const href = safeAddress(text.slice(middle + 2, end).split(/\s/, 1)[0] ?? "");
  const inlines = parseInlines(words);
  return { inlines: href && !isPicture ? [{ kind: "link", href, inlines }] : inlines, end: end + 1 };
}

function readEmphasis(text: string, at: number): Found | null {
  const char = text[at];
  if (char !== "*" && char !== "_") return null;
  const mark = text[at + 1] === char ? char + char : char;
  const start = at + mark.length;
  // Within a word an underscore is a letter: snake_case.
  if (char === "_" && letter.test(text[at - 1] ?? "")) return null;
  if (/\s/.test(text[start] ?? " ")) return null;
  const step = mark.length;
  for (let end = text.indexOf(mark, start + 1); end > 0; end = text.indexOf(mark, end + step)) {
    // Within "*a **b***" the single mark ends behind the double one.
    const isDouble = step === 1 && text[end + 1] === char;
    if (isDouble) end += 1;
    else if (!/\s/.test(nth(text, end - 1)) && !(char === "_" && letter.test(text[end + step] ?? "")))
      return { inlines: [{ kind: step === 2 ? "strong" : "em", inlines: parseInlines(text.slice(start, end)) }], end: end + step };
  }
  return null;
}

/** An address that stands in the text as it is, without the point that ends the sentence. */
function readAddress(text: string, at: number): Found | null {
  if (!/h/i.test(nth(text, at)) || letter.test(text[at - 1] ?? "")) return null;
  const [written] = address.exec(text.slice(at, at + 2000)) ?? [];
  const bare = written?.replace(/[.,;:!?)\]*_]+$/, "");
  const href = bare && safeAddress(bare);
  return href ? { inlines: [{ kind: "link", href, inlines: [{ kind: "text", text: bare }] }], end: at + bare.length } : null;
}

/** Only pages and mailboxes; null for anything else. */
export function safeAddress(href: string): string | null {
  if (!/^(https?:\/\/|mailto:)/i.test(href)) return null;
  return URL.canParse(href) ? href : null;
}
