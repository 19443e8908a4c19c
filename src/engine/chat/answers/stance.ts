import type { Language } from "#contract/fields.ts";
import { saidIn } from "#contract/text/languages.ts";
import { parseDate } from "#engine/cv/fields/dates.ts";

/** What a line says to a question of yes or no; `open`: it speaks of it, and leaves the answer to who reads it. */
export type Stance = "yes" | "no" | "not_yet" | "no_longer" | "open";

const w = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");
const denies = w(
  "no|not|never|without|cannot|none|n['’]t|\\p{L}+n['’]t|geen|niet|nooit|zonder|nee|nog niets|unable|unfortunately|helaas|lukt niet|alleen van de buitenkant",
);
/** Somebody's own no: to something that is offered, or to something that was done before. */
const refusal = w(
  "refuse[sd]?|refusing|weiger(?:t|de)?|decline[sd]?|(?:hoeft|hoef) (?:van|voor) mij niet|van mij hoeft (?:het|dat|die) niet|(?:hoeft|hoef ik|wil ik|doe ik|ga ik) (?:\\p{L}+ ){0,3}niet(?: meer)?|(?:ik|i|we|wij) (?:\\p{L}+ ){0,2}(?:wil|doe|ga|werk|rijd|draai|sta) (?:\\p{L}+ ){0,4}(?:niet|geen)(?: meer)?|niet meer|geen (?:\\p{L}+ ){1,2}meer|liever (?:niet|geen)|no longer|not any ?more|any longer|no more|rather not|(?:do|does|did|would|will|can|could)(?:n['’]t| not) (?:want|do|wish|like|take|work|drive|need)|won['’]t|never again|nooit meer|not interested|no interest in|geen (?:interesse|belangstelling|zin)|not available for|niet beschikbaar voor",
);
export const refuses = (text: string): boolean => refusal.test(text);
const stopped = w("expired|verlopen|lapsed|vervallen|stopped|gestopt|dropped out|quit|afgebroken|ended|boventallig|failliet");
const later = w(
  "planned|scheduled|expected|pending|in progress|ongoing|will|upcoming|following|working towards|currently taking|applied for|submitted|enrolled|gepland|ingepland|verwacht|verwachte?|bezig|aangevraagd|in behandeling|in opleiding|gestart|volgt|nog bezig|loopt|begonnen|rijlessen|lessen|aan het lessen|afronding|bezig met|op dit moment bezig",
);
const weak = w(
  "basic|basis|a little|some|beetje|paar woorden|beginner|only|alleen|slechts|course|cursus|online|hobby|school|stage|internship|at home|thuis|intern|familiar|bekend met|interest|interesse|want to|would like|wil graag|wish|hope|graag",
);

/** The part of a line that holds most of what was asked: up to the next stop or turn. */
function clauseOf(text: string, words: readonly string[]): string {
  const parts = text.split(
    /(?<=[.!?;])\s+|,?\s+(?:but|maar|however|echter|though|ook als|zelfs als|even if|even when|although|hoewel|ook al)\s+|(?<=\)),?\s+|\s[–-]\s/iu,
  );
  let best = text;
  let most = 0;
  for (const part of parts) {
    const plain = part.toLowerCase();
    const count = words.filter((word) => plain.includes(word.slice(0, Math.max(4, word.length - 2)))).length;
    if (count > most) {
      most = count;
      best = part;
    }
  }
  return best;
}

const isDay =
  /(?<!\p{L})(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag\p{L}*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekend\p{L}*)(?!\p{L})/iu;
/** A day that is no working day. */
const freeOn = w("vrije dag|vrij|day off|days off|off|free day|thuisdag|oppasdag|papadag|mamadag|schooldag|school day|study day|studiedag");
const asksFree = w("vrij|off|free|thuis");

interface AskedStance {
  text: string;
  /** Folded words of the question. */
  words: readonly string[];
  /** Everything that was asked stands in the line. */
  whole: boolean;
  today: string;
  question: string;
}

/** How a line answers whether something is so. "No" only where the line itself denies it. */
export function stanceOf({ text, words, whole, today, question }: AskedStance): Stance {
  const clause = clauseOf(text, words);
  const asksDenied = w("no|not|never|geen|niet|nooit|zonder|without").test(question.replace(/\bof niet\b|\bor not\b/giu, ""));
  if (w("valid|geldig|expired?|verlopen|renewed|verlengd").test(question)) {
    const until = validUntil(text);
    if (until) return until >= today.slice(0, until.length) ? "yes" : "no_longer";
  }
  if (asksDenied) return "open";
  if (isDay.test(question) && isDay.test(text) && freeOn.test(clause)) return asksFree.test(question) ? "yes" : "no";
  if (stopped.test(clause)) return "no_longer";
  if (denies.test(clause) || refusal.test(clause)) return w("nog|yet|still|not yet").test(clause) || later.test(text) ? "not_yet" : "no";
  if (later.test(clause)) return "not_yet";
  if (!whole || weak.test(clause) || denies.test(text)) return "open";
  return "yes";
}

const validity =
  /(?:geldig (?:tot|t\/m|tot en met)(?: minimaal| ten minste| minstens)?|valid (?:until|till|to|through|thru)(?: at least)?|expires?|verloopt|verlopen in|expired(?: in)?|until|tot|t\/m)\s*:?\s*((?:\d{1,2}[-/. ])?(?:\d{1,2}|\p{L}{3,9})[-/. ]\s?(?:19|20)\d{2}|(?:19|20)\d{2})/iu;

/** ISO date, month or year until which a line says that something holds. */
export function validUntil(text: string): string | null {
  const written = validity.exec(text)?.[1];
  return written ? parseDate(written) : null;
}

/** The word that opens an answer. */
export function stanceIn(language: Language, stance: Stance): string | null {
  const t = saidIn(language);
  switch (stance) {
    case "yes":
      return t({ en: "Yes", nl: "Ja" });
    case "no":
      return t({ en: "No", nl: "Nee" });
    case "not_yet":
      return t({ en: "Not yet", nl: "Nog niet" });
    case "no_longer":
      return t({ en: "No, not any more", nl: "Nee, niet meer" });
    default:
      return null;
  }
}
