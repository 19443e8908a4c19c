import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { queueLetter } from "#server/areas/letter/tasks.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { startTestServer } from "#tests/support/server.ts";

type Server = Awaited<ReturnType<typeof startTestServer>>;
const server = await startTestServer();
afterAll(() => server.stop());

const letterOf = (server: Server, workspace_id: string) =>
  server.parts.database.transaction((trx) =>
    queueLetter(
      server.parts,
      trx,
      { to: "noor@proffer.example", subject: "A proposal", text: "x", html: "x" },
      { workspace_id: workspaceIn({ workspace_id }) },
    ),
  );

describe("the status of a workspace", () => {
  test("is its owner's: matches, letters and files of its own, and nothing of the installation", async () => {
    const owner = await server.signIn();
    await server.rest();
    expect((await owner.send(api.status.show, {})).data).toEqual({
      matching: { jobs_behind: 0, since: null },
      letters: { waiting: 0, failing: 0, oldest_at: null, lost: 0, lost_at: null },
      storage: { bytes: 0, max_bytes: expect.any(Number) },
      installation: null,
    });
    const file = new File(["Noor Akkerman\nUtrecht\nPython developer, 2015 - present"], "noor.txt");
    await owner.send(api.candidate.extractFile, { file });
    expect((await owner.send(api.status.show, {})).data.storage.bytes).toBe(2 * file.size); // the file, and what was read in it
    const colleague = await server.signIn({ in_workspace_of: owner, role: "admin" });
    await expect(colleague.send(api.status.show, {})).rejects.toMatchObject({ status: 403 });
    expect((await (await server.signIn()).send(api.status.show, {})).data.storage.bytes).toBe(0);
  });

  test("tells how many jobs wait to be compared, and since when", async () => {
    const owner = await server.signIn();
    await owner.send(api.job.create, { title: "Python developer", description: "Requirements:\n- Python" });
    await server.rest();
    const { database } = server.parts;
    await database.executeSql("update workspaces set change_seq = change_seq + 1 where id = $1", [owner.workspace_id]);
    await database.executeSql(
      `insert into pgboss.job (name, data, state, created_on, start_after, policy, singleton_key)
       values ('match_workspace', '{}', 'active', '2026-11-23T10:00:00Z', now(), 'stately', $1)`,
      [owner.workspace_id],
    );
    const { matching } = (await owner.send(api.status.show, {})).data;
    await database.executeSql("delete from pgboss.job where singleton_key = $1", [owner.workspace_id]);
    expect(matching).toEqual({ jobs_behind: 1, since: "2026-11-23T10:00:00.000Z" });
  });
});

describe("letters", () => {
  test("that can't be handed over are told while they are tried, and for a month once they were given up; those of others aren't", async () => {
    const failing = await startTestServer({ mail: () => Promise.reject(new Error("connect ECONNREFUSED")) });
    const [owner, other] = [await failing.signIn(), await failing.signIn()];
    await letterOf(failing, owner.workspace_id);
    const letters = async (of = owner) => (await of.send(api.status.show, {})).data.letters;
    await expect.poll(() => letters()).toMatchObject({ waiting: 1, failing: 1, oldest_at: expect.any(String), lost: 0 });
    expect(await letters(other)).toMatchObject({ waiting: 0, failing: 0 });
    const { database, tasks } = failing.parts;
    await database.executeSql("update letters set created_at = now() - interval '49 hours'");
    await tasks.enqueue("tidy", {});
    await expect.poll(() => letters()).toMatchObject({ waiting: 0, failing: 0, lost: 1, lost_at: expect.any(String) });
    expect(await letters(other)).toMatchObject({ lost: 0 });
    await database.executeSql("update lost_letters set lost_at = now() - interval '31 days'");
    await tasks.enqueue("tidy", {});
    await expect.poll(() => letters()).toMatchObject({ lost: 0, lost_at: null });
    await failing.stop();
  });
});

describe("the installation", () => {
  test("is shown to whoever runs it, named by the settings, in a workspace that they own", async () => {
    const own = await startTestServer({ own: true, settings: { OPERATORS: "root@proffer.example, Else@Proffer.example" } });
    const [tenant, operator] = [await own.signIn(), await own.signIn()];
    await own.parts.database.executeSql("update users set email = 'else@proffer.example' where id = $1", [operator.user_id]);
    await own.parts.database.executeSql(
      "insert into backups values ($1, '2026-11-23T03:00:00Z', '2026-11-23T03:04:00Z', 'postgres', 3, 1000, 'host:/backup')",
      [newId()],
    );
    expect((await tenant.send(api.status.show, {})).data.installation).toBeNull();
    const { installation } = (await operator.send(api.status.show, {})).data;
    expect(installation).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      backup: {
        made_at: "2026-11-23T03:00:00.000Z",
        verified_at: "2026-11-23T03:04:00.000Z",
        file_count: 3,
        bytes: 1000,
        place: "host:/backup",
      },
      behind: { workspaces: 0, oldest_seconds: 0 },
      readers: [
        { kind: "plain", most: 1, busy: 0, waiting: 0, killed: 0 },
        { kind: "slow", most: 1, busy: 0, waiting: 0, killed: 0 },
      ],
    });
    expect(installation?.queue.map(({ task }) => task)).toContain("send_letter");
    await own.stop();
  });
});
