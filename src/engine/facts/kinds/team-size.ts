import { numberOf, smallNumber } from "../number-words.ts";
import type { Reading } from "../reading.ts";

const number = `(\\d{3,4}|${smallNumber})`;
/** Some words between the leading and the number: "leiding aan een team van circa 22". */
const few = "(?:\\s+[\\p{L}-]+){0,6}?\\s+";
const leading =
  "(?:leiding\\s+(?:aan|over)|leidinggeven\\s+aan|leiding(?:gevende|gever)?\\s+van|aansturen\\s+van|aansturing\\s+van|aangestuurd|stuur|stuurde|stuurt|leid|leidde|leidt|coachte?\\s+(?:van\\s+)?|verantwoordelijk\\s+voor|led|leads?|leading|managed|manages|managing|supervised|supervises|supervising|head(?:ed)?\\s+of|responsible\\s+for|oversaw|overseeing|direct\\s+reports?:?|teamgrootte:?|team\\s+size:?)";
const people =
  "(?:mensen|medewerkers|collega['’]?s|fte|personen|man|people|employees|staff|direct\\s+reports|reports|team\\s*members|teamleden|[\\p{L}-]*(?:ers|eurs|ants|ists|ians|isten|kundigen|enden|picker[s]?|nurses|drivers))";
const led = new RegExp(
  `(?<!\\p{L})${leading}${few}(?:\\(?(?:circa|ca\\.?|ongeveer|about|some|up to|tot)\\s+)?${number}(?:\\s*[-–]\\s*\\d{1,4}|\\s+(?:to|tot|à)\\s+\\d{1,4})?\\+?\\s+(?:[\\p{L}-]+\\s+){0,2}?${people}(?!\\p{L})`,
  "giu",
);
const teamOf = new RegExp(
  `(?<!\\p{L})${leading}${few}(?:team|afdeling|ploeg|groep|shift|crew)s?\\s+(?:van|of|with|met)\\s+(?:(?:circa|ca\\.?|ongeveer|about|some|up to|tot)\\s+)?${number}(?!\\p{L}|\\d)`,
  "giu",
);
const reports = new RegExp(`(?<![\\p{L}\\d])${number}\\s+(?:direct\\s+reports|direct\\s+leidinggevend|rapporterende)`, "giu");

/** How many people somebody led, where a line says so: "leiding aan 22 orderpickers", "managed a team of twelve". */
export function findTeamSizes(reading: Reading): void {
  const seen = new Set<number>();
  for (const pattern of [teamOf, led, reports])
    for (const hit of reading.cv.matchAll(pattern)) {
      const value = numberOf(hit[1] ?? "");
      const line = reading.lineOf({ start: hit.index, end: hit.index + hit[0].length });
      if (!(value > 1 && value < 5000) || seen.has(line.start)) continue;
      seen.add(line.start);
      const at = reading.jobAt(hit.index);
      reading.add({
        kind: "team_size",
        subject: "led",
        value,
        unit: "people",
        ...(at !== undefined && { at }),
        polarity: "has",
        says: { by: "document" },
        quotes: [reading.inCv({ start: hit.index, end: hit.index + hit[0].length })],
        sure: 0.85,
      });
    }
}
