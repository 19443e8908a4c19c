import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { chunkGroups } from "./scripts/chunk-groups.ts";
import { className } from "./scripts/class-name.ts";
import { lightContract } from "./scripts/light-contract.ts";
import { precompress } from "./scripts/precompress.ts";
import { preloadTags } from "./scripts/preload-tags.ts";

const server = "http://localhost:3000";
/** Also the pages of links, which the server draws, with the scripts and styles that were built for them. */
const ofTheServer = ["/api", "/v1", "/files", "/outbox", "/pages", "^/[pc]/", "/assets"];

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
        lightContract,
        preloadTags,
        precompress,
      ],
  css: { modules: { generateScopedName: className } },
  build: {
    outDir: "dist/web",
    emptyOutDir: true,
    target: "es2023",
    // Every browser that runs es2023 knows module preloading, or does without.
    modulePreload: { polyfill: false },
  },
  server: { port: 4200, proxy: Object.fromEntries(ofTheServer.map((path) => [path, server])) },
};

export default defineConfig(async ({ command }) =>
  command === "build"
    ? { ...config, build: { ...config.build, rolldownOptions: { output: { codeSplitting: { groups: await chunkGroups(config) } } } } }
    : config,
);
