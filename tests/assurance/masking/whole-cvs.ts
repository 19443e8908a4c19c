import { readFileSync } from "node:fs";
import { join } from "node:path";
import { maskOf } from "#engine/anonymity/mask/mask.ts";
import { type Known, NOBODY } from "#engine/anonymity/secrets.ts";
import { ofNothing } from "#engine/words/own/of-nothing.ts";

/** A CV whose telling words are marked: `[kind|words]` must be hidden, `~words~` may be, the rest must stay. */
interface MarkedCv {
  name: string;
  text: string;
  told: { kind: string; start: number; end: number }[];
  free: { start: number; end: number }[];
}

const MARK = /\[(\w+)\|([^\]]+)\]|~([^~]+)~/g;

const markedCvs = (half: string): MarkedCv[] =>
  readFileSync(join(import.meta.dirname, `cvs-${half}.txt`), "utf8")
    .split(/^=== \w\w /m)
    .slice(1)
    .map((written) => {
      const [name = "", ...lines] = written.split("\n");
      const cv: MarkedCv = { name, text: "", told: [], free: [] };
      const marked = lines.join("\n");
      let at = 0;
      for (const { 0: mark, 1: kind, 2: told, 3: free, index } of marked.matchAll(MARK)) {
        cv.text += marked.slice(at, index);
        const start = cv.text.length;
        cv.text += told ?? free ?? "";
        if (kind) cv.told.push({ kind, start, end: cv.text.length });
        else cv.free.push({ start, end: cv.text.length });
        at = index + mark.length;
      }
      cv.text += marked.slice(at);
      return cv;
    });

/** Of a marked fact these words may stay: what they join is gone. */
const TELLS_NOTHING = new RegExp(`^(?:${ofNothing}|m|s|t|ve|d|ll|re)$`, "i");

/** For each character of a text, whether a mask hides it. */
function hiddenIn(text: string, known: Known): boolean[] {
  const mask = maskOf([known]);
  const isHidden: boolean[] = [];
  for (const part of mask.hide(text).split(/(\{\{\w+\}\})/)) {
    const shown = mask.show(part);
    for (let at = 0; at < shown.length; at += 1) isHidden.push(shown !== part);
  }
  return isHidden;
}

/** What of the CVs of a half stays readable though it tells who somebody is, and what is hidden though it doesn't. */
export function measured(half: string) {
  const left: string[] = [];
  const lost: string[] = [];
  let facts = 0;
  let words = 0;
  for (const { name, text, told, free } of markedCvs(half)) {
    const [first = null, ...rest] = name.split(" ");
    const isHidden = hiddenIn(text, { ...NOBODY, first_name: first, last_name: rest.join(" "), cv_text: text });
    const isIn = (places: { start: number; end: number }[], at: number) => places.some(({ start, end }) => at >= start && at < end);
    facts += told.length;
    for (const { kind, start, end } of told) {
      const readable = [...text.slice(start, end).matchAll(/[\p{L}\d]+/gu)].flatMap(({ 0: word, index }) =>
        isHidden[start + index] || TELLS_NOTHING.test(word) ? [] : [word],
      );
      if (readable.length > 0) left.push(`${name}: ${kind}: ${text.slice(start, end)} → ${readable.join(" ")}`);
    }
    for (const { 0: word, index } of text.matchAll(/[\p{L}\d]+/gu)) {
      if (isIn(told, index) || isIn(free, index)) continue;
      words += 1;
      if (isHidden[index] || isHidden[index + word.length - 1])
        lost.push(`${name}: ${word} in: ${text.slice(Math.max(0, index - 30), index + word.length + 30).replaceAll("\n", " / ")}`);
    }
  }
  return { facts, words, left, lost };
}
