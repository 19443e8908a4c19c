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

/** "Twaalf man in het seizoen aangestuurd", "eight volunteers report to me": the number goes first. */
const behind = new RegExp(
  `(?<![\\p{L}\\d])${number}\\s+(?:[\\p{L}-]+\\s+){0,2}?${people}\\s+(?:[\\p{L}-]+\\s+){0,5}?(?:aangestuurd|geleid|ingeroosterd|onder\\s+(?:me|mij|mijn\\s+leiding)|report(?:s|ing|ed)?\\s+to\\s+me|led\\s+by\\s+me|supervised)(?!\\p{L})`,
  "giu",
);
/** "Planning van vijf monteurs", "I schedule eight volunteers": who plans others' work. */
const planned = new RegExp(
  `(?<!\\p{L})(?:(?:planning|roosters?|rosters?|aansturing)\\s+(?:van|voor|of|for)|I\\s+(?:schedule|roster|plan)|ik\\s+(?:plan|rooster))\\s+${number}\\s+(?:[\\p{L}-]+\\s+){0,2}?${people}(?!\\p{L})`,
  "giu",
);
/** Whoever holds such a job and names a number of people led them: "Workshop owner … Five mechanics." */
const leadingTitle =
  /(?<!\p{L})(?:team ?lead(?:er)?|team-?leider|ploegleider|leidinggevende?|voorman|foreman|supervisor|head of|hoofd|chef(?! de)|manager|owner|eigenaar|eigenaresse|bedrijfsleider|captain)(?!\p{L})/iu;
const alone = new RegExp(`(?<![\\p{L}\\d])${number}\\s+(?:[\\p{L}-]+\\s+){0,1}?${people}(?!\\p{L})`, "giu");
const notLed =
  /(?:klanten|clients?|customers?|gasten|guests?|users|leerlingen|pupils|students?|kinderen|patients?|pati[eë]nten|couverts|members|leden|passengers|visitors|bezoekers)$/iu;

/** How many people somebody led, where a line says so: "leiding aan 22 orderpickers", "managed a team of twelve". */
export function findTeamSizes(reading: Reading): void {
  const seen = new Set<number>();
  for (const pattern of [teamOf, led, reports, behind, planned, alone])
    for (const hit of reading.cv.matchAll(pattern)) {
      if (
        pattern === alone &&
        (notLed.test(hit[0]) || !leadingTitle.test(reading.source.experience[reading.jobAt(hit.index) ?? -1]?.title ?? ""))
      )
        continue;
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
