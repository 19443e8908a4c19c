import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { api } from "#contract/index.ts";
import { openLeft } from "#tests/support/left-behind.ts";
import { codeOfNewestLetter, outboxOf } from "#tests/support/outbox.ts";
import { PASSWORD, tryProduct } from "#tests/support/tried-product.ts";
import { until } from "#tests/support/until.ts";
import { cvOf } from "#tests/support/writers.ts";
import { CallFailed, send } from "#web/kit/calls/api.ts";
import type { Row } from "../row.ts";

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
const EMAIL = "marit@proffer.example";

/** Settings by which a process goes by a clock that `move` moves. */
export function movedClock(file: string) {
  const move = (by_ms: number) => writeFileSync(file, String(by_ms));
  move(0);
  const preload = join(import.meta.dirname, "../../support/moved-clock.ts");
  return { move, settings: { MOVED_CLOCK: file, NODE_OPTIONS: `--import=${preload}` } };
}

const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (failure: unknown) => (failure instanceof CallFailed ? failure.status : 0),
  );

/** The clock of the machine goes back by an hour while people work, and forward by forty days. */
export async function clockRow(folder: string): Promise<Row> {
  const clock = movedClock(join(folder, "clock"));
  const product = await tryProduct(clock.settings, join(folder, "data"));
  const wrong: string[] = [];
  const expect = (what: string, is: unknown, should: unknown) => {
    if (is !== should) wrong.push(`${what}: ${String(is)} in place of ${String(should)}`);
  };
  try {
    const { base } = product;
    const at = { base, token: await product.register(EMAIL) };
    const person = (email: string) => ({
      first_name: "Noor",
      last_name: "Hazelaar",
      email,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    });
    const make = async (name: string, more: object = {}) =>
      (await send(api.candidate.create, { last_name: name, files: [new File([cvOf(name)], "cv.txt")], allow_duplicate: true, ...more }, at))
        .data.candidate;
    const short = await make("Without consent");
    const long = await make("With consent", { consent: { given_at: new Date().toISOString(), basis: "consent" } });
    const trashed = await make("In the trash");
    await send(api.candidate.remove, { id: trashed.id }, at);
    const url = short.files[0]?.url ?? "";
    const waiting = await send(api.account.register, person("waits@proffer.example"), { base, token: null });
    const earlier = await codeOfNewestLetter(outboxOf(product.folder), "waits@proffer.example");

    clock.move(-HOUR_MS);
    await pause(500);
    expect("an hour back, the session", await statusOf(send(api.candidate.list, {}, at)), 200);
    expect("an hour back, a file's address", (await fetch(`${base}${url}`)).status, 200);
    const later = { base, token: waiting.token };
    expect("an hour back, another code", await statusOf(send(api.account.resendEmail, {}, later)), 200);
    const { token } = await send(api.account.register, person("new@proffer.example"), { base, token: null });
    const since = performance.now();
    const code = await until(() => codeOfNewestLetter(outboxOf(product.folder), "new@proffer.example").catch(() => null), 30_000);
    const wait = performance.now() - since;
    expect("an hour back, a letter within 5 s", wait < 5000, true);
    expect(
      "an hour back, its code",
      await statusOf(send(api.account.verifyEmail, { email: "new@proffer.example", code: code ?? "" }, { base, token })),
      200,
    );
    const changed = await statusOf(send(api.candidate.update, { id: long.id, tags: ["back"] }, at));
    expect("an hour back, a change", changed, 200);

    clock.move(40 * DAY_MS);
    await pause(500);
    expect("forty days on, the session", await statusOf(send(api.candidate.list, {}, at)), 401);
    expect("forty days on, a file's address", (await fetch(`${base}${url}`)).status, 404);
    expect(
      "forty days on, an old code",
      await statusOf(send(api.account.verifyEmail, { email: "waits@proffer.example", code: earlier }, later)),
      401,
    );
    expect("forty days on, a log-in", await statusOf(product.logIn(EMAIL)), 200);
    await product.stop();
    await openLeft(product, (parts) => parts.tasks.enqueue("tidy", {}));
    await product.start();
    const again = { base, token: await product.logIn(EMAIL) };
    const isListed = async (id: string, is_trashed: boolean) =>
      (await send(api.candidate.list, { trashed: is_trashed || undefined }, again)).data.candidates.some((one) => one.id === id);
    await until(() => isListed(short.id, true), 30_000);
    expect("forty days on, without consent: in the trash", await isListed(short.id, true), true);
    expect("forty days on, with consent: there", await isListed(long.id, false), true);
    const bytes = join(product.folder, "files", await workspaceFolder(product.folder), trashed.files[0]?.id ?? "");
    const isGone = async () => !(await isListed(trashed.id, true)) && !existsSync(bytes);
    await until(isGone, 30_000);
    expect("forty days on, what was in the trash: erased with its file", await isGone(), true);
    for (const one of wrong) console.log("  ", one);
    return {
      id: "F9 clock",
      goal: "the clock an hour back and forty days on: sessions, addresses, codes, letters, terms and the trash are right by it",
      figure: `${wrong.length} wrong of 13; an hour back a letter came after ${(wait / 1000).toFixed(1)} s`,
      holds: wrong.length === 0,
    };
  } finally {
    await product.close();
  }
}

const workspaceFolder = async (folder: string) => readdirSync(join(folder, "files")).find((name) => !name.startsWith(".")) ?? "";
