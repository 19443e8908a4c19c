import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { seriousFindings } from "#tests/support/axe.ts";
import { password, startJourneys } from "#tests/support/journey.ts";
import { addMember, buyTeam } from "#tests/support/team.ts";

const product = await startJourneys();
afterAll(() => product.stop());

/** From an invitation to a verified account of one's own. */
async function register(page: Page, first_name: string, last_name: string, email: string): Promise<void> {
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByLabel("First name").fill(first_name);
  await page.getByLabel("Last name").fill(last_name);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password again").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("heading", { name: "Verify your e-mail address" }).waitFor();
  await page.getByLabel("Digit 1 of 6").pressSequentially(await product.codeFor(email));
}

describe("a team with three seats", () => {
  test("is joined by a free seat and by one's own, and ends a session at once", async () => {
    const owner = await product.newRecruiter();
    const tom = await product.newRecruiter({ first_name: "Tom", last_name: "Bakker", company: "Tom alone" });
    await buyTeam(owner, 3);
    await addMember(owner, tom);

    const page = await product.openPage({ token: owner.token, messages_stay: true });
    await page.goto("/dashboard/recruiters");
    await page.getByText("2 of 3 seats used").waitFor();
    for (const [first_name, last_name] of [
      ["Joris", "de Wit"],
      ["Noor", "Akkerman"],
    ] as const) {
      await page.keyboard.press("n");
      const dialog = page.getByRole("dialog", { name: "Invite a recruiter" });
      await dialog.getByRole("button", { name: "Send invitation" }).click();
      await dialog.getByText("Fill this in.").first().waitFor();
      await dialog.getByLabel("First name").fill(first_name);
      await dialog.getByLabel("Last name").fill(last_name);
      await dialog.getByLabel("E-mail address").fill(`${first_name.toLowerCase()}@proffer.example`);
      await dialog.getByText("1 of 3 seats is free.").waitFor();
      await dialog.getByRole("button", { name: "Send invitation" }).click();
      await dialog.waitFor({ state: "detached" });
      await page.getByRole("button", { name: `Copy link: ${first_name}` }).waitFor();
    }

    // He comes by the letter, without an account, and the free seat is his.
    const joris = await product.openPage();
    await joris.goto(await product.linkFor("joris@proffer.example", /invites you to Lindekade/));
    await joris.getByRole("heading", { name: "Sanne Verhoeven invites you to Lindekade" }).waitFor();
    await register(joris, "Joris", "de Wit", "joris@proffer.example");
    await joris.waitForURL((url) => url.pathname === "/dashboard");
    await joris.getByRole("button", { name: /^Lindekade Joris de Wit/ }).waitFor();

    // For her none is left: she buys her own.
    const noor = await product.openPage();
    await noor.goto(await product.linkFor("noor@proffer.example", /invites you to Lindekade/));
    await register(noor, "Noor", "Akkerman", "noor@proffer.example");
    await noor.getByRole("button", { name: "Buy a seat" }).click();
    await noor.getByRole("button", { name: /^Pay/ }).click();
    await noor.getByRole("button", { name: /^Lindekade Noor Akkerman/ }).waitFor();

    await page.reload();
    await page.getByText("4 of 4 seats used").waitFor();
    await page.getByRole("switch", { name: "Joris de Wit has access" }).click({ force: true });
    await page.getByText("Joris de Wit is suspended and logged out here").waitFor();
    await joris
      .getByRole("navigation", { name: "Places" })
      .getByRole("link", { name: /^Candidates/ })
      .click();
    await joris.waitForURL((url) => url.pathname === "/login");
    await page.getByRole("button", { name: "Undo" }).click();
    await page
      .getByRole("row", { name: /Joris de Wit/ })
      .getByText("Active")
      .waitFor();
  });

  test("gives roles that count at once, takes invitations back and lets people go", async () => {
    const owner = await product.newRecruiter();
    const tom = await product.newRecruiter({ first_name: "Tom", last_name: "Bakker", company: "Tom alone" });
    await buyTeam(owner, 3);
    const { token } = await addMember(owner, tom);
    await owner.send(api.team.create, { first_name: "Femke", last_name: "Dijkhuis", email: "femke@proffer.example" });

    const page = await product.openPage({ token: owner.token });
    await page.goto("/dashboard/recruiters");
    const toms = await product.openPage({ token });
    await toms.goto("/dashboard/candidates");
    await toms.getByRole("button", { name: "Add CVs" }).first().waitFor();
    await page.getByRole("button", { name: "Role of Tom Bakker: Recruiter" }).click();
    await page.getByRole("menuitem", { name: "Viewer" }).click();
    await page.getByText("Tom Bakker is now viewer").waitFor();
    await toms.reload();
    await toms.getByText("You read along").waitFor();
    expect(await toms.getByRole("button", { name: "Add CVs" }).count()).toBe(0);
    await toms.getByRole("link", { name: "Jobs", exact: true }).click();
    await toms.getByRole("heading", { name: "Jobs", level: 1 }).waitFor();
    expect(await toms.getByRole("link", { name: "New job" }).count()).toBe(0);
    await toms.goto("/dashboard/jobs/new");
    await toms.getByRole("main").getByText("You read along").waitFor();
    await toms.goto("/dashboard/recruiters");
    await toms.getByRole("row", { name: /Sanne Verhoeven/ }).waitFor();
    expect(await toms.getByRole("button", { name: /Invite|Role of|Actions for Femke|Copy/ }).count()).toBe(0);
    expect(await toms.getByRole("switch").count()).toBe(0);

    await page.getByRole("button", { name: "Actions for Femke Dijkhuis" }).click();
    await page.getByRole("menuitem", { name: "Send the e-mail again" }).click();
    await page.getByText("The invitation to Femke Dijkhuis is on its way").waitFor();
    await page.getByRole("button", { name: "Actions for Femke Dijkhuis" }).click();
    await page.getByRole("menuitem", { name: "Withdraw the invitation" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Withdraw the invitation" }).click();
    await page.getByText("The invitation of Femke Dijkhuis is withdrawn").waitFor();
    await page.getByRole("row", { name: /Femke/ }).waitFor({ state: "detached" });

    await toms.getByRole("button", { name: "Actions for the team" }).click();
    await toms.getByRole("menuitem", { name: "Leave the team" }).click();
    await toms.getByRole("dialog", { name: "Leave Lindekade?" }).getByRole("button", { name: "Leave the team" }).click();
    await toms.waitForURL((url) => url.pathname === "/login");
    await page.reload();
    await page.getByText("1 of 3 seats used").waitFor();
  });

  test("tells how much each of them has, as the way to it", async () => {
    const owner = await product.newRecruiter();
    const tom = await product.newRecruiter({ first_name: "Tom", last_name: "Bakker", company: "Tom alone" });
    await buyTeam(owner, 2);
    const { recruiter_id } = await addMember(owner, tom);
    await owner.send(api.candidate.create, { first_name: "Sannes", last_name: "Candidate" });
    await owner.send(api.candidate.create, { first_name: "Toms", last_name: "Candidate", recruiter_id });
    const page = await product.openPage({ token: owner.token });
    await page.goto("/dashboard/recruiters");
    await page.getByRole("link", { name: "1 candidate of Tom Bakker" }).click();
    await page.getByRole("link", { name: "Toms Candidate" }).waitFor();
    expect(await page.getByRole("link", { name: "Sannes Candidate" }).count()).toBe(0);
    await page.getByRole("button", { name: "Remove the filter Recruiter Tom Bakker" }).click();
    await page.getByRole("link", { name: "Sannes Candidate" }).waitFor();
  });

  test("passes to another owner, who asks for the old one's password", async () => {
    const owner = await product.newRecruiter();
    const tom = await product.newRecruiter({ first_name: "Tom", last_name: "Bakker", company: "Tom alone" });
    await buyTeam(owner, 3);
    await addMember(owner, tom);
    const page = await product.openPage({ token: owner.token });
    await page.goto("/dashboard/recruiters");
    await page.getByRole("button", { name: "Actions for Tom Bakker" }).click();
    await page.getByRole("menuitem", { name: "Transfer ownership" }).click();
    const dialog = page.getByRole("dialog", { name: "Transfer ownership" });
    await dialog.getByLabel("Current password").fill("not my password");
    await dialog.getByRole("button", { name: "Make Tom the owner" }).click();
    await dialog.getByText("This isn't your password.").waitFor();
    await dialog.getByLabel("Current password").fill(password);
    await dialog.getByRole("button", { name: "Make Tom the owner" }).click();
    await dialog.waitFor({ state: "detached" });
    await page
      .getByRole("row", { name: /Tom Bakker/ })
      .getByText("Owner")
      .waitFor();
    await page
      .getByRole("row", { name: /Sanne Verhoeven/ })
      .getByText("Admin")
      .waitFor();
    await page.getByRole("button", { name: "Actions for the team" }).click();
    await page.getByRole("menuitem", { name: "Leave the team" }).waitFor();
  });

  test.each([
    ["en", "false", "Actions for Tom Bakker", 1440],
    ["nl", "true", "Acties voor Tom Bakker", 390],
  ] as const)("can be used by everybody (%s, dark: %s)", async (locale, dark, actions, width) => {
    const owner = await product.newRecruiter();
    const tom = await product.newRecruiter({ first_name: "Tom", last_name: "Bakker", company: "Tom alone" });
    await buyTeam(owner, 2);
    await addMember(owner, tom);
    await owner.send(api.team.create, { first_name: "Femke", last_name: "Dijkhuis", email: "femke@proffer.example" });
    const viewport = { width, height: 844 };
    const page = await product.openPage({ token: owner.token, locale_stored: locale, dark_stored: dark, viewport });
    await page.goto("/dashboard/recruiters");
    await page.getByRole("button", { name: actions }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole("button", { name: /^(Invite|Uitnodigen)/ }).click();
    await page
      .getByRole("dialog")
      .getByText(/All 2 seats are taken|Alle 2 plekken zijn bezet/)
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});

test("the pages had nothing to complain about", () => {
  expect(product.complaints).toEqual([]);
});
