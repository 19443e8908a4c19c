import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { seriousFindings } from "../support/axe.ts";
import { startJourneys } from "../support/journey.ts";
import { addDraft, addPair, submitDraft } from "../support/sent-proposal.ts";

const journeys = await startJourneys();
afterAll(() => journeys.stop());

test("an answer becomes a message: to the candidate's mail, and in the conversation of the proposal that was sent", async () => {
  const { token, send } = await journeys.newRecruiter();
  const pair = await addPair(send);
  const proposal = await addDraft(send, pair);
  await submitDraft(send, proposal);
  const { chat } = (await send(api.chat.startWithBoth, pair)).data;
  await send(api.chat.ask, { chat_id: chat.id, message: "Does Noor know Kafka?" });
  const page = await journeys.openPage({ token });
  await page.goto(`/dashboard/chat/${chat.id}`);
  await page.getByRole("button", { name: "Send as message" }).click();
  const dialog = page.getByRole("dialog");
  const to = dialog.getByLabel("To", { exact: true });

  // The client goes first: their conversation, then their mail; the candidate is there as well.
  await expect.poll(() => to.inputValue()).toBe("Conversation with the client: Senior backend engineer, Halderstroom Energy");
  expect(await dialog.getByLabel("Message").inputValue()).toContain("Kafka");
  expect(await dialog.getByLabel("Message").inputValue()).not.toMatch(/\[\d/);
  expect(await seriousFindings(page)).toEqual([]);
  await to.click();
  await page.getByRole("option", { name: /noor\.hazelaar@post\.example/ }).click();
  await dialog.getByLabel("Message").fill("Hi Noor, how often do you work with Kafka & Python?");
  const link = new URL((await dialog.getByRole("link", { name: "Open in mail" }).getAttribute("href")) ?? "");
  expect(link.pathname).toBe("noor.hazelaar@post.example");
  expect(link.searchParams.get("body")).toBe("Hi Noor, how often do you work with Kafka & Python?");

  // In the conversation it waits to be looked over; nothing is sent by opening it.
  await to.click();
  await page.getByRole("option", { name: /^Conversation with the client/ }).click();
  await dialog.getByLabel("Message").fill("Noor works with Kafka every day.");
  await dialog.getByRole("button", { name: "Open conversation" }).click();
  await page.waitForURL(new RegExp(`/dashboard/proposals/${proposal}/review`));
  const field = page.getByLabel("Your message");
  await expect.poll(() => field.inputValue()).toBe("Noor works with Kafka every day.");
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await send(api.proposal.show, { id: proposal })).data.proposal.thread).toEqual([]);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect.poll(async () => (await send(api.proposal.show, { id: proposal })).data.proposal.thread.length).toBe(1);
  expect(journeys.complaints).toEqual([]);
});
