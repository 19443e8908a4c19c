import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";
import { send } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());
const { db } = server.parts.database;

const guest = { fetcher: server.fetcher, token: null };
const password = "loop langs de linde 7";
type Person = Awaited<ReturnType<typeof server.signIn>>;
let serial = 0;
const address = () => `invited${serial++}@proffer.example`;

const invite = async (owner: Person, email: string, role: "admin" | "recruiter" | "viewer" = "recruiter") =>
  (await owner.send(api.team.create, { first_name: "Tom", last_name: "Brand", email, role })).data.recruiter;

/** A team with so many seats, its owner in one of them, and somebody with an account who is invited. */
async function invitedTo(options: { seats: number; verified?: boolean }) {
  const owner = await server.signIn({ plan: "team", seats: options.seats });
  const person = await server.signIn({ verified: options.verified ?? true });
  const recruiter = await invite(owner, person.email);
  return { owner, person, recruiter, team_id: owner.workspace_id, created_member_id: recruiter.id };
}
const teamOf = async (owner: Person) => (await owner.send(api.team.recruiters, {})).data.recruiters;
const age = (id: string) =>
  db.updateTable("recruiters").set({ invitation_expires_at: new Date().toISOString() }).where("id", "=", id).execute();

/** The code of the letter to an address that has such a subject: an invitation's came there too. */
async function codeTo(email: string, subject = /^\d{6} is your Proffer code/): Promise<string> {
  const letter = () => server.letters.find((one) => one.to === email && subject.test(one.subject));
  await expect.poll(letter).toBeDefined();
  return letter()?.subject.slice(0, 6) as string;
}

/** Registers as a guest does, with the ids of an invitation's address or without; gives what verifies. */
async function register(email: string, ids: { team_id?: string; created_member_id?: string } = {}) {
  const names = { first_name: "Tom", last_name: "Brands" };
  const { token, user } = await send(api.account.register, { ...names, email, password, password_confirmation: password, ...ids }, guest);
  const as = { fetcher: server.fetcher, token };
  return { user, as, verify: async () => send(api.account.verifyEmail, { email, code: await codeTo(email) }, as) };
}

describe("joining a team", () => {
  test("takes an account with the address invited, and one of its seats", async () => {
    const { owner, person, recruiter, team_id } = await invitedTo({ seats: 2 });
    const { token, user } = await person.send(api.account.enterTeam, { team_id });
    expect(user).toMatchObject({ role: "recruiter", workspace: { id: team_id, kind: "team" } });
    await expect(person.send(api.account.validateToken, {})).rejects.toMatchObject({ status: 498 });
    expect((await send(api.account.validateToken, {}, { ...guest, token })).user.workspace.id).toBe(team_id);
    expect((await teamOf(owner)).find(({ id }) => id === recruiter.id)).toMatchObject({
      user_id: person.user_id,
      first_name: "Sanne",
      last_name: "Verhoeven",
      has_seat: true,
      joined_at: expect.any(String),
      invitation_expires_at: null,
    });
  });

  test("works with e-mail and password as well", async () => {
    const { person, team_id } = await invitedTo({ seats: 2 });
    const { user } = await send(api.account.enterTeam, { team_id, email: person.email, password: person.password }, guest);
    expect(user.workspace.id).toBe(team_id);
  });

  test("is done once: the next time one simply enters, from two tabs at once too", async () => {
    const { owner, person, team_id } = await invitedTo({ seats: 2 });
    const enter = () => send(api.account.enterTeam, { team_id, email: person.email, password: person.password }, guest);
    const answers = await Promise.all([enter(), enter(), enter()]);
    expect(answers.map(({ user }) => user.workspace.id)).toEqual([team_id, team_id, team_id]);
    expect(await teamOf(owner)).toHaveLength(2);
  });

  test("is 403 for whoever isn't the one invited, though they know both ids", async () => {
    const { owner, team_id, created_member_id } = await invitedTo({ seats: 3 });
    const other = await server.signIn();
    const entering = other.send(api.account.enterTeam, { team_id });
    await expect(entering).rejects.toMatchObject({ status: 403, message: expect.stringContaining("another e-mail address") });
    const { verify } = await register(address(), { team_id, created_member_id });
    expect((await verify()).user.workspace).toMatchObject({ name: "Tom Brands", kind: "personal" });
    expect((await teamOf(owner)).filter(({ joined_at }) => joined_at)).toHaveLength(1);
  });

  test("is 403 before the address is verified", async () => {
    const { owner, person, team_id } = await invitedTo({ seats: 2, verified: false });
    await expect(person.send(api.account.enterTeam, { team_id })).rejects.toMatchObject({
      status: 403,
      envelope: { data: { email_verified: false } },
    });
    const { email } = person;
    await expect(send(api.account.enterTeam, { team_id, email, password: person.password }, guest)).rejects.toMatchObject({ status: 403 });
    expect((await teamOf(owner)).filter(({ joined_at }) => joined_at)).toHaveLength(1);
  });

  test("is 410 after 14 days, 404 once the invitation is withdrawn, and works again when it is sent anew", async () => {
    const { owner, person, recruiter, team_id } = await invitedTo({ seats: 2 });
    await age(recruiter.id);
    await expect(person.send(api.account.enterTeam, { team_id })).rejects.toMatchObject({ status: 410 });
    await owner.send(api.team.remove, { id: recruiter.id });
    await expect(person.send(api.account.enterTeam, { team_id })).rejects.toMatchObject({ status: 404 });
    const again = await invite(owner, person.email);
    await age(again.id);
    await owner.send(api.team.resend, { id: again.id });
    expect((await person.send(api.account.enterTeam, { team_id })).user.workspace.id).toBe(team_id);
  });

  test("without a free seat is 406 with what one costs, and the session goes on", async () => {
    const { owner, person, recruiter, team_id } = await invitedTo({ seats: 2 });
    await server.signIn({ in_workspace_of: owner });
    await expect(person.send(api.account.enterTeam, { team_id })).rejects.toMatchObject({
      status: 406,
      envelope: {
        response_message: "Every seat of Lindekade is taken. Buy one for yourself, or ask the owner for one.",
        data: {
          seats_free: 0,
          seat_price: { interval: "month", amount: 5900, currency: "EUR" },
          subscription_id: expect.any(String),
          team_id,
          created_member_id: recruiter.id,
        },
      },
    });
    expect((await person.send(api.account.validateToken, {})).user.id).toBe(person.user_id);
  });

  test("of ten who come for the last two seats at once, two get one", async () => {
    const owner = await server.signIn({ plan: "team", seats: 3 });
    const people = await Promise.all(Array.from({ length: 10 }, () => server.signIn()));
    for (const { email } of people) await invite(owner, email);
    const answers = await Promise.all(
      people.map((one) =>
        one.send(api.account.enterTeam, { team_id: owner.workspace_id }).then(
          () => 200,
          (error: { status: number }) => error.status,
        ),
      ),
    );
    expect(answers.sort()).toEqual([200, 200, ...Array(8).fill(406)]);
    const [team] = (await owner.send(api.team.teams, {})).data.teams;
    expect(team).toMatchObject({ seats: 3, seats_used: 3, members: 3 });
  });
});

describe("registering by an invitation's address", () => {
  test("joins on verification, and the session goes on in the team", async () => {
    const owner = await server.signIn({ plan: "team", seats: 2 });
    const email = address();
    const { id: created_member_id } = await invite(owner, email, "viewer");
    const { user, as, verify } = await register(email, { team_id: owner.workspace_id, created_member_id });
    expect(user).toMatchObject({ role: "owner", workspace: { kind: "personal" } });
    expect((await verify()).user).toMatchObject({ role: "viewer", workspace: { id: owner.workspace_id } });
    expect((await send(api.account.validateToken, {}, as)).user.workspace.id).toBe(owner.workspace_id);
    expect((await teamOf(owner))[1]).toMatchObject({ email, first_name: "Tom", last_name: "Brands", role: "viewer" });
    // Their own workspace is there as well.
    expect((await send(api.team.teams, {}, as)).data.teams.map(({ kind }) => kind)).toEqual(["team", "personal"]);
  });

  test("joins too where a new password was the first proof of the address", async () => {
    const owner = await server.signIn({ plan: "team", seats: 2 });
    const email = address();
    const { id: created_member_id } = await invite(owner, email);
    await register(email, { team_id: owner.workspace_id, created_member_id });
    await send(api.account.forgotPassword, { email }, guest);
    const code = await codeTo(email, /new Proffer password/);
    await send(api.account.resetPassword, { email, code, password: `${password} x`, password_confirmation: `${password} x` }, guest);
    const { user } = await send(api.account.login, { email, password: `${password} x` }, guest);
    expect(user.workspace.id).toBe(owner.workspace_id);
  });

  test.each([
    ["no seat is free", async (owner: Person) => void (await server.signIn({ in_workspace_of: owner }))],
    ["the invitation is over", async (_owner: Person, id: string) => void (await age(id))],
    ["it was withdrawn", async (owner: Person, id: string) => void (await owner.send(api.team.remove, { id }))],
  ])("is as any other where %s", async (_why, meanwhile) => {
    const owner = await server.signIn({ plan: "team", seats: 2 });
    const email = address();
    const { id: created_member_id } = await invite(owner, email);
    const { verify } = await register(email, { team_id: owner.workspace_id, created_member_id });
    await meanwhile(owner, created_member_id);
    expect((await verify()).user).toMatchObject({ role: "owner", email_verified_at: expect.any(String), workspace: { kind: "personal" } });
  });

  test("with the ids of somebody else's invitation is as any other, and the invitation still waits", async () => {
    const owner = await server.signIn({ plan: "team", seats: 2 });
    const { id: created_member_id } = await invite(owner, address());
    const { verify } = await register(address(), { team_id: owner.workspace_id, created_member_id });
    expect((await verify()).user).toMatchObject({ role: "owner", workspace: { kind: "personal" } });
    expect((await teamOf(owner)).length).toBe(2);
    expect(
      (await server.parts.database.db.selectFrom("recruiters").select("user_id").where("id", "=", created_member_id).execute())[0],
    ).toEqual({
      user_id: null,
    });
  });

  test("with ids of nobody is as any other", async () => {
    const nobodys = "0193e4a0-0000-7000-8000-00000000000f";
    const { verify } = await register(address(), { team_id: nobodys, created_member_id: nobodys });
    expect((await verify()).user.workspace.kind).toBe("personal");
  });
});

describe("what an invitation tells before one joins", () => {
  const look = (team_id: string, created_member_id: string) => send(api.team.invitation, { team_id, created_member_id }, guest);

  test("is who invites to what, with the address masked", async () => {
    const owner = await server.signIn({ plan: "team", seats: 3 });
    const { id } = await invite(owner, "tom.brand@north.jobs.example", "admin");
    expect((await look(owner.workspace_id, id)).data.invitation).toEqual({
      team_name: "Lindekade",
      logo_url: null,
      inviter_name: "Sanne Verhoeven",
      first_name: "Tom",
      email: "t••••@n••••.example",
      role: "admin",
      seats_free: 2,
      plan: "team",
      seat_price: { interval: "month", amount: 5900, currency: "EUR" },
      subscription_id: expect.any(String),
      expires_at: expect.any(String),
    });
  });

  test("is nothing for ids that don't belong together, nor for members who were never invited: 404", async () => {
    const { owner, team_id, created_member_id } = await invitedTo({ seats: 2 });
    const other = await server.signIn({ plan: "team" });
    await expect(look(other.workspace_id, created_member_id)).rejects.toMatchObject({ status: 404 });
    await expect(look(team_id, team_id)).rejects.toMatchObject({ status: 404 });
    await expect(look(team_id, owner.recruiter_id)).rejects.toMatchObject({ status: 404 });
  });

  test("is that it is over, once accepted, withdrawn, held back or 14 days old: 410", async () => {
    const over = { status: 410, message: expect.stringContaining("This invitation is over") };
    const accepted = await invitedTo({ seats: 2 });
    await accepted.person.send(api.account.enterTeam, { team_id: accepted.team_id });
    await expect(look(accepted.team_id, accepted.created_member_id)).rejects.toMatchObject(over);
    await accepted.owner.send(api.team.remove, { id: accepted.created_member_id });
    await expect(look(accepted.team_id, accepted.created_member_id)).rejects.toMatchObject(over);
    const withdrawn = await invitedTo({ seats: 2 });
    await withdrawn.owner.send(api.team.remove, { id: withdrawn.created_member_id });
    await expect(look(withdrawn.team_id, withdrawn.created_member_id)).rejects.toMatchObject(over);
    const held = await invitedTo({ seats: 2 });
    await held.owner.send(api.team.updateStatus, { id: held.created_member_id, status: 0 });
    await expect(look(held.team_id, held.created_member_id)).rejects.toMatchObject(over);
    await expect(held.person.send(api.account.enterTeam, { team_id: held.team_id })).rejects.toMatchObject({ status: 410 });
    const old = await invitedTo({ seats: 2 });
    await age(old.created_member_id);
    await expect(look(old.team_id, old.created_member_id)).rejects.toMatchObject(over);
  });
});

describe("two sessions of one person in different workspaces", () => {
  test("stay apart: each sees its own, and what ends one leaves the other", async () => {
    const { owner, person, team_id } = await invitedTo({ seats: 2 });
    const { email } = person;
    const inTeam = await send(api.account.enterTeam, { team_id, email, password: person.password }, guest);
    const team = { ...guest, token: inTeam.token };
    const { candidate } = (await send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman" }, team)).data;
    expect((await person.send(api.account.validateToken, {})).user.workspace.id).toBe(person.workspace_id);
    expect((await person.send(api.candidate.list, {})).data.total).toBe(0);
    await expect(person.send(api.candidate.show, { id: candidate.id })).rejects.toMatchObject({ status: 404 });
    expect((await owner.send(api.candidate.list, {})).data.total).toBe(1);
    await send(api.team.leave, {}, team);
    await expect(send(api.account.validateToken, {}, team)).rejects.toMatchObject({ status: 498 });
    expect((await person.send(api.account.validateToken, {})).user.workspace.id).toBe(person.workspace_id);
  });
});
