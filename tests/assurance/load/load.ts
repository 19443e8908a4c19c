import { type Filled, withDemo } from "#tests/bench/filled.ts";
import { startAssistantServer } from "#tests/support/assistant-server.ts";
import { newDatabase, startPostgres } from "#tests/support/postgres.ts";
import type { Row } from "../row.ts";
import { embeddedRate, mixedLoad, overload, thinkingUsers } from "./crowds.ts";
import { startAndDrain } from "./drain.ts";
import { gather, mixed } from "./people.ts";
import { chatStreams, logIns, uploads } from "./rushes.ts";

/** Each caller's own address is believed, as behind a balancer; whoever is invited has a seat. */
const settings = { TRUST_PROXY: "127.0.0.1,::1", SUBSCRIPTIONS: "off" };
const SESSIONS = 50;
/** More than the machine can answer by far. */
const OVERLOAD_RATE = 1500;
/** No model answers in less: the words come one by one. */
const WORDS = Array.from({ length: 40 }, (_, n) => `word${n} `);

/** L1 to L7 and L9: load on 10,000 candidates, each beside a bare server in the same run. */
export async function assureLoad(): Promise<Row[]> {
  const rows: Row[] = [];
  const measure = async (name: string, check: () => Promise<Row[]>) => {
    console.log(`  ${name} …`);
    const measured = await check();
    for (const { id, figure } of measured) console.log(`    ${id}: ${figure}`);
    rows.push(...measured);
  };
  const postgres = await startPostgres();
  if (!postgres) console.log("  skipped: L1, L2 and L4 on PostgreSQL, which is not here");
  else
    try {
      const work = async (filled: Filled) => {
        const crowd = await gather(filled, SESSIONS);
        await measure("mixed load", () => mixedLoad(crowd));
        await measure("300 users thinking", () => thinkingUsers(crowd));
        await measure("overload", async () => [await overload(mixed(crowd), OVERLOAD_RATE, "L4")]);
      };
      await withDemo("medium", await newDatabase(postgres.url, "load"), work, settings);
    } finally {
      await postgres.stop();
    }
  const model = await startAssistantServer();
  model.state.manner = { kind: "words", words: WORDS, pause_ms: 50 };
  const work = async (filled: Filled) => {
    const crowd = await gather(filled, SESSIONS);
    await measure("embedded at 100 a second", () => embeddedRate(crowd));
    await measure("log-ins at once", () => logIns(crowd));
    await measure("20 uploads", () => uploads(crowd));
    await measure("200 chat streams", () => chatStreams(crowd));
  };
  try {
    const assistant = { ASSISTANT_BASE_URL: model.url, ASSISTANT_MODEL: "scripted", ASSISTANT_READS: "off" };
    await withDemo("medium", null, work, { ...settings, ...assistant });
  } finally {
    await model.stop();
  }
  await measure("starts, and ends with work under way", startAndDrain);
  return rows;
}
