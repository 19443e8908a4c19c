import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startAssistantServer } from "#tests/support/assistant-server.ts";
import { seriousFindings } from "#tests/support/axe.ts";
import { startJourneys } from "#tests/support/journey.ts";

const model = await startAssistantServer();
model.state.key = "sk-right-0a1b2c3d4e5f6a7b8c9d-1234";
model.state.models = [{ id: "linde-large" }, { id: "linde-small" }];
/** The owner names an address of this machine. */
const journeys = await startJourneys({ OUTGOING_LOCAL: "on" });
afterAll(async () => {
  await journeys.stop();
  await model.stop();
});

const says = (quote: string, why: string) => {
  const verdicts = [{ requirement: "R1", verdict: "met", quotes: [quote], why }];
  model.state.manner = { kind: "words", words: [JSON.stringify({ verdicts })] };
};
const main = (page: Page) => page.locator("main");

test("a model of one's own: a wrong key is told at the key, a right one lists models; tried, saved, a thing turned off, all there after a reload", async () => {
  says("Sends fresh flowers on their way from a refrigerated hall", "Flowers perish.");
  const { token } = await journeys.newRecruiter();
  const page = await journeys.openPage({ token });
  await page.goto("/dashboard/profile");
  await page.getByRole("link", { name: "Set it up and see its use" }).click();
  await main(page).getByText("No language model", { exact: true }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole("button", { name: "Connect a model" }).click();
  await page
    .getByRole("combobox", { name: "Provider" })
    .or(page.getByRole("textbox", { name: "Provider" }))
    .click();
  await page.getByRole("option", { name: "Another server, by OpenAI's protocol" }).click();
  await page.getByLabel("Address").fill(model.url);
  await page.getByLabel("Key", { exact: true }).fill("sk-wrong-0a1b2c3d4e5f6a7b8c9d-9999");
  const name = page.getByRole("textbox", { name: "Model" }).or(page.getByRole("combobox", { name: "Model" }));
  await name.focus();
  await page.getByText("The provider doesn't accept this key.").waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByLabel("Key", { exact: true }).fill("sk-right-0a1b2c3d4e5f6a7b8c9d-1234");
  await name.click();
  await page.getByRole("option", { name: "linde-large" }).click();
  await main(page).getByRole("button", { name: "Try it first" }).click();
  await page.getByText("linde-large works.").waitFor();
  await page.getByText("Does the CV show this: Experience with perishable goods?").waitFor();
  await page.getByText("“Sends fresh flowers on their way from a refrigerated hall”").waitFor();
  await page.getByRole("button", { name: "What was sent, word for word" }).click();
  const question = await page.getByRole("region", { name: "Question" }).textContent();
  expect(question).toContain("Sends fresh flowers on their way");
  expect(question).not.toMatch(/Marijke|Tolsma|m\.tolsma@|06 0000 0123/);
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole("button", { name: "Save" }).first().click();
  await page.getByText("Saved. linde-large answers from now on.").waitFor();
  await main(page).getByText("Key ends in 1234").waitFor();
  const drafts = page.getByRole("switch", { name: "Draft proposals" });
  await drafts.click();
  await expect.poll(() => drafts.isChecked()).toBe(false);
  await page.getByLabel("Sent", { exact: true }).fill("2.5");
  await page.getByLabel("Received", { exact: true }).fill("10");
  await page.getByLabel("Currency").selectOption("USD");
  await page.getByRole("region", { name: "Price" }).getByRole("button", { name: "Save" }).click();
  await page.getByRole("row", { name: /^Total .*under US\$0.01/ }).waitFor();

  await page.reload();
  await main(page).getByText("Key ends in 1234").waitFor();
  expect(await page.content()).not.toContain("sk-right");
  expect(await page.getByLabel("Currency").inputValue()).toBe("USD");
  expect(await page.getByRole("switch", { name: "Draft proposals" }).isChecked()).toBe(false);
  expect(await page.getByRole("switch", { name: "Judge matches" }).isChecked()).toBe(true);
  await page.getByText("Purpose", { exact: true }).click();
  await page.getByRole("row", { name: /^Trying it/ }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole("button", { name: "Remove" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove this model?" });
  await dialog.getByText("From then on no language model answers.").waitFor();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await main(page).getByText("No language model", { exact: true }).waitFor();
  expect(journeys.complaints).toEqual([]);
});

test("on a phone, in Dutch: a name typed where there is no list; what judging takes is told before anything is asked", async () => {
  model.state.models = null;
  says("Stuurt dagverse bloemen op weg uit een gekoelde hal", "Bloemen bederven.");
  const { send, token } = await journeys.newRecruiter();
  const page = await journeys.openPage({ token, locale_stored: "nl", viewport: { width: 390, height: 844 } });
  await page.goto("/dashboard/profile/model");
  await page.getByRole("button", { name: "Sluit een model aan" }).click();
  await page
    .getByRole("combobox", { name: "Aanbieder" })
    .or(page.getByRole("textbox", { name: "Aanbieder" }))
    .click();
  await page.getByRole("option", { name: "Een andere server, met het protocol van OpenAI" }).click();
  await page.getByLabel("Adres").fill(model.url);
  await page.getByLabel("Sleutel", { exact: true }).fill("sk-right-0a1b2c3d4e5f6a7b8c9d-1234");
  await page
    .getByRole("textbox", { name: "Model" })
    .or(page.getByRole("combobox", { name: "Model" }))
    .focus();
  await page.getByText("De aanbieder antwoordt, maar heeft geen lijst van modellen. Typ de naam.").waitFor();
  await page
    .getByRole("textbox", { name: "Model" })
    .or(page.getByRole("combobox", { name: "Model" }))
    .fill("linde-groot");
  await page.getByRole("button", { name: "Opslaan" }).first().click();
  await main(page).getByText("Sleutel eindigt op 1234").waitFor();
  await main(page).getByRole("button", { name: "Probeer het uit" }).click();
  await page.getByText("“Stuurt dagverse bloemen op weg uit een gekoelde hal”").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await seriousFindings(page)).toEqual([]);

  model.state.manner = { kind: "status", status: 500 };
  const text =
    "Bram Hoekstra\nbram@post.example\nUtrecht\n\nWerkervaring\nPlanner\nMeerkade Transport, Utrecht\nmaart 2019 - heden\n- Las de routes met SQL\n\nVaardigheden\nSQL, Excel";
  const { data } = await send(api.candidate.extractText, { text });
  await send(api.candidate.create, { ...data.candidate, extraction_id: data.extraction_id });
  const requirements = [
    { text: "Vriendelijk tegen boze winkeliers", kind: "must" as const },
    { text: "SQL", kind: "nice" as const, skill: "SQL" },
  ];
  const { job } = (await send(api.job.create, { title: "Planner", requirements })).data;
  await page.goto(`/dashboard/jobs/${job.id}`);
  await page.getByText("De ingebouwde oordelen gelden: linde-groot is niet bereikbaar.").waitFor();
  const before = model.asked.length;
  await page.getByRole("button", { name: "Vraag het opnieuw" }).click();
  const dialog = page.getByRole("dialog", { name: "Beoordelen door linde-groot" });
  await dialog.getByText("Nog te beoordelen: 1 kandidaat, bij 1 open vacature.", { exact: false }).waitFor();
  await dialog.getByText("geen prijs opgegeven").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(model.asked.length).toBe(before);
  model.state.manner = { kind: "words", words: [`{"verdicts":[]}`] };
  await dialog.getByRole("button", { name: "Laat ze beoordelen" }).click();
  await page.getByText("1 vacature wordt op de achtergrond beoordeeld.").waitFor();
  await expect.poll(() => model.asked.length).toBeGreaterThan(before);
  expect(journeys.complaints).toEqual([]);
});

test("the first steps name a language model until somebody says not now", async () => {
  const { send, token } = await journeys.newRecruiter();
  await send(api.job.create, { title: "Planner", requirements: [{ text: "SQL", kind: "must" }] });
  const page = await journeys.openPage({ token });
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Connect a language model" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("link", { name: "Connect a language model" }).waitFor({ state: "detached" });
  await page.reload();
  await page.getByText("First steps").waitFor();
  expect(await page.getByRole("link", { name: "Connect a language model" }).count()).toBe(0);
  expect(journeys.complaints).toEqual([]);
});
