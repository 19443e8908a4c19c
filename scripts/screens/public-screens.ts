// What is seen without an account, and what lies between it and the product: the ways in, the public pages, prices and checkout.
import type { Page } from "playwright-core";
import { both, failAnswers, holdAnswers, press, type Screen, screen } from "./screen.ts";

const guest = { who: "guest" } as const;
const sanne = "sanne@lindekade.example";

export const publicScreens: Screen[] = [
  screen("login", "/login", guest),
  screen("sso", "/sso", guest),
  screen("sso-over", "/sso/callback", guest),
  screen("register", "/register", guest),
  screen("register-password", "/register", { ...guest, prepare: typePassword }),
  screen("register-wrong", "/register", { ...guest, prepare: press(["Create account.*", "Account aanmaken.*"]) }),
  screen("email-verification", "/email-verification", { who: "unverified" }),
  screen("forgot", "/forgot-password", guest),
  screen("reset-code", `/email/verify/forgot-password/${sanne}`, guest),
  screen("reset", `/reset-password/${sanne}/123456`, guest),
  screen("home", "/home", { who: ["guest", "filled"], prepare: scrollThrough }),
  screen("for-recruiters", "/recruiters", { ...guest, prepare: scrollThrough }),
  screen("about", "/about", guest),
  screen("contact", "/contact", { ...guest, before: openContact }),
  screen("contact-wrong", "/contact", { ...guest, before: openContact, prepare: press(["Send", "Versturen"]) }),
  screen("contact-sent", "/contact", { ...guest, before: openContact, prepare: sendMessage }),
  screen("contact-closed", "/contact", guest),
  screen("privacy", "/privacy", guest),
  screen("terms", "/terms", guest),
  screen("how-we-use-ai", "/how-we-use-ai", guest),
  screen("no-page", "/nothing-here", { who: ["guest", "filled"] }),
  screen("price", "/price", { who: ["guest", "filled", "viewer"] }),
  screen("price-failed", "/price", { ...guest, before: failAnswers, refuses: true }),
  screen("price-loading", "/price", { ...guest, before: holdAnswers, waits: true }),
  screen("price-off", "/price", { ...guest, before: turnSubscriptionsOff }),
  screen("invitation", ({ invitation }) => invitation, { who: ["guest", "empty"] }),
  screen("invitation-none", ({ invitation }) => `${invitation.slice(0, -4)}ffff`, { ...guest, refuses: true }),
  screen("checkout-unpaid", ({ checkout }) => checkout, { who: "empty" }),
  screen("checkout-paid", ({ checkout }) => checkout, { who: "empty", before: payWithoutEnd, waits: true }),
  screen("checkout-unknown", ({ checkout }) => checkout, { refuses: true }),
  screen("checkout-cancelled", ({ checkout }) => checkout.replace(/success\/.*/, "cancelled/none"), { who: "empty" }),
  screen("subscription", "/dashboard/subscription", { who: [...both, "viewer"] }),
  screen("subscription-choose", "/dashboard/subscription?plan=team", { who: "empty" }),
];

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

async function sendMessage(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: /^(Your name|Je naam)$/ }).fill("Noor Akkerman");
  await page.getByRole("textbox", { name: /^E-mail/ }).fill("noor@proffer.example");
  await page.getByRole("textbox", { name: /^(Your message|Je bericht)$/ }).fill("Do you read scans?");
  await press(["Send", "Versturen"])(page);
  await page.getByRole("heading", { name: /Noor/ }).waitFor();
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

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel(/^(Password|Wachtwoord)$/).fill("Zomer2026!!");
  await page.waitForTimeout(1500);
}
