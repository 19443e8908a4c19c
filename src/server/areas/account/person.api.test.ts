import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { addPair } from "#tests/support/sent-proposal.ts";
import { startTestServer } from "#tests/support/server.ts";
import { reapplyAccountErasures } from "./person/tasks.ts";

const server = await startTestServer();
afterAll(() => server.stop());
const { db } = server.parts.database;
const cv = () => new File(["Noor Akkerman\nBackend engineer\nnoor@akkerman.example\n"], "cv.txt", { type: "text/plain" });

describe("one's own data", () => {
  test("can be taken along: account, sessions, workspaces and what one did, and nobody else's", async () => {
    const { send, email, token } = await server.signIn();
    await server.signIn();
    const { candidate } = (await send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman" })).data;
    const { data } = await send(api.account.exportMyData, {});
    expect(data.export).toMatchObject({
      account: { email },
      sessions: [{ id: expect.any(String) }],
      workspaces: [{ name: "Lindekade", role: "owner" }],
      activities: [{ candidate_id: candidate.id }],
    });
    expect(JSON.stringify(data)).not.toContain(token);
    expect(JSON.stringify(data)).not.toContain("password");
  });
});

test("one's data holds the shortlists one sent, and what one asked candidates", async () => {
  const { send } = await server.signIn();
  const first = await addPair(send);
  const { candidate } = (await send(api.candidate.create, { first_name: "Daniel", last_name: "Oyelaran" })).data;
  const sent: string[] = [];
  for (const candidate_id of [first.candidate_id, candidate.id]) {
    const { id } = (await send(api.proposal.create, { ...first, candidate_id, cover_letter: "Hello." })).data.proposal;
    await send(api.proposal.submit, { id, confirm_unsourced: true });
    sent.push(id);
  }
  await send(api.shortlist.create, { proposal_ids: sent, title: "Two for January" });
  const asked = (await send(api.consent.ask, { candidate_id: candidate.id, job_id: first.job_id, message: "Graag!" })).data;
  const answer = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ answer: "yes", language: "nl" }),
  };
  expect((await server.raw(`/v1/consents/${asked.url.split("/c/")[1]}/answer`, answer)).status).toBe(200);
  const { shortlists, consents } = (await send(api.account.exportMyData, {})).data.export;
  expect(shortlists).toMatchObject([{ title: "Two for January", job_id: first.job_id, proposal_ids: sent }]);
  expect(consents).toMatchObject([{ candidate_id: candidate.id, message: "Graag!", answer: "yes" }]);
  const other = (await (await server.signIn()).send(api.account.exportMyData, {})).data.export;
  expect([other.shortlists, other.consents]).toEqual([[], []]);
});

describe("deleting one's account", () => {
  test("takes the person, the workspace nobody else is in, and its files", async () => {
    const { send, raw, email, user_id, workspace_id, password } = await server.signIn();
    const { candidate } = (await send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman", files: [cv()] })).data;
    const isStored = async () => (await server.parts.files.get(`${workspace_id}/${candidate.files?.[0]?.id}`)) !== null;
    expect(await isStored()).toBe(true);
    await expect(send(api.account.deleteAccount, { current_password: "not this one" })).rejects.toMatchObject({ status: 422 });
    expect((await send(api.account.deleteAccount, { current_password: password })).response_message).toBe("Your account is deleted");

    expect((await raw("/api/user/check/auth/verify", { method: "POST" })).status).toBe(498);
    await expect(send(api.account.login, { email, password }, { token: null })).rejects.toMatchObject({ status: 401 });
    expect(await db.selectFrom("users").select("id").where("id", "=", user_id).execute()).toEqual([]);
    expect(await db.selectFrom("candidates").select("id").where("workspace_id", "=", workspace_id).execute()).toEqual([]);
    await expect.poll(isStored).toBe(false);
    await server.rest(); // tasks for the workspace that were queued before
    expect(server.errors).toEqual([]);
  });

  test("leaves a colleague's workspace whole: what was theirs passes to its owner", async () => {
    const owner = await server.signIn();
    const colleague = await server.signIn({ role: "recruiter", in_workspace_of: owner });
    const { candidate } = (await colleague.send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman" })).data;
    await db
      .updateTable("candidates")
      .set({
        recruiter_id: db.selectFrom("recruiters").select("id").where("user_id", "=", colleague.user_id).where("role", "=", "recruiter"),
      })
      .where("id", "=", candidate.id)
      .execute();
    await expect(owner.send(api.account.deleteAccount, { current_password: owner.password })).rejects.toMatchObject({ status: 406 });
    await colleague.send(api.account.deleteAccount, { current_password: colleague.password });
    const { data } = await owner.send(api.candidate.show, { id: candidate.id });
    expect(data.candidate.recruiter_id).toBe(owner.recruiter_id);
    await owner.send(api.account.deleteAccount, { current_password: owner.password });
  });
});

describe("somebody who deletes their account", () => {
  const rejectedBy = async (first_name: string) => {
    const owner = await server.signIn({ plan: "team" });
    const colleague = await server.signIn({ in_workspace_of: owner });
    await colleague.send(api.account.editProfile, { first_name, last_name: "Verhoeven" });
    await server.parts.database.db.updateTable("recruiters").set({ first_name }).where("user_id", "=", colleague.user_id).execute();
    const { candidate } = (await owner.send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman" })).data;
    const { job } = (await owner.send(api.job.create, { title: "Kok" })).data;
    const pair = { job_id: job.id, candidate_id: candidate.id };
    await colleague.send(api.matching.updateMatched, { ...pair, stage: "rejected", reason: `${first_name} Verhoeven says so` });
    await colleague.send(api.view.create, { list: "candidates", name: "For me alone", search: {} });
    await colleague.send(api.account.deleteAccount, { current_password: colleague.password });
    const views = await server.parts.database.db
      .selectFrom("saved_views")
      .select("id")
      .where("workspace_id", "=", owner.workspace_id)
      .execute();
    expect(views).toEqual([]);
    const [{ decisions } = { decisions: [] }] = (await owner.send(api.dossier.ofMatch, pair)).data.dossier.candidates;
    return decisions.filter(({ kind }) => kind === "stage").map(({ by, detail }) => [by, detail.reason]);
  };

  test("isn't named beside what they did in a team; what was for them alone is gone", async () => {
    expect(await rejectedBy("Hedwig")).toEqual([["[erased]", "[erased] says so"]]);
  });

  test("leaves a name that a colleague bears as well", async () => {
    expect(await rejectedBy("Sanne")).toEqual([["Sanne Verhoeven", "Sanne Verhoeven says so"]]);
  });
});

describe("what somebody with an account asks about their own data", () => {
  test("stands in the list of requests: a download as done, and once they left without their name", async () => {
    const owner = await server.signIn({ plan: "team" });
    const colleague = await server.signIn({ in_workspace_of: owner });
    await owner.send(api.privacy.create, { kind: "correction", of: "account", person: "A colleague" });
    await colleague.send(api.account.exportMyData, {});
    const requests = async () => (await owner.send(api.privacy.list, { of: "account" })).data.requests;
    expect(await requests()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "access", of: "account", outcome: "done", person: expect.stringMatching(/./) }),
        expect.objectContaining({ kind: "correction", outcome: null, person: "A colleague" }),
      ]),
    );
    await colleague.send(api.account.deleteAccount, { current_password: colleague.password });
    const own = (await requests()).filter(({ outcome }) => outcome === "done");
    expect(own.map(({ kind, person }) => [kind, person]).toSorted()).toEqual([
      ["access", ""],
      ["erasure", ""],
    ]);
    expect((await owner.send(api.privacy.list, { of: "candidate" })).data.requests).toEqual([]);
  });

  test("is done again where an older backup brings them back, and their team goes to a colleague", async () => {
    const owner = await server.signIn({ plan: "team" });
    const colleague = await server.signIn({ in_workspace_of: owner });
    const { user } = await owner.send(api.account.validateToken, {});
    await server.parts.files.noteErased("accounts", user.id);
    expect(await reapplyAccountErasures(server.parts)).toBe(1);
    expect(await reapplyAccountErasures(server.parts)).toBe(0);
    await expect(owner.send(api.account.validateToken, {})).rejects.toMatchObject({ status: 498 });
    expect((await colleague.send(api.account.validateToken, {})).user.role).toBe("owner");
  });
});
