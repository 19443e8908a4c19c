import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minify, type Plugin, type Rolldown } from "vite";
import { closureOf, ROUTE } from "./chunk-groups.ts";

const WORDS = /\/src\/web\/words\/(en|nl)\/(base|inside|plans|further)\.ts$/;

/**
 * Tells boot.js, on its own tag, which files a visit will ask for next: the words of each language, and what each address needs
 * besides the app. It has them fetched while the app itself is still on its way, instead of after it.
 */
export const preloadTags: Plugin = {
  name: "preload-tags",
  apply: "build",
  /** A public file is copied as it stands: boot.js loses its comments here, half a kB of every visit. */
  async writeBundle({ dir = "" }) {
    const boot = join(dir, "boot.js");
    writeFileSync(boot, (await minify(boot, readFileSync(boot, "utf8"))).code);
  },
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      const app = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...closureOf(entry, bundle)]));
      const files: string[] = [];
      const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
      const words: Record<string, number> = {};
      const shell: number[] = [];
      const routes: Record<string, number[]> = {};
      for (const chunk of chunks) {
        const [, locale, part] = WORDS.exec(chunk.facadeModuleId ?? "") ?? [];
        if (locale) words[`${locale}.${part}`] = numberOf(chunk.fileName);
        const route = ROUTE.exec(chunk.facadeModuleId ?? "")?.[1];
        if (!route) continue;
        const needed = [...closureOf(chunk, bundle)].filter((file) => !app.has(file));
        const numbers = needed.flatMap((file) => [numberOf(file), ...stylesOf(bundle[file]).map(numberOf)]);
        if (route === "dashboard") shell.push(...numbers);
        else routes[addressOf(route)] = numbers;
      }
      const preload = JSON.stringify({ files, words, shell, routes }).replaceAll("'", "&#39;");
      return html.replace('<script src="/boot.js"', `<script src="/boot.js" data-preload='${preload}'`);
    },
  },
};

const stylesOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): string[] =>
  file?.type === "chunk" ? [...(file.viteMetadata?.importedCss ?? [])] : [];

/** `dashboard.jobs.$id` is `/dashboard/jobs/$`. */
const addressOf = (route: string): string =>
  `/${route
    .split(".")
    .filter((part) => part !== "index")
    .map((part) => (part.startsWith("$") ? "$" : part))
    .join("/")}`;
