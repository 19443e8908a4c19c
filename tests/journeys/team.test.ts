import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { seriousFindings } from "#tests/support/axe.ts";
import { password, startJourneys } from "#tests/support/journey.ts";

const product = await startJourneys();
afterAll(() => product.stop());

describe("the workspace on the profile", () => {
  test.each([
    ["en", "false", "Workspace", "Brand color", "Make it darker", "Save"],
    ["nl", "true", "Werkruimte", "Huiskleur", "Maak donkerder", "Opslaan"],
  ] as const)("takes a logo and a colour that white can be read on (%s, dark: %s)", async (locale, dark, title, label, darker, save) => {
    const { token, send } = await product.newRecruiter();
    const page = await product.openPage({ token_once: token, locale_stored: locale, dark_stored: dark });
    await page.goto("/dashboard/profile");
    const section = page.getByRole("region", { name: title });
    await section.getByLabel(label, { exact: true }).fill("#f4b400");
    await section.getByText(/1[.,]8 : 1/).waitFor();
    await section.getByRole("button", { name: darker }).click();
    const color = await section.getByLabel(label, { exact: true }).inputValue();
    expect(color).not.toBe("#f4b400");
    expect(await section.getByRole("button", { name: darker }).count()).toBe(0);
    await section.getByRole("button", { name: save }).click();
    const logo = await sharp({ create: { width: 900, height: 300, channels: 3, background: color } })
      .png()
      .toBuffer();
    await section.locator('input[type="file"]').setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: logo });
    await section.locator("img").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const { workspace } = (await send(api.account.validateToken, {})).user;
    expect(workspace).toMatchObject({ brand_color: color, logo_url: expect.any(String) });
  });
});

describe("logging in to a team", () => {
  test("asks for its id, tells which one is wrong, and enters it", async () => {
    const { email, send } = await product.newRecruiter();
    const { workspace } = (await send(api.account.validateToken, {})).user;
    const page = await product.openPage();
    await page.goto("/login");
    await page.getByRole("button", { name: "Log in to a team" }).click();
    await page.getByRole("heading", { name: "Log in to a team" }).waitFor();
    await page.getByLabel("Team id").fill("0193e4a0-0000-7000-8000-00000000000f");
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByRole("main").getByText("This team doesn't exist.").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByLabel("Team id").fill(` ${workspace.id} `);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/dashboard");
  });
});

test("the pages had nothing to complain about", () => {
  expect(product.complaints).toEqual([]);
});
