import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { addDraft, addPair, submitDraft } from "#tests/support/sent-proposal.ts";
import { startTestServer } from "#tests/support/server.ts";
import { until } from "#tests/support/until.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const refused = (status: number) => ({ status });

describe("a client", () => {
  test("is added with whom one writes to there, found by any of it, changed, and tells who changed it meanwhile", async () => {
    const { send, recruiter_id } = await server.signIn({ plan: "team" });
    const { client, contacts } = (
      await send(api.client.create, {
        name: "Vaarwater Logistiek",
        city: "Dordrecht",
        branch: "Transport",
        website: "https://vaarwater.example",
        contact: { name: "Jet Molenaar", role: "HR-manager", email: "jet@vaarwater.example", phone: "078 555 0134" },
      })
    ).data;
    expect(client).toMatchObject({ name: "Vaarwater Logistiek", status: "active", recruiter_id, version: 1, deleted_at: null });
    expect(contacts).toMatchObject([{ name: "Jet Molenaar", is_first: true, phone: "078 555 0134", language: null }]);
    await send(api.client.create, { name: "Hazelhof", status: "prospect" });

    for (const q of ["vaarwat", "dordrecht", "transport", "molenaar", "jet@vaarwater.example"]) {
      const { data } = await send(api.client.list, { q });
      expect(
        data.clients.map(({ name }) => name),
        q,
      ).toEqual(["Vaarwater Logistiek"]);
    }
    for (const part of [
      { location: "dordr" },
      { location: "Drecht" },
      { branch: "TRANS" },
      { location: "dordrecht", branch: "transport" },
    ]) {
      const { data } = await send(api.client.list, part);
      expect([data.total, data.clients.map(({ name }) => name)], JSON.stringify(part)).toEqual([1, ["Vaarwater Logistiek"]]);
    }
    expect((await send(api.client.list, { location: "dordrecht", branch: "zorg" })).data).toMatchObject({ total: 0, clients: [] });
    expect((await send(api.client.list, { status: ["prospect"] })).data.clients.map(({ name }) => name)).toEqual(["Hazelhof"]);
    expect((await send(api.client.list, {})).data).toMatchObject({
      total: 2,
      clients: [
        { name: "Hazelhof", contact: null },
        { name: "Vaarwater Logistiek", contact: { name: "Jet Molenaar" } },
      ],
    });

    const changed = (await send(api.client.update, { id: client.id, version: 1, about: "Wil geen belletjes op vrijdag." })).data.client;
    expect(changed).toMatchObject({ version: 2, about: "Wil geen belletjes op vrijdag.", city: "Dordrecht" });
    await expect(send(api.client.update, { id: client.id, version: 1, city: "Sliedrecht" })).rejects.toMatchObject(refused(409));
  });

  test("has a name of its own, whatever its capitals, and an owner who works here", async () => {
    const { send } = await server.signIn();
    const { client } = (await send(api.client.create, { name: "Rietlanden" })).data;
    await expect(send(api.client.create, { name: "RIETLANDEN" })).rejects.toMatchObject(refused(409));
    await send(api.client.remove, { id: client.id });
    await expect(send(api.client.create, { name: "Rietlanden" })).rejects.toMatchObject(refused(409));
    await expect(send(api.client.create, { name: "Elders", recruiter_id: newId() })).rejects.toMatchObject(refused(422));
  });

  test("keeps its name, and its people theirs, where a vacancy writes them in other capitals", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const contact = { name: "Jet van Dijk", email: "jet@zorggroep.example" };
    const { client } = (await send(api.client.create, { name: "De Zorggroep", contact })).data;
    const named = { contact_name: "JET VAN DIJK", contact_phone: "078 555 0134" };
    const { job } = (await send(api.job.create, { title: "Verpleegkundige", client: { name: "DE ZORGGROEP", tone: "formal", ...named } }))
      .data;
    expect(job.client).toMatchObject({ id: client.id, name: "De Zorggroep", contact_name: "Jet van Dijk" });
    await send(api.job.update, {
      id: job.id,
      client: { name: "de zorggroep", contact_name: "jet van dijk", contact_email: contact.email },
    });
    const people = "Client,Contactpersoon,Contact e-mail\nde zorggroep,JET VAN DIJK,jet@zorggroep.example\n";
    const begun = (await send(api.import.begin, { file: new File([people], "clients.csv"), kind: "clients" })).data.import;
    await send(api.import.check, { id: begun.id, mapping: ["name", "contact_name", "contact_email"], rule: "update" });
    await until(async () => (await send(api.import.show, { id: begun.id })).data.import.state === "checked");
    await send(api.import.run, { id: begun.id });
    await until(async () => (await send(api.import.show, { id: begun.id })).data.import.state === "done");
    const kept = (await send(api.client.show, { id: client.id })).data;
    expect(kept.client).toMatchObject({ name: "De Zorggroep", tone: "formal" });
    expect(kept.contacts).toMatchObject([{ ...contact, phone: "078 555 0134" }]);
    // Another name for the same address is somebody's correction.
    await send(api.job.update, { id: job.id, client: { name: "De Zorggroep", contact_name: "Jet Smit", contact_email: contact.email } });
    expect((await send(api.client.show, { id: client.id })).data.contacts.map(({ name }) => name)).toEqual(["Jet Smit"]);
  });

  test("goes to the trash and back; its jobs stay and name it", async () => {
    const { send } = await server.signIn();
    const { job } = (await send(api.job.create, { title: "Heftruckchauffeur", client: { name: "Kadewerk" } })).data;
    const id = job.client?.id ?? "";
    await send(api.job.update, { id: job.id, status: 0 });
    await send(api.client.remove, { id });
    await expect(send(api.client.show, { id })).rejects.toMatchObject(refused(410));
    expect((await send(api.client.list, { trashed: true })).data.clients).toMatchObject([{ id }]);
    expect((await send(api.job.show, { id: job.id })).data.job.client?.name).toBe("Kadewerk");
    expect((await send(api.client.restore, { id })).data.client.deleted_at).toBeNull();
    await send(api.client.remove, { id });
    // A vacancy that names it brings it back.
    await send(api.job.create, { title: "Kraanmachinist", client: { name: "kadewerk" } });
    expect((await send(api.client.list, {})).data.clients).toMatchObject([{ id, jobs: 2, open_jobs: 1 }]);
  });

  test("with an open job or proposal isn't deleted, which says what is open; it is closed, known again, and opened", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const pair = await addPair(send);
    const draft = await addDraft(send, pair);
    const { id = "", name = "" } = (await send(api.job.show, { id: pair.job_id })).data.job.client ?? {};
    const underWay = (open_jobs: number, open_proposals: number) => ({
      ...refused(409),
      envelope: { data: { open_jobs, open_proposals } },
    });
    await expect(send(api.client.remove, { id })).rejects.toMatchObject(underWay(1, 1));
    await send(api.job.update, { id: pair.job_id, status: 0 });
    await expect(send(api.client.remove, { id })).rejects.toMatchObject(underWay(0, 1));
    const known = async () => (await send(api.job.clients, {})).data.clients;
    expect((await send(api.client.update, { id, status: "former" })).data.client.status).toBe("former");
    expect(await known()).toEqual([{ id, name, is_closed: true }]);
    // A vacancy that names it finds it, and leaves it as it is.
    const { job } = (await send(api.job.create, { title: "Data engineer", client: { name: name.toUpperCase() }, status: 0 })).data;
    expect([job.client?.id, (await known()).length]).toEqual([id, 1]);
    await send(api.client.update, { id, status: "active" });
    expect(await known()).toMatchObject([{ id, is_closed: false }]);
    await send(api.proposal.remove, { id: draft });
    expect((await send(api.client.remove, { id })).data.client.deleted_at).not.toBeNull();
  });
});

test("clients are chosen by a part of their name, whatever there are; one that is nearly called that comes after them", async () => {
  const { send } = await server.signIn({ plan: "team" });
  const names = ["Kadewerk", "De Kade", "Kader & Zn. B.V.", "Oeverzicht"];
  for (const name of names) await send(api.client.create, { name });
  const chosen = async (q?: string, limit?: number) => {
    const { clients, total } = (await send(api.job.clients, { ...(q !== undefined && { q }), ...(limit && { limit }) })).data;
    return [clients.map(({ name }) => name), total];
  };
  expect(await chosen()).toEqual([["De Kade", "Kader & Zn. B.V.", "Kadewerk", "Oeverzicht"], 4]);
  expect(await chosen("KADE")).toEqual([["Kader & Zn. B.V.", "Kadewerk", "De Kade"], 3]);
  expect(await chosen("kade", 1)).toEqual([["Kader & Zn. B.V."], 3]);
  expect(await chosen("Kadewerkt BV")).toEqual([["Kadewerk"], 0]);
  expect(await chosen("Kader Zn")).toEqual([["Kader & Zn. B.V."], 0]);
  for (const sign of ["%", "K_dewerk", "\\"]) expect([sign, (await chosen(sign))[1]]).toEqual([sign, 0]);
  expect(await chosen("  ")).toEqual([["De Kade", "Kader & Zn. B.V.", "Kadewerk", "Oeverzicht"], 4]);
});

describe("its people", () => {
  test("of all clients are listed by these, page after page, as the clients are filtered", async () => {
    const { send } = await server.signIn();
    const people = [
      ["Zeewering", "Dordrecht", ["Bas Terpstra", "Mila Haan"]],
      ["Akkerbouw", "Emmen", ["Jet Molenaar"]],
      ["Kadewerk", "Dordrecht", []],
    ] as const;
    for (const [name, city, names] of people) {
      const { client } = (await send(api.client.create, { name, city })).data;
      for (const one of names) await send(api.client.saveContact, { client_id: client.id, name: one });
    }
    const first = (await send(api.client.contacts, { limit: 2 })).data;
    const rest = (await send(api.client.contacts, { limit: 2, cursor: first.next_cursor ?? "" })).data;
    expect(first.total).toBe(3);
    expect([...first.contacts, ...rest.contacts].map(({ client_name, name }) => [client_name, name])).toEqual([
      ["Akkerbouw", "Jet Molenaar"],
      ["Zeewering", "Bas Terpstra"],
      ["Zeewering", "Mila Haan"],
    ]);
    expect(rest.next_cursor).toBeNull();
    const there = (await send(api.client.contacts, { location: "dordrecht", sort: "-name" })).data;
    expect(there.contacts.map(({ name }) => name)).toEqual(["Mila Haan", "Bas Terpstra"]);
    const [gone] = there.contacts;
    await send(api.client.removeContact, { client_id: gone?.client_id ?? "", id: gone?.id ?? "" });
    expect((await send(api.client.contacts, { q: "zeewering" })).data.contacts.map(({ name }) => name)).toEqual(["Bas Terpstra"]);
  });

  test("one is written to first, another takes that over, and who is removed comes back", async () => {
    const { send } = await server.signIn();
    const { client } = (await send(api.client.create, { name: "Zeewering", contact: { name: "Bas Terpstra" } })).data;
    const add = (name: string, is_first?: boolean) =>
      send(api.client.saveContact, { client_id: client.id, name, ...(is_first !== undefined && { is_first }) });
    await add("Mila Haan");
    const { contacts } = (await add("Otto Prins", true)).data;
    expect(contacts.map(({ name, is_first }) => [name, is_first])).toEqual([
      ["Otto Prins", true],
      ["Bas Terpstra", false],
      ["Mila Haan", false],
    ]);
    const id = contacts[0]?.id ?? "";
    await send(api.client.saveContact, { client_id: client.id, id, name: "Otto Prins", role: "Directeur", language: "en" });
    const without = (await send(api.client.removeContact, { client_id: client.id, id })).data.contacts;
    expect(without.map(({ name }) => name)).toEqual(["Bas Terpstra", "Mila Haan"]);
    const back = (await send(api.client.removeContact, { client_id: client.id, id, removed: false })).data.contacts;
    expect(back).toEqual((await send(api.client.show, { id: client.id })).data.contacts);
    expect(back.map(({ name, role, language, is_first }) => [name, role, language, is_first])).toEqual([
      ["Otto Prins", "Directeur", "en", true],
      ["Bas Terpstra", null, null, false],
      ["Mila Haan", null, null, false],
    ]);
    // Where somebody else was made the first meanwhile, they stay it.
    await send(api.client.removeContact, { client_id: client.id, id });
    const mila = back.find(({ name }) => name === "Mila Haan")?.id ?? "";
    await send(api.client.saveContact, { client_id: client.id, id: mila, name: "Mila Haan", is_first: true });
    const later = (await send(api.client.removeContact, { client_id: client.id, id, removed: false })).data.contacts;
    expect(later.filter(({ is_first }) => is_first).map(({ name }) => name)).toEqual(["Mila Haan"]);
    expect(later.find((one) => one.id === id)).toMatchObject({ role: "Directeur", language: "en" });
    await expect(send(api.client.removeContact, { client_id: client.id, id: newId() })).rejects.toMatchObject(refused(404));
  });

  test("a job names one of them, and what is typed there becomes somebody once", async () => {
    const { send } = await server.signIn();
    const create = async (contact: object) =>
      (await send(api.job.create, { title: "Planner", client: { name: "Oeverzicht", ...contact } })).data.job;
    const first = await create({ contact_name: "Loes Vink", contact_email: "loes@oeverzicht.example" });
    const second = await create({ contact_name: "Daan Smit" });
    const third = await create({ contact_email: "LOES@oeverzicht.example" });
    const { contacts } = (await send(api.client.show, { id: first.client?.id ?? "" })).data;
    expect(contacts.map(({ name }) => name)).toEqual(["Loes Vink", "Daan Smit"]);
    expect([first, second, third].map(({ client }) => client?.contact_name)).toEqual(["Loes Vink", "Daan Smit", "Loes Vink"]);
  });
});

test("what a client answered on somebody is told before proposing them for another of its jobs", async () => {
  const { send } = await server.signIn({ plan: "team" });
  const pair = await addPair(send);
  const token = await submitDraft(send, await addDraft(send, pair));
  await send(api.proposal.respond, {
    token,
    name: "Marjan Elzinga",
    decision: "not_a_fit",
    reason: "pay",
    comment: "Net te hoog voor ons.",
  });
  const client = (await send(api.job.show, { id: pair.job_id })).data.job.client;
  const { job } = (await send(api.job.create, { title: "Data engineer", client: { name: client?.name ?? "" } })).data;
  const answers = async (job_id: string, candidate_id = pair.candidate_id) =>
    (await send(api.client.answers, { job_id, candidate_id })).data;
  expect(await answers(job.id)).toMatchObject({
    client_name: client?.name,
    answers: [{ status: "declined", reason: "pay", comment: "Net te hoog voor ons.", job_title: "Senior backend engineer" }],
  });
  expect((await answers(pair.job_id)).answers, "of the job itself").toEqual([]);
  const elsewhere = (await send(api.job.create, { title: "Data engineer", client: { name: "Andere Energie" } })).data.job;
  expect((await answers(elsewhere.id)).answers).toEqual([]);
  const clientless = (await send(api.job.create, { title: "Data engineer" })).data.job;
  expect(await answers(clientless.id)).toEqual({ client_name: null, answers: [] });
});

test("whoever is sent a proposal or a shortlist becomes a contact of its client once, a colleague doesn't", async () => {
  const owner = await server.signIn({ plan: "team" });
  const { send } = owner;
  const pair = await addPair(send);
  const id = (await send(api.job.show, { id: pair.job_id })).data.job.client?.id ?? "";
  const before = (await send(api.client.show, { id })).data.contacts;
  await send(api.client.saveContact, { client_id: id, name: "Pieter van Wezel" });
  const proposal = await addDraft(send, pair);
  const recipients = [
    { name: "Jet Molenaar", email: "jet@halderstroom.example" },
    { name: "pieter van wezel", email: "pieter@halderstroom.example" },
    { name: null, email: owner.email },
  ];
  await send(api.proposal.submit, { id: proposal, recipients, confirm_unsourced: true });
  await send(api.proposal.submit, {
    id: proposal,
    recipients: [{ name: "J. Molenaar", email: "JET@halderstroom.example" }],
    confirm_unsourced: true,
  });
  // Another address of somebody whose own is known makes nobody new, nor does it take the place of that one.
  await send(api.proposal.submit, {
    id: proposal,
    recipients: [{ name: "jet molenaar", email: "thuis@molenaar.example" }],
    confirm_unsourced: true,
  });
  // Of two with one name nobody knows whose an address is.
  for (const email of [undefined, "daan@halderstroom.example"])
    await send(api.client.saveContact, { client_id: id, name: "Daan Smit", ...(email && { email }) });
  await send(api.proposal.submit, {
    id: proposal,
    recipients: [{ name: "Daan Smit", email: "d.smit@halderstroom.example" }],
    confirm_unsourced: true,
  });
  const added = (await send(api.client.show, { id })).data.contacts.filter((one) => !before.some((known) => known.id === one.id));
  expect(added.map(({ name, email }) => [name, email]).sort()).toEqual([
    ["Daan Smit", null],
    ["Daan Smit", "daan@halderstroom.example"],
    ["Jet Molenaar", "jet@halderstroom.example"],
    ["Pieter van Wezel", "pieter@halderstroom.example"],
  ]);
});

test("a client has a logo, made anew, until it is taken away; what is no picture is refused", async () => {
  const { send } = await server.signIn({ plan: "team" });
  const { id } = (await send(api.client.create, { name: "Hazelhof" })).data.client;
  const svg = new File(
    ['<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="teal"/></svg>'],
    "logo.svg",
    {
      type: "image/svg+xml",
    },
  );
  const { client } = (await send(api.client.editLogo, { id, logo: svg })).data;
  const shown = await server.app.request(client.logo_url ?? "");
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await send(api.client.list, {})).data.clients[0]?.logo_url).toContain("/files/");
  await expect(send(api.client.editLogo, { id, logo: new File(["no picture"], "logo.png", { type: "image/png" }) })).rejects.toMatchObject({
    status: 422,
  });
  expect((await send(api.client.editLogo, { id, logo: null })).data.client.logo_url).toBeNull();
});

test("what was typed of a client before there were contacts is its first contact", async () => {
  const older = await openEmbedded({});
  try {
    const folder = "src/server/parts/database/migrations";
    const steps = readdirSync(folder).sort();
    const run = (name: string) => older.executeSql(readFileSync(join(folder, name), "utf8"));
    await older.executeSql("create table migrations (name text primary key, applied_at timestamptz not null default now())");
    for (const name of steps.filter((file) => file < "0074")) await run(name);
    const workspace = newId();
    await older.executeSql(`insert into workspaces (id, name, kind) values ('${workspace}', 'Lindekade', 'team')`);
    const rows = [
      ["Whole", "'Jet Molenaar'", "'jet@vaarwater.example'", "'078'"],
      ["Address", "null", "'info@hazelhof.example'", "null"],
      ["Number", "''", "' '", "'06 1'"],
      ["Nobody", "null", "null", "null"],
    ];
    for (const [name, ...told] of rows)
      await older.executeSql(
        `insert into clients (workspace_id, id, name, contact_name, contact_email, contact_phone) values ('${workspace}', '${newId()}', '${name}', ${told.join(", ")})`,
      );
    await run("0074-clients.sql");
    const { rows: kept } = await older.executeSql(
      "select clients.name as client, c.name, c.email, c.phone, c.is_first from clients left join contacts c on c.client_id = clients.id order by 1",
    );
    expect(kept).toEqual([
      { client: "Address", name: "info@hazelhof.example", email: "info@hazelhof.example", phone: null, is_first: true },
      { client: "Nobody", name: null, email: null, phone: null, is_first: null },
      { client: "Number", name: "06 1", email: null, phone: "06 1", is_first: true },
      { client: "Whole", name: "Jet Molenaar", email: "jet@vaarwater.example", phone: "078", is_first: true },
    ]);
  } finally {
    await older.close();
  }
});
