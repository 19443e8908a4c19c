import { nth } from "#contract/nth.ts";
import type { ProposalParts } from "#contract/proposal/proposal.ts";
import { inLanguage } from "#contract/text/languages.ts";
import { otherLanguage, type Standing, standingsOf, type Twin } from "#contract/text/two-languages.ts";
import { sentencesOf } from "./sentences.ts";
import { titleTold } from "./writing/told-titles.ts";
import { type DraftInput, draftInBoth, type InBoth } from "./writing/writer.ts";

/** What was brought up to date: all parts, and the sentences of a person's own that nobody could say in the other language. */
export interface UpdatedTranslation {
  parts: ProposalParts;
  open: { part: string; texts: string[] }[];
}

/** Sentence → the same in the other language; "": it isn't told there. */
type Known = ReadonlyMap<string, string>;

/** What a text says in the other language, as far as that is known, and which of its sentences aren't. */
interface Said {
  text: string;
  open: string[];
}

const greetings = [["Beste", "Dear"] as const];
const closings = [
  ["Met vriendelijke groet,", "Kind regards,"],
  ["Met vriendelijke groeten,", "Kind regards,"],
  ["Hartelijke groet,", "Warm regards,"],
] as const;

/**
 * Brings the other language's texts to what those of the proposal's own (`input.language`) say. What our own rules drafted is
 * said by the same rules in the other language, from the same facts; a sentence that both languages agreed on keeps its
 * wording; a person's own sentence is looked up in `translated`. What is found nowhere is left open, and its part isn't said
 * to agree. Without `only`: what is behind or missing there, never what somebody changed on both sides.
 */
export function translationUpdater(input: DraftInput) {
  const draft = draftInBoth(input);
  const rules = knownByRules(draft, input);
  return (view: ProposalParts, only: readonly string[] | null, translated: Known): UpdatedTranslation => {
    const wanted = new Set(standingsOf(view).flatMap(({ part, standing }) => (isWanted(part, standing, only) ? [part] : [])));
    const open: UpdatedTranslation["open"] = [];
    const bring = <T extends Record<string, string | null>>(part: string, own: T, twin: Twin<T> | null | undefined): Twin<T> | null => {
      const before = twin ?? null;
      if (!wanted.has(part)) return before;
      const known = new Map([...translated, ...rules, ...alignedBy(before?.agreed ?? null)]);
      const said = Object.entries(own).map(([name, text]): [string, Said | null] => [name, text ? sayIn(text, known, part, name) : null]);
      const missing = said.flatMap(([, one]) => one?.open ?? []);
      // Where nothing of a text could be said, what stood there stays.
      const all = Object.fromEntries(said.map(([name, one]) => [name, one ? one.text || (before?.said[name] ?? "") : own[name]])) as T;
      if (missing.length > 0) open.push({ part, texts: missing });
      const isNothing = Object.values(all).every((text) => !text?.trim());
      if (missing.length > 0) return isNothing ? before : { said: all, agreed: before?.agreed ?? null };
      return { said: all, agreed: { own, other: all } };
    };
    const sayIn = (text: string, known: Known, part: string, name: string): Said => {
      const letter = part === "letter" ? draft.letters : null;
      if (name === "title" && !known.has(text)) {
        const told = part === "summary" ? titleTold(otherLanguage(input.language), text) : null;
        if (told) return { text: told.charAt(0).toUpperCase() + told.slice(1), open: [] };
      }
      const said = saidBy(text, known);
      return letter && said.open.length === 0 ? { ...said, text: withOwnOf(said.text, text, letter) } : said;
    };
    const { information } = view;
    const letter = bring(
      "letter",
      { letter: view.cover_letter },
      view.other_letter && {
        said: { letter: view.other_letter.said },
        agreed: view.other_letter.agreed && {
          own: { letter: view.other_letter.agreed.own },
          other: { letter: view.other_letter.agreed.other },
        },
      },
    );
    const parts: ProposalParts = {
      strengths: view.strengths.map((strength, at) => ({
        ...strength,
        other: bring(`strength:${at}`, { title: strength.title, text: strength.text }, strength.other),
      })),
      information: {
        ...information,
        other: bring("summary", { title: information.title ?? null, summary: information.summary ?? null }, information.other),
      },
      cover_letter: view.cover_letter,
      other_letter: letter && {
        said: letter.said.letter,
        agreed: letter.agreed && { own: letter.agreed.own.letter, other: letter.agreed.other.letter },
      },
      requirements: view.requirements.map((line, at) => {
        const brought = bring(
          `requirement:${at}`,
          { note: line.note ?? null },
          line.other && {
            said: { note: line.other.said.note },
            agreed: line.other.agreed && { own: { note: line.other.agreed.own.note }, other: { note: line.other.agreed.other.note } },
          },
        );
        const text = line.other?.said.text ?? draft.parts.requirements[at]?.other?.said.text ?? line.text;
        return {
          ...line,
          other: brought && {
            said: { text, note: brought.said.note },
            agreed: brought.agreed && {
              own: { text: line.text, note: brought.agreed.own.note },
              other: { text, note: brought.agreed.other.note },
            },
          },
        };
      }),
    };
    return { parts, open };
  };
}

const isWanted = (part: string, standing: Standing, only: readonly string[] | null) =>
  only ? only.includes(part) && standing !== "same" : standing === "ahead" || standing === "alone";

/** Texts that the rules made in both languages, each with what it is in the other one; "": it isn't told there. */
function* madePairs({ parts, letters: { own, other } }: InBoth): Generator<[string | null | undefined, string | null | undefined]> {
  for (const { title, text, other: twin } of parts.strengths) {
    yield [title, twin?.said.title];
    yield [text, twin?.said.text];
  }
  yield [parts.information.title, parts.information.other?.said.title];
  yield [parts.information.summary, parts.information.other?.said.summary];
  for (const { note, other: twin } of parts.requirements) yield [note, twin?.said.note];
  yield [own.head, other.head];
  yield [own.end, other.end];
  for (const { about, text } of own.said) yield [text, other.said.find((one) => one.about === about)?.text ?? ""];
}

/**
 * Everything that the rules say in both languages: whole texts, titles, and the sentences of texts and letters, whichever of
 * the two was drafted first. What a language has no words for isn't told there: so it was drafted, too.
 */
function knownByRules(draft: InBoth, input: DraftInput): Map<string, string> {
  const known = new Map<string, string>();
  const add = (own: string | null | undefined, other: string | null | undefined) => {
    if (!own?.trim() || other === null || other === undefined || known.get(own.trim())) return;
    known.set(own.trim(), other);
    for (const [one, two] of aligned(own, other)) if (!known.has(one)) known.set(one, two);
  };
  for (const [own, other] of madePairs(draft)) add(own, other);
  const turnedRound = draftInBoth({ ...input, language: otherLanguage(input.language) });
  for (const [other, own] of madePairs(turnedRound)) if (other?.trim()) add(own, other);
  const [from, to] = inLanguage(input.language, { en: [1, 0] as const, nl: [0, 1] as const });
  for (const pair of closings) add(pair[from], pair[to]);
  const signed = [input.recruiter?.first_name, input.recruiter?.last_name].filter(Boolean).join(" ");
  add(signed, signed);
  return known;
}

const sentences = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

/** The sentences of two texts that go together: paragraphs with as many of them in both. */
function aligned(own: string, other: string): [string, string][] {
  const [here, there] = [own.trim().split(/\n{2,}/), other.trim().split(/\n{2,}/)];
  if (here.length !== there.length) return [];
  return here.flatMap((paragraph, at): [string, string][] => {
    const [one, two] = [sentences(paragraph), sentences(there[at] ?? "")];
    return one.length === two.length ? one.map((sentence, index) => [sentence, nth(two, index)]) : [];
  });
}

/** What was agreed on keeps the wording that somebody gave it. */
const alignedBy = <T extends Record<string, string | null>>(agreed: { own: T; other: T } | null): [string, string][] =>
  agreed
    ? Object.keys(agreed.own).flatMap((name) => {
        const [own, other] = [agreed.own[name], agreed.other[name]];
        return own && other ? [[own.trim(), other] as [string, string], ...aligned(own, other)] : [];
      })
    : [];

/** A text in the other language, whole where that is known, else sentence by sentence with its own white space between. */
function saidBy(text: string, known: Known): Said {
  const whole = known.get(text.trim());
  if (whole !== undefined) return { text: whole, open: [] };
  const open: string[] = [];
  let said = "";
  let at = 0;
  for (const { start, end } of sentencesOf(text)) {
    const sentence = text.slice(start, end);
    const other = known.get(sentence) ?? greetingSaid(sentence) ?? (/\p{L}/u.test(sentence) ? null : sentence);
    const gap = text.slice(at, start);
    if (other === null) open.push(sentence);
    // What isn't told leaves no hole, and no paragraph of its own.
    if (other) said += `${said === "" ? "" : gap}${other}`;
    else if (/\n/.test(gap) && said !== "" && !/\n\n$/.test(said)) said += gap;
    at = end;
  }
  return {
    text: said
      .replace(/[ \t]+(?=\n\n)/g, "")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    open,
  };
}

/** "Beste Jolanda," and "Dear Jolanda,": with nothing but a name behind it a greeting has one meaning. */
function greetingSaid(sentence: string): string | null {
  for (const [dutch, english] of greetings) {
    const hit = /^(\p{Lu}\p{Ll}+) ((?:\p{Lu}[\p{L}.’'-]* ?)+),$/u.exec(sentence);
    if (hit && (hit[1] === dutch || hit[1] === english)) return `${hit[1] === dutch ? english : dutch} ${hit[2]},`;
  }
  return null;
}

/** What only the other language's letter tells stays in it, behind the sentence that it followed. */
function withOwnOf(said: string, own: string, { own: here, other: there }: InBoth["letters"]): string {
  let text = said;
  there.chosen.forEach((sentence, at) => {
    if (here.said.some(({ about }) => about === sentence.about) || text.includes(sentence.text)) return;
    const before = there.chosen.slice(0, at).findLast((one) => text.includes(one.text));
    if (!before || own === "") return;
    const end = text.indexOf(before.text) + before.text.length;
    const gap = before.paragraph === sentence.paragraph ? " " : "\n\n";
    text = `${text.slice(0, end)}${gap}${sentence.text}${text.slice(end)}`;
  });
  return text;
}
