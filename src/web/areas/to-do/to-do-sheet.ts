import type { ToDo } from "#contract/note/to-do.ts";
import type { SheetColumns } from "#web/kit/list/define-list.ts";

/** What a spreadsheet gets of tasks. */
export const toDoSheet: SheetColumns<ToDo> = [
  ["text", ({ text }) => text],
  ["about", ({ record }) => record],
  ["name", ({ record_name }) => record_name],
  ["due_on", ({ due_on }) => due_on, "date"],
  ["assigned_to", ({ recruiter_name }) => recruiter_name],
  ["done_at", ({ done_at }) => done_at, "time"],
  ["created_at", ({ created_at }) => created_at, "time"],
  ["id", ({ id }) => id],
];
