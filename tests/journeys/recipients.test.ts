import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startJourneys } from "../support/journey.ts";

let product: Awaited<ReturnType<typeof startJourneys>>;
beforeAll(async () => {
  product = await startJourneys();
});
afterAll(() => product.stop());

test("who is near the day's recipients sees how many are left, and then why no more go out", async () => {
  const { token, send } = await product.newRecruiter();
  const { data } = await send(api.candidate.create, { first_name: "Noor", last_name: "Hazelaar", email: "noor@hazelaar.example" });
  const ask = () => send(api.consent.ask, { candidate_id: data.candidate.id, send: true, months: 6, names_client: false });
  for (let n = 0; n < 16; n++) await ask();
  const page = await product.openPage({ token, locale_stored: "nl" });
  const open = async () => {
    await page.goto(`/dashboard/candidates/${data.candidate.id}?tab=proposals`);
    await page.getByRole("button", { name: /^Vraag .* om toestemming/ }).click();
    return page.getByRole("dialog");
  };
  const dialog = await open();
  await dialog.getByText("Je kunt vandaag nog 4 mensen aanschrijven. Morgen begin je opnieuw.").waitFor();
  for (let n = 0; n < 4; n++) await ask();
  await (await open())
    .getByText("Je hebt vandaag iedereen aangeschreven die in je abonnement past: 20 ontvangers per dag. Morgen kan het weer.")
    .waitFor();
  await dialog.getByRole("button", { name: "Verstuur per e-mail" }).click();
  await page.getByText("In Free passen 20 ontvangers per dag.").waitFor();
  await page.getByRole("button", { name: "Bekijk Solo" }).waitFor();
  expect(product.complaints).toEqual([]);
});
