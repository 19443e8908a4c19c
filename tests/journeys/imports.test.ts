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
