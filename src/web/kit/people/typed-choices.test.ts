import { expect, test } from "vitest";
import { typedChoices } from "./typed-choices.ts";

const option = (label: string) => ({ value: label, label });
const names = ["Łukasz Sørensen-Weiß", "Jan van den Berg", "Aoife O’Brien", "Đorđe Æbeltoft", "Wim van 't Hek", "C++"];
const found = (search: string, limit = 9) =>
  typedChoices({ options: names.map(option), search, limit }).flatMap((one) => ("label" in one ? [one.label] : []));

test.each([
  ["lukasz", ["Łukasz Sørensen-Weiß"]],
  ["SORENSEN weiss", ["Łukasz Sørensen-Weiß"]],
  ["vandenberg", ["Jan van den Berg"]],
  ["berg jan", ["Jan van den Berg"]],
  ["obrien", ["Aoife O’Brien"]],
  ["o'brien", ["Aoife O’Brien"]],
  ["dorde aebel", ["Đorđe Æbeltoft"]],
  ["vanthek", ["Wim van 't Hek"]],
  ["c++", ["C++"]],
  [" ", names],
  ["--", []],
  ["vandenbos", []],
])("what is typed finds choices by plain letters, in any order, typed together: %s", (search, those) => {
  expect(found(search)).toEqual(those);
});

test("no more than the limit, of groups what is within them", () => {
  expect(found("", 2)).toEqual(names.slice(0, 2));
  const options = [
    { group: "People", items: names.map(option) },
    { group: "None", items: [option("Xaver")] },
  ];
  expect(typedChoices({ options, search: "van", limit: 9 })).toEqual([
    { group: "People", items: ["Jan van den Berg", "Wim van 't Hek"].map(option) },
  ]);
});
