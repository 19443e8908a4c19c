import { work } from "#server/areas/work.ts";
import type { Db } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";

/** Lets time pass for a record, then empties what is old, as every hour does. */
export async function tidy(parts: Parts, age: (db: Db) => { execute(): Promise<unknown> }): Promise<void> {
  await age(parts.database.db).execute();
  await work(parts).tidy({});
}
