import type { Span } from "#engine/matching/passages.ts";
import { told } from "#engine/words/told/words.ts";
import { around } from "./clause.ts";
import { word } from "./others.ts";

const denial =
  /(?:^|[^\p{L}])(?:no|not|never|geen|niet|nooit|lack|lacks|lacking|isn't|don't|haven't|can't|cannot|nog geen|nog niet)(?![\p{L}])(?!\s+(?:only|alleen|just|slechts|limited|beperkt))[^.;,:!?\n]{0,40}$/iu;
/** "Without" denies what follows at once: who works without supervision does so. */
const lacking =
  /(?:^|[^\p{L}])(?:without|zonder)\s+(?:(?:a|an|any|een|enige|own|eigen)\s+)?(?:(?:experience|ervaring|knowledge|kennis)\s+\p{L}+\s+)?$/iu;
const denialAfter =
  /^\s*(?:[:=(-]?\s*(?:nee|no|none|not yet|nog niet|geen|n\.v\.t\.?|niet (?:aanwezig|in bezit))(?![\p{L}])|\|\s*(?:nee|no|none|not yet|nog niet|geen|n\.v\.t\.?)\s*(?:$|[,.;|(\n]))/iu;
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
const allButMe = new RegExp(word(told.allButMe), "iu");
const before = new RegExp(`(?<!\\p{L})(?:${told.deniedBefore})[^.;,:!?\\n]{0,30}$`, "iu");
const behind = new RegExp(`^[^.;!?\\n]{0,30}?(?<!\\p{L})(?:${told.deniedBehind})(?!\\p{L})`, "iu");
/** "Angular? Helaas niet": the answer may be a sentence of its own. */
const answered = new RegExp(`^[^.;?\\n]{0,40}\\?\\s*${told.no}`, "iu");
const FAR = 110;

const notDone = new RegExp(word(told.notDone), "iu");
/** "Excel: liever niet", "Cleaning: only at home": what stands right behind a name alone. */
const refused = new RegExp(`^\\s*[:–-]\\s*(?:${told.refused})(?=[^\\p{L}]*(?:$|[.;\\n]))`, "iu");
/** "Minder sterk: nauwkeurigheid": what somebody names as their weak side. */
const weak = new RegExp(`${word(told.weak)}[^.;\\n]{0,40}$`, "iu");
/** "Niet bang van bijters, wel van paarden", "scared of heights": what somebody fears they don't do. */
const feared = new RegExp(
  `(?:${told.unafraid}[^.;\\n]{0,60}(?:,| maar| but)\\s(?:wel\\s|only\\s)?(?:van|voor|of)|(?<!(?:niet|not|nooit|never)\\s(?:\\p{L}+\\s)?)${told.afraid}\\s(?:van|voor|of))\\s[^,.;\\n]{0,20}$`,
  "iu",
);

/** "BHV heb ik nooit gedaan", "is done by another team": whoever is told of besides, the writer didn't. */
export const isNotDone = (text: string, found: Span, passage: Span): boolean => notDone.test(around(text, found, passage).behind);

/** Does the text around a find deny it? */
export function isDenied(text: string, found: Span, passage: Span): boolean {
  const first = text.slice(Math.max(passage.start, found.start - 60), found.start);
  const near = around(text, found, passage).before;
  const rest = text.slice(found.end, Math.min(passage.end, found.end + FAR));
  return (
    denial.test(first) ||
    lacking.test(first) ||
    before.test(first) ||
    denialAfter.test(rest.slice(0, 20)) ||
    behind.test(rest) ||
    allButMe.test(text.slice(Math.max(passage.start, found.start - FAR), Math.min(passage.end, found.end + FAR))) ||
    deniedNext.test(text.slice(found.end, found.end + FAR)) ||
    answered.test(text.slice(found.end, found.end + FAR)) ||
    isNotDone(text, found, passage) ||
    refused.test(rest) ||
    weak.test(near) ||
    feared.test(near)
  );
}
