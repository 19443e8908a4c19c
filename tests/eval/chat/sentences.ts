import { readFileSync } from "node:fs";
import type { ChatRecords } from "#engine/chat/chat.ts";
import { offeredTo } from "#engine/chat/offer/offered.ts";
import { passagesOf } from "#engine/chat/passages.ts";
import { recordsFrom } from "./records.ts";

/** A sentence as a model might answer with it, its marks naming passages as they are offered of these records. */
export interface JudgedSentence {
  half: "read" | "unread";
  document: string;
  language: "en" | "nl";
  kind: string;
  isTrue: boolean;
  raw: string;
  records: ChatRecords;
}

/** The sentences of `sentences.txt`, in its order. */
export function judgedSentences(): JudgedSentence[] {
  const [, ...documents] = readFileSync(`${import.meta.dirname}/sentences.txt`, "utf8").split(/^=== /mu);
  return documents.flatMap((document) => {
    const [head = "", ...lines] = document.trimEnd().split("\n");
    const [named = "", title = "", client = "", city = ""] = head.split(" | ");
    const [kind, name = "", half] = named.split(" ");
    const isSentence = (line: string) => /^[+-] (?:en|nl) \w+ \| /.test(line);
    const text = lines
      .filter((line) => !isSentence(line))
      .join("\n")
      .trim();
    const records = kind === "cv" ? recordsFrom(text, null) : recordsFrom(null, { title, client, city, text });
    const passages = offeredTo([], passagesOf(records));
    const markOf = (words: string) => {
      const passage = passages.find((one) => one.text.includes(words));
      if (!passage) throw new Error(`No passage of ${name} holds “${words}”.`);
      return `[${passage.n}]`;
    };
    return lines.filter(isSentence).map((line): JudgedSentence => {
      const [, sign, language, what = "", said = ""] = /^([+-]) (en|nl) (\w+) \| (.*)$/.exec(line) ?? [];
      return {
        half: half === "read" ? "read" : "unread",
        document: name,
        language: language === "nl" ? "nl" : "en",
        kind: what,
        isTrue: sign === "+",
        raw: said.replace(/\[([^\]]+)\]/g, (_, words: string) => markOf(words)),
        records,
      };
    });
  });
}
