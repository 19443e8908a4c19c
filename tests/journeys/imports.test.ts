import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { seriousFindings } from "../support/axe.ts";
import { startJourneys } from "../support/journey.ts";

const product = await startJourneys();
afterAll(() => product.stop());

test("a table is looked at, its columns set right, checked, imported and undone", async () => {
  const { token, send } = await product.newRecruiter();
  const page = await product.openPage({ token, locale_stored: "en" });
  await page.goto("/dashboard/candidates");
  await page.getByRole("button", { name: "More" }).first().click();
  await page.getByRole("menuitem", { name: "Import" }).click();
  await page.getByText("Nothing was imported yet").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const table = "Voornaam;Achternaam;E-mailadres;Standplaats\r\nNoor;Linde;noor@linde.example;Utrecht\r\nSem;Haan;geen;Ede\r\n;;;\r\n";
  await page.getByLabel("Choose a file").setInputFiles({ name: "kandidaten.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await page.getByRole("heading", { name: "kandidaten.csv", level: 1 }).waitFor();
  const field = (head: string) => page.getByLabel(`Becomes: ${head}`);
  expect(await field("Achternaam").inputValue()).toBe("last_name");
  expect(await field("Standplaats").inputValue()).toBe("");
  await field("Standplaats").selectOption({ label: "City" });
  await page.getByLabel("Name of the template").fill("Oud systeem");
  await page.getByRole("button", { name: "Save as template" }).click();
  await page.getByLabel("Template", { exact: true }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole("button", { name: "Check all rows" }).click();
  await page.getByText("E-mailadres: “geen” is no e-mail address").waitFor();
  expect((await send(api.candidate.list, {})).data.total).toBe(0);
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await page.getByRole("button", { name: "Undo import" }).waitFor();
  const candidates = page.getByRole("navigation", { name: "Places" }).getByRole("link", { name: /^Candidates/ });
  await expect.poll(() => candidates.textContent()).toBe("Candidates2");
  await page.getByText("All rows").click();
  await page.getByRole("link", { name: "Noor Linde" }).waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download results" }).click()]);
  expect(download.suggestedFilename()).toBe("kandidaten what happened.csv");
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole("button", { name: "Undo import" }).click();
  const asked = page.getByRole("dialog", { name: "Undo this import?" });
  await asked.getByText("2 candidates go to the trash.").waitFor();
  await asked.getByRole("button", { name: "Undo import" }).click();
  await page.getByText("Undone").waitFor();
  await expect.poll(() => candidates.textContent()).toBe("Candidates");
  await expect.poll(() => page.getByRole("link", { name: "Noor Linde" }).count()).toBe(0);
  await page.getByText("Noor Linde").waitFor();
  await expect.poll(async () => (await send(api.candidate.list, {})).data.total).toBe(0);
  await page.getByRole("link", { name: "Import" }).last().click();
  await page.getByRole("list", { name: "Earlier imports" }).getByText("kandidaten.csv").waitFor();
  expect(product.complaints).toEqual([]);
});

test("columns that nothing fits become fields by one click, and go again with the import", async () => {
  const { token, send } = await product.newRecruiter();
  const page = await product.openPage({ token, locale_stored: "en" });
  await page.goto("/dashboard/import");
  const rows = [
    "Noor;Linde;30;ja;Noord;1-2-1990",
    "Sem;Haan;ver;nee;Zuid;3-4-1985",
    "Bo;Rijn;12;ja;Noord;5-6-1991",
    "Ada;Moor;8;nee;Zuid;",
  ];
  const table = ["Voornaam;Achternaam;Loopafstand;Nieuwsbrief;Regio;Geboortedatum", ...rows].join("\r\n");
  await page.getByLabel("Choose a file").setInputFiles({ name: "kandidaten.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await page.getByText("3 columns fit no field and are left out.").waitFor();
  await page.getByText("Stays in the file: nobody is judged by this.").waitFor();
  await page.getByRole("button", { name: "Make it a field: Loopafstand" }).click();
  const kind = (head: string) => page.getByLabel(`What the new field holds: ${head}`);
  expect(await kind("Loopafstand").inputValue()).toBe("text");
  await kind("Loopafstand").selectOption({ label: "Number" });
  await page.getByRole("button", { name: "Make all 2 fields of your own" }).click();
  expect(await kind("Nieuwsbrief").inputValue()).toBe("yes_no");
  expect(await kind("Regio").inputValue()).toBe("choice");
  expect(await page.getByText("fit no field").count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);

  // What was chosen is still there for who comes back from the dry run.
  await page.getByRole("button", { name: "Check all rows" }).click();
  await page.getByText("Loopafstand: “ver” is no number that fits here").waitFor();
  await page.getByRole("button", { name: "Change columns" }).click();
  expect(await kind("Loopafstand").inputValue()).toBe("number");
  await page.getByRole("button", { name: "Check all rows" }).click();
  const added = page.getByRole("heading", { name: "New fields" }).locator("..");
  await added.getByText("One choice: Noord, Zuid").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Import 4 rows" }).click();
  await page.getByRole("button", { name: "Undo import" }).waitFor();
  await page.getByText("All rows").click();
  await page.getByRole("link", { name: "Noor Linde" }).click();
  await page.getByRole("heading", { name: "Noor Linde", level: 1 }).waitFor();
  for (const name of ["Loopafstand", "Nieuwsbrief", "Regio"]) await page.getByText(name, { exact: true }).first().waitFor();
  expect((await send(api.candidate.list, {})).data.candidates.map(({ custom }) => Object.keys(custom).length).sort()).toEqual([2, 3, 3, 3]);

  await page.goBack();
  await page.getByRole("button", { name: "Undo import" }).click();
  const asked = page.getByRole("dialog", { name: "Undo this import?" });
  await asked.getByText("3 fields that came with it are archived").waitFor();
  await asked.getByRole("button", { name: "Undo import" }).click();
  const fields = async () => (await send(api.customField.list, {})).data.fields;
  await expect.poll(async () => (await fields()).map(({ archived_at }) => archived_at !== null)).toEqual([true, true, true]);
  expect(product.complaints).toEqual([]);
});
