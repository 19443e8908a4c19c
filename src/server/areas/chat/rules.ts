import type { ChatMessage } from "#contract/chat.ts";
import type { MessageKey } from "#contract/messages.ts";
import { LONGEST_PLACEHOLDER, type Mask } from "#engine/anonymity/mask/mask.ts";
import type { ChatPassage, ChatRecords, ChatTurn } from "#engine/chat/chat.ts";
import type { Prompt } from "#server/parts/assistant/assistant.ts";
import type { StoredMessage } from "./queries.ts";
import { SYSTEM_TEXT } from "./system-text.ts";

/** In characters, about four to a token: what a prompt holds of what was said before. */
const MOST_HISTORY = 6_000;
const MOST_TURNS = 8;
const LONGEST_TITLE = 80;
/** Questions and answers of one talk: it is shown as a whole. */
export const MOST_MESSAGES = 400;

/** A talk's name: its first question on one line, shortened at a word. */
export function titleOf(question: string): string {
  const line = question.trim().replace(/\s+/g, " ");
  if (line.length <= LONGEST_TITLE) return line;
  const cut = line.slice(0, LONGEST_TITLE);
  return `${cut.slice(0, cut.lastIndexOf(" ") > LONGEST_TITLE / 2 ? cut.lastIndexOf(" ") : LONGEST_TITLE).toWellFormed()}…`;
}

/** Why there is no whole answer, as a message for people. */
export const failureKey = ({ failure, state }: Pick<ChatMessage, "failure" | "state">): MessageKey | null =>
  failure ? (failure === "cut_off" && state === "failed" ? "chat_cut_off_early" : `chat_${failure}`) : null;

/** What was said, the oldest first; a failed answer said nothing. */
export const turnsOf = (messages: Pick<StoredMessage, "role" | "content">[]): ChatTurn[] =>
  messages.filter(({ content }) => content !== "").map(({ role, content }) => ({ role, content }));

/** Angle brackets would end the fence around a passage. */
const fenced = (text: string) => text.replaceAll("<", "‹").replaceAll(">", "›");
const withoutMarks = (text: string) => text.replace(/ ?\[\d{1,3}\]/g, "");

/** Passages as a model gets them: masked, and fenced as data. */
export function passagesAsData(passages: readonly ChatPassage[], mask: Mask, labelOf?: (passage: ChatPassage) => string): string {
  const lines = passages.map((passage) => {
    const from = fenced(mask.hide(labelOf?.(passage) ?? passage.source));
    return `<passage n="${passage.n}" from="${from}">${fenced(mask.hide(passage.text))}</passage>`;
  });
  return ["<passages>", ...lines, "</passages>"].join("\n");
}

/** What a model is asked: the talk so far, then the passages and the question. Everything of it masked. */
export function promptOf(of: {
  records: ChatRecords;
  passages: readonly ChatPassage[];
  history: readonly ChatTurn[];
  question: string;
  mask: Mask;
  labelOf: (passage: ChatPassage) => string;
}): Prompt {
  const { records, passages, history, question, mask, labelOf } = of;
  const turns: Prompt["turns"] = [];
  let room = MOST_HISTORY;
  for (const { role, content } of history.slice(-MOST_TURNS).toReversed()) {
    const said = withoutMarks(content);
    room -= said.length;
    if (room < 0) break;
    turns.unshift({ role, content: mask.hide(said) });
  }
  if (turns[0]?.role === "assistant") turns.shift();
  const about = { candidate: "a candidate", job: "a job and its best candidates", candidate_job: "a candidate for a job" }[records.kind];
  const content = `The talk is about ${about}. Today is ${records.today}. The passages:

${passagesAsData(passages, mask, labelOf)}

The question:

${mask.hide(question)}`;
  return { system: SYSTEM_TEXT, turns: [...turns, { role: "user", content }] };
}

interface Writing {
  /** What can be read of it now; what may be the beginning of a mark or a placeholder waits. */
  add(text: string): string;
  /** The rest. */
  end(): string;
}

const MARK = /^\[\s*\d{1,4}(?:\s*[,;]\s*\d{1,4})*\s*\]/;
const OPEN_MARK = /^\[[\s\d,;]*$/;
const HOLE = /^\{\{\s*[A-Za-z_]+_\d+[A-Za-z]*\s*\}\}/;
const OPEN_HOLE = /^\{(?:\{[\sA-Za-z_0-9]*\}?)?$/;

/**
 * What a model writes, made into what people read as it comes, however it is cut into pieces: placeholders become their words,
 * and the number of a passage becomes the citation that `cite` makes of it. A number that wasn't offered is left out.
 */
export function writingOf(mask: Mask, cite: (n: number) => number | null): Writing {
  let waiting = "";
  function read(isLast: boolean): string {
    let out = "";
    for (;;) {
      const at = waiting.search(/[[{]/);
      if (at < 0) break;
      out += waiting.slice(0, at);
      waiting = waiting.slice(at);
      const isShort = waiting.length < LONGEST_PLACEHOLDER && !isLast;
      const whole = MARK.exec(waiting)?.[0] ?? HOLE.exec(waiting)?.[0];
      if (whole?.startsWith("[")) {
        const cited = [...new Set(whole.match(/\d+/g)?.map((n) => cite(Number(n))))].filter((n) => n !== null);
        out = cited.length > 0 ? out + cited.map((n) => `[${n}]`).join("") : out.replace(/ $/, "");
      } else if (whole) out += mask.show(whole);
      else if (isShort && (OPEN_MARK.test(waiting) || OPEN_HOLE.test(waiting))) return held(out);
      else out += waiting.charAt(0);
      waiting = waiting.slice(whole?.length ?? 1);
    }
    out += waiting;
    waiting = "";
    return isLast ? out : held(out);
  }
  /** A blank waits too: a mark that is left out takes it along. */
  function held(out: string): string {
    if (!out.endsWith(" ")) return out;
    waiting = ` ${waiting}`;
    return out.slice(0, -1);
  }
  return {
    add: (text) => {
      waiting += text;
      return read(false);
    },
    end: () => read(true),
  };
}

/** An answer that is there at once, in pieces that read as it would be written. */
export const piecesOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
