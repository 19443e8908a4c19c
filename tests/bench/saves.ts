import { setTimeout as pause } from "node:timers/promises";
import { api } from "#contract/index.ts";
import { newDatabase, startPostgres } from "#tests/support/postgres.ts";
import { send } from "#web/kit/calls/api.ts";
import { largePerson } from "../../scripts/demo/large-people.ts";
import { load, ms, percentile, seconds, tell, took } from "./figures.ts";
import { Budget, type Filled, withDemo } from "./filled.ts";

const SAVES = 200;
/** A process that has just started reads its first lists cold: told by themselves, and not part of the lists read meanwhile. */
const COLD_LISTS = 5;
/** A save may take so long that all of them would take an hour: then fewer are made. */
const MOST_SECONDS = 60;
const SAVE_WITHIN_MS = 300;
const LIST_WITHIN_MS = 150;
/** The new job is watched for so long, then it is told how far it came. */
const WATCHED_SECONDS = 40;

/** Saves with 450 open jobs among 100,000 candidates on PostgreSQL, with people who read lists meanwhile; then a new job. */
export async function benchSaves(): Promise<boolean> {
  const postgres = await startPostgres();
  if (!postgres) return tell("saves on PostgreSQL", "no PostgreSQL here") ?? true;
  const budget = new Budget();
  try {
    await withDemo("large", await newDatabase(postgres.url, "saves"), (filled) => measureSaves("PostgreSQL", filled, budget));
  } finally {
    await postgres.stop();
  }
  return budget.tell();
}

/** The same on the embedded database, which does one thing after the other: told, without a budget. */
export const benchEmbeddedSaves = () => withDemo("large", null, (filled) => measureSaves("embedded", filled, null));

async function measureSaves(where: string, { url, logIn }: Filled, budget: Budget | null): Promise<void> {
  const [writer, reader] = [
    { base: url, token: await logIn() },
    { base: url, token: await logIn() },
  ];
  tell(`${where}: load of the machine before, over one and five minutes`, load());
  const lists: number[] = [];
  let isDone = false;
  const readList = (n: number) => took(() => send(api.candidate.list, { min_years: (n % 20) + n / 10_000 }, reader));
  const cold: number[] = [];
  for (let n = 0; n < COLD_LISTS; n++) cold.push(await readList(n));
  tell(`${where}, the first ${COLD_LISTS} lists of a process that has just started`, cold.map(ms).join(", "));
  const reading = (async () => {
    for (let n = COLD_LISTS; !isDone; n++) {
      lists.push(await readList(n));
      await pause(100);
    }
  })();
  const saves: number[] = [];
  let last = "";
  for (const start = performance.now(); saves.length < SAVES && performance.now() - start < MOST_SECONDS * 1000; ) {
    // Nobody who is there already: neither by name and place nor by phone.
    const { fields } = largePerson(200_000 + saves.length);
    const person = { ...fields, last_name: `Bench ${saves.length}`, phone: `+31 6 0000 ${1000 + saves.length}` };
    saves.push(
      await took(async () => {
        last = (await send(api.candidate.create, person, writer)).data.candidate.id;
      }),
    );
    await pause(150);
  }
  const shown = await took(async () => {
    for (let tries = 0; tries < 200; tries++) {
      if ((await send(api.candidate.show, { id: last }, writer)).data.candidate.matches.length > 0) return;
      await pause(50);
    }
  });
  isDone = true;
  await reading;
  const tellTimes = (what: string, times: number[], most: number) => {
    tell(
      `${where}, ${what}: p50 / p99 of ${times.length} (at most ${most})`,
      `${ms(percentile(times, 0.5))} / ${ms(percentile(times, 0.99))}`,
    );
    budget?.most(`${where}, ${what}`, percentile(times, 0.99), most);
  };
  tellTimes("a candidate is saved", saves, SAVE_WITHIN_MS);
  tellTimes("lists are read meanwhile", lists, LIST_WITHIN_MS);
  tell(`${where}, the matches of the last one are shown, after its save`, ms(shown));
  await measureNewJob(where, writer, budget);
  tell(`${where}: load of the machine after`, load());
}

/** A job that nobody was compared with yet: its saving, its first page, and how fast the comparing goes on. */
async function measureNewJob(where: string, as: { base: string; token: string }, budget: Budget | null): Promise<void> {
  const text =
    "Backend engineer\n\nWhat we ask\n- At least 3 years of experience with Python\n- Experience with Kafka\n- Experience with Docker";
  const { data } = await send(api.candidate.extractText, { text, kind: "job" }, as);
  let id = "";
  const saving = await took(async () => {
    id = (await send(api.job.create, { ...data.job, title: "Backend engineer" }, as)).data.job.id;
  });
  tell(`${where}, a new job is saved (at most ${SAVE_WITHIN_MS})`, ms(saving));
  budget?.most(`${where}, a new job is saved`, saving, SAVE_WITHIN_MS);
  const { total } = (await send(api.candidate.list, { limit: 1 }, as)).data;
  const start = performance.now();
  let compared = 0;
  let isFirst = true;
  while (compared < total && performance.now() - start < WATCHED_SECONDS * 1000) {
    const page = await took(async () => {
      compared = (await send(api.matching.matchedCandidates, { id, limit: 50 }, as)).data.compared;
    });
    if (isFirst) tell(`${where}, its first page, with ${compared} of ${total} compared`, ms(page));
    isFirst = false;
    if (compared < total) await pause(1000);
  }
  tell(`${where}, ${compared} of ${total} are compared after`, seconds(performance.now() - start));
}
