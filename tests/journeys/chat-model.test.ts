import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startAssistantServer } from "../support/assistant-server.ts";
import { seriousFindings } from "../support/axe.ts";
import { startJourneys } from "../support/journey.ts";
import { askOn, withNoor } from "../support/talk.ts";

test("an answer of a model is stopped on the way, kept, and made anew", async () => {
  const model = await startAssistantServer();
  const withModel = await startJourneys({
    ASSISTANT_BASE_URL: model.url,
    ASSISTANT_API_KEY: "key",
    ASSISTANT_MODEL: "scripted",
    ASSISTANT_READS: "off",
  });
  try {
    const recruiter = await withNoor(withModel);
    const page = await withModel.openPage({ token: recruiter.token });
    const { chat } = (await recruiter.send(api.chat.startWithCandidate, { candidate_id: recruiter.candidate.id })).data;
    model.state.manner = { kind: "drip", word: "Python. ", pause_ms: 40 };
    await page.goto(`/dashboard/chat/${chat.id}`);
    await page.getByText("Answers by scripted").waitFor();
    await askOn(page, "Ask about Noor", "What does Noor do?");
    await page.getByText("Python. Python.").waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("You stopped this answer.", { exact: true }).waitFor();
    expect(await model.asked.at(-1)?.ended).toBe("hung up");
    await page.getByText("Python. Python.").first().waitFor();

    model.state.manner = { kind: "words", words: ["Noor writes ", "software."] };
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Noor writes software.", { exact: true }).waitFor();
    expect(await page.getByText("You stopped this answer.", { exact: true }).isVisible()).toBe(false);
    expect(await page.getByRole("heading", { name: "What does Noor do?" }).count()).toBe(1);

    // As fast as a model can be: all at once.
    model.state.manner = { kind: "words", words: [...Array.from({ length: 400 }, (_, n) => `word${n} `), "the end."] };
    await askOn(page, "Ask about Noor", "All of it?");
    await page
      .getByRole("region", { name: "Questions and answers" })
      .getByText(/word399 the end\.$/)
      .waitFor();

    // What no passage bears is marked, with the reason.
    await page
      .getByRole("button", { name: /^The documents don't say this in so many words/ })
      .first()
      .waitFor();
    model.state.manner = { kind: "status", status: 500 };
    await askOn(page, "Ask about Noor", "And what else?");
    await page.getByRole("note").getByText("The language model can't be reached.").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(withModel.complaints).toEqual([]);
  } finally {
    await withModel.stop();
    await model.stop();
  }
});
