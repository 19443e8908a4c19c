import { afterAll, describe, expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import { newId } from "#server/core/ids.ts";
import { namedCalls, type Schema, schemaOf, validBody } from "./support/bodies.ts";
import { failing } from "./support/failing.ts";
import { type Kind, kindOf, recordsOf } from "./support/records.ts";
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

/** Calls that aren't about one record: what they answer about somebody else's id instead, and why. */
const apart: Record<string, { answers: (status: number, data: Record<string, unknown> | undefined) => boolean; because: string }> = {};
const says = (because: string, answers: (status: number, data: Record<string, unknown> | undefined) => boolean, ...names: string[]) => {
  for (const name of names) apart[name] = { because, answers };
};
says(
  "a list narrowed to what isn't there is empty",
  (status, data) => status === 200 && !/"id":/.test(JSON.stringify(data)),
  "candidate.list",
  "client.list",
  "client.contacts",
  "interview.list",
  "job.list",
  "proposal.list",
  "chat.list",
  "shortlist.list",
  "register.list",
  "toDo.list",
  "dashboard.activity",
  "dashboard.find",
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

says(
  "its owner may be left out, and a colleague of others is refused by the field's name (`client.api.test.ts`)",
  (status) => status === 200,
  "client.create",
);

says("the stages of their own workspace, which a version of another list doesn't save", (status) => status === 409, "pipeline.saveStages");
says("what it is about is named by its kind as well (`to-do.api.test.ts`)", (status) => status === 422, "toDo.create");
says("only what one was told oneself is marked", (status, data) => status === 200 && data?.unread === 0, "notification.markRead");

says("a file has to come before it is asked whose it is for", (status) => status === 422, "import.attach", "client.editLogo");
says("an invitation is opened by its two ids, which its letter alone brings", (status) => status === 200, "team.invitation");

const calls = namedCalls.filter(([, call]) => takesId(schemaOf(call)));

describe("somebody of another workspace", async () => {
  const { ids } = await recordsOf(server);

  test("is tried at every call that takes an id", () => {
    expect(calls.length).toBeGreaterThan(70);
  });

  const findsNothing = async (name: string, call: Call) => {
    // A session of its own for each: all calls in one come too fast.
    const theirs = await server.signIn({ plan: "team" });
    const ask = async (idFor: (kind: Kind) => string) => {
      const body = validBody(schemaOf(call), { idFor: (field) => idFor(kindOf(name, field)) }) as Record<string, unknown>;
      if ("current_password" in body) body.current_password = theirs.password;
      if ("password_confirmation" in body) Object.assign(body, { password: STRONG, password_confirmation: STRONG });
      if (name === "account.register") Object.assign(body, { email: `${newId()}@proffer.example`, first_name: "Eva" });
      if (name === "client.create") body.name = newId(); // one client has it
      if (name === "customField.save") body.names = { en: "Badge" };
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
    if (!["account.enterTeam", "account.register", "client.create", "team.invitation"].includes(name))
      expect(foreign.envelope).toEqual(nobodys.envelope);
    expect(told).not.toContain("Akkerman");
  };
  test("finds none of our records by any call that takes an id", async () => {
    expect(await failing(calls, findsNothing)).toEqual([]);
  });

  test("left no trace in any of them", async () => {
    expect(server.errors).toEqual([]);
  });
});
