import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";
import { send } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const guest = { fetcher: server.fetcher, token: null };
const setMember = (workspace_id: string, user_id: string, change: { status?: number; joined_at?: null }) =>
  server.parts.database.db
    .updateTable("recruiters")
    .set(change)
    .where("workspace_id", "=", workspace_id)
    .where("user_id", "=", user_id)
    .execute();

describe("logging in to a team", () => {
  test("opens a session there with e-mail and password, and the next plain log-in goes there too", async () => {
    const owner = await server.signIn();
    const { email, password, workspace_id: team_id } = await server.signIn({ role: "viewer", in_workspace_of: owner });
    const { token, user, response_message } = await send(api.account.enterTeam, { team_id, email, password }, guest);
    expect(response_message).toBe("Login successful");
    expect(user).toMatchObject({ email, role: "viewer", workspace: { id: owner.workspace_id } });
    expect((await send(api.account.validateToken, {}, { ...guest, token })).user.workspace.id).toBe(team_id);
    expect((await send(api.account.login, { email, password }, guest)).user.workspace.id).toBe(team_id);
  });

  test("takes somebody who is logged in along, and ends the session they had", async () => {
    const owner = await server.signIn();
    const member = await server.signIn({ role: "recruiter", in_workspace_of: owner });
    const { workspace_id: own } = await server.parts.database.db
      .selectFrom("recruiters")
      .select("workspace_id")
      .where("user_id", "=", member.user_id)
      .where("role", "=", "owner")
      .executeTakeFirstOrThrow();
    const { token, user } = await member.send(api.account.enterTeam, { team_id: own });
    expect(user).toMatchObject({ role: "owner", workspace: { id: own } });
    await expect(member.send(api.account.validateToken, {})).rejects.toMatchObject({ status: 498 });
    const back = await member.send(api.account.enterTeam, { team_id: owner.workspace_id }, { token });
    expect(back.user).toMatchObject({ role: "recruiter", workspace: { id: owner.workspace_id } });
  });

  test("is 404 for a team of others, of nobody, and one that was not joined yet; the session goes on", async () => {
    const owner = await server.signIn();
    const stranger = await server.signIn();
    const invited = await server.signIn({ in_workspace_of: owner });
    await setMember(owner.workspace_id, invited.user_id, { joined_at: null });
    const nobodys = "0193e4a0-0000-7000-8000-00000000000f";
    for (const [person, team_id] of [
      [stranger, owner.workspace_id],
      [stranger, nobodys],
      [invited, owner.workspace_id],
    ] as const)
      await expect(person.send(api.account.enterTeam, { team_id })).rejects.toMatchObject({ status: 404 });
    expect((await stranger.send(api.account.validateToken, {})).user.id).toBe(stranger.user_id);
  });

  test("is 403 where one is suspended", async () => {
    const owner = await server.signIn();
    const { email, password, user_id } = await server.signIn({ role: "recruiter", in_workspace_of: owner });
    await setMember(owner.workspace_id, user_id, { status: 0 });
    const entering = send(api.account.enterTeam, { team_id: owner.workspace_id, email, password }, guest);
    await expect(entering).rejects.toMatchObject({ status: 403 });
  });

  test("is 401 with a wrong password, and 422 where nobody says who they are", async () => {
    const { email, workspace_id: team_id } = await server.signIn();
    await expect(send(api.account.enterTeam, { team_id, email, password: "not the one" }, guest)).rejects.toMatchObject({ status: 401 });
    await expect(send(api.account.enterTeam, { team_id }, guest)).rejects.toMatchObject({
      status: 422,
      envelope: { validation_errors: { email: [expect.any(String)] } },
    });
    await expect(send(api.account.enterTeam, { team_id, email }, guest)).rejects.toMatchObject({
      status: 422,
      envelope: { validation_errors: { password: [expect.any(String)] } },
    });
  });

  test("counts wrong passwords as log-in does", async () => {
    const { email, password, workspace_id: team_id } = await server.signIn();
    // At once, for the delays between them grow.
    const wrong = Array.from({ length: 10 }, () =>
      send(api.account.enterTeam, { team_id, email, password: "wrong" }, guest).catch(() => {}),
    );
    // Each is counted when it begins, before its password is looked at: once one has its answer all are.
    await Promise.race(wrong);
    await expect(send(api.account.login, { email, password }, guest)).rejects.toMatchObject({ status: 429 });
    await Promise.all(wrong);
  });
});
