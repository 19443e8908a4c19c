import { describe, expect, test } from "vitest";
import { findWishes } from "./wishes.ts";

const today = (text: string) => findWishes(text, [], []);

describe("willing to relocate", () => {
  test.each([
    "Willing to relocate: Anywhere",
    "I am a nurse and willing to relocate.",
    "Adaptive team player Willing to relocate: Anywhere Authorized to work in the US for any employer",
    "Able to travel and/or relocate",
    "Open to relocation",
    "Available for relocation within the year",
    "Relocation: yes",
    "Willing to relocate anywhere in the UK",
    "Bereid te verhuizen",
    "Ik ben bereid om te verhuizen voor de juiste baan.",
    "Rijbewijs B, verhuisbereid",
    "Verhuizen is geen probleem",
    "Verhuisbereidheid: ja",
    "Ik wil best verhuizen.",
  ])("%s", (line) => {
    const { relocate } = today(`Fenna Roelofs\n${line}\nUtrecht`);
    expect(relocate?.value).toBe(true);
    expect(line).toContain(`Fenna Roelofs\n${line}\nUtrecht`.slice(relocate?.start, relocate?.end));
  });

  test.each([
    "Not willing to relocate",
    "I am unable to relocate at this time",
    "I can't relocate.",
    "Willing to relocate: No",
    "Relocation: not possible",
    "Niet bereid te verhuizen",
    "Verhuizen: nee",
    "Ik wil niet verhuizen.",
    "Verhuizing is niet mogelijk",
  ])("%s: no", (line) => expect(today(line).relocate?.value).toBe(false));

  test.each([
    ["a place alone", "Willing to relocate to: Pune, Maharashtra"],
    ["a list of places", "Willing to relocate to: pune, mumbai"],
    ["the same in Dutch", "Bereid te verhuizen naar Groningen"],
    ["others", "Placed forty candidates willing to relocate"],
    ["work", "Managed the relocation of two offices"],
    ["with whom", "Willing to relocate with my husband and our two children"],
    ["nothing", "Verhuizers gezocht"],
  ])("nothing is read of %s", (_, line) => expect(today(line).relocate).toBeNull());
});

describe("how far somebody travels", () => {
  test.each([
    ["Maximale reisafstand: 40 km", 40],
    ["Reisbereidheid tot 35 kilometer", 35],
    ["Bereid te reizen tot 50 km enkele reis", 50],
    ["Ik zoek werk in een straal van 25 km rond Assen", 25],
    ["Willing to commute up to 30 miles", 48],
    ["Looking for work within 20 miles of Leeds", 32],
    ["Travel radius - 60 km", 60],
  ])("%s", (line, km) => expect(today(line).radius_km?.value).toBe(km));

  test.each([
    "Willing to travel 50% of the time",
    "Delivered parcels within a radius of 40 km",
    "Ran 42 km for charity",
    "Reistijd: 45 minuten",
  ])("%s: nothing", (line) => expect(today(line).radius_km).toBeNull());

  test("where work preferences stand a radius is meant; among jobs it isn't", () => {
    const text = "Within a radius of 30 km";
    const all = [{ start: 0, end: text.length }];
    expect(findWishes(text, all, []).radius_km?.value).toBe(30);
    expect(findWishes("Willing to travel within 30 km", [], all).radius_km).toBeNull();
  });
});

describe("what somebody looks for", () => {
  test.each([
    ["Gewenste functie: planner of logistiek medewerker", ["planner", "logistiek medewerker"]],
    ["Functiewens: Teamleider magazijn.", ["Teamleider magazijn"]],
    ["Desired position: Head of Sales", ["Head of Sales"]],
    ["Target roles: Data engineer, Analytics engineer or BI developer", ["Data engineer", "Analytics engineer", "BI developer"]],
    ["Ik ben op zoek naar een vaste baan als verpleegkundige in de regio Breda.", ["verpleegkundige"]],
    ["Seeking a position as a senior back-end developer where I can grow", ["senior back-end developer"]],
  ])("%s", (line, titles) => expect(today(line).titles?.value).toEqual(titles));

  test.each(["Looking for a job as soon as possible", "Looking for a position as a manager", "Gewenste functie:", "Position: Planner"])(
    "%s: nothing",
    (line) => expect(today(line).titles).toBeNull(),
  );
});
