import { defineConfig } from "vite";
import { packFiles } from "./scripts/pack-files.ts";

/** The client's page, built after the app into the same folder: small enough for a phone on a train, so React is Preact here. */
export default defineConfig({
  publicDir: false,
  plugins: [packFiles],
  resolve: {
    alias: [
      { find: "react/jsx-runtime", replacement: "preact/jsx-runtime" },
      { find: "react-dom/client", replacement: "preact/compat/client" },
      { find: /^react(-dom)?$/, replacement: "preact/compat" },
    ],
  },
  build: {
    outDir: "dist/web",
    emptyOutDir: false,
    target: "es2023",
    modulePreload: false,
    rolldownOptions: { input: "p.html" },
  },
});
