import { work } from "./areas/work.ts";
import { ConfigError, readConfig } from "./config.ts";
import { announce, closeServer, listen } from "./http/listen.ts";
import { createServer } from "./http/serve.ts";
import { assembleParts, closeParts } from "./parts/assemble.ts";
import { DataFolderTaken } from "./parts/database/lock.ts";
import { log } from "./parts/log.ts";

try {
  const config = readConfig(process.env);
  const parts = await assembleParts(config, log);
  const app = createServer(parts); // first: tasks may knock on its door
  await parts.tasks.start(work(parts));
  const server = await listen(app, config);
  announce(parts, server);
  await parts.tasks.enqueue("reconcile_orders", { older_than_seconds: 0 }); // what was paid while nobody was here to be told
  let isClosing = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      if (isClosing) process.exit(1); // asked twice: at once
      isClosing = true;
      void closeServer(server)
        .then(() => closeParts(parts))
        .then(() => process.exit(0));
    });
} catch (error) {
  const isPlain =
    error instanceof ConfigError || error instanceof DataFolderTaken || (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  console.error(isPlain ? `\nProffer can't start.\n${(error as Error).message}\n` : error);
  process.exit(1);
}
