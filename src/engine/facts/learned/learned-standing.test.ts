import { expect, test } from "vitest";
import { passageAt, passagesOf } from "#engine/matching/passages.ts";
import { toldOf } from "../standing.ts";

const standingOf = (text: string, mention: string, paper = false) => {
  const start = text.indexOf(mention);
  const found = { start, end: start + mention.length };
  return toldOf(text, found, passageAt(passagesOf(text), start) ?? { start: 0, end: text.length }, paper, "2026-11-22");
};

test.each<[text: string, mention: string, paper: boolean, standing: string]>([
  ["What I don't do: Python.", "Python", false, "denies"],
  ["VCA. It ran out in May 2024 and for repairs nobody asked.", "VCA", true, "had"],
  ["Ik wil door voor PDL, maar inschrijven doe ik pas volgend jaar.", "PDL", true, "wants"],
])("what no rule knows is told by the words around: %s", (text, mention, paper, standing) => {
  expect(standingOf(text, mention, paper)).toBe(standing);
});

test.each([
  ["Python, SQL, Airflow, dbt", "Airflow"],
  ["- Beheer van Exact en Twinfield voor twaalf administraties", "Twinfield"],
  ["My manager asked me to set up Terraform.", "Terraform"],
])("what is simply there stays there: %s", (text, mention) => {
  expect(standingOf(text, mention)).toBe("has");
});

test("what the rules know to be no more than learnt isn't raised", () => {
  expect(standingOf("Spotify-like recommendation engine on a Spark cluster (course project)", "Spark")).not.toBe("has");
});
