import { TEXT_LENGTH } from "#contract/fields.ts";
import type { DocumentContent, PageLink, Word } from "#engine/cv/document.ts";
import { UnreadableDocument } from "./documents.ts";
import { loadPdfium, type Pdfium } from "./pdfium.ts";

const MAX_PAGES = 200;
const MAX_LINKS = 500;
const PASSWORD_NEEDED = 4;
const SECURITY_UNSUPPORTED = 5;
const URI_ACTION = 3;
const INVISIBLE_MODES = new Set([3, 7]);

interface Style {
  font: string;
  icons: boolean;
  bullets: boolean;
  bold: boolean;
  mode: number;
  /** 0…255 each; alpha 0 cannot be seen. */
  colour: [red: number, green: number, blue: number, alpha: number];
}

interface Glyph {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  size: number;
  style: Style;
}

/**
 * Reads a PDF's visible words with their places and its link annotations.
 * Refuses what needs a password (`encrypted`), what PDFium cannot open (`broken`), pages without a word (`scanned`), no pages (`empty`).
 */
export async function readPdf(bytes: Uint8Array): Promise<DocumentContent> {
  const pdfium = await loadPdfium();
  const memory = pdfium._malloc(bytes.length);
  pdfium.HEAPU8.set(bytes, memory);
  const scratch = pdfium._malloc(4096);
  const document = pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0);
  try {
    if (!document) {
      const error = pdfium._FPDF_GetLastError();
      throw new UnreadableDocument(error === PASSWORD_NEEDED || error === SECURITY_UNSUPPORTED ? "encrypted" : "broken");
    }
    return readPages(pdfium, document, scratch);
  } finally {
    if (document) pdfium._FPDF_CloseDocument(document);
    pdfium._free(scratch);
    pdfium._free(memory);
  }
}

function readPages(pdfium: Pdfium, document: number, scratch: number): DocumentContent {
  const count = pdfium._FPDF_GetPageCount(document);
  const content: Extract<DocumentContent, { kind: "pages" }> = { kind: "pages", pages: [], words: [], links: [] };
  let objects = 0;
  let opened = 0;
  let characters = 0;
  for (let index = 0; index < Math.min(count, MAX_PAGES) && characters < TEXT_LENGTH; index++) {
    const page = pdfium._FPDF_LoadPage(document, index);
    const number = index + 1;
    if (!page) {
      content.pages.push({ width: 595, height: 842 });
      continue;
    }
    opened++;
    try {
      objects += pdfium._FPDFPage_CountObjects(page);
      const width = pdfium._FPDF_GetPageWidthF(page);
      const height = pdfium._FPDF_GetPageHeightF(page);
      content.pages.push({ width, height });
      const place = placing(pdfium, page, width, height, scratch);
      const words = readWords(pdfium, page, number, place, scratch, TEXT_LENGTH - characters);
      markHidden(pdfium, page, words, width, height);
      for (const { word } of words) {
        content.words.push(word);
        characters += word.text.length + 1;
      }
      if (content.links.length < MAX_LINKS) content.links.push(...readLinks(pdfium, document, page, number, place, scratch));
    } finally {
      pdfium._FPDF_ClosePage(page);
    }
  }
  if (opened === 0) throw new UnreadableDocument(count === 0 ? "empty" : "broken");
  if (content.words.length === 0) throw new UnreadableDocument(objects > 0 ? "scanned" : "empty");
  return content;
}

type Place = (x: number, y: number) => [x: number, y: number];

/** PDFium's page space (origin bottom left, crop box and rotation not applied) → points from the top left as seen. */
function placing(pdfium: Pdfium, page: number, width: number, height: number, scratch: number): Place {
  const scale = 100;
  const deviceWidth = Math.round(width * scale);
  const deviceHeight = Math.round(height * scale);
  const at: Place = (x, y) => {
    pdfium._FPDF_PageToDevice(page, 0, 0, deviceWidth, deviceHeight, 0, x, y, scratch, scratch + 4);
    return [(pdfium.HEAP32[scratch >> 2] ?? 0) / scale, (pdfium.HEAP32[(scratch >> 2) + 1] ?? 0) / scale];
  };
  if (deviceWidth < 1 || deviceHeight < 1 || deviceWidth > 1e8 || deviceHeight > 1e8) return (x, y) => [x, height - y];
  const [originX, originY] = at(0, 0);
  const [rightX, rightY] = at(1000, 0);
  const [upX, upY] = at(0, 1000);
  const [xx, xy, yx, yy] = [(rightX - originX) / 1000, (rightY - originY) / 1000, (upX - originX) / 1000, (upY - originY) / 1000];
  return (x, y) => [originX + x * xx + y * yx, originY + x * xy + y * yy];
}

const ICON_FONT = /awesome|icon|material|marvosym|typicon|feather|glyph|webfont|fontello/i;
const BULLET_FONT = /wingding|webding|dingbat|symbol/i;
const BOLD_FONT = /bold|black|heavy|demi|semibold|extrabold|medi(um)?(?![a-z])|CMBX|SFBX|CMSSBX|CMCSCB|-Bd|_Bd|\.b$/i;

function readStyle(pdfium: Pdfium, object: number, scratch: number): Style {
  const font = object ? pdfium._FPDFTextObj_GetFont(object) : 0;
  let name = "";
  if (font) {
    const length = Math.min(pdfium._FPDFFont_GetBaseFontName(font, scratch, 256), 256);
    name = new TextDecoder("latin1").decode(pdfium.HEAPU8.slice(scratch, scratch + Math.max(0, length - 1)));
  }
  const weight = font ? pdfium._FPDFFont_GetWeight(font) : 0;
  const mode = object ? pdfium._FPDFTextObj_GetTextRenderMode(object) : 0;
  const outlined = mode === 1 || mode === 5;
  const read = outlined ? pdfium._FPDFPageObj_GetStrokeColor : pdfium._FPDFPageObj_GetFillColor;
  const found = object ? read(object, scratch, scratch + 4, scratch + 8, scratch + 12) : 0;
  const at = scratch >> 2;
  const { HEAP32 } = pdfium;
  return {
    font: name,
    icons: ICON_FONT.test(name),
    bullets: BULLET_FONT.test(name),
    bold: BOLD_FONT.test(name) || weight >= 600,
    mode,
    colour: found ? [HEAP32[at] ?? 0, HEAP32[at + 1] ?? 0, HEAP32[at + 2] ?? 0, HEAP32[at + 3] ?? 255] : [0, 0, 0, 255],
  };
}

interface StyledWord {
  word: Word;
  style: Style;
}

function readWords(pdfium: Pdfium, page: number, number: number, place: Place, scratch: number, limit: number): StyledWord[] {
  const text = pdfium._FPDFText_LoadPage(page);
  if (!text) return [];
  const styles = new Map<number, Style>();
  /** Null: PDFium found the end of a word here. */
  const glyphs: (Glyph | null)[] = [];
  try {
    const count = Math.min(pdfium._FPDFText_CountChars(text), limit);
    for (let index = 0; index < count; index++) {
      const code = pdfium._FPDFText_GetUnicode(text, index);
      const generated = pdfium._FPDFText_IsGenerated(text, index) === 1;
      // PDFium writes U+0002 for a hyphen that ends a line.
      const character = code === 2 ? "-" : code === 0 || code > 0x10ffff ? "" : String.fromCodePoint(code);
      if (generated || character === "" || /[\s\u00a0\u0000-\u001f]/u.test(character)) {
        glyphs.push(null);
        continue;
      }
      const glyph = readGlyph(pdfium, text, index, character, place, styles, scratch);
      if (glyph) glyphs.push(glyph);
    }
  } finally {
    pdfium._FPDFText_ClosePage(text);
  }
  return joinWords(glyphs, number);
}

function readGlyph(pdfium: Pdfium, text: number, index: number, character: string, place: Place, styles: Map<number, Style>, scratch: number): Glyph | null {
  if (!pdfium._FPDFText_GetLooseCharBox(text, index, scratch)) return null;
  const at = scratch >> 2;
  const { HEAPF32 } = pdfium;
  const [left = 0, top = 0, right = 0, bottom = 0] = [HEAPF32[at], HEAPF32[at + 1], HEAPF32[at + 2], HEAPF32[at + 3]];
  const [x1, y1] = place(left, top);
  const [x2, y2] = place(right, bottom);
  const baseline = pdfium._FPDFText_GetCharOrigin(text, index, scratch, scratch + 8)
    ? place(pdfium.HEAPF64[scratch >> 3] ?? 0, pdfium.HEAPF64[(scratch >> 3) + 1] ?? 0)[1]
    : null;
  const object = pdfium._FPDFText_GetTextObject(text, index);
  let style = styles.get(object);
  if (!style) {
    style = readStyle(pdfium, object, scratch);
    styles.set(object, style);
  }
  let size = pdfium._FPDFText_GetFontSize(text, index);
  if (pdfium._FPDFText_GetMatrix(text, index, scratch)) {
    const scale = Math.hypot(pdfium.HEAPF32[at + 2] ?? 0, pdfium.HEAPF32[at + 3] ?? 1);
    if (scale > 0) size *= scale;
  }
  const glyph: Glyph = {
    text: style.bullets && /[^\p{L}\p{N}]|[·§nlqvØüuoO]/u.test(character) ? "•" : character,
    left: Math.min(x1, x2),
    right: Math.max(x1, x2),
    top: Math.min(y1, y2),
    bottom: Math.max(y1, y2),
    size,
    style,
  };
  // A font may claim any height for itself; upright text is measured from its baseline instead.
  if (baseline !== null && size > 0 && baseline > glyph.top - size && baseline < glyph.bottom + size && isUpright(pdfium, text, index)) {
    glyph.top = baseline - size * 0.8;
    glyph.bottom = baseline + size * 0.2;
  }
  return glyph;
}

const isUpright = (pdfium: Pdfium, text: number, index: number) => Math.abs(Math.sin(pdfium._FPDFText_GetCharAngle(text, index))) < 0.1;

/** Glyphs → words. What counts as a gap follows from how tightly each font is set: some programs write no spaces and overlap letters. */
function joinWords(glyphs: (Glyph | null)[], page: number): StyledWord[] {
  const gaps = new Map<string, number[]>();
  for (const [index, glyph] of glyphs.entries()) {
    const last = glyphs[index - 1];
    if (!glyph || !last || last.style.font !== glyph.style.font) continue;
    const gap = (glyph.left - last.right) / Math.max(glyph.size, 1);
    const known = gaps.get(glyph.style.font);
    if (!known) gaps.set(glyph.style.font, [gap]);
    else if (known.length < 4000) known.push(gap);
  }
  const widths = new Map([...gaps].map(([font, all]) => [font, Math.min(0.25, Math.max(-0.12, all.sort((a, b) => a - b)[all.length >> 1] ?? 0) + 0.15)]));
  const words: StyledWord[] = [];
  let pending: Glyph[] = [];
  const finish = () => {
    const word = joinGlyphs(pending, page);
    if (word) words.push(word);
    pending = [];
  };
  for (const glyph of glyphs) {
    const last = pending.at(-1);
    if (!glyph || (last && breaks(last, glyph, widths.get(glyph.style.font) ?? 0.25))) finish();
    if (glyph) pending.push(glyph);
  }
  finish();
  return words;
}

/** Whether a new word begins: a gap, another line, or a step backwards. */
function breaks(last: Glyph, next: Glyph, width: number): boolean {
  const size = Math.max(last.size, next.size, 1);
  const gap = next.left - last.right;
  if (gap > size * width || gap < -size * 1.5) return true;
  if (last.style.icons !== next.style.icons) return true;
  if (last.style.colour[3] !== next.style.colour[3] || last.style.mode !== next.style.mode) return true;
  return Math.min(last.bottom, next.bottom) - Math.max(last.top, next.top) < Math.min(last.bottom - last.top, next.bottom - next.top) * 0.3;
}

function joinGlyphs(glyphs: Glyph[], page: number): StyledWord | null {
  const first = glyphs[0];
  if (!first) return null;
  const left = Math.min(...glyphs.map((glyph) => glyph.left));
  const right = Math.max(...glyphs.map((glyph) => glyph.right));
  const top = Math.min(...glyphs.map((glyph) => glyph.top));
  const bottom = Math.max(...glyphs.map((glyph) => glyph.bottom));
  if (![left, right, top, bottom].every(Number.isFinite)) return null;
  const written = glyphs.map((glyph) => glyph.text).join("");
  const text = glyphs.every((glyph) => glyph.style.icons) ? accessibleText(written) : written;
  if (text === "") return null;
  const word: Word = {
    text,
    page,
    x: round(left),
    y: round(top),
    width: round(right - left),
    height: round(bottom - top),
    size: round(Math.max(...glyphs.map((glyph) => glyph.size))),
    bold: glyphs.filter((glyph) => glyph.style.bold).length * 2 > glyphs.length,
  };
  return { word, style: commonestStyle(glyphs) ?? first.style };
}

/** A glyph of an icon font says nothing, unless the document gives the icon a text of its own, such as the number it dials. */
const accessibleText = (written: string) => (/\d{2}|[@/.:]\w/.test(written) ? written.replace(/^(tel|mailto):/i, "") : "");

function commonestStyle(glyphs: Glyph[]): Style | undefined {
  const counts = new Map<Style, number>();
  for (const { style } of glyphs) counts.set(style, (counts.get(style) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Below this the eye sees nothing: a difference in the sum of red, green and blue. */
const VISIBLE_DIFFERENCE = 40;

/** Marks words that nobody sees. Where the drawing commands leave doubt, a rendering of the page decides. */
function markHidden(pdfium: Pdfium, page: number, words: StyledWord[], width: number, height: number): void {
  const light: StyledWord[] = [];
  const unpainted: StyledWord[] = [];
  const painted: Word[] = [];
  for (const entry of words) {
    const { word, style } = entry;
    if (word.x + word.width < 0 || word.y + word.height < 0 || word.x > width || word.y > height) word.hidden = "off_page";
    else if (word.size < 2 || word.height < 1) word.hidden = "tiny";
    else if (INVISIBLE_MODES.has(style.mode) || style.colour[3] < 12) unpainted.push(entry);
    else if (style.colour[0] + style.colour[1] + style.colour[2] > 765 - 120) light.push(entry);
    else painted.push(word);
  }
  if (light.length === 0 && unpainted.length === 0) return;
  const picture = renderPage(pdfium, page, width, height);
  for (const { word, style } of light) {
    const { paper } = picture?.look(word) ?? BLANK;
    if (difference(paper, style.colour) < VISIBLE_DIFFERENCE) word.hidden = "same_colour";
  }
  // Unpainted text over ink of its own is how scanners and some browsers write text that is seen as a picture or as outlines.
  for (const { word } of unpainted) {
    const { ink } = picture?.look(word) ?? BLANK;
    if (ink < SEEN_INK || painted.some((other) => overlaps(word, other))) word.hidden = "invisible";
  }
}

type Colour = readonly [red: number, green: number, blue: number, alpha?: number];
const BLANK: Look = { paper: [255, 255, 255], ink: 0 };
/** The share of a word's box that its letters fill at least, measured on readable text. */
const SEEN_INK = 0.05;

const difference = (a: Colour, b: Colour) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);

function overlaps(a: Word, b: Word): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 && width * height > 0.2 * Math.min(a.width * a.height, b.width * b.height);
}

interface Look {
  /** The commonest colour inside the word's box. */
  paper: Colour;
  /** The share of the box, 0…1, that clearly differs from it. */
  ink: number;
}

interface Picture {
  look(word: Word): Look;
}

const unpack = (colour: number): Colour => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];

/** A small picture of the page (at most 900 pixels a side); null when the page has no usable size. */
function renderPage(pdfium: Pdfium, page: number, width: number, height: number): Picture | null {
  const scale = Math.min(1, 900 / Math.max(width, height));
  const pixelsWide = Math.floor(width * scale);
  const pixelsHigh = Math.floor(height * scale);
  if (!(pixelsWide > 4 && pixelsHigh > 4)) return null;
  const bitmap = pdfium._FPDFBitmap_Create(pixelsWide, pixelsHigh, 0);
  if (!bitmap) return null;
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, pixelsWide, pixelsHigh, 0xffffffff);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, pixelsWide, pixelsHigh, 0, 0);
    const stride = pdfium._FPDFBitmap_GetStride(bitmap);
    const start = pdfium._FPDFBitmap_GetBuffer(bitmap);
    const pixels = pdfium.HEAPU8.slice(start, start + stride * pixelsHigh);
    return {
      look: (word) => {
        const counts = new Map<number, number>();
        const margin = 1;
        const left = Math.max(0, Math.floor(word.x * scale) - margin);
        const right = Math.min(pixelsWide - 1, Math.ceil((word.x + word.width) * scale) + margin);
        const top = Math.max(0, Math.floor(word.y * scale));
        const bottom = Math.min(pixelsHigh - 1, Math.ceil((word.y + word.height) * scale));
        for (let y = top; y <= bottom; y++) {
          for (let x = left; x <= right; x++) {
            const at = y * stride + x * 4;
            const colour = ((pixels[at + 2] ?? 255) << 16) | ((pixels[at + 1] ?? 255) << 8) | (pixels[at] ?? 255);
            counts.set(colour, (counts.get(colour) ?? 0) + 1);
          }
        }
        let best = 0xffffff;
        let most = 0;
        for (const [colour, times] of counts) if (times > most) [best, most] = [colour, times];
        const paper = unpack(best);
        let inked = 0;
        let all = 0;
        for (const [colour, times] of counts) {
          all += times;
          if (difference(paper, unpack(colour)) > 150) inked += times;
        }
        return { paper, ink: all === 0 ? 0 : inked / all };
      },
    };
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
  }
}

function readLinks(pdfium: Pdfium, document: number, page: number, number: number, place: Place, scratch: number): PageLink[] {
  const links: PageLink[] = [];
  const at = scratch >> 2;
  pdfium.HEAP32[at] = 0;
  while (links.length < MAX_LINKS && pdfium._FPDFLink_Enumerate(page, scratch, scratch + 4)) {
    const link = pdfium.HEAP32[at + 1] ?? 0;
    const action = pdfium._FPDFLink_GetAction(link);
    if (!action || pdfium._FPDFAction_GetType(action) !== URI_ACTION) continue;
    const length = pdfium._FPDFAction_GetURIPath(document, action, scratch + 64, 3000);
    if (length < 2 || length > 3000) continue;
    const url = new TextDecoder("utf-8").decode(pdfium.HEAPU8.slice(scratch + 64, scratch + 64 + length - 1));
    if (!pdfium._FPDFLink_GetAnnotRect(link, scratch + 16)) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.HEAPF32.slice(at + 4, at + 8);
    const [x1, y1] = place(left, top);
    const [x2, y2] = place(right, bottom);
    links.push({
      url,
      page: number,
      x: round(Math.min(x1, x2)),
      y: round(Math.min(y1, y2)),
      width: round(Math.abs(x2 - x1)),
      height: round(Math.abs(y2 - y1)),
    });
  }
  return links;
}
