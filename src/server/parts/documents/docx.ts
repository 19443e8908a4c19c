import { unzipSync } from "fflate";
import type { HiddenText } from "#contract/candidate/candidate.ts";
import { TEXT_LENGTH } from "#contract/fields.ts";
import type { DocumentContent, LineStyle, Looks } from "#engine/cv/page/document.ts";
import { looksOf } from "#engine/cv/page/looks.ts";
import { UnreadableDocument } from "./documents.ts";
import { definedOnly, local, type NamedStyle, type RunStyle, readProperty, readStyles, value } from "./docx-styles.ts";
import { readXml } from "./xml.ts";

const MAX_ENTRIES = 10_000;
const MAX_PART_BYTES = 24 * 1024 * 1024;
const MAX_ALL_BYTES = 48 * 1024 * 1024;
const PART = /^word\/(document\d?|header\d*|footer\d*|footnotes|endnotes|styles)\.xml$|^word\/_rels\/[^/]+\.rels$/i;

/**
 * Reads a Word file's visible text in reading order, headers first, with its links and what it hides.
 * Refuses `wrong_kind` (a ZIP that is not a Word file), `broken`, and sizes over the limits above (`too_large`), checked before inflating.
 */
export function readDocx(bytes: Uint8Array): DocumentContent {
  const parts = unzipParts(bytes);
  const main = parts.get("word/document.xml") ?? [...parts].find(([name]) => /^word\/document\d\.xml$/.test(name))?.[1];
  if (main === undefined) throw new UnreadableDocument("wrong_kind");
  const styles = readStyles(parts.get("word/styles.xml") ?? "");
  const story = new Story(styles);
  const names = [...parts.keys()];
  const seen = new Set<string>();
  const read = (name: string, xml: string, once: boolean) => {
    const before = story.lines.length;
    story.links = readLinks(parts.get(name.replace(/^word\//, "word/_rels/").concat(".rels")) ?? "");
    const whole = story.read(xml);
    // The same header stands in a file once per kind of page.
    const key = story.lines.slice(before).join("\n").trim();
    if (once && (key === "" || seen.has(key))) story.cut(before);
    else if (story.lines.length > before) story.blank();
    seen.add(key);
    return whole;
  };
  for (const name of names.filter((name) => name.startsWith("word/header")).sort()) read(name, parts.get(name) ?? "", true);
  if (!read("word/document.xml", main, false) && story.lines.every((line) => line.trim() === "")) throw new UnreadableDocument("broken");
  for (const name of names.filter((name) => /^word\/(footnotes|endnotes|footer)/.test(name)).sort())
    read(name, parts.get(name) ?? "", true);
  if (story.lines.every((line) => line.trim() === "") && story.hidden.length === 0) {
    throw new UnreadableDocument(story.pictures > 0 ? "scanned" : "empty");
  }
  return {
    kind: "text",
    text: story.lines.join("\n"),
    links: [...new Set(story.used)].slice(0, 500),
    hidden: story.hidden,
    styles: story.styles,
  };
}

function unzipParts(bytes: Uint8Array): Map<string, string> {
  let entries = 0;
  let total = 0;
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: (entry) => {
        if (++entries > MAX_ENTRIES) throw new UnreadableDocument("too_large");
        const name = entry.name.replaceAll("\\", "/").replace(/^\//, "");
        if (!PART.test(name)) return false;
        if (entry.originalSize > MAX_PART_BYTES) throw new UnreadableDocument("too_large");
        total += entry.originalSize;
        if (total > MAX_ALL_BYTES) throw new UnreadableDocument("too_large");
        return true;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    throw new UnreadableDocument("broken");
  }
  return new Map(Object.entries(files).map(([name, content]) => [name.replaceAll("\\", "/").replace(/^\//, ""), decodeXml(content)]));
}

function decodeXml(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes[0] === 0x3c && bytes[1] === 0) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0 && bytes[1] === 0x3c) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder("utf-8").decode(bytes);
}

/** Relation ids → web and mail addresses. Files and templates that a relation names are never opened. */
function readLinks(xml: string): Map<string, string> {
  const links = new Map<string, string>();
  readXml(xml, {
    open: (_, attributes) => {
      const target = attributes.Target ?? "";
      if (attributes.Type?.endsWith("/hyperlink") && /^(https?:|mailto:|tel:)/i.test(target)) links.set(attributes.Id ?? "", target);
    },
    close: () => {},
    text: () => {},
  });
  return links;
}

interface Paragraph {
  text: string;
  style: RunStyle;
  heading: boolean;
  list: boolean;
  /** Stretches of `text` that look alike, end exclusive. */
  runs: (Looks & { start: number; end: number })[];
}
const USUAL_SIZE = 11;
interface Cell {
  lines: string[];
  styles: (LineStyle | null)[];
  shaded: boolean;
}

/** One part of the document (body, header, footer) walked from tag to tag. */
class Story {
  lines: string[] = [];
  styles: (LineStyle | null)[] = [];
  hidden: HiddenText[] = [];
  used: string[] = [];
  links = new Map<string, string>();
  pictures = 0;
  private readonly named: Map<string, NamedStyle>;
  private readonly rows: Cell[][] = [];
  private length = 0;

  constructor(named: Map<string, NamedStyle>) {
    this.named = named;
  }

  blank(): void {
    this.lines.push("");
    this.styles.push(null);
  }

  cut(length: number): void {
    this.lines.length = length;
    this.styles.length = length;
  }

  private get target(): { lines: string[]; styles: (LineStyle | null)[] } {
    return this.rows.at(-1)?.at(-1) ?? this;
  }

  private resolve(id: string | undefined): RunStyle & { heading: boolean } {
    const found: RunStyle & { heading: boolean } = { heading: false };
    let style = id === undefined ? undefined : this.named.get(id);
    for (let depth = 0; style && depth < 10; depth++) {
      found.bold ??= style.bold;
      found.italic ??= style.italic;
      found.font ??= style.font;
      found.colour ??= style.colour;
      found.vanish ??= style.vanish;
      found.white ??= style.white;
      found.shaded ??= style.shaded;
      found.size ??= style.size;
      found.heading ||= style.heading;
      style = style.base === undefined ? undefined : this.named.get(style.base);
    }
    return found;
  }

  read(xml: string): boolean {
    const paragraphs: Paragraph[] = [];
    const runs: RunStyle[] = [];
    let inText = false;
    let inInstruction = false;
    let skipped = 0;
    let inParagraphMark = 0;
    let deleted = 0;
    return readXml(xml, {
      open: (tag, attributes) => {
        const name = local(tag);
        if (name === "Fallback") skipped++;
        if (skipped > 0) return;
        const paragraph = paragraphs.at(-1);
        if (name === "p" && tag.startsWith("w")) {
          paragraphs.push({
            text: "",
            style: this.resolve("Normal"),
            heading: false,
            list: false,
            runs: [],
          });
        } else if (name === "pStyle" && paragraph) {
          const style = this.resolve(value(attributes));
          paragraph.style = style;
          paragraph.heading = style.heading;
        } else if (name === "numPr" && paragraph) paragraph.list = true;
        else if (name === "pPr") inParagraphMark++;
        else if (name === "r" && tag.startsWith("w")) runs.push({ ...paragraph?.style });
        else if (name === "rStyle") Object.assign(runs.at(-1) ?? {}, definedOnly(this.resolve(value(attributes))));
        else if (name === "t" && tag.startsWith("w")) inText = true;
        else if (name === "instrText") inInstruction = true;
        else if (name === "tab" && paragraph && inParagraphMark === 0) paragraph.text += "\t";
        else if ((name === "br" || name === "cr") && paragraph && inParagraphMark === 0) paragraph.text += "\n";
        else if (name === "noBreakHyphen" && paragraph) paragraph.text += "-";
        else if (name === "del" || name === "moveFrom") deleted++;
        else if (name === "hyperlink") this.noteLink(attributes["r:id"] ?? "");
        else if (name === "drawing" || name === "pict" || name === "blip") this.pictures++;
        else if (name === "tr" && tag.startsWith("w")) this.rows.push([]);
        else if (name === "tc" && tag.startsWith("w")) this.rows.at(-1)?.push({ lines: [], styles: [], shaded: false });
        else if (name === "shd" && inParagraphMark === 0 && runs.length === 0) {
          const cell = this.rows.at(-1)?.at(-1);
          const shade: RunStyle = {};
          readProperty(shade, name, attributes);
          if (cell) cell.shaded ||= shade.shaded === true;
        } else if (inParagraphMark > 0 && paragraph && name === "shd") readProperty(paragraph.style, name, attributes);
        else if (inParagraphMark === 0) readProperty(runs.at(-1) ?? {}, name, attributes);
      },
      close: (tag) => {
        const name = local(tag);
        if (name === "Fallback") skipped = Math.max(0, skipped - 1);
        if (skipped > 0) return;
        if (name === "t") inText = false;
        else if (name === "instrText") inInstruction = false;
        else if (name === "pPr") inParagraphMark = Math.max(0, inParagraphMark - 1);
        else if (name === "del" || name === "moveFrom") deleted = Math.max(0, deleted - 1);
        else if (name === "r" && tag.startsWith("w")) runs.pop();
        else if (name === "p" && tag.startsWith("w")) this.endParagraph(paragraphs.pop());
        else if (name === "tr" && tag.startsWith("w")) this.endRow(this.rows.pop());
      },
      text: (text) => {
        if (skipped > 0 || deleted > 0) return;
        const paragraph = paragraphs.at(-1);
        if (inInstruction) {
          const address = /HYPERLINK\s+"([^"]{1,2000})"/.exec(text)?.[1];
          if (address && /^(https?:|mailto:|tel:)/i.test(address)) this.used.push(address);
        } else if (inText && paragraph && this.length < TEXT_LENGTH * 2) this.addText(paragraph, runs.at(-1) ?? {}, text);
      },
    });
  }

  private noteLink(id: string): void {
    const address = this.links.get(id);
    if (address) this.used.push(address);
  }

  private addText(paragraph: Paragraph, run: RunStyle, text: string): void {
    const shaded = run.shaded === true || paragraph.style.shaded === true || this.rows.some((row) => row.at(-1)?.shaded);
    const reason = run.vanish ? "invisible" : run.size !== undefined && run.size < 2 ? "tiny" : run.white && !shaded ? "same_colour" : null;
    this.length += text.length;
    if (reason) {
      const last = this.hidden.at(-1);
      if (last?.reason === reason && last.text.length < 2000) last.text += text;
      else if (text.trim() !== "" && this.hidden.length < 100) this.hidden.push({ page: null, text, reason });
      return;
    }
    const start = paragraph.text.length;
    paragraph.text += text.replace(/[\n\r\v\f\u0085\u2028\u2029]/g, " ");
    const { size = USUAL_SIZE, bold = false, italic = false, font = "", colour = 0 } = run;
    const looks = { size, bold, italic, font, colour };
    const last = paragraph.runs.at(-1);
    if (last?.end === start && looksOf(last) === looksOf(looks)) last.end = paragraph.text.length;
    else paragraph.runs.push({ ...looks, start, end: paragraph.text.length });
  }

  private endParagraph(paragraph: Paragraph | undefined): void {
    if (!paragraph) return;
    const { lines, styles } = this.target;
    const lengthOf = (runs: Paragraph["runs"]) => runs.reduce((sum, { start, end }) => sum + end - start, 0);
    const style: LineStyle = {
      bold: lengthOf(paragraph.runs.filter(({ bold }) => bold)) > lengthOf(paragraph.runs) * 0.6,
      size: paragraph.runs.reduce((most, { size }) => Math.max(most, size), 0) || USUAL_SIZE,
      heading: paragraph.heading,
    };
    let at = 0;
    for (const line of paragraph.text.split("\n")) {
      const runs = paragraph.runs
        .map(({ start, end, ...looks }) => ({ ...looks, text: line.slice(Math.max(start - at, 0), Math.max(end - at, 0)).trim() }))
        .filter(({ text }) => text !== "");
      lines.push(paragraph.list && line.trim() !== "" ? `• ${line.trim()}` : line);
      at += line.length + 1;
      styles.push({ ...style, list: paragraph.list, runs, ...(at > paragraph.text.length && { ends: true }) });
    }
  }

  /** A row of short cells is one line; long cells are columns and follow each other. */
  private endRow(cells: Cell[] | undefined): void {
    if (!cells) return;
    const { lines, styles } = this.target;
    const filled = cells.map((cell) => trimCell(cell)).filter((cell) => cell.lines.length > 0);
    const long = filled.filter((cell) => cell.lines.length > 2).length;
    if (long >= 2 || (long === 1 && (filled[0]?.lines.length ?? 0) > 2)) {
      for (const cell of filled) {
        lines.push("", ...cell.lines, "");
        styles.push(null, ...cell.styles, null);
      }
      return;
    }
    const height = Math.max(0, ...filled.map((cell) => cell.lines.length));
    for (let index = 0; index < height; index++) {
      const here = filled.filter((cell) => (cell.lines[index] ?? "").trim() !== "" || cell.lines.length > index);
      lines.push(here.map((cell) => cell.lines[index] ?? "").join("\t"));
      const [first, ...others] = here.flatMap((cell) => cell.styles[index] ?? []);
      const runs = [first, ...others].flatMap((style) => style?.runs ?? []);
      const goesOn = index > 0 && here.length === 1 && here[0] === filled.at(-1) && filled.length > 1;
      const ends = others.at(-1)?.ends ?? true;
      if (first && here.length > 1) styles.push({ ...first, row: true, list: false, runs, ends });
      else styles.push(first && goesOn ? { ...first, cell: true } : (first ?? null));
    }
  }
}

function trimCell(cell: Cell): Cell {
  let from = 0;
  let to = cell.lines.length;
  while (from < to && (cell.lines[from] ?? "").trim() === "") from++;
  while (to > from && (cell.lines[to - 1] ?? "").trim() === "") to--;
  return { ...cell, lines: cell.lines.slice(from, to), styles: cell.styles.slice(from, to) };
}
