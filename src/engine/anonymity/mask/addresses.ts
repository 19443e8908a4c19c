import { isCity, titleScore } from "#engine/cv/vocabulary.ts";
import { boxes, frenchStreets, houses, states, streetEndings, streetKinds, units } from "#engine/words/own/addresses.ts";
import { eitherOf } from "#engine/words/own/own-matters.ts";
import { ofAnyCase } from "./any-case.ts";
import type { Found } from "./found.ts";

const WORD = "\\p{Lu}[\\p{L}'’.-]{0,40}";
const JOINT = "(?:van|de|der|den|het|ten|ter|op|aan|in|'t|of|the|na|zu[rm]?|am|an)";
const UNIT = `(?:${units})`;
const HOUSE = `\\d{1,5}(?:(?: ?[-/] ?| )?(?:[a-zA-Z]|hs|huis|bis|rood|[IVX]{1,4}|\\d{1,3}|bis ?[A-Za-z])(?![\\p{L}\\p{N}]))?(?:,? ${UNIT})?`;
const BEFORE = `(?<![\\p{L}\\p{N}])(?:${UNIT}(?:, ?| ))?`;
const ENDED = `(?:\\d{1,2}e )?(?:\\p{Lu}[\\p{L}'’.-]{0,40}(?: (?:${WORD}|${JOINT})){0,3}(?: |-))?\\p{L}[\\p{L}'’-]{0,40}?(?:${streetEndings})`;
const OPENED =
  "(?:Laan|Plein|Weg|Burg\\.|Prof\\.|Dr\\.|Am|An der|Zum|Zur|Oude|Nieuwe|Grote|Kleine|Lange|Korte|Achter|Onder|Tussen|Buiten|Hoge|Lage)";

const patterns = [
  // "18 Marlowe Crescent", "1408 W. Magnolia Ave., Apt 3C".
  `${BEFORE}(?!(?:19|20)\\d\\d )\\d{1,5}(?:[-/]\\d{1,4})?[a-zA-Z]?,? (?:(?:${WORD}|\\d{1,3}(?:st|nd|rd|th)|of|the) ){1,4}(?:${streetKinds})(?!\\p{L})(?:\\.(?=,))?(?: (?:[NSEW]{1,2}|North|South|East|West)(?!\\p{L}))?(?:,? ${UNIT})?`,
  // "Kerkstraat 12-a", "Lange Nieuwstraat 210 III", "Kortrijksesteenweg 301 bus 12".
  `${BEFORE}(?=\\p{Lu}|\\d{1,2}e \\p{Lu})${ENDED} (?:nummer |nr\\.? |no\\.? )?${HOUSE}`,
  // "Laan van Meerdervoort 70", "Am Markt 5".
  `(?<![\\p{L}\\p{N}])${OPENED} (?:${JOINT} ){0,2}${WORD}(?: ${WORD})? (?:nummer |nr\\.? )?${HOUSE}`,
  // "12 rue de la Paix", "Avenue Louise 120".
  `(?<![\\p{L}\\p{N}])\\d{1,4}(?: ?(?:bis|ter))?,? (?:${frenchStreets}) (?:(?:de la|de l['’]|de|du|des|d['’]|l['’]) ?)?${WORD}(?: ${WORD}){0,2}`,
  `(?<![\\p{L}\\p{N}])(?:${frenchStreets}) (?:(?:de la|de l['’]|de|du|des|d['’]|l['’]) ?)?${WORD}(?: (?:de |du |des )?${WORD}){0,2},? ${HOUSE}`,
  `(?<![\\p{L}\\p{N}])\\d{1,4}[a-z]? (?:van|aan|op|in) (?:de|het) (?:${WORD} ){0,3}\\p{Lu}?[\\p{L}'’.-]{0,40}(?:${streetEndings})(?!\\p{L})`,
  // "Flat 7, Nelson House", "4 The Paddocks,", "House 12, Road 5".
  `(?<![\\p{L}\\p{N}])${UNIT}, (?:${WORD} ){0,2}${WORD} (?:${houses})(?!\\p{L})`,
  `(?<![\\p{L}\\p{N}])\\d{1,4}[a-zA-Z]? The ${WORD}(?=,)`,
  `(?<![\\p{L}\\p{N}])(?:House|Plot|Villa|Door)(?: No\\.?)? #?\\d{1,4}[A-Z]?(?:[,/] ?(?:Road|Street|Sector|Block|Lane|Cross|Main)(?: No\\.?)? \\d{1,4}[A-Z]?)*(?![\\p{L}\\p{N}])`,
  `(?<![\\p{L}\\p{N}])(?:Plein|Straat|Laan|Weg) \\d{2,4}(?:-\\d{2,4})? (?:nummer |nr\\.? )?\\d{1,4}(?!\\d)`,
  `(?<![\\p{L}\\p{N}])${boxes}(?!\\p{N})`,
  // "De Brink 3" over "7411 BR Deventer": a street that no ending tells, beside a postcode or above it.
  `(?<![\\p{L}\\p{N}] ?)${WORD}(?: (?:${WORD}|${JOINT})){0,3} ${HOUSE}(?=[ ,;|·•/–-]{0,4}\\n?[ ]{0,3}(?!(?:19|20)\\d\\d ?(?:BA|MA|BS|MS|LL|BE|ME) )[1-9]\\d{3} ?[A-Z]{2}(?: \\p{Lu}|\\n|$))`,
  // "Quay St, PL1 3BX": no number needed beside a postcode.
  `(?<![\\p{L}\\p{N}])(?:${WORD} ){1,3}(?:${streetKinds})(?=,? (?:\\p{Lu}\\p{L}+,? )?[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}(?![\\p{L}\\p{N}]))`,
].map((pattern) => new RegExp(pattern, "gu"));

const postcodes = [
  "(?<![\\p{L}\\p{N}-])[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}(?![\\p{L}\\p{N}])",
  "(?<![\\p{L}\\p{N}-])[AC-FHKNPRTV-Y]\\d[\\dW] ?(?=[A-Z\\d]{0,3}\\d)(?=[A-Z\\d]{0,3}[A-Z])[AC-FHKNPRTV-Y\\d]{4}(?![\\p{L}\\p{N}])",
  `(?<=(?<!\\p{L})(?:${states}),? {1,2})\\d{5}(?:-\\d{4})?(?!\\d)`,
  "(?<![\\p{L}\\p{N}-])(?:B|D|F|A|L|CH|NL)-\\d{4,5}(?= ?\\p{Lu})",
  "(?<=London,? {1,2}\\(?)(?:[NEW]|[NS][EW]|[EW]C)\\d{1,2}[A-Z]?(?![\\p{L}\\p{N}])",
].map((pattern) => new RegExp(pattern, "gu"));
/** Behind a street, on its line or the next: "…, 9000 Gent", "…, 50674 Köln", "…, Tulsa, OK 74127". */
const TOWN_CODE = /^[ ,;|·•/–-]{0,4}\n?[ ]{0,3}([1-9]\d{3,4})(?= {1,2}\p{Lu}\p{L}{2})/u;

const cue = `(?<!\\p{L})${ofAnyCase(eitherOf(({ home }) => home))}(?!\\p{L})`;
/** Behind what says where somebody lives. */
const HOME = new RegExp(
  `${cue}[^\\n.!?]{0,25}?(?<= (?:aan|op|de|het|naar|at|on|in|is|to|een|nummer|nu|now|:)[ :]|: ?|, )((?:\\p{Lu}[\\p{L}'’.-]{0,40}(?: (?:van|de|der|den|het|ten|ter|${WORD})){0,4}) (?:nummer |nr\\.? )?${HOUSE}|${UNIT}(?:, [^\\n,|]{1,40}){0,2}|\\d{1,5}[a-z]? \\p{Lu}[\\p{L}'’-]{1,40}(?: \\p{Lu}[\\p{L}'’-]{1,40}){0,3}|The \\p{Lu}[\\p{L}'’ ]{1,60}, \\p{Lu}[\\p{L}'’ ]{1,60})`,
  "gu",
);
const CARE_OF =
  /(?<!\p{L})(?:[cC]\/[oO]|p\/a|P\/a)[ .:]{1,3}((?:\p{L}{2,4}\.? )?\p{Lu}[\p{L}'’-]{0,40}(?: (?:van|de|der|den|\p{Lu}[\p{L}'’-]{0,40})){0,4})/gu;

const isNoYear = (written: string) => !/(?<!\d)(?:19|20)\d\d$/.test(written);

/** Where somebody can be found, by form and by the words before it. */
export function addressesIn(text: string): Found[] {
  const found: Found[] = [];
  const add = (kind: string, pattern: RegExp) => {
    for (const { 0: hit, 1: value = hit, index } of text.matchAll(pattern)) {
      const from = index + hit.lastIndexOf(value);
      const start = from + skipped(value);
      if (isNoYear(value) && !isTown(value)) found.push({ kind, start, end: from + value.length });
    }
  };
  for (const pattern of [...patterns, HOME]) add("ADDRESS", pattern);
  for (const { end } of [...found]) {
    const code = TOWN_CODE.exec(text.slice(end, end + 20));
    if (code?.[1]) found.push({ kind: "ADDRESS", start: end + code[0].length - code[1].length, end: end + code[0].length });
  }
  for (const pattern of postcodes) add("ADDRESS", pattern);
  add("NAME", CARE_OF);
  return found;
}

/** "Heidelberg 3": a town ends as a street does. */
const isTown = (written: string) => isCity(written.replace(/[ ,]*\d.*$/, ""));

/** "Fietsenmaker Haagdijk 51": the trade before a street is none of its name. */
function skipped(address: string): number {
  const [first = "", second = ""] = address.split(" ");
  return /^\p{Lu}/u.test(second) && /^\p{L}/u.test(first) && titleScore(first) > 0 ? first.length + 1 : 0;
}
