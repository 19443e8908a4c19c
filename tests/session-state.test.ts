import { expect, test } from "vitest";
import { sessionStateIn } from "./support/session-state.ts";

test("what counts as a session's state, which nothing may leave behind a pooler", () => {
  const found = (text: string) => sessionStateIn(`2026-11-24 02:00:00.000 UTC [7] LOG:  ${text}\n`);
  const keeping = [
    "statement: LISTEN news",
    "statement: set time zone 'UTC'",
    "statement: begin; set search_path = x; commit",
    "execute <unnamed>: select pg_advisory_lock($1)",
    "execute <unnamed>: select set_config('app.workspace', $1, false)",
    "execute list_1: select 1",
    "statement: create temp table t (id int)",
    "statement: declare c cursor with hold for select 1",
  ];
  const leaving = [
    "statement: begin; set local lock_timeout = 30000; commit",
    "execute <unnamed>: select pg_advisory_xact_lock(1)",
    "execute <unnamed>: select set_config('app.workspace', $1, true)",
    "statement: update jobs\n\tset title = 'Listen'",
  ];
  expect(keeping.filter((text) => found(text).kept.length !== 1)).toEqual([]);
  expect(leaving.filter((text) => found(text).kept.length > 0)).toEqual([]);
  expect(leaving.map((text) => found(text).seen)).toEqual(leaving.map(() => 1));
});
