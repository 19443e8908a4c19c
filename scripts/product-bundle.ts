// The server and what it starts, as a few files of JavaScript for the many products that `npm test` starts: 1,100 modules needn't be found,
// read and freed of their types each time. Packages stay where they are.

import { basename, dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { bundledMain } from "./running-product.ts";

/** What a module addresses from its own place lies where it did; the threads and processes that one starts are bundled as well. */
const atTheirPlaces: Plugin = {
  name: "at-their-places",
  enforce: "pre",
  transform(code, id) {
    if (!code.includes("import.meta.")) return null;
    const started = code.replace(/new URL\("(\.\/[\w-]+\.ts)", import\.meta\.url\)/g, (_whole, path: string) => {
      const started = resolve(dirname(id), path);
      const fileName = `${basename(dirname(id))}-${basename(path, ".ts")}.js`;
      this.emitFile({ type: "chunk", id: started, fileName });
      return `new URL("./${fileName}", import.meta["url"])`;
    });
    return {
      code: started
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta["url"]', "import.meta.url"),
      map: null,
    };
  },
};

await build({
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  plugins: [atTheirPlaces],
  build: {
    ssr: true,
    outDir: dirname(bundledMain),
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: resolve("src/server/main.ts"),
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      checks: { ineffectiveDynamicImport: false },
    },
  },
});
