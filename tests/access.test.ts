import { afterAll, describe, expect, test } from "vitest";
import type { Role } from "#contract/account/account.ts";
import type { Access, Call } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { namedCalls } from "./support/bodies.ts";
import { failing } from "./support/failing.ts";
import { startTestServer } from "./support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const calls = namedCalls;
const needing = (...access: Access[]) => calls.filter(([, call]) => access.includes(call.access));
const withSession = needing("user", "verified", "recruiter", "admin", "owner");

/** What a call needs in its query before it answers at all. */
const needed: Record<string, string> = { [api.statistics.rows.path]: "?figure=candidates" };

const ID = "0193e4a0-0000-7000-8000-00000000000f";
/** Makes the call with a body that names records of nobody. */
function make(call: Call, token?: string) {
  const path = call.path.replace(/\{\w+\}/g, ID) + (needed[call.path] ?? "");
  const body = call.method === "POST" ? { body: JSON.stringify({ id: ID }), headers: { "content-type": "application/json" } } : {};
  return server.raw(path, { method: call.method, ...body, ...(token && { token }) });
}

/** Calls that answer a token with a status they shouldn't. */
async function answered(asked: [name: string, call: Call][], token: string, isRight: (status: number) => boolean): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, call] of asked) {
    const { status } = await make(call, token);
    if (!isRight(status)) wrong.push(`${name}: ${status}`);
  }
  return wrong;
}

/** Who may make which call, but for those of everybody who works with records: a word that is weakened by a slip is found here. */
const pinned: Partial<Record<Access, string>> = {
  public: `account.register account.login account.forgotPassword account.checkResetCode account.resetPassword passkey.startLogin
    passkey.login sso.start sso.finish team.invitation subscription.plans subscription.features proposal.shared proposal.seen proposal.open
    proposal.respond proposal.ask contact.show contact.send consent.shared consent.answer interview.ofLink interview.pick interview.suggest`,
  optional: "account.enterTeam account.checkPassword",
  user: `account.validateToken account.checkVerified account.logout account.resendEmail account.verifyEmail account.editProfile
    account.changePassword account.sessions account.revokeOtherSessions account.devices account.forgetDevice account.revokeSession
    account.disableTwoFactor account.changeEmail account.exportMyData account.deleteAccount passkey.list passkey.remove team.leave
    team.teams subscription.purchased subscription.session subscription.subscribe subscription.succeed subscription.cancel
    notification.settings notification.updateSettings`,
  verified: `account.startTwoFactor account.confirmTwoFactor candidate.list candidate.show client.list client.contacts client.show client.answers job.list job.clients job.show job.showProposals
    matching.matchedCandidates matching.notRanked matching.fetchMatched matching.whyAbove matching.matchedJobs translation.translate
    passkey.start passkey.confirm team.users team.recruiters proposal.list proposal.show proposal.preview view.list view.create
    customField.list view.update view.remove view.updateColumns statistics.fetch dashboard.find dashboard.attention dashboard.putOff dashboard.figures
    dashboard.today dashboard.people dashboard.jobs dashboard.activity dashboard.upcoming shortlist.list consent.list register.list dossier.ofMatch
    dossier.ofJob resume.make compliance.document note.list note.versions toDo.list notification.list notification.count notification.markRead
    interview.feed interview.list interview.renewFeed matching.board merge.compare merge.list merge.ofRecord pipeline.show`,
  admin: `account.updateWorkspace team.create team.update team.updateStatus team.remove team.resend privacy.erase
    compliance.rankingLog customField.save customField.archive customField.order weights.show weights.preview weights.set weights.answer weights.undo pipeline.saveReasons pipeline.saveStages`,
  owner: `model.settings model.save model.remove model.permit model.setPrice model.list model.test model.use sso.settings sso.save sso.test sso.enforce sso.remove sso.addDomain sso.checkDomain sso.mailDomain sso.confirmDomain
    sso.removeDomain team.transfer team.endSessions subscription.cancelTeam subscription.preview subscription.change subscription.reactivate
    subscription.portal security.events security.trail security.exportTrail security.verifyTrail status.show
    workspaceExport.list workspaceExport.make workspaceExport.remove`,
};

describe("who may make a call", () => {
  test("each word is that of those named here and of no others", () => {
    const having = (word: string) => calls.filter(([, call]) => call.access === word).map(([name]) => name);
    for (const [word, names] of Object.entries(pinned)) expect(having(word).sort(), word).toEqual(names.split(/\s+/).sort());
  });

  test("what changes, sends or erases records asks for a recruiter, but by a link", () => {
    const open = calls.filter(
      ([, { access, touches }]) => ["user", "verified", "optional"].includes(access) && /change|send|erase/.test(touches?.act ?? ""),
    );
    expect(open.map(([name]) => name)).toEqual([]);
  });
});

describe("a stranger", () => {
  test("is turned away from every call that needs a session with 401", async () => {
    const turnedAway = async (_name: string, call: Call) =>
      expect((await make(call)).envelope).toMatchObject({ response_status: 401, payload: { error: expect.any(String) } });
    expect(await failing(withSession, turnedAway)).toEqual([]);
  });
});

describe("a made-up token", () => {
  test("is 498 at every call that needs a session", async () => {
    expect(await answered(withSession, "x".repeat(43), (status) => status === 498)).toEqual([]);
  });
  test("is taken as none at every other call", async () => {
    expect(await answered(needing("public", "optional"), "x".repeat(43), (status) => status !== 401 && status !== 498)).toEqual([]);
  });
});

describe("an ended session", () => {
  test("is 401 at every call that needs one, a revoked one 498", async () => {
    const { token, user_id } = await server.signIn();
    const change = (set: { expires_at: string } | { revoked_at: string }) =>
      server.parts.database.db.updateTable("sessions").set(set).where("user_id", "=", user_id).execute();
    await change({ expires_at: new Date(Date.now() - 1000).toISOString() });
    expect(await answered(withSession, token, (status) => status === 401)).toEqual([]);
    await change({ revoked_at: new Date().toISOString() });
    expect(await answered(withSession, token, (status) => status === 498)).toEqual([]);
  });
});

describe("an unverified person", () => {
  test("is told to verify first at every call that needs it", async () => {
    const { token } = await server.signIn({ verified: false });
    const told = async (_name: string, call: Call) =>
      expect(await make(call, token)).toMatchObject({ status: 403, envelope: { data: { email_verified: false } } });
    expect(await failing(needing("verified", "recruiter", "admin", "owner"), told)).toEqual([]);
  });
});

/** Makes the call with a body that nobody can read: who is admitted gets 400, and nothing comes of it. */
function knock(call: Call, token: string) {
  const path = call.path.replace(/\{\w+\}/g, ID) + (needed[call.path] ?? "");
  const body = call.method === "POST" ? { body: "{", headers: { "content-type": "application/json" } } : {};
  return server.raw(path, { method: call.method, ...body, token });
}

/** What each access word promises, for whoever is in a workspace with a verified e-mail. */
const admits: Partial<Record<Access, Role[]>> = {
  user: ["owner", "admin", "recruiter", "viewer"],
  verified: ["owner", "admin", "recruiter", "viewer"],
  recruiter: ["owner", "admin", "recruiter"],
  admin: ["owner", "admin"],
  owner: ["owner"],
};

describe("in a team", async () => {
  const owner = await server.signIn({ plan: "team", seats: 4 });
  const join = (role: Role) => server.signIn({ role, in_workspace_of: owner });
  const [admin, recruiter, viewer] = [await join("admin"), await join("recruiter"), await join("viewer")];
  const seatless = [await join("admin"), await join("recruiter")];
  const leaver = await join("recruiter");
  await leaver.send(api.team.leave, {}); // seats are counted again: four for six people
  const people: [name: string, person: typeof owner, acts_as: Role][] = [
    ["the owner", owner, "owner"],
    ["an admin", admin, "admin"],
    ["a recruiter", recruiter, "recruiter"],
    ["a viewer", viewer, "viewer"],
    ["an admin without a seat", seatless[0] as typeof owner, "viewer"],
    ["a recruiter without a seat", seatless[1] as typeof owner, "viewer"],
  ];

  test.each(people)("%s may call what the word of each call admits", async (_who, person, role) => {
    const isAdmitted = async (_name: string, call: Call) => {
      const { status, envelope } = await knock(call, person.token);
      if (!admits[call.access]?.includes(role)) {
        expect(status).toBe(403);
        expect(envelope).not.toHaveProperty("data.email_verified");
      } else if (call.method === "POST") expect(status).toBe(400);
      else expect([200, 404, 422]).toContain(status);
    };
    expect(await failing(withSession, isAdmitted)).toEqual([]);
  });

  test("a suspended recruiter is out at the next request, whichever it is", async () => {
    const suspended = await join("recruiter");
    const { data } = await owner.send(api.team.recruiters, {});
    const { id } = data.recruiters.find(({ user_id }) => user_id === suspended.user_id) as { id: string };
    await owner.send(api.team.updateStatus, { id, status: 0 });
    const isOut = async (_name: string, call: Call) => expect((await knock(call, suspended.token)).status).toBe(498);
    expect(await failing(withSession, isOut)).toEqual([]);
  });

  test("nobody was changed by any of it", async () => {
    for (const [, person, role] of people) expect((await person.send(api.account.validateToken, {})).user.role).toBe(role);
  });
});

describe("somebody of another workspace", async () => {
  const ours = await server.signIn({ plan: "team" });
  const {
    data: { candidate },
  } = await ours.send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman" });
  const {
    data: { job },
  } = await ours.send(api.job.create, { title: "Backend engineer" });
  const {
    data: { recruiter },
  } = await ours.send(api.team.create, { first_name: "Tom", last_name: "Brand", email: "tom@proffer.example" });
  const { data: opened } = await ours.send(api.chat.startWithBoth, { candidate_id: candidate.id, job_id: job.id });
  const { data: asked } = await ours.send(api.chat.ask, { chat_id: opened.chat.id, message: "Does she know Kafka?" });
  const records = { candidate: candidate.id, job: job.id, recruiter: recruiter.id, chat: opened.chat.id, message: asked.message.id };

  /** Every call that names a record by id, with each id of ours. */
  const naming = calls.filter(
    ([, call]) =>
      call.access !== "public" &&
      /"(id|job_id|candidate_id|chat_id|message_id)"/.test(
        JSON.stringify(Object.keys((call.body as unknown as { shape?: object }).shape ?? {})),
      ),
  );
  const getsNothing = async (_name: string, call: Call) => {
    // A session of its own: all calls in one come too fast, and two refusals for that would prove nothing.
    const theirs = await server.signIn({ plan: "team" });
    for (const id of Object.values(records)) {
      const path = call.path.replace(/\{\w+\}/g, id);
      const ask = (value: string) =>
        server.raw(path.replace(id, value), {
          method: call.method,
          token: theirs.token,
          ...(call.method === "POST" && {
            body: JSON.stringify({
              ...{ id: value, job_id: value, candidate_id: value, chat_id: value, message_id: value },
              ...{ status: 1, title: "x", first_name: "x", message: "x", thumbs: "up" },
            }),
            headers: { "content-type": "application/json" },
          }),
        });
      const foreign = await ask(id);
      const nobodys = await ask(ID);
      expect(foreign.status).not.toBe(429);
      expect(foreign.status).toBe(nobodys.status);
      expect(foreign.envelope).toEqual(nobodys.envelope);
    }
  };
  test("gets from every call what a record of nobody gets", async () => {
    expect(await failing(naming, getsNothing)).toEqual([]);
  });

  test("sees none of our records in any list", async () => {
    // A session of their own: the one above has made more requests than a minute allows.
    const fresh = await server.signIn();
    for (const [, call] of calls.filter(([, one]) => one.method === "GET" && (one.access === "verified" || one.access === "recruiter"))) {
      const { envelope } = await make(call, fresh.token);
      expect(envelope.data, call.path).toBeDefined();
      expect(JSON.stringify(envelope)).not.toMatch(new RegExp(Object.values(records).join("|")));
      // Of people one sees oneself, of everything else nothing.
      const { total, ...lists } = envelope.data as { total?: number };
      if (total) expect([total, JSON.stringify(lists)]).toEqual([1, expect.stringContaining(fresh.email)]);
    }
  });

  test("leaves our records as they were", async () => {
    const { data } = await ours.send(api.candidate.show, { id: candidate.id });
    expect(data.candidate).toMatchObject({ first_name: "Noor", version: candidate.version, deleted_at: null });
    expect((await ours.send(api.job.show, { id: job.id })).data.job).toMatchObject({ title: "Backend engineer", deleted_at: null });
    expect((await ours.send(api.team.recruiters, { q: "Tom" })).data.recruiters).toEqual([recruiter]);
  });
});
