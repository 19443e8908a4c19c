import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { exportStates } from "#contract/choices.ts";
import { count, id, time } from "#contract/fields.ts";

export const workspaceExport = z.object({
  id,
  state: z.enum(exportStates),
  recruiter_name: z.string().nullable(),
  /** Rows and files in it, once it is made. */
  rows: count,
  files: count,
  bytes: count,
  created_at: time,
  /** Where it is, and until when: the address is good for ten minutes, and a new one comes with every answer. */
  url: z.string().nullable(),
  until: time.nullable(),
});
export type WorkspaceExport = z.output<typeof workspaceExport>;
const all = z.object({ data: z.object({ exports: z.array(workspaceExport) }) });

export const workspaceExportCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/user/workspace-exports",
    access: "owner",
    touches: null,
    summary: "The archives of the whole workspace that there are, the newest first.",
    body: z.object({}),
    reply: all,
  }),
  make: defineCall({
    method: "POST",
    path: "/api/user/workspace-export/make",
    access: "owner",
    touches: null,
    security: "exported",
    summary:
      "Begins an archive of the whole workspace: every record as a line of JSON, every file, and a description of both. It is made in the background and kept for a day. 406 while one is being made.",
    body: z.object({}),
    reply: all,
  }),
  remove: defineCall({
    method: "POST",
    path: "/api/user/workspace-export/remove",
    access: "owner",
    touches: null,
    summary: "Removes an archive at once.",
    body: z.object({ id }),
    reply: all,
  }),
};
