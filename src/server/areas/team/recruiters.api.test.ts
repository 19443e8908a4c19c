import { afterAll, describe, expect, test } from "vitest";
import type { Recruiter } from "#contract/account/team.ts";
import type { Reply } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { json } from "#server/parts/database/database.ts";
import { startTestServer } from "#tests/support/server.ts";
import { send } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());
const { db } = server.parts.database;

type Person = Awaited<ReturnType<typeof server.signIn>>;
const guest = { fetcher: server.fetcher, token: null };
const NOBODY = "0193e4a0-0000-7000-8000-00000000000f";
let serial = 0;
const tom = (more: object = {}) => ({ first_name: "Tom", last_name: "Brand", email: `tom${serial++}@proffer.example`, ...more });

const everyone = async (person: Person) => (await person.send(api.team.recruiters, {})).data.recruiters;
const placeOf = async (team: Person, person: Person) =>
  (await everyone(team)).find(({ user_id }) => user_id === person.user_id) as Recruiter;
/** A team of five seats with a colleague in one of them. */
async function teamWith(role: "admin" | "recruiter" | "viewer" = "recruiter") {
  const owner = await server.signIn({ plan: "team" });
  const colleague = await server.signIn({ role, in_workspace_of: owner });
  return { owner, colleague, id: (await placeOf(owner, colleague)).id };
}
const ownersOf = async (workspace_id: string) =>
  (await db.selectFrom("recruiters").select("user_id").where("workspace_id", "=", workspace_id).where("role", "=", "owner").execute()).map(
    ({ user_id }) => user_id,
  );

describe("the recruiters of a team", () => {
  test("are its members and those invited, the owner first, with their own numbers", async () => {
    const { owner, colleague, id } = await teamWith("viewer");
    await owner.send(api.team.create, tom({ first_name: "Anouk" }));
    const { candidate } = (await owner.send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman" })).data;
    await owner.send(api.candidate.create, { first_name: "Femke", last_name: "Bos", recruiter_id: id });
    await owner.send(api.job.create, { title: "Backend engineer", recruiter_id: id });
    await owner.send(api.job.create, { title: "Data engineer", recruiter_id: id });
    await owner.send(api.candidate.remove, { id: candidate.id });
    const { data } = await colleague.send(api.team.recruiters, {});
    expect(data).toMatchObject({ total: 3, next_cursor: null });
    expect(data.recruiters.map(({ role, first_name, counts }) => [role, first_name, counts])).toEqual([
      ["owner", "Sanne", { jobs: 0, candidates: 0, proposals: 0 }],
      ["recruiter", "Anouk", { jobs: 0, candidates: 0, proposals: 0 }],
      ["viewer", "Sanne", { jobs: 2, candidates: 1, proposals: 0 }],
    ]);
    const byJobs = await owner.send(api.team.recruiters, { sort: "-jobs" });
    expect(byJobs.data.recruiters[0]?.id).toBe(id);
  });

  test("are found by name and come in pages, whatever they are sorted by", async () => {
    const owner = await server.signIn({ plan: "team" });
    for (const first_name of ["Anouk", "Bram", "Carlijn"]) await owner.send(api.team.create, tom({ first_name }));
    const found = await owner.send(api.team.recruiters, { q: "carl" });
    expect(found.data.recruiters.map(({ first_name }) => first_name)).toEqual(["Carlijn"]);
    for (const sort of ["standing", "-name", "email", "role", "status", "candidates", "proposals", "joined_at", "-last_active_at"]) {
      const seen: string[] = [];
      for (let cursor: string | undefined, page = 0; page === 0 || cursor; page++) {
        const { data }: Reply<typeof api.team.recruiters> = await owner.send(api.team.recruiters, {
          limit: 1,
          sort,
          ...(cursor && { cursor }),
        });
        seen.push(...data.recruiters.map(({ id }) => id));
        cursor = data.next_cursor ?? undefined;
      }
      expect(new Set(seen).size).toBe(4);
      expect(seen).toHaveLength(4);
    }
  });
});

describe("inviting", () => {
  test("mails an address that leads to the invitation, in the inviter's language", async () => {
    const owner = await server.signIn({ plan: "team" });
    for (const [locale, subject, line, role] of [
      ["en", "Sanne Verhoeven invites you to Lindekade on Proffer", "as admin.", "admin"],
      ["nl", "Sanne Verhoeven nodigt je uit voor Lindekade op Proffer", "als meelezer.", "viewer"],
    ] as const) {
      await owner.send(api.account.editProfile, { locale });
      const given = tom({ role, title: "Partner", phone: "" });
      const { data, response_message } = await owner.send(api.team.create, given);
      expect(response_message).toBe("Invitation sent");
      expect(data.recruiter).toMatchObject({
        email: given.email,
        role,
        title: "Partner",
        phone: null,
        user_id: null,
        status: 1,
        joined_at: null,
      });
      const letter = await server.letterTo(given.email);
      expect(letter.subject).toBe(subject);
      for (const content of [letter.text, letter.html]) {
        expect(content).toContain(line);
        expect(content).toContain(given.email);
        expect(content).toContain(`${server.parts.config.app_url}/price/${data.recruiter.id}/${owner.workspace_id}?lang=${locale}`);
      }
    }
  });

  test("takes no seat, and ends 14 days later", async () => {
    const owner = await server.signIn({ plan: "team", seats: 2 });
    for (let n = 0; n < 3; n++) await owner.send(api.team.create, tom());
    const { data } = await owner.send(api.team.create, tom());
    const days = (Date.parse(data.recruiter.invitation_expires_at ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(14, 1);
    expect((await owner.send(api.team.teams, {})).data.teams[0]).toMatchObject({ seats: 2, seats_used: 1, members: 1 });
  });

  test("is 409 for somebody who is there already, however often it is asked at once", async () => {
    const { owner, colleague } = await teamWith();
    const given = tom();
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => owner.send(api.team.create, given)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(owner.send(api.team.create, { ...given, email: given.email.toUpperCase() })).rejects.toMatchObject({ status: 409 });
    await expect(owner.send(api.team.create, tom({ email: colleague.email }))).rejects.toMatchObject({
      status: 409,
      message: "This e-mail address belongs to somebody in the team.",
    });
  });

  test.each(["free", "solo"] as const)("is 406 on %s, which has one seat, and names the plan that has more", async (plan) => {
    const owner = await server.signIn({ plan });
    await expect(owner.send(api.team.create, tom())).rejects.toMatchObject({
      status: 406,
      envelope: {
        response_message: `${plan === "free" ? "Free" : "Solo"} is for one person. Team has seats for more.`,
        data: { limit: "seats", max: 1, used: 1, plan, lifted_by: { key: "team", name: "Team", subscription_id: expect.any(String) } },
      },
    });
  });

  test("can't make an owner", async () => {
    const owner = await server.signIn({ plan: "team" });
    const body = JSON.stringify(tom({ role: "owner" }));
    const headers = { "content-type": "application/json" };
    expect((await owner.raw("/api/user/recruiter/create", { method: "POST", body, headers })).status).toBe(422);
  });

  test("again mails the same address anew, until they have joined", async () => {
    const { owner, id } = await teamWith();
    const { data } = await owner.send(api.team.create, tom());
    const { email } = data.recruiter;
    await server.letterTo(email);
    await owner.send(api.team.resend, { id: data.recruiter.id });
    const letters = () => server.letters.filter(({ to }) => to === email);
    await expect.poll(() => letters().length).toBe(2);
    expect(letters()[0]?.text).toBe(letters()[1]?.text);
    await expect(owner.send(api.team.resend, { id })).rejects.toMatchObject({ status: 409 });
    await expect(owner.send(api.team.resend, { id: NOBODY })).rejects.toMatchObject({ status: 404 });
  });
});

describe("changing a recruiter", () => {
  test("takes what is given and leaves the rest", async () => {
    const { owner, colleague, id } = await teamWith();
    await owner.send(api.team.update, { id, title: "Senior recruiter", phone: "+31 20 123 45 67" });
    const { data, response_message } = await owner.send(api.team.update, { id, role: "viewer", phone: "" });
    expect(response_message).toBe("Recruiter updated");
    expect(data.recruiter).toMatchObject({ title: "Senior recruiter", phone: null, role: "viewer" });
    // The role counts from the next call on.
    await expect(colleague.send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman" })).rejects.toMatchObject({
      status: 403,
    });
    expect((await colleague.send(api.account.validateToken, {})).user.role).toBe("viewer");
  });

  test("leaves the name to whoever has joined", async () => {
    const { owner, id } = await teamWith();
    await expect(owner.send(api.team.update, { id, first_name: "Lena" })).rejects.toMatchObject({
      status: 422,
      envelope: { validation_errors: { first_name: ["Somebody who has joined changes their own name."] } },
    });
    // A form that sends the name along unchanged is fine.
    await owner.send(api.team.update, { id, first_name: "Sanne", last_name: "Verhoeven", title: "Partner" });
    const { recruiter } = (await owner.send(api.team.create, tom())).data;
    expect((await owner.send(api.team.update, { id: recruiter.id, first_name: "Lena" })).data.recruiter.first_name).toBe("Lena");
  });

  test("of the owner is the owner's alone, and the role stays", async () => {
    const { owner, colleague } = await teamWith("admin");
    const { id } = await placeOf(owner, owner);
    await expect(colleague.send(api.team.update, { id, title: "Intern" })).rejects.toMatchObject({ status: 403 });
    await expect(colleague.send(api.team.update, { id, role: "viewer" })).rejects.toMatchObject({ status: 403 });
    await expect(owner.send(api.team.update, { id, role: "viewer" })).rejects.toMatchObject({ status: 406 });
    expect((await owner.send(api.team.update, { id, title: "Founder" })).data.recruiter.title).toBe("Founder");
    expect(await ownersOf(owner.workspace_id)).toEqual([owner.user_id]);
  });
});

describe("a recruiter's status", () => {
  test("false suspends (0) and true reinstates (1): sessions here end at once, and team log-in is 403", async () => {
    const { owner, colleague, id } = await teamWith();
    const { email, password } = colleague;
    const entering = () => send(api.account.enterTeam, { team_id: owner.workspace_id, email, password }, guest);
    const second = (await entering()).token;
    expect((await owner.send(api.team.updateStatus, { id, status: false })).data.recruiter.status).toBe(0);
    for (const token of [colleague.token, second])
      await expect(send(api.account.validateToken, {}, { ...guest, token })).rejects.toMatchObject({ status: 498 });
    await expect(entering()).rejects.toMatchObject({ status: 403 });
    // Log-in goes to a workspace of their own.
    expect((await send(api.account.login, { email, password }, guest)).user).toMatchObject({
      role: "owner",
      workspace: { kind: "personal" },
    });
    expect((await owner.send(api.team.updateStatus, { id, status: true })).data.recruiter.status).toBe(1);
    expect((await entering()).user.workspace.id).toBe(owner.workspace_id);
    // What ended stays ended.
    await expect(colleague.send(api.account.validateToken, {})).rejects.toMatchObject({ status: 498 });
  });

  test("frees the seat while suspended, and needs one to come back", async () => {
    const owner = await server.signIn({ plan: "team", seats: 2 });
    const colleague = await server.signIn({ in_workspace_of: owner });
    const { id } = await placeOf(owner, colleague);
    await owner.send(api.team.updateStatus, { id, status: 0 });
    const other = await server.signIn();
    await owner.send(api.team.create, tom({ email: other.email }));
    await other.send(api.account.enterTeam, { team_id: owner.workspace_id });
    await expect(owner.send(api.team.updateStatus, { id, status: 1 })).rejects.toMatchObject({
      status: 406,
      envelope: { data: { limit: "seats", max: 2, used: 2, plan: "team" } },
    });
    expect((await placeOf(owner, colleague)).status).toBe(0);
  });

  test("can't be taken from the owner or from oneself", async () => {
    const { owner, colleague, id } = await teamWith("admin");
    const ownersPlace = (await placeOf(owner, owner)).id;
    for (const person of [owner, colleague])
      await expect(person.send(api.team.updateStatus, { id: ownersPlace, status: 0 })).rejects.toMatchObject({ status: 406 });
    await expect(colleague.send(api.team.updateStatus, { id, status: 0 })).rejects.toMatchObject({ status: 406 });
    expect((await everyone(owner)).map(({ status }) => status)).toEqual([1, 1]);
  });

  test("leaves nobody without a workspace", async () => {
    const { owner, colleague, id } = await teamWith("admin");
    await owner.send(api.team.transfer, { id, current_password: owner.password });
    const former = (await placeOf(colleague, owner)).id;
    await colleague.send(api.team.updateStatus, { id: former, status: 0 });
    const { email, password } = owner;
    const { user } = await send(api.account.login, { email, password }, guest);
    expect(user).toMatchObject({ role: "owner", workspace: { name: "Sanne Verhoeven", kind: "personal" } });
  });
});

describe("sessions of a team", () => {
  test("are ended by its owner, of one member or of everybody but the session that asks; all may log in again", async () => {
    const { owner, colleague, id } = await teamWith("admin");
    const { email, password } = colleague;
    const enter = () => send(api.account.enterTeam, { team_id: owner.workspace_id, email, password }, guest);
    const elsewhere = await enter();
    const other = await server.signIn({ in_workspace_of: owner });
    const isOpen = (token: string) =>
      send(api.account.checkVerified, {}, { ...guest, token }).then(
        () => true,
        ({ status }) => status !== 498,
      );
    expect((await owner.send(api.team.endSessions, { id })).data.ended).toBe(2);
    expect(await Promise.all([colleague, elsewhere, other, owner].map(({ token }) => isOpen(token)))).toEqual([false, false, true, true]);
    const again = await enter();
    expect((await owner.send(api.team.endSessions, {})).data.ended).toBe(2);
    expect(await Promise.all([again, other, owner].map(({ token }) => isOpen(token)))).toEqual([false, false, true]);
    const { events } = (await owner.send(api.security.events, { kind: "member_sessions_ended" })).data;
    expect(events.map(({ about }) => about)).toEqual([null, "Sanne Verhoeven"]);
  });

  test("of somebody else's team, or of an invitation, aren't there", async () => {
    const { owner } = await teamWith();
    const stranger = await teamWith();
    const { recruiter } = (await owner.send(api.team.create, tom())).data;
    for (const id of [stranger.id, recruiter.id, NOBODY])
      await expect(owner.send(api.team.endSessions, { id })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.colleague.send(api.team.endSessions, {})).rejects.toMatchObject({ status: 403 });
    expect((await stranger.colleague.send(api.account.checkVerified, {})).user.id).toBe(stranger.colleague.user_id);
  });
});

describe("removing a recruiter", () => {
  test("passes their records to the owner, ends their sessions here, and leaves them their own workspace", async () => {
    const { owner, colleague, id } = await teamWith();
    await colleague.send(api.account.editProfile, { first_name: "Lena", last_name: "Mulder" });
    const { candidate } = (await colleague.send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman" })).data;
    const { job } = (await colleague.send(api.job.create, { title: "Backend engineer" })).data;
    await colleague.send(api.candidate.remove, { id: candidate.id });
    const { data, response_message } = await owner.send(api.team.remove, { id });
    expect([data.recruiter.id, response_message]).toEqual([id, "Recruiter removed"]);
    expect((await everyone(owner)).map((one) => one.user_id)).toEqual([owner.user_id]);
    await owner.send(api.candidate.restore, { id: candidate.id });
    const shown = (await owner.send(api.candidate.show, { id: candidate.id })).data.candidate;
    expect(shown.recruiter_id).toBe(owner.recruiter_id);
    // Who did what stays readable.
    expect(shown.activity.map(({ kind, actor_name }) => [kind, actor_name])).toEqual([
      ["restored", "Sanne Verhoeven"],
      ["deleted", "Lena Mulder"],
      ["created", "Lena Mulder"],
    ]);
    expect((await owner.send(api.job.show, { id: job.id })).data.job.recruiter_id).toBe(owner.recruiter_id);
    await expect(colleague.send(api.account.validateToken, {})).rejects.toMatchObject({ status: 498 });
    const { email, password } = colleague;
    expect((await send(api.account.login, { email, password }, guest)).user.workspace.kind).toBe("personal");
    await expect(send(api.account.enterTeam, { team_id: owner.workspace_id, email, password }, guest)).rejects.toMatchObject({
      status: 404,
    });
    await expect(owner.send(api.team.remove, { id })).rejects.toMatchObject({ status: 404 });
  });

  test("gives a fresh workspace to whoever has none", async () => {
    const { owner, colleague, id } = await teamWith("admin");
    await owner.send(api.team.transfer, { id, current_password: owner.password });
    await colleague.send(api.team.remove, { id: (await placeOf(colleague, owner)).id });
    const { email, password } = owner;
    const { user } = await send(api.account.login, { email, password }, guest);
    expect(user).toMatchObject({ role: "owner", workspace: { kind: "personal" } });
    expect(user.workspace.id).not.toBe(owner.workspace_id);
  });

  test("is refused for the owner and oneself, and knows nobody of another team", async () => {
    const { owner, colleague, id } = await teamWith("admin");
    const stranger = await server.signIn({ plan: "team" });
    await expect(colleague.send(api.team.remove, { id: owner.recruiter_id })).rejects.toMatchObject({ status: 406 });
    await expect(colleague.send(api.team.remove, { id })).rejects.toMatchObject({ status: 406 });
    await expect(stranger.send(api.team.remove, { id })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.send(api.team.update, { id, title: "Intern" })).rejects.toMatchObject({ status: 404 });
    expect(await everyone(owner)).toHaveLength(2);
  });
});

describe("passing a team on", () => {
  test("makes another member its owner and oneself an admin, with the password", async () => {
    const { owner, colleague, id } = await teamWith();
    await expect(owner.send(api.team.transfer, { id, current_password: "not this one" })).rejects.toMatchObject({ status: 422 });
    const { data } = await owner.send(api.team.transfer, { id, current_password: owner.password });
    expect(data.recruiter).toMatchObject({ id, role: "owner" });
    expect((await owner.send(api.account.validateToken, {})).user.role).toBe("admin");
    expect((await colleague.send(api.account.validateToken, {})).user.role).toBe("owner");
    expect(await ownersOf(owner.workspace_id)).toEqual([colleague.user_id]);
  });

  test("needs somebody who has joined, isn't suspended, and isn't oneself", async () => {
    const { owner, id } = await teamWith();
    const { recruiter } = (await owner.send(api.team.create, tom())).data;
    await owner.send(api.team.updateStatus, { id, status: 0 });
    for (const one of [recruiter.id, id, owner.recruiter_id])
      await expect(owner.send(api.team.transfer, { id: one, current_password: owner.password })).rejects.toMatchObject({ status: 406 });
    await expect(owner.send(api.team.transfer, { id: NOBODY, current_password: owner.password })).rejects.toMatchObject({ status: 404 });
    expect(await ownersOf(owner.workspace_id)).toEqual([owner.user_id]);
  });

  test("to several at once passes it to one", async () => {
    const owner = await server.signIn({ plan: "team" });
    const people = await Promise.all([1, 2, 3].map(() => server.signIn({ in_workspace_of: owner })));
    const places = await Promise.all(people.map((one) => placeOf(owner, one)));
    const answers = await Promise.allSettled(
      places.map(({ id }) => owner.send(api.team.transfer, { id, current_password: owner.password })),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await ownersOf(owner.workspace_id)).toHaveLength(1);
  });

  test("while the new owner leaves ends with one owner, whichever comes first", async () => {
    for (let round = 0; round < 5; round++) {
      const { owner, colleague, id } = await teamWith();
      await Promise.allSettled([
        owner.send(api.team.transfer, { id, current_password: owner.password }),
        colleague.send(api.team.leave, {}),
      ]);
      expect(await ownersOf(owner.workspace_id)).toHaveLength(1);
    }
    expect(server.errors).toEqual([]);
  });
});

describe("leaving a team", () => {
  test("passes one's records to its owner and ends one's sessions there", async () => {
    const { owner, colleague } = await teamWith();
    const { candidate } = (await colleague.send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman" })).data;
    expect((await colleague.send(api.team.leave, {})).response_message).toBe("You have left the team");
    await expect(colleague.send(api.account.validateToken, {})).rejects.toMatchObject({ status: 498 });
    expect((await owner.send(api.candidate.show, { id: candidate.id })).data.candidate.recruiter_id).toBe(owner.recruiter_id);
    expect(await everyone(owner)).toHaveLength(1);
  });

  test("isn't for its owner, who is told what to do first; neither is deleting the account", async () => {
    const { owner } = await teamWith();
    await expect(owner.send(api.team.leave, {})).rejects.toMatchObject({
      status: 406,
      message: "You own this team. Make somebody else its owner, then you can leave.",
    });
    await expect(owner.send(api.account.deleteAccount, { current_password: owner.password })).rejects.toMatchObject({
      status: 406,
      message: "Others are in a workspace that you own. Make one of them its owner, or remove them first.",
    });
  });
});

describe("the workspaces one is in", () => {
  test("come with role, plan and seats, the one used last first", async () => {
    const owner = await server.signIn({ plan: "team", seats: 3 });
    const colleague = await server.signIn({ role: "viewer", in_workspace_of: owner });
    const { email, password } = colleague;
    await send(api.account.enterTeam, { team_id: owner.workspace_id, email, password }, guest);
    const { teams } = (await colleague.send(api.team.teams, {})).data;
    expect(teams).toMatchObject([
      {
        id: owner.workspace_id,
        name: "Lindekade",
        kind: "team",
        role: "viewer",
        plan: "team",
        seats: 3,
        seats_used: 2,
        members: 2,
        state: null,
      },
      { kind: "personal", role: "owner", plan: "free", seats: 1, seats_used: 1, members: 1, state: null, is_suspended: false },
    ]);
    const { id } = await placeOf(owner, colleague);
    await owner.send(api.team.updateStatus, { id, status: 0 });
    const { token } = await send(api.account.login, { email, password }, guest);
    const after = (await send(api.team.teams, {}, { ...guest, token })).data.teams;
    expect(after.find((one) => one.id === owner.workspace_id)).toMatchObject({ is_suspended: true, seats_used: 1, members: 2 });
  });
});

describe("fewer seats than members", () => {
  test("leave the owner and those who joined first at work; the others read and export, and change nothing", async () => {
    const owner = await server.signIn({ plan: "team", seats: 3 });
    const [first, second] = [
      await server.signIn({ in_workspace_of: owner }),
      await server.signIn({ role: "admin", in_workspace_of: owner }),
    ];
    const leaver = await server.signIn({ in_workspace_of: owner });
    const seated = async () => (await everyone(owner)).filter(({ has_seat }) => has_seat).map(({ user_id }) => user_id);
    // Four members on three seats, as after a smaller plan; anything that changes the team counts them again.
    await db
      .updateTable("workspaces")
      .set({ entitlement: json({ plan: "team", seats: 2 }) })
      .where("id", "=", owner.workspace_id)
      .execute();
    await leaver.send(api.team.leave, {});
    expect((await seated()).sort()).toEqual([owner.user_id, first.user_id].sort());
    expect((await second.send(api.account.validateToken, {})).user.role).toBe("viewer");
    expect((await placeOf(owner, second)).role).toBe("admin");
    await expect(second.send(api.team.create, tom())).rejects.toMatchObject({ status: 403 });
    await expect(second.send(api.job.create, { title: "Backend engineer" })).rejects.toMatchObject({ status: 403 });
    expect((await second.send(api.candidate.list, {})).data.total).toBe(0);
    // Whoever is suspended makes room.
    await owner.send(api.team.updateStatus, { id: (await placeOf(owner, first)).id, status: 0 });
    expect((await second.send(api.account.validateToken, {})).user.role).toBe("admin");
  });

  test("bother nobody where subscriptions are off: everybody may invite, join and work", async () => {
    const free = await startTestServer({ settings: { SUBSCRIPTIONS: "off" } });
    try {
      const owner = await free.signIn();
      const people = await Promise.all([1, 2].map(() => free.signIn()));
      for (const { email } of people) {
        const { recruiter } = (await owner.send(api.team.create, tom({ email }))).data;
        const asked = { team_id: owner.workspace_id, created_member_id: recruiter.id };
        const { invitation } = (await send(api.team.invitation, asked, { fetcher: free.fetcher, token: null })).data;
        expect(invitation).toMatchObject({ seats_free: null, seat_price: null, subscription_id: null });
      }
      for (const one of people) {
        const { token, user } = await one.send(api.account.enterTeam, { team_id: owner.workspace_id });
        expect(user).toMatchObject({ role: "recruiter", workspace: { kind: "team" } });
        await one.send(api.job.create, { title: "Backend engineer" }, { token });
      }
      const { recruiters } = (await owner.send(api.team.recruiters, {})).data;
      expect(recruiters.map(({ has_seat }) => has_seat)).toEqual([true, true, true]);
      expect((await owner.send(api.team.teams, {})).data.teams[0]).toMatchObject({ seats: null, seats_used: 3 });
    } finally {
      await free.stop();
    }
  });
});
