import type { ChatMessage } from "#contract/chat.ts";
import type { MessageKey } from "#contract/messages.ts";
import type { Mask } from "#engine/anonymity/mask/mask.ts";
import type { ChatTurn } from "#engine/chat/chat.ts";
import type { CheckedAnswer } from "#engine/chat/check/check.ts";
import { writtenSentence } from "#engine/chat/check/mend.ts";
import type { Prompt } from "#server/parts/assistant/assistant.ts";
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

/** Asks once more, for the sentences that their passages don't bear, with what is wrong with each. */
export function mendingPrompt({ turns, ...rest }: Prompt, raw: string, checked: CheckedAnswer, mask: Mask): Prompt {
  const lines = checked.faults.map(
    (fault, index) => `${index + 1}: “${mask.hide(writtenSentence(checked, fault))}” (${mask.hide(fault.why)})`,
  );
  const content = `These sentences of your answer say what the passages behind them don't:

${lines.join("\n")}

Write each of them anew, in its language, so that the passages whose numbers it bears prove all of it: one sentence a line, behind its number here and a colon. Where its passages prove it as it stands, repeat it letter for letter; where none proves it, put a dash there. Write nothing else.`;
  return { ...rest, turns: [...turns, { role: "assistant", content: raw }, { role: "user", content }] };
}

/** Has a sentence ended, and another begun, behind a place of a text? */
export const endsSentence = (text: string, from: number): boolean =>
  /(?:[.!?…:](?:[^\p{L}\p{N}]|\[\d+\])*\s|\n)\P{L}*\p{L}/u.test(text.slice(Math.max(0, from - 1)));

/** An answer that is there at once, in pieces that read as it would be written. */
export const piecesOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
