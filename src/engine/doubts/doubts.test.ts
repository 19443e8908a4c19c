import { expect, test } from "vitest";
import type { Candidate } from "#contract/candidate/candidate.ts";
import { calibratedEvidence } from "#engine/confidence/calibrated.ts";
import { readCv } from "#engine/cv/read-cv.ts";
import { readVacancy } from "#engine/vacancy/read-vacancy.ts";
import { candidateOf } from "#tests/support/proposals.ts";
import { candidateDoubts, valuesOfCandidate } from "./candidate-doubts.ts";
import { jobDoubts, valuesOfJob } from "./job-doubts.ts";

const today = "2026-11-22";
const vacancy = `Teamleider
Anker Logistiek, Zwolle
32-40 uur

Wij vragen
- VCA moet en is graag gezien, liefst VOL, een pré
- Rijbewijs B is een harde eis

Pre
- Kennis van Excel
- Kennis van WMS`;

const ofJob = (text: string) => {
  const { job, evidence } = readVacancy(text, { today });
  return { job, doubts: jobDoubts(text, job, calibratedEvidence("job", evidence)) };
};

test("of a vacancy only the requirement is asked about whose words say one thing and another, with its words in the text", () => {
  const { job, doubts } = ofJob(vacancy);
  expect(doubts).toHaveLength(1);
  const [doubt] = doubts;
  expect(job.requirements?.[Number(doubt?.path.split(".")[1])]?.text).toContain("VCA");
  expect(doubt?.path).toMatch(/\.kind$/);
  expect(vacancy.slice(doubt?.quote?.start, doubt?.quote?.end)).toBe(doubt?.quote?.quote);
  expect(doubt?.choices).not.toContain(doubt?.value);
});

test("a vacancy without a title is asked for one, with its first lines to choose from", () => {
  const text = "- Kennis van Excel is vereist\n- Je hebt rijbewijs B";
  const { job, doubts } = ofJob(text);
  if (!job.title) expect(doubts[0]).toMatchObject({ path: "title", why: "missing", value: null });
});

test("words that speak to the reader are nobody's client", () => {
  const text = "PLC engineer\n\nZwaluw Machines, Zwolle. Vaste baan.\n\nYou will\nprogram controllers at breweries\n\nYou have\n- VCA";
  const { job, evidence } = readVacancy(text, { today });
  const unsure = { ...evidence, "client.name": { quote: "Zwaluw Machines", start: 14, end: 29, confidence: 0.3 } };
  const values = valuesOfJob(text, { ...job, client: { name: "Zwaluw Machines" } }, unsure);
  const client = values.find(({ path }) => path === "client.name");
  expect(client).toBeDefined();
  for (const words of ["You will", "You have"]) expect(client?.choices).not.toContain(words);
});

const person = (more: Partial<Candidate>): Candidate =>
  ({
    ...candidateOf({ first_name: "Iris", last_name: "Vonderbos" }),
    evidence: {},
    unchecked_fields: [],
    cv_text: "Iris Vonderbos",
    ...more,
  }) as Candidate;

test("dates that can't both be, and years with nothing in them", () => {
  const doubts = candidateDoubts(
    person({
      experience: [
        { title: "Planner", company: "Anker", start: "2022", end: "2020" },
        { title: "Chauffeur", company: "Boei", start: "2008", end: "2011" },
        { title: "Kok", company: "Kade", start: "2015", end: "2019" },
      ] as Candidate["experience"],
    }),
  );
  expect(doubts.map(({ path, why }) => [path, why])).toEqual(
    expect.arrayContaining([
      ["experience.0.start", "clash"],
      ["experience.2.gap", "gap"],
    ]),
  );
});

test("what somebody answered for isn't asked again; without a CV nothing is", () => {
  const text =
    "Iris Vonderbos\nZwolle\n\nWerkervaring\nPlanner, Anker Logistiek\n2019 - heden\n\nTalen\nNederlands (moedertaal)\nEngels: goed lezen, beetje spreken";
  const { profile, evidence } = readCv({ kind: "text", text, links: [], hidden: [] }, { today });
  const candidate = person({ ...(profile as Partial<Candidate>), cv_text: text, evidence: calibratedEvidence("cv", evidence) });
  const doubts = candidateDoubts(candidate);
  expect(doubts.map(({ path }) => path)).toEqual(["languages.1.level"]);
  const corrections = Object.fromEntries(doubts.map(({ path }) => [path, { who: "x", at: "2026-11-01T00:00:00Z" }]));
  expect(candidateDoubts({ ...candidate, corrections })).toEqual([]);
  expect(candidateDoubts(person({ cv_text: null }))).toEqual([]);
});

test("a town is asked for where the head of the CV names one that wasn't taken; at most three questions are asked", () => {
  const cv_text = "Iris Vonderbos\nWerkt in de buurt van Zwolle en Meppel";
  const [town] = candidateDoubts(person({ cv_text, city: null }));
  expect(town).toMatchObject({ path: "city", why: "missing", value: null, choices: ["Zwolle", "Meppel"] });
  const impossible = Array.from({ length: 6 }, () => ({ title: "Planner", company: "Anker", start: "2022", end: "2020" }));
  expect(candidateDoubts(person({ experience: impossible as Candidate["experience"] }))).toHaveLength(3);
});

test("for a name no heading, no place and no employer is offered", () => {
  const cv_text = "Iris Vonderbos\nZwolle\n\nWerkervaring\nPlanner, Anker Logistiek\n2019 - heden\n\nOpleiding\nMBO Logistiek";
  const evidence = { last_name: { source: "cv", start: 5, end: 14, quote: "Vonderbos", confidence: 0.5 } } as Candidate["evidence"];
  const name = valuesOfCandidate(person({ cv_text, evidence })).find(({ path }) => path === "last_name");
  expect(name).toMatchObject({ value: "Iris Vonderbos", choices: [] });
});

test("for an employer no tool is offered, but a firm whose name holds one", () => {
  const cv_text =
    "Iris Vonderbos\n\nWerkervaring\nOntwikkelaar, Anker Logistiek\n2019 - heden\nKafka, PostgreSQL en Java, Kafka Wonen B.V.";
  const at = cv_text.indexOf("Anker Logistiek");
  const company = { source: "cv", start: at, end: at + 15, quote: "Anker Logistiek", confidence: 0.5 };
  const experience = [{ title: "Ontwikkelaar", company: "Anker Logistiek", start: "2019", current: true }] as Candidate["experience"];
  const evidence = { "experience.0.company": company } as unknown as Candidate["evidence"];
  const near = cv_text.replace("2019 - heden\n", "");
  const doubt = valuesOfCandidate(person({ cv_text: near, evidence, experience })).find(({ path }) => path === "experience.0.company");
  expect(doubt?.choices).toContain("Kafka Wonen B.V.");
  for (const tool of ["Kafka", "PostgreSQL en Java"]) expect(doubt?.choices).not.toContain(tool);
});

test("a page of which most dated lines are in no job or study is left for a person, with three of those lines", () => {
  const lines = ["Planner   2019 - 2022", "Chauffeur   2015 - 2019", "Kok   2012 - 2015", "Afwasser   2009 - 2012"];
  const cv_text = ["Iris Vonderbos", "Zwolle", "", ...lines].join("\n");
  const read = [{ title: "Planner", company: null, start: "2019", end: "2022" }] as unknown as Candidate["experience"];
  const layout = (candidate: Candidate) => candidateDoubts(candidate).find(({ why }) => why === "layout");
  const doubt = layout(person({ cv_text, experience: read }));
  expect(doubt).toMatchObject({ path: "experience", value: lines.slice(1).join("\n") });
  expect(cv_text.slice(doubt?.quote?.start, doubt?.quote?.end)).toBe(lines[1]);
  const all = ["2019", "2015", "2012"].map((start) => ({ title: "Planner", start })) as unknown as Candidate["experience"];
  expect(layout(person({ cv_text, experience: all }))).toBeUndefined();
  const corrections = { experience: { who: "x", at: "2026-11-01T00:00:00Z" } };
  expect(layout({ ...person({ cv_text, experience: read }), corrections } as never)).toBeUndefined();
});
