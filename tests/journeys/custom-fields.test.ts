import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { seriousFindings } from "../support/axe.ts";
import { startJourneys } from "../support/journey.ts";

const product = await startJourneys();
afterAll(() => product.stop());

test("a field of one's own is added, filled in at its place, found by, and put away", async () => {
  const { token, send } = await product.newRecruiter();
  const { candidate } = (await send(api.candidate.create, { first_name: "Noor", last_name: "Hazelaar" })).data;
  await send(api.candidate.create, { first_name: "Bram", last_name: "Visser" });
  const page = await product.openPage({ token, messages_stay: true });

  await page.goto("/dashboard/profile/fields");
  await page.getByText("No fields of your own yet").waitFor();
  const dialog = page.getByRole("dialog");
  const fields = page.getByRole("main").getByRole("listitem");
  const add = async (name: string, kind: string, choices: string[] = []) => {
    await page.getByRole("button", { name: "New field" }).click();
    await dialog.getByLabel("Name in English").fill(name);
    await dialog.getByLabel("What it holds").selectOption({ label: kind });
    for (const [at, choice] of choices.entries()) {
      await dialog.getByRole("button", { name: "Add a choice" }).click();
      await dialog.getByLabel(`Choice ${at + 1} in English`).fill(choice);
    }
    await dialog.getByRole("button", { name: "Save" }).click();
    // The first one takes the empty state's button away: not pressed until it has.
    await fields.filter({ hasText: name }).waitFor();
    await dialog.waitFor({ state: "hidden" });
  };
  await add("Driving licence", "Several choices", ["B", "C"]);
  await add("Day rate", "Number");
  await expect.poll(() => fields.count()).toBe(2);
  await page.getByRole("button", { name: "Move Day rate" }).press("Alt+ArrowUp");
  await expect.poll(() => fields.first().textContent()).toContain("Day rate");
  expect(await seriousFindings(page)).toEqual([]);

  await page.goto(`/dashboard/candidates/${candidate.id}`);
  const own = page.getByRole("region", { name: "Your own fields" });
  await own.getByRole("button", { name: "Add Day rate" }).click();
  await own.getByLabel("Day rate").fill("much");
  await page.keyboard.press("Enter");
  await own.getByText("Day rate: give a number, such as 12.5.").waitFor();
  await own.getByLabel("Day rate").fill("1,250.5");
  await page.keyboard.press("Enter");
  await own.getByText("1,250.5").waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.goto("/dashboard/candidates");
  await page.getByRole("link", { name: "Bram Visser" }).waitFor();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByLabel("Day rate, from").fill("1000");
  await page.getByRole("button", { name: "Show candidates" }).click();
  await page.getByRole("link", { name: "Bram Visser" }).waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Noor Hazelaar" }).waitFor();
  await page.getByText("from 1,000").waitFor();
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByLabel("Columns").getByLabel("Day rate", { exact: true }).click();
  // What is ticked is shown, or named as what there is no room for.
  const isShown = async (name: string) =>
    (await page.getByRole("columnheader", { name }).count()) +
    (await page
      .getByText(/^No room for: /)
      .filter({ hasText: name })
      .count());
  for (const name of ["City", "Day rate"]) await expect.poll(() => isShown(name)).toBe(1);
  await page.keyboard.press("Escape");
  await page.getByRole("columnheader", { name: "Day rate" }).waitFor();
  // What is shown and asked stands in the address: somebody else sees the same.
  await page.reload();
  await page.getByText("from 1,000").waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole("button", { name: "More" }).first().click();
  await page.getByRole("menuitem", { name: "Add by hand" }).click();
  await dialog.getByLabel("Last name").fill("Terpstra");
  await dialog.getByLabel("Day rate").fill("none");
  await dialog.getByLabel("Driving licence").first().click();
  await page.getByRole("option", { name: "C", exact: true }).click();
  await page.keyboard.press("Tab"); // the list lies over what comes below
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Add candidate" }).click();
  await dialog.getByText("Day rate: give a number, such as 12.5.").waitFor();
  await dialog.getByLabel("Day rate").fill("1100");
  await dialog.getByRole("button", { name: "Add candidate" }).click();
  await page.waitForURL(/candidates\/[0-9a-f-]{36}/);
  await own.getByText("1,100").waitFor();
  await own.getByText("C", { exact: true }).waitFor();

  await page.goto("/dashboard/profile/fields");
  await page.getByRole("button", { name: "Actions for Day rate" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await page.getByRole("region", { name: "Archived" }).getByText("Day rate").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => page.getByRole("region", { name: "Archived" }).count()).toBe(0);
  expect(product.complaints).toEqual([]);
});
