import { readFileSync } from "node:fs";
import readExcelFile from "read-excel-file/node";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { clockAt } from "#contract/text/local-time.ts";
import { answered } from "../support/answered.ts";
import { startJourneys } from "../support/journey.ts";
import { tick } from "../support/on-page.ts";
import { addDraft, submitDraft } from "../support/sent-proposal.ts";
import { buyPlan } from "../support/team.ts";

const product = await startJourneys();
afterAll(() => product.stop());

const PEOPLE = 200;
const firsts = ["Anouk", "Bas", "Carlijn", "Daan", "Esra", "Floor", "Guus", "Hanneke", "Ismail", "Jolien"];
const lasts = ["Akkerman", "Boersma", "Cuperus", "Dekker", "Everts", "Feenstra", "Groen", "Haverkamp", "IJzerman", "Jonker"];
const trades = [
  "Verpleegkundige; wondzorg, medicatie",
  "Planner; Excel, SAP",
  "Lasser; TIG, MIG",
  "Backend engineer; Python, PostgreSQL, Kafka",
];

/** The export of another system, as a spreadsheet saves it. */
function tableOfPeople(): string {
  const lines = Array.from({ length: PEOPLE }, (_, n) => {
    const first = firsts[n % 10];
    const last = `${lasts[Math.floor(n / 10) % 10]}${n >= 100 ? " Bakker" : ""}`;
    const [title, skills] = (trades[n % 4] as string).split("; ");
    return `${first};${last};person${n}@elders.example;Utrecht;${title};"${skills}";Kent het vak al ${2 + (n % 9)} jaar.`;
  });
  return `\uFEFFVoornaam;Achternaam;E-mailadres;Woonplaats;Functie;Vaardigheden;Samenvatting\r\n${lines.join("\r\n")}\r\n`;
}

test("a day: two hundred candidates move in, a client asks, somebody is matched, proposed, met, placed and counted, and it all leaves as a file", async () => {
  const { token, send, url } = await product.newRecruiter();
  // It holds as many candidates.
  await buyPlan({ send, url }, "solo");
  const page = await product.openPage({ token, locale_stored: "en" });

  // In the morning the candidates of the old system move in.
  await page.goto("/dashboard/import");
  const file = { name: "kandidaten.csv", mimeType: "text/csv", buffer: Buffer.from(tableOfPeople()) };
  await page.getByLabel("Choose a file").setInputFiles(file);
  await page.getByRole("button", { name: "Check all rows" }).click();
  await page.getByRole("button", { name: `Import ${PEOPLE} rows` }).click();
  await page.getByRole("button", { name: "Undo import" }).waitFor();
  await expect.poll(async () => (await send(api.candidate.list, {})).data.total).toBe(PEOPLE);

  // A client calls, with a contact.
  await page.goto("/dashboard/clients");
  await page.getByText("No clients yet").waitFor();
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill("Halderstroom Energy");
  await dialog.getByLabel("Contact").fill("Marjan Elzinga");
  await dialog.getByLabel("E-mail").fill("marjan@halderstroom.example");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "Halderstroom Energy", level: 1 }).waitFor();

  // It sends a vacancy.
  await page.goto("/dashboard/jobs/new");
  await page
    .getByRole("textbox", { name: "Text of the vacancy" })
    .fill("Backend engineer\nHalderstroom Energy, Utrecht\n\nWij vragen\n- Ervaring met Python\n- PostgreSQL\n- Kafka of RabbitMQ");
  await page.getByRole("button", { name: "Read the vacancy" }).click();
  await page.getByRole("heading", { name: "Check the new job" }).waitFor();
  await page.getByRole("button", { name: "Save job" }).click();
  await page.waitForURL(/\/dashboard\/jobs\/[0-9a-f-]{36}/);
  const job_id = /jobs\/([0-9a-f-]{36})/.exec(page.url())?.[1] as string;

  // Who fits best stands first, and is put on the list from the board.
  await page.getByText("of 100").first().waitFor();
  const [best] = (await send(api.matching.matchedCandidates, { id: job_id })).data.candidates;
  const candidate_id = best?.id as string;
  const name = `${best?.first_name} ${best?.last_name}`;
  expect(best?.headline).toBe("Backend engineer");
  const at = (stage: string) => page.getByRole("region", { name: stage, exact: true });
  const moveTo = async (stage: string) => {
    await page.getByRole("button", { name: `Move ${name}`, exact: true }).click();
    await Promise.all([answered(page, api.matching.move), page.getByRole("menuitem", { name: stage }).click()]);
    await at(stage).getByText(name).waitFor();
  };
  await page.goto(`/dashboard/jobs/${job_id}?tab=board`);
  await moveTo("Shortlisted");

  // The proposal goes to the client, and the times to choose from with it.
  await send(api.candidate.update, { id: candidate_id, consent: { given_at: new Date().toISOString(), basis: "consent" } });
  const link = await submitDraft(send, await addDraft(send, { candidate_id, job_id }));
  await page.goto(`/dashboard/jobs/${job_id}?candidate=${candidate_id}`);
  await page.getByRole("button", { name: "Plan an interview" }).click();
  await dialog.getByText("The client chooses").click();
  for (const n of [1, 2]) {
    const { day } = clockAt(new Date(Date.now() + (n + 2) * 86_400_000).toISOString(), "Europe/Amsterdam");
    await dialog.getByLabel(`Date of time ${n}`).fill(day);
    await dialog.getByLabel(`Time ${n}`, { exact: true }).fill("10:00");
  }
  await dialog.getByRole("button", { name: "Offer these times" }).click();
  await page.getByRole("region", { name: "Interviews" }).getByText("Offered:").waitFor();

  const client = await product.openPage({ viewport: { width: 390, height: 844 } });
  await client.goto(`/p/${link}?lang=en`);
  const choice = client.getByRole("region", { name: "Choose a time for the interview" });
  await tick(choice.getByRole("radio").first());
  const who = choice.getByLabel("Your name");
  if (await who.count()) await who.fill("Marjan Elzinga");
  await choice.getByRole("button", { name: "Plan it for this time" }).click();
  await client.getByRole("region", { name: "The interview is planned" }).waitFor();

  // It went well: the card goes on to its end.
  await page.goto(`/dashboard/jobs/${job_id}?tab=board`);
  await moveTo("Placed");
  const placed = (await send(api.matching.matchedCandidates, { id: job_id })).data.candidates.filter(
    ({ match }) => match.stage === "placed",
  );
  expect(placed.map(({ id }) => id)).toEqual([candidate_id]);

  // The statistics have it.
  await page.goto("/dashboard/statistics");
  await page
    .getByRole("region", { name: "From suggestion to placement", exact: true })
    .getByRole("link", { name: "Placed: 1. Show them" })
    .click();
  await page.getByRole("dialog", { name: "Placed" }).getByRole("link", { name }).waitFor();

  // At night it leaves as a file.
  await page.goto("/dashboard/candidates");
  await page.getByRole("button", { name: "Export" }).click();
  const [excel] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: /Excel/ }).click()]);
  const [head = [], ...rows] = (await readExcelFile(readFileSync(await excel.path())))[0]?.data ?? [];
  expect(rows).toHaveLength(PEOPLE);
  expect(rows.map((row) => row[head.indexOf("email")])).toContain("person7@elders.example");
  expect(product.complaints).toEqual([]);
});
