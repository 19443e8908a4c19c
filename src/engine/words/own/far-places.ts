import { farTowns } from "#engine/data/tables.ts";

const places = new Set(farTowns());
const codes = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
for (const language of ["en", "nl"]) {
  const regions = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  for (const code of codes.flatMap((one) => codes.map((other) => one + other))) places.add((regions.of(code) ?? "").toLowerCase());
}
for (const near of ["", "netherlands", "nederland", "belgium", "belgië", "united kingdom", "verenigd koninkrijk"]) places.delete(near);

/** Is this, in lower case, a country or a large town from far away? */
export const isFarPlace = (place: string): boolean => places.has(place.replace(/^(?:the|het|de) /, ""));
