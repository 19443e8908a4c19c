import { type Kysely, sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import type { DeclaredField } from "#contract/declared-field.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { declaredFilters } from "./declared-filters.ts";

const database = await openEmbedded({ dump: "dist/migrated.tar" });
afterAll(() => database.close());

const fields: DeclaredField[] = [
  { path: "weeks", kind: "number", min: 0, max: 52, filter: { as: "max_weeks", asks: "at_most" } },
  { path: "years", kind: "number", min: 0, max: 70, filter: { as: "min_years", asks: "at_least" } },
  { path: "wish.hours", kind: "number", min: 0, max: 80, filter: { as: "min_hours", asks: "at_least" } },
  { path: "free", kind: "date", filter: { as: "free_before", asks: "before" } },
  { path: "place", kind: "choice", choices: ["home", "office"], words: "x.", filter: { as: "place", asks: "is" } },
  { path: "town", kind: "text", filter: { as: "town", asks: "contains" } },
];

/** Two people: one with everything, one of whom nothing is known. */
async function found(query: object): Promise<number[]> {
  const asked = declaredFilters("people", fields, query);
  const { rows } = await sql<{ id: number }>`select id from (values
      (1, 4, 2.5, '{"hours": 32}'::jsonb, date '2027-03-01', 'home', 'Den Haag'),
      (2, null, null, '{}'::jsonb, null, null, null)
    ) as people (id, weeks, years, wish, free, place, town)
    where ${sql.join([sql`true`, ...asked], sql` and `)} order by id`.execute(database.db as unknown as Kysely<unknown>);
  return rows.map(({ id }) => id);
}

test("each filter finds those of whom it is true, and of whom it isn't known nobody", async () => {
  const asked: [object, number[]][] = [
    [{}, [1, 2]],
    [{ other: 3 }, [1, 2]],
    [{ max_weeks: 4 }, [1]],
    [{ max_weeks: 0 }, []],
    [{ min_years: 2.5 }, [1]],
    [{ min_years: 3 }, []],
    [{ min_hours: 32 }, [1]],
    [{ min_hours: 33 }, []],
    [{ free_before: "2027-03-01" }, [1]],
    [{ free_before: "2027-02-28" }, []],
    [{ place: "home" }, [1]],
    [{ place: "office" }, []],
    [{ town: "HAAG" }, [1]],
    [{ town: "'; drop table people" }, []],
    [{ max_weeks: 4, min_years: 3 }, []],
  ];
  const told: typeof asked = [];
  for (const [query] of asked) told.push([query, await found(query)]);
  expect(told).toEqual(asked);
});
