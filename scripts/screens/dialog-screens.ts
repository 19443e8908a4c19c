// Every dialog, by the way that leads to it, and the menus that stand over a screen.
import type { Page } from "playwright-core";
import { makeCv } from "#server/sample/cv/make-cv.ts";
import { demoPeople } from "#server/sample/people.ts";
import { passwordOf } from "./accounts.ts";
import type { Ids } from "./place.ts";
import { both, either, inTurn, type Names, press, pressIn, rest, type Screen, screen } from "./screen.ts";

const moreActions: Names = ["More actions", "Meer acties"];
const useAs: Names = ["Use as…", "Gebruik als…"];
const ofTom: Names = ["Actions for Tom.*", "Acties voor Tom.*"];
const ofTeam: Names = ["Actions for the team", "Acties voor het team"];

const candidates = "/dashboard/candidates";
const recruiters = "/dashboard/recruiters";
const profile = "/dashboard/profile";
const candidate = (ids: Ids) => `${candidates}/${ids.candidate}`;
const job = (ids: Ids) => `/dashboard/jobs/${ids.job}`;
const client = (ids: Ids) => `/dashboard/clients/${ids.client}`;
const vacancy = (ids: Ids) => `${job(ids)}?tab=vacancy`;
const match = (ids: Ids) => `${job(ids)}?candidate=${ids.candidate}`;
const draft = (ids: Ids) => `/dashboard/proposals/${ids.draft}/strengths`;
const answered = (ids: Ids) => `/dashboard/proposals/${ids.answered}/review`;
const chat = (ids: Ids) => `/dashboard/chat/${ids.chat}`;

/** One that `act` opens. */
const dialog = (name: string, path: Screen["path"] | string, act: (page: Page) => Promise<unknown>, more: Partial<Screen> = {}): Screen =>
  screen(`dialog-${name}`, path, {
    ...more,
    prepare: inTurn(act, (page) => page.getByRole("dialog").last().waitFor(), rest(500)),
  });
const menu = (name: string, path: Screen["path"] | string, ...steps: Names[]): Screen =>
  screen(`menu-${name}`, path, { isPlace: true, prepare: inTurn(press(...steps), rest(400)) });

export const dialogScreens: Screen[] = [
  dialog("by-hand", candidates, press(["More", "Meer"], ["Add by hand", "Zelf invullen"])),
  dialog("same-person", candidates, dropAgain, { refuses: true }),
  dialog("merge", `${candidates}/duplicates`, press(["Compare", "Vergelijken"])),
  dialog("field", "/dashboard/profile/fields", press(["New field", "Nieuw veld"])),
  dialog("field-edit", "/dashboard/profile/fields", press(["Actions for .*", "Acties voor .*"], ["Edit", "Bewerken"])),
  dialog("resume", candidate, press(moreActions, ["CV in your style", "Cv in je eigen stijl"])),
  dialog("import-undo", (ids) => `/dashboard/import/${ids.imported}`, press(["Undo import", "Draai import terug"])),
  dialog(
    "note-history",
    (ids) => `${candidate(ids)}?tab=timeline`,
    press(["Actions for the note of .*", "Acties voor de notitie van .*"], ["History", "Geschiedenis"]),
  ),
  dialog("plan-interview", match, press(["Plan an interview", "Plan een gesprek"])),
  dialog("change-interview", (ids) => `${candidate(ids)}?tab=interviews`, press(["Change", "Wijzigen"])),
  dialog("cancel-interview", (ids) => `${candidate(ids)}?tab=interviews`, press(["Call off", "Afzeggen"])),
  dialog("interview-outcome", (ids) => `${candidate(ids)}?tab=interviews`, press(["Change the outcome", "Uitkomst wijzigen"])),
  dialog("propose", candidate, press(["Start proposal", "Voorstel maken"])),
  dialog("match", candidate, pressIn(moreActions, ["Match to a job", "Koppel aan een vacature"])),
  ...(
    [
      ["experience", ["Edit Experience", "Bewerk Werkervaring"]],
      ["education", ["Edit Education", "Bewerk Opleiding"]],
      ["languages", ["Edit Languages", "Bewerk Talen"]],
    ] as [string, Names][]
  ).map(([name, edit]) => dialog(name, candidate, press(edit))),
  dialog("translate", vacancy, press(["Translate", "Vertalen"], ["Into Dutch", "Naar het Nederlands"])),
  dialog("translated", vacancy, press(["Translate", "Vertalen"], ["Into Dutch", "Naar het Nederlands"]), { before: answerTranslation }),
  dialog("ask-consent", (ids) => `${candidate(ids)}?tab=proposals`, press(["Ask .*", "Vraag .*"])),

  dialog("notifications", "/dashboard", press(["Notifications.*", "Meldingen.*"])),
  dialog("stages-of-job", (ids) => `${job(ids)}?tab=board`, press(["Stages of this job", "Fases van deze vacature"])),
  dialog("why-out", (ids) => `${job(ids)}?tab=board`, press(["Move (?!to…).*", "Verplaats (?!naar…).*"], ["Rejected.*", "Afgewezen.*"])),
  dialog("task-new", "/dashboard/tasks", press(["Add a task", "Taak toevoegen"])),
  dialog("call", client, press(["Log a call", "Telefoongesprek vastleggen"])),
  dialog("mail", client, press(["Log an e-mail", "Mail vastleggen"])),
  dialog("proposal-notes", draft, press(["Notes and tasks", "Notities en taken"])),
  dialog("client-new", "/dashboard/clients", press(["New client", "Nieuwe opdrachtgever"])),
  dialog("client-edit", client, press(["Edit", "Bewerken"])),
  dialog("contact", client, press(["Add a contact", "Contactpersoon toevoegen"])),

  dialog("job-add", job, press(["Add candidates", "Kandidaten toevoegen"])),
  dialog("compare", job, compare),
  dialog("not-ranked", job, press(["Why not.", "Waarom niet."])),
  dialog("verdict", match, changeVerdict),
  dialog("shortlist", (ids) => `${job(ids)}?tab=proposals`, makeShortlist),

  dialog("redraft", draft, inTurn(press(["Language: .*", "Taal: .*"]), chooseOtherLanguage), { before: inOneLanguage, refuses: true }),
  dialog("conflict", (ids) => `/dashboard/proposals/${ids.draft}/cover-letter`, writeOver, { before: editByOther, refuses: true }),
  dialog("withdraw", answered, press(["Withdraw", "Intrekken"])),

  dialog("chat-new", "/dashboard/chat", press(["New", "Nieuw"]), { who: both }),
  dialog("chat-note", chat, pressIn(useAs, ["Save as note", "Bewaar als notitie"])),
  dialog("chat-strength", chat, pressIn(useAs, ["Use as strength", "Gebruik als sterk punt"])),
  dialog("chat-letter", chat, pressIn(useAs, ["Put in letter", "Zet in de brief"])),

  dialog("erase", candidate, press(["More actions", "Meer acties"], ["Erase for good…", "Definitief wissen…"])),
  dialog("team-invite", recruiters, invite, { who: both }),
  dialog("team-edit", recruiters, press(ofTom, ["Edit details", "Gegevens bewerken"])),
  dialog("team-remove", recruiters, press(ofTom, ["Remove from the team", "Uit het team verwijderen"])),
  dialog("team-transfer", recruiters, press(ofTeam, ["Transfer ownership", "Eigendom overdragen"])),
  dialog("team-end-sessions", recruiters, press(ofTeam, ["End everybody's sessions", "Ieders sessies beëindigen"])),
  dialog("team-leave", recruiters, press(ofTeam, ["Leave the team", "Het team verlaten"]), { who: ["viewer"] }),

  dialog("email", profile, press(["Change", "Wijzigen"])),
  dialog("two-factor", profile, press(["Turn on", "Aanzetten"])),
  dialog("two-factor-code", profile, inTurn(press(["Turn on", "Aanzetten"]), givePassword)),
  dialog("passkey", profile, press(["Add a passkey", "Passkey toevoegen"])),
  dialog("api-key", profile, press(["Make an API key", "API-sleutel maken"])),
  dialog("sso", profile, press(["Set up single sign-on", "Single sign-on instellen"])),
  dialog("account-delete", profile, press(["Delete my account", "Mijn account verwijderen"])),
  dialog("plan-change", "/dashboard/subscription?plan=solo", rest(600)),
  dialog("plan-cancel", "/dashboard/subscription", press(["Cancel the plan", "Opzeggen"])),
  dialog("stay", "/dashboard", comeLate),

  menu("candidate", candidate, moreActions),
  menu("job", job, ["Actions for .*", "Acties voor .*"]),
  menu("job-filter", job, ["Filter", "Filter"]),
  screen("job-matches-picked", job, { prepare: inTurn(pickThree, rest(400)) }),
  screen("menu-move-picked", job, {
    isPlace: true,
    prepare: inTurn(pickThree, press(["Move to…", "Verplaats naar…"]), rest(400)),
  }),
  menu("stage", match, ["Stage of .*", "Fase van .*"]),
  menu("dossier", match, ["Decision dossier", "Besluitdossier"]),
  menu("anonymity", draft, ["Anonymity: .*", "Anonimiteit: .*"]),
  menu("answer", answered, ["Set the answer yourself", "Vul het antwoord zelf in"]),
  menu("dates", "/dashboard/statistics", ["Dates", "Datums"]),
];

async function pickThree(page: Page): Promise<void> {
  const boxes = page.locator('main li input[type="checkbox"]');
  for (let index = 0; index < 3; index++) await boxes.nth(index).check();
}

async function compare(page: Page): Promise<void> {
  await pickThree(page);
  await page
    .getByRole("button", { name: /^(Compare|Vergelijken)\b/ })
    .first()
    .click();
  await page.waitForTimeout(800);
}

async function changeVerdict(page: Page): Promise<void> {
  await page.locator("main li button[aria-expanded]").nth(2).click();
  await press(["Change verdict", "Oordeel aanpassen"])(page);
}

async function makeShortlist(page: Page): Promise<void> {
  await page.getByRole("checkbox").first().check();
  for (const each of (await page.getByRole("checkbox").all()).slice(1, 3)) await each.check();
  await press(["Send as shortlist", "Verstuur als shortlist"])(page);
}

async function invite(page: Page): Promise<void> {
  await press(["Invite|Invite a recruiter", "Uitnodigen|Recruiter uitnodigen"])(page);
  // Sent empty it shows its mistakes; on a plan for one there is nothing to send.
  const send = page.getByRole("button", { name: either(["Send invitation", "Uitnodiging sturen"]) });
  await page.getByRole("dialog").waitFor();
  if (await send.isVisible()) await send.click();
}

/** On a phone the tray is a bar that opens. */
const trayBar = /^(Show the files|Toon de bestanden)/;

/** Somebody's CV a second time: is it the same person? */
async function dropAgain(page: Page): Promise<void> {
  const [person] = demoPeople;
  if (!person) throw new Error("There are no demo people");
  const cv = await makeCv(person, { pdf: "creative" });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([{ name: cv.name, mimeType: cv.mime, buffer: Buffer.from(cv.bytes) }]);
  const same = page.getByRole("button", { name: /^(Compare|Vergelijken)\b/ }).last();
  const tray = page.getByRole("button", { name: trayBar });
  await same.or(tray).first().waitFor();
  if (!(await same.isVisible())) await tray.first().click();
  await same.click();
  // On a phone the tray is a dialog as well.
  await page.getByRole("dialog", { name: /\?$/ }).waitFor();
}

/** As a translation service answers. */
async function answerTranslation(page: Page): Promise<void> {
  await page.route("**/api/translate", (route) => {
    const { texts } = route.request().postDataJSON() as { texts: string[] };
    const translations = texts.map((text) => ({ text: `${text.replaceAll("Experience", "Ervaring")} `, translated: true }));
    return route.fulfill({
      json: {
        response_status: 200,
        response_message: "Done",
        data: { provider: "libretranslate", service: "answered", translations },
      },
    });
  });
}

/** The chosen language is asked for once more, about the texts. */
async function chooseOtherLanguage(page: Page): Promise<void> {
  await page.locator("[role=menuitem]:not([aria-current])").first().click();
}

/** The proposal is there in one language alone, and stays as it is whatever is pressed. */
async function inOneLanguage(page: Page): Promise<void> {
  await page.route("**/api/user/proposal/show", async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data: { proposal: { other_letter: unknown } } };
    reply.data.proposal.other_letter = null;
    await route.fulfill({ response, json: reply });
  });
  await page.route("**/api/user/proposal/edit/**", (route) => route.fulfill({ status: 503, json: { response_status: 503 } }));
}

/** Somebody else saved another letter meanwhile. */
async function editByOther(page: Page): Promise<void> {
  let shown: { version: number; cover_letter: string } | undefined;
  await page.route("**/api/user/proposal/show", async (route) => {
    const response = await route.fetch();
    shown ??= ((await response.json()) as { data: { proposal: typeof shown } }).data.proposal;
    await route.fulfill({ response });
  });
  await page.route("**/api/user/proposal/edit/**", (route) => {
    const proposal = shown && { ...shown, version: shown.version + 1, cover_letter: `${shown.cover_letter}\n\nUntil Thursday!` };
    return route.fulfill({ status: 409, json: { response_status: 409, response_message: "Changed meanwhile.", data: { proposal } } });
  });
}

async function writeOver(page: Page): Promise<void> {
  const letter = page.getByRole("textbox", { name: either(["Cover letter", "Brief"]) });
  await letter.fill("Dear Marjan,\n\nI would be glad to tell you more by telephone.");
}

async function givePassword(page: Page): Promise<void> {
  await page.getByRole("dialog").locator('input[type="password"]').fill(passwordOf("filled"));
  await press(["Continue|Go on", "Verder|Ga verder"])(page);
  await page.getByRole("dialog").getByRole("img").first().waitFor();
}

/** Half a minute before the session would end. */
async function comeLate(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("refreshedAt", String(Date.now() - 20 * 60_000 + 30_000)));
}
