import { describe, expect, test } from "vitest";
import { findPlaces, isSamePlace, kilometresBetween, townOf } from "./places.ts";

describe("towns", () => {
  test.each([
    ["Twello", "NL"],
    ["Den Haag", "NL"],
    ["'s-Gravenhage", "NL"],
    ["Capelle aan den IJssel", "NL"],
    ["Hoogvliet (Rotterdam)", "NL"],
    ["regio Nunspeet", "NL"],
    ["Aa en Hunze", "NL"],
    ["Keulen", "DE"],
    ["Rijsel", "FR"],
    ["Poznań", "PL"],
    ["Milton Keynes", "GB"],
    ["Sint-Katelijne-Waver", "BE"],
    ["Ede, The Netherlands", "NL"],
  ])("%s is in %s", (name, country) => expect(townOf(name)?.country).toBe(country));

  test.each(["Python", "Kwaliteitsmedewerker", "Jansen & Zn", "", "x", "remote"])("%j is none", (name) => expect(townOf(name)).toBeNull());

  test("other names of a town are the same town; towns of one name far apart have no distance", () => {
    expect(isSamePlace("Den Bosch", "'s-Hertogenbosch")).toBe(true);
    expect(isSamePlace("Köln", "Keulen")).toBe(true);
    expect(isSamePlace("Twello", "Deventer")).toBe(false);
    expect(kilometresBetween("Twello", "Deventer")).toBe(5);
    expect(kilometresBetween("Keulen", "Cologne")).toBe(0);
    expect(kilometresBetween("Nergenshuizen", "Deventer")).toBeNull();
  });

  test("in running text a small town needs a word before it", () => {
    expect(findPlaces("Wij zoeken iemand in Twello, niet in Rotterdam.").map(({ name }) => name)).toEqual(["Twello", "Rotterdam"]);
    expect(findPlaces("De Best of en de Mark.")).toEqual([]);
  });
});
