import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { nth } from "#contract/nth.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newDatabase } from "#tests/support/postgres.ts";
import { startTestServer } from "#tests/support/server.ts";
import { plans } from "./plans.ts";
import { addToDay } from "./queries.ts";
import { tellOf } from "./tasks.ts";

const url = process.env.TEST_DATABASE_URL;
const max = nth(plans.plans, 0).limits.notices_per_day ?? 0;
const server = await startTestServer({ own: true, ...(url && { postgres: await newDatabase(url, "notices") }) });
afterAll(() => server.stop());
type Person = Awaited<ReturnType<typeof server.signIn>>;

const { database } = server.parts;
const letter = (person: Person, n: number) => ({ to: person.email, subject: `Answer ${n}`, text: "x", html: "x" });
const tell = (person: Person, n: number) =>
  database.transaction((trx) => tellOf(server.parts, trx, person.workspace_id as WorkspaceId, letter(person, n)));
const use = (person: Person, notices: number) =>
  database.transaction((trx) => addToDay(trx, person.workspace_id as WorkspaceId, { notices, recipients: notices }));
const used = async (person: Person) =>
  (await person.send(api.subscription.purchased, {})).data.usage.find(({ limit }) => limit === "notices_per_day");
const came = (person: Person) =>
  server.letters.filter(({ to, subject }) => to === person.email && subject.startsWith("Answer")).map(({ subject }) => subject);
const held = (person: Person) =>
  database.db.selectFrom("letters").select(["id", "held_until"]).where("workspace_id", "=", person.workspace_id).execute();
/** Of these letters, those that wait for a midnight to come: tried and refused today, or not yet at their turn. */
const waitingOf = async (ids: string[]): Promise<string[]> =>
  (
    await database.executeSql(
      `select data ->> 'letter_id' as id from pgboss.job where name = 'send_letter' and data ->> 'letter_id' = any($1)
       and state < 'active' and start_after > now()`,
      [ids],
    )
  ).rows.map(({ id }) => id as string);
/** What waits for midnight comes to its turn. */
const midnight = (ids: string[]) =>
  database.executeSql(`update pgboss.job set start_after = now() where name = 'send_letter' and data ->> 'letter_id' = any($1)`, [ids]);

test("of what the product writes by itself the last of a day goes to one of many at once; the rest comes the next day, none twice", async () => {
  const person = await server.signIn();
  await use(person, max - 1);
  await Promise.all(Array.from({ length: 5 }, (_, n) => tell(person, n)));
  await expect.poll(() => came(person).length).toBe(1);
  expect(await used(person)).toMatchObject({ used: max, max });
  const waiting = await held(person);
  const tomorrow = new Date();
  tomorrow.setUTCHours(24, 0, 0, 0);
  expect(waiting.map(({ held_until }) => held_until)).toEqual(Array.from({ length: 4 }, () => tomorrow.toISOString()));

  // However old they are: a letter that waits for its day isn't given up.
  await database.db
    .updateTable("letters")
    .set({ created_at: "2026-01-01T00:00:00Z" })
    .where("workspace_id", "=", person.workspace_id)
    .execute();
  await server.parts.tasks.enqueue("tidy", {});
  expect(await server.rest()).toBe(true);
  expect(await held(person)).toHaveLength(4);

  // Midnight on which three find room.
  await database.db
    .updateTable("daily_usage")
    .set({ notices: max - 3 })
    .where("workspace_id", "=", person.workspace_id)
    .execute();
  const ids = waiting.map(({ id }) => id);
  await midnight(ids);
  await expect.poll(() => came(person).length).toBe(4);
  await expect.poll(() => waitingOf(ids)).toHaveLength(1);
  await database.db.updateTable("daily_usage").set({ day: "2026-01-01" }).where("workspace_id", "=", person.workspace_id).execute();
  await midnight(await waitingOf(ids));
  await expect.poll(() => came(person).toSorted()).toEqual(Array.from({ length: 5 }, (_, n) => `Answer ${n}`));
  await expect.poll(() => held(person)).toEqual([]);
  expect(await used(person)).toMatchObject({ used: 1 });
});

test("codes and warnings about safety come however full the day is", async () => {
  const person = await server.signIn();
  await use(person, max);
  const body = JSON.stringify({ email: person.email });
  await server.raw(api.account.forgotPassword.path, { method: "POST", body, headers: { "content-type": "application/json" } });
  await expect.poll(() => server.letters.some(({ to, subject }) => to === person.email && /\d{6}/.test(subject))).toBe(true);
});

test("the installation holds every workspace to its ceilings, whatever is sold, and says so in both languages", async () => {
  const settings = { SUBSCRIPTIONS: "off", WORKSPACE_LIMITS: "candidates=2, notices_per_day=7" };
  const own = await startTestServer({ settings });
  try {
    const person = await own.signIn();
    for (const last_name of ["Aalders", "Bakker"]) await person.send(api.candidate.create, { last_name });
    const told = async (language: "en" | "nl") =>
      person.raw(api.candidate.create.path, {
        method: "POST",
        body: JSON.stringify({ last_name: "De Vries" }),
        headers: { "content-type": "application/json", "accept-language": language },
      });
    expect(await told("en")).toMatchObject({
      status: 406,
      envelope: {
        response_message: "A workspace here holds 2 candidates, and they are in use.",
        data: { limit: "candidates", max: 2, used: 2, lifted_by: null },
      },
    });
    expect((await told("nl")).envelope.response_message).toBe("In een werkruimte hier passen 2 kandidaten, en die zijn in gebruik.");
    const { usage } = (await person.send(api.subscription.purchased, {})).data;
    expect(usage.filter((one) => one.max !== null).map(({ limit, max: most }) => [limit, most])).toEqual([
      ["candidates", 2],
      ["notices_per_day", 7],
    ]);
  } finally {
    await own.stop();
  }
});
