import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { password, startJourneys } from "#tests/support/journey.ts";
import { stopClock } from "#tests/support/on-page.ts";
import { atCheckout, endOf, pay } from "#tests/support/sandbox-page.ts";
import { addMember, buyTeam, planIdOf, planOf } from "#tests/support/team.ts";
import { at, pathOf } from "#tests/support/visit.ts";

const product = await startJourneys();
afterAll(() => product.stop());

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** In the page: counts in `asks` what it asks at a path, at the moment when it does. */
const countAsks = (path: string) => {
  const asks = { sent: 0, answered: 0 };
  const { fetch } = window;
  Object.assign(window, {
    asks,
    fetch: async (...args: Parameters<typeof fetch>) => {
      const [asked] = args;
      const isCounted = (asked instanceof Request ? asked.url : String(asked)).includes(path);
      if (isCounted) asks.sent++;
      const response = await fetch(...args);
      if (isCounted) asks.answered++;
      return response;
    },
  });
};

describe("a checkout that doesn't end well", () => {
  test("a payment that fails is told, and can be tried again", async () => {
    const person = await product.newRecruiter();
    const page = await product.openPage({ token: person.token });
    await page.goto("/price");
    await button(page, "Choose Solo").click();
    await atCheckout(page);
    await button(page, "Let the payment fail").click();
    await heading(page, "The payment didn't go through").waitFor();
    expect(await planOf(person)).toBe("free");
    await button(page, "Try again").click();
    await pay(page);
    expect(await planOf(person)).toBe("solo");
  });

  test("one turned back from is closed, and can be tried again", async () => {
    const person = await product.newRecruiter();
    const page = await product.openPage({ token: person.token });
    await page.goto("/price");
    await button(page, "Choose Solo").click();
    await atCheckout(page);
    await button(page, "Cancel and go back").click();
    await heading(page, "You stopped before paying").waitFor();
    expect(pathOf(page)).toContain("/cancelled/");
    await button(page, "Try again").click();
    await pay(page);
    expect(await planOf(person)).toBe("solo");
  });

  test("one closed half-way is found again among the invoices", async () => {
    const person = await product.newRecruiter();
    const page = await product.openPage({ token: person.token });
    await page.goto("/price");
    await button(page, "Choose Solo").click();
    await atCheckout(page);
    await page.goto("/dashboard/subscription");
    const invoices = page.getByRole("region", { name: "Invoices" });
    await invoices.getByText("Not paid yet").waitFor();
    await invoices.getByRole("button", { name: "Pay now" }).click();
    await pay(page);
    await page.goto("/dashboard/subscription");
    await invoices.getByText("Paid", { exact: true }).waitFor();
    expect(await invoices.getByText("Not paid yet").count()).toBe(0);
  });

  test("an address that says success buys nothing", async () => {
    const person = await product.newRecruiter();
    const solo = await planIdOf(person, "solo");
    const { data } = await person.send(api.subscription.subscribe, { subscription_id: solo, interval: "month" });
    const page = await product.openPage({ token: person.token });
    await page.goto(endOf(solo, data.order_id, person.email, "success", data.session_id));
    await heading(page, "Nothing was paid").waitFor();
    for (const session of ["made-up", `${data.session_id}x`]) {
      await page.goto(endOf(solo, data.order_id, person.email, "success", session));
      await heading(page, "We don't know this payment").waitFor();
    }
    const stranger = await product.openPage({ token: (await product.newRecruiter()).token });
    await stranger.goto(endOf(solo, data.order_id, person.email, "success", data.session_id));
    await heading(stranger, "We don't know this payment").waitFor();
    await stranger.goto(endOf(solo, data.order_id, person.email, "cancelled", "none"));
    await heading(stranger, "We don't know this payment").waitFor();
    expect(await planOf(person)).toBe("free");
  });

  test("is asked about every 500 ms for a minute; then a letter is promised", async () => {
    const person = await product.newRecruiter();
    const solo = await planIdOf(person, "solo");
    const { data } = await person.send(api.subscription.subscribe, { subscription_id: solo, interval: "month" });
    const page = await product.openPage({ token: person.token });
    // A bank that takes its time: finished, and not paid yet.
    const { response_status, response_message } = await person.send(api.subscription.session, { session_id: data.session_id });
    const session = { ...data, subscription_id: solo, order_email: person.email, status: "complete", payment_status: "unpaid" };
    await page.route("**/v1/payments/session?**", (route) =>
      route.fulfill({ json: { response_status, response_message, data: { session } } }),
    );
    await page.addInitScript(countAsks, "/v1/payments/session");
    const count = () => page.evaluate(() => (window as unknown as { asks: { sent: number; answered: number } }).asks);
    const sent = async () => (await count()).sent;
    await page.clock.install();
    await page.goto(endOf(solo, data.order_id, person.email, "success", data.session_id));
    await heading(page, "Checking your payment").waitFor();
    const clock = await stopClock(page);
    await heading(page, "We'll mail you").waitFor();
    // The minute was over; asked to, it looks for another one.
    await button(page, "Check again").click();
    const before = await sent();
    await expect.poll(() => clock.pass(10).then(sent), { interval: 1 }).toBe(before + 1);
    for (let times = 1; times <= 3; times++) {
      await expect.poll(async () => (await count()).answered).toBe(before + times);
      await clock.pass(450);
      expect(await sent()).toBe(before + times);
      await clock.pass(50);
      await expect.poll(sent).toBe(before + times + 1);
    }
    await clock.pass(60_000);
    await heading(page, "We'll mail you").waitFor();
    await button(page, "Check again").waitFor();
  });
});

describe("a plan chosen before there is an account", () => {
  test("survives registering and a letter opened in another tab", async () => {
    const email = "marjan@proffer.example";
    const page = await product.openPage();
    await page.goto("/price");
    await button(page, "One seat more").click();
    await page.getByText("3 seats × €590 = €1,770 a year, excluding VAT").waitFor();
    await button(page, "Choose Team").click();
    await page.waitForURL(at("/register"));
    await page.getByLabel("First name").fill("Marjan");
    await page.getByLabel("Last name").fill("Kuipers");
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Password again").fill(password);
    await button(page, "Create account").click();
    await heading(page, "Verify your e-mail address").waitFor();
    const tab = await page.context().newPage();
    await tab.goto(await product.linkFor(email, /^\d{6} /));
    await atCheckout(tab);
    await tab.getByText("3 seats").first().waitFor();
    await pay(tab);
    await tab.getByText("Team is active").waitFor();
    await tab.goto("/dashboard/subscription");
    await tab.getByText("3 seats × €590 = €1,770 a year, excluding VAT").waitFor();
  });

  test("survives logging in, and the way back from the checkout doesn't lead into it again", async () => {
    const { email } = await product.newRecruiter();
    const page = await product.openPage();
    await page.goto("/price");
    await button(page, "Choose Solo").click();
    // The page of prices has a link to the log-in of its own, which leads on to nothing.
    await heading(page, "Create an account").waitFor();
    await page.getByRole("link", { name: "Log in" }).click();
    // Both forms ask for an address: this one is filled once it is there.
    await page.getByRole("button", { name: "Log in", exact: true }).waitFor();
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await atCheckout(page);
    await page.goBack();
    await button(page, "Choose Solo").waitFor();
    expect(new URL(page.url()).searchParams.has("order")).toBe(false);
  });

  test("a member of a team is told that its owner chooses, and may end a seat of their own", async () => {
    const owner = await product.newRecruiter();
    const member = await product.newRecruiter({ first_name: "Tom", last_name: "Bakker", company: "Tom alone" });
    await buyTeam(owner, 2);
    const { token } = await addMember(owner, member);
    const page = await product.openPage({ token });
    await page.goto("/price");
    await page.getByText("The owner of Lindekade chooses its plan.").waitFor();
    expect(await button(page, /^(Choose|Change to) Solo/).isDisabled()).toBe(true);
    await page.goto("/dashboard/subscription");
    await page.getByText("Only the owner of Lindekade can change the plan.").waitFor();
    expect(await page.getByRole("region", { name: "Invoices" }).count()).toBe(0);

    // Who paid for a seat of their own may end it.
    const name = { first_name: "Noor", last_name: "Akkerman" };
    const noor = await product.newRecruiter(name);
    const noors = await product.openPage({ token: noor.token });
    const { recruiter } = (await owner.send(api.team.create, { ...name, email: noor.email })).data;
    const team_id = (await owner.send(api.account.validateToken, {})).user.workspace.id;
    await noors.goto(`/price/${recruiter.id}/${team_id}`);
    await button(noors, "Buy a seat").click();
    await pay(noors);
    await noors.goto("/dashboard/subscription");
    await noors.getByText("You pay for your own seat in this team.").waitFor();
    await button(noors, "Cancel my seat").click();
    await noors.getByRole("dialog", { name: "Cancel my seat" }).getByRole("button", { name: "Cancel my seat" }).click();
    await noors.getByText(/^Your own seat runs until/).waitFor();
  });
});

test("the pages had nothing to complain about", () => {
  expect(product.complaints).toEqual([]);
});
