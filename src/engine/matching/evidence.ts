import type { Evidence } from "#contract/fields.ts";
import { passageAt, quoteAround, type Span } from "./passages.ts";

/** Evidence in the CV around a find. */
export function cvEvidence(prepared: { cv: string; passages: Span[] }, found: Span): Evidence {
  const passage = passageAt(prepared.passages, found.start) ?? found;
  const { start, end } = quoteAround(prepared.cv, passage, found);
  return { source: "cv", quote: prepared.cv.slice(start, end), start, end };
}

/** Evidence in one string or number of the profile; null when it is empty. */
export function profileEvidence(path: string, value: string | number | null | undefined, found?: Span): Evidence | null {
  const text = String(value ?? "");
  if (text.trim() === "") return null;
  const { start, end } = found ?? { start: 0, end: text.length };
  return { source: `profile:${path}`, quote: text.slice(start, end), start, end };
}

const denial =
  /(?:^|[^\p{L}])(?:no|not|never|geen|niet|nooit|lack|lacks|lacking|isn't|don't|haven't|can't|cannot|nog geen|nog niet)(?![\p{L}])(?!\s+(?:only|alleen|just|slechts|limited|beperkt))[^.;,:!?\n]{0,40}$/iu;
/** "Without" denies what follows at once: who works without supervision does so. */
const lacking =
  /(?:^|[^\p{L}])(?:without|zonder)\s+(?:(?:a|an|any|een|enige|own|eigen)\s+)?(?:(?:experience|ervaring|knowledge|kennis)\s+\p{L}+\s+)?$/iu;
const denialAfter = /^\s*[:=(-]?\s*(?:nee|no|none|not yet|nog niet|geen|n\.v\.t\.?|niet (?:aanwezig|in bezit))(?![\p{L}])/iu;
/** "The team next door used Terraform; I did not.": the answer stands behind, and the clause ends with it. */
const end = "\\s*(?:$|[.;!)\\n])";
const deniedNext = new RegExp(
  `^[^.!?\\n]{0,60}(?:[;,–-]\\s*|\\.\\s+|\\s\\()(?:but |though |maar |alleen |en )?(?:${[
    `(?:I|ik)(?: \\p{L}+){0,2} (?:not|never|niet|nooit|didn't|don't|haven't|wasn't)(?: (?:myself|zelf|me))?${end}`,
    `I (?:didn't|don't|haven't|wasn't|never did)${end}`,
    `(?:not|niet) (?:(?:by|door) )?(?:me|myself|us|mij|mijzelf|ons|ik)${end}`,
    `(?:not|niet) (?:my|our|mijn|ons) (?:work|job|doing|task|werk|taak)${end}`,
    `I(?: \\p{L}+){0,2} (?:no part in|nothing to do with) (?:it|that|this)`,
    `ik(?: \\p{L}+){0,3} (?:niets mee te maken|(?:niet|nooit) mee gewerkt)`,
  ].join("|")})`,
  "iu",
);
/** A reserve just before a find: "basic", "learning". */
export const reserve =
  /(?:basic|basis|basiskennis|basis kennis|beginner|beginnend|enige kennis|some knowledge|learning|aan het leren|wil (?:ik )?(?:graag )?leren|interested in|interesse in|eager to learn|want to learn)(?![\p{L}])[^.;:!?\n]{0,30}$/iu;

/** Does the text just before or after a find deny it? */
export function isDenied(text: string, found: Span, passage: Span): boolean {
  const before = text.slice(Math.max(passage.start, found.start - 60), found.start);
  return (
    denial.test(before) ||
    lacking.test(before) ||
    denialAfter.test(text.slice(found.end, Math.min(passage.end, found.end + 20))) ||
    deniedNext.test(text.slice(found.end, found.end + 110))
  );
}

/** Who else may be told of in a CV. */
const others =
  "manager|boss|supervisor|lead|colleagues?|brother|sister|husband|wife|partner|father|mother|mom|dad|friends?|neighbou?rs?|client|customer|supplier|vendor|team next door|(?:other|neighbou?ring) (?:team|department)|baas|chef|leidinggevende|collega(?:'?s)?|broer|zus|man|vrouw|vader|moeder|vriend(?:in|en)?|buur(?:man|vrouw|t)?|klant|leverancier|team naast (?:ons|mij)|team hiernaast|buurteam|andere (?:team|afdeling)";
/** What they do with a thing, as a verb of the clause: "a customer support desk" and "customer focused" do nothing. */
const theirDeeds =
  "uses?|used|speaks?|spoke|works?|worked|knows?|knew|does|did|writes?|wrote|builds?|built|runs|ran|has|had|makes?|made|edit(?:s|ed)|manage[sd]|develop(?:s|ed)|maintain(?:s|ed)|configure[sd]|administer(?:s|ed)|handle[sd]|gebruikte?|spreekt|sprak|werkte?|kent|kende|kan|kon|doet|deed|schrijft|schreef|bouwt|bouwde|maakte?|beheert|beheerde|regelt|regelde|bedient|bediende|heeft";
/** Somebody else does it: they begin the clause, and what they do follows at once. */
const byOthers = new RegExp(
  `(?:^|[.;:!?•\\n]\\s*|,\\s*(?:while|terwijl|and|en|but|maar)\\s+)(?:my|our|the|a|an|one of my|another|mijn|onze|ons|de|het|een|een van mijn|een andere)\\s+(?:\\p{L}+ )?(?:${others})\\s+(?!(?:and|en)\\s)(?:${theirDeeds})(?!\\p{L})(?:(?!(?<!\\p{L})(?:I|ik|me|mij|we|wij)(?!\\p{L}))[^.;!?\\n]){0,60}$`,
  "iu",
);
/** A vacancy that was pasted along: it speaks to whoever reads it. */
const toReader =
  /(?<!\p{L})(?:(?:in this (?:role|position|job),? )?you(?:'ll| will| are going to)|in (?:deze|die) (?:functie|rol|baan)[, ]+(?:ga|werk|gebruik|krijg|leer)(?:t)? (?:je|u)|(?:je|u) (?:gaat|krijgt|zult|zal)|we (?:offer|expect you)|wij (?:bieden|verwachten)|(?:je|u) (?:werkt|gebruikt) (?:dagelijks |straks )?(?:met )?)(?!\p{L})[^.;!?\n]{0,60}$/iu;

/** Is it told of somebody else, or of whoever reads it? Then it says nothing of the person, neither way. */
export function isOfOthers(text: string, found: Span, passage: Span): boolean {
  const before = text.slice(Math.max(passage.start, found.start - 120), found.start);
  return byOthers.test(before) || toReader.test(before);
}
