import { afterAll, expect, test } from "vitest";
import type { ImportRun } from "#contract/import/import.ts";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";
import { until } from "#tests/support/until.ts";

const server = await startTestServer();
afterAll(() => server.stop());

type Send = Awaited<ReturnType<typeof server.signIn>>["send"];

/** Heads and rows as a file of them, each cell in quotes as these systems write it. */
const table = (heads: string, rows: readonly (readonly string[])[], delimiter = ",") =>
  new File(
    [
      `\uFEFF${[heads.split("|"), ...rows].map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join("\r\n")}\r\n`,
    ],
    "export.csv",
    { type: "text/csv" },
  );

/** The whole way of a file whose columns nobody touches: what was made of its heads, what it told, and which of its columns stayed behind. */
async function movedIn(send: Send, file: File) {
  const begun = (await send(api.import.begin, { file })).data.import;
  const run = async () => (await send(api.import.show, { id: begun.id })).data.import;
  const becomes = (state: ImportRun["state"]) => until(async () => (await run()).state === state);
  await send(api.import.check, { id: begun.id, mapping: begun.mapping, rule: "skip", system: begun.system });
  await becomes("checked");
  const { rows } = (await send(api.import.rows, { id: begun.id, limit: 1000 })).data;
  await send(api.import.run, { id: begun.id });
  await becomes("done");
  const heads = begun.columns.map(({ head }) => head);
  const left = heads.filter((_, at) => begun.mapping[at] === null);
  return { ...begun, counts: (await run()).counts, left, problems: rows.flatMap(({ problems }) => problems) };
}

const wholeCandidates = async (send: Send) => {
  const { candidates } = (await send(api.candidate.list, { sort: "name" })).data;
  return Promise.all(candidates.map(async ({ id }) => (await send(api.candidate.show, { id })).data.candidate));
};

test("a list of candidates of Bullhorn", async () => {
  const { send } = await server.signIn({ plan: "team" });
  const run = await movedIn(
    send,
    table(
      "ID|First Name|Last Name|Occupation|Company Name|Status|Primary Email|Mobile Phone|Primary Phone|Address|City|State|Zip Code|Country|Source|Primary Skills|Employment Preference|Date Available|Desired Salary|Owner|General Comments|Date Added|Last Note",
      [
        [
          "48211",
          "Anouk",
          "Feenstra",
          "Payroll administrator",
          "Kadewerk B.V.",
          "Active",
          "anouk@feenstra.example",
          "+31 6 12345678",
          "",
          "Havenkade 3",
          "Dordrecht",
          "ZH",
          "3311 AB",
          "Netherlands",
          "Referral",
          "Payroll, AFAS",
          "Direct Hire",
          "03/31/2027",
          "48000",
          "Sanne Verhoeven",
          "Would rather not\ntravel on Fridays.",
          "01/05/2024",
          "02/11/2024",
        ],
        [
          "48212",
          "Guus",
          "Jonker",
          "Crane operator",
          "",
          "Placed",
          "guus@jonker.example",
          "",
          "078 555 0134",
          "",
          "Papendrecht",
          "ZH",
          "",
          "Netherlands",
          "",
          "Cranes",
          "Contract; Temporary",
          "",
          "",
          "",
          "",
          "01/05/2024",
          "",
        ],
      ],
    ),
  );
  expect(run).toMatchObject({ system: "bullhorn", kind: "candidates", counts: { added: 2, faulty: 0 }, problems: [] });
  expect(run.left).toEqual(["Status", "Primary Phone", "Address", "State", "Zip Code", "Date Added", "Last Note"]);
  expect(await wholeCandidates(send)).toMatchObject([
    {
      first_name: "Anouk",
      last_name: "Feenstra",
      headline: "Payroll administrator",
      email: "anouk@feenstra.example",
      phone: "+31 6 12345678",
      city: "Dordrecht",
      source: "Referral",
      skills: [{ name: "Payroll" }, { name: "AFAS" }],
      desired: { employment_types: ["permanent"], salary_min: 4_800_000 },
      available_from: "2027-03-31",
    },
    { first_name: "Guus", last_name: "Jonker", phone: null, city: "Papendrecht", desired: { employment_types: ["temporary"] } },
  ]);
});

test("a list of candidates of Recruit CRM", async () => {
  const { send } = await server.signIn({ plan: "team" });
  const run = await movedIn(
    send,
    table(
      "Candidate Slug|First Name|Last Name|Email|Contact Number|Current Organization|Title|City|Locality|State|Country|Skill|Work Ex Year|Notice Period|Current Salary|Salary Expectation|Available From|Willing To Relocate|LinkedIn|Source|Owner|Resume|Added On|Updated On",
      [
        [
          "16942",
          "Esra",
          "Cuperus",
          "esra@cuperus.example",
          "+31 6 22345678",
          "Oeverzicht",
          "Ward nurse",
          "Ede",
          "Centrum",
          "Gelderland",
          "Netherlands",
          "Wound care, Medication",
          "7",
          "60",
          "3900",
          "4200",
          "2027-02-01",
          "Yes",
          "https://www.linkedin.com/in/esra-cuperus-example",
          "Career page",
          "Sanne Verhoeven",
          "",
          "2024-01-05T09:00:00.000000Z",
          "2024-02-11T10:00:00.000000Z",
        ],
      ],
    ),
  );
  expect(run).toMatchObject({ system: "recruit_crm", kind: "candidates", counts: { added: 1, faulty: 0 }, problems: [] });
  expect(run.left).toEqual(["Locality", "State", "Current Salary", "Added On", "Updated On"]);
  expect(await wholeCandidates(send)).toMatchObject([
    {
      first_name: "Esra",
      last_name: "Cuperus",
      headline: "Ward nurse",
      email: "esra@cuperus.example",
      phone: "+31 6 22345678",
      city: "Ede",
      source: "Career page",
      skills: [{ name: "Wound care" }, { name: "Medication" }],
      years_experience: 7,
      notice_weeks: 9,
      desired: { salary_min: 420_000, relocate: true },
      available_from: "2027-02-01",
    },
  ]);
});

test("a list of candidates of OpenCATS", async () => {
  const { send } = await server.signIn({ plan: "team" });
  const run = await movedIn(
    send,
    table(
      "First Name|Last Name|E-Mail|2nd E-Mail|Home Phone|Cell Phone|Work Phone|Address|City|State|Zip|Misc Notes|Web Site|Key Skills|Source|Available|Current Employer|Current Pay|Desired Pay|Can Relocate|Owner|Created|Modified",
      [
        ["Teun", "Akkerman", ...Array.from({ length: 13 }, () => ""), "04-03-27", ...Array.from({ length: 7 }, () => "")],
        [
          "Bas",
          "Akkerman",
          "bas@akkerman.example",
          "bas@elders.example",
          "078 555 0199",
          "06 32345678",
          "",
          "Kade 1",
          "Zwolle",
          "OV",
          "8011 AA",
          "Asks for a day at home.",
          "https://akkerman.example",
          "TIG; MIG",
          "Advertisement",
          "03-31-27",
          "Staalhof",
          "3100",
          "3400",
          "No",
          "Sanne Verhoeven",
          "01-05-24",
          "02-11-24",
        ],
      ],
    ),
  );
  expect(run).toMatchObject({ system: "opencats", kind: "candidates", counts: { added: 2, faulty: 0 }, problems: [] });
  const left = ["2nd E-Mail", "Home Phone", "Work Phone", "Address", "State", "Zip", "Current Pay", "Created", "Modified"];
  expect(run.left).toEqual(left);
  const [bas, ...others] = await wholeCandidates(send);
  expect(others).toMatchObject([{ first_name: "Teun", available_from: "2027-04-03" }]);
  expect([bas]).toMatchObject([
    {
      first_name: "Bas",
      last_name: "Akkerman",
      email: "bas@akkerman.example",
      phone: "06 32345678",
      city: "Zwolle",
      source: "Advertisement",
      skills: [{ name: "TIG" }, { name: "MIG" }],
      desired: { salary_min: 340_000, relocate: false },
      available_from: "2027-03-31",
    },
  ]);
  const { notes } = (await send(api.note.list, { record: "candidate", record_id: bas?.id ?? "" })).data;
  expect(notes.map(({ text }) => text)).toEqual(["Asks for a day at home."]);
});

test("candidates and vacancies of Carerix: somebody lives in homeCity, and the work is in workCity", async () => {
  const { send } = await server.signIn({ plan: "team" });
  const people = await movedIn(
    send,
    table(
      "employeeID|firstName|lastNamePrefix|lastName|emailAddress|mobileNumber|homeNumber|homeStreet|homePostalCode|homeCity|workCity|toOwner|availabilityDate|creationDate",
      [
        [
          "7001",
          "Noor",
          "van der",
          "Linde",
          "noor@linde.example",
          "0612345678",
          "",
          "Lindekade 7",
          "3511 AA",
          "Utrecht",
          "Woerden",
          "Sanne Verhoeven",
          "31-03-2027",
          "05-01-2024",
        ],
      ],
      ";",
    ),
  );
  expect(people).toMatchObject({ system: "carerix", kind: "candidates", counts: { added: 1, faulty: 0 }, problems: [] });
  expect(people.left).toEqual(["homeNumber", "homeStreet", "homePostalCode", "workCity", "creationDate"]);
  expect(await wholeCandidates(send)).toMatchObject([
    { first_name: "Noor", last_name: "van der Linde", phone: "0612345678", city: "Utrecht", available_from: "2027-03-31" },
  ]);
  const jobs = await movedIn(
    send,
    table(
      "vacancyID|jobTitle|toCompany|toContact|toOwner|toStatus|workStreet|workPostalCode|workCity|hoursPerWeek|minSalary|maxSalary|startDate|publicationID",
      [
        [
          "9001",
          "Wijkverpleegkundige",
          "Zorghof",
          "Jet Molenaar",
          "Sanne Verhoeven",
          "Open",
          "Kerkstraat 1",
          "8011 AB",
          "Zwolle",
          "32",
          "3200",
          "3900",
          "01-05-2027",
          "5501",
        ],
      ],
      ";",
    ),
  );
  expect(jobs).toMatchObject({ system: "carerix", kind: "jobs", counts: { added: 1, faulty: 0 }, problems: [] });
  expect(jobs.left).toEqual(["workStreet", "workPostalCode", "publicationID"]);
  expect((await send(api.job.list, {})).data.jobs).toMatchObject([
    {
      title: "Wijkverpleegkundige",
      city: "Zwolle",
      client: { name: "Zorghof", contact_name: "Jet Molenaar" },
      hours_per_week: 32,
      salary_min: 320_000,
      salary_max: 390_000,
      start_date: "2027-05-01",
      status: 1,
    },
  ]);
});
