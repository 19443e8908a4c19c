import { expect, test } from "vitest";
import { type KnownPerson, likelyPeople, samePerson } from "./same-person.ts";

const whole = (name: string): KnownPerson => ({ name });

test.each([
  ["Jan Bakker", "Jan Bakker"],
  ["jan  bakker ", "Jan Bakker"],
  ["J. Bakker", "Jan Bakker"],
  ["J Bakker", "Jan Bakker"],
  ["J.P. Bakker", "Jan Bakker"],
  ["J.P. Bakker", "Jan Peter Bakker"],
  ["JP Bakker", "Jan Peter Bakker"],
  ["Jan Willem Bakker", "Jan-Willem Bakker"],
  ["J.-W. Bakker", "Jan-Willem Bakker"],
  ["Th. Bakker", "Theo Bakker"],
  ["T. Bakker", "Thea Bakker"],
  ["J. (Jan) Bakker", "Jan Bakker"],
  ["J. (Hans) Bakker", "J. Bakker"],
  ["Johannes (Hans) Bakker", "Hans Bakker"],
  ["Bakker", "Jan Bakker"],
  ["De heer Bakker", "Jan Bakker"],
  ["mevr. de Vries", "Anna de Vries"],
  ["Bakker, Jan", "Jan Bakker"],
  ["Bakker, J.", "Jan Bakker"],
  ["Berg, Jan van den", "Jan van den Berg"],
  ["Jan Berg", "Jan van den Berg"],
  ["Jan vd Berg", "Jan van den Berg"],
  ["Jan v.d. Berg", "Jan van den Berg"],
  ["Jan v/d Berg", "Jan van den Berg"],
  ["Jan Vandenberg", "Jan van den Berg"],
  ["J. de Vries", "Joke de Vries"],
  ["Anna Vries", "Anna de Vries"],
  ["Klaas 't Hart", "Klaas ’t Hart"],
  ["Klaas van 't Hek", "K. v.'t Hek"],
  ["Sofie d'Haene", "Sophie D’haene"],
  ["drs. Jan Bakker", "Jan Bakker"],
  ["Jan Bakker MSc", "Jan Bakker"],
  ["Jan Bakker, M.Sc.", "Jan Bakker"],
  ["Prof.dr. J. Bakker", "Jan Bakker"],
  ["mr. drs. J. Bakker", "Jan Bakker"],
  ["Ir. Jan Bakker MBA", "ing. J. Bakker"],
  ["Zoë Müller", "Zoe Muller"],
  ["José Núñez", "Jose Nunez"],
  ["Łukasz Wąsik", "Lukasz Wasik"],
  ["Anna de Vries-Jansen", "Anna de Vries"],
  ["Anna Smit - de Vries", "A. de Vries"],
  ["Jan Janssen", "Jan Jansen"],
  ["Piet de Bruyn", "Piet de Bruijn"],
  ["Karin Meijer", "Carin Meyer"],
  ["Erik Bakker", "Eric Baker"],
  ["Jan Bakker jr.", "Jan Bakker"],
  ["jan.bakker@vaarwater.example", "Jan Bakker"],
  ["Jack Ma", "J. Ma"],
])("%s may be %s", (one, other) => {
  expect(samePerson(whole(one), whole(other))).toBe(true);
  expect(samePerson(whole(other), whole(one))).toBe(true);
});

test.each([
  ["Jan Bakker", "Piet Bakker"],
  ["P. Bakker", "Jan Bakker"],
  ["J.P. Bakker", "J.W. Bakker"],
  ["Jan Willem Bakker", "Jan Pieter Bakker"],
  ["Jan Bakker", "Jantine Bakker"],
  ["Marja Elzinga", "Marjan Elzinga"],
  ["J. (Jan) Bakker", "Joris Bakker"],
  ["Jan Bakker", "Jan Smit"],
  ["Jan Bakker", "Jan Bekker"],
  ["Jan Jansen", "Jan Hansen"],
  ["Jan", "Jan Bakker"],
  ["Jan B", "Jan Bakker"],
  ["Jan van den Berg", "Jan van den Bosch"],
  ["Anna de Vries", "Emma de Vries"],
  ["Mohammed el Amrani", "Fatima el Amrani"],
  ["Jan Bakker sr.", "Jan Bakker jr."],
  ["Bakker, Jan", "Bakker, Piet"],
  ["dr. Jan Bakker", "dr. Piet Bakker"],
  ["info@vaarwater.example", "Jan Info"],
  ["", "Jan Bakker"],
  ["?", "!"],
  ["De", "Jan de Vries"],
])("%s is somebody else than %s", (one, other) => {
  expect(samePerson(whole(one), whole(other))).toBe(false);
  expect(samePerson(whole(other), whole(one))).toBe(false);
});

test.each<[KnownPerson, KnownPerson, boolean]>([
  [{ name: "J. Bakker", email: "JAN@vaarwater.example " }, { name: "Johan de Boer", email: "jan@vaarwater.example" }, true],
  [{ email: "jan@vaarwater.example" }, { name: "Jan Bakker", email: "jan@vaarwater.example" }, true],
  [{ email: "jan.bakker@vaarwater.example" }, { name: "Jan Bakker", email: null }, true],
  [{ email: "info@vaarwater.example" }, { name: "Jan Bakker", email: "jan@vaarwater.example" }, false],
  [{ phone: "06 1234 5678" }, { name: "Jan Bakker", phone: "+31 6 12345678" }, true],
  [{ phone: "+31 (0)6-12345678" }, { name: "Jan Bakker", phone: "0031612345678" }, true],
  [{ phone: "078 555 0134" }, { name: "Jan Bakker", phone: "078 555 0135" }, false],
  [{ phone: "0134" }, { name: "Jan Bakker", phone: "078 555 0134" }, false],
  [{ name: "", email: "", phone: "" }, { name: "", email: "", phone: "" }, false],
])("%o and %o: %s", (one, other, are) => expect(samePerson(one, other)).toBe(are));

test("the likeliest comes first, and of two with one name both are there", () => {
  const people = [
    { name: "Bakker" },
    { name: "J. Bakker" },
    { name: "Jan Bakker", email: "jan@zuid.example" },
    { name: "Piet Bakker" },
    { name: "Jan Bakker", email: "jan@noord.example" },
  ];
  expect(likelyPeople({ name: "Jan Bakker", email: "jan@noord.example" }, people)).toEqual([people[4], people[2], people[1]]);
  expect(likelyPeople({ name: "jan bakker" }, people, 2)).toEqual([people[2], people[4]]);
});
