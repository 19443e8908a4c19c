import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { candidateAndJob } from "#tests/support/pair.ts";
import { startTestServer } from "#tests/support/server.ts";
import { CallFailed, send } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const guest = { fetcher: server.fetcher, token: null };
const password = "loop langs de linde 7";
let serial = 0;
const address = () => `one-name${serial++}@proffer.example`;
const failure = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof CallFailed ? error.envelope?.validation_errors : error;
};
const nameless = { first_name: ["Give a first name or a last name."] };

/** Somebody who registers with what a body may say of names. */
async function register(names: { first_name?: string | null; last_name?: string | null }, locale: "en" | "nl" = "en") {
  const email = address();
  const { token, user } = await send(api.account.register, { ...names, email, locale, password, password_confirmation: password }, guest);
  return { user, email, letter: await server.letterTo(email), as: { fetcher: server.fetcher, token } };
}

test.each([
  ["the first alone", { first_name: "Suharti" }, "Suharti", ""],
  ["the last empty", { first_name: " Suharti ", last_name: " " }, "Suharti", ""],
  ["the last null", { first_name: "Suharti", last_name: null }, "Suharti", ""],
  ["the last alone", { last_name: "Suharti" }, "", "Suharti"],
  ["the first empty", { first_name: "", last_name: "Suharti" }, "", "Suharti"],
])("one name is enough for an account: %s", async (_, names, first_name, last_name) => {
  const { user, letter } = await register(names);
  expect(user).toMatchObject({ first_name, last_name, workspace: { name: "Suharti" } });
  expect(letter.text).toMatch(/^Hello Suharti,\n/);
  expect((await register(names, "nl")).letter.text).toMatch(/^Hallo Suharti,\n/);
});

test("an account, a profile and an invitation without any name are refused", async () => {
  const nothing = { email: address(), password, password_confirmation: password };
  for (const names of [{}, { first_name: "", last_name: " " }, { first_name: null, last_name: null }])
    expect(await failure(send(api.account.register, { ...nothing, ...names }, guest))).toEqual(nameless);

  const owner = await server.signIn({ plan: "team" });
  expect(await failure(owner.send(api.team.create, { first_name: " ", email: address() }))).toEqual(nameless);
  const { id } = (await owner.send(api.team.create, { first_name: "Suharti", email: address() })).data.recruiter;
  expect(await failure(owner.send(api.team.update, { id, first_name: "" }))).toEqual(nameless);
  expect(await failure(owner.send(api.account.editProfile, { first_name: "", last_name: "" }))).toEqual(nameless);

  // One of two may go, and then the other may not.
  expect((await owner.send(api.account.editProfile, { last_name: "" })).user).toMatchObject({ first_name: "Sanne", last_name: "" });
  expect(await failure(owner.send(api.account.editProfile, { first_name: "" }))).toEqual(nameless);
  expect((await owner.send(api.account.editProfile, { first_name: "", last_name: "Suharti" })).user).toMatchObject({ first_name: "" });
  expect((await owner.send(api.account.editProfile, { phone: "020 1234567" })).user).toMatchObject({
    first_name: "",
    last_name: "Suharti",
  });
});

test("a colleague with one name is invited, found, listed by it and greeted by it", async () => {
  const owner = await server.signIn({ plan: "team" });
  const people = [{ first_name: "Wira" }, { last_name: "Suharti" }, { first_name: "Jan", last_name: "van den Berg" }].map((names) => ({
    ...names,
    email: address(),
  }));
  for (const person of people) await owner.send(api.team.create, person);
  expect((await server.letterTo(people[1]?.email ?? "")).text).toMatch(/^Hello Suharti,\n/);
  const { recruiters } = (await owner.send(api.team.recruiters, {})).data;
  expect(recruiters.map(({ first_name, last_name }) => [first_name, last_name])).toEqual([
    ["Sanne", "Verhoeven"],
    ["Jan", "van den Berg"],
    ["", "Suharti"],
    ["Wira", ""],
  ]);
  expect((await owner.send(api.team.recruiters, { q: "suharti" })).data.recruiters).toHaveLength(1);
  expect((await owner.send(api.dashboard.find, { q: "suharti" })).data.found.map(({ name }) => name)).toEqual(["Suharti"]);
  const { id } = recruiters[2] ?? { id: "" };
  const { recruiter } = (await owner.send(api.team.update, { id, first_name: "Suharti", last_name: "" })).data;
  expect(recruiter).toMatchObject({ first_name: "Suharti", last_name: "" });
});

test("whatever is told of somebody with one name says it without a space where the other would stand", async () => {
  for (const names of [
    { first_name: "Suharti", last_name: "" },
    { first_name: "", last_name: "Suharti" },
  ]) {
    const owner = await server.signIn({ plan: "team" });
    await owner.send(api.account.editProfile, names);
    const pair = await candidateAndJob(owner, { consent: { given_at: new Date().toISOString(), basis: "consent" } });
    const { id, unsourced } = (await owner.send(api.proposal.start, pair)).data.proposal;
    if (unsourced.length > 0) await owner.send(api.proposal.confirm, { id, claims: unsourced });
    const client = `marjan${serial++}@halderstroom.example`;
    const recipients = [{ name: "Marjan Elzinga", email: client }];
    const sent = (await owner.send(api.proposal.submit, { id, recipients, confirm_unsourced: true })).data;
    const token = sent.share.url.split("/p/")[1] as string;
    const shared = (await server.raw(`/v1/proposals/shared/${token}`)).envelope.data;
    expect(shared).toMatchObject({ shared: { recruiter: { name: "Suharti" } } });
    expect((await server.letterTo(client)).from_name).toBe("Suharti");
    await owner.send(api.view.create, { list: "candidates", name: "All", search: {}, shared: true });
    const invited = (await owner.send(api.team.create, { first_name: "Tom", email: address() })).data.recruiter;
    const ids = { created_member_id: invited.id, team_id: owner.workspace_id };
    expect((await send(api.team.invitation, ids, guest)).data.invitation.inviter_name).toBe("Suharti");
    expect((await server.letterTo(invited.email)).from_name).toBe("Suharti");
    const told = await Promise.all([
      owner.send(api.view.list, {}),
      owner.send(api.team.users, {}),
      owner.send(api.proposal.show, { id }),
      owner.send(api.dashboard.attention, {}),
      owner.send(api.dashboard.activity, {}),
      owner.send(api.security.events, {}),
      owner.send(api.account.exportMyData, {}),
    ]);
    const said = JSON.stringify([told, shared]);
    expect(said).toContain('"Suharti"');
    expect(said).not.toMatch(/"\s+Suharti|Suharti\s+"|Suharti\s{2}|\s{2}Suharti/);
  }
});
