import { sql } from "kysely";
import { api } from "#contract/index.ts";
import type { Db } from "#server/parts/database/database.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { startTestServer } from "#tests/support/server.ts";
import { ms, percentile, tell, took } from "./figures.ts";
import { Budget } from "./filled.ts";

const CANDIDATES = 100_000;
/** A task and something behind the bell for every fifth note. */
const NOTES = 100_000;
/** On one candidate, whom everybody writes about. */
const NOTES_OF_ONE = 2000;
const ROUNDS = 40;
const MOST_MS = 150;

const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T; // within its length
const topics = ["Kafka", "planning", "Excel", "lease", "Zwolle"];

/** Notes, tasks, what stands behind the bell and fields of one's own in a large workspace, on PostgreSQL. */
export async function benchDaily(): Promise<boolean> {
  const postgres = await startPostgres();
  if (!postgres) return tell("notes, tasks and fields of one's own", "no PostgreSQL here") ?? true;
  const budget = new Budget();
  const server = await startTestServer({ postgres: postgres.url });
  try {
    const { send, workspace_id, recruiter_id } = await server.signIn({ plan: "team" });
    const own = await addFields(send);
    const record_id = await fill(server.parts.database.db, { workspace_id, recruiter_id, ...own });
    for (const table of ["candidates", "notes", "to_dos", "notifications"])
      await server.parts.database.executeSql(`vacuum analyze ${table}`);
    const of = { record: "candidate" as const, record_id };
    const due_before = new Date().toISOString().slice(0, 10);
    // No two rounds ask the same: no reply that was kept helps.
    const asks: Record<string, (n: number) => Promise<unknown>> = {
      [`${NOTES_OF_ONE} notes of one candidate, the first page`]: (n) => send(api.note.list, { ...of, limit: 100 - n }),
      "notifications, the list opens": (n) => send(api.notification.list, { limit: 100 - n }),
      "notifications, how many aren't read": () => send(api.notification.count, {}),
      "tasks, the list opens": (n) => send(api.toDo.list, { limit: 200 - n }),
      "tasks, one's own that are late": (n) => send(api.toDo.list, { limit: 200 - n, mine: true, due_before }),
      "tasks, search": (n) => send(api.toDo.list, { limit: 200, q: `${at(topics, n)} -x${n}` }),
      "candidates, filtered by a number of one's own": (n) =>
        send(api.candidate.list, { custom: { [own.rate]: `${n * 20}..` }, limit: 100 }),
      "candidates, filtered by a choice of one's own": (n) =>
        send(api.candidate.list, { custom: { [own.kind]: [at(own.choices, n)] }, limit: 200 - n }),
      "candidates, filtered by a text of one's own": (n) =>
        send(api.candidate.list, { custom: { [own.remark]: at(topics, n) }, limit: 200 - n }),
      "candidates, in the order of a number of one's own": (n) => send(api.candidate.list, { sort: `-custom.${own.rate}`, limit: 200 - n }),
      "candidates, in the order of a text of one's own": (n) => send(api.candidate.list, { sort: `custom.${own.remark}`, limit: 200 - n }),
    };
    for (const [what, ask] of Object.entries(asks)) {
      const times: number[] = [];
      for (let n = 0; n < ROUNDS; n++) times.push(await took(() => ask(n)));
      tell(`${what}: p50 / p95 of ${ROUNDS} (at most ${MOST_MS})`, `${ms(percentile(times, 0.5))} / ${ms(percentile(times, 0.95))}`);
      budget.most(what, percentile(times, 0.95), MOST_MS);
    }
  } finally {
    await server.stop();
    await postgres.stop();
  }
  return budget.tell();
}

type Send = Awaited<ReturnType<Awaited<ReturnType<typeof startTestServer>>["signIn"]>>["send"];

/** A number, a choice and a text of the workspace's own. */
async function addFields(send: Send) {
  const add = async (kind: "number" | "choice" | "text", names: string[] = []) => {
    const choices = names.map((name) => ({ names: { en: name }, color: "#3b6fd4" }));
    return (await send(api.customField.save, { record: "candidate", kind, names: { en: `Own ${kind}` }, choices })).data.field;
  };
  const [rate, kind, remark] = [await add("number"), await add("choice", ["A", "B", "C"]), await add("text")];
  return { rate: rate.id, kind: kind.id, remark: remark.id, choices: kind.choices.map(({ id }) => id) };
}

interface Filling {
  workspace_id: string;
  recruiter_id: string;
  rate: string;
  kind: string;
  remark: string;
  choices: string[];
}

/** Half of the candidates hold something in each field; each has a note, and one of them many: gives that one's id. */
async function fill(db: Db, { workspace_id, recruiter_id, rate, kind, remark, choices }: Filling): Promise<string> {
  const topic = sql`(${topics}::text[])[1 + g.n % ${topics.length}]`;
  const statements = [
    sql`insert into candidates (id, workspace_id, first_name, last_name, change_seq, recruiter_id, custom)
      select gen_random_uuid(), ${workspace_id}, 'Noor', 'Bakker ' || g.n, g.n, ${recruiter_id},
        case when g.n % 2 = 0 then '{}'::jsonb else jsonb_build_object(${rate}::text, g.n % 1000,
          ${kind}::text, (${choices}::text[])[1 + g.n % 3], ${remark}::text, ${topic} || ' ' || md5(g.n::text)) end
      from generate_series(1, ${CANDIDATES}::int) g(n)`,
    sql`update workspaces set change_seq = ${CANDIDATES} where id = ${workspace_id}`,
    sql`insert into notes (workspace_id, id, candidate_id, text, recruiter_id, created_at)
      select ${workspace_id}, gen_random_uuid(), c.id, 'She called back about ' || ${topic} || ' and can start in March.', ${recruiter_id}, now() - g.n * interval '1 minute'
      from generate_series(1, ${NOTES}::int) g(n)
        join candidates c on c.workspace_id = ${workspace_id} and c.change_seq = case when g.n <= ${NOTES_OF_ONE} then 1 else g.n end`,
    sql`insert into to_dos (workspace_id, id, candidate_id, text, due_on, recruiter_id, created_by, created_at)
      select ${workspace_id}, gen_random_uuid(), c.id, 'Call back about ' || ${topic}, current_date + g.n % 60 - 30, ${recruiter_id}, ${recruiter_id}, now()
      from generate_series(1, ${NOTES / 5}::int) g(n) join candidates c on c.workspace_id = ${workspace_id} and c.change_seq = g.n`,
    sql`insert into notifications (workspace_id, id, recruiter_id, kind, note_id, created_at)
      select workspace_id, gen_random_uuid(), recruiter_id, 'mention', id, created_at from notes
      where workspace_id = ${workspace_id} limit ${NOTES / 5}`,
  ];
  await sql`set statement_timeout = 0`.execute(db);
  for (const statement of statements) await statement.execute(db);
  const first = await sql<{ id: string }>`select id from candidates where workspace_id = ${workspace_id} and change_seq = 1`.execute(db);
  return at(first.rows, 0).id;
}
