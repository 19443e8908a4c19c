import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { seriousFindings } from "#tests/support/axe.ts";
import { startJourneys } from "#tests/support/journey.ts";
import { dropCv } from "#tests/support/pair.ts";

const journeys = await startJourneys();
afterAll(() => journeys.stop());

const VACANCY = `Teamleider
Anker Logistiek, Zwolle
32-40 uur

Wij vragen
- VCA moet en is graag gezien, liefst VOL, een pré
- Nederlands als moedertaal

Pre
- Kennis van Excel
- Kennis van WMS`;

const CV = `Iris Vonderbos
Zwolle

Werkervaring
Planner, Anker Logistiek
2016 - 2020
Chauffeur, Boei Transport
2008 - 2012

Talen
Nederlands (moedertaal)
Engels: goed lezen, beetje spreken`;

test("the doubts of a vacancy are answered by keys, its form stays folded", async () => {
  const { token, send } = await journeys.newRecruiter();
  const page = await journeys.openPage({ token });
  await page.goto("/dashboard/jobs/new");
  await page.getByRole("textbox", { name: "Text of the vacancy" }).fill(VACANCY);
  await page.keyboard.press("Control+Enter");
  const doubts = page.locator("[data-doubt]");
  await doubts.first().waitFor();
  expect(await doubts.count()).toBe(1);
  expect(await page.getByLabel("Title", { exact: true }).isVisible()).toBe(false);
  expect(await seriousFindings(page)).toEqual([]);

  // A kind is changed by its number.
  const kind = page.locator("[data-doubt$='.kind']");
  const path = await kind.getAttribute("data-doubt");
  const other = (await kind.locator("[data-answer='2']").textContent()) ?? "";
  await kind.locator("[data-answer='1']").focus();
  await page.keyboard.press("2");
  await expect.poll(() => doubts.count()).toBe(0);
  await page.getByRole("button", { name: "Save job" }).click();
  await page.waitForURL(/\/dashboard\/jobs\/[0-9a-f-]{36}/);
  const id = /jobs\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? "";
  const { job } = (await send(api.job.show, { id })).data;
  const changed = job.requirements[Number(path?.split(".")[1])];
  expect(other.toLowerCase()).toContain({ must: "must", nice: "nice", knock_out: "knock-out" }[changed?.kind ?? "must"]);
  expect(journeys.complaints).toEqual([]);
});

test("years that the reader made nothing of are shown, and open the work that they belong to", async () => {
  const recruiter = await journeys.newRecruiter();
  const lines = ["2019 – 2024 ~ De Krakeling ~ ovens en deeg", "2015 – 2019 ~ Het Anker ~ de kaart", "2011 – 2015 ~ Bolt ~ doek en draad"];
  const id = await dropCv(recruiter as never, ["Iris Vonderbos", "Zwolle", "", "Levensloop", ...lines].join("\n"));
  const page = await journeys.openPage({ token: recruiter.token });
  await page.goto(`/dashboard/candidates/${id}`);
  const doubt = page.locator("[data-doubt=experience]");
  await doubt.getByText("Does the profile have what these lines say?").waitFor();
  for (const line of lines) expect(await doubt.getByText(line).isVisible()).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await doubt.getByRole("button", { name: "No, add it" }).click();
  await page.getByRole("dialog", { name: "Experience" }).getByLabel("Employer").waitFor();
  await page.keyboard.press("Escape");
  await doubt.getByRole("button", { name: "Yes, it has" }).click();
  await doubt.waitFor({ state: "detached" });
  expect(journeys.complaints).toEqual([]);
});

test("the doubts of a CV are answered by keys, and aren't asked again", async () => {
  const recruiter = await journeys.newRecruiter();
  const id = await dropCv(recruiter as never, CV);
  const page = await journeys.openPage({ token: recruiter.token });
  await page.goto(`/dashboard/candidates/${id}`);
  const doubts = page.locator("[data-doubt]");
  await doubts.first().waitFor();
  const before = await doubts.count();
  expect(before).toBe(2);
  expect(await seriousFindings(page)).toEqual([]);
  for (let left = before; left > 0; left--) {
    const path = await doubts.first().getAttribute("data-doubt");
    await doubts.first().locator("[data-answer]").first().focus();
    await page.keyboard.press("1");
    await page.locator(`[data-doubt="${path}"]`).waitFor({ state: "detached" });
    if ((await doubts.count()) === 0) break;
  }
  await page.reload();
  await page.getByRole("heading", { name: "Practical" }).waitFor();
  const later = (await recruiter.send(api.candidate.show, { id })).data.candidate.doubts;
  expect(later).toEqual([]);
  expect(journeys.complaints).toEqual([]);
});

test("what a vacancy asked that the law protects stands in the register, is explained there, and leaves as CSV", async () => {
  const { token, send } = await journeys.newRecruiter();
  const page = await journeys.openPage({ token });
  await page.goto("/dashboard/jobs");
  await page.getByRole("link", { name: "What the law protects" }).click();
  await page.getByText("Nothing to report").waitFor();
  const { data } = await send(api.candidate.extractText, { text: VACANCY, kind: "job" });
  const { job } = (
    await send(api.job.create, {
      ...data.job,
      title: "Teamleider",
      extraction_id: data.extraction_id,
      requirements: [...(data.job?.requirements ?? []), { text: "Nederlands als moedertaal", kind: "must" }],
    })
  ).data;
  await page.reload();
  const line = page.locator("[data-line]").filter({ hasText: "moedertaal" });
  await line.getByText("Kept", { exact: true }).waitFor();
  await line.getByRole("button", { name: "Give a reason" }).click();
  await page.keyboard.type("The client writes speeches");
  await line.getByRole("button", { name: "Save" }).click();
  await line.getByText("The client writes speeches").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export CSV" }).click()]);
  const csv = readFileSync(await download.path(), "utf8");
  expect(csv).toContain("The client writes speeches");
  expect(csv.split("\r\n")[0]).toContain("told_at,job_title,client_name,sentence");
  await page.getByRole("link", { name: /^Left out/ }).click();
  await page.getByText("Nothing with these filters").waitFor();
  await send(api.job.remove, { id: job.id });
  await page.goto("/dashboard/jobs/protected?handled=kept");
  await page.getByText("Teamleider").first().waitFor();
  expect(journeys.complaints).toEqual([]);
});
