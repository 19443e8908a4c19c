import { describe, expect, test } from "vitest";
import { verdictOn } from "#tests/support/verdict-on.ts";

const livesIn = (city: string, more = "") =>
  `Adres: Dorpsstraat 1, ${city}\n${more}\nWork experience\nPainter, Rietveld Schilders, 2014 - present\nPainted window frames.\n`;

describe("where somebody lives", () => {
  test.each([
    ["woont niet verder als 40 min rijden van Apeldoorn", "Deventer", "met"],
    ["woont niet verder als 40 min rijden van apeldoorn", "Maastricht", "not_met"],
    ["je woont max 30 km van ede", "Arnhem", "met"],
    ["no more than 30 mins from Hengelo", "Enschede", "met"],
    ["Within an hour's drive of Leeds", "Bradford", "met"],
    ["Wonen in of rond Tilburg", "Tilburg", "met"],
    ["Liefst iemand uit de buurt van Alkmaar", "Heerhugowaard", "met"],
  ])("%s: %s", (ask, city, verdict) => expect(verdictOn(ask, livesIn(city))).toBe(verdict));
});

describe("a region that is asked is the towns in it", () => {
  test.each([
    ["Living in the Achterhoek", "Doetinchem", "met"],
    ["Woonachtig in Twente", "Enschede", "met"],
    ["Woonachtig in Twente", "Breda", "not_met"],
    ["Je woont in Zuid-Limburg", "Maastricht", "met"],
    ["Je woont in Zuid-Limburg", "Venlo", "not_met"],
    ["You live in Zeeland", "Goes", "met"],
    ["You live in North Brabant", "Oss", "met"],
    ["Woonachtig in de provincie Utrecht", "Zeist", "met"],
    ["You live in Flanders", "Gent", "met"],
  ])("%s: %s", (ask, city, verdict) => expect(verdictOn(ask, livesIn(city))).toBe(verdict));
});

describe("or is willing to move", () => {
  test.each([
    ["Je woont op Walcheren of bent bereid te verhuizen", livesIn("Middelburg"), "met"],
    ["Live on Walcheren or willing to move there", livesIn("Groningen"), "unknown"],
    ["Live on Walcheren or willing to move there", livesIn("Groningen", "Willing to relocate: yes\n"), "met"],
    ["You live within 20 km of Breda or are happy to relocate", livesIn("Groningen"), "unknown"],
  ])("%s", (ask, cv, verdict) => expect(verdictOn(ask, cv)).toBe(verdict));
});

test.each(["Ervaring in de bouw in Twente", "Knowledge of the market in Zeeland"])("%s asks no place to live", (ask) =>
  expect(verdictOn(ask, livesIn("Enschede"))).toBe("unknown"),
);
