import { generate } from "otplib";
import type { Locator, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { seriousFindings } from "#tests/support/axe.ts";
import { password, startJourneys } from "#tests/support/journey.ts";
import { settled, tick } from "#tests/support/on-page.ts";
import { send } from "#web/kit/calls/api.ts";

const product = await startJourneys();
afterAll(() => product.stop());

const at = (path: string) => (url: URL) => url.pathname === path;

/** Password, picture and code, until the recovery codes stand there. */
async function setUp(page: Page, place: Locator) {
  await place.getByLabel("Current password").fill(password);
  await place.getByRole("button", { name: "Continue" }).click();
  await place.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
  const secret = ((await place.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? "").replaceAll(" ", "");
  await place.getByLabel("Digit 1 of 6").click();
  await page.keyboard.type(await generate({ secret }));
  await place.getByRole("button", { name: "I've kept them" }).waitFor();
}

test("a workspace requires two-factor: who turns it on has it, and who has none sets it up at the next log-in, then goes on", async () => {
  const { email, token } = await product.newRecruiter();
  const page = await product.openPage({ token });
  // Nothing is owed yet.
  await page.goto("/two-factor");
  await page.waitForURL(at("/dashboard"));
  await page.goto("/dashboard/profile");
  await settled(page);
  const section = page.getByRole("region", { name: "Logging in" });
  await expect.poll(() => section.getByRole("switch", { name: "Require two-factor log-in" }).isDisabled()).toBe(true);
  await section.getByText("Turn on two-factor log-in for yourself first").waitFor();
  await page.getByRole("button", { name: "Turn on" }).click();
  await setUp(page, page.getByRole("dialog", { name: "Two-factor log-in" }));
  await page.getByRole("button", { name: "I've kept them" }).click();
  await section.getByRole("switch", { name: "Require two-factor log-in" }).click();
  await page.getByText("Workspace updated").waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  // Turned off, it is owed at once; the screen stays until the codes were read.
  const region = page.getByRole("region", { name: "Two-factor log-in" });
  await region.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("dialog").getByLabel("Current password").fill(password);
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await page.waitForURL(at("/two-factor"));
  await page.getByRole("heading", { name: "Set up two-factor log-in" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  // So is it at the next log-in, on the way to where one wanted to be.
  const next = await product.openPage();
  await next.goto("/login?to=/dashboard/candidates");
  await next.getByLabel("E-mail address").fill(email);
  await next.getByLabel("Password", { exact: true }).fill(password);
  await next.getByRole("button", { name: "Log in", exact: true }).click();
  await next.waitForURL(at("/two-factor"));
  await next.goto("/dashboard/jobs");
  await next.waitForURL((url) => url.pathname === "/two-factor" && url.searchParams.get("to") === "/dashboard/jobs");
  await setUp(next, next.getByRole("main"));
  await next.getByRole("button", { name: "I've kept them" }).click();
  await next.waitForURL(at("/dashboard/jobs"));
  expect(product.complaints).toEqual([]);
});

test("an API key is shown once, works within its scopes, and is revoked", async () => {
  const { token } = await product.newRecruiter();
  const page = await product.openPage({ token });
  await page.goto("/dashboard/profile");
  await settled(page);
  const section = page.getByRole("region", { name: "API keys" });
  await section.getByRole("button", { name: "Make an API key" }).click();
  const dialog = page.getByRole("dialog", { name: "Make an API key" });
  await dialog.getByRole("button", { name: "Make an API key" }).click();
  await dialog.getByText("Tick at least one.").waitFor();
  await dialog.getByLabel("What it is for").fill("careers site");
  await tick(dialog.getByLabel("Read candidates"));
  await dialog.getByLabel("Current password").fill(password);
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Make an API key" }).click();
  const key = (await dialog.getByText(/^prf_[A-Za-z0-9_-]{43}$/).textContent()) ?? "";
  await dialog.getByRole("button", { name: "I've kept it" }).click();
  const by = { base: product.url, token: key };
  expect((await send(api.candidate.list, {}, by)).data.candidates).toEqual([]);
  await expect(send(api.job.list, {}, by)).rejects.toMatchObject({ status: 403 });
  await page.reload();
  await section.getByText("read candidates").waitFor();
  await section.getByText(/last used/).waitFor();
  expect(await page.getByText(key).count()).toBe(0);
  await section.getByRole("button", { name: /^Revoke/ }).click();
  await page.getByRole("dialog", { name: "Revoke an API key" }).getByRole("button", { name: "Revoke" }).click();
  await page.getByText("API key revoked").waitFor();
  await expect(send(api.candidate.list, {}, by)).rejects.toMatchObject({ status: 498 });
  expect(product.complaints).toEqual([]);
});

test("a new password is judged while it is typed, and a device one logged in with is known until it is forgotten", async () => {
  const { email } = await product.newRecruiter();
  const page = await product.openPage();
  await page.goto("/register");
  await page.getByLabel("First name").fill("Femke");
  await page.getByLabel("Last name").fill("Dijkgraaf");
  const field = page.getByLabel("Password", { exact: true });
  await field.fill("Zomer2026!!");
  await page.getByText("Nearly: add a word.").waitFor();
  await field.fill("Dijkgraaf1");
  await page.getByText(/^Guessed/).waitFor();
  await field.fill("zeven zwanen zwemmen");
  await page.getByText("Strong.").waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.goto("/login");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(at("/dashboard"));
  await page.goto("/dashboard/profile");
  await settled(page);
  const devices = page.getByRole("region", { name: "Known devices" });
  await devices.getByText("This device").waitFor();
  await devices
    .getByRole("listitem")
    .filter({ hasText: "This device" })
    .getByRole("button", { name: /^Forget/ })
    .click();
  await page.getByText("Device forgotten").waitFor();
  await expect.poll(() => devices.getByText("This device").count()).toBe(0);
  expect(product.complaints).toEqual([]);
});
