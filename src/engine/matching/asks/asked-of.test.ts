import { expect, test } from "vitest";
import { jobFrom } from "#tests/support/drafts.ts";
import { prepareJob } from "../job.ts";

/** What each requirement of a list is taken to ask. */
const aboutOf = (...requirements: string[]): string[] => {
  const job = jobFrom("Leraar\nHet Baken, Zwolle", { title: "Leraar", client: "Het Baken" });
  const asked = requirements.map((text, at) => ({ id: `r${at}`, text, kind: "must" as const, quote: null, start: null, end: null }));
  return prepareJob({ ...job, requirements: asked } as never).asks.flatMap(({ asked: one, requirement_id }) =>
    requirement_id ? [one.about] : [],
  );
};

test("a day that is named in passing asks no time", () => {
  expect(aboutOf("Je blijft rustig voor een klas met dertig pubers, ook het achtste uur op vrijdag")).not.toContain("times");
  expect(aboutOf("Op dinsdag en donderdag inzetbaar", "Every Tuesday in our office", "Vrijdag en zaterdag")).toEqual([
    "times",
    "times",
    "times",
  ]);
});

test("a profession that is named in passing is no title", () => {
  expect(aboutOf("Politie moet ons al eens goedgekeurd hebben")).not.toContain("title");
});

test("classes that somebody taught are no study, nor is the program of a school", () => {
  expect(aboutOf("Examenklassen havo of vwo naar de eindstreep gebracht")).not.toContain("education");
  expect(aboutOf("Gewend te werken met een leerlingvolgsysteem zoals Magister of Somtoday")).not.toContain("education");
  expect(aboutOf("Minimaal havo of vwo")).toContain("education");
});

test("a language that isn't spoken isn't asked", () => {
  expect(aboutOf("Half the squad speaks no Dutch")).not.toContain("languages");
});
