import { stem } from "#engine/skills/stem.ts";
import { fold } from "#engine/skills/tokens.ts";
import type { ChatRecords, ChatTurn } from "../chat.ts";
import { passagesOf } from "../passages.ts";
import type { Question } from "../question/question.ts";
import type { Line } from "./line.ts";
import type { Near } from "./near.ts";
import { foldedWords, type Search, Shelf, search, type Wanted } from "./nearest.ts";
import { sortOf } from "./sort.ts";
import { askedOf } from "./subjects.ts";
import { type AskedWord, heldIn, holdsWord } from "./topic.ts";

/** A question held against the records of its talk, with what was said before it. */
export interface Inquiry extends Search {
  shelf: Shelf;
  /** The question as it was read. */
  text: string;
  /** It goes on from the question before. */
  follows: boolean;
  /** Lines that the answer before it told, in the records' order. */
  told: Line[];
  /** Those of the answer before that one. */
  toldBefore: Line[];
  /** Words of the question itself. */
  own: AskedWord[];
  /** It asks of somebody whom the answer before it named. */
  ofOther: boolean;
  /** Which lines may answer. */
  within: (line: Line) => boolean;
}

const goesOn =
  /^\s*(?:and|en|or|of|but|maar|so|dus|then|dan|what about|how about|hoe zit het met|also|ook|same|idem|nog|ok|oke)(?!\p{L})|(?<!\p{L})(?:it|that|this|there|those|them|he|she|they|his|her|dat|daarmee|ermee|daar|die|dit|hiermee|daarvan|ervan|daarin|erin|daarvoor|daarna|toen|ie|hij|ze|zij|haar|zijn|zn|too|also|ook|dan|then)(?!\p{L})/iu;
/** "And at the other one?": without a verb or a word that asks. */
const isElided =
  /^\s*(?:and|en|what about|how about|hoe zit het met)\s+(?!(?:what|which|who|how|where|when|why|is|are|does|do|did|has|have|can|wat|welke?|wie|hoe|waar|wanneer|waarom|heeft|kan|mag|moet|werkt|spreekt|woont|past)(?!\p{L}))(?:\S+\s*){1,5}$/iu;
const isPlace = /^(?:bedrijf|werkgever|organisatie|firma|zaak|compan(?:y|ies)|employers?|organi[sz]ation|firm|instelling|club)$/u;
/** A vacancy's first lines name who and what it is about. */
const HEAD = 120;
const MOST_WORDS = 14;
/** What the question before was about counts less than what this one says. */
const CARRIED = 0.35;

const nowWords =
  /(?<!\p{L})(?:now|currently|current|still|at the moment|today|present|nu|momenteel|tegenwoordig|huidige?|nog steeds|op dit moment|inmiddels)(?!\p{L})/iu;
const beforeWords = /(?<!\p{L})(?:previous|former|before|earlier|vorige?|hiervoor|daarvoor|eerder|vroeger|voorheen)(?!\p{L})/iu;

const hisOrHers = /(?<!\p{L})(?:his|her|hers|their|him|zijn|z['’]?n|haar|hem|hun)(?!\p{L})/iu;

const reaches =
  /(?<!\p{L})(?:06|e-?mail|mail\p{L}*|phone|tele\p{L}+|mobile|numbers?|nummer|call|bel(?:len)?|reach|bereik\p{L}*|address|adres)(?!\p{L})/iu;

/** What was just told, and the two lines behind it. */
function nextTo(told: readonly Line[], { lines }: Shelf): Wanted["within"] {
  const near = new Set(told.flatMap((line) => lines.slice(lines.indexOf(line), lines.indexOf(line) + 3)));
  return (line) => near.has(line);
}

const questionsOf = (history: readonly ChatTurn[]) => history.filter(({ role }) => role === "user").slice(-4);

/** What a question's words are about, and the lines nearest to it: of those that may answer it, unless it says others. */
export function inquire(
  question: Question,
  records: ChatRecords,
  history: readonly ChatTurn[],
  reach: Wanted["within"] = within(question, records),
): Inquiry {
  const { candidate, job } = records;
  const shelf = shelfOf(records);
  // Whoever is called Kasia in her address is meant by it.
  const names = foldedWords(candidate?.first_name, candidate?.last_name, ...(candidate?.email?.split("@")[0]?.match(/\p{L}{3,}/gu) ?? []));
  // "Tobias's", "Gwens": somebody's.
  const who = new Set([...names].flatMap((name) => [name, `${name}s`, `${name}'s`, `${name}’s`]));
  // Why somebody wants to leave is told of whom they leave without naming it again.
  const left = question.intent === "leaving" && question.employer !== null ? candidate?.experience[question.employer] : null;
  const leaves = left?.current ? foldedWords(left.company) : [];
  const asked = askedOf(question.text, new Set([...who, ...leaves]), shelf.vocabulary, records.kind);
  // "At which company was that?": what is asked for, not what it is about.
  const own = sortOf(question.text) === "where" ? asked.filter(({ word }) => !isPlace.test(word)) : asked;
  // What the talk is about tells no line from another, unless nothing else is asked.
  const whole = job ? foldedWords(job.client?.name, job.city, job.title, job.description?.trimStart().slice(0, HEAD)) : new Set<string>();
  // "Has she been at the client before?": where a CV names the client, that line is meant.
  if (question.about === "candidate" && job?.client?.name)
    for (const name of foldedWords(job.client.name)) if (heldIn(candidate?.cv_text ?? "", false).stems.has(stem(name))) whole.delete(name);
  const specific = own.filter(({ word }) => !whole.has(word));
  const count = question.text.split(/\s+/).length;
  const before = questionsOf(history);
  const follows = before.length > 0 && count <= MOST_WORDS && (goesOn.test(question.text) || count <= 4);
  const said = history.filter(({ role }) => role === "assistant");
  const told = follows ? toldIn(said.at(-1), shelf) : [];
  // "Who can vouch for her?" – "And his number?": of the one who was just named.
  const ofOther =
    told.length > 0 && sortOf(before.at(-1)?.content ?? "") === "who" && hisOrHers.test(question.text) && reaches.test(question.text);
  const carried = follows ? carriedFrom(before, who, shelf, records.kind, specific.length === 0) : [];
  const leftOut = new Set([...who, ...leaves, ...(specific.length > 0 || carried.length > 0 ? whole : [])]);
  // "And in Lyon?": the same is asked of something else.
  const elided =
    follows && isElided.test(question.text) && sortOf(question.text) === "what" && own.length > 0 && own.length <= 3
      ? sortOf(before.at(-1)?.content ?? "")
      : null;
  const isNow = nowWords.test(question.text);
  const isBefore = beforeWords.test(question.text);
  const current = candidate?.experience.findIndex((one) => one.current) ?? -1;
  const wanted: Wanted = {
    question: question.text,
    kind: records.kind,
    sort: elided ?? sortOf(question.text),
    isElided: elided !== null,
    leftOut,
    carried,
    focus: (line) => told.some((one) => one === line || (line.role !== null && one.role === line.role)),
    within: ofOther ? nextTo(told, shelf) : reach,
    dates: ({ role, passage }) => {
      const job = role === null ? null : candidate?.experience[role];
      if (job) return Boolean(job.start) && [job.title, job.company].some((name) => name && passage.text.includes(name));
      return (candidate?.education ?? []).some(
        ({ degree, institution, end }) => end && [degree, institution].some((name) => name && passage.text.includes(name)),
      );
    },
    ofRole: (role) => {
      const isOpen = candidate?.experience[role]?.current ?? false;
      if (isNow && current !== -1) return isOpen ? 1.3 : 0.55;
      return isBefore && isOpen ? 0.7 : 1;
    },
  };
  const found = search(shelf, wanted);
  return {
    ...found,
    near: inOrder(question.text, found.near, records),
    shelf,
    text: question.text,
    within: wanted.within,
    ofOther,
    follows,
    told,
    toldBefore: follows ? toldIn(said.at(-2), shelf) : [],
    own: specific.length > 0 || carried.length > 0 ? specific : own,
  };
}

const firstWords = /(?<!\p{L})(?:first|oldest|earliest|eerst|eerste|oudste|begonnen)(?!\p{L})/iu;
const lastWords = /(?<!\p{L})(?:last|latest|most recent|laatst|laatste|recentste|nieuwste)(?!\p{L})/iu;
/** As near as the nearest. */
const ALIKE = 0.75;

/** Where the first or last time is asked for: of the lines that are as near, those of the earliest or latest job go first. */
function inOrder(question: string, near: Near[], { candidate }: ChatRecords): Near[] {
  const sign = firstWords.test(question) ? 1 : lastWords.test(question) ? -1 : 0;
  const [best] = near;
  if (sign === 0 || !best || best.line.role === null || !candidate) return near;
  const startOf = ({ line }: Near) => (line.role === null ? null : (candidate.experience[line.role]?.start ?? null));
  const alike = near.filter((one) => startOf(one) !== null && one.score >= best.score * ALIKE && one.covers >= best.covers * 0.9);
  alike.sort((one, other) => sign * (startOf(one) ?? "").localeCompare(startOf(other) ?? ""));
  return [...alike, ...near.filter((one) => !alike.includes(one))];
}

const shelves = new WeakMap<ChatRecords, Shelf>();
/** The lines of these records and their words, read once. */
export function shelfOf(records: ChatRecords): Shelf {
  let shelf = shelves.get(records);
  if (!shelf) {
    shelf = new Shelf(records, passagesOf(records));
    shelves.set(records, shelf);
  }
  return shelf;
}

/** Which records may answer: in a talk about both, those that the question speaks of. */
function within({ about }: Question, { kind }: ChatRecords): Wanted["within"] {
  if (kind === "job") return ({ passage }) => passage.source === "job" || passage.source.startsWith("job:");
  if (kind === "candidate" || about === null) return () => true;
  return ({ passage }) =>
    passage.source.startsWith("note:") || (about === "job") === (passage.source === "job" || passage.source.startsWith("job:"));
}

function carriedFrom(
  before: readonly ChatTurn[],
  who: ReadonlySet<string>,
  shelf: Shelf,
  kind: ChatRecords["kind"],
  isBare: boolean,
): AskedWord[] {
  // The nearest question that names something.
  for (const { content } of before.toReversed()) {
    const words = askedOf(content, who, shelf.vocabulary, kind);
    if (words.length > 0) return words.map((word) => ({ ...word, weight: word.weight * (isBare ? 1 : CARRIED) }));
  }
  return [];
}

const flat = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The lines that an answer quoted. */
function toldIn(answer: ChatTurn | undefined, shelf: Shelf): Line[] {
  const last = flat(answer?.content ?? "");
  if (last === "") return [];
  return shelf.lines.filter(({ passage }) => {
    const text = flat(passage.text);
    return text.length >= 8 && last.includes(text.slice(0, 200));
  });
}

/** The words of a question that a kind of question doesn't account for: by the words of its own pattern, and what it names. */
export function unexplained(own: readonly AskedWord[], pattern: RegExp | undefined, named: readonly string[]): AskedWord[] {
  const known = pattern ? vocabularyOf(pattern) : { whole: new Set<string>(), begins: [] as string[] };
  const names = heldIn(named.join(" "), false);
  return own.filter((one) => {
    const { word, stem: root, keys } = one;
    return (
      !known.whole.has(root) &&
      !known.begins.some((begin) => word.startsWith(begin)) &&
      ![...keys].some((key) => key.startsWith("skill:")) &&
      holdsWord(one, names) === 0
    );
  });
}

const vocabularies = new WeakMap<RegExp, { whole: Set<string>; begins: string[] }>();
function vocabularyOf(pattern: RegExp): { whole: Set<string>; begins: string[] } {
  let known = vocabularies.get(pattern);
  if (!known) {
    const source = pattern.source.replace(/\\p\{L\}[*+]/g, "…").replace(/\\p\{Lu?\}|\(\?[:!<=]*|\\[a-z]/g, " ");
    const whole = new Set<string>();
    const begins: string[] = [];
    for (const [word, name = "", mayEnd] of source.matchAll(/([\p{L}…]{3,})(\?)?/gu)) {
      if (name.endsWith("…")) begins.push(fold(name.slice(0, -1)));
      else whole.add(stem(fold(name)));
      // "pays?" is "pay" as well.
      if (mayEnd && word.length > 4) whole.add(stem(fold(name.slice(0, -1))));
    }
    known = { whole, begins: begins.filter((begin) => begin.length >= 3) };
    vocabularies.set(pattern, known);
  }
  return known;
}
