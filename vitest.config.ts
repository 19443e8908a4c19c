import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    exclude: ["node_modules/**", "dist/**"],
    globalSetup: "tests/support/global-setup.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // As long as a page is given: on a busy machine a second is short.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    // A process keeps what it has loaded and started for the files that follow: their modules, a server, a browser.
    isolate: false,
    // As the server does; see `main.ts`.
    execArgv: ["--no-regexp-tier-up"],
  },
});
