import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { seriousFindings } from "#tests/support/axe.ts";
import { startJourneys } from "#tests/support/journey.ts";
import { addDraft, addPair } from "#tests/support/sent-proposal.ts";

const product = await startJourneys();
afterAll(() => product.stop());

describe("the palette", () => {
  test("finds records of every kind by keys alone, and remembers what was opened", async () => {
    const recruiter = await product.newRecruiter();
    const pair = await addPair(recruiter.send);
    await addDraft(recruiter.send, pair);
    const page = await product.openPage({ token: recruiter.token });
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto("/dashboard");
    await page.getByRole("region", { name: "Needs attention" }).getByRole("listitem").first().waitFor();
    expect(loaded.filter((url) => /\/palette-(?!door)/.test(url))).toEqual([]);

    await page.keyboard.press("Control+k");
    const field = page.getByRole("textbox", { name: "Search people, jobs and actions" });
    await field.fill("halder");
    const groups = page.getByRole("dialog");
    await groups
      .getByRole("button", { name: /Halderstroom Energy/ })
      .first()
      .waitFor();
    const height = await groups.evaluate((at) => at.getBoundingClientRect().height);
    expect(await seriousFindings(page)).toEqual([]);
    await field.fill("noor haz");
    await groups
      .getByRole("button", { name: /Noor Hazelaar/ })
      .first()
      .waitFor();
    await expect.poll(() => groups.evaluate((at) => at.getBoundingClientRect().height)).toBe(height);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/dashboard/candidates/${pair.candidate_id}`);

    await page.keyboard.press("Control+k");
    await expect.poll(() => groups.getByRole("button", { name: /^Noor Hazelaar/ }).count()).toBe(1);
    await expect.poll(() => field.inputValue()).toBe("");
    await field.fill("subscr");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard/subscription");
  });

  test("opens a note where it stands, a file among its candidate's and a contact at its client", async () => {
    const { send, token } = await product.newRecruiter();
    const pair = await addPair(send);
    const proposal_id = await addDraft(send, pair);
    const client_id = (await send(api.client.list, {})).data.clients[0]?.id ?? "";
    const notes = {
      candidate: [pair.candidate_id, "Speaks of the Brouwersdam with love."],
      job: [pair.job_id, "Kept open until the Volkeraksluis is done."],
      client: [client_id, "Their office is at the Grevelingendam."],
      proposal: [proposal_id, "Mention the **Philipsdam** too."],
    } as const;
    for (const record of ["candidate", "job", "client", "proposal"] as const)
      await send(api.note.create, { record, record_id: notes[record][0], text: notes[record][1] });
    // Of the client there are so many newer ones that it stands behind the first page.
    for (let n = 1; n <= 31; n++) await send(api.note.create, { record: "client", record_id: client_id, text: `Call ${n}.` });
    const { extraction_id } = (await send(api.candidate.extractFile, { file: new File(["Joris Vlieland\nBaker"], "cv-zeeland.txt") })).data;
    const joris = (await send(api.candidate.create, { first_name: "Joris", last_name: "Vlieland", extraction_id })).data.candidate.id;

    const page = await product.openPage({ token, locale_stored: "en" });
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    const search = async (q: string, entry: string) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("textbox", { name: "Search people, jobs and actions" }).fill(q);
      await page.getByRole("dialog").getByRole("button", { name: entry }).first().click();
    };
    const list = page.getByRole("region", { name: "Notes", exact: true });
    const isInSight = (text: string) =>
      expect
        .poll(() =>
          list.getByText(text).evaluate((at) => {
            const { top, bottom } = at.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }),
        )
        .toBe(true);
    await search("brouwersd", "Brouwersdam");
    await page.waitForURL(`**/dashboard/candidates/${pair.candidate_id}?tab=timeline#note-*`);
    await isInSight("Speaks of the Brouwersdam");
    await search("volkerak", "Volkeraksluis");
    await page.waitForURL(`**/dashboard/jobs/${pair.job_id}?tab=notes#note-*`);
    await isInSight("Kept open until the Volkeraksluis");
    await search("grevelingen", "Grevelingendam");
    await page.waitForURL(`**/dashboard/clients/${client_id}#note-*`);
    await isInSight("Their office is at the Grevelingendam");
    expect(await seriousFindings(page)).toEqual([]);
    // On a proposal they stand beside it, and what is closed stays closed.
    const beside = page.getByRole("dialog", { name: "Notes and tasks" });
    for (const _again of [1, 2]) {
      await search("philipsd", "Philipsdam");
      await page.waitForURL(`**/dashboard/proposals/${proposal_id}/*`);
      await beside.getByText("Philipsdam").waitFor();
      await page.keyboard.press("Escape");
      await beside.waitFor({ state: "detached" });
    }
    await page.reload();
    await page.getByRole("button", { name: "Notes and tasks" }).waitFor();
    expect(await beside.count()).toBe(0);

    await search("zeeland.txt", "cv-zeeland.txt");
    await page.waitForURL(`**/dashboard/candidates/${joris}?tab=files`);
    await page.getByRole("main").getByText("cv-zeeland.txt").first().waitFor();
    await search("elzinga", "Marjan Elzinga");
    await page.waitForURL(`**/dashboard/clients/${client_id}`);
    await page.getByRole("region", { name: "Contacts" }).getByText("Marjan Elzinga").waitFor();

    // The candidate's timeline tells of the proposal's note, and leads there.
    await page.goto(`/dashboard/candidates/${pair.candidate_id}?tab=timeline`);
    // Notes come above it, and push it down.
    await list.getByText("Speaks of the Brouwersdam").waitFor();
    const told = page.getByRole("listitem").filter({ hasText: "wrote a note on a proposal" });
    expect(await told.locator("strong").textContent()).toBe("Philipsdam");
    await told.getByRole("link", { name: "Open the proposal" }).click();
    await page.waitForURL(`**/dashboard/proposals/${proposal_id}/*`);
    await beside.getByText("Philipsdam").waitFor();
  });

  test("keeps what was typed before its code had come, Enter included", async () => {
    const recruiter = await product.newRecruiter();
    const page = await product.openPage({ token: recruiter.token });
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/palette-(?!door)[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/dashboard/candidates");
    await page.getByRole("heading", { name: "Candidates" }).first().waitFor();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("subscx");
    await page.keyboard.press("Backspace");
    arrive();
    const field = page.getByRole("textbox", { name: "Search people, jobs and actions" });
    await expect.poll(() => field.inputValue()).toBe("subsc");
    await expect.poll(() => field.evaluate((at) => at === document.activeElement)).toBe(true);
    await page.keyboard.type("r");
    await expect.poll(() => field.inputValue()).toBe("subscr");
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "hidden" });
    // Loaded by now, it still takes a moment to open.
    await page.keyboard.press("Control+k");
    await page.keyboard.type("subscr");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard/subscription");
  });

  test("speaks Dutch, and does what it offers", async () => {
    const { token } = await product.newRecruiter();
    const page = await product.openPage({ token, locale_stored: "nl" });
    await page.goto("/dashboard");
    await page.getByRole("button", { name: /^Zoek/ }).first().click();
    await page.getByRole("textbox", { name: /^Zoek mensen/ }).fill("nieuwe vac");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard/jobs/new");
  });
});

describe("keys and help", () => {
  test("g and a letter lead to every place, and ? tells so", async () => {
    const { token } = await product.newRecruiter();
    const page = await product.openPage({ token });
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    for (const [key, path] of [
      ["j", "jobs"],
      ["c", "candidates"],
      ["p", "proposals"],
      ["r", "recruiters"],
      ["h", "help"],
    ] as const) {
      await page.keyboard.press("g");
      await page.keyboard.press(key);
      await page.waitForURL(`**/dashboard/${path}`);
    }
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByText("Go to: Proposals").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test("help has a page for each area, in both languages and on a phone", async () => {
    const { token } = await product.newRecruiter();
    for (const [locale_stored, contents, score] of [
      ["en", "Help", "How the score works"],
      ["nl", "Hulp", "Hoe de score werkt"],
    ] as const) {
      const page = await product.openPage({ token, locale_stored, viewport: { width: 390, height: 844 } });
      await page.goto("/dashboard/help");
      await page.getByRole("heading", { name: contents, exact: true }).waitFor();
      const links = await page
        .getByRole("main")
        .locator('a[href^="/dashboard/help/"]')
        .evaluateAll((all) => all.map((at) => at.getAttribute("href")));
      expect(links).toHaveLength(10);
      for (const href of links) {
        await page.goto(href ?? "");
        await page.getByRole("article").getByRole("heading").first().waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
      await page.goto("/dashboard/help/matching");
      await page.getByRole("heading", { name: score }).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.goto("/dashboard/help/nothing");
      await page.getByRole("main").waitFor();
      expect(await page.getByRole("article").count()).toBe(0);
    }
  });
});

test("pages complained about nothing", () => {
  expect(product.complaints).toEqual([]);
});
