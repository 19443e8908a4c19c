import { afterAll, expect, test } from "vitest";
import type { CustomField } from "#contract/custom-field.ts";
import type { ImportRun } from "#contract/import/import.ts";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

type Send = Awaited<ReturnType<typeof server.signIn>>["send"];
const csv = (text: string) => new File([text], "export.csv", { type: "text/csv" });
const show = async (send: Send, id: string) => (await send(api.import.show, { id })).data.import;
async function until(send: Send, id: string, state: ImportRun["state"]) {
  await expect.poll(async () => (await show(send, id)).state, { interval: 50 }).toBe(state);
  return show(send, id);
}
const fieldsOf = async (send: Send): Promise<CustomField[]> => (await send(api.customField.list, {})).data.fields;
const candidates = async (send: Send) =>
  new Map((await send(api.candidate.list, {})).data.candidates.map((row) => [row.last_name, row] as const));

const table = [
  "Voornaam;Achternaam;Regio;Loopafstand;Rijbewijs;VOG tot;Werkt in ploegen;Geslacht;Leeg",
  "Noor;Linde;Noord;30;B, C;31-3-2027;ja;v;",
  "Sem;Haan;Zuid;12,5;B;;nee;m;",
  "Bo;Rijn;noord;ver;C;1-1-2028;ja;v;",
  "Ada;Moor;Zuid;20;B, C;;nee;v;",
].join("\n");
/** Begins an import in which every column that nothing fits becomes a field of the kind that suits it. */
async function begun(send: Send, text = table) {
  const { id, columns, mapping } = (await send(api.import.begin, { file: csv(text) })).data.import;
  return { id, columns, mapping: mapping.map((key, at) => key ?? (columns[at]?.suits ? `new.${columns[at]?.suits}` : null)) };
}

test("columns that nothing fits become fields of the workspace's own, and are gone again with the import", async () => {
  const { send } = await server.signIn({ plan: "team" });
  const { id, columns, mapping } = await begun(send);
  expect(columns.map(({ suits }) => suits).slice(2)).toEqual(["choice", "text", "choices", "date", "yes_no", null, null]);
  mapping[3] = "new.number";
  expect(mapping).toEqual(["first_name", "last_name", "new.choice", "new.number", "new.choices", "new.date", "new.yes_no", null, null]);
  await send(api.import.check, { id, mapping });

  // The dry run reads cells as the fields will, and adds none.
  const checked = await until(send, id, "checked");
  expect(checked.mapping).toEqual(mapping);
  expect(checked.new_fields.map(({ name, kind, choices }) => [name, kind, choices])).toEqual([
    ["Regio", "choice", ["Noord", "Zuid"]],
    ["Loopafstand", "number", []],
    ["Rijbewijs", "choices", ["B", "C"]],
    ["VOG tot", "date", []],
    ["Werkt in ploegen", "yes_no", []],
  ]);
  expect((await send(api.import.rows, { id, with_problems: true })).data.rows.flatMap(({ problems }) => problems)).toEqual([
    { column: "Loopafstand", value: "ver", problem: "wrong_number" },
  ]);
  expect(await fieldsOf(send)).toEqual([]);

  // What was chosen stays where somebody goes back to the columns.
  expect((await send(api.import.read, { id })).data.import).toMatchObject({ state: "mapping", mapping });
  await send(api.import.check, { id, mapping });
  await until(send, id, "checked");
  await send(api.import.run, { id });
  const done = await until(send, id, "done");
  const fields = await fieldsOf(send);
  expect(fields.map(({ record, kind, names }) => [record, kind, names])).toEqual([
    ["candidate", "choice", { en: "Regio" }],
    ["candidate", "number", { en: "Loopafstand" }],
    ["candidate", "choices", { en: "Rijbewijs" }],
    ["candidate", "date", { en: "VOG tot" }],
    ["candidate", "yes_no", { en: "Werkt in ploegen" }],
  ]);
  expect(done.mapping.slice(2, 4)).toEqual([`custom.${fields[0]?.id}`, `custom.${fields[1]?.id}`]);
  const [region, distance, licence, until_day, shifts] = fields.map((field) => field.id) as [string, string, string, string, string]; // five were added
  const choice = (at: number, name: string) => fields[at]?.choices.find(({ names }) => names.en === name)?.id;
  const people = await candidates(send);
  expect(people.get("Linde")?.custom).toEqual({
    ...{ [region]: choice(0, "Noord"), [distance]: 30, [licence]: [choice(2, "B"), choice(2, "C")] },
    ...{ [until_day]: "2027-03-31", [shifts]: true },
  });
  expect(people.get("Rijn")?.custom).toMatchObject({ [region]: choice(0, "Noord"), [licence]: [choice(2, "C")] });
  expect(people.get("Rijn")?.custom).not.toHaveProperty(distance);

  // Undone, but for what somebody has worked with since: who was renamed stays, and with her the fields that she holds.
  const noor = people.get("Linde");
  await send(api.candidate.update, { id: noor?.id ?? "", headline: "Planner", custom: { [until_day]: null, [shifts]: null } });
  await send(api.customField.save, { ...(fields[4] as CustomField), names: { en: "Ploegen" } });
  await send(api.import.undo, { id });
  expect((await until(send, id, "undone")).counts).toMatchObject({ removed: 3, kept: 1 });
  const archived = (await fieldsOf(send)).filter(({ archived_at }) => archived_at).map(({ names }) => names.en);
  expect(archived).toEqual(["VOG tot"]);
  expect((await candidates(send)).get("Linde")?.custom).toMatchObject({ [distance]: 30 });

  // Come again, the columns go to the fields that are still there.
  const again = (await send(api.import.begin, { file: csv(table) })).data.import;
  expect(again.mapping.slice(2, 6)).toEqual([`custom.${region}`, `custom.${distance}`, `custom.${licence}`, null]);
});

test("an import that added nobody takes its fields away as well", async () => {
  const { send } = await server.signIn();
  const text = "Voornaam;Achternaam;E-mail;Team\nNoor;Linde;noor@linde.example;Wind\n";
  await send(api.candidate.create, { first_name: "Noor", last_name: "Linde", email: "noor@linde.example" });
  const { id, mapping } = await begun(send, text);
  await send(api.import.check, { id, mapping });
  await until(send, id, "checked");
  await send(api.import.run, { id });
  expect((await until(send, id, "done")).counts).toMatchObject({ added: 0, skipped: 1 });
  expect((await show(send, id)).undo_until).not.toBeNull();
  await send(api.import.undo, { id });
  await until(send, id, "undone");
  expect((await fieldsOf(send)).map(({ archived_at }) => archived_at !== null)).toEqual([true]);
});

test("a column of more choices than a field has becomes a text, and two of one name are told apart", async () => {
  const { send } = await server.signIn({ plan: "team" });
  const rows = Array.from({ length: 120 }, (_, n) => `Noor;Linde${n};Groep ${n};${n % 2 ? "vroeg" : "laat"}`);
  const { id, mapping } = await begun(send, ["Voornaam;Achternaam;Dienst;Dienst", ...rows].join("\n"));
  expect(mapping).toEqual(["first_name", "last_name", "new.text", "new.choice"]);
  mapping[2] = "new.choice";
  await send(api.import.check, { id, mapping });
  expect((await until(send, id, "checked")).new_fields.map(({ name, kind, choices }) => [name, kind, choices])).toEqual([
    ["Dienst", "text", []],
    ["Dienst (2)", "choice", ["laat", "vroeg"]],
  ]);
});

test("fields come for jobs and clients too, and only from who may add them, where they fit, as many as may be", async () => {
  const owner = await server.signIn({ plan: "team" });
  const { send } = owner;
  const run = async (text: string) => {
    const { id, mapping } = await begun(send, text);
    await send(api.import.check, { id, mapping });
    await until(send, id, "checked");
    await send(api.import.run, { id });
    await until(send, id, "done");
  };
  await run("Bedrijfsnaam,Branche,Raamcontract\nVaarwater,Transport,ja\n");
  await run("Functietitel,Opdrachtgever,Kostenplaats\nPlanner,Vaarwater,K-12\n");
  const fields = await fieldsOf(send);
  expect(fields.map(({ record, kind }) => [record, kind])).toEqual([
    ["client", "yes_no"],
    ["job", "text"],
  ]);
  expect((await send(api.client.list, {})).data.clients[0]?.custom).toEqual({ [fields[0]?.id ?? ""]: true });
  expect((await send(api.job.list, {})).data.jobs[0]?.custom).toEqual({ [fields[1]?.id ?? ""]: "K-12" });

  const refused = (status: number) => ({ status });
  const colleague = await server.signIn({ in_workspace_of: owner });
  const theirs = await begun(colleague.send);
  await expect(colleague.send(api.import.check, { id: theirs.id, mapping: theirs.mapping })).rejects.toMatchObject(refused(403));
  // What was prepared by an owner isn't begun by somebody who may add none.
  await send(api.import.check, { id: theirs.id, mapping: theirs.mapping });
  await until(send, theirs.id, "checked");
  await expect(colleague.send(api.import.run, { id: theirs.id })).rejects.toMatchObject(refused(403));

  const own = await begun(send);
  const put = (at: number, key: string) => own.mapping.map((before, column) => (column === at ? key : before));
  for (const wrong of [put(7, "new.text"), put(8, "new.text"), put(2, "new.colour"), put(2, `custom.${fields[0]?.id}`)])
    await expect(send(api.import.check, { id: own.id, mapping: wrong })).rejects.toMatchObject(refused(422));
  const contacts = (
    await send(api.import.begin, { file: csv("Voornaam;Achternaam;Bedrijf;Team\nJet;Molenaar;Vaarwater;Wind\n"), kind: "contacts" })
  ).data.import;
  await expect(send(api.import.check, { id: contacts.id, mapping: [...contacts.mapping.slice(0, 3), "new.text"] })).rejects.toMatchObject(
    refused(422),
  );
  for (let n = 0; n < 49; n++) await send(api.customField.save, { record: "candidate", kind: "text", names: { en: `Field ${n}` } });
  await expect(send(api.import.check, { id: own.id, mapping: own.mapping })).rejects.toMatchObject(refused(406));
  // One that was added between the dry run and the run has the name.
  const { id, mapping } = await begun(send, "Voornaam;Achternaam;Team\nNoor;Linde;Wind\n");
  await send(api.import.check, { id, mapping });
  await until(send, id, "checked");
  await send(api.customField.save, { record: "candidate", kind: "text", names: { en: "Team" } });
  await expect(send(api.import.run, { id })).rejects.toMatchObject(refused(409));
});
