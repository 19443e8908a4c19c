import { spawn } from "node:child_process";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { freePort } from "../scripts/running-product.ts";
import { type TriedProduct, tryProduct } from "./support/tried-product.ts";

const ROUNDS = 3;
const EMAIL = "marit@proffer.example";
let product: TriedProduct;
afterAll(() => product.close());

// A hundred times, on each database: `npm run assurance -- kills`.
test(`kill -9 in the middle of writes loses nothing that was acknowledged, ${ROUNDS} times`, async () => {
  product = await tryProduct();
  const { base, folder } = product;
  const token = await product.register(EMAIL);
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
    await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(before);
    // A little later each round: the moment is what is tried here.
    await new Promise((resolve) => setTimeout(resolve, round * 100));
    await product.kill();
    await Promise.all(writers);
    await product.start();
    const again = await product.logIn(EMAIL);
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
