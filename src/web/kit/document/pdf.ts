import * as pdfjs from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import type { Run } from "./passages.ts";

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

export type PdfDocument = pdfjs.PDFDocumentProxy;
export type PdfPage = pdfjs.PDFPageProxy;
export { RenderingCancelledException, TextLayer } from "pdfjs-dist";

/** What a PDF may leave out: standard fonts, character maps and image decoders. Fetched from our own server when one asks. */
const resources = import.meta.glob<string>(
  [
    "/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}",
    "/node_modules/pdfjs-dist/cmaps/*.bcmap",
    "/node_modules/pdfjs-dist/wasm/{openjpeg,jbig2,qcms_bg}.wasm",
  ],
  { query: "?url&no-inline", import: "default", exhaustive: true, eager: true },
);
const resourceByName = new Map(Object.entries(resources).map(([path, address]) => [path.split("/").at(-1) as string, address]));

class OwnResources {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = resourceByName.get(filename);
    const answer = address ? await fetch(address) : null;
    if (!answer?.ok) throw new Error(`No ${filename}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

const MOST_OPEN = 4;
const opened = new Map<string, Promise<PdfDocument>>();

/** Opens a PDF once, however often its signed address changes. */
export function openPdf(fileId: string, url: string): Promise<PdfDocument> {
  const known = opened.get(fileId);
  if (known) return known;
  const task = pdfjs.getDocument({
    url,
    BinaryDataFactory: OwnResources,
    useWorkerFetch: false,
    // Addresses stand for the factory above, which finds files by name.
    cMapUrl: "resources/",
    standardFontDataUrl: "resources/",
    wasmUrl: "resources/",
    useSystemFonts: false,
    disableWorkerRendering: true,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  opened.set(fileId, task.promise);
  task.promise.catch(() => opened.delete(fileId));
  for (const [id, document] of [...opened].slice(0, -MOST_OPEN)) {
    opened.delete(id);
    document.then(({ loadingTask }) => loadingTask.destroy()).catch(() => {});
  }
  return task.promise;
}

/** The text of a page as it stands on it, hidden text included. */
export async function runsOf(page: PdfPage): Promise<Run[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!("str" in item) || item.str === "") return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = pdfjs.Util.transform(viewport.transform, item.transform) as number[];
    const height = item.height || Math.hypot(a, b);
    return [{ text: item.str, x, y: y - height * 0.85, width: item.width, height: height * 1.1 }];
  });
}
