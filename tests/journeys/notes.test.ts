import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { answered } from "../support/answered.ts";
import { seriousFindings } from "../support/axe.ts";
import { startJourneys } from "../support/journey.ts";
import { settled } from "../support/on-page.ts";
import { addMember, buyTeam } from "../support/team.ts";

const product = await startJourneys();
afterAll(() => product.stop());

const PHONE = { width: 390, height: 844 };

test("a note mentions a colleague by keyboard, who finds it behind the bell; it is changed, pinned, taken away and brought back", async () => {
  const owner = await product.newRecruiter();
  await buyTeam(owner, 2);
  const tom = await addMember(owner, await product.newRecruiter({ first_name: "Tom", last_name: "Bakker" }));
  const { candidate } = (await owner.send(api.candidate.create, { first_name: "Noor", last_name: "Hazelaar" })).data;
  const page = await product.openPage({ token: owner.token, messages_stay: true });
  await page.goto(`/dashboard/candidates/${candidate.id}?tab=timeline`);
  const field = page.getByRole("textbox", { name: "Note", exact: true });
  await field.waitFor();
  await field.pressSequentially("**Can start** in March. Ask @to");
  await page.getByRole("option", { name: "Tom Bakker" }).waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => field.inputValue()).toBe("**Can start** in March. Ask @Tom Bakker ");
  await page.getByRole("button", { name: "Add note" }).click();
  const hasFocus = (of: typeof field) => of.evaluate((element) => element === document.activeElement);
  await expect.poll(() => field.inputValue()).toBe("");
  await expect.poll(() => hasFocus(field)).toBe(true);
  const notes = page.getByRole("region", { name: "Notes", exact: true });
  await notes.getByText("@Tom Bakker").waitFor();
  expect(await notes.locator("strong").textContent()).toBe("Can start");
  expect(await seriousFindings(page)).toEqual([]);

  await notes.getByRole("button", { name: "Actions for the note of Sanne Verhoeven" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const edited = notes.getByRole("textbox").last();
  await expect.poll(() => edited.inputValue()).toBe("**Can start** in March. Ask @Tom Bakker");
  await expect.poll(() => hasFocus(edited)).toBe(true);
  await page.keyboard.type(" soon");
  expect(await edited.inputValue()).toBe("**Can start** in March. Ask @Tom Bakker soon");
  await edited.fill("**Can start** in April. Ask @Tom Bakker");
  await notes.getByRole("button", { name: "Save" }).click();
  await notes.getByRole("button", { name: "edited" }).click();
  await page.getByRole("dialog").getByText("in March").waitFor();
  await page.keyboard.press("Escape");
  await notes.getByRole("button", { name: "Actions for the note of Sanne Verhoeven" }).click();
  await page.getByRole("menuitem", { name: "Pin" }).click();
  await notes.getByText("Pinned").waitFor();
  await notes.getByRole("button", { name: "Actions for the note of Sanne Verhoeven" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await notes.getByText("What you write here is for your colleagues").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await notes.getByText("in April").waitFor();

  const his = await product.openPage({ token: tom.token, locale_stored: "nl" });
  await his.goto("/dashboard");
  await his.getByRole("button", { name: "Meldingen, 1 ongelezen" }).click();
  const told = his.getByRole("dialog", { name: "Meldingen" });
  await told.getByText("Can start in April. Ask @Tom Bakker").waitFor();
  expect(await seriousFindings(his)).toEqual([]);
  await told.getByRole("link", { name: /Sanne Verhoeven noemde je/ }).click();
  await his.getByRole("region", { name: "Notities", exact: true }).getByText("in April").waitFor();
  await his.getByRole("button", { name: "Meldingen", exact: true }).waitFor();

  await his.goto("/dashboard/profile");
  await settled(his);
  // They are read at the same address.
  const saved = answered(his, api.notification.updateSettings);
  // Not `uncheck`: that looks at the very moment of the click, and the page draws it a moment later.
  const mentions = his.getByRole("switch", { name: "Een collega noemt je in een notitie: Per e-mail" });
  await mentions.click();
  await expect.poll(() => mentions.isChecked()).toBe(false);
  await saved;
  await his.reload();
  await expect.poll(() => mentions.isChecked()).toBe(false);
  // Each kind and each way by itself.
  expect(await his.getByRole("switch", { name: "Een collega noemt je in een notitie: In Proffer" }).isChecked()).toBe(true);
  expect(await his.getByRole("switch", { name: "Een collega geeft je een taak: Per e-mail" }).isChecked()).toBe(true);
  expect(await seriousFindings(his)).toEqual([]);
  await his.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => his.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const target = await his.locator("label", { has: mentions }).or(mentions.locator("xpath=ancestor::td")).last().boundingBox();
  expect(target?.height).toBeGreaterThanOrEqual(44);
  expect(product.complaints).toEqual([]);
});

test("a task is added by keyboard on Today, is late in words, is done and isn't, and becomes a colleague's", async () => {
  const owner = await product.newRecruiter();
  await buyTeam(owner, 2);
  await addMember(owner, await product.newRecruiter({ first_name: "Tom", last_name: "Bakker" }));
  const { job } = (await owner.send(api.job.create, { title: "Baker" })).data;
  const late = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await owner.send(api.toDo.create, { text: "Call the client", due_on: late, record: "job", record_id: job.id });
  const page = await product.openPage({ token: owner.token, messages_stay: true });
  await page.goto("/dashboard");
  const today = page.getByRole("region", { name: "Today" });
  await today.getByText("2 days late").waitFor();
  await today.getByRole("link", { name: "Baker" }).waitFor();
  await page.keyboard.press("t");
  await page.keyboard.type("Send the invoice");
  await page.keyboard.press("Enter");
  await today.getByText("Send the invoice").waitFor();
  await today.getByRole("checkbox", { name: "Done: Call the client" }).click();
  await expect.poll(() => today.getByText("Call the client").count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await today.getByText("Call the client").waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await today.getByRole("button", { name: "Actions for Send the invoice" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("dialog").getByLabel("For").selectOption({ label: "Tom Bakker" });
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect.poll(() => today.getByText("Send the invoice").count()).toBe(0);
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await page.getByRole("heading", { name: "Tasks", level: 1 }).waitFor();
  await page.getByText("Call the client").first().waitFor();
  expect(await page.getByText("Send the invoice").count()).toBe(0);
  await page.getByRole("link", { name: "Everybody's" }).click();
  await page.getByText("Send the invoice").first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(product.complaints).toEqual([]);
});

test("a task is about somebody wherever it is written, and says so as a link", async () => {
  const { token, send } = await product.newRecruiter();
  const { job } = (await send(api.job.create, { title: "Baker" })).data;
  const { candidate } = (await send(api.candidate.create, { first_name: "Noor", last_name: "Hazelaar" })).data;
  const page = await product.openPage({ token, locale_stored: "en" });
  await page.goto("/dashboard");
  const today = page.getByRole("region", { name: "Today" });
  await today.getByRole("textbox", { name: "What has to be done" }).fill("Call her back");
  await today.getByLabel("About (optional)").fill("hazel");
  await page.getByRole("option", { name: /^Noor Hazelaar/ }).click();
  expect(await seriousFindings(page)).toEqual([]);
  await today.getByRole("button", { name: "Add", exact: true }).click();
  const about = today.getByRole("link", { name: "Noor Hazelaar" });
  await about.waitFor();
  expect(await about.getAttribute("href")).toBe(`/dashboard/candidates/${candidate.id}`);

  await page.goto("/dashboard/tasks");
  await page.getByRole("button", { name: "Edit Call her back" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit task" });
  const field = dialog.getByLabel("About (optional)");
  await expect.poll(() => field.inputValue()).toBe("Noor Hazelaar");
  await field.fill("bak");
  await page.getByRole("option", { name: "Baker" }).click();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => page.getByRole("link", { name: "Call her back" }).getAttribute("href")).toBe(`/dashboard/jobs/${job.id}`);
  await page.getByRole("button", { name: "Edit Call her back" }).click();
  await dialog.getByRole("button", { name: "About nothing" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => page.getByRole("link", { name: "Call her back" }).count()).toBe(0);
  await page.getByText("Call her back").waitFor();

  await page.getByRole("button", { name: "Add a task" }).click();
  const adding = page.getByRole("dialog", { name: "Add a task" });
  await adding.getByLabel("What has to be done").fill("Ask for the salary");
  await adding.getByLabel("About (optional)").fill("bak");
  await page.getByRole("option", { name: "Baker" }).click();
  await adding.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => page.getByRole("link", { name: "Ask for the salary" }).getAttribute("href")).toBe(`/dashboard/jobs/${job.id}`);
  expect(product.complaints).toEqual([]);
});

test("on a phone a contact is called by a tap, and what was said becomes a note with whom and when", async () => {
  const owner = await product.newRecruiter();
  const { client } = (await owner.send(api.client.create, { name: "Vaarwater", contact: { name: "Jet Molenaar", phone: "078 555 0134" } }))
    .data;
  const page = await product.openPage({ token: owner.token, locale_stored: "en", viewport: PHONE });
  await page.goto(`/dashboard/clients/${client.id}`);
  // The browser has no phone: what follows a tap is tried without leaving.
  await page
    .getByRole("link", { name: "Call Jet Molenaar" })
    .evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await page.getByRole("link", { name: "Call Jet Molenaar" }).click();
  const dialog = page.getByRole("dialog", { name: "What did Jet Molenaar say?" });
  await dialog.getByLabel("What was said").fill("Needs somebody by May.");
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save the call" }).click();
  const notes = page.getByRole("region", { name: "Notes", exact: true });
  await notes.getByText("Call with Jet Molenaar").waitFor();
  await notes.getByText("Needs somebody by May.").waitFor();
  // A mail that was sent is kept by two taps, without a word.
  await notes.getByRole("button", { name: "Log an e-mail" }).click();
  const mail = page.getByRole("dialog", { name: "What did you write to Jet Molenaar?" });
  expect(await seriousFindings(page)).toEqual([]);
  await mail.getByRole("button", { name: "Save the e-mail" }).click();
  await notes.getByText("E-mail to Jet Molenaar").waitFor();
  await page.getByRole("textbox", { name: "What has to be done" }).fill("Send two profiles");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Tasks" }).getByRole("checkbox", { name: "Done: Send two profiles" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(product.complaints).toEqual([]);
});
