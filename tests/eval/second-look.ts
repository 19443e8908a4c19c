import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Mask } from "#engine/anonymity/mask/mask.ts";
import { LOOK_VERSION, lookAnswer, toLookAt } from "#server/areas/second-look/rules.ts";
import { LOOK_TEXT } from "#server/areas/second-look/system-text.ts";

/** What follows a word on the command line; null without it. */
export const optionOf = (name: string): string | null => {
  const at = process.argv.indexOf(name);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
};

const orderOf = (text: string) => createHash("sha256").update(text).digest("hex");

interface ToLookAt {
  text: string;
  passages: readonly number[];
}

/**
 * What a second look says of sentences over one text, by whoever answers: its prompt is written to `DIR/prompts/NAME.VERSION.txt`, the
 * sentences in an order that tells nothing, and an answer to that wording is taken from `DIR/answers/NAME.VERSION.json`. Which of them it denies; null without an answer.
 */
export function deniedIn(
  dir: string,
  name: string,
  { records, sentences, mask }: { records: string; sentences: readonly ToLookAt[]; mask: Mask },
): ReadonlySet<string> | null {
  const ordered = [...sentences]
    .sort((one, other) => orderOf(one.text).localeCompare(orderOf(other.text)))
    .map((one, index) => ({ ...one, n: index + 1 }));
  mkdirSync(join(dir, "prompts"), { recursive: true });
  writeFileSync(join(dir, "prompts", `${name}.${LOOK_VERSION}.txt`), `${LOOK_TEXT}\n\n${toLookAt(records, ordered, mask)}\n`);
  const path = join(dir, "answers", `${name}.${LOOK_VERSION}.json`);
  if (!existsSync(path)) return null;
  const said = readFileSync(path, "utf8");
  const answer = lookAnswer.parse(JSON.parse(said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1)));
  const denied = answer.sentences.flatMap(({ n, says }) => (says === "all" ? [] : (ordered[n - 1]?.text ?? [])));
  return new Set(denied);
}

interface Judged {
  isTrue: boolean;
  isCaught: boolean;
  /** Its own passages show otherwise, or it stands by nobody's word: no look is asked. */
  isProven: boolean;
  /** What the second look says; undefined where nobody answered. */
  isDenied?: boolean | undefined;
}

/** How many false ones are caught and how many true ones are kept: by proof, by the rules, with the second look as the product has it, and by that alone. */
export function figuresOf(judged: readonly Judged[]): string {
  const count = (some: readonly Judged[], isOut: (one: Judged) => boolean) => {
    const made = some.filter(({ isTrue }) => !isTrue);
    const told = some.filter(({ isTrue }) => isTrue);
    return `${made.filter(isOut).length} of ${made.length} false ones caught, ${told.filter((one) => !isOut(one)).length} of ${told.length} true ones kept`;
  };
  const looked = judged.filter(({ isDenied }) => isDenied !== undefined);
  const byRules = `by proof ${count(judged, ({ isProven }) => isProven)}; by the rules ${count(judged, ({ isCaught }) => isCaught)}`;
  if (looked.length === 0) return byRules;
  return `${byRules}; with the second look ${count(judged, ({ isCaught, isProven, isDenied }) => isProven || (isDenied ?? isCaught))}; by it alone ${count(looked, ({ isDenied }) => isDenied === true)}`;
}
