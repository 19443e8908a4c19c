import { eitherOf } from "#engine/words/own-matters.ts";
import type { Found } from "./own-facts.ts";

/**
 * A pattern in lower case for text of any case, beside a value whose case counts. Not by `(?i:…)`: where V8
 * leaves patterns unoptimised, as it does once a process has compiled much of them, such a one misses hits (Node 26.10).
 */
const ofAnyCase = (pattern: string) =>
  pattern.replace(/\\p\{L\}|\\.|\[[^\]]*\]|[a-z]/g, (part) =>
    part.startsWith("\\")
      ? part
      : part.startsWith("[")
        ? `[${part.slice(1, -1)}${part.slice(1, -1).toUpperCase()}]`
        : `[${part}${part.toUpperCase()}]`,
  );
const cue = (pick: Parameters<typeof eitherOf>[0]) => `(?<!\\p{L})${ofAnyCase(eitherOf(pick))}(?!\\p{L})`;

const ofWork = ofAnyCase(eitherOf(({ numberOfWork }) => numberOfWork));
/** "Reference number", "projectnummer": nobody's own. */
const NOT_OF_WORK = `(?<!(?<!\\p{L})${ofWork}[ ]?)(?!${ofWork})`;
/** Behind what a number is called, in the same sentence. */
const NUMBER = new RegExp(
  `${NOT_OF_WORK}${cue(({ number }) => number)}[^\\n.!?|]{0,40}?[ :(]([A-Z0-9](?:[ .-]?[A-Z0-9]){4,30})(?![\\p{L}\\p{N}])`,
  "gu",
);
const CODE =
  /(?<![\p{L}\p{N}-])(?:[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]|\d{3}-\d{2}-\d{4}|[A-Z]{1,3}-\d{2,3}-[A-Z]{1,2}|\d{1,2}-[A-Z]{2,3}-\d{1,2}|[A-Z]{2}\d{2} [A-Z]{3}|[A-Z]{5}\d{6}[A-Z0-9]{5})(?![\p{L}\p{N}])/gu;
const PHONE =
  /(?<![\p{L}\p{N}.,€$£/-])(?:\(?(?:\+|00)\d{1,3}\)?[ ().-]{0,3}(?:\d[ ().-]{0,2}){6,11}\d|\(0\d{1,4}\)[ -]?(?:\d[ -]?){5,8}\d|0\d{1,4}[ -](?:\d[ -]?){5,8}\d|0\d{9,10}|\(?\d{3}\)?[ -]\d{3}[ -]\d{4})(?![\p{L}\p{N}])/gu;
const PHONE_SAID = new RegExp(
  `${NOT_OF_WORK}${cue(({ phone }) => phone)}[^\\n.!?\\d]{0,40}?((?:\\(|\\+)?\\d(?:[ ().-]{0,2}\\d){6,14})(?!\\p{N})`,
  "giu",
);
const EMAIL_SAID =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}_-]{1,40}(?:[ .][\p{L}\p{N}_-]{1,40}){0,4} (?:at|apenstaartje|\(at\)|\[at\]) [\p{L}\p{N}-]{1,40}(?: (?:dot|punt) [\p{L}\p{N}-]{1,40}){1,3}/giu;
const HANDLE = /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_][\p{L}\p{N}_.-]{2,40}|(?<!\p{L})live:[\p{L}\p{N}_.-]{1,60}/gu;
const SOCIAL = new RegExp(
  `${cue(({ social }) => social)}[^\\n!?]{0,40}?(?:[:@]| is| am| als| as| onder| under| naam is| name is| vinden als) ?([\\p{L}\\p{N}_]{1,40}[._:\\d][\\p{L}\\p{N}_.:-]{0,40}[\\p{L}\\p{N}]|\\p{L}{1,40}\\d{1,10})`,
  "giu",
);
const DOMAIN =
  /(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]{2,63}\.){1,4}(?:com|net|org|me|io|dev|nl|be|uk|eu|de|fr|co|ai|app|info|tech|design|studio|site|online|art|work|blog|page|example)\/[\p{L}\p{N}_./-]{1,200}/giu;

const STREETS =
  "(?:straat|laan|weg|plein|gracht|kade|singel|dreef|hof|pad|steeg|dijk|plantsoen|park|markt|kamp|burg|lei|baan|haven|wal|veld|akker|erf|brink|oord|zoom|hoek|poort|vaart|berg|dal|kwartier|werf|tuin|hoven|donk|horst|meent|wijk|sluis|wetering)";
const HOUSE = "\\d{1,5}(?: ?-? ?(?:[a-zA-Z]|hs|bis|I{1,3}|\\d{1,3})(?![\\p{L}\\p{N}]))?";
const KIND_OF_STREET =
  "(?:Street|Road|Avenue|Lane|Drive|Close|Square|Terrace|Crescent|Way|Grove|Gardens?|Place|Court|Park|Hill|Row|Mews|Walk|Green|View|Rise|Gate|Wharf|Quay|Parade|Boulevard|Circle|Yard|St|Rd|Ave)";
const STREET = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:Flat|Apartment|Unit|Apt\\.?) \\w{1,4},? )?\\d{1,5}[a-zA-Z]? (?:(?:\\p{Lu}[\\p{L}'’.-]{0,40}|of|the) ){1,4}${KIND_OF_STREET}(?!\\p{L})(?: [NESW]{1,2}(?!\\p{L}))?|\\p{Lu}[\\p{L}'’.-]{0,40}${STREETS} (?:nummer |nr\\.? )?${HOUSE}|\\p{Lu}[\\p{L}'’.-]{0,40}(?: (?:\\p{Lu}[\\p{L}'’.-]{0,40}|van|de|der|den)){0,3} \\p{Lu}?[\\p{L}'’.-]{0,40}${STREETS} (?:nummer |nr\\.? )?${HOUSE}|\\d{1,4}[a-z]? (?:van|aan|op|in) (?:de|het) (?:\\p{Lu}[\\p{L}'’.-]{0,40} ){0,3}\\p{Lu}?[\\p{L}'’.-]{0,40}${STREETS}|(?:Postbus|PO Box|P\\.O\\. Box) \\d+`,
  "gu",
);
const POSTCODE = /(?<![\p{L}\p{N}-])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\p{N}])/gu;
/** Behind what says where somebody lives. */
const HOME = new RegExp(
  `${cue(({ home }) => home)}[^\\n.!?]{0,25}?(?<= (?:aan|op|de|het|naar|at|on|in|is|to|een|nummer|:)[ :]|: ?|, )((?:\\p{Lu}[\\p{L}'’.-]{0,40}(?: (?:van|de|der|den|\\p{Lu}[\\p{L}'’.-]{0,40})){0,4}) (?:nummer |nr\\.? )?${HOUSE}|\\d{1,5}[a-z]? \\p{Lu}[\\p{L}'’-]{1,40}(?: \\p{Lu}[\\p{L}'’-]{1,40}){0,3}|The \\p{Lu}[\\p{L}'’ ]{1,60}, \\p{Lu}[\\p{L}'’ ]{1,60})`,
  "gu",
);

/** A number of identity has digits, and is no year, term of years or norm. */
const isNumber = (written: string) =>
  written.replace(/\D/g, "").length > 3 &&
  !/^(?:19|20)\d\d(?:[ -](?:19|20)?\d\d)?$/.test(written) &&
  !/^(?:NEN|ISO|IEC|EN|VCA)[ -]/.test(written);
const isNoYear = (written: string) => !/(?<!\d)(?:19|20)\d\d$/.test(written);

const all: [kind: string, pattern: RegExp, isMeant?: (written: string) => boolean][] = [
  ["ID_NUMBER", NUMBER, isNumber],
  ["ID_NUMBER", CODE],
  ["PHONE", PHONE],
  ["PHONE", PHONE_SAID],
  ["EMAIL", EMAIL_SAID],
  ["LINK", HANDLE],
  ["LINK", SOCIAL],
  ["LINK", DOMAIN],
  ["ADDRESS", STREET, isNoYear],
  ["ADDRESS", POSTCODE],
  ["ADDRESS", HOME, isNoYear],
];

/** Numbers of identity, ways to reach somebody and addresses, as sentences tell them. */
export const reachIn = (text: string): Found[] =>
  all.flatMap(([kind, pattern, isMeant = () => true]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: hit, 1: value = hit, index }) => {
      const start = index + hit.lastIndexOf(value);
      return isMeant(value) ? [{ kind, start, end: start + value.length }] : [];
    }),
  );
