import type { Language } from "#contract/fields.ts";
import type { ProposalParts } from "#contract/proposal/proposal.ts";
import { sentencesOf } from "#engine/proposal/sentences.ts";
import { languageOfTitle } from "#engine/proposal/writing/told-titles.ts";

export interface Fault {
  rule: string;
  text: string;
}

/** Faults of writing that a reader sees at once, found by their form; what is true or false the ledger and a person tell. */
const forms: [rule: string, form: RegExp][] = [
  ["a point too many", /(?<!\.)\.\.(?!\.)|,,|;;|::|(?<=\p{Ll})\.,|,\./u],
  ["a space too many", /[^\n ] {2,}(?!\n)\S| [,.;:!?](?:\s|$)|\( | \)/u],
  ["a for an", /(?:(?<!\p{L})a|^A) (?=[aeio](?!ne(?!\p{L})|u)\p{Ll})/u],
  ["an for a", /(?<!\p{L})an (?=[bcdfgjklmnpqrstvwyz])/u],
  ["a number that should be a word", /(?<![\d.,–(]|t\/m |tot |to )(?:[1-9]|1\d) (?:jaar|years?)(?!\p{L})/u],
  ["a quotation mark", /["„«»]|“[^”]*$|^[^“]*”/u],
  ["a placeholder", /\[[^\]]*\]|\{[^}]*\}|undefined|null|NaN/u],
  [
    "a form's words",
    /(?<!\p{L})(?:zo ziet het werk|hoort bij het werk|aan bod|in dit vak|hemelsbreed|van wat jullie vragen|in this line of work|of what you ask|the work at .{3,60} also covers this)(?!\p{L})/iu,
  ],
];
const english = /(?<=\p{Ll} )(?:the|and|with|from|which|has|have|are)(?= \p{Ll})/u;
const dutch = /(?<=\p{Ll} )(?:het|een|met|bij|naar|voor|ook|heeft|wordt|zijn)(?= \p{Ll})/u;

function ofSentence(language: Language, whole: string): Fault[] {
  // What the CV or the client said stands as they wrote it.
  const sentence = whole.replace(/“[^”]*”/gu, "“…”");
  const found = forms.filter(([, form]) => form.test(sentence)).map(([rule]) => ({ rule, text: whole }));
  const add = (rule: string, is: boolean) => {
    if (is) found.push({ rule, text: whole });
  };
  add("a small letter at the start", /^\p{Ll}/u.test(sentence));
  // "2nd engineer" is a title.
  add("a digit at the start", /^\d+(?!\d|(?:st|nd|rd|th|e)(?!\p{L}))/u.test(sentence));
  add("two colons", (sentence.match(/:(?=\s)/g) ?? []).length > 1);
  add("words of the other language", (language === "en" ? dutch : english).test(sentence));
  add("a sentence without an end", !/[.!?,:]["'”’)]*$/u.test(sentence));
  const held = language === "en" ? [...sentence.matchAll(/(?<!\p{L})as an? ([^.,(]+?) at \p{Lu}/gu)].map((hit) => hit[1] ?? "") : [];
  add(
    "a title of the other language",
    held.some((title) => languageOfTitle(title) === "nl"),
  );
  return found;
}

/** Every fault in what a client would read first: the summary, the strengths and the letter. */
export function proofread(language: Language, { strengths, information, cover_letter }: ProposalParts): Fault[] {
  const faults: Fault[] = [];
  const body = cover_letter.split("\n\n");
  const read = [information.summary ?? "", ...strengths.map(({ text }) => text), ...body.slice(1, -1)];
  const seen = new Set<string>();
  for (const text of read)
    for (const { start, end } of sentencesOf(text)) {
      const sentence = text.slice(start, end);
      faults.push(...ofSentence(language, sentence));
      if (seen.has(sentence) && !/^(?:In \d{4}, |\S+(?: \S+)? (?:rondde|heeft|holds|spreekt|speaks|woont|lives))/u.test(sentence))
        faults.push({ rule: "told twice", text: sentence });
      seen.add(sentence);
    }
  for (const { title } of strengths) {
    const words = title.split(" ").length;
    if (words < 2 || words > 7) faults.push({ rule: "a title of 2 to 7 words", text: title });
    if (/^\p{Ll}|[.:;,]$/u.test(title)) faults.push({ rule: "a title's form", text: title });
  }
  const words = cover_letter.split(/\s+/).length;
  if (words > 180) faults.push({ rule: `a letter of ${words} words`, text: cover_letter.slice(0, 60) });
  return faults;
}
