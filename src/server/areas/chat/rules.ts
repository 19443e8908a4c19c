import type { ChatMessage } from "#contract/chat.ts";
import type { MessageKey } from "#contract/messages.ts";
import { LONGEST_PLACEHOLDER, type Mask } from "#engine/anonymity/mask/mask.ts";
import type { ChatPassage, ChatTurn } from "#engine/chat/chat.ts";
import type { StoredMessage } from "./queries.ts";

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

/** What was said, the oldest first, with what it cited; a failed answer said nothing. */
export const turnsOf = (messages: Pick<StoredMessage, "role" | "content" | "citations">[]): ChatTurn[] =>
  messages
    .filter(({ content }) => content !== "")
    .map(({ role, content, citations }) => ({
      role,
      content,
      citations: citations.map(({ source, quote, start, end, candidate_id }) => ({
        source,
        quote,
        start,
        end,
        ...(candidate_id && { candidate_id }),
      })),
    }));

/** Angle brackets would end the fence around a passage. */
export const fenced = (text: string) => text.replaceAll("<", "‹").replaceAll(">", "›");

/** Passages as a model gets them: masked, and fenced as data. */
export function passagesAsData(passages: readonly ChatPassage[], mask: Mask): string {
  const lines = passages.map(({ n, source, text }) => `<passage n="${n}" from="${fenced(source)}">${fenced(mask.hide(text))}</passage>`);
  return ["<passages>", ...lines, "</passages>"].join("\n");
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
