// What a workspace has beside its everyday records: fields of its own, two who may be the same, an import that is done, a note that was changed.
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";

interface As {
  base: string;
  token: string | null;
}

export interface Brought {
  /** An import that can be undone. */
  imported: string;
}

const table = "First name;Last name;Email;City\nMira;Oosterling;mira@post.example;Zwolle\nBas;Hofdijk;bas;Assen\n;;;Meppel\n";

export async function addBrought(candidate_id: string, as: As): Promise<Brought> {
  await addFields(as);
  await addTwins(as);
  await changeNote(candidate_id, as);
  return { imported: await addImport(as) };
}

async function addFields(as: As): Promise<void> {
  const choices = [
    { names: { en: "Own car", nl: "Eigen auto" }, color: "#2443a6" },
    { names: { en: "Public transport", nl: "Openbaar vervoer" }, color: "#0b6b50" },
  ];
  await send(api.customField.save, { record: "candidate", kind: "choice", names: { en: "Comes by", nl: "Komt met" }, choices }, as);
  await send(api.customField.save, { record: "candidate", kind: "date", names: { en: "Licence until", nl: "Rijbewijs tot" } }, as);
}

async function addTwins(as: As): Promise<void> {
  const person = { first_name: "Sanne", last_name: "Kuipers", city: "Deventer", email: "sanne.kuipers@post.example" };
  await send(api.candidate.create, { ...person, headline: "Planner", phone: "06 555 01 77" }, as);
  await send(api.candidate.create, { ...person, headline: "Production planner", allow_duplicate: true }, as);
}

async function changeNote(record_id: string, as: As): Promise<void> {
  const { notes } = (await send(api.note.list, { record: "candidate", record_id }, as)).data;
  const [note] = notes;
  if (note) await send(api.note.update, { id: note.id, version: note.version, text: `${note.text}\n\nSpoke again on Monday.` }, as);
}

async function addImport(as: As): Promise<string> {
  const { id, mapping } = (await send(api.import.begin, { file: new File([table], "candidates.csv", { type: "text/csv" }) }, as)).data
    .import;
  const until = async (state: string) => {
    while ((await send(api.import.show, { id }, as)).data.import.state !== state) await new Promise((done) => setTimeout(done, 200));
  };
  await send(api.import.check, { id, mapping }, as);
  await until("checked");
  await send(api.import.run, { id }, as);
  await until("done");
  return id;
}
