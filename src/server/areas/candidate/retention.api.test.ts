import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import type { Retention } from "#contract/account/workspace.ts";
import { api } from "#contract/index.ts";
import { work } from "#server/areas/work.ts";
import type { Parts } from "#server/parts/parts.ts";
import { startTestServer } from "#tests/support/server.ts";
import { retireCandidates } from "./retention/tasks.ts";

const server = await startTestServer({ own: true });
afterAll(() => server.stop());
const tidy = () => work(server.parts).tidy({});
type Person = Awaited<ReturnType<typeof server.signIn>>;

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
let people = 0;

/** A candidate on whom nobody has worked for these days. */
async function idle(owner: Person, days: number, consent?: { given_at: string; expires_at?: string }, email?: string) {
  const { data } = await owner.send(api.candidate.create, {
    first_name: "Noor",
    last_name: `Idle ${++people}`,
    ...(consent && { consent: { ...consent, basis: "consent" as const } }),
    ...(email && { email }),
    allow_duplicate: true,
  });
  const { id } = data.candidate;
  await age(id, days);
  return id;
}
async function age(id: string, days: number) {
  const { db } = server.parts.database;
  const then = sql<string>`now() - make_interval(days => ${days})`;
  await db.updateTable("candidates").set({ updated_at: then }).where("id", "=", id).execute();
  await db.updateTable("activities").set({ at: then }).where("candidate_id", "=", id).execute();
}
const setTerms = (owner: Person, retention: Partial<Retention>) => owner.send(api.account.updateWorkspace, { retention });

async function stays(owner: Person, ids: string[]) {
  const { data } = await owner.send(api.candidate.list, {});
  return ids.map((id) => data.candidates.some((one) => one.id === id));
}
const isErased = async (id: string) =>
  (await server.parts.database.db.selectFrom("candidates").select("id").where("id", "=", id).executeTakeFirst()) === undefined;

describe("a candidate's term", () => {
  test("is four weeks, or a year with consent, where nobody has set another; the last day still counts", async () => {
    const owner = await server.signIn();
    const ids = [
      await idle(owner, 28),
      await idle(owner, 29),
      await idle(owner, 300, { given_at: ago(364) }),
      await idle(owner, 300, { given_at: ago(365) }),
      await idle(owner, 300, { given_at: ago(366) }),
      await idle(owner, 60, { given_at: ago(60), expires_at: new Date(Date.now() + DAY_MS).toISOString() }),
      await idle(owner, 2, { given_at: ago(2), expires_at: ago(1) }),
    ];
    await tidy();
    expect(await stays(owner, ids)).toEqual([true, false, true, true, false, true, false]);
  });

  test("may be none", async () => {
    const owner = await server.signIn();
    await setTerms(owner, { without_consent_days: null, with_consent_days: null });
    const ids = [await idle(owner, 3000), await idle(owner, 3000, { given_at: ago(3000) })];
    await tidy();
    expect(await stays(owner, ids)).toEqual([true, true]);
  });

  test("ends in the trash, and begins anew for whoever is taken out of it", async () => {
    const owner = await server.signIn();
    await setTerms(owner, { without_consent_days: 10 });
    const ids = [await idle(owner, 12), await idle(owner, 12, { given_at: ago(12), expires_at: ago(2) })];
    await tidy();
    expect(await stays(owner, ids)).toEqual([false, false]);
    for (const id of ids) await owner.send(api.candidate.restore, { id });
    await tidy();
    expect(await stays(owner, ids)).toEqual([true, true]);
    const { activity } = (await owner.send(api.candidate.show, { id: ids[0] as string })).data.candidate;
    expect(activity.map(({ kind }) => kind)).toContain("term_over");
    for (const id of ids) await age(id, 12);
    await tidy();
    expect(await stays(owner, ids)).toEqual([false, false]);
  });

  test("ends for good at once where a workspace has set that", async () => {
    const owner = await server.signIn();
    await setTerms(owner, { through_trash: false });
    const [past, young] = [await idle(owner, 30), await idle(owner, 3)];
    await tidy();
    expect([await isErased(past), await isErased(young)]).toEqual([true, false]);
  });

  test("doesn't take somebody away who is in an interview", async () => {
    const owner = await server.signIn();
    const id = await idle(owner, 60);
    const { data } = await owner.send(api.job.create, { title: "Verpleegkundige" });
    await owner.send(api.matching.updateMatched, { job_id: data.job.id, candidate_id: id, stage: "interview" });
    await age(id, 60);
    await tidy();
    expect(await stays(owner, [id])).toEqual([true]);
    expect((await owner.send(api.candidate.show, { id })).data.candidate.kept_until).toBeNull();
  });

  test("is told with the candidate: the day, to the second", async () => {
    const owner = await server.signIn();
    const id = await idle(owner, 3, { given_at: "2026-01-31T23:30:00.000Z", expires_at: "2026-12-31T22:59:00.000Z" });
    const { kept_until } = (await owner.send(api.candidate.show, { id })).data.candidate;
    expect(kept_until).toBe("2026-12-31T22:59:59.000Z"); // 23:59:59 in Amsterdam
  });
});

describe("consent that ends", () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const token = async (address: string) => /\/c\/([\w-]{22})/.exec((await server.letterTo(address)).text)?.[1] as string;
  const answer = (of: string, given: "yes" | "no" | "withdrawn") =>
    server.raw(`/v1/consents/${of}/answer`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ answer: given, language: "nl" }),
    });
  const letters = async (email: string) => server.letters.filter((one) => one.to === email).length;

  test("is asked to be renewed 30 days before, once; a yes lets it go on for the term", async () => {
    const owner = await server.signIn();
    const early = await idle(owner, 1, { given_at: ago(300), expires_at: inDays(32) }, "early@renew.example");
    const id = await idle(owner, 1, { given_at: ago(300), expires_at: inDays(29) }, "due@renew.example");
    await tidy();
    await tidy();
    const link = await token("due@renew.example");
    expect(await letters("due@renew.example")).toBe(1);
    expect((await owner.send(api.consent.list, { candidate_id: early })).data.requests).toEqual([]);
    const shared = (await server.raw(`/v1/consents/${link}`)).envelope.data?.shared;
    expect(shared).toMatchObject({ asked: { purpose: "keep", job_title: null, shown: [] }, answer: null });
    expect((await answer(link, "yes")).status).toBe(200);
    const { consent, activity } = (await owner.send(api.candidate.show, { id })).data.candidate;
    expect(Date.parse(consent.expires_at as string) - Date.now()).toBeGreaterThan((28 + 365) * DAY_MS);
    expect(activity.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["renewal_asked", "renewal_answered"]));
    const { notifications } = (await owner.send(api.notification.list, {})).data;
    expect(notifications).toMatchObject([{ kind: "renewal_yes", record: "candidate", record_id: id, record_name: null }]);
    await tidy();
    expect(await letters("due@renew.example")).toBe(1);
  });

  test("isn't asked about where a workspace doesn't want that", async () => {
    const owner = await server.signIn();
    await setTerms(owner, { asks_to_renew: false });
    const id = await idle(owner, 1, { given_at: ago(300), expires_at: inDays(5) }, "unasked@renew.example");
    await tidy();
    expect((await owner.send(api.consent.list, { candidate_id: id })).data.requests).toEqual([]);
  });

  test("a no, or a yes taken back, erases within 24 hours, not before there was time to think again, and past the trash", async () => {
    const owner = await server.signIn();
    const given = { given_at: ago(300), expires_at: inDays(20) };
    const no = await idle(owner, 1, given, "no@renew.example");
    const back = await idle(owner, 1, given, "back@renew.example");
    const contract = await idle(owner, 1, given, "contract@renew.example");
    await tidy();
    await answer(await token("no@renew.example"), "no");
    const link = await token("back@renew.example");
    for (const said of ["yes", "withdrawn", "yes", "withdrawn"] as const) expect((await answer(link, said)).status).toBe(200);
    await answer(await token("contract@renew.example"), "no");
    await owner.send(api.candidate.update, { id: contract, consent: { basis: "contract" } });
    await owner.send(api.candidate.remove, { id: no });
    await tidy();
    expect(await Promise.all([no, back, contract].map(isErased))).toEqual([false, false, false]);
    await server.parts.database.db
      .updateTable("candidates")
      .set({ consent: sql`consent || jsonb_build_object('withdrawn_at', now() - interval '21 hours')` })
      .where("id", "in", [no, back])
      .execute();
    await tidy();
    expect(await Promise.all([no, back, contract].map(isErased))).toEqual([true, true, false]);
  });

  test("for one job alone has nobody erased: its pages close", async () => {
    const owner = await server.signIn();
    const id = await idle(owner, 1);
    const { data } = await owner.send(api.job.create, { title: "Kok" });
    const { url } = (await owner.send(api.consent.ask, { candidate_id: id, job_id: data.job.id })).data;
    for (const said of ["yes", "withdrawn"] as const) await answer(url.split("/c/")[1] as string, said);
    expect((await owner.send(api.candidate.show, { id })).data.candidate.consent).toMatchObject({ given_at: null, withdrawn_at: null });
  });
});

describe.each([true, false])("letting go, cut off twenty times (through the trash: %s)", (through_trash) => {
  test("ends as if it had been let be", async () => {
    const owner = await server.signIn();
    await setTerms(owner, { through_trash });
    const past: string[] = [];
    for (let n = 0; n < (through_trash ? 20 : 3); n++) past.push(await idle(owner, 40));
    const young = [await idle(owner, 3), await idle(owner, 27)];
    let reached = 0;
    for (let at = 1; at <= 20; at++) {
      const cut = cutOffAfter(through_trash ? at : at * 2);
      await retireCandidates(cut.parts).catch((failure) => expect(deepest(failure).message).toBe("cut off"));
      reached = Math.max(reached, cut.made());
    }
    expect(reached).toBe(through_trash ? 20 : 40); // so far it came, every time a step or two further
    await retireCandidates(server.parts);
    await retireCandidates(server.parts);
    expect(await stays(owner, [...past, ...young])).toEqual([...past.map(() => false), true, true]);
    const told = await server.parts.database.db
      .selectFrom("activities")
      .select("candidate_id")
      .where("kind", "=", "term_over")
      .where("candidate_id", "in", past)
      .execute();
    expect(told.map(({ candidate_id }) => candidate_id).toSorted()).toEqual(through_trash ? past.toSorted() : []);
    const { data } = await owner.send(api.security.verifyTrail, {});
    expect(data.faults).toEqual([]);
  });
});

test("who can't be let go holds up nobody else, in no workspace", async () => {
  const owners = [await server.signIn(), await server.signIn()] as const;
  for (const owner of owners) await setTerms(owner, { through_trash: false });
  const [stuck, neighbour, stranger] = [await idle(owners[0], 40), await idle(owners[0], 40), await idle(owners[1], 40)];
  const { files } = server.parts;
  const noteErased: typeof files.noteErased = (of, id) => (id === stuck ? Promise.reject(new Error("stuck")) : files.noteErased(of, id));
  await retireCandidates({ ...server.parts, files: { ...files, noteErased } }).catch((failure) =>
    expect(deepest(failure).message).toBe("stuck"),
  );
  expect(await Promise.all([stuck, neighbour, stranger].map(isErased))).toEqual([false, true, true]);
  await retireCandidates(server.parts);
  expect(await isErased(stuck)).toBe(true);
});

/** What went wrong at the bottom of what is told. */
const deepest = (failure: Error): Error => (failure instanceof AggregateError ? deepest(failure.errors[0]) : failure);

const statements = new Set(["selectFrom", "insertInto", "updateTable", "deleteFrom", "getExecutor"]);

/** The same parts, whose database fails at that statement of a transaction and everything after, as where a process ends. */
function cutOffAfter(most: number): { parts: Parts; made: () => number } {
  const { database } = server.parts;
  let made = 0;
  const failing = <T extends object>(of: T): T =>
    new Proxy(of, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        if (statements.has(String(name)))
          return (...given: unknown[]) => {
            if (made >= most) throw new Error("cut off");
            made += 1;
            return value.apply(target, given);
          };
        return value.bind(target);
      },
    });
  const transaction: typeof database.transaction = (steps) => database.transaction((trx) => steps(failing(trx)));
  return { parts: { ...server.parts, database: { ...database, transaction } }, made: () => made };
}
