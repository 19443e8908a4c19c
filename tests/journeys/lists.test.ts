import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { answered } from "../support/answered.ts";
import { seriousFindings } from "../support/axe.ts";
import { startJourneys } from "../support/journey.ts";
import { settled } from "../support/on-page.ts";
import { buyTeam } from "../support/team.ts";

const journeys = await startJourneys();
afterAll(() => journeys.stop());

const cvs: Record<string, string> = {
  Noor: "Senior React developer. Builds front ends with Node.js and TypeScript.",
  Daan: "React and Bun in a team of five.",
  Femke: "Junior React developer with Node.",
};

/** A workspace with three people who have a CV, two jobs and a proposal. */
async function filled() {
  const recruiter = await journeys.newRecruiter();
  const ids: string[] = [];
  for (const [first_name, text] of Object.entries(cvs)) {
    const { data } = await recruiter.send(api.candidate.extractText, { text });
    const made = await recruiter.send(api.candidate.create, {
      first_name,
      last_name: "Hazelaar",
      city: "Utrecht",
      extraction_id: data.extraction_id,
    });
    ids.push(made.data.candidate.id);
  }
  const jobs: string[] = [];
  for (const title of ["Frontend developer", "Backend engineer"])
    jobs.push((await recruiter.send(api.job.create, { title, client: { name: `${title} BV` } })).data.job.id);
  await recruiter.send(api.proposal.start, { job_id: jobs[0] as string, candidate_id: ids[0] as string });
  return { ...recruiter, ids, jobs };
}

test("a search is coloured, explained and marked in the rows; a view of it is kept", async () => {
  const { token, send } = await filled();
  const page = await journeys.openPage({ token });
  await page.goto("/dashboard/candidates");
  await page.getByText("Noor Hazelaar").waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("react AND (node OR bun NOT junior");
  await page.getByText("A bracket is open").waitFor();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("react AND (node OR bun) NOT junior");
  await page.getByText("Femke Hazelaar").waitFor({ state: "detached" });
  await page.locator("mark", { hasText: "Bun" }).first().waitFor();
  expect(new URL(page.url()).searchParams.get("q")).toBe("react AND (node OR bun) NOT junior");

  await page.getByRole("button", { name: "Save view" }).click();
  await page.getByLabel("Name of the view").fill("React, no juniors");
  await page.getByLabel("Name of the view").press("Enter");
  await page.getByRole("button", { name: "React, no juniors", exact: true }).waitFor();
  await page.getByRole("link", { name: /^All/ }).first().click();
  await page.getByText("Femke Hazelaar").waitFor();
  await page.getByRole("button", { name: "React, no juniors", exact: true }).click();
  await page.getByText("Femke Hazelaar").waitFor({ state: "detached" });
  expect((await send(api.view.list, {})).data.views).toMatchObject([{ name: "React, no juniors", shared: false }]);

  await page.getByRole("button", { name: "How to search" }).click();
  await page.getByRole("button", { name: "Search engineer NOT junior" }).click();
  await page.getByText("No candidates in this view").waitFor();
  expect(journeys.complaints).toEqual([]);
});

test("columns are chosen and stay chosen", async () => {
  const { token } = await filled();
  const page = await journeys.openPage({ token });
  await page.goto("/dashboard/candidates");
  await page.getByRole("columnheader", { name: "City" }).waitFor();
  await page.getByRole("button", { name: "Columns" }).click();
  const kept = answered(page, api.view.updateColumns);
  await page.getByLabel("Columns").getByLabel("City", { exact: true }).click();
  await page.getByRole("columnheader", { name: "City" }).waitFor({ state: "detached" });
  await kept;
  await page.reload();
  await page.getByText("Noor Hazelaar").waitFor();
  await expect.poll(() => page.getByRole("columnheader", { name: "City" }).count()).toBe(0);
  expect(journeys.complaints).toEqual([]);
});

test("keys walk, tick and open; what was done to many is taken back", async () => {
  const { token, send } = await filled();
  const page = await journeys.openPage({ token, messages_stay: true });
  await page.goto("/dashboard/candidates");
  await page.getByText("Noor Hazelaar").waitFor();
  for (const key of ["j", "x", "j", "x"]) await page.keyboard.press(key);
  await page.getByText("2 selected").first().waitFor();
  await page.getByRole("button", { name: "Tag" }).click();
  await page.getByRole("combobox", { name: "Tags to add" }).fill("bench");
  await page.getByRole("combobox", { name: "Tags to add" }).press("Enter");
  await page.getByRole("button", { name: "Add the tags" }).click();
  await page.getByText("2 candidates tagged").waitFor();
  expect((await send(api.candidate.list, { tags: ["bench"] })).data.total).toBe(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await send(api.candidate.list, { tags: ["bench"] })).data.total).toBe(0);
  await page.getByRole("button", { name: "Move to trash" }).click();
  await page.getByText("2 candidates moved to trash").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await send(api.candidate.list, {})).data.total).toBe(3);

  await page.goto("/dashboard/jobs");
  await page.getByText("Frontend developer", { exact: true }).first().waitFor();
  for (const key of ["j", "x", "j", "x"]) await page.keyboard.press(key);
  await page.getByText("2 selected").first().waitFor();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByText("2 jobs closed").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await send(api.job.list, { status: 1 })).data.total).toBe(2);
  expect(journeys.complaints).toEqual([]);
});

test("after a click on a box the keys go on from there, Shift ticks a range, Escape takes every tick away", async () => {
  const { token } = await filled();
  const page = await journeys.openPage({ token });
  const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });
  const ticked = () => page.getByRole("checkbox", { name: /^Select (?!all)/, checked: true }).count();

  await page.goto("/dashboard/candidates");
  await boxes.first().waitFor();
  await boxes.nth(0).click();
  for (const key of ["j", "x"]) await page.keyboard.press(key);
  await expect.poll(ticked).toBe(2);
  expect(await boxes.nth(1).isChecked()).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(ticked).toBe(0);
  await boxes.nth(2).click();
  await boxes.nth(0).click({ modifiers: ["Shift"] });
  await expect.poll(ticked).toBe(3);
  await boxes.nth(1).click({ modifiers: ["Shift"] });
  await expect.poll(ticked).toBe(1);
  await page.keyboard.press("Escape");
  for (const key of ["j", "x", "k", "k", "Shift+X"]) await page.keyboard.press(key);
  await expect.poll(ticked).toBe(3);

  await page.goto("/dashboard/jobs");
  await boxes.first().waitFor();
  await boxes.nth(1).click();
  await boxes.nth(0).click({ modifiers: ["Shift"] });
  await expect.poll(ticked).toBe(2);
  await page.keyboard.press("Escape");
  await expect.poll(ticked).toBe(0);
  for (const key of ["j", "x"]) await page.keyboard.press(key);
  await expect.poll(() => boxes.nth(1).isChecked()).toBe(true);
  expect(journeys.complaints).toEqual([]);
});

test("all that match are ticked, also those that aren't loaded yet", async () => {
  const recruiter = await journeys.newRecruiter();
  await buyTeam(recruiter, 2);
  const { send } = recruiter;
  const add = (first_name: string, last_name: string) => send(api.candidate.create, { first_name, last_name });
  for (let n = 0; n < 230; n += 10) await Promise.all(Array.from({ length: 10 }, (_, k) => add("Iris", `Vos ${n + k}`)));
  await add("Noor", "Hazelaar");
  const page = await journeys.openPage({ token: recruiter.token, messages_stay: true });
  await page.goto("/dashboard/candidates?q=iris");
  await page.getByText("230 of 231").waitFor();
  await page.getByRole("checkbox", { name: "Select all that are loaded" }).click();
  await page.getByText("200 selected").waitFor();
  await page.getByRole("button", { name: "Select all 230 that match" }).click();
  await page.getByText("230 selected").waitFor();
  await page.getByRole("button", { name: "Move to trash" }).click();
  await page.getByText("230 candidates moved to trash").waitFor();
  expect((await send(api.candidate.list, {})).data.total).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await send(api.candidate.list, {})).data.total).toBe(231);
  expect(journeys.complaints).toEqual([]);
});

test("on a phone cards are ticked after saying so, and what was done to them is taken back", async () => {
  const { token, send } = await filled();
  const page = await journeys.openPage({
    token,
    messages_stay: true,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  for (const { path, label, ticked, total } of [
    {
      path: "candidates",
      label: "Select Noor Hazelaar",
      ticked: "1 candidate moved to trash",
      total: async () => (await send(api.candidate.list, {})).data.total,
    },
    {
      path: "jobs",
      label: "Select Frontend developer",
      ticked: "1 moved to trash",
      total: async () => (await send(api.job.list, {})).data.total,
    },
  ]) {
    await page.goto(`/dashboard/${path}`);
    const box = page.getByRole("checkbox", { name: label });
    await page.getByRole("button", { name: "Order and selection" }).click();
    expect(await box.count()).toBe(0);
    await page.getByRole("menuitem", { name: "Select several" }).click();
    await box.tap();
    await page.getByText("1 selected").first().waitFor();
    const before = await total();
    expect(await seriousFindings(page), path).toEqual([]);
    await page.getByRole("button", { name: "Move to trash" }).click();
    await page.getByText(ticked).waitFor();
    expect(await total()).toBe(before - 1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(total).toBe(before);
  }
  expect(journeys.complaints).toEqual([]);
});

test("proposals are narrowed by client and status in the address", async () => {
  const { token } = await filled();
  const page = await journeys.openPage({ token });
  await page.goto("/dashboard/proposals");
  await page.getByText("Noor Hazelaar").waitFor();
  await page.getByRole("button", { name: "Status", exact: true }).first().click();
  await page.getByRole("menuitem", { name: "Accepted" }).click();
  await page.getByText("No proposals here").waitFor();
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await page.getByText("Noor Hazelaar").waitFor();
  await page.getByRole("button", { name: "Client", exact: true }).first().click();
  await page.getByRole("textbox", { name: "Client", exact: true }).fill("front");
  await expect.poll(() => page.getByRole("option").allTextContents()).toEqual(["Frontend developer BV"]);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByText("Noor Hazelaar").waitFor();
  expect(new URL(page.url()).searchParams.get("client_id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(journeys.complaints).toEqual([]);
});

test("all four lists fit a phone, in Dutch and in the dark, and axe finds nothing serious", async () => {
  const { token } = await filled();
  for (const options of [
    { token, locale_stored: "nl" as const, dark_stored: "true", viewport: { width: 390, height: 844 } },
    { token, locale_stored: "en" as const, dark_stored: "false" },
  ]) {
    const page = await journeys.openPage(options);
    for (const path of ["candidates?q=react%20NOT%20bun", "candidates", "jobs", "proposals", "recruiters"]) {
      await page.goto(`/dashboard/${path}`);
      await page.locator("h1").first().waitFor();
      await settled(page);
      expect(await seriousFindings(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(options.viewport?.width ?? 1440);
    }
  }
  expect(journeys.complaints).toEqual([]);
});
