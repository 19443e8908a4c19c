import * as z from "zod";
import { role } from "./account.ts";
import { defineCall } from "./call.ts";
import { id, listQuery, page, time } from "./fields.ts";

/** Somebody who has joined the workspace, as colleagues see them. `id` is that of their account. */
export const member = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  avatar_url: z.string().nullable(),
  role,
  title: z.string().nullable(),
  last_active_at: time.nullable(),
});
export type Member = z.output<typeof member>;

export const teamCalls = {
  users: defineCall({
    method: "GET",
    path: "/v1/users",
    access: "verified",
    summary: "Who has joined the workspace, by name unless sorted otherwise.",
    body: z.object(listQuery).omit({ trashed: true }),
    reply: z.object({ data: z.object({ users: z.array(member), ...page }) }),
  }),
};
