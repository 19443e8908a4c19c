import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { BODY_BYTES } from "#contract/fields.ts";
import { AppFailure, malformed, tooLarge } from "#server/core/failures.ts";
import type { Files, Received } from "#server/parts/files/files.ts";

/** Files in one form: as many as the widest call takes. */
export const MOST_FILES = 10;
const MOST_FIELDS = 200;

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
export const fileTooLarge = (bytes: number) => tooLarge("file_too_large", megabytes(bytes), { reason: "too_large" });
export const bodyTooLarge = (bytes: number) => tooLarge("body_too_large", megabytes(bytes));

interface FormOptions {
  /** The request's content type, which names the boundary. */
  type: string;
  file_bytes: number;
  /** Whether a field is one of the call's: files of others are passed over. */
  isKnown(name: string): boolean;
  files: Pick<Files, "receive">;
  /** Whoever removes the file, once it has come. */
  keep(file: Received): void;
}

/** A form as it comes: its files go to the disk piece by piece, and are read from there. */
export async function readForm(
  chunks: AsyncIterable<Uint8Array>,
  { type, file_bytes, isKnown, files, keep }: FormOptions,
): Promise<FormData> {
  const stop = new AbortController();
  const parts: [name: string, value: string | Promise<File | null>][] = [];
  let text = 0;
  const parser = parserOf(type, file_bytes);
  const refuse = (failure: unknown) => stop.abort(failure);
  const receive = async (stream: BusboyFileStream, name: string, media_type: string) => {
    stream.on("error", () => {}); // the form broke off, which its parser tells too
    const received = await files.receive(stream, stop.signal).catch(refuse);
    if (!received) return null;
    keep(received);
    return new File([received.blob], nameOf(name), { type: media_type });
  };
  parser.on("file", (name, stream, file_name, _, media_type) => {
    stream.on("limit", () => refuse(fileTooLarge(file_bytes)));
    if (isKnown(name)) parts.push([name, receive(stream, file_name, media_type)]);
    else stream.resume();
  });
  parser.on("field", (name, value) => {
    text += value.length;
    if (text > BODY_BYTES) refuse(bodyTooLarge(BODY_BYTES));
    parts.push([name, value]);
  });
  parser.on("partsLimit", () => refuse(malformed()));
  try {
    await pipeline(chunks, parser, { signal: stop.signal });
  } catch (error) {
    if (!stop.signal.aborted) stop.abort(error instanceof AppFailure ? error : malformed());
  }
  const form = new FormData();
  for (const [name, value] of parts) {
    const whole = await value;
    if (whole !== null) form.append(name, whole);
  }
  stop.signal.throwIfAborted();
  return form;
}

function parserOf(type: string, file_bytes: number): BusboyInstance {
  const limits = { fileSize: file_bytes, files: MOST_FILES + 1, fieldSize: BODY_BYTES + 1, parts: MOST_FIELDS };
  try {
    return new Busboy({ headers: { "content-type": type }, limits });
  } catch {
    throw malformed(); // it names no boundary
  }
}

/** Browsers write quotes and ends of lines in a file's name so (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html). */
const nameOf = (name = "") => name.replace(/%(0A|0D|22)/gi, (sign) => decodeURIComponent(sign));
