import type { Plugin } from "vite";

/**
 * Tells boot.js, on its own tag, which file holds the words of each language: it fetches the reader's one while the app itself is
 * still on its way.
 */
export const wordsAhead: Plugin = {
  name: "words-ahead",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const fileOf = (locale: string) =>
        Object.values(bundle).find((each) => each.type === "chunk" && each.facadeModuleId?.endsWith(`/src/web/words/${locale}.ts`))
          ?.fileName;
      const names = ["en", "nl"].flatMap((locale) => (fileOf(locale) ? [`data-${locale}="/${fileOf(locale)}"`] : []));
      return html.replace('<script src="/boot.js"', `<script src="/boot.js" ${names.join(" ")}`);
    },
  },
};
