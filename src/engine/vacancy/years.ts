import { numberOf, smallNumber } from "#engine/facts/number-words.ts";

const unit = "(?:years?|yrs?|jaren|jaar|jr)(?:['’]s?)?";
const upTo = `(?:\\s{0,4}(?:\\+|plus|à|-|–|tot|to|or|of)){0,2}\\s{0,4}(?:(?:${smallNumber})\\s{0,4}\\+?)?`;
const pattern = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?:(\\d{1,2}[.,]5)|(${smallNumber})( ?½)?)${upTo}\\s{0,4}(?:\\([^)]{1,6}\\)\\s{0,4})?(?:full |volle |volledige |recente )?(?:(${unit})|(maanden|maand|months?))|(anderhalf jaar|(?:one|a) and a half years?|a year and a half)|(half a year|(?:een )?half jaar)|(?<=(?:least|minimum of|over|than|about|around)\\s)a (?:full )?year|(?:a|een) (?:full )?(?:year|jaar)(?= (?:or|of) (?:more|longer|meer|langer)))(?!\\p{L})(?!\\s+(?:oud|old|of age|bestaan|geleden|ago|contract|garantie|school|of (?:twee|drie|vier|vijf|zes|\\d)))`,
  "giu",
);
/** Before a number of years: a span in which something happened, or how long something lasts. */
const otherwise =
  /(?<!\p{L})(?:afgelopen|laatste|voorbije|past|last|previous|komende|next|voor|for|per|over|binnen|within|na|after|elke|iedere|every|tussen de|leeftijd|opleiding van|contract van|sinds|al)\s+(?:de\s+|een\s+|the\s+|a\s+)?$/iu;
const atLeast = /(?:at least|minimum(?: of)?|minimaal|minstens|ten minste|tenminste|min\.)\s+$/i;
const ofTerms = /contract|looptijd|aanstelling|verlenging|duration|opdracht|proeftijd|probation|notice|opzegtermijn/i;
/** Said of work that somebody did: "worked for three years as" counts, and so do months. */
const ofWork =
  /ervaring|experience|of meer(?!\p{L})|of langer|or more(?!\p{L})|or longer|gewerkt|worked|gestaan|actief|practi[cs]e|praktijk|(?<!\p{L})(?:je|you)(?!\p{L})[^.;]{0,40}(?:als|as|in)(?!\p{L})/iu;

/**
 * Where a stretch asks years, and how many at least; null where it asks none. "25 jaar" of age and "de afgelopen 8 jaar" ask
 * none; "18 months" and "anderhalf jaar" are 1.5.
 */
export function yearsAt(text: string): { years: number; start: number; end: number } | null {
  return yearsCounted(text) ?? yearsOfThem(text);
}

/** "A couple of years", "een jaar of drie", "at least one of those years", "of which two with .NET". */
const ofThem = new RegExp(
  `(?<!\\p{L})(?:(a couple of years|(?:een )?paar jaar)|(?:een )?jaar(?:tje)? of (${smallNumber})|(${smallNumber}) (?:of|van) (?:those|these|die|deze) (?:years|jaren|jaar)|(?:of which|waarvan) (?:at least |minimaal |minstens |ten minste |zeker )?(${smallNumber})(?= (?:jaar |years? )?(?:with|in|as|at|on|met|als|bij|binnen|op)(?!\\p{L})))(?!\\p{L})(?!\\s+(?:geleden|ago|later))`,
  "iu",
);

function yearsOfThem(text: string): { years: number; start: number; end: number } | null {
  const hit = ofThem.exec(text);
  if (!hit || (!hit[2] && otherwise.test(text.slice(Math.max(0, hit.index - 24), hit.index)))) return null;
  const years = hit[1] ? 2 : numberOf(hit[2] ?? hit[3] ?? hit[4] ?? "");
  return years > 0 && years <= 15 ? { years, start: hit.index, end: hit.index + hit[0].length } : null;
}

function yearsCounted(text: string): { years: number; start: number; end: number } | null {
  for (const hit of text.matchAll(pattern)) {
    const [found, decimal, number, half, , months, oneAndHalf, halfYear] = hit;
    const before = text.slice(Math.max(0, hit.index - 24), hit.index);
    const isPlain = /^a /i.test(found) && !oneAndHalf;
    if (
      !isPlain &&
      otherwise.test(before) &&
      !(
        /(?:for|al)\s+$/i.test(before) &&
        /(?:(?:worked|been|experience|active|werkt|gewerkt|ervaring|has|have|'ve|hebt|heb je)[^.;]{0,60}|^\W*al\s)$/i.test(
          text.slice(0, hit.index),
        )
      )
    )
      continue;
    if ((months || halfYear) && !ofWork.test(text) && !(atLeast.test(before) && !ofTerms.test(text))) continue;
    const count = decimal
      ? Number(decimal.replace(",", "."))
      : number
        ? numberOf(number) + (half ? 0.5 : 0)
        : oneAndHalf
          ? 1.5
          : halfYear
            ? 0.5
            : 1;
    const years = months ? Math.round(count / 6) / 2 : count;
    // "Minimaal 18 jaar" is an age unless experience is named.
    if (years > 15 && !/ervaring|experience/i.test(text)) continue;
    if (years >= 0.5 && years <= 20) return { years, start: hit.index, end: hit.index + found.length };
  }
  return null;
}

export const yearsIn = (text: string): number | null => yearsAt(text)?.years ?? null;
