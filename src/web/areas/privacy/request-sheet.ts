import type { PrivacyRequest } from "#contract/candidate/privacy.ts";
import type { SheetColumns } from "#web/kit/list/define-list.ts";

/** What a spreadsheet gets of a privacy request. */
export const requestSheet: SheetColumns<PrivacyRequest> = [
  ["person", ({ person }) => person],
  ["of", ({ of }) => of],
  ["kind", ({ kind }) => kind],
  ["received_on", ({ received_on }) => received_on, "date"],
  ["due_on", ({ due_on }) => due_on, "date"],
  ["is_extended", ({ is_extended }) => is_extended],
  ["outcome", ({ outcome }) => outcome],
  ["closed_at", ({ closed_at }) => closed_at, "time"],
  ["note", ({ note }) => note],
  ["by", ({ by }) => by],
  ["candidate_id", ({ candidate_id }) => candidate_id],
  ["id", ({ id }) => id],
];
