import { told } from "#engine/words/told/words.ts";

/** A word, or one of several, that is no part of another. */
export const word = (alternatives: string): string => `(?<!\\p{L})(?:${alternatives})(?!\\p{L})`;

/** Words before a noun that belong to it. */
export const some = `(?:(?!${word(`${told.toward}|${told.holding}|${told.withSelf}|and|or|en|of|${told.self}`)})[\\p{L}\\d'’&-]+ ){0,2}?`;
/** What stands before a noun and says that it is another's: "our", "two of the". */
export const before = `(?:(?:${told.determiner}|${told.otherOne}|${told.counts}) ){1,3}`;
export const kin = `(?:my|our|a|mijn|onze|een) ${some}${told.kin}`;
const groups = `${told.otherOne} ${some}${told.group}|${told.namedGroup}`;
/** Others than the writer: colleagues, "our analyst", "the finance department", "another team". */
export const others = `(?:${word(`${kin}|${before}${some}(?:${told.never}|${told.role}|${told.roles})|${told.never}|${told.roles}|${groups}`)})`;
/** What they are called: "our analyst Karin". */
export const aName = "(?: (?-i:\\p{Lu}\\p{Ll}+)){0,2}";
/** A verb in capitals begins a sentence of its own. */
export const small = "(?=(?-i:\\p{Ll}))";
/** What may be a verb of theirs: no word that belongs to what stands before it. */
const anyVerb = `${small}(?!${word(`${told.toward}|${told.holding}|and|or|en|of|in|on|op|als|as|who|die|that|dat`)})\\p{L}{2,}(?!\\p{L})`;
/** Somebody or something else does anything: that it isn't the writer, the clause beside it tells. */
export const anyDoes = `(?:${others}|${before}(?:[\\p{L}\\d'’&-]+ ){0,2}?[\\p{L}\\d'’&-]+|${word(told.department)})${aName}(?! ${told.withSelf})(?: ${told.place})?(?: ${told.adverb})? ${anyVerb}`;
/** A clause of theirs begins here. */
export const othersBegin = `${others}${aName}(?: ${told.adverb})? ${small}\\p{L}+(?:ed|te|de|ten|den|t)(?!\\p{L})`;
/** They do something, or, in Dutch, something is done by them. */
export const othersDo = `(?:(?:${others}|${word(told.they)})${aName}(?! ${told.withSelf})(?: ${told.place})?(?: ${told.adverb})? ${small}${word(told.deed)}|${told.frontedDeed}(?: ${told.adverb})? ${others})`;
