import type { Place, StyledWord } from "../pdf/words.ts";
import type { Pdfium } from "../pdfium.ts";
import type { PagePicture } from "./tesseract.ts";

const IMAGE = 3;
const MOST_OBJECTS = 2000;
/** Of the page: a photo or logo covers less, a scanned sheet more. */
const COVERING = 0.6;
/** A stamp, a page number, the name of the scanning program: words that don't make a scan a text. */
const FEW_WORDS = 15;

/** Whether a page is a picture of its text: an image over most of it, and hardly a word that is text and seen. */
export function isScan(pdfium: Pdfium, page: number, words: StyledWord[], place: Place, area: number, scratch: number): boolean {
  if (words.filter(({ word }) => !word.hidden).length > FEW_WORDS) return false;
  const count = Math.min(pdfium._FPDFPage_CountObjects(page), MOST_OBJECTS);
  let covered = 0;
  for (let index = 0; index < count; index++) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    if (!object || pdfium._FPDFPageObj_GetType(object) !== IMAGE) continue;
    if (!pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.HEAPF32.slice(scratch >> 2, (scratch >> 2) + 4);
    const [x1, y1] = place(left, bottom);
    const [x2, y2] = place(right, top);
    // Some programs cut a page into strips.
    covered += Math.abs(x2 - x1) * Math.abs(y2 - y1);
  }
  return area > 0 && covered >= area * COVERING;
}

const GREY = 1;
const ANNOTATIONS = 1;
const DPI = 300;
/** Letters are read no better from larger pictures. */
const LONGEST_SIDE = 3500;
const WHITE = 0xffffffff;

/** A page drawn in grey, 300 pixels to an inch where it isn't larger than paper is; null when it has no usable size. */
export function drawPage(pdfium: Pdfium, document: number, number: number): PagePicture | null {
  const page = pdfium._FPDF_LoadPage(document, number - 1);
  if (!page) return null;
  let bitmap = 0;
  try {
    const [wide, high] = [pdfium._FPDF_GetPageWidthF(page), pdfium._FPDF_GetPageHeightF(page)];
    const scale = Math.min(DPI / 72, LONGEST_SIDE / Math.max(wide, high));
    const [width, height] = [Math.floor(wide * scale), Math.floor(high * scale)];
    if (!(width > 30 && height > 30)) return null;
    bitmap = pdfium._FPDFBitmap_CreateEx(width, height, GREY, 0, 0);
    if (!bitmap) return null;
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, ANNOTATIONS);
    const stride = pdfium._FPDFBitmap_GetStride(bitmap);
    const start = pdfium._FPDFBitmap_GetBuffer(bitmap);
    const grey = new Uint8Array(width * height);
    for (let y = 0; y < height; y++) grey.set(pdfium.HEAPU8.subarray(start + y * stride, start + y * stride + width), y * width);
    return { width, height, dpi: scale * 72, grey };
  } finally {
    if (bitmap) pdfium._FPDFBitmap_Destroy(bitmap);
    pdfium._FPDF_ClosePage(page);
  }
}
