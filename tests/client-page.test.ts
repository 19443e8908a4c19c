import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousFindings } from "./support/axe.ts";
import { startClientPageServer, tokenOf } from "./support/client-page-server.ts";
import { HANGING_STEP_MS } from "./support/hangs.ts";
import { sharedBrowser } from "./support/journey.ts";
import { sharedInDutch } from "./support/shared-proposal.ts";

let server: Awaited<ReturnType<typeof startClientPageServer>>;
let browser: Browser;
/** Of each look one: a page keeps nothing in the browser, so that the next one finds only what is cached. */
const contexts = new Map<string, Promise<BrowserContext>>();
/** What pages complained about, and what they asked elsewhere: there is none. */
const complaints: string[] = [];

beforeAll(async () => {
  server = await startClientPageServer();
  browser = await sharedBrowser();
});
afterAll(async () => {
  await Promise.all([...contexts.values()].map(async (context) => (await context).close()));
  await server.stop();
  expect(complaints).toEqual([]);
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1440, height: 900 } };

interface Opening extends BrowserContextOptions {
  query?: string;
  path?: "p" | "c";
  /** Time passes as the test says. */
  isClockStopped?: boolean;
}

async function open(name: string, options: Opening = {}): Promise<Page> {
  const { query = "", path = "p", isClockStopped = false, ...rest } = options;
  const look = { ...desk, locale: "en-GB", ...rest };
  const known = contexts.get(JSON.stringify(look)) ?? browser.newContext(look);
  contexts.set(JSON.stringify(look), known);
  const context = await known;
  await Promise.all(context.pages().map((page) => page.close()));
  context.setDefaultTimeout(HANGING_STEP_MS);
  const page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of (404|406|410|422|429|500|503)|ERR_INTERNET_DISCONNECTED/.test(message.text()))
      complaints.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith("data:")) complaints.push(`asked elsewhere: ${request.url()}`);
  });
  if (isClockStopped) await page.clock.install();
  await page.goto(`${server.url}/${path}/${tokenOf(name)}${query}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/** The page's script has taken it over. */
const isTakenOver = (page: Page) => page.locator("[inert]").first().waitFor({ state: "detached" });
/** Does something that says that somebody looks, and waits until that was told. */
const looks = async (page: Page, act: () => Promise<unknown>) => {
  await isTakenOver(page);
  await Promise.all([page.waitForResponse((response) => response.url().endsWith("/seen")), act()]);
};

/** The words of what has the focus. */
const focused = (page: Page) => page.locator(":focus").textContent();
const choose = (page: Page, name: string) => page.getByRole("button", { name }).click();
/** Everything that can be seen, line by line. */
const wholeText = async (page: Page) => (await page.locator("body").allInnerTexts()).join("");

describe("reading", () => {
  test("one screen of a phone says who, for which job, and the four facts; the answer stands at its foot, always", async () => {
    const page = await open("english", phone);
    for (const text of [
      "Noor Akkerman",
      "Proposal for Halderwind Energie, senior backend engineer",
      "1 January 2027",
      "€5,900 a month",
      "Why Noor",
    ])
      expect((await page.getByText(text, { exact: true }).boundingBox())?.y).toBeLessThan(700);
    const invite = page.getByRole("button", { name: "Invite for an interview" });
    for (const at of [0, 1000, 100_000]) {
      await page.evaluate((y) => scrollTo(0, y), at);
      const box = await invite.boundingBox();
      expect(box && box.y > 700 && box.y + box.height < 844).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("the proof stands under each strength, and the honest table says what is partly so and what isn't known", async () => {
    const page = await open("english");
    const text = await wholeText(page);
    expect(text).toContain("“14 services that exchange 2.4 million events a day over Kafka”\nFrom the CV, page 1");
    expect(text).toContain("Told in the intake of 14 November\nConfirmed by Sanne Verhoeven");
    const table = page.getByRole("table", { name: "Against your requirements" });
    expect(await table.getByRole("row").count()).toBe(9);
    expect(await table.getByRole("row", { name: "Kubernetes" }).getByRole("cell").allInnerTexts()).toEqual([
      "Nice",
      "Partly",
      "Moved eight services, together with a platform team",
    ]);
    expect(text).toContain("Version 1, sent 19 November 2026. This page closes on 19 December 2026.");
    expect(await page.title()).toBe("Proposal from Lindekade");
  });

  test("a table stays a table for those who hear the page on a phone", async () => {
    const page = await open("english", phone);
    expect(await page.getByRole("table").getByRole("row", { name: "Energy or IoT" }).getByRole("cell", { name: "Unknown" }).count()).toBe(
      1,
    );
  });

  test("with the texts in one language there is no switch; asked for in the other one, the page says which they are in", async () => {
    const page = await open("dutch", { locale: "nl-NL" });
    expect(await wholeText(page)).toContain("Uit het cv, pagina 1 · Origineel in het Engels");
    expect(await wholeText(page)).toContain("Sanne heeft dit op 21 november aangepast");
    expect(await page.getByRole("link", { name: "EN, English" }).count()).toBe(0);
    const foreign = await open("dutch", { query: "?lang=en" });
    const text = await wholeText(foreign);
    for (const words of [
      "Why Noor",
      "Bouwt realtime systemen die blijven draaien",
      "The texts are in Dutch.",
      "€5,900 a month",
      "Sep 2012 to Jul 2016",
    ])
      expect(text).toContain(words);
    expect(text).toContain("From the CV, page 1\n");
    expect(await foreign.getByRole("heading", { name: "Bouwt realtime" }).getAttribute("lang")).toBe("nl");
  });

  test("with the texts in both, the language changes in place, papers and all, and stays in the address", async () => {
    const page = await open("both", { locale: "nl-NL" });
    await page.getByText("Bouwt realtime systemen die blijven draaien").waitFor();
    expect(await page.getByRole("link", { name: /PDF/ }).first().getAttribute("href")).not.toContain("/other/");
    await page.getByRole("link", { name: "EN, English" }).click();
    await page.getByText("Why Noor").waitFor();
    const text = await wholeText(page);
    expect(text).not.toContain("Bouwt realtime");
    expect(text).not.toContain("The texts are in");
    expect(await page.getByRole("link", { name: /PDF/ }).first().getAttribute("href")).toContain("/other/pdf");
    expect(page.url()).toContain("?lang=en");
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await page.reload();
    await page.getByText("Why Noor").waitFor();
    expect(await wholeText(page)).not.toContain("Bouwt realtime");
  });

  test("names from all of Europe stand in the page's own letters", async () => {
    const page = await open("dutch");
    const loaded = () =>
      page.evaluate(() => [...document.fonts].filter((font) => font.family.includes("Inter Variable")).map(({ status }) => status));
    await expect.poll(loaded).toEqual(["loaded", "loaded"]);
  });

  test("nothing is kept in the browser, and a visit is counted once, however often the page is loaded again", async () => {
    const before = server.visits.get("blind") ?? 0;
    const page = await open("blind");
    await looks(page, () => page.keyboard.press("Tab"));
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await looks(page, () => page.keyboard.press("Tab"));
    expect((server.visits.get("blind") ?? 0) - before).toBe(1);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });

  test("what opens a link and leaves, as gateways of mail do, is no visit; who stays is one", async () => {
    // A page that another test left open on a phone stays, and would be counted here.
    for (const context of await Promise.all(contexts.values())) await Promise.all(context.pages().map((page) => page.close()));
    const before = server.visits.get("english") ?? 0;
    const page = await open("english", { isClockStopped: true });
    await isTakenOver(page);
    await page.clock.runFor(4000);
    // What a script only pretends, nobody does.
    await page.evaluate(() => {
      for (const name of ["keydown", "pointerdown", "touchstart", "wheel", "scroll"]) dispatchEvent(new Event(name, { bubbles: true }));
    });
    await page.goto("about:blank");
    expect((server.visits.get("english") ?? 0) - before).toBe(0);

    const stays = await open("english", { isClockStopped: true });
    await isTakenOver(stays);
    await looks(stays, () => stays.clock.runFor(6000));
    expect((server.visits.get("english") ?? 0) - before).toBe(1);
    // Whatever somebody does then, it is one visit.
    await stays.keyboard.press("PageDown");
    await stays.clock.runFor(60_000);
    expect((server.visits.get("english") ?? 0) - before).toBe(1);
  });

  test.each<[what: string, act: (page: Page) => Promise<unknown>]>([
    ["scrolls", (page) => page.mouse.wheel(0, 400)],
    ["presses a key", (page) => page.keyboard.press("ArrowDown")],
    ["touches the page", (page) => page.touchscreen.tap(200, 300)],
    ["presses on it", (page) => page.mouse.click(5, 300)],
  ])("who %s at once is a visit", async (_, act) => {
    const before = server.visits.get("dutch") ?? 0;
    const page = await open("dutch", { ...phone, isClockStopped: true });
    await isTakenOver(page);
    await looks(page, () => act(page));
    expect((server.visits.get("dutch") ?? 0) - before).toBe(1);
  });

  test("somebody who may not be recognized is spoken of without a name", async () => {
    const page = await open("blind");
    expect(await page.getByRole("heading").allInnerTexts()).toEqual(
      expect.arrayContaining(["Senior backend engineer, region Utrecht", "Why this candidate"]),
    );
    expect(await page.getByRole("link", { name: "page" }).getAttribute("rel")).toContain("noreferrer");
  });

  test("on paper it is the document, without buttons", async () => {
    const page = await open("english");
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button").count()).toBe(0);
    expect(await page.getByRole("link", { name: "Download" }).count()).toBe(0);
    expect(await wholeText(page)).toContain("Kind regards,\nSanne Verhoeven");
  });
});

describe("answering", () => {
  test("an interview is asked for with the keyboard alone, and the answer can be changed until the page closes", async () => {
    server.responses.delete("english");
    const page = await open("english");
    await page.getByRole("button", { name: "Invite for an interview" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("Invite Noor for an interview");
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("Invite for an interview");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("Invite Noor for an interview");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Tuesday 24 November, 2 pm");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Thursday morning");
    expect(await page.getByLabel("Your name").inputValue()).toBe("Marjan Elzinga");
    await page.keyboard.press("Enter");
    const thanks = page.getByRole("heading", { name: "Thank you, Marjan. Sanne has your answer." });
    await thanks.waitFor();
    await expect.poll(() => focused(page)).toBe("Thank you, Marjan. Sanne has your answer.");
    expect(server.responses.get("english")).toMatchObject({
      decision: "interview",
      name: "Marjan Elzinga",
      moments: ["Tuesday 24 November, 2 pm", "Thursday morning"],
      comment: null,
      reason: null,
    });
    await page.reload();
    await thanks.waitFor();
    for (const text of [
      "You invited Noor for an interview.",
      "Tuesday 24 November, 2 pm",
      "Thursday morning",
      "Possible until 19 December.",
    ])
      expect(await page.getByText(text).isVisible()).toBe(true);
    await choose(page, "Change your answer");
    await choose(page, "Ask a question");
    await page.getByLabel("Question").fill("Does Noor speak German?");
    await choose(page, "Send the question");
    await page.getByRole("heading", { name: "Thank you, Marjan. Sanne has your question." }).waitFor();
    expect(server.responses.get("english")).toMatchObject({ decision: "question", comment: "Does Noor speak German?", moments: [] });
  });

  test("what is missing is said at its field, which gets the focus", async () => {
    const page = await open("blind", phone);
    await choose(page, "Not a fit");
    await choose(page, "Send the answer");
    const group = page.getByRole("group", { name: "Reason" });
    expect(await group.textContent()).toContain("Choose a reason, or write one.");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("reason");
    await page.getByLabel("Another reason").check();
    await choose(page, "Send the answer");
    expect(await group.textContent()).toContain("Choose a reason, or write one.");
    await page.getByLabel("The position is filled").check();
    await choose(page, "Send the answer");
    const name = page.getByLabel("Your name");
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
    await name.fill("Jan de Wit");
    await choose(page, "Send the answer");
    await page.getByRole("heading", { name: "Thank you, Jan." }).waitFor();
    expect(server.responses.get("blind")).toMatchObject({ decision: "not_a_fit", reason: "position_filled", name: "Jan de Wit" });
  });

  test("an answer that doesn't arrive is kept in the form", async () => {
    server.responses.delete("dutch");
    const page = await open("dutch", { ...phone, locale: "nl-NL" });
    await choose(page, "Stel een vraag");
    await page.getByRole("textbox", { name: "Vraag" }).fill("Spreekt Noor Duits?");
    server.is_down.add("dutch");
    await choose(page, "Verstuur de vraag");
    await page.getByRole("alert").getByText("Niet verstuurd: er ging iets mis.").waitFor();
    server.is_down.delete("dutch");
    await page.context().setOffline(true);
    await choose(page, "Verstuur de vraag");
    await page.getByRole("alert").getByText("er is geen verbinding").waitFor();
    await page.context().setOffline(false);
    await choose(page, "Verstuur de vraag");
    await page.getByRole("heading", { name: "Dank je, Marjan. Sanne heeft je vraag." }).waitFor();
    expect(server.responses.get("dutch")?.comment).toBe("Spreekt Noor Duits?");
  });
});

describe("a conversation", () => {
  test.each([
    ["english", "en", phone, ["You and Sanne", "Write to Sanne", "Send", "Sanne has your message."]],
    ["dutch", "nl", desk, ["Jij en Sanne", "Schrijf Sanne", "Verstuur", "Sanne heeft je bericht."]],
  ] as const)(
    "on %s (%s) shows what was written, and takes more; what can't be taken is kept and explained",
    async (name, lang, size, say) => {
      const [title, field, button, thanks] = say;
      server.threads.delete(name);
      server.say(name, "recruiter", "Sanne Verhoeven", "Noor is free on Friday.\nShall I call you?");
      const page = await open(name, { ...size, query: `?lang=${lang}` });
      const thread = page.getByRole("region", { name: title });
      expect(await thread.getByRole("listitem").allInnerTexts()).toEqual([
        expect.stringContaining("Noor is free on Friday.\nShall I call you?"),
      ]);
      await thread.getByLabel(field).fill("too much");
      await thread.getByRole("button", { name: button }).click();
      await thread.getByRole("alert").getByText("10 messages in a row is the most.").waitFor();
      expect(await thread.getByLabel(field).inputValue()).toBe("too much");
      expect(await seriousFindings(page)).toEqual([]);
      await thread.getByLabel(field).fill("Please do.");
      await thread.getByRole("button", { name: button }).click();
      await thread.getByText(thanks).waitFor();
      expect(server.threads.get(name)?.at(-1)).toMatchObject({ from: "client", name: "Marjan Elzinga", text: "Please do." });
      expect(await thread.getByRole("listitem").count()).toBe(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.viewport.width);
      server.threads.delete(name);
    },
  );
});

describe("a shortlist", () => {
  test.each([
    ["en", phone],
    ["nl", phone],
    ["en", desk],
    ["nl", desk],
  ] as const)("in %s holds a card each and all side by side, no wider than the screen: %o", async (lang, size) => {
    server.responses.clear();
    const page = await open("shortlist", { ...size, query: `?lang=${lang}` });
    const text = await wholeText(page);
    const words =
      lang === "en"
        ? [
            "3 candidates",
            "Shortlist for Halderwind Energie",
            "Candidate 3",
            "6 met · 1 partly · 1 unknown",
            "1 candidate is no longer available",
            "Not in this proposal",
          ]
        : [
            "3 kandidaten",
            "Shortlist voor Halderwind Energie",
            "Kandidaat 3",
            "voldoet aan 6 · deels aan 1 · 1 onbekend",
            "1 kandidaat is niet meer beschikbaar",
            "Staat niet in dit voorstel",
          ];
    for (const one of words) expect(text).toContain(one);
    expect(text).not.toMatch(/\d+ ?%|score/i);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.viewport.width);
    const table = page.getByRole("table");
    expect(await table.getByRole("row").count()).toBe(1 + 8 + 8);
    expect(await table.getByRole("columnheader").allTextContents()).toContain("Noor");
    expect(await seriousFindings(page)).toEqual([]);
  });

  test("leads to each one's own page and back, with the browser's own way too", async () => {
    const page = await open("shortlist", phone);
    await page.getByRole("link", { name: "Read about Noor" }).click();
    await page.getByRole("heading", { level: 1, name: "Noor Akkerman" }).waitFor();
    expect(page.url()).toMatch(/\/1$/);
    await expect.poll(() => focused(page)).toBe("Noor Akkerman");
    await page.getByRole("link", { name: "Next: D. O." }).click();
    await page.getByRole("heading", { level: 1, name: "D. O." }).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "D. O." }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Noor Akkerman" }).waitFor();
    await page.getByRole("link", { name: "All 3 candidates" }).click();
    await page.getByRole("heading", { level: 1, name: "3 candidates" }).waitFor();
  });

  test("is answered for each candidate, on the card or on their page", async () => {
    server.responses.clear();
    const page = await open("shortlist", phone);
    const cards = page.getByRole("list", { name: "The candidates" });
    const noor = cards.getByRole("listitem").filter({ hasText: "Read about Noor" });
    await noor.getByRole("button", { name: "Invite for an interview" }).click();
    await noor.getByRole("button", { name: "Send the invitation" }).click();
    await noor.getByText("You invited Noor for an interview.").waitFor();
    await page.getByRole("link", { name: "Read about Candidate 3" }).click();
    await choose(page, "Not a fit");
    await page.getByLabel("The position is filled").check();
    await page.getByLabel("Your name").fill("Marjan Elzinga");
    await choose(page, "Send the answer");
    await page.getByText("You answered: not a fit.").waitFor();
    expect([server.responses.get("shortlist 1")?.decision, server.responses.get("shortlist 3")?.decision]).toEqual([
      "interview",
      "not_a_fit",
    ]);
    await page.getByRole("link", { name: "All 3 candidates" }).click();
    await page.getByText("2 of 3 answered.").waitFor();
  });
});

describe("a candidate who is asked", () => {
  test.each(["en", "nl"] as const)("reads in %s who asks, for what and what is shown; a yes can be taken back", async (lang) => {
    const name = `ask-${lang}`;
    const page = await open(name, { ...phone, path: "c", query: `?lang=${lang}` });
    const say =
      lang === "en"
        ? [
            "May Lindekade propose you for Senior backend engineer?",
            "Yes, propose me",
            "Thank you. Sanne may propose you.",
            "Take my consent back",
            "Take it back",
            "You took your consent back.",
          ]
        : [
            "Mag Lindekade je voorstellen als Senior backend engineer?",
            "Ja, stel me voor",
            "Dank je. Sanne mag je voorstellen.",
            "Trek mijn toestemming in",
            "Trek in",
            "Je hebt je toestemming ingetrokken.",
          ];
    const [title, yes, thanks, back, now, gone] = say as [string, string, string, string, string, string];
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    const text = await wholeText(page);
    expect(text).toContain("Halderwind Energie");
    // What the level hides isn't promised to be shown.
    expect(text).not.toMatch(/your e-mail,|je e-mailadres,/);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole("textbox").fill("Graag!");
    await page.getByRole("button", { name: yes, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: thanks }).waitFor();
    expect(server.consents.get(name)).toMatchObject({ answer: "yes", words: "Graag!", language: lang });
    await page.getByRole("button", { name: back }).click();
    await page.getByRole("button", { name: now, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: gone }).waitFor();
    expect(server.consents.get(name)?.answer).toBe("withdrawn");
    expect(await seriousFindings(page)).toEqual([]);
  });

  test("finds a question that is over closed, with whom to ask", async () => {
    const page = await open("ended", { ...phone, path: "c" });
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("This question closed on 5 December 2026");
    expect(await wholeText(page)).not.toContain("Noor");
    expect(await seriousFindings(page)).toEqual([]);
  });
});

describe("when there is nothing to read", () => {
  test("a password is asked for under the agency's name, and too many wrong ones say how long to wait", async () => {
    server.forgetTries();
    const page = await open("locked", phone);
    expect(await wholeText(page)).not.toContain("Noor");
    const field = page.getByLabel("Password", { exact: true });
    await field.fill("lindekade");
    await choose(page, "Open");
    await page.getByRole("alert").getByText("That isn't the password.").waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("password");
    await field.fill("linde kade");
    await choose(page, "Open");
    await page.getByRole("heading", { name: "Noor Akkerman" }).waitFor();
    expect(await page.title()).toBe("Proposal from Lindekade");
    // Somebody else reads meanwhile, which makes the address of the first reading worthless.
    await page.request.get(`${server.url}/v1/proposals/shared/${tokenOf("locked")}`);
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download as PDF" }).first().click()]);
    expect(file.suggestedFilename()).toBe("noor.pdf");

    const other = await open("locked", phone);
    for (let at = 0; at < 4; at += 1) {
      await other.getByLabel("Password", { exact: true }).fill("wrong");
      await other.getByLabel("Password", { exact: true }).press("Enter");
      await expect.poll(() => other.getByRole("button", { name: "Open" }).getAttribute("aria-disabled")).toBeNull();
      await other
        .getByRole("alert")
        .getByText(/That isn't|Too many/)
        .waitFor();
    }
    await expect.poll(() => wholeText(other)).toContain("Too many tries. Try again in 14 minutes.");
  });

  test("a page that closed says when, and whom to ask; nothing about the candidate", async () => {
    const page = await open("expired", phone);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("This proposal closed on 19 December 2026");
    const ask = page.getByRole("link", { name: "Ask for it again" });
    expect(decodeURIComponent((await ask.getAttribute("href")) ?? "")).toContain(`${server.url}/p/${tokenOf("expired")}`);
    expect(await page.getByRole("link", { name: "06 0000 0117" }).getAttribute("href")).toBe("tel:0600000117");
    expect(await wholeText(page)).not.toContain("Noor");
  });

  test("a proposal that was withdrawn says so, in the language asked for", async () => {
    const page = await open("withdrawn", { query: "?lang=nl" });
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Dit voorstel is ingetrokken");
    expect(await page.getByRole("link", { name: "Vraag" }).count()).toBe(0);
  });

  test.each(["nothing", "a token of which a part was lost"])("a link that never was says so: %s", async (token) => {
    const page = await open(token);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("This page doesn't exist");
  });

  test("what went wrong on our side can be tried again", async () => {
    server.is_down.add("english");
    const page = await open("english");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("This page can't be shown right now");
    server.is_down.delete("english");
    await page.getByRole("link", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Noor Akkerman" }).waitFor();
  });
});

describe("for everybody", () => {
  test.each([
    ["english", phone, "light"],
    ["english", desk, "light"],
    ["english", desk, "dark"],
    ["blind", phone, "dark"],
    ["blind", { viewport: { width: 768, height: 1024 } }, "light"],
    ["locked", phone, "light"],
    ["expired", phone, "dark"],
    ["nothing", phone, "light"],
  ] as const)("axe finds nothing serious on %s", async (name, size, colorScheme) => {
    server.responses.clear();
    const page = await open(name, { ...size, colorScheme });
    expect(await seriousFindings(page)).toEqual([]);
  });

  test.each(["Invite for an interview", "Ask a question", "Not a fit"])(
    "axe finds nothing serious in the form behind “%s”",
    async (button) => {
      server.responses.clear();
      const page = await open("blind", phone);
      await choose(page, button);
      await page.getByRole("button", { name: /^Send/ }).click();
      expect(await seriousFindings(page)).toEqual([]);
    },
  );

  test("the address stays between the agency and its client, and nothing foreign comes in", async () => {
    const { headers } = await fetch(`${server.url}/p/${tokenOf("english")}`);
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http/);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  test.each([
    ["english", "rare letters included", ["inter-latin", "inter-names"]],
    ["shortlist", "but for rare letters", ["inter-latin"]],
  ])("the whole page of %s weighs at most 124 kB on its way to the reader, %s", async (name, _which, taken) => {
    const html = await (await fetch(`${server.url}/p/${tokenOf(name)}`)).text();
    const files = [...html.matchAll(/\/assets\/([^"]+)/g)].map(([, file = ""]) => file);
    const texts = files.map((file) => readFileSync(`dist/web/assets/${file}`));
    const fonts = readdirSync("dist/web/assets").filter(
      (file) => taken.some((font) => file.startsWith(font)) && texts.some((text) => text.includes(file)),
    );
    expect([texts.length, fonts.length]).toEqual([name === "shortlist" ? 3 : 2, taken.length]);
    const weight =
      gzipSync(html).length +
      files.reduce((sum, file) => sum + readFileSync(`dist/web/assets/${file}.br`).length, 0) +
      fonts.reduce((sum, file) => sum + readFileSync(`dist/web/assets/${file}`).length, 0);
    expect(weight).toBeLessThanOrEqual(124_000);
  });
});

describe("without scripts", () => {
  const silent = { ...phone, javaScriptEnabled: false };

  test("the whole proposal can be read, in both languages; the page says how to answer", async () => {
    server.responses.clear();
    const page = await open("both", silent);
    const text = await wholeText(page);
    for (const { title, quotes } of sharedInDutch.strengths) for (const one of [title, quotes[0]?.text]) expect(text).toContain(one);
    for (const { text: line, note } of sharedInDutch.requirements) for (const one of [line, note]) expect(text).toContain(one);
    for (const part of [...sharedInDutch.letter.split("\n\n"), "Hogeschool Utrecht", "Vaartzicht Logistiek", "€ 5.900 per maand"])
      expect(text.replaceAll("\u00a0", " ")).toContain(part);
    expect(text).toContain("Je browser voert geen scripts uit");
    expect(await page.getByRole("button").count()).toBe(0);
    await page.getByRole("link", { name: "EN, English" }).click();
    await page.getByRole("heading", { name: "Why Noor" }).waitFor();
    expect(await wholeText(page)).toContain("Write to Sanne: sanne@lindekade.example");
    expect(await page.evaluate(() => document.documentElement.scrollWidth).catch(() => 390)).toBe(390);
  });

  test("so can a shortlist, candidate by candidate, and a candidate's question", async () => {
    const page = await open("shortlist", silent);
    await page.getByRole("link", { name: "Read about Noor" }).click();
    await page.getByRole("heading", { level: 1, name: "Noor Akkerman" }).waitFor();
    await page.getByRole("link", { name: "All 3 candidates" }).click();
    await page.getByRole("heading", { level: 1, name: "3 candidates" }).waitFor();
    const question = await open("ask-silent", { ...silent, path: "c" });
    expect(await wholeText(question)).toContain("Write to Sanne: sanne@lindekade.example");
    expect(await question.getByRole("button").count()).toBe(0);
    const locked = await open("locked", silent);
    expect(await wholeText(locked)).toContain("Ask Lindekade for the PDF.");
    expect(await locked.getByRole("textbox").count()).toBe(0);
  });
});
