import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { demoVacancies } from "#server/sample/demo-vacancies.ts";
import { demoPeople } from "#server/sample/people.ts";
import { fillWorkspace } from "../../scripts/demo/fill.ts";
import { seriousFindings } from "../support/axe.ts";
import { startJourneys } from "../support/journey.ts";

const product = await startJourneys();
afterAll(() => product.stop());

let sanne: Awaited<ReturnType<typeof product.newRecruiter>>;
const pairs: { job_id: string; candidate_id: string }[] = [];

beforeAll(async () => {
  sanne = await product.newRecruiter();
  const filled = await fillWorkspace(
    { url: product.url, token: sanne.token, email: sanne.email },
    demoPeople.slice(0, 8),
    demoVacancies.slice(0, 2),
  );
  for (const job_id of filled.job_ids) {
    const [best] = (await sanne.send(api.matching.matchedCandidates, { id: job_id, limit: 1 })).data.candidates;
    if (best) pairs.push({ job_id, candidate_id: best.id });
  }
});

const stored = async (id: string) => (await sanne.send(api.proposal.show, { id })).data.proposal;
const idOf = (page: Page) => new URL(page.url()).pathname.split("/")[3] as string;
const saved = (page: Page) => page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
const isAsWide = () => document.documentElement.scrollWidth <= window.innerWidth;

test("a text edited in one language leaves the other behind; brought along, the client switches between them", async () => {
  const [pair] = pairs;
  if (!pair) throw new Error("no match");
  const { proposal } = (await sanne.send(api.proposal.start, { ...pair, language: "en" })).data;
  const page = await product.openPage({ token: sanne.token });
  await page.goto(`/dashboard/proposals/${proposal.id}/cover-letter`);
  const letter = page.getByRole("textbox", { name: "Cover letter" });
  await letter.waitFor();
  await page.getByText("Both languages say the same: the client can switch.").waitFor();
  const texts = page.getByRole("radiogroup", { name: "Language of the texts" });
  const english = await letter.inputValue();
  expect(english).toMatch(/^Dear /);

  // The other language is one key away, in fields and preview alike.
  await page.getByRole("heading", { name: "Cover letter", level: 2 }).click();
  await page.keyboard.press("l");
  await expect.poll(() => letter.inputValue()).toMatch(/^(?:Beste|Geachte) /);
  const dutch = await letter.inputValue();
  const preview = page.getByRole("region", { name: "Client preview" });
  await preview.getByText(dutch.split("\n")[0] as string).waitFor();
  await page.keyboard.press("l");
  await expect.poll(() => letter.inputValue()).toBe(english);

  // A paragraph goes: the Dutch is behind, and says so where it stands.
  const shorter = english
    .split("\n\n")
    .filter((paragraph) => !/ (?:lives in|can start|has a notice) /.test(paragraph))
    .join("\n\n");
  await letter.fill(shorter);
  await saved(page);
  await page.getByText("The Dutch text is behind this one.").waitFor();
  await texts
    .locator("label")
    .filter({ hasText: /^Dutch/ })
    .click();
  await page.getByText("The English was changed since.").waitFor();
  expect(await letter.inputValue()).toBe(dutch);
  expect(await seriousFindings(page)).toEqual([]);

  // Brought along by one click, with a way back and forth.
  await page.getByRole("button", { name: "Bring it along: Dutch" }).click();
  await page.getByText("Both languages say the same: the client can switch.").waitFor();
  expect((await letter.inputValue()).length).toBeLessThan(dutch.length);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => letter.inputValue()).toBe(dutch);
  await page.getByText("The English was changed since.").waitFor();
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await expect.poll(() => letter.inputValue()).not.toBe(dutch);
  await saved(page);

  await page.getByRole("link", { name: /Review/ }).click();
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill("marjan@halderwind.example");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const link = (await page.locator("code").textContent()) ?? "";
  const client = await product.openPage({ viewport: { width: 390, height: 844 } });
  await client.goto(link);
  await client.getByText(shorter.split("\n")[0] as string).waitFor();
  const pdfOf = async () => (await client.getByRole("link", { name: /PDF/ }).first().getAttribute("href")) ?? "";
  const inEnglish = await pdfOf();
  await client.getByRole("link", { name: "NL, Nederlands" }).click();
  await client.getByText(dutch.split("\n")[0] as string).waitFor();
  expect(new URL(client.url()).searchParams.get("lang")).toBe("nl");
  expect(await pdfOf()).not.toBe(inEnglish);
  expect((await client.request.get(await pdfOf())).headers()["content-disposition"]).toContain("-nl.pdf");
  const sent = await stored(proposal.id);
  for (const { other } of sent.strengths) await client.getByText(other?.said.title ?? "", { exact: true }).waitFor();
  expect(await seriousFindings(client)).toEqual([]);

  // A sentence of one's own that nobody translates here is named, and the next version goes out in one language.
  const own = "Ask me about the night of the storm.";
  await page.goto(`/dashboard/proposals/${proposal.id}/cover-letter`);
  await letter.fill(shorter.replace(/\n\n/, `\n\n${own}\n\n`));
  await saved(page);
  await page.getByRole("button", { name: "Bring it along: Dutch" }).click();
  await page.getByText(`“${own}”`).first().waitFor();
  // What was brought along is saved a moment later, and a sending that meets that is refused.
  await expect.poll(() => sanne.send(api.proposal.submit, { id: proposal.id, confirm_unsourced: true }).then(() => "sent")).toBe("sent");
  await client.reload();
  await client.getByText(own).waitFor();
  await client.getByText("De teksten zijn in het Engels.").waitFor();
  expect(await client.getByRole("link", { name: "NL, Nederlands" }).count()).toBe(0);
  expect(product.complaints).toEqual([]);
});

/** Bars that stay at the foot of the screen, over what scrolls. */
const barsAtFoot = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>("body *")].filter((one) => {
        const { position, visibility } = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        return (
          (position === "fixed" || position === "sticky") &&
          visibility !== "hidden" &&
          box.height > 30 &&
          box.height < 160 &&
          box.width > window.innerWidth * 0.6 &&
          Math.abs(box.bottom - window.innerHeight) < 2
        );
      }).length,
  );

test("a whole proposal on a phone: from the match to sent, the button within a thumb's reach, one bar at the foot", async () => {
  const [, pair] = pairs;
  if (!pair) throw new Error("no match");
  const page = await product.openPage({ token: sanne.token, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(`/dashboard/jobs/${pair.job_id}?candidate=${pair.candidate_id}`);
  await page.getByRole("button", { name: "Start proposal" }).click();
  await page.waitForURL(/\/review$/);
  const send = page.getByRole("button", { name: /^(Send|Make the link)$/ });
  const inReach = async () => {
    const box = await send.boundingBox();
    if (!box) throw new Error("no button");
    expect(box.y + box.height).toBeGreaterThan(844 - 120);
    expect(box.y + box.height).toBeLessThanOrEqual(844);
    expect(box.height).toBeGreaterThanOrEqual(40);
    expect(await barsAtFoot(page)).toBe(1);
    expect(await page.evaluate(isAsWide)).toBe(true);
  };
  await send.waitFor();
  await inReach();

  // What is drafted is edited with the thumb, in either language.
  await page.getByRole("link", { name: /Cover letter/ }).click();
  const letter = page.getByRole("textbox", { name: "Cover letter" });
  await letter.scrollIntoViewIfNeeded();
  const before = await letter.inputValue();
  // The vacancy's language is the letter's; its first line is greeted by hand.
  await letter.fill(before.replace(/^[^\n]+/, "Beste Irma en collega’s,"));
  await expect.poll(async () => (await stored(idOf(page))).cover_letter).toContain("en collega’s,");
  expect(await barsAtFoot(page)).toBe(1);
  expect(await page.evaluate(isAsWide)).toBe(true);
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("region", { name: "Client preview" }).getByText("en collega’s,").waitFor();
  expect(await barsAtFoot(page)).toBe(1);

  await page.getByRole("button", { name: "Review and send" }).click();
  await send.waitFor();
  await inReach();
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill("marjan@halderwind.example");
  await send.tap();
  expect((await page.locator("code").textContent()) ?? "").toMatch(/\/p\/[A-Za-z0-9_-]{22}$/);
  expect((await stored(idOf(page))).status).toBe("submitted");
  expect(await barsAtFoot(page)).toBe(1);
  expect(product.complaints).toEqual([]);
});
