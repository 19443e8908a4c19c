import { isTelling } from "#engine/anonymity/name-words.ts";
import { headingKind } from "#engine/cv/heading-words.ts";
import { fold } from "#engine/skills/tokens.ts";
import { isFirstName } from "#engine/words/first-names.ts";

/** A name stands among the first or the last lines that say anything. */
const AT_TOP = 10;
const AT_BOTTOM = 3;
const MOST_WORDS = 6;
const LABELLED =
  /(?<!\p{L})(?:(?:voor|achter|roep|volledige )?naam|initialen|voorletters|(?:full |first |last |sur|family )?name|initials)\s*[:|]/iu;
const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’.-]*(?:[ ]+(?:\p{Ll}{1,4}[ ]+){0,3}\p{Lu}[\p{L}'’.-]*)+/gu;
const MAILBOX = /([\p{L}\p{N}._-]{2,64})@|(?:linkedin\.com\/in|github\.com)\/([\p{L}\p{N}-]{2,64})/giu;

/** What stands in the place of a line that nobody may see. No mask puts anything in its place. */
const LEFT_OUT = "{{PERSON_0}}";

/**
 * The text of somebody whose name wasn't found for sure, without each line that may hold it: what stands at the top and the bottom as a
 * name may, what is called a name, what begins like one, what a mailbox is called after, and every line that says one of these again.
 */
export function withoutNameLines(text: string): string {
  const lines = text.split("\n");
  const told = [...lines.keys()].filter((at) => /\p{L}/u.test(lines[at] ?? ""));
  const edges = new Set([...told.slice(0, AT_TOP), ...told.slice(-AT_BOTTOM)]);
  const isShort = (line: string) => line.trim().split(/\s+/).length <= MOST_WORDS && !/\d{4}/.test(line) && headingKind(line) === null;
  const isNamed = (line: string) =>
    Array.from(line.matchAll(CAPITALS), ([words]) => words).some((words) => isFirstName(words.split(/[\s.]/)[0] ?? ""));
  const called = new Set(
    Array.from(text.matchAll(MAILBOX), ([, mailbox, handle]) => mailbox ?? handle ?? "").flatMap((name) =>
      fold(name)
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 2),
    ),
  );
  const isOfMailbox = (line: string) => wordsOf(line).some((word) => called.has(word));
  const hidden = new Set(
    told.filter((at) => {
      const line = lines[at] ?? "";
      return (
        (edges.has(at) && isShort(line)) || LABELLED.test(line) || LABELLED.test(lines[at - 1] ?? "") || isNamed(line) || isOfMailbox(line)
      );
    }),
  );
  const names = [...hidden]
    .map((at) => wordsOf(lines[at] ?? "").filter(isTelling))
    .filter(({ length }) => length > 1 && length <= MOST_WORDS);
  return lines
    .map((line, at) => {
      const words = new Set(wordsOf(line));
      return hidden.has(at) || names.some((name) => name.every((word) => words.has(word))) ? LEFT_OUT : line;
    })
    .join("\n");
}

const wordsOf = (line: string): string[] =>
  fold(line)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
