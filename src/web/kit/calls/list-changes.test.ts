import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test, vi } from "vitest";
import { api } from "#contract/index.ts";
import { NotReached, type SendOptions, send } from "./api.ts";
import { requireId } from "./deletions.ts";
import { followAnswer } from "./list-changes.ts";
import { queryClient } from "./query-client.ts";

const kinds = [
  ["recruiters", "recruiter", api.team.recruiters, api.team.create, api.team.remove],
  ["jobs", "job", api.job.list, api.job.create, api.job.remove],
  ["candidates", "candidate", api.candidate.list, api.candidate.create, api.candidate.remove],
  ["proposals", "proposal", api.proposal.list, api.proposal.create, api.proposal.remove],
] as const;
const page = (name: string, ids: string[], total = ids.length) => ({
  data: { [name]: ids.map((id) => ({ id })), total, next_cursor: null },
});

describe.each(kinds)("%s", (name, one, read, create, remove) => {
  test("what was made is appended to the whole lists, once, and the total follows; a search is left alone", () => {
    const queries = new QueryClient();
    queries.setQueryData([read.path, { limit: 50, sort: "name" }], page(name, ["a"]));
    queries.setQueryData([read.path, {}, "pages"], { pages: [page(name, ["a"], 2), page(name, ["b"], 2)], pageParams: ["", "x"] });
    queries.setQueryData([read.path, { q: "a" }], page(name, ["a"]));
    for (let times = 0; times < 2; times++) followAnswer(queries, create.path, { data: { [one]: { id: "new" } } });
    expect(queries.getQueryData([read.path, { limit: 50, sort: "name" }])).toMatchObject(page(name, ["a", "new"]));
    expect(queries.getQueryData([read.path, {}, "pages"])).toMatchObject({ pages: [page(name, ["a"], 3), page(name, ["b", "new"], 3)] });
    expect(queries.getQueryData([read.path, { q: "a" }])).toEqual(page(name, ["a"]));
  });

  test("what is deleted leaves every list, and only when the server returns it", () => {
    const queries = new QueryClient();
    queries.setQueryData([read.path, { q: "a" }], page(name, ["a", "b"]));
    followAnswer(queries, remove.path, { data: {} });
    expect(queries.getQueryData([read.path, { q: "a" }])).toEqual(page(name, ["a", "b"]));
    followAnswer(queries, remove.path, { data: { [one]: { id: "a" } } });
    expect(queries.getQueryData([read.path, { q: "a" }])).toEqual(page(name, ["b"]));
  });

  test("deleting needs an id, in what is given or in a form", () => {
    const form = new FormData();
    for (const given of [undefined, {}, form, { formData: form }])
      expect(() => requireId(remove.path, given)).toThrow(new Error("ID is missing from formData."));
    form.set("id", "a");
    for (const given of [{ id: "a" }, form, { formData: form }]) expect(() => requireId(remove.path, given)).not.toThrow();
    expect(() => requireId(create.path, {})).not.toThrow();
  });
});

test("a deletion whose answer lacks what was deleted failed", async () => {
  const deleting = (data: object) => {
    const fetcher: SendOptions["fetcher"] = () => Response.json({ response_status: 200, response_message: "Moved to trash", data });
    return send(api.candidate.remove, { id: "0199a000-0000-7000-8000-000000000001" }, { token: null, fetcher });
  };
  await expect(deleting({})).rejects.toBeInstanceOf(NotReached);
  await expect(deleting({ candidate: { id: "0199a000-0000-7000-8000-000000000001" } })).resolves.toMatchObject({ response_status: 200 });
});

test("data that nobody uses is kept for a minute", async () => {
  vi.useFakeTimers();
  const queries = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
  queries.setQueryData(["kept"], "an answer");
  await vi.advanceTimersByTimeAsync(59_999);
  expect(queries.getQueryData(["kept"])).toBe("an answer");
  await vi.advanceTimersByTimeAsync(1);
  expect(queries.getQueryData(["kept"])).toBeUndefined();
  vi.useRealTimers();
});
