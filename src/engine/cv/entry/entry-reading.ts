import { nth } from "#contract/nth.ts";
import type { Weights } from "#engine/learned/packed-weights.ts";
import type { DateSpan } from "../fields/dates.ts";
import type { Token, Tokens } from "./entry-tokens.ts";

/** What a token may be: nothing, more of what goes on, or the first word of a title, an employer or a time, which begins an entry or goes on with it. */
export const ACTIONS = ["O", "I", "T new", "T", "T kept", "E new", "E", "D new", "D", "D kept"] as const;
const COUNT = ACTIONS.length;
const [OUT, INSIDE] = [0, 1];
const [TITLE, EMPLOYER, DATE] = [1, 2, 4];
const ROLE = [0, 0, TITLE, TITLE, TITLE, EMPLOYER, EMPLOYER, DATE, DATE, DATE] as const;
/** 0 begins an entry, 1 goes on with it, 2 begins another one at the same employer. */
const HOW = [0, 0, 0, 1, 2, 0, 1, 0, 1, 2] as const;

export interface Mention {
  from: number;
  to: number;
}
/** A job as the learned reader tells it: tokens, by their places. */
export interface ToldEntry {
  title: Mention | null;
  employer: Mention | null;
  date: number | null;
  /** How sure the reader is of all of it, 0…1. */
  sure: number;
  /** The employer is the one of the entry before. */
  isKept: boolean;
}

/** What was decided up to a token. */
export interface History {
  mask: number;
  /** The role whose words go on, 0 none. */
  inside: number;
  /** Where the entry that is open told its last and its first thing. */
  lastToken: number;
  firstToken: number;
  /** In what order and over what joints this entry and the one before told their things. */
  order: string;
  before: string;
  /** How the last title, employer and time looked, and where they began, on a page. */
  titleWas?: Seen;
  employerWas?: Seen;
  dateWas?: Seen;
}
interface Seen {
  looks: string;
  x: number;
}
export const BEGINNING: History = { mask: 0, inside: 0, lastToken: -1, firstToken: -1, order: "", before: "" };

export function mayFollow(history: History, token: Token, action: number): boolean {
  if (action === OUT) return true;
  if (action === INSIDE) return history.inside !== 0 && token.kind !== "date";
  const role = ROLE[action] ?? 0;
  if ((role === DATE) !== (token.kind === "date")) return false;
  if (token.kind !== "date" && token.kind !== "word") return false;
  if (HOW[action] === 0) return true;
  if (HOW[action] === 1) return history.mask !== 0 && (history.mask & role) === 0;
  return (history.mask & EMPLOYER) !== 0 && history.mask !== EMPLOYER;
}

const far = (count: number) => (count <= 2 ? String(count) : count <= 5 ? "3-5" : count <= 12 ? "6-12" : "13+");

/** Points by which what begins alike may stand apart. */
const EVEN = 4;

/** What speaks for an action besides the token itself: what was told before it. */
export function featuresOfHistory(history: History, index: number, { tokens, lines }: Tokens): string[] {
  const token = nth(tokens, index);
  const previous = tokens[index - 1];
  const isFirst = previous?.line !== token.line;
  const features = [`mask=${history.mask} inside=${history.inside}`];
  if (history.inside !== 0) {
    features.push(
      `inside=${history.inside} kind=${token.kind} first=${isFirst}`,
      `inside=${history.inside} w=${token.kind === "word" ? "" : token.text}`,
    );
    const type = token.features.find((feature) => feature.startsWith("type="));
    features.push(`inside=${history.inside} ${type}`);
  }
  if (token.kind !== "word" && token.kind !== "date") return features;
  const type = token.kind === "date" ? "DATE" : (token.features.find((feature) => feature.startsWith("type=")) ?? "");
  const last = tokens[history.lastToken];
  if (!last) features.push(`none yet ${type}`);
  else {
    const [own, other] = [lines[token.line], lines[last.line]];
    const rows = token.line - last.line;
    const apart = rows > 0 && rows < 9 && lines.slice(last.line + 1, token.line + 1).some(({ gap }) => gap);
    const isElsewhere = own?.section !== other?.section;
    const distance =
      rows === 0 ? `same ${far(index - history.lastToken)}` : `${far(rows)}${apart ? " gap" : ""}${isElsewhere ? " elsewhere" : ""}`;
    const first = tokens[history.firstToken];
    const begin = lines[first?.line ?? 0];
    const edge = rows === 0 ? "" : (own?.x ?? 0) > (begin?.x ?? 0) + 4 ? "in" : (own?.x ?? 0) < (begin?.x ?? 0) - 4 ? "out" : "even";
    const rule = !token.ruled ? "-" : !last.ruled ? "new" : token.ruled.job === last.ruled.job ? "same" : "other";
    features.push(
      `rule ${rule} mask=${history.mask} ${token.ruled?.role}`,
      `rule ${rule} mask=${history.mask} ${distance}`,
      `mask=${history.mask} ${distance}`,
      `mask=${history.mask} ${distance} ${type}`,
      `mask=${history.mask} ${edge} first=${isFirst} gap=${own?.gap}`,
      `mask=${history.mask} ${type} first=${isFirst}`,
      `mask=${history.mask} ${own?.kind}`,
    );
  }
  // As the entry before did.
  const joint = jointTo(history, index, tokens);
  if (history.before !== "") {
    const next = history.before.startsWith(history.order) ? history.before.slice(history.order.length, history.order.length + 2) : "?";
    features.push(
      `usual=${next} mask=${history.mask}`,
      `usual=${next} joint=${joint} ${type}`,
      `usual first=${history.before.slice(0, 2)} mask=${history.mask} first=${isFirst}`,
    );
  }
  features.push(`order=${history.order} joint=${joint}`);
  if (token.looks) {
    const like = (was: Seen | undefined) =>
      was === undefined ? "-" : `${was.looks === token.looks ? "l" : ""}${Math.abs(was.x - (token.x ?? 0)) < EVEN ? "x" : ""}`;
    const habit = `T${like(history.titleWas)} E${like(history.employerWas)}`;
    features.push(
      `${habit} mask=${history.mask} first=${isFirst}`,
      `${habit} ${token.ruled?.role ?? ""}`,
      `inside=${history.inside} turn=${token.looks !== previous?.looks}`,
      `D${like(history.dateWas)} ${token.kind}`,
    );
  }
  return features;
}

/** Whether a thing stands on its entry's last line (s), on the next (n) or further down (f). */
function jointTo(history: History, index: number, tokens: Token[]): string {
  const last = tokens[history.lastToken];
  if (!last) return "-";
  const rows = (tokens[index]?.line ?? 0) - last.line;
  return rows === 0 ? "s" : rows === 1 ? "n" : "f";
}

const LETTER: Record<number, string> = { [TITLE]: "T", [EMPLOYER]: "E", [DATE]: "D" };

export function after(history: History, index: number, action: number, tokens: Token[]): History {
  if (action === OUT) return history.inside === 0 ? history : { ...history, inside: 0 };
  if (action === INSIDE) return { ...history, lastToken: index };
  const role = ROLE[action] ?? 0;
  const how = HOW[action];
  const inside = role === DATE ? 0 : role;
  const token = nth(tokens, index);
  const was = { looks: token.looks ?? "", x: token.x ?? 0 };
  const seen = {
    titleWas: role === TITLE ? was : history.titleWas,
    employerWas: role === EMPLOYER ? was : history.employerWas,
    dateWas: role === DATE ? was : history.dateWas,
  };
  if (how === 1) {
    const order = history.order + LETTER[role] + jointTo(history, index, tokens);
    return { ...history, ...seen, mask: history.mask | role, inside, lastToken: index, order };
  }
  const mask = how === 2 ? EMPLOYER | role : role;
  return { ...seen, mask, inside, lastToken: index, firstToken: index, order: `${LETTER[role]}-`, before: history.order || history.before };
}

const PLAIN = 7;
/** Do a token's own features alone make it nothing of a job, whatever stands before it? */
const isPlain = (scores: Float64Array) => scores.every((score, action) => action <= INSIDE || (scores[OUT] ?? 0) - score > PLAIN);

const BEAM = 4;
/** What is this unlikely isn't followed. */
const LEAST = Math.log(1e-4);

interface Path {
  history: History;
  score: number;
  /** Of what it does at this token. */
  chance: number;
  action: number;
  previous: Path | null;
}

function chancesOf(fixed: Float64Array, history: History, index: number, tokens: Tokens, weights: Weights): Float64Array {
  const scores = Float64Array.from(fixed);
  for (const feature of featuresOfHistory(history, index, tokens)) {
    const row = weights.get(feature);
    if (row) for (let action = 0; action < COUNT; action++) scores[action] = (scores[action] ?? 0) + (row[action] ?? 0);
  }
  const token = nth(tokens.tokens, index);
  let most = -Infinity;
  for (let action = 0; action < COUNT; action++) {
    if (!mayFollow(history, token, action)) scores[action] = -Infinity;
    most = Math.max(most, scores[action] ?? 0);
  }
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - most);
  return scores.map((score) => score - most - Math.log(sum));
}

/** What a token's own features say for each action. */
function scoresOf(token: Token, weights: Weights): Float64Array {
  const scores = new Float64Array(COUNT);
  for (const feature of token.features) {
    const row = weights.get(feature);
    if (row) for (let action = 0; action < COUNT; action++) scores[action] = (scores[action] ?? 0) + (row[action] ?? 0);
  }
  return scores;
}

/** The likeliest way to tell a CV's tokens apart into jobs. */
export function toldEntries(tokens: Tokens, weights: Weights): ToldEntry[] {
  let beam: Path[] = [{ history: BEGINNING, score: 0, chance: 0, action: OUT, previous: null }];
  for (const [index, token] of tokens.tokens.entries()) {
    const isOpen = beam.some(({ history }) => history.inside !== 0);
    const fixed = isOpen || token.kind === "word" || token.kind === "date" ? scoresOf(token, weights) : null;
    // A word that tells nothing of a job in any company.
    if (!isOpen && (fixed === null || isPlain(fixed))) {
      beam = beam.map((path) => ({ history: path.history, score: path.score, chance: 0, action: OUT, previous: path }));
      continue;
    }
    if (!fixed) continue;
    const next: Path[] = [];
    for (const path of beam) {
      const chances = chancesOf(fixed, path.history, index, tokens, weights);
      for (let action = 0; action < COUNT; action++) {
        const chance = chances[action] ?? -Infinity;
        if (chance < LEAST) continue;
        next.push({ history: path.history, score: path.score + chance, chance, action, previous: path });
      }
    }
    next.sort((a, b) => b.score - a.score);
    beam = next.slice(0, BEAM).map((path) => ({ ...path, history: after(path.history, index, path.action, tokens.tokens) }));
  }
  const steps: Path[] = [];
  for (let path: Path | null = beam[0] ?? null; path?.previous; path = path.previous) steps.unshift(path);
  return entriesOf(
    steps.map(({ action }) => action),
    steps.map(({ chance }) => chance),
  );
}

/** Actions, one for each token, as jobs. */
function entriesOf(actions: readonly number[], chances: readonly number[]): ToldEntry[] {
  const entries: ToldEntry[] = [];
  let open: Mention | null = null;
  let last = null as ToldEntry | null;
  for (const [index, action] of actions.entries()) {
    if (action === OUT) {
      if (open && last) last.sure += chances[index] ?? 0;
      open = null;
      continue;
    }
    if (action === INSIDE) {
      if (open) open.to = index;
      if (last) last.sure += chances[index] ?? 0;
      continue;
    }
    const role = ROLE[action];
    if (HOW[action] !== 1 || !last) {
      const employer: Mention | null = HOW[action] === 2 ? (last?.employer ?? null) : null;
      last = { title: null, employer, date: null, sure: 0, isKept: employer !== null };
      entries.push(last);
    }
    last.sure += chances[index] ?? 0;
    open = role === DATE ? null : { from: index, to: index };
    if (role === TITLE) last.title = open;
    else if (role === EMPLOYER) last.employer = open;
    else last.date = index;
  }
  for (const entry of entries) entry.sure = Math.exp(entry.sure);
  return entries;
}

export const wordsOf = ({ from, to }: Mention, { tokens, lines }: Tokens): string => {
  const first = nth(tokens, from);
  const last = nth(tokens, to);
  return first.line === last.line
    ? (lines[first.line]?.line.text.slice(first.start, last.end) ?? "")
    : `${lines[first.line]?.line.text.slice(first.start)} ${lines[last.line]?.line.text.slice(0, last.end)}`;
};

export const spanOf = (date: number | null, { tokens }: Tokens): DateSpan | null => (date === null ? null : (tokens[date]?.span ?? null));
