import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Drawing, LinkPage } from "#contract/proposal/client-page.ts";
import type { Config } from "#server/config.ts";
import { escapeHtml } from "#server/core/html.ts";
import type { ClientPage } from "./client-page.ts";

interface Built {
  document: string;
  /** By its source's name, the file of a piece of the page's script that not every page needs. */
  pieces: Map<string, string>;
  draw(page: LinkPage): Drawing;
}

/** Draws with what the web's build made of the page for the server. It is loaded with the first page that is asked for. */
export function openBuiltPage({ document, drawer }: Config["client_page"]): ClientPage {
  let built: Promise<Built> | undefined;
  const load = async (): Promise<Built> => {
    const { draw } = (await import(pathToFileURL(drawer).href)) as Pick<Built, "draw">;
    const manifest = JSON.parse(await readFile(join(dirname(document), ".vite/manifest.json"), "utf8")) as Record<string, { file: string }>;
    const pieces = new Map(Object.entries(manifest).map(([source, { file }]) => [basename(source), file]));
    return { document: await readFile(document, "utf8"), pieces, draw };
  };
  return {
    async draw(page) {
      built ??= load();
      built.catch(() => {
        built = undefined; // it may stand there by the next time
      });
      const { draw, ...files } = await built;
      const drawing = draw(page);
      return { html: filled(files, page, drawing), style_source: `'sha256-${sha256(drawing.colors)}'` };
    },
  };
}

/** The built document with the drawn page in it, and beside it what its script takes over. */
function filled({ document, pieces }: Omit<Built, "draw">, page: LinkPage, { title, colors, body, script }: Drawing): string {
  // No text of somebody's can end the element.
  const data = JSON.stringify(page).replaceAll("<", "\\u003c");
  const beside = script ? `<script type="application/json" id="page">${data}</script>` : "";
  const piece = script && pieces.get(script);
  const ahead = piece ? `<link rel="modulepreload" crossorigin href="/${piece}">` : "";
  const whole = document
    .replace('<html lang="en">', `<html lang="${page.language}">`)
    .replace("<title></title>", () => `<title>${escapeHtml(title)}</title><style>${colors}</style>${ahead}`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${beside}`);
  return script ? whole : whole.replaceAll(/<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?\s*/g, "");
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");
