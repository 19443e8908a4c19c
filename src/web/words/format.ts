import { tagOf } from "#contract/text/languages.ts";
import { type NamedPerson, personName } from "#contract/text/names/person-name.ts";
import { currentLocale, t, type Words } from "./words.ts";

/** Numbers, dates and money in the page's language. */
const tag = () => tagOf[currentLocale()];

/** What formats is made once for each use: it takes longer to make than a whole row of a list to draw. */
function madeOnce<O, F>(make: (options: O) => F): (options: O) => F {
  const made = new Map<string, F>();
  return (options) => {
    const key = `${currentLocale()} ${JSON.stringify(options)}`;
    const known = made.get(key) ?? make(options);
    made.set(key, known);
    return known;
  };
}
const dates = madeOnce((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag(), options));
const numbers = madeOnce((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag(), options));

/** Small whole numbers are written alike everywhere: a first screen needs not wait for what formats the others. */
export const formatNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : numbers({}).format(value);

/** "1 Jan 2027", from a date (`YYYY-MM-DD`, read as that day anywhere) or a time. */
export function formatDate(value: string): string {
  const isDay = value.length === 10;
  return dates({ day: "numeric", month: "short", year: "numeric", ...(isDay && { timeZone: "UTC" }) })
    .format(new Date(value))
    .replaceAll(".", "");
}

/** "31 Aug" or, `long`, "31 August": a day (`YYYY-MM-DD`) whose year is told elsewhere. */
export const formatDayMonth = (day: string, month: "short" | "long" = "short"): string =>
  dates({ day: "numeric", month, timeZone: "UTC" }).format(new Date(day)).replaceAll(".", "");

/** "Thursday 19 November". */
export const formatWeekday = (value: Date): string =>
  dates({ weekday: "long", day: "numeric", month: "long" }).format(value).replace(",", "");

/** "1 Jan 2027, 14:05". */
export const formatTime = (value: string): string =>
  `${formatDate(value)}, ${dates({ hour: "2-digit", minute: "2-digit" }).format(new Date(value))}`;

/** "Tue 1 Dec 2026, 10:00" by the clock of a zone. */
export const formatTimeIn = (value: string, zone: string): string => {
  const at = new Date(value);
  const day = dates({ weekday: "short", day: "numeric", month: "short", year: "numeric", timeZone: zone }).format(at);
  return `${day.replaceAll(/[.,]/g, "")}, ${dates({ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: zone }).format(at)}`;
};

/** `YYYY` or `YYYY-MM` → "2021" or "Mar 2021". */
export function formatYearMonth(value: string): string {
  if (value.length === 4) return value;
  return dates({ month: "short", year: "numeric", timeZone: "UTC" })
    .format(new Date(`${value}-01`))
    .replaceAll(".", "");
}

/** "2 h", "5 d": how long ago, as short as a column allows; "now" is the word for less than a minute. */
export function formatAgo(time: string, now: string, from = Date.now()): string {
  const minutes = Math.floor((from - Date.parse(time)) / 60_000);
  if (minutes < 1) return now;
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} ${t("common.hours_short")}`;
  if (minutes < 30 * 24 * 60) return `${Math.floor(minutes / 1440)} d`;
  return formatDate(time);
}

/** Integer cents → "€5,200"; cents only where there are any. */
export function formatMoney(cents: number, currency = "EUR"): string {
  const text = numbers({
    style: "currency",
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
  return text.replace(/\s/g, " ");
}

/** "€4,800 to €5,200" as one range, or the end that is known. */
export function formatMoneyRange(from: number | null | undefined, to: number | null | undefined, currency?: string | null): string | null {
  const parts = [from, to].filter((value) => value !== null && value !== undefined).map((value) => formatMoney(value, currency ?? "EUR"));
  return parts.length === 0 ? null : [...new Set(parts)].join("–");
}

/** How somebody is called on the screens: where a CV gave no name, by the name of its file. */
export const shownName = (
  t: Words,
  person: NamedPerson & { file_name?: string | null | undefined; files?: readonly { name: string }[] | undefined },
): string => fullName(person) ?? person.file_name ?? person.files?.at(-1)?.name ?? t("common.unnamed");

/** What somebody is called, or null where no name is known. */
export const fullName = (person: NamedPerson): string | null => personName(person) || null;

const UNITS = ["KB", "MB", "GB", "TB"] as const;

/** "412 KB", "3.1 GB": in the steps of a thousand in which disks are sold and plans count. */
export function formatBytes(bytes: number): string {
  let amount = bytes / 1000;
  let unit = 0;
  while (amount >= 1000 && unit < UNITS.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  return `${formatNumber(amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount))} ${UNITS[unit]}`;
}
