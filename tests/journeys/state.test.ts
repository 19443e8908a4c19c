import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startJourneys } from "#tests/support/journey.ts";
import { addDraft, addPair } from "#tests/support/sent-proposal.ts";
import { addMember, buyTeam } from "#tests/support/team.ts";

const product = await startJourneys();
afterAll(() => product.stop());

let owner: Awaited<ReturnType<typeof product.newRecruiter>>;
let pair: Awaited<ReturnType<typeof addPair>>;
let proposal_id: string;
let colleague: { token: string; recruiter_id: string };
beforeAll(async () => {
  owner = await product.newRecruiter();
  await buyTeam(owner, 2);
  colleague = await addMember(owner, await product.newRecruiter({ first_name: "Tom", last_name: "Bakker" }));
  pair = await addPair(owner.send);
  proposal_id = await addDraft(owner.send, pair);
});

type Item = Record<string, unknown>;
/** Changes what the server answers to a call, as if it had said so itself. */
async function answers(page: Page, path: string, change: (data: Item) => unknown) {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      const json = (await response.json()) as { data: Item };
      change(json.data);
      await route.fulfill({ response, json });
    },
  );
}
const each = (data: Item, name: string, change: Item) => {
  for (const item of data[name] as Item[]) Object.assign(item, change);
};

describe("the state in the browser", () => {
  let page: Page;
  beforeAll(async () => {
    page = await product.openPage({ token: owner.token });
  });
  test.each([
    ["users", "/v1/users", "/dashboard/jobs", (data: Item) => each(data, "users", { first_name: "Wilhelmina" }), "Wilhelmina"],
    [
      "recruiters",
      "/api/user/recruiters",
      "/dashboard/recruiters",
      (data: Item) => each(data, "recruiters", { first_name: "Wilhelmina" }),
      "Wilhelmina",
    ],
    ["jobs", "/api/user/jobs", "/dashboard/jobs", (data: Item) => each(data, "jobs", { title: "Glassblower" }), "Glassblower"],
    [
      "candidates",
      "/api/user/candidates",
      "/dashboard/candidates",
      (data: Item) => each(data, "candidates", { last_name: "Glasblazer" }),
      "Glasblazer",
    ],
    [
      "proposals",
      "/api/user/proposals",
      "/dashboard/proposals",
      (data: Item) => each(data, "proposals", { candidate_name: "Glasblazer" }),
      "Glasblazer",
    ],
    [
      "stats",
      "/api/user/stats/fetch",
      "/dashboard/statistics",
      (data: Item) => each(data.stats as Item, "skills", { label: "Glassblowing" }),
      "Glassblowing",
    ],
    ["subscriptions.all", "/api/subscriptions", "/price", (data: Item) => each(data, "subscriptions", { name: "Glass" }), "Glass"],
    [
      "subscriptions.userSubscriptions",
      "/api/user/subscription/purchased",
      "/dashboard/subscription",
      (data: Item) => each(data, "subscriptions", { interval: "year", unit_amount: 12_345_00 }),
      "a year, excluding VAT",
    ],
    [
      "subscriptions.userSubscriptionsHistory",
      "/api/user/subscription/purchased",
      "/dashboard/subscription",
      (data: Item) => each(data, "subscriptionHistory", { invoice_number: "GLASS-1" }),
      "GLASS-1",
    ],
    [
      "subscriptionFeatures.all",
      "/v1/subscriptions/features",
      "/price",
      (data: Item) => each(data, "features", { label: "Glassblowing" }),
      "Glassblowing",
    ],
  ] as const)("state group %s is what its screen reads", async (_group, path, screen, change, seen) => {
    await page.unrouteAll({ behavior: "wait" });
    await answers(page, path, change);
    await page.goto(screen);
    await page.getByText(seen).first().waitFor();
  });
});

test("the owner shown on a job is the job's, whoever looks at it", async () => {
  const page = await product.openPage({ token: colleague.token });
  await page.goto(`/dashboard/jobs/${pair.job_id}`);
  await page.getByRole("heading", { name: "Senior backend engineer", level: 1 }).waitFor();
  const head = page.locator("header").filter({ has: page.getByRole("heading", { level: 1 }) });
  await head.getByText(/Sanne Verhoeven$/).waitFor();
  expect(await head.getByText("Tom").count()).toBe(0);
});

test("a recruiter is chosen among the users of the workspace", async () => {
  const page = await product.openPage({ token: owner.token });
  await page.goto(`/dashboard/proposals/${proposal_id}/start`);
  await page.getByLabel("Sent by").first().click();
  await page.getByRole("option", { name: "Tom Bakker" }).waitFor();
  await page.getByRole("option", { name: "Sanne Verhoeven" }).waitFor();
});

test("each step of a proposal saves by its own call", async () => {
  const page = await product.openPage({ token: owner.token });
  const calls: string[] = [];
  page.on("request", (request) => {
    const [, call] = /\/api\/user\/proposal\/(edit\/[a-z-]+|update)$/.exec(request.url()) ?? [];
    if (call) calls.push(call);
  });
  const saves = async (step: string, call: string, act: () => Promise<unknown>) => {
    await page.goto(`/dashboard/proposals/${proposal_id}/${step}`);
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    calls.length = 0;
    const saved = page.waitForResponse((response) => response.url().endsWith(`/api/user/proposal/${call}`));
    await act();
    expect((await saved).status()).toBe(200);
    await page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
    expect([...new Set(calls)]).toEqual([call]);
  };
  await saves("strengths", "edit/strength", async () => {
    await page
      .getByRole("button", { name: /^Edit: / })
      .first()
      .click();
    await page.getByLabel("Strength in a few words").fill("Keeps systems running");
    await page.getByRole("button", { name: "Done" }).click();
  });
  await saves("brand", "edit/logo", () => page.getByLabel("Footer").fill("Lindekade, Utrecht"));
  await saves("information", "edit/information", () => page.getByLabel("Title under the name").fill("Backend engineer"));
  await saves("cover-letter", "edit/cover-letter", () =>
    page.getByRole("textbox", { name: "Cover letter" }).fill("Dear Marjan,\n\nMeet Noor."),
  );
  await saves("requirements", "edit/requirements", () =>
    page
      .getByRole("textbox", { name: /^What the client should know about this/ })
      .first()
      .fill("As Noor told us herself"),
  );
  const { proposal } = (await owner.send(api.proposal.show, { id: proposal_id })).data;
  expect(proposal).toMatchObject({ footer: "Lindekade, Utrecht", cover_letter: "Dear Marjan,\n\nMeet Noor." });
  expect([proposal.strengths[0]?.title, proposal.information.title]).toEqual(["Keeps systems running", "Backend engineer"]);
});

test("what one step couldn't save the next try does: what was saved before it stands", async () => {
  const page = await product.openPage({ token: owner.token });
  const { proposal } = (await owner.send(api.proposal.start, { ...pair })).data;
  await page.route("**/edit/requirements", (route) => route.abort());
  await page.goto(`/dashboard/proposals/${proposal.id}/cover-letter`);
  const letter = page.getByRole("textbox", { name: "Cover letter" });
  await letter.fill("Dear Marjan,\n\nOnce more.");
  await page
    .getByRole("textbox", { name: /^What the client should know about this/ })
    .first()
    .fill("Told by telephone");
  const stored = async () => (await owner.send(api.proposal.show, { id: proposal.id })).data.proposal;
  await expect.poll(async () => (await stored()).cover_letter).toBe("Dear Marjan,\n\nOnce more.");
  await page.unroute("**/edit/requirements");
  await expect.poll(async () => (await stored()).requirements[0]?.note).toBe("Told by telephone");
});

test("closing and opening a job sends 0 and 1, and its screen says so", async () => {
  const page = await product.openPage({ token: owner.token });
  await page.goto(`/dashboard/jobs/${pair.job_id}`);
  for (const [item, status, shown] of [
    ["Close this job", 0, "Closed"],
    ["Open this job", 1, "Open"],
  ] as const) {
    await page.getByRole("button", { name: /^Actions/ }).click();
    const sent = page.waitForRequest("**/job/status/update");
    await page.getByRole("menuitem", { name: item }).click();
    expect((await sent).postDataJSON()).toMatchObject({ status });
    await page.locator("header").getByText(shown, { exact: true }).waitFor();
    // It stands over the actions, for as long as the pointer is on it.
    await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
  }
});

test("no page complained", () => {
  expect(product.complaints.filter((one) => !one.includes("ERR_FAILED"))).toEqual([]);
});
