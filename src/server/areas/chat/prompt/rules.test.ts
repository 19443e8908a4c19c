import { expect, test } from "vitest";
import { maskOf } from "#engine/anonymity/mask/mask.ts";
import type { ChatRecords } from "#engine/chat/chat.ts";
import { offerFor } from "#engine/chat/offer/offer.ts";
import { people } from "#server/sample/people/mixed.ts";
import { vacancies } from "#server/sample/vacancies.ts";
import { Records } from "#tests/eval/chat/records.ts";
import { promptOf } from "./rules.ts";

const records = new Records(people, vacancies);
const jobTalk = records.about({ job: "Senior backend engineer" });

function toldOf(question: string, about: ChatRecords) {
  const offer = offerFor(question, about, []);
  const whom = [about.candidate, ...about.ranked.map(({ candidate }) => candidate)].filter((one) => one !== null);
  const { system, turns } = promptOf({ offer, records: about, question, mask: maskOf(whom) });
  return { offer, system, text: turns.at(-1)?.content ?? "" };
}

test("of a job's candidates nobody is named, and each stands in the ranking with score and verdicts", () => {
  const { text, offer } = toldOf("Who has worked with databases?", jobTalk);
  for (const { candidate } of jobTalk.ranked)
    for (const name of [candidate.last_name, candidate.email, candidate.phone]) expect(text).not.toContain(name);
  const rows = text.split("<ranking>")[1]?.split("</ranking>")[0]?.trim().split("\n") ?? [];
  expect(rows).toHaveLength(jobTalk.ranked.length);
  rows.forEach((row, index) => {
    expect(row).toMatch(new RegExp(`^${index + 1} \\| \\{\\{PERSON_${index + 1}\\}\\} \\| score ${jobTalk.ranked[index]?.score} \\| R1 `));
    for (const { sign } of offer.requirements) expect(row).toMatch(new RegExp(`(?<!\\d)${sign} (?:met|partly|not met|unknown)`));
  });
  for (const [, n] of text.matchAll(/\[(\d+)\]/g)) expect(offer.passages[Number(n) - 1]).toBeDefined();
});

test("what was left out is told in one line, and nothing where all is there", () => {
  const lines = (question: string, about: ChatRecords) => toldOf(question, about).text.match(/^Left out here.*$/gm) ?? [];
  expect(lines("What does it pay?", jobTalk)).toEqual([
    expect.stringContaining("the CVs, because the question seems to be about the vacancy alone"),
  ]);
  const { text, offer } = toldOf("Who speaks Dutch?", jobTalk);
  const of = offer.people.reduce((sum, one) => sum + one.of, 0);
  const given = offer.people.reduce((sum, one) => sum + one.given, 0);
  expect(given).toBeLessThan(of);
  expect(text).toContain(`${of - given} of the ${of} passages of the CVs`);
  expect(lines("Who speaks Dutch?", jobTalk)).toHaveLength(1);
  expect(lines("Does she dive?", records.about({ candidate: "Noor Hazelaar", job: "Senior backend engineer" }))).toEqual([]);
});

test("what is to be done with years, false premises, sums and absence is told", () => {
  const { system } = toldOf("How long?", jobTalk);
  for (const rule of [
    /overlap count once/,
    /until today for what goes on/,
    /by the month/,
    /begin by correcting it/,
    /add, subtract/,
    /isn't in the documents/,
  ])
    expect(system).toMatch(rule);
});
