import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { customKinds, customRecords } from "#contract/choices.ts";
import { MOST_CUSTOM_CHOICES } from "#contract/custom-field.ts";
import { brandColor, id, line, time, version } from "#contract/fields.ts";
import { languages } from "#contract/text/languages.ts";

const names = (most: number) =>
  z
    .partialRecord(z.enum(languages), line(most))
    .refine((given) => Object.values(given).some(Boolean), { params: { key: "custom_name_needed" } });
/** Without `;`, which stands between several in a CSV. */
const choiceNames = names(80).refine((given) => !Object.values(given).some((name) => name?.includes(";")), {
  params: { key: "custom_choice_semicolon" },
});
const choice = z.object({ id, names: choiceNames, color: brandColor, is_gone: z.boolean().optional() });

export const customField = z.object({
  id,
  record: z.enum(customRecords),
  kind: z.enum(customKinds),
  /** By language; a name in one of them is enough. */
  names: z.partialRecord(z.enum(languages), z.string()),
  choices: z.array(choice.extend({ names: z.partialRecord(z.enum(languages), z.string()), color: z.string() })),
  position: z.int(),
  version,
  archived_at: time.nullable(),
});
const oneField = z.object({ data: z.object({ field: customField }) });
const allFields = z.object({ data: z.object({ fields: z.array(customField) }) });

export const customFieldCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/user/custom-fields",
    access: "verified",
    touches: null,
    summary: "The fields that the workspace added to its candidates, jobs and clients, each kind's in their order; archived ones too.",
    body: z.object({}),
    reply: allFields,
  }),
  save: defineCall({
    method: "POST",
    path: "/api/user/custom-field/save",
    access: "admin",
    touches: null,
    summary:
      "Adds a field, or changes the names and choices of the one that `id` says. Whose and of which kind it is stays. A choice that isn't sent any more is gone: records that hold it keep it. With `version`, a field that changed meanwhile answers 409 with the current one.",
    body: z.object({
      id: id.optional(),
      version: version.optional(),
      record: z.enum(customRecords),
      kind: z.enum(customKinds),
      names: names(60),
      /** In their order; a new one without an id. */
      choices: z
        .array(choice.extend({ id: id.optional() }))
        .max(MOST_CUSTOM_CHOICES)
        .default([]),
    }),
    reply: oneField,
    message: "saved",
  }),
  archive: defineCall({
    method: "POST",
    path: "/api/user/custom-field/archive",
    access: "admin",
    touches: null,
    summary: "Takes a field out of forms, lists and exports, or with `archived: false` brings it back; records keep what they hold in it.",
    body: z.object({ id, archived: z.boolean().default(true) }),
    reply: oneField,
    message: "saved",
  }),
  order: defineCall({
    method: "POST",
    path: "/api/user/custom-field/order",
    access: "admin",
    touches: null,
    summary: "Puts the fields of one kind of record in this order; those that aren't named come behind them, as they were.",
    body: z.object({ record: z.enum(customRecords), ids: z.array(id).min(1).max(200) }),
    reply: allFields,
    message: "saved",
  }),
};
