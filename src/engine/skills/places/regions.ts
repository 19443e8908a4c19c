import nearby from "../data/areas-nearby.json" with { type: "json" };
import data from "../data/regions.json" with { type: "json" };
import { placeKey } from "./place-key.ts";

interface Area {
  province: string;
  /** Empty in Belgium, whose towns are known by province alone. */
  municipality: string;
  towns: string[];
}

const areas: Area[] = nearby.areas.split("\n").map((line) => {
  const [, province = "", municipality = "", towns = ""] = line.split("\t");
  return { province, municipality, towns: towns.split("|") };
});

/** Every town of the Netherlands and Belgium, as it is written. */
export const nearbyTowns = (): string[] => [...new Set(areas.flatMap(({ towns }) => towns))];

const areasByTown = new Map<string, Area[]>();
function areasOf(town: string): Area[] {
  if (areasByTown.size === 0)
    for (const area of areas)
      for (const name of new Set([area.municipality, ...area.towns].map(placeKey)))
        if (name) areasByTown.set(name, [...(areasByTown.get(name) ?? []), area]);
  const key = placeKey(town);
  const found = areasByTown.get(key) ?? [];
  // Of several the one that gives its municipality the name is meant: Middelburg in Zeeland.
  const named = found.filter(({ municipality }) => placeKey(municipality) === key);
  return named.length > 0 ? named : found;
}

/** By each of its names: the municipalities or provinces that a region is made of. */
const regions = new Map(
  data.regions.flatMap(({ names, provinces = [], municipalities = [] }) =>
    names.map((name) => [name.toLowerCase(), new Set([...provinces, ...municipalities])] as const),
  ),
);
// The longest first: "Noord-Brabant" before "Brabant".
const anyRegion = new RegExp(
  `(?<![\\p{L}-])(?:${[...regions.keys()].sort((one, other) => other.length - one.length).join("|")})(?![\\p{L}-])`,
  "iu",
);

/** The first region that a text names, as it stands there, or null. */
export const regionIn = (text: string): string | null => anyRegion.exec(text)?.[0] ?? null;

/** Does a town of the Netherlands or Belgium lie there? Null for one that isn't known, or whose name is that of several, some of them elsewhere. */
export function liesIn(town: string, region: string): boolean | null {
  const parts = regions.get(region.toLowerCase());
  const found = areasOf(town).map(({ province, municipality }) => parts?.has(province) || parts?.has(municipality) || false);
  return found.length > 0 && found.every((one) => one === found[0]) ? (found[0] ?? null) : null;
}
