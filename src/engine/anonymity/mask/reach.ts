import { eitherOf } from "#engine/words/own/own-matters.ts";
import { spelledEmails } from "#engine/words/spelled-email.ts";
import { addressesIn } from "./addresses.ts";
import { ofAnyCase } from "./any-case.ts";
import type { Found } from "./found.ts";

const cue = (pick: Parameters<typeof eitherOf>[0]) => `(?<!\\p{L})${ofAnyCase(eitherOf(pick))}(?!\\p{L})`;

const ofWork = ofAnyCase(eitherOf(({ numberOfWork }) => numberOfWork));
/** "Reference number", "projectnummer": nobody's own. */
const NOT_OF_WORK = `(?<!\\p{L})(?=\\p{L})(?<!(?<!\\p{L})${ofWork}[ ]?)(?!${ofWork})`;
/** Behind what a number is called, in the same sentence. */
const NUMBER = new RegExp(
  `${NOT_OF_WORK}${cue(({ number }) => number)}[^\\n.!?|]{0,40}?[ :(]([A-Z0-9](?:[ .-]?[A-Z0-9]){4,30})(?![\\p{L}\\p{N}])`,
  "gu",
);
/** "Registered with the Teaching Council (123456J)". */
const NUMBER_IN_BRACKETS =
  /(?<!\p{L})(?:[Cc]ouncil|[Rr]egist\p{L}{2,10}|[Gg]eregistreerd|[Ii]ngeschreven|[Ll]icen[cs]e|[Rr]ijbewijs|[Pp]aspoort|[Pp]assport|[Pp]as)[^\n()]{0,40}\((?:no\.? ?|nr\.? ?|number )?((?=[A-Z\d /-]*\d{4})[A-Z\d][A-Z\d /-]{4,20})\)/gu;
const CODE =
  /(?<![\p{L}\p{N}-])(?:[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]|\d{3}-\d{2}-\d{4}|[A-Z]{1,3}-\d{2,3}-[A-Z]{1,2}|\d{1,2}-[A-Z]{2,3}-\d{1,2}|[A-Z]{2}\d{2} [A-Z]{3}|[A-Z]{5}\d{6}[A-Z0-9]{5}|\d{2}\.\d{2}\.\d{2}[- ]\d{3}[.-]\d{2})(?![\p{L}\p{N}])/gu;
const PHONE =
  /(?<![\p{L}\p{N}.,€$£/-])(?:\(?(?:\+|00)\d{1,3}\)?[ ().-]{0,3}(?:\d[ ().-]{0,2}){6,11}\d|\(0\d{1,4}\)[ -]?(?:\d[ -]?){5,8}\d|0\d{1,4}[ -](?:\d[ -]?){5,8}\d|0\d{9,10}|\(?\d{3}\)?[ -]\d{3}[ -]\d{4})(?![\p{L}\p{N}])/gu;
const PHONE_SAID = new RegExp(
  `${NOT_OF_WORK}${cue(({ phone }) => phone)}[^\\n.!?\\d]{0,40}?((?:\\(|\\+)?\\d(?:[ ().-]{0,2}\\d){6,14})(?!\\p{N})`,
  "giu",
);
const EMAIL_SAID =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}_-]{1,40}(?:[ .][\p{L}\p{N}_-]{1,40}){0,4} (?:at|apenstaartje) [\p{L}\p{N}-]{1,40}(?: (?:dot|punt) [\p{L}\p{N}-]{1,40}){1,3}/giu;
const HANDLE = /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_][\p{L}\p{N}_.-]{2,40}|(?<!\p{L})live:[\p{L}\p{N}_.-]{1,60}/gu;
const SOCIAL = new RegExp(
  `${cue(({ social }) => social)}[^\\n!?]{0,40}?(?:[:@]| is| am| als| as| onder| under| naam is| name is| vinden als) ?([\\p{L}\\p{N}_]{1,40}[._:\\d][\\p{L}\\p{N}_.:-]{0,40}[\\p{L}\\p{N}]|\\p{L}{1,40}\\d{1,10})`,
  "giu",
);
const DOMAIN =
  /(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]{2,63}\.){1,4}(?:com|net|org|me|io|dev|nl|be|uk|eu|de|fr|co|ai|app|info|tech|design|studio|site|online|art|work|blog|page|example)\/[\p{L}\p{N}_./-]{1,200}/giu;

/** A number of identity has digits, and is no year, term of years or norm. */
const isNumber = (written: string) =>
  written.replace(/\D/g, "").length > 2 &&
  !/^(?:19|20)\d\d(?:[ -](?:19|20)?\d\d)?$/.test(written) &&
  !/^(?:NEN|ISO|IEC|EN|VCA)[ -]/.test(written);
/** Digits with breaks of any kind: "06 - 48 12 77 30", "0475/12.34.56", "+44 (0)7700 900 771". */
const PHONE_SPACED =
  /(?<![\p{L}\p{N}.,€$£/-])(?:(?:\+|00)[1-9]\d{0,2}[ .-]{0,3}(?:\(0\)[ ]?)?|\(?0\d{1,4}\)?)(?:[ ()./-]{0,3}\d){6,11}(?![\p{L}\p{N}])/gu;
/** So many digits a telephone has; dates and years between them are none. */
const isPhone = (written: string) => {
  const count = written.replace(/\D/g, "").length;
  return (
    count >= 9 &&
    count <= 14 &&
    !/(?<!\d)(?:0?\d|[1-3]\d)[-/.](?:19|20)\d\d(?!\d)|(?<!\d)(?:0?\d|[12]\d|3[01])([-/.])(?:0?\d|1[0-2])\1\d{2,4}(?!\d)/.test(written)
  );
};

const all: [kind: string, pattern: RegExp, isMeant?: (written: string) => boolean][] = [
  ["ID_NUMBER", NUMBER, isNumber],
  ["ID_NUMBER", NUMBER_IN_BRACKETS, isNumber],
  ["ID_NUMBER", CODE],
  ["PHONE", PHONE],
  ["PHONE", PHONE_SPACED, isPhone],
  ["PHONE", PHONE_SAID],
  ["EMAIL", EMAIL_SAID],
  ["LINK", HANDLE],
  ["LINK", SOCIAL],
  ["LINK", DOMAIN],
];

/** Numbers of identity, ways to reach somebody and addresses, as sentences tell them. */
export const reachIn = (text: string): Found[] => [
  ...all.flatMap(([kind, pattern, isMeant = () => true]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: hit, 1: value = hit, index }) => {
      const start = index + hit.lastIndexOf(value);
      return isMeant(value) ? [{ kind, start, end: start + value.length }] : [];
    }),
  ),
  ...spelledEmails(text).flatMap(({ start, end, isSaid }) => (isSaid ? [] : [{ kind: "EMAIL", start, end }])),
  ...addressesIn(text),
];
