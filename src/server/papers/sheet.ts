import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { type Language, tagOf } from "#contract/text/languages.ts";
import type { Inline } from "#contract/text/markdown.ts";
import { openIn, type PaperFont, type PaperFonts, paperFonts } from "./fonts.ts";
import { palette } from "./palette.ts";

type Doc = PDFKit.PDFDocument;
type Element = ReturnType<Doc["struct"]>;

/** A stretch of text in one look. */
export interface Run {
  text: string;
  font?: PaperFont;
  colour?: string;
}
interface Piece {
  text: string;
  font: PaperFont;
  colour: string;
  width: number;
}
type Line = Piece[];

interface Look {
  size: number;
  /** From line to line, in points. */
  leading: number;
  font?: PaperFont;
  colour?: string;
}

/** A4 in points, with its margins. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 56, bottom: 64 } as const;
export const column = page.width - page.left - page.right;
const lowest = page.height - page.bottom;

/**
 * A4 pages that are written from top to bottom. It breaks lines and pages itself, so that no line of a paragraph stands alone and a
 * row stays whole, and gives each piece its place in the structure that screen readers follow.
 */
export class Sheet {
  y: number = page.top;
  /** Above each section. */
  gap = 26;
  readonly root: Element;
  readonly doc: Doc;
  private open: { type: string; element: Element; content: ReturnType<Doc["markStructureContent"]> | null } | null = null;
  private isAside = false;

  private constructor(doc: Doc) {
    this.doc = doc;
    this.root = doc.struct("Document");
    doc.addStructure(this.root);
  }

  /** `title` stands in the window's bar and the metadata, `author` is the agency: no person's name. */
  static async begin(of: { title: string; author: string; language: Language; made_at: Date }): Promise<Sheet> {
    const fonts = await paperFonts();
    const doc = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      lang: tagOf[of.language],
      pdfVersion: "1.7",
      subset: "PDF/A-2b",
      font: fonts.regular,
      info: { Title: of.title, Author: of.author, Creator: "Proffer", Producer: "Proffer", CreationDate: of.made_at, ModDate: of.made_at },
    });
    for (const name of Object.keys(fonts) as (keyof PaperFonts)[]) doc.registerFont(name, fonts[name]);
    escapeMetadata(doc);
    return new Sheet(doc);
  }

  /** Lines that fit a width, words whole unless one alone is wider. */
  layOut(runs: Run[], look: Look, width: number): Line[] {
    const lines: Line[] = [[]];
    let used = 0;
    for (const run of runs) {
      const font = run.font ?? look.font ?? "regular";
      const colour = run.colour ?? look.colour ?? palette.text;
      this.doc.font(font).fontSize(look.size);
      for (const word of this.printable(run.text).match(/\n|[^\S\n\u00a0]+|(?:[^\s]|\u00a0)+/g) ?? []) {
        if (word === "\n") {
          lines.push([]);
          used = 0;
          continue;
        }
        const isSpace = /^[^\S\u00a0]+$/.test(word);
        if (isSpace && used === 0) continue;
        for (const text of isSpace ? [" "] : this.pieces(word, width)) {
          const size = this.doc.widthOfString(text);
          if (!isSpace && used > 0 && used + size > width + 0.01) {
            lines.push([]);
            used = 0;
          }
          const line = lines.at(-1) as Line;
          const last = line.at(-1);
          if (last && last.font === font && last.colour === colour) {
            last.text += text;
            last.width += size;
          } else line.push({ text, font, colour, width: size });
          used += size;
        }
      }
    }
    return lines.filter((line, at) => line.length > 0 || at < lines.length - 1);
  }

  private pieces(word: string, width: number): string[] {
    if (this.doc.widthOfString(word) <= width) return [word];
    const found: string[] = [];
    let rest = "";
    for (const letter of word) {
      if (rest !== "" && this.doc.widthOfString(rest + letter) > width) {
        // Addresses part after a sign, where there is one: "somebody@" and not "somebody@ma".
        const sign = Math.max(...["@", ".", "/", "-", "_"].map((each) => rest.lastIndexOf(each))) + 1;
        const end = sign > 0 ? sign : rest.length;
        found.push(rest.slice(0, end));
        rest = rest.slice(end);
      }
      rest += letter;
    }
    return [...found, rest];
  }

  /** What the font has, in one spelling of accents; a letter that it lacks is a box, since a PDF/A may hold no missing one. */
  private printable(text: string): string {
    const font = openIn(this.doc);
    return text
      .normalize("NFC")
      .replace(/\r\n?/g, "\n")
      .replace(/[\t\u2028\u2029]/g, " ")
      .replace(/[\p{Cf}\p{Co}\p{Cs}]|(?!\n)\p{Cc}/gu, "")
      .replace(/[^\n\x20-\x7e]/gu, (letter) => (font.hasGlyphForCodePoint(letter.codePointAt(0) as number) ? letter : "□"));
  }

  heightOf(runs: Run[], look: Look, width: number): number {
    return this.layOut(runs, look, width).length * look.leading;
  }

  /** Room for something that stays whole: else it begins a page. */
  ensure(height: number): boolean {
    if (this.y + height <= lowest || this.y <= page.top) return false;
    this.nextPage();
    return true;
  }

  /** Whether its last page holds a few lines alone. */
  get endsAlone(): boolean {
    return this.doc.bufferedPageRange().count > 1 && this.y < page.top + 120;
  }

  nextPage(): void {
    this.pause();
    this.doc.addPage({ size: "A4", margin: 0 });
    this.y = page.top;
    this.resume();
  }

  /** A child of the structure that holds others: a list, a table, a section. */
  group(type: string, parent: Element = this.root, options: { alt?: string } = {}): Element {
    const element = this.doc.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Draws what belongs to one element of the structure. */
  tagged(type: string, parent: Element, draw: () => void, options: Record<string, unknown> = {}): void {
    const element = this.doc.struct(type, options);
    parent.add(element);
    this.open = { type, element, content: null };
    this.resume();
    draw();
    this.pause();
    this.open = null;
    element.end();
  }

  /** Lines, bars and what repeats on pages: seen, not read aloud. */
  artifact(draw: () => void): void {
    if (this.isAside) {
      draw();
      return;
    }
    this.pause();
    this.isAside = true;
    this.doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.doc.endMarkedContent();
    this.isAside = false;
    this.resume();
  }

  private pause(): void {
    if (!this.open?.content) return;
    this.doc.endMarkedContent();
    this.open.element.add(this.open.content);
    this.open.content = null;
  }

  private resume(): void {
    if (this.open) this.open.content = this.doc.markStructureContent(this.open.type);
  }

  /** One paragraph over as many pages as it needs, at least two lines of it on each. */
  paragraph(
    runs: Run[] | string,
    look: Look,
    at: {
      type?: string;
      parent?: Element;
      x?: number;
      width?: number;
      after?: number;
      bar?: string;
      options?: Record<string, unknown>;
    } = {},
  ): void {
    const { type = "P", parent = this.root, x = page.left, width = column, after = 0, bar } = at;
    let lines = this.layOut(typeof runs === "string" ? [{ text: runs }] : runs, look, width);
    if (lines.length === 0) return;
    this.tagged(
      type,
      parent,
      () => {
        while (lines.length > 0) {
          const fit = this.fitting(lines.length, look.leading);
          if (fit === 0) {
            this.nextPage();
            continue;
          }
          const top = this.y;
          for (const [index, line] of lines.slice(0, fit).entries())
            this.line(line, look, x, this.y + index * look.leading, index < lines.length - 1);
          this.y += fit * look.leading;
          if (bar) this.artifact(() => this.doc.rect(x - 9, top, 2, fit * look.leading).fill(bar));
          lines = lines.slice(fit);
        }
      },
      at.options,
    );
    this.y += after;
  }

  private fitting(count: number, leading: number): number {
    const room = Math.floor((lowest - this.y) / leading + 0.001);
    if (count <= room) return count;
    if (count <= 3 && this.y > page.top) return 0;
    const fit = count - room === 1 ? room - 1 : room;
    return fit < 2 && this.y > page.top ? 0 : Math.max(1, fit);
  }

  private line(line: Line, look: Look, x: number, y: number, goesOn: boolean): void {
    let at = x;
    const top = y + (look.leading - look.size * 1.21) / 2;
    for (const [index, piece] of line.entries()) {
      // A space at the end keeps the words of two lines apart for those who hear or copy them.
      const text = goesOn && index === line.length - 1 && !piece.text.endsWith(" ") ? `${piece.text} ` : piece.text;
      this.doc.font(piece.font).fontSize(look.size).fillColor(piece.colour).text(text, at, top, { lineBreak: false });
      at += piece.width;
    }
  }

  /** Lines at a place of their own, for cells and what stands beside each other; the caller made room. */
  lines(runs: Run[] | string, look: Look, at: { x: number; y: number; width: number }): void {
    const laid = this.layOut(typeof runs === "string" ? [{ text: runs }] : runs, look, at.width);
    for (const [index, line] of laid.entries()) this.line(line, look, at.x, at.y + index * look.leading, index < laid.length - 1);
  }

  rule(y: number = this.y, x: number = page.left, width: number = column): void {
    this.artifact(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .strokeColor(palette.line)
        .stroke(),
    );
  }

  /** The finished file. `foot` writes under each page, when their number is known. */
  async end(foot: (number: number, pages: number) => void): Promise<Uint8Array> {
    const { count } = this.doc.bufferedPageRange();
    for (let number = 0; number < count; number += 1) {
      this.doc.switchToPage(number);
      this.artifact(() => foot(number + 1, count));
    }
    this.root.end();
    const bytes = buffer(this.doc.pipe(new PassThrough()));
    this.doc.end();
    return new Uint8Array(await bytes);
  }
}

/** pdfkit puts the title into its XML as it is, where "Jansen & Co" would break it. */
function escapeMetadata(doc: Doc): void {
  // Neither is among pdfkit's types.
  const inner = doc as unknown as { endMetadata(): void; info: Record<string, unknown> };
  const end = inner.endMetadata;
  inner.endMetadata = () => {
    for (const [key, value] of Object.entries(inner.info))
      if (typeof value === "string") inner.info[key] = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    end.call(doc);
  };
}

/** Markdown's inlines as runs; a link that says something else than where it leads says both. */
export function runsOf(inlines: Inline[], font: PaperFont = "regular"): Run[] {
  return inlines.flatMap((inline): Run[] => {
    if (inline.kind === "text") return [{ text: inline.text, font }];
    if (inline.kind === "break") return [{ text: "\n", font }];
    if (inline.kind !== "link") return runsOf(inline.inlines, inline.kind === "strong" ? "semibold" : font === "regular" ? "italic" : font);
    const runs = runsOf(inline.inlines, font);
    const said = runs.map(({ text }) => text).join("");
    const address = inline.href.replace(/^(?:mailto:|https?:\/\/)/, "");
    return said.includes(address.replace(/\/$/, "")) ? runs : [...runs, { text: ` (${address})`, font }];
  });
}
