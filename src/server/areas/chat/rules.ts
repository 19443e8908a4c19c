import type { ChatMessage } from "#contract/chat.ts";
import type { MessageKey } from "#contract/messages.ts";
import type { Mask } from "#engine/anonymity/mask/mask.ts";
import type { ChatPassage, ChatRecords, ChatTurn } from "#engine/chat/chat.ts";
import type { CheckedAnswer } from "#engine/chat/check/check.ts";
import { writtenSentence } from "#engine/chat/check/mend.ts";
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

/** Asks once more, for the sentences that their passages don't bear, with what is wrong with each. */
export function mendingPrompt({ turns, ...rest }: Prompt, raw: string, checked: CheckedAnswer, mask: Mask): Prompt {
  const lines = checked.faults.map(
    (fault, index) => `${index + 1}: “${mask.hide(writtenSentence(checked, fault))}” (${mask.hide(fault.why)})`,
  );
  const content = `These sentences of your answer say what the passages behind them don't:

${lines.join("\n")}

Write each of them anew, in its language, so that the passages whose numbers it bears prove all of it: one sentence a line, behind its number here and a colon. Where no passage proves it, put a dash there. Write nothing else.`;
  return { ...rest, turns: [...turns, { role: "assistant", content: raw }, { role: "user", content }] };
}

/** Has a sentence ended, and another begun, behind a place of a text? */
export const endsSentence = (text: string, from: number): boolean =>
  /(?:[.!?…:](?:[^\p{L}\p{N}]|\[\d+\])*\s|\n)\P{L}*\p{L}/u.test(text.slice(Math.max(0, from - 1)));

/** An answer that is there at once, in pieces that read as it would be written. */
export const piecesOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
