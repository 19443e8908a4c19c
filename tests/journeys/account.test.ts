import { readFileSync } from "node:fs";
import { generate } from "otplib";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { password, startJourneys } from "#tests/support/journey.ts";
import { settled } from "#tests/support/on-page.ts";
import { at, logIn, pathOf } from "#tests/support/visit.ts";
import { send } from "#web/kit/calls/api.ts";

const product = await startJourneys();
afterAll(() => product.stop());

const another = "zeven zwanen zwemmen";
let serial = 0;
/** An account whose address nobody has verified. */
async function newcomer() {
  const email = `lotte${serial++}@proffer.example`;
  const person = { first_name: "Lotte", last_name: "Bos", email, password, password_confirmation: password };
  const { token } = await send(api.account.register, person, product.asNobody);
  return { email, token };
}
/** Types a code box by box. */
const typeCode = async (page: Page, code: string) => {
  await page.getByLabel("Digit 1 of 6").click();
  await page.keyboard.type(code);
};

describe("a forgotten password", () => {
  test("is replaced: from the log-in form by letter and code back to the dashboard", async () => {
    const { email } = await product.newRecruiter();
    const page = await product.openPage();
    await page.goto("/");
    await page.waitForURL(at("/login"));
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
    await page.getByLabel("E-mail address").fill(email);
    await page.getByRole("button", { name: "Send the code" }).click();
    await page.waitForURL("**/email/verify/forgot-password/**");
    await page.getByText("Password Reset Email Sent").waitFor();
    await expect.poll(() => product.newestSubjectFor(email)).toMatch(/^\d{6} .*password/);
    await typeCode(page, await product.codeFor(email));
    await page.getByRole("heading", { name: "Choose a new password" }).waitFor();
    await page.getByLabel("New password").fill(another);
    await page.getByLabel("Password again").fill(another);
    await page.getByRole("button", { name: "Set password" }).click();
    await page.waitForURL(at("/login"));
    await page.getByText("Password Set Successfully").waitFor();
    expect(await page.getByLabel("E-mail address").inputValue()).toBe(email);
    await logIn(page, email, another);
    await page.waitForURL(at("/dashboard"));
    await page.getByText("Login successful").waitFor();
  });

  test("the letter's link skips the boxes; used twice it says so", async () => {
    const { email } = await product.newRecruiter();
    await send(api.account.forgotPassword, { email }, product.asNobody);
    await expect.poll(() => product.newestSubjectFor(email)).toMatch(/password/);
    const code = await product.codeFor(email);
    const page = await product.openPage();
    await page.goto(`/email/verify/forgot-password/${encodeURIComponent(email)}/${code}`);
    await page.getByRole("heading", { name: "Choose a new password" }).waitFor();
    await send(api.account.resetPassword, { email, code, password: another, password_confirmation: another }, product.asNobody);
    await page.goto(`/email/verify/forgot-password/${encodeURIComponent(email)}/${code}`);
    await page.getByRole("heading", { name: "This link didn't work" }).waitFor();
  });
});

describe("verifying the e-mail", () => {
  test("a link opened while logged out is followed after logging in", async () => {
    const { email } = await newcomer();
    const code = await product.codeFor(email);
    const page = await product.openPage();
    await page.goto(`/email-verification/${encodeURIComponent(email)}/${code}`);
    await page.waitForURL(at("/login"));
    await logIn(page, email);
    await page.waitForURL(at("/dashboard"));
    await page.getByText("User Verified Successfully").waitFor();
  });

  test("works with the code typed", async () => {
    const { email, token } = await newcomer();
    const page = await product.openPage({ token });
    await page.goto("/email-verification");
    await typeCode(page, await product.codeFor(email));
    await page.waitForURL(at("/dashboard"));
  });
});

describe("who may open what", () => {
  const guests = [
    "/login",
    "/register",
    "/forgot-password",
    "/email/verify/forgot-password/a@b.example",
    "/reset-password/a@b.example/123456",
  ];
  const inside = ["/dashboard", "/dashboard/candidates", "/dashboard/jobs", "/dashboard/profile"];
  const waiting = ["/email-verification"];

  test.each(["guest", "unverified", "verified"] as const)("%s", async (who) => {
    const token = who === "guest" ? undefined : who === "unverified" ? (await newcomer()).token : (await product.newRecruiter()).token;
    const page = await product.openPage(token ? { token } : {});
    const lands = async (path: string, expected: string) => {
      await page.goto(path);
      await page.waitForURL(at(expected)).catch(() => {});
      expect([path, pathOf(page)]).toEqual([path, expected]);
    };
    const home = who === "verified" ? "/dashboard" : "/email-verification";
    await lands("/", who === "guest" ? "/login" : home);
    for (const path of guests) await lands(path, who === "guest" ? path : home);
    for (const path of inside) await lands(path, who === "guest" ? "/login" : who === "verified" ? path : home);
    for (const path of waiting) await lands(path, who === "guest" ? "/login" : home);
    await page.goto("/nothing/here");
    await page.getByText("This page doesn't exist").waitFor();
  });
});

describe("the profile", () => {
  test("changes name, password and sessions", async () => {
    const { email, token } = await product.newRecruiter();
    await send(api.account.login, { email, password }, product.asNobody);
    const page = await product.openPage({ token });
    await page.goto("/dashboard");
    await page.getByRole("button", { name: /Account$/ }).click();
    await page.getByRole("menuitem", { name: "Profile" }).click();
    await page.getByLabel("First name").fill("Anouk");
    await page.getByRole("region", { name: "Your details" }).getByRole("button", { name: "Save" }).click();
    await page.getByText("Profile Updated Successfully").waitFor();
    await page.getByRole("button", { name: /^Lindekade ?Anouk Verhoeven/ }).waitFor();

    const sessions = page.getByRole("region", { name: "Sessions" }).getByRole("listitem");
    await expect.poll(() => sessions.count()).toBeGreaterThan(1);
    const before = await sessions.count();
    await page.getByRole("button", { name: /^End/ }).first().click();
    await expect.poll(() => sessions.count()).toBe(before - 1);

    await page.getByLabel("Current password").fill(password);
    await page.getByLabel("New password").fill(another);
    await page.getByLabel("Password again").fill(another);
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Password Changed Successfully").waitFor();
    await expect.poll(() => sessions.count()).toBe(1);
    await page.reload();
    await page.getByRole("heading", { name: "Profile" }).waitFor();
  });
});

test("the names of the profile's groups lead to them", async () => {
  const page = await product.openPage({ token: (await product.newRecruiter()).token });
  await page.goto("/dashboard/profile");
  await settled(page);
  const index = page.getByRole("navigation", { name: "On this page" });
  const top = async () => (await page.getByRole("region", { name: "E-mail address" }).boundingBox())?.y;
  await expect.poll(top).toBeGreaterThan(700);
  await index.getByRole("link", { name: "Your log-in" }).click();
  await expect.poll(top).toBeLessThan(300);
  expect(await top()).toBeGreaterThan(0);
});

describe("another e-mail address", () => {
  const askFor = async (page: Page, email: string) => {
    await page.goto("/dashboard/profile");
    await settled(page);
    await page.getByRole("region", { name: "E-mail address" }).getByRole("button", { name: "Change" }).click();
    await page.getByLabel("New e-mail address").fill(email);
    await page.getByRole("dialog").getByLabel("Current password").fill(password);
    await page.getByRole("button", { name: "Send the code" }).click();
    await page.getByText("Email sent successfully").waitFor();
    return product.codeFor(email);
  };

  test("counts once the code mailed to it is typed", async () => {
    const page = await product.openPage({ token: (await product.newRecruiter()).token });
    const email = `moved${serial++}@proffer.example`;
    await typeCode(page, await askFor(page, email));
    await page.getByRole("region", { name: "E-mail address" }).getByText(email).waitFor();
  });

  test("or once the letter's link is opened", async () => {
    const page = await product.openPage({ token: (await product.newRecruiter()).token });
    const email = `moved${serial++}@proffer.example`;
    const code = await askFor(page, email);
    await page.goto(`/email-verification/${encodeURIComponent(email)}/${code}`);
    await page.waitForURL(at("/dashboard"));
    expect(await page.evaluate(() => localStorage.getItem("email"))).toBe(email);
  });
});

describe("two-factor", () => {
  test("is turned on with an app, asked for at log-in, and a recovery code works too", async () => {
    const { email, token } = await product.newRecruiter();
    const page = await product.openPage({ token });
    await page.goto("/dashboard/profile");
    await settled(page);
    await page.getByRole("button", { name: "Turn on" }).click();
    const dialog = page.getByRole("dialog", { name: "Two-factor log-in" });
    await dialog.getByLabel("Current password").fill(password);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
    const secret = ((await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? "").replaceAll(" ", "");
    await typeCode(page, await generate({ secret }));
    const recovery = (await dialog.getByRole("listitem").first().textContent()) ?? "";
    await dialog.getByRole("button", { name: "I've kept them" }).click();
    await page.getByRole("button", { name: "Turn off" }).waitFor();

    await page.getByRole("button", { name: /Account$/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.waitForURL(at("/login"));
    await logIn(page, email);
    await page.getByLabel("Code").fill("000000");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByText("This code isn't right.").first().waitFor();
    await page.getByLabel("Code").fill(recovery);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL(at("/dashboard"));
  });
});

describe("leaving", () => {
  test("takes one's data along, deletes the account, and ends at the log-in form", async () => {
    const { email, token } = await product.newRecruiter();
    const page = await product.openPage({ token });
    await page.goto("/dashboard/profile");
    await settled(page);
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download my data" }).click()]);
    expect(file.suggestedFilename()).toMatch(/^proffer-.*\.json$/);
    expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toMatchObject({ account: { email } });
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete my account" });
    await dialog.getByLabel("Current password").fill("not this one");
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await dialog.getByText("This isn't your password.").waitFor();
    await dialog.getByLabel("Current password").fill(password);
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await page.waitForURL(at("/login"));
    await page.getByText("Your account is deleted").waitFor();
    await logIn(page, email);
    await page.getByText("This e-mail address and password don't belong together.").first().waitFor();
  });
});

test("no page complained", () => {
  expect(product.complaints).toEqual([]);
});
