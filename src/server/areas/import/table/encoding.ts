import { analyse } from "chardet";
import { importEncodings } from "#contract/import/import-choices.ts";
import { strangeness } from "#contract/text/names/strange-letters.ts";
import { headOf, type Source } from "./source.ts";

/** What a text may be written in, as `TextDecoder` names it. */
export type Encoding = (typeof importEncodings)[number];

const HEAD_BYTES = 64 * 1024;
/** How sure a guess by frequent letters has to be before it is believed rather than what Windows writes here. */
const SURE = 60;

/**
 * How a text is written: by its mark, by the zeros of UTF-16 without one, as UTF-8 where all of it is that, and else by its letters,
 * which in doubt are those of Windows in western Europe.
 */
export async function encodingOf(source: Source): Promise<Encoding> {
  const head = await headOf(source, 4096);
  const marked = byMark(head) ?? byZeros(head);
  if (marked) return marked;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let seen = 0;
  for await (const piece of source.read()) {
    try {
      decoder.decode(piece, { stream: true });
    } catch {
      // It stops being UTF-8 here: the letters that tell stand around.
      return byLetters(await around(source, seen));
    }
    seen += piece.length;
  }
  try {
    decoder.decode();
    return "utf-8";
  } catch {
    return byLetters(await around(source, Math.max(0, seen - HEAD_BYTES)));
  }
}

function byMark(bytes: Uint8Array): Encoding | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return undefined;
}

/** Most letters of a western text in UTF-16 have a zero beside them, always on the same side. */
function byZeros(bytes: Uint8Array): Encoding | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = bytes.length / 4;
  if (odd > many && even < odd / 4) return "utf-16le";
  if (even > many && odd < even / 4) return "utf-16be";
  return undefined;
}

async function around(source: Source, at: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source.read(at, Math.min(source.size, at + HEAD_BYTES))) pieces.push(piece);
  return Buffer.concat(pieces);
}

function byLetters(bytes: Uint8Array): Encoding {
  const guess = byFrequency(bytes);
  const oddIn = (encoding: Encoding) => strangeness(new TextDecoder(encoding).decode(bytes));
  const odd = oddIn(guess);
  // Those of old Macs and of central Europe, which in a list of names nobody tells by how often they come.
  const [other] = odd === 0 ? [] : (["macintosh", "windows-1250"] as const).toSorted((one, next) => oddIn(one) - oddIn(next));
  return other && oddIn(other) < odd / 2 ? other : guess;
}

function byFrequency(bytes: Uint8Array): Encoding {
  for (const { name, confidence } of analyse(bytes)) {
    if (confidence < SURE) break;
    const known = importEncodings.find((one) => one === name.toLowerCase());
    if (known && !known.startsWith("utf")) return known;
    // What ISO 8859-1 leaves free, Windows has letters for: it is the larger of the two.
    if (/^iso-8859-1$/i.test(name)) return "windows-1252";
  }
  return "windows-1252";
}

/** A file's text piece by piece; what is no letter of its encoding becomes a mark. */
export async function* textOf(source: Source, encoding: Encoding, bytes?: number): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of source.read(0, bytes === undefined ? source.size : Math.min(bytes, source.size))) {
    const text = decoder.decode(piece, { stream: true });
    if (text !== "") yield text;
  }
  const rest = bytes === undefined ? decoder.decode() : "";
  if (rest !== "") yield rest;
}
