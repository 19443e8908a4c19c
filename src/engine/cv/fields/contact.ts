import { canonicalSkill } from "#engine/skills/lexicon.ts";
import { ofEither } from "#engine/words/cv-others.ts";
import { spelledEmails } from "#engine/words/spelled-email.ts";
import { fold, HOLE } from "../page/characters.ts";
import type { Read } from "../page/passage.ts";
import type { CvText } from "../page/text.ts";
import { type Broken, isPart } from "./broken.ts";
import { findDates } from "./dates.ts";
import { lettersOf } from "./others.ts";

/** A word in which letters are missing is no address. */
const EMAIL = new RegExp(
  `(?<![\\p{L}\\p{N}._%+${HOLE}-])[\\p{L}\\p{N}_][\\p{L}\\p{N}._%+'-]{0,63}@(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,62})\\.){1,5}[a-z]{2,18}(?![\\p{L}\\p{N}${HOLE}]|[.-]?${HOLE})`,
  "giu",
);

/** "els@post.nlTel", "els@post.comZwolle": the word behind an address, without white space between. */
const GLUED = /(\.(?:com|net|org|eu|nl|be|de|fr|uk|info))\p{Lu}\p{Ll}{2,}$/u;
const WHOLE_EMAIL = /^[^@]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}[a-z]{2,18}$/u;
const LABEL_OF_MAIL = /(?<!\p{L})(?:e-?)?mail(?:adres|[- ]address)?\s*[:|]?\s*$/iu;
/** Lines that hold the name. */
const HEAD_LINES = 6;
const LONGEST_LINE = 200;

/** Every e-mail address of a document, those that are broken over two lines put together. */
export function findEmails(cv: CvText, broken: Broken[]): Read[] {
  const found: Read[] = [];
  const seen = new Set<string>();
  const add = (value: string, start: number, end: number, confidence: number) => {
    const address = value
      .replace(GLUED, "$1")
      .toLowerCase()
      .replace(/^(e-?mail|mailto):?/, "");
    if (seen.has(address)) return;
    seen.add(address);
    found.push({ value: address, start, end, confidence });
  };
  for (const { kind, value, start, end, isSure } of broken)
    if (kind === "email" && value !== "") add(value, start, end, isSure ? 0.95 : 0.5);
  for (const match of cv.text.matchAll(EMAIL))
    if (!isPart(broken, match.index)) add(match[0], match.index, match.index + match[0].length, 0.99);
  const head = cv.lines.slice(0, HEAD_LINES).map((line) => ({ ...line, letters: lettersOf(line.text.slice(0, LONGEST_LINE)) }));
  for (const { value, start, end, isSaid } of spelledEmails(cv.text)) {
    if (!WHOLE_EMAIL.test(value) || value.includes(HOLE)) continue;
    // "Clerk at Parcels dot com" is a sentence: only a label or the name above tells then that it is an address.
    const parts = (value.split("@")[0] ?? "").split(/[^\p{L}]+/u).filter((part) => part.length > 2);
    const isNamed = () => parts.some((part) => head.some((line) => line.end < start && line.letters.includes(part)));
    if (!isSaid || LABEL_OF_MAIL.test(cv.text.slice(Math.max(0, start - 40), start)) || isNamed())
      add(value, start, end, isSaid ? 0.7 : 0.95);
  }
  for (const link of cv.links) {
    const address = /^mailto:([^?\s]+@[^?\s]+\.[a-z]{2,})/i.exec(link.url)?.[1];
    if (address && /^[\w.%+'-]+@[\w.-]+$/.test(decode(address))) add(decode(address), link.start ?? -1, link.end ?? -1, 0.95);
  }
  return found.sort((a, b) => (a.start < 0 ? 1 : b.start < 0 ? -1 : a.start - b.start));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const PHONE = new RegExp(
  `(?<![\\p{L}\\p{N}./@_${HOLE}-])(?:\\+ ?|\\(\\+?)?\\d(?:(?! {3})[ ().\\-–‐‑/●·]{0,3}\\d){7,16}(?![\\p{L}\\p{N}@_${HOLE}]|[-/]\\d)`,
  "gu",
);
const PHONE_LABEL =
  /(?:telefoon|phone|mobiel|mobile|gsm|whatsapp|contact|(?<!\p{L})(?:tel|cell|call|bel(?:len)?|reach|bereikbaar|nummer|number|m|t|p)(?!\p{L}))[\s.:()\w]{0,12}$/iu;
const OTHER_NUMBER = new RegExp(
  `(?:(?<!\\p{L})${ofEither(({ numbers }) => numbers)}(?:[-\\s]?(?:nummer|number|num|nr|no|id|code|card|kaart|pas|bewijs|registration|registratie))?|\\p{L}{3,}-?(?:nummer|number)|(?<!\\p{L})(?:nr|no|id))(?:\\s*[#.:()]+|\\s+(?:am|b|be|c1?|c1?e|d1?|d1?e|t|a[12]?)(?=[\\s:.]))*[\\s:.#–-]*$`,
  "iu",
);
/** Behind a number: "5123456789 (rijbewijs)". */
const NUMBER_OF = new RegExp(`^\\s*\\(?${ofEither(({ numbers }) => numbers)}(?!\\p{L})`, "iu");
/** "03/2019", "2019-03", "201903", "20190301", "1-3-2019": a date, whatever its year. */
const DATE = "(?:(?:\\d{1,2}[./-]){1,2}\\d{4}|\\d{4}[./-]\\d{1,2}(?:[./-]\\d{1,2})?|\\d{6}|\\d{8}|\\d{1,2}/\\d{2})";
const TWO_DATES = new RegExp(`^(${DATE})\\s*[-–‐‑/ ]\\s*(${DATE})$`);
const PLAUSIBLE =
  /^(?:19|20)\d{2}[./-]|[./-](?:19|20)\d{2}$|^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:\d{2})?$|^(?:[0-3]\d)?(?:0[1-9]|1[0-2])(?:19|20)\d{2}$|^\d{1,2}\/\d{2}$/;
/** "NL91 ABNA", before the rest of an account's number. */
const IBAN = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4})+ ?$/u;
/** Free and paid numbers of firms. */
const SERVICE = /^0[89]00(?!0)/;

/** "06 12 34 ••••", "06-12xxxxxx": figures made unreadable; "XXL" is a size. */
const MASK = /^[\s.-]?(?:[*#•_]{2,}|x{2,}(?!\p{L}))/iu;
/** All figures of a Dutch number, or of one with its country: bullets behind it part it from what follows. */
const IS_WHOLE = /^(?:0[1-9]\d{8}|\+\d{10,14})$/;
/** "06-12345678 / 038-1234567": two numbers. */
const TWO_NUMBERS = /(?<=\d ?)\/(?= ?(?:\+|0\d))/g;

/** "T06 12345678". */
const GLUED_LABEL = /(?<![\p{L}\p{N}])(?:[tmp]|tel|mob)(?=\+\d|0[1-9])/giu;

/** Does a number that looks like a phone's tell a span of time, is it the number of something else, or has it been made unreadable? */
function isNoPhone(written: string, before: string, after: string): boolean {
  const [, one, other] = TWO_DATES.exec(written) ?? [];
  if (one && other && (PLAUSIBLE.test(one) || PLAUSIBLE.test(other))) return true;
  if (findDates(written).some((span) => !span.single) || /^(19|20)\d{2}(?:[-–/ .]+(19|20)\d{2}|\s*[-–]\s*\d{4}$)/.test(written))
    return true;
  if (MASK.test(after) && !(IS_WHOLE.test(written.replace(/[^\d+]/g, "")) && /^\s•/.test(after))) return true;
  if (/^\d{1,2}[-./ ]\d{1,2}[-./ ](19|20)\d{2}$|^(19|20)\d{2}[-./]\d{1,2}[-./]\d{1,2}$/.test(written)) return true;
  if (SERVICE.test(written.replace(/\D/g, "")) || IBAN.test(before)) return true;
  return (
    (OTHER_NUMBER.test(before) &&
      !/(?:telefoon|phone|mobiel|mobile|contact|(?<!\p{L})tel\.?\s?)\p{L}*[-\s]?(?:nummer|number|nr|no)?[\s:.#–-]*$/iu.test(before)) ||
    NUMBER_OF.test(after)
  );
}

/** What stands before a place on its line, or, where nothing does, the line above as far as it is a label. */
function wordsBefore(text: string, at: number): string {
  const line = text.slice(Math.max(0, text.lastIndexOf("\n", at - 1) + 1, at - 60), at);
  if (/\p{L}/u.test(line))
    return line
      .split(/[|•;]|\s{3}/)
      .at(-1)
      ?.trim()
      ? (line.split(/[|•;]/).at(-1) ?? "")
      : line;
  const above =
    text
      .slice(0, Math.max(0, text.lastIndexOf("\n", at - 1)))
      .split("\n")
      .at(-1) ?? "";
  return above.length <= 40 && !/\d{3}|@/.test(above) ? above : "";
}

/** Do enough figures of one number stand before a sign? */
const isNumberBefore = (text: string, at: number): boolean =>
  (/[\d .()-]*$/.exec(text.slice(Math.max(0, at - 20), at))?.[0].replace(/\D/g, "").length ?? 0) >= 9;

/** A text of the same length in which no sign or label holds on to a number. */
const withParts = (text: string): string =>
  text
    .replace(GLUED_LABEL, (label) => " ".repeat(label.length))
    .replace(TWO_NUMBERS, (sign, at: number) => (isNumberBefore(text, at) ? ";" : sign));

export function findPhones(cv: CvText, headerEnd: number): Read[] {
  const found: Read[] = [];
  const seen = new Set<string>();
  for (const match of withParts(cv.text).matchAll(PHONE)) {
    const written = match[0].trim();
    const digits = written.replace(/\D/g, "");
    if (digits.length < 8 || digits.length > 15 || written.includes("\n")) continue;
    const end = match.index + written.length;
    const before = wordsBefore(cv.text, match.index);
    if (isNoPhone(written, before, cv.text.slice(end, end + 30).split("\n")[0] ?? "")) continue;
    const labelled = PHONE_LABEL.test(before);
    const international = /^(\+|\(\+|00)/.test(written);
    const inHeader = match.index < headerEnd;
    const shaped = international || /^\(?0\d/.test(written) || /^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{3,4}/.test(written);
    if (!labelled && !inHeader && !(international && digits.length >= 10)) continue;
    if (!labelled && !shaped && digits.length < 9) continue;
    // A number of no phone's shape behind other words may be the number of anything.
    if (
      !labelled &&
      !shaped &&
      /\p{L}{2}[^,]*$/u.test(
        cv.text
          .slice(Math.max(0, cv.text.lastIndexOf("\n", match.index) + 1), match.index)
          .split(/[|•;]|\s{3}/)
          .at(-1) ?? "",
      )
    )
      continue;
    const key = digits.slice(-8);
    if (seen.has(key)) continue;
    seen.add(key);
    found.push({ value: written, start: match.index, end, confidence: labelled || international ? 0.97 : shaped ? 0.9 : 0.7 });
  }
  for (const link of cv.links) {
    const number = /^tel:(.+)$/i.exec(link.url)?.[1];
    const digits = number?.replace(/\D/g, "") ?? "";
    if (!number || digits.length < 8 || digits.length > 15) continue;
    const shown = found.find((one) => one.value.replace(/\D/g, "").slice(-8) === digits.slice(-8));
    // The link behind a number often adds its country.
    if (shown && digits.length > shown.value.replace(/\D/g, "").length && number.includes("+")) shown.value = decode(number).trim();
    if (shown) continue;
    seen.add(digits.slice(-8));
    found.push({ value: decode(number).trim(), start: link.start ?? -1, end: link.end ?? -1, confidence: 0.9 });
  }
  return found;
}

const TLD =
  "com|net|org|io|nl|be|de|dev|me|eu|co|ai|app|info|tech|fr|uk|in|us|ca|ch|at|se|no|dk|it|es|pt|pl|xyz|site|blog|page|name|cv|rocks|cloud|online|design|academy|edu|gov|ly|cc|tv|id|bio|ac|cn|kr|jp|br|ru|gg|sh|to|link|space|studio|world|club|pro|is|fi|im|id\\.au|com\\.au|co\\.uk";
const ADDRESS = new RegExp(
  `(?<![\\p{L}\\p{N}@._/${HOLE}-])(?:(?:https?:?\\/\\/|www\\.(?=https?:)){1,4})?(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,62})\\.){1,4}(?:${TLD})(?![\\p{L}\\p{N}@${HOLE}]|\\.[\\p{L}\\p{N}])(?::\\d{2,5})?(?:[/?#][^\\s<>"'|•●()\\[\\]{}]{0,250})?`,
  "giu",
);
const SOCIAL =
  /(linkedin\.com|github\.com|gitlab\.com|bitbucket\.org|twitter\.com|(?:^|\/|\.)x\.com|stackoverflow\.com|stackexchange\.com|medium\.com|scholar\.google|orcid\.org|researchgate\.net|behance\.net|dribbble\.com|kaggle\.com|hackerrank\.com|leetcode\.com|facebook\.com|instagram\.com|weibo\.com|keybase\.io|mastodon|dev\.to|xing\.com|youtube\.com|t\.me|skype|npmjs\.com|codepen\.io|huggingface\.co)/i;

const clean = (address: string) => address.replace(/[.,;:!'"’”)\]]+$/, "");
const keyOf = (address: string) =>
  fold(address)
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "");

/** Where a link leads that somebody pasted into another: "https://github.com/https://github.com/els", "http://https//els.nl", "github.com/github.com/els". */
function targetOf(url: string): string {
  if (url.length > 300) return url;
  const address = url.replace(/^(?:https?:?\/\/|www\.)+(?=https?:?\/\/)/i, "").replace(/^(https?)\/\//i, "$1://");
  const [lead = "", host = ""] = /^(?:https?:\/\/)?(?:www\.)?([^/?#]+)/i.exec(address) ?? [];
  const again = host === "" ? -1 : address.toLowerCase().indexOf(`${host.toLowerCase()}/`, lead.length);
  const scheme = /^https?:/i.test(address) ? "https://" : "";
  const inner = again < 0 ? address : `${scheme}${address.slice(again)}`;
  return /^(?:https?:\/\/)?[^/]+\/(https?:\/\/\S+)$/i.exec(inner)?.[1] ?? inner;
}

/** Do a link's words name where it leads, or that it is the person's own site? On an employer's name it leads to the employer. */
function saysAddress(cv: CvText, link: CvText["links"][number]): boolean {
  if (link.start === null || link.end === null) return cv.layout === null;
  const words = cv.text.slice(link.start, link.end);
  const host = keyOf(link.url).split("/")[0] ?? "";
  return /\b(?:website|web|site|portfolio|homepage|blog|link|www)\b/i.test(words) || (host !== "" && fold(words).includes(host));
}

const SITES = /linkedin|github|gitlab|portfolio|website|site|www|web|blog/gi;

/** Where the text speaks of an address: its own words, or the name of its site. */
function wordsOf(cv: CvText, key: string): { start: number; end: number } {
  const text = cv.text.slice(0, 20_000);
  const folded = fold(text);
  const handle = key.split("/").at(-1) ?? "";
  if (folded.length === text.length) {
    for (const words of [key, handle]) {
      const start = words.length > 3 ? folded.indexOf(words) : -1;
      if (start >= 0) return { start, end: start + words.length };
    }
  }
  for (const site of text.matchAll(SITES)) if (key.includes(fold(site[0]))) return { start: site.index, end: site.index + site[0].length };
  const first = cv.lines[0];
  return first ? { start: first.start, end: first.end } : { start: -1, end: -1 };
}

/** Addresses that are the person's own: in the head of the CV, in a contact block, or on the usual profile sites. */
export function findLinks(cv: CvText, isContact: (offset: number) => boolean, emails: Read[], broken: Broken[]): Read[] {
  const found: Read[] = [];
  const seen = new Set<string>();
  const mailDomains = new Set(emails.map((email) => email.value.split("@")[1] ?? ""));
  const add = (value: string, start: number, end: number, confidence: number) => {
    const key = keyOf(value);
    if (key === "" || seen.has(key)) return;
    seen.add(key);
    // A link without words of its own, such as an icon, is proved by the words that speak of it.
    const place = start >= 0 ? { start, end } : wordsOf(cv, key);
    found.push({ value, ...place, confidence });
  };
  const links = cv.links.map((link) => ({ ...link, url: targetOf(link.url) }));
  for (const link of links) {
    if (!/^https?:\/\/[^\s]+\.[^\s]+$/i.test(link.url) || link.url.length > 300) continue;
    const offset = link.start ?? (cv.layout ? -1 : 0);
    const isOwn = SOCIAL.test(link.url) || saysAddress(cv, link);
    if (isOwn && (offset >= 0 ? isContact(offset) : SOCIAL.test(link.url)))
      add(link.url.replace(/\/$/, ""), link.start ?? -1, link.end ?? -1, 0.95);
  }
  const covers = (at: number, end: number, address: string) =>
    links.some(
      (link) => link.start !== null && link.end !== null && link.start <= at && link.end >= end && keyOf(link.url).includes(keyOf(address)),
    );
  for (const { kind, value, start, end } of broken)
    if (kind === "link" && isContact(start) && !covers(start, end, value)) add(targetOf(clean(value)), start, end, 0.9);
  for (const match of cv.text.matchAll(ADDRESS)) {
    const address = clean(match[0]);
    if (isPart(broken, match.index) || address.includes(HOLE)) continue;
    if (!isContact(match.index) || canonicalSkill(address) !== null) continue;
    const bareDomain = !/[/?#]/.test(address.replace(/^https?:\/\//, ""));
    if (bareDomain && !/^(https?:\/\/|www\.)/i.test(address)) {
      if (
        mailDomains.has(address.toLowerCase()) ||
        (/\.(js|net|io)$/i.test(address) &&
          /^(node|vue|react|next|express|three|d3|asp|ado|socket|chart|backbone|angular|nuxt|ember|moment|p5)\.(js|net|io)$/i.test(address))
      )
        continue;
    }
    // A link that the document itself makes says the whole address; the words on it are often only its end.
    if (covers(match.index, match.index + address.length, address)) continue;
    add(targetOf(address), match.index, match.index + address.length, 0.95);
  }
  return found.slice(0, 24);
}
