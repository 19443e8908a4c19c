import { numberOf } from "#engine/facts/number-words.ts";
import { available } from "./times.ts";

/** Hours a week that are asked. */
export interface AskedHours {
  /** The least of a range, or the one number that is named; 0 where only the most is. */
  hours: number;
  /** Fewer are said not to be enough. */
  least: boolean;
  /** The end of a range; null where more is as good. */
  most: number | null;
}

const unit = "(?:uur|uren|hours?|hrs?)(?: (?:per|a|in de|each|de) ?week)?(?!\\p{L})";
const ceiling =
  "(?:up to|max(?:imaal|imum|\\.)?(?: of| van)?|at (?:the )?most|hooguit|hoogstens|ten hoogste|no more than|not more than|niet meer dan|tot(?: (?:maximaal|max\\.?))?|tot en met)";
/** "36 to 40 hours", "tussen de 28 en 36 uur", "minimum 24 and maximum 32 hours", "24 uur, maximaal 32 uur". */
const range = new RegExp(
  `(?<!\\d)(\\d{2})(?: ?${unit})? ?(?:-|–|—|/|à|(?:, ?)?(?:t/m|to|of|or|en|and|tot)? ?(?:${ceiling})?) ?(?<!\\d)(\\d{2}) ?${unit}`,
  "iu",
);
const upTo = new RegExp(
  `(?<!\\p{L})${ceiling}:? (\\d{2}) ?${unit}|(?<!\\d)(\\d{2}) ?${unit} ?(?:max(?:imaal|imum|\\.)?|at most|or (?:less|fewer)|of minder)(?!\\p{L})`,
  "iu",
);
const aWeek = new RegExp(`(?<!\\d)(\\d{2}) ?\\+? ?${unit}`, "iu");
const floor =
  /(?<!\p{L})(?:min(?:imaal|imum|stens)?|ten minste|tenminste|at least|no (?:less|fewer) than|niet minder dan|or more|of meer|upwards)(?!\p{L})|(?<!\p{L})(?:from|vanaf) \d{2} ?(?:uur|hours?|hrs?)|\d ?\+/iu;
const fewDays = /(?<!\p{L})(drie|vier|vijf|three|four|five|[345]) (?:dagen|days)(?: (?:per|a|in de|each) week)?(?!\p{L})/iu;
const HOURS_A_DAY = 8;

/** Hours a week that are asked, in hours or in days that nobody names. Null without. */
export function hoursAsked(text: string): AskedHours | null {
  const core = text.replace(/\s+/g, " ");
  if (!available.test(core)) return null;
  const [, from, to] = range.exec(core) ?? [];
  if (from && to && Number(from) < Number(to)) return { hours: Number(from), least: false, most: Number(to) };
  const most = upTo.exec(core);
  if (most) return { hours: 0, least: false, most: Number(most[1] ?? most[2]) };
  const written = aWeek.exec(core)?.[1];
  const days = written ? undefined : fewDays.exec(core)?.[1]?.toLowerCase();
  if (!written && !days) return null;
  return { hours: written ? Number(written) : numberOf(days as string) * HOURS_A_DAY, least: floor.test(core), most: null };
}
