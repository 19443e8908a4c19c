import { afterAll, expect, test } from "vitest";
import { seriousFindings } from "#tests/support/axe.ts";
import { password, startJourneys } from "#tests/support/journey.ts";
import { settled } from "#tests/support/on-page.ts";

const product = await startJourneys();
afterAll(() => product.stop());

test("a passkey is added on the profile, logs in without address or password, and is removed", async () => {
  const { token } = await product.newRecruiter();
  const page = await product.openPage({ token });
  const debug = await page.context().newCDPSession(page);
  await debug.send("WebAuthn.enable");
  await debug.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto("/dashboard/profile");
  await settled(page);
  const section = page.getByRole("region", { name: "Passkeys" });
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("dialog").getByLabel("Current password").fill(password);
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await page.getByText("Passkey added").waitFor();
  await section.getByText("not used yet").waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await page.waitForURL((url) => url.pathname === "/dashboard");
  await page.goto("/dashboard/profile");
  await settled(page);
  await section.getByText("last used").waitFor();
  await section.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("dialog", { name: "Remove a passkey" }).getByLabel("Current password").fill(password);
  await page.getByRole("dialog", { name: "Remove a passkey" }).getByRole("button", { name: "Remove" }).click();
  await page.getByText("Passkey removed").waitFor();
  await expect.poll(() => section.getByRole("listitem").count()).toBe(0);
  await page.getByRole("dialog", { name: "End your other sessions?" }).getByRole("button", { name: "End all others" }).click();
  await page.getByText("Your other sessions have ended").waitFor();
  expect(product.complaints).toEqual([]);
});
