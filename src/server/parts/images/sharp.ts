import type { Images } from "./images.ts";

const SIZE = 256;
const PIXELS = 24_000_000;
const KINDS = new Set(["jpeg", "png", "webp"]);

/** Pictures by libvips. It is loaded with the first picture, for most starts never see one. */
export function openSharp(): Images {
  const load = once(async () => {
    const { default: sharp } = await import("sharp");
    // The formats that we take are all that may be parsed: a file says by itself what it is.
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"] });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return {
    about: "JPEG, PNG and WebP by libvips",
    avatar: async (bytes) => {
      const sharp = await load();
      try {
        const picture = sharp(bytes, { limitInputPixels: PIXELS, failOn: "error", pages: 1 });
        if (!KINDS.has((await picture.metadata()).format ?? "")) return null;
        return await picture.autoOrient().resize(SIZE, SIZE, { fit: "cover" }).webp({ quality: 82 }).toBuffer();
      } catch {
        return null; // libvips tells a broken picture by throwing
      }
    },
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
