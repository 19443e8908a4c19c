import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parts as partsShape } from "#contract/proposal/proposal.ts";
import { isDutch } from "#engine/skills/languages.ts";
import { bestOfDemo, demoCandidates, demoJobs } from "#tests/support/demo-pairs.ts";
import { candidateFrom, draftInput } from "#tests/support/drafts.ts";
import { mayBeTold } from "../facts.ts";
import { claimsOf } from "../ledger.ts";
import { type DraftInput, draftProposal } from "./writer.ts";

/** For each job its three best, as a recruiter proposes them. */
const pairs = bestOfDemo(3).flat();
const quotesOf = ({ strengths, requirements }: ReturnType<typeof draftProposal>) =>
  [...strengths, ...requirements].flatMap(({ evidence }) => evidence ?? []);

function expectSound(input: DraftInput): void {
  const parts = draftProposal(input);
  expect(partsShape.safeParse(parts).error).toBeUndefined();
  expect(draftProposal(input)).toEqual(parts);
  expect(claimsOf(parts, input).filter(({ source }) => source.kind === "none")).toEqual([]);
  for (const { source, quote, start, end } of quotesOf(parts))
    if (source === "cv") expect(input.candidate.cv_text?.slice(start, end)).toBe(quote);
}

describe.each(["en", "nl"] as const)("a draft in %s", (language) => {
  // A CV in the other language gives its figures and its papers, not its sentences: of a thin one a single strength is left.
  test("holds two to five strengths with quotes for the best of each job, of a thin CV in another language one", () => {
    for (const { job, candidate } of pairs) {
      const { strengths, cover_letter } = draftProposal(draftInput(job, candidate, language));
      expect(strengths.length).toBeGreaterThanOrEqual(isDutch(candidate.cv_text ?? "") === (language === "nl") ? 2 : 1);
      expect(strengths.every(({ evidence }) => (evidence?.length ?? 0) > 0)).toBe(true);
      expect(new Set(strengths.map(({ title }) => title)).size).toBe(strengths.length);
      // Two languages of one line, two facts of one sentence: it is quoted once.
      for (const { evidence = [] } of strengths)
        expect(new Set(evidence.map(({ quote }) => quote.toLowerCase())).size).toBe(evidence.length);
      expect(cover_letter).toContain("Sanne Verhoeven");
      // A level of a language is a fact that may be told; that somebody is a native speaker may only not be asked.
      for (const { title, text } of strengths) expect(mayBeTold(`${title} ${text}`.replace(/native|moedertaal/g, ""))).toBe(true);
    }
  });

  test("says nothing that its sources don't hold, the same each time, with quotes word for word", () => {
    fc.assert(
      fc.property(fc.constantFrom(...demoCandidates), fc.constantFrom(...demoJobs), (candidate, job) =>
        expectSound(draftInput(job, candidate, language)),
      ),
      { numRuns: 40 },
    );
  });

  test("is sound for CVs of any words", () => {
    const line = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom(
        "Work experience",
        "2019 - 2021 Python developer, Voorbeeld BV",
        "- Led 12 people",
        "Talen",
        "Nederlands",
        "Ik ben 34 jaar",
        "10 jaar Java",
      ),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.constantFrom(...demoJobs), (lines, job) =>
        expectSound(draftInput(job, candidateFrom(lines.join("\n")), language)),
      ),
      { numRuns: 25 },
    );
  });
});

test("without a CV little is written, and nothing is refused", () => {
  const nobody = candidateFrom("");
  const parts = draftProposal({
    ...draftInput(demoJobs[0] as never, nobody, "en"),
    contact_name: null,
    client_name: null,
    recruiter: null,
  });
  expect(parts.strengths).toEqual([]);
  expect(parts.information).toMatchObject({ title: null, summary: null, shown: [] });
  expect(parts.requirements.find(({ kind }) => kind === "must")).toMatchObject({ verdict: "unknown", note: "Not discussed yet" });
});

test("a note answers what the CV leaves open", () => {
  const noor = demoCandidates[0] as never;
  const note = {
    id: "00000000-0000-4000-8000-00000000a001",
    at: "2026-11-14T10:00:00.000Z",
    text: "Experience in energy and logistics, and with the internet of things, told by phone.",
  };
  const { requirements } = draftProposal(draftInput(demoJobs[0] as never, noor, "en", [note]));
  const energy = requirements.find(({ text }) => text.includes("energy"));
  expect(energy?.verdict).not.toBe("unknown");
  expect(energy?.note).toBe("Told in conversation, noted on 14 November");
  expect(energy?.evidence?.[0]?.source).toBe(`note:${note.id}`);
});

test("lines that tell age, gender or origin are neither told nor quoted", () => {
  const text =
    "Jan Voorbeeld\nUtrecht\n\nWORK EXPERIENCE\nMarch 2021 – present\nSenior backend engineer, Veerstroom Logistics, Utrecht\n- As a married man of 45 years old he built Python services for 12 teams\n- Built Python services for 14 teams\n";
  const written = JSON.stringify(draftProposal(draftInput(demoJobs[0] as never, candidateFrom(text), "en")).strengths);
  expect(written).toContain("14 teams");
  expect(written).not.toContain("married");
});

const readable = ({ information, strengths, cover_letter, requirements }: ReturnType<typeof draftProposal>) =>
  [
    information.summary,
    ...strengths.map(({ title, text }) => `* ${title}: ${text}`),
    cover_letter,
    ...requirements.map(({ text, verdict, note }) => `${verdict} | ${text} | ${note}`),
  ].join("\n");
const named = (name: string) => demoCandidates.find(({ first_name }) => first_name === name) as never;

describe("as a client reads it", () => {
  test("Noor in English", () => {
    expect(readable(draftProposal(draftInput(demoJobs[0] as never, named("Noor"), "en")))).toMatchInlineSnapshot(`
      "Senior backend engineer based in Utrecht, at Veerstroom Logistics since March 2021.
      * Experience with Python: At Veerstroom Logistics, Noor rebuilt the planning service in Python and FastAPI: eleven services that exchange 1.9 million events a day over Kafka.
      * Experience with PostgreSQL: At Veerstroom Logistics, Noor moved a 1.4 TB PostgreSQL database to partitioned tables without a night of downtime.
      * Years of experience: Noor has ten years of experience with Python.
      Dear Marjan,

      I would like to introduce Noor Hazelaar for the role of senior backend engineer. Noor has worked as a senior backend engineer at Veerstroom Logistics since March 2021. Earlier, Noor was a backend engineer at Meridioom Data (2018–2021) and a Python developer at Kiezel Webmakers (2016–2018).

      Noor speaks native Dutch. At Meridioom Data, Noor wrote import pipelines for 45 municipalities with Celery and RabbitMQ. The work at Veerstroom Logistics is to coach two junior developers and run the weekly review hour.

      Noor lives in Utrecht, can start on 1 January 2027 and is looking for 36 hours a week.

      When would a first meeting with Noor suit you?

      Kind regards,  
      Sanne Verhoeven
      met | At least 5 years of experience with Python in production | Ten years of Python, since 2016
      met | Knowledge of PostgreSQL with large data sets | Five years, since 2021
      met | Experience with event-driven systems such as Kafka or RabbitMQ | Kafka: five years, since 2021
      met | Dutch at B2 level or better | Native
      met | Be in our office in Utrecht two days a week | Lives in Utrecht
      met | Kubernetes | Certified Kubernetes Application Developer (2023)
      unknown | Experience in energy, logistics or the internet of things | Not discussed yet
      met | Coaching of junior developers | Coach two junior developers and run the weekly review hour
      met | 36 to 40 hours a week | Looking for 36 hours a week
      met | Start on 1 February 2027 | Available from 1 January 2027"
    `);
  });
  test("Noor in Dutch", () => {
    expect(readable(draftProposal(draftInput(demoJobs[0] as never, named("Noor"), "nl")))).toMatchInlineSnapshot(`
      "Senior backend engineer uit Utrecht, sinds maart 2021 bij Veerstroom Logistics.
      * Ervaring met Python: Bij Veerstroom Logistics werkt Noor met Python en PostgreSQL.
      * Ervaring met RabbitMQ: Bij Meridioom Data werkte Noor met RabbitMQ.
      * Ervaring in jaren: Noor heeft tien jaar ervaring met Python.
      Beste Marjan,

      Voor de functie van senior backend engineer stel ik je graag Noor Hazelaar voor. Noor werkt sinds maart 2021 als senior backend engineer bij Veerstroom Logistics. Eerder was Noor backend engineer bij Meridioom Data (2018–2021) en Python developer bij Kiezel Webmakers (2016–2018).

      Noor spreekt Nederlands als moedertaal.

      Noor woont in Utrecht, kan op 1 januari 2027 beginnen en zoekt 36 uur per week.

      Wanneer kan ik een kennismaking met Noor plannen?

      Met vriendelijke groet,  
      Sanne Verhoeven
      met | At least 5 years of experience with Python in production | Tien jaar Python, sinds 2016
      met | Knowledge of PostgreSQL with large data sets | Vijf jaar, sinds 2021
      met | Experience with event-driven systems such as Kafka or RabbitMQ | Kafka: vijf jaar, sinds 2021
      met | Dutch at B2 level or better | Moedertaal
      met | Be in our office in Utrecht two days a week | Woont in Utrecht
      met | Kubernetes | Certified Kubernetes Application Developer (2023)
      unknown | Experience in energy, logistics or the internet of things | Nog niet besproken
      met | Coaching of junior developers | Twee ontwikkelaars, bij Veerstroom Logistics
      met | 36 tot 40 uur per week | Zoekt 36 uur per week
      met | Start op 1 februari 2027 | Beschikbaar vanaf 1 januari 2027"
    `);
  });
  test("Marloes in Dutch", () => {
    expect(readable(draftProposal(draftInput(demoJobs[1] as never, named("Marloes"), "nl")))).toMatchInlineSnapshot(`
      "Wijkverpleegkundige uit Zwolle, sinds september 2018 bij Thuiszorg De Hanzebrug.
      * Ervaring met indicatiestelling: Het werk bij Thuiszorg De Hanzebrug omvat onder meer indiceren en opstellen van zorgplannen volgens Omaha System voor 55 cliënten.
      * Het werk als verpleegkundige niveau 5: Bij Ziekenhuis Oosterweide was Marloes verpleegkundige op de afdeling interne geneeskunde met 28 bedden.
      * Ervaring in jaren: Marloes heeft twaalf jaar ervaring met thuiszorg.
      * Opleiding en papieren: Marloes rondde in 2014 aan Hogeschool IJsselkade de opleiding HBO-Verpleegkunde af. Marloes heeft een BIG-registratie.
      Beste Marjan,

      Voor de functie van wijkverpleegkundige stel ik je graag Marloes Wiersinga voor. Marloes werkt sinds september 2018 als wijkverpleegkundige bij Thuiszorg De Hanzebrug. Eerder was Marloes verpleegkundige niveau 5 bij Ziekenhuis Oosterweide (2014–2018).

      Marloes heeft een BIG-registratie.

      Marloes woont in Zwolle, kan op 1 maart 2027 beginnen en zoekt 28 uur per week.

      Wanneer kan ik een kennismaking met Marloes plannen?

      Met vriendelijke groet,  
      Sanne Verhoeven
      met | Afgeronde opleiding HBO-Verpleegkunde | HBO-Verpleegkunde, Hogeschool IJsselkade
      met | Geldige BIG-registratie | BIG-registratie
      met | Minimaal 3 jaar ervaring als verpleegkundige, waarvan een deel in de thuiszorg | Twaalf jaar als verpleegkundige
      met | Ervaring met indicatiestelling | Acht jaar, sinds 2018
      met | Je beheerst de Nederlandse taal op niveau C1 | Moedertaal
      met | Ervaring met wondzorg | Staat bij de vaardigheden
      met | Kennis van medicatieveiligheid | Werkgroep medicatieveiligheid: dubbele controle ingevoerd bij insuline en morfine
      unknown | Rijbewijs B | Nog niet besproken
      met | Werken in Zwolle | Woont in Zwolle
      met | 24 tot 32 uur per week | Zoekt 28 uur per week"
    `);
  });
  test("Marloes in English", () => {
    expect(readable(draftProposal(draftInput(demoJobs[1] as never, named("Marloes"), "en")))).toMatchInlineSnapshot(`
      "Community nurse based in Zwolle, at Thuiszorg De Hanzebrug since September 2018.
      * Years of experience: Marloes has twelve years of experience with home care.
      * Education and certificates: In 2014, Marloes completed the programme HBO-Verpleegkunde at Hogeschool IJsselkade. Marloes holds a BIG registration.
      Dear Marjan,

      I would like to introduce Marloes Wiersinga for the role of community nurse. Marloes has worked as a community nurse at Thuiszorg De Hanzebrug since September 2018. Earlier, Marloes was a nurse at Ziekenhuis Oosterweide (2014–2018).

      Marloes holds a BIG registration.

      Marloes lives in Zwolle, can start on 1 March 2027 and is looking for 28 hours a week.

      When would a first meeting with Marloes suit you?

      Kind regards,  
      Sanne Verhoeven
      met | Afgeronde opleiding HBO-Verpleegkunde | HBO-Verpleegkunde, Hogeschool IJsselkade
      met | Geldige BIG-registratie | BIG-registratie
      met | Minimaal 3 jaar ervaring als verpleegkundige, waarvan een deel in de thuiszorg | Twelve years as nurse
      met | Ervaring met indicatiestelling | Eight years, since 2018
      met | Je beheerst de Nederlandse taal op niveau C1 | Native
      met | Ervaring met wondzorg | Named among the skills
      met | Kennis van medicatieveiligheid | In the work at Ziekenhuis Oosterweide
      unknown | Rijbewijs B | Not discussed yet
      met | Work in Zwolle | Lives in Zwolle
      met | 24 to 32 hours a week | Looking for 28 hours a week"
    `);
  });
});
