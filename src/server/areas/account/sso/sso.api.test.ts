import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { openGuarded } from "#server/parts/outgoing/guarded.ts";
import { startDns } from "#tests/support/dns-server.ts";
import { type Misbehaviour, type Said, startProvider } from "#tests/support/oidc-provider.ts";
import { startTestServer } from "#tests/support/server.ts";
import { send } from "#web/kit/calls/api.ts";
import { verifiedDomains } from "./domain/queries.ts";
import { freeDomain } from "./domain/tasks.ts";

const dns = await startDns();
const provider = await startProvider();
const server = await startTestServer({ own: true, settings: { OUTGOING_LOCAL: "on", DNS_SERVERS: dns.address } });
afterAll(async () => {
  await server.stop();
  await provider.stop();
  await dns.stop();
});
beforeEach(() => {
  Object.assign(provider, { does: null, says_apart: {} });
});

type Person = Awaited<ReturnType<typeof server.signIn>>;
const by = (token?: string) => ({ fetcher: server.fetcher, ...(token && { token }) });
const { db } = server.parts.database;

let made = 0;
const newDomain = () => `agency${++made}.example`;

const setUp = (owner: Person, more: object = {}) =>
  owner.send(api.sso.save, {
    issuer: provider.issuer,
    client_id: provider.client_id,
    client_secret: provider.client_secret,
    current_password: owner.password,
    ...more,
  });

/** A domain that the owner's workspace has verified by its DNS record. */
async function verified(owner: Person, domain = newDomain()) {
  const { domains } = (await owner.send(api.sso.addDomain, { domain })).data;
  const named = domains.find((one) => one.domain === domain);
  if (!named) throw new Error("The domain isn't in the list");
  dns.put(named.record_name, ["v=spf1 -all", named.record_value]);
  await owner.send(api.sso.checkDomain, { id: named.id });
  return { domain, id: named.id };
}

/** A workspace of five seats with a provider and a domain. */
async function agency(more: object = {}) {
  const owner = await server.signIn({ plan: "team" });
  await setUp(owner, more);
  return { owner, ...(await verified(owner)) };
}

/** What the provider sends back, with the binding of the browser that began. */
async function comeBack(email: string) {
  const { url, binding } = (await send(api.sso.start, { email }, by())).data;
  const { headers } = await fetch(url, { redirect: "manual" });
  const back = new URL(headers.get("location") ?? "");
  const given = Object.fromEntries(back.searchParams) as { state: string; code?: string; iss?: string; error?: string };
  return { url: new URL(url), back, body: { ...given, binding } };
}

async function logInBySso(email: string, says: Partial<Said> = {}) {
  provider.says = { sub: `sub of ${email}`, email, email_verified: true, given_name: "Jesse", family_name: "de Wit", ...says };
  return send(api.sso.finish, (await comeBack(email)).body, by());
}

const logIn = ({ email, password }: { email: string; password: string }) => send(api.account.login, { email, password }, by());

async function changeEmail(person: Person, email: string): Promise<Person> {
  await db.updateTable("users").set({ email }).where("id", "=", person.user_id).execute();
  await server.parts.database.executeSql(`update recruiters set email = '${email}' where user_id = '${person.user_id}'`);
  return { ...person, email };
}

const colleague = async (owner: Person, email: string) => changeEmail(await server.signIn({ in_workspace_of: owner }), email);

const eventsOf = async (owner: Person) => (await owner.send(api.security.events, {})).data.events;

describe("setting up", () => {
  test("keeps the secret locked and never tells it", async () => {
    const owner = await server.signIn();
    const { data } = await setUp(owner);
    expect(data.provider).toMatchObject({ issuer: provider.issuer, client_id: "proffer", is_enforced: false, proven_at: null });
    expect(data.redirect_url).toMatch(/\/sso\/callback$/);
    expect(JSON.stringify((await owner.send(api.sso.settings, {})).data)).not.toContain(provider.client_secret);
    const rows = JSON.stringify(await server.parts.database.executeSql("select *, encode(secret_locked, 'escape') from sso_providers"));
    expect(rows).not.toContain(provider.client_secret);
    expect((await eventsOf(owner))[0]).toMatchObject({ kind: "sso_changed" });
  });

  test("is the owner's alone, and asks for the password", async () => {
    const owner = await server.signIn({ plan: "team" });
    await expect(setUp(owner, { current_password: "not this one" })).rejects.toMatchObject({ status: 422 });
    const admin = await server.signIn({ in_workspace_of: owner, role: "admin" });
    await expect(setUp(admin)).rejects.toMatchObject({ status: 403 });
    await expect(admin.send(api.sso.settings, {})).rejects.toMatchObject({ status: 403 });
  });

  test.each<[Misbehaviour, string]>([
    ["down", "doesn't answer"],
    ["moved", "no OpenID Connect provider"],
    ["huge", "public internet"],
    ["calls_itself_otherwise", "no OpenID Connect provider"],
    ["script_for_authorization", "no OpenID Connect provider"],
    ["plain_pkce", "PKCE"],
  ])("refuses a provider that is %s", async (does, told) => {
    const owner = await server.signIn();
    provider.does = does;
    await expect(setUp(owner)).rejects.toMatchObject({
      status: 422,
      envelope: { validation_errors: { issuer: [expect.stringContaining(told)] } },
    });
    expect((await owner.send(api.sso.settings, {})).data.provider).toBeNull();
    expect(provider.asked).not.toContain("/elsewhere");
  });

  test("gives up on a provider that is slow", async () => {
    const owner = await server.signIn();
    provider.does = "slow";
    const { outgoing, config } = server.parts;
    server.parts.outgoing = openGuarded({ ...config.outgoing, within_ms: 200 }); // has to run out
    try {
      await expect(setUp(owner)).rejects.toMatchObject({ status: 422 });
    } finally {
      server.parts.outgoing = outgoing;
    }
  });

  test("gives the secret to no other issuer than it was given for", async () => {
    const owner = await server.signIn();
    await setUp(owner);
    const thief = await startProvider();
    await expect(setUp(owner, { issuer: thief.issuer, client_secret: undefined })).rejects.toMatchObject({
      status: 422,
      envelope: { validation_errors: { client_secret: [expect.any(String)] } },
    });
    expect(thief.asked).toEqual([]);
    await setUp(owner, { client_secret: undefined, trusts_emails: true });
    expect((await owner.send(api.sso.test, {})).data.problem).toBeNull();
    await thief.stop();
  });

  test("can be tried: whether the provider is there, and knows the client", async () => {
    const owner = await server.signIn();
    await expect(owner.send(api.sso.test, {})).rejects.toMatchObject({ status: 404 });
    await setUp(owner);
    expect((await owner.send(api.sso.test, {})).data.problem).toBeNull();
    await setUp(owner, { client_secret: "another" });
    expect((await owner.send(api.sso.test, {})).data.problem).toBe("client_refused");
    provider.does = "down";
    expect((await owner.send(api.sso.test, {})).data.problem).toBe("unreachable");
  });
});

describe("a domain", () => {
  test("is a workspace's once its DNS says so, and no other's", async () => {
    const owner = await server.signIn();
    const other = await server.signIn();
    const domain = newDomain();
    const { domains } = (await owner.send(api.sso.addDomain, { domain: `@${domain.toUpperCase()}` })).data;
    const named = domains[0];
    expect(named).toMatchObject({ domain, record_name: `_proffer.${domain}`, verified_at: null });
    const id = named?.id ?? "";
    await expect(owner.send(api.sso.checkDomain, { id })).rejects.toMatchObject({ status: 406 });
    const others = (await other.send(api.sso.addDomain, { domain })).data.domains[0];
    expect(others?.record_value).not.toBe(named?.record_value);
    dns.put(`_proffer.${domain}`, [named?.record_value ?? ""]);
    await expect(other.send(api.sso.checkDomain, { id: others?.id ?? "" })).rejects.toMatchObject({ status: 406 });
    const verified = (await owner.send(api.sso.checkDomain, { id })).data.domains[0];
    expect(verified).toMatchObject({ verified_by: "dns", verified_at: expect.any(String) });
    dns.put(`_proffer.${domain}`, [others?.record_value ?? ""]);
    await expect(other.send(api.sso.checkDomain, { id: others?.id ?? "" })).rejects.toMatchObject({ status: 409 });
    await expect((await server.signIn()).send(api.sso.addDomain, { domain })).rejects.toMatchObject({ status: 409 });
    await owner.send(api.sso.removeDomain, { id });
    expect((await other.send(api.sso.checkDomain, { id: others?.id ?? "" })).data.domains[0]?.verified_by).toBe("dns");
    expect((await eventsOf(owner)).map(({ kind }) => kind)).toEqual(expect.arrayContaining(["sso_domain_verified", "sso_domain_removed"]));
  });

  test("is taken by the operator from a workspace that has it by wrong: its owners are told, its sessions there end, another can have it", async () => {
    const { owner, domain } = await agency();
    const rightful = await server.signIn();
    const inside = await logInBySso(`one@${domain}`);
    expect(await verifiedDomains(db)).toContainEqual(
      expect.objectContaining({ domain, workspace_id: owner.workspace_id, verified_by: "dns" }),
    );
    await freeDomain(server.parts, workspaceIn(owner), domain);
    expect((await server.letterTo(owner.email)).text).toContain(domain);
    expect((await eventsOf(owner))[0]).toMatchObject({ kind: "sso_domain_freed" });
    await expect(send(api.account.validateToken, {}, by(inside.token))).rejects.toMatchObject({ status: 498 });
    expect((await owner.send(api.sso.settings, {})).data.domains).toEqual([]);
    await expect(send(api.sso.start, { email: `one@${domain}` }, by())).rejects.toMatchObject({ status: 404 });
    await verified(rightful, domain);
    expect((await rightful.send(api.sso.settings, {})).data.domains).toMatchObject([{ domain, verified_by: "dns" }]);
  });

  test("is a workspace's by the code of a letter to whoever runs it, in that workspace alone", async () => {
    const owner = await server.signIn();
    const other = await server.signIn();
    const domain = newDomain();
    const id = (await owner.send(api.sso.addDomain, { domain })).data.domains[0]?.id ?? "";
    const others = (await other.send(api.sso.addDomain, { domain })).data.domains[0]?.id ?? "";
    await owner.send(api.sso.mailDomain, { id, mailbox: "postmaster" });
    const { text, subject } = await server.letterTo(`postmaster@${domain}`);
    expect(text).toContain(owner.email);
    const code = /^\d{6}/.exec(subject)?.[0] ?? "";
    await expect(other.send(api.sso.confirmDomain, { id: others, mailbox: "postmaster", code })).rejects.toMatchObject({ status: 422 });
    await expect(owner.send(api.sso.confirmDomain, { id, mailbox: "admin", code })).rejects.toMatchObject({ status: 410 });
    const { domains } = (await owner.send(api.sso.confirmDomain, { id, mailbox: "postmaster", code })).data;
    expect(domains[0]?.verified_by).toBe("letter");
    await expect(owner.send(api.sso.mailDomain, { id, mailbox: "postmaster" })).rejects.toMatchObject({ status: 406 });
  });

  test.each(["localhost", "10.0.0.1", "a b.nl", `${"x".repeat(64)}.nl`, "_dmarc.agency.nl", "", "agency.nl/..", "-a.nl"])(
    "isn't %j",
    async (domain) => {
      await expect((await server.signIn()).send(api.sso.addDomain, { domain })).rejects.toMatchObject({ status: 422 });
    },
  );

  test("of another workspace can't be looked at, mailed or given up", async () => {
    const { id } = await agency();
    const stranger = await server.signIn();
    await expect(stranger.send(api.sso.checkDomain, { id })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.send(api.sso.mailDomain, { id, mailbox: "admin" })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.send(api.sso.removeDomain, { id })).rejects.toMatchObject({ status: 404 });
  });
});

describe("logging in", () => {
  test("asks with PKCE, a state and a nonce, and keeps none of them", async () => {
    const { domain } = await agency();
    const { url, body } = await comeBack(`jesse@${domain}`);
    const asked = url.searchParams;
    expect(asked.get("code_challenge_method")).toBe("S256");
    expect(asked.get("login_hint")).toBe(`jesse@${domain}`);
    expect(asked.get("scope")).toBe("openid email profile");
    for (const name of ["state", "nonce", "code_challenge"]) expect(asked.get(name)?.length).toBeGreaterThan(40);
    const rows = JSON.stringify(await server.parts.database.executeSql("select *, encode(state_hash, 'escape') from sso_logins"));
    for (const secret of [asked.get("nonce"), asked.get("state"), body.binding]) expect(rows).not.toContain(secret);
  });

  test("makes somebody of the domain a recruiter, and knows them by what the provider calls them", async () => {
    const { owner, domain } = await agency();
    const email = `jesse@${domain}`;
    const first = await logInBySso(email);
    expect(first.user).toMatchObject({
      email,
      first_name: "Jesse",
      last_name: "de Wit",
      role: "recruiter",
      workspace: { id: owner.workspace_id },
    });
    expect(first.user.email_verified_at).not.toBeNull();
    const again = await logInBySso(email, { email: "married@elsewhere.example", email_verified: false });
    expect(again.user.id).toBe(first.user.id);
    const kinds = (await eventsOf(owner)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "sso_logged_in")).toHaveLength(2);
    expect(kinds.filter((kind) => kind === "sso_member_added")).toHaveLength(1);
    await expect.poll(() => server.letters.some(({ to, subject }) => to === email && subject.includes("single sign-on"))).toBe(true);
    expect(JSON.stringify(await send(api.account.exportMyData, {}, by(again.token)))).toContain(provider.issuer);
    await send(api.account.logout, {}, by(again.token));
    await expect(send(api.account.validateToken, {}, by(again.token))).rejects.toMatchObject({ status: 498 });
  });

  test("takes the e-mail address from where the provider tells more, of the same person alone", async () => {
    const { domain } = await agency();
    const email = `apart@${domain}`;
    provider.says_apart = { email, email_verified: true, name: "Noor van den Berg" };
    const said = { email: undefined, email_verified: undefined, given_name: undefined, family_name: undefined };
    expect((await logInBySso(email, said)).user).toMatchObject({ email, first_name: "Noor", last_name: "van den Berg" });
    provider.does = "other_subject_in_userinfo";
    await expect(logInBySso(`apart2@${domain}`, said)).rejects.toMatchObject({ status: 401 });
  });

  test("links the account that is there, once", async () => {
    const { owner, domain } = await agency();
    const person = await colleague(owner, `there@${domain}`);
    expect((await logInBySso(person.email)).user.id).toBe(person.user_id);
    await expect(logInBySso(person.email, { sub: "the next one with this address" })).rejects.toMatchObject({ status: 403 });
    expect((await logIn(person)).user.id).toBe(person.user_id);
  });

  test("of an account that nobody had verified starts it afresh", async () => {
    const { owner, domain } = await agency();
    const stranger = await changeEmail(await server.signIn({ verified: false }), `early@${domain}`);
    const { user } = await logInBySso(stranger.email);
    expect(user).toMatchObject({ id: stranger.user_id, workspace: { id: owner.workspace_id } });
    await expect(logIn(stranger)).rejects.toMatchObject({ status: 401 });
    await expect(stranger.send(api.account.validateToken, {})).rejects.toMatchObject({ status: 498 });
  });

  test("accepts an invitation that waits, with its role", async () => {
    const { owner, domain } = await agency();
    const email = `asked@${domain}`;
    await owner.send(api.team.create, { first_name: "Ilse", last_name: "Kok", email, role: "admin" });
    expect((await logInBySso(email)).user.role).toBe("admin");
  });

  test("lets nobody in without a seat, and says so", async () => {
    const owner = await server.signIn();
    await setUp(owner);
    const { domain } = await verified(owner);
    await expect(logInBySso(`full@${domain}`)).rejects.toMatchObject({
      status: 406,
      envelope: { message: expect.stringContaining("Lindekade") },
    });
    expect(await db.selectFrom("users").select("id").where("email", "=", `full@${domain}`).execute()).toEqual([]);
  });

  test("gives the last seat to one of two", async () => {
    const owner = await server.signIn({ plan: "team", seats: 2 });
    await setUp(owner);
    const { domain } = await verified(owner);
    const bodies = [];
    for (const name of ["one", "two"]) {
      provider.says = { sub: name, email: `${name}@${domain}`, email_verified: true };
      bodies.push((await comeBack(`${name}@${domain}`)).body);
    }
    // Both codes say who `says` names when they are changed: one person after the other.
    const outcomes = [];
    for (const [place, body] of bodies.entries()) {
      provider.says = { sub: `seat ${place}`, email: `seat${place}@${domain}`, email_verified: true };
      outcomes.push(
        await send(api.sso.finish, body, by()).then(
          () => 200,
          ({ status }: { status: number }) => status,
        ),
      );
    }
    expect(outcomes).toEqual([200, 406]);
  });

  test("keeps out who is suspended", async () => {
    const { owner, domain } = await agency();
    const { user } = await logInBySso(`out@${domain}`);
    const { recruiters } = (await owner.send(api.team.recruiters, {})).data;
    const id = recruiters.find(({ email }) => email === user.email)?.id ?? "";
    await owner.send(api.team.updateStatus, { id, status: 0 });
    await expect(logInBySso(`out@${domain}`)).rejects.toMatchObject({ status: 403 });
    await expect(logInBySso(`out@${domain}`, { sub: "a new one" })).rejects.toMatchObject({ status: 403 });
  });

  test.each<[string, Partial<Said>, number]>([
    ["says nothing of an address", { email: undefined as unknown as string }, 403],
    ["hasn't verified the address", { email_verified: false }, 403],
    ["says nothing of having verified it", { email_verified: undefined as unknown as boolean }, 403],
    ["says so in a text", { email_verified: "true" }, 403],
    ["names an address of another domain", { email: "ceo@elsewhere.example" }, 403],
    ["names what is no address", { email: "jesse@@agency.example" }, 403],
    ["names an address with a NUL", { email: "je\0sse@agency.example" }, 403],
    ["names nobody", { sub: "" }, 401],
    ["names somebody with a NUL", { sub: "a\0b" }, 401],
    ["names somebody at length", { sub: "x".repeat(256) }, 401],
  ])("is refused where the provider %s", async (_, says, status) => {
    const { owner, domain } = await agency();
    await expect(logInBySso(`jesse@${domain}`, says)).rejects.toMatchObject({ status });
    expect((await eventsOf(owner))[0]).toMatchObject({ kind: "sso_refused", detail: { why: expect.stringMatching(/^sso_/) } });
  });

  test("believes addresses without that word where the workspace says so", async () => {
    const { domain } = await agency({ trusts_emails: true });
    const { user } = await logInBySso(`trusted@${domain}`, { email_verified: undefined as unknown as boolean });
    expect(user.email).toBe(`trusted@${domain}`);
    await expect(logInBySso(`trusted@${domain}`, { sub: "x", email: "ceo@elsewhere.example" })).rejects.toMatchObject({ status: 403 });
  });

  test("stores names of any kind", async () => {
    const { domain } = await agency();
    const { user } = await logInBySso(`odd@${domain}`, { given_name: "a\0b\n<b>\ud800", family_name: "y".repeat(5000) });
    expect(user.first_name).toBe("a b <b>\ufffd");
    expect(user.last_name).toHaveLength(100);
  });

  test.each<[Misbehaviour, number]>([
    ["wrong_nonce", 401],
    ["no_nonce", 401],
    ["wrong_audience", 401],
    ["unsigned", 401],
    ["symmetric", 401],
    ["foreign_key", 401],
    ["expired", 401],
    ["other_issuer", 401],
    ["answers_for_another", 401],
    ["no_id_token", 401],
    ["denied", 401],
    ["wrong_state", 410],
  ])("is refused where the provider misbehaves: %s", async (does, status) => {
    const { owner, domain } = await agency();
    provider.does = does;
    await expect(logInBySso(`jesse@${domain}`)).rejects.toMatchObject({ status });
    expect(await db.selectFrom("users").select("id").where("email", "=", `jesse@${domain}`).execute()).toEqual([]);
    if (status === 401) expect((await eventsOf(owner))[0]?.kind).toBe("sso_refused");
  });

  test.each<[Misbehaviour]>([["down"], ["calls_itself_otherwise"], ["huge"]])(
    "answers 503 where the provider is %s, at either end",
    async (does) => {
      const { domain } = await agency();
      const { body } = await comeBack(`jesse@${domain}`);
      provider.does = does;
      await expect(send(api.sso.start, { email: `jesse@${domain}` }, by())).rejects.toMatchObject({ status: 503 });
      await expect(send(api.sso.finish, body, by())).rejects.toMatchObject({ status: 503 });
    },
  );

  test("is good once, for ten minutes, in the browser that began it", async () => {
    const { domain } = await agency();
    const email = `once@${domain}`;
    await logInBySso(email);
    const again = (await comeBack(email)).body;
    const answers = await Promise.allSettled(Array.from({ length: 3 }, () => send(api.sso.finish, again, by())));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const late = (await comeBack(email)).body;
    await server.parts.database.executeSql("update sso_logins set expires_at = now() - interval '1 second'");
    await expect(send(api.sso.finish, late, by())).rejects.toMatchObject({ status: 410 });
    // A stranger sends a victim the address that they came back by themselves: the victim's browser has no binding for it.
    const [theirs, own] = [(await comeBack(email)).body, (await comeBack(email)).body];
    await expect(send(api.sso.finish, { ...theirs, binding: own.binding }, by())).rejects.toMatchObject({ status: 410 });
    await expect(send(api.sso.finish, theirs, by())).rejects.toMatchObject({ status: 410 });
    expect((await send(api.sso.finish, own, by())).user.email).toBe(email);
  });

  test("under way ends with the settings that it began by", async () => {
    const { owner, domain } = await agency();
    const { body } = await comeBack(`jesse@${domain}`);
    await owner.send(api.sso.remove, { current_password: owner.password });
    await setUp(owner);
    await expect(send(api.sso.finish, body, by())).rejects.toMatchObject({ status: 410 });
  });

  test("isn't there for a domain that nobody has verified", async () => {
    const owner = await server.signIn();
    await setUp(owner);
    const domain = newDomain();
    await owner.send(api.sso.addDomain, { domain });
    await expect(send(api.sso.start, { email: `a@${domain}` }, by())).rejects.toMatchObject({ status: 404 });
  });
});

describe("enforced", () => {
  const enforce = (owner: Person, is_enforced = true) => owner.send(api.sso.enforce, { is_enforced, current_password: owner.password });

  test("only what is known to work can be", async () => {
    const owner = await server.signIn({ plan: "team" });
    await setUp(owner);
    await expect(enforce(owner)).rejects.toMatchObject({ status: 406 });
    const { domain } = await verified(owner);
    await expect(enforce(owner)).rejects.toMatchObject({
      status: 406,
      envelope: { message: expect.stringContaining("Log in with single sign-on") },
    });
    await logInBySso(`first@${domain}`);
    expect((await enforce(owner)).data.provider?.is_enforced).toBe(true);
    expect((await eventsOf(owner))[0]).toMatchObject({ kind: "sso_enforced", detail: { is_enforced: true } });
    // Another client has to be shown to work first.
    expect((await setUp(owner)).data.provider?.is_enforced).toBe(true);
    await db.updateTable("sso_providers").set({ client_id: "before" }).where("workspace_id", "=", owner.workspace_id).execute();
    expect((await setUp(owner)).data.provider).toMatchObject({ is_enforced: false, proven_at: null });
  });

  test("keeps members of its domains from every other way in, and says which is left; the owner keeps theirs", async () => {
    const { owner, domain } = await agency();
    const member = await colleague(owner, `member@${domain}`);
    const guest = await colleague(owner, "guest@elsewhere.example");
    const by_sso = await logInBySso(member.email);
    await enforce(owner);
    const refusal = { status: 403, envelope: { data: { sso: true }, message: expect.stringContaining("single sign-on") } };
    await expect(logIn(member)).rejects.toMatchObject(refusal);
    const { email, password } = member;
    await expect(send(api.account.enterTeam, { team_id: owner.workspace_id, email, password }, by())).rejects.toMatchObject(refusal);
    await expect(member.send(api.account.validateToken, {})).rejects.toMatchObject({ status: 498 });
    expect((await send(api.account.validateToken, {}, by(by_sso.token))).user.email).toBe(member.email);
    expect((await logIn(guest)).user.email).toBe("guest@elsewhere.example");
    expect((await guest.send(api.account.validateToken, {})).user.email).toBe("guest@elsewhere.example");
    await owner.send(api.account.validateToken, {});
    await changeEmail(owner, `owner@${domain}`);
    expect((await logIn({ ...owner, email: `owner@${domain}` })).user.role).toBe("owner");
    await enforce(owner, false);
    expect((await logIn(member)).user.email).toBe(member.email);
  });

  test("can't be escaped by another e-mail address, a new password or another workspace", async () => {
    const { owner, domain } = await agency();
    const member = await colleague(owner, `mover@${domain}`);
    const own = (await member.send(api.team.teams, {})).data.teams.find(({ id }) => id !== owner.workspace_id)?.id ?? "";
    await logInBySso(member.email);
    await enforce(owner);
    const moved = await changeEmail(member, `mover${made}@gmail.example`);
    await expect(logIn(moved)).rejects.toMatchObject({ status: 403 });
    const { email, password } = moved;
    const elsewhere = await send(api.account.enterTeam, { team_id: own, email, password }, by());
    expect(elsewhere.user.workspace.id).toBe(own);
    await expect(send(api.account.enterTeam, { team_id: owner.workspace_id }, by(elsewhere.token))).rejects.toMatchObject({ status: 403 });
  });

  test("reaches a domain that is verified later", async () => {
    const { owner, domain } = await agency();
    await logInBySso(`first@${domain}`);
    await enforce(owner);
    const later = newDomain();
    const member = await colleague(owner, `late@${later}`);
    await member.send(api.account.validateToken, {});
    await verified(owner, later);
    await expect(member.send(api.account.validateToken, {})).rejects.toMatchObject({ status: 498 });
  });

  test("an invitation is accepted at the provider alone", async () => {
    const { owner, domain } = await agency();
    await logInBySso(`first@${domain}`);
    await enforce(owner);
    const email = `invited@${domain}`;
    await owner.send(api.team.create, { first_name: "Ilse", last_name: "Kok", email });
    const newcomer = await changeEmail(await server.signIn(), email);
    await expect(newcomer.send(api.account.enterTeam, { team_id: owner.workspace_id })).rejects.toMatchObject({
      status: 403,
      envelope: { data: { sso: true } },
    });
    expect((await logInBySso(email)).user).toMatchObject({ id: newcomer.user_id, workspace: { id: owner.workspace_id } });
  });

  test("API keys go on, until whoever made them is kept out", async () => {
    const { owner, domain } = await agency();
    const member = await colleague(owner, `keys@${domain}`);
    const { key } = (await member.send(api.apiKey.create, { name: "site", scopes: ["jobs:read"], current_password: member.password })).data;
    await logInBySso(member.email);
    await enforce(owner);
    expect((await send(api.job.list, {}, by(key))).data.jobs).toEqual([]);
  });
});

describe("a session by single sign-on", () => {
  const requireTwoFactor = (workspace_id: string) =>
    server.parts.database.executeSql(
      `update workspaces set settings = jsonb_set(settings, '{security}', '{"two_factor_required": true}') where id = '${workspace_id}'`,
    );

  test("owes its own workspace no second factor: that is the provider's to ask", async () => {
    const { owner, domain } = await agency();
    await requireTwoFactor(owner.workspace_id);
    const { user, token } = await logInBySso(`factor@${domain}`);
    expect(user.two_factor_owed).toBe(false);
    expect((await send(api.candidate.list, {}, by(token))).data.candidates).toEqual([]);
  });

  test("opens another workspace of the person's where that asks for no more", async () => {
    const { owner, domain } = await agency();
    const person = await colleague(owner, `both@${domain}`);
    const other = await server.signIn({ plan: "team" });
    await server.parts.database.executeSql(
      `insert into recruiters (id, workspace_id, user_id, first_name, last_name, email, role, joined_at) values (gen_random_uuid(), '${other.workspace_id}', '${person.user_id}', 'a', 'b', '${person.email}', 'recruiter', now())`,
    );
    const there = await send(api.account.enterTeam, { team_id: other.workspace_id }, by((await logInBySso(person.email)).token));
    expect(there.user.workspace.id).toBe(other.workspace_id);
    const back = await send(api.account.enterTeam, { team_id: owner.workspace_id }, by(there.token));
    expect(back.user.workspace.id).toBe(owner.workspace_id);
    await requireTwoFactor(other.workspace_id);
    await expect(send(api.account.enterTeam, { team_id: other.workspace_id }, by(back.token))).rejects.toMatchObject({ status: 403 });
  });

  test("doesn't stand in for a second factor that the person has, elsewhere", async () => {
    const { owner, domain } = await agency();
    const person = await colleague(owner, `careful@${domain}`);
    const own = (await person.send(api.team.teams, {})).data.teams.find(({ id }) => id !== owner.workspace_id)?.id ?? "";
    await db.updateTable("users").set({ two_factor_at: new Date().toISOString() }).where("id", "=", person.user_id).execute();
    const { token } = await logInBySso(person.email);
    await expect(send(api.account.enterTeam, { team_id: own }, by(token))).rejects.toMatchObject({ status: 403 });
  });

  test("stays one when the password is changed", async () => {
    const { owner, domain } = await agency();
    const person = await colleague(owner, `renews@${domain}`);
    const { token } = await logInBySso(person.email);
    await owner.send(api.sso.enforce, { is_enforced: true, current_password: owner.password });
    const chosen = "zeven zwanen zwemmen zuidwaarts";
    const body = { current_password: person.password, password: chosen, password_confirmation: chosen };
    const fresh = await send(api.account.changePassword, body, by(token));
    expect((await send(api.account.validateToken, {}, by(fresh.token))).user.email).toBe(person.email);
  });

  test("ends when its provider goes, wherever it went", async () => {
    const { owner, domain } = await agency();
    const { token } = await logInBySso(`gone@${domain}`);
    await owner.send(api.sso.remove, { current_password: owner.password });
    await expect(send(api.account.validateToken, {}, by(token))).rejects.toMatchObject({ status: 498 });
    expect((await eventsOf(owner))[0]?.kind).toBe("sso_removed");
    await expect(send(api.sso.start, { email: `gone@${domain}` }, by())).rejects.toMatchObject({ status: 404 });
  });
});

describe("an address that isn't public", () => {
  test("isn't asked where the installation doesn't say otherwise, nor one that a provider leads to", async () => {
    const strict = await startTestServer();
    const owner = await strict.signIn();
    const asked = provider.asked.length;
    const body = { client_id: "x", client_secret: "y", current_password: owner.password };
    for (const issuer of [
      provider.issuer,
      "https://169.254.169.254/latest",
      "https://localhost:5432",
      "https://[::1]/",
      "https://2130706433/",
      "http://example.com",
    ])
      await expect(owner.send(api.sso.save, { ...body, issuer })).rejects.toMatchObject({
        status: 422,
        envelope: { validation_errors: { issuer: ["This isn't an address on the public internet over https."] } },
      });
    expect(provider.asked).toHaveLength(asked);
    await strict.stop();
  });
});
