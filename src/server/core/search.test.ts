import fc from "fast-check";
import { expect, test } from "vitest";
import { searchQuery } from "./search.ts";

test.each([
  ["python", "'python':*"],
  ["Python kafka", "('python':* & 'kafka':*)"],
  ["python AND (kafka OR postgresql) NOT intern", "('python':* & ('kafka':* | 'postgresql':*) & !'intern':*)"],
  ['"senior backend"', "('senior' <-> 'backend')"],
  ["Yıldırım café", "('yıldırım':* & 'cafe':*)"],
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
