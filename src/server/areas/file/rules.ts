import type { StoredFile } from "#contract/candidate/candidate.ts";
import type { Parts } from "#server/parts/parts.ts";

const MINUTES = 10;

/** Text of which the signature is made: an address is good for one file under one name until one moment. */
export const signedText = (id: string, name: string, until: number) => `${id}\n${name}\n${until}`;

/** An address that opens a file for ten minutes, without cookie or token. */
export function fileUrl(parts: Pick<Parts, "secret">, file: { id: string; name: string }, now = Date.now()): string {
  const until = Math.floor(now / 1000) + MINUTES * 60;
  const sig = parts.secret.seal("file", signedText(file.id, file.name, until)).toString("base64url");
  return `/files/${file.id}/${encodeURIComponent(file.name)}?until=${until}&sig=${sig}`;
}

export const LOGO_NAME = "logo.webp";
/** The address of a logo, where there is one. */
export const logoUrl = (parts: Pick<Parts, "secret">, id: string | null) => id && fileUrl(parts, { id, name: LOGO_NAME });

export function withUrl(parts: Pick<Parts, "secret">, file: Omit<StoredFile, "url">): StoredFile {
  return { id: file.id, name: file.name, mime: file.mime, size: file.size, uploaded_at: file.uploaded_at, url: fileUrl(parts, file) };
}

/** A file name that is safe to store, send and show: no folders, no control or direction characters, 120 characters at most. */
export function safeFileName(name: string): string {
  const plain = (name.toWellFormed().normalize("NFC").split(/[\\/]/).at(-1) ?? "")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}"<>|:*?]/gu, "")
    .replace(/^\.+/, "")
    .trim();
  const dot = plain.lastIndexOf(".");
  const ending = dot > 0 ? plain.slice(dot).slice(0, 12) : "";
  const stem = dot > 0 ? plain.slice(0, dot) : plain;
  return `${[...stem].slice(0, 100).join("").trim() || "file"}${ending}`;
}

/** The media type by what the bytes are, never by what the sender says. */
export function mediaTypeOf(bytes: Uint8Array, name: string): string {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  if (head.includes("%PDF-")) return "application/pdf";
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (head.startsWith("PK") && whole.includes("word/document"))
    return "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  if (/^\s*\{\\rtf1/.test(head)) return "application/rtf";
  if (head.startsWith("\xd0\xcf\x11\xe0") && whole.includes(Buffer.from("WordDocument", "utf16le"))) return "application/msword";
  if (head.includes("mimetypeapplication/vnd.oasis.opendocument.text")) return "application/vnd.oasis.opendocument.text";
  if (head.startsWith("\x89PNG\r\n")) return "image/png";
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (/\.(txt|md|text)$/i.test(name)) return "text/plain";
  return "application/octet-stream";
}
