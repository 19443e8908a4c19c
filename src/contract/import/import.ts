import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { customKinds, limitNames } from "#contract/choices.ts";
import { count, id, line, time } from "#contract/fields.ts";
import {
  IMPORT_BYTES,
  importDelimiters,
  importEncodings,
  importKinds,
  importOutcomes,
  importProblems,
  importRules,
  importStates,
  importSystems,
} from "#contract/import/import-choices.ts";

const kind = z.enum(importKinds);
/**
 * What each column is for, in their order: a field of the kind; `custom.<id>`, one that the workspace added; `new.<kind>`, one that this
 * import adds to it, called as the column; or null: left out.
 */
const mapping = z.array(line(80).nullable()).max(500);
const rule = z.enum(importRules);

/** How a table stands in its file; `zip`: an archive of CVs, of which each is a row. */
const shape = z.object({
  format: z.enum(["csv", "xlsx", "zip"]),
  encoding: z.enum(importEncodings).nullish(),
  delimiter: z.enum(importDelimiters).nullish(),
  sheet: z.string().nullish(),
  sheets: z.array(z.string()).optional(),
});

/** Rows by what becomes of them; in a dry run by what would. */
const counts = z.object({ added: count, updated: count, skipped: count, faulty: count, removed: count, restored: count, kept: count });
export type ImportCounts = z.output<typeof counts>;

export const importRun = z.object({
  id,
  kind,
  state: z.enum(importStates),
  /** Why it stands still by itself: a limit of the plan. */
  limit: z.enum(limitNames).nullable(),
  file_name: z.string(),
  system: z.enum(importSystems).nullable(),
  rule,
  /** Of these so many are done with, in the state that it is in. */
  rows: count,
  done: count,
  counts,
  recruiter_id: id.nullable(),
  recruiter_name: z.string().nullable(),
  created_at: time,
  ended_at: time.nullable(),
  /** Until then it can be undone; null where it can't. */
  undo_until: time.nullable(),
});
export type ImportRun = z.output<typeof importRun>;

/**
 * A column as it was found: its head, what its first rows say, and which kind of field of the workspace's own their values fit. No kind:
 * nothing stands in it, or what nobody may be judged by.
 */
const column = z.object({ head: z.string(), samples: z.array(z.string()), suits: z.enum(customKinds).nullish() });
export type ImportColumn = z.output<typeof column>;
const template = z.object({ id, name: z.string(), kind, columns: z.record(z.string(), z.string()) });
export type ImportTemplate = z.output<typeof template>;
/** A field that the import adds to the workspace's own when it runs. */
const newField = z.object({
  id,
  column: count,
  kind: z.enum(customKinds),
  name: z.string(),
  /** What may be chosen: what stands in the column. Null until all rows were looked at. */
  choices: z.array(z.string()).nullable(),
});

/** What is wrong with a cell, or with the row where `column` is null; `value` as it stands there, shortened. */
const problem = z.object({ column: z.string().nullable(), value: z.string(), problem: z.enum(importProblems) });
export type ImportProblem = z.output<typeof problem>;
export const row = z.object({
  row: count,
  name: z.string(),
  outcome: z.enum(importOutcomes).nullable(),
  /** The record that it became, or was found to be. */
  candidate_id: id.nullable(),
  client_id: id.nullable(),
  job_id: id.nullable(),
  problems: z.array(problem),
});
export type ImportRow = z.output<typeof row>;

const whole = z.object({
  import: importRun.extend({
    shape,
    columns: z.array(column),
    mapping,
    new_fields: z.array(newField),
    /** What its archives hold besides the table. */
    files: count,
    /** After a dry run: how many more such records the plan holds. Null where it holds any number, and in other states. */
    room: z.object({ limit: z.enum(limitNames), left: count }).nullable(),
  }),
});
export type WholeImport = z.output<typeof whole>["import"];
const oneImport = z.object({ data: whole });

const change = { method: "POST", access: "recruiter", touches: null, reply: oneImport } as const;

export const importCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/user/imports",
    access: "recruiter",
    touches: null,
    summary: "The workspace's imports, the newest first, and the templates for their columns.",
    body: z.object({}),
    reply: z.object({ data: z.object({ imports: z.array(importRun), templates: z.array(template) }) }),
  }),
  begin: defineCall({
    ...change,
    path: "/api/user/import/begin",
    upload: { file_bytes: IMPORT_BYTES },
    summary:
      "Takes a table (CSV in any encoding and with any delimiter, XLSX) or a ZIP of CVs, with or without a table in it, and says what its columns seem to be. Nothing is added yet.",
    body: z.object({ file: z.file(), kind: kind.optional() }),
  }),
  attach: defineCall({
    ...change,
    path: "/api/user/import/attach",
    upload: { file_bytes: IMPORT_BYTES },
    summary: "Adds a ZIP of files that a column names, or of further CVs.",
    body: z.object({ id, file: z.file() }),
  }),
  show: defineCall({
    method: "POST",
    path: "/api/user/import/show",
    access: "recruiter",
    touches: null,
    summary: "An import: how far it is, what became of its rows, its columns and what they are for.",
    body: z.object({ id }),
    reply: oneImport,
  }),
  read: defineCall({
    ...change,
    path: "/api/user/import/read",
    summary: "Reads the table again: in another encoding, with another delimiter, another sheet, or as another kind of record.",
    body: z.object({
      id,
      kind: kind.optional(),
      encoding: z.enum(importEncodings).optional(),
      delimiter: z.enum(importDelimiters).optional(),
      sheet: z.string().max(100).optional(),
    }),
  }),
  check: defineCall({
    ...change,
    path: "/api/user/import/check",
    summary:
      "Begins a dry run with this mapping and rule for duplicates: what would be added, updated, skipped, and every problem. Owners and admins may map a column to `new.<kind>`: a field that the import adds, called as its head.",
    body: z.object({ id, mapping, rule: rule.default("skip"), system: z.enum(importSystems).nullish() }),
  }),
  run: defineCall({
    ...change,
    path: "/api/user/import/run",
    summary: "Begins an import after its dry run, or goes on with one that was paused. It goes on in the background.",
    body: z.object({ id }),
  }),
  pause: defineCall({
    ...change,
    path: "/api/user/import/pause",
    summary: "Lets an import stand still after the rows that it is at.",
    body: z.object({ id }),
  }),
  cancel: defineCall({
    ...change,
    path: "/api/user/import/cancel",
    summary: "Ends an import: what was added stays, and can be undone.",
    body: z.object({ id }),
  }),
  undo: defineCall({
    ...change,
    path: "/api/user/import/undo",
    summary:
      "Within 30 days: removes what an import added and restores what it updated, where nobody touched it since. The rows tell what stays.",
    body: z.object({ id }),
  }),
  rows: defineCall({
    method: "POST",
    path: "/api/user/import/rows",
    access: "recruiter",
    touches: { act: "read", candidate: "reply.data.rows.*.candidate_id" },
    summary: "What became of an import's rows, or would: in their order, those with problems alone where asked for.",
    body: z.object({
      id,
      outcome: z.array(z.enum(importOutcomes)).max(7).optional(),
      with_problems: z.boolean().optional(),
      after: count.default(0),
      limit: z.int().min(1).max(1000).default(100),
      purpose: z.literal("export").optional(),
    }),
    reply: z.object({ data: z.object({ rows: z.array(row), next: count.nullable() }) }),
  }),
  saveTemplate: defineCall({
    method: "POST",
    path: "/api/user/import/template/save",
    access: "recruiter",
    touches: null,
    summary: "Keeps what columns are for by their heads, under a name; one of that name is replaced.",
    body: z.object({ name: line(80).min(1), kind, columns: z.record(z.string().max(300), line(80)) }),
    reply: z.object({ data: z.object({ templates: z.array(template) }) }),
    message: "saved",
  }),
  removeTemplate: defineCall({
    method: "POST",
    path: "/api/user/import/template/remove",
    access: "recruiter",
    touches: null,
    summary: "Removes a template.",
    body: z.object({ id }),
    reply: z.object({ data: z.object({ templates: z.array(template) }) }),
    message: "saved",
  }),
};
