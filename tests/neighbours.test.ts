import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";
import { takeTurnsOf, withOwnReach } from "#server/core/reach.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { newDatabase } from "./support/postgres.ts";
import { startTestServer } from "./support/server.ts";

const url = process.env.TEST_DATABASE_URL;

describe.each([
  ["embedded", true],
  ["postgres", Boolean(url)],
] as const)("on %s", (kind, isThere) => {
  test.skipIf(!isThere)("a click is answered before the most of another workspace's sixty that were there first", async () => {
    const server = await startTestServer(kind === "postgres" ? { postgres: await newDatabase(url as string, "click") } : { own: true });
    try {
      const [many, few] = [await server.signIn(), await server.signIn()];
      const answered: string[] = [];
      const click = async (who: "many" | "few") => {
        await (who === "many" ? many : few).send(api.candidate.list, { min_years: answered.length });
        answered.push(who);
      };
      // From here on it is known whose sessions they are.
      await click("many");
      await click("few");
      // Turns are taken statement by statement, so a busy machine can spoil a round; where nobody takes turns, each of them is lost.
      const places: number[] = [];
      while (places.length < 5 && !places.some((place) => place < 30)) {
        answered.length = 0;
        await Promise.all([...Array.from({ length: 60 }, () => click("many")), click("few")]);
        expect(answered).toHaveLength(61);
        places.push(answered.indexOf("few"));
      }
      expect(Math.min(...places)).toBeLessThan(30);
    } finally {
      await server.stop();
    }
  });
});

test.skipIf(!url)("whoever holds connections for long leaves some, and those who wait for one take turns", async () => {
  const database = await openPostgres(await newDatabase(url as string, "connections"));
  try {
    const free = Promise.withResolvers<void>();
    const done: string[] = [];
    const hold = (who: string, ends: Promise<void>) =>
      withOwnReach(() => {
        takeTurnsOf(who);
        return database.transaction(async (trx) => {
          await sql`select 1`.execute(trx);
          await ends;
          done.push(who);
        });
      });
    const [many, few] = [newId(), newId()];
    const held = Array.from({ length: 30 }, () => hold(many, free.promise));
    await expect.poll(() => database.connections()).toMatchObject({ total: 7, idle: 0, waiting: 23 });
    await hold(few, Promise.resolve());
    expect(done).toEqual([few]);
    free.resolve();
    await Promise.all(held);
    expect(database.connections()).toMatchObject({ waiting: 0 });
  } finally {
    await database.close();
  }
});
