// Every dialog that no other screen of `npm run screens` opens, by the way that leads to it.
import type { Page } from "playwright-core";
import { makeCv } from "#server/sample/cv/make-cv.ts";
import { demoPeople } from "#server/sample/people.ts";
import type { Screen } from "./screens.ts";

type Names = readonly [en: string, nl: string];
const either = ([en, nl]: Names) => new RegExp(`^(${en}|${nl})$`);

/** Presses one button after the other; a menu's item is found as well. */
function press(...steps: Names[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const step of steps) {
      const name = either(step);
      await page.getByRole("button", { name }).or(page.getByRole("menuitem", { name })).first().click();
      await page.waitForTimeout(300);
    }
    await page.getByRole("dialog").waitFor();
    await page.waitForTimeout(400);
  };
}

const ofTom: Names = ["Actions for Tom.*", "Acties voor Tom.*"];
const ofTeam: Names = ["Actions for the team", "Acties voor het team"];

export const dialogScreens: Screen[] = [
  {
    name: "dialog-job-add",
    path: ({ job }) => `/dashboard/jobs/${job}`,
    who: ["filled"],
    prepare: press(["Add candidates", "Kandidaten toevoegen"]),
  },
  {
    name: "dialog-propose",
    path: ({ candidate }) => `/dashboard/candidates/${candidate}`,
    who: ["filled"],
    prepare: press(["Start proposal", "Voorstel maken"]),
  },
  { name: "dialog-match", path: ({ candidate }) => `/dashboard/candidates/${candidate}`, who: ["filled"], prepare: openMatch },
  {
    name: "dialog-experience",
    path: ({ candidate }) => `/dashboard/candidates/${candidate}`,
    who: ["filled"],
    prepare: press(["Edit Experience", "Bewerk Werkervaring"]),
  },
  {
    name: "dialog-by-hand",
    path: () => "/dashboard/candidates",
    who: ["filled"],
    prepare: press(["More", "Meer"], ["Add by hand", "Zelf invullen"]),
  },
  { name: "dialog-same-person", path: () => "/dashboard/candidates", who: ["filled"], prepare: dropAgain },
  {
    name: "dialog-verdict",
    path: ({ job, candidate }) => `/dashboard/jobs/${job}?candidate=${candidate}`,
    who: ["filled"],
    prepare: changeVerdict,
  },
  {
    name: "dialog-chat-note",
    path: ({ chat }) => `/dashboard/chat/${chat}`,
    who: ["filled"],
    prepare: takeAs(["Save as note", "Bewaar als notitie"]),
  },
  {
    name: "dialog-chat-letter",
    path: ({ chat }) => `/dashboard/chat/${chat}`,
    who: ["filled"],
    prepare: takeAs(["Put in letter", "Zet in de brief"]),
  },
  {
    name: "dialog-withdraw",
    path: ({ answered }) => `/dashboard/proposals/${answered}/review`,
    who: ["filled"],
    prepare: press(["Withdraw", "Intrekken"]),
  },
  {
    name: "dialog-team-edit",
    path: () => "/dashboard/recruiters",
    who: ["filled"],
    prepare: press(ofTom, ["Edit details", "Gegevens bewerken"]),
  },
  {
    name: "dialog-team-transfer",
    path: () => "/dashboard/recruiters",
    who: ["filled"],
    prepare: press(ofTeam, ["Transfer ownership", "Eigendom overdragen"]),
  },
  {
    name: "dialog-team-leave",
    path: () => "/dashboard/recruiters",
    who: ["viewer"],
    prepare: press(ofTeam, ["Leave the team", "Het team verlaten"]),
  },
  { name: "dialog-redraft", path: ({ draft }) => `/dashboard/proposals/${draft}/strengths`, who: ["filled"], prepare: changeLanguage },
  { name: "dialog-email", path: () => "/dashboard/profile", who: ["filled"], prepare: press(["Change", "Wijzigen"]) },
  { name: "dialog-two-factor", path: () => "/dashboard/profile", who: ["filled"], prepare: press(["Turn on", "Aanzetten"]) },
  { name: "dialog-passkey", path: () => "/dashboard/profile", who: ["filled"], prepare: press(["Add a passkey", "Passkey toevoegen"]) },
  {
    name: "dialog-account-delete",
    path: () => "/dashboard/profile",
    who: ["filled"],
    prepare: press(["Delete my account", "Mijn account verwijderen"]),
  },
  {
    name: "dialog-plan-cancel",
    path: () => "/dashboard/subscription",
    who: ["filled"],
    prepare: press(["Cancel the plan", "Opzeggen"]),
  },
  { name: "dialog-stay", path: () => "/dashboard", who: ["filled"], prepare: comeLate },
];

/** On a phone it stands in the menu. */
async function openMatch(page: Page): Promise<void> {
  const name = /^(Match to a job|Koppel aan een vacature)$/;
  const button = page.getByRole("button", { name });
  if (!(await button.isVisible())) await page.getByRole("button", { name: /^(More actions|Meer acties|Actions|Acties)/ }).click();
  await button.or(page.getByRole("menuitem", { name })).first().click();
  await page.getByRole("dialog").waitFor();
}

/** What an answer can be used for; on a phone that stands in a menu. */
function takeAs(use: Names): (page: Page) => Promise<void> {
  return async (page) => {
    const menu = page.getByRole("button", { name: /^(Use as…|Gebruik als…)$/ }).first();
    if (await menu.isVisible()) await menu.click();
    await press(use)(page);
  };
}

async function changeVerdict(page: Page): Promise<void> {
  await page.locator("main li button[aria-expanded]").nth(2).click();
  await page
    .getByRole("button", { name: /^(Change verdict|Oordeel aanpassen)$/ })
    .first()
    .click();
  await page.waitForTimeout(500);
}

/** Somebody's CV a second time: is it the same person? */
async function dropAgain(page: Page): Promise<void> {
  const [person] = demoPeople;
  if (!person) throw new Error("There are no demo people");
  const cv = await makeCv(person, { pdf: "creative" });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([{ name: cv.name, mimeType: cv.mime, buffer: Buffer.from(cv.bytes) }]);
  // On a phone the tray is a bar that opens.
  const compare = page.getByRole("button", { name: /^(Compare|Vergelijken)\b/ }).last();
  const tray = page.getByRole("button", { name: /1 (file|bestand)/ });
  await compare.or(tray).first().waitFor();
  if (!(await compare.isVisible())) await tray.first().click();
  await compare.click();
  await page.getByRole("dialog").last().waitFor();
  await page.waitForTimeout(600);
}

/** The chosen language is asked for once more, about the texts. */
async function changeLanguage(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Language|Taal): / }).click();
  await page.locator("[role=menuitem]:not([aria-current])").first().click();
  await page.getByRole("dialog").waitFor();
}

/** Half a minute before the session would end. */
async function comeLate(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("refreshedAt", String(Date.now() - 20 * 60_000 + 30_000)));
  await page.getByRole("dialog").waitFor();
}
