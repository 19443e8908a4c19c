import type { Span } from "#engine/matching/passages.ts";
import { isFirstName } from "#engine/words/first-names.ts";
import { told } from "#engine/words/told/words.ts";
import { type Clause, clauseOf } from "./clause.ts";
import { aName, anyDoes, before, kin, others, othersDo, small, some, word } from "./others.ts";
import { partAt } from "./parts.ts";

const pattern = (source: string) => new RegExp(source, "iu");

const noSelf = `(?:(?!${word(told.self)})[^.;!?\\n])*`;
const opening = `^\\P{L}*(?:${told.opening}[, ]+){0,2}`;

/** "Our analyst built …", "Mijn man is …": they begin the clause, and what they do or are follows at once. */
const theyDo = pattern(`${opening}(?:${othersDo}|(?:${word(kin)}|${before}${some}${told.never}) ${told.being})${noSelf}$`);
const iDid = pattern(`(?:^|[,;–-]\\s|\\s(?:${told.contrast}|and|en)\\s)\\P{L}*(?:${told.contrast}\\s)?(?:i|ik|wij|we)(?!\\p{L})`);
/** As far as the relative clause goes. */
const within = `(?:(?!${word(told.self)}|,\\s(?:and|but|en|maar)\\s(?-i:\\p{Ll}))[^.;!?\\n])*`;
/** "A draughtsman who drew …", "releases that the administrators …", "an architect whose staff …". */
const whoDo = pattern(
  `(?:${others}${aName},? (?:${told.who}|${told.whose})|${word(told.anybodyWho)}|(?:${told.who}|${told.that}) ${others})(?! ${told.withSelf}) ${within}$`,
);
/** "As the only analyst who knew it." */
const isWhoDo = (before: string): boolean => {
  const hit = whoDo.exec(before);
  return hit !== null && !asOne.test(before.slice(0, hit.index));
};
/** Whoever it is, the writer does something else in the clause beside it. */
const theyDoThis = pattern(`${opening}${anyDoes}${noSelf}$`);
const iDoElse = pattern(
  `^[^.!?\\n]*?(?:[,;–-]|\\s(?:${told.contrast}|and|en))\\s(?:(?:${told.contrast}|and|so|en|dus) )?(?:i|ik|wij|we)(?!\\p{L})(?! ${told.adds})`,
);
/** "… gebruikten ze", "… maakte de constructeur": the thing goes first. */
const theyDid = pattern(`^(?: [\\p{L}\\d'’-]+){0,2}? ${told.frontedDeed}(?: ${told.adverb})? (?:${others}|${word(told.they)})`);
/** "… were made by our analyst". */
const byThem = pattern(`^\\P{L}*((?:[\\p{L}\\d'’&-]+ ){1,7}?)${word(told.passive)}((?: [\\p{L}\\d'’-]+){0,4}?) ${told.by} ${others}(.*)$`);
const agent = pattern(` ${told.by} `);
const byMe = pattern(`${word(told.by)} ${word(`${told.self}|my team|our team|mijn team|ons team`)}`);
const notDeed = pattern(word(told.notDeeds));
/** "… lag bij een ander team". */
const theirs = pattern(`^(?: [\\p{L}\\d'’&-]+){0,4}? ${told.belongs} ${others}`);
/** So few words stand before a thing that the clause is about. */
const opensClause = /^\s*(?:\S+\s+){0,12}\S*$/;
const ownVerb = pattern(`^\\P{L}*(?:${told.adverb} )?(?:${word(told.deed)}|\\p{L}+(?:ed|ing)(?!\\p{L})|\\p{L}{2,}[dt]e(?!\\p{L}))`);
const self = pattern(word(told.self));
/** What stands between a thing and what is said of it, where that is said of it with a pronoun. */
const relative = pattern(word("that|which|who|die|dat|waar\\p{L}*"));
const goesOnMine = pattern(
  `^[^.;!?\\n]{0,60}?${told.goesOnMine}(?!\\p{L})(?!(?: \\p{L}+){0,3} (?:not|never|nothing|niet|nooit|geen|niets|niks)(?!\\p{L}))(?!(?:did|do|have)n)`,
);

/** "…, and I tuned it for them." */
const takenUp = pattern(`^[^.;!?\\n]{0,60}?${told.takenUp}`);

/** "Karin wrote …": somebody who isn't the one whose name stands over the text. */
const named = /^\P{L}*(\p{Lu}\p{Ll}+)(?: (?:(?:van|de|der|den|ter|te) ){0,2}\p{Lu}\p{L}+)? (?=\p{Ll})/u;
const doing = pattern(`^(?:${told.adverb} )?${word(told.deed)}`);
/** Names that are verbs as well. */
const isVerb = /^(?:can|will|may|mark|sue|bill|grant)$/i;
const HEAD = 300;

/** The vacancy's reader, where the clause speaks to them. */
const readerDoes = pattern(
  `${opening}(?:(?:why|what|that|wat|waarom|dat) )?${word(told.reader)}(?: ${told.adverb})? ${word(told.readersDeed)}${noSelf}$`,
);
const toReader = pattern(`${word(told.toReader)}[^.;!?\\n]{0,60}$`);

const FAR = 110;
const insteadOf = pattern(`${word(told.insteadOf)} (?:[\\p{L}'’-]+ ){0,2}$`);
const considered = pattern(`${word(told.considered)}[^.;!?\\n]{0,60}$`);
const chose = pattern(`^[^.;!?\\n]{0,60}?[ ,](?:and|but|yet|en|maar|,) (?:\\p{L}+ ){0,3}?${told.chose}(?!\\p{L})`);

/** What was thought of and not taken, or passed by for another thing. */
function isNotTaken(text: string, found: Span, passage: Span): boolean {
  const before = text.slice(Math.max(passage.start, found.start - FAR), found.start);
  return insteadOf.test(before) || (chose.test(text.slice(found.end, Math.min(passage.end, found.end + FAR))) && considered.test(before));
}

/** "Karin ran …" */
function isNamedDeed(before: string, text: string): boolean {
  const [opened = "", name = ""] = named.exec(before) ?? [];
  return (
    name !== "" && isFirstName(name) && !isVerb.test(name) && doing.test(before.slice(opened.length)) && !text.slice(0, HEAD).includes(name)
  );
}

/** "… were made by our analyst", "… lag bij een ander team". */
function isLeftToThem({ before, behind }: Clause): boolean {
  if (!opensClause.test(before) || ownVerb.test(before)) return false;
  const left = theirs.exec(behind)?.[0];
  if (theyDid.test(behind) || (left !== undefined && !relative.test(left))) return true;
  const hit = agent.test(before) || agent.test(behind) ? byThem.exec(`${before}X${behind}`) : null;
  return hit !== null && !relative.test(hit[1] ?? "") && !notDeed.test(`${hit[2]} ${hit[3]}`) && !byMe.test(behind);
}

const isTheirDeed = (clause: Clause, text: string, rest: string): boolean =>
  (isWhoDo(clause.before) ||
    (!self.test(clause.before) &&
      (theyDo.test(clause.before) ||
        isNamedDeed(clause.before, text) ||
        isLeftToThem(clause) ||
        (theyDoThis.test(clause.before) && (iDoElse.test(rest) || iDid.test(clause.head)))))) &&
  !goesOnMine.test(clause.behind) &&
  !takenUp.test(rest);

/** People who are dealt with, and what they are or hold. */
const dealt = pattern(`${word(told.dealing)}(?! ${told.by} )[^.;!?()\\n,]*$`);
const sought = pattern(`${opening}(?:${told.self} )?(?:${told.adverb} )?${told.seeking}(?! ${told.by} ) (?:[\\p{L}-]+ ){0,3}$`);
const asOne = pattern(`${word(told.asOne)} (?:[\\p{L}-]+ ){0,2}$`);
const toward = pattern(`${word(told.toward)} (?:(?:${told.determiner}|${told.counts}) )?(?:[\\p{L}-]+ ){0,2}?$`);
const one = pattern(`(?:${word(`${told.determiner}|${told.counts}`)}) (?:[\\p{L}-]+ ){0,2}?$`);
const middle = `(?:[-\\s]+(?!${word(`and|or|en|of|on|in|at|als|as|${told.toward}|${told.holding}`)})\\p{L}+)?`;
const isThey = pattern(
  `^s?(?:[-\\s]+${told.certified})?${middle}[-\\s]+(?:${told.roles}|${told.never})(?!\\p{L})(?![\\s-]+${told.paperNoun})`,
);
const isOne = pattern(`^(?:[-\\s]+${told.certified})?${middle}[-\\s]+${told.role}(?!\\p{L})(?![\\s-]+${told.paperNoun})`);
const theyHold = pattern(`${word(`${told.roles}|${told.never}`)} ${word(told.holding)}(?: (?!${word(told.own)})[\\p{L}\\d'’-]+){0,3} ?$`);
const oneHolds = pattern(
  `${word(told.dealing)} (?:[\\p{L}-]+ )?${word(told.determiner)} (?:[\\p{L}-]+ ){0,2}?${word(`${told.role}|${told.never}`)} ${word(told.holding)}(?: (?!${word(told.own)})[\\p{L}\\d'’-]+){0,3} ?$`,
);
const ofThem = pattern(`^s? ${word(told.of)} ${others}`);
/** "Reported to a CISSP", "hired two CISSPs": called by what they hold. */
const called = pattern(`${word(told.dealing)} (?:${told.toward} )?(?:a|an|the|een|de|${told.counts}) (?:[\\p{L}-]+ )?$`);
const callsOne = /^s?(?=\s*(?:$|[.,;!)\n])|\s(?:and|who|on|in|at|for|en|die|op|bij|aan)(?!\p{L}))/iu;
const several = /^s(?!\p{L})/u;
const paperItself = pattern(`(?<!\\p{L}|-)${told.paperNoun}|bewijs|certificaat`);

const calledBy = pattern(
  `^[-\\s](?:${told.roles}|${told.never}|${told.group})(?=\\P{L}*$|[.,;:!)]|\\s${word(`${told.toward}|${told.holding}|and|en|who|die|in|at`)})`,
);
/** "Recruited Java developers", "sat next to the Kubernetes team": people called by what they work with. */
const isSoughtFor = ({ before, behind }: Clause, name: string): boolean =>
  /[\p{Lu}\d]/u.test(name) && sought.test(before) && calledBy.test(behind);

/** Is a paper or a degree that of people whom the writer dealt with: "drivers with licence C", "mbo-stagiairs", "a CISSP"? */
function isTheirPaper({ before, behind }: Clause, paper: string): boolean {
  const isDealt = dealt.test(before) && !asOne.test(before);
  if (isThey.test(behind) && (isDealt || toward.test(before)) && !asOne.test(before)) return true;
  if (isOne.test(behind) && one.test(before) && (isDealt || toward.test(before)) && !asOne.test(before)) return true;
  if (theyHold.test(before) || oneHolds.test(before)) return true;
  if (isDealt && ofThem.test(behind)) return true;
  return !paperItself.test(paper) && ((called.test(before) && callsOne.test(behind)) || (isDealt && several.test(behind)));
}

/**
 * Is it told of somebody else, of whoever reads it, or of what was not taken? Then it says nothing of the person, neither way.
 * `paper`: a certificate, a licence or a degree, which people are named by.
 */
export function isOfOthers(text: string, found: Span, passage: Span, paper = false): boolean {
  if (partAt(text, found.start) === "asked" || isNotTaken(text, found, passage)) return true;
  const clause = clauseOf(text, found, passage);
  if (
    readerDoes.test(clause.before) ||
    toReader.test(clause.before) ||
    isTheirDeed(clause, text, text.slice(found.end, Math.min(passage.end, found.end + FAR)))
  )
    return true;
  return paper ? isTheirPaper(clause, text.slice(found.start, found.end)) : isSoughtFor(clause, text.slice(found.start, found.end));
}
