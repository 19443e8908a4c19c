import type { Word } from "#engine/cv/page/document.ts";
import { UnreadableDocument } from "../documents.ts";
import type { Pdfium } from "../pdfium.ts";
import { type Place, round } from "./words.ts";

/** PDFium's kinds of annotations and forms, as far as they are asked for here (fpdf_annot.h, fpdf_formfill.h). */
const FREE_TEXT = 3;
const WIDGET = 20;
const NO_FORM = 0;
const XFA_ALONE = 2;
const CHECKBOX = 2;
const RADIO_BUTTON = 3;

/** `FPDF_FORMFILLINFO` without a single callback: nothing that a form asks for is done, and none of its scripts runs. */
const INFO_BYTES = 512;
const INFO_VERSION = 2;
const MOST_FIELDS = 2000;
const DRAW_ANNOTATIONS = 1;
const AS_ON_SCREEN = 0;

/** What people filled in on the pages of a document, which stands beside the pages and not on them. */
export interface FilledIn {
  /** Writes what a page's fields and typed notes show onto the page, and gives the page opened anew; its links are gone then. */
  ontoPage(page: number, index: number, place: Place): { page: number; fields: Field[] };
  close(): void;
}

/** Where a field stands, in points from the page's top left. */
interface Field {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Whether a box to tick is ticked; null of every other field. */
  isTicked: boolean | null;
}

/** Refuses, as a kind of its own, a form that is nothing but a program for Adobe's readers (XFA): its pages hold a request to wait. */
export function openForm(pdfium: Pdfium, document: number): FilledIn {
  const type = pdfium._FPDF_GetFormType(document);
  if (type === XFA_ALONE && !hasFields(pdfium, document)) throw new UnreadableDocument("wrong_kind", undefined, "live_form");
  const info = pdfium._malloc(INFO_BYTES);
  pdfium.HEAPU8.fill(0, info, info + INFO_BYTES);
  pdfium.HEAP32[info >> 2] = INFO_VERSION;
  const form = type === NO_FORM ? 0 : pdfium._FPDFDOC_InitFormFillEnvironment(document, info);
  const scratch = pdfium._malloc(16);
  return {
    ontoPage: (page, index, place) => {
      const fields = fieldsOf(pdfium, page, form, place, scratch);
      if (fields.length === 0) return { page, fields };
      draw(pdfium, page, form);
      pdfium._FPDFPage_Flatten(page, AS_ON_SCREEN);
      pdfium._FPDF_ClosePage(page);
      return { page: pdfium._FPDF_LoadPage(document, index), fields };
    },
    close: () => {
      if (form) pdfium._FPDFDOC_ExitFormFillEnvironment(form);
      pdfium._free(info);
      pdfium._free(scratch);
    },
  };
}

/** Fields that were filled in by a program have a value and no looks: PDFium gives them some once they are drawn. */
function draw(pdfium: Pdfium, page: number, form: number): void {
  const side = 16;
  const bitmap = pdfium._FPDFBitmap_Create(side, side, 0);
  if (!bitmap) return;
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, side, side, 0, DRAW_ANNOTATIONS);
  if (form) {
    pdfium._FORM_OnAfterLoadPage(page, form);
    pdfium._FPDF_FFLDraw(form, bitmap, page, 0, 0, side, side, 0, 0);
    pdfium._FORM_OnBeforeClosePage(page, form);
  }
  pdfium._FPDFBitmap_Destroy(bitmap);
}

/** The fields and typed notes of a page. */
function fieldsOf(pdfium: Pdfium, page: number, form: number, place: Place, scratch: number): Field[] {
  const fields: Field[] = [];
  if (form) pdfium._FORM_OnAfterLoadPage(page, form);
  const count = Math.min(pdfium._FPDFPage_GetAnnotCount(page), MOST_FIELDS);
  for (let index = 0; index < count; index++) {
    const annotation = pdfium._FPDFPage_GetAnnot(page, index);
    const kind = pdfium._FPDFAnnot_GetSubtype(annotation);
    if ((kind === WIDGET || kind === FREE_TEXT) && pdfium._FPDFAnnot_GetRect(annotation, scratch)) {
      const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.HEAPF32.slice(scratch >> 2, (scratch >> 2) + 4);
      const [x1, y1] = place(left, top);
      const [x2, y2] = place(right, bottom);
      const type = form && kind === WIDGET ? pdfium._FPDFAnnot_GetFormFieldType(form, annotation) : 0;
      const isBox = type === CHECKBOX || type === RADIO_BUTTON;
      const isTicked = isBox ? pdfium._FPDFAnnot_IsChecked(form, annotation) !== 0 : null;
      fields.push({ left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2), isTicked });
    }
    pdfium._FPDFPage_CloseAnnot(annotation);
  }
  return fields;
}

function hasFields(pdfium: Pdfium, document: number): boolean {
  const page = pdfium._FPDF_LoadPage(document, 0);
  const has = page !== 0 && pdfium._FPDFPage_GetAnnotCount(page) > 0;
  if (page) pdfium._FPDF_ClosePage(page);
  return has;
}

const baseline = (word: Word) => word.y + word.height * 0.8;
const isWithin = (word: Word, { top, bottom }: Field) => {
  const middle = word.y + word.height / 2;
  return middle > top - 2 && middle < bottom + 2;
};

/** A field's letters stand a little higher or lower than the label to its left: the label moves to the line of its value. */
export function alignLabels(words: Word[], fields: Field[]): void {
  const inField = new Map<Word, Field>();
  for (const word of words) {
    const middle = word.x + word.width / 2;
    const field = fields.find((one) => middle > one.left && middle < one.right && isWithin(word, one));
    if (!field) continue;
    inField.set(word, field);
    // All that was filled in is drawn after the page: of its columns that says nothing.
    delete word.order;
  }
  for (const field of new Set(inField.values())) {
    const values = words.filter((word) => inField.get(word) === field);
    const before = fields.filter(({ right, top, bottom }) => right <= field.left + 2 && top < field.bottom && bottom > field.top);
    const from = Math.max(0, ...before.map(({ right }) => right));
    const label = words.filter(
      (word) => !inField.has(word) && word.x >= from - 2 && word.x + word.width <= field.left + 2 && isWithin(word, field),
    );
    if (label.length === 0) continue;
    const step = Math.min(...values.map(baseline)) - Math.min(...label.map(baseline));
    for (const word of label) word.y = round(word.y + step);
  }
}

/** Points between a box and the first word of what it is for, and between two words of that, at most. */
const BESIDE = 14;
const WORDS_APART = 12;

/** The words of one box: those that begin close to its right; where none does, those to its left, up to the field before. */
function wordsOf(box: Field, words: Word[], fields: Field[]): Word[] {
  const onLine = words.filter((word) => isWithin(word, box)).sort((one, other) => one.x - other.x);
  const behind: Word[] = [];
  let until = box.right + BESIDE;
  const next = Math.min(...fields.filter((one) => isBesideOf(one, box) && one.left >= box.right).map(({ left }) => left));
  for (const word of onLine.filter(({ x, width }) => x + width / 2 > box.right)) {
    if (word.x > until || word.x + word.width > next + 2) break;
    behind.push(word);
    until = word.x + word.width + WORDS_APART;
  }
  return behind.length > 0 ? behind : leftOf(box, onLine, fields);
}

const isBesideOf = (one: Field, other: Field) => one !== other && one.top < other.bottom && one.bottom > other.top;
function leftOf(box: Field, onLine: Word[], fields: Field[]): Word[] {
  const from = Math.max(0, ...fields.filter((one) => isBesideOf(one, box) && one.right <= box.left + 2).map(({ right }) => right));
  return onLine.filter(({ x, width }) => x >= from - 2 && x + width <= box.left + 2);
}

/**
 * The words beside boxes that nobody ticked: "VCA [ ]" says nothing of whoever filled the form in. Where none of a line's boxes is ticked,
 * the question before them goes as well.
 */
export function untickedWords(words: Word[], fields: Field[]): Set<Word> {
  const boxes = fields.filter(({ isTicked }) => isTicked !== null);
  const gone = new Set<Word>();
  for (const box of boxes) {
    if (box.isTicked) continue;
    for (const word of wordsOf(box, words, fields)) gone.add(word);
    const line = boxes.filter((one) => one === box || isBesideOf(one, box));
    if (line.some(({ isTicked }) => isTicked)) continue;
    const onLine = words.filter((word) => isWithin(word, box));
    for (const one of line) for (const word of leftOf(one, onLine, fields)) gone.add(word);
  }
  // What a ticked box is for stays, whichever side of another box it stands on.
  for (const box of boxes) if (box.isTicked) for (const word of wordsOf(box, words, fields)) gone.delete(word);
  return gone;
}
