import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nobody } from "#tests/support/matchables.ts";
import { prepareCandidate } from "./candidate.ts";
import { judgeRelevance } from "./judges/relevance.ts";
import type { MatchableCandidate } from "./prepared-candidate.ts";
import { askedWords } from "./relevance.ts";

const jobOf = (title: string, description: string, city: string | null = null) =>
  askedWords({ title, description, requirements: [], skills: [], city });
const line = (asked: ReturnType<typeof jobOf>, candidate: Partial<MatchableCandidate>) => {
  if (!asked) throw new Error("This vacancy says nothing.");
  return judgeRelevance({ asked, weight: 5 }, prepareCandidate({ ...nobody, ...candidate }));
};
const worth = (asked: ReturnType<typeof jobOf>, cv_text: string, more: Partial<MatchableCandidate> = {}) =>
  line(asked, { cv_text, ...more }).score;

const baker = jobOf(
  "Bakker",
  "Je bakt brood en banket in onze ambachtelijke bakkerij in Hoorn. Je maakt deeg, vormt en bakt, en houdt de oven schoon.",
  "Hoorn",
);

describe("relevance", () => {
  it("is told with the passages that hold the words", () => {
    const cv = "Ervaring\nHulp in een ambachtelijke bakkerij, 2019 - 2023.\nIk maakte deeg en stond aan de oven.\nHobby's: schaken.";
    const { verdict, score, evidence, note } = line(baker, { cv_text: cv });
    expect(score).toBeGreaterThan(0.4);
    expect(verdict).not.toBe("unknown");
    expect(evidence.map(({ quote }) => quote).join("\n")).toContain("deeg");
    for (const { quote, start, end } of evidence) expect(cv.slice(start, end)).toBe(quote);
    expect(note).toMatchObject({ key: "relevance", params: { words: expect.stringContaining("ambachtelijke") } });
  });

  it("doesn't count the candidate's name, nor the place, nor what is private", () => {
    const cv = "Ervaring\nHeftruckchauffeur in een magazijn.";
    expect(worth(baker, `Jan Bakker\n${cv}`, { first_name: "Jan", last_name: "Bakker" })).toBe(worth(baker, cv));
    expect(worth(baker, `Hoorn\n${cv}`)).toBe(worth(baker, cv));
    const asking = jobOf("Verkoper", "Jonge vrouw van 25 jaar gezocht voor onze winkel.");
    expect(worth(asking, `Geslacht: vrouw\nLeeftijd: 25 jaar\n${cv}`)).toBe(worth(asking, cv));
  });

  it("is the same whatever else a CV tells, and grows with what it shares", () => {
    const others = fc.array(fc.constantFrom("schaken", "fietsen", "Utrecht", "2019", "vrijwilliger", "zwemmen"), { maxLength: 30 });
    fc.assert(
      fc.property(others, (words) => {
        expect(worth(baker, `Ik bak brood.\n${words.join(" ")}`)).toBe(worth(baker, "Ik bak brood."));
        expect(worth(baker, `Ik bak brood.\n${words.join(" ")}\nIk maak deeg.`)).toBeGreaterThan(worth(baker, "Ik bak brood."));
      }),
    );
  });

  it("knows professions and skills in the other language", () => {
    const nurse = jobOf("Verpleegkundige", "Je verpleegt patiënten op onze afdeling en dient medicatie toe.");
    expect(worth(nurse, "Registered nurse, general ward, 2018 - 2024.\nMedication administration.")).toBeGreaterThan(
      worth(nurse, "Bus driver, city lines, 2018 - 2024.\nSold tickets."),
    );
  });

  it("works in a language that the product doesn't speak", () => {
    const cook = jobOf(
      "Bucătar",
      "Căutăm un bucătar pentru restaurantul nostru. Pregătești supe, fripturi și deserturi și ții bucătăria curată.",
    );
    const right = worth(cook, "Bucătar la Restaurantul Trei Nuci\nAm pregătit supe și deserturi pentru o sută de oaspeți.");
    const wrong = worth(cook, "Contabil la o firmă de transport\nAm întocmit bilanțuri și am plătit facturi pentru clienți.");
    expect(right).toBeGreaterThan(wrong * 2);
  });

  it("of somebody typed in by hand is proven by the profile", () => {
    const { evidence, score } = line(baker, { headline: "Bakker", skills: [{ name: "Banket" }] as MatchableCandidate["skills"] });
    expect(score).toBeGreaterThan(0);
    expect(evidence.map(({ source }) => source)).toContain("profile:headline");
  });

  it("without anything shared is unknown and worth nothing", () => {
    expect(line(baker, { cv_text: "Tandarts." })).toMatchObject({ score: 0, verdict: "unknown", evidence: [] });
    expect(askedWords({ title: "", description: null, requirements: [], skills: [], city: null })).toBeNull();
  });
});
