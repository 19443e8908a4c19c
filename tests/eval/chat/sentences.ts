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

const isSentence = (line: string) => /^[+-] (?:en|nl) \w+ \| /.test(line);

/** The sentences of such a file, in its order. A CV may name the vacancy beside which it is talked about. */
export function judgedSentences(path = `${import.meta.dirname}/sentences.txt`): JudgedSentence[] {
  const [, ...parts] = readFileSync(path, "utf8").split(/^=== /mu);
  const documents = parts.map((document) => {
    const [head = "", ...lines] = document.trimEnd().split("\n");
    const [named = "", title = "", client = "", city = ""] = head.split(" | ");
    const [kind, name = "", half, beside] = named.split(" ");
    const told = lines.filter((line) => !isSentence(line));
    return { kind, name, half, beside, lines, vacancy: { title, client, city, text: told.join("\n").trim() } };
  });
  return documents.flatMap(({ kind, name, half, beside, lines, vacancy }) => {
    const job = documents.find((one) => one.kind === "vacancy" && one.name === beside)?.vacancy ?? null;
    const records = kind === "cv" ? recordsFrom(vacancy.text, job) : recordsFrom(null, vacancy);
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
