import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { readSearch } from "#contract/text/search.ts";
import { finderOf } from "#contract/text/search-marks.ts";
import { searchQuery, snippetsOf } from "./search.ts";

test.each([
  ["python", "'python':*"],
  ["Python kafka", "('python':* & 'kafka':*)"],
  ["python AND (kafka OR postgresql) NOT intern", "('python':* & ('kafka':* | 'postgresql':*) & !'intern':*)"],
  ['"senior backend"', "('senior' <-> 'backend')"],
  ["Yıldırım café", "('yildirim':* & 'cafe':*)"],
  ["react -junior", "('react':* & !'junior':*)"],
  ["(kafka", "'kafka':*"],
  ['"kafka', "('kafka')"],
  ["kafka)", "'kafka':*"],
  ["NOT", null],
  ["':*&|!<->", null],
  ["", null],
  ["c++", "'cplusplus':*"],
  ["c# OF f#", "('csharp':* | 'fsharp':*)"],
  ["c", "'c'"],
  ["node.js", "('node' <-> 'js')"],
])("the search %j asks %j", (text, query) => {
  expect(searchQuery(text)).toBe(query);
});

test("any text becomes a query of quoted words and operators alone", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(searchQuery(text) ?? "").toMatch(/^(?:'[\p{L}\p{N}]+'(?::\*)?|<->|[()&|! ])*$/u);
    }),
  );
});

test("a page shows where its words stand; what isn't reached in time goes without", () => {
  const find = finderOf(readSearch("kafka").node);
  const texts = ["Ran Kafka for a year", null, "Nothing of the kind", "kafka"];
  expect(snippetsOf(texts, find, 60_000).map((one) => one?.text ?? null)).toEqual(["Ran Kafka for a year", null, null, "kafka"]);
  expect(snippetsOf(texts, find, 0)).toEqual([null, null, null, null]);
});

test("a page of the longest texts is left in time, however large the search", () => {
  const cv = "senior backend engineer with kafka and python at halderstroom ".repeat(650);
  const find = finderOf(readSearch(`"${"senior backend engineer with kafka ".repeat(3)}amsterdam" ${"ab ".repeat(100)} python`).node);
  const page = Array.from({ length: 200 }, () => cv);
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 30)); // each text takes as long
  try {
    const found = snippetsOf(page, find).map((one) => one !== null);
    expect(found).toEqual(page.map((_, at) => at < 3));
  } finally {
    clock.mockRestore();
  }
});
