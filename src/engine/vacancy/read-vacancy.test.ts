import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jobDraft } from "#contract/job/job.ts";
import { protectedCriteria } from "./protected/protected.ts";
import { readVacancy } from "./read-vacancy.ts";

const today = "2026-11-20";
const read = (text: string) => readVacancy(text, { today }).job;
const asked = (text: string) =>
  (read(text).requirements ?? []).map(({ kind, text: words, skill, min_years }) => [kind, words, skill ?? null, min_years ?? null]);

const dutch = `Senior backend engineer (m/v/x)
Vlinderweg Energie, Utrecht
36 - 40 uur per week | € 5.200 - € 6.400 bruto per maand | Start 1 februari 2027

Over Vlinderweg
Wij zijn een energiebedrijf met 200 medewerkers. Ons platform draait op Azure.

Wat ga je doen?
- Je bouwt aan microservices in Java.

Wat vragen wij?
- Minimaal 5 jaar ervaring met Python in productie
- Je hebt kennis van PostgreSQL en Docker
- Ervaring met Kafka of RabbitMQ is een vereiste.
- Goede beheersing van de Nederlandse taal (minimaal B2)
- Je bent 2 dagen per week op kantoor in Utrecht
- Hbo werk- en denkniveau
- Kubernetes is een pré

Wij bieden
- 27 vakantiedagen en een laptop met Linux
- Een jong en dynamisch team`;

describe("a Dutch vacancy with headings", () => {
  it("gives its facts", () => {
    expect(read(dutch)).toMatchObject({
      title: "Senior backend engineer",
      client: { name: "Vlinderweg Energie" },
      city: "Utrecht",
      country: "NL",
      remote: "hybrid",
      hours_per_week: 40,
      salary_min: 520_000,
      salary_max: 640_000,
      currency: "EUR",
      period: "month",
      start_date: "2027-02-01",
      education_level: "hbo",
      languages: [{ language: "nl", level: "B2" }],
      min_years: 5,
    });
  });
  it("gives its requirements, and neither blurb nor benefits", () => {
    expect(asked(dutch)).toEqual([
      ["must", "Minimaal 5 jaar ervaring met Python in productie", "Python", 5],
      ["must", "PostgreSQL", "PostgreSQL", null],
      ["must", "Docker", "Docker", null],
      ["must", "Ervaring met Kafka of RabbitMQ", "Apache Kafka", null],
      ["must", "Beheersing van de Nederlandse taal (minimaal B2)", null, null],
      ["must", "2 dagen per week op kantoor in Utrecht", null, null],
      ["must", "Hbo werk- en denkniveau", null, null],
      ["nice", "Kubernetes", "Kubernetes", null],
    ]);
  });
  it("gives the widest hours with the range as evidence", () => {
    expect(readVacancy(dutch, { today }).evidence.hours_per_week?.quote).toContain("36 - 40 uur");
  });
});

describe("other shapes", () => {
  it("prose", () => {
    const text =
      "We are hiring a Registered Nurse at Oak Valley Hospital in Manchester. You have a valid NMC registration and at least 2 years of experience in intensive care. Experience with Epic is a plus. Full-time, 37.5 hours a week, £35k - £42k a year.";
    expect(read(text)).toMatchObject({
      title: "Registered Nurse",
      client: { name: "Oak Valley Hospital" },
      city: "Manchester",
      hours_per_week: 37.5,
      salary_min: 3_500_000,
      salary_max: 4_200_000,
      currency: "GBP",
      period: "year",
    });
    expect(asked(text)).toEqual([
      ["must", "Valid NMC registration", "NMC registration", null],
      ["must", "At least 2 years of experience in intensive care", "Intensive care", 2],
      ["nice", "Experience with Epic", "Epic EHR", null],
    ]);
  });
  it("one line", () => {
    const text = "Metselaar gezocht, Tilburg, 40 uur, VCA en rijbewijs B, €3.200 - €4.100 bruto per maand";
    expect(read(text)).toMatchObject({
      title: "Metselaar",
      city: "Tilburg",
      hours_per_week: 40,
      salary_min: 320_000,
      salary_max: 410_000,
      period: "month",
    });
    expect(asked(text).map(([kind, , skill]) => [kind, skill])).toEqual([
      ["must", "VCA"],
      ["must", "Driving licence B"],
    ]);
  });
  it("bullets behind a label", () => {
    const text =
      "Heftruckchauffeur\nWerk in Venlo bij een distributiecentrum.\nEisen: heftruckcertificaat; bereid om in ploegen te werken\nUurtarief € 16,50. 3 vacatures.";
    expect(read(text)).toMatchObject({ title: "Heftruckchauffeur", city: "Venlo", openings: 3, salary_min: 1650, period: "hour" });
    expect(asked(text).map(([, words]) => words)).toEqual(["Heftruckcertificaat", "Bereid om in ploegen te werken"]);
  });
  it.each([
    ["Per direct beschikbaar", undefined],
    ["Start: z.s.m.", undefined],
    ["Startdatum: 1 maart 2027", "2027-03-01"],
    ["Start date: 2027-01-15", "2027-01-15"],
    ["Vanaf januari", "2027-01-01"],
  ])("a start: %s", (text, date) => expect(read(`Kok\n${text}`).start_date).toBe(date));
  it.each([
    ["Fully remote", "remote"],
    ["Hybrid working", "hybrid"],
    ["Twee dagen per week op kantoor", "hybrid"],
    ["No remote work", "onsite"],
  ])("where one works: %s", (text, remote) => expect(read(`Kok\n${text}`).remote).toBe(remote));
  it("nothing at all", () => expect(read("Hello there.").requirements).toBeUndefined());
});

describe("criteria that the law protects", () => {
  it.each([
    ["Max. 35 jaar", "age"],
    ["Een jong en dynamisch team", "age"],
    ["Native English speaker", "native_speaker"],
    ["Nederlandse nationaliteit", "nationality"],
    ["Bij voorkeur een vrouw", "gender"],
  ])("%j is about %s", (text, ground) => expect(protectedCriteria(text).map((one) => one.ground)).toEqual([ground]));
  it.each(["Minimaal 5 jaar ervaring", "Iedereen is welkom, ongeacht leeftijd tot 67 jaar", "Max. 40 uur"])("%j isn't", (text) =>
    expect(protectedCriteria(text)).toEqual([]),
  );
  it("never become requirements", () => {
    const words = asked("Eisen:\n- Max. 35 jaar\n- Native English speaker\n- Ervaring met Python").map(([, text]) => text);
    expect(words).toEqual(["Ervaring met Python"]);
  });
});

const words = fc.constantFrom(
  "Eisen:",
  "Je hebt",
  "ervaring met",
  "Python",
  "en",
  "of",
  "5 jaar",
  "€ 3.200",
  "-",
  "\n",
  "•",
  ".",
  ";",
  "rijbewijs B",
  "is een pré",
  "Utrecht",
  "40 uur",
  "max. 35 jaar",
  "Nice to have",
  "\u0000",
  "é",
  "𝒳",
  "wij bieden",
  "B2",
  "Engels",
  "C++",
);

describe("for any text", () => {
  it("quotes stand in the text, and the draft is valid", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "grapheme", maxLength: 300 }),
          fc.array(words, { maxLength: 80 }).map((list) => list.join(" ")),
          fc.array(words, { minLength: 1, maxLength: 4 }).map((list) => list.join(" ").repeat(100)),
        ),
        (pasted) => {
          const { text, job, evidence } = readVacancy(pasted, { today });
          expect(job.description).toBe(text);
          expect(jobDraft.safeParse(job).success).toBe(true);
          for (const { quote, start, end } of [...Object.values(evidence), ...protectedCriteria(text)])
            expect(text.slice(start, end)).toBe(quote);
          for (const { quote, start, end } of job.requirements ?? []) expect(text.slice(start ?? -1, end ?? -1)).toBe(quote);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("headings and asides of other vacancies", () => {
  const requirementsOf = (text: string) => readVacancy(text, { today: "2026-11-20" }).job.requirements ?? [];

  it.each(["Een pré", "Pré", "Dit is een plus", "Fijn als je dit ook hebt", "We would like", "An advantage"])(
    "%s opens what is nice to have",
    (heading) => {
      const found = requirementsOf(`Wat we vragen\n- Ervaring met Exact Online\n\n${heading}\n- Power BI\n- SQL`);
      expect(found.map(({ kind, skill }) => [kind, skill])).toEqual([
        ["must", "Exact Online"],
        ["nice", "Power BI"],
        ["nice", "SQL"],
      ]);
    },
  );

  it("a sentence about the requirement before it is none itself", () => {
    const found = requirementsOf(
      "What we ask\n- Python\n- You can be in our office in Utrecht two days a week; this is a hard requirement",
    );
    expect(found.map(({ kind, text }) => [kind, text])).toEqual([
      ["must", "Python"],
      ["knock_out", "Be in our office in Utrecht two days a week"],
    ]);
  });

  it.each([
    "Voor ons nieuwe atelier in Gouda zoeken wij een teamleider.",
    "For our new workshop in Leeds we are looking for a team leader.",
  ])("whom they look for is no requirement: %s", (sentence) => {
    const found = requirementsOf(`Head of the workshop\nBrug & Zoon\n\n${sentence} De sfeer is goed.\n\nWhat we ask\n- Python\n- SQL`);
    expect(found.map(({ skill }) => skill)).toEqual(["Python", "SQL"]);
  });

  it.each([
    [
      "Van: Truus Galema\nAan: makers@lijst.example\nOnderwerp: Wie kent een goede boekbinder (m/v)?\n\nBeste allen,\n\nWij zoeken hulp.",
      "Boekbinder",
    ],
    ["From: Ada Kroll\nTo: welders-list\nSubject: carpenter wanted, Goes\n\nDear all,\n\nWe need help in our yard.", "Carpenter"],
    [
      "CALL 14\n\n1. Position\nArchivist (0.6 FTE, 22 hours a week)\nStadsarchief Ooijdijk, Tiel\n\n2. Tasks\n2.1 Keeping the files",
      "Archivist",
    ],
    [
      "AANVRAAG INHUUR          Kenmerk: AB-12\n\nFunctie          Projectleider riolering\nOpdrachtgever    Gemeente Oosterwaard",
      "Projectleider riolering",
    ],
    ["Bakery Lead @ Kruim & Korst (Breda)\n\nhi, we bake. our bakery has six bakers and nobody in charge.", "Bakery Lead"],
  ])("the title of %j is %s", (text, title) => {
    expect(readVacancy(text, { today: "2026-11-22" }).job.title).toBe(title);
  });

  it.each([
    "3. Requirements (candidates who do not meet 3.1 to 3.2 will not be considered)\n3.1 A degree in forestry\n3.2 A driving licence (B)\n3.3 Experience with QGIS\n3.4 Writing reports",
    "Eisen (wie niet voldoet aan 1 t/m 2 wordt niet in behandeling genomen)\n1. Diploma bosbouw\n2. Rijbewijs B\n3. Ervaring met QGIS\n4. Rapporten schrijven",
  ])("a heading that names the hard ones makes only those knock-outs: %s", (list) => {
    const found = requirementsOf(`Forester\n\nWe plant trees.\n\n${list}`);
    expect(found.map(({ kind }) => kind)).toEqual(["knock_out", "knock_out", "must", "must"]);
  });

  it("who sent a mail, and for whom, is told at its head; a page's owner at its foot", () => {
    const mail =
      "From: Imke Post (Taalhuis Media)\nTo: translators-list\nSubject: subtitler wanted\n\nDear all,\n\nWe need somebody with three years of subtitling. Questions: imke.post@taalhuis.example.com.";
    expect(readVacancy(mail, { today: "2026-11-22" }).job.client).toMatchObject({ name: "Taalhuis Media", contact_name: "Imke Post" });
    const page =
      "Kom jij ons team versterken als mondhygiënist?\n\nWij vragen\n- Diploma mondzorgkunde\n\nPraktijkmanager Lieve Bakema staat voor je klaar: hallo@vaart.example.nl.\n\nPrivacy - © 2026 Praktijk aan de Vaart";
    expect(readVacancy(page, { today: "2026-11-22" }).job.client).toMatchObject({
      name: "Praktijk aan de Vaart",
      contact_name: "Lieve Bakema",
    });
  });
});
