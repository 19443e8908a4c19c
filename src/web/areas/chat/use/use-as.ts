import type { Chat, ChatMessage, Citation } from "#contract/chat.ts";
import { plainText, questionsIn } from "#web/areas/chat/answer/answer-marks.ts";

/** What an answer can become. */
export type Use = "note" | "question" | "strength" | "letter" | "message";

export interface UseAsDialogProps {
  use: Use;
  chat: Chat;
  message: ChatMessage;
  citations: readonly Citation[];
  onClose: () => void;
}

/** The questions that an answer asks or brings up; else all of it. */
export function questionText({ content, missing }: ChatMessage): string {
  const questions = questionsIn(content);
  if (questions.length > 0) return questions.join("\n");
  return missing?.ask ?? plainText(content);
}
