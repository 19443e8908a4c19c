import { expect, test } from "vitest";
import { isOfMerge } from "./kept.ts";

const id = "00000000-0000-7000-8000-000000000001";

test.each<[of_table: string, did: string, keys: unknown, columns: string[]]>([
  ["notes", "moved", [{ id }, { id }], ["candidate_id"]],
  ["matches", "moved", [{ job_id: id }], ["candidate_id"]],
  ["import_rows", "moved", [{ import_id: id, row: 2 }], ["client_id"]],
  ["candidates", "moved", [{ id }], ["merged_into"]],
  ["candidates", "changed", { id }, ["first_name", "custom", "version"]],
  ["matches", "changed", { job_id: id, candidate_id: id }, ["stage", "overrides"]],
  ["contacts", "changed", { id }, ["is_first"]],
  ["contacts", "changed", { id }, ["name", "phone"]],
  ["contacts", "removed", {}, ["id", "client_id", "name"]],
  ["jobs", "moved", [{ id }], ["contact_id"]],
  ["interview_people", "removed", {}, ["id", "contact_id"]],
  ["shown_rankings", "changed", { id }, ["ids"]],
  ["chat_messages", "changed", { id }, ["citations"]],
  ["duplicate_pairs", "changed", { one_id: id, other_id: id }, []],
  ["clients", "removed", {}, ["id", "workspace_id", "name"]],
  ["decision_snapshots", "removed", {}, ["id", "said"]],
])("a merge keeps rows of %s that it %s", (of_table, did, keys, columns) => {
  expect(isOfMerge({ of_table, did, keys, columns })).toBe(true);
});

test.each<[of_table: string, did: string, keys: unknown, columns: string[]]>([
  ["users", "removed", {}, ["id", "email"]],
  ["api_keys", "removed", {}, ["id"]],
  ["recruiters", "changed", { id }, ["role"]],
  ["candidates", "removed", {}, ["id"]],
  ["candidates", "changed", { id }, ["workspace_id"]],
  ["candidates", "changed", { id }, ["id"]],
  ["candidates", "changed", { email: "x" }, ["first_name"]],
  ["candidates", "changed", [{ id }], ["first_name"]],
  ["notes", "moved", [{ id }], ["recruiter_id"]],
  ["notes", "moved", [{ id }], ["candidate_id", "recruiter_id"]],
  ["notes", "moved", [{ id }, { text: "x" }], ["candidate_id"]],
  ["notes", "moved", [], ["candidate_id"]],
  ["notes", "moved", { id }, ["candidate_id"]],
  ["contacts", "changed", { id }, ["client_id"]],
  ["interview_people", "moved", [{ id }], ["recruiter_id"]],
  ["clients", "removed", { id }, ["id"]],
  ["nowhere", "removed", {}, []],
  ["constructor", "removed", {}, []],
  ["clients", "written", {}, []],
])("none keeps rows of %s as %s", (of_table, did, keys, columns) => {
  expect(isOfMerge({ of_table, did, keys, columns })).toBe(false);
});
