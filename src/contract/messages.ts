import { en } from "./message-words/en.ts";
import { nl } from "./message-words/nl.ts";
import { inEach, type Language } from "./text/languages.ts";

export type MessageKey = keyof typeof en;

const words = inEach<Record<MessageKey, string>>({ en, nl });

/** The text of a message, its `{names}` filled in. */
export function messageText(language: Language, key: MessageKey, params: Record<string, string | number> = {}): string {
  return words[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

export const isMessageKey = (key: unknown): key is MessageKey => typeof key === "string" && Object.hasOwn(en, key);
