import { kindsAsked, toldByEither } from "#engine/words/own/told.ts";
import { findHits } from "../find.ts";
import { ADDRESS_LINE, type Known, NOBODY, type SecretKind, secretsOf } from "../secrets.ts";
import type { Found } from "./found.ts";
import { isEndOfPermit, isLevelOfStudy } from "./harmless-facts.ts";
import { headFactsIn, isInHead } from "./head-facts.ts";
import { otherNamesIn } from "./other-names.ts";
import { ownFactsIn } from "./own-facts.ts";
import { reachIn } from "./reach.ts";

/** What must not leave: each person's name and ways to reach them, and the facts that nobody may be judged by. */
export interface Mask {
  /** The text with a placeholder in the place of each: `{{PERSON_1}}`. */
  hide(text: string): string;
  /** The placeholders' words put back; what is no placeholder of this mask stays. */
  show(text: string): string;
}

/** A placeholder, however a model spaces it or writes its letters. */
const PLACEHOLDER = /\{\{\s*([A-Za-z_]+_\d+[A-Za-z]*)\s*\}\}/g;

/**
 * Hides people in texts that go to somebody else, and shows them in what comes back. One placeholder stands for one way of
 * writing: the same number is the same person or fact, a letter behind it another way of writing the name. `people` are the
 * candidates, `others` further names, such as contacts and recruiters. Linear in the text's length.
 */
export function maskOf(people: readonly Known[], others: readonly (string | null | undefined)[] = []): Mask {
  const { hide, words } = hiding(people, others);
  return { hide, show: showing(words) };
}

/** Texts as they may leave, and the words behind their placeholders: plain data, which another thread can make. */
interface Hidden {
  texts: ReadonlyMap<string, string>;
  words: ReadonlyMap<string, string>;
}

export function hiddenIn(people: readonly Known[], others: readonly (string | null | undefined)[], texts: readonly string[]): Hidden {
  const { hide, words } = hiding(people, others);
  return { texts: new Map(texts.map((text) => [text, hide(text)])), words };
}

/** The mask that hid these texts: it hides them and no others. */
export const maskFrom = ({ texts, words }: Hidden): Mask => ({
  hide: (text) => {
    const hidden = texts.get(text);
    if (hidden === undefined) throw new Error("a text that was not hidden before leaves nobody");
    return hidden;
  },
  show: showing(words),
});

const showing =
  (words: ReadonlyMap<string, string>): Mask["show"] =>
  (text) =>
    text.replace(PLACEHOLDER, (whole, name: string) => words.get(name.toUpperCase()) ?? whole);

function hiding(people: readonly Known[], others: readonly (string | null | undefined)[]) {
  const secrets = [
    ...people.map((person) => secretsOf(person, "initials")),
    ...others.filter((name): name is string => Boolean(name?.trim())).map((name) => secretsOf(nobodyBut(name), "initials")),
  ];
  const employers = people.flatMap(({ experience, education }) => [
    ...experience.flatMap(({ company }) => company ?? []),
    ...education.flatMap(({ institution }) => institution ?? []),
  ]);
  const words = new Map<string, string>();
  const placeholders = new Map<string, string>();
  const counts = new Map<string, number>();

  function placeholderFor(kind: string, written: string): string {
    const key = `${kind} ${written}`;
    const known = placeholders.get(key);
    if (known) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const name = /\d/.test(kind) ? `${kind}${suffix(count)}` : `${kind}_${count}`;
    words.set(name, written);
    placeholders.set(key, `{{${name}}}`);
    return `{{${name}}}`;
  }

  /** A passage of somebody's CV is none of its head, where it stands further down. */
  const isFurtherDown = (text: string) =>
    people.some(({ cv_text }) => cv_text && cv_text.length > text.length && cv_text.includes(text) && !isInHead(cv_text, text));

  function hide(text: string): string {
    const labelled = factsIn(text);
    // "Nationality: Dutch": the label says no more than that it was told.
    const own = ownFactsIn(text).filter(
      ({ start, end }) => !labelled.some((fact) => fact.start > start && fact.end >= end && fact.start <= end + 3),
    );
    const named = secrets.flatMap((one, who) => namedIn(text, one, who + 1));
    const found: Found[] = [
      ...named,
      ...labelled,
      ...reachIn(text),
      ...(isFurtherDown(text) ? [] : headFactsIn(text)),
      ...own,
      ...otherNamesIn(text, employers),
    ].filter((one) => !isEndOfPermit(text, one));
    found.sort((one, other) => one.start - other.start || other.end - one.end);
    let out = "";
    let at = 0;
    for (const { kind, start, end } of joined(found, text)) {
      if (start < at) continue;
      out += text.slice(at, start) + placeholderFor(kind, text.slice(start, end));
      at = end;
    }
    return out + text.slice(at);
  }

  return { hide, words };
}

const suffix = (count: number) => (count === 1 ? "" : count <= 26 ? String.fromCharCode(64 + count) : `Z${count}`);

const nobodyBut = (name: string): Known => {
  const [first, ...rest] = name.trim().split(/\s+/);
  return {
    ...NOBODY,
    first_name: rest.length > 0 ? (first ?? null) : null,
    last_name: rest.length > 0 ? rest.join(" ") : (first ?? null),
  };
};

const kindOf: Record<SecretKind, string | null> = {
  name: "PERSON",
  initials: "PERSON",
  email: "EMAIL",
  phone: "PHONE",
  link: "LINK",
  // A mailbox is often called as its owner, and the letters of both are one secret.
  handle: "PERSON",
  address: "ADDRESS",
  organisation: null,
};

function namedIn(text: string, secrets: ReturnType<typeof secretsOf>, who: number): Found[] {
  return findHits(text, secrets).flatMap(({ secret, start, end }) => {
    const kind = kindOf[secret.kind];
    if (!kind) return [];
    if (kind !== "PERSON") return [{ kind, start, end }];
    // "A.G. Hofstra-Bijma": initials before a name, and what a hyphen joins to it.
    const initials = /(?<!\p{L})(?:\p{Lu}\. ?){1,5}$/u.exec(text.slice(Math.max(0, start - 16), start))?.[0].length ?? 0;
    const joint = /^-(?:(?:van|de|der|den|el|al|ten|ter) ){0,2}\p{Lu}[\p{L}'’]{1,30}/u.exec(text.slice(end, end + 50))?.[0].length ?? 0;
    return [{ kind: `PERSON_${who}`, start: start - initials, end: end + joint }];
  });
}

/** Parts of one name that stand side by side are one; what lies within another is part of it. */
function joined(found: Found[], text: string): Found[] {
  const out: Found[] = [];
  for (const one of found) {
    const last = out.at(-1);
    const isSamePerson = last?.kind === one.kind && one.kind.startsWith("PERSON") && /^[ \t]{0,2}$/.test(text.slice(last.end, one.start));
    if (last && (one.start < last.end || isSamePerson)) last.end = Math.max(last.end, one.end);
    else out.push({ ...one });
  }
  return out;
}

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu;
const LINK = /(?:https?:\/\/|www\.|(?:linkedin|github|gitlab|x|twitter|facebook|instagram)\.com\/)[^\s<>()[\]"']{2,200}/giu;
const PHONE =
  /(?<![\p{L}\p{N}])(?:\+|00)\d{1,3}[\s().-]{0,3}(?:\d[\s().-]{0,2}){7,12}|(?<![\p{L}\p{N}.,-])0\d(?:[\s-]?\d){8}(?![\p{L}\p{N}])/gu;
const IBAN = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/gu;
const NINE_DIGITS =
  /(?<![\p{L}\p{N}.,-])\d{3}[. ]?\d{3}[. ]?\d{3}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.,-])\d{4}[. ]\d{2}[. ]\d{3}(?![\p{L}\p{N}])/gu;

/** What stands behind a label: after a colon, or where label and value are a line of their own, or two. */
const labelled = (labels: string) =>
  new RegExp(
    `(?<![\\p{L}])(?:${labels})(?:[ \\t]*[:：|]|[ \\t]+[–-]|[–-](?=[ \\t]))[ \\t]*(?:\\r?\\n[ \\t]*)?([^\\n|•·;]{1,60})|^[ \\t•*-]*(?:${labels})(?:[ \\t]+|[ \\t]*\\r?\\n[ \\t]*)([^\\n|•·;:]{1,40})$`,
    "gimu",
  );
/** What stands behind a label of a form, which begins a line or a cell: of more labels than may stand in running text. */
const asked = (labels: string) =>
  new RegExp(
    `(?<=^[ \\t•*·-]*|[|•·;,/(][ \\t]*|[ \\t]{2,}|[.)] |[ \\t][-–—][ \\t]|\\p{L} )(?<![\\p{L}])(?:${labels})[ \\t]*[:：=][ \\t]*([^\\n|•·;]{1,60})`,
    "gimu",
  );
const dated = (labels: string) => new RegExp(`(?<![\\p{L}])(?:${labels})(?![\\p{L}])[ \\t:：|–-]*(?:\\r?\\n[ \\t]*)?(${DATE})`, "giu");
const DATE = "\\d{1,4}[-/. ]{1,2}(?:\\d{1,2}|\\p{L}{3,9}\\.?)[-/. ,]{1,2}\\d{2,4}|\\p{L}{3,9} \\d{1,2},? \\d{4}|\\d{4}";
const WHOLE_DATE = "\\d{1,2}[-/. ]{1,2}(?:\\d{1,2}|\\p{L}{3,9}\\.?)[-/. ,]{1,2}(?:19[3-9]\\d|200\\d|201[0-2])";
const BORN = "(?<!\\p{L})(?:[Gg]eboren|[Gg]eb|[Gg]eboortedatum|[Bb]orn|(?:[Dd]ate of )?[Bb]irth|D\\.?O\\.?B)";
const PLACE = "\\p{Lu}[\\p{L}'’-]{1,30}(?: \\p{Lu}[\\p{L}'’-]{1,30}){0,2}(?:, \\p{Lu}[\\p{L}'’-]{1,30})?";
/** Grounds of equal-treatment law and numbers of identity: the label stays, what it says goes. */
const facts: [kind: string, pattern: RegExp][] = [
  [
    "BIRTH_DATE",
    dated("geboortedatum|geb\\.? ?datum|geboren(?: op)?|date of birth|birth ?date|birthday|born(?: on)?|d\\.?o\\.?b\\.?|geb\\.?"),
  ],
  // "Ann | ann@mail.example | 11 feb 2001": a whole date among ways to reach somebody.
  ["BIRTH_DATE", new RegExp(`(?<=@[^\\n]{0,120}[|·•/] {0,3})(${WHOLE_DATE})(?=[ \\t]*(?:[|·•/]|$))`, "gimu")],
  // "(*1987)", "| * 12-3-1990": a star stands for a birth, but for one that begins a line.
  ["BIRTH_DATE", new RegExp(`(?<=[^\\s*][ \\t]{0,3})\\*[ ]?(${DATE})(?![ ]{0,2}[-–])`, "gu")],
  [
    "GENDER",
    /^[ \t•*-]*(?:[Tt]itle|[Aa]anhef|[Ss]alutation|[Aa]nrede|[Aa]anspreektitel)[ \t]*[:|–-][ \t]*((?:Mrs?|Ms|Miss|Mx|Dhr|Mevr|Mw)\.?|[Dd]e heer|[Mm]evrouw|[Mm]eneer|Herr|Frau)(?!\p{L})/gmu,
  ],
  ["POLITICS", labelled("vakbond|vakbondslidmaatschap|(?:trade )?union|political party|politieke partij")],
  [
    "CRIMINAL_RECORD",
    labelled("(?:spent )?convictions?(?: from \\d{4})?|strafblad|veroordeling(?:en)?(?: uit \\d{4})?|criminal record|youth offending"),
  ],
  ["BIRTH_PLACE", new RegExp(`${BORN}[^\\p{L}\\n]{1,20}(?:op |on )?(?:${DATE})(?:,| in| te| at) {1,3}(${PLACE})`, "gu")],
  ["BIRTH_PLACE", new RegExp(`${BORN}[^\\p{L}\\n]{1,20}(?:in |te )?(${PLACE}), {0,3}(?:${DATE})`, "gu")],
  ["BIRTH_PLACE", new RegExp(`${BORN} {1,3}(${PLACE}) {1,3}(?:19|20)\\d\\d`, "gu")],
  ["BIRTH_PLACE", labelled("geboorteplaats(?: en land)?|geboorteland|place of birth|birth ?place|country of birth")],
  ["NATIONALITY", labelled("nationaliteit(?:en)?|nationality|nationalities|citizenship|staatsburgerschap")],
  ["MARITAL_STATUS", labelled("burgerlijke staat|gezinssituatie|gezinssamenstelling|marital status|civil status|family status")],
  ["GENDER", labelled("geslacht|gender|sex|voornaamwoorden|pronouns")],
  ["AGE", labelled("leeftijd|age")],
  ["RELIGION", labelled("religie|geloof|geloofsovertuiging|religion|levensovertuiging")],
  ["HEALTH", labelled("gezondheid|handicap|arbeidsbeperking|health|disability|zwangerschap|pregnancy")],
  [
    "ID_NUMBER",
    labelled(
      "bsn|burgerservicenummer|sofinummer|social security number|ssn|paspoort(?:nummer)?|passport(?: number)?|identiteitskaart|id[- ]?nummer|rijbewijsnummer",
    ),
  ],
];

const FORMS = kindsAsked.map((kind) => ({ kind, pattern: asked(toldByEither(({ labels }) => labels[kind])) }));
/** "Driving licence: B, full", "Church: 12 organs tuned": no answer to what a form asks. */
const NOT_TOLD = /^(?:[A-E](?:[+&,/ ]|$)|\d{4} ?[-–])/u;

/** A sentence or another label ends what a label announces; of one word a comma does. */
const ENDS_VALUE = /\.\s+(?=\p{Lu})|,\s*(?=\p{L}[\p{L} ]{1,29}:|\p{Ll}{3,}(?!\p{L}))|\s{3,}| [-–—] | (?=\p{Lu}\p{L}{2,20}[.:]:?(?:\s|$))/u;
const ENDS_WORD = new RegExp(`${ENDS_VALUE.source}|,| \\(`, "u");
const ENDS_FIRST = ["GENDER", "AGE", "NAME", "ADDRESS"];

function factsIn(text: string): Found[] {
  const found: Found[] = [];
  const add = (kind: string, pattern: RegExp, isMeant: (written: string) => boolean = () => true, ends?: RegExp) => {
    for (const hit of text.matchAll(pattern)) {
      const value = hit[1] ?? hit[2] ?? hit[0];
      const written = (ends ? (value.split(ends)[0] ?? "") : value).replace(/[\s.,;:!?]+$/, "");
      const start = hit.index + hit[0].lastIndexOf(value);
      if (written && isMeant(written)) found.push({ kind, start, end: start + written.length });
    }
  };
  add("EMAIL", EMAIL);
  add("LINK", LINK);
  add("PHONE", PHONE);
  add("ID_NUMBER", IBAN, (written) => /\d{4}/.test(written));
  add("ID_NUMBER", NINE_DIGITS, isCitizenNumber);
  add("ADDRESS", ADDRESS_LINE);
  for (const { kind, pattern } of FORMS)
    add(
      kind,
      pattern,
      (written) => !NOT_TOLD.test(written) && !(kind === "NAME" && isLevelOfStudy(written)),
      ENDS_FIRST.includes(kind) ? ENDS_WORD : ENDS_VALUE,
    );
  for (const [kind, pattern] of facts) add(kind, pattern, undefined, ENDS_FIRST.includes(kind) ? ENDS_WORD : ENDS_VALUE);
  return found;
}

/** The eleven test of a Dutch citizen service number. */
function isCitizenNumber(written: string): boolean {
  const digits = [...written.replace(/\D/g, "")].map(Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (at === 8 ? -1 : 9 - at), 0);
  return digits.length === 9 && sum !== 0 && sum % 11 === 0;
}
