import { nth } from "#contract/nth.ts";
import {
  companyScore,
  isDepartment,
  isFirm,
  isKindOfEmployer,
  isKindOfWork,
  isKindWithName,
  isLegalForm,
  isNote,
  isOwnTitle,
  isOwnWork,
  isSameEmployer,
  isSchool,
  isTeam,
  isWebName,
  placeScore,
  titleScore,
} from "../vocabulary.ts";
import type { Habit, Head, Reading, Run } from "./habits.ts";
import { joined, type Part, partsOf } from "./head-parts.ts";
import { weights } from "./head-weights.ts";
import type { Joint, Phrase } from "./phrases.ts";

/** Told of a way to read a head: what speaks for it or against it, and how much of that there is. */
type Note = (feature: string, amount: number) => void;

/** Joints that one title or one name can hold. */
const HOLDABLE = new Set<Joint>(["comma", "slash", "bracket", "case", "type", "dash", "in", "row", "at", "for"]);
const LONGEST_RUN = 4;
/** Of all runs of parts, those that alone look most like a title or an employer are tried together. */
const MOST_TRIED = 8;
const MOST_BELOW = 3;

export const headOf = (phrases: Phrase[], row: number, isAround: boolean): Head => ({
  parts: partsOf(phrases),
  row,
  isHeld: false,
  isAround,
});

/** The best way to read a head. */
export function readHead(head: Head, habit: Habit): Reading {
  let best: Reading = { title: null, company: null, below: 0, score: -Infinity };
  for (const reading of readingsOf(head, habit)) if (reading.score > best.score) best = reading;
  return best;
}

/** The ways to read a head that are worth weighing, each with its score. */
function* readingsOf(head: Head, habit: Habit): Generator<Reading> {
  for (let below = 0; below <= MOST_BELOW; below++) {
    const parts = head.parts.filter((part) => part.row <= head.row + below);
    // A line below belongs to the head only where it tells the title or the employer.
    if (below > 0 && !parts.some((part) => part.row === head.row + below)) continue;
    const runs = runsOf(parts);
    const rest = parts.map((_, index) => scoreOf((note) => noteRest(parts, index, note)));
    const base = scoreOf((note) => noteBelow(parts, head.row, note)) + rest.reduce((sum, one) => sum + one, 0);
    const without = (run: Run) => rest.slice(run[0], run[1] + 1).reduce((sum, one) => sum + one, 0);
    const tried = (ask: (run: Run, note: Note) => void, role: "title" | "company") =>
      runs
        .filter((run) => canBe(role, parts, run))
        .map((run) => ({ run, score: scoreOf((note) => ask(run, note)) - without(run) }))
        .sort((a, b) => b.score - a.score)
        .slice(0, MOST_TRIED);
    const titles = [null, ...tried((run, note) => noteTitle(parts, run, note), "title")];
    const companies = [null, ...tried((run, note) => noteCompany(parts, run, note), "company")];
    for (const title of titles) {
      for (const company of companies) {
        const [one, other] = [title?.run ?? null, company?.run ?? null];
        if (one && other && one[0] <= other[1] && other[0] <= one[1]) continue;
        if (below > 0 && ![one, other].some((run) => run && parts[run[1]]?.row === head.row + below)) continue;
        const together = scoreOf((note) => notePair(head, parts, one, other, habit, note));
        yield { title: one, company: other, below, score: base + (title?.score ?? 0) + (company?.score ?? 0) + together };
      }
    }
  }
}

function scoreOf(ask: (note: Note) => void): number {
  let score = 0;
  ask((feature, amount) => {
    score += (weights[feature] ?? 0) * amount;
  });
  return score;
}

const isWithin = (index: number, run: Run | null) => run !== null && index >= run[0] && index <= run[1];

/** Every run of neighbouring parts that can be one title or one name. */
function runsOf(parts: Part[]): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < parts.length; from++) {
    for (let to = from; to < Math.min(parts.length, from + LONGEST_RUN); to++) {
      const joint = parts[to]?.joint ?? "row";
      if (to > from && (!HOLDABLE.has(joint) || (joint === "row" && !isGoingOn(parts, to) && !/^\p{Ll}/u.test(parts[to]?.text ?? ""))))
        break;
      runs.push([from, to]);
    }
  }
  return runs;
}

/** Notes and employers without a name are neither title nor employer, nor are towns that everybody knows. */
function canBe(role: "title" | "company", parts: Part[], run: Run): boolean {
  const first = nth(parts, run[0]);
  if (first.label === role) return true;
  const text = joined(parts, ...run);
  if (role === "title" && isOwnTitle(text)) return true;
  if (isAside(text)) return false;
  if (role === "title") return placeScore(text) < 1 || titleScore(text) > 0;
  return (
    !MANY.test(text) && !isLegalForm(text) && !isDepartment(text) && !isTeam(text) && (placeScore(text) < 1.8 || companyScore(text) > 0)
  );
}

/** Do the words of a part go on from the part before it ("Bouw &" / "Infra", "van" / "Oosterwolde")? */
const isGoingOn = (parts: Part[], index: number) =>
  /(?:[&/+,-]|\b(?:and|en|of|van|voor|for))$/i.test(parts[index - 1]?.text ?? "") ||
  /^(?:&|and |en |of )/i.test(parts[index]?.text ?? "") ||
  isLegalForm(parts[index]?.text ?? "");

/** Beside a title: hours, a duration, "same employer". */
const isAside = (text: string) => isNote(text) || isSameEmployer(text);

const DEGREE_WORD = /^(?:b\.?sc|m\.?sc|mbo|hbo|wo|bachelor|master)\b/i;
/** "Diverse uitzendbureaus": employers without a name. */
const MANY = /^(?:div(?:erse|\.)|various|several|multiple|different|verschillende|meerdere|wisselende)(?!\p{L})/iu;
export const isUnnamed = (text: string): boolean => MANY.test(text);
/** Every word begins with a capital, but for those that join names: "Bakkerij Van der Gracht", "House of Cards". */
const NAME =
  /^(?:["“'‘]?[\p{Lu}\d]\S*|de|het|van|der|den|en|of|the|and|&|voor|op|aan|'t)(?:\s+(?:["“'‘(]?[\p{Lu}\d]\S*|de|het|van|der|den|en|of|the|and|&|voor|op|aan|'t))*$/u;

/** A stop at its end, or within. */
const SENTENCE = /[.!?]$|\p{L}{3}[.!?]\s+\p{Lu}/u;

function noteTitle(parts: Part[], run: Run, note: Note): void {
  const text = joined(parts, ...run);
  const first = nth(parts, run[0]);
  const words = text.split(/\s+/).length;
  const by = titleScore(text);
  if (by > 0) note("title: a word of a title", Math.min(by, 1));
  else note("title: no word of a title", 1);
  if (by > 1) note("title: two words of a title", by - 1);
  if (isFirm(text)) note("title: a profession, then a name", 1);
  if (companyScore(text) > 0) note("title: a word of a firm", Math.min(1.6, companyScore(text)));
  const isType = [run[0], run[1] + 1].some((index) => isTurn(parts, index)) && isOneType(parts, ...run);
  if (words > 8 && !isType) note("title: long", Math.min(8, words - 8));
  if (words > 4 && SENTENCE.test(text)) note("title: a sentence", 1);
  if (/^\p{Ll}/u.test(text)) note(by > 0 ? "title: small letters, a word of a title" : "title: small letters", 1);
  else if (by === 0 && words <= 3 && NAME.test(text)) note("title: written as a name", 1);
  if (/\d/.test(text)) note("title: a number", 1);
  if (MANY.test(text) && !isKindOfWork(text)) note("title: several, unnamed", 1);
  if (isDepartment(text)) note("title: a department", 1);
  if (/^['"“‘„«]/.test(text)) note("title: quoted", 1);
  if (parts.slice(run[0] + 1, run[1] + 1).some((part) => isFirm(part.text))) note("title: holds a firm", 1);
  noteRun(parts, run, "title", note);
  if (first.told) note("title: behind the date, under a head", 1);
}

/** Where, behind a title, the kind of an employer may stand without a name: "Verzorgende, verpleeghuis". */
const KIND_SLOTS = new Set<Joint>(["comma", "at", "for", "via", "in", "bar", "dash", "gap", "case"]);

function noteCompany(parts: Part[], run: Run, note: Note): void {
  const text = joined(parts, ...run);
  const first = nth(parts, run[0]);
  const words = text.split(/\s+/).length;
  const by = titleScore(text);
  const named = companyScore(text) || (by === 0 && (isSchool(text) || isKindWithName(text)) ? 0.6 : 0);
  if (named > 0) note("company: a word of a firm", Math.min(1.6, named));
  if (by > 0 && named > 0) note("company: a word of a title beside one of a firm", by);
  else if (by > 0 && isFirm(text)) note("company: a profession, then a name", by);
  else if (by > 0) note(by >= words ? "company: a title and nothing else" : "company: a word of a title", by);
  if (named === 0 && placeScore(text) >= 1) note("company: a small town", 1);
  // Who writes no capitals at all writes names so too.
  const isAllSmall =
    (first.joint === "at" || (first.joint !== "bracket" && !/[,(]/.test(text) && (named > 0 || words > 2))) &&
    parts.every((part) => !/\p{Lu}/u.test(part.text));
  if (!isAllSmall && !/\p{Lu}|^\d+\p{L}?$/u.test(text) && !isWebName(text)) {
    // "Intern, prop store, National Playhouse": where a name follows, the kind is the department.
    const isNamedBehind = parts.slice(run[1] + 1).some((part) => part.row === first.row && isNamed(part));
    const isSlot = !isNamedBehind && KIND_SLOTS.has(first.joint) && titleScore(parts[run[0] - 1]?.text ?? "") >= 0.7;
    note(isSlot && isKindOfEmployer(text) ? "company: a kind of employer behind a title" : "company: small letters", 1);
  } else if (/^[\p{Lu}\d'"“]/u.test(text)) note(NAME.test(text) ? "company: written as a name" : "company: a capital", 1);
  const small = text.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word) && !NAME.test(word)).length;
  if (small > 0 && !isAllSmall) note("company: words in small letters", Math.min(4, small));
  if (DEGREE_WORD.test(text) && named === 0) note("company: a degree", 1);
  if (words > 7) note("company: long", Math.min(8, words - 7));
  if (words > 4 && named === 0 && SENTENCE.test(text)) note("company: a sentence", 1);
  if (/^['"“‘„«]/.test(text)) note("company: quoted", 1);
  if (parts.some((part) => (isOwnWork(part.text) && !isOwnTitle(part.text)) || isSameEmployer(part.text)) && companyScore(text) < 0.8)
    note("company: beside one's own work", 1);
  noteRun(parts, run, "company", note);
  if (first.told) note("company: behind the date, under a head", 1);
}

const isNamed = ({ text }: Part) => NAME.test(text) && placeScore(text) < 1 && titleScore(text) === 0;

const STRONG = new Set<Joint>(["row", "gap", "bar", "date"]);
const isStrong = (parts: Part[], index: number) => STRONG.has(parts[index]?.joint ?? "row");
/** Do the letters look otherwise than those of the part before? */
const isTurn = (parts: Part[], index: number) => index > 0 && index < parts.length && parts[index]?.looks !== parts[index - 1]?.looks;
const isOneType = (parts: Part[], from: number, to: number) => parts.slice(from, to + 1).every(({ looks }) => looks === parts[from]?.looks);

const END_OF_LIST = /^\S+(?: \S+)? (?:&|en|and) \S+$/;

/** What it tells that several parts would be one, and what labels say. */
function noteRun(parts: Part[], [from, to]: Run, role: "title" | "company", note: Note): void {
  const isWhole = (ends: (index: number) => boolean) =>
    ends(from) && (parts[to + 1] === undefined || ends(to + 1)) && parts.length > to - from + 1;
  if (to > from && isWhole((index) => isStrong(parts, index))) note(`${role}: the whole of a cell`, 1);
  else if (to > from && isWhole((index) => isStrong(parts, index) || isTurn(parts, index)) && isOneType(parts, from, to))
    note(`${role}: the whole of a type`, to - from);
  for (let index = from; index <= to; index++) {
    const part = nth(parts, index);
    if (part.label) note(part.label === role ? `${role}: labelled so` : `${role}: labelled otherwise`, 1);
    if (index === from) continue;
    // "…, onderbouw", "Researcher Speech, Play & Music": more of what the title names.
    const isOwn = role === "title" && titleScore(part.text) === 0 && !isAside(part.text);
    const isMore = isOwn && part.joint === "comma" && (/^\p{Ll}/u.test(part.text) || END_OF_LIST.test(part.text));
    if (role === "title" && part.row === parts[from]?.row && isTeam(part.text)) {
      note("title: goes on with its team", 1);
      continue;
    }
    note(isMore || isGoingOn(parts, index) ? `${role}: goes on` : `${role}: over a ${part.joint}`, 1);
    if (part.joint !== "type" && isTurn(parts, index)) note(`${role}: over another type`, 1);
    if (roleOfRest(part) === "place" || isAside(part.text)) note(`${role}: holds a place or note`, 1);
    if (titleScore(part.text) === 0) note(`${role}: more without a word of a title`, 1);
    if (companyScore(part.text) > 0) note(`${role}: more with a word of a firm`, 1);
  }
}

/** How title and employer go together, by what stands between them and by the CV's habit. */
function notePair(head: Head, parts: Part[], title: Run | null, company: Run | null, habit: Habit, note: Note): void {
  const isBelow = [title, company].some((run) => run && (parts[run[0]]?.row ?? 0) > head.row);
  if (title || company) note("as the others: lines below", isBelow ? habit.below : -habit.below);
  if (!title || !company) {
    if (!title) note(head.isAround ? "no title, the next job's years within" : "no title", 1);
    if (!company) note(head.isHeld ? "no employer, one above" : "no employer", 1);
    // "Researcher, Loans" under an employer: what stands beside the title belongs to it.
    if (title && head.isHeld && parts.every((part, index) => isWithin(index, title) || isAside(part.text)))
      note("all of a line under an employer", 1);
    // One thing alone is what the others begin with.
    if (title || company) note("as the others: order of one alone", title ? habit.order : -habit.order);
    const alone = parts[(title ?? company)?.[0] ?? -1];
    if (alone) note("as the others: type", (title ? 1 : -1) * (habit.looks[alone.looks] ?? 0));
    return;
  }
  const [one, other] = [nth(parts, title[0]), nth(parts, company[0])];
  const [order, second] = title[0] < company[0] ? (["title first", other] as const) : (["employer first", one] as const);
  const isNext = order === "title first" ? company[0] === title[1] + 1 : title[0] === company[1] + 1;
  note(order, 1);
  note(`${order}, ${second.joint}`, 1);
  if (!isNext) {
    const [from, to] = order === "title first" ? [title[1], company[0]] : [company[1], title[0]];
    const isExplained = parts.slice(from + 1, to).every((part) => isAside(part.text) || roleOfRest(part) === "place");
    note(isExplained ? "apart, over a place or note" : "apart, over other words", 1);
  }
  note("as the others: order", order === "title first" ? habit.order : -habit.order);
  note("as the others: rows", one.row === other.row ? -habit.rows : habit.rows);
  note("as the others: type", (habit.looks[one.looks] ?? 0) - (habit.looks[other.looks] ?? 0));
  if (one.looks !== other.looks) note("title and employer in two types", 1);
  note("as the others: joint", habit.joints[`${order}, ${second.joint}`] ?? 0);
  if (head.isHeld) note("an employer of its own, one above", companyScore(joined(parts, ...company)) > 0 ? 0 : 1);
}

/** What a line below the date's own shows of being a part of the head. */
function noteBelow(parts: Part[], row: number, note: Note): void {
  let last = row;
  for (const part of parts) {
    if (part.row <= last) continue;
    last = part.row;
    note("below", 1);
    for (const shown of part.below ?? []) note(`below: ${shown}`, 1);
  }
}

/** What a part is that is neither title nor employer. */
export function roleOfRest(part: Part): "place" | "note" {
  if (part.label === "place") return "place";
  if (isAside(part.text) || (isDepartment(part.text) && titleScore(part.text) < 0.7)) return "note";
  const place = placeScore(part.text);
  if ((place >= 2 && companyScore(part.text) < 0.8) || (place >= 1 && companyScore(part.text) === 0) || (place > 0 && part.column > 0))
    return "place";
  return "note";
}

function noteRest(parts: Part[], index: number, note: Note): void {
  const part = nth(parts, index);
  if (part.label === "place") note("rest: labelled a place", 1);
  else if (part.label) note("rest: labelled", 1);
  else if (isAside(part.text)) note("rest: a note", 1);
  else if (isDepartment(part.text) && titleScore(part.text) < 0.7) note("rest: a department", 1);
  else if (roleOfRest(part) === "place") {
    const place = placeScore(part.text);
    note(place >= 2 ? "rest: a place" : place >= 1 ? "rest: a small town" : "rest: perhaps a place", 1);
    if (part.joint === "in" || part.joint === "bracket" || part.joint === "comma") note("rest: a place behind a comma", 1);
  } else {
    note(part.joint === "bracket" ? "rest: in brackets" : part.told ? "rest: behind the date, under a head" : "rest: unexplained", 1);
    if (/^\p{Ll}/u.test(part.text) && part.column > 0) note("rest: small letters", 1);
    if (titleScore(part.text) > 0) note("rest: a word of a title", Math.min(1, titleScore(part.text)));
    if (companyScore(part.text) > 0) note("rest: a word of a firm", Math.min(1, companyScore(part.text)));
  }
}
