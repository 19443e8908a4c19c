import { UnreadableDocument } from "./documents.ts";
import type { OfficeKind } from "./libreoffice.ts";
import { claimedSize } from "./scans/picture.ts";

type DocumentKind = "pdf" | "docx" | "text" | "picture" | OfficeKind;

const KIND_OF_EXTENSION: Record<string, DocumentKind> = {
  pdf: "pdf",
  docx: "docx",
  docm: "docx",
  dotx: "docx",
  txt: "text",
  text: "text",
  md: "text",
  jpg: "picture",
  jpeg: "picture",
  png: "picture",
  doc: "doc",
  dot: "doc",
  rtf: "rtf",
  odt: "odt",
  ott: "odt",
};
/** Extensions that promise something we do not read; other endings ("cv.jan", "cv v1.2") promise nothing. */
const FOREIGN_EXTENSION =
  /^(pages|wpd|html?|xhtml|mht|xml|svg|js|mjs|ts|json|csv|tsv|xlsx?|pptx?|key|eml|msg|gif|webp|heic|tiff?|bmp|ico|zip|rar|7z|gz|tar|exe|dll|sh|bat|mp3|mp4|mov|epub)$/;

/** The first entry of an OpenDocument file says what it is, unpacked. */
const OPEN_DOCUMENT = /mimetypeapplication\/vnd\.oasis\.opendocument\.text/;

const startsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);

/**
 * What a file is, by its content; its name may only contradict.
 * Throws `empty`, `encrypted` (a Word file wrapped for a password) or `wrong_kind`.
 */
export function kindOf(bytes: Uint8Array, name: string): DocumentKind {
  if (bytes.length === 0) throw new UnreadableDocument("empty");
  const kind = kindOfContent(bytes);
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? "";
  const promised = KIND_OF_EXTENSION[extension];
  if (!kind || FOREIGN_EXTENSION.test(extension) || (promised && promised !== kind)) throw new UnreadableDocument("wrong_kind");
  return kind;
}

function kindOfContent(bytes: Uint8Array): DocumentKind | null {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
  if (startsWith(bytes, 0x50, 0x4b)) return OPEN_DOCUMENT.test(head.slice(0, 200)) ? "odt" : "docx";
  if (claimedSize(bytes)) return "picture";
  if (/^\s*\{\\rtf1/.test(head)) return "rtf";
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    // Word wraps a file with a password in an OLE container that names its stream in UTF-16.
    const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const holds = (stream: string) => whole.includes(Buffer.from(stream, "utf16le"));
    if (holds("EncryptedPackage")) throw new UnreadableDocument("encrypted");
    return holds("WordDocument") ? "doc" : null;
  }
  if (head.includes("%PDF-")) return "pdf";
  return textOf(bytes) === null ? null : "text";
}

const MARKUP = /^[\s\ufeff]*(<!doctype|<\?xml|<\?php|<(html|head|body|svg|script|iframe|div|table|img|style|meta|a|p)[\s>/]|\{\\rtf)/i;

/** The text of a text file (UTF-8, UTF-16 or Windows-1252); null when it is something else. */
export function textOf(bytes: Uint8Array): string | null {
  const text = decode(bytes);
  if (text === null || MARKUP.test(text.slice(0, 1000))) return null;
  const sample = text.slice(0, 20_000);
  let controls = 0;
  for (let index = 0; index < sample.length; index++) {
    const code = sample.charCodeAt(index);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12) controls++;
  }
  return controls > Math.max(2, sample.length * 0.01) ? null : text;
}

function decode(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder("utf-16le").decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder("utf-16be").decode(bytes);
  if (
    startsWith(bytes, 0xff, 0xd8) ||
    startsWith(bytes, 0x89, 0x50) ||
    startsWith(bytes, 0x47, 0x49, 0x46, 0x38) ||
    startsWith(bytes, 0x4d, 0x5a, 0x90)
  )
    return null;
  let even = 0;
  let odd = 0;
  const sample = Math.min(bytes.length, 2000);
  for (let index = 0; index < sample; index++) {
    if (bytes[index] !== 0) continue;
    if (index % 2 === 0) even++;
    else odd++;
  }
  if (odd > sample * 0.3 && even < sample * 0.05) return new TextDecoder("utf-16le").decode(bytes);
  if (even > sample * 0.3 && odd < sample * 0.05) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
