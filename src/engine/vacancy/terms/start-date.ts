import type { FieldEvidence } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { type Fact, factAt, labelled, SEARCHED } from "../fact.ts";

const months = ["jan", "feb", "m(?:aa)?r|mar", "apr", "me?i|may", "jun", "jul", "aug", "sep", "o[ck]t", "nov", "dec"];

/** Seasons and quarters of a year that is named ("autumn 2027", "voorjaar of zomer 2028"), by the month they begin in. */
const seasons: [pattern: RegExp, month: number][] = (
  [
    ["spring|voorjaar|lente", 3],
    ["summer|zomer", 6],
    ["autumn|fall|herfst|najaar", 9],
    ["winter", 12],
    ["q1|(?:1st|first) quarter|(?:1e|eerste) kwartaal", 1],
    ["q2|(?:2nd|second) quarter|(?:2e|tweede) kwartaal", 4],
    ["q3|(?:3rd|third) quarter|(?:3e|derde) kwartaal", 7],
    ["q4|(?:4th|fourth) quarter|(?:4e|vierde) kwartaal", 10],
  ] as const
).map(([words, month]) => [new RegExp(`^(?:${words})(?: (?:or|of|and|en) \\p{L}+)?(?: of| van)?,? (20\\d{2})(?!\\d)`, "iu"), month]);

/**
 * The first date named as start. "Per direct" and "z.s.m." name none: as soon as possible isn't today.
 * A month without a year is the next one to come, seen from `today`.
 */
export function readStart(text: string, today: string): Fact<string> | null {
  const label = labelled(text, "startdatum|start(?: ?date)?|ingangsdatum|aanvang|(?:inzet)?periode|looptijd|period|duration|duur", 60);
  const told = label && dateIn(text.slice(label.start, label.end).replace(/^(?:per|vanaf|from|begin|medio|eind|early|mid) /i, ""), today);
  if (label && told) return factAt(text, told.date, label.start, label.end, 0.9);
  const searched = text.slice(0, SEARCHED);
  const cue =
    /\b(?:startdatum|start ?date|ingangsdatum|aanvang|beschikbaar per|start(?:en|ing)?(?: date)?(?: per| op| on| in| from)?|begin(?:nen)? (?:per|op|on|in)|per|vanaf|ingaande|as of|from)\b[:\s]{1,4}(?:de\s|het\s|the\s|begin\s|late\s|medio\s|eind\s|early\s|mid\s)?(?=([^\n,;]{2,30}))/giu;
  for (const hit of searched.matchAll(cue)) {
    const value = nth(hit, 1);
    const parsed = dateIn(value, today);
    if (!parsed) continue;
    const start = hit.index + hit[0].length;
    return factAt(text, parsed.date, start, start + parsed.length, 0.85);
  }
  return null;
}

/** The date that a text begins with; a month without a year is the next one to come, seen from `today`. */
export function dateIn(value: string, today: string): { date: string; length: number } | null {
  const iso = /^(20\d{2})-(\d{2})-(\d{2})/.exec(value);
  if (iso) return checked(nth(iso, 1), Number(iso[2]), Number(iso[3]), iso[0].length);
  const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](20\d{2})/.exec(value);
  if (numeric) return checked(nth(numeric, 3), Number(numeric[2]), Number(numeric[1]), numeric[0].length);
  for (const [pattern, begins] of seasons) {
    const [season, year] = pattern.exec(value) ?? [];
    if (season && year) return checked(year, begins, 1, season.length);
  }
  const month = months.map((name) => `(${name})`).join("|");
  const named = new RegExp(
    `^(?:(\\d{1,2})(?:st|nd|rd|th|e)?\\s+(?:of\\s+)?)?(?:${month})\\p{L}*\\.?(?:\\s+(\\d{1,2})(?:st|nd|rd|th)?,?(?=\\s+20))?(?:\\s+(20\\d{2}))?`,
    "iu",
  ).exec(value);
  if (!named) return null;
  const index = named.slice(2, 14).findIndex((one) => one !== undefined) + 1;
  const day = Number(named[1] ?? named[14] ?? 1);
  const thisYear = Number(today.slice(0, 4));
  const year = named[15] ? Number(named[15]) : index >= Number(today.slice(5, 7)) ? thisYear : thisYear + 1;
  return checked(String(year), index, day, named[0].length);
}

function checked(year: string, month: number, day: number, length: number): { date: string; length: number } | null {
  const date = new Date(Date.UTC(Number(year), month - 1, day));
  if (month < 1 || month > 12 || date.getUTCMonth() !== month - 1) return null;
  return { date: date.toISOString().slice(0, 10), length };
}

/** Where the text says that one may start at once: "per direct", "z.s.m.", "asap". Only in its first lines or behind a word of starting. */
export function readSoon(text: string): FieldEvidence | null {
  const hit =
    /(?:start(?:datum| ?date)?|ingang|aanvang|zoek(?:t|en)|beschikbaar|seeks?|looking|hiring|available|[|·•,\n]|^)[^.\n]{0,40}?(?<!\p{L})(per direct|zo snel mogelijk|zo spoedig mogelijk|z\.?s\.?m\.?|per omgaande|direct beschikbaar|as soon as possible|asap|immediately|immediate start)(?!\p{L})/iu.exec(
      text.slice(0, SEARCHED),
    );
  if (!hit?.[1]) return null;
  const start = hit.index + hit[0].length - hit[1].length;
  return factAt(text, null, start, start + hit[1].length, 0.85).evidence;
}
