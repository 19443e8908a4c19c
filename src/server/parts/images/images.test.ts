import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

  test("isn't made of SVG that its file calls something else", async () => {
    expect(await images.logo(svg('<rect width="9" height="9"/>'))).toBeNull();
  });
});

const svg = (inner: string, attributes = 'width="40" height="20"', before = "") =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xi="http://www.w3.org/2001/XInclude" ${attributes}>${inner}</svg>`,
  );
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

  const nested = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);
  test.each([
    [
      "laughs a billion times",
      svg(
        "<text>&j;</text>",
        'width="9" height="9"',
        `<!DOCTYPE svg [<!ENTITY a "lol">${[..."abcdefghi"].map((name, at) => `<!ENTITY ${"bcdefghij"[at]} "${`&${name};`.repeat(10)}">`).join("")}]>`,
      ),
    ],
    [
      "uses itself a billion times",
      svg(
        `<defs><rect id="a0" width="9" height="9"/>${Array.from({ length: 9 }, (_, at) => `<g id="a${at + 1}">${`<use xlink:href="#a${at}"/>`.repeat(10)}</g>`).join("")}</defs><use xlink:href="#a9"/>`,
      ),
    ],
    ["is as deep as a well", svg(nested("<g>", "</g>"))],
    [
      "blurs without end",
      svg(
        `<filter id="f" x="-9999%" y="-9999%" width="99999%" height="99999%">${'<feGaussianBlur stdDeviation="900"/><feTurbulence baseFrequency="9" numOctaves="900"/>'.repeat(50)}</filter><rect width="40" height="20" filter="url(#f)"/>`,
      ),
    ],
    [
      "has patterns of patterns",
      svg(
        `<defs><pattern id="p0" width=".001" height=".001" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern>${Array.from({ length: 8 }, (_, at) => `<pattern id="p${at + 1}" width=".01" height=".01" patternUnits="userSpaceOnUse"><rect width="9" height="9" fill="url(#p${at})"/></pattern>`).join("")}</defs><rect width="40" height="20" fill="url(#p8)"/>`,
      ),
    ],
    ["is as wide as the sea", svg("<rect/>", 'width="999999999" height="999999999"')],
    ["is a line", svg("<rect/>", 'width="1000000" height="1"')],
    ["isn't one", Buffer.from("<html><body>hello</body></html>")],
    ["stops halfway", svg('<rect width="9"').subarray(0, 90)],
  ])("that %s costs its own process's seconds and no more", async (_what, bytes) => {
    const before = process.memoryUsage.rss();
    const begun = performance.now();
    const made = await drawn(bytes);
    expect(performance.now() - begun).toBeLessThan(12_000);
    expect(process.memoryUsage.rss() - before).toBeLessThan(150e6);
    if (made) expect((await sharp(made).metadata()).format).toBe("webp");
    // The next one is drawn as if nothing had been.
    expect(await drawn(svg('<rect width="40" height="20"/>'))).not.toBeNull();
  });
});
