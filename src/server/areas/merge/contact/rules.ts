import type { Contact } from "#contract/client/client.ts";
import { samePerson } from "#contract/text/names/same-person.ts";
import { phoneKey, plain } from "#server/areas/duplicate/rules.ts";

/** A client's people, with the country by which their numbers are read. */
export interface People {
  country: string | null;
  contacts: readonly Contact[];
}

/** Two contacts who are the same person: the one who stays, and the one who becomes that one. */
export interface Joined {
  kept: Contact;
  other: Contact;
  /** By which the numbers of either are read. */
  countries: readonly [string | null, string | null];
}

/** An address that stands where no name was known. */
const isNoName = (name: string) => name.includes("@");
const wordsOf = (name: string) => plain(name).split(" ").filter(Boolean);
/** "Jet" and "J. de Boer" are parts of "Jet de Boer". */
function isPartOf(name: string, whole: string): boolean {
  const left = wordsOf(whole);
  const words = wordsOf(name);
  if (words.length === 0) return false;
  return words.every((word) => {
    const at = left.findIndex((other) => other === word || (word.length === 1 && other.startsWith(word)));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Two names that one person may have; a mailbox of several people has several names. */
const mayBeOne = (name: string, other: string) =>
  isNoName(name) || isNoName(other) || isPartOf(name, other) || isPartOf(other, name) || samePerson({ name }, { name: other });

const address = ({ email }: Contact) => email?.trim().toLowerCase() || null;

function hasSameAddress(one: Contact, other: Contact): boolean {
  return address(one) !== null && address(one) === address(other) && mayBeOne(one.name, other.name);
}

/** The same address and the very name: before whoever has an initial alone. */
const hasSameAddressAndName = (one: Contact, other: Contact) => hasSameAddress(one, other) && plain(one.name) === plain(other.name);

/** The same number and the same name: somebody with two addresses may be two people. */
function hasSameNumber(one: Contact, other: Contact, countries: Joined["countries"]): boolean {
  if (address(one) && address(other) && address(one) !== address(other)) return false;
  return plain(one.name) !== "" && plain(one.name) === plain(other.name) && isSameNumber(one.phone, other.phone, countries);
}

function isSameNumber(one: Contact["phone"], other: Contact["phone"], [country, another]: Joined["countries"]): boolean {
  const number = one && phoneKey(one, country);
  return !!number && !!other && number === phoneKey(other, another);
}

/** Who of two clients' people is the same person, each of them once; whoever has the address before who has number and name. */
export function joinedContacts(kept: People, other: People): Joined[] {
  const joined: Joined[] = [];
  const countries = [kept.country, other.country] as const;
  for (const isSame of [hasSameAddressAndName, hasSameAddress, hasSameNumber])
    for (const one of other.contacts) {
      if (joined.some((pair) => pair.other === one)) continue;
      const known = kept.contacts.find((each) => !joined.some((pair) => pair.kept === each) && isSame(each, one, countries));
      if (known) joined.push({ kept: known, other: one, countries });
    }
  return joined;
}

type Said = Pick<Contact, "name" | "role" | "email" | "phone" | "language">;

/** What the one who stays says then: their own, and of the other what they lack; of two names the whole one. */
export function saidOfBoth({ kept, other }: Pick<Joined, "kept" | "other">): Said {
  const isWhole =
    !isNoName(other.name) && (isNoName(kept.name) || (isPartOf(kept.name, other.name) && other.name.length > kept.name.length));
  return {
    name: isWhole ? other.name : kept.name,
    role: kept.role || other.role,
    email: kept.email || other.email,
    phone: kept.phone || other.phone,
    language: kept.language ?? other.language,
  };
}

/** What the other said that isn't kept, as people read it. */
export function saidNoMore(joined: Joined): string[] {
  const { other, countries } = joined;
  const { role, phone } = saidOfBoth(joined);
  const isRole = plain(other.role ?? "") === plain(role ?? "");
  const isPhone = other.phone === phone || isSameNumber(phone, other.phone, countries);
  return [isRole ? null : other.role, isPhone ? null : other.phone].filter((said) => typeof said === "string");
}
