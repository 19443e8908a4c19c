import { createServer } from "#server/http/serve.ts";
import type { TestServer } from "./server.ts";

/** A front door that writes the refusals it has counted, which it keeps for some seconds otherwise, once it is told to. */
export function openCountingDoor({ parts }: Pick<TestServer, "parts">) {
  const counts: ((signal: AbortSignal) => Promise<void>)[] = [];
  const app = createServer({ ...parts, tasks: { ...parts.tasks, background: (work) => void counts.push(work) } });
  return {
    fetcher: async (request: Request) => app.fetch(request),
    /** As at the end of a process: what is kept is written at once. */
    writeCounts: async () => {
      for (const work of counts.splice(0)) await work(AbortSignal.abort());
    },
  };
}
