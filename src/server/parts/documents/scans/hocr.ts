import type { Word } from "#engine/cv/page/document.ts";
import { round } from "../pdf/words.ts";
import { readXml } from "../xml.ts";

/** Below this Tesseract guesses: specks, signatures and lines drawn by hand. 0…100. */
const LEAST_CONFIDENCE = 35;
/** What a line's height comes to in sizes of its font: from the top of an l to the bottom of a p. */
const HEIGHT_IN_SIZES = 0.93;

interface OcrLine {
  /** In pixels. */
  size: number;
  /** How far down the letters stand, at the middle of the line. */
  baseline: number;
  words: { text: string; left: number; right: number; confidence: number }[];
}

/**
 * The words of one page as Tesseract tells them in hOCR (https://kba.github.io/hocr-spec/1.2/), in points from the top left.
 * `dpi`: pixels to an inch. Each word stands on its line's baseline and is as high as its line: of its own it says only how
 * high its letters happen to be.
 */
export function wordsOfHocr(hocr: string, page: number, dpi: number): Word[] {
  const points = (pixels: number) => round((pixels / dpi) * 72);
  return marksAsBullets(linesOfHocr(hocr).map(mended)).flatMap(({ size, baseline, words }) =>
    words.map(({ text, left, right }) => ({
      text,
      page,
      x: points(left),
      y: points(baseline - size * 0.8),
      width: points(right - left),
      height: points(size),
      size: points(size),
      bold: false,
    })),
  );
}

const numbersIn = (title: string, name: string): number[] => {
  const part = title.split(";").find((one) => one.trim().startsWith(`${name} `));
  return part ? part.trim().split(/\s+/).slice(1).map(Number) : [];
};

function linesOfHocr(hocr: string): OcrLine[] {
  const lines: OcrLine[] = [];
  let word: OcrLine["words"][number] | null = null;
  // Spans within a word: its letters may be wrapped once more.
  let depth = 0;
  readXml(hocr, {
    open: (tag, { class: kind = "", title = "" }) => {
      if (word && tag === "span") depth++;
      if (/^ocr_(line|header|textfloat|caption)$/.test(kind)) {
        const [left = 0, top = 0, right = 0, bottom = 0] = numbersIn(title, "bbox");
        const [slope = 0, offset = 0] = numbersIn(title, "baseline");
        const [height = bottom - top] = numbersIn(title, "x_size");
        lines.push({ size: height / HEIGHT_IN_SIZES, baseline: bottom + offset + (slope * (right - left)) / 2, words: [] });
      } else if (kind === "ocrx_word") {
        const [left = 0, , right = 0] = numbersIn(title, "bbox");
        word = { text: "", left, right, confidence: numbersIn(title, "x_wconf")[0] ?? 0 };
        depth = 1;
      }
    },
    close: (tag) => {
      if (!word || tag !== "span" || --depth > 0) return;
      const isRead = word.text.trim() !== "" && word.confidence >= LEAST_CONFIDENCE && word.right > word.left;
      if (isRead) lines.at(-1)?.words.push({ ...word, text: word.text.trim() });
      word = null;
    },
    text: (text) => {
      if (word) word.text += text;
    },
  });
  return lines.filter(({ size, words }) => words.length > 0 && size > 0 && Number.isFinite(size));
}

/** What is one word on paper: an address that was cut at its @, and an I that was taken for a stroke. */
function mended(line: OcrLine): OcrLine {
  const words: OcrLine["words"] = [];
  for (const [index, word] of line.words.entries()) {
    const last = words.at(-1);
    const next = line.words[index + 1];
    const isOneAddress = last && /^@\p{L}|^@$/u.test(word.text) && /^[\w.%+-]+$/.test(last.text) && word.left - last.right < line.size;
    const isDomain = last && /^[\w.%+-]+@$/.test(last.text) && /^[\w-]+\.[\w.-]+$/.test(word.text) && word.left - last.right < line.size;
    if (last && (isOneAddress || isDomain)) words[words.length - 1] = { ...last, text: last.text + word.text, right: word.right };
    else if (word.text === "|" && (!last || /[.!?]$/.test(last.text)) && next && /^\p{Ll}/u.test(next.text))
      words.push({ ...word, text: "I" });
    else words.push(word);
  }
  return { ...line, words };
}

/** What Tesseract takes a bullet for, its alphabet having none. */
const LIKE_A_BULLET = /^[eo°*«»®©¢+=~-]$/;

/** A lone mark or letter that begins several lines of a page is the bullet of a list. */
function marksAsBullets(lines: OcrLine[]): OcrLine[] {
  const begins = lines.map(({ words: [first, second] }) => (first && second && LIKE_A_BULLET.test(first.text) ? first : null));
  const marks = begins.filter((one) => one !== null);
  // A list stands under one edge; single letters elsewhere are letters.
  const isListed = (one: OcrLine["words"][number], size: number) =>
    marks.filter((other) => Math.abs(other.left - one.left) < size).length >= 2;
  return lines.map((line, index) => {
    const mark = begins[index];
    if (!mark || !isListed(mark, line.size)) return line;
    return { ...line, words: [{ ...mark, text: "•" }, ...line.words.slice(1)] };
  });
}
