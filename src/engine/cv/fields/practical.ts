import { numberOf, smallNumber } from "#engine/facts/number-words.ts";
import type { Read } from "../page/passage.ts";
import { isPrivate } from "../private/private.ts";
import { coverOf } from "../sections.ts";
import { parseDate } from "./dates.ts";

/** What a CV says about when and how somebody can work. */
interface Practical {
  available_from: Read | null;
  notice_weeks: Read<number> | null;
  hours_per_week: Read<number> | null;
}

/** The gap of a table is eaten in one way only. */
const AVAILABLE =
  /(?:beschikbaar(?:heid)?|available|availability|start(?:ing)? date|startdatum|inzetbaar)(?=(?<gap>[ \t]*:?[ \t]*))\k<gap>[^\n]{0,12}?(?:vanaf|per|from|as of|starting|on|:)?\s*[:\-–]?\s*(?<when>(?:per |with )?(?:direct|immediate(?:ly)?|onmiddellijk|meteen|asap|nu)\b|(?:\d{1,2}(?:st|nd|rd|th)?[ ./-])?(?:\p{L}{3,9}\.?|\d{1,2})[ ./-](?:\d{1,2}, )?20\d{2}|20\d{2}-\d{2}-\d{2})/iu;
const DIRECT = /(?:per direct|direct|immediately|onmiddellijk)\s+(?:beschikbaar|available|inzetbaar)/iu;
const period = "(?<unit>weken|week|weeks|maanden|maand|months|month)";
const NOTICE = new RegExp(
  `(?:opzegtermijn|notice(?: period)?)[^\\n\\d]{0,25}?(?<!\\p{L})(?<count>${smallNumber})\\s*${period}|(?<![\\p{L}\\d])(?<count>${smallNumber})\\s*${period}(?:'|’)?s?\\s+notice`,
  "iu",
);
const NOTICE_ALONE = new RegExp(`^\\W*(?<count>${smallNumber})\\s*${period}\\W*$`, "iu");
const MOMENT =
  /(?<when>(?:per )?(?:direct|immediate(?:ly)?|onmiddellijk|meteen|asap)\b|(?:\d{1,2}(?:st|nd|rd|th)?[ ./-])?(?:\p{L}{3,9}\.?|\d{1,2})[ ./-](?:\d{1,2}, )?20\d{2}|20\d{2}-\d{2}-\d{2})/iu;
/** In a section about availability a date is one to start on where it stands alone or behind a word that says so; that of a register or a licence is none. */
const STARTS =
  /^\W*$|(?<!\p{L})(?:vanaf|per|from|as of|starting|start(?:datum| date)?|begin(?:nen)?|beschikbaar(?:heid)?|available|availability|inzetbaar)(?:\s+(?:op|on|is|in|per|vanaf|from|medio|mid))?\s*:?\s*$/iu;
const HOURS = /(?<![\d.,-])(\d{2})(?:\s?[-–]\s?(\d{2}))?\s*(?:uur|uren|hours|hrs|u)\s*(?:per|a|\/|p\.?\/?)\s*(?:week|wk|w\b)/iu;
const HOURS_LABEL =
  /(?:beschikbaar(?:heid)?|available|availability|uren per week|hours per week|gewenste uren|werkuren|inzetbaar|zoek)[^\n]{0,40}$/iu;

/** `own`: where sections about availability stand; their lines need not say again what they are about. */
export function findPractical(text: string, today: string, own: { start: number; end: number }[] = []): Practical {
  const found: Practical = { available_from: null, notice_weeks: null, hours_per_week: null };
  const isMeant = coverOf(own);
  let offset = 0;
  for (const line of text.split("\n")) {
    const start = offset;
    offset += line.length + 1;
    // A date of birth is no date to start on, wherever it stands.
    if (line.length > 300 || isPrivate(line)) continue;
    const meant = isMeant(start);
    const read = <T>(value: T, match: RegExpExecArray, confidence: number): Read<T> => ({
      value,
      start: start + match.index,
      end: start + match.index + match[0].length,
      confidence,
    });
    const notice = NOTICE.exec(line) ?? (meant ? NOTICE_ALONE.exec(line) : null);
    if (notice && !found.notice_weeks) {
      const count = numberOf(notice.groups?.count ?? "");
      const weeks = /^m/i.test(notice.groups?.unit ?? "") ? Math.round(count * 4.345) : count;
      if (weeks > 0 && weeks <= 52) found.notice_weeks = read(weeks, notice, 0.9);
    }
    if (!found.available_from) {
      const match = AVAILABLE.exec(line) ?? DIRECT.exec(line) ?? (meant && !notice ? momentIn(line) : null);
      const date = match ? dateOf(match.groups?.when ?? "direct", today) : null;
      if (match && date) found.available_from = read(date, match, date === today ? 0.8 : 0.9);
    }
    const hours = found.hours_per_week ? null : HOURS.exec(line);
    if (hours && (meant || HOURS_LABEL.test(line.slice(0, hours.index)))) {
      const value = Number(hours[2] ?? hours[1]);
      if (value >= 4 && value <= 60) found.hours_per_week = read(value, hours, 0.85);
    }
  }
  return found;
}

function momentIn(line: string): RegExpExecArray | null {
  const found = MOMENT.exec(line);
  return found && STARTS.test(line.slice(0, found.index)) ? found : null;
}

function dateOf(written: string, today: string): string | null {
  if (/direct|immediate|onmiddellijk|meteen|asap|^nu$/i.test(written)) return today;
  const iso = /20\d{2}-\d{2}-\d{2}/.exec(written)?.[0];
  if (iso) return iso;
  const month = parseDate(written);
  if (month?.length !== 7) return null;
  const withDay =
    /^(\d{1,2})(?:st|nd|rd|th)?[ ./-]\s?(?:\p{L}|\d{1,2}[ ./-]\d{4})/iu.exec(written)?.[1] ??
    /\p{L}+\.? (\d{1,2}), 20/iu.exec(written)?.[1];
  const day = withDay ? Number(withDay) : 1;
  const [year = 0, number = 0] = month.split("-").map(Number);
  if (day < 1 || day > new Date(Date.UTC(year, number, 0)).getUTCDate()) return null;
  return `${month}-${String(day).padStart(2, "0")}`;
}
