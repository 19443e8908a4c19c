import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { movedClock } from "../assurance/kills/clock.ts";
import { seriousFindings } from "../support/axe.ts";
import { startJourneys } from "../support/journey.ts";
import { addDraft, addPair } from "../support/sent-proposal.ts";

const UNDO_S = 60;
const folder = mkdtempSync(join(tmpdir(), "proffer-clock-"));
const clock = movedClock(join(folder, "clock"));
const product = await startJourneys({ UNDO_SEND_SECONDS: String(UNDO_S), ...clock.settings });
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true });
});
const phone = { viewport: { width: 390, height: 844 } };
const client_email = "marjan@halderstroom.example";

test("a sending is undone within its seconds; sent again, the client asks on a phone and reads the answer there", async () => {
  const sanne = await product.newRecruiter();
  const id = await addDraft(sanne.send, await addPair(sanne.send));
  const stored = async () => (await sanne.send(api.proposal.show, { id })).data.proposal;
  const page = await product.openPage({ token: sanne.token });
  await page.goto(`/dashboard/proposals/${id}/review`);
  const send = page.getByRole("button", { name: "Send", exact: true });
  await send.click();
  await page.getByRole("heading", { name: "Sent", level: 2 }).waitFor();
  await page.getByText("On its way to Marjan Elzinga.").waitFor();
  await page.locator(".mantine-Notification-root").getByRole("button", { name: "Undo" }).click();
  await send.waitFor();
  expect(await stored()).toMatchObject({ status: "draft", edition: 0, shares: [], submitted_at: null });

  await send.click();
  await page.getByText("Not opened yet. Send it again if that is still so on").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  // Its seconds are over.
  clock.move((UNDO_S + 2) * 1000);
  const link = await product.linkFor(client_email, /./);
  expect(link).toBe(await page.locator("code").textContent());

  // A gateway of their mail looks at the link first, in a browser, and leaves.
  const gateway = await product.openPage();
  await gateway.goto(link);
  await gateway.locator("[inert]").first().waitFor({ state: "detached" });
  await gateway.close();
  expect(await stored()).toMatchObject({ status: "submitted", shares: [{ views: 0 }] });

  const client = await product.openPage(phone);
  await client.goto(link);
  await client.getByRole("button", { name: "Ask a question" }).click();
  await client.getByLabel("Question").fill("Does Noor work in Utrecht on Fridays?");
  await client.getByRole("button", { name: "Send the question" }).click();
  const conversation = client.getByRole("region", { name: "You and Sanne" });
  await conversation.getByText("Does Noor work in Utrecht on Fridays?").waitFor();
  expect(await seriousFindings(client)).toEqual([]);
  expect(await client.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.goto("/dashboard");
  await page.getByText("“Does Noor work in Utrecht on Fridays?”").first().waitFor();
  // The recruiter answers on a phone too: one bar at the foot, which sends once something is written.
  const small = await product.openPage({ token: sanne.token, ...phone });
  await small.goto(`/dashboard/proposals/${id}/review`);
  await small.getByText("Marjan Elzinga waits for your reply.").waitFor();
  await small.getByText("Opened once").waitFor();
  await small.getByRole("button", { name: "Reply" }).click();
  await small.getByLabel("Your message").fill("Yes, on Fridays and Mondays.");
  const write = small.getByRole("button", { name: "Send message" });
  const box = await write.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(844 - 80);
  expect(await seriousFindings(small)).toEqual([]);
  expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await write.click();
  await small.getByRole("region", { name: "Conversation" }).getByText("Yes, on Fridays and Mondays.").waitFor();

  expect(await product.linkFor(client_email, /^About /)).toBe(link);
  await client.goto(link);
  await conversation.getByText("Yes, on Fridays and Mondays.").waitFor();
  await conversation.getByLabel("Write to Sanne").fill("Good. Let us meet.");
  await conversation.getByRole("button", { name: "Send" }).click();
  await conversation.getByText("Sanne has your message.").waitFor();
  await expect.poll(async () => (await stored()).thread.map(({ from }) => from)).toEqual(["client", "recruiter", "client"]);
  expect(product.complaints).toEqual([]);
});
