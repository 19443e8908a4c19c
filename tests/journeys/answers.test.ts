import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { password, startJourneys } from "#tests/support/journey.ts";
import { settled, stopClock } from "#tests/support/on-page.ts";

const product = await startJourneys();
afterAll(() => product.stop());

const at = (path: string) => (url: URL) => url.pathname === path;
const toasts = (page: Page) => page.locator(".mantine-Notification-root");
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem("authToken"));
/** What a test broke on purpose complains of itself. */
const forgive = (such: RegExp) =>
  product.complaints.splice(0, product.complaints.length, ...product.complaints.filter((one) => !such.test(one)));
/** Answers a call with this envelope instead of the server. */
const answer = (page: Page, call: string, envelope: Record<string, unknown>, status = 200) =>
  page.route(`**${call}`, (route) => route.fulfill({ status, json: envelope }));

test("a first burst of messages shows 20 at once, and the others when there is room", async () => {
  const page = await product.openPage();
  const name = Array.from({ length: 26 }, (_, index) => `Message ${index + 1} of 26.`);
  await page.clock.install();
  await page.goto("/login");
  await answer(page, "/api/user/login", { response_status: 422, response_message: "Invalid", validation_errors: { name } }, 422);
  await page.getByLabel("E-mail address").fill("sanne@proffer.example");
  await page.getByLabel("Password", { exact: true }).fill(password);
  expect(await toasts(page).count()).toBe(0);
  const clock = await stopClock(page);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await clock.passUntil(page.getByText("Message 20 of 26."), 1);
  expect([await toasts(page).count(), await page.getByText("Message 21 of 26.").count()]).toEqual([20, 0]);
  await clock.pass(2900);
  expect(await page.getByText("Message 26 of 26.").count()).toBe(0);
  await clock.pass(100);
  await clock.passUntil(page.getByText("Message 26 of 26."), 1);
});

describe("a 200 whose envelope says otherwise", () => {
  test("is told as what it says, with the messages of its fields", async () => {
    const { token } = await product.newRecruiter();
    const page = await product.openPage({ token });
    await page.goto("/dashboard/profile");
    await settled(page);
    const details = page.getByRole("region", { name: "Your details" });
    const edit = { response_status: 409, response_message: "Somebody changed this before you." };
    await answer(page, "/api/user/profile/edit", edit);
    await details.getByLabel("First name").fill("Anouk");
    await details.getByRole("button", { name: "Save" }).click();
    await toasts(page).getByText(edit.response_message).waitFor();
    expect(await page.getByText("Profile Updated Successfully").count()).toBe(0);
    await page.unroute("**/api/user/profile/edit");
    await answer(page, "/api/user/profile/edit", {
      response_status: 422,
      response_message: "Invalid",
      validation_errors: { first_name: ["This name is too long."] },
    });
    await details.getByRole("button", { name: "Save" }).click();
    await details.getByText("This name is too long.").waitFor();
  });
});

describe("validating a session", () => {
  test.each([
    ["/dashboard", 500, { response_status: 500, response_message: "Sorry", payload: { error: "Reference: 1234." } }, "Reference: 1234."],
    ["/dashboard", 200, { response_status: 403, response_message: "You are suspended here." }, "You are suspended here."],
    ["/dashboard", 498, { response_status: 498, response_message: "This session is unknown." }, "This session is unknown."],
    ["/dashboard", 502, {}, "An error occurred. Please try again."],
  ])("with any other answer than 200 logs out and says why: at %s, %i", async (path, status, envelope, reason) => {
    const { token } = await product.newRecruiter();
    const page = await product.openPage({ token });
    await answer(page, "/api/user/validateToken", envelope, status);
    await page.goto(path);
    await page.waitForURL(at("/login"));
    await page.getByRole("status").getByText(`You were logged out. ${reason}`).waitFor();
    expect(await tokenIn(page)).toBeNull();
    forgive(/status of (500|502)/);
  });

  test("without any answer keeps the token and offers another try, under the header with the language switcher", async () => {
    const { token } = await product.newRecruiter();
    const page = await product.openPage({ token });
    await page.route("**/validateToken", (route) => route.abort());
    await page.goto("/dashboard/jobs");
    await page.getByRole("button", { name: "Try again" }).waitFor();
    expect(await tokenIn(page)).toBe(token);
    await page.getByRole("button", { name: "Language: English" }).waitFor();
    await page.unroute("**/validateToken");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Jobs" }).first().waitFor();
    forgive(/ERR_FAILED/);
  });
});

describe("a refresh of the session", () => {
  /** At work, with the next refresh answered so. */
  async function refreshed(status: number, envelope: Record<string, unknown>) {
    const person = await product.newRecruiter();
    const page = await product.openPage({ token: person.token });
    await page.clock.install();
    await page.goto("/dashboard/jobs");
    await page.getByRole("heading", { name: "Jobs" }).first().waitFor();
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "warning" && logged.push(message.text()));
    await answer(page, "/validateToken", envelope, status);
    await page.mouse.move(200, 300);
    const asked = page.waitForResponse("**/validateToken");
    await page.clock.runFor(31_000);
    await asked;
    return { page, person, logged };
  }

  test("that fails is only logged: nothing is told, and the work goes on", async () => {
    const { page, person, logged } = await refreshed(500, { response_status: 500, response_message: "Sorry" });
    await expect.poll(() => logged.join()).toContain("The session could not be refreshed");
    await page.clock.runFor(1000);
    expect(await toasts(page).count()).toBe(0);
    expect([new URL(page.url()).pathname, await tokenIn(page)]).toEqual(["/dashboard/jobs", person.token]);
    await page.unroute("**/validateToken");
    const again = page.waitForResponse("**/validateToken");
    await page.mouse.move(220, 300);
    await page.clock.runFor(31_000);
    expect((await again).status()).toBe(200);
    forgive(/status of 500/);
  });

  test("that finds no session ends it, with its reason", async () => {
    const { page } = await refreshed(498, { response_status: 498, response_message: "Invalid Token. Please log in again." });
    await page.waitForURL(at("/login"));
    await page.getByRole("status").getByText("You were logged out. Invalid Token. Please log in again.").waitFor();
    expect(await tokenIn(page)).toBeNull();
    const over = await refreshed(401, { response_status: 401, response_message: "Your session has expired. Please log in again." });
    await over.page.waitForURL(at("/login"));
    await over.page.getByRole("status").getByText("Your session has expired. Please log in again.").waitFor();
  });
});

test("a deletion whose answer lacks what was deleted isn't told as one", async () => {
  const { token, send } = await product.newRecruiter();
  const { candidate } = (await send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman" })).data;
  const { job } = (await send(api.job.create, { title: "Backend engineer" })).data;
  const page = await product.openPage({ token });
  await page.route("**/delete/*", (route) =>
    route.fulfill({ json: { response_status: 200, response_message: "Moved to trash", data: {} } }),
  );
  await page.goto(`/dashboard/jobs/${job.id}`);
  await page.getByRole("button", { name: /^Actions/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await toasts(page).getByText("An unexpected error occurred.").waitFor();
  expect(new URL(page.url()).pathname).toBe(`/dashboard/jobs/${job.id}`);
  expect(await toasts(page).getByRole("button", { name: "Undo" }).count()).toBe(0);
  await page.goto(`/dashboard/candidates/${candidate.id}`);
  await page.getByRole("button", { name: "More actions" }).first().click();
  await page.getByRole("menuitem", { name: "Move to trash" }).click();
  await toasts(page).getByText("An unexpected error occurred.").waitFor();
  expect(await toasts(page).getByText("Moved to trash").count()).toBe(0);
});

test("no page complained", () => {
  expect(product.complaints).toEqual([]);
});
