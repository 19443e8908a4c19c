import type { Language } from "#contract/fields.ts";
import { findNumbers } from "#engine/proposal/numbers.ts";
import { sentencesOf } from "#engine/proposal/sentences.ts";
import { isDutch } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import type { ChatAnswer, ChatEvidence, ChatPassage, ChatRecords } from "./chat.ts";
import { languageOf } from "./language.ts";
import { evidenceOf } from "./passages.ts";
import { placed, stands } from "./sources.ts";

/** `[3]`, `[3, 4]`, `[3][4]`; also what models make of it: `【3】`, `[^3]`. */
const mark = /\s?(?:\[\^?(\d{1,5}(?:\s*[,;]\s*\d{1,5}){0,9})\]|【(\d{1,5})[^】\n]{0,40}】)(?!\()/gu;

/** Sentences that state nothing about the records: questions, offers, "the documents don't say". */
const statesNothing =
  /\?\s*$|^(?:(?:you (?:could|can|might) ask|let me know|i (?:can|can't|cannot|could|don't)|if you (?:like|want|wish)|would you|here (?:is|are)|below|in (?:short|summary):?$)|(?:je kunt|je zou .{0,20} kunnen|laat (?:het )?me weten|ik kan|ik weet|als je wilt|hier (?:is|zijn|volgt|volgen)|hieronder|samengevat:?$))|(?<!\p{L})(?:not (?:in|stated|mentioned|named|said)|(?:do|does)(?: not|n['’]t) (?:say|state|mention|name|tell|hold|contain|show|specify|indicate)|no (?:information|mention|evidence)|nothing (?:in|about)|unknown|niet (?:in de|in het|genoemd|vermeld|bekend|te vinden)|(?:zegt|zeggen|noemt|noemen|vertelt|vertellen|vermeldt|vermelden|bevat|bevatten|staat|staan) (?:er |hier |daar |het |dat )?(?:niet|niets|geen|nergens)|geen (?:informatie|vermelding)|onbekend)(?!\p{L})/iu;

/**
 * Holds a written answer to the rules of the composed one. Numbers that name no passage offered are dropped, citations are
 * numbered anew in the order in which they are used and each is checked to stand in its source letter for letter; a
 * sentence that states something and bears no number is named in `unsupported`, as is one whose figures or names stand in
 * none of its passages. Takes any text; linear in its length.
 */
export function checkAnswer(raw: string, passages: readonly ChatPassage[], records: ChatRecords): ChatAnswer {
  const byNumber = new Map(passages.map((passage) => [passage.n, passage]));
  const citations: ChatEvidence[] = [];
  const numbers = new Map<number, number>();
  const numberOf = (offered: number): number[] => {
    const known = numbers.get(offered);
    if (known) return [known];
    const passage = byNumber.get(offered);
    if (!passage) return [];
    const evidence = evidenceOf(passage);
    if (!stands(records, evidence)) return [];
    citations.push(placed(records, evidence));
    numbers.set(offered, citations.length);
    return [citations.length];
  };
  const content = raw
    .replace(mark, (_, list: string | undefined, single: string | undefined) => {
      const found = [...new Set((list ?? single ?? "").split(/\s*[,;]\s*/).flatMap((one) => numberOf(Number(one))))];
      return found.length === 0 ? "" : ` ${found.map((number) => `[${number}]`).join("")}`;
    })
    .trim();
  return {
    content,
    citations,
    unsupported: unsupportedIn(content, citations),
    missing: null,
    language: languageIn(content),
  };
}

const languageIn = (text: string): Language => languageOf(text.slice(0, 2000)) ?? (isDutch(text) ? "nl" : "en");

const ownMark = /\s*(?:\[\d+\])+/gu;

/** Sentences of an answer with the numbers behind them: those after the full stop belong to the sentence before it. */
function sentencesWithMarks(content: string): { start: number; end: number; text: string; marks: number[] }[] {
  const found: { start: number; end: number; text: string; marks: number[] }[] = [];
  // Marks are read as blanks, so that they neither end nor begin a sentence.
  const blank = content.replace(ownMark, (all) => " ".repeat(all.length));
  const spans = sentencesOf(blank);
  spans.forEach(({ start, end }, index) => {
    const next = spans[index + 1]?.start ?? content.length;
    const within = [...content.slice(start, next).matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
    found.push({ start, end, text: blank.slice(start, end), marks: [...new Set(within)] });
  });
  return found;
}

function unsupportedIn(content: string, citations: readonly ChatEvidence[]): { start: number; end: number }[] {
  const sentences = sentencesWithMarks(content);
  return sentences.flatMap(({ start, end, text, marks }, index) => {
    const plain = text.replace(/[*_`>#-]/g, " ").trim();
    if (plain.split(/\s+/).length < 3 && findNumbers(plain).length === 0 && findSkills(plain).length === 0) return [];
    if (marks.length === 0) {
      if (statesNothing.test(plain)) return [];
      // A heading names what follows; one that tells a figure or a skill is held to it.
      const isHeading = /(?:^|\n)\s*#{1,6}\s+$/.test(content.slice(Math.max(0, start - 12), start));
      if (isHeading && findNumbers(plain).length === 0 && findSkills(plain).length === 0) return [];
      // The head of a list is borne by its points.
      if (/:\s*$/.test(plain) && (sentences[index + 1]?.marks.length ?? 0) > 0) return [];
      return [{ start, end }];
    }
    const quotes = marks.map((number) => citations[number - 1]?.quote ?? "").join("\n");
    return bears(quotes, plain) ? [] : [{ start, end }];
  });
}

/** Do the passages hold the figures and the skills that the sentence tells? What can be counted up or follows is let pass. */
function bears(quotes: string, sentence: string): boolean {
  const told = findNumbers(sentence).filter(({ unit, value }) => unit !== "year" && unit !== "month" && value >= 10);
  const held = findNumbers(quotes);
  if (told.some(({ value }) => !held.some((one) => one.value === value) && !quotes.includes(String(value)))) return false;
  const skills = new Set(findSkills(quotes).map(({ name }) => name));
  const named = [...new Set(findSkills(sentence).map(({ name }) => name))];
  return named.length === 0 || skills.size === 0
    ? named.length === 0 ||
        /(?<!\p{L})(?:not|no|niet|geen)(?!\p{L})/iu.test(sentence) ||
        named.some((name) => quotes.toLowerCase().includes(name.toLowerCase()))
    : named.some((name) => skills.has(name)) || /(?<!\p{L})(?:not|no|niet|geen)(?!\p{L})/iu.test(sentence);
}
