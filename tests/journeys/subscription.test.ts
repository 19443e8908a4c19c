import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { seriousFindings } from "#tests/support/axe.ts";
import { password, startJourneys } from "#tests/support/journey.ts";
import { atCheckout, endOf, pay } from "#tests/support/sandbox-page.ts";
import { buyPlan, buyTeam, planIdOf, planOf } from "#tests/support/team.ts";
import { at, pathOf } from "#tests/support/visit.ts";
import { send } from "#web/kit/calls/api.ts";

const product = await startJourneys();
afterAll(() => product.stop());

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

describe("buying Solo", () => {
  test("from the price page to an invoice, cancelling it and keeping it after all", async () => {
    const person = await product.newRecruiter();
    const page = await product.openPage({ token: person.token });
    await page.goto("/price");
    await button(page, "Choose Solo").click();
    await pay(page);
    await page.getByText("Solo is active").waitFor();
    expect(await planOf(person)).toBe("solo");

    await page.goto("/dashboard/subscription");
    const plan = page.getByRole("region", { name: "Your plan" });
    await plan.getByText("€390 a year, excluding VAT").waitFor();
    // A tab of its own, where a browser that shows no PDFs saves it.
    const [tab, invoice] = await Promise.all([
      page.context().waitForEvent("page"),
      page.context().waitForEvent("response", (response) => /\.pdf\?/.test(response.url())),
      page
        .getByRole("region", { name: "Invoices" })
        .getByRole("link", { name: /^Invoice .+ \(PDF\)$/ })
        .click(),
    ]);
    expect([invoice.status(), invoice.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    await tab.close();

    await plan.getByRole("button", { name: "Cancel the plan" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel Solo?" });
    await dialog.getByText(/Solo runs until \d+ \w+ \d{4}\. After that Lindekade falls back to Free\./).waitFor();
    await dialog.getByRole("button", { name: "Cancel the plan" }).click();
    await page.getByText("Subscription deleted").waitFor();
    await plan.getByText("Cancelled", { exact: true }).waitFor();
    expect(await planOf(person)).toBe("solo");
    await plan.getByRole("button", { name: "Keep Solo" }).click();
    await page.getByText("Your plan goes on").waitFor();
    await plan.getByText(/^Renews on/).waitFor();
  });

  test("on a phone, from the subscription itself, in Dutch", async () => {
    const person = await product.newRecruiter();
    const viewport = { width: 390, height: 844 };
    const page = await product.openPage({ token: person.token, locale_stored: "nl", viewport, hasTouch: true, isMobile: true });
    await page.goto("/dashboard/subscription");
    await button(page, "Kies een abonnement").click();
    const dialog = page.getByRole("dialog", { name: "Kies een abonnement" });
    await dialog.getByText("Per maand").click();
    await dialog.getByText("€ 47,19").waitFor();
    await dialog.getByRole("button", { name: "Naar de kassa" }).click();
    await atCheckout(page);
    await button(page, /^Betaal/).click();
    await page.waitForURL(at("/dashboard"));
    await page.goto("/dashboard/subscription");
    await page.getByText("€ 39 per maand, exclusief btw").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test("a larger plan is paid for what is left, a smaller one waits for the period's end and can be undone", async () => {
    const person = await product.newRecruiter();
    await buyPlan(person, "solo");
    const page = await product.openPage({ token: person.token });
    // The price page leads on to the change.
    await page.goto("/price?interval=month");
    await button(page, "Change to Team").click();
    const dialog = page.getByRole("dialog", { name: "Change your plan" });
    await dialog.getByRole("button", { name: "One seat more" }).click();
    await dialog.getByText("To pay now").waitFor();
    await dialog.getByText("€214.17").waitFor();
    await dialog.getByRole("button", { name: "Pay and change" }).click();
    await page.getByText("Subscription changed").waitFor();
    const plan = page.getByRole("region", { name: "Your plan" });
    await plan.getByText("3 seats × €59 = €177 a month, excluding VAT").waitFor();

    await plan.getByRole("button", { name: "Change plan or seats" }).click();
    await dialog.getByRole("button", { name: "One seat fewer" }).click();
    await dialog.getByText("Nothing to pay now").waitFor();
    await dialog.getByRole("button", { name: /^Change on/ }).click();
    await plan.getByText(/^From .+: Team, 2 seats, monthly\.$/).waitFor();
    await plan.getByRole("button", { name: "Keep it as it is" }).click();
    await plan.getByText(/^Renews on/).waitFor();
  });
});

test("a renewal that is refused is told with its grace, and mended in the portal", async () => {
  const person = await product.newRecruiter();
  const stateNow = async () => (await person.send(api.subscription.purchased, {})).data.subscriptions[0]?.state;
  const page = await product.openPage({ token: person.token });
  await page.goto("/price?interval=month");
  await button(page, "Choose Solo").click();
  await atCheckout(page);
  await page.getByText("Test options").click();
  await page.getByLabel("Refuse later payments, so that renewing fails").check();
  await pay(page);
  await page.goto("/dashboard/subscription");
  await button(page, "Change the way of paying").click();
  await page.waitForURL(/\/sandbox\/portal\//);
  await button(page, "Renew now").click();
  await expect.poll(stateNow).toBe("past_due");
  await page.getByRole("link", { name: "Go back" }).click();
  const plan = page.getByRole("region", { name: "Your plan" });
  await plan.getByText(/^The last payment failed\. Everything keeps working until \d+ \w+ \d{4};/).waitFor();
  await plan.getByRole("button", { name: "Change the way of paying" }).click();
  await page.getByLabel("Works").check();
  await button(page, "Save").click();
  await expect.poll(stateNow).toBe("active");
  await page.getByRole("link", { name: "Go back" }).click();
  await plan.getByText(/^Renews on/).waitFor();
  expect(await page.getByRole("region", { name: "Invoices" }).getByText("Paid", { exact: true }).count()).toBe(2);
});

test("a limit says what is full, with one way to the plan that lifts it", async () => {
  const person = await product.newRecruiter();
  const open = async (title: string) => (await person.send(api.job.create, { title })).data.job.id;
  const first = await open("Tester");
  await open("Welder");
  await open("Nurse");
  await person.send(api.job.updateStatus, { id: first, status: 0 });
  await open("Driver");
  const page = await product.openPage({ token: person.token });
  await page.goto("/dashboard/jobs");
  await page.getByRole("link", { name: /Active jobs\s*3 of 3/ }).waitFor();
  await page.goto("/dashboard/jobs?view=closed");
  await page.getByRole("switch", { name: /Tester/ }).click({ force: true });
  const toast = page.getByRole("alert").filter({ hasText: /3 active jobs/ });
  await toast.getByRole("button", { name: "Look at Solo" }).click();
  await page.getByRole("dialog", { name: "Choose a plan" }).getByText("€471.90").waitFor();
});

describe("who may open what", () => {
  test.each(["guest", "unverified", "verified"] as const)("%s", async (who) => {
    const id = "0199a000-0000-7000-8000-000000000001";
    const checkout = endOf(id, id, "some.body@proffer.example", "cancelled", "none");
    const newcomer = async () => {
      const person = {
        first_name: "Lotte",
        last_name: "Bos",
        email: "lotte.bos@proffer.example",
        password,
        password_confirmation: password,
      };
      return (await send(api.account.register, person, product.asNobody)).token;
    };
    const token = who === "guest" ? undefined : who === "unverified" ? await newcomer() : (await product.newRecruiter()).token;
    const page = await product.openPage(token ? { token } : {});
    const lands = async (path: string, expected: string) => {
      await page.goto(path);
      await page.waitForURL((url) => decodeURIComponent(url.pathname) === decodeURIComponent(expected)).catch(() => {});
      expect([path, decodeURIComponent(pathOf(page))]).toEqual([path, decodeURIComponent(expected)]);
    };
    await lands("/price", "/price");
    await heading(page, "A price per recruiter, nothing per placement").waitFor();
    await lands(`/price/${id}/${id}`, `/price/${id}/${id}`);
    await heading(page, "This invitation doesn't exist").waitFor();
    await lands(checkout, who === "guest" ? "/login" : checkout);
    await lands(
      "/dashboard/subscription",
      who === "guest" ? "/login" : who === "unverified" ? "/email-verification" : "/dashboard/subscription",
    );
  });
});

describe("everybody can use", () => {
  const prepare = async () => {
    const person = await product.newRecruiter();
    await buyTeam(person, 3);
    const other = await product.newRecruiter();
    const team = await planIdOf(person, "team");
    const { data } = await other.send(api.subscription.subscribe, { subscription_id: team, interval: "year", seats: 2 });
    return { person, other, team, data };
  };
  let shown: Awaited<ReturnType<typeof prepare>>;
  beforeAll(async () => {
    shown = await prepare();
  });
  test.each([
    ["en", "false", 1440],
    ["nl", "true", 390],
  ] as const)("the price page, the subscription and the end of a checkout (%s, dark: %s, %i wide)", async (locale, dark, width) => {
    const { person, other, team, data } = shown;
    const look = { locale_stored: locale, dark_stored: dark, viewport: { width, height: 844 } };
    const isFine = async (page: Page) => {
      expect(await seriousFindings(page), page.url()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), page.url()).toBe(0);
    };
    const guest = await product.openPage(look);
    await guest.goto("/price?seats=125");
    await guest.getByRole("article", { name: "Team" }).waitFor();
    await guest
      .getByText(/^(Candidates|Kandidaten)$/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await isFine(guest);

    const owners = await product.openPage({ ...look, token: person.token });
    await owners.goto("/dashboard/subscription");
    await owners.getByText(/^(Renews on|Wordt verlengd op)/).waitFor();
    await isFine(owners);
    await owners.goto("/dashboard/subscription?plan=solo");
    await owners.getByRole("button", { name: /^(Change on|Pas aan op)/ }).waitFor();
    await isFine(owners);

    const others = await product.openPage({ ...look, token: other.token });
    await others.goto(endOf(team, data.order_id, other.email, "success", data.session_id));
    await others.getByRole("heading", { name: /^(Nothing was paid|Er is niets betaald)$/ }).waitFor();
    await isFine(others);
    await others.goto(endOf(team, data.order_id, other.email, "cancelled", "none"));
    await others.getByRole("button", { name: /^(Try again|Probeer opnieuw)$/ }).waitFor();
    await isFine(others);
  });
});

test("the pages had nothing to complain about", () => {
  expect(product.complaints).toEqual([]);
});
