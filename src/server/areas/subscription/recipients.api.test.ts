import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newDatabase } from "#tests/support/postgres.ts";
import { addDraft, addPair } from "#tests/support/sent-proposal.ts";
import { startTestServer } from "#tests/support/server.ts";
import { CallFailed } from "#web/kit/calls/api.ts";
import { writeTo } from "./tasks.ts";

const url = process.env.TEST_DATABASE_URL;
const server = await startTestServer();
afterAll(() => server.stop());
type Server = typeof server;
type Person = Awaited<ReturnType<Server["signIn"]>>;

const letters = (n: number) =>
  Array.from({ length: n }, (_, at) => ({ to: `client${at}@proffer.example`, subject: "x", text: "x", html: "x" }));
const write = (to: Server, person: Person, n: number) =>
  to.parts.database.transaction((trx) => writeTo(to.parts, trx, person.workspace_id as WorkspaceId, letters(n)));
const used = async (person: Person) =>
  (await person.send(api.subscription.purchased, {})).data.usage.find(({ limit }) => limit === "recipients_per_day");
const refused = (answer: Promise<unknown>): Promise<CallFailed> =>
  answer.then(
    () => Promise.reject(new Error("It was taken.")),
    (error: unknown) => (error instanceof CallFailed ? error : Promise.reject(error)),
  );

describe("people written to in a day", () => {
  test("are as many as the plan holds, all of a letter or none of it", async () => {
    const owner = await server.signIn();
    const id = await addDraft(owner.send, await addPair(owner.send));
    await write(server, owner, 18);
    const people = (n: number) => letters(n).map(({ to }) => ({ email: to }));
    const failure = await refused(owner.send(api.proposal.submit, { id, recipients: people(3) }));
    expect(failure.status).toBe(406);
    expect(failure.envelope.data).toMatchObject({
      limit: "recipients_per_day",
      max: 20,
      used: 18,
      plan: "free",
      lifted_by: { key: "solo" },
    });
    expect(failure.message).toBe(
      "Free holds 20 recipients a day. You want to write to 3 now; 2 are left today. With Solo you can write to more.",
    );
    expect((await owner.send(api.proposal.show, { id })).data.proposal.status).toBe("draft");
    await owner.send(api.proposal.submit, { id, recipients: people(2) });
    const midnight = new Date();
    midnight.setUTCHours(24, 0, 0, 0);
    expect(await used(owner)).toEqual({ limit: "recipients_per_day", used: 20, max: 20, resets_at: midnight.toISOString() });
  });

  test("count for questions and invitations as well, and a link to hand over counts nothing", async () => {
    const owner = await server.signIn();
    const { data } = await owner.send(api.candidate.create, { last_name: "Hazelaar", email: "noor@proffer.example" });
    const ask = (send: boolean) => ({ candidate_id: data.candidate.id, send, months: 6, names_client: false }) as const;
    await write(server, owner, 19);
    await owner.send(api.consent.ask, ask(true));
    const asked = {
      method: "POST",
      body: JSON.stringify(ask(true)),
      headers: { "content-type": "application/json", "accept-language": "nl" },
    };
    const { status, envelope } = await owner.raw(api.consent.ask.path, asked);
    expect(status).toBe(406);
    expect(envelope.response_message).toBe(
      "In Free passen 20 ontvangers per dag. Je wilt er nu 1 schrijven; vandaag kunnen er nog 0. Met Solo kun je er meer schrijven.",
    );
    await owner.send(api.consent.ask, ask(false));

    const team = await server.signIn({ plan: "team" });
    const { data: invited } = await team.send(api.team.create, {
      first_name: "Tom",
      last_name: "Brand",
      email: `tom-${team.user_id}@proffer.example`,
    });
    await team.send(api.team.resend, { id: invited.recruiter.id });
    expect(await used(team)).toMatchObject({ used: 2, max: 1000 });
  });

  test("begin anew with the day", async () => {
    const owner = await server.signIn();
    await write(server, owner, 20);
    await expect(write(server, owner, 1)).rejects.toMatchObject({ status: 406 });
    await server.parts.database.db
      .updateTable("daily_usage")
      .set({ day: "2026-01-01" })
      .where("workspace_id", "=", owner.workspace_id)
      .execute();
    expect(await used(owner)).toMatchObject({ used: 0 });
    await write(server, owner, 5);
    expect(await used(owner)).toMatchObject({ used: 5 });
  });

  test("are unlimited where nothing is sold", async () => {
    const own = await startTestServer({ settings: { SUBSCRIPTIONS: "off" } });
    try {
      const owner = await own.signIn();
      await write(own, owner, 30);
      expect(await used(owner)).toMatchObject({ used: 30, max: null });
    } finally {
      await own.stop();
    }
  });

  test.skipIf(!url)("are counted once by those who write at once, on PostgreSQL", async () => {
    const own = await startTestServer({ postgres: await newDatabase(url as string, "recipients") });
    try {
      const owner = await own.signIn();
      await write(own, owner, 19);
      const done = await Promise.allSettled(Array.from({ length: 12 }, () => write(own, owner, 1)));
      expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await used(owner)).toMatchObject({ used: 20 });
    } finally {
      await own.stop();
    }
  });
});
