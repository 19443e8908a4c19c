// What was read with doubt, by a language model or off paper; what the law protects; what would give somebody away.
import type { Page } from "playwright-core";
import type { Reply } from "#contract/call.ts";
import type { EvidenceByField } from "#contract/fields.ts";
import type { api } from "#contract/index.ts";
import { doubtfulVacancy } from "./doubtful.ts";
import type { Ids } from "./place.ts";
import { both, inTurn, press, readers, rest, type Screen, screen, troubled } from "./screen.ts";

const doubted = (ids: Ids) => `/dashboard/candidates/${ids.doubted}`;
const match = (ids: Ids) => `/dashboard/jobs/${ids.doubtful_job}?candidate=${ids.doubted}`;
const leaking = (ids: Ids) => `/dashboard/proposals/${ids.leaking}/review`;
const contradicting = (step: string) => (ids: Ids) => `/dashboard/proposals/${ids.contradicting}/${step}`;
const register = "/dashboard/jobs/protected";

export const doubtScreens: Screen[] = [
  screen("candidate-doubts", doubted, { who: readers }),
  screen("candidate-layout", (ids) => `/dashboard/candidates/${ids.hard}`, { who: readers, isWide: true }),
  screen("candidate-layout-add", (ids) => `/dashboard/candidates/${ids.hard}`, {
    prepare: press(["0 No, add it …", "0 Nee, vul het aan …"]),
  }),
  screen("candidate-model", doubted, { before: byModel }),
  screen("candidate-scan", (ids) => `/dashboard/candidates/${ids.scanned}`, { isWide: true }),
  screen("job-doubts", "/dashboard/jobs/new", { who: "empty", prepare: readVacancy }),
  screen("job-doubts-open", "/dashboard/jobs/new", { who: "empty", prepare: inTurn(readVacancy, openAll) }),
  screen("job-model", "/dashboard/jobs/new", { who: "empty", before: vacancyByModel, prepare: readVacancy }),

  screen("register", register, { who: [...readers, "empty"] }),
  screen("register-reason", register, { prepare: press(["Give a reason", "Geef een reden"]) }),
  screen("register-none", `${register}?q=nobody`),
  screen("register-empty", register, { who: both, before: emptyRegister }),
  ...troubled("register", register),

  screen("match-nearest", match, { isWide: true, prepare: openLine("nearest") }),
  screen("match-relevance", match, { prepare: openLine("relevance") }),

  screen("proposal-leaks", leaking, { refuses: true, isPlace: true, prepare: tellName }),
  screen("proposal-leak-words", leaking, {
    refuses: true,
    isPlace: true,
    prepare: inTurn(tellName, openSettled, press(["Put other words there", "Zet er iets anders neer"])),
  }),
  screen("proposal-leak-reason", leaking, {
    refuses: true,
    isPlace: true,
    prepare: inTurn(tellName, press(["It tells nothing", "Dit verraadt niets"])),
  }),
  screen("proposal-contradiction", contradicting("review"), { isPlace: true }),
  screen("proposal-voice", contradicting("cover-letter"), { isPlace: true }),
  screen("pointing-cv", (ids) => `/dashboard/candidates/${ids.doubted}`, { prepare: selectWords("planningssysteem") }),
  screen("pointing-vacancy", (ids) => `/dashboard/jobs/${ids.doubtful_job}?tab=vacancy`, { prepare: selectWords("elke vrijdag fruit") }),
  screen("dialog-shortlist-leaks", (ids) => `/dashboard/jobs/${ids.doubtful_job}?tab=proposals`, { refuses: true, prepare: giveAway }),
];

async function readVacancy(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: /^(Text of the vacancy|Tekst van de vacature)$/ }).fill(doubtfulVacancy);
  await press(["Read the vacancy", "Lees de vacature"])(page);
  await page.getByRole("heading", { name: /^(Check the new job|Controleer de nieuwe vacature)$/ }).waitFor();
}

/** Fields, requirements and the lines that were left out, and the form that keeps what the law protects. */
async function openAll(page: Page): Promise<void> {
  await press(["Change fields and requirements", "Wijzig velden en eisen"], ["Keep it all the same", "Toch houden"])(page);
  await page.getByRole("button", { name: /^(Left out|Weggelaten)/ }).click();
}

/** The first fields of an answer as a language model would have pointed at them. */
function markModel(evidence: EvidenceByField, most: number): EvidenceByField {
  return Object.fromEntries(
    Object.entries(evidence).map(([path, each], index) => [path, index < most ? { ...each, read_by: "model" } : each]),
  ) as EvidenceByField;
}

async function byModel(page: Page): Promise<void> {
  type Shown = Reply<typeof api.candidate.show>["data"];
  await page.route("**/api/user/candidate/show**", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: Shown };
    const { candidate } = json.data;
    const evidence = markModel(candidate.evidence, 4);
    const unchecked_fields = Object.keys(evidence).slice(0, 4);
    const data = { ...json.data, candidate: { ...candidate, evidence, unchecked_fields, doubts: candidate.doubts.slice(0, 1) } };
    await route.fulfill({ response, json: { ...json, data } });
  });
}

async function vacancyByModel(page: Page): Promise<void> {
  type Read = Reply<typeof api.candidate.extractText>["data"];
  await page.route("**/api/user/extract-text", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: Read };
    await route.fulfill({ response, json: { ...json, data: { ...json.data, evidence: markModel(json.data.evidence, 3) } } });
  });
}

async function emptyRegister(page: Page): Promise<void> {
  await page.route(/\/api\/user\/protected\b/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: Reply<typeof api.register.list>["data"] };
    await route.fulfill({ response, json: { ...json, data: { ...json.data, lines: [], total: 0, handlings: {} } } });
  });
}

const lines = {
  nearest: /^(Closest in the CV|Wat er in het cv het dichtst bij komt)$/,
  relevance: /^(Words and skills of the vacancy|Woorden en vaardigheden uit de vacature)/,
};

/** Opens the words of the vacancy, or the first requirement that has passages near it. */
function openLine(which: keyof typeof lines) {
  return async (page: Page): Promise<void> => {
    const rows = page.locator("main li button[data-requirement]");
    await rows.first().waitFor();
    if (which === "relevance") await rows.filter({ hasText: /Words and skills|Woorden en vaardigheden/ }).click();
    else
      for (const row of await rows.all()) {
        await row.click();
        await page.waitForTimeout(300);
        if (await page.getByText(lines.nearest).isVisible()) break;
        await row.click();
      }
    await page.waitForTimeout(400);
  };
}

/** A message that spells the name, which the check finds as it is sent. */
async function tellName(page: Page): Promise<void> {
  await page.getByLabel(/^(Message in the e-mail|Bericht in de e-mail)/).fill("Dit is I r i s V o n d e r b o s, vraag gerust naar haar.");
  await press(["Make the link", "Maak de link"])(page);
  const finding = page.locator("main li").filter({ hasText: "I r i s" }).first();
  await finding.waitFor();
  await finding.evaluate((element) => element.scrollIntoView({ block: "center" }));
}

/** The words as a reader selects them in a document, on a phone after its text was opened. */
function selectWords(words: string) {
  return async (page: Page): Promise<void> => {
    const text = page
      .locator("main [data-selectable], main pre, main article, main p, main li, main div")
      .filter({ hasText: words })
      .last();
    if (!(await text.isVisible())) await page.getByRole("tab", { name: /^(CV|Cv|Vacancy|Vacature)$/ }).click();
    await text.scrollIntoViewIfNeeded();
    await text.evaluate((element, wanted) => {
      const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const start = node.textContent?.indexOf(wanted) ?? -1;
        if (start < 0) continue;
        getSelection()?.setBaseAndExtent(node, start, node, start + wanted.length);
        return;
      }
    }, words);
    await page.getByRole("toolbar").last().waitFor();
  };
}

async function openSettled(page: Page): Promise<void> {
  await page.locator("main details summary").first().click();
}

/** A shortlist of people without names whose introduction tells one. */
async function giveAway(page: Page): Promise<void> {
  const sent = page
    .locator("main")
    .locator("li, tr, [role=row]")
    .filter({ hasText: /Sent|Verstuurd/ })
    .getByRole("checkbox", { name: /^(Select|Selecteer) (?!all|alle)/ });
  await sent.first().waitFor();
  const names: string[] = [];
  for (const box of await sent.all()) {
    await box.check();
    names.push(((await box.getAttribute("aria-label")) ?? "").replace(/^\S+ /, ""));
  }
  await press(["Send as shortlist", "Verstuur als shortlist"])(page);
  const dialog = page.getByRole("dialog");
  await dialog
    .locator("textarea")
    .first()
    .fill(`${names.join(" en ")} leiden nu al een ploeg.`);
  await dialog.locator('button[type="submit"]').click();
  await dialog.getByRole("alert").last().scrollIntoViewIfNeeded();
  await rest(400)(page);
}
