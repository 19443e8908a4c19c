import { describe, expect, test } from "vitest";
import type { Confirmation, ProposalParts } from "#contract/proposal/proposal.ts";
import { makeText } from "#server/sample/cv/text.ts";
import { demoVacancies } from "#server/sample/demo-vacancies.ts";
import { people } from "#server/sample/people/mixed.ts";
import type { Person } from "#server/sample/person.ts";
import { candidateFrom, draftInput, jobFrom } from "#tests/support/drafts.ts";
import { claimsOf, type Statement, textOfPart } from "./ledger.ts";
import { sentencesOf } from "./sentences.ts";

const note = {
  id: "00000000-0000-4000-8000-00000000a001",
  at: "2026-11-14T10:00:00.000Z",
  text: "Called today. Has worked with Terraform at home. Coached four interns at Veerstroom.",
};
const job = (index: number) => jobFrom(demoVacancies[index]?.text ?? "", demoVacancies[index] as { title: string; client: string });
const noor = draftInput(job(0), candidateFrom(makeText(people[0] as Person)), "en", [note]);
const marloes = draftInput(job(1), candidateFrom(makeText(people[1] as Person)), "nl");

const letter = (cover_letter: string): ProposalParts => ({ strengths: [], information: {}, cover_letter, requirements: [] });
const claims = (text: string, who = noor, confirmations: Confirmation[] = []) => claimsOf(letter(text), who, confirmations);
const kindsOf = (found: Statement[]) => found.map(({ source }) => source.kind);
const lacking = (found: Statement[]) => found.flatMap(({ source }) => (source.kind === "none" ? source.missing : []));

describe("what the sources hold is sourced", () => {
  const ofNoor = [
    "Noor has ten years of Python.",
    "More than five years of Python.",
    "At Veerstroom, Noor rebuilt the planning service in Python and FastAPI.",
    "Eleven services exchange 1.9 million events a day over Kafka.",
    "The database held 1.4 TB.",
    "Noor cut the nightly run from seven hours to fifty minutes.",
    "Pipelines for 45 municipalities, with Celery and RabbitMQ.",
    "Since March 2021 at Veerstroom Logistics.",
    "From June 2018 to February 2021 at Meridioom Data.",
    "Noor studied at Hogeschool Domstreek.",
    "A Bachelor of Computer Science, completed in 2016.",
    "Noor is a Certified Kubernetes Application Developer.",
    "Noor lives in Utrecht.",
    "Noor worked in Amersfoort.",
    "Noor speaks Dutch (native) and English (C1).",
    "Noor can start on 1 January 2027.",
    "Noor is looking for 36 hours a week.",
    "You ask for five years of Python; Noor has ten.",
    "You ask for PostgreSQL with large data sets.",
    "Your office in Utrecht is close by.",
    "Noor coaches two junior developers.",
    "Noor has worked with Terraform.",
    "Noor coached four interns at Veerstroom.",
    "Two things to know: Noor works with Docker and Django.",
    "**Noor** knows *PostgreSQL* and [Kafka](https://example.org).",
    "As we noted on 14 November, Noor has worked with Terraform.",
    "Noor werkt sinds maart 2021 bij Veerstroom Logistics.",
    "Noor heeft tien jaar ervaring met Python.",
    "Ruim vijf jaar Python.",
    "Elf services, samen 1,9 miljoen events per dag.",
    "Van zeven uur naar vijftig minuten.",
    "Noor woont in Utrecht en spreekt Nederlands op moedertaalniveau.",
    "Je vraagt vijf jaar Python; Noor heeft tien jaar.",
    "Noor kan op 1 januari 2027 beginnen.",
  ];
  const ofMarloes = [
    "Marloes heeft twaalf jaar ervaring in de thuiszorg.",
    "Zorgplannen volgens Omaha System voor 55 cliënten.",
    "Sinds september 2018 werkt Marloes bij Thuiszorg De Hanzebrug.",
    "Marloes rondde HBO-Verpleegkunde af aan Hogeschool IJsselkade.",
    "Marloes heeft een BIG-registratie.",
    "Een afdeling met 28 bedden in Ziekenhuis Oosterweide.",
    "Marloes lives in Zwolle and has twelve years in home care.",
    "Care plans for 55 clients.",
  ];
  test.each([
    ["Noor", noor, ofNoor],
    ["Marloes", marloes, ofMarloes],
  ])("of %s, each sentence as one claim", (_, who, sentences) => {
    const found = sentences.map((sentence) => ({ sentence, claims: claims(sentence, who) }));
    expect(found.filter((one) => lacking(one.claims).length > 0 || one.claims.length !== 1)).toEqual([]);
  });
});

describe("what nobody told is unsourced, with the pieces named", () => {
  const untold: [sentence: string, piece: string][] = [
    ["Noor has fifteen years of Python.", "fifteen years"],
    ["Noor has 12 years of experience with Kafka.", "12 years"],
    ["At Google, Noor led the platform.", "Google"],
    ["Noor worked for Booking and Adyen.", "Adyen"],
    ["Noor studied at Delft University.", "Delft"],
    ["Noor holds a PhD.", "PhD"],
    ["Noor holds a Master of Science.", "Master of"],
    ["Noor knows Rust.", "Rust"],
    ["Noor builds in Scala and Python.", "Scala"],
    ["Twelve services exchange events over Kafka.", "Twelve services"],
    ["The platform moves 3.5 million events a day.", "3.5 million events"],
    ["Noor moved a 4 TB database.", "4 TB"],
    ["Noor cut costs by 30 percent.", "30 percent"],
    ["Noor saved €200,000.", "€200,000"],
    ["Since May 2019 at Veerstroom Logistics.", "May 2019"],
    ["Noor lives in Rotterdam.", "Rotterdam"],
    ["Noor speaks German fluently.", "German"],
    ["Noor speaks English at C2.", "English"],
    ["Noor speaks English at C2 level.", "English"],
    ["Noor spreekt Engels op C2-niveau.", "Engels"],
    ["Noor speaks native Dutch, and English, at C2 level.", "C2"],
    ["Noor spreekt Nederlands als moedertaal en heeft rijbewijs C1.", "rijbewijs C1"],
    ["Noor can start on 1 December 2026.", "1 December 2026"],
    ["Noor is looking for 40 hours a week.", "40 hours"],
    ["Noor coached five developers.", "five developers"],
    ["Noor is certified in AWS.", "AWS"],
    ["Noor worked as a data scientist.", "data scientist"],
    ["Noor heeft vijftien jaar Python.", "vijftien jaar"],
    ["Noor werkte zes jaar bij Philips.", "Philips"],
    ["Noor studeerde aan de Universiteit Twente.", "Universiteit"],
    ["Noor verlaagde de kosten met twintig procent.", "twintig procent"],
    ["Noor kent Ansible.", "Ansible"],
    ["Noor woont in Eindhoven.", "Eindhoven"],
    ["Noor spreekt vloeiend Frans.", "Frans"],
  ];
  test("each with its piece", () => {
    const isNamed = (sentence: string, piece: string) =>
      lacking(claims(sentence)).some((one) => one.toLowerCase().includes(piece.toLowerCase()));
    expect(untold.filter(([sentence, piece]) => !isNamed(sentence, piece))).toEqual([]);
  });

  test.each([
    "Dear Marjan,\n\nNice to meet you.\n\nKind regards,\nSanne Verhoeven\n\nNoor won the Veerstroom Prize in 2019.",
    "Dear Marjan,\nNoor won the Veerstroom Prize in 2019.\n\nKind regards,\nSanne",
    "Beste Marjan,\n\nMet vriendelijke groet,\nSanne\nPS Noor kreeg in 2019 de Veerstroomprijs van Proximus",
  ])("a postscript, and what follows the greeting at once, is told like the rest: %j", (text) =>
    expect(lacking(claims(text))).toContain("2019"),
  );

  test("what the client asks bears nothing that is told of the candidate", () => {
    const asked = draftInput(job(7), noor.candidate, "en");
    expect(kindsOf(claims("You ask for Terraform in production.", asked))).toEqual(["passage"]);
    expect(lacking(claims("Noor runs Terraform in production.", asked))).toEqual(["Terraform"]);
  });
});

test("a line of the CV is told as the work only whole: a part of it may say the opposite", () => {
  const cv = `Teun Brakel
Zwolle

Werkervaring
Monteur
Kwist Techniek, Zwolle
maart 2015 - mei 2019
- Geen leidinggeven aan monteurs op de bouwplaats
- Onderhoud aan hydraulische persen

Talen
Nederlands (moedertaal)`;
  const held = draftInput(job(7), candidateFrom(cv), "nl");
  expect(kindsOf(claims("Het werk bij Kwist Techniek omvatte onder meer onderhoud aan hydraulische persen.", held))).toEqual(["passage"]);
  const turned = claims("Het werk bij Kwist Techniek omvatte onder meer leidinggeven aan monteurs op de bouwplaats.", held);
  expect(turned.flatMap(({ source }) => (source.kind === "passage" ? [source.evidence.quote] : []))).not.toContain(
    "leidinggeven aan monteurs op de bouwplaats",
  );
});

test("what is no claim isn't listed", () => {
  const texts = [
    "Dear Marjan,\n\nNice to meet you.\n\nKind regards,\nSanne Verhoeven\nTeam 2026 of 40 people",
    "Always on time, and good company.",
    "Shall we plan a first meeting?",
    "Does Noor know Rust?",
    "Noor has no experience with Rust.",
    "Over Rust zegt het cv niets.",
    "Beste Marjan,\n\nZullen we een gesprek plannen?\n\nMet vriendelijke groet,\nSanne Verhoeven",
    "",
  ];
  expect(texts.filter((text) => claims(text).length > 0)).toEqual([]);
});

describe("a confirmation", () => {
  const sentence = "Noor coached five developers.";
  const confirmation: Confirmation = { part: "letter", text: sentence, by: "Sanne Verhoeven", at: "2026-11-14T10:00:00.000Z" };
  test("bears the sentence by name and date", () => {
    expect(claims(sentence, noor, [confirmation])[0]?.source).toEqual({ kind: "confirmed", by: "Sanne Verhoeven", at: confirmation.at });
  });
  test("falls away when the sentence changes, and says nothing of another part", () => {
    expect(kindsOf(claims("Noor coached five developers twice.", noor, [confirmation]))).toEqual(["none"]);
    expect(kindsOf(claims(sentence, noor, [{ ...confirmation, part: "summary" }]))).toEqual(["none"]);
  });
  test("goes with a strength that moved", () => {
    const parts: ProposalParts = {
      strengths: [
        { title: "Calm", text: "Likes order." },
        { title: "Brings colleagues along", text: sentence },
      ],
      information: {},
      cover_letter: "",
      requirements: [],
    };
    expect(kindsOf(claimsOf(parts, noor, [{ ...confirmation, part: "strength:0" }]))).toEqual(["confirmed"]);
  });
  test("isn't needed where a passage bears the sentence", () => {
    const sourced = "Noor lives in Utrecht.";
    expect(kindsOf(claims(sourced, noor, [{ ...confirmation, text: sourced }]))).toEqual(["passage"]);
  });
});

test("every claim stands where it says, in every part", () => {
  const parts: ProposalParts = {
    strengths: [{ title: "Ten years of Python", text: "Noor knows Kafka. Noor knows Rust." }],
    information: { summary: "Senior backend engineer in Utrecht." },
    cover_letter: "Dear Marjan,\n\n- Noor lives in Utrecht.\n- Noor has 1.9 million events, e.g. over Kafka.\n\nKind regards,\nSanne",
    requirements: [{ text: "Python", kind: "must", verdict: "met", note: "Twenty years of Python" }],
  };
  const found = claimsOf(parts, noor);
  for (const { part, text, start, end } of found) expect(textOfPart(parts, part)?.slice(start, end)).toBe(text);
  expect(found.map(({ part, source }) => `${part} ${source.kind}`)).toEqual([
    "strength:0 passage",
    "strength:0 passage",
    "strength:0 none",
    "summary passage",
    "letter passage",
    "letter passage",
    "requirement:0 none",
  ]);
});

test.each<[string, string[]]>([
  ["One. Two! Three?", ["One.", "Two!", "Three?"]],
  ["A 1.4 TB base and € 5.900 a month. Done.", ["A 1.4 TB base and € 5.900 a month.", "Done."]],
  ["Werkte o.a. bij J. de Vries B.V. in Ede. Daarna niet.", ["Werkte o.a. bij J. de Vries B.V. in Ede.", "Daarna niet."]],
  ["Dr. P.J. Jansen, e.g. on Mondays. Fine.", ["Dr. P.J. Jansen, e.g. on Mondays.", "Fine."]],
  [
    "Protected against hepatitis B. Maeve has driving licence B. She said so.",
    ["Protected against hepatitis B.", "Maeve has driving licence B.", "She said so."],
  ],
  ["# Head\nText of\ntwo lines.\n- one\n- two", ["Head", "Text of\ntwo lines.", "one", "two"]],
  ["Groet,  \nSanne", ["Groet,", "Sanne"]],
  ["Ze werkte bij Jansen B.V. Daarna bij ons.", ["Ze werkte bij Jansen B.V.", "Daarna bij ons."]],
])("sentences of %j", (text, expected) => {
  expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});
