// `npm run dev`: the server, started again at every change, and Vite in front of it with the web app reloading by itself.
import { spawn } from "node:child_process";

/** Where vite.config.ts listens; links in letters lead there. */
const APP_URL = process.env.APP_URL ?? "http://localhost:4200";

const server = spawn(process.execPath, ["--watch", "--watch-preserve-output", "--watch-kill-signal=SIGINT", "src/server/main.ts"], {
  stdio: "inherit",
  env: { ...process.env, APP_URL },
});
const web = spawn(process.execPath, ["node_modules/vite/bin/vite.js"], { stdio: "inherit" });

// Both stay in npm's process group and hear Ctrl-C themselves; when one ends, the other has no use.
for (const [one, other] of [
  [server, web],
  [web, server],
] as const) {
  one.on("exit", (code) => {
    other.kill();
    process.exitCode ??= code ?? 0;
  });
}
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {
  server.kill();
  web.kill();
});
