import type { ResizeOptions } from "sharp";
import type { Images } from "./images.ts";
import { looksLikeSvg, openSvg } from "./svg.ts";

const AVATAR_SIZE = 256;
const LOGO_SIZE = 512;
const PIXELS = 24_000_000;
const KINDS = new Set(["jpeg", "png", "webp"]);

/** Pictures by libvips. It is loaded with the first picture, for most starts never see one. */
export function openSharp(svg: Parameters<typeof openSvg>[0] = {}): Images {
  const load = once(async () => {
    const { default: sharp } = await import("sharp");
    // The formats that we take are all that may be parsed: a file says by itself what it is.
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"] });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  const remake = async (bytes: Uint8Array, size: number, resize: ResizeOptions, quality: number) => {
    const sharp = await load();
    try {
      const picture = sharp(bytes, { limitInputPixels: PIXELS, failOn: "error", pages: 1 });
      if (!KINDS.has((await picture.metadata()).format ?? "")) return null;
      return await picture.autoOrient().resize(size, size, resize).webp({ quality }).toBuffer();
    } catch {
      return null; // libvips tells a broken picture by throwing
    }
  };
  const draw = openSvg(svg);
  return {
    about: "JPEG, PNG and WebP by libvips; SVG drawn in a process of its own",
    avatar: (bytes) => remake(bytes, AVATAR_SIZE, { fit: "cover" }, 82),
    png: async (bytes) => (await load())(bytes, { limitInputPixels: PIXELS }).png().toBuffer(),
    logo: async (bytes, claim) => {
      const picture = claim?.is_svg && looksLikeSvg(bytes) ? await draw(bytes, LOGO_SIZE) : bytes;
      return picture && remake(picture, LOGO_SIZE, { fit: "inside", withoutEnlargement: true }, 90);
    },
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
