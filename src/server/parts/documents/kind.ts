import { unzipSync } from "fflate";
import { type ForeignKind, UnreadableDocument } from "./documents.ts";
import type { OfficeKind } from "./libreoffice.ts";
import { claimedSize } from "./scans/picture.ts";

type DocumentKind = "pdf" | "docx" | "text" | "picture" | OfficeKind;

/** Endings of text that is no CV: what programs write for each other. Of every other file its content alone tells what it is. */
const FOREIGN_TEXT = /\.(xml|svg|js|mjs|ts|json|csv|tsv|sh|bat|html?|xhtml|mht|mhtml|eml|ics|vcf)$/i;

/** The first entry of an OpenDocument file says what it is, unpacked. */
const OPEN_DOCUMENT = /mimetypeapplication\/vnd\.oasis\.opendocument\.text/;
const MAX_ENTRIES = 10_000;

const startsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);

/**
 * What a file is, by its content: people rename files, and programs give them endings of their own.
 * Throws `empty`, `encrypted` (a Word file wrapped for a password) or `wrong_kind`, with what it is as far as that can be told.
 */
export function kindOf(bytes: Uint8Array, name: string): DocumentKind {
  if (bytes.length === 0) throw new UnreadableDocument("empty");
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
  if (startsWith(bytes, 0x50, 0x4b)) return OPEN_DOCUMENT.test(head.slice(0, 200)) ? "odt" : packedKind(bytes);
  if (claimedSize(bytes)) return "picture";
  if (/^\s*\{\\rtf1/.test(head)) return "rtf";
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return oldOfficeKind(bytes);
  if (head.includes("%PDF-")) return "pdf";
  const foreign = FOREIGN.find(([, signature]) => signature.test(head))?.[0];
  if (foreign || FOREIGN_TEXT.test(name.trim()) || textOf(bytes) === null) throw new UnreadableDocument("wrong_kind", undefined, foreign);
  return "text";
}

const MARKUP = /^[\s\ufeff]*(<!doctype|<\?xml|<\?php|<(html|head|body|svg|script|iframe|div|table|img|style|meta|a|p)[\s>/]|\{\\rtf)/i;

/** Other kinds by their first bytes, read as Latin-1. */
const FOREIGN: [kind: ForeignKind, signature: RegExp][] = [
  ["web_page", /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body)[\s>]|^MIME-Version:[^\0]*^Content-Type: multipart\/related/im],
  ["email", /^(?:(?:Return-Path|Received|Delivered-To|MIME-Version|Message-ID|From|X-[\w-]+): [^\n]+\r?\n(?:[ \t][^\n]*\n)*){3}/i],
  ["picture", /^(?:GIF8[79]a|RIFF.{4}WEBP|II\*\0|MM\0\*|BM.{4}\0{4}|.{4}ftyp(?:heic|heix|mif1|avif))/s],
  ["packed", /^(?:Rar!|7z\xbc\xaf)/],
];

/** What a ZIP holds, by the names of its entries; nothing is unpacked. */
function packedKind(bytes: Uint8Array): "docx" {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name.replaceAll("\\", "/").replace(/^\//, "").toLowerCase());
        if (names.length > MAX_ENTRIES) throw new UnreadableDocument("too_large");
        return false;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    return "docx"; // damaged, as its reader will say
  }
  if (names.some((name) => /^word\/document\d?\.xml$/.test(name))) return "docx";
  const found = PACKED.find(([, entry]) => names.some((name) => entry.test(name)))?.[0] ?? "packed";
  throw new UnreadableDocument("wrong_kind", undefined, found);
}

const PACKED: [kind: ForeignKind, entry: RegExp][] = [
  ["spreadsheet", /^xl\/workbook/],
  ["slides", /^ppt\/presentation/],
  ["pages", /^index\/document\.iwa$|^index\.zip$/],
];

/** What Office wrote until 2003: a container that names its streams in UTF-16. Word wraps a file with a password in one too. */
function oldOfficeKind(bytes: Uint8Array): "doc" {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const holds = (stream: string) => whole.includes(Buffer.from(stream, "utf16le"));
  if (holds("EncryptedPackage")) throw new UnreadableDocument("encrypted");
  if (holds("WordDocument")) return "doc";
  const found = STREAMS.find(([, stream]) => holds(stream))?.[0];
  throw new UnreadableDocument("wrong_kind", undefined, found);
}

const STREAMS: [kind: ForeignKind, stream: string][] = [
  ["spreadsheet", "Workbook"],
  ["slides", "PowerPoint Document"],
  ["email", "__nameid_version1.0"],
];

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
