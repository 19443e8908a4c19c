import { inflateSync } from "node:zlib";
import { strFromU8, unzipSync } from "fflate";
import { loadPdfium } from "#server/parts/documents/pdfium.ts";

/** A text in a finished file, and where it stands there. */
interface FoundText {
  place: string;
  text: string;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const decoded = (xml: string) =>
  xml.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : null;
    return code === null ? (entities[name] ?? whole) : code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });

/**
 * Everything that can be read in a Word file: each part's text, with paragraphs on lines of their own, and the attributes in which
 * text hides (descriptions of pictures, addresses of links), properties and names of parts included.
 */
export function textsOfDocx(bytes: Uint8Array): FoundText[] {
  const found: FoundText[] = [];
  for (const [name, part] of Object.entries(unzipSync(bytes))) {
    found.push({ place: "part", text: name });
    if (!/\.(?:xml|rels)$/i.test(name)) continue;
    const xml = strFromU8(part);
    const text = decoded(
      xml
        .replace(/<w:(?:br|cr|tab)\b[^>]*>|<\/w:(?:p|tc|tr)>/g, "\n")
        .replace(/<\/(?:dc|cp|dcterms):[^>]+>/g, "\n")
        .replace(/<[^>]*>/g, ""),
    );
    const attributes = [...xml.matchAll(/\s(?:descr|title|name|Target|w:author|w:val|val)="([^"]{3,})"/g)].map(([, value]) =>
      decoded(value ?? ""),
    );
    if (text.trim() !== "") found.push({ place: name, text });
    const telling = [...new Set(attributes)].filter((value) => !/^(?:https?:\/\/schemas\.|[\w-]+\.xml$|[0-9A-F]{6}$)/i.test(value));
    if (telling.length > 0) found.push({ place: `${name} attributes`, text: telling.join("\n") });
  }
  return found;
}

/** Everything that can be read in a PDF: each page's text, the document's information, its XML and the words of its structure. */
export async function textsOfPdf(bytes: Uint8Array): Promise<FoundText[]> {
  const found = await pagesOf(bytes);
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  // Strings of the file's own objects: title, author, alternative texts, link addresses.
  const objects = raw.replace(/stream\r?\n[\s\S]*?endstream/g, "");
  const strings = [...stringsIn(objects)];
  for (const stream of streamsOf(raw, bytes)) {
    const text = stream.toString("utf8");
    if (text.includes("<x:xmpmeta")) found.push({ place: "metadata", text: decoded(text.replace(/<[^>]*>/g, "\n")) });
    else if (/^\d+ \d+/.test(text.slice(0, 20))) strings.push(...stringsIn(text));
  }
  found.push({ place: "information", text: strings.filter((one) => /\p{L}{2}/u.test(one)).join("\n") });
  return found.filter(({ text }) => text.trim() !== "");
}

async function pagesOf(bytes: Uint8Array): Promise<FoundText[]> {
  const pdfium = await loadPdfium();
  const memory = pdfium._malloc(bytes.length);
  pdfium.HEAPU8.set(bytes, memory);
  const document = pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0);
  try {
    if (!document) throw new Error("a PDF that was just made can't be opened");
    return Array.from({ length: pdfium._FPDF_GetPageCount(document) }, (_, index) => {
      const page = pdfium._FPDF_LoadPage(document, index);
      const text = pdfium._FPDFText_LoadPage(page);
      let read = "";
      for (let at = 0, count = pdfium._FPDFText_CountChars(text); at < count; at += 1) {
        const code = pdfium._FPDFText_GetUnicode(text, at);
        if (code > 0 && code <= 0x10ffff) read += String.fromCodePoint(code);
      }
      pdfium._FPDFText_ClosePage(text);
      pdfium._FPDF_ClosePage(page);
      return { place: `page ${index + 1}`, text: read };
    });
  } finally {
    if (document) pdfium._FPDF_CloseDocument(document);
    pdfium._free(memory);
  }
}

function* streamsOf(raw: string, bytes: Uint8Array): Generator<Buffer> {
  for (const match of raw.matchAll(/stream\r?\n/g)) {
    if (raw.slice(match.index - 3, match.index) === "end") continue;
    const start = match.index + match[0].length;
    const end = raw.indexOf("endstream", start);
    if (end < 0) return;
    const dictionary = raw.slice(raw.lastIndexOf("obj", match.index), match.index);
    const content = Buffer.from(bytes.subarray(start, end));
    if (/\/FontFile|\/Length1|\/Subtype\s*\/(?:Image|CIDFontType0C)/.test(dictionary)) continue;
    if (!dictionary.includes("/FlateDecode")) yield content;
    else {
      try {
        yield inflateSync(content);
      } catch {
        // What doesn't inflate holds no text that a reader could find.
      }
    }
  }
}

/** PDF strings, literal or in hexadecimal; those with a byte order mark are UTF-16. */
function* stringsIn(objects: string): Generator<string> {
  for (const [, literal] of objects.matchAll(/\(((?:\\[\s\S]|[^\\()])*)\)/g)) {
    const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
    yield inUnicode(
      (literal ?? "").replace(/\\([0-7]{1,3}|[\s\S])/g, (_whole, sign: string) =>
        /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8) & 255) : (escapes[sign] ?? sign),
      ),
    );
  }
  for (const [, digits] of objects.matchAll(/<((?:[0-9a-f]{2})+)>/gi)) yield inUnicode(Buffer.from(digits ?? "", "hex").toString("latin1"));
}

function inUnicode(binary: string): string {
  if (!binary.startsWith("\xfe\xff")) return binary;
  return Buffer.from(binary.slice(2, 2 + Math.floor((binary.length - 2) / 2) * 2), "latin1")
    .swap16()
    .toString("utf16le");
}
