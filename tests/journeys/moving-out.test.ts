import { readFileSync } from "node:fs";
import readExcelFile from "read-excel-file/node";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { verifyArchive } from "#server/areas/workspace-export/archive/reading.ts";
import { seriousFindings } from "../support/axe.ts";
import { startJourneys } from "../support/journey.ts";
import { settled, tick } from "../support/on-page.ts";
import { addPair } from "../support/sent-proposal.ts";

const journeys = await startJourneys();
afterAll(() => journeys.stop());

test("a list of jobs leaves as Excel and as CSV, as it is filtered", async () => {
  const { token, send } = await journeys.newRecruiter();
  for (const title of ["Planner", "=Welder"])
    await send(api.job.create, { title, client: { name: "Halderstroom" }, start_date: "2026-12-01", hours_per_week: 36 });
  const page = await journeys.openPage({ token });
  await page.goto("/dashboard/jobs");
  await page.getByRole("link", { name: "Planner" }).waitFor();
  const saved = async (kind: RegExp) => {
    await page.getByRole("button", { name: "Export" }).click();
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: kind }).click()]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const excel = await saved(/Excel/);
  expect(excel.name).toMatch(/^jobs-\d{4}-\d\d-\d\d\.xlsx$/);
  const [head = [], ...rows] = (await readExcelFile(excel.bytes))[0]?.data ?? [];
  const at = (name: string) => head.indexOf(name);
  expect(rows.map((row) => row[at("title")]).sort()).toEqual(["=Welder", "Planner"]);
  expect(rows[0]?.[at("start_date")]).toEqual(new Date("2026-12-01"));
  expect(rows[0]?.[at("hours_per_week")]).toBe(36);
  await page.goto("/dashboard/jobs?q=welder");
  await page.getByRole("link", { name: "=Welder" }).waitFor();
  const linesOf = async () => (await saved(/CSV/)).bytes.toString("utf8").trim().split("\r\n");
  const lines = await linesOf();
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^'=Welder,Halderstroom,/);
  await page.goto("/dashboard/jobs");
  await tick(page.getByRole("checkbox", { name: "Select Planner" }));
  const ticked = await linesOf();
  expect(ticked).toHaveLength(2);
  expect(ticked[1]).toMatch(/^Planner,Halderstroom,/);
});

test("the contacts of the clients that are shown leave as CSV, and come in again as they are", async () => {
  const { token, send } = await journeys.newRecruiter();
  for (const [name, person] of [
    ["Vaarwater", "Jet Molenaar"],
    ["Hazelhof", "Bas Terpstra"],
  ] as const)
    await send(api.client.create, { name, contact: { name: person, email: `hr@${name.toLowerCase()}.example`, language: "nl" } });
  const page = await journeys.openPage({ token });
  await page.goto("/dashboard/clients?q=vaarwater&sort=-created_at");
  await page.getByRole("link", { name: "Vaarwater" }).waitFor();
  await page.getByRole("button", { name: "Export" }).click();
  const csv = page.getByRole("menuitem", { name: /CSV/ });
  const [file] = await Promise.all([page.waitForEvent("download"), csv.last().click()]);
  expect(file.suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = readFileSync(await file.path());
  const lines = bytes.toString("utf8").trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^Jet Molenaar,Vaarwater,,hr@vaarwater.example,,nl,yes,/);
  const { import: read } = (await send(api.import.begin, { file: new File([bytes], "contacts.csv") })).data;
  expect([read.kind, read.mapping.slice(0, 6)]).toEqual(["contacts", ["name", "client", "role", "email", "phone", "language"]]);
});

test("a job's matches leave as CSV, each with its score, its stage and the person", async () => {
  const { token, send } = await journeys.newRecruiter();
  const { job_id } = await addPair(send);
  const page = await journeys.openPage({ token });
  await page.goto(`/dashboard/jobs/${job_id}`);
  await page.getByRole("button", { name: "Export" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: /CSV/ }).click()]);
  expect(file.suggestedFilename()).toMatch(/^matches-\d{4}-\d\d-\d\d\.csv$/);
  const [head = "", ...rows] = readFileSync(await file.path(), "utf8")
    .trim()
    .split("\r\n");
  expect(head).toMatch(/^\uFEFF?name,score,stage,stage_since,reason,musts_not_met,/);
  expect(head).toContain(",email,");
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/^[^,]+,\d+,Suggested,/);
});

test("a candidate's CV is made in the agency's style, blind without a name in it or on it", async () => {
  const { token, send } = await journeys.newRecruiter();
  const { candidate } = (await send(api.candidate.create, { first_name: "Femke", last_name: "Oosterwold", headline: "Planner" })).data;
  const page = await journeys.openPage({ token });
  await page.goto(`/dashboard/candidates/${candidate.id}`);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "CV in your style" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByLabel("Anonymity").first().click();
  await page.getByRole("option").last().click();
  const [file] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: "Save" }).click()]);
  expect(file.suggestedFilename()).toMatch(/-cv-planner\.pdf$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  await dialog.waitFor({ state: "hidden" });
});

test("an owner takes the whole workspace along as an archive that says what is in it", async () => {
  const { token, send } = await journeys.newRecruiter();
  await send(api.candidate.create, { first_name: "Femke", last_name: "Oosterwold" });
  const page = await journeys.openPage({ token, locale_stored: "nl", viewport: { width: 390, height: 844 } });
  await page.goto("/dashboard/profile");
  await settled(page);
  await page.getByRole("link", { name: "Archief maken" }).click();
  await page.getByRole("heading", { name: "Alles meenemen", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Archief maken" }).click();
  const archive = page.getByRole("listitem").filter({ hasText: "Klaar" });
  await archive.waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const [file] = await Promise.all([page.waitForEvent("download"), archive.getByRole("link", { name: "Download" }).click()]);
  expect(file.suggestedFilename()).toMatch(/^proffer-\d{4}-\d\d-\d\d\.zip$/);
  const told = await verifyArchive(new Blob([readFileSync(await file.path())]));
  expect(told.tables.find(({ name }) => name === "candidates")?.rows).toBe(1);
  await archive.getByRole("button", { name: "Verwijder" }).click();
  await page.getByText("Nog geen archief").waitFor();
});
