import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startDns } from "#tests/support/dns-server.ts";
import { password, startJourneys } from "#tests/support/journey.ts";
import { startProvider } from "#tests/support/oidc-provider.ts";
import { settled } from "#tests/support/on-page.ts";

const dns = await startDns();
const provider = await startProvider();
// Without subscriptions everybody has a seat.
const product = await startJourneys({ OUTGOING_LOCAL: "on", DNS_SERVERS: dns.address, SUBSCRIPTIONS: "off" });
afterAll(async () => {
  await product.stop();
  await provider.stop();
  await dns.stop();
});
const at = (path: string) => (url: URL) => url.pathname === path;

describe("single sign-on", () => {
  test("is set up by the owner, used by a newcomer, and required", async () => {
    const domain = "lindekade.example";
    const owner = await product.newRecruiter();
    const page = await product.openPage({ token: owner.token });
    await page.goto("/dashboard/profile");
    await settled(page);
    const section = page.getByRole("region", { name: "Single sign-on", exact: true });
    await section.getByRole("button", { name: "Set up single sign-on" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(`${product.url}/sso/callback`).waitFor();
    await dialog.getByLabel("Issuer").fill(provider.issuer);
    await dialog.getByLabel("Client ID").fill(provider.client_id);
    await dialog.getByLabel("Client secret").fill(provider.client_secret);
    await dialog.getByLabel("Current password").fill(password);
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await section.getByText("nobody has logged in by it yet").waitFor();
    await section.getByRole("button", { name: "Test", exact: true }).click();
    await page.getByText("The provider answers and knows the client.").waitFor();

    await section.getByLabel("Domain", { exact: true }).fill(domain);
    await section.getByRole("button", { name: "Add", exact: true }).click();
    await section.getByText("Not verified").waitFor();
    await section.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByText("The DNS record isn't there yet.").waitFor();
    dns.put(`_proffer.${domain}`, [(await section.getByText(/^proffer-verification=/).textContent()) ?? ""]);
    await section.getByRole("button", { name: "Check", exact: true }).click();
    await section.getByText("Verified by DNS").waitFor();

    provider.says = { sub: "jesse", email: `jesse@${domain}`, email_verified: true, given_name: "Jesse", family_name: "de Wit" };
    const guest = await product.openPage();
    await guest.goto("/login?to=/dashboard/jobs");
    await guest.getByRole("link", { name: "Log in with single sign-on" }).click();
    await guest.getByRole("heading", { name: "Single sign-on" }).waitFor();
    await guest.getByLabel("E-mail address").fill("jesse@nobody.example");
    await guest.getByRole("button", { name: "Continue" }).click();
    await guest.getByText("No workspace has single sign-on for this e-mail address.").waitFor();
    await guest.getByLabel("E-mail address").fill(`jesse@${domain}`);
    await guest.getByRole("button", { name: "Continue" }).click();
    await guest.waitForURL(at("/dashboard/jobs"));
    expect((await owner.send(api.team.recruiters, {})).data.recruiters.map(({ email }) => email)).toContain(`jesse@${domain}`);

    await page.reload();
    await section.getByText("somebody has logged in by it").waitFor();
    await section.getByRole("switch", { name: "Require single sign-on" }).click();
    await dialog.getByLabel("Current password").fill(password);
    await dialog.getByRole("button", { name: "Require it" }).click();
    await section.getByText("Required", { exact: true }).waitFor();
  });

  test("says what went wrong, and offers the ways on", async () => {
    const page = await product.openPage();
    await page.goto("/sso/callback?state=unknown&code=1e5");
    await page.getByRole("heading", { name: "You aren't logged in" }).waitFor();
    expect(new URL(page.url()).search).toBe("");
    await page.getByRole("link", { name: "Start again" }).click();
    await page.waitForURL(at("/sso"));
    await page.getByRole("link", { name: "Log in otherwise" }).click();
    await page.waitForURL(at("/login"));
  });

  test("tells whom the provider doesn't let in", async () => {
    const page = await product.openPage();
    provider.does = "denied";
    await page.goto("/sso");
    await page.getByLabel("E-mail address").fill("noor@lindekade.example");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("alert").getByText("didn't let you in").waitFor();
    provider.does = null;
  });
});
