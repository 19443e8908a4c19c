import type { Page } from "playwright-core";
import type { Reply } from "#contract/call.ts";
import { stages } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { startJourneys } from "#tests/support/journey.ts";
import { ms, percentile, tell } from "./figures.ts";
import { Budget } from "./filled.ts";

const CARDS = 500;
const ROUNDS = 5;
const OPENS_WITHIN_MS = 200;
/** Of frames while a card is dragged: 60 a second, with the room that a timer needs. */
const FRAME_MS = 17.5;

/** A board over all jobs with 500 cards: how long it takes from its data to its first frame, and what frames take while a card is dragged. */
export async function benchBoard(): Promise<boolean> {
  const journeys = await startJourneys();
  const budget = new Budget();
  try {
    const { token } = await journeys.newRecruiter();
    const page = await journeys.openPage({ token });
    await page.route(`**${api.matching.board.path}`, (route) =>
      route.fulfill({ json: { response_status: 200, response_message: "Done", data: board() } }),
    );
    const opens: number[] = [];
    for (let round = 0; round < ROUNDS; round++) opens.push(await opening(page));
    tell(
      `a board of ${CARDS} cards, from its data to its frame: p50 / p95 of ${ROUNDS} (at most ${OPENS_WITHIN_MS})`,
      `${ms(percentile(opens, 0.5))} / ${ms(percentile(opens, 0.95))}`,
    );
    budget.most("a board opens", percentile(opens, 0.95), OPENS_WITHIN_MS);
    const frames = await dragging(page);
    tell(
      `frames while a card is dragged: p50 / p95 of ${frames.length} (at most ${FRAME_MS})`,
      `${ms(percentile(frames, 0.5))} / ${ms(percentile(frames, 0.95))}`,
    );
    budget.most("a frame while dragging", percentile(frames, 0.95), FRAME_MS);
  } finally {
    await journeys.stop();
  }
  return budget.tell();
}

/** Opens the board anew within the app, and waits for the frame that shows its cards; in ms after its data had come. */
async function opening(page: Page): Promise<number> {
  await page.goto("/dashboard/help");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => {
    const shown = new Promise<number>((resolve) => {
      const look = new MutationObserver(() => {
        if (!document.querySelector("[data-card]")) return;
        look.disconnect();
        // After the frame that draws it.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
      look.observe(document, { childList: true, subtree: true });
    });
    Object.assign(window, { shown });
  });
  await page.getByRole("link", { name: "Pipeline" }).click();
  return page.evaluate(async (path) => {
    const at = await (window as unknown as { shown: Promise<number> }).shown;
    const data = performance.getEntriesByType("resource").findLast((entry) => entry.name.endsWith(path)) as PerformanceResourceTiming;
    return at - data.responseEnd;
  }, api.matching.board.path);
}

/** Drags a card across the columns and back; the times between frames. */
async function dragging(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    const next = (at: number) => {
      times.push(at);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(window, { times });
  });
  const card = await page.locator("[data-card]").first().boundingBox();
  if (!card) throw new Error("There is no card.");
  await page.mouse.move(card.x + 20, card.y + 60);
  await page.mouse.down();
  for (let step = 0; step < 120; step++) await page.mouse.move(card.x + 20 + Math.abs(60 - step) * 15, card.y + 60 + step);
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times.slice(1));
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return times.slice(1).map((at, index) => at - (times[index] ?? at));
}

type Board = Reply<typeof api.matching.board>["data"];

function board(): Board {
  const cards = Array.from({ length: CARDS }, (_, n): Board["cards"][number] => ({
    job_id: idOf(n % 20),
    candidate_id: idOf(1000 + n),
    score: 40 + (n % 60),
    stage: stages[1 + (n % 6)] ?? "shortlisted",
    stage_key: stages[1 + (n % 6)] ?? "shortlisted",
    stage_since: new Date(Date.now() - n * 3_600_000).toISOString(),
    stage_reason: null,
    reason_key: null,
    reason_side: null,
    points: { met: 20 + (n % 10), partly: 4, not_met: 3, unknown: 5 },
    musts_not_met: n % 3,
    knock_outs_not_met: 0,
    candidate: { first_name: "Piet", last_name: `Berk ${n}`, file_name: null, city: "Utrecht", role: "Planner" },
    job_title: `Planner ${n % 20}`,
    client_name: "Halderwind",
    recruiter_id: null,
  }));
  const shown = stages.map((key): Board["stages"][number] => ({
    ...{ key, counts_as: key, names: {}, color: "blue", card_limit: null, job_id: null },
    total: cards.filter(({ stage }) => stage === key).length,
  }));
  return { stages: shown, cards, own_stages: [] };
}

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
