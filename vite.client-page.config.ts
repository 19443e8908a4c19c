import { defineConfig } from "vite";
import { className } from "./scripts/class-name.ts";
import { precompress } from "./scripts/precompress.ts";

/** One file for all but what shortlists, interviews and questions alone need: it packs tighter, and is asked for once. */
const page = { name: "page", test: (id: string) => !/((shortlist|consent)-[a-z-]+|meeting(-words)?|local-time)\.tsx?$/.test(id) };

/**
 * The page of clients and candidates, built twice after the app: for their browsers into the app's folder, and with `--ssr draw.tsx` for the
 * server, which draws it. React goes into that file, since a server that runs has no packages of the web.
 */
export default defineConfig(({ isSsrBuild }) => ({
  publicDir: false,
  plugins: isSsrBuild ? [] : [precompress],
  css: { modules: { generateScopedName: className } },
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
  build: {
    outDir: isSsrBuild ? "dist/client-page" : "dist/web",
    emptyOutDir: isSsrBuild === true,
    target: "es2023",
    modulePreload: { polyfill: false },
    // One file of styles: the server's HTML needs all that it shows from the start.
    cssCodeSplit: false,
    // Tells the server the names of the pieces that only some pages need.
    manifest: !isSsrBuild,
    ...(isSsrBuild
      ? { minify: true, rolldownOptions: { checks: { ineffectiveDynamicImport: false } } }
      : { rolldownOptions: { input: "p.html", output: { codeSplitting: { groups: [page] } } } }),
  },
}));
