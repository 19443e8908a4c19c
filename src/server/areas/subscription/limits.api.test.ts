import { afterAll, describe, expect, test } from "vitest";
import type { LimitName, PlanKey } from "#contract/account/plan.ts";
import { api } from "#contract/index.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newDatabase } from "#tests/support/postgres.ts";
import { startTestServer } from "#tests/support/server.ts";
import { plans } from "./plans.ts";
import { useUnit } from "./tasks.ts";

const url = process.env.TEST_DATABASE_URL;
const [, solo] = plans.plans.map(({ id }) => id);
const small = plans.plans[0]?.limits as Record<LimitName, number>;

describe.each([
  ["embedded", true],
  ["postgres", Boolean(url)],
] as const)("limits on %s", (kind, isThere) => {
  const started = isThere ? startWith(kind) : undefined;
  afterAll(async () => (await started)?.stop());
  const running = async () => (await started) as Awaited<ReturnType<typeof startWith>>;

  async function startWith(on: "embedded" | "postgres") {
    return startTestServer(on === "postgres" ? { postgres: await newDatabase(url as string, "limits") } : {});
  }
  type Person = Awaited<ReturnType<Awaited<ReturnType<typeof startWith>>["signIn"]>>;
  const usage = async (person: Person, limit: LimitName) =>
    (await person.send(api.subscription.purchased, {})).data.usage.find((one) => one.limit === limit);
  /** How many of twenty that are asked for at once come to be; what refuses the others names the limit and what lifts it. */
  async function ofTwenty(limit: LimitName, max: number, ask: (n: number) => Promise<unknown>) {
    const done = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => ask(n)));
    const refused = done.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    for (const failure of refused) {
      const data = failure.envelope?.data ?? failure.data;
      expect(failure).toMatchObject({ status: 406 });
      expect(data).toMatchObject({ limit, max, plan: "free", lifted_by: { key: "solo", subscription_id: solo, name: "Solo" } });
    }
    return 20 - refused.length;
  }

  test.skipIf(!isThere)("of twenty candidates added at once to the last place one is added", async () => {
    const person = await (await running()).signIn();
    for (let n = 1; n < small.candidates; n++) await person.send(api.candidate.create, { last_name: `Number ${n}` });
    const add = (n: number) => person.send(api.candidate.create, { last_name: `Twenty ${n}` });
    expect(await ofTwenty("candidates", small.candidates, add)).toBe(1);
    expect(await usage(person, "candidates")).toEqual({ limit: "candidates", used: 50, max: 50, resets_at: null });
    // Reading never stops, and what goes makes room, which what comes back takes.
    const { data } = await person.send(api.candidate.list, { limit: 2 });
    expect(data.total).toBe(50);
    const [first, second] = data.candidates.map(({ id }) => id) as [string, string];
    await person.send(api.candidate.remove, { id: first });
    await person.send(api.candidate.create, { last_name: "In its place" });
    await expect(person.send(api.candidate.restore, { id: first })).rejects.toMatchObject({ status: 406 });
    await person.send(api.candidate.update, { id: second, tags: ["still changed"] });
    await person.send(api.candidate.extractText, { text: "Marit de Groot\nPython developer" });
  });

  test.skipIf(!isThere)("of twenty jobs opened at once on the last place one is opened", async () => {
    const person = await (await running()).signIn();
    const closed: string[] = [];
    for (let n = 0; n < 20; n++) closed.push((await person.send(api.job.create, { title: `Closed ${n}`, status: 0 })).data.job.id);
    for (let n = 1; n < small.active_jobs; n++) await person.send(api.job.create, { title: `Open ${n}` });
    const opened = await ofTwenty("active_jobs", small.active_jobs, (n) =>
      n % 2 === 0
        ? person.send(api.job.updateStatus, { id: closed[n] as string, status: 1 })
        : person.send(api.job.create, { title: `Twenty ${n}` }),
    );
    expect(opened).toBe(1);
    expect(await usage(person, "active_jobs")).toMatchObject({ used: 3, max: 3 });
    await person.send(api.job.create, { title: "A closed one counts nothing", status: 0 });
  });

  test.skipIf(!isThere).each([
    ["proposals", "proposals_per_month"],
    ["chat_messages", "chat_messages_per_month"],
  ] as const)("of twenty uses of the last of %s one is made", async (unit, limit) => {
    const server = await running();
    const person = await server.signIn();
    const workspace = person.workspace_id as WorkspaceId;
    const use = () => server.parts.database.transaction((trx) => useUnit(server.parts, trx, workspace, unit));
    for (let n = 1; n < small[limit]; n++) await use();
    expect(await ofTwenty(limit, small[limit], use)).toBe(1);
    const month = new Date();
    month.setUTCMonth(month.getUTCMonth() + 1, 1);
    month.setUTCHours(0, 0, 0, 0);
    expect(await usage(person, limit)).toEqual({ limit, used: small[limit], max: small[limit], resets_at: month.toISOString() });
    const other = await server.signIn();
    expect(await usage(other, limit)).toMatchObject({ used: 0 });
  });

  test.skipIf(!isThere)("a use that comes to nothing isn't counted", async () => {
    const server = await running();
    const person = await server.signIn();
    const failing = server.parts.database.transaction(async (trx) => {
      await useUnit(server.parts, trx, person.workspace_id as WorkspaceId, "proposals");
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await usage(person, "proposals_per_month")).toMatchObject({ used: 0 });
  });

  test.skipIf(!isThere).each(["team", "solo"] as PlanKey[])("the %s plan holds more than the free one", async (plan) => {
    const person = await (await running()).signIn({ plan });
    for (let n = 0; n < 4; n++) await person.send(api.job.create, { title: `Job ${n}` });
    expect(await usage(person, "active_jobs")).toMatchObject({ used: 4, max: plan === "solo" ? 50 : null });
  });

  test.skipIf(!isThere)("letters go to the owner at 80 and at 100 per cent, each once", async () => {
    const server = await running();
    const owner = await server.signIn();
    const member = await server.signIn({ role: "recruiter", in_workspace_of: owner });
    const use = () =>
      server.parts.database.transaction((trx) => useUnit(server.parts, trx, owner.workspace_id as WorkspaceId, "proposals"));
    const subjects = () =>
      server.letters.filter(({ to }) => [owner.email, member.email].includes(to)).map(({ to, subject }) => [to, subject]);
    for (let n = 0; n < 3; n++) await use();
    expect(subjects()).toEqual([]);
    await use();
    await use();
    await expect(use()).rejects.toMatchObject({ status: 406 });
    await expect
      .poll(() => subjects().sort())
      .toEqual([
        [owner.email, "Your plan is full: proposals this month"],
        [owner.email, "Your plan is nearly full: proposals this month"],
      ]);
  });

  test.skipIf(!isThere)("the refusal is told in the reader's language", async () => {
    const person = await (await running()).signIn();
    for (let n = 0; n < 3; n++) await person.send(api.job.create, { title: `Job ${n}` });
    const told = async (language: "en" | "nl") =>
      (
        await person.raw("/api/user/job/create", {
          method: "POST",
          body: JSON.stringify({ title: "One more" }),
          headers: { "content-type": "application/json", "accept-language": language },
        })
      ).envelope.response_message;
    expect(await told("en")).toBe("Free holds 3 active jobs, and they are in use. Solo holds more.");
    expect(await told("nl")).toBe("In Free passen 3 actieve vacatures, en die zijn in gebruik. In Solo past meer.");
  });
});

describe("where subscriptions are off", async () => {
  const server = await startTestServer({ settings: { SUBSCRIPTIONS: "off" } });
  afterAll(() => server.stop());

  test("everybody has everything, and nothing is sold", async () => {
    const person = await server.signIn();
    for (let n = 0; n < 5; n++) await person.send(api.job.create, { title: `Job ${n}` });
    const { user, data: checked } = await person.send(api.account.checkVerified, {});
    expect([user.subscription_id, checked.subscription_id]).toEqual([null, null]);
    const { data } = await person.send(api.subscription.purchased, {});
    expect(data).toMatchObject({ plan: null, subscriptions: [], seats: { total: null, used: 1 } });
    expect(data.usage.every(({ max }) => max === null)).toBe(true);
    expect((await person.send(api.subscription.plans, {})).data.is_on).toBe(false);
    await expect(person.send(api.subscription.subscribe, { subscription_id: solo as string, interval: "month" })).rejects.toMatchObject({
      status: 406,
    });
  });
});

describe("the price list", async () => {
  const server = await startTestServer();
  afterAll(() => server.stop());
  const asked = async (path: string, language: "en" | "nl") =>
    (await server.raw(path, { headers: { "accept-language": language } })).envelope as unknown as {
      subscriptions: unknown[];
      data: { subscriptions: unknown[]; features: { key: string; label: string; values: unknown }[] };
    };

  test("is told in both languages, from the smallest plan to the largest", async () => {
    const { subscriptions, data } = await asked("/api/subscriptions", "nl");
    expect(subscriptions).toEqual(data.subscriptions);
    expect(data).toMatchObject({ is_on: true, is_test: true, vat_rate: 21 });
    expect(subscriptions).toMatchObject([
      { key: "free", prices: [], limits: { candidates: 50, active_jobs: 3, proposals_per_month: 5, chat_messages_per_month: 50 } },
      {
        key: "solo",
        description: "Voor één recruiter",
        prices: [
          { interval: "month", amount: 39_00 },
          { interval: "year", amount: 390_00 },
        ],
      },
      {
        key: "team",
        kind: "team",
        prices: [{ amount: 59_00 }, { amount: 590_00 }],
        seats: { min: 2, max: null },
        limits: { candidates: null },
      },
    ]);
  });

  test("is compared line by line: limits and seats as the plans have them, then what is in a plan", async () => {
    const { features } = (await asked("/v1/subscriptions/features", "en")).data;
    expect(features.map(({ label, values }) => [label, values])).toEqual([
      ["Candidates", { free: 50, solo: 5000, team: null }],
      ["Active jobs", { free: 3, solo: 50, team: null }],
      ["Proposals a month", { free: 5, solo: null, team: null }],
      ["Chat messages a month", { free: 50, solo: 1000, team: null }],
      ["People written to a day", { free: 20, solo: 200, team: 1000 }],
      ["E-mails from Proffer a day", { free: 100, solo: 1000, team: 5000 }],
      ["Calls of a language model a day", { free: 200, solo: 2000, team: 10_000 }],
      ["Tokens of a language model a day", { free: 1_000_000, solo: 10_000_000, team: 50_000_000 }],
      ["Files and texts, in MB", { free: 1000, solo: 50_000, team: 500_000 }],
      ["Seats", { free: 1, solo: 1, team: "2 or more" }],
      ["Profiles with proof from the CV", { free: true, solo: true, team: true }],
      ["Anonymous proposals with leak check", { free: true, solo: true, team: true }],
      ["English and Dutch", { free: true, solo: true, team: true }],
      ["Export: Excel, CSV, JSON Resume, Word, PDF", { free: true, solo: true, team: true }],
      ["Your own logo and colour on proposals", { free: false, solo: false, team: true }],
      ["Roles, shared views, figures per recruiter", { free: false, solo: false, team: true }],
    ]);
    expect((await asked("/v1/subscriptions/features", "nl")).data.features[9]).toMatchObject({
      label: "Plekken",
      values: { team: "2 of meer" },
    });
  });
});
