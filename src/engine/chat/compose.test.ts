import { describe, expect, test } from "vitest";
import { people } from "#server/sample/people/mixed.ts";
import { vacancies } from "#server/sample/vacancies.ts";
import { Records } from "#tests/eval/chat/records.ts";
import { composeAnswer } from "./compose.ts";
import { stands } from "./sources.ts";

const records = new Records(people, vacancies);
const noor = records.about({ candidate: "Noor Hazelaar" });
const noorForJob = records.about({ candidate: "Noor Hazelaar", job: "Senior backend engineer" });
const cited = (answer: ReturnType<typeof composeAnswer>) => answer.citations.map(({ quote }) => quote).join("\n");

describe("an answer about a candidate", () => {
  test("says yes with the line that shows it", () => {
    const answer = composeAnswer("Does she know Python?", noor);
    expect(answer.content).toMatch(/^Yes/);
    expect(cited(answer)).toContain("Rebuilt the planning service in Python and FastAPI");
    expect(answer.citations.every((one) => stands(noor, one))).toBe(true);
  });

  test("counts the years of a skill where a follow-up asks for them", () => {
    const answer = composeAnswer("and how long?", noor, [
      { role: "user", content: "Does she know Python?" },
      { role: "assistant", content: "Yes." },
    ]);
    expect(answer.content).toMatch(/^10 years of Python/);
  });

  test("says plainly what no document says, and what to ask", () => {
    const answer = composeAnswer("Kent Noor Rust?", noor);
    expect(answer.language).toBe("nl");
    expect(answer.citations).toEqual([]);
    expect(answer.missing).toEqual({
      text: "De documenten zeggen niet of Noor met Rust heeft gewerkt.",
      ask: "Heb je met Rust gewerkt, en in welke functie?",
    });
  });

  test("declines what equal-treatment law protects", () => {
    expect(composeAnswer("How old is she?", noor).content).toContain("Equal-treatment law");
    expect(composeAnswer("Is ze getrouwd?", noor).content).toContain("gelijke behandeling");
  });

  test("introduces in as many sentences as were asked for", () => {
    const { content } = composeAnswer("Introduce her in three sentences", noor);
    expect(
      content
        .replace(/ ?\[\d+\]/g, "")
        .split(/(?<=\.)\s*/)
        .filter(Boolean),
    ).toHaveLength(3);
  });

  test("tells what the vacancy asks of the same skill", () => {
    expect(composeAnswer("Does Noor know Kubernetes?", noorForJob).content).toContain("as nice to have, not as a must");
  });
});

test("as many requirements are counted as the vacancy's list holds; what only its fields ask stands beside them", () => {
  const { job } = noorForJob;
  if (!job) throw new Error("no job");
  const asked = { ...noorForJob, job: { ...job, hours_per_week: 36 } };
  const total = job.requirements.length;
  expect(total).toBeGreaterThan(3);
  const english = composeAnswer("How many requirements does Noor meet?", asked).content;
  expect(english).toMatch(new RegExp(`^Noor meets \\d+ of ${total} requirements`));
  const own = english.split("Beside its requirements")[0] ?? "";
  expect(own.match(/^- /gm)?.length).toBe(total);
  expect(composeAnswer("Aan hoeveel eisen voldoet Noor?", asked).content).toMatch(new RegExp(`^Noor voldoet aan \\d+ van ${total} eisen`));
});

describe("an answer about a job", () => {
  const job = records.about({ job: "Senior backend engineer" });

  test.each(["Who is the CEO of the client?", "Wie is de directeur?", "Who would somebody report to?"])(
    "asked for somebody at the client, names no candidates: %s",
    (question) => {
      const answer = composeAnswer(question, job);
      for (const { candidate } of job.ranked) expect(answer.content).not.toContain(candidate.last_name);
      expect(answer.citations.every(({ candidate_id }) => !candidate_id)).toBe(true);
    },
  );

  test("tells the contact where the vacancy names one", () => {
    const known = job.job as NonNullable<typeof job.job>;
    const client = { id: "c", name: "Halderwind Energie", contact_name: "Marjan Prins", contact_email: null, contact_phone: null };
    const answer = composeAnswer("Met wie kan ik contact opnemen?", { ...job, job: { ...known, client: { ...known.client, ...client } } });
    expect(answer.content).toContain("Marjan Prins");
  });

  test("who has what must be missing falls out", () => {
    const answer = composeAnswer("Who speaks Dutch but has no Kafka?", job);
    expect(answer.content).toMatch(/of the \d+ best candidates/);
    expect(answer.content).not.toContain("Noor");
    expect(composeAnswer("Who speaks Dutch?", job).content).toContain("Noor");
  });

  test("two who are named stand side by side on each requirement, each verdict with its proof", () => {
    const [one, other] = job.ranked.map(({ candidate }) => candidate.first_name);
    const answer = composeAnswer(`Compare ${one} and ${other}`, job);
    expect(answer.content.match(/^- /gm)?.length).toBe(job.job?.requirements.length);
    for (const line of answer.content.split("\n").filter((text) => text.startsWith("- "))) {
      expect(line).toContain(`${one}: `);
      expect(line).toContain(`${other}: `);
    }
    expect(answer.citations.every((each) => stands(job, each))).toBe(true);
    expect(new Set(answer.citations.map(({ candidate_id }) => candidate_id)).size).toBeGreaterThanOrEqual(2);
  });

  test("still finds who of the candidates has what is asked", () => {
    expect(composeAnswer("Who knows Python?", job).content).toMatch(/best candidates/);
  });

  test("counts the same musts about a job as about one of its candidates", () => {
    const bare = { ...(job.job as NonNullable<typeof job.job>), requirements: [] };
    const ranked = job.ranked.map((one) => ({
      ...one,
      criteria: one.criteria.filter(({ criterion, requirement_id }) => !requirement_id && criterion === "title"),
    }));
    expect(composeAnswer("Who is the best candidate?", { ...job, job: bare, ranked }).content).toContain("the vacancy names no musts");
  });
});
