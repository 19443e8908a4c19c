import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clientStatuses } from "#contract/choices.ts";
import type { CellKind } from "#contract/import/import-fields.ts";
import { importFields } from "#contract/import/import-fields.ts";
import { readCustomCell } from "./custom.ts";
import { kindOf, mappingOf, systemOf } from "./heads.ts";
import { mannerOf } from "./manner.ts";
import { kindThatSuits } from "./suits.ts";
import { readCell, readDay, readMoment, readNumber, splitName } from "./values.ts";

const heads = (text: string) => text.split(",");
const columns = (text: string) => heads(text).map((head) => ({ head }));

describe("columns", () => {
  test("are known by their heads in English and in Dutch; each field goes to one", () => {
    expect(mappingOf("candidates", columns("First name,Last name,E-mail,Phone,City,Job title,Skills,Shoe size,Mail"))).toEqual([
      "first_name",
      "last_name",
      "email",
      "phone",
      "city",
      "headline",
      "skills",
      null,
      null,
    ]);
    expect(
      mappingOf("candidates", columns("Roepnaam,Tussenvoegsel,Achternaam,E-mailadres,Mobiel,Woonplaats,Beschikbaar vanaf,Kandidaatnummer")),
    ).toEqual(["first_name", "prefix", "last_name", "email", "phone", "city", "available_from", "external_id"]);
  });

  test.each(["(mnd)", "(dag)", "(maand)"])("of a notice period are known with their unit: %s", (unit) => {
    expect(mappingOf("candidates", columns(`Voornaam,Opzegtermijn ${unit}`))).toEqual(["first_name", "notice_weeks"]);
  });

  test("what somebody is addressed by is no job, where another column has that", () => {
    const outlook = "Title,First Name,Last Name,Company,Job Title,E-mail Address";
    expect(mappingOf("candidates", columns(outlook))).toEqual([null, "first_name", "last_name", "company", "headline", "email"]);
    expect(mappingOf("candidates", columns("First Name,Last Name,Title"))).toEqual(["first_name", "last_name", "headline"]);
  });

  test("are known as people write them short, with which of several it is, or by what stands in them", () => {
    expect(
      mappingOf("candidates", columns("Kand.ID,Voornaam,Achternaam,E-mailadres (privé),Mobiel nr,Functie huidig,Huidig salaris,Tel. werk")),
    ).toEqual(["external_id", "first_name", "last_name", "email", "phone", "headline", null, null]);
    expect(
      mappingOf("candidates", [
        { head: "Wie", samples: ["Noor", "Sem"] },
        { head: "Bereikbaar via", samples: ["noor@linde.example", "sem@haan.example"] },
        { head: "Profielpagina", samples: ["https://www.linkedin.com/in/noor"] },
        { head: "Verwezen door", samples: ["anna@bron.example", "Piet"] },
      ]),
    ).toEqual([null, "email", "linkedin", null]);
  });

  test.each([
    ["bullhorn", "candidates", "ID,Name,Occupation,Company Name,Primary Email,Mobile Phone,Date Added,Owner,Candidate Source"],
    ["bullhorn", "notes", "Note ID,Date Added,Commenting Person,Person Reference,Comments,Date Last Modified"],
    [
      "recruit_crm",
      "candidates",
      "Candidate Slug,First Name,Last Name,Email,Contact Number,Current Organization,Work Ex Year,Notice Period,Resume",
    ],
    ["recruit_crm", "jobs", "Job Slug,Name,Company Slug,Number of Openings,Job Description,Added On"],
    ["opencats", "candidates", "lastName,firstName,phoneHome,phoneCell,email1,keySkills"],
    ["carerix", "jobs", "vacancyID,jobTitle,toCompany,toContact,toOwner,publicationID"],
    ["carerix", "candidates", "employeeID,firstName,lastNamePrefix,lastName,emailAddress,mobileNumber,homeCity"],
    [null, "candidates", "employeeID,firstName,lastName,emailAddress,mobileNumber,homeCity,workCity"],
    [null, "candidates", "Naam,Plaats,Vaardigheden"],
    [null, "clients", "Bedrijfsnaam,Plaats,Branche,Website"],
    [null, "jobs", "Functietitel,Opdrachtgever,Plaats,Vacaturetekst"],
    [null, "notes", "Datum,Auteur,Kandidaat,Notitie"],
  ])("of %s: a table of %s (%s)", (system, kind, all) => {
    expect([systemOf(heads(all)), kindOf(heads(all))]).toEqual([system, kind]);
  });

  test("of known systems have their own words", () => {
    const mapping = (kind: Parameters<typeof mappingOf>[0], all: string) => mappingOf(kind, columns(all));
    expect(mapping("candidates", "lastName,firstName,phoneHome,phoneCell,email1,keySkills")).toEqual([
      "last_name",
      "first_name",
      null,
      "phone",
      "email",
      "skills",
    ]);
    expect(mapping("jobs", "vacancyID,jobTitle,toCompany,toContact,toOwner,publicationID")).toEqual([
      "external_id",
      "title",
      "client",
      "contact_name",
      "owner",
      null,
    ]);
    expect(mapping("notes", "Note ID,Date Added,Commenting Person,Person Reference,Comments")).toEqual([
      "external_id",
      "at",
      "author",
      "candidate_name",
      "text",
    ]);
  });

  test("of where the work is are a job's place, whosever list it is", () => {
    expect(mappingOf("jobs", columns("jobTitle,workCity"))).toEqual(["title", "city"]);
    expect(mappingOf("candidates", columns("firstName,lastName,workCity,homeCity"))).toEqual(["first_name", "last_name", null, "city"]);
  });

  test("of any heads give each field once at most, and only those of the kind", () => {
    const words = fc.constantFrom("Naam", "name", "E-mail", "mail", "ID", "Status", "Owner", "Comments", "id ", "Functie", "title", "x");
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 30 }),
        fc.constantFrom("candidates", "clients", "contacts", "jobs", "notes" as const),
        (all, kind) => {
          const heads = all.map((head) => ({ head }));
          const found = mappingOf(kind as keyof typeof importFields, heads).filter((key) => key !== null);
          expect(new Set(found).size).toBe(found.length);
          const known = importFields[kind as keyof typeof importFields].map(({ key }) => key);
          expect(found.every((key) => known.includes(key))).toBe(true);
        },
      ),
    );
  });
});

describe("a day", () => {
  test.each([
    ["2024-03-31", "2024-03-31"],
    ["2024-03-31 14:05", "2024-03-31"],
    ["20240331", "2024-03-31"],
    ["31-3-2024", "2024-03-31"],
    ["31/03/24", "2024-03-31"],
    ["3/31/2024", "2024-03-31"],
    ["3/4/2024", "2024-04-03"],
    ["31.03.2024", "2024-03-31"],
    ["31 maart 2024", "2024-03-31"],
    ["zo 31 mrt. 2024", "2024-03-31"],
    ["March 31, 2024", "2024-03-31"],
    ["31st of March", null],
    ["31-02-2024", null],
    ["1711843200", "2024-03-31"],
    ["gisteren", null],
    ["12", null],
  ])("%s is %s", (text, day) => expect(readDay(text)).toBe(day));

  test.each([
    ["31-03-2024 14:05", "2024-03-31T14:05:00.000Z"],
    ["2024-03-31T14:05:00+02:00", "2024-03-31T12:05:00.000Z"],
    ["Mar 31, 2024 2:05 PM", "2024-03-31T14:05:00.000Z"],
    ["31-03-2024", "2024-03-31T00:00:00.000Z"],
    ["2024-03-31 09:30:15", "2024-03-31T09:30:00.000Z"],
  ])("with a time: %s", (text, moment) => expect(readMoment(text)).toBe(moment));

  test.each<[first: string, what: string, system: Parameters<typeof mannerOf>[1], samples: string[]]>([
    ["day", "nothing says otherwise", null, ["03-04-27"]],
    ["month", "OpenCATS wrote it", "opencats", ["03-04-27"]],
    ["day", "OpenCATS wrote it, and was told to put the day first", "opencats", ["03-04-27", "31-03-27"]],
    ["month", "another cell can be read so alone", null, ["03/04/2027", "03/31/2027"]],
    ["day", "cells differ", null, ["31/03/2027", "03/31/2027"]],
    ["month", "cells differ, of OpenCATS", "opencats", ["31/03/2027", "03/31/2027"]],
  ])("of which the %s comes first, where %s", (first, _, system, samples) => {
    const manner = mannerOf({ head: "Available", samples }, system);
    expect(readDay("03-04-27", manner)).toBe(first === "day" ? "2027-04-03" : "2027-03-04");
    expect(readMoment("03-04-27 10:15", manner)).toBe(first === "day" ? "2027-04-03T10:15:00.000Z" : "2027-03-04T10:15:00.000Z");
    expect(readDay("03-31-27", manner)).toBe("2027-03-31");
    expect(readDay("31-03-27", manner)).toBe("2027-03-31");
  });

  test("of the calendar is itself, however it is written", () => {
    const day = fc.date({ min: new Date("1950-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(day, (at) => {
        const iso = at.toISOString().slice(0, 10);
        const [year, month, date] = iso.split("-");
        for (const text of [iso, `${date}-${month}-${year}`, `${Number(date)}/${Number(month)}/${year}`]) {
          // Where the day can be a month, the day comes first: so it is written here.
          expect(readDay(text)).toBe(iso);
        }
      }),
    );
  });
});

test.each([
  ["€ 3.500,50", 3500.5],
  ["3,500.50", 3500.5],
  ["3.500", 3500],
  ["3500", 3500],
  ["32,5 uur", 32.5],
  ["5+ years", 5],
  ["0.5", 0.5],
  ["1.234.567", 1234567],
  ["-12", -12],
  ["veel", null],
])("the number in %s", (text, number) => expect(readNumber(text)).toBe(number));

test.each<[string, CellKind, unknown]>([
  ["Jet Molenaar <Jet@x.example>", { as: "email" }, { value: "jet@x.example" }],
  ["a@b.example; c@d.example", { as: "email" }, { value: "a@b.example" }],
  ["geen", { as: "email" }, { problem: "wrong_email" }],
  ["612345678", { as: "phone" }, { value: "0612345678" }],
  ["+31 6 1234 5678", { as: "phone" }, { value: "+31 6 1234 5678" }],
  ["onbekend", { as: "phone" }, { problem: "wrong_phone" }],
  ["Python; SQL ;Python", { as: "list", most: 5, each: 20 }, { value: ["Python", "SQL"] }],
  ["C, C++", { as: "list", most: 5, each: 20 }, { value: ["C", "C++"] }],
  ["Hybride", { as: "choice", choices: ["onsite", "hybrid", "remote"] }, { value: "hybrid" }],
  ["Vast / Detachering", { as: "choices", choices: ["permanent", "secondment"] }, { value: ["permanent", "secondment"] }],
  ["Afgesloten", { as: "choice", choices: clientStatuses }, { value: "former" }],
  ["Ergens", { as: "choice", choices: ["onsite", "hybrid", "remote"] }, { problem: "wrong_choice" }],
  [
    "Nederlands (moedertaal), Engels C1",
    { as: "languages" },
    {
      value: [
        { language: "nl", level: "native" },
        { language: "en", level: "C1" },
      ],
    },
  ],
  ["Closed", { as: "yes_no" }, { value: false }],
  ["Anywhere", { as: "yes_no" }, { problem: "wrong_choice" }],
  ["30", { as: "distance", most: 1000 }, { value: 30 }],
  ["max. 30 km", { as: "distance", most: 1000 }, { value: 30 }],
  ["20 miles", { as: "distance", most: 1000 }, { value: 32 }],
  ["45 minuten", { as: "distance", most: 1000 }, { problem: "wrong_number" }],
  ["2000", { as: "distance", most: 1000 }, { problem: "wrong_number" }],
  ["€ 3.500", { as: "money" }, { value: 350_000 }],
  ["javascript:alert(1)", { as: "url" }, { problem: "wrong_link" }],
  ["x".repeat(20), { as: "line", most: 10 }, { problem: "too_long" }],
])("the cell %s", (text, field, read) => expect(readCell(text, field)).toEqual(read));

test.each<[cell: string, head: string, system: Parameters<typeof mannerOf>[1], weeks: number | null]>([
  ["8", "Opzegtermijn", null, 8],
  ["30", "Notice Period", "recruit_crm", 4],
  ["60", "Notice Period", "recruit_crm", 9],
  ["2 weeks", "Notice Period", "recruit_crm", 2],
  ["3", "Notice Period", "recruit_crm", 1],
  ["0", "Notice Period", "recruit_crm", 0],
  ["30", "Opzegtermijn (dagen)", null, 4],
  ["2", "Opzegtermijn in maanden", null, 9],
  ["1 maand", "Opzegtermijn", null, 4],
  ["14 dgn", "Opzegtermijn", null, 2],
  ["90 days", "Notice", null, 13],
  ["1 kalendermaand", "Opzegtermijn", null, 4],
  ["30 kalenderdagen", "Opzegtermijn", null, 4],
  ["2 calendar months", "Notice", null, 9],
  ["2 volle maanden", "Opzegtermijn", null, 9],
  ["1 à 2 maanden", "Opzegtermijn", null, 4],
  ["1 - 2 maanden", "Opzegtermijn", null, 4],
  ["6 (contract 1 jaar)", "Opzegtermijn", null, 6],
  ["20 werkdagen", "Opzegtermijn", null, 4],
  ["10 working days", "Notice", null, 2],
  ["1 kwartaal", "Opzegtermijn", null, 13],
  ["1 jaar", "Opzegtermijn", null, 52],
  ["2 m", "Opzegtermijn", null, 9],
  ["8, per 1e van de maand", "Opzegtermijn", null, 8],
  ["2", "Opzegtermijn (mnd)", null, 9],
  ["2", "Opzegtermijn (maand)", null, 9],
  ["30", "Opzegtermijn (dag)", null, 4],
  ["30", "Opzegtermijn_kalenderdagen", null, 4],
  ["8", "Opzegtermijn (wk)", "recruit_crm", 8],
  ["400", "Opzegtermijn", null, null],
  ["in overleg", "Opzegtermijn", null, null],
])("%s below %s (of %s) are %s weeks of notice", (cell, head, system, weeks) => {
  const read = readCell(cell, { as: "weeks", most: 52 }, mannerOf({ head }, system));
  expect(read).toEqual(weeks === null ? { problem: "wrong_number" } : { value: weeks });
});

test.each<[cell: string, system: Parameters<typeof mannerOf>[1], isOpen: boolean | null]>([
  ["Open", "carerix", true],
  ["2. Vervuld", "carerix", false],
  ["In behandeling", "carerix", true],
  ["Ingetrokken", "carerix", false],
  ["1", "carerix", null],
  ["0", "carerix", null],
  ["x", "carerix", null],
  ["Eerste ronde", "carerix", null],
  ["1", null, true],
  ["nee", null, false],
  ["Canceled", "recruit_crm", false],
])("a vacancy that is %s (of %s): open is %s", (cell, system, isOpen) => {
  const read = readCell(cell, { as: "open" }, mannerOf({ head: "toStatus" }, system));
  expect(read).toEqual(isOpen === null ? { problem: "wrong_choice" } : { value: isOpen });
});

test.each([
  ["Noor van der Linde", "Noor", "van der Linde"],
  ["Linde, Noor van der", "Noor", "van der Linde"],
  ["Noor", "Noor", null],
])("the name %s", (whole, first_name, last_name) => expect(splitName(whole)).toEqual({ first_name, last_name }));

describe("the kind of field that a column fits", () => {
  const repeated = (cells: readonly string[], times = 3) => Array.from({ length: times }, () => cells).flat();
  test.each<[kind: string | null, head: string, cells: string[]]>([
    ["text", "Opmerking", ["belt liever", "heeft een hond", ""]],
    ["text", "Ploegen", ["dag en avond", "dag", "nacht, als het moet"]],
    ["number", "Afstand tot station", ["30", "12,5", "1.250", ""]],
    ["number", "Uurtarief", ["€ 85,00", "€ 92,50"]],
    ["text", "Personeelsnummer", ["1001", "1002"]],
    ["text", "Dossier", ["0012", "0450"]],
    ["text", "Handelsregister", ["12345678", "87654321"]],
    ["text", "Bouwjaar", ["2011", "2016"]],
    ["text", "Marge", ["30-40", "35"]],
    ["date", "Laatste contact", ["2026-03-31", "31-3-2026", "31 maart 2026"]],
    ["text", "Terugbellen", ["31-3-2026 na de lunch", "1-4-2026"]],
    ["yes_no", "Nieuwsbrief", ["ja", "nee", "Ja", ""]],
    ["yes_no", "VOG", ["x", "", "x"]],
    ["yes_no", "Auto", ["1", "0", "1"]],
    ["number", "Kinderen", ["1", "1"]],
    ["link", "Portfolio", ["https://work.example/noor", "www.sem.example"]],
    ["text", "Titel", ["B.Sc", "M.Sc"]],
    ["choice", "Regio", repeated(["Noord", "Zuid"])],
    ["text", "Regio", ["Noord", "Zuid", "Oost"]],
    ["choices", "Rijbewijs", ["B; C", "B", "C; CE", "B;CE", "B"]],
    ["choices", "Rijbewijs", ["B, C", "B", "C, B", "C"]],
    [null, "Leeg", ["", " "]],
    [null, "Geboortedatum", ["1-1-1990"]],
    [null, "Burgerlijke staat", repeated(["gehuwd"])],
    [null, "Date of birth", ["1990-01-01"]],
    [null, "Current salary", ["4000"]],
  ])("%s: %s", (kind, head, cells) => {
    expect(kindThatSuits(head, cells)).toBe(kind);
  });

  test("takes every cell that it was guessed from", () => {
    const kinds = ["number", "date", "yes_no", "link"];
    const day = fc
      .date({ min: new Date("1950-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
      .map((at) => at.toJSON().slice(0, 10));
    const cell = fc.oneof(
      fc.string({ maxLength: 12 }),
      day,
      fc.integer().map(String),
      fc.constantFrom("ja", "nee", "x", "www.a.example", "1.5"),
    );
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
        const kind = kindThatSuits("Iets", cells);
        if (kind === null || !kinds.includes(kind)) return;
        for (const one of cells.filter((text) => text.trim() !== ""))
          expect(readCustomCell({ id: "", kind, names: {}, choices: [] }, one)).toHaveProperty("value");
      }),
    );
  });
});
