import { randomBytes } from "node:crypto";
import { api } from "#contract/index.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/parts/assemble.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { seconds, took } from "#tests/bench/figures.ts";
import { newDatabase, startPostgres } from "#tests/support/postgres.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { onPostgres, type TriedProduct, tryProduct } from "#tests/support/tried-product.ts";
import { until } from "#tests/support/until.ts";
import { send } from "#web/kit/calls/api.ts";
import type { Row } from "../row.ts";

const MB = 1024 * 1024;
const METRICS_TOKEN = "a token for this suite alone";
/** Uploads and downloads in turn: ROUNDS=20 for the figures of decision 65. */
const rounds = Number(process.env.ROUNDS ?? 8);
const AT_ONCE = 5;
/** Once what is loaded and grows once has been. */
const BEFORE = 3;

/** The memory that a product has, in MB. */
async function residentOf({ base }: TriedProduct): Promise<number> {
  const told = await (await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
  return Number(/^proffer_memory_bytes\{kind="resident"\} (\d+)$/m.exec(told)?.[1]) / MB;
}

/** The most that it has while something is done, above what it had. */
async function peakDuring(product: TriedProduct, work: () => Promise<unknown>): Promise<number> {
  const before = await residentOf(product);
  let peak = before;
  let isDone = false;
  const looking = (async () => {
    while (!isDone) peak = Math.max(peak, await residentOf(product));
  })();
  await work().finally(() => {
    isDone = true;
  });
  await looking;
  return Math.round(peak - before);
}

/**
 * Files of 10 MB come and go: at most so much above what the product takes at rest. Twenty in turn are no more than one. What came back
 * out of a bucket is garbage for a while, more or less of it (113 to 165 MB were seen of five at once).
 */
async function flatMemoryRow(
  place: string,
  settings: Record<string, string>,
  most: { in_turn: number; at_once: number },
  forget = (_file_id: string) => {},
) {
  const product = await tryProduct({ ...settings, METRICS_TOKEN });
  try {
    const at = { base: product.base, token: await product.register("marit@proffer.example") };
    const content = Buffer.alloc(10 * MB - 1, randomBytes(32).toString("hex"));
    let torn = 0;
    const thereAndBack = async () => {
      const last_name = randomBytes(6).toString("hex");
      const files = [new File([content], `${last_name}.txt`)];
      const { candidate } = (await send(api.candidate.create, { first_name: "Jorinde", last_name, files, allow_duplicate: true }, at)).data;
      const answer = await fetch(`${product.base}${candidate.files[0]?.url}`);
      let size = 0;
      for await (const chunk of answer.body ?? []) size += chunk.length;
      if (size !== content.length) torn++;
      forget(candidate.files[0]?.id ?? "/");
    };
    for (let n = 0; n < BEFORE; n++) await thereAndBack();
    const at_rest = Math.round(await residentOf(product));
    const in_turn = await peakDuring(product, async () => {
      for (let n = 0; n < rounds; n++) await thereAndBack();
    });
    const at_once = await peakDuring(product, () => Promise.all(Array.from({ length: AT_ONCE }, thereAndBack)));
    return {
      id: `S memory, files ${place}`,
      goal: `files of 10 MB up and down: memory grows by ≤ ${most.in_turn} MB for ${rounds} in turn, ≤ ${most.at_once} MB for ${AT_ONCE} at once`,
      figure: `at rest ${at_rest} MB, in turn +${in_turn} MB, at once +${at_once} MB, ${torn} of them torn`,
      holds: torn === 0 && in_turn <= most.in_turn && at_once <= most.at_once,
    };
  } finally {
    await product.close();
  }
}

const memoryOnDisk = () => flatMemoryRow("on disk", {}, { in_turn: 60, at_once: 120 });

async function memoryInBucket(): Promise<Row> {
  const service = await startS3Server();
  try {
    // What is stored there lies in the memory of this suite.
    return await flatMemoryRow("in a bucket", service.settings, { in_turn: 80, at_once: 240 }, (file_id) => {
      for (const key of service.objects.keys()) if (key.endsWith(file_id)) service.objects.delete(key);
    });
  } finally {
    await service.stop();
  }
}

const DOCUMENT_MS = 1800;

/** Reading the contract anew takes some 50 ms: whoever has the document of the calls doesn't have it made again. */
async function documentRow(): Promise<Row> {
  const product = await tryProduct();
  try {
    const ask = (etag = "") => fetch(`${product.base}/api/openapi.json`, { headers: { "if-none-match": etag } });
    const etag = (await ask()).headers.get("etag") ?? "";
    const ms = await took(() => Promise.all(Array.from({ length: 40 }, () => ask(etag))));
    return {
      id: "S document of the calls",
      goal: `asked for 40 times at once by who has it: ≤ ${seconds(DOCUMENT_MS)}`,
      figure: seconds(ms),
      holds: ms <= DOCUMENT_MS,
    };
  } finally {
    await product.close();
  }
}

const GIVEN_MS = 60_000;

/** What somebody is given of all that is kept of them. */
async function handOverRow(): Promise<Row> {
  const product = await tryProduct();
  try {
    const at = { base: product.base, token: await product.register("marit@proffer.example") };
    const files = [new File(["Jorinde Kwikstaart\nBackend engineer, Utrecht"], "cv.txt")];
    const { candidate } = (await send(api.candidate.create, { first_name: "Jorinde", last_name: "Kwikstaart", files }, at)).data;
    const ms = await took(async () => {
      const held = (await send(api.privacy.hand_over, { candidate_id: candidate.id }, at)).data;
      await Promise.all(held.files.map(async ({ url }) => (await fetch(product.base + url)).arrayBuffer()));
    });
    return {
      id: "S what is handed over",
      goal: `all that is kept of somebody, with its files: within ${seconds(GIVEN_MS)}`,
      figure: seconds(ms),
      holds: ms <= GIVEN_MS,
    };
  } finally {
    await product.close();
  }
}

const GONE_MS = 5000;

/** The first list after the read replica is gone, which the primary answers. */
async function replicaGoneRow(): Promise<Row> {
  const goal = `the first list after the read replica is gone: ≤ ${seconds(GONE_MS)}`;
  const id = "S replica gone";
  const primary = await startPostgres();
  if (!primary) return { id, goal, figure: "not measured: this machine has no PostgreSQL", holds: true };
  const replica = await primary.replica();
  try {
    const url = await newDatabase(primary.url, "speed");
    await (await openDatabase(readConfig({ ...onPostgres(url), APP_URL: "http://localhost:3000" }))).close();
    const there = Object.assign(new URL(url), { port: new URL(replica.url).port }).toString();
    const isThere = () =>
      openPostgres(there).then(
        (database) => database.close().then(() => true),
        () => false,
      );
    await until(isThere);
    const product = await tryProduct({ ...onPostgres(url), DATABASE_READ_URL: there });
    try {
      const at = { base: product.base, token: await product.register("marit@proffer.example") };
      for (let n = 0; n < 20; n++) await send(api.candidate.list, { q: `before ${n}` }, at);
      await replica.crash();
      const ms = await took(() => send(api.candidate.list, { q: "after" }, at));
      return { id, goal, figure: seconds(ms), holds: ms <= GONE_MS };
    } finally {
      await product.close();
    }
  } finally {
    await replica.stop();
    await primary.stop();
  }
}

/** What the product as a whole takes, of time and of memory. */
export const rows: (() => Promise<Row>)[] = [memoryOnDisk, memoryInBucket, documentRow, handOverRow, replicaGoneRow];
