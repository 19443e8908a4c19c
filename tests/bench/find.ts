import { setTimeout as pause } from "node:timers/promises";
import { api } from "#contract/index.ts";
import { newDatabase, startPostgres } from "#tests/support/postgres.ts";
import { send } from "#web/kit/calls/api.ts";
import { load, ms, percentile, seconds, tell, took } from "./figures.ts";
import { Budget, type LogIn, withDemo } from "./filled.ts";

const ROUNDS = 40;
const WITHIN_MS = { PostgreSQL: 100, embedded: 250 };
const CHECK_WITHIN_MS = 50;
const LIST_WITHIN_MS = 120_000;

const of = <T>(list: readonly T[], n: number): T => list[n % list.length] as T; // within its length
const words = "python kafka react docker verpleegkundige planner excel sales linux azure".split(" ");
/** What is typed; a word that nobody has makes each round another. */
const asks: Record<string, (n: number) => string> = {
  "a name": (n) => `${of(["Noor", "Daan", "Femke", "Sanne", "Bram"], n)} ${of(["Akkerman", "Lombardi", "Hoekstra"], n)} -x${n}`,
  "two letters": (n) => `${of(["no", "da", "an", "st", "pr"], n)} -x${n}`,
  "one common word": (n) => `${of(["engineer", "developer", "manager", "ervaring", "project"], n)} -x${n}`,
  "two common words": (n) => `${of(words, n)} ${of(words, n + 1 + Math.floor(n / words.length))}`,
  "words in quotes": (n) => `"${of(["project manager", "software engineer", "data engineer", "team lead"], n)}" -x${n}`,
  "a word that nobody has": (n) => `xqzzy${n}`,
};

/** The search over everything and the search for duplicates among 100,000 candidates and 500 jobs on PostgreSQL. */
export async function benchFind(): Promise<boolean> {
  const postgres = await startPostgres();
  if (!postgres) return tell("the search over everything on PostgreSQL", "no PostgreSQL here") ?? true;
  try {
    return await onDemo("PostgreSQL", await newDatabase(postgres.url, "find"));
  } finally {
    await postgres.stop();
  }
}

/** The same on the embedded database. */
export const benchEmbeddedFind = (): Promise<boolean> => onDemo("embedded", null);

async function onDemo(where: keyof typeof WITHIN_MS, database: string | null): Promise<boolean> {
  const budget = new Budget();
  await withDemo("large", database, async ({ url, logIn }) => {
    tell("load of the machine, over one and five minutes", load());
    await afterStart(where, url, logIn);
    for (const [what, q] of Object.entries(asks))
      await measure(`${where}, the search over everything, ${what}`, WITHIN_MS[where], url, logIn, budget, (n, as) =>
        send(api.dashboard.find, { q: q(n) }, as),
      );
    await findDuplicates(where, url, logIn, budget);
    tell("load of the machine, over one and five minutes", load());
  });
  return budget.tell();
}

/** What the first to search wait, while nothing of the database is in memory and no code compiled: told, and no part of what is measured. */
async function afterStart(where: string, url: string, logIn: LogIn): Promise<void> {
  const as = { base: url, token: await logIn() };
  const times: number[] = [];
  for (let n = 0; n < ROUNDS / 2; n++)
    times.push(await took(() => send(api.dashboard.find, { q: `${of(["Ilse", "Joris", "Maud"], n)} Verbeek -y${n}` }, as)));
  tell(
    `${where}, the first ${times.length} searches after a start: p50 / p95`,
    `${ms(percentile(times, 0.5))} / ${ms(percentile(times, 0.95))}`,
  );
}

type As = { base: string; token: string };
async function measure(
  what: string,
  within: number,
  url: string,
  logIn: LogIn,
  budget: Budget,
  work: (n: number, as: As) => Promise<unknown>,
): Promise<void> {
  const as = { base: url, token: await logIn() };
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n++) times.push(await took(() => work(n, as)));
  tell(`${what}: p50 / p95 of ${ROUNDS} (at most ${within})`, `${ms(percentile(times, 0.5))} / ${ms(percentile(times, 0.95))}`);
  budget.most(what, percentile(times, 0.95), within);
}

/** The whole list, whose keys nobody has made yet, and then somebody who is there already and comes in again. */
async function findDuplicates(where: string, url: string, logIn: LogIn, budget: Budget): Promise<void> {
  const as = { base: url, token: await logIn() };
  const list = async () => (await send(api.merge.list, { limit: 50 }, as)).data;
  const whole = await took(async () => {
    while ((await list()).is_searching) await pause(500);
  });
  tell(`${where}, all duplicates of 100,000 are found within (at most ${LIST_WITHIN_MS / 1000} s)`, seconds(whole));
  tell("  pairs", String((await list()).total));
  budget.most(`${where}, all duplicates`, whole, LIST_WITHIN_MS);
  const { candidates } = (await send(api.candidate.list, { limit: ROUNDS }, as)).data;
  await measure(`${where}, somebody who is there already is refused`, CHECK_WITHIN_MS, url, logIn, budget, async (n, by) => {
    const { first_name, last_name, email, phone, city } = of(candidates, n);
    const refused = await send(api.candidate.create, { first_name, last_name, email, phone, city }, by).catch((failure) => failure);
    if (refused?.status !== 409) throw new Error(`Nobody noticed that ${email} is there already`);
  });
}
