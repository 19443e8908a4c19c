import * as z from "zod";
import { defineCall } from "./call.ts";
import { listNames } from "./choices.ts";
import { id, line, time } from "./fields.ts";

/** A list that can be searched, filtered and seen through a view. */
const listName = z.enum(listNames);

/** Longer than a search may be: views are read as they were saved. */
const KEPT_LENGTH = 4000;

/** A name of ours, or the path of a field that the workspace added. */
const listKey = z.string().regex(/^([a-z_]{1,40}|custom\.[0-9a-f-]{36})$/);

/** What a list's address holds beside its name: search, sort and filters. The list itself reads it, and drops what it doesn't know. */
const viewSearch = z
  .record(listKey, z.union([z.string().max(KEPT_LENGTH), z.number(), z.boolean(), z.array(line(100)).max(50)]))
  .refine((search) => Object.keys(search).length <= 20);
export type ViewSearch = z.output<typeof viewSearch>;

export const view = z.object({
  id,
  list: listName,
  name: z.string(),
  search: viewSearch,
  /** Everybody in the workspace sees it. */
  shared: z.boolean(),
  /** Made by whoever asks, who alone may change it. */
  is_own: z.boolean(),
  maker_name: z.string().nullable(),
  created_at: time,
  updated_at: time,
});
export type View = z.output<typeof view>;

const name = line(60).min(1);
const columns = z.array(listKey).max(100);
const oneView = z.object({ data: z.object({ view }) });

export const viewCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/user/views",
    access: "verified",
    touches: null,
    summary: "The saved views that one sees: one's own and the team's, by name, and the columns one chose for each list.",
    body: z.object({}),
    reply: z.object({ data: z.object({ views: z.array(view), columns: z.partialRecord(listName, columns) }) }),
  }),
  create: defineCall({
    method: "POST",
    path: "/api/user/view/create",
    access: "verified",
    touches: null,
    summary: "Saves a list's search, sort and filters under a name; `shared` shows it to the team.",
    body: z.object({ list: listName, name, search: viewSearch, shared: z.boolean().default(false) }),
    reply: oneView,
    message: "view_saved",
  }),
  update: defineCall({
    method: "POST",
    path: "/api/user/view/update",
    access: "verified",
    touches: null,
    summary: "Changes what is given of one's own view.",
    body: z.object({ id, name: name.optional(), search: viewSearch.optional(), shared: z.boolean().optional() }),
    reply: oneView,
    message: "view_saved",
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/user/view/delete/{id}",
    access: "verified",
    touches: null,
    summary: "Deletes one's own view for good; an admin deletes any that is shared.",
    body: z.object({ id }),
    reply: oneView,
    message: "view_deleted",
  }),
  updateColumns: defineCall({
    method: "POST",
    path: "/api/user/view/columns/update",
    access: "verified",
    touches: null,
    summary: "Chooses the columns of a list, in their order, for oneself in every workspace; null takes the usual ones again.",
    body: z.object({ list: listName, columns: columns.nullable() }),
    reply: z.object({ data: z.object({ columns: z.partialRecord(listName, columns) }) }),
    message: "saved",
  }),
};
