import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startLine } from "./support/cut-line.ts";
import { doMainJob } from "./support/main-job.ts";
import { partitionedDatabase } from "./support/partitioned.ts";
import { newDatabase, walledDatabase } from "./support/postgres.ts";
import { startTestServer } from "./support/server.ts";

const url = process.env.TEST_DATABASE_URL;

/** As it is; with each table of a workspace in four parts by its workspace, which PostgreSQL allows where every key holds that; and with a role that isn't their owner. */
const databases = [
  ["as on the embedded database", async () => ({ postgres: await newDatabase(url as string, "walk") })],
  ["on tables that are partitioned by workspace", async () => ({ postgres: await partitionedDatabase() })],
  ["behind row-level security", async () => asStartOptions(await walledDatabase(url as string))],
  [
    "behind row-level security, on partitioned tables",
    async () => asStartOptions(await walledDatabase(url as string, await partitionedDatabase())),
  ],
] as const;

const asStartOptions = ({ url, owner_url }: { url: string; owner_url: string }) => ({ postgres: url, owner: owner_url });

test.skipIf(!url).each(databases)("the main job works on PostgreSQL %s", async (_name, database) => {
  const server = await startTestServer(await database());
  try {
    await doMainJob(server);
    expect(server.errors).toEqual([]);
  } finally {
    await server.stop();
  }
});

test.skipIf(!url)("people who change a team at once take turns on PostgreSQL too", async () => {
  const server = await startTestServer({ postgres: await newDatabase(url as string, "walk") });
  try {
    const statusOf = (answer: Promise<unknown>): Promise<number> => answer.then(() => 200).catch((error) => error.status);
    const owner = await server.signIn({ plan: "team", seats: 3 });
    const people = await Promise.all(Array.from({ length: 8 }, () => server.signIn()));
    for (const { email } of people) await owner.send(api.team.create, { first_name: "Tom", last_name: "Brand", email });
    const came = await Promise.all(people.map((one) => statusOf(one.send(api.account.enterTeam, { team_id: owner.workspace_id }))));
    expect(came.sort()).toEqual([200, 200, ...Array(6).fill(406)]);

    for (let round = 0; round < 5; round++) {
      const boss = await server.signIn({ plan: "team", seats: 9 });
      const members = await Promise.all([1, 2, 3].map(() => server.signIn({ in_workspace_of: boss })));
      const records = await Promise.all(
        members.map(
          async (one) =>
            (await one.send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman", allow_duplicate: true })).data.candidate,
        ),
      );
      const { recruiters } = (await boss.send(api.team.recruiters, {})).data;
      const [first, second] = members.map(({ user_id }) => recruiters.find((one) => one.user_id === user_id)?.id as string);
      // One is removed while her records are saved, one is made the owner while he leaves, one leaves.
      await Promise.all([
        statusOf(boss.send(api.team.remove, { id: first as string })),
        ...records.flatMap(({ id }, n) =>
          [1, 2, 3].map((tag) => statusOf((members[n] as typeof boss).send(api.candidate.update, { id, tags: [`${tag}`] }))),
        ),
        statusOf(boss.send(api.team.transfer, { id: second as string, current_password: boss.password })),
        ...members.slice(1).map((one) => statusOf(one.send(api.team.leave, {}))),
      ]);
      const { db } = server.parts.database;
      const left = await db.selectFrom("recruiters").select(["id", "role"]).where("workspace_id", "=", boss.workspace_id).execute();
      expect(left.filter(({ role }) => role === "owner")).toHaveLength(1);
      const owners = await db.selectFrom("candidates").select("recruiter_id").where("workspace_id", "=", boss.workspace_id).execute();
      for (const { recruiter_id } of owners) expect(left.map(({ id }) => id)).toContain(recruiter_id);
    }

    for (let round = 0; round < 5; round++) {
      const boss = await server.signIn({ plan: "team" });
      const newcomer = await server.signIn();
      await boss.send(api.team.create, { first_name: "Tom", last_name: "Brand", email: newcomer.email });
      // Either the team is there for its first member, or it went before.
      const [joined, deleted] = await Promise.all([
        statusOf(newcomer.send(api.account.enterTeam, { team_id: boss.workspace_id })),
        statusOf(boss.send(api.account.deleteAccount, { current_password: boss.password })),
      ]);
      expect(["200 406", "404 200"]).toContain(`${joined} ${deleted}`);
    }
    expect(server.errors).toEqual([]);
  } finally {
    await server.stop();
  }
});

test.skipIf(!url)("a database that is away answers 503 and when to come again, and is used again when it is back", async () => {
  const line = await startLine(await newDatabase(url as string, "away"));
  const server = await startTestServer({ postgres: line.url });
  try {
    const { raw } = await server.signIn();
    const list = { headers: { "accept-language": "nl" } };
    expect((await raw("/api/user/candidates", list)).status).toBe(200);
    await line.cut();
    for (const path of ["/api/user/candidates", "/api/user/subscription/purchased"]) {
      const { status, headers, envelope } = await raw(path, list);
      expect([path, status, headers.get("retry-after")]).toEqual([path, 503, "5"]);
      expect(envelope.response_message).toBe("De database is even niet bereikbaar. Probeer het zo weer.");
    }
    await line.mend();
    await expect.poll(async () => (await raw("/api/user/candidates", list)).status).toBe(200);
    // Told once by the queue, not once a poll.
    expect(server.errors.length).toBeLessThanOrEqual(1);
  } finally {
    await server.stop();
    await line.cut();
  }
});
