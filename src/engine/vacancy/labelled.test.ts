import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readVacancy } from "./read-vacancy.ts";

const folder = join(import.meta.dirname, "../../../tests/eval/vacancies-labelled/jobs");
const names = readdirSync(folder).flatMap((file) => (file.endsWith(".txt") ? [file.slice(0, -4)] : []));

interface Labels {
  requirements: { quote: string; kind: string; min_years: number | null }[];
  not_requirements: { quote: string; why: string }[];
}
const read = (name: string) => {
  const text = readFileSync(join(folder, `${name}.txt`), "utf8");
  const labels = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as Labels;
  const { job, left_out } = readVacancy(text, { today: "2026-11-22" });
  const places = (quote: string) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length });
  const asked = (job.requirements ?? []).map((one) => ({ ...one, start: one.start ?? 0, end: one.end ?? 0 }));
  return { labels, left_out, asked, places };
};
const meet = (one: { start: number; end: number }, other: { start: number; end: number }) => one.start < other.end && other.start < one.end;

/** What was reached on the day these were learnt from: a change that loses some of it shows here. */
describe("invented vacancies with labels", () => {
  const all = names.map(read);

  it("what they ask is read, with its kind and years, and little else", () => {
    let found = 0;
    let kinds = 0;
    let years = 0;
    let all_years = 0;
    let of = 0;
    let invented = 0;
    let taken = 0;
    for (const { labels, asked, places } of all) {
      for (const label of labels.requirements) {
        of += 1;
        const own = asked.filter((one) => meet(one, places(label.quote)));
        if (own.length > 0) found += 1;
        if (own.some(({ kind }) => kind.replace("_", "") === label.kind)) kinds += 1;
        if (label.min_years) all_years += 1;
        if (label.min_years && own.some(({ min_years }) => min_years === label.min_years)) years += 1;
      }
      taken += asked.length;
      invented += asked.filter((one) => !labels.requirements.some(({ quote }) => meet(one, places(quote)))).length;
    }
    expect({ recall: found / of, kinds: kinds / of, years: years / all_years, precision: 1 - invented / taken }).toEqual({
      recall: expect.toSatisfy((share: number) => share >= 0.95),
      kinds: expect.toSatisfy((share: number) => share >= 0.94),
      years: expect.toSatisfy((share: number) => share >= 0.95),
      precision: expect.toSatisfy((share: number) => share >= 0.98),
    });
  });

  it("what they don't ask is none, and what the law protects is told", () => {
    const taken: string[] = [];
    for (const { labels, asked, left_out, places } of all) {
      for (const { quote, why } of labels.not_requirements) {
        const own = asked.filter((one) => meet(one, places(quote)) && !labels.requirements.some((label) => meet(one, places(label.quote))));
        if (own.length > 0) taken.push(quote);
        if (why === "protected") expect(left_out.some((one) => one.why === "protected" && meet(one, places(quote)))).toBe(true);
      }
    }
    // A museum's "Je bedenkt lessen, leidt rond …" in the paragraph that asks, and five sentences that mix with what is asked, are still
    // taken for something asked.
    expect(taken.length).toBeLessThan(7);
  });
});
