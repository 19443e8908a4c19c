import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { notedRecords } from "#contract/choices.ts";
import { date, id, line, listQuery, page, searchNotes, time, version } from "#contract/fields.ts";

/** What has to be done: one line. */
const words = line(300).min(1);

export const toDo = z.object({
  id,
  text: z.string(),
  /** What it is about; null: nothing in particular. */
  record: z.enum(notedRecords).nullable(),
  record_id: id.nullable(),
  record_name: z.string().nullable(),
  /** A day; whether it is over depends on where its reader is. */
  due_on: date.nullable(),
  /** Whose it is; null: nobody's yet. */
  recruiter_id: id.nullable(),
  recruiter_name: z.string().nullable(),
  created_by: id.nullable(),
  done_at: time.nullable(),
  done_by: id.nullable(),
  version,
  created_at: time,
  updated_at: time,
  deleted_at: time.nullable(),
});
export type ToDo = z.output<typeof toDo>;

const oneToDo = z.object({ data: z.object({ to_do: toDo }) });
const named = { candidate: "named", job: "named", client: "named", proposal: "named" } as const;

export const toDoCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/user/to-dos/list",
    access: "verified",
    touches: {
      act: "read",
      candidate: "reply.data.to_dos.*[record=candidate].record_id",
      job: "reply.data.to_dos.*[record=job].record_id",
      client: "reply.data.to_dos.*[record=client].record_id",
      proposal: "reply.data.to_dos.*[record=proposal].record_id",
    },
    summary: "Tasks, those that are due first on top; without `state` those that are open.",
    body: z.object({
      ...listQuery,
      state: z.enum(["open", "done", "all"]).default("open"),
      recruiter_id: id.optional(),
      /** The caller's. */
      mine: z.boolean().optional(),
      /** Those of nobody. */
      unassigned: z.boolean().optional(),
      record: z.enum(notedRecords).optional(),
      record_id: id.optional(),
      /** Due before this day: today, as the reader has it, tells those that are overdue. */
      due_before: date.optional(),
    }),
    reply: z.object({ data: z.object({ to_dos: z.array(toDo), ...page, search_notes: searchNotes }) }),
  }),
  create: defineCall({
    method: "POST",
    path: "/api/user/to-do/create",
    access: "recruiter",
    touches: { act: "change", ...named },
    summary: "Adds a task, the caller's unless `recruiter_id` says whose or null that it is nobody's. A colleague is told.",
    body: z.object({
      text: words,
      due_on: date.nullish(),
      recruiter_id: id.nullish(),
      record: z.enum(notedRecords).optional(),
      record_id: id.optional(),
    }),
    reply: oneToDo,
    message: "to_do_added",
  }),
  update: defineCall({
    method: "POST",
    path: "/api/user/to-do/update",
    access: "recruiter",
    touches: { act: "change", ...named },
    summary:
      "Changes the fields sent; `record` and `record_id` together, both null: about nothing. With `version`, a task that changed meanwhile answers 409 with the current one.",
    body: z.object({
      id,
      version: version.optional(),
      text: words.optional(),
      due_on: date.nullish(),
      recruiter_id: id.nullish(),
      record: z.enum(notedRecords).nullish(),
      record_id: id.nullish(),
    }),
    reply: oneToDo,
    message: "saved",
  }),
  finish: defineCall({
    method: "POST",
    path: "/api/user/to-do/done",
    access: "recruiter",
    touches: { act: "change", ...named },
    summary: "A task is done, or with `done: false` isn't.",
    body: z.object({ id, done: z.boolean() }),
    reply: oneToDo,
    message: "saved",
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/user/to-do/delete/{id}",
    access: "recruiter",
    touches: { act: "change", ...named },
    summary: "Takes a task away; for 30 days it can be brought back.",
    body: z.object({ id }),
    reply: oneToDo,
    message: "to_do_removed",
  }),
  restore: defineCall({
    method: "POST",
    path: "/api/user/to-do/restore",
    access: "recruiter",
    touches: { act: "change", ...named },
    summary: "Brings a task back that was taken away.",
    body: z.object({ id }),
    reply: oneToDo,
    message: "restored",
  }),
};
