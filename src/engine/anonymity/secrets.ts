import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Anonymity, LeakRuling } from "#contract/proposal/proposal.ts";
import { canonicalSkill } from "#engine/skills/lexicon.ts";
import { fold } from "#engine/skills/tokens.ts";
import { infixes, isEverydayWord } from "./common-words.ts";
import { namesInCv } from "./cv-names.ts";
import { organisationsInCv } from "./cv-organisations.ts";
import { isOrdinaryWord } from "./name-words.ts";
import { formsOf } from "./organisation-forms.ts";
import { isGeneralWord, type Organisation } from "./organisations.ts";
import { gap, readable, spellingsOf } from "./readable.ts";
import { harmlessOf } from "./rulings.ts";

/** What of a candidate tells who it is. */
export type SecretKind = "name" | "initials" | "email" | "phone" | "link" | "handle" | "address" | "organisation";

/**
 * How a secret's letters count in a text.
 * anywhere: inside words too ("VaartzichtApp") · prefix: at a word's start, as Dutch compounds have it · word: a whole word ·
 * capital: a whole word with a capital · careful: an everyday word, only where it can't be the word · exact: an acronym, as it is
 * written · studied: a cell of its own in a text that tells of a degree · handle: unbroken by spaces, and after "/" or "@" where names may be read · number: digits, however spaced.
 */
type SecretRule = "anywhere" | "prefix" | "word" | "capital" | "careful" | "exact" | "handle" | "number" | "studied";

export interface Secret {
  letters: string;
  kind: SecretKind;
  rule: SecretRule;
  /** Where the secret itself has a space or a sign. */
  breaks: Set<number>;
  /** As written, for rules that look at capitals. */
  text: string;
  /** Which organisation, by place in `organisations`. */
  of: number;
}

export interface Secrets {
  anonymity: Anonymity;
  all: Secret[];
  organisations: Organisation[];
  /** Words of the sender's own that may stand though they hold a secret: the recruiter "Sanne Verhoeven" beside a candidate Sanne. */
  kept: Secret[];
  /** For initials with dots: "N. H.". */
  initials: string[];
  infixes: Set<string>;
  /** Letters of what people looked at and let stand. */
  harmless: Set<string>;
}

export type Known = Pick<
  Candidate,
  "first_name" | "last_name" | "email" | "phone" | "links" | "experience" | "education" | "headline" | "cv_text"
> &
  Partial<Pick<Candidate, "certifications" | "city">> & { leak_rulings?: readonly LeakRuling[] };

/** Somebody of whom nothing is known. */
export const NOBODY: Known = {
  first_name: null,
  last_name: null,
  email: null,
  phone: null,
  links: { linkedin: null, github: null, website: null, other: [] },
  experience: [],
  education: [],
  headline: null,
  cv_text: null,
};

const breaksOf = (text: string): Set<number> => {
  const { gaps, letters } = readable(text);
  const breaks = new Set<number>();
  for (let at = 1; at < letters.length; at += 1) if (gaps[at] !== gap.none) breaks.add(at);
  return breaks;
};

/**
 * What must not be read at a level of anonymity. `kept` are phrases of the sender's own side: agency, recruiter, contact and client.
 * Where the client or the agency also employed the candidate the name may stand in a heading, so the scan lets it pass; in the
 * texts and the experience it is generalised all the same.
 */
export function secretsOf(candidate: Known, anonymity: Anonymity, kept: readonly (string | null | undefined)[] = []): Secrets {
  const all = new Map<string, Secret>();
  const add = (text: string, kind: SecretKind, rule: SecretRule, of = -1) => {
    for (const letters of spellingsOf(text)) {
      if (letters.length < 2) continue;
      const key = `${kind === "organisation" ? kind : ""}${letters}`;
      const before = all.get(key);
      if (before && strength[before.rule] >= strength[rule]) continue;
      all.set(key, { letters, kind, rule, breaks: breaksOf(text), text, of });
    }
  };
  const given = wordsOf(candidate.first_name);
  const family = wordsOf(candidate.last_name);
  const isHidden = anonymity === "initials" || anonymity === "blind";
  if (anonymity !== "full") addContacts(candidate, isHidden, add);
  if (isHidden) {
    addNames(candidate, given, family, add);
    for (const name of namesInCv(candidate.cv_text ?? "", [...given, ...family], candidate.email)) {
      const [first = "", ...rest] = wordsOf(name);
      addNames(candidate, [first], rest, add);
    }
  }
  const organisations = anonymity === "blind" ? organisationsOf(candidate) : [];
  for (const [of, organisation] of organisations.entries()) {
    if (organisation.isTown) {
      add(organisation.name, "organisation", "studied", of);
      continue;
    }
    const names = [organisation.name, ...(organisation.alsoCalled ?? [])];
    for (const form of names
      .flatMap((name) => formsOf({ ...organisation, name }))
      .filter(({ text, acronym }) => !text.split(/\s+/).every(isGeneralWord) && !(acronym && organisation.isAside && text.length < 3)))
      add(form.text, "organisation", form.acronym ? "exact" : ruleOfOrganisation(form.text), of);
  }
  const keptPhrases = [...new Set(kept.flatMap((text) => (text && text.trim() !== "" ? [text.trim()] : [])))].map((text) => ({
    letters: readable(text).letters,
    kind: "name" as const,
    rule: "word" as const,
    breaks: breaksOf(text),
    text,
    of: -1,
  }));
  return {
    anonymity,
    all: [...all.values()],
    organisations,
    kept: keptPhrases.filter(({ letters }) => letters.length > 1),
    initials:
      anonymity === "blind" && given.length > 0 && family.length > 0
        ? [...given, ...family.filter((word) => !infixes.has(fold(word)))].map((word) => readable(word).letters.charAt(0))
        : [],
    harmless: harmlessOf(candidate.leak_rulings),
    infixes: new Set(family.map(fold).filter((word) => infixes.has(word))),
  };
}

const strength: Record<SecretRule, number> = {
  studied: -1,
  careful: 0,
  exact: 1,
  capital: 2,
  handle: 3,
  word: 4,
  prefix: 5,
  number: 6,
  anywhere: 7,
};

const wordsOf = (text: string | null | undefined): string[] =>
  (text ?? "").split(/[\s\-‐‑–,.()"“”]+/).filter((word) => /[\p{L}]/u.test(word));

type Add = (text: string, kind: SecretKind, rule: SecretRule, of?: number) => void;

/** Everyday words and skills count with care, short ones with a capital, long ones wherever they stand. */
function ruleOfName(word: string): SecretRule {
  if (word.length <= 2 || isEverydayWord(word) || canonicalSkill(word) !== null) return "careful";
  return word.length === 3 ? "capital" : word.length < 7 ? "word" : "anywhere";
}

function ruleOfOrganisation(text: string): SecretRule {
  const letters = readable(text).letters;
  const isOneWord = !/\s/.test(text.trim());
  if (/^\p{Lu}{2,4}$/u.test(text)) return "exact";
  if (isOneWord && (isOrdinaryWord(text) || letters.length < 4)) return "careful";
  return letters.length >= 7 ? "anywhere" : letters.length >= 5 && isOneWord ? "prefix" : "word";
}

function addNames(candidate: Known, given: string[], family: string[], add: Add): void {
  for (const word of [...given, ...family])
    if (!infixes.has(fold(word)) || given.length + family.length === 1) add(word, "name", ruleOfName(word));
  const first = given.join(" ");
  const last = family.join(" ");
  const core = family.filter((word) => !infixes.has(fold(word))).join(" ");
  const whole = (text: string) => add(text, "name", readable(text).letters.length >= 7 ? "anywhere" : "word");
  if (first && last)
    for (const text of [`${first} ${last}`, `${last} ${first}`, `${given[0]} ${last}`, `${given[0]} ${core}`, `${core} ${given[0]}`])
      whole(text);
  if (given.length > 1) whole(first);
  // "Van der Berg" names somebody though "berg" is a word.
  if (family.length > 1) whole(last);
  if (core.includes(" ")) whole(core);
  for (const word of nicknamesOf(candidate, [...given, ...family]))
    add(word, "name", word.length === 3 ? "capital" : word.length < 7 ? "word" : "anywhere");
}

const mailboxWords = new Set(
  "info mail email contact hello hallo post cv job jobs work werk office admin me mij my the dev it prive private sollicitatie".split(" "),
);

/** Other names by which the address knows the person: "noortje" of noortje.hazelaar@…. */
function nicknamesOf(candidate: Known, parts: string[]): string[] {
  const local = candidate.email?.split("@")[0] ?? "";
  const knownParts = new Set(parts.flatMap(spellingsOf));
  return local
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !knownParts.has(fold(word)) && !infixes.has(fold(word)))
    .filter((word) => !mailboxWords.has(fold(word)) && !isEverydayWord(word) && canonicalSkill(word) === null);
}

function addContacts(candidate: Known, isHidden: boolean, add: Add): void {
  if (candidate.email) {
    const [local = "", domain = ""] = candidate.email.split("@");
    for (const at of ["@", " at ", " (at) ", " apenstaartje "])
      for (const dot of [".", " dot ", " punt "]) add(`${local}${at}${domain.replaceAll(".", dot)}`, "email", "anywhere");
    addHandle(local, isHidden, add);
  }
  const digits = (candidate.phone ?? "").replace(/\D/g, "").replace(/^(?:00)?(?:31|32|44|49|33)(?=\d{8})0?|^0+/, "");
  if (digits.length >= 6) add(digits, "phone", "number");
  const { linkedin, github, website, other } = candidate.links;
  for (const link of [linkedin, github, website, ...(other ?? [])]) {
    if (!link) continue;
    const address = link
      .replace(/^https?:\/\/(?:www\.)?/i, "")
      .replace(/[?#].*$/, "")
      .replace(/\/+$/, "");
    // The front page of a site that many use tells nothing.
    if (!address.includes("/") && /^(?:www\.)?(?:linkedin|github|gitlab|stackoverflow|medium|behance|dribbble|kaggle)\.\w+$/i.test(address))
      continue;
    add(address, "link", "anywhere");
    const handle = address.includes("/") ? (address.split("/").at(-1) ?? "") : address.replace(/^www\./i, "").split(".")[0];
    addHandle(handle ?? "", isHidden, add);
  }
  for (const address of addressesOf(candidate.cv_text ?? "")) add(address, "address", "anywhere");
}

function addHandle(handle: string, isHidden: boolean, add: Add): void {
  const letters = readable(handle).letters;
  if (letters.length < 4 || mailboxWords.has(letters) || isEverydayWord(letters) || canonicalSkill(letters) !== null) return;
  add(handle, "handle", isHidden && letters.length >= 6 ? "anywhere" : "handle");
}

/** "NEN 3140 VP" is a norm, "2020 BA" a year and a degree. */
const POSTCODE =
  /(?<![\p{L}\p{N}])(?<!(?:NEN|ISO|IEC|DIN|EN|NTA|BRL|SCIOS|VCA|NPR|RAL|BS)[ -]{1,2})(?!(?:19[5-9]|20[0-3])\d ?(?:BA|MA|BE|ME|MD|BS|MS|LL|EN|IN|TO|OF|AT|IT|HR|QA|UX|UI|PR|CV)(?!\p{L}))[1-9]\d{3} ?[A-Z]{2}(?![\p{L}\p{N}])/gu;
/** "Kerkstraat 12-a", "Laan van Meerdervoort 70", "12 Baker Street". */
const STREET =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}'’.-]{1,40}(?:straat|laan|weg|plein|gracht|kade|singel|dreef|hof|pad|steeg|dijk|plantsoen|park|markt|kamp|burg|lei|baan)|(?:Laan|Plein|Burg\.|Prof\.) (?:van )?\p{Lu}[\p{L}-]{2,30}) \d{1,5}(?:[ -]?[a-zA-Z0-9]{1,4}(?![\p{L}\p{N}]))?|(?<![\p{L}\p{N}])\d{1,5}[a-z]? \p{Lu}[\p{L}'-]{1,30} (?:Street|Road|Avenue|Lane|Drive|Close|Square|Terrace|Crescent|St\.|Rd\.|Ave\.)/gu;
export const ADDRESS_LINE = new RegExp(`(?:${STREET.source})?[ ,\\n]{0,3}${POSTCODE.source}|${STREET.source}`, "gu");

/** A street whose name has no word for one: told by the postcode behind it or the label before it ("Oude Vest 13", "Adres: De Meent 4"). */
const STREET_BESIDE =
  /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}.'’-]{1,25}(?: [\p{L}.'’-]{1,25}){0,3} \d{1,4}(?: ?[a-zA-Z])?)[ ]{0,3}[,|•·\n][ ]{0,3}(?=[1-9]\d{3} ?[A-Z]{2}(?!\p{L}))|(?:[Ww]oonadres|[Aa]dres|ADRES|[Aa]ddress|ADDRESS)[ ]{0,3}:?[ ]{0,3}(\p{Lu}[\p{L}.'’-]{1,25}(?: [\p{L}.'’-]{1,25}){0,3} \d{1,4}(?: ?[a-zA-Z](?!\p{L}))?)/gu;

/** Street lines and postcodes in the head of a CV, where people write their own. */
function addressesOf(cv: string): string[] {
  const head = cv.slice(0, 1500);
  const own = [...head.matchAll(STREET_BESIDE)].flatMap(({ 1: before, 2: labelled }) => before ?? labelled ?? []);
  return [...(head.match(STREET) ?? []), ...(head.match(POSTCODE) ?? []), ...own].slice(0, 8);
}

/** Employers and schools of the record, then those of the CV's own lines; the same one under two titles is one. */
function organisationsOf(candidate: Known): Organisation[] {
  const found = new Map<string, Organisation>();
  const add = (name: string | null | undefined, isSchool: boolean, location: string | null, title: string | null) => {
    const written = name?.trim() ?? "";
    const key = fold(written).replace(/[^\p{L}\p{N}]/gu, "");
    if (key.length > 1 && !found.has(key)) found.set(key, { name: written, isSchool, location, title });
  };
  for (const { company, location, title } of candidate.experience) {
    add(company, false, location ?? null, title ?? null);
    if (!company) add(employerIn(title), false, location ?? null, title ?? null);
  }
  for (const { institution } of candidate.education) add(institution, true, null, null);
  add(employerIn(candidate.headline), false, null, candidate.headline);
  for (const { name, isSchool, isTown } of organisationsInCv(candidate.cv_text ?? "")) {
    const key = fold(name).replace(/[^\p{L}\p{N}]/gu, "");
    if (isTown) {
      // Where somebody lives is told beside the studies.
      if (fold(name) === fold(candidate.city ?? "")) continue;
      found.set(`town ${key}`, { name, isSchool, location: name, title: null, isAside: true, isTown });
      continue;
    }
    const known = [...found].find(([other]) => other.length > 3 && (key.includes(other) || other.includes(key)));
    if (!known) found.set(key, { name, isSchool, location: null, title: null, isAside: true });
    else if (known[0] !== key) known[1].alsoCalled = [...(known[1].alsoCalled ?? []), name];
  }
  return [...found.values()];
}

/** "Engineer at Vaartzicht" → "Vaartzicht". */
const employerIn = (title: string | null | undefined): string | null =>
  /(?: at | bij | @ ?)(\p{Lu}[^,|()]{1,60})$/u.exec(title ?? "")?.[1] ?? null;
