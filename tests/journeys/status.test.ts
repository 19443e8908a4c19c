import { afterAll, expect, test } from "vitest";
import { seriousFindings } from "#tests/support/axe.ts";
import { startJourneys } from "#tests/support/journey.ts";
import { settled } from "#tests/support/on-page.ts";

const journeys = await startJourneys();
afterAll(() => journeys.stop());

test("an owner sees how the workspace does, looks again, and hears when that can't be read", async () => {
  const { token } = await journeys.newRecruiter();
  const page = await journeys.openPage({ token });
  await page.goto("/dashboard/profile");
  await settled(page);
  await page.getByRole("link", { name: "See the status" }).click();
  await page.getByRole("heading", { name: "Status", level: 1 }).waitFor();
  const workspace = page.getByRole("region", { name: "This workspace" });
  for (const said of ["Up to date", "All sent", "None in 30 days"]) await workspace.getByText(said).waitFor();
  // A tenant hears nothing of the others.
  expect(await page.getByRole("region", { name: "The installation" }).count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  expect(journeys.complaints).toEqual([]);

  await page.route("**/api/user/status", (route) =>
    route.fulfill({ status: 503, json: { response_status: 503, response_message: "Busy" } }),
  );
  await page.getByRole("button", { name: "Look again" }).click();
  await page.getByRole("alert").waitFor();
  await page.unroute("**/api/user/status");
  await page.getByRole("button", { name: "Try again" }).click();
  await workspace.getByText("All sent").waitFor();
});
