import { flushCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";
import { reapplyAccountErasures } from "./areas/account/person/tasks.ts";
import { reapplyErasures } from "./areas/privacy/tasks.ts";
import { work } from "./areas/work.ts";
import { ConfigError, readConfig } from "./config.ts";
import { announce, closeServer, listen } from "./http/listen.ts";
import { createWorkerServer } from "./http/probes.ts";
import { createServer } from "./http/serve.ts";
import { assembleParts, closeParts } from "./parts/assemble.ts";
import { DataFolderTaken } from "./parts/database/lock.ts";
import { NewerSchema } from "./parts/database/migrate.ts";
import { warmUp } from "./parts/engine/warm-up.ts";
import { isFull } from "./parts/full.ts";
import { openLog } from "./parts/log.ts";

/** After that, a connection on which nothing comes for so long is closed. */
const LINGER_MS = 1000;

// Compiled at once. Else V8 interprets a pattern before it compiles it, again and again in a process that lives: three times as slow.
setFlagsFromString("--no-regexp-tier-up");

try {
  process.umask(0o077); // what is written is nobody else's to read
  const config = readConfig(process.env);
  const log = openLog(config.log_format);
  const parts = await assembleParts(config, log);
  await parts.files.check().catch((cause: Error) => {
    throw new ConfigError(`Files can't be kept ${parts.files.about}: ${cause.message}`, { cause });
  });
  const life = { is_closing: false, is_closed: false };
  const app = config.role === "worker" ? createWorkerServer(parts, life) : createServer(parts, life); // first: tasks may knock on its door
  if (config.role !== "web") await parts.tasks.start(work(parts));
  const again = (await reapplyErasures(parts)) + (await reapplyAccountErasures(parts)); // before anybody can read who came back with a backup
  if (again > 0) log.info(`Erased again, who had come back with a backup: ${again}`);
  const server = await listen(app, config);
  announce(parts, server);
  // What is compiled by then is kept where NODE_COMPILE_CACHE says, for the next process: however this one ends.
  void (config.warms_up ? warmUp() : Promise.resolve()).then(flushCompileCache).catch((error: unknown) => log.error(error));
  await parts.tasks.enqueue("reconcile_orders", { older_than_seconds: 0 }); // what was paid while nobody was here to be told
  if (parts.secret.is_rotating) await parts.tasks.enqueue("rotate_secret", {}, { once_per: "all" });
  const close = async (notice_ms: number, linger_ms: number) => {
    life.is_closing = true;
    await new Promise((resolve) => setTimeout(resolve, notice_ms));
    await closeServer(server, { linger_ms, onClosed: () => Object.assign(life, { is_closed: true }) });
    await closeParts(parts);
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      if (life.is_closing) process.exit(1); // asked twice: at once
      void (signal === "SIGTERM" ? close(config.shutdown_notice_seconds * 1000, LINGER_MS) : close(0, 0)); // Ctrl-C: nobody balances a load here
    });
} catch (error) {
  const isPlain =
    error instanceof ConfigError ||
    error instanceof DataFolderTaken ||
    error instanceof NewerSchema ||
    (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  const reason = isFull(error) ? "No room is left on its disk." : isPlain ? (error as Error).message : null;
  console.error(reason === null ? error : `\nProffer can't start.\n${reason}\n`);
  process.exit(1);
}
