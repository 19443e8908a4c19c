import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { clientState, followAnswer, requireId } from "./client-state.ts";
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
const ids = (items: { id: string }[]) => items.map(({ id }) => id);

describe.each(kinds)("%s", (name, one, read, create, remove) => {
  const all = (queries: QueryClient) => ids(clientState[name].all(queries));

  test("all holds everything known, once each", () => {
    const queries = new QueryClient();
    expect(all(queries)).toEqual([]);
    queries.setQueryData([read.path, { limit: 2 }], page(name, ["a", "b"]), { updatedAt: 2 });
    queries.setQueryData(
      [read.path, { q: "b" }, "pages"],
      { pages: [page(name, ["b"]), page(name, ["c"])], pageParams: ["", "x"] },
      { updatedAt: 1 },
    );
    expect(all(queries)).toEqual(["a", "b", "c"]);
  });

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
    expect(all(queries)).toEqual(["a", "b"]);
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

test("subscriptions, their features and the statistics are what the newest answer says", () => {
  const queries = new QueryClient();
  const { subscriptions, subscriptionFeatures, stats } = clientState;
  expect([subscriptions.all(queries), subscriptionFeatures.all(queries), stats.all(queries)]).toEqual([[], [], null]);
  queries.setQueryData([api.subscription.plans.path, {}], { data: { subscriptions: [{ id: "team" }] } });
  queries.setQueryData([api.subscription.purchased.path, {}], {
    data: { subscriptions: [{ id: "mine" }], subscriptionHistory: [{ id: "order" }] },
  });
  queries.setQueryData([api.subscription.features.path, {}], { data: { features: [{ key: "proof" }] } });
  queries.setQueryData(["/api/user/stats/fetch", { days: 30 }], { data: { stats: { placements: 4 } } }, { updatedAt: 1 });
  queries.setQueryData(["/api/user/stats/fetch", { days: 90 }], { data: { stats: { placements: 9 } } }, { updatedAt: 2 });
  expect(ids(subscriptions.all(queries))).toEqual(["team"]);
  expect(ids(subscriptions.userSubscriptions(queries))).toEqual(["mine"]);
  expect(ids(subscriptions.userSubscriptionsHistory(queries))).toEqual(["order"]);
  expect(subscriptionFeatures.all(queries)).toEqual([{ key: "proof" }]);
  expect(stats.all(queries)).toEqual({ placements: 9 });
});

test("data that nobody uses is kept for a minute", () => {
  expect(queryClient.getDefaultOptions().queries?.gcTime).toBe(60_000);
});
