import { PICTURE_POINTS } from "#contract/choices.ts";
import { UnreadableDocument } from "../documents.ts";
import type { PagePicture } from "./tesseract.ts";

/** More than any camera makes of a page, 200 million bytes of colour. */
const MOST_PIXELS = 60_000_000;
/** Letters are read no better from larger ones. */
const LONGEST_SIDE = 3500;
const u16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const u32 = (bytes: Uint8Array, at: number) => u16(bytes, at) * 65_536 + u16(bytes, at + 2);

/** Width and height that a PNG or JPEG claims, read from its first bytes without unpacking it; null where it is neither. */
export function claimedSize(bytes: Uint8Array): { width: number; height: number } | null {
  const isPng = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].every((byte, at) => bytes[at] === byte);
  if (isPng) return bytes.length > 32 && u32(bytes, 12) === 0x49484452 ? { width: u32(bytes, 16), height: u32(bytes, 20) } : null;
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: u16(bytes, at + 7), height: u16(bytes, at + 5) };
    at += marker === 0xff ? 1 : 2 + u16(bytes, at + 2);
  }
  return null;
}

/** Refuses, before anything is unpacked, what claims to be larger than a page can be (`too_large`), or nothing at all (`broken`). */
export function checkClaim(bytes: Uint8Array): void {
  const size = claimedSize(bytes);
  if (!size || size.width === 0 || size.height === 0) throw new UnreadableDocument("broken");
  if (size.width * size.height > MOST_PIXELS) throw new UnreadableDocument("too_large");
}

/** A photo or scan upright, in grey, as large as reading needs it. The library that unpacks it is loaded with the first one. */
export async function readPicture(bytes: Uint8Array): Promise<PagePicture & { page: { width: number; height: number } }> {
  checkClaim(bytes);
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"] });
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 })
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
      .toColourspace("b-w")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const grey = channels === 1 ? data : data.filter((_, index) => index % channels === 0);
    const dpi = (Math.max(width, height) / PICTURE_POINTS) * 72;
    return { width, height, dpi, grey, page: { width: (width / dpi) * 72, height: (height / dpi) * 72 } };
  } catch {
    throw new UnreadableDocument("broken"); // libvips tells a broken picture by throwing
  }
}
