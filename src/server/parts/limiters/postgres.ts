import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { Database } from "../database/database.ts";
import { type Limit, type Limiters, withHashedKeys } from "./limiters.ts";
import { inMemory } from "./memory.ts";

interface Statement {
  text: string;
  values: unknown[];
}

/** Counts in the database, for all processes that share it. */
export function openPostgresLimiters(database: Pick<Database, "executeSql">): Limiters {
  const client = { query: ({ text, values }: Statement) => database.executeSql(text, values) };
  return {
    about: "counted in the database, calls of a session by each process",
    limiter: ({ name, ...limit }: Limit) =>
      withHashedKeys(
        new RateLimiterPostgres({
          ...limit,
          keyPrefix: name,
          storeClient: client,
          storeType: "client",
          tableName: "rate_limits",
          tableCreated: true,
          clearExpiredByTimeout: false,
        }),
      ),
    frequent: inMemory,
    tidy: async () => void (await database.executeSql("delete from rate_limits where expire < $1", [Date.now()])),
    close: async () => {},
  };
}
