// The pictures of the public pages: which screens they show, how they are made small, and the one that previews of links show.
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { inLanguage, type Language } from "#contract/text/languages.ts";
import { type PictureName, pictureList, pictureSizes } from "#web/areas/public/picture-list.ts";
import { publicEn } from "#web/words/en/public.ts";
import { publicNl } from "#web/words/nl/public.ts";
import type { Shape } from "#web/words/shape.ts";

const MOST_BYTES = 100_000;

/** Which screen each picture shows. */
export const screenOf: Record<PictureName, string> = {
  candidate: "candidate",
  matches: "job-match",
  chat: "chat",
  proposal: "proposal-strengths",
  client: "client-page-opened",
  dashboard: "dashboard",
};

export const shots = Object.entries(pictureList).flatMap(([name, sizes]) =>
  sizes.map((size) => ({ name: name as PictureName, size, ...pictureSizes[size] })),
);

/** A screenshot as WebP of at most 100 kB: as good as fits. Gives its bytes. */
export async function keepPicture(png: Uint8Array, file: string): Promise<number> {
  for (let quality = 86; ; quality -= 6) {
    const webp = await sharp(png).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (webp.length > MOST_BYTES && quality > 40) continue;
    if (webp.length > MOST_BYTES) throw new Error(`${file} doesn't get smaller than ${webp.length} bytes.`);
    await writeFile(file, webp);
    return webp.length;
  }
}

/** What a preview of a link shows, 1200 × 630: the question, and a proof. */
export async function previewPage(language: Language): Promise<string> {
  const { home, verdict } = inLanguage<Shape<typeof publicEn>>(language, { en: publicEn, nl: publicNl });
  const [line] = home.sample_lines;
  const proof = line?.quote.replace(line.mark, `<mark>${line.mark}</mark>`);
  const font = await readFile("node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2", "base64");
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:Inter;src:url(data:font/woff2;base64,${font});font-weight:100 900}
body{margin:0;width:1200px;height:630px;box-sizing:border-box;padding:72px 80px;background:#fff;color:#1d1c1a;font-family:Inter}
.brand{display:flex;align-items:center;gap:14px;font-size:38px;font-weight:640;letter-spacing:-.022em}
h1{margin:56px 0 0;font-size:88px;font-weight:600;line-height:92px;letter-spacing:-.03em}
.met{display:flex;align-items:center;gap:12px;margin-top:44px;color:#0b6b50;font-size:28px;font-weight:500}
blockquote{margin:24px 0 0;padding-left:28px;border-left:5px solid #2443a6;font-size:34px;line-height:48px}
mark{background:#dce4fa;color:inherit;border-radius:4px}small{display:block;color:#6b665e;font-size:22px;line-height:32px}</style>
<div class="brand"><svg width="50" height="50" viewBox="0 0 24 24"><rect x="4" y="2.5" width="3.5" height="19" rx="1" fill="#2443a6"/><path d="M10.5 4.25h3.75a5 5 0 0 1 0 10H10.5" stroke="#1d1c1a" stroke-width="3.5" fill="none"/></svg>Proffer</div>
<h1>${home.title}</h1>
<div class="met"><svg width="30" height="30" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7.5" fill="#0b6b50"/><path d="m4.9 8.2 2.1 2.1 4.1-4.3" stroke="#fff" stroke-width="1.7" fill="none" stroke-linecap="round" stroke-linejoin="round"/></svg>${verdict.met}</div>
<blockquote>“${proof}”<small>${home.sample_source}</small></blockquote>`;
}

export async function keepPreview(png: Uint8Array, file: string): Promise<number> {
  const small = await sharp(png).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();
  await writeFile(file, small);
  return small.length;
}
