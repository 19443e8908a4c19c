import { afterAll, describe, expect, test } from "vitest";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { tryLimits } from "#tests/support/limits.ts";
import { openPostgresLimiters } from "./postgres.ts";

const database = await openEmbedded({ dump: "dist/migrated.tar" });
afterAll(() => database.close());

describe("limits counted in the database", () => {
  tryLimits(async () => openPostgresLimiters(database));

  test("are of people who can't be read there, and what counts no more is removed", async () => {
    const limiters = openPostgresLimiters(database);
    await limiters.limiter({ name: "ended", points: 1, duration: 0.001 }).consume("noor@proffer.example");
    await limiters.limiter({ name: "lasting", points: 1, duration: 3600 }).consume("noor@proffer.example");
    const keys = async () => (await database.executeSql("select key from rate_limits where key ~ '^(ended|lasting) '")).rows.map(String);
    expect(await keys()).toHaveLength(2);
    expect(JSON.stringify((await database.executeSql("select * from rate_limits")).rows)).not.toMatch(/noor|2001:db8/);
    const left = async () => {
      await limiters.tidy();
      return keys();
    };
    await expect.poll(left).toHaveLength(1);
  });
});
