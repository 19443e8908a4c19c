import { nth } from "#contract/nth.ts";
import { dutch, english } from "#engine/words/cv/language-levels.ts";
import { languageCodes } from "#engine/words/languages.ts";
import { fold } from "../page/characters.ts";
import type { Read } from "../page/passage.ts";

type Level = "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | "native";

const NAME = new RegExp(
  `(?<![\\p{L}-])(?:${[...languageCodes.keys()]
    .map((name) => fold(name))
    .sort((a, b) => b.length - a.length)
    .join("|")})(?![\\p{L}])`,
  "giu",
);
const CODE_OF = new Map([...languageCodes].map(([name, code]) => [fold(name), code]));

/** Words for how well a language is spoken. CEFR where it is written; bars, stars and a bare name tell nothing. */
const CEFR = /(?<![\p{L}\d])([abc][12])(?![\p{L}\d])/iu;
const LEVELS: [level: Level, pattern: RegExp][] = (["native", "C2", "C1", "B2", "B1", "A2", "A1"] as const).map((level) => [
  level,
  new RegExp(`(?<!\\p{L})(?:${dutch[level]}|${english[level]})`, "iu"),
]);
const ONLY_READ = /(?<!\p{L})(?:lezen|verstaan|begrijp|reading|understand)/iu;
/** "Niet zo goed", "not fluent" say the opposite. */
const DENIED = /(?<!\p{L})(?:niet|geen|not|no|nog)\s+(?:\p{L}+\s+){0,2}$/iu;
/** "Geen" and "I don't speak" right before a name that ends its clause; "none" as all that stands behind it. */
const WITHOUT = new RegExp(`(?<!\\p{L})(?:${dutch.without}|${english.without})[^\\S\\n]+$`, "iu");
const CLAUSE_END = /^(?:\s+(?:at all|yet|meer))?\s*(?:$|[,;•|·.!?)\n]|(?:and|en|but|maar)(?!\p{L}))/iu;
/** "Colleagues who speak no Dutch" are others. */
const OF_OTHERS = /(?<!\p{L})(?:who|that|die|dat)(?!\p{L})[^.,;\n]*$/iu;
const NONE = new RegExp(`^[\\s:(–-]*(?:${dutch.none}|${english.none})[\\s)]*(?=$|[,;•|·.\\n])`, "iu");

/** The level that words tell, and how sure that is. */
function levelOf(text: string): { level: Level; confidence: number } | null {
  // A level that is only a word waits for a person: one calls fluent what another calls good.
  const written = CEFR.exec(text)?.[1];
  if (written) return { level: written.toUpperCase() as Level, confidence: 0.97 };
  let first: { level: Level; at: number } | null = null;
  for (const [level, pattern] of LEVELS) {
    const hit = pattern.exec(text);
    // "Very good" holds "good": the better level stands first in the table and is tried first.
    if (hit && !DENIED.test(text.slice(0, hit.index)) && (!first || hit.index + hit[0].length < first.at)) first = { level, at: hit.index };
  }
  // "Kan ik lezen", "I understand it": where nothing else tells how well.
  if (!first) return ONLY_READ.test(text) ? { level: "A2", confidence: 0.5 } : null;
  return { level: first.level, confidence: first.level === "native" ? 0.95 : 0.55 };
}

interface FoundLanguage extends Read {
  level: Level | null;
  levelConfidence: number;
}

const CODE = /(?<![\p{L}\d])(?:NL|EN|DE|FR|ES|IT|PL|TR|PT)(?![\p{L}\d])/gu;
/** What parts one language of a list from the next. */
const APART = /[,;•|·.\n]|\s[/&+]\s|\s(?:and|en)\s/g;

/** "Nederlands (moedertaal), English – fluent" → codes with levels. `whole`: a section of languages; else only lines that name a level. */
export function findLanguages(text: string, offset: number, whole: boolean): FoundLanguage[] {
  const found: FoundLanguage[] = [];
  const names = [...foldSameLength(text).matchAll(NAME), ...(whole ? text.matchAll(CODE) : [])]
    .filter((name) => !isMentioned(text, name.index))
    .sort((a, b) => a.index - b.index);
  const notSpoken = deniedOf(text, names);
  for (const [index, match] of names.entries()) {
    if (notSpoken.has(match)) continue;
    const code = CODE_OF.get(match[0].toLowerCase()) ?? match[0].toLowerCase();
    const before = found.findIndex((one) => one.value === code);
    const end = match.index + match[0].length;
    const told = levelAfter(text, names, index) ?? levelBefore(text, names, index);
    if (!whole && !told) continue;
    // Named again with its level: "Engels ●●●○ (Engels: Cambridge C1)".
    if (before >= 0 && (found[before]?.level || !told)) continue;
    const one: FoundLanguage = {
      value: code,
      start: offset + match.index,
      end: offset + end,
      confidence: 0.95,
      level: told?.level ?? null,
      levelConfidence: told?.confidence ?? 0,
    };
    if (before >= 0) found[before] = one;
    else found.push(one);
  }
  return found;
}

/** Names of languages that somebody says not to speak: "geen Engels", "German: none", and all of "no English, German or French". */
const deniedOf = (text: string, names: Names): ReadonlySet<Names[number]> =>
  new Set(
    listsOf(text, names)
      .filter((list) => isDenied(text, list, names))
      .flat(),
  );

function isDenied(text: string, list: Names, names: Names): boolean {
  const [first, last] = [nth(list, 0), nth(list, list.length - 1)];
  const before = text.slice(0, first.index);
  const after = text.slice(endOf(last));
  if (WITHOUT.test(before) && CLAUSE_END.test(after) && !OF_OTHERS.test(before)) return true;
  const none = NONE.exec(after);
  if (!none) return false;
  // "French: no, only a little" goes on with how well; ", fluent" before the next name is that one's.
  const next = names[names.indexOf(last) + 1];
  const [line = ""] = after.slice(none[0].length, next && next.index - endOf(last)).split("\n");
  return levelOf(next ? line.replace(/[^,;.]*$/, "") : line) === null;
}

/** Names that one no is said of: lists that end in "or", and each other name alone. */
function listsOf(text: string, names: Names): Names[] {
  const joins = names.map((name, index) => text.slice(endOf(name), names[index + 1]?.index));
  const isOr = (index: number) => OR.test(joins[index] ?? "");
  const lists: Names[] = [];
  let open: Names = [];
  names.forEach((name, index) => {
    open.push(name);
    if (isOr(index) || (!isOr(index - 1) && /^\s*,\s*$/.test(joins[index] ?? ""))) return;
    lists.push(...(isOr(index - 1) ? [open] : open.map((one) => [one])));
    open = [];
  });
  return lists;
}
const OR = /^\s*(?:\/|,?\s*(?:or|of|nor|noch)(?!\p{L}))\s*$/iu;

const endOf = (name: Names[number]) => name.index + name[0].length;

/** "Dutch: I answer in English": a language that is only mentioned in the line about another. */
function isMentioned(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  return /^\W*\p{L}+\s?[:–-]/u.test(line) && /\s(?:in|naar|uit|into|to|from)\s$/i.test(line);
}

type Names = { 0: string; index: number }[];

/** "Engels (goed)", "Engels: ik spreek het redelijk": what follows a name, up to where the next one's own words begin. */
function levelAfter(text: string, names: Names, index: number): ReturnType<typeof levelOf> {
  const name = names[index];
  const next = names[index + 1];
  if (!name) return null;
  const end = name.index + name[0].length;
  const after = text.slice(end, Math.min(next?.index ?? text.length, end + 120));
  // "Hindi and Marathi mother tongue", "Afrikaans and English (both native)": names that one word joins share what follows.
  if (next && /^\s*(?:and|en|&|\/|\+)\s*$/i.test(after)) return levelBefore(text, names, index) ?? levelAfter(text, names, index + 1);
  if (next && /^\s*,\s*$/.test(after)) {
    // "English, Dutch: fluent" gives both, and so does "Greek, Dutch (both native)"; "Nederlands, Engels goed" doesn't.
    const rest = text.slice(next.index + next[0].length);
    const shared =
      /^\s*[:–-]\s*([^,;\n]{2,40})/u.exec(rest)?.[1] ?? /^[\s(]*((?:both|all|beide|allebei|alle)\s[^(),;\n]{3,30})/iu.exec(rest)?.[1];
    return shared ? levelOf(shared) : null;
  }
  const last = next && !/[)\n]\s*$/.test(after) ? [...after.matchAll(APART)].at(-1) : undefined;
  const own = last ? after.slice(0, last.index) : after;
  const line = own.split(/\n\s*\n/)[0] ?? own;
  // "Engels kan ik lezen en ik red me in een gesprek: redelijk": the word behind the colon sums it up.
  const sum = /\s\S.*:\s*([^:\n]{3,30})$/u.exec(line.trimEnd())?.[1];
  return (sum ? levelOf(sum) : null) ?? levelOf(line);
}

/** "Mother tongue(s): Polish": a label, and nothing but names behind it. */
const NATIVE_LABEL =
  /^[\s\p{P}]*(?:mother tongue|native language|moedertaal|moedertalen|muttersprache)(?:\(s\)|s)?\s*[:–-]?\s*(?:\p{L}+(?:\s*[,/&]\s*|\s+(?:en|and)\s+)){0,3}$/iu;

/** More than one native language is told of. */
const BOTH = /(?:moedertalen|mother tongues|native languages)(?:\s+(?:zijn|are))?[\s:–-]*$/iu;

/** "Vloeiend Engels", "fluent in English". */
function levelBefore(text: string, names: Names, index: number) {
  const name = names[index];
  const last = names[index - 1];
  if (!name) return null;
  const from = Math.max(0, name.index - 28, last ? last.index + last[0].length : 0);
  const before = text.slice(from, name.index);
  if (NATIVE_LABEL.test(text.slice(text.lastIndexOf("\n", name.index) + 1, name.index)))
    return { level: "native" as const, confidence: 0.95 };
  // "Moedertalen Nederlands en Arabisch": the word before the first of them is of both.
  const joined = last ? text.slice(last.index + last[0].length, name.index) : "";
  if (last && /^\s*(?:,|en|and|&)\s*$/.test(joined) && BOTH.test(text.slice(Math.max(0, last.index - 28), last.index)))
    return { level: "native" as const, confidence: 0.95 };
  const cut = [...before.matchAll(APART)].at(-1);
  const own = cut ? before.slice(cut.index + cut[0].length) : before;
  return /[(:]/.test(own) ? null : levelOf(own);
}

/** Accents dropped one for one, so that offsets hold. */
const foldSameLength = (text: string) =>
  text.replace(/[à-ÿÀ-Ÿ]/g, (letter) => {
    const base = letter.normalize("NFD")[0] ?? letter;
    return base.length === 1 ? base : letter;
  });
