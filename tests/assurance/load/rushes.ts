import { setTimeout as pause } from "node:timers/promises";
import { api } from "#contract/index.ts";
import { nth } from "#contract/nth.ts";
import { ms, percentile, seconds } from "#tests/bench/figures.ts";
import { makeCvs } from "#tests/support/cvs/make-cvs.ts";
import { listen } from "#tests/support/events.ts";
import { send } from "#web/kit/calls/api.ts";
import type { Row } from "../row.ts";
import { type Answered, type Ask, at, callAs, failed, meanwhile } from "./drive.ts";
import { addressOf, type Crowd, password, read, register } from "./people.ts";

const READERS = 4;
const EVERY_MS = 50;
const QUIET_MS = 4000;
const LOG_INS = 60;
const ACCOUNTS = 20;
/** One rush is over within a second: so many one after the other say more. */
const RUSHES = 5;
const UPLOADS = 20;
const STREAMS = 200;
/** People who read, each from a session of their own, while something else goes on. */
const readersOf = (crowd: Crowd): Ask[] => crowd.callers.slice(0, READERS).map((caller) => () => read(crowd, caller));

/** How reading goes while everything is quiet, and while the rush is on. */
async function besides(crowd: Crowd, rush: () => Promise<unknown>) {
  const readers = readersOf(crowd);
  await meanwhile(pause(QUIET_MS / 2), readers, EVERY_MS);
  const quiet = await meanwhile(pause(QUIET_MS), readers, EVERY_MS);
  const start = performance.now();
  const busy = await meanwhile(rush(), readers, EVERY_MS);
  return { quiet, busy, took_ms: performance.now() - start };
}
const told = (quiet: Answered[], busy: Answered[]) =>
  `reads p95 ${ms(at(quiet, 0.95))} quiet, ${ms(at(busy, 0.95))} meanwhile (× ${(at(busy, 0.95) / at(quiet, 0.95)).toFixed(1)}), ${failed(busy)} failed`;

export async function logIns(crowd: Crowd): Promise<Row[]> {
  const { base } = nth(crowd.callers, 0);
  const emails: string[] = [];
  while (emails.length < ACCOUNTS) emails.push(await register(base, emails.length));
  const statuses: number[] = [];
  const logIn = async (n: number) => {
    const caller = { base, token: null, address: addressOf(500 + n) };
    statuses.push(await callAs(caller, api.account.login, { email: nth(emails, n % ACCOUNTS), password }));
  };
  const rushes = async () => {
    for (let n = 0; n < RUSHES; n++) await Promise.all(Array.from({ length: LOG_INS }, (_, of) => logIn(n * LOG_INS + of)));
  };
  const { quiet, busy, took_ms } = await besides(crowd, rushes);
  const isIn = statuses.filter((status) => status === 200).length;
  const holds = isIn === RUSHES * LOG_INS && failed(busy) === 0 && at(busy, 0.95) <= 4 * at(quiet, 0.95);
  const goal = `${LOG_INS} log-ins at once, ${RUSHES} times: all are in, reads' p95 ≤ 4 × quiet`;
  return [{ id: "L5", goal, figure: `${isIn} in, ${LOG_INS} of them after ${seconds(took_ms / RUSHES)}; ${told(quiet, busy)}`, holds }];
}

export async function uploads(crowd: Crowd): Promise<Row[]> {
  const files = (await makeCvs()).filter(({ mime }) => mime === "application/pdf");
  let isRead = 0;
  const times: number[] = [];
  const rush = () =>
    Promise.all(
      Array.from({ length: UPLOADS }, async (_, n) => {
        const { name, mime, bytes } = nth(files, n % files.length);
        const { base, token } = nth(crowd.callers, READERS + n);
        const start = performance.now();
        const { data } = await send(
          api.candidate.extractFile,
          { file: new File([bytes as Uint8Array<ArrayBuffer>], name, { type: mime }) },
          { base, token },
        );
        times.push(performance.now() - start);
        if (data.extraction_id) isRead += 1;
      }),
    );
  const { quiet, busy } = await besides(crowd, rush);
  const holds = isRead === UPLOADS && failed(busy) === 0 && Math.max(...times) <= 20_000 && at(busy, 0.95) <= 4 * at(quiet, 0.95);
  const figure = `${isRead} read, p50 ${seconds(percentile(times, 0.5))}, last ${seconds(Math.max(...times))}; ${told(quiet, busy)}`;
  return [{ id: "L6", goal: `${UPLOADS} CVs uploaded at once: all read within 20 s, reads' p95 ≤ 4 × quiet`, figure, holds }];
}

/** A chat, and whose session asks in it: a session may make so many calls a minute. */
async function startChats(crowd: Crowd) {
  const chats: { chat_id: string; base: string; token: string }[] = [];
  for (let n = 0; n < STREAMS; n++) {
    const { base, token } = nth(crowd.callers, n % crowd.callers.length);
    const candidate_id = nth(crowd.candidates, n % crowd.candidates.length);
    const { data } = await send(api.chat.startWithCandidate, { candidate_id }, { base, token });
    chats.push({ chat_id: data.chat.id, base, token: token ?? "" });
  }
  return chats;
}

export async function chatStreams(crowd: Crowd): Promise<Row[]> {
  const chats = await startChats(crowd);
  let whole = 0;
  const first: number[] = [];
  const rush = () =>
    Promise.all(
      chats.map(async ({ chat_id, ...as }) => {
        const start = performance.now();
        let heard: number | undefined;
        let end = "";
        for await (const { event, at: when } of listen(fetch, api.chat.ask, { chat_id, message: "What has she done with planning?" }, as)) {
          if (event === "delta") heard ??= when - start;
          end = event;
        }
        if (heard !== undefined) first.push(heard);
        if (end === "done") whole += 1;
      }),
    );
  const { quiet, busy, took_ms } = await besides(crowd, rush);
  const holds = whole === STREAMS && failed(busy) === 0 && percentile(first, 0.95) <= 5000;
  const figure = `${whole} whole after ${seconds(took_ms)}, first word p50 ${seconds(percentile(first, 0.5))}, p95 ${seconds(percentile(first, 0.95))}; ${told(quiet, busy)}`;
  return [{ id: "L7", goal: `${STREAMS} chat streams at once: all whole, first word's p95 ≤ 5 s`, figure, holds }];
}
