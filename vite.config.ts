import { createHash } from "node:crypto";
import { relative } from "node:path";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { chunkGroups } from "./scripts/chunk-groups.ts";
import { filesAhead } from "./scripts/files-ahead.ts";
import { lightContract } from "./scripts/light-contract.ts";
import { packFiles } from "./scripts/pack-files.ts";

const server = "http://localhost:3000";

/** While developing, addresses below /p/ and /c/ show the client's page, as they do on the real server. */
const clientPage: Plugin = {
  name: "client-page",
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (/^\/[pc]\//.test(request.url ?? "")) request.url = "/p.html";
      next();
    });
  },
};

/** A class's own name and its file, without the line that Vite would add: what differs less packs tighter. */
const className = (name: string, file: string): string =>
  `${name}_${createHash("sha256")
    .update(relative(import.meta.dirname, file))
    .digest("hex")
    .slice(0, 5)}`;

const config: UserConfig = {
  publicDir: "src/web/public",
  plugins: process.env.VITEST
    ? []
    : [
        tanstackRouter({
          target: "react",
          routesDirectory: "src/web/routes",
          generatedRouteTree: "src/web/routes.gen.ts",
          autoCodeSplitting: true,
          addExtensions: true,
          quoteStyle: "double",
          semicolons: true,
        }),
        react(),
        clientPage,
        lightContract,
        filesAhead,
        packFiles,
      ],
  css: { modules: { generateScopedName: className } },
  build: {
    outDir: "dist/web",
    emptyOutDir: true,
    target: "es2023",
    // Every browser that runs es2023 knows module preloading, or does without.
    modulePreload: { polyfill: false },
  },
  server: { port: 4200, proxy: { "/api": server, "/v1": server, "/files": server, "/outbox": server, "/pages": server } },
};

export default defineConfig(async ({ command }) =>
  command === "build"
    ? { ...config, build: { ...config.build, rolldownOptions: { output: { codeSplitting: { groups: await chunkGroups(config) } } } } }
    : config,
);
