import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { hostileSvgs, svg, usesItself } from "#tests/support/hostile-svgs.ts";
import { openSharp } from "./sharp.ts";

const images = openSharp({ seconds: 60 });
/** For what is never drawn. */
const hasty = openSharp({ seconds: 2 });
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

  test("isn't made of SVG that its file calls something else", async () => {
    expect(await images.logo(svg('<rect width="9" height="9"/>'))).toBeNull();
  });
});

const drawn = (bytes: Uint8Array) => images.logo(bytes, { is_svg: true });
/** The colour at a place, 0 to 1 across and down: red, green, blue and how opaque. */
async function colourAt(picture: Uint8Array | null, across: number, down: number) {
  const { data, info } = await sharp(picture as Uint8Array)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(down * (info.height - 1)) * info.width + Math.floor(across * (info.width - 1))) * 4;
  return [...data.subarray(at, at + 4)];
}

describe("a logo of an SVG", () => {
  test("is drawn as sharp as any other, see-through where nothing is", async () => {
    const made = await drawn(
      svg('<rect width="20" height="20" fill="#512347"/>', 'viewBox="0 0 40 20"', '<?xml version="1.0"?>\n<!-- by a designer -->\n'),
    );
    const { format, width, height } = await sharp(made as Uint8Array).metadata();
    expect([format, width, height]).toEqual(["webp", 512, 256]);
    const [red, green, blue, alpha] = await colourAt(made, 0.2, 0.5);
    expect([red, green, blue].map((part, at) => Math.abs((part as number) - ([0x51, 0x23, 0x47][at] as number)) < 4)).toEqual([
      true,
      true,
      true,
    ]);
    expect([alpha, (await colourAt(made, 0.8, 0.5))[3]]).toEqual([255, 0]);
  });

  test("reads no file and asks nobody, in whatever way it names them", async () => {
    const asked: string[] = [];
    const listener = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.end();
    }).listen(0);
    const http = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    const folder = mkdtempSync(join(tmpdir(), "svg-"));
    const file = join(folder, "secret.png");
    writeFileSync(
      file,
      await sharp({ create: { width: 9, height: 9, channels: 3, background: "#f00" } })
        .png()
        .toBuffer(),
    );
    for (const address of [`${http}/a.png`, `file://${file}`, file]) {
      for (const document of [
        svg(`<image href="${address}" width="40" height="20"/>`),
        svg(`<image xlink:href="${address}" width="40" height="20"/>`),
        svg(
          `<use href="${address}#a"/><style>@import url("${address}"); rect { fill: url("${address}#a") }</style><rect width="40" height="20"/>`,
        ),
        svg(
          `<xi:include href="${address}" parse="text"/><foreignObject width="40" height="20"><img xmlns="http://www.w3.org/1999/xhtml" src="${address}"/></foreignObject>`,
        ),
        svg(`<filter id="f"><feImage href="${address}"/></filter><rect width="40" height="20" filter="url(#f)"/>`),
        svg("<text>a</text>", 'width="40" height="20"', `<?xml-stylesheet href="${address}"?>`),
        svg("<text y='10'>&x;</text>", 'width="40" height="20"', `<!DOCTYPE svg [<!ENTITY x SYSTEM "${address}">]>`),
      ]) {
        const made = await drawn(document);
        if (made) expect((await colourAt(made, 0.5, 0.5)).slice(0, 3)).not.toEqual([255, 0, 0]);
      }
    }
    listener.close();
    rmSync(folder, { recursive: true });
    expect(asked).toEqual([]);
  });

  test.each(hostileSvgs)("that %s costs its own process and no more", async (_what, bytes) => {
    const made = await hasty.logo(bytes, { is_svg: true });
    if (made) expect((await sharp(made).metadata()).format).toBe("webp");
  });

  test("that is never drawn is given up, and the next one is drawn as if nothing had been", async () => {
    const one = openSharp({ seconds: 60 });
    const endless = one.logo(usesItself, { is_svg: true });
    const next = one.logo(svg('<rect width="40" height="20"/>'), { is_svg: true });
    const later = performance.now() + 60_000;
    const clock = vi.spyOn(performance, "now").mockReturnValue(later);
    onTestFinished(() => clock.mockRestore());
    expect(await endless).toBeNull();
    clock.mockRestore();
    expect(await next).not.toBeNull();
  });
});
