import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { seriousFindings } from "../support/axe.ts";
import { startJourneys } from "../support/journey.ts";
import { tick } from "../support/on-page.ts";
import { addDraft, addPair } from "../support/sent-proposal.ts";

const product = await startJourneys();
afterAll(() => product.stop());

const CV = "Noor Hazelaar\nnoor.hazelaar@post.example\n06 1234 5678\nUtrecht\n\nSkills\nPython, Kafka, Docker";

/** Noor twice: once with a CV, a job and a proposal, once typed by a colleague. */
async function withTwo() {
  const recruiter = await product.newRecruiter();
  const pair = await addPair(recruiter.send);
  await addDraft(recruiter.send, pair);
  const { candidate } = (
    await recruiter.send(api.candidate.create, {
      ...{ first_name: "Noor", last_name: "Hazelaar", email: "noor.hazelaar@post.example", phone: "+31612345678", city: "Zeist" },
      ...{ skills: [{ name: "Rust" }], tags: ["called"], allow_duplicate: true },
    })
  ).data;
  return { ...recruiter, ...pair, other_id: candidate.id };
}

test("a CV of somebody who is there already is held back, with whom they may be; it goes to that one", async () => {
  const recruiter = await product.newRecruiter();
  await addPair(recruiter.send);
  const page = await product.openPage({ token: recruiter.token });
  await page.goto("/dashboard/candidates");
  await page.getByRole("button", { name: "Add CVs" }).first().waitFor();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "noor.txt", mimeType: "text/plain", buffer: Buffer.from(CV) });
  await page.getByText(/^Same e-mail as Noor Hazelaar/).waitFor();
  await page.getByRole("button", { name: "Compare" }).click();
  const dialog = page.getByRole("dialog", { name: "Is this the same person?" });
  await dialog.getByRole("columnheader", { name: "noor.txt" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Add this CV to Noor Hazelaar" }).click();
  const [noor] = (await recruiter.send(api.candidate.list, {})).data.candidates;
  const files = async () => (await recruiter.send(api.candidate.show, { id: noor?.id ?? "" })).data.candidate.files;
  await expect.poll(async () => (await files()).map(({ name }) => name)).toContain("noor.txt");
  expect((await recruiter.send(api.candidate.list, {})).data.total).toBe(1);

  // By hand the same is asked, and it can be answered with no.
  await page.getByRole("button", { name: "More" }).first().click();
  await page.getByRole("menuitem", { name: "Add by hand" }).click();
  const byHand = page.getByRole("dialog", { name: "Add a candidate" });
  await byHand.getByLabel("First name").fill("Noor");
  await byHand.getByLabel("E-mail").fill("NOOR.hazelaar@post.example");
  await byHand.getByRole("button", { name: "Add candidate" }).click();
  await byHand.getByText("You may have this person already").waitFor();
  await byHand.getByRole("button", { name: "Add anyway" }).click();
  await expect.poll(async () => (await recruiter.send(api.candidate.list, {})).data.total).toBe(2);
});

test("two candidates are found in the list, merged field by field, and taken apart again", async () => {
  const { send, token, candidate_id, other_id } = await withTwo();
  const page = await product.openPage({ token });
  await page.goto("/dashboard/candidates");
  await page.getByRole("button", { name: "More" }).first().click();
  await page.getByRole("menuitem", { name: "Duplicates" }).click();
  await page.waitForURL("**/dashboard/candidates/duplicates");
  const pairs = page.getByRole("list", { name: "Duplicates" }).getByRole("listitem");
  await pairs.getByText("Same e-mail: noor.hazelaar@post.example").waitFor();
  await page.getByText("1 pair that may be the same").waitFor();
  expect(await pairs.count()).toBe(1);
  expect(await seriousFindings(page)).toEqual([]);

  await pairs.getByRole("button", { name: "Compare" }).click();
  const dialog = page.getByRole("dialog", { name: "Merge two candidates" });
  await dialog.getByText("Goes into it").waitFor();
  const place = dialog.getByRole("radiogroup", { name: "Place" });
  await place.waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  // Whichever of the two stays, the older one is asked to.
  if (!(await dialog.getByText(/Goes along: .*1 proposal/).isHidden())) await dialog.getByRole("button", { name: "Swap" }).click();
  await dialog.getByText(/You can undo this for 30 days/).waitFor();
  await tick(place.getByRole("radio").nth(1));
  await tick(dialog.getByRole("radiogroup", { name: "Skills" }).getByRole("radio", { name: "Keep both" }));
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Noor Hazelaar is merged into Noor Hazelaar.").waitFor();
  await page.getByText("No duplicates").waitFor();
  const merged = (await send(api.candidate.show, { id: candidate_id })).data.candidate;
  expect(merged).toMatchObject({ city: "Zeist", phone: "+31612345678", tags: ["called"] });
  expect(merged.skills.map(({ name }) => name)).toEqual(expect.arrayContaining(["Python", "Rust"]));

  // Who follows an old link is led on.
  await page.goto(`/dashboard/candidates/${other_id}`);
  await page.getByText("This one was merged into another.").waitFor();
  await page.getByRole("link", { name: "Open that one" }).click();
  await page.waitForURL(`**/dashboard/candidates/${candidate_id}`);
  await page.getByText(/was merged into this one by Sanne Verhoeven/).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  // What comes to it meanwhile stays with it, and is told.
  await send(api.candidate.update, { id: candidate_id, tags: ["called", "warm"] });
  await send(api.note.create, { record: "candidate", record_id: candidate_id, text: "Moves in May." });
  await page.getByRole("button", { name: "Undo the merge" }).click();
  await page.getByText("What came since stays with the one that was kept: Tags, 1 note.").waitFor();
  await page.getByText("This may be the same as").waitFor();
  const [one, two] = await Promise.all([candidate_id, other_id].map((id) => send(api.candidate.show, { id })));
  expect(one?.data.candidate).toMatchObject({ city: "Utrecht", tags: ["called", "warm"] });
  expect(two?.data.candidate).toMatchObject({ city: "Zeist", tags: ["called"] });
});

test("that two aren't the same is remembered, and can be taken back", async () => {
  const { send, token, candidate_id, other_id } = await withTwo();
  const page = await product.openPage({ token, locale_stored: "nl", viewport: { width: 390, height: 844 } });
  await page.goto(`/dashboard/candidates/${candidate_id}`);
  await page.getByText("Dit is misschien dezelfde als").waitFor();
  await page.getByRole("button", { name: "Niet hetzelfde" }).click();
  await page.getByText("Onthouden: deze twee zijn niet hetzelfde.").waitFor();
  await page.getByText("Dit is misschien dezelfde als").waitFor({ state: "detached" });
  // Also when what is known of them changes.
  await send(api.candidate.update, { id: other_id, city: "Utrecht" });
  await page.goto("/dashboard/candidates/duplicates");
  await page.getByText("Geen dubbelen").waitFor();
  await page.getByRole("link", { name: "Niet hetzelfde" }).click();
  await page.getByRole("button", { name: "Toch misschien hetzelfde" }).click();
  await page.getByText("Niets hier").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Kandidaten", exact: true }).last().click();
  await page.getByRole("button", { name: "Vergelijken" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole("button", { name: "Vergelijken" }).click();
  await page.getByRole("dialog", { name: "Twee kandidaten samenvoegen" }).getByText("Gaat daarin op").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("contacts of two clients: the screen says who comes along and who becomes one; what somebody changes of them since stays", async () => {
  const { send, token } = await product.newRecruiter();
  const one = (await send(api.client.create, { name: "Halderstroom Energie", contact: { name: "Jet", email: "jet@halderstroom.example" } }))
    .data.client;
  const contact = { name: "Jet de Boer", email: "jet@halderstroom.example", phone: "020 555 01 23" };
  const two = (await send(api.client.create, { name: "Halderstroom Energie B.V.", contact })).data.client;
  await send(api.client.saveContact, { client_id: two.id, name: "Mia", email: "mia@halderstroom.example" });
  const page = await product.openPage({ token, locale_stored: "nl", viewport: { width: 390, height: 844 } });
  await page.goto(`/dashboard/clients/${one.id}`);
  await page.getByRole("button", { name: "Vergelijken" }).click();
  const dialog = page.getByRole("dialog", { name: "Twee opdrachtgevers samenvoegen" });
  const contacts = dialog.getByRole("region", { name: "Contacten" }).getByRole("listitem");
  await contacts.first().waitFor();
  expect(await contacts.allInnerTexts()).toEqual([
    expect.stringMatching(/^Jet de Boer · jet@halderstroom\.example\s+wordt één met Jet$/),
    expect.stringMatching(/^Mia · mia@halderstroom\.example\s+gaat mee$/),
  ]);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await dialog.getByRole("button", { name: "Samenvoegen", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Jet de Boer").first().waitFor();
  const { contacts: merged } = (await send(api.client.show, { id: one.id })).data;
  expect(merged).toMatchObject([{ name: "Jet de Boer", phone: "020 555 01 23", is_first: true }, { name: "Mia" }]);

  await send(api.client.saveContact, { client_id: one.id, id: merged[0]?.id, name: "Jet de Boer-Vis" });
  await page.getByRole("button", { name: "Samenvoegen ongedaan maken" }).click();
  await page.getByText("blijft bij wie bleef: het contact Jet de Boer-Vis.").waitFor();
  expect((await send(api.client.show, { id: one.id })).data.contacts).toMatchObject([{ name: "Jet de Boer-Vis", phone: null }]);
  expect((await send(api.client.show, { id: two.id })).data.contacts).toMatchObject([contact, { name: "Mia" }]);
});

test("clients and jobs that may be the same are merged as well", async () => {
  const { send, token } = await product.newRecruiter();
  for (const name of ["Halderstroom Energy", "Halderstroom Energie B.V."])
    await send(api.job.create, { title: "Planner", description: "Plans the work of the grid.", client: { name } });
  const page = await product.openPage({ token, messages_stay: true });
  await page.goto("/dashboard/candidates/duplicates?record=client");
  await page.getByRole("button", { name: "Compare" }).click();
  const clients = page.getByRole("dialog", { name: "Merge two clients" });
  await clients.getByText(/Goes along: 1 job/).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await clients.getByRole("button", { name: "Merge", exact: true }).click();
  await page.getByText("No duplicates").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Jobs", exact: true }).last().click();
  await page.getByRole("button", { name: "Compare" }).click();
  const jobs = page.getByRole("dialog", { name: "Merge two jobs" });
  await jobs.getByRole("button", { name: "Merge", exact: true }).click();
  await page.getByText("No duplicates").waitFor();
  expect((await send(api.job.list, {})).data.total).toBe(1);
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await page.getByRole("button", { name: "Compare" }).waitFor();
});

test("pages complained about nothing", () => {
  expect(product.complaints).toEqual([]);
});
