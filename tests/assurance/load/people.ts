import { spawn } from "node:child_process";
import { once } from "node:events";
import { api } from "#contract/index.ts";
import { nth } from "#contract/nth.ts";
import type { Filled } from "#tests/bench/filled.ts";
import { codeOfNewestLetter, outboxOf } from "#tests/support/outbox.ts";
import { send } from "#web/kit/calls/api.ts";
import { freePort } from "../../../scripts/running-product.ts";
import { type Ask, type Caller, callAs } from "./drive.ts";

/** Each comes from an address of its own, as people do: `TRUST_PROXY` makes the product believe it. */
export const addressOf = (n: number): string => `10.0.${Math.floor(n / 250)}.${(n % 250) + 1}`;

export interface Crowd {
  callers: Caller[];
  candidates: string[];
  jobs: string[];
}

/** An account has twenty sessions at once; some are left for who logs in meanwhile. */
const OF_ACCOUNT = 18;
export const password = "loop langs de linde 7";

/** Opens an account, from an address of its own; gives its e-mail. */
export async function register(base: string, n: number): Promise<string> {
  const email = `load${n}@proffer.example`;
  const person = { first_name: "Bente", last_name: `Smit ${n}`, email, password, password_confirmation: password };
  const status = await callAs({ base, token: null, address: addressOf(500 + n) }, api.account.register, person);
  if (status !== 200) throw new Error(`An account could not be opened: ${status}`);
  return email;
}

/** A colleague of the demo's owner: each log-in is a session in the owner's workspace. */
async function colleague({ base, token: owners }: Caller, folder: string, n: number): Promise<() => Promise<string>> {
  const email = await register(base, 1000 + n);
  const owner = { base, token: owners };
  const { workspace } = (await send(api.account.validateToken, {}, owner)).user;
  await send(api.team.create, { first_name: "Bente", last_name: `Smit ${n}`, email, role: "admin" }, owner);
  const code = await codeOfNewestLetter(outboxOf(folder), email);
  const { token: first } = await send(api.account.login, { email, password }, { base, token: null });
  await send(api.account.verifyEmail, { email, code }, { base, token: first });
  return async () => {
    const { token } = await send(api.account.login, { email, password }, { base, token: null });
    return (await send(api.account.enterTeam, { team_id: workspace.id }, { base, token })).token;
  };
}

/** So many sessions in the demo's workspace, and records to look at. */
export async function gather(filled: Filled, sessions: number): Promise<Crowd> {
  const { url } = filled;
  const callers: Caller[] = [];
  for (let ways = 0; callers.length < sessions; ways++) {
    const logIn = ways === 0 ? filled.logIn : await colleague(nth(callers, 0), filled.folder, ways);
    while (callers.length < Math.min(sessions, (ways + 1) * OF_ACCOUNT))
      callers.push({ base: url, token: await logIn(), address: addressOf(callers.length) });
  }
  const as = { base: url, token: nth(callers, 0).token };
  const { data: first } = await send(api.candidate.list, { limit: 200 }, as);
  const { data: jobs } = await send(api.job.list, { limit: 50 }, as);
  return { callers, candidates: first.candidates.map(({ id }) => id), jobs: jobs.jobs.map(({ id }) => id) };
}

let turn = 0;
const next = <T>(all: T[]): T => nth(all, turn++ % all.length);
const words = "python kafka react docker verpleegkundige planner excel sales linux azure".split(" ");

/** What a recruiter looks at: a list of another filter, a candidate, a job, the dashboard. */
export const read = ({ candidates, jobs }: Crowd, caller: Caller): Promise<number> => {
  const kind = turn++ % 10;
  if (kind < 4) return callAs(caller, api.candidate.list, { min_years: (turn % 20) + (turn % 9973) / 10_000 });
  if (kind < 7) return callAs(caller, api.candidate.show, { id: next(candidates) });
  if (kind < 9) return callAs(caller, api.job.show, { id: next(jobs) });
  return callAs(caller, api.job.list, {});
};

const search = (caller: Caller) => callAs(caller, api.candidate.list, { q: `${next(words)} OR ${next(words)}` });
const write = ({ candidates }: Crowd, caller: Caller) =>
  turn % 2 === 0
    ? callAs(caller, api.candidate.addNote, { candidate_id: next(candidates), text: `Called about note ${turn}.` })
    : callAs(caller, api.candidate.update, { id: next(candidates), headline: `Called ${turn} times` });

/** Of twenty calls sixteen read, three write and one searches; `n` is where in them it begins. */
export function mixed(crowd: Crowd, n = 0): Ask {
  return () => {
    const caller = next(crowd.callers);
    const kind = n++ % 20;
    if (kind === 19) return search(caller);
    return kind >= 16 ? write(crowd, caller) : read(crowd, caller);
  };
}

/**
 * A bare server beside the product, for as long as the work takes: `ask` asks it for as many bytes as a list of candidates has. With a
 * database it looks the token up there.
 */
export async function withBare<T>(
  bytes: number,
  work: (ask: Ask, pid: number) => Promise<T>,
  checked?: { database: string; token: string },
): Promise<T> {
  const port = await freePort();
  const child = spawn(process.execPath, ["tests/assurance/load/bare.ts", String(port), String(bytes), checked?.database ?? ""], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  const caller = { base: `http://localhost:${port}`, token: checked?.token ?? "of nobody", address: "10.1.0.1" };
  try {
    return await work(() => callAs(caller, api.candidate.list, {}), child.pid ?? 0);
  } finally {
    child.kill();
  }
}
