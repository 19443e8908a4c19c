// `npm run demo`: fills a fresh workspace with invented people and jobs, and prints how to log in.
// Uses the product that answers on PORT; when none does, starts one for as long as it takes.
// `npm run demo -- --size large` is for measuring: 100,000 candidates and 500 jobs, straight into the database; `--size medium` a tenth of it.
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { api } from "#contract/index.ts";
import { readConfig } from "#server/config.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { demoVacancies } from "#server/sample/demo-vacancies.ts";
import { demoPeople } from "#server/sample/people.ts";
import { send } from "#web/kit/calls/api.ts";
import { isReady, startProduct } from "../running-product.ts";
import { type Account, addProposals, buyTeam, fillWorkspace, register, verify } from "./fill.ts";
import { fillLarge, type LargeSizes, sizes } from "./large.ts";

const port = Number(process.env.PORT || 3000);
const dataDir = resolve(process.env.DATA_DIR || "./data");
const url = `http://localhost:${port}`;
const asked = process.argv.includes("--size") ? process.argv[process.argv.indexOf("--size") + 1] : undefined;
const size = asked === undefined ? undefined : sizes[asked];
if (asked !== undefined && !size) throw new Error(`There is no size ${asked}. Use ${Object.keys(sizes).join(" or ")}.`);
const password = randomBytes(12).toString("base64url");

/** The first of demo@, demo+2@, demo+3@ … that has no account yet. */
async function openAccount(): Promise<Account> {
  for (let number = 1; number < 10; number++) {
    const email = number === 1 ? "demo@proffer.example" : `demo+${number}@proffer.example`;
    const account = await register(url, { email, password, first_name: "Sanne", last_name: "Verhoeven", company: "Lindekade" });
    if (account) return account;
    console.log(`${email} has an account already; its workspace stays as it is.`);
  }
  throw new Error("There are nine demo accounts already. Use one of them, or start with another DATA_DIR.");
}

const tell = (line: string) => console.log(`  ${line}`);
const logIn = (account: Account) => `
  Address   ${url}/login
  E-mail    ${account.email}
  Password  ${password}`;

/** An account through the product's own calls, then the rows: the embedded database opens for one process at a time. */
async function makeLarge(size: LargeSizes): Promise<void> {
  const { database: where } = readConfig(process.env);
  const runs = await isReady(url);
  if (runs && where.kind !== "postgres") throw new Error(`A product runs at ${url} and holds the database. Stop it first.`);
  const own = runs ? null : await startProduct(port, dataDir);
  let account: Account;
  let to: { workspace: WorkspaceId; recruiter_id: string };
  try {
    account = await openAccount();
    await verify(account, dataDir);
    await buyTeam(account, 3);
    const as = { base: url, token: account.token };
    const { user } = await send(api.account.checkVerified, {}, as);
    const { recruiters } = (await send(api.team.recruiters, {}, as)).data;
    to = { workspace: user.workspace.id as WorkspaceId, recruiter_id: recruiters[0]?.id as string };
  } finally {
    await own?.stop();
  }
  const database = where.kind === "postgres" ? await openPostgres(where.url) : await openEmbedded(where);
  try {
    const { matches, seconds } = await fillLarge(database, to, size, tell);
    console.log(`
${size.candidates} candidates, ${size.jobs} jobs, ${matches} matches in ${seconds.toFixed(0)} seconds.
${logIn(account)}
${own ? "\nNow start the product: npm start" : ""}`);
  } finally {
    await database.close();
  }
}

async function makeSmall(): Promise<void> {
  const runs = await isReady(url);
  console.log(runs ? `Using the product that runs at ${url}` : "Starting the product for a moment …");
  const own = runs ? null : await startProduct(port, dataDir);
  try {
    const account = await openAccount();
    await verify(account, dataDir);
    await buyTeam(account, 3);
    const filled = await fillWorkspace(account, demoPeople, demoVacancies, tell);
    const proposals = await addProposals(account, filled.job_ids);
    console.log(`
${filled.candidate_ids.length} candidates, ${filled.job_ids.length} jobs, ${filled.matches} matches, ${proposals.length} proposals in ${filled.seconds.toFixed(0)} seconds.
${logIn(account)}
${own ? "\nNow start the product: npm start" : ""}`);
  } finally {
    await own?.stop();
  }
}

try {
  await (size ? makeLarge(size) : makeSmall());
} catch (error) {
  console.error(`\nThe demo could not be filled.\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
