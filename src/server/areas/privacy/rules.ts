/** By what a person is known in running text: the words that are theirs alone. */
interface Names {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone: string | null;
  links: { linkedin?: string | null; github?: string | null; website?: string | null; other?: string[] | null };
}

/** What stands where an erased person was named. */
export const ERASED = "[erased]";

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
/** Shorter digits than those of a telephone number say nothing. */
const PHONE_DIGITS = 8;
const gap = "[\\s().\\u00a0/-]*";

/** A number however it is written: with its country, with a zero in front, in any groups. */
function phonePattern(phone: string): string | null {
  const digits = phone
    .replace(/\D/g, "")
    .replace(/^(00)?(31|32|49|44)(?=\d{9})/, "")
    .replace(/^0+/, "");
  return digits.length < PHONE_DIGITS ? null : `${[...digits].join(gap)}(?!\\d)`;
}

const linkPattern = (link: string) => `${escaped(link.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, ""))}(?![\\w-])`;
/** By itself, not within another word or name. */
const whole = (pattern: string, joins = "") => `(?<![\\w${joins}])${pattern}(?![\\w${joins}])`;

/**
 * A pattern that finds a person in a text, to be read without regard to capitals: by PostgreSQL as it stands, in JavaScript by
 * `finderOf`; null where nothing is known that is theirs alone. A first or a last name by itself isn't: others bear it.
 */
export function patternOf({ first_name, last_name, email, phone, links }: Names): string | null {
  const name = (first: string, last: string) => escaped(`${first} ${last}`).replaceAll(" ", "\\s+");
  const parts = [
    first_name && last_name && whole(name(first_name, last_name)),
    first_name && last_name && whole(`${escaped(last_name)},\\s*${escaped(first_name)}`),
    email && whole(escaped(email), "+-"),
    phone && phonePattern(phone),
    ...[links.linkedin, links.github, links.website, ...(links.other ?? [])].map((link) => link && linkPattern(link)),
  ].filter((part) => typeof part === "string" && part.length > 0);
  return parts.length > 0 ? parts.join("|") : null;
}

/** The same in JavaScript, whose `\w` knows no accents. */
export const finderOf = (pattern: string, flags = "iu") => new RegExp(pattern.replaceAll("[\\w", "[\\p{L}\\p{N}_"), flags);

/** A value of a column with the person taken out of every text in it, however deep. */
export function without<T>(value: T, pattern: string): T {
  const found = finderOf(pattern, "giu");
  const clean = (one: unknown): unknown => {
    if (typeof one === "string") return one.replace(found, ERASED);
    if (Array.isArray(one)) return one.map(clean);
    if (one && typeof one === "object") return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, clean(inner)]));
    return one;
  };
  return clean(value) as T;
}

/** So much is told of what stands before and after a name in somebody else's text. */
const AROUND = 60;

/** The places in these values, however deep, that name a person, each with a little of what stands around it. */
export function around(values: unknown, pattern: string): string[] {
  if (typeof values === "string")
    return [...values.matchAll(finderOf(pattern, "giu"))].map(({ 0: found, index }) => {
      const [from, to] = [Math.max(0, index - AROUND), Math.min(values.length, index + found.length + AROUND)];
      return `${from > 0 ? "…" : ""}${values.slice(from, to)}${to < values.length ? "…" : ""}`;
    });
  return values && typeof values === "object" ? Object.values(values).flatMap((one) => around(one, pattern)) : [];
}

/** The day by which the law wants an answer: a month after the request came, three where that is extended (article 12(3) GDPR). */
export function dueOn(received_on: string, isExtended: boolean): string {
  const [year = 0, month = 1, day = 1] = received_on.split("-").map(Number);
  const months = isExtended ? 3 : 1;
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
