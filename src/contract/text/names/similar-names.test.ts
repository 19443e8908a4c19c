import { expect, test } from "vitest";
import { similarNames } from "./similar-names.ts";

const known = ["Van Dam Logistiek B.V.", "Noorderzorg", "Koelewijn Techniek", "Bakkerij 't Hoekje", "ING", "Aldi"].map((name) => ({
  name,
}));
const alike = (name: string) => similarNames(name, known).map((one) => one.name);

test.each([
  ["van dam logistiek", "Van Dam Logistiek B.V."],
  ["Van Dam Logistiek BV", "Van Dam Logistiek B.V."],
  ["Van Dam", "Van Dam Logistiek B.V."],
  ["Noorder Zorg", "Noorderzorg"],
  ["Koelwijn Techniek", "Koelewijn Techniek"],
  ["Bakkerij ’t Hoekje", "Bakkerij 't Hoekje"],
  ["I.N.G.", "ING"],
])("%s may be %s", (typed, meant) => expect(alike(typed)).toEqual([meant]));

test.each(["Van Beek Logistiek", "Zuiderzorg", "ING Groenvoorziening", "Lidl", "B.V.", "", "?"])("%s is somebody else", (typed) =>
  expect(alike(typed)).toEqual([]),
);

test("the likeliest comes first", () => {
  const names = ["Hotel Zon", "Hotel Zonneveld", "Hotel Zonnestein"].map((name) => ({ name }));
  expect(similarNames("Hotel Zonneveldt", names)[0]?.name).toBe("Hotel Zonneveld");
});
