import { describe, expect, it } from "vitest";
import { educationRank, findEducationLevels, lowestLevel } from "./education-level.ts";
import { findLanguages, isDutch } from "./languages.ts";
import { findPlaces, isSamePlace, kilometresBetween } from "./places/places.ts";
import { familyCount, titleFamily } from "./titles.ts";

describe("titles", () => {
  it.each([
    ["Senior Java Developer", "java developer", "senior"],
    ["Wijkverpleegkundige", "district nurse", null],
    ["Longverpleegkundige", "nurse", null],
    ["metselaar", "bricklayer", null],
    ["Teamleider magazijn", "warehouse supervisor", "lead"],
    ["Assistent-accountant", "accountant", "junior"],
    ["Docent Wiskunde", "teacher", null],
    ["Finance manager", "finance manager", "manager"],
    ["Key account manager", "sales representative", null],
    ["Onbekendewoordfunctie", null, null],
  ])("%s is a %s (%s)", (title, role, seniority) => expect(titleFamily(title)).toMatchObject({ role, seniority }));

  it("know their neighbours and at least 300 families", () => {
    expect(titleFamily("Full-stack developer").related).toContain("backend developer");
    expect(familyCount).toBeGreaterThanOrEqual(300);
  });
});

describe("places", () => {
  it("are found with their capital, and doubtful ones only after a word of place", () => {
    expect(findPlaces("Standplaats Utrecht, kantoor in Best").map((place) => place.name)).toEqual(["Utrecht", "Best"]);
    expect(findPlaces("Je bent op je Best en lost problemen in huizen op")).toEqual([]);
  });
  it("know each other by any name, and how far apart they are", () => {
    expect(isSamePlace("Den Bosch", "'s-Hertogenbosch")).toBe(true);
    expect(isSamePlace("Onbekendstad", "onbekendstad")).toBe(true);
    expect(kilometresBetween("Utrecht", "Amersfoort")).toBe(20);
    expect(kilometresBetween("Utrecht", "Onbekendstad")).toBeNull();
  });
});

describe("languages and levels of education", () => {
  it.each([
    [
      "Goede beheersing van de Nederlandse en Engelse taal",
      [
        ["nl", "B2"],
        ["en", "B2"],
      ],
    ],
    [
      "Fluent in English; Dutch B2",
      [
        ["en", "C1"],
        ["nl", "B2"],
      ],
    ],
    ["A Dutch company with a French kitchen", []],
  ])("%j", (sentence, spoken) => expect(findLanguages(sentence).map(({ language, level }) => [language, level])).toEqual(spoken));
  it("take the lowest level that is accepted", () => {
    expect(lowestLevel(findEducationLevels("hbo of wo werk- en denkniveau"))?.level).toBe("hbo");
    expect(findEducationLevels("MBO niveau 3").map(({ level }) => level)).toEqual(["mbo3"]);
    expect(educationRank("hbo")).toBe(educationRank("bachelor"));
  });
  it("tell Dutch from English", () => {
    expect(isDutch("Je hebt ervaring met het werken in een team")).toBe(true);
    expect(isDutch("You have experience with working in a team")).toBe(false);
  });
});
