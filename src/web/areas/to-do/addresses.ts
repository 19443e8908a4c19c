import type { BodyInput } from "#contract/call.ts";
import { notedRecords } from "#contract/choices.ts";
import type { api } from "#contract/index.ts";
import type { ToDo } from "#contract/note/to-do.ts";
import { among, asked, id, listReader } from "#web/kit/list/address.ts";
import { localDay } from "#web/words/days.ts";

export const toDoViews = ["team", "overdue", "done", "trash"] as const;
const toDoSorts = ["-created_at", "text"] as const;

/** What the address of the tasks holds; a default stays out of it. One's own that are open, unless it says otherwise; `all`: of a record. */
export const readToDosSearch = listReader({
  views: [...toDoViews, "all"],
  sorts: toDoSorts,
  filters: { recruiter_id: id, record: among(notedRecords), record_id: id },
});
export type ToDosSearch = ReturnType<typeof readToDosSearch>;

/** The list that an address asks for. */
export const toDosBody = ({ view, ...search }: ToDosSearch): BodyInput<typeof api.toDo.list> =>
  asked({
    ...search,
    mine: view === undefined || undefined,
    state: view === "done" ? ("done" as const) : view === "all" || view === "trash" ? ("all" as const) : undefined,
    due_before: view === "overdue" ? localDay() : undefined,
    trashed: view === "trash" || undefined,
  });

const places = {
  candidate: "/dashboard/candidates/$id",
  job: "/dashboard/jobs/$id",
  client: "/dashboard/clients/$id",
  proposal: "/dashboard/proposals/$id",
} as const;

/** Where the record is that a task is about; null where it is about none. */
export const addressOf = ({ record, record_id }: Pick<ToDo, "record" | "record_id">) =>
  record && record_id ? { to: places[record], params: { id: record_id } } : null;
