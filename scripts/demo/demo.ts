// `npm run demo`: fills a fresh workspace with invented people and jobs, and prints how to log in.
// Uses the product that answers on PORT; when none does, starts one for as long as it takes.
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { isReady, startProduct } from "../running-product.ts";
import { type Account, addProposals, buyTeam, fillWorkspace, register, verify } from "./fill.ts";
import { demoPeople } from "./people.ts";
import { demoVacancies } from "./vacancies.ts";

const port = Number(process.env.PORT || 3000);
const dataDir = resolve(process.env.DATA_DIR || "./data");
const url = `http://localhost:${port}`;
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

try {
  const runs = await isReady(url);
  console.log(runs ? `Using the product that runs at ${url}` : "Starting the product for a moment …");
  const own = runs ? null : await startProduct(port, dataDir);
  try {
    const account = await openAccount();
    await verify(account, dataDir);
    await buyTeam(account, 3);
    const filled = await fillWorkspace(account, demoPeople, demoVacancies, (line) => console.log(`  ${line}`));
    const proposals = await addProposals(account, filled.job_ids);
    console.log(`
${filled.candidate_ids.length} candidates, ${filled.job_ids.length} jobs, ${filled.matches} matches, ${proposals.length} proposals in ${filled.seconds.toFixed(0)} seconds.

  Address   ${url}/login
  E-mail    ${account.email}
  Password  ${password}
${own ? "\nNow start the product: npm start" : ""}`);
  } finally {
    await own?.stop();
  }
} catch (error) {
  console.error(`\nThe demo could not be filled.\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
