import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { type TriedProduct, tryProduct } from "./support/tried-product.ts";

const ROUNDS = 4;
const ROWS = 800;
const EMAIL = "marit@proffer.example";
let product: TriedProduct;
afterAll(() => product.close());

test(`kill -9 in the middle of an import, ${ROUNDS} times: each time it is taken up again, and no row comes twice`, {
  timeout: 900_000,
}, async () => {
  product = await tryProduct();
  const { base } = product;
  let at = { base, token: await product.register(EMAIL) };
  const people = Array.from({ length: ROWS }, (_, n) => `Noor,Nummer${n},n${n}@proffer.example`);
  const file = new File([`Voornaam,Achternaam,E-mail\n${people.join("\n")}\n`], "kandidaten.csv", { type: "text/csv" });
  const { id, mapping } = (await send(api.import.begin, { file }, at)).data.import;
  const show = async () => (await send(api.import.show, { id }, at)).data.import;
  await send(api.import.check, { id, mapping }, at);
  await expect.poll(async () => (await show()).state).toBe("checked");
  await send(api.import.run, { id }, at);
  let done = 0;
  for (let round = 0; round < ROUNDS; round++) {
    // Further than where the last one was ended: it goes on by itself.
    await expect.poll(async () => (await show()).done, { timeout: 120_000, interval: 5 }).toBeGreaterThan(done);
    const now = await show();
    if (now.state === "done") break;
    expect(now.state).toBe("running");
    ({ done } = now);
    // A little later each round: the moment is what is tried here.
    await new Promise((resolve) => setTimeout(resolve, round * 7));
    await product.kill();
    await product.start();
    at = { base, token: await product.logIn(EMAIL) };
    expect((await show()).done).toBeGreaterThanOrEqual(done);
  }
  await expect.poll(async () => (await show()).state, { timeout: 180_000 }).toBe("done");
  expect(await show()).toMatchObject({ done: ROWS, counts: { added: ROWS, updated: 0, skipped: 0, faulty: 0 } });
  const names: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { data } = await send(api.candidate.list, { limit: 200, ...(cursor && { cursor }) }, at);
    names.push(...data.candidates.map(({ last_name }) => last_name ?? ""));
    if (!data.next_cursor) break;
    cursor = data.next_cursor;
  }
  expect(names.sort()).toEqual(Array.from({ length: ROWS }, (_, n) => `Nummer${n}`).sort());
  await product.stop();
});
