import { describe, expect, test } from "vitest";
import { Patterns } from "./patterns.ts";

const patterns = new Patterns();
[
  "agenda*|calendar* behe*|regel*|manag*",
  "open_sta*_post*",
  "*administratie",
  "invoice",
  "wond* verzorg*",
  "paspoort* uitreik*",
  "weekend*|avond* werk*|weekend*",
].forEach((one, entry) => {
  patterns.add(one, entry);
});
const entriesIn = (text: string) => [...new Set(patterns.find(text).map(({ entry }) => entry))];

describe("a pattern", () => {
  test.each([
    ["het beheren van de agenda's van vier adviseurs", [0]],
    ["calendar and inbox management for the CEO", [0]],
    ["achter openstaande posten aan", []],
    ["achter open staande posten aan", [1]],
    ["Personeelsadministratie en financiële administratie", [2]],
    ["Invoices were sent; invoicing since", [3]],
    ["verzorgen van complexe wonden", [4]],
    ["Agenda opgesteld. Beheer van het pand.", []],
    ["paspoorten uitgereikt aan de balie", [5]],
    ["werken in avond en weekend", [6]],
  ])("finds what is meant: %s", (text, entries) => {
    expect(entriesIn(text)).toEqual(entries);
  });

  test("stands where its words stand", () => {
    const text = "Ik deed het beheren van de agenda's.";
    const [match] = patterns.find(text);
    expect(text.slice(match?.start, match?.end)).toBe("beheren van de agenda");
  });
});
