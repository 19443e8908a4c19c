import { afterAll, describe, expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";
import { json } from "#server/parts/database/database.ts";
import { type Schema, schemaOf, validBody } from "./support/bodies.ts";
import { startTestServer } from "./support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

/** Whether somewhere in it an id may stand. */
const takesId = (schema: Schema): boolean =>
  schema.format === "uuid" ||
  [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ].some(takesId);

const STRONG = "Zeven zwanen boven Zwolle";

/** One record of every kind, in a workspace that isn't the caller's. */
async function records() {
  const ours = await server.signIn({ plan: "team" });
  const { db } = server.parts.database;
  const { workspace_id } = ours;
  const { candidate } = (await ours.send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman" })).data;
  const other = (await ours.send(api.candidate.create, { first_name: "Bram", last_name: "Visser" })).data.candidate;
  const { job } = (await ours.send(api.job.create, { title: "Backend engineer", client: { name: "Halderwind" } })).data;
  const { recruiter } = (await ours.send(api.team.create, { first_name: "Tom", last_name: "Brand", email: "tom@proffer.example" })).data;
  const { chat } = (await ours.send(api.chat.startWithBoth, { candidate_id: candidate.id, job_id: job.id })).data;
  const { message } = (await ours.send(api.chat.ask, { chat_id: chat.id, message: "Does she know Kafka?" })).data;
  const view = (await ours.send(api.view.create, { list: "jobs", name: "Mine", search: {}, shared: true } as never)).data as unknown as {
    view: { id: string };
  };
  const consent = (await ours.send(api.consent.ask, { candidate_id: candidate.id, job_id: job.id })).data.request;
  const reading = (await ours.send(api.candidate.extractText, { text: "Wij zoeken een jonge collega.", kind: "job" })).data;
  const { sessions } = (await ours.send(api.account.sessions, {})).data;
  const [first, second] = [newId(), newId()];
  const rows = {
    shortlist: newId(),
    share: newId(),
    line: newId(),
    change: newId(),
    order: newId(),
    activity: newId(),
    passkey: newId(),
    device: newId(),
    key: newId(),
    domain: newId(),
  };
  for (const [id, candidate_id] of [
    [first, candidate.id],
    [second, other.id],
  ] as const)
    await db
      .insertInto("proposals")
      .values({
        id,
        workspace_id,
        job_id: job.id,
        candidate_id,
        recruiter_id: ours.recruiter_id,
        language: "en",
        status: "submitted",
      } as never)
      .execute();
  await db
    .insertInto("shortlists")
    .values({ id: rows.shortlist, workspace_id, job_id: job.id, recruiter_id: ours.recruiter_id, language: "en" } as never)
    .execute();
  await db
    .insertInto("proposal_shares")
    .values({ id: rows.share, workspace_id, proposal_id: first, token_hash: Buffer.from("x"), expires_at: "2100-01-01" } as never)
    .execute();
  await db
    .insertInto("protected_lines")
    .values({
      ...{ id: rows.line, workspace_id, job_id: job.id, job_title: "x", quote: "jong", sentence: "een jonge collega" },
      ...{ ground: "age", law: "x", handled: "kept", recruiter_name: "Sanne" },
    } as never)
    .execute();
  await db
    .insertInto("weight_changes")
    .values({ id: rows.change, workspace_id, kind: "set", before: json({}), after: json({}) } as never)
    .execute();
  await db
    .insertInto("orders")
    .values({
      ...{ id: rows.order, workspace_id, user_id: ours.user_id, email: ours.email, first_order_id: rows.order, plan_key: "team" },
      ...{ interval: "month", seats: 1, unit_amount: 1, amount: 1, vat: 0, vat_rate: 21, currency: "EUR", status: "pending" },
    } as never)
    .execute();
  await db
    .insertInto("activities")
    .values({ id: rows.activity, workspace_id, candidate_id: candidate.id, job_id: job.id, kind: "note" } as never)
    .execute();
  await db
    .insertInto("passkeys")
    .values({
      id: rows.passkey,
      user_id: ours.user_id,
      credential_id: rows.passkey,
      public_key: Buffer.from("x"),
      counter: 0,
      name: "x",
      last_used_at: null,
    } as never)
    .execute();
  await db
    .insertInto("devices")
    .values({ id: rows.device, user_id: ours.user_id, token_hash: Buffer.from("x") })
    .execute();
  await db
    .insertInto("api_keys")
    .values({
      ...{ id: rows.key, workspace_id, recruiter_id: ours.recruiter_id, name: "x", beginning: "prf_x", key_hash: Buffer.from("x") },
      ...{ scopes: json([]), last_used_at: null, expires_at: "2100-01-01" },
    })
    .execute();
  await db.insertInto("sso_domains").values({ id: rows.domain, workspace_id, domain: "lindekade.example", record_value: "x" }).execute();
  return {
    ours,
    ids: {
      ...{ candidate: candidate.id, job: job.id, client: job.client?.id as string, recruiter: recruiter.id, team: workspace_id },
      ...{ chat: chat.id, message: message.id, view: view.view.id, consent: consent.id, extraction: reading.extraction_id },
      ...{ session: sessions[0]?.id as string, proposal: first, proposals: second, ...rows },
    },
  };
}

type Kind = keyof Awaited<ReturnType<typeof records>>["ids"];
/** What the `id` of an area's calls is of, where the area's name doesn't say. */
const idOf: Record<string, Kind> = {
  matching: "job",
  team: "recruiter",
  register: "line",
  dossier: "job",
  passkey: "passkey",
  apiKey: "key",
  sso: "domain",
  account: "session",
  pointing: "activity",
};
const fieldOf: Record<string, Kind> = {
  ...{ job_id: "job", candidate_id: "candidate", candidate_ids: "candidate", chat_id: "chat", retry_of: "message", message_id: "message" },
  ...{
    share_id: "share",
    change_id: "change",
    extraction_id: "extraction",
    recruiter_id: "recruiter",
    client_id: "client",
    orderId: "order",
  },
  ...{
    team_id: "team",
    created_member_id: "recruiter",
    subscriptionId: "order",
    subscription_id: "order",
    proposal_ids: "proposal",
    ids: "candidate",
    before: "activity",
  },
};
const kindOf = (name: string, field: string): Kind => {
  const [area = "", call] = name.split(".");
  if (name === "matching.matchedJobs") return "candidate";
  if (name === "account.forgetDevice") return "device";
  if (field === "id") return idOf[area] ?? (area as Kind);
  if (field === "ids") return area as Kind;
  if (field === "extraction_id" && call === "bulk") return "extraction";
  return fieldOf[field] ?? "candidate";
};

/** Calls that aren't about one record: what they answer about somebody else's id instead, and why. */
const apart: Record<string, { answers: (status: number, data: Record<string, unknown> | undefined) => boolean; because: string }> = {};
const says = (because: string, answers: (status: number, data: Record<string, unknown> | undefined) => boolean, ...names: string[]) => {
  for (const name of names) apart[name] = { because, answers };
};
says(
  "a list narrowed to what isn't there is empty",
  (status, data) => status === 200 && !/"id":/.test(JSON.stringify(data)),
  "candidate.list",
  "job.list",
  "proposal.list",
  "chat.list",
  "shortlist.list",
  "register.list",
  "dashboard.activity",
  "security.events",
  "security.trail",
  "compliance.rankingLog",
);
says(
  "figures of a colleague who isn't there are refused by the field's name",
  (status) => status === 422,
  "statistics.fetch",
  "statistics.rows",
);
says(
  "many at once: who isn't there is passed over",
  (status, data) => status === 200 && JSON.stringify(data?.changed) === "[]",
  "candidate.bulk",
  "job.bulk",
  "proposal.bulk",
);
says("a team that waits for somebody tells a wrong account so", (status) => status === 403, "account.enterTeam");
says(
  "a plan of the price list, not a record",
  (status) => status === 422,
  "subscription.subscribe",
  "subscription.preview",
  "subscription.change",
);
says(
  "whoever registers gets a workspace of their own (who is invited: `joining.api.test.ts`)",
  (status) => status === 200,
  "account.register",
);

says("an invitation is opened by its two ids, which its letter alone brings", (status) => status === 200, "team.invitation");

const calls = Object.entries(api).flatMap(([area, all]) =>
  Object.entries(all as Record<string, Call>)
    .map(([name, call]): [name: string, call: Call] => [`${area}.${name}`, call])
    .filter(([, call]) => takesId(schemaOf(call))),
);

describe("somebody of another workspace", async () => {
  const { ids } = await records();

  test("is tried at every call that takes an id", () => {
    expect(calls.length).toBeGreaterThan(70);
  });

  test.each(calls)("finds none of our records by %s", async (name, call) => {
    // A session of its own for each: all calls in one come too fast.
    const theirs = await server.signIn({ plan: "team" });
    const ask = async (idFor: (kind: Kind) => string) => {
      const body = validBody(schemaOf(call), { idFor: (field) => idFor(kindOf(name, field)) }) as Record<string, unknown>;
      if ("current_password" in body) body.current_password = theirs.password;
      if ("password_confirmation" in body) Object.assign(body, { password: STRONG, password_confirmation: STRONG });
      if (name === "account.register") body.email = `${newId()}@proffer.example`;
      // The record's own id is what is tried where a reading may be named besides.
      if ("id" in body) delete body.extraction_id;
      if (name === "subscription.cancel") delete body.subscriptionId; // one of the two
      const path = call.path.replace(/\{(\w+)\}/g, (_, field: string) => String(body[field]));
      if (call.method === "POST")
        return server.raw(path, {
          ...{ method: "POST", token: theirs.token, body: JSON.stringify(body) },
          headers: { "content-type": "application/json" },
        });
      const query = new URLSearchParams(Object.entries(body).map(([field, value]) => [field, String(value)]));
      return server.raw(call.method === "GET" ? `${path}?${query}` : path, { method: call.method, token: theirs.token });
    };
    const nobody = newId();
    const foreign = await ask((kind) => ids[kind] ?? nobody);
    const nobodys = await ask(() => nobody);
    const told = JSON.stringify(foreign.envelope);
    if (apart[name]) expect(apart[name].answers(foreign.status, foreign.envelope.data), `${foreign.status} ${told}`).toBe(true);
    else expect(foreign.status, told).toBe(404);
    if (!["account.enterTeam", "account.register", "team.invitation"].includes(name)) expect(foreign.envelope).toEqual(nobodys.envelope);
    expect(told).not.toContain("Akkerman");
  });

  test("left no trace in any of them", async () => {
    expect(server.errors).toEqual([]);
  });
});
