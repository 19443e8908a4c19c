import { nth } from "#contract/nth.ts";
import { inLanguage, type Language, type Said } from "#contract/text/languages.ts";
import { refuses } from "./answers/stance.ts";
import type { ChatAnswer, ChatEvidence, ChatRecords } from "./chat.ts";
import { answersSort, type Sort } from "./retrieval/sort.ts";
import { placed, stands } from "./sources.ts";

/** Longer quotes are shortened in an answer's text; the citation keeps them whole. */
const LONGEST_QUOTE = 220;

/**
 * An answer while it is written: sentences, each with the evidence that bears it. Evidence that doesn't stand in its source
 * is never cited, and one passage keeps one number.
 */
export class Draft {
  readonly language: Language;
  readonly records: ChatRecords;
  /** Whose records the evidence is of, where it isn't the talk's own candidate. */
  candidate_id: string | undefined;
  private content = "";
  private readonly citations: ChatEvidence[] = [];
  private readonly numbers = new Map<string, number>();
  private missing: ChatAnswer["missing"] = null;

  constructor(language: Language, records: ChatRecords) {
    this.language = language;
    this.records = records;
  }

  /** One text in the answer's language. */
  t(said: Said<string>): string {
    return inLanguage(this.language, said);
  }

  get isEmpty(): boolean {
    return this.content === "";
  }

  /** It says that the documents don't hold what was asked, and nothing else. */
  get isDeclined(): boolean {
    return (
      this.missing !== null &&
      /^(?:Not in the documents|Niet in de documenten|(?:The documents name|De documenten noemen) [^.]*, (?:but not|maar niet))/.test(
        this.content,
      )
    );
  }

  /** It says of something that the documents don't hold it. */
  get lacksSomething(): boolean {
    return this.missing !== null;
  }

  /** The same answer, told as what stands nearest to a question that no document answers as such. */
  asNearest(question: string): this {
    this.lacks(
      this.t({ en: `No document answers ${quoted(question)}.`, nl: `Geen document geeft antwoord op ${quoted(question)}.` }),
      null,
    );
    this.content = `${this.t({ en: "Not stated in the documents as such. What is there:", nl: "Dit staat niet rechtstreeks in de documenten. Wat er wel staat:" })}\n\n${this.content}`;
    return this;
  }

  /** Does it hold the sort of thing that was asked for? */
  answers(sort: Sort): boolean {
    return answersSort(sort, this.content.replace(/\[\d+\]/g, ""));
  }

  /** Are these words in it already? */
  tells(words: string): boolean {
    return this.content.includes(words);
  }

  /** A sentence, and behind it the numbers of what bears it. */
  say(sentence: string, ...evidence: (ChatEvidence | null | undefined)[]): this {
    const gap = this.content === "" || /\n$/.test(this.content) ? "" : " ";
    this.content += `${gap}${sentence}${this.marks(evidence)}`;
    return this;
  }

  /** A point of a list. */
  item(text: string, ...evidence: (ChatEvidence | null | undefined)[]): this {
    if (this.content !== "" && !/\n$/.test(this.content)) this.content += /(?:^|\n)- [^\n]*$/.test(this.content) ? "\n" : "\n\n";
    this.content += `- ${text}${this.marks(evidence)}`;
    return this;
  }

  paragraph(): this {
    if (this.content !== "") this.content = `${this.content.trimEnd()}\n\n`;
    return this;
  }

  /** What no document says, as a sentence, and what one could ask about it. The first that is told stays. */
  lacks(text: string, ask: string | null): this {
    this.missing ??= { text, ask };
    return this;
  }

  /** Another answer behind this one, its sources numbered on. True where it told something that isn't told yet. */
  join({ content, citations, missing }: ChatAnswer): boolean {
    const known = this.citations.length;
    const numbers = citations.map((one) => this.numberOf(one)[0]);
    this.missing ??= missing;
    // A verdict on what was quoted before is new.
    if (citations.length > 0 && this.citations.length === known && !/^(?:Yes|No|Ja|Nee)(?!\p{L})/u.test(content)) return false;
    this.paragraph().content += content.replace(/\[(\d+)\]/g, (_, n: string) =>
      numbers[Number(n) - 1] ? `[${numbers[Number(n) - 1]}]` : "",
    );
    return true;
  }

  private marks(evidence: (ChatEvidence | null | undefined)[]): string {
    const numbers = evidence.flatMap((one) => (one ? this.numberOf(one) : []));
    return numbers.length === 0 ? "" : ` ${[...new Set(numbers)].map((number) => `[${number}]`).join("")}`;
  }

  private numberOf(evidence: ChatEvidence): number[] {
    const { source, quote, start, end, page } = evidence;
    const candidate_id = evidence.candidate_id ?? this.candidate_id;
    const whole: ChatEvidence = { source, quote, start, end, ...(page && { page }), ...(candidate_id && { candidate_id }) };
    const key = `${candidate_id ?? ""} ${source} ${start} ${end}`;
    const known = this.numbers.get(key);
    if (known) return [known];
    if (!stands(this.records, whole)) return [];
    this.citations.push(placed(this.records, whole));
    this.numbers.set(key, this.citations.length);
    return [this.citations.length];
  }

  /** No yes over a line in which somebody says no, whoever composed it: then the line speaks for itself. */
  private withoutFalseYes(content: string): string {
    const [, opening, n] = /^((?:Yes|Ja)(?:, [^:.“]{1,60})?[:.]\s+)[^[]*\[(\d+)\]/u.exec(content) ?? [];
    const first = n ? this.citations[Number(n) - 1] : undefined;
    if (!opening || !first || first.source === "job" || first.source.startsWith("job:") || !refuses(first.quote)) return content;
    const rest = content.slice(opening.length);
    const said = rest.startsWith("“") ? this.t({ en: "The CV says: ", nl: "Het cv zegt: " }) : "";
    return `${said}${said ? rest : rest.charAt(0).toUpperCase() + rest.slice(1)}`;
  }

  done(): ChatAnswer {
    const told = this.content.trim() || this.t({ en: "That isn’t in the documents.", nl: "Dat staat niet in de documenten." });
    const content = this.withoutFalseYes(told);
    return { content, citations: this.citations, unsupported: [], missing: this.missing, language: this.language };
  }
}

/** The part of a long text around what was asked, at most as long as an answer quotes: its sentences or parts, in their order. */
export function around(text: string, at: (piece: string) => number): string {
  if (text.length <= LONGEST_QUOTE) return text;
  const pieces = text.split(/(?<=[.!?;])\s+|\s+(?=[•·●▪o] )|(?<=,)\s+/u);
  let from = 0;
  let most = -1;
  pieces.forEach((piece, index) => {
    const worth = at(piece);
    if (worth > most) {
      most = worth;
      from = index;
    }
  });
  let to = from + 1;
  const length = () => pieces.slice(from, to).join(" ").length;
  // What comes behind goes on from it; what stands before it leads to it.
  while (length() < LONGEST_QUOTE) {
    if (to < pieces.length && length() + nth(pieces, to).length < LONGEST_QUOTE) to += 1;
    else if (from > 0 && length() + nth(pieces, from - 1).length < LONGEST_QUOTE) from -= 1;
    else break;
  }
  return `${from > 0 ? "… " : ""}${pieces.slice(from, to).join(" ")}${to < pieces.length ? " …" : ""}`;
}

/** Words of a source as an answer quotes them: on one line, no longer than needed, and nothing in them that Markdown would read. */
export function quoted(text: string): string {
  let plain = text.replace(/\s+/g, " ").trim();
  if (plain.length > LONGEST_QUOTE) {
    const cut = plain.lastIndexOf(" ", LONGEST_QUOTE);
    plain = `${plain.slice(0, cut > LONGEST_QUOTE / 2 ? cut : LONGEST_QUOTE).replace(/[,;:]$/, "")} …`;
  }
  return `“${harmless(plain.replace(/[.;,]$/, ""))}”`;
}

/** Signs of Markdown stand for themselves; brackets would read as the number of a source. */
export const harmless = (text: string) =>
  text
    .replace(/[[{]/g, "(")
    .replace(/[\]}]/g, ")")
    .replace(/[*_`<>|~#\\]/g, " ")
    .replace(/(?:https?:\/\/|www\.)\S+/gi, (address) => address.replace(/^https?:\/\//i, ""))
    .replace(/ {2,}/g, " ")
    .trim();
