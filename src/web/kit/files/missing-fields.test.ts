import { expect, test } from "vitest";
import { missingFields } from "./missing-fields.ts";

test("a second CV fills in what the record lacks, and changes nothing that it says", () => {
  const record = { first_name: "Noor", city: "Utrecht", phone: null, skills: [], links: { linkedin: null, other: [] } };
  const draft = {
    first_name: "N.",
    city: "Zeist",
    phone: "06 0000 0101",
    skills: [{ name: "Python" }],
    links: { github: "github.com/noor" },
  };
  expect(missingFields(record, draft)).toEqual({
    phone: "06 0000 0101",
    skills: [{ name: "Python" }],
    links: { github: "github.com/noor" },
  });
});

test("doubt about a field that is taken over stays, doubt about another doesn't come along", () => {
  const record = { city: "Utrecht", unchecked_fields: ["email"] };
  const draft = { city: "Zeist", skills: [{ name: "Go" }], unchecked_fields: ["city", "skills.0"] };
  expect(missingFields(record, draft)).toEqual({ skills: [{ name: "Go" }], unchecked_fields: ["email", "skills.0"] });
});

test("nothing missing changes nothing", () => {
  expect(missingFields({ city: "Utrecht" }, { city: "Zeist", unchecked_fields: ["city"] })).toEqual({});
});
