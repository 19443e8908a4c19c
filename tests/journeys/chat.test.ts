import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { answered } from "../support/answered.ts";
import { seriousFindings } from "../support/axe.ts";
import { startJourneys } from "../support/journey.ts";
import { askOn, withNoor } from "../support/talk.ts";

const journeys = await startJourneys();
afterAll(() => journeys.stop());

const talk = /\/dashboard\/chat\/[0-9a-f-]{36}/;

test("an answer about a candidate leads to its passage in the CV, and becomes a strength of a proposal", async () => {
  const recruiter = await withNoor(journeys);
  const page = await journeys.openPage({ token: recruiter.token });
  await page.goto(`/dashboard/candidates/${recruiter.candidate.id}?tab=chat`);

  // Enter sends; the answer cites.
  await page.getByLabel("Ask about Noor").fill("Does Noor know Kafka?");
  await page.keyboard.press("Enter");
  await page.waitForURL(talk);
  const mark = page.getByRole("button", { name: /^Source 1: / });
  await mark.waitFor();
  await page.getByRole("button", { name: "Use as strength" }).waitFor();

  // A number opens its passage, highlighted on the page beside it; Escape goes back to the number.
  await mark.click();
  await page.locator("[data-sources] [data-passage]").waitFor();
  await page.getByText("Found word for word in the CV").waitFor();
  expect(await mark.getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("Escape");
  await expect.poll(() => mark.evaluate((element) => element === document.activeElement)).toBe(true);
  // By keys alone: to the field, and to a passage.
  await page.keyboard.press("Control+/");
  await expect.poll(() => page.getByLabel("Ask about Noor").evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Alt+1");
  await page.getByText("Found word for word in the CV").waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  // The answer, looked over, in a proposal that is started for it.
  await page.getByRole("button", { name: "Use as strength" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Proposal").click();
  await page.getByRole("option", { name: new RegExp(recruiter.job.title) }).click();
  await dialog.getByLabel("Title").fill("Kafka every day");
  await dialog.getByText("Goes along as proof").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Add strength" }).click();
  await page.getByRole("button", { name: "Open proposal" }).click();
  await page.waitForURL(/\/dashboard\/proposals\/[0-9a-f-]{36}\/strengths/);
  // It stands in the preview as well.
  await page.getByRole("region", { name: "Strengths" }).getByRole("heading", { name: "Kafka every day" }).waitFor();
  const { proposals } = (await recruiter.send(api.proposal.list, { candidate_id: recruiter.candidate.id })).data;
  const { proposal } = (await recruiter.send(api.proposal.show, { id: proposals[0]?.id ?? "" })).data;
  expect(proposal.strengths.at(-1)).toMatchObject({ title: "Kafka every day", evidence: [{ source: "cv" }] });
  expect(journeys.complaints).toEqual([]);
});

test("the scope is changed at the chips, and an answer is kept as a note", async () => {
  const recruiter = await withNoor(journeys);
  const page = await journeys.openPage({ token: recruiter.token });
  await page.goto("/dashboard/chat");
  await page.getByRole("heading", { name: "Chat", exact: true }).waitFor();
  await page.getByText("Ask the documents").waitFor();
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Candidate").click();
  await page.getByRole("option", { name: /Noor Hazelaar/ }).click();
  await dialog.getByRole("button", { name: "Open the chat" }).click();
  await page.waitForURL(talk);
  await page.getByRole("button", { name: "Add a job" }).click();
  await page.getByRole("option", { name: new RegExp(recruiter.job.title) }).click();
  await page.getByLabel("Ask about Noor and this job").waitFor();
  await page
    .getByRole("button", { name: "Which requirements are met?" })
    .or(page.getByRole("button", { name: "What is missing?" }))
    .click();
  await page.getByRole("button", { name: "Save as note" }).click();
  await dialog.getByLabel("Note").fill("Asked about the requirements.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("Note saved on Noor Hazelaar").waitFor();
  const { activity } = (await recruiter.send(api.candidate.show, { id: recruiter.candidate.id })).data.candidate;
  expect(activity.find(({ kind }) => kind === "note")?.detail.text).toBe("Asked about the requirements.");

  // Without the job it is the candidate's own talk again.
  await page.getByRole("button", { name: `Take ${recruiter.job.title} out of the scope` }).click();
  await page.getByLabel("Ask about Noor", { exact: true }).waitFor();
  expect(journeys.complaints).toEqual([]);
});

test("an answer becomes a paragraph of a letter and an interview question; the record of it all leaves as a file", async () => {
  const recruiter = await withNoor(journeys);
  const pair = { candidate_id: recruiter.candidate.id, job_id: recruiter.job.id };
  const { chat } = (await recruiter.send(api.chat.startWithBoth, pair)).data;
  await recruiter.send(api.chat.ask, { chat_id: chat.id, message: "Does Noor know Kafka?" });
  const page = await journeys.openPage({ token: recruiter.token });
  const dialog = page.getByRole("dialog");
  await page.goto(`/dashboard/chat/${chat.id}`);
  await page.getByRole("button", { name: "Put in letter" }).click();
  const paragraph = dialog.getByLabel("Paragraph");
  // The client didn't ask: no "Yes", and no words about the vacancy.
  await expect.poll(() => paragraph.inputValue()).toMatch(/^At Veerstroom/);
  await paragraph.fill("Kafka is Noor's daily work.");
  await dialog.getByRole("button", { name: "Add to letter" }).click();
  await page.getByText(/^Paragraph added to the letter/).waitFor();
  const { proposals } = (await recruiter.send(api.proposal.list, { candidate_id: pair.candidate_id })).data;
  const { proposal } = (await recruiter.send(api.proposal.show, { id: proposals[0]?.id ?? "" })).data;
  const paragraphs = proposal.cover_letter.split("\n\n");
  expect(paragraphs.indexOf("Kafka is Noor's daily work.")).toBe(paragraphs.length - 2);

  // What isn't there is one box, and its question one for the interview.
  await askOn(page, "Ask about Noor and this job", "Does she like sailing?");
  await page.getByText("You could ask: “Do you like sailing?”").waitFor();
  await page.getByRole("button", { name: "Save as interview question" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("Interview question saved on Noor Hazelaar").waitFor();
  const { activity } = (await recruiter.send(api.candidate.show, { id: pair.candidate_id })).data.candidate;
  expect(activity.find(({ kind }) => kind === "note")?.detail.text).toBe("Interview question: Do you like sailing?");

  await Promise.all([answered(page, api.chat.feedback), page.getByRole("button", { name: "This helped" }).first().click()]);
  await page.goto(`/dashboard/candidates/${pair.candidate_id}?tab=chat`);
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export these chats" }).click()]);
  expect(file.suggestedFilename()).toBe("Chats about Noor.json");
  const exported = JSON.parse(readFileSync(await file.path(), "utf8"));
  expect(exported.chats[0].messages[1]).toMatchObject({ thumbs: "up", record: { provider: "built_in", scope: "candidate_job" } });
  expect(journeys.complaints).toEqual([]);
});

test("in a talk about a job an answer serves the candidates that it cites", async () => {
  const recruiter = await withNoor(journeys);
  await recruiter.send(api.matching.matchCandidates, { id: recruiter.job.id });
  const { chat } = (await recruiter.send(api.chat.startWithJob, { job_id: recruiter.job.id })).data;
  const page = await journeys.openPage({ token: recruiter.token });
  await page.goto(`/dashboard/chat/${chat.id}`);
  await askOn(page, "Ask about this job", "Who knows Kafka?");
  await page.getByRole("button", { name: "Save as note" }).click();
  const dialog = page.getByRole("dialog");
  await expect.poll(() => dialog.getByLabel("Candidate").inputValue()).toBe("Noor Hazelaar");
  expect(await dialog.getByLabel("Note").inputValue()).toContain("Kafka");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("Note saved on Noor Hazelaar").waitFor();

  // A strength goes to that candidate's proposal for this job.
  await page.getByRole("button", { name: "Use as strength" }).click();
  await dialog.getByText("Goes along as proof").waitFor();
  await dialog.getByRole("button", { name: "Add strength" }).click();
  await page.getByText(`Strength added to the proposal for ${recruiter.job.title}`).waitFor();
  const { proposals } = (await recruiter.send(api.proposal.list, { candidate_id: recruiter.candidate.id })).data;
  const { proposal } = (await recruiter.send(api.proposal.show, { id: proposals[0]?.id ?? "" })).data;
  expect(proposal).toMatchObject({ job_id: recruiter.job.id });
  expect(proposal.strengths.at(-1)?.evidence?.[0]).toMatchObject({ source: "cv" });
  expect(journeys.complaints).toEqual([]);
});

test("in Dutch on a phone the list, the talk and the passage are three pages", async () => {
  const recruiter = await withNoor(journeys);
  const { chat } = (await recruiter.send(api.chat.startWithCandidate, { candidate_id: recruiter.candidate.id })).data;
  await recruiter.send(api.chat.ask, { chat_id: chat.id, message: "Kent Noor Kafka?" });
  const page = await journeys.openPage({
    token: recruiter.token,
    locale_stored: "nl",
    dark_stored: "true",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto("/dashboard/chat");
  await page.getByRole("link", { name: /Kent Noor Kafka\?/ }).click();
  await page.waitForURL(talk);
  const mark = page.getByRole("button", { name: /^Bron 1: / });
  await mark.waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await mark.click();
  await page.getByRole("heading", { name: "Bronnen" }).waitFor();
  await page.locator("[data-passage]").waitFor();
  expect(await mark.isVisible()).toBe(false);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Terug naar de chat" }).click();
  await mark.waitFor();
  await page.getByRole("link", { name: "Naar alle chats" }).click();
  await page.getByPlaceholder("Zoek in chats").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(journeys.complaints).toEqual([]);
});

test("a deleted talk comes back with Undo; a month that is used up says when asking opens again", async () => {
  const recruiter = await withNoor(journeys);
  const { chat, usage } = (await recruiter.send(api.chat.startWithCandidate, { candidate_id: recruiter.candidate.id })).data;
  await recruiter.send(api.chat.ask, { chat_id: chat.id, message: "Where does Noor live?" });
  const page = await journeys.openPage({ token: recruiter.token, messages_stay: true });
  await page.goto(`/dashboard/chat/${chat.id}`);
  await page.getByText(`1 of ${usage.max} questions this month`).waitFor();
  await page.getByRole("button", { name: "Actions for this chat" }).click();
  await page.getByRole("menuitem", { name: "Delete chat" }).click();
  await page.getByText("No chats yet").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForURL(talk);
  await page.getByRole("heading", { name: "Where does Noor live?" }).waitFor();

  for (let used = 1; used < (usage.max ?? 0); used++)
    await recruiter.send(api.chat.ask, { chat_id: chat.id, message: `Where does Noor live? (${used})` });
  // The screen doesn't know yet: the server's refusal tells it.
  const field = page.getByLabel("Ask about Noor");
  await field.fill("Does Noor speak German?");
  await field.press("Enter");
  await page.getByText(`All ${usage.max} questions of this month have been asked`).waitFor();
  await page.getByText(/You can ask again from 1 /).waitFor();
  await page.getByRole("link", { name: /lifts this$/ }).waitFor();
  expect(await field.isVisible()).toBe(false);
  expect(journeys.complaints).toEqual([]);
});
