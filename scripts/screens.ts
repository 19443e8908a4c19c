// `npm run screens`: photographs every screen and every dialog into ./screens/<screen>-<who>-<width>-<theme>-<lang>.png, and tells what went wrong in them.
// With words behind it (`npm run screens -- login jobs`) only the screens whose names contain one of them, with `--look=390-dark-nl` (or a
// part of it) only those looks. `npm run screens -- --readme` takes the pictures of the README instead, into docs/pictures/,
// and `npm run pictures` those of the public pages, into src/web/pictures/ (with words behind it: only those).
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import type { Reply } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { makeCv } from "#server/sample/cv/make-cv.ts";
import { demoVacancies } from "#server/sample/demo-vacancies.ts";
import { demoPeople } from "#server/sample/people.ts";
import type { Person } from "#server/sample/person.ts";
import { vacancies } from "#server/sample/vacancies.ts";
import { makeSpecialCvs } from "#tests/support/cvs/make-cvs.ts";
import { send } from "#web/api.ts";
import { type Account, addProposals, addShortlist, buyTeam, fillWorkspace, type Proposed, register, verify } from "./demo/fill.ts";
import { dialogScreens } from "./dialog-screens.ts";
import { keepPicture, keepPreview, previewPage, screenOf, shots } from "./pictures.ts";
import { freePort, startProduct } from "./running-product.ts";

/** `viewer` reads along in the filled workspace. */
type Who = "guest" | "unverified" | "empty" | "filled" | "viewer";
interface Ids {
  candidate: string;
  /** A candidate whose CV is a Word file. */
  word: string;
  job: string;
  /** A draft, and one that the client answered. */
  draft: string;
  answered: string;
  /** A talk about the candidate for the job, one about the job alone, and one in which nothing is asked yet. */
  chat: string;
  job_chat: string;
  new_chat: string;
  /** The page that the client reads. */
  page: string;
  /** One that the client opened and hasn't answered. */
  opened: string;
  /** A page of several candidates: open, behind a password, closed. */
  shortlist: string;
  shortlist_locked: string;
  shortlist_closed: string;
  /** One candidate's page behind a password, and one that was withdrawn. */
  locked: string;
  withdrawn: string;
  /** What a candidate is asked: nothing said yet, agreed, refused, taken back by the recruiter. */
  asked: string;
  agreed: string;
  refused: string;
  unasked: string;
  /** Where the letter of an invitation leads. */
  invitation: string;
  /** Where a checkout that was left open would have ended. */
  checkout: string;
}
export interface Screen {
  name: string;
  /** An address, with the records of the filled workspace at hand. */
  path: (ids: Ids) => string;
  /** Who looks: each gives a picture, and its name. */
  who: Who[];
  /** What to do before the page is opened, such as holding an answer back. */
  before?: (page: Page) => Promise<void>;
  /** What to do before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
  /** The server refuses something here, as it should: the browser's notes of it are no problem. */
  refuses?: boolean;
  /** From 1536 px on it has a third pane: it is photographed there too. */
  isWide?: boolean;
  /** The page is meant to be waiting: it is not waited for. */
  waits?: boolean;
}

const both: Who[] = ["empty", "filled"];
const readers: Who[] = ["filled", "viewer"];
const everyAnswer =
  /\/api\/(subscriptions|user\/(candidates|jobs|candidate|dashboard|job|chats?|recruiters|subscription|stats|proposals?|protected))\b/;

/** Every screen. A new one is a new line here. */
const screens: Screen[] = [
  { name: "login", path: () => "/login", who: ["guest"] },
  { name: "register", path: () => "/register", who: ["guest"] },
  { name: "register-wrong", path: () => "/register", who: ["guest"], prepare: press(/^(Create account|Account aanmaken)/) },
  { name: "email-verification", path: () => "/email-verification", who: ["unverified"] },
  { name: "home", path: () => "/home", who: ["guest", "filled"], prepare: scrollThrough },
  { name: "for-recruiters", path: () => "/recruiters", who: ["guest"], prepare: scrollThrough },
  { name: "about", path: () => "/about", who: ["guest"] },
  { name: "contact", path: () => "/contact", who: ["guest"], before: openContact },
  { name: "contact-wrong", path: () => "/contact", who: ["guest"], before: openContact, prepare: sendEmpty },
  { name: "contact-sent", path: () => "/contact", who: ["guest"], before: openContact, prepare: sendMessage },
  { name: "contact-closed", path: () => "/contact", who: ["guest"] },
  { name: "privacy", path: () => "/privacy", who: ["guest"] },
  { name: "terms", path: () => "/terms", who: ["guest"] },
  { name: "how-we-use-ai", path: () => "/how-we-use-ai", who: ["guest"] },
  { name: "forgot", path: () => "/forgot-password", who: ["guest"] },
  { name: "reset-code", path: () => "/email/verify/forgot-password/sanne@lindekade.example", who: ["guest"] },
  { name: "reset", path: () => "/reset-password/sanne@lindekade.example/123456", who: ["guest"] },
  { name: "profile", path: () => "/dashboard/profile", who: ["filled"] },
  { name: "no-page", path: () => "/nothing-here", who: ["guest", "filled"] },
  { name: "no-page-inside", path: () => "/dashboard/nothing-here", who: ["filled"] },
  { name: "dashboard", path: () => "/dashboard", who: [...both, "viewer"] },
  { name: "dashboard-import", path: () => "/dashboard", who: ["empty"], prepare: press(/^(Import a file|Importeer een bestand)/) },
  { name: "dashboard-failed", path: () => "/dashboard", who: ["filled"], before: failAnswers, refuses: true },
  { name: "dashboard-loading", path: () => "/dashboard", who: ["filled"], before: holdAnswers, waits: true },
  { name: "dashboard-team", path: () => "/dashboard?scope=team", who: readers },
  { name: "dashboard-rows", path: () => "/dashboard?rows=in_interview", who: ["filled"] },
  { name: "activity", path: () => "/dashboard/activity", who: both },
  { name: "help", path: () => "/dashboard/help", who: ["filled"] },
  { name: "help-matching", path: () => "/dashboard/help/matching", who: ["filled"] },
  { name: "candidates", path: () => "/dashboard/candidates", who: [...both, "viewer"] },
  { name: "candidates-none", path: () => "/dashboard/candidates?location=Atlantis", who: ["filled"] },
  { name: "candidates-trash", path: () => "/dashboard/candidates?view=trash", who: both },
  { name: "candidates-selected", path: () => "/dashboard/candidates", who: ["filled"], prepare: tickTwo },
  { name: "candidates-filter", path: () => "/dashboard/candidates", who: ["filled"], prepare: openFilter },
  { name: "candidates-failed", path: () => "/dashboard/candidates", who: ["filled"], before: failAnswers, refuses: true },
  { name: "candidates-search", path: () => "/dashboard/candidates?q=python AND (sql OR kafka) NOT junior", who: ["filled"] },
  { name: "candidates-mistake", path: () => "/dashboard/candidates?q=python AND (sql", who: ["filled"] },
  { name: "candidates-help", path: () => "/dashboard/candidates", who: ["filled"], prepare: press(/^(How to search|Zo zoek je)/) },
  { name: "candidates-columns", path: () => "/dashboard/candidates", who: ["filled"], prepare: openColumns },
  {
    name: "candidates-save-view",
    path: () => "/dashboard/candidates?min_years=3",
    who: ["filled"],
    prepare: press(/^(Save view|Bewaar weergave)/),
  },
  { name: "candidates-loading", path: () => "/dashboard/candidates", who: ["filled"], before: holdAnswers, waits: true },
  { name: "candidates-tray", path: () => "/dashboard/candidates", who: ["filled"], prepare: dropCvs, refuses: true },
  { name: "candidate", path: (ids) => `/dashboard/candidates/${ids.candidate}`, who: readers, isWide: true },
  { name: "candidate-word", path: (ids) => `/dashboard/candidates/${ids.word}`, who: ["filled"], isWide: true },
  { name: "candidate-matches", path: (ids) => `/dashboard/candidates/${ids.candidate}?tab=matches`, who: ["filled"], isWide: true },
  { name: "candidate-timeline", path: (ids) => `/dashboard/candidates/${ids.candidate}?tab=timeline`, who: ["filled"] },
  { name: "candidate-files", path: (ids) => `/dashboard/candidates/${ids.candidate}?tab=files`, who: ["filled"] },
  { name: "jobs", path: () => "/dashboard/jobs", who: both },
  { name: "jobs-none", path: () => "/dashboard/jobs?q=nothing", who: ["filled"] },
  { name: "jobs-selected", path: () => "/dashboard/jobs", who: ["filled"], prepare: tickTwo },
  { name: "jobs-failed", path: () => "/dashboard/jobs", who: ["filled"], before: failAnswers, refuses: true },
  { name: "jobs-loading", path: () => "/dashboard/jobs", who: ["filled"], before: holdAnswers, waits: true },
  { name: "jobs-trash", path: () => "/dashboard/jobs?view=trash", who: both },
  { name: "jobs-protected", path: () => "/dashboard/jobs/protected", who: [...both, "viewer"] },
  { name: "jobs-protected-failed", path: () => "/dashboard/jobs/protected", who: ["filled"], before: failAnswers, refuses: true },
  { name: "jobs-protected-loading", path: () => "/dashboard/jobs/protected", who: ["filled"], before: holdAnswers, waits: true },
  { name: "job-new", path: () => "/dashboard/jobs/new", who: ["empty", "viewer"] },
  { name: "job-review", path: () => "/dashboard/jobs/new", who: ["empty"], prepare: pasteVacancy },
  { name: "job-matches", path: (ids) => `/dashboard/jobs/${ids.job}`, who: ["filled"], isWide: true },
  { name: "job-loading", path: (ids) => `/dashboard/jobs/${ids.job}`, who: ["filled"], isWide: true, before: holdAnswers, waits: true },
  {
    name: "job-match",
    path: (ids) => `/dashboard/jobs/${ids.job}?candidate=${ids.candidate}`,
    who: readers,
    isWide: true,
    prepare: openRequirement,
  },
  { name: "job-passage", path: (ids) => `/dashboard/jobs/${ids.job}?candidate=${ids.candidate}`, who: ["filled"], prepare: openPassage },
  { name: "job-compare", path: (ids) => `/dashboard/jobs/${ids.job}`, who: ["filled"], prepare: compare },
  { name: "job-vacancy", path: (ids) => `/dashboard/jobs/${ids.job}?tab=vacancy`, who: ["filled"] },
  { name: "job-edit", path: (ids) => `/dashboard/jobs/${ids.job}?tab=vacancy&edit=true`, who: ["filled"] },
  { name: "job-board", path: (ids) => `/dashboard/jobs/${ids.job}?tab=board`, who: ["filled"] },
  { name: "candidate-proposals", path: (ids) => `/dashboard/candidates/${ids.candidate}?tab=proposals`, who: ["filled"] },
  { name: "proposals", path: () => "/dashboard/proposals", who: both },
  { name: "proposals-none", path: () => "/dashboard/proposals?q=nothing", who: ["filled"] },
  { name: "proposals-selected", path: () => "/dashboard/proposals", who: ["filled"], prepare: tickTwo },
  { name: "proposals-trash", path: () => "/dashboard/proposals?view=trash", who: ["filled"] },
  { name: "proposals-failed", path: () => "/dashboard/proposals", who: ["filled"], before: failAnswers, refuses: true },
  { name: "proposals-loading", path: () => "/dashboard/proposals", who: ["filled"], before: holdAnswers, waits: true },
  ...(["start", "strengths", "brand", "information", "cover-letter", "requirements", "review"] as const).map((step) => ({
    name: `proposal-${step}`,
    path: ({ draft }: Ids) => `/dashboard/proposals/${draft}/${step}`,
    who: ["filled"] as Who[],
  })),
  { name: "job-proposals", path: (ids) => `/dashboard/jobs/${ids.job}?tab=proposals`, who: readers },
  { name: "proposals-shortlists", path: () => "/dashboard/proposals?view=shortlists", who: both },
  {
    name: "proposals-shortlist-dialog",
    path: (ids) => `/dashboard/jobs/${ids.job}?tab=proposals`,
    who: ["filled"],
    prepare: makeShortlist,
  },
  {
    name: "proposal-ask-consent",
    path: (ids) => `/dashboard/candidates/${ids.candidate}?tab=proposals`,
    who: ["filled"],
    prepare: askConsent,
  },
  { name: "proposal-passage", path: ({ draft }) => `/dashboard/proposals/${draft}/strengths`, who: ["filled"], prepare: openProof },
  { name: "proposal-edit", path: ({ draft }) => `/dashboard/proposals/${draft}/strengths`, who: ["filled"], prepare: editStrength },
  {
    name: "proposal-loading",
    path: ({ draft }) => `/dashboard/proposals/${draft}/strengths`,
    who: ["filled"],
    before: holdAnswers,
    waits: true,
  },
  {
    name: "proposal-failed",
    path: ({ draft }) => `/dashboard/proposals/${draft}/strengths`,
    who: ["filled"],
    before: failAnswers,
    refuses: true,
  },
  { name: "proposal-answered", path: (ids) => `/dashboard/proposals/${ids.answered}/review`, who: readers },
  { name: "client-page", path: (ids) => ids.page, who: ["guest"] },
  { name: "client-page-opened", path: (ids) => ids.opened, who: ["guest"] },
  { name: "client-page-locked", path: (ids) => ids.locked, who: ["guest"] },
  { name: "client-page-wrong", path: (ids) => ids.locked, who: ["guest"], prepare: giveWrongPassword, refuses: true },
  { name: "client-page-withdrawn", path: (ids) => ids.withdrawn, who: ["guest"], refuses: true },
  { name: "client-page-expired", path: (ids) => ids.withdrawn, who: ["guest"], before: closeByTime, refuses: true },
  { name: "client-page-none", path: () => "/p/0000000000000000000000", who: ["guest"], refuses: true },
  { name: "shortlist", path: (ids) => ids.shortlist, who: ["guest"] },
  { name: "shortlist-one", path: (ids) => `${ids.shortlist}/1`, who: ["guest"] },
  { name: "shortlist-wrong", path: (ids) => ids.shortlist_locked, who: ["guest"], prepare: giveWrongPassword, refuses: true },
  { name: "shortlist-withdrawn", path: (ids) => ids.shortlist_closed, who: ["guest"], refuses: true },
  { name: "shortlist-expired", path: (ids) => ids.shortlist_closed, who: ["guest"], before: closeByTime, refuses: true },
  { name: "consent", path: (ids) => ids.asked, who: ["guest"] },
  { name: "consent-yes", path: (ids) => ids.agreed, who: ["guest"] },
  { name: "consent-no", path: (ids) => ids.refused, who: ["guest"] },
  { name: "consent-revoked", path: (ids) => ids.unasked, who: ["guest"], refuses: true },
  { name: "consent-expired", path: (ids) => ids.unasked, who: ["guest"], before: closeByTime, refuses: true },
  { name: "consent-none", path: () => "/c/0000000000000000000000", who: ["guest"], refuses: true },
  { name: "statistics", path: () => "/dashboard/statistics", who: [...both, "viewer"] },
  { name: "statistics-few", path: () => "/dashboard/statistics?from=2020-01-01&to=2020-01-10", who: ["filled"] },
  { name: "statistics-rows", path: () => "/dashboard/statistics?rows=candidates", who: ["filled"] },
  { name: "statistics-table", path: () => "/dashboard/statistics", who: ["filled"], prepare: showTables },
  { name: "statistics-failed", path: () => "/dashboard/statistics", who: ["filled"], before: failAnswers, refuses: true },
  { name: "statistics-loading", path: () => "/dashboard/statistics", who: ["filled"], before: holdAnswers, waits: true },
  { name: "chats", path: () => "/dashboard/chat", who: ["empty", "filled", "viewer"] },
  { name: "chats-none", path: () => "/dashboard/chat?q=nobody", who: ["filled"] },
  { name: "chats-loading", path: () => "/dashboard/chat", who: ["filled"], before: holdAnswers, waits: true },
  { name: "chats-failed", path: () => "/dashboard/chat", who: ["filled"], before: failAnswers, refuses: true },
  { name: "chats-new", path: () => "/dashboard/chat", who: both, prepare: openNewChat },
  { name: "chat", path: (ids) => `/dashboard/chat/${ids.chat}`, who: ["filled"], isWide: true },
  {
    name: "chat-source",
    path: (ids) => `/dashboard/chat/${ids.chat}?source=1`,
    who: ["filled"],
    isWide: true,
    prepare: (page) => page.waitForTimeout(1200),
  },
  {
    name: "chat-vacancy",
    path: (ids) => `/dashboard/chat/${ids.chat}?source=2`,
    who: ["filled"],
    isWide: true,
    prepare: (page) => page.waitForTimeout(1200),
  },
  { name: "chat-job", path: (ids) => `/dashboard/chat/${ids.job_chat}`, who: ["filled"], isWide: true },
  { name: "chat-scope", path: (ids) => `/dashboard/chat/${ids.new_chat}`, who: ["filled"], prepare: openScope },
  { name: "chat-new", path: (ids) => `/dashboard/chat/${ids.new_chat}`, who: ["filled"], isWide: true },
  { name: "chat-strength", path: (ids) => `/dashboard/chat/${ids.chat}`, who: ["filled"], prepare: useAsStrength },
  { name: "chat-full", path: (ids) => `/dashboard/chat/${ids.chat}`, who: ["filled"], before: useUpTheMonth },
  { name: "chat-broken", path: (ids) => `/dashboard/chat/${ids.chat}`, who: ["filled"], before: breakTheAnswers },
  { name: "candidate-chat", path: (ids) => `/dashboard/candidates/${ids.candidate}?tab=chat`, who: readers },
  { name: "recruiters", path: () => "/dashboard/recruiters", who: ["empty", ...readers] },
  { name: "recruiters-none", path: () => "/dashboard/recruiters?q=nobody", who: ["filled"] },
  { name: "recruiters-failed", path: () => "/dashboard/recruiters", who: ["filled"], before: failAnswers, refuses: true },
  { name: "recruiters-loading", path: () => "/dashboard/recruiters", who: ["filled"], before: holdAnswers, waits: true },
  { name: "recruiters-invite", path: () => "/dashboard/recruiters", who: both, prepare: invite },
  { name: "recruiters-role", path: () => "/dashboard/recruiters", who: ["filled"], prepare: openRole },
  { name: "recruiters-remove", path: () => "/dashboard/recruiters", who: ["filled"], prepare: askToRemove },
  { name: "workspaces", path: () => "/dashboard/recruiters", who: ["viewer"], prepare: openWorkspaces },
  { name: "price", path: () => "/price", who: ["guest", "filled", "viewer"] },
  { name: "price-failed", path: () => "/price", who: ["guest"], before: failAnswers, refuses: true },
  { name: "price-loading", path: () => "/price", who: ["guest"], before: holdAnswers, waits: true },
  { name: "price-off", path: () => "/price", who: ["guest"], before: turnSubscriptionsOff },
  { name: "invitation", path: (ids) => ids.invitation, who: ["guest", "empty"] },
  { name: "invitation-none", path: (ids) => `${ids.invitation.slice(0, -4)}ffff`, who: ["guest"], refuses: true },
  { name: "checkout-unpaid", path: (ids) => ids.checkout, who: ["empty"] },
  { name: "checkout-paid", path: (ids) => ids.checkout, who: ["empty"], before: payWithoutEnd, waits: true },
  { name: "checkout-unknown", path: (ids) => ids.checkout, who: ["filled"], refuses: true },
  { name: "checkout-cancelled", path: (ids) => ids.checkout.replace(/success\/.*/, "cancelled/none"), who: ["empty"] },
  { name: "subscription", path: () => "/dashboard/subscription", who: ["empty", "filled", "viewer"] },
  { name: "subscription-choose", path: () => "/dashboard/subscription?plan=team", who: ["empty"] },
  {
    name: "subscription-change",
    path: () => "/dashboard/subscription?plan=solo",
    who: ["filled"],
    prepare: (page) => page.waitForTimeout(600),
  },
  { name: "subscription-failed", path: () => "/dashboard/subscription", who: ["filled"], before: failAnswers, refuses: true },
  { name: "palette", path: () => "/dashboard", who: ["filled"], prepare: (page) => page.keyboard.press("Control+k") },
  { name: "keys", path: () => "/dashboard", who: ["filled"], prepare: (page) => page.keyboard.press("?") },
];

async function showTables(page: Page): Promise<void> {
  // Each that is pressed is called otherwise from then on.
  const charts = page.getByRole("button", { name: /^(Show as table|Toon als tabel)/ });
  while ((await charts.count()) > 0) await charts.first().click();
}

/** A closed page, as if its time were over. */
async function closeByTime(page: Page): Promise<void> {
  await page.route(/\/v1\/(proposals\/shared|consents)\//, async (route) => {
    const response = await route.fetch();
    const told = (await response.json()) as { data?: object };
    await route.fulfill({ response, json: { ...told, data: { ...told.data, reason: "expired" } } });
  });
}

async function giveWrongPassword(page: Page): Promise<void> {
  await page.getByLabel(/^(Password|Wachtwoord)$/).fill("not this one");
  await page.getByRole("button", { name: "Open" }).click();
  await page
    .getByRole("alert")
    .getByText(/password|wachtwoord|Too many|Te vaak/)
    .waitFor();
}

async function makeShortlist(page: Page): Promise<void> {
  await page.getByRole("checkbox").first().check();
  for (const each of (await page.getByRole("checkbox").all()).slice(1, 3)) await each.check();
  await page.getByRole("button", { name: /^(Send as shortlist|Verstuur als shortlist)$/ }).click();
  await page.waitForTimeout(400);
}

async function askConsent(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^(Ask|Vraag het) / })
    .first()
    .click();
  await page.waitForTimeout(400);
}

async function editStrength(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^(Edit|Bewerken): / })
    .first()
    .click();
  await page.waitForTimeout(300);
}

/** Pictures further down load as one comes near. */
async function scrollThrough(page: Page): Promise<void> {
  for (const picture of await page.locator("main img").all()) if (await picture.isVisible()) await picture.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
}

/** As where the operator has set an address; the letter stays here. */
async function openContact(page: Page): Promise<void> {
  const told = (data: object) => ({ response_status: 200, response_message: "Done", data });
  await page.route("**/v1/contact", (route) =>
    route.fulfill({
      json: told(route.request().method() === "GET" ? { contact: { operator: "Lindekade", address: null } } : {}),
    }),
  );
}

async function sendEmpty(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Send|Versturen)$/ }).click();
}

async function sendMessage(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: /^(Your name|Je naam)$/ }).fill("Noor Akkerman");
  await page.getByRole("textbox", { name: /^E-mail/ }).fill("noor@proffer.example");
  await page.getByRole("textbox", { name: /^(Your message|Je bericht)$/ }).fill("Do you read scans?");
  await sendEmpty(page);
  await page.getByRole("heading", { name: /Noor/ }).waitFor();
}

async function openNewChat(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^(New|Nieuw)$/ })
    .first()
    .click();
  await page.waitForTimeout(400);
}

async function openScope(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Add a job|Vacature erbij)$/ }).click();
  await page.waitForTimeout(600);
}

async function useAsStrength(page: Page): Promise<void> {
  // On a phone the uses stand in a menu.
  const menu = page.getByRole("button", { name: /^(Use as…|Gebruik als…)$/ }).first();
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole("button", { name: /^(Use as strength|Gebruik als sterk punt)$/ })
    .or(page.getByRole("menuitem", { name: /^(Use as strength|Gebruik als sterk punt)$/ }))
    .first()
    .click();
  await page.waitForTimeout(400);
}

/** The talk as it is, except for what `change` makes of it. */
async function changeTalk(page: Page, change: (talk: Talk) => Talk): Promise<void> {
  await page.route("**/api/user/chat/show", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: Talk };
    await route.fulfill({ response, json: { ...json, data: change(json.data) } });
  });
}
type Talk = Reply<typeof api.chat.show>["data"];

function useUpTheMonth(page: Page): Promise<void> {
  return changeTalk(page, (talk) => ({ ...talk, usage: { ...talk.usage, used: 50, max: 50, renews_at: "2027-01-01T00:00:00.000Z" } }));
}

/** As a model's answers look that broke off, never came, or say what no passage bears. */
function breakTheAnswers(page: Page): Promise<void> {
  return changeTalk(page, (talk) => {
    const [first, second, ...others] = talk.messages.filter(({ role }) => role === "assistant").map(({ id }) => id);
    return {
      ...talk,
      answerer: { provider: "openai-compatible", model: "scripted" },
      messages: talk.messages.map((message) => {
        if (message.id === first) return { ...message, unsupported: [{ start: 0, end: message.content.length }] };
        if (message.id === second) return { ...message, state: "partial", failure: "timeout" };
        return others.includes(message.id)
          ? { ...message, content: "", citations: [], missing: null, state: "failed", failure: "busy" }
          : message;
      }),
    };
  });
}

async function failAnswers(page: Page): Promise<void> {
  const words = "Internal Server Error. Please try again later. Reference: 067e04d8";
  const json = { response_status: 500, response_message: words, message: words, payload: { error: words } };
  await page.route(everyAnswer, (route) => route.fulfill({ status: 500, json }));
}

async function holdAnswers(page: Page): Promise<void> {
  await page.route(everyAnswer, () => new Promise(() => {}));
}

async function invite(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^(Invite|Invite a recruiter|Uitnodigen|Recruiter uitnodigen)$/ })
    .first()
    .click();
  // Sent empty it shows its mistakes; on a plan for one there is nothing to send.
  const send = page.getByRole("button", { name: /^(Send invitation|Uitnodiging sturen)$/ });
  await page.getByRole("dialog").waitFor();
  if (await send.isVisible()) await send.click();
  await page.waitForTimeout(400);
}

async function openRole(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Role of|Rol van) Tom/ }).click();
  await page.waitForTimeout(400);
}

async function askToRemove(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Actions for|Acties voor) Tom/ }).click();
  await page.getByRole("menuitem", { name: /^(Remove from the team|Uit het team verwijderen)$/ }).click();
  await page.waitForTimeout(400);
}

async function openWorkspaces(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: /^(More|Meer)$/ });
  if (await more.isVisible()) await more.click();
  await page.getByRole("button", { name: /^Lindekade/ }).click();
  await page.waitForTimeout(400);
}

async function turnSubscriptionsOff(page: Page): Promise<void> {
  await page.route("**/api/subscriptions", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: { ...json, data: { ...json.data, is_on: false } } });
  });
}

/** Paid at the provider; the answer that activates it stays out. */
async function payWithoutEnd(page: Page): Promise<void> {
  await page.route("**/v1/payments/session?**", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const session = { ...json.data?.session, status: "complete", payment_status: "paid" };
    await route.fulfill({ response, json: { ...json, data: { session } } });
  });
  await page.route("**/api/user/subscription/success", () => new Promise(() => {}));
}

async function openFilter(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Filters?\b/ })
    .first()
    .click();
  await page.waitForTimeout(400);
}

async function tickTwo(page: Page): Promise<void> {
  // On a phone the boxes come when they are asked for.
  const door = page.getByRole("button", { name: /^(Order and selection|Volgorde en selectie)$/ });
  if (await door.isVisible()) {
    await door.click();
    const several = page.getByRole("menuitem", { name: /^(Select several|Meer selecteren)$/ });
    await several.click({ timeout: 1500 }).catch(() => page.keyboard.press("Escape"));
  }
  const boxes = page.locator("main").getByRole("checkbox", { name: /^(Select|Selecteer) (?!all|alle)/ });
  await boxes.first().waitFor();
  for (const box of (await boxes.all()).slice(0, 2)) await box.check();
}

/** Presses the button of this name. */
function press(name: RegExp): (page: Page) => Promise<void> {
  return (page) => page.getByRole("button", { name }).first().click();
}

/** Which columns there are; on a phone the order stands in their place. */
async function openColumns(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^(Columns|Kolommen|Order and selection|Volgorde en selectie)$/ })
    .first()
    .click();
}

async function openRequirement(page: Page): Promise<void> {
  // The third of the vacancy's: it has quotes of the CV.
  await page.locator("main li button[aria-expanded]").nth(2).click();
  await page.waitForTimeout(400);
}

async function openPassage(page: Page): Promise<void> {
  await openRequirement(page);
  await openProof(page);
}

async function openProof(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^(Open passage|Bekijk in de tekst)$/ })
    .first()
    .click();
  await page.waitForTimeout(1200);
}

async function compare(page: Page): Promise<void> {
  const boxes = page.locator('main li input[type="checkbox"]');
  for (let index = 0; index < 3; index++) await boxes.nth(index).check();
  await page
    .getByRole("button", { name: /^(Compare|Vergelijk)\b/ })
    .first()
    .click();
  await page.waitForTimeout(800);
}

/** Readable files, a scan and a locked one: the tray shows all that can happen. */
async function dropCvs(page: Page): Promise<void> {
  const special = await makeSpecialCvs();
  const readable = demoPeople.slice(40, 43).map((person: Person) => makeCv(person, { pdf: "creative" }));
  const files = [...(await Promise.all(readable)), special.scanned, special.encrypted];
  const payload = files.map(({ name, mime, bytes }) => ({ name, mimeType: mime, buffer: Buffer.from(bytes) }));
  await page.locator('input[type="file"]').first().setInputFiles(payload);
  await page.waitForTimeout(4000);
}

async function pasteVacancy(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: /^(Text of the vacancy|Tekst van de vacature)$/ }).fill(vacancies[0]?.text ?? "");
  await page.getByRole("button", { name: /^(Read the vacancy|Lees de vacature)$/ }).click();
  await page.getByRole("heading", { name: /^(Check the new job|Controleer de nieuwe vacature)$/ }).waitFor();
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Where a third pane is. */
const wideSizes = [
  { width: 1536, height: 864 },
  { width: 1920, height: 1080 },
];
const themes = ["light", "dark"] as const;
const languages = ["en", "nl"] as const;

interface Place {
  url: string;
  accounts: Record<Exclude<Who, "guest">, Account>;
  ids: Ids;
  /** The records that pictures on Dutch pages show: a vacancy and a CV in Dutch. */
  dutch: Ids;
}

async function browserPath(): Promise<string> {
  const path = process.env.CHROMIUM_PATH || (await readFile("dist/chromium-path", "utf8").catch(() => ""));
  if (!path || !existsSync(path)) throw new Error("No Chromium here. Run: node scripts/setup.mjs --browser");
  return path;
}

/** One workspace with nothing in it, one with people and jobs, and one whose owner hasn't verified the e-mail. */
async function prepare(url: string, dataDir: string): Promise<Place> {
  const open = async (name: string, person = { first_name: "Sanne", last_name: "Verhoeven", company: "Lindekade" }) => {
    const account = await register(url, { email: `${name}@proffer.example`, password: `pictures-of-${name}-42`, ...person });
    if (!account) throw new Error(`${name}@proffer.example has an account already`);
    return account;
  };
  const accounts = {
    unverified: await open("unverified"),
    empty: await open("empty"),
    filled: await open("filled"),
    viewer: await open("priya", { first_name: "Priya", last_name: "Raghunathan", company: "Priya Raghunathan" }),
  };
  const tom = await open("tom", { first_name: "Tom", last_name: "Bakker", company: "Bakker Search" });
  for (const account of [accounts.empty, accounts.filled, accounts.viewer, tom]) await verify(account, dataDir);
  await buyTeam(accounts.filled, 3);
  const filled = await fillWorkspace(accounts.filled, demoPeople.slice(0, isShow ? 40 : 18), demoVacancies.slice(0, isShow ? 7 : 5));
  const [job = "", ...others] = filled.job_ids;
  const as = { base: url, token: accounts.filled.token };
  const invitation = await addColleagues(accounts, tom);
  const best = (await send(api.matching.matchedCandidates, { id: job, limit: 4 }, as)).data.candidates;
  const stages = ["shortlisted", "shortlisted", "interview"] as const;
  for (const [index, stage] of stages.entries()) {
    const candidate_id = best[index]?.id;
    if (candidate_id) await send(api.matching.updateMatched, { job_id: job, candidate_id, stage }, as);
  }
  // The invented CVs are read without doubt; these two stand for those that are not.
  for (const id of [filled.candidate_ids[2], filled.candidate_ids[6]])
    if (id) await send(api.candidate.update, { id, unchecked_fields: ["city", "years_experience"] }, as);
  if (!isShow) {
    await send(api.job.remove, { id: others.at(-1) ?? "" }, as);
    await send(api.candidate.remove, { id: filled.candidate_ids[1] ?? "" }, as);
    await send(api.candidate.remove, { id: filled.candidate_ids[4] ?? "" }, as);
  }
  const proposed = await addProposals(accounts.filled, filled.job_ids.slice(0, -1));
  const pages = await addPages(accounts.filled, job, proposed);
  // The third person's CV is a Word file; the forms take turns.
  const ids: Ids = {
    candidate: best[0]?.id ?? "",
    word: filled.candidate_ids[2] ?? "",
    job,
    draft: isShow ? await draftFor(best[1]?.id ?? "", job, as) : (proposed.find(({ page }) => page === null)?.id ?? ""),
    answered: proposed[0]?.id ?? "",
    page: proposed[0]?.page ?? "",
    opened: proposed[1]?.page ?? "",
    ...pages,
    ...(await addTalks(accounts.filled, best[0]?.id ?? "", job)),
    invitation,
    checkout: await leaveCheckout(accounts.empty),
  };
  return { url, accounts, ids, dutch: isPictures ? { ...ids, ...(await dutchIds(accounts.filled, others[0] ?? "", proposed)) } : ids };
}

/** The second vacancy is Dutch: its best candidate, a draft for the next one, a talk, and a page that went out. */
async function dutchIds(account: Account, job: string, proposed: Proposed[]): Promise<Partial<Ids>> {
  const as = { base: account.url, token: account.token };
  const [best, next] = (await send(api.matching.matchedCandidates, { id: job, limit: 2 }, as)).data.candidates;
  const { chat } = (await send(api.chat.startWithBoth, { candidate_id: best?.id ?? "", job_id: job }, as)).data;
  for (const message of ["Heeft ze een BIG-registratie?", "Wat ontbreekt er?", "Heeft ze palliatieve zorg gedaan?"])
    await send(api.chat.ask, { chat_id: chat.id, message }, as);
  const of = (await send(api.proposal.list, { job_id: job, limit: 10 }, as)).data.proposals.map(({ id }) => id);
  const page = proposed.find((one) => one.page !== null && of.includes(one.id))?.page;
  return {
    candidate: best?.id ?? "",
    job,
    draft: await draftFor(next?.id ?? "", job, as),
    chat: chat.id,
    ...(page && { opened: page }),
  };
}

/** A draft in the language of the first job, for pictures to show. */
async function draftFor(candidate_id: string, job_id: string, as: { base: string; token: string | null }): Promise<string> {
  return (await send(api.proposal.start, { job_id, candidate_id }, as)).data.proposal.id;
}

/** What clients and candidates read without an account, in every state. */
async function addPages(account: Account, job_id: string, proposed: Proposed[]) {
  const as = { base: account.url, token: account.token };
  const open = await addShortlist(account, job_id);
  const [first] = (await send(api.proposal.list, { job_id, limit: 1 }, as)).data.proposals;
  const token = open.page.split("/").at(-1) ?? "";
  await send(
    api.proposal.respond,
    { token, place: 2, decision: "question", name: "Marjan Elzinga", comment: "Is a day from home possible?" },
    as,
  );
  const locked = await addShortlist(account, job_id, { password: "zomerlinde" });
  const closed = await addShortlist(account, job_id);
  await send(api.shortlist.revoke, { id: closed.id }, as);
  const pageOf = async (id: string, more: { password?: string }) =>
    new URL((await send(api.proposal.submit, { id, ...more, confirm_unsourced: true }, as)).data.share.url).pathname;
  const sent = proposed.filter(({ page }) => page !== null);
  const gone = sent.at(-1)?.id ?? "";
  const withdrawn = await pageOf(gone, {});
  await send(api.proposal.withdraw, { id: gone }, as);
  const asked: string[] = [];
  const { candidates } = (await send(api.candidate.list, { limit: 4 }, as)).data;
  for (const [at, { id: candidate_id }] of candidates.entries()) {
    const { request, url } = (await send(api.consent.ask, { candidate_id, job_id, message: "We spoke on the phone yesterday." }, as)).data;
    const link = new URL(url).pathname;
    const said = { token: link.split("/").at(-1) ?? "", language: "en" as const };
    if (at === 1) await send(api.consent.answer, { ...said, answer: "yes", words: "Gladly, from January on." }, as);
    if (at === 2) await send(api.consent.answer, { ...said, answer: "no", words: "Too far to travel." }, as);
    if (at === 3) await send(api.consent.revoke, { id: request.id }, as);
    asked.push(link);
  }
  const [waiting = "", agreed = "", refused = "", unasked = ""] = asked;
  return {
    shortlist: open.page,
    shortlist_locked: locked.page,
    shortlist_closed: closed.page,
    locked: await pageOf(first?.id ?? "", { password: "zomerlinde" }),
    withdrawn,
    asked: waiting,
    agreed,
    refused,
    unasked,
  };
}

/** Talks of all three kinds, and one in which nothing is asked yet. */
async function addTalks(
  { url, token }: Account,
  candidate_id: string,
  job_id: string,
): Promise<Pick<Ids, "chat" | "job_chat" | "new_chat">> {
  const as = { base: url, token };
  const ask = async (chat_id: string, ...questions: string[]) => {
    for (const message of questions) await send(api.chat.ask, { chat_id, message }, as);
  };
  const alone = (await send(api.chat.startWithCandidate, { candidate_id }, as)).data.chat;
  await ask(alone.id, "Are there gaps in the history?");
  const ofJob = (await send(api.chat.startWithJob, { job_id }, as)).data.chat;
  await ask(ofJob.id, "Who are the best candidates?");
  const both = (await send(api.chat.startWithBoth, { candidate_id, job_id }, as)).data.chat;
  await ask(both.id, "Does she know PostgreSQL?", "What is missing?", "Is she open to on-call duty?");
  const fresh = (await send(api.chat.startWithCandidate, { candidate_id }, as)).data.chat;
  return { chat: both.id, job_chat: ofJob.id, new_chat: fresh.id };
}

/** A checkout that somebody left open; gives where it would have ended. */
async function leaveCheckout({ url, token, email }: Account): Promise<string> {
  const as = { base: url, token };
  const { subscriptions } = await send(api.subscription.plans, {}, as);
  const subscription_id = subscriptions.find(({ key }) => key === "solo")?.id ?? "";
  const { order_id, session_id } = (await send(api.subscription.subscribe, { subscription_id, interval: "year" }, as)).data;
  return `/check-out/order/${subscription_id}/${order_id}/${encodeURIComponent(email)}/success/${session_id}`;
}

/** Two who have joined, of whom one reads along, and one whose invitation is under way: gives where it leads. */
async function addColleagues({ filled, viewer }: Place["accounts"], tom: Account): Promise<string> {
  const as = { base: filled.url, token: filled.token };
  const team_id = (await send(api.account.validateToken, {}, as)).user.workspace.id;
  const colleagues = [
    { first_name: "Tom", last_name: "Bakker", email: tom.email, title: "Senior recruiter", role: "recruiter" },
    { first_name: "Priya", last_name: "Raghunathan", email: viewer.email, title: null, role: "viewer" },
    { first_name: "Joris", last_name: "de Wit", email: "joris@lindekade.example", title: "Sourcer", role: "recruiter" },
  ] as const;
  let invited = "";
  for (const colleague of colleagues) invited = (await send(api.team.create, colleague, as)).data.recruiter.id;
  for (const account of [tom, viewer])
    account.token = (await send(api.account.enterTeam, { team_id }, { base: account.url, token: account.token })).token;
  return `/price/${invited}/${team_id}`;
}

/** Waits until the page rests: nothing under way, fonts there, no skeleton left. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 8000 }).catch(() => {});
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page
    .waitForFunction(() => !document.querySelector(".mantine-Skeleton-root, .mantine-Loader-root"), undefined, { timeout: 5000 })
    .catch(() => {});
}

interface Look {
  size: (typeof sizes)[number];
  theme: (typeof themes)[number];
  language: (typeof languages)[number];
}

/** One browser window of somebody who looks in one way; its pages share a cache. */
async function openWindow(
  browser: Browser,
  place: Place,
  who: Who,
  { size, theme, language }: Look,
  deviceScaleFactor = 1,
): Promise<BrowserContext> {
  const isPhone = size.width < 600;
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor,
    colorScheme: theme,
    locale: language,
    reducedMotion: "reduce",
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const stored: Record<string, string> = { dark: String(theme === "dark"), locale: language };
  if (who !== "guest")
    Object.assign(stored, { authToken: place.accounts[who].token, email: place.accounts[who].email, refreshedAt: String(Date.now()) });
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
  return context;
}

/** Takes one picture; gives what went wrong meanwhile. */
async function photograph(window: BrowserContext, address: string, screen: Screen, file: string): Promise<string[]> {
  const problems: string[] = [];
  const page = await window.newPage();
  page.setDefaultTimeout(8000);
  page.on("console", (message) => {
    const isRefusal = screen.refuses && /the server responded with a status of [45]\d\d/.test(message.text());
    if (message.type() === "error" && !isRefusal) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!reason.includes("ERR_ABORTED")) problems.push(`request: ${request.url()} ${reason}`);
  });
  page.on(
    "response",
    (response) => response.status() >= 500 && !screen.refuses && problems.push(`answer: ${response.status()} ${response.url()}`),
  );
  try {
    await screen.before?.(page);
    await page.goto(address);
    if (screen.waits) await page.waitForTimeout(1500);
    else await settle(page);
    if (screen.prepare) {
      await screen.prepare(page);
      await settle(page);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) problems.push(`overflow: ${wide} px wider than the window`);
    await page.screenshot({ path: file, fullPage: !isShow, animations: "disabled" });
  } catch (error) {
    problems.push(`no picture: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  }
  await page.close();
  return problems;
}

/** The public pages' pictures of the product, and what previews of their links show. */
async function takePictures(place: Place, take: (window: BrowserContext, screen: Screen, file: string) => Promise<void>): Promise<void> {
  const draft = join(dataDir, "picture.png");
  for (const { name, size, width, height, scale } of shots) {
    const screen = screens.find((each) => each.name === screenOf[name]);
    if (!screen || (wanted.length > 0 && !wanted.includes(name))) {
      console.log(`${name}: no picture taken`);
      continue;
    }
    for (const theme of themes)
      for (const language of languages) {
        const who = screen.who.includes("filled") ? "filled" : "guest";
        const window = await openWindow(browser, place, who, { size: { width, height }, theme, language }, scale);
        // A client's page takes its language from its address.
        const path = screen.path(language === "nl" ? place.dutch : place.ids);
        await take(window, { ...screen, path: () => (who === "guest" ? `${path}?lang=${language}` : path) }, draft);
        await window.close();
        const file = join(folder, `${name}-${size}-${language}-${theme}.webp`);
        console.log(`${file}, ${Math.round((await keepPicture(await readFile(draft), file)) / 1000)} kB`);
      }
  }
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const language of languages) {
    await page.setContent(await previewPage(language), { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const file = `src/web/public/og-${language}.png`;
    console.log(`${file}, ${Math.round((await keepPreview(await page.screenshot(), file)) / 1000)} kB`);
  }
  await page.close();
}

/** The pictures of the README, as [screen, theme, file]. */
const readmePictures = [
  ["job-match", "light", "job-matches"],
  ["job-match", "dark", "job-matches-dark"],
  ["candidate", "light", "candidate"],
  ["dashboard", "light", "dashboard"],
  ["proposal-strengths", "light", "proposal"],
  ["candidates-tray", "light", "candidates"],
] as const;

const words = process.argv.slice(2);
const isReadme = words.includes("--readme");
const isPictures = words.includes("--pictures");
/** Pictures to show, of one window each, rather than whole screens to look over. */
const isShow = isReadme || isPictures;
const wantedLook = words.find((word) => word.startsWith("--look="))?.slice("--look=".length) ?? "";
const wanted = words.filter((word) => !word.startsWith("--"));
const folder = isReadme ? "docs/pictures" : isPictures ? "src/web/pictures" : "screens";
const chosen = [...screens, ...dialogScreens].filter((screen) => wanted.length === 0 || wanted.some((word) => screen.name.includes(word)));
const start = performance.now();
await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(join(tmpdir(), "proffer-screens-"));
const product = await startProduct(await freePort(), dataDir);
const browser = await chromium.launch({ executablePath: await browserPath(), args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
let pictures = 0;
let faulty = 0;
try {
  const place = await prepare(product.url, dataDir);
  const lookName = ({ size, theme, language }: Look) => `${size.width}-${theme}-${language}`;
  const take = async (window: BrowserContext, screen: Screen, file: string) => {
    if (!product.isRunning()) throw new Error("The product is gone; no more pictures.");
    const problems = await photograph(window, place.url + screen.path(place.ids), screen, file);
    pictures += 1;
    if (problems.length === 0) return;
    faulty += 1;
    console.log(file);
    for (const problem of new Set(problems)) console.log(`  ${problem}`);
  };
  if (isReadme) {
    for (const [name, theme, file] of readmePictures.filter(([, , file]) => wanted.length === 0 || wanted.includes(file))) {
      const screen = screens.find((each) => each.name === name);
      if (!screen) throw new Error(`No screen is called ${name}.`);
      const window = await openWindow(browser, place, "filled", { size: { width: 1440, height: 860 }, theme, language: "en" });
      const path = join(folder, `${file}.png`);
      await take(window, screen, path);
      console.log(`${path}, ${Math.round((await stat(path)).size / 1000)} kB`);
      await window.close();
    }
  }
  if (isPictures) await takePictures(place, take);
  const everyone: Who[] = isShow ? [] : ["guest", "unverified", "empty", "filled", "viewer"];
  const windows = everyone
    .flatMap((who) =>
      [...sizes, ...wideSizes].flatMap((size) =>
        themes.flatMap((theme) => languages.map((language) => ({ who, look: { size, theme, language } }))),
      ),
    )
    .filter(({ look }) => lookName(look).includes(wantedLook));
  const photographer = async () => {
    for (let next = windows.shift(); next; next = windows.shift()) {
      const { who, look } = next;
      const window = await openWindow(browser, place, who, look);
      for (const screen of chosen.filter((each) => each.who.includes(who) && (each.isWide || !wideSizes.includes(look.size)))) {
        // What is read without an account takes its language from its address.
        const path = (ids: Ids) => {
          const address = screen.path(ids);
          return /^\/[pc]\//.test(address) ? `${address}?lang=${look.language}` : address;
        };
        await take(window, { ...screen, path }, join(folder, `${screen.name}-${who}-${lookName(look)}.png`));
      }
      await window.close();
    }
  };
  await Promise.all([photographer(), photographer()]);
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`${pictures} pictures in ${folder}/, ${faulty} with problems, ${((performance.now() - start) / 1000).toFixed(0)} seconds`);
process.exitCode = faulty > 0 ? 1 : 0;
