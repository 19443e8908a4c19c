// `npm run dev`: the server, started again at every change, and Vite in front of it with the web app reloading by itself. The page of
// clients and candidates, which the server draws, is built again at every change and stands there at the next reload.
import { spawn } from "node:child_process";

/** Where vite.config.ts listens; links in letters lead there. */
const APP_URL = process.env.APP_URL ?? "http://localhost:4200";

const server = spawn(process.execPath, ["--watch", "--watch-preserve-output", "--watch-kill-signal=SIGINT", "src/server/main.ts"], {
  stdio: "inherit",
  env: { ...process.env, APP_URL },
});
const vite = (...args: string[]) => spawn(process.execPath, ["node_modules/vite/bin/vite.js", ...args], { stdio: "inherit" });
const page = ["--watch", "--logLevel", "warn", "--config", "vite.client-page.config.ts"];
const all = [server, vite(), vite("build", ...page), vite("build", "--ssr", "src/web/areas/client-page/draw.tsx", ...page)];
const killAll = () => {
  for (const each of all) each.kill();
};

// All stay in npm's process group and hear Ctrl-C themselves; when one ends, the others have no use.
for (const one of all)
  one.on("exit", (code) => {
    killAll();
    process.exitCode ??= code ?? 0;
  });
process.on("SIGINT", () => {});
process.on("SIGTERM", killAll);
