import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { migrate, migrations } from "#server/parts/database/migrate.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { workspaceTables } from "#server/parts/database/tenancy.ts";
import { send } from "#web/kit/calls/api.ts";
import { distribute, Refused } from "../scripts/distribute/run.ts";
import { readSchema } from "../scripts/distribute/schema.ts";
import { citusSteps, copiedEverywhere, isHeldByCitus } from "../scripts/distribute/steps.ts";
import { acrossParts } from "./support/parts-touched.ts";
import { newDatabase } from "./support/postgres.ts";
import { startTestServer } from "./support/server.ts";

const at = process.env.TEST_DATABASE_URL;
const PARTS = 8;
const asked = { partitions: PARTS, migrations, prints: false, without_references: false };
const opened: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map((one) => one.close())));

async function openOwner(url: string) {
  const database = await openPostgres(url);
  opened.push(database);
  return database;
}

test.skipIf(!at)("a database in use is spread over its parts with all that is in it, and each call looks into one", async () => {
  const url = await newDatabase(at as string, "spread");
  const before = await startTestServer({ postgres: url });
  const people = await Promise.all([before.signIn(), before.signIn(), before.signIn()]);
  const made = [];
  for (const { send } of people) {
    const { candidate } = (await send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman", skills: [{ name: "Kafka" }] }))
      .data;
    await send(api.job.create, { title: "Data engineer" });
    made.push(candidate.id);
  }
  await before.rest();
  const owner = await openOwner(url);
  await expect(distribute(owner, asked)).rejects.toThrow(/other connections are open/);
  await before.stop();

  const schema = await readSchema(owner);
  expect(await distribute(owner, asked)).toEqual([
    `${workspaceTables.size} tables are partitioned by workspace, each in ${PARTS} parts. The rest is as it was.`,
    expect.stringMatching(/^\d+ references, \d+ triggers and \d+ policies hold/),
    expect.stringMatching(/^Took /),
  ]);
  const after = await readSchema(owner);
  expect(after.problems).toEqual([]);
  for (const part of ["references", "triggers", "policies"] as const)
    expect(after[part].map(({ of, name }) => `${of} ${name}`).sort()).toEqual(schema[part].map(({ of, name }) => `${of} ${name}`).sort());
  expect(await distribute(owner, asked)).toEqual(["Every table is spread by workspace already."]);

  const server = await startTestServer({ postgres: url });
  try {
    for (const [n, { token }] of people.entries()) {
      const { data } = await send(api.candidate.list, {}, { fetcher: server.fetcher, token });
      expect(data.candidates.map(({ id }) => id)).toEqual([made[n]]);
    }
    const { send: ask } = await server.signIn();
    const { candidate } = (await ask(api.candidate.create, { first_name: "Tom", last_name: "Brand", skills: [{ name: "Kafka" }] })).data;
    const { job } = (await ask(api.job.create, { title: "Data engineer" })).data;
    await ask(api.candidate.update, { id: candidate.id, version: 1, tags: ["spread"] });
    await ask(api.candidate.addNote, { candidate_id: candidate.id, text: "Called." });
    await ask(api.matching.matchedCandidates, { id: job.id });
    await ask(api.candidate.list, { q: "kafka", sort: "-best_match" });
    await server.rest();
    const statements = server.statements.asked();
    expect(statements.length).toBeGreaterThan(30);
    expect(await acrossParts(server.parts.database, statements)).toEqual([]);
    expect(await acrossParts(server.parts.database, [{ sql: "select title from jobs", parameters: [] }])).toHaveLength(1);
  } finally {
    await server.stop();
  }
});

test.skipIf(!at)(
  "a key or a reference that doesn't say the workspace, an older schema and too few locks are refused, and nothing is done",
  async () => {
    const owner = await openOwner(await newDatabase(at as string, "refused"));
    await owner.executeSql("create table migrations (name text primary key, applied_at timestamptz not null default now())");
    await expect(distribute(owner, asked)).rejects.toThrow(/isn't at this version/);
    await migrate(owner);
    await expect(distribute(owner, { ...asked, partitions: 250 })).rejects.toThrow(/max_locks_per_transaction to \d+/);
    await owner.executeSql("create unique index jobs_title on jobs (title)");
    await expect(distribute(owner, asked)).rejects.toThrow(
      new Refused("These can't be spread by workspace:\njobs_title is unique in jobs without workspace_id"),
    );
    expect((await readSchema(owner)).tables.filter(({ kind }) => kind !== "table")).toEqual([]);
  },
);

/**
 * Citus itself isn't here: functions of its names write down what they are asked, and refuse as it does what its documentation says it
 * refuses, a reference between what is distributed and what isn't yet.
 */
const CITUS = `
  create table pg_dist_partition (logicalrelid regclass primary key, partmethod text);
  create function create_reference_table(name text) returns void language sql as $$
    insert into pg_dist_partition values (name::regclass, 'n') $$;
  create function create_distributed_table(name text, key text, colocate_with text default 'default') returns void language plpgsql as $$
    begin
      if exists (select from pg_constraint c where c.contype = 'f' and name::regclass in (c.conrelid, c.confrelid)) then
        raise exception 'cannot create foreign key constraint since relations are not colocated or not referencing a reference table';
      end if;
      if not exists (select from pg_attribute where attrelid = name::regclass and attname = key) then raise exception 'no column %', key; end if;
      insert into pg_dist_partition values (name::regclass, 'h');
    end $$`;

test.skipIf(!at)("on Citus the statements come in an order that it takes, and what it can't hold is said before", async () => {
  const owner = await openOwner(await newDatabase(at as string, "cluster"));
  await migrate(owner);
  const schema = { ...(await readSchema(owner)), has_citus: true };
  const unheld = schema.references.filter((one) => !isHeldByCitus(one)).map(({ of, to }) => `${of} → ${to}`);
  expect([...new Set(unheld)]).toEqual([
    "letters → proposal_shares",
    "letters → workspaces",
    "sessions → workspaces",
    "sso_logins → workspaces",
    "users → files",
    "users → recruiters",
    "verified_domains → workspaces",
  ]);
  await owner.executeSql(CITUS);
  await owner.transaction(async (trx) => {
    for (const step of citusSteps(schema)) await sql.raw(step.sql).execute(trx);
  });
  const { rows } = await owner.executeSql("select logicalrelid::text as name, partmethod from pg_dist_partition");
  const spread = rows.filter(({ partmethod }) => partmethod === "h").map(({ name }) => name);
  expect(spread.sort()).toEqual([...workspaceTables, "workspaces"].sort());
  expect(rows).toHaveLength(spread.length + copiedEverywhere.length);
  expect((await readSchema(owner)).references).toEqual(schema.references.filter(isHeldByCitus));
});
