import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openSharp } from "./sharp.ts";

const images = openSharp();
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: { r: 36, g: 67, b: 166 } } });
const camera = { IFD0: { Make: "Camera of a stranger", Copyright: "somebody" }, IFD3: { GPSLatitude: "52/1 5/1 0/1" } };

describe("an avatar", () => {
  test.each(["jpeg", "png", "webp"] as const)("of a %s is a square without what its file told", async (format) => {
    const given = await picture(900, 600).withExif(camera).toFormat(format).toBuffer();
    expect((await sharp(given).metadata()).exif).toBeDefined();
    const made = await images.avatar(given);
    const { width, height, format: kind, exif, xmp, icc } = await sharp(made as Uint8Array).metadata();
    expect({ width, height, kind, exif, xmp, icc }).toEqual({
      width: 256,
      height: 256,
      kind: "webp",
      exif: undefined,
      xmp: undefined,
      icc: undefined,
    });
    expect(Buffer.from(made as Uint8Array).includes("stranger")).toBe(false);
  });

  test("stands upright, whatever way the camera was held", async () => {
    const upper = await picture(400, 200).png().toBuffer();
    const given = await sharp({ create: { width: 400, height: 400, channels: 3, background: "white" } })
      .composite([{ input: upper, top: 0, left: 0 }])
      .jpeg()
      .withMetadata({ orientation: 3 })
      .toBuffer();
    const { data, info } = await sharp((await images.avatar(given)) as Uint8Array)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(240); // what was below is above now
    expect(data[(info.height - 1) * info.width * info.channels]).toBeLessThan(80);
  });

  test.each([
    ["text", Buffer.from("not a picture")],
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')],
    ["nothing", Buffer.alloc(0)],
  ])("isn't made of %s", async (_name, bytes) => {
    expect(await images.avatar(bytes)).toBeNull();
  });

  test("isn't made of half a picture, a GIF, or one of a hundred megapixels", async () => {
    const whole = await picture(600, 600).jpeg().toBuffer();
    expect(await images.avatar(whole.subarray(0, whole.length / 4))).toBeNull();
    expect(await images.avatar(await picture(10, 10).gif().toBuffer())).toBeNull();
    expect(await images.avatar(await picture(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer())).toBeNull();
  });
});

describe("a logo", () => {
  test.each([
    [1200, 300, 512, 128],
    [200, 1000, 102, 512],
    [80, 40, 80, 40],
  ])("of %i × %i is %i × %i, without what its file told", async (width, height, madeWidth, madeHeight) => {
    const made = await images.logo(await picture(width, height).withExif(camera).jpeg().toBuffer());
    const told = await sharp(made as Uint8Array).metadata();
    expect([told.format, told.width, told.height, told.exif]).toEqual(["webp", madeWidth, madeHeight, undefined]);
  });

  test("stays see-through where it is", async () => {
    const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    const pixels = await sharp((await images.logo(clear)) as Uint8Array)
      .ensureAlpha()
      .raw()
      .toBuffer();
    expect(pixels[3]).toBe(0);
  });

  test("isn't made of SVG", async () => {
    expect(await images.logo(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
  });
});
