import type { ClientRow, ContactRow } from "#contract/client/client.ts";
import type { SheetColumns } from "#web/kit/list/define-list.ts";

/** What a spreadsheet gets of a client. */
export const clientSheet: SheetColumns<ClientRow> = [
  ["name", ({ name }) => name],
  ["status", ({ status }) => status],
  ["website", ({ website }) => website],
  ["city", ({ city }) => city],
  ["country", ({ country }) => country],
  ["branch", ({ branch }) => branch],
  ["contact_name", ({ contact }) => contact?.name],
  ["contact_email", ({ contact }) => contact?.email],
  ["contact_phone", ({ contact }) => contact?.phone],
  ["open_jobs", ({ open_jobs }) => open_jobs],
  ["jobs", ({ jobs }) => jobs],
  ["proposals", ({ proposals }) => proposals],
  ["placements", ({ placements }) => placements],
  ["recruiter", ({ recruiter_id }, { nameOf }) => nameOf(recruiter_id)],
  ["created_at", ({ created_at }) => created_at, "time"],
  ["updated_at", ({ updated_at }) => updated_at, "time"],
  ["id", ({ id }) => id],
];

/** What a spreadsheet gets of somebody who works at one, by the names that an import knows. */
export const contactSheet: SheetColumns<ContactRow> = [
  ["name", ({ name }) => name],
  ["client", ({ client_name }) => client_name],
  ["role", ({ role }) => role],
  ["email", ({ email }) => email],
  ["phone", ({ phone }) => phone],
  ["language", ({ language }) => language],
  ["is_first", ({ is_first }) => (is_first ? "yes" : "no")],
  ["id", ({ id }) => id],
];
