import { describe, expect, test } from "vitest";
import { plantedLeaks } from "#tests/support/planted-leaks.ts";
import { candidateOf, noor } from "#tests/support/proposals.ts";
import { findLeaks, secretsOf } from "./leaks.ts";

const blind = secretsOf(noor, "blind", ["Sanne Verhoeven", "Halderwind Energie"]);
const leaksIn = (text: string, secrets = blind) => findLeaks([{ output: "page", place: "letter", text }], secrets).map((leak) => leak.text);

describe("what would give a candidate away", () => {
  test("is found", () => {
    expect(plantedLeaks.filter(([, text]) => leaksIn(text).length === 0)).toEqual([]);
  });

  test("the place and the words are told, each once", () => {
    const found = findLeaks(
      [
        { output: "file_name", place: "cv-Noor.pdf", text: "cv-Noor.pdf" },
        { output: "docx", place: "docProps/core.xml", text: "Noor and Noor" },
      ],
      blind,
    );
    expect(found).toEqual([
      { output: "file_name", place: "cv-Noor.pdf", text: "Noor" },
      { output: "docx", place: "docProps/core.xml", text: "Noor" },
    ]);
  });
});

const will = secretsOf(
  candidateOf({
    first_name: "Will",
    last_name: "de Bakker",
    experience: [
      { title: "Teller", company: "Bank", location: "Best" },
      { title: "Clerk", company: "Gemeente Utrecht", location: "Utrecht" },
      { title: "Engineer", company: "Google", location: "Dublin" },
    ],
  }),
  "blind",
);
const jan = secretsOf(candidateOf({ first_name: "Jan", last_name: "An" }), "initials");

describe("what is only a word", () => {
  test.each([
    ["Will at a sentence's start", "Will you invite this candidate? We will see.", will],
    ["a trade", "Worked as a bakker. Bakker met tien jaar ervaring.", will],
    ["a bank", "a bank in Utrecht, the bank of the river", will],
    ["the town of an employer", "Lives in Utrecht, region Utrecht", will],
    ["a skill that holds an employer's name", "Kubernetes, Google Cloud, Terraform", will],
    ["a month", "Jan 2021 to Mar 2022, 3 Jan", jan],
    ["a short word", "an engineer and a plan; An engineer with a plan", jan],
    ["the language Noors", "Talen: Noors (B2), Noors en Engels", blind],
    [
      "an ending like the employer's",
      "working, planning and ING.",
      secretsOf(candidateOf({ first_name: "Bo", last_name: "Lund" }), "blind"),
    ],
    ["the recruiter of the same name", "Kind regards, Noor Verhoeven", secretsOf(noor, "blind", ["Noor Verhoeven"])],
    [
      "a town above a title that begins with the school's next letters",
      "Den Haag\nSenior engineer\nDen Haag · Senior engineer, Zeeland\nSales",
      secretsOf(
        candidateOf({
          first_name: "Bo",
          last_name: "Lund",
          education: [{ institution: "Haagse Hogeschool" }, { institution: "Zeelands College" }],
        }),
        "blind",
      ),
    ],
    ["other telephone numbers and figures", "2.4 million, 06 0000 0117, 12345", blind],
    ["a word with the employer's letters apart", "the ships go in g minor", blind],
    ["the name where only contacts are hidden", "Noor van der Hazelaar, lindekade-noor-hazelaar.pdf", secretsOf(noor, "no_contact")],
    ["anything at full", "Noor, noortje.hazelaar@mail.example, Vaartzicht", secretsOf(noor, "full")],
    ["employers at initials", "Vaartzicht and the UvA", secretsOf(noor, "initials")],
  ])("is let pass: %s", (_kind, text, secrets) => {
    expect(leaksIn(text, secrets)).toEqual([]);
  });

  test("but names of everyday words are found where they are names", () => {
    for (const text of ["Will de Bakker", "we asked Will about it", "DE BAKKER, WILL", "will de bakker"])
      expect(leaksIn(text, will), text).not.toEqual([]);
  });
});

test("a megabyte of nothing but names is scanned without getting stuck", () => {
  expect(leaksIn("Noor van der Hazelaar of ING, will ".repeat(30_000))).toHaveLength(2);
});
