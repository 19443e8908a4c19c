import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { genderedEndings, neutral } from "./neutral.ts";
import { groupOfOccupation, occupationsOf } from "./occupations.ts";
import { titleLikeness } from "./title-likeness.ts";
import { titleFamily } from "./titles.ts";

describe("likeness of job titles", () => {
  it.each([
    ["Accountant", "Senior accountant", "Financial controller"],
    ["Servicemonteur", "Monteur service", "Verkoopadviseur"],
    ["Vrachtwagenchauffeur", "Truck driver", "Docent wiskunde"],
    ["Software engineer", "Backend software engineer", "Sales engineer"],
    ["Verpleegkundige", "Nurse", "Loodgieter"],
  ])("%s is more like %s than like %s", (title, near, far) => {
    expect(titleLikeness(title, near)).toBeGreaterThan(titleLikeness(title, far));
  });

  it("is the same in both directions, 0 to 1, and 1 for the same words", () => {
    const titles = fc.oneof(
      fc.constantFrom("Kok", "Truck driver", "Hoofd inkoop", "Junior Java developer", ""),
      fc.string({ maxLength: 40 }),
    );
    fc.assert(
      fc.property(titles, titles, (one, other) => {
        const likeness = titleLikeness(one, other);
        expect(likeness).toBeGreaterThanOrEqual(0);
        expect(likeness).toBeLessThanOrEqual(1);
        expect(titleLikeness(other, one)).toBeCloseTo(likeness, 9);
      }),
    );
    expect(titleLikeness("Hoofd inkoop", "Hoofd inkoop")).toBeCloseTo(1, 9);
  });

  it("doesn't know who holds the title: a woman's and a man's are one", () => {
    for (const [ending, same] of genderedEndings) {
      expect(neutral(ending)).toBe(same);
      expect(neutral(same)).toBe(same);
      expect(titleLikeness(ending, same)).toBeCloseTo(1, 9);
      expect(titleFamily(ending)).toEqual(titleFamily(same));
    }
    expect(titleFamily("Winkelverkoopster").role).toBe(titleFamily("Winkelverkoper").role);
    for (const word of ["register", "computer", "master", "poster", "cluster"]) expect(neutral(word)).toBe(word);
  });

  it("apart in rank is less like", () => {
    expect(titleLikeness("Intern accountant", "Head of accountants")).toBeLessThan(titleLikeness("Junior accountant", "Senior accountant"));
  });
});

describe("ESCO's occupations", () => {
  it("are found by their labels in both languages, in any order of words", () => {
    const [driver] = occupationsOf("vrachtwagenchauffeur");
    expect(occupationsOf("truck driver").some((one) => occupationsOf("vrachtwagenchauffeur").includes(one))).toBe(true);
    expect(groupOfOccupation(driver as number)).toMatch(/^\d{4}$/);
    expect(occupationsOf("driver, truck")).toEqual(occupationsOf("truck driver"));
    expect(occupationsOf("quantum sandwich wizard")).toEqual([]);
    expect(occupationsOf("")).toEqual([]);
  });
});
