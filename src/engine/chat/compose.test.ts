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
    expect(answer.content).toMatch(/^10 years and 9 months of Python/);
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

  test("tells what the vacancy asks of the same skill", () => {
    expect(composeAnswer("Does Noor know Kubernetes?", noorForJob).content).toContain("as nice to have, not as a must");
  });
});
