// One candidate, one job, one proposal, one talk.
import type { Page } from "playwright-core";
import type { Reply } from "#contract/call.ts";
import type { api } from "#contract/index.ts";
import { vacancies } from "#server/sample/vacancies.ts";
import type { Ids } from "./place.ts";
import { both, inTurn, openProof, press, readers, rest, type Screen, screen, troubled } from "./screen.ts";

const candidate = (tab: string) => (ids: Ids) => `/dashboard/candidates/${ids.candidate}${tab && `?tab=${tab}`}`;
const job = (more: string) => (ids: Ids) => `/dashboard/jobs/${ids.job}${more && `?${more}`}`;
const client = (tab: string) => (ids: Ids) => `/dashboard/clients/${ids.client}${tab && `?tab=${tab}`}`;
const match = (ids: Ids) => `/dashboard/jobs/${ids.job}?candidate=${ids.candidate}`;
const step = (name: string) => (ids: Ids) => `/dashboard/proposals/${ids.draft}/${name}`;
const talk =
  (more = "") =>
  (ids: Ids) =>
    `/dashboard/chat/${ids.chat}${more}`;
const steps = ["start", "strengths", "brand", "information", "cover-letter", "requirements", "review"] as const;
const chats = "/dashboard/chat";

export const recordScreens: Screen[] = [
  screen("candidate", candidate(""), { who: readers, isWide: true }),
  screen("candidate-word", (ids) => `/dashboard/candidates/${ids.word}`, { isWide: true }),
  screen("candidate-matches", candidate("matches"), { isWide: true }),
  screen("candidate-proposals", candidate("proposals")),
  screen("candidate-interviews", candidate("interviews"), { who: readers }),
  screen("candidate-chat", candidate("chat"), { who: readers }),
  screen("candidate-timeline", candidate("timeline")),
  screen("candidate-files", candidate("files")),

  screen("client", client(""), { who: readers }),
  ...troubled("client", client("")),
  screen("client-jobs", client("jobs")),
  screen("client-proposals", client("proposals")),

  screen("job-notes", job("tab=notes")),
  screen("job-new", "/dashboard/jobs/new", { who: ["empty", "viewer"] }),
  screen("job-review", "/dashboard/jobs/new", { who: "empty", prepare: pasteVacancy }),
  screen("job-matches", job(""), { isWide: true }),
  ...troubled("job", job(""), { isWide: true }),
  screen("job-interviews", job("tab=interviews"), { who: readers }),
  screen("job-match", match, { who: readers, isWide: true, prepare: openRequirement }),
  screen("job-passage", match, { prepare: inTurn(openRequirement, openProof) }),
  screen("job-vacancy", job("tab=vacancy")),
  screen("job-edit", job("tab=vacancy&edit=true")),
  screen("job-board", job("tab=board")),
  screen("job-proposals", job("tab=proposals"), { who: readers }),

  ...steps.map((each) => screen(`proposal-${each}`, step(each), { isPlace: true })),
  screen("proposal-passage", step("strengths"), { prepare: openProof }),
  screen("proposal-whole", step("start")),
  screen("proposal-edit", step("strengths"), { isPlace: true, prepare: press(["Edit: .*", "Bewerken: .*"]) }),
  ...troubled("proposal", step("strengths")),
  screen("proposal-answered", ({ answered }) => `/dashboard/proposals/${answered}/review`, { who: readers, isPlace: true }),

  screen("chats", chats, { who: [...both, "viewer"] }),
  ...troubled("chats", chats),
  screen("chats-none", `${chats}?q=nobody`),
  screen("chat", talk(), { isWide: true }),
  screen("chat-source", talk("?source=1"), { isWide: true, prepare: rest(1200) }),
  screen("chat-vacancy", talk("?source=2"), { isWide: true, prepare: rest(1200) }),
  screen("chat-job", (ids) => `/dashboard/chat/${ids.job_chat}`, { isWide: true }),
  screen("chat-new", (ids) => `/dashboard/chat/${ids.new_chat}`, { isWide: true }),
  screen("chat-scope", (ids) => `/dashboard/chat/${ids.new_chat}`, { prepare: inTurn(press(["Add a job", "Vacature erbij"]), rest(600)) }),
  screen("chat-full", talk(), { before: useUpTheMonth }),
  screen("chat-broken", talk(), { before: breakTheAnswers }),
];

async function openRequirement(page: Page): Promise<void> {
  // The third of the vacancy's: it has quotes of the CV.
  await page.locator("main li button[aria-expanded]").nth(2).click();
  await page.waitForTimeout(400);
}

async function pasteVacancy(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: /^(Text of the vacancy|Tekst van de vacature)$/ }).fill(vacancies[0]?.text ?? "");
  await page.getByRole("button", { name: /^(Read the vacancy|Lees de vacature)$/ }).click();
  await page.getByRole("heading", { name: /^(Check the new job|Controleer de nieuwe vacature)$/ }).waitFor();
}

/** The talk as it is, except for what `change` makes of it. */
async function changeTalk(page: Page, change: (talk: Talk) => Talk): Promise<void> {
  await page.route("**/api/user/chat/show", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: Talk };
    await route.fulfill({ response, json: { ...json, data: change(json.data) } });
  });
}
type Talk = Reply<typeof api.chat.show>["data"];

function useUpTheMonth(page: Page): Promise<void> {
  return changeTalk(page, (talk) => ({ ...talk, usage: { ...talk.usage, used: 50, max: 50, renews_at: "2027-01-01T00:00:00.000Z" } }));
}

/** As a model's answers look that broke off, never came, or say what no passage bears. */
function breakTheAnswers(page: Page): Promise<void> {
  return changeTalk(page, (talk) => {
    const [first, second, ...others] = talk.messages.filter(({ role }) => role === "assistant").map(({ id }) => id);
    return {
      ...talk,
      answerer: { provider: "openai-compatible", model: "scripted" },
      messages: talk.messages.map((message) => {
        if (message.id === first) return { ...message, unsupported: [{ start: 0, end: message.content.length }] };
        if (message.id === second) return { ...message, state: "partial", failure: "timeout" };
        return others.includes(message.id)
          ? { ...message, content: "", citations: [], missing: null, state: "failed", failure: "busy" }
          : message;
      }),
    };
  });
}
