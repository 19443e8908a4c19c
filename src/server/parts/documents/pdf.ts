import { TEXT_LENGTH } from "#contract/fields.ts";
import type { DocumentContent, PageLink, Word } from "#engine/cv/page/document.ts";
import { UnreadableDocument } from "./documents.ts";
import { alignLabels, type FilledIn, openForm, untickedWords } from "./pdf/forms.ts";
import { isUnread } from "./pdf/holes.ts";
import { markHidden } from "./pdf/visibility.ts";
import { type Place, readWords, round } from "./pdf/words.ts";
import { loadPdfium, type Pdfium } from "./pdfium.ts";
import { drawPage, isScan } from "./scans/pdf-scan.ts";
import type { PagePicture } from "./scans/tesseract.ts";

const MAX_PAGES = 200;
const MAX_LINKS = 500;
const PASSWORD_NEEDED = 4;
const SECURITY_UNSUPPORTED = 5;
const URI_ACTION = 3;

/** Fewer letters than this on a scan are specks taken for letters. */
const FEWEST_LETTERS = 10;
export const isText = (words: Word[]) => words.reduce((sum, { text }) => sum + text.length, 0) >= FEWEST_LETTERS;

type PdfContent = Extract<DocumentContent, { kind: "pages" }> & {
  /** Pages, from 1, that are a picture of their text: nothing of it is among the words. */
  scans: number[];
};

/**
 * Reads a PDF's visible words with their places and its link annotations.
 * Refuses what needs a password (`encrypted`), what PDFium cannot open (`broken`), pages without a word (`scanned`), no pages (`empty`).
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  return await withDocument(bytes, (pdfium, document, scratch) => {
    const content = readPages(pdfium, document, scratch);
    if (content.words.length === 0) throw new UnreadableDocument(content.scans.length > 0 ? "scanned" : "empty", "tesseract");
    return content;
  });
}

/** The same, with the words that `read` finds on each page that is a picture, one after the other and at most `most`. */
export async function readScannedPdf(
  bytes: Uint8Array,
  read: (picture: PagePicture, page: number, nth: number, count: number) => Promise<Word[]>,
  most: number,
): Promise<DocumentContent> {
  return await withDocument(bytes, async (pdfium, document, scratch) => {
    const { scans, ...content } = readPages(pdfium, document, scratch);
    const pages = scans.slice(0, most);
    // What nobody sees is told of a scan too.
    const words = content.words.filter(({ page, hidden }) => hidden !== undefined || !pages.includes(page));
    for (const [index, page] of pages.entries()) {
      const picture = drawPage(pdfium, document, page);
      if (picture) words.push(...(await read(picture, page, index + 1, pages.length)));
    }
    if (!isText(words)) throw new UnreadableDocument("scanned");
    return { ...content, words };
  });
}

async function withDocument<T>(bytes: Uint8Array, work: (pdfium: Pdfium, document: number, scratch: number) => T | Promise<T>): Promise<T> {
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
    return await work(pdfium, document, scratch);
  } finally {
    if (document) pdfium._FPDF_CloseDocument(document);
    pdfium._free(scratch);
    pdfium._free(memory);
  }
}

function readPages(pdfium: Pdfium, document: number, scratch: number): PdfContent {
  const form = openForm(pdfium, document);
  try {
    return readEach(pdfium, document, form, scratch);
  } finally {
    form.close();
  }
}

function readEach(pdfium: Pdfium, document: number, form: FilledIn, scratch: number): PdfContent {
  const count = pdfium._FPDF_GetPageCount(document);
  const content: PdfContent = { kind: "pages", pages: [], words: [], links: [], scans: [] };
  /** Pages without a word that something is drawn on. */
  const wordless: number[] = [];
  let opened = 0;
  let characters = 0;
  for (let index = 0; index < Math.min(count, MAX_PAGES) && characters < TEXT_LENGTH; index++) {
    let page = pdfium._FPDF_LoadPage(document, index);
    const number = index + 1;
    if (!page) {
      content.pages.push({ width: 595, height: 842 });
      continue;
    }
    opened++;
    try {
      const width = pdfium._FPDF_GetPageWidthF(page);
      const height = pdfium._FPDF_GetPageHeightF(page);
      content.pages.push({ width, height });
      const place = placing(pdfium, page, width, height, scratch);
      if (content.links.length < MAX_LINKS) content.links.push(...readLinks(pdfium, document, page, number, place, scratch));
      const filledIn = form.ontoPage(page, index, place);
      page = filledIn.page;
      if (!page) continue;
      const read = readWords(pdfium, page, number, place, scratch, TEXT_LENGTH - characters);
      const plain = read.map(({ word }) => word);
      const unticked = untickedWords(plain, filledIn.fields);
      const words = read.filter(({ word }) => !unticked.has(word));
      markHidden(pdfium, page, words, width, height);
      alignLabels(plain, filledIn.fields);
      const isIllegible = isUnread(words.flatMap(({ word }) => (word.hidden ? [] : [word])));
      if (isIllegible || isScan(pdfium, page, words, place, width * height, scratch)) content.scans.push(number);
      else if (words.length === 0 && pdfium._FPDFPage_CountObjects(page) > 0) wordless.push(number);
      for (const { word } of words) {
        if (isIllegible && !word.hidden) continue;
        content.words.push(word);
        characters += word.text.length + 1;
      }
    } finally {
      if (page) pdfium._FPDF_ClosePage(page);
    }
  }
  if (opened === 0) throw new UnreadableDocument(count === 0 ? "empty" : "broken");
  // Letters drawn as lines are a picture too; beside pages with words they are ornaments.
  if (content.words.length === 0) content.scans = [...content.scans, ...wordless].sort((a, b) => a - b);
  return content;
}

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
