import nearby from "#engine/data/shared/towns-nearby.json" with { type: "json" };
import europe from "#engine/data/shared/towns-of-europe.json" with { type: "json" };
import { placeKey } from "./place-key.ts";

/** A town of Europe. The coordinates are null where one country has several of the name, far apart. */
interface EuropeanTown {
  /** ISO 3166-1 alpha-2. */
  country: string;
  at: { latitude: number; longitude: number } | null;
}

const { towns } = europe;
const countries = europe.countries.split(" ");
const known = new Map<string, EuropeanTown | null>();
const MOST_KNOWN = 5000;

/** The town of a name as it stands, or null. The list is looked up where it lies, by halving: nothing is built at start-up. */
export function europeanTown(name: string): EuropeanTown | null {
  const key = placeKey(name);
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = key.length < 2 || key.length > 60 ? null : lookUp(key);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

function lookUp(key: string): EuropeanTown | null {
  let low = 0;
  let high = towns.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = towns.lastIndexOf("\n", middle - 1) + 1;
    const end = towns.indexOf("\n", start);
    const line = towns.slice(start, end < 0 ? undefined : end);
    const [name = "", packed = ""] = line.split("\t");
    if (name === key) return unpack(packed);
    if (name < key) low = start + line.length + 1;
    else high = start;
  }
  return null;
}

/** Country as two digits, then latitude + 90 and longitude + 180 in hundredths, three each: base 36. */
function unpack(packed: string): EuropeanTown {
  const part = (from: number, to: number) => Number.parseInt(packed.slice(from, to), 36);
  return {
    country: countries[part(0, 2)] ?? "",
    at: packed.length === 8 ? { latitude: part(2, 5) / 100 - 90, longitude: part(5, 8) / 100 - 180 } : null,
  };
}

/** Every town of the Netherlands and Belgium, as it is written. */
export const nearbyTowns = (): string[] => nearby.names.split("\n");
