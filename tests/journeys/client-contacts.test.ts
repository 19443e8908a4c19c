import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { seriousFindings } from "../support/axe.ts";
import { startJourneys } from "../support/journey.ts";
import { addDraft, addPair } from "../support/sent-proposal.ts";

const product = await startJourneys();
afterAll(() => product.stop());

/** A client with Jan Bakker, and two who are both called Noor Smit. */
async function aClient() {
  const recruiter = await product.newRecruiter();
  const { client } = (await recruiter.send(api.client.create, { name: "Vaarwater" })).data;
  const add = async (name: string, more: { email?: string; phone?: string } = {}) =>
    (await recruiter.send(api.client.saveContact, { client_id: client.id, name, ...more })).data.contacts.find(
      (one) => one.name === name && (one.email ?? undefined) === more.email,
    )?.id ?? "";
  const jan = await add("Jan Bakker", { email: "jan@vaarwater.example", phone: "078 555 0134" });
  const first = await add("Noor Smit", { email: "noor@vaarwater.example" });
  const second = await add("Noor Smit", { email: "n.smit@vaarwater.example" });
  const contacts = async () => (await recruiter.send(api.client.show, { id: client.id })).data.contacts;
  return { ...recruiter, client, ids: { jan, first, second }, contacts };
}

test("somebody who nearly is a contact already is offered, taken, let go again and dismissed; what was typed stays until then", async () => {
  const { token, client, ids, contacts } = await aClient();
  const page = await product.openPage({ token, locale_stored: "en" });
  await page.goto(`/dashboard/clients/${client.id}`);
  await page.getByRole("button", { name: "Add a contact" }).click();
  const dialog = page.getByRole("dialog");
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await field("Name").fill("J. Bakker");
  await field("E-mail").fill("bakker@vaarwater.example");
  const jan = dialog.getByText("Jan Bakker (jan@vaarwater.example) is already a contact of Vaarwater.");
  await jan.waitFor();
  expect(await field("Name").inputValue()).toBe("J. Bakker");
  expect(await seriousFindings(page)).toEqual([]);

  // By keyboard: the offer stands behind the name.
  await field("Name").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await dialog.getByText("You are changing Jan Bakker, who is a contact already.").waitFor();
  expect(await field("Name").inputValue()).toBe("Jan Bakker");
  expect(await field("Phone").inputValue()).toBe("078 555 0134");
  expect(await field("E-mail").inputValue(), "what was typed").toBe("bakker@vaarwater.example");
  await dialog.getByText("The address that you typed stays. Jan Bakker is known by jan@vaarwater.example.").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await field("Role").fill("Planner");
  await dialog.getByRole("button", { name: "Add somebody new after all" }).click();
  const letGo = await Promise.all(["Name", "Phone", "Role"].map((label) => field(label).inputValue()));
  expect(letGo, "what was typed since stays").toEqual(["J. Bakker", "", "Planner"]);

  await dialog.getByRole("button", { name: "It is somebody else" }).click();
  await jan.waitFor({ state: "detached" });
  expect(await field("Name").inputValue()).toBe("J. Bakker");
  // Another given name is another person, and of two with one name both are there.
  await field("Name").fill("Piet Smit");
  await field("E-mail").fill("");
  expect(await dialog.getByText("is already a contact of Vaarwater").count()).toBe(0);
  await field("Name").fill("N. Smit");
  await expect.poll(() => dialog.getByRole("button", { name: "Use Noor Smit" }).count()).toBe(2);
  await field("Role").fill("Team lead");
  await dialog.getByRole("button", { name: "Use Noor Smit (n.smit@vaarwater.example)" }).click();
  await expect.poll(() => field("E-mail").inputValue()).toBe("n.smit@vaarwater.example");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  const there = await contacts();
  expect(there).toHaveLength(3);
  expect(there.find(({ id }) => id === ids.second)).toMatchObject({
    name: "Noor Smit",
    role: "Team lead",
    email: "n.smit@vaarwater.example",
  });
  expect(product.complaints).toEqual([]);
});

test("a job's form offers those who are contacts of its client, and keeps the one that is taken", async () => {
  const { token, send, ids, contacts } = await aClient();
  const page = await product.openPage({ token, locale_stored: "nl", viewport: { width: 390, height: 844 } });
  await page.goto("/dashboard/jobs/new?client=Vaarwater");
  await page.getByRole("button", { name: /met de hand invullen/i }).click();
  await page.getByLabel("Titel", { exact: true }).fill("Planner");
  const name = page.getByRole("combobox", { name: "Contactpersoon", exact: true });
  const email = page.getByLabel("E-mail van de contactpersoon");
  const phone = page.getByLabel("Telefoon van de contactpersoon");
  await name.fill("mevr. N. Smit");
  await page.getByText("Noor Smit (noor@vaarwater.example) is al contactpersoon van Vaarwater.").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Noor Smit (n.smit@vaarwater.example) gebruiken" }).click();
  await expect.poll(() => email.inputValue()).toBe("n.smit@vaarwater.example");
  expect(await name.inputValue()).toBe("Noor Smit");
  // Whoever is taken next brings an address along: nobody had typed the one before.
  await name.fill("J. Bakker");
  await page.getByRole("button", { name: "Jan Bakker (jan@vaarwater.example) gebruiken" }).click();
  await expect.poll(() => email.inputValue()).toBe("jan@vaarwater.example");
  // Of two with one name nobody is picked from the list: what belongs to whoever was there before goes.
  await name.fill("Noor");
  await page.getByRole("option", { name: "Noor Smit" }).click();
  await expect.poll(() => Promise.all([name, email, phone].map((field) => field.inputValue()))).toEqual(["Noor Smit", "", ""]);
  await page.getByRole("button", { name: "Noor Smit (noor@vaarwater.example) gebruiken" }).waitFor();
  expect(await page.getByRole("button", { name: "Het is iemand anders" }).count(), "of just that name").toBe(0);
  await name.fill("J. Bakker");
  await page.getByRole("button", { name: "Jan Bakker (jan@vaarwater.example) gebruiken" }).click();
  await expect.poll(() => phone.inputValue()).toBe("078 555 0134");
  // A typed one stays, and can be given up.
  await email.fill("planning@vaarwater.example");
  await name.fill("Noor Smit");
  await page.getByRole("button", { name: "Noor Smit (noor@vaarwater.example) gebruiken" }).click();
  await page.getByText("Het adres dat je typte blijft staan. Noor Smit is bekend met noor@vaarwater.example.").waitFor();
  expect(await email.inputValue()).toBe("planning@vaarwater.example");
  await page.getByRole("button", { name: "noor@vaarwater.example gebruiken", exact: true }).click();
  await expect.poll(() => email.inputValue()).toBe("noor@vaarwater.example");
  await page.getByRole("button", { name: "Vacature opslaan" }).click();
  await page.waitForURL(/\/dashboard\/jobs\/[0-9a-f-]{36}/);
  const [job] = (await send(api.job.list, {})).data.jobs;
  expect((await send(api.job.show, { id: job?.id ?? "" })).data.job.contact_id).toBe(ids.first);
  expect(await contacts()).toHaveLength(3);
  expect(product.complaints).toEqual([]);
});

test("what was typed of a job's contact before a reload isn't taken for what was filled in", async () => {
  const { token, send, ids, contacts } = await aClient();
  const client = { name: "Vaarwater", contact_name: "Jan Bakker", contact_email: "jan@vaarwater.example" };
  const { job } = (await send(api.job.create, { title: "Planner", client })).data;
  const page = await product.openPage({ token, locale_stored: "nl" });
  await page.goto(`/dashboard/jobs/${job.id}?tab=vacancy&edit=true`);
  const name = page.getByRole("combobox", { name: "Contactpersoon", exact: true });
  const email = page.getByLabel("E-mail van de contactpersoon");
  await email.fill("planning@vaarwater.example");
  await page.reload();
  await expect.poll(() => email.inputValue()).toBe("planning@vaarwater.example");
  const take = async () => {
    await name.fill("N. Smit");
    await page.getByRole("button", { name: "Noor Smit (n.smit@vaarwater.example) gebruiken" }).click();
  };
  await take();
  await page.getByText("Het adres dat je typte blijft staan. Noor Smit is bekend met n.smit@vaarwater.example.").waitFor();
  expect(await email.inputValue()).toBe("planning@vaarwater.example");
  // Without the draft the address is the job's again, which nobody typed.
  await page.getByRole("button", { name: "Weggooien" }).click();
  await expect.poll(() => Promise.all([name.inputValue(), email.inputValue()])).toEqual(["Jan Bakker", "jan@vaarwater.example"]);
  await take();
  await expect.poll(() => email.inputValue()).toBe("n.smit@vaarwater.example");
  await page.getByRole("button", { name: "Opslaan", exact: true }).click();
  await page.waitForURL((url) => !url.search.includes("edit"));
  expect((await send(api.job.show, { id: job.id })).data.job.contact_id).toBe(ids.second);
  expect((await contacts()).map(({ name: known, email: address }) => [known, address]).sort()).toEqual([
    ["Jan Bakker", "jan@vaarwater.example"],
    ["Noor Smit", "n.smit@vaarwater.example"],
    ["Noor Smit", "noor@vaarwater.example"],
  ]);
  expect(product.complaints).toEqual([]);
});

test("among a proposal's recipients whoever nearly is a contact is offered: a typed address stays and is told, and nobody is kept twice", async () => {
  const { token, send } = await product.newRecruiter();
  const pair = await addPair(send);
  const id = await addDraft(send, pair);
  const client_id = (await send(api.job.show, { id: pair.job_id })).data.job.client_id ?? "";
  await send(api.client.saveContact, { client_id, name: "Jan Bakker", email: "jan@halderstroom.example" });
  for (const email of ["noor@halderstroom.example", "n.smit@halderstroom.example"])
    await send(api.client.saveContact, { client_id, name: "Noor Smit", email });
  const contacts = async () => (await send(api.client.show, { id: client_id })).data.contacts.map(({ name, email }) => [name, email]);
  const before = await contacts();
  const page = await product.openPage({ token, locale_stored: "en" });
  await page.goto(`/dashboard/proposals/${id}/review`);
  const name = page.getByRole("combobox", { name: "Name", exact: true });
  const email = page.getByLabel("E-mail", { exact: true });
  await expect.poll(() => email.inputValue()).not.toBe("");
  await name.fill("drs. J. Bakker");
  await page.getByText("Jan Bakker (jan@halderstroom.example) is already a contact of Halderstroom Energy.").waitFor();
  // Whose address was filled in isn't who is typed.
  expect(await page.getByRole("button", { name: /^Use / }).count()).toBe(1);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Use Jan Bakker (jan@halderstroom.example)" }).click();
  // The job's own address was filled in by itself.
  await expect.poll(() => email.inputValue()).toBe("jan@halderstroom.example");
  // Of two with one name neither is written to at the address of whoever was there before.
  await name.fill("Noor");
  await page.getByRole("option", { name: "Noor Smit" }).click();
  await expect.poll(() => Promise.all([name.inputValue(), email.inputValue()])).toEqual(["Noor Smit", ""]);
  await page.getByRole("button", { name: "Use Noor Smit (n.smit@halderstroom.example)" }).click();
  await expect.poll(() => email.inputValue()).toBe("n.smit@halderstroom.example");
  await email.fill("thuis@bakker.example");
  await name.fill("Bakker");
  await page.getByRole("button", { name: "Use Jan Bakker (jan@halderstroom.example)" }).click();
  await page.getByText("The address that you typed stays. Jan Bakker is known by jan@halderstroom.example.").waitFor();
  expect(await email.inputValue()).toBe("thuis@bakker.example");
  const sent = page.waitForResponse((answer) => answer.url().endsWith("/api/user/proposal/submit"));
  await page.getByRole("button", { name: "Send", exact: true }).click();
  expect((await sent).status()).toBe(200);
  expect(await contacts()).toEqual(before);
  expect(product.complaints).toEqual([]);
});
