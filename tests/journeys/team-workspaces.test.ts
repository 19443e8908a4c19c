import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { seriousFindings } from "#tests/support/axe.ts";
import { password, startJourneys } from "#tests/support/journey.ts";
import { settled } from "#tests/support/on-page.ts";
import { addMember, buyTeam } from "#tests/support/team.ts";

const product = await startJourneys();
afterAll(() => product.stop());

describe("the workspace on the profile", () => {
  test.each([
    ["en", "false", "Workspace", "Brand colour", "Make it darker", "Save"],
    ["nl", "true", "Werkruimte", "Huiskleur", "Maak donkerder", "Opslaan"],
  ] as const)("takes a logo and a colour that white can be read on (%s, dark: %s)", async (locale, dark, title, label, darker, save) => {
    const { token, send } = await product.newRecruiter();
    const page = await product.openPage({ token, locale_stored: locale, dark_stored: dark });
    await page.goto("/dashboard/profile");
    await settled(page);
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

describe("one person in two workspaces", () => {
  test("goes from one to the other, in every tab, and is told where they can't go", async () => {
    const owner = await product.newRecruiter();
    const tom = await product.newRecruiter({ first_name: "Tom", last_name: "Bakker", company: "Tom alone" });
    await tom.send(api.candidate.create, { first_name: "Own", last_name: "Candidate" });
    await buyTeam(owner, 3);
    await owner.send(api.candidate.create, { first_name: "Team", last_name: "Candidate" });
    const { recruiter_id, token } = await addMember(owner, tom);

    const page = await product.openPage({ token });
    await page.goto("/dashboard/candidates");
    await page.getByRole("link", { name: "Team Candidate" }).waitFor();
    const other = await page.context().newPage();
    await other.goto("/dashboard/candidates");
    await other.getByRole("link", { name: "Team Candidate" }).waitFor();

    await page.getByRole("button", { name: /^Lindekade Tom Bakker/ }).click();
    await page.getByRole("menuitem", { name: /Tom alone/ }).click();
    for (const each of [page, other]) {
      await each.getByRole("button", { name: /^Tom alone Tom Bakker/ }).waitFor();
      await each.waitForURL((url) => url.pathname === "/dashboard");
      await each
        .getByRole("navigation", { name: "Places" })
        .getByRole("link", { name: /^Candidates/ })
        .click();
      await each.getByRole("link", { name: "Own Candidate" }).waitFor();
      expect(await each.getByRole("link", { name: "Team Candidate" }).count()).toBe(0);
    }

    await page.keyboard.press("Control+k");
    await page.getByRole("textbox", { name: "Search people, jobs and actions" }).fill("switch to linde");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^Lindekade Tom Bakker/ }).waitFor();
    await page.getByRole("button", { name: /^Lindekade Tom Bakker/ }).click();
    await page.getByRole("menuitem", { name: /Tom alone/ }).click();
    await page.getByRole("button", { name: /^Tom alone Tom Bakker/ }).waitFor();

    // Suspended while the menu stands open: whoever tries then is logged in nowhere.
    await page.getByRole("button", { name: /^Tom alone Tom Bakker/ }).click();
    await page.getByRole("menuitem", { name: /Lindekade/ }).waitFor();
    await owner.send(api.team.updateStatus, { id: recruiter_id, status: 0 });
    await page.getByRole("menuitem", { name: /Lindekade/ }).click();
    await page.waitForURL((url) => url.pathname === "/login");
    await page.getByLabel("E-mail address").fill(tom.email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByRole("button", { name: /^Tom alone Tom Bakker/ }).click();
    const closed = page.getByRole("menuitem", { name: /Lindekade You are suspended here/ });
    await closed.waitFor();
    expect(await closed.isDisabled()).toBe(true);
  });

  test("enters the team from the log-in page", async () => {
    const owner = await product.newRecruiter();
    const tom = await product.newRecruiter({ first_name: "Tom", last_name: "Bakker", company: "Tom alone" });
    const team_id = await buyTeam(owner, 2);
    await addMember(owner, tom);
    const page = await product.openPage();
    await page.goto("/login");
    await page.getByRole("button", { name: "Log in to a team" }).click();
    await page.getByLabel("Team id").fill(team_id);
    await page.getByLabel("E-mail address").fill(tom.email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByRole("button", { name: /^Lindekade Tom Bakker/ }).waitFor();
  });
});

describe("a workspace of one", () => {
  test("is told calmly what a team would bring", async () => {
    const { token } = await product.newRecruiter();
    const page = await product.openPage({ token });
    await page.goto("/dashboard/recruiters");
    await page.getByRole("main").getByText("Your plan has one seat").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Invite a recruiter" }).click();
    await page.getByRole("dialog", { name: "Your plan has one seat" }).getByRole("link", { name: "See Team" }).click();
    await page.waitForURL((url) => url.pathname === "/price");
  });
});

test("the pages had nothing to complain about", () => {
  expect(product.complaints).toEqual([]);
});
