import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { freePort, startProduct } from "../scripts/running-product.ts";
import { codeOfNewestLetter, outboxOf } from "./support/outbox.ts";

const ROUNDS = 20;
const folder = mkdtempSync(join(tmpdir(), "proffer-crash-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(`kill -9 in the middle of writes loses nothing that was acknowledged, ${ROUNDS} times`, { timeout: 240_000 }, async () => {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  let product = await startProduct(port, folder, { SUBSCRIPTIONS: "off" });
  const password = "loop langs de linde 7";
  const person = { first_name: "Marit", last_name: "de Groot", email: "marit@proffer.example", password, password_confirmation: password };
  const { token } = await send(api.account.register, person, { base, token: null });
  await send(
    api.account.verifyEmail,
    { email: person.email, code: await codeOfNewestLetter(outboxOf(folder), person.email) },
    { base, token },
  );
  const acknowledged = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let n = 0; ; n++) {
        try {
          const { data } = await send(
            api.candidate.create,
            { first_name: `Round ${round}`, last_name: `Writer ${writer} ${n}`, allow_duplicate: true },
            { base, token },
          );
          acknowledged.add(data.candidate.id);
        } catch {
          return; // the server is gone
        }
      }
    });
    // In the middle of writes: some are through by now, however slow the machine is.
    const before = acknowledged.size;
    await expect.poll(() => acknowledged.size, { timeout: 20_000, interval: 5 }).toBeGreaterThan(before);
    // A little later each round: the moment is what is tried here.
    await new Promise((resolve) => setTimeout(resolve, round * 15));
    await product.kill();
    await Promise.all(writers);
    product = await startProduct(port, folder, { SUBSCRIPTIONS: "off" });
    const { token: again } = await send(api.account.login, { email: person.email, password }, { base, token: null });
    const stored = new Set<string>();
    for (let cursor: string | undefined; ; ) {
      const { data } = await send(api.candidate.list, { limit: 200, ...(cursor && { cursor }) }, { base, token: again });
      for (const candidate of data.candidates) stored.add(candidate.id);
      if (!data.next_cursor) break;
      cursor = data.next_cursor;
    }
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  }
  expect(acknowledged.size).toBeGreaterThan(ROUNDS);
  const second = spawn(process.execPath, ["src/server/main.ts"], {
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  second.stderr.on("data", (chunk) => {
    said += String(chunk);
  });
  const code = await new Promise((resolve) => second.once("exit", resolve));
  expect([code, said]).toEqual([1, expect.stringContaining("Another process uses")]);
  await product.stop();
});
