import type { Recruiter } from "#contract/account/team.ts";
import type { SheetColumns } from "#web/kit/list/define-list.ts";

/** What a spreadsheet gets of a member. */
export const recruiterSheet: SheetColumns<Recruiter> = [
  ["first_name", ({ first_name }) => first_name],
  ["last_name", ({ last_name }) => last_name],
  ["email", ({ email }) => email],
  ["phone", ({ phone }) => phone],
  ["title", ({ title }) => title],
  ["role", ({ role }) => role],
  ["is_active", ({ status }) => status === 1],
  ["has_seat", ({ has_seat }) => has_seat],
  ["jobs", ({ counts }) => counts.jobs],
  ["candidates", ({ counts }) => counts.candidates],
  ["proposals", ({ counts }) => counts.proposals],
  ["invited_at", ({ invited_at }) => invited_at, "time"],
  ["joined_at", ({ joined_at }) => joined_at, "time"],
  ["last_active_at", ({ last_active_at }) => last_active_at, "time"],
  ["id", ({ id }) => id],
];
