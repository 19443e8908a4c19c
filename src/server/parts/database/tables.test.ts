import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeTables } from "./describe-tables.ts";
import { openEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";

test("tables.gen.ts is what the migrations made: npm run tables writes it anew", async () => {
  const database = await openEmbedded({ dump: "dist/migrated.tar" });
  await migrate(database);
  const described = await describeTables(database);
  await database.close();
  expect(readFileSync("src/server/parts/database/tables.gen.ts", "utf8")).toBe(described);
});
