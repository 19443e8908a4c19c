import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { password, startJourneys } from "#tests/support/journey.ts";
import { stopClock } from "#tests/support/on-page.ts";

const product = await startJourneys();
afterAll(() => product.stop());

const stored = (page: Page, key: string) => page.evaluate((name) => [localStorage.getItem(name), sessionStorage.getItem(name)], key);

describe("the language", () => {
  test("a language is kept in both storages and the cookie, and the page starts afresh in it", async () => {
    const page = await product.openPage();
    await page.goto("/login");
    await page.getByRole("button", { name: "Language: English" }).click();
    await Promise.all([page.waitForEvent("load"), page.getByRole("menuitem", { name: "Nederlands" }).click()]);
    await page.getByRole("button", { name: "Taal: Nederlands" }).waitFor();
    expect(await stored(page, "locale")).toEqual(["nl", "nl"]);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === "googtrans")).toMatchObject({ value: "/en/nl", path: "/", sameSite: "Lax" });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("nl");
  });
});

test("while nobody knows who is here, a spinner of 40 pixels stands in the whole window", async () => {
  const { token } = await product.newRecruiter();
  const page = await product.openPage({ token });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/validateToken", async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto("/dashboard");
  const spinner = page.getByRole("status", { name: "Loading", exact: true });
  await spinner.waitFor();
  const sizes = await spinner.evaluate((at) => [at.clientHeight, at.firstElementChild?.clientWidth, window.innerHeight]);
  expect(sizes).toEqual([sizes[2], 40, sizes[2]]);
  answer();
  await spinner.waitFor({ state: "detached" });
});

test("logging in keeps the token as authToken, logging out clears it and the e-mail", async () => {
  const { email } = await product.newRecruiter();
  const page = await product.openPage();
  await page.goto("/login");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/dashboard");
  expect((await stored(page, "authToken"))[0]).toMatch(/^[\w-]{43}$/);
  expect((await stored(page, "email"))[0]).toBe(email);
  await page.getByRole("button", { name: /Account/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL("**/login");
  expect([(await stored(page, "authToken"))[0], (await stored(page, "email"))[0]]).toEqual([null, null]);
});

test("a notification stands top right, on a phone top centre, and goes after three seconds", async () => {
  for (const [width, middle] of [
    [1440, false],
    [768, true],
  ] as const) {
    const page = await product.openPage({ viewport: { width, height: 900 } });
    await page.clock.install();
    await page.goto("/login");
    await page.getByLabel("E-mail address").fill("nobody@proffer.example");
    await page.getByLabel("Password", { exact: true }).fill("not this one");
    const clock = await stopClock(page);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    const told = page.locator(".mantine-Notification-root");
    await clock.passUntil(told, 1);
    await expect
      .poll(async () => {
        const box = await told.boundingBox();
        if (!box || box.y > 200) return "elsewhere";
        return Math.abs(box.x + box.width / 2 - width / 2) < 20 ? "centre" : box.x + box.width > width - 60 ? "right" : "elsewhere";
      })
      .toBe(middle ? "centre" : "right");
    await clock.pass(2900);
    expect(await told.count()).toBe(1);
    await clock.pass(100);
    await clock.passUntil(told, 0);
  }
});

test("no page complained", () => {
  expect(product.complaints).toEqual([]);
});
