import { randomBytes } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { startS3Server } from "./support/s3-server.ts";
import { tryProduct } from "./support/tried-product.ts";

const MB = 1024 * 1024;
const TOKEN = "a token for the tests alone";
/** Uploads and downloads in turn: ROUNDS=20 for the figures of decision 65. */
const rounds = Number(process.env.ROUNDS ?? 8);
const AT_ONCE = 5;
/**
 * Above what it takes at rest: twenty in turn are no more than one. What came back out of a bucket is garbage for a while, more or less of
 * it (113 to 165 MB were seen of five at once); that no file is read ahead of the service is a test of the store itself.
 */
const MOST_MB = { "on disk": { in_turn: 60, at_once: 120 }, "in a bucket": { in_turn: 80, at_once: 240 } };

const service = await startS3Server();
afterAll(() => service.stop());
const places: [keyof typeof MOST_MB, Record<string, string>][] = [
  ["on disk", {}],
  ["in a bucket", service.settings],
];

test.each(places)("files of 10 MB come and go %s, and memory stays flat", async (place, settings) => {
  const product = await tryProduct({ ...settings, METRICS_TOKEN: TOKEN });
  try {
    const at = { base: product.base, token: await product.register("marit@proffer.example") };
    const resident = async () => {
      const told = await (await fetch(`${product.base}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
      return Number(/^proffer_memory_bytes\{kind="resident"\} (\d+)$/m.exec(told)?.[1]) / MB;
    };
    const content = Buffer.alloc(10 * MB - 1, randomBytes(32).toString("hex"));
    /** Up, and down again; the name is nobody else's. */
    const there_and_back = async () => {
      const last_name = randomBytes(6).toString("hex");
      const files = [new File([content], `${last_name}.txt`)];
      const { candidate } = (await send(api.candidate.create, { first_name: "Jorinde", last_name, files, allow_duplicate: true }, at)).data;
      const answer = await fetch(`${product.base}${candidate.files[0]?.url}`);
      let size = 0;
      for await (const chunk of answer.body ?? []) size += chunk.length;
      expect(size).toBe(content.length);
      // What is stored there lies in the memory of the tests.
      for (const key of service.objects.keys()) if (key.endsWith(candidate.files[0]?.id ?? "/")) service.objects.delete(key);
    };
    /** The most that is resident while something is done, above what was. */
    const peakDuring = async (work: () => Promise<unknown>) => {
      const before = await resident();
      let peak = before;
      let isDone = false;
      const looking = (async () => {
        while (!isDone) peak = Math.max(peak, await resident());
      })();
      await work().finally(() => {
        isDone = true;
      });
      await looking;
      return Math.round(peak - before);
    };
    for (let n = 0; n < 3; n++) await there_and_back(); // what is loaded and grows once
    const at_rest = Math.round(await resident());
    const in_turn = await peakDuring(async () => {
      for (let n = 0; n < rounds; n++) await there_and_back();
    });
    const at_once = await peakDuring(() => Promise.all(Array.from({ length: AT_ONCE }, there_and_back)));
    if (process.env.ROUNDS)
      console.log(`${place}: at rest ${at_rest} MB, ${rounds} in turn +${in_turn} MB, ${AT_ONCE} at once +${at_once} MB`);
    expect(
      { in_turn: in_turn <= MOST_MB[place].in_turn, at_once: at_once <= MOST_MB[place].at_once },
      `+${in_turn} MB in turn, +${at_once} MB at once`,
    ).toEqual({
      in_turn: true,
      at_once: true,
    });
  } finally {
    await product.close();
  }
});
