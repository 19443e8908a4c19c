import type { Read } from "./evidence.ts";
import type { Line } from "./lines.ts";
import { countryIn, isCity } from "./vocabulary.ts";

const BIRTH_OR_NATION = /geboren|geboorte|birth|born|national|burgerschap|citizenship/i;
const DUTCH_POSTCODE = /(?<![\p{L}\d])[1-9]\d{3}\s?[A-Z]{2}\s*,?\s+(\p{Lu}[\p{L}'’ -]{1,40}?)(?=\s*(?:[,|•·()\n]|\s{3}|$))/u;
const POSTCODE =
  /(?:^|[,|•·]\s*|\s{3}|\()(?:[A-Z]{1,2}-)?[1-9]\d{3,4}\s+(?!\S+ (?:road|street|st|avenue|ave|lane|drive|dr|blvd|boulevard|way|court|rd)\b)(\p{Lu}[\p{L}'’-]{2,30}(?: \p{Lu}[\p{L}'’-]{2,30})?)(?=\s*(?:[,|•·()\n]|\s{3}|$))/iu;
const PLACE_LABEL =
  /^(?:woonplaats|plaats|city|location|locatie|residence|woonachtig in|lives in|based in|hometown|address|adres)\s*[:\-–]\s*(.{2,80})$/iu;

/** Town and country of the person: in the head of the CV only, and only known places or what a label or postcode names. */
export function findPlace(headerLines: Line[]): { city: Read | null; country: Read | null } {
  let city: Read | null = null;
  let country: Read | null = null;
  const at = (line: Line, part: string, confidence: number): Read => {
    const offset = line.text.indexOf(part);
    return { value: part.trim(), start: line.start + offset, end: line.start + offset + part.trim().length, confidence };
  };
  for (const line of headerLines.slice(0, 40)) {
    // Where somebody was born, and of what nation, is nobody's business here.
    if (line.text.length > 300 || BIRTH_OR_NATION.test(line.text)) continue;
    const postal = DUTCH_POSTCODE.exec(line.text)?.[1] ?? POSTCODE.exec(line.text)?.[1];
    if (!city && postal && /^\p{Lu}/u.test(postal) && !/^(januari|februari|january|february|march|april)/i.test(postal))
      city = at(line, postal.trim(), 0.9);
    const labelled = PLACE_LABEL.exec(line.text)?.[1];
    if (labelled && !city) {
      const part = labelled.split(/[,|]/)[0]?.trim() ?? "";
      if (/^\p{Lu}[\p{L}'’ -]+$/u.test(part) && part.length < 40) city = at(line, part, 0.9);
    }
    for (const piece of line.text.split(/\s{3}|[|•·●◦]|,/)) {
      const part = piece
        .trim()
        .replace(/^(address|adres|location|locatie)\s*:\s*/i, "")
        .replace(/[.]$/, "");
      if (part.length < 2 || part.length > 40) continue;
      const named = country ? null : countryIn(part);
      if (named) country = at(line, named, 0.85);
      else if (!city && isCity(part) && part.split(" ").length <= 4) city = at(line, part, 0.85);
    }
    if (city && country) break;
  }
  return { city, country };
}
