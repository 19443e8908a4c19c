import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { candidateAndJob } from "#tests/support/pair.ts";
import { startTestServer } from "#tests/support/server.ts";
import { CallFailed } from "#web/kit/calls/api.ts";

// Long enough for a machine that is busy; where they have to end, they are put back.
const server = await startTestServer({ settings: { UNDO_SEND_SECONDS: "60" } });
afterAll(() => server.stop());
type Person = Awaited<ReturnType<typeof server.signIn>>;
const { db } = server.parts.database;

async function ready(owner: Person) {
  const { data } = await owner.send(api.proposal.start, await candidateAndJob(owner));
  const { id, unsourced } = data.proposal;
  if (unsourced.length > 0) await owner.send(api.proposal.confirm, { id, claims: unsourced });
  return (await owner.send(api.proposal.show, { id })).data.proposal;
}
const submit = async (owner: Person, id: string, email: string) =>
  (await owner.send(api.proposal.submit, { id, recipients: [{ name: "Marjan Elzinga", email }] })).data;
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof CallFailed ? error.status : error),
  );
const tokenOf = (url: string) => url.split("/p/")[1] as string;
const read = (url: string) => server.raw(`/v1/proposals/shared/${tokenOf(url)}`);
/** As if the sending were so many seconds old. */
const age = (share_id: string, seconds: number) =>
  db
    .updateTable("proposal_shares")
    .set({ created_at: new Date(Date.now() - seconds * 1000).toISOString() })
    .where("id", "=", share_id)
    .execute();
const standing = async (owner: Person, id: string) => {
  const proposal = (await owner.send(api.proposal.show, { id })).data.proposal;
  const { candidate } = (await owner.send(api.candidate.show, { id: proposal.candidate_id })).data;
  const { usage } = (await owner.send(api.subscription.purchased, {})).data;
  const { status, edition, submitted_at, shares, response, thread } = proposal;
  return {
    proposal: { status, edition, submitted_at, shares, response, thread },
    kinds: candidate.activity.map(({ kind }) => kind),
    stages: candidate.matches.map(({ stage }) => stage),
    used: usage.find(({ limit }) => limit === "recipients_per_day")?.used,
  };
};

test("undone in time, a sending is as if it had not been: no letter, no link, no edition, no stage, nothing used", async () => {
  const owner = await server.signIn();
  const { id } = await ready(owner);
  const before = await standing(owner, id);
  const { proposal, share } = await submit(owner, id, "undone@halderstroom.example");
  expect([proposal.status, share.undo_seconds]).toEqual(["submitted", 60]);
  expect(await standing(owner, id)).not.toEqual(before);
  // In both languages.
  const papers = await db.selectFrom("files").select("id").where("workspace_id", "=", owner.workspace_id).execute();
  expect(papers).toHaveLength(4);
  const moved = await db
    .selectFrom("decisions")
    .select("id")
    .where("workspace_id", "=", owner.workspace_id)
    .where("kind", "=", "stage")
    .execute();
  expect(moved).toHaveLength(1);
  const { data } = await owner.send(api.proposal.undoSubmit, { id });
  expect(data.proposal.status).toBe("draft");
  expect(await standing(owner, id)).toEqual(before);
  const moves = await db
    .selectFrom("decisions")
    .select("id")
    .where("workspace_id", "=", owner.workspace_id)
    .where("kind", "=", "stage")
    .execute();
  expect(moves).toEqual([]);
  expect((await read(share.url)).status).toBe(410);
  expect(await db.selectFrom("letters").select("id").where("workspace_id", "=", owner.workspace_id).execute()).toEqual([]);
  expect(await db.selectFrom("files").select("id").where("workspace_id", "=", owner.workspace_id).execute()).toEqual([]);
  // Once is enough, and it can be sent anew.
  expect(await statusOf(owner.send(api.proposal.undoSubmit, { id }))).toBe(406);
  const again = await submit(owner, id, "again@halderstroom.example");
  expect(again.proposal).toMatchObject({ status: "submitted", edition: 1 });
  expect(again.proposal.shares).toHaveLength(1);
  expect(server.letters.filter(({ to }) => to === "undone@halderstroom.example")).toEqual([]);
  expect(server.errors).toEqual([]);
});

test("the letter leaves after that, and then undoing is refused with what else there is", async () => {
  const owner = await server.signIn();
  const { id } = await ready(owner);
  const { share } = await submit(owner, id, "late@halderstroom.example");
  const { id: letter_id } = await db.selectFrom("letters").select("id").where("share_id", "=", share.id).executeTakeFirstOrThrow();
  // A second after it can't be undone any more, it goes.
  const after = "extract(epoch from start_after - created_on)::int as seconds";
  const { rows } = await server.parts.database.executeSql(
    `update pgboss.job set start_after = now() from (select id, ${after} from pgboss.job where data ->> 'letter_id' = $1) task where job.id = task.id returning seconds`,
    [letter_id],
  );
  expect(rows).toEqual([{ seconds: 61 }]);
  await age(share.id, 61);
  await server.letterTo("late@halderstroom.example");
  const failure = await owner.send(api.proposal.undoSubmit, { id }).then(
    () => null,
    (error: unknown) => error as CallFailed,
  );
  expect([failure?.status, failure?.message]).toEqual([
    406,
    "This can't be undone any more: it has gone out. You can withdraw the proposal.",
  ]);
  expect((await read(share.url)).status).toBe(200);
});

test("it is too late once the seconds are over, the client has written, or somebody else's it is", async () => {
  const owner = await server.signIn();
  const stranger = await server.signIn();
  const { id } = await ready(owner);
  const { share } = await submit(owner, id, "asked@halderstroom.example");
  expect(await statusOf(stranger.send(api.proposal.undoSubmit, { id }))).toBe(404);
  const ask = await server.raw(`/v1/proposals/shared/${tokenOf(share.url)}/ask`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Marjan", text: "When could they start?" }),
  });
  expect(ask.status).toBe(200);
  expect(await statusOf(owner.send(api.proposal.undoSubmit, { id }))).toBe(406);
  const other = await ready(owner);
  const sent = await submit(owner, other.id, "old@halderstroom.example");
  await age(sent.share.id, 61);
  expect(await statusOf(owner.send(api.proposal.undoSubmit, { id: other.id }))).toBe(406);
});

test("a new edition that is undone leaves the one before, under the link that was there", async () => {
  const owner = await server.signIn();
  const { id } = await ready(owner);
  const first = await submit(owner, id, "first@halderstroom.example");
  await age(first.share.id, 120);
  const before = await standing(owner, id);
  await owner.send(api.proposal.editCoverLetter, { id, cover_letter: "Dear Marjan,\n\nAnother letter." });
  await submit(owner, id, "second@halderstroom.example");
  expect(JSON.stringify((await read(first.share.url)).envelope)).toContain("Another letter.");
  await owner.send(api.proposal.undoSubmit, { id });
  expect(await standing(owner, id)).toEqual(before);
  expect(JSON.stringify((await read(first.share.url)).envelope)).not.toContain("Another letter.");
});

test("a letter that waits isn't sent once its link is closed", async () => {
  const owner = await server.signIn();
  const { id } = await ready(owner);
  const { share } = await submit(owner, id, "closed@halderstroom.example");
  await owner.send(api.proposal.revokeShare, { id, share_id: share.id });
  const [letter] = await db.selectFrom("letters").select("id").where("share_id", "=", share.id).execute();
  await server.parts.tasks.enqueue("send_letter", { letter_id: letter?.id as string });
  await expect.poll(() => db.selectFrom("letters").select("id").where("share_id", "=", share.id).execute()).toEqual([]);
  expect(server.letters.filter(({ to }) => to === "closed@halderstroom.example")).toEqual([]);
});
