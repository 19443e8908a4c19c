import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";
import { tidy } from "#tests/support/chat.ts";
import { listen, type Told } from "#tests/support/events.ts";
import { candidateAndJob, dropCv, NOOR } from "#tests/support/pair.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());
type Person = Awaited<ReturnType<typeof server.signIn>>;

const refused = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { status: number; envelope: { response_message: string; data?: Record<string, unknown> } }) => error,
  );
async function about(person: Person) {
  const candidate_id = await dropCv(person);
  const { data } = await person.send(api.chat.startWithCandidate, { candidate_id });
  return { candidate_id, chat_id: data.chat.id, data };
}

describe("a talk", () => {
  test("opens about a candidate, a job, or both, with questions worth asking and who answers", async () => {
    const person = await server.signIn();
    const pair = await candidateAndJob(person);
    const one = (await person.send(api.chat.startWithCandidate, { candidate_id: pair.candidate_id })).data;
    expect(one).toMatchObject({
      chat: { kind: "candidate", title: "Noor Hazelaar", candidate_name: "Noor Hazelaar", job_id: null, last_question: null },
      messages: [],
      usage: { used: 0, max: 50 },
      answerer: { provider: "built_in", model: null },
      documents: 1,
    });
    expect(one.suggestions.length).toBeGreaterThan(2);
    const two = (await person.send(api.chat.startWithJob, { job_id: pair.job_id })).data;
    expect(two).toMatchObject({
      chat: { kind: "job", title: "Senior backend engineer", client_name: "Halderstroom Energy" },
      documents: 2,
    });
    const both = (await person.send(api.chat.startWithBoth, pair)).data;
    expect(both).toMatchObject({
      chat: { kind: "candidate_job", title: "Noor Hazelaar · Senior backend engineer", ...pair },
      documents: 2,
    });
  });

  test("in which nothing was asked yet is taken again, by the same person only, however often at once", async () => {
    const owner = await server.signIn({ plan: "team" });
    const colleague = await server.signIn({ in_workspace_of: owner });
    const candidate_id = await dropCv(owner);
    const start = (person: Person) => person.send(api.chat.startWithCandidate, { candidate_id }).then(({ data }) => data.chat.id);
    const ids = new Set(await Promise.all([start(owner), start(owner), start(owner)]));
    expect(ids.size).toBe(1);
    expect(await start(colleague)).not.toBe([...ids][0]);
    await owner.send(api.chat.ask, { chat_id: [...ids][0] as string, message: "Does she know Kafka?" });
    expect(await start(owner)).not.toBe([...ids][0]);
  });

  test("answers with citations that stand in their sources, letter for letter, and is kept", async () => {
    const person = await server.signIn();
    const { chat_id, candidate_id } = await about(person);
    const { data } = await person.send(api.chat.ask, { chat_id, message: "Does she know Kafka?" });
    expect(data.message).toMatchObject({ role: "assistant", state: "complete", failure: null, provider: "built_in", language: "en" });
    expect(data.usage).toMatchObject({ used: 1, max: 50 });
    const { cv_text } = (await person.send(api.candidate.show, { id: candidate_id })).data.candidate;
    expect(data.message.citations?.length).toBeGreaterThan(0);
    for (const { source, quote, start, end, n, label } of data.message.citations ?? []) {
      expect(source).toBe("cv");
      expect(cv_text?.slice(start, end)).toBe(quote);
      expect(data.message.content).toContain(`[${n}]`);
      expect(label).toBe("CV");
    }
    const shown = (await person.send(api.chat.show, { id: chat_id })).data;
    expect(shown.chat).toMatchObject({ title: "Does she know Kafka?", last_question: "Does she know Kafka?" });
    expect(shown.messages.map(({ role, content }) => [role, content])).toEqual([
      ["user", "Does she know Kafka?"],
      ["assistant", data.message.content],
    ]);
  });

  test("a stage and what a client was told are sources by their own names, beside the notes", async () => {
    const person = await server.signIn();
    const pair = await candidateAndJob(person);
    await person.send(api.matching.updateMatched, { ...pair, stage: "rejected", reason: "Too far from Lelystad" });
    await person.send(api.candidate.addNote, { candidate_id: pair.candidate_id, text: "Likes to sail on Thursdays." });
    const { chat_id } = { chat_id: (await person.send(api.chat.startWithBoth, pair)).data.chat.id };
    const ask = async (message: string) => (await person.send(api.chat.ask, { chat_id, message })).data.message;
    const stage = await ask("Why was Noor rejected, which stage?");
    expect(stage.content).toContain("Lelystad");
    expect(stage.citations?.map(({ label }) => label).join()).toContain("Stage");
    const note = await ask("Does Noor like to sail?");
    expect(note.content).toContain("a note says");
    expect(note.citations?.[0]?.label).toContain("Note");
  });

  test("pay and hours come from the facts that are stored with the vacancy: what a person changed wins", async () => {
    const person = await server.signIn();
    const { job_id } = await candidateAndJob(person, {
      vacancy: "Senior backend engineer\nHalderstroom Energy, Utrecht\n32 hours a week, € 5.200 gross per month\n\nWe ask\n- Python",
    });
    const { chat_id } = { chat_id: (await person.send(api.chat.startWithJob, { job_id })).data.chat.id };
    const ask = async (message: string) => (await person.send(api.chat.ask, { chat_id, message })).data.message;
    const before = await ask("How many hours a week is the job?");
    expect(before.content).toContain("32 hours");
    expect(before.citations?.[0]).toMatchObject({ source: "job", quote: expect.stringContaining("32 hours") });
    const { version } = (await person.send(api.job.show, { id: job_id })).data.job;
    await person.send(api.job.update, { id: job_id, version, hours_min: 24, hours_per_week: 24 });
    const after = await ask("How many hours a week is the job?");
    expect(after.content).toContain("24 hours");
    expect(after.citations?.[0]).toMatchObject({ source: "job:hours_per_week", quote: "24" });
  });

  test("says so when the documents don't hold the answer", async () => {
    const person = await server.signIn();
    const { chat_id } = await about(person);
    const { message } = (await person.send(api.chat.ask, { chat_id, message: "Heeft ze een rijbewijs?" })).data;
    expect(message.missing?.text).toBeTruthy();
    expect(message.language).toBe("nl");
  });

  test("streams the same answer as events", async () => {
    const person = await server.signIn();
    const { chat_id } = await about(person);
    const told: Told[] = [];
    for await (const one of listen(server.fetcher, api.chat.ask, { chat_id, message: "Does she know Kafka?" }, { token: person.token }))
      told.push(one);
    const done = told.at(-1);
    expect(done).toMatchObject({ event: "done", data: { message: { state: "complete" }, usage: { used: 1 } } });
    expect(
      told
        .filter(({ event }) => event === "delta")
        .map(({ data }) => data.text)
        .join(""),
    ).toBe(done?.data.message.content);
    expect(told.filter(({ event }) => event === "citation").map(({ data }) => data)).toEqual(done?.data.message.citations);
  });

  test("refuses before it streams as every call does", async () => {
    const person = await server.signIn();
    const { chat_id } = await about(person);
    const ask = (body: object) =>
      person.raw(api.chat.ask.path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { accept: "text/event-stream", "content-type": "application/json" },
      });
    expect(await ask({ chat_id })).toMatchObject({ status: 422, envelope: { validation_errors: { message: expect.anything() } } });
    expect(await ask({ chat_id, message: " \n" })).toMatchObject({ status: 422 });
    expect(await ask({ chat_id, message: "x".repeat(4001) })).toMatchObject({ status: 422 });
    expect(await ask({ chat_id: "0193e4a0-0000-7000-8000-00000000000f", message: "Hello?" })).toMatchObject({ status: 404 });
  });

  test("is found by the words of its questions, its answers and its names", async () => {
    const person = await server.signIn();
    const { chat_id } = await about(person);
    await person.send(api.chat.ask, { chat_id, message: "Does she know Kafka?" });
    const other = (await person.send(api.chat.startWithCandidate, { candidate_id: await dropCv(person, NOOR.replaceAll("Noor", "Tess")) }))
      .data.chat.id;
    await person.send(api.chat.ask, { chat_id: other, message: "Which languages?" });
    const found = async (q: string) => (await person.send(api.chat.list, { q })).data.chats.map(({ id }) => id);
    expect(await found("kafka")).toEqual([chat_id]);
    expect(await found("events")).toEqual([chat_id]);
    expect(await found("Tess")).toEqual([other]);
    expect(await found("nothing-of-it")).toEqual([]);
    const first = (await person.send(api.chat.list, { limit: 1 })).data;
    expect(first).toMatchObject({ total: 2, chats: [{ id: other }] });
    const second = (await person.send(api.chat.list, { limit: 1, cursor: first.next_cursor as string })).data;
    expect(second).toMatchObject({ total: 2, chats: [{ id: chat_id }], next_cursor: null });
    expect((await person.send(api.chat.list, { job_id: chat_id })).data.total).toBe(0);
  });

  test("one without a question is in no list", async () => {
    const person = await server.signIn();
    await about(person);
    expect((await person.send(api.chat.list, {})).data.total).toBe(0);
  });

  test("goes to the trash and comes back, and is removed after 30 days", async () => {
    const person = await server.signIn();
    const { chat_id } = await about(person);
    await person.send(api.chat.ask, { chat_id, message: "Does she know Kafka?" });
    await person.send(api.chat.delete, { id: chat_id });
    for (const call of [
      () => person.send(api.chat.show, { id: chat_id }),
      () => person.send(api.chat.delete, { id: chat_id }),
      () => person.send(api.chat.ask, { chat_id, message: "And Python?" }),
    ])
      expect(await refused(call())).toMatchObject({ status: 410 });
    expect((await person.send(api.chat.list, {})).data.total).toBe(0);
    await person.send(api.chat.delete, { id: chat_id, restore: true });
    expect((await person.send(api.chat.show, { id: chat_id })).data.messages).toHaveLength(2);
    await person.send(api.chat.delete, { id: chat_id });
    await tidy(server.parts, (db) => db.updateTable("chats").set({ deleted_at: "2026-01-01T00:00:00Z" }).where("id", "=", chat_id));
    expect(await refused(person.send(api.chat.delete, { id: chat_id, restore: true }))).toMatchObject({ status: 404 });
  });

  test("ends where it is too long to be shown, and a new one begins", async () => {
    const person = await server.signIn();
    const pair = await candidateAndJob(person);
    const { id: chat_id } = (await person.send(api.chat.startWithBoth, pair)).data.chat;
    await person.send(api.chat.ask, { chat_id, message: "Which requirements are met?" });
    const row = { workspace_id: person.workspace_id, chat_id, role: "user" as const, content: "And Python?" };
    const rows = Array.from({ length: 398 }, (_, n) => ({ ...row, id: newId(), position: 10 + n }));
    await server.parts.database.db.insertInto("chat_messages").values(rows).execute();
    expect(await refused(person.send(api.chat.ask, { chat_id, message: "And Kafka?" }))).toMatchObject({ status: 409 });
    expect((await person.send(api.chat.show, { id: chat_id })).data.messages).toHaveLength(400);
    const next = (await person.send(api.chat.startWithBoth, pair)).data.chat;
    expect(next.id).not.toBe(chat_id);
  });

  test("about a record in the trash is gone until it comes back", async () => {
    const person = await server.signIn();
    const pair = await candidateAndJob(person);
    const { data } = await person.send(api.chat.startWithBoth, pair);
    await person.send(api.chat.ask, { chat_id: data.chat.id, message: "Which requirements are met?" });
    await person.send(api.candidate.remove, { id: pair.candidate_id });
    for (const call of [
      () => person.send(api.chat.startWithBoth, pair),
      () => person.send(api.chat.show, { id: data.chat.id }),
      () => person.send(api.chat.ask, { chat_id: data.chat.id, message: "And Python?" }),
    ])
      expect(await refused(call())).toMatchObject({ status: 410 });
    expect((await person.send(api.chat.list, {})).data.total).toBe(0);
    await person.send(api.candidate.restore, { id: pair.candidate_id });
    expect((await person.send(api.chat.list, {})).data.total).toBe(1);
    await person.send(api.job.remove, { id: pair.job_id });
    expect(await refused(person.send(api.chat.show, { id: data.chat.id }))).toMatchObject({ status: 410 });
  });

  test("goes with its candidate when the trash is emptied, and so does what was said of them about a job", async () => {
    const person = await server.signIn();
    const pair = await candidateAndJob(person);
    const { chat } = (await person.send(api.chat.startWithCandidate, pair)).data;
    await person.send(api.chat.ask, { chat_id: chat.id, message: "Does she know Kafka?" });
    const job = (await person.send(api.chat.startWithJob, pair)).data.chat;
    await person.send(api.chat.ask, { chat_id: job.id, message: "Who are the best candidates?" });
    await person.send(api.chat.ask, { chat_id: job.id, message: "What does the job ask?" });
    await person.send(api.candidate.remove, { id: pair.candidate_id });
    await tidy(server.parts, (db) =>
      db.updateTable("candidates").set({ deleted_at: "2026-01-01T00:00:00Z" }).where("id", "=", pair.candidate_id),
    );
    expect(await refused(person.send(api.chat.show, { id: chat.id }))).toMatchObject({ status: 404 });
    const left = (await person.send(api.chat.show, { id: job.id })).data.messages;
    expect(JSON.stringify(left)).not.toContain("Hazelaar");
    expect(left.map(({ content }) => content)).toContain("What does the job ask?");
  });

  test("is nobody's who may only look", async () => {
    const owner = await server.signIn({ plan: "team" });
    const viewer = await server.signIn({ role: "viewer", in_workspace_of: owner });
    const { chat_id } = await about(owner);
    expect(await refused(viewer.send(api.chat.show, { id: chat_id }))).toMatchObject({ status: 403 });
  });
});

describe("thumbs", () => {
  test("are kept with the answer, and taken back", async () => {
    const person = await server.signIn();
    const { chat_id } = await about(person);
    const { message } = (await person.send(api.chat.ask, { chat_id, message: "Does she know Kafka?" })).data;
    const give = async (thumbs: "up" | "down" | null) =>
      (await person.send(api.chat.feedback, { message_id: message.id, thumbs })).data.message.thumbs;
    expect(await give("up")).toBe("up");
    expect((await person.send(api.chat.show, { id: chat_id })).data.messages[1]?.thumbs).toBe("up");
    expect(await give(null)).toBe(null);
    const question = (await person.send(api.chat.show, { id: chat_id })).data.messages[0]?.id as string;
    expect(await refused(person.send(api.chat.feedback, { message_id: question, thumbs: "up" }))).toMatchObject({ status: 404 });
    const stranger = await server.signIn();
    expect(await refused(stranger.send(api.chat.feedback, { message_id: message.id, thumbs: "up" }))).toMatchObject({ status: 404 });
  });
});

describe("an answer made anew", () => {
  test("takes the place of the one before, behind its own question", async () => {
    const person = await server.signIn();
    const { chat_id } = await about(person);
    const first = (await person.send(api.chat.ask, { chat_id, message: "Does she know Kafka?" })).data.message;
    await person.send(api.chat.ask, { chat_id, message: "Which languages does she speak?" });
    const again = (await person.send(api.chat.ask, { chat_id, message: "Does she know Kafka?", retry_of: first.id })).data.message;
    const { messages } = (await person.send(api.chat.show, { id: chat_id })).data;
    expect(messages.map(({ id }) => id).slice(1, 2)).toEqual([again.id]);
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
    expect(await refused(person.send(api.chat.ask, { chat_id, message: "x", retry_of: first.id }))).toMatchObject({ status: 422 });
    expect(await refused(person.send(api.chat.ask, { chat_id, message: "x", retry_of: messages[0]?.id as string }))).toMatchObject({
      status: 422,
    });
  });
});

describe("the month's messages", () => {
  test("of twenty questions asked at once with the last of them one is answered; the others name the plan that lifts it", async () => {
    const person = await server.signIn();
    const { chat_id } = await about(person);
    await server.parts.database.db
      .insertInto("monthly_usage")
      .values({
        workspace_id: person.workspace_id,
        month: new Date().toISOString().slice(0, 8).concat("01"),
        chat_messages: 49,
        notices: "{}" as never,
      })
      .execute();
    const done = await Promise.all(
      Array.from({ length: 20 }, (_, n) => refused(person.send(api.chat.ask, { chat_id, message: `Does she know Kafka? ${n}` }))),
    );
    const failures = done.filter((one) => one !== null);
    expect(failures).toHaveLength(19);
    for (const failure of failures)
      expect(failure).toMatchObject({
        status: 406,
        envelope: { data: { limit: "chat_messages_per_month", max: 50, lifted_by: { key: "solo" } } },
      });
    const { messages, usage } = (await person.send(api.chat.show, { id: chat_id })).data;
    expect(messages).toHaveLength(2);
    expect(usage).toMatchObject({ used: 50, max: 50 });
  });
});

describe("the record", () => {
  test("of every answer about a candidate can be exported, with how each came about", async () => {
    const person = await server.signIn();
    const pair = await candidateAndJob(person);
    const other = await dropCv(person, NOOR.replaceAll("Noor Hazelaar", "Tess Lindeboom").replaceAll("noor.hazelaar", "tess"));
    const { chat } = (await person.send(api.chat.startWithCandidate, pair)).data;
    const { message } = (await person.send(api.chat.ask, { chat_id: chat.id, message: "Does she know Kafka?" })).data;
    await person.send(api.chat.feedback, { message_id: message.id, thumbs: "down" });
    const elsewhere = (await person.send(api.chat.startWithCandidate, { candidate_id: other })).data.chat;
    await person.send(api.chat.ask, { chat_id: elsewhere.id, message: "Does she know Python?" });
    const { chats } = (await person.send(api.chat.export, pair)).data.export;
    expect(chats.map(({ id }) => id)).toEqual([chat.id]);
    expect(chats[0]?.messages).toMatchObject([
      { role: "user", content: "Does she know Kafka?", record: null },
      {
        id: message.id,
        thumbs: "down",
        record: {
          by: "Sanne Verhoeven",
          scope: "candidate",
          provider: "built_in",
          model: null,
          text_version: null,
          input_tokens: null,
          latency_ms: expect.any(Number),
        },
      },
    ]);
    expect(chats[0]?.messages[1]?.record?.passage_hashes[0]).toMatch(/^[0-9a-f]{64}$/);
    const stranger = await server.signIn();
    expect(await refused(stranger.send(api.chat.export, pair))).toMatchObject({ status: 404 });
  });
});

test("nothing of this was a fault of the server", () => {
  expect(server.errors).toEqual([]);
});
