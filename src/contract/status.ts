import * as z from "zod";
import { defineCall } from "./call.ts";
import { readerKinds, taskNames } from "./choices.ts";
import { count, time } from "./fields.ts";

const backup = z.object({
  made_at: time,
  /** Each file was read back by then, and held against its hash. */
  verified_at: time,
  database: z.enum(["embedded", "postgres"]),
  file_count: count,
  bytes: count,
  place: z.string(),
});

/** How the whole installation does: for who runs it. */
const installation = z.object({
  version: z.string(),
  /** When the process that answers started. */
  started_at: time,
  /** The last one; null where none was made. */
  backup: backup.nullable(),
  /** Work of each name, of all workspaces together: due, being done, and given up in the last day. */
  queue: z.array(z.object({ task: z.enum(taskNames), waiting: count, active: count, failed: count, oldest_seconds: count })),
  /** Workspaces whose matches aren't up to date, and since how many seconds that of the first. */
  behind: z.object({ workspaces: count, oldest_seconds: count }),
  /** Processes that read documents, of the process that answers. */
  readers: z.array(z.object({ kind: z.enum(readerKinds), most: count, busy: count, waiting: count, killed: count })),
});
export type InstallationStatus = z.output<typeof installation>;

export const statusCalls = {
  show: defineCall({
    method: "GET",
    path: "/api/user/status",
    access: "owner",
    touches: null,
    summary:
      "How the workspace does: matches that aren't up to date, e-mails that wait, failed or were given up within 30 days, and what its files take. For whoever runs the installation also how the whole of it does: last backup, queue, readers, version.",
    body: z.object({}),
    reply: z.object({
      data: z.object({
        matching: z.object({ jobs_behind: count, since: time.nullable() }),
        letters: z.object({
          waiting: count,
          /** Of those that wait: couldn't be handed over yet. They are tried again for two days. */
          failing: count,
          oldest_at: time.nullable(),
          /** Given up within the last 30 days. */
          lost: count,
          lost_at: time.nullable(),
        }),
        storage: z.object({ bytes: count, max_bytes: count.nullable() }),
        installation: installation.nullable(),
      }),
    }),
  }),
};
