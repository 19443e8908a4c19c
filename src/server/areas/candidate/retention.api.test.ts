import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { work } from "#server/areas/work.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer({ own: true });
afterAll(() => server.stop());
const tidy = () => work(server.parts).tidy({});

/** A candidate on whom nobody has worked for these weeks. */
async function idle(owner: Awaited<ReturnType<typeof server.signIn>>, weeks: number, consent?: { given_at: string; expires_at?: string }) {
  const { data } = await owner.send(api.candidate.create, {
    first_name: "Noor",
    last_name: `Idle ${weeks}`,
    ...(consent && { consent }),
    allow_duplicate: true,
  });
  const { id } = data.candidate;
  const then = sql`now() - make_interval(weeks => ${weeks})`;
  await server.parts.database.db
    .updateTable("candidates")
    .set({ updated_at: then as never })
    .where("id", "=", id)
    .execute();
  await server.parts.database.db
    .updateTable("activities")
    .set({ at: then as never })
    .where("candidate_id", "=", id)
    .execute();
  return id;
}
const ago = (weeks: number) => new Date(Date.now() - weeks * 7 * 86_400_000).toISOString();

async function stays(owner: Awaited<ReturnType<typeof server.signIn>>, ids: string[]) {
  const { data } = await owner.send(api.candidate.list, {});
  return ids.map((id) => data.candidates.some((one) => one.id === id));
}

describe("a candidate's term", () => {
  test("is nobody's business until a workspace sets one", async () => {
    const owner = await server.signIn();
    const id = await idle(owner, 300);
    await tidy();
    expect(await stays(owner, [id])).toEqual([true]);
  });

  test("ends four weeks after the last work, with consent a year after it was given or at its own end", async () => {
    const owner = await server.signIn();
    await owner.send(api.account.updateWorkspace, { retention: { without_consent: 4, with_consent: 52 } });
    const ids = [
      await idle(owner, 3),
      await idle(owner, 5),
      await idle(owner, 30, { given_at: ago(30) }),
      await idle(owner, 60, { given_at: ago(60) }),
      await idle(owner, 60, { given_at: ago(60), expires_at: new Date(Date.now() + 86_400_000).toISOString() }),
      await idle(owner, 2, { given_at: ago(2), expires_at: ago(1) }),
    ];
    await tidy();
    expect(await stays(owner, ids)).toEqual([true, false, true, false, true, false]);
    const { data } = await owner.send(api.candidate.restore, { id: ids[1] as string });
    expect(data.candidate.deleted_at).toBeNull();
    const shown = await owner.send(api.candidate.show, { id: ids[1] as string });
    expect(shown.data.candidate.activity.map(({ kind }) => kind)).toContain("term_over");
  });

  test("doesn't take somebody away who is in an interview", async () => {
    const owner = await server.signIn();
    await owner.send(api.account.updateWorkspace, { retention: { without_consent: 4, with_consent: null } });
    const id = await idle(owner, 10);
    const { data } = await owner.send(api.job.create, { title: "Verpleegkundige" });
    await owner.send(api.matching.updateMatched, { job_id: data.job.id, candidate_id: id, stage: "interview" });
    await server.parts.database.db
      .updateTable("activities")
      .set({ at: ago(10) })
      .where("candidate_id", "=", id)
      .execute();
    await tidy();
    expect(await stays(owner, [id])).toEqual([true]);
  });
});
