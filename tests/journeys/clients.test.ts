import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { seriousFindings } from "../support/axe.ts";
import { startJourneys } from "../support/journey.ts";
import { tick } from "../support/on-page.ts";
import { addDraft, addPair, submitDraft } from "../support/sent-proposal.ts";

const product = await startJourneys();
afterAll(() => product.stop());

test("a client is added with somebody there, is changed, goes to the trash and comes back", async () => {
  const { token } = await product.newRecruiter();
  const page = await product.openPage({ token, messages_stay: true });
  await page.goto("/dashboard/clients");
  await page.getByText("No clients yet").waitFor();
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill("Vaarwater Logistiek B.V.");
  await dialog.getByLabel("Branch").fill("Transport");
  await dialog.getByLabel("Website").fill("vaarwater.example");
  await dialog.getByLabel("Contact").fill("Jet Molenaar");
  await dialog.getByLabel("Phone").fill("078 555 0134");
  await dialog.getByLabel("E-mail").fill("jet@vaarwater.example");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "Vaarwater Logistiek B.V.", level: 1 }).waitFor();
  // Whom one calls is a tap away.
  expect(await page.getByRole("link", { name: "Call Jet Molenaar" }).getAttribute("href")).toBe("tel:0785550134");
  expect(await page.getByRole("link", { name: "E-mail Jet Molenaar" }).getAttribute("href")).toBe("mailto:jet@vaarwater.example");
  expect(await page.getByRole("link", { name: "vaarwater.example" }).getAttribute("href")).toBe("https://vaarwater.example");

  await page.getByRole("button", { name: "Add a contact" }).click();
  await dialog.getByLabel("Name").fill("Otto Prins");
  await tick(dialog.getByLabel("Written to first"));
  await dialog.getByRole("button", { name: "Save" }).click();
  const people = page.getByRole("region", { name: "Contacts" }).getByRole("listitem");
  await expect.poll(() => people.first().textContent()).toContain("Otto Prins");
  await page.getByRole("button", { name: "Remove Otto Prins" }).click();
  await expect.poll(() => people.count()).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => people.count()).toBe(2);
  expect(await seriousFindings(page)).toEqual([]);

  // A client without jobs gets its first one from here.
  const there = page.url();
  await page.goto(`${there}?tab=jobs`);
  await page.getByRole("link", { name: "New job" }).click();
  await page.getByRole("button", { name: "Fill in by hand" }).click();
  await expect.poll(() => page.getByRole("combobox", { name: "Client", exact: true }).inputValue()).toBe("Vaarwater Logistiek B.V.");
  await page.goto(there);
  await people.first().waitFor();

  await page.keyboard.press("e");
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="teal"/></svg>';
  await dialog.locator('input[type="file"]').setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
  await page.locator("header img[src*='/files/']").waitFor();
  await dialog.getByLabel("Status").selectOption({ label: "Prospect" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1 }).locator("..").getByText("Prospect").waitFor();
  await page.getByRole("button", { name: "Actions for Vaarwater Logistiek B.V." }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByText("No clients yet").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: "Vaarwater Logistiek B.V." }).waitFor();

  // A name that is nearly theirs is told before there are two of them.
  await page.getByRole("button", { name: "New client" }).click();
  await dialog.getByLabel("Name", { exact: true }).fill("vaarwater logistiek");
  await dialog.getByText("Here already, perhaps:").waitFor();
  await dialog.getByRole("link", { name: "Vaarwater Logistiek B.V." }).click();
  await page.getByRole("heading", { name: "Vaarwater Logistiek B.V.", level: 1 }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(product.complaints).toEqual([]);
});

test("a client with work under way is closed instead of deleted: it leaves the choices, the way back stands in sight, and it is opened again", async () => {
  const { token, send } = await product.newRecruiter();
  const { job } = (await send(api.job.create, { title: "Kraanmachinist", client: { name: "Kadewerk" } })).data;
  await send(api.client.create, { name: "Kaderand" });
  const page = await product.openPage({ token, messages_stay: true, viewport: { width: 390, height: 844 } });
  await page.goto(`/dashboard/clients/${job.client?.id}`);
  const actions = page.getByRole("button", { name: "Actions for Kadewerk" });
  const dialog = page.getByRole("dialog", { name: "Kadewerk isn't deleted" });
  await actions.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await dialog.getByRole("link", { name: "1 open job" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Close this client" }).click();
  const closed = page.getByText("This client is closed.");
  await closed.waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await closed.waitFor({ state: "detached" });
  await actions.click();
  await page.getByRole("menuitem", { name: "Close this client" }).click();
  await closed.waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  // Its name is known again where somebody types it, and not among the choices.
  await page.goto("/dashboard/jobs/new");
  await page.getByRole("button", { name: "Fill in by hand" }).click();
  const client = page.getByRole("combobox", { name: "Client", exact: true });
  await client.fill("Kade");
  await expect.poll(() => page.getByRole("listbox").getByRole("option").allTextContents()).toEqual(["Kaderand"]);
  await client.fill("Kadewerk B.V.");
  await page.getByRole("button", { name: "Kadewerk (closed)" }).click();
  await page.getByText("Kadewerk is closed.").waitFor();
  await page.getByRole("button", { name: "Open this client" }).click();
  await page.getByText("Kadewerk is closed.").waitFor({ state: "detached" });
  expect((await send(api.client.show, { id: job.client?.id ?? "" })).data.client.status).toBe("active");
  expect(product.complaints).toEqual([]);
});

test("what somebody else changed of a client meanwhile is told at the head of its form: mine is kept beside theirs, or theirs is shown", async () => {
  const { token, send } = await product.newRecruiter();
  const { id } = (await send(api.client.create, { name: "Kadewerk", city: "Zwolle", branch: "Transport" })).data.client;
  const page = await product.openPage({ token, messages_stay: true });
  await page.goto(`/dashboard/clients/${id}`);
  const dialog = page.getByRole("dialog", { name: "Edit client" });
  const told = dialog.getByRole("alert");
  const open = () => page.getByRole("button", { name: "Edit", exact: true }).click();
  await open();
  await dialog.getByLabel("City").fill("Kampen");
  await dialog.getByLabel("Country").fill("Nederland");
  await send(api.client.update, { id, city: "Hattem", branch: "Bouw" });
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await told.getByText("Somebody saved this client while you were editing").waitFor();
  expect(await told.getByRole("listitem").allTextContents()).toEqual(["Branch now Bouw.", "City now Hattem. You typed Kampen."]);
  expect(await dialog.getByLabel("Branch").inputValue(), "what only they changed").toBe("Bouw");
  expect(await seriousFindings(page)).toEqual([]);
  // Saving once more goes over the version that was told.
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  const shown = async () => (await send(api.client.show, { id })).data.client;
  expect(await shown()).toMatchObject({ city: "Kampen", branch: "Bouw", country: "Nederland" });

  await open();
  await dialog.getByLabel("City").fill("Zwolle");
  await send(api.client.update, { id, city: "Hasselt" });
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await told.getByRole("button", { name: "Show theirs" }).click();
  await told.waitFor({ state: "detached" });
  expect(await dialog.getByLabel("City").inputValue()).toBe("Hasselt");
  await dialog.getByLabel("City").fill("Genemuiden");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  expect((await shown()).city).toBe("Genemuiden");
  expect(product.complaints).toEqual([]);
});

test("clients are found by place and branch, and a view of them is kept", async () => {
  const { token, send } = await product.newRecruiter();
  for (const [name, city, branch] of [
    ["Vaarwater", "Dordrecht", "Transport"],
    ["Hazelhof", "Dordrecht", "Care"],
    ["Kadewerk", "Zwolle", "Transport"],
  ] as const)
    await send(api.client.create, { name, city, branch });
  const page = await product.openPage({ token, locale_stored: "en" });
  await page.goto("/dashboard/clients");
  await page.getByRole("link", { name: "Hazelhof" }).waitFor();
  await page.getByRole("button", { name: /^Filters?/ }).click();
  await page.getByRole("textbox", { name: "Place", exact: true }).fill("dordr");
  await page.getByRole("textbox", { name: "Branch", exact: true }).fill("trans");
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByRole("link", { name: /^(Vaarwater|Hazelhof|Kadewerk)$/ }).allTextContents()).toEqual(["Vaarwater"]);
  await page.getByRole("button", { name: "Save view" }).click();
  await page.getByRole("textbox", { name: "Name of the view" }).fill("Hauliers here");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Hauliers here", exact: true }).waitFor();
  await page.goto("/dashboard/clients");
  await page.getByRole("link", { name: "Hazelhof" }).waitFor();
  await page.getByRole("button", { name: "Hauliers here", exact: true }).click();
  await expect.poll(() => page.getByRole("link", { name: /^(Vaarwater|Hazelhof|Kadewerk)$/ }).allTextContents()).toEqual(["Vaarwater"]);
  expect(product.complaints).toEqual([]);
});

test("a job chooses a client and one of its people; what it answered before stands beside who would be proposed", async () => {
  const { token, send } = await product.newRecruiter();
  const pair = await addPair(send);
  const link = await submitDraft(send, await addDraft(send, pair));
  await send(api.proposal.respond, {
    token: link,
    name: "Marjan Elzinga",
    decision: "not_a_fit",
    reason: "pay",
    comment: "Te hoog voor ons.",
  });
  const page = await product.openPage({ token, locale_stored: "nl" });

  await page.goto(`/dashboard/jobs/${pair.job_id}`);
  await page.getByRole("navigation", { name: "Vacatures" }).getByRole("link", { name: "Halderstroom Energy" }).click();
  // The vacancy has a tab of that name too.
  await page.getByRole("heading", { name: "Halderstroom Energy", level: 1 }).waitFor();
  await page.getByRole("link", { name: "Voorstellen 1" }).click();
  await page.getByRole("link", { name: "Noor Hazelaar" }).first().waitFor();
  // What it said, not only how it ended.
  await page.getByText("Marjan Elzinga: geen match").waitFor();
  await page.getByText("salaris of tarief past niet · “Te hoog voor ons.”").waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.goto("/dashboard/jobs/new");
  await page
    .getByRole("textbox")
    .first()
    .fill("Senior backend engineer\nHalderstroom, Utrecht\n\nWij vragen\n- Drie jaar ervaring met Python\n- PostgreSQL");
  await page.getByRole("button", { name: "Lees de vacature" }).click();
  await page.getByRole("button", { name: /velden/i }).click();
  const client = page.getByRole("combobox", { name: "Opdrachtgever", exact: true });
  await client.fill("Halderstroom");
  await page.getByText("Staat er misschien al:").getByRole("button", { name: "Halderstroom Energy" }).click();
  await expect.poll(() => client.inputValue()).toBe("Halderstroom Energy");
  const contact = page.getByRole("combobox", { name: "Contactpersoon", exact: true });
  await contact.click();
  await page.getByRole("option", { name: "Marjan Elzinga" }).click();
  await expect.poll(() => page.getByLabel("E-mail van de contactpersoon").inputValue()).toBe("marjan@halderstroom.example");
  await page.getByRole("button", { name: "Vacature opslaan" }).click();
  await page
    .getByRole("link", { name: /Noor Hazelaar/ })
    .first()
    .click();
  const earlier = page.getByRole("region", { name: "Eerder voorgesteld bij Halderstroom Energy" });
  await earlier.getByText("Te hoog voor ons.").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(product.complaints).toEqual([]);
});

test("who is sent a proposal is one of the client's contacts or becomes one; of a job without a client one is named", async () => {
  const { token, send } = await product.newRecruiter();
  const pair = await addPair(send);
  const id = await addDraft(send, pair);
  await send(api.job.update, { id: pair.job_id, client: null });
  await send(api.client.create, { name: "Halderstroom", contact: { name: "Pieter van Wezel", email: "pieter@halderstroom.example" } });
  const page = await product.openPage({ token, locale_stored: "en" });
  await page.goto(`/dashboard/proposals/${id}/review`);
  await page.getByRole("combobox", { name: "Client", exact: true }).fill("Halderstroom B.V.");
  await page.getByText("Here already, perhaps:").getByRole("button", { name: "Halderstroom", exact: true }).click();
  await page.getByRole("combobox", { name: "Name", exact: true }).fill("Jet Molenaar");
  await page.getByLabel("E-mail", { exact: true }).fill("jet@halderstroom.example");
  await page.getByText("Becomes a contact at Halderstroom.").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("jet@halderstroom.example").or(page.getByText("Jet Molenaar")).first().waitFor();
  const { client } = (await send(api.job.show, { id: pair.job_id })).data.job;
  expect(client?.name).toBe("Halderstroom");
  const { contacts } = (await send(api.client.show, { id: client?.id ?? "" })).data;
  expect(contacts.map(({ name }) => name)).toEqual(["Pieter van Wezel", "Jet Molenaar"]);

  // A new version goes to whom the one before went; the others are there to choose.
  await page.getByRole("button", { name: "New version", exact: true }).click();
  const [name, email] = [page.getByRole("combobox", { name: "Name", exact: true }), page.getByLabel("E-mail", { exact: true })];
  await expect.poll(() => Promise.all([name.inputValue(), email.inputValue()])).toEqual(["Jet Molenaar", "jet@halderstroom.example"]);
  await name.fill("Pieter");
  await page.getByRole("option", { name: "Pieter van Wezel" }).click();
  await expect.poll(() => email.inputValue()).toBe("pieter@halderstroom.example");
  expect(product.complaints).toEqual([]);
});
