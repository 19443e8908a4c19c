import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { api } from "#contract/index.ts";
import { startAssistantServer } from "#tests/support/assistant-server.ts";
import { newDatabase, startPostgres } from "#tests/support/postgres.ts";
import { send } from "#web/kit/calls/api.ts";
import { freePort, startProduct } from "../../scripts/running-product.ts";
import { load, ms, percentile, seconds, tell, took } from "./figures.ts";
import { Budget } from "./filled.ts";
import { madeVacancy } from "./made.ts";
import { fillWorkspace, WORKSPACE } from "./match-filled.ts";

const SECRET = "a secret for the bench, long enough";
const PAGES = 60;
/** A page with a model may take so much longer than one without: what two processes differ by anyway. */
const MOST_RATIO = 1.15;
const ANSWER_MS = 4000;
const BEST = 25;
const WITHIN_MS = 60_000;
const AT_ONCE = 4;

type As = { base: string; token: string };
const pageOf = (id: string, as: As) => send(api.matching.matchedCandidates, { id, limit: 50 }, as).then(({ data }) => data);

/**
 * A job among 100,000 candidates with a language model that takes four seconds for an answer: its page opens as quickly as without one, and
 * the best are judged within a minute, four at a time.
 */
export async function benchJudging(): Promise<boolean> {
  const budget = new Budget();
  tell("load of the machine before, over one and five minutes", load());
  const postgres = await startPostgres();
  if (!postgres) {
    tell("judging by a model", "no PostgreSQL here");
    return true;
  }
  const folder = mkdtempSync(join(tmpdir(), "proffer-bench-"));
  const model = await slowModel();
  try {
    const url = await newDatabase(postgres.url, "judging");
    const token = await fillWorkspace(url);
    const settings = { DATABASE_URL: url, APP_SECRET: SECRET };
    const judges = { ASSISTANT_BASE_URL: model.url, ASSISTANT_MODEL: "slow", ASSISTANT_READS: "off", SUBSCRIPTIONS: "off" };
    const without = await startProduct(await freePort(), join(folder, "without"), { ...settings, SUBSCRIPTIONS: "off" });
    const modelled = await startProduct(await freePort(), join(folder, "with"), { ...settings, ...judges });
    try {
      await measure({ base: without.url, token }, { base: modelled.url, token }, model, budget);
    } finally {
      await Promise.all([without.stop(), modelled.stop()]);
    }
  } finally {
    await model.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  tell("load of the machine after", load());
  return budget.tell();
}

async function measure(without: As, modelled: As, model: Awaited<ReturnType<typeof slowModel>>, budget: Budget): Promise<void> {
  const { id } = (await send(api.job.create, madeVacancy(0), without)).data.job;
  for (const as of [without, modelled]) while ((await pageOf(id, as)).compared < WORKSPACE) await pause(200);
  const judging = await took(async () => {
    while (((await pageOf(id, modelled)).judging?.judged ?? 0) < BEST) await pause(500);
  });
  tell(
    `100,000: the best ${BEST} judged by a model that takes ${ANSWER_MS / 1000} s; most asked at once`,
    `${seconds(judging)}; ${model.most()}`,
  );
  budget.most(`100,000: the best ${BEST} judged`, judging, WITHIN_MS);
  if (model.most() > AT_ONCE) budget.exceeded.push(`${model.most()} requests at once, more than ${AT_ONCE}`);

  // A second job's page, before and while its best are judged.
  const { id: fresh } = (await send(api.job.create, madeVacancy(1), without)).data.job;
  while ((await pageOf(fresh, without)).compared < WORKSPACE) await pause(200);
  const times = { without: [] as number[], modelled: [] as number[] };
  for (let run = 0; run < PAGES; run += 1) {
    times.without.push(await took(() => pageOf(fresh, without)));
    times.modelled.push(await took(() => pageOf(fresh, modelled)));
  }
  const [one, other] = [percentile(times.without, 0.5), percentile(times.modelled, 0.5)];
  tell(
    `100,000: a job's page without and with a model, in turns: p50 of ${PAGES}, and the ratio`,
    `${ms(one)} / ${ms(other)}; ${(other / one).toFixed(2)}`,
  );
  if (other / one > MOST_RATIO)
    budget.exceeded.push(`a page with a model takes ${(other / one).toFixed(2)} as long as without, more than ${MOST_RATIO}`);
}

/** A model that has nothing to say, and takes its time; it counts how many ask it at once. */
async function slowModel() {
  const model = await startAssistantServer();
  model.state.manner = { kind: "words", words: ['{"verdicts": []}'], pause_ms: ANSWER_MS };
  let [seen, open, most] = [0, 0, 0];
  const count = setInterval(() => {
    for (const { ended } of model.asked.slice(seen)) {
      open += 1;
      void ended.then(() => {
        open -= 1;
      });
    }
    seen = model.asked.length;
    most = Math.max(most, open);
  }, 10);
  return {
    url: model.url,
    most: () => most,
    stop: () => {
      clearInterval(count);
      return model.stop();
    },
  };
}
