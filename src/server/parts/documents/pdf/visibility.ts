import type { Word } from "#engine/cv/page/document.ts";
import type { Pdfium } from "../pdfium.ts";
import type { StyledWord } from "./words.ts";

/** Text rendering modes that paint nothing (ISO 32000, 9.3.6). */
const INVISIBLE_MODES = new Set([3, 7]);
/** Below this the eye sees nothing: a difference in the sum of red, green and blue. */
const VISIBLE_DIFFERENCE = 40;

/** Marks words that nobody sees. Where the drawing commands leave doubt, a rendering of the page decides. */
export function markHidden(pdfium: Pdfium, page: number, words: StyledWord[], width: number, height: number): void {
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
