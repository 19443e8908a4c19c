import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { clockAt, instantAt } from "#contract/text/local-time.ts";
import { seriousFindings } from "../support/axe.ts";
import { startJourneys } from "../support/journey.ts";
import { settled, tick } from "../support/on-page.ts";
import { addDraft, addPair, submitDraft } from "../support/sent-proposal.ts";

const product = await startJourneys();
afterAll(() => product.stop());

/** A day so many days from now, as a field for dates takes it. */
const dayIn = (days: number) => clockAt(new Date(Date.now() + days * 86_400_000).toISOString(), "Europe/Amsterdam").day;

test("an interview by the client's choice of a time, told to the recruiter, and what it came to", async () => {
  const { token, send } = await product.newRecruiter();
  const pair = await addPair(send);
  const link = await submitDraft(send, await addDraft(send, pair));

  const page = await product.openPage({ token, locale_stored: "en" });
  await page.goto(`/dashboard/jobs/${pair.job_id}?candidate=${pair.candidate_id}`);
  await page.getByRole("button", { name: "Plan an interview" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("The client chooses").click();
  for (const n of [1, 2]) {
    await dialog.getByLabel(`Date of time ${n}`).fill(dayIn(n + 2));
    await dialog.getByLabel(`Time ${n}`, { exact: true }).fill("10:00");
  }
  await dialog.getByLabel("Where").fill("Havenkade 12, Utrecht");
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Offer these times" }).click();
  await page.getByRole("region", { name: "Interviews" }).getByText("Offered:").waitFor();

  const client = await product.openPage({ viewport: { width: 390, height: 844 } });
  await client.goto(`/p/${link}?lang=nl`);
  const choice = client.getByRole("region", { name: "Kies een moment voor het gesprek" });
  await expect.poll(() => choice.getByRole("radio").count()).toBe(2);
  expect(await seriousFindings(client)).toEqual([]);
  await tick(choice.getByRole("radio").nth(1));
  const name = choice.getByLabel("Je naam");
  if (await name.count()) await name.fill("Marjan Elzinga");
  await choice.getByRole("button", { name: "Plan het op dit moment" }).click();
  const planned = client.getByRole("region", { name: "Het gesprek is gepland" });
  await planned.getByText("Havenkade 12, Utrecht").waitFor();
  const file = client.waitForEvent("download");
  await planned.getByRole("link", { name: "Zet het in je agenda" }).click();
  expect((await file).suggestedFilename()).toBe("gesprek.ics");

  await page.goto(`/dashboard/candidates/${pair.candidate_id}?tab=interviews`);
  const list = page.getByRole("region", { name: "Interviews" });
  await list.getByText("Planned", { exact: true }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await list.getByRole("button", { name: "Call off" }).click();
  await dialog.getByText("These are told by e-mail").waitFor();
  await dialog.getByRole("button", { name: "Keep it" }).click();
  const [interview] = (await send(api.interview.list, { candidate_id: pair.candidate_id })).data.interviews;
  expect(interview).toMatchObject({ state: "planned", location: "Havenkade 12, Utrecht" });

  // As if it had been this morning.
  const then = new Date(Date.now() - 3 * 3_600_000).toISOString();
  await send(api.interview.change, { id: interview?.id ?? "", version: interview?.version ?? 1, starts_at: then });
  await page.reload();
  await list.getByRole("button", { name: "How did it go?" }).click();
  await tick(dialog.getByLabel("Strong yes"));
  await dialog.getByLabel("Note").fill("Wants to decide this week.");
  await dialog.getByLabel("Stage").selectOption({ label: "Offer" });
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await list.getByText("Strong yes").waitFor();
  await list.getByText("Wants to decide this week.").waitFor();
  expect((await send(api.matching.fetchMatched, pair)).data.match.stage).toBe("offer");

  // The same hour again: somebody would be in two places. The browser's clock is this machine's.
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await send(api.interview.plan, {
    ...pair,
    ...{ minutes: 60, time_zone, round: 2, contact_ids: [], recruiter_ids: [] },
    ...{ starts_at: instantAt(dayIn(6), "10:00", time_zone), invites_candidate: false, invites_client: false },
  });
  await page.goto(`/dashboard/jobs/${pair.job_id}?candidate=${pair.candidate_id}`);
  await page.getByRole("button", { name: "Plan an interview" }).click();
  await dialog.getByLabel("Date", { exact: true }).fill(dayIn(6));
  await dialog.getByLabel("Time", { exact: true }).fill("10:30");
  await dialog.getByText("Somebody has another interview then").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(product.complaints).toEqual([]);
});

test("a client proposes times of its own after its answer, and the recruiter takes one", async () => {
  const { token, send } = await product.newRecruiter();
  const pair = await addPair(send);
  const link = await submitDraft(send, await addDraft(send, pair));
  await send(api.proposal.respond, { token: link, name: "Marjan Elzinga", decision: "interview" });

  const client = await product.openPage({});
  await client.goto(`/p/${link}?lang=en`);
  const own = client.getByRole("region", { name: "When would it suit you?" });
  await own.getByLabel("Date of time 1").fill(dayIn(4));
  await own.getByLabel("Time 1", { exact: true }).fill("14:30");
  await own.getByRole("button", { name: "Propose these times" }).click();
  await client.getByRole("region", { name: "You proposed these times" }).waitFor();

  const page = await product.openPage({ token, locale_stored: "nl" });
  // It waits on the dashboard, by the times themselves.
  await page.goto("/dashboard");
  const waits = page
    .getByRole("listitem")
    .filter({ hasText: "Halderstroom Energy stelt momenten voor om kennis te maken met Noor Hazelaar" });
  await waits.getByText(/14:30/).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await waits
    .getByRole("link", { name: /^Kies:/ })
    .first()
    .click();
  await page.waitForURL(`**/dashboard/jobs/${pair.job_id}?tab=interviews`);
  const list = page.getByRole("region", { name: "Gesprekken" });
  const dialog = page.getByRole("dialog");
  // Everything but its time can be changed while that is open.
  await list.getByRole("button", { name: "Wijzigen" }).click();
  await dialog.getByText("De momenten van de opdrachtgever blijven staan").waitFor();
  await dialog.getByLabel("Waar").fill("Havenkade 12, Utrecht");
  await dialog.getByLabel("Notities").fill("Vraag naar parkeren.");
  expect(await seriousFindings(page)).toEqual([]);
  // Three ways to a time have room on a phone too.
  await page.setViewportSize({ width: 390, height: 844 });
  const right = () => dialog.getByText("De opdrachtgever kiest").evaluate((at) => at.getBoundingClientRect().right);
  await expect.poll(right).toBeLessThan(370);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole("button", { name: "Opslaan" }).click();
  await dialog.waitFor({ state: "detached" });
  await list.getByText("Vraag naar parkeren.").waitFor();
  const [waiting] = (await send(api.interview.list, pair)).data.interviews;
  expect(waiting).toMatchObject({ state: "suggested", location: "Havenkade 12, Utrecht", starts_at: null });
  expect(waiting?.slots).toHaveLength(1);
  // A time that is given all the same is one.
  await list.getByRole("button", { name: "Wijzigen" }).click();
  await dialog.getByText("Ik leg een tijd vast").click();
  await dialog.getByRole("button", { name: "Opslaan" }).click();
  await dialog.getByText("Vul een datum en een tijd in.").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await list.getByRole("button", { name: /kiezen$/ }).click();
  await dialog.getByRole("button", { name: "Plannen" }).click();
  await list.getByText("Gepland", { exact: true }).waitFor();
  await client.reload();
  await client.getByRole("region", { name: "The interview is planned" }).waitFor();

  // What is planned stands among what comes, and on the client's screen, as wide as a desk and as a phone.
  const attention = page.waitForResponse((answer) => answer.url().includes("/dashboard/attention"));
  await page.goto("/dashboard");
  const { data } = await (await attention).json();
  expect(data.lines.filter(({ kind }: { kind: string }) => kind === "times" || kind === "interview")).toEqual([]);
  const upcoming = page.getByRole("region", { name: "Binnenkort" });
  await upcoming.getByRole("link", { name: /^Noor Hazelaar spreekt Halderstroom Energy, / }).waitFor();
  expect(await waits.count()).toBe(0);
  const { client_id } = (await send(api.job.show, { id: pair.job_id })).data.job;
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`/dashboard/clients/${client_id}`);
    const met = page.getByRole("region", { name: "Gesprekken" });
    await met.getByText("Gepland", { exact: true }).waitFor();
    await met.getByRole("link", { name: "Noor Hazelaar" }).waitFor();
    await met.getByText("Havenkade 12, Utrecht").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  }
  expect(product.complaints).toEqual([]);
});

test("a calendar reads one's interviews at a secret address, until another one is made", async () => {
  const { token } = await product.newRecruiter();
  const page = await product.openPage({ token, locale_stored: "en" });
  await page.goto("/dashboard/profile");
  await settled(page);
  await page.getByRole("button", { name: "Make the address" }).click();
  const address = page.getByLabel("Secret address");
  const first = await address.inputValue();
  expect((await page.request.get(first)).headers()["content-type"]).toContain("text/calendar");
  await page.getByRole("button", { name: "Another address" }).click();
  await expect.poll(() => address.inputValue()).not.toBe(first);
  expect((await page.request.get(first)).status()).toBe(404);
  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("button", { name: "Make the address" }).waitFor();
  expect(product.complaints).toEqual([]);
});
