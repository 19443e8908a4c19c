import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { password, startJourneys } from "#tests/support/journey.ts";
import { at, logIn } from "#tests/support/visit.ts";

// Without APP_URL, as somebody tries the product.
const product = await startJourneys({ APP_URL: "" });
afterAll(() => product.stop());

const switcher = (page: Page) => page.getByRole("button", { name: /^(Language|Taal): / });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("the header with the language switcher stands on every page outside the dashboard, and on none inside", async () => {
  const guest = await product.openPage();
  for (const path of [
    ...["/login", "/register", "/forgot-password", "/email/verify/forgot-password/a@b.example", "/reset-password/a@b.example/123456"],
    ...["/price", "/home", "/recruiters", "/about", "/contact", "/privacy", "/terms", "/how-we-use-ai"],
    ...["/nothing/here", "/dashboardx", "/dashboards/candidates"],
  ]) {
    await guest.goto(path);
    await switcher(guest).waitFor();
    expect([path, await switcher(guest).count()]).toEqual([path, 1]);
  }
  const { token } = await product.newRecruiter();
  const page = await product.openPage({ token });
  for (const path of ["/dashboard", "/dashboard/", "/dashboard/candidates", "/dashboard/nothing/here"]) {
    await page.goto(path);
    await page.getByRole("heading").first().waitFor();
    expect([path, await switcher(page).count()]).toEqual([path, 0]);
  }
  await page.goto("/check-out/order/a/b/c@d.example/success/e");
  await switcher(page).waitFor();
});

test("a screen that breaks stands under the header too", async () => {
  const page = await product.openPage();
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const code = await response.text();
    // The screen's own file, which can't run.
    await route.fulfill(
      code.includes("current-password") && code.includes("one-time-code")
        ? { response, body: 'throw new Error("broken on purpose")' }
        : { response, body: code },
    );
  });
  await page.goto("/login");
  await page.getByText("This screen stopped working").waitFor();
  await switcher(page).waitFor();
  product.complaints.splice(0, product.complaints.length, ...product.complaints.filter((one) => !one.includes("broken on purpose")));
});

test("a Dutch browser gets English until somebody chooses otherwise", async () => {
  const page = await product.openPage({ locale: "nl-NL" });
  expect(await page.goto("/login").then(() => page.evaluate(() => navigator.language))).toBe("nl-NL");
  await page.getByRole("heading", { name: "Log in" }).waitFor();
  await button(page, "Language: English").waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
});

test("a language in the address is kept in both storages and the cookie, as a chosen one is", async () => {
  const page = await product.openPage();
  await page.goto("/login?lang=nl");
  await page.getByRole("button", { name: "Taal: Nederlands" }).waitFor();
  expect(await page.evaluate(() => [localStorage.getItem("locale"), sessionStorage.getItem("locale")])).toEqual(["nl", "nl"]);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "googtrans")).toMatchObject({ value: "/en/nl", path: "/", sameSite: "Lax" });
});

test("between log-in and registering no form stays behind while the next one's code is on its way", async () => {
  const page = await product.openPage();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    if ((await response.text()).includes("given-name")) await arrived;
    await route.fulfill({ response });
  });
  await page.goto("/login");
  await page.getByLabel("E-mail address").waitFor();
  await page.getByRole("link", { name: "Create one, it's free" }).click();
  await page.getByLabel("E-mail address").waitFor({ state: "hidden" });
  await page.getByRole("status", { name: "Loading" }).waitFor();
  arrive();
  await page.getByLabel("First name").waitFor();
  expect(await page.getByLabel("E-mail address").count()).toBe(1);
});

test("registering says so, on the screen that follows", async () => {
  const page = await product.openPage();
  await page.goto("/register");
  await page.getByLabel("First name").fill("Lotte");
  await page.getByLabel("Last name").fill("Bos");
  await page.getByLabel("E-mail address").fill("lotte@proffer.example");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password again").fill(password);
  await button(page, "Create account").click();
  await page.getByText("Registration Successful!").waitFor();
  await page.waitForURL(at("/email-verification"));
  expect(await switcher(page).count()).toBe(1);
});

test("who chooses a plan and logs in by the page's own link goes on with it", async () => {
  const person = await product.newRecruiter();
  const page = await product.openPage();
  await page.goto("/price?interval=month");
  await button(page, "Choose Solo").click();
  await page.waitForURL(at("/register"));
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.waitForURL(at("/login"));
  await logIn(page, person.email);
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.getByText("Solo").first().waitFor();
  // From the prices' own header too: back at them, with the choice that was made.
  const other = await product.newRecruiter();
  const next = await product.openPage();
  await next.goto("/price?interval=month&seats=4");
  await next.getByRole("banner").getByRole("link", { name: "Log in" }).click();
  await logIn(next, other.email);
  await next.waitForURL(/\/price\?interval=month&seats=4/);
});

test("opened at 127.0.0.1 a checkout comes back there, with its buyer logged in", async () => {
  const person = await product.newRecruiter();
  const here = product.url.replace("localhost", "127.0.0.1");
  const page = await product.openPage({ baseURL: here });
  await page.goto("/login?to=/price");
  await logIn(page, person.email);
  await page.waitForURL(at("/price"));
  await button(page, "Choose Solo").click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await button(page, /^Pay/).click();
  await page.waitForURL(at("/dashboard"));
  await page.getByText("Solo is active").waitFor();
  expect(new URL(page.url()).origin).toBe(here);
  expect((await person.send(api.subscription.purchased, {})).data.plan?.key).toBe("solo");
});

test("no page complained", () => {
  // The page of the test before was opened at another name of the same host, and may still be loading.
  const here = product.url.replace("localhost", "127.0.0.1");
  expect(product.complaints.filter((one) => !one.startsWith(`asked elsewhere: ${here}`))).toEqual([]);
});
