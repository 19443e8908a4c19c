import { Agent, request } from "node:http";
import type { Body } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { launchBrowser } from "#tests/support/journey.ts";
import { newDatabase, startPostgres } from "#tests/support/postgres.ts";
import { send } from "#web/kit/calls/api.ts";
import { ms, percentile, tell, took } from "./figures.ts";
import { Budget, type LogIn, withDemo } from "./filled.ts";

const ROUNDS = 40;
const WITHIN_MS = { PostgreSQL: 150, embedded: 400 };
const STATISTICS_WITHIN_MS = 300;
const LEAST_A_SECOND = 900;
const LONGEST_TASK_MS = 50;
const LOAD_SECONDS = 10;
const AT_ONCE = 10;
/** A session may make 600 calls a minute: a load comes from many. */
const CALLS_OF_A_SESSION = 550;
const SESSIONS = 60;

type Where = keyof typeof WITHIN_MS;

/** Lists, statistics and scrolling in 100,000 candidates and 500 jobs on PostgreSQL. */
export async function benchLists(): Promise<boolean> {
  const postgres = await startPostgres();
  if (!postgres) return tell("lists on PostgreSQL", "no PostgreSQL here") ?? true;
  const budget = new Budget();
  try {
    await withDemo("large", await newDatabase(postgres.url, "large"), async ({ url, logIn }) => {
      await measureLists("PostgreSQL", url, logIn, budget);
      await measureScrolling(url, await logIn(), budget);
    });
  } finally {
    await postgres.stop();
  }
  return budget.tell();
}

/** The same lists and statistics on the embedded database. */
export async function benchEmbeddedLists(): Promise<boolean> {
  const budget = new Budget();
  await withDemo("large", null, ({ url, logIn }) => measureLists("embedded", url, logIn, budget));
  return budget.tell();
}

/** How many lists of candidates a second leave the product, with 10,000 candidates on PostgreSQL. */
export async function benchRequests(): Promise<boolean> {
  const postgres = await startPostgres();
  if (!postgres) return tell("lists a second", "no PostgreSQL here") ?? true;
  const budget = new Budget();
  try {
    await withDemo("medium", await newDatabase(postgres.url, "medium"), ({ url, logIn }) => measureRequests(url, logIn, budget));
  } finally {
    await postgres.stop();
  }
  return budget.tell();
}

// No two rounds ask the same: neither a reply that was kept nor, as a rule, a total that was counted helps.
const words = "python kafka react docker verpleegkundige planner excel sales linux azure".split(" ");
const cities = "Utrecht Amsterdam Rotterdam Zwolle Eindhoven".split(" ");
const phrases = ["project manager", "software engineer", "data engineer", "team lead"];
const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
const pair = (n: number): [string, string] => [at(words, n), at(words, n + 1 + Math.floor(n / words.length))];
const asks: Record<string, (n: number) => Partial<Body<typeof api.candidate.list>>> = {
  "the list opens": () => ({}),
  "sorted by name": () => ({ sort: "name" }),
  "sorted by best match": () => ({ sort: "-best_match" }),
  "filtered by skill and years": (n) => ({ skills: [at(["Python", "Kafka", "SQL", "Docker"], n)], min_years: n % 13 }),
  "filtered by place and date": (n) => ({ location: at(cities, n), available_before: `2027-0${1 + (n % 9)}-15` }),
  "search, one common word": (n) => ({ q: `${at(["engineer", "developer", "manager", "ervaring", "project"], n)} -x${n}` }),
  "search, words": (n) => ({ q: pair(n).join(" ") }),
  "search, AND OR NOT": (n) => ({ q: `${pair(n)[0]} AND (${pair(n)[1]} OR sql) NOT junior` }),
  "search, quotes": (n) => ({ q: `"${at(phrases, n)}" -x${n}` }),
};

export async function measureLists(where: Where, url: string, logIn: LogIn, budget: Budget): Promise<void> {
  const most = WITHIN_MS[where];
  const measure = async (what: string, within: number, work: (n: number) => Promise<unknown>) => {
    const times: number[] = [];
    for (let n = 0; n < ROUNDS; n++) times.push(await took(() => work(n)));
    tell(`${where}, ${what}: p50 / p95 of ${ROUNDS} (at most ${within})`, `${ms(percentile(times, 0.5))} / ${ms(percentile(times, 0.95))}`);
    budget.most(`${where}, ${what}`, percentile(times, 0.95), within);
  };
  for (const [what, body] of Object.entries(asks)) {
    const as = { base: url, token: await logIn() };
    await measure(`candidates, ${what}`, most, (n) => send(api.candidate.list, { limit: 200 - n, ...body(n) }, as));
  }
  const as = { base: url, token: await logIn() };
  const [jobs, proposals] = [api.job.list, api.proposal.list];
  await measure("jobs, the list opens", most, () => send(jobs, { limit: 200 }, as));
  await measure("jobs, search", most, (n) => send(jobs, { limit: 200, q: `${at(words, n)} OR engineer` }, as));
  await measure("proposals, the list opens", most, () => send(proposals, { limit: 200 }, as));
  await measure("proposals, search", most, (n) => send(proposals, { limit: 200, q: `${at(words, n)} OR engineer` }, as));
  const own = { base: url, token: await logIn() };
  await measure("statistics", STATISTICS_WITHIN_MS, () => send(api.statistics.fetch, {}, own));
}

/** Many people who read the first page of the list, session check and total included. */
export async function measureRequests(url: string, logIn: LogIn, budget: Budget): Promise<void> {
  const tokens: string[] = [];
  while (tokens.length < SESSIONS) tokens.push(await logIn());
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let calls = 0;
  const times: number[] = [];
  const one = (query: string) =>
    new Promise<void>((resolve, reject) => {
      const token = tokens[Math.floor(calls++ / CALLS_OF_A_SESSION) % tokens.length];
      const headers = { authorization: `Bearer ${token}`, accept: "application/json" };
      request(`${url}/api/user/candidates${query}`, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`The list answered ${answer.statusCode}.`));
        answer.resume().on("end", resolve);
      })
        .on("error", reject)
        .end();
    });
  const run = async (seconds: number, query: () => string = () => "") => {
    const until = performance.now() + seconds * 1000;
    const before = calls;
    const start = performance.now();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (performance.now() < until) times.push(await took(() => one(query())));
      }),
    );
    return (calls - before) / ((performance.now() - start) / 1000);
  };
  await run(2);
  let asked = 0;
  // Each another: nothing that was made before serves again.
  const different = await run(LOAD_SECONDS / 2, () => `?min_years=${asked++ / 10_000}`);
  tell(`lists of 50 among 10,000 candidates, ${AT_ONCE} at once, each another filter: a second`, `${Math.round(different)}`);
  times.length = 0;
  const rate = await run(LOAD_SECONDS);
  agent.destroy();
  tell(
    `  the same list, unchanged since it was read first: a second (at least ${LEAST_A_SECOND}), p50 / p99`,
    `${Math.round(rate)}, ${ms(percentile(times, 0.5))} / ${ms(percentile(times, 0.99))}`,
  );
  budget.least("lists a second", rate, LEAST_A_SECOND);
}

/** Down through the list with the wheel for a while, then on to the end of what is loaded again and again: how long the browser was busy at once. */
export async function measureScrolling(url: string, token: string, budget: Budget): Promise<void> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url });
    await context.addInitScript((key) => localStorage.setItem("authToken", key), token);
    const page = await context.newPage();
    await page.goto("/dashboard/candidates");
    await page.locator("[aria-rowindex='9']").waitFor();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: "longtask" });
    });
    await page.mouse.move(700, 500);
    const rounds = 400;
    for (let n = 0; n < rounds; n++) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(16);
    }
    const takeTasks = () => page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
    const byWheel = await takeTasks();
    const rows = await page.evaluate(async () => {
      const until = performance.now() + 20_000;
      while (performance.now() < until) {
        scrollTo(0, document.documentElement.scrollHeight);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return Number(document.querySelector("[role=rowgroup] [role=row]:last-child")?.getAttribute("aria-rowindex"));
    });
    const told = (tasks: number[]) => `${tasks.length}${tasks.length > 0 ? `, ${ms(Math.max(...tasks))}` : ""}`;
    tell(`scrolling by wheel, ${rounds} steps of 600 px: tasks over ${LONGEST_TASK_MS} ms (none wanted), longest`, told(byWheel));
    tell(`  to the end of what is loaded, again and again, as far as row ${rows} of 100,000`, told(await takeTasks()));
    budget.most("the longest task while scrolling", Math.max(0, ...byWheel), LONGEST_TASK_MS);
  } finally {
    await browser.close();
  }
}
