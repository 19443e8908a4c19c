import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { nextChange } from "#server/areas/workspace/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newDatabase } from "#tests/support/postgres.ts";
import { startTestServer } from "#tests/support/server.ts";
import { CallFailed } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());
const url = process.env.TEST_DATABASE_URL;

const reasonsOf = (promise: Promise<unknown>) =>
  promise.then(
    () => [],
    (failure) => {
      expect(failure).toBeInstanceOf(CallFailed);
      expect((failure as CallFailed).status).toBe(409);
      const { duplicates } = (failure as CallFailed).envelope.data as { duplicates: { reason: string }[] };
      return duplicates.map(({ reason }) => reason);
    },
  );

describe("somebody who is there already is known again", () => {
  test.each([
    ["a Dutch mobile", "+31 (0)6 1234 5678", "Nederland", ["06-12345678", null]],
    ["with two noughts for the plus", "0031 612345678", null, ["+31612345678", "Nederland"]],
    ["a Belgian landline", "02 123 45 67", "België", ["+32 2 123 45 67", null]],
    ["an Italian number, which keeps its nought", "06 1234 5678", "Italy", ["+39 06 1234 5678", null]],
    ["a number with its country but without the plus", "31612345679", null, ["06 1234 5679", "Netherlands"]],
  ])("by phone: %s", async (_, phone, country, [again, lives]) => {
    const { send } = await server.signIn();
    await send(api.candidate.create, { last_name: "Akkerman", phone, country });
    expect(await reasonsOf(send(api.candidate.create, { last_name: "Anders", phone: again, country: lives }))).toEqual(["phone"]);
  });

  test("the same digits in two countries are two people", async () => {
    const { send } = await server.signIn();
    await send(api.candidate.create, { last_name: "Peeters", phone: "0470 12 34 56", country: "Belgium" });
    expect(await reasonsOf(send(api.candidate.create, { last_name: "Postma", phone: "0470 12 34 56", country: "Nederland" }))).toEqual([]);
  });

  test("by their own page, however its address is written; a firm's page is nobody's", async () => {
    const { send } = await server.signIn();
    await send(api.candidate.create, { last_name: "Akkerman", links: { linkedin: "https://nl.linkedin.com/in/Noor-Akkerman/?trk=x" } });
    const again = { last_name: "Anders", links: { linkedin: "www.linkedin.com/in/noor-akkerman" } };
    expect(await reasonsOf(send(api.candidate.create, again))).toEqual(["link"]);
    const firm = { linkedin: "https://www.linkedin.com/company/halderstroom" };
    await send(api.candidate.create, { last_name: "Bos", links: firm });
    expect(await reasonsOf(send(api.candidate.create, { last_name: "Smit", links: firm }))).toEqual([]);
  });

  test("after a change as well, and no longer from the trash", async () => {
    const { send } = await server.signIn();
    const { id } = (await send(api.candidate.create, { last_name: "Akkerman" })).data.candidate;
    await send(api.candidate.update, { id, email: "Noor@Voorbeeld.example", phone: "06 2222 3333" });
    expect(await reasonsOf(send(api.candidate.create, { last_name: "A", email: "noor@voorbeeld.EXAMPLE" }))).toEqual(["email"]);
    await send(api.candidate.remove, { id });
    expect(await reasonsOf(send(api.candidate.create, { last_name: "A", phone: "+31 6 22223333" }))).toEqual([]);
  });

  test("when they come many times at once: one is taken", async () => {
    const { send } = await server.signIn();
    const once = { first_name: "Noor", last_name: "Akkerman", email: "noor@voorbeeld.example" };
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => send(api.candidate.create, once)));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

test.skipIf(!url)("who is known again is refused while another save is being written: the question waits for nobody", async () => {
  const postgres = await startTestServer({ postgres: await newDatabase(url as string, "duplicate") });
  const mayEnd = Promise.withResolvers<void>();
  try {
    const { send, workspace_id } = await postgres.signIn();
    await send(api.candidate.create, { last_name: "Akkerman", phone: "06 2222 3333" });
    const holds = Promise.withResolvers<void>();
    const other = postgres.parts.database.transaction(async (trx) => {
      await nextChange(trx, workspace_id as WorkspaceId);
      holds.resolve();
      await mayEnd.promise;
    });
    await holds.promise;
    // The save that holds the workspace ends only after this answer.
    expect(await reasonsOf(send(api.candidate.create, { last_name: "Anders", phone: "+31622223333" }))).toEqual(["phone"]);
    mayEnd.resolve();
    await other;
  } finally {
    mayEnd.resolve();
    await postgres.stop();
  }
});
