import { BlobReader, BlobWriter, ZipWriter } from "@zip.js/zip.js";
import { afterAll, describe, expect, test, vi } from "vitest";
import type { ImportRun } from "#contract/import/import.ts";
import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

type Send = Awaited<ReturnType<typeof server.signIn>>["send"];
const csv = (text: string, name = "export.csv") => new File([text], name, { type: "text/csv" });
async function zip(files: Record<string, string>, name = "cvs.zip") {
  const writer = new ZipWriter(new BlobWriter());
  for (const [path, text] of Object.entries(files)) await writer.add(path, new BlobReader(new Blob([text])));
  return new File([await (await writer.close()).arrayBuffer()], name, { type: "application/zip" });
}
const until = async (send: Send, id: string, ...states: ImportRun["state"][]) => {
  const state = async () => (await send(api.import.show, { id })).data.import;
  await expect.poll(async () => states.includes((await state()).state), { interval: 50 }).toBe(true);
  return state();
};
type Rule = "skip" | "update" | "add";
/** Begins an import and checks it as its heads say. */
async function checked(send: Send, file: File, rule: Rule = "skip") {
  const begun = (await send(api.import.begin, { file })).data.import;
  await send(api.import.check, { id: begun.id, mapping: begun.mapping, rule, system: begun.system });
  return until(send, begun.id, "checked");
}
async function ran(send: Send, file: File, rule: Rule = "skip") {
  const { id } = await checked(send, file, rule);
  await send(api.import.run, { id });
  return until(send, id, "done");
}
const rowsOf = async (send: Send, id: string) => (await send(api.import.rows, { id, limit: 1000 })).data.rows;
const candidates = async (send: Send, q?: string) => (await send(api.candidate.list, { q })).data.candidates;

const people = [
  "Kandidaatnummer;Voornaam;Tussenvoegsel;Achternaam;E-mailadres;Mobiel;Woonplaats;Vaardigheden;Beschikbaar vanaf;Uren per week",
  "K1;Noor;van der;Linde;noor@linde.example;0612345678;Utrecht;Python, SQL;31-3-2027;32",
  'K2;Sem;;Haan;sem@haan.example;;Ede;"Kotlin";morgen;36',
  ";;;;wie@is.example;;;;;",
  "K1;Noor;van der;Linde;noor@linde.example;;;;;",
].join("\r\n");

describe("candidates", () => {
  test("are checked first, with every problem by row, and nothing is added by that", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const run = await checked(send, csv(people));
    expect(run).toMatchObject({
      kind: "candidates",
      rows: 4,
      done: 4,
      counts: { added: 2, skipped: 1, faulty: 1 },
      shape: { delimiter: ";" },
    });
    expect(await rowsOf(send, run.id)).toMatchObject([
      { row: 2, name: "Noor van der Linde", outcome: "added", problems: [] },
      { row: 3, name: "Sem Haan", outcome: "added", problems: [{ column: "Beschikbaar vanaf", value: "morgen", problem: "wrong_date" }] },
      { row: 4, outcome: "faulty", problems: [{ column: null, problem: "no_name" }] },
      { row: 5, outcome: "skipped", problems: [{ problem: "twice_in_file" }] },
    ]);
    expect(await candidates(send)).toEqual([]);
  });

  test("that a run would find again by any of what they are known by are told by the dry run, too", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const lines = ["A1;Noor;Linde;noor@linde.example;;Ede", "A2;Noor;Linde-Bos;NOOR@linde.example;;Ede", "A3;Sem;Haan;;06 1234 5678;Ede"];
    const file = csv(
      [
        "Kand.ID;Voornaam;Achternaam;E-mailadres (privé);Mobiel nr;Woonplaats",
        ...lines,
        ";;;wie@is.example;;Ede",
        "A4;S.;de Haan;wie@is.example;+31612345678;Ede",
        "A5;Wies;Isa;wie@is.example;;Ede",
      ].join("\n"),
    );
    const dry = await checked(send, file);
    expect(dry.counts).toMatchObject({ added: 3, skipped: 2, faulty: 1 });
    await send(api.import.run, { id: dry.id });
    expect((await until(send, dry.id, "done")).counts).toMatchObject({ added: 3, skipped: 2, faulty: 1 });
  });

  test("columns are for what they were for the last time", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const file = csv("Voornaam,Achternaam,Iets\nNoor,Linde,Planner\n");
    const begun = (await send(api.import.begin, { file })).data.import;
    expect(begun.mapping).toEqual(["first_name", "last_name", null]);
    await send(api.import.check, { id: begun.id, mapping: ["first_name", "last_name", "headline"] });
    await until(send, begun.id, "checked");
    await send(api.import.run, { id: begun.id });
    await until(send, begun.id, "done");
    expect((await send(api.import.begin, { file })).data.import.mapping).toEqual(["first_name", "last_name", "headline"]);
  });

  test("come in the background, are found again by their number or address, and are updated by rule", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const run = await ran(send, csv(people));
    expect(run.counts).toMatchObject({ added: 2, skipped: 1, faulty: 1 });
    const [noor] = await candidates(send, "Linde");
    expect(noor).toMatchObject({
      first_name: "Noor",
      last_name: "van der Linde",
      city: "Utrecht",
      available_from: "2027-03-31",
      desired: { hours_per_week: 32 },
    });
    const again = csv("Voornaam,Achternaam,E-mailadres,Woonplaats,Vaardigheden\nNoor,van der Linde,noor@linde.example,Zeist,Rust\n");
    expect((await ran(send, again)).counts).toMatchObject({ added: 0, skipped: 1 });
    expect((await ran(send, again, "update")).counts).toMatchObject({ updated: 1 });
    const [after] = await candidates(send, "Linde");
    expect(after?.city).toBe("Zeist");
    expect(after?.skills.map(({ name }) => name)).toEqual(["Python", "SQL", "Rust"]);
    expect((await ran(send, again, "add")).counts).toMatchObject({ added: 1 });
  });

  test("are undone, but for whom somebody touched since", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const run = await ran(send, csv(people));
    const [sem] = await candidates(send, "Haan");
    await send(api.candidate.update, { id: sem?.id ?? "", city: "Arnhem" });
    await send(api.import.undo, { id: run.id });
    const undone = await until(send, run.id, "undone");
    expect(undone.counts).toMatchObject({ removed: 1, kept: 1 });
    expect((await candidates(send)).map(({ last_name }) => last_name)).toEqual(["Haan"]);
    expect((await rowsOf(send, run.id)).filter(({ outcome }) => outcome === "kept")).toMatchObject([
      { problems: [{ problem: "changed_since" }] },
    ]);
    await expect(send(api.import.undo, { id: run.id })).rejects.toMatchObject({ status: 409 });
  });

  test("that were updated say again what they said before", async () => {
    const { send } = await server.signIn({ plan: "team" });
    await send(api.candidate.create, {
      first_name: "Noor",
      last_name: "Linde",
      email: "noor@linde.example",
      city: "Utrecht",
      tags: ["oud"],
    });
    const run = await ran(send, csv("Naam,E-mail,Plaats,Tags\nNoor Linde,noor@linde.example,Zeist,nieuw\n"), "update");
    expect((await candidates(send))[0]).toMatchObject({ city: "Zeist", tags: ["oud", "nieuw"] });
    await send(api.import.undo, { id: run.id });
    expect((await until(send, run.id, "undone")).counts).toMatchObject({ restored: 1 });
    expect((await candidates(send))[0]).toMatchObject({ city: "Utrecht", tags: ["oud"] });
  });

  test("stop at the limit of the plan, and go on when there is room", async () => {
    const { send } = await server.signIn();
    const { id } = await checked(
      send,
      csv(`Functietitel;Opdrachtgever;Plaats\n${["A", "B", "C", "D", "E"].map((name) => `Planner ${name};Vaarwater;Ede`).join("\n")}\n`),
    );
    const before = (await send(api.import.show, { id })).data.import;
    expect(before).toMatchObject({ counts: { added: 5 }, room: { limit: "active_jobs", left: 3 } });
    await send(api.import.run, { id });
    const still = await until(send, id, "paused");
    expect(still).toMatchObject({ limit: "active_jobs", done: 3, counts: { added: 3 }, room: null });
    const [job] = (await send(api.job.list, {})).data.jobs;
    await send(api.job.updateStatus, { id: job?.id ?? "", status: 0 });
    await send(api.import.run, { id });
    expect(await until(send, id, "paused")).toMatchObject({ done: 4 });
    await send(api.import.cancel, { id });
    expect((await send(api.import.show, { id })).data.import).toMatchObject({ state: "cancelled", counts: { added: 4 } });
  });
});

describe("CVs", () => {
  const cv = (name: string, place: string) =>
    `${name}\n${place}\n${name.split(" ")[0]?.toLowerCase()}@example.org\n\nWork experience\nPython developer, Veerstroom Logistics, 2020 - present\nBuilt the planning service in Python and SQL.\n`;

  test("of an archive become a candidate each, whose it is they say themselves", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const file = await zip({ "a/noor.txt": cv("Noor Hazelaar", "Utrecht"), "a/b/sem.txt": cv("Sem Berkhout", "Ede"), "lees.mij": "x" });
    const run = await ran(send, file);
    expect(run).toMatchObject({ rows: 2, counts: { added: 2 } });
    const found = await candidates(send);
    expect(found.map(({ last_name }) => last_name).sort()).toEqual(["Berkhout", "Hazelaar"]);
    expect(found.every(({ has_cv }) => has_cv)).toBe(true);
    expect((await ran(send, file)).counts).toMatchObject({ added: 0, skipped: 2 });
  });

  test("beside a table that names them go to whom it names", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const table = "Naam,E-mail,CV\nNoor Hazelaar,noor@hazelaar.example,noor.txt\nSem Berkhout,sem@berkhout.example,weg.pdf\n";
    const file = await zip({ "export/kandidaten.csv": table, "export/cv/noor.txt": cv("N. Hazelaar", "Utrecht") });
    const run = await ran(send, file);
    expect(run).toMatchObject({ files: 0, counts: { added: 2 } });
    expect((await rowsOf(send, run.id))[1]).toMatchObject({ problems: [{ value: "weg.pdf", problem: "no_file" }] });
    const [noor] = await candidates(send, "Hazelaar");
    expect(noor).toMatchObject({ first_name: "Noor", email: "noor@hazelaar.example", has_cv: true });
  });

  test("stand with the other files of somebody where a cell names several, whichever comes first", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const table = 'Naam,CV\nNoor Hazelaar,diploma.txt; noor cv.txt\nSem Berkhout,"cv, sem.txt"\nBo Rijn,"a.txt, weg.pdf"\n';
    const diploma = "Diploma\nThe school of trade declares that the bearer has passed all of its examinations.\n";
    const file = await zip({
      "kandidaten.csv": table,
      ...{ "cv/diploma.txt": diploma, "cv/noor cv.txt": cv("Noor Hazelaar", "Utrecht") },
      ...{ "cv/cv, sem.txt": cv("Sem Berkhout", "Ede"), "cv/a.txt": cv("Bo Rijn", "Zwolle") },
    });
    const run = await ran(send, file);
    expect(run.counts).toMatchObject({ added: 3, faulty: 0 });
    expect((await rowsOf(send, run.id)).map(({ problems }) => problems.map(({ value, problem }) => [value, problem]))).toEqual([
      [],
      [],
      [["weg.pdf", "no_file"]],
    ]);
    const [noor] = await candidates(send, "Hazelaar");
    const whole = (await send(api.candidate.show, { id: noor?.id ?? "" })).data.candidate;
    expect(whole.city).toBe("Utrecht");
    expect(whole.files.map(({ name }) => name).sort()).toEqual(["diploma.txt", "noor cv.txt"]);
    const cities = (await candidates(send)).map(({ last_name, city }) => [last_name, city]);
    expect(cities.sort()).toEqual([["Berkhout", "Ede"], ["Hazelaar", "Utrecht"], ["Rijn", "Zwolle"]]); // biome-ignore format: a table
  });

  test("come in an archive of their own as well", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const { id, mapping } = (await send(api.import.begin, { file: csv("Naam,CV\nNoor Hazelaar,noor.txt\n") })).data.import;
    expect((await send(api.import.attach, { id, file: await zip({ "noor.txt": cv("Noor Hazelaar", "Utrecht") }) })).data.import.files).toBe(
      1,
    );
    await expect(send(api.import.attach, { id, file: csv("a,b\n1,2\n") })).rejects.toMatchObject({ status: 422 });
    await send(api.import.check, { id, mapping });
    await until(send, id, "checked");
    await send(api.import.run, { id });
    await until(send, id, "done");
    expect((await candidates(send))[0]).toMatchObject({ has_cv: true, city: "Utrecht" });
  });
});

describe("clients, contacts, jobs and notes", () => {
  test("bring their files along: a vacancy its document, a client its logo", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#123456"/></svg>';
    const clients = "Bedrijfsnaam,Branche,Logo\nHalderstroom,Energie,logos/halder.svg\nVaarwater,Zorg,stuk.svg\nHazelhof,Zorg,weg.png\n";
    const run = await ran(send, await zip({ "bedrijven.csv": clients, "logos/halder.svg": logo, "logos/stuk.svg": "no picture" }));
    expect(run).toMatchObject({ kind: "clients", counts: { added: 3 } });
    expect((await rowsOf(send, run.id)).map(({ problems }) => problems.map(({ problem }) => problem))).toEqual([
      [],
      ["unreadable_file"],
      ["no_file"],
    ]);
    const shown = async () => (await send(api.client.list, {})).data.clients.map(({ name, logo_url }) => [name, logo_url !== null]);
    expect((await shown()).sort()).toEqual([["Halderstroom", true], ["Hazelhof", false], ["Vaarwater", false]]); // biome-ignore format: a table

    const text =
      "Planner\n\nFunctie-eisen\n- Je hebt minimaal 3 jaar ervaring als planner.\n- Je beheerst SQL.\n\nWij bieden 32 uur per week.\n";
    const jobs = "Vacaturetitel,Opdrachtgever,Vacaturebestand\nPlanner,Halderstroom,planner.txt\nLasser,Halderstroom,weg.pdf\n";
    const files = await zip({ "vacatures.csv": jobs, "planner.txt": text });
    const second = await ran(send, files);
    expect(second).toMatchObject({ kind: "jobs", counts: { added: 2 } });
    expect((await rowsOf(send, second.id)).map(({ problems }) => problems.map(({ problem }) => problem))).toEqual([[], ["no_file"]]);
    const [job] = (await send(api.job.list, { q: "Planner" })).data.jobs;
    const { description, requirements } = (await send(api.job.show, { id: job?.id ?? "" })).data.job;
    expect(description).toContain("minimaal 3 jaar ervaring als planner");
    expect(requirements.length).toBeGreaterThan(0);
    expect((await ran(send, files)).counts).toMatchObject({ added: 0, skipped: 2 });
    await send(api.import.undo, { id: run.id });
    expect((await until(send, run.id, "undone")).counts).toMatchObject({ removed: 2, kept: 1 });
  });

  test("name each other, by what their old system called them or by name; notes keep author and date", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const clients =
      "Company ID,Company Name,Industry,City,Contact name,Contact email\nC7,Vaarwater,Transport,Dordrecht,Jet Molenaar,jet@vaarwater.example\n";
    expect(await ran(send, csv(clients))).toMatchObject({ kind: "clients", counts: { added: 1 } });
    const begun = (
      await send(api.import.begin, {
        file: csv("Voornaam,Achternaam,Bedrijf,Functie\nBas,Terpstra,Vaarwater,Planner\nMila,Haan,Hazelhof,HR\n"),
        kind: "contacts",
      })
    ).data.import;
    await send(api.import.check, { id: begun.id, mapping: begun.mapping });
    await until(send, begun.id, "checked");
    await send(api.import.run, { id: begun.id });
    expect((await until(send, begun.id, "done")).counts).toMatchObject({ added: 2 });
    const list = (await send(api.client.list, {})).data.clients;
    expect(list.map(({ name }) => name)).toEqual(["Hazelhof", "Vaarwater"]);
    const { contacts } = (await send(api.client.show, { id: list[1]?.id ?? "" })).data;
    expect(contacts.map(({ name }) => name)).toEqual(["Jet Molenaar", "Bas Terpstra"]);

    const addresses =
      "Company Name,Contact email,Contact phone\nVaarwater,JET@vaarwater.example,010 555 0110\nVaarwater,info@vaarwater.example,\n";
    const again = (await send(api.import.begin, { file: csv(addresses), kind: "clients" })).data.import;
    await send(api.import.check, { id: again.id, mapping: ["name", "contact_email", "contact_phone"], rule: "update" });
    await until(send, again.id, "checked");
    await send(api.import.run, { id: again.id });
    await until(send, again.id, "done");
    const after = (await send(api.client.show, { id: list[1]?.id ?? "" })).data.contacts;
    expect(after.map(({ name, email, phone }) => [name, email, phone])).toEqual([
      ["Jet Molenaar", "jet@vaarwater.example", "010 555 0110"],
      ["Bas Terpstra", null, null],
      ["info@vaarwater.example", "info@vaarwater.example", null],
    ]);

    const jobs = await ran(
      send,
      csv(
        "Vacaturenummer;Functietitel;Opdrachtgever;Status;Vacaturetekst\nV1;Planner;Vaarwater;open;Je hebt ervaring met Excel.\nV2;Chauffeur;Nieuwland;gesloten;\n",
      ),
    );
    expect(jobs).toMatchObject({ kind: "jobs", counts: { added: 2 } });
    const all = (await send(api.job.list, {})).data.jobs;
    expect(all.map(({ title, status, client }) => [title, status, client?.name]).sort()).toEqual([
      ["Chauffeur", 0, "Nieuwland"],
      ["Planner", 1, "Vaarwater"],
    ]);

    await ran(send, csv("Kandidaatnummer,Voornaam,Achternaam,E-mail\nK9,Noor,Linde,noor@linde.example\n"));
    const notes = await ran(
      send,
      csv(
        "Datum,Auteur,Kandidaat,Notitie\n31-03-2021 14:05,Oude Collega,Noor Linde,Zoekt iets dichterbij.\n1-4-2021,,Niemand Hier,Wie is dit?\n",
      ),
    );
    expect(notes).toMatchObject({ kind: "notes", counts: { added: 1, faulty: 1 } });
    const [noor] = await candidates(send, "Linde");
    const about = { record: "candidate" as const, record_id: noor?.id ?? "" };
    expect((await send(api.note.list, about)).data.notes).toMatchObject([
      {
        text: "Zoekt iets dichterbij.",
        author: { recruiter_id: null, name: "Oude Collega" },
        created_at: expect.stringMatching(/^2021-03-31.14:05/),
      },
    ]);
    await send(api.import.undo, { id: notes.id });
    expect((await until(send, notes.id, "undone")).counts).toMatchObject({ removed: 1 });
    expect((await send(api.note.list, about)).data.notes).toEqual([]);

    await send(api.import.undo, { id: jobs.id });
    expect((await until(send, jobs.id, "undone")).counts).toMatchObject({ removed: 2 });
    expect((await send(api.client.list, {})).data.clients.map(({ name }) => name)).toEqual(["Hazelhof", "Vaarwater"]);
  });
});

describe("a run", () => {
  test("is paused, goes on, and is ended with what it has", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const { id } = await checked(send, csv(`Naam\n${Array.from({ length: 300 }, (_, n) => `Persoon Nummer${n}`).join("\n")}\n`));
    await send(api.import.run, { id });
    await send(api.import.pause, { id }).catch(() => {});
    const paused = await until(send, id, "paused", "done");
    if (paused.state === "paused") await send(api.import.run, { id });
    expect((await until(send, id, "done")).counts.added).toBe(300);
    expect(await candidates(send)).toHaveLength(50);
    await expect(send(api.import.run, { id })).rejects.toMatchObject({ status: 409 });
  });

  test("that is cut off at any batch neither loses nor doubles a row", async () => {
    const { send, workspace_id } = await server.signIn({ plan: "team" });
    const { id } = await checked(
      send,
      csv(`Naam,E-mail\n${Array.from({ length: 120 }, (_, n) => `Persoon Nummer${n},p${n}@x.example`).join("\n")}\n`),
    );
    // Each third time the batch is written, its transaction breaks, as where a process is killed before it commits.
    const { audit } = server.parts;
    let batches = 0;
    const append = audit.append.bind(audit);
    const spy = vi.spyOn(audit, "append").mockImplementation((...given) => {
      if (given[1] === workspace_id && ++batches % 3 === 1) return Promise.reject(new Error("cut off"));
      return append(...given);
    });
    await send(api.import.run, { id });
    const done = await until(send, id, "done");
    spy.mockRestore();
    server.errors.length = 0;
    expect(done.done).toBe(120);
    expect(done.counts.added + done.counts.faulty).toBe(120);
    const added = (await rowsOf(send, id)).filter(({ outcome }) => outcome === "added");
    expect(new Set(added.map(({ candidate_id }) => candidate_id)).size).toBe(added.length);
    expect((await send(api.candidate.list, {})).data.total).toBe(added.length);
  });
});

describe("fields of the workspace's own", () => {
  test("are known by their names, hold what cells say, and say again what they said when it is undone", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const choices = ["B", "C"].map((name) => ({ names: { en: name }, color: "#336699" }));
    const field = async (body: Parameters<typeof send<typeof api.customField.save>>[1]) =>
      (await send(api.customField.save, body)).data.field;
    const licence = await field({ record: "candidate", kind: "choices", names: { en: "Driving licence", nl: "Rijbewijs" }, choices });
    const rate = await field({ record: "candidate", kind: "number", names: { nl: "Functie" } });
    const since = await field({ record: "client", kind: "date", names: { en: "Client since" } });
    const bonus = await field({ record: "job", kind: "yes_no", names: { en: "Bonus" } });
    const { candidate } = (
      await send(api.candidate.create, { first_name: "Noor", last_name: "Linde", email: "noor@linde.example", custom: { [rate.id]: 5 } })
    ).data;

    const table = "Naam;E-mail;Functie;rijbewijs\nNoor Linde;noor@linde.example;1.250,5;C; B\nSem Haan;sem@haan.example;veel;D\n";
    const file = csv(table.replace("C; B", '"C; B"'));
    const { columns, mapping } = (await send(api.import.begin, { file })).data.import;
    expect(columns).toHaveLength(4);
    expect(mapping).toEqual(["name", "email", `custom.${rate.id}`, `custom.${licence.id}`]);
    const run = await ran(send, file, "update");
    expect(run.counts).toMatchObject({ added: 1, updated: 1 });
    const custom = async (q: string) => (await candidates(send, q))[0]?.custom;
    const [b, c] = licence.choices.map(({ id }) => id);
    expect(await custom("Linde")).toEqual({ [rate.id]: 1250.5, [licence.id]: [b, c] });
    expect(await custom("Haan")).toEqual({});
    expect((await rowsOf(send, run.id))[1]?.problems).toEqual([
      { column: "Functie", value: "veel", problem: "wrong_number" },
      { column: "rijbewijs", value: "D", problem: "wrong_choice" },
    ]);
    await send(api.import.undo, { id: run.id });
    await until(send, run.id, "undone");
    expect((await send(api.candidate.show, { id: candidate.id })).data.candidate.custom).toEqual({ [rate.id]: 5 });

    await ran(send, csv("Bedrijfsnaam,Branche,Client since\nVaarwater,Transport,1-2-2020\n"));
    expect((await send(api.client.list, {})).data.clients[0]?.custom).toEqual({ [since.id]: "2020-02-01" });
    await ran(send, csv("Functietitel,Opdrachtgever,Bonus\nPlanner,Vaarwater,ja\n"));
    expect((await send(api.job.list, {})).data.jobs[0]?.custom).toEqual({ [bonus.id]: true });
    const { id } = (await send(api.import.begin, { file })).data.import;
    await send(api.customField.archive, { id: rate.id });
    await expect(send(api.import.check, { id, mapping })).rejects.toMatchObject({ status: 422 });
  });
});

describe("what is sent", () => {
  test("is read again in another encoding or with another delimiter, and kept as a template", async () => {
    const { send } = await server.signIn();
    const begun = (await send(api.import.begin, { file: csv("Naam|Plaats\nNoor|Ede\n") })).data.import;
    expect(begun.columns).toEqual([
      { head: "Naam", suits: "text", samples: ["Noor"] },
      { head: "Plaats", suits: "text", samples: ["Ede"] },
    ]);
    expect((await send(api.import.read, { id: begun.id, delimiter: ";" })).data.import.columns).toHaveLength(1);
    expect((await send(api.import.read, { id: begun.id, delimiter: "|", kind: "clients" })).data.import).toMatchObject({
      kind: "clients",
      mapping: ["name", "city"],
    });
    const template = { name: "Oud systeem", kind: "clients" as const, columns: { Naam: "name" } };
    await send(api.import.saveTemplate, template);
    const { templates } = (await send(api.import.saveTemplate, { ...template, columns: { Naam: "name", Plaats: "city" } })).data;
    expect(templates).toMatchObject([{ name: "Oud systeem", columns: { Plaats: "city" } }]);
    expect((await send(api.import.removeTemplate, { id: templates[0]?.id ?? "" })).data.templates).toEqual([]);
    await send(api.import.cancel, { id: begun.id });
    await expect(send(api.import.show, { id: begun.id })).rejects.toMatchObject({ status: 404 });
  });

  test("is refused where it holds no table, or the mapping lacks what every record needs", async () => {
    const { send } = await server.signIn();
    await expect(send(api.import.begin, { file: csv("") })).rejects.toMatchObject({ status: 422 });
    await expect(send(api.import.begin, { file: csv("Naam\n") })).rejects.toMatchObject({ status: 422 });
    const { id } = (await send(api.import.begin, { file: csv("Naam,Plaats\nNoor,Ede\n") })).data.import;
    await expect(send(api.import.check, { id, mapping: [null, "city"] })).rejects.toMatchObject({ status: 422 });
    await expect(send(api.import.check, { id, mapping: ["city", "city"] })).rejects.toMatchObject({ status: 422 });
    await expect(send(api.import.run, { id })).rejects.toMatchObject({ status: 409 });
    await expect(send(api.import.show, { id: newId() })).rejects.toMatchObject({ status: 404 });
    expect((await send(api.import.list, {})).data.imports).toMatchObject([{ id, state: "mapping" }]);
  });
});

describe("files as Excel, LinkedIn and Google write them", () => {
  const bytes = (content: Uint8Array<ArrayBuffer>, name = "export.csv") => new File([content], name);
  const utf16 = (text: string, isBig = false) => {
    const buffer = Uint8Array.from(Buffer.from(`\uFEFF${text}`, "utf16le"));
    if (isBig) Buffer.from(buffer.buffer).swap16();
    return buffer;
  };
  const mac = (text: string) =>
    Uint8Array.from(
      text,
      (letter) => ({ é: 0x8e, ë: 0x91, ü: 0x9f, ç: 0x8d, ö: 0x9a, ø: 0xbf, "’": 0xd5 })[letter] ?? letter.charCodeAt(0),
    );
  const windows = (text: string) =>
    Uint8Array.from(text, (letter) => ({ "’": 0x92, "–": 0x96, "€": 0x80 })[letter] ?? letter.charCodeAt(0));
  const told = async (file: File) => {
    const { send } = await server.signIn({ plan: "team" });
    await ran(send, file);
    return (await send(api.candidate.list, { sort: "created_at" })).data.candidates.map(
      ({ first_name, last_name, email, phone, headline }) => [first_name, last_name, email, phone, headline].filter(Boolean).join("|"),
    );
  };

  test.each<[what: string, file: () => File, people: string[]]>([
    [
      "Unicode text of Excel",
      () => bytes(utf16("Voornaam\tAchternaam\tE-mail\r\nTéo\tVeldhof\tteo@veldhof.example\r\n"), "lijst.txt"),
      ["Téo|Veldhof|teo@veldhof.example"],
    ],
    ["the same, the other way round", () => bytes(utf16("First name\tLast name\r\nŽofie\tNováková\r\n", true)), ["Žofie|Nováková"]],
    ["its separator above", () => csv("sep=;\r\nVoornaam;Achternaam\r\nSef;Regelink\r\n"), ["Sef|Regelink"]],
    [
      "its separator above, and a title",
      () => csv('"sep=,"\r\nCandidates per 1 May\r\nFirst Name,Last Name\r\nSef,Regelink\r\n'),
      ["Sef|Regelink"],
    ],
    [
      "a title and an empty line",
      () =>
        csv(
          "Export kandidaten 1-5-2026;;;\r\n;;;\r\nVoornaam;Achternaam;E-mail;Mobiel nummer\r\nTess;Rijswaard;tess@rij.example;0615151517\r\n",
        ),
      ["Tess|Rijswaard|tess@rij.example|0615151517"],
    ],
    [
      "a title in one cell",
      () => csv("Kandidaten Oost\r\nVoornaam;Achternaam;Functie\r\nTess;Rijswaard;Planner, senior\r\nBo;Rijswaard;Kok, leerling\r\n"),
      ["Tess|Rijswaard|Planner, senior", "Bo|Rijswaard|Kok, leerling"],
    ],
    [
      "what was asked of the report",
      () =>
        csv(
          "Rapport;Talentpool\r\nRecruiter;Noor Hazelaar\r\nDatum;1-5-2026\r\n\r\nNaam;E-mailadres;Telefoon\r\nTess Rijswaard;tess@rij.example;020 7654321\r\n",
        ),
      ["Tess|Rijswaard|tess@rij.example|020 7654321"],
    ],
    [
      "connections of LinkedIn",
      () =>
        csv(
          'Notes:\n"When exporting, some addresses, and more, may be missing."\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nLinde,Eding,https://www.linkedin.com/in/linde-eding,linde@eding.example,Acme,Recruiter,01 Jan 2026\n',
        ),
      ["Linde|Eding|linde@eding.example|Recruiter"],
    ],
    [
      "contacts of Google",
      () =>
        csv(
          "First Name,Middle Name,Last Name,Organization Name,Organization Title,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value\nGijs,,Contactman,Acme,Planner,* Work,gijs@contact.example,g@x.example,Mobile,+31 6 16 16 16 18 ::: +31 20 1234567\n",
        ),
      ["Gijs|Contactman|gijs@contact.example|+31 6 16 16 16 18|Planner"],
    ],
    [
      "older contacts of Google",
      () =>
        csv(
          "Name,Given Name,Family Name,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Organization 1 - Title\nGijs Contactman,Gijs,Contactman,* ,gijs@contact.example,Mobile,0616161618,Planner\n",
        ),
      ["Gijs|Contactman|gijs@contact.example|0616161618|Planner"],
    ],
    [
      "contacts of Outlook",
      () => csv("Title,First Name,Middle Name,Last Name,E-mail Address,Mobile Phone\n,Jan,van den,Bosman,jan@bosman.example,0612341234\n"),
      ["Jan|van den Bosman|jan@bosman.example|0612341234"],
    ],
    [
      "prefixes in a column",
      () => csv("Voornaam;Tussenvoegsel;Achternaam\r\nAnne;van den;Heuvelman\r\nPim;;Haanstra\r\nAn;van;van Dijkstra\r\n"),
      ["Anne|van den Heuvelman", "Pim|Haanstra", "An|van Dijkstra"],
    ],
    ["a title where prefixes stand", () => csv("First Name,Prefix,Last Name\r\nAnne,Dr.,Heuvelman\r\n"), ["Anne|Heuvelman"]],
    [
      "numbers as text",
      () =>
        csv(
          'First Name,Last Name,Phone\nFo,Mul,"=""0612345671"""\nTi,Ck,=("06")\nAp,Ostrof,\'0612345672\nNo,Plus,31612345673\nNo,Nought,612345674\nAl,There,"6,12345675E+08"\n',
        ),
      ["Fo|Mul|0612345671", "Ti|Ck", "Ap|Ostrof|0612345672", "No|Plus|+31612345673", "No|Nought|0612345674", "Al|There|0612345675"],
    ],
    [
      "letters of old Macs",
      () => bytes(mac("Voornaam;Achternaam\r\nZoë;Müller-Françon\r\nBjørn;d’Haene\r\n")),
      ["Zoë|Müller-Françon", "Bjørn|d’Haene"],
    ],
    [
      "letters of Windows",
      () => bytes(windows("Voornaam;Achternaam\r\nZoë;Müller-Françon\r\nAoife;O’Malloy\r\nRené;Köhler–Ünal\r\n")),
      ["Zoë|Müller-Françon", "Aoife|O’Malloy", "René|Köhler–Ünal"],
    ],
    [
      "words of heads in its rows",
      () => csv("Naam;Functie;Bron\r\nTess Rijswaard;Recruiter;Website\r\nBo Rijswaard;Consultant;LinkedIn\r\n"),
      ["Tess|Rijswaard|Recruiter", "Bo|Rijswaard|Consultant"],
    ],
    ["one column below a title", () => csv("Talentpool\r\nNaam\r\nTess Rijswaard\r\n"), ["Tess|Rijswaard"]],
    ["one column that is its head", () => csv("Naam\r\nTess Rijswaard\r\n"), ["Tess|Rijswaard"]],
  ])("with %s", async (_, file, people) => {
    expect(await told(file())).toEqual(people);
  });

  test("tell what a spreadsheet cut off and which letters look wrong, before anything is added", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const text =
      'Naam;Telefoon;E-mail\r\nSci Ence;"6,12346E+09";sci@ence.example\r\nZo‘ MŸller;;zoe@muller.example\r\nRenÃ© Bos;;rene@bos.example\r\nZoë Müller;0612121212;z@m.example\r\nAoife O’Brien;;\r\n';
    const run = await checked(send, csv(text));
    expect((await rowsOf(send, run.id)).map(({ problems }) => problems)).toEqual([
      [{ column: "Telefoon", value: "6,12346E+09", problem: "cut_number" }],
      [{ column: "Naam", value: "Zo‘ MŸller", problem: "strange_letters" }],
      [{ column: "Naam", value: "RenÃ© Bos", problem: "strange_letters" }],
      [],
      [],
    ]);
    expect(await candidates(send)).toEqual([]);
  });

  test("of clients, contacts and jobs below a title too", async () => {
    const { send } = await server.signIn({ plan: "team" });
    expect(
      await ran(
        send,
        csv(
          'Relaties 2026\r\n\r\nBedrijfsnaam;Plaats;Telefoon contactpersoon;Contactpersoon\r\nMolenaer BV;Ede;="0201234567";Jet Prins\r\n',
        ),
      ),
    ).toMatchObject({ kind: "clients", counts: { added: 1 } });
    const contacts = "Voornaam;Tussenvoegsel;Achternaam;Bedrijf;Telefoonnummer\r\nJet;van der;Prins;Molenaer BV;612345678\r\n";
    const begun = (await send(api.import.begin, { file: csv(`Contacten\r\n${contacts}`), kind: "contacts" })).data.import;
    await send(api.import.check, { id: begun.id, mapping: begun.mapping, rule: "skip", system: null });
    await until(send, begun.id, "checked");
    await send(api.import.run, { id: begun.id });
    await until(send, begun.id, "done");
    expect((await send(api.client.contacts, {})).data.contacts.map(({ name, phone }) => [name, phone])).toEqual(
      expect.arrayContaining([["Jet van der Prins", "0612345678"]]),
    );
    expect(
      await ran(send, bytes(utf16("Open vacatures\r\nFunctietitel\tOpdrachtgever\tPlaats\r\nKok\tMolenaer BV\tEde\r\n"))),
    ).toMatchObject({ kind: "jobs", counts: { added: 1 } });
  });
});
