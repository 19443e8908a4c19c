import { spawn } from "node:child_process";
import { freePort } from "../../scripts/running-product.ts";
import { needed } from "./programs.ts";

/** A Redis of this machine that keeps nothing, for the run of the tests. */
export async function startRedis() {
  const program = needed("redis-server");
  const port = await freePort();
  const open = async () => {
    const server = spawn(program, ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]);
    await new Promise<void>((resolve, reject) => {
      let said = "";
      server.stdout.on("data", (chunk) => {
        said += String(chunk);
        if (said.includes("Ready to accept connections")) resolve();
      });
      server.once("exit", () => reject(new Error(`Redis stopped:\n${said}`)));
    });
    return server;
  };
  let server = await open();
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGKILL");
    await gone;
  };
  process.on("exit", () => void server.kill("SIGKILL"));
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    again: async () => {
      server = await open();
    },
  };
}
