import type { BrowserContext, Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { answered } from "#tests/support/answered.ts";
import { startJourneys } from "#tests/support/journey.ts";
import { settled } from "#tests/support/on-page.ts";
import { at, logIn, pathOf } from "#tests/support/visit.ts";

const product = await startJourneys();
afterAll(() => product.stop());

describe("inactivity", () => {
  test("warns after 19 minutes, logs out after 20, says why, and leads back after logging in", async () => {
    const { email, token } = await product.newRecruiter();
    const page = await product.openPage({ token });
    await page.clock.install();
    await page.goto("/dashboard/candidates");
    await page.getByRole("heading", { name: "Candidates" }).first().waitFor();
    await page.clock.runFor(19 * 60_000 + 2000);
    await page.getByRole("dialog", { name: "Are you still there?" }).waitFor();
    await page.clock.runFor(60_000);
    await page.waitForURL(at("/login"));
    await page.getByText("You were logged out after 20 minutes without activity.").waitFor();
    expect(await page.evaluate(() => [localStorage.getItem("authToken"), localStorage.getItem("email")])).toEqual([null, null]);
    await logIn(page, email);
    await page.waitForURL(at("/dashboard/candidates"));
  });

  test("is over with one click on the button of the warning", async () => {
    const { token } = await product.newRecruiter();
    const page = await product.openPage({ token });
    await page.clock.install();
    await page.goto("/dashboard");
    await page.getByRole("heading").first().waitFor();
    await page.clock.runFor(19 * 60_000 + 2000);
    await page.getByRole("button", { name: "Stay logged in" }).click();
    await page.clock.runFor(2000);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.clock.runFor(10 * 60_000);
    expect(pathOf(page)).toBe("/dashboard");
  });

  const refreshedAt = (page: Page) => page.evaluate(() => localStorage.getItem("refreshedAt"));

  test("isn't any while somebody works: one refresh for each half minute with activity", async () => {
    const { token } = await product.newRecruiter();
    const page = await product.openPage({ token });
    await page.clock.install();
    let refreshes = 0;
    page.on("request", (request) => void (request.url().endsWith("/validateToken") && refreshes++));
    await page.goto("/dashboard");
    await page.getByRole("heading").first().waitFor();
    refreshes = 0;
    for (let minute = 0; minute < 24; minute++) {
      await page.mouse.move(100 + minute, 200);
      const before = await refreshedAt(page);
      const refreshed = page.waitForResponse("**/validateToken");
      await page.clock.runFor(60_000);
      await refreshed;
      // Taken in by the page too: until then the next one isn't due.
      await expect.poll(() => refreshedAt(page)).not.toBe(before);
    }
    expect(pathOf(page)).toBe("/dashboard");
    expect(refreshes).toBe(24);
  });
});

describe("several tabs", () => {
  const tabsOf = async (token: string): Promise<[BrowserContext, Page, Page]> => {
    const one = await product.openPage({ token });
    await one.goto("/dashboard");
    await one.getByRole("heading").first().waitFor();
    const two = await one.context().newPage();
    await two.goto("/dashboard/jobs");
    await two.getByRole("heading").first().waitFor();
    return [one.context(), one, two];
  };

  test("log out together, and in together", async () => {
    const { email, token } = await product.newRecruiter();
    const [, one, two] = await tabsOf(token);
    await one.getByRole("button", { name: /Account$/ }).click();
    await one.getByRole("menuitem", { name: "Log out" }).click();
    await one.waitForURL(at("/login"));
    await two.waitForURL(at("/login"));
    await logIn(two, email);
    // Where each was: one had left by itself.
    await two.waitForURL(at("/dashboard/jobs"));
    await one.waitForURL(at("/dashboard"));
  });
});

describe("a session that the server doesn't take", () => {
  test("unknown or revoked: told, logged out, to the root", async () => {
    const { token, send: call } = await product.newRecruiter();
    const page = await product.openPage({ token });
    const bell = answered(page, api.notification.count);
    await page.goto("/dashboard/candidates");
    await page.getByRole("heading", { name: "Candidates" }).first().waitFor();
    // The next call shall be the first that is refused: the bell asks last, once everything is painted.
    await bell;
    await settled(page);
    await call(api.account.logout, {});
    await page.getByRole("link", { name: "Jobs" }).first().click();
    await page.waitForURL((url) => url.pathname === "/login" && !url.searchParams.has("to"));
    await page.getByText("Invalid Token. Please log in again.").first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  });

  test("no answer at all: the message, another try, and the token stays", async () => {
    const { token } = await product.newRecruiter();
    const page = await product.openPage({ token });
    await page.route("**/validateToken", (route) => route.abort());
    await page.goto("/dashboard");
    await page.getByText("Server is not responding. Please try again later.").first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBe(token);
    await page.unroute("**/validateToken");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading").first().waitFor();
    expect(pathOf(page)).toBe("/dashboard");
    product.complaints.splice(0, product.complaints.length, ...product.complaints.filter((one) => !one.includes("ERR_FAILED")));
  });

  test("a wrong password at the log-in form is no session that ended", async () => {
    const { email } = await product.newRecruiter();
    const page = await product.openPage();
    await page.goto("/login?to=/dashboard/jobs");
    await logIn(page, email, "not this one");
    await page.getByText("This e-mail address and password don't belong together.").first().waitFor();
    expect(pathOf(page)).toBe("/login");
    await logIn(page, email);
    await page.waitForURL(at("/dashboard/jobs"));
  });
});

test("the pages had nothing to complain about", () => {
  expect(product.complaints).toEqual([]);
});
