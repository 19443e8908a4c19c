import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { newsSwitches, notedRecords, notificationKinds } from "#contract/choices.ts";
import { count, id, line, time } from "#contract/fields.ts";

/** What somebody is told: a colleague named them in a note or gave them something to do, or a client or candidate answered. */
export const notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  /** A colleague; of what came from outside the client's contact, by the name that they typed, or the candidate. */
  by_name: z.string().nullable(),
  record: z.enum(notedRecords).nullable(),
  record_id: id.nullable(),
  /** Of what came from outside: candidate and job, as far as `by_name` doesn't say it. */
  record_name: z.string().nullable(),
  note_id: id.nullable(),
  to_do_id: id.nullable(),
  /** The beginning of the note, with names and without Markdown, the task, or what was said or chosen; empty where nothing was. */
  text: z.string(),
  read_at: time.nullable(),
  created_at: time,
});
export type Notification = z.output<typeof notification>;

const ways = z.object({ in_app: z.boolean(), by_letter: z.boolean() });
const newsSwitch = ways.extend({ kind: z.enum(newsSwitches) });
export type NewsSwitch = z.output<typeof newsSwitch>;
const switches = z.object({ data: z.object({ switches: z.array(newsSwitch) }) });

export const notificationCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/user/notifications/list",
    access: "verified",
    touches: {
      act: "read",
      candidate: "reply.data.notifications.*[record=candidate].record_id",
      job: "reply.data.notifications.*[record=job].record_id",
      client: "reply.data.notifications.*[record=client].record_id",
      proposal: "reply.data.notifications.*[record=proposal].record_id",
    },
    summary: "What one was told, the newest first.",
    body: z.object({ limit: z.int().min(1).max(100).default(30), cursor: line(2000).optional() }),
    reply: z.object({ data: z.object({ notifications: z.array(notification), unread: count, next_cursor: z.string().nullable() }) }),
  }),
  count: defineCall({
    method: "GET",
    path: "/api/user/notifications/count",
    access: "verified",
    touches: null,
    summary: "How much of it one hasn't read.",
    body: z.object({}),
    reply: z.object({ data: z.object({ unread: count }) }),
  }),
  markRead: defineCall({
    method: "POST",
    path: "/api/user/notifications/read",
    access: "verified",
    touches: null,
    summary: "Marks what one was told as read, all of it unless `ids` say what; with `read: false` as unread.",
    body: z.object({ ids: z.array(id).max(200).optional(), read: z.boolean().default(true) }),
    reply: z.object({ data: z.object({ unread: count }) }),
    message: "saved",
  }),
  settings: defineCall({
    method: "GET",
    path: "/api/user/notifications/settings",
    access: "user",
    touches: null,
    summary: "Of what one is told in the app, and of what by e-mail, kind by kind.",
    body: z.object({}),
    reply: switches,
  }),
  updateSettings: defineCall({
    method: "POST",
    path: "/api/user/notifications/settings",
    access: "user",
    touches: null,
    summary: "Switches either on or off for a kind, or for all of them where none is named, in every workspace that one is in.",
    body: ways.partial().extend({ kind: z.enum(newsSwitches).optional() }),
    reply: switches,
    message: "saved",
  }),
};
