import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PDFiumModule } from "@hyzyla/pdfium";

/** PDFium's own C calls, as far as reading needs them (fpdfview.h, fpdf_text.h, fpdf_doc.h, fpdf_edit.h, fpdf_annot.h, fpdf_formfill.h). Pointers are numbers. */
export interface Pdfium {
  HEAPU8: Uint8Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
  HEAP32: Int32Array;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
  _FPDF_InitLibrary(): void;
  _FPDF_LoadMemDocument(bytes: number, size: number, password: number): number;
  _FPDF_CloseDocument(document: number): void;
  _FPDF_GetLastError(): number;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageWidthF(page: number): number;
  _FPDF_GetPageHeightF(page: number): number;
  _FPDF_PageToDevice(
    page: number,
    startX: number,
    startY: number,
    width: number,
    height: number,
    rotate: number,
    x: number,
    y: number,
    deviceX: number,
    deviceY: number,
  ): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
  _FPDFText_IsGenerated(text: number, index: number): number;
  _FPDFText_IsHyphen(text: number, index: number): number;
  _FPDFText_HasUnicodeMapError(text: number, index: number): number;
  _FPDFText_GetFontSize(text: number, index: number): number;
  _FPDFText_GetLooseCharBox(text: number, index: number, rectangle: number): number;
  _FPDFText_GetCharAngle(text: number, index: number): number;
  _FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number;
  _FPDFText_GetMatrix(text: number, index: number, matrix: number): number;
  _FPDFText_GetTextObject(text: number, index: number): number;
  _FPDFTextObj_GetTextRenderMode(object: number): number;
  _FPDFTextObj_GetFont(object: number): number;
  _FPDFFont_GetBaseFontName(font: number, buffer: number, length: number): number;
  _FPDFFont_GetWeight(font: number): number;
  _FPDFFont_GetItalicAngle(font: number, angle: number): number;
  _FPDFPageObj_GetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  _FPDFPageObj_GetStrokeColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  _FPDFLink_Enumerate(page: number, position: number, link: number): number;
  _FPDFLink_GetAnnotRect(link: number, rectangle: number): number;
  _FPDFLink_GetAction(link: number): number;
  _FPDFAction_GetType(action: number): number;
  _FPDFAction_GetURIPath(document: number, action: number, buffer: number, length: number): number;
  _FPDF_GetFormType(document: number): number;
  _FPDFDOC_InitFormFillEnvironment(document: number, info: number): number;
  _FPDFDOC_ExitFormFillEnvironment(form: number): void;
  _FORM_OnAfterLoadPage(page: number, form: number): void;
  _FORM_OnBeforeClosePage(page: number, form: number): void;
  _FPDF_FFLDraw(
    form: number,
    bitmap: number,
    page: number,
    startX: number,
    startY: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDFPage_GetAnnot(page: number, index: number): number;
  _FPDFAnnot_GetSubtype(annotation: number): number;
  _FPDFAnnot_GetRect(annotation: number, rectangle: number): number;
  _FPDFAnnot_GetFormFieldType(form: number, annotation: number): number;
  _FPDFAnnot_IsChecked(form: number, annotation: number): number;
  _FPDFPage_CloseAnnot(annotation: number): void;
  _FPDFPage_Flatten(page: number, usage: number): number;
  _FPDFBitmap_Create(width: number, height: number, alpha: number): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: number, stride: number): number;
  _FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, colour: number): number;
  _FPDFBitmap_GetBuffer(bitmap: number): number;
  _FPDFBitmap_GetStride(bitmap: number): number;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    startX: number,
    startY: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
}

/** PDFium's own memory in MB, compressed streams and pictures unpacked included, never grows past this; what asks for more fails. */
const MEGABYTES = 104;

let loading: Promise<Pdfium> | undefined;

/** One PDFium per process, compiled once; `megabytes` counts for the first who asks. */
export function loadPdfium(megabytes = MEGABYTES): Promise<Pdfium> {
  loading ??= start(megabytes * 2 ** 20);
  return loading;
}

async function start(most: number): Promise<Pdfium> {
  const wasm = await WebAssembly.compile(await readFile(fileURLToPath(import.meta.resolve("@hyzyla/pdfium/pdfium.wasm"))));
  // The package types only the calls its own classes use; the module itself carries all of PDFium's.
  const pdfium = (await PDFiumModule({
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
      const grow = imports.env?.emscripten_resize_heap as (bytes: number) => boolean;
      const limited = {
        ...imports,
        env: { ...imports.env, emscripten_resize_heap: (bytes: number) => bytes >>> 0 <= most && grow(bytes) },
      };
      const instance = new WebAssembly.Instance(wasm, limited);
      done(instance);
      return instance.exports;
    },
  } as unknown as Parameters<typeof PDFiumModule>[0])) as unknown as Pdfium;
  pdfium._FPDF_InitLibrary();
  return pdfium;
}
