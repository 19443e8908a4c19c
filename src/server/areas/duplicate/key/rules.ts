import { type CountryCode, getCountries, parsePhoneNumberFromString } from "libphonenumber-js";
import type { duplicateReasons } from "#contract/choices.ts";
import { nameKey } from "#contract/text/names/similar-names.ts";

/** What a key is made of; `client` and `name_start` only bring together who is compared then. */
type KeyKind = Exclude<(typeof duplicateReasons)[number], "title" | "text" | "name"> | "client" | "name_start";
export interface Key {
  kind: KeyKind;
  key: string;
}

/** What a candidate is known by. Nothing else of them is: no date of birth, no gender, no nationality. */
export interface CandidateFace {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  links?: { linkedin?: string | null | undefined; github?: string | null | undefined } | undefined;
  experience?: readonly { company?: string | null | undefined }[] | undefined;
  education?: readonly { institution?: string | null | undefined }[] | undefined;
  /** SHA-256 of each of their files, in hexadecimal. */
  files?: readonly string[] | undefined;
  /** Those who were merged into them, as they were known. */
  former?: readonly CandidateFace[] | undefined;
}

const languagesOfNames = ["en", "nl", "de", "fr"];
const more: Record<string, CountryCode> = {
  ...{ uk: "GB", england: "GB", engeland: "GB", scotland: "GB", schotland: "GB", wales: "GB", "groot-brittannië": "GB" },
  ...{ holland: "NL", usa: "US", "united states of america": "US", italia: "IT", españa: "ES", polska: "PL", danmark: "DK", sverige: "SE" },
  ...{ norge: "NO", suomi: "FI", türkiye: "TR", magyarország: "HU" },
};
let countries: Map<string, CountryCode> | undefined;
/** A country by its code, or its name in a few languages. */
function countryOf(name: string | null | undefined): CountryCode | undefined {
  countries ??= new Map([
    ...languagesOfNames.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: "region" });
      return getCountries().map((code): [string, CountryCode] => [(names.of(code) ?? code).toLowerCase(), code]);
    }),
    ...getCountries().map((code): [string, CountryCode] => [code.toLowerCase(), code]),
    ...Object.entries(more),
  ]);
  return countries.get((name ?? "").trim().toLowerCase());
}

/** A number as E.164, of the Netherlands where no country is known; null where it can be no number. */
export function phoneKey(phone: string, country: string | null | undefined): string | null {
  const number = parsePhoneNumberFromString(phone, countryOf(country) ?? "NL");
  return number?.isPossible() ? number.number : null;
}

/** The address of somebody's own page, however it is written; null for a firm's. */
function linkKey(link: string): string | null {
  const key = link
    .trim()
    .toLowerCase()
    .replace(/^(https?:\/\/)?([a-z]{2}\.(?=linkedin\.)|www\.)?/, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "");
  return /^[^/]+\/./.test(key) && !/\/(company|school)\//.test(key) ? key : null;
}

/** Words by their letters and figures alone: "Noor  Ákkerman" → "noor akkerman". */
export const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const MOST_LINES = 12;

/** Every key of a candidate, none twice. */
export function keysOfCandidate(face: CandidateFace): Key[] {
  const keys: Key[] = [];
  const put = (kind: KeyKind, key: string | null | undefined) => void (key && keys.push({ kind, key }));
  put("email", face.email?.trim().toLowerCase());
  if (face.phone) put("phone", phoneKey(face.phone, face.country));
  for (const link of [face.links?.linkedin, face.links?.github]) if (link) put("link", linkKey(link));
  for (const hash of face.files ?? []) put("file", hash);
  const name = face.first_name && face.last_name ? `${plain(face.last_name)} ${plain(face.first_name)}` : null;
  if (name) {
    if (face.city) put("name_and_city", `${name}|${plain(face.city)}`);
    for (const { company } of (face.experience ?? []).slice(0, MOST_LINES))
      if (company && nameKey(company).length > 1) put("name_and_employer", `${name}|${nameKey(company)}`);
    for (const { institution } of (face.education ?? []).slice(0, MOST_LINES))
      if (institution && plain(institution).length > 1) put("name_and_school", `${name}|${plain(institution)}`);
  }
  return distinct([...keys, ...(face.former ?? []).flatMap(keysOfCandidate)]);
}

export interface ClientFace {
  name: string;
  website: string | null;
  emails: readonly string[];
}

/** Where anybody may have a mailbox: it says nothing of a company. */
const publicMail =
  /^(gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|mail|proton|protonmail|ziggo|kpnmail|planet|hetnet|home|upcmail|xs4all|casema|quicknet|telfort|tele2|telenet|skynet|t-online|orange|free|laposte|wanadoo|chello|zeelandnet|caiway|solcon|online)\.|(^|\.)kpn\./;
const domainOf = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^.*@/, "")
    .replace(/^(https?:\/\/)?(www\.)?/, "")
    .replace(/[/:?#].*$/, "");
/** Pages of companies on somebody else's domain. */
const sharedSites = /(^|\.)(linkedin|facebook|instagram|google|wixsite|wordpress|jimdosite)\.com$/;
const START = 3;

export function keysOfClient({ name, website, emails }: ClientFace): Key[] {
  const keys: Key[] = [];
  const start = nameKey(name).slice(0, START);
  if (start.length === START) keys.push({ kind: "name_start", key: start });
  const site = website ? domainOf(website) : "";
  if (site && !sharedSites.test(site)) keys.push({ kind: "website", key: site });
  for (const domain of emails.map(domainOf)) if (domain && !publicMail.test(domain)) keys.push({ kind: "email_domain", key: domain });
  return distinct(keys);
}

export interface JobFace {
  client_id: string | null;
  title: string;
}
/** Jobs are compared with those of the same client. */
export const keysOfJob = ({ client_id }: JobFace): Key[] => (client_id ? [{ kind: "client", key: client_id }] : []);

export const keyText = ({ kind, key }: Key) => `${kind} ${key}`;
const distinct = (keys: Key[]) => [...new Map(keys.map((key) => [keyText(key), key])).values()];
