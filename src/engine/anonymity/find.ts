import { isDegree, isPlace, titleScore } from "#engine/cv/vocabulary.ts";
import { canonicalSkill, findSkills } from "#engine/skills/lexicon.ts";
import { fold } from "#engine/skills/tokens.ts";
import { followers, isEverydayWord, months } from "./common-words.ts";
import { gap, type Readable, readable } from "./readable.ts";
import type { Secret, Secrets } from "./secrets.ts";

// Indexed reads: of starts, ends and gaps, which have one for each word that is looked at; this goes over every word of every text.

/** A secret in a text, at JavaScript string indices. */
export interface Hit {
  secret: Secret;
  start: number;
  end: number;
  /** With the s of "Noor's" and "Noors". */
  isPossessive: boolean;
  /** In `letters`. */
  from: number;
  to: number;
}

type Index = Map<string, Secret[]>;
const indexes = new WeakMap<Secret[], Index>();

function indexOf(secrets: Secret[]): Index {
  const before = indexes.get(secrets);
  if (before) return before;
  const index: Index = new Map();
  for (const secret of secrets) {
    const key = secret.letters.slice(0, 2);
    index.set(
      key,
      [...(index.get(key) ?? []), secret].sort((one, other) => other.letters.length - one.letters.length),
    );
  }
  indexes.set(secrets, index);
  return index;
}

/** Every place where a text holds a secret, in reading order. Linear in the text's length. */
export function findHits(text: string, secrets: Secrets): Hit[] {
  if (secrets.all.length === 0 && secrets.initials.length === 0) return [];
  const read = readable(text);
  const hits = [...occurrences(read, secrets.all), ...dottedInitials(read, secrets)].sort(inOrder);
  if (hits.length === 0) return hits;
  const isKept = within(occurrences(read, secrets.kept));
  const isPartOfSkill = skillsAround(text);
  const clear = hits.filter((hit) => !isKept(hit) && !(hit.secret.kind === "organisation" && isPartOfSkill(hit)));
  const names = clear.filter(({ secret }) => secret.kind === "name");
  const starts = new Set(names.map(({ from }) => from));
  const ends = new Set(names.map(({ to }) => to));
  return clear.filter((hit) => hit.secret.rule !== "careful" || isMeant(read, hit, starts, ends));
}

const inOrder = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start - other.start || other.end - one.end;

/** Does one of these stretches hold a hit? Asked in reading order. */
function within(stretches: { start: number; end: number }[]): (hit: { start: number; end: number }) => boolean {
  const sorted = [...stretches].sort(inOrder);
  let next = 0;
  let furthest = -1;
  return (hit) => {
    while (next < sorted.length && (sorted[next] as { start: number }).start <= hit.start) {
      furthest = Math.max(furthest, (sorted[next] as { end: number }).end);
      next += 1;
    }
    return furthest >= hit.end;
  };
}

/** "Google Cloud" on a list of skills doesn't tell that Google was the employer. */
function skillsAround(text: string): (hit: Hit) => boolean {
  let ends: Map<number, number> | undefined;
  return (hit) => {
    if (/\s/.test(hit.secret.text)) return false;
    ends ??= new Map(findSkills(text).map((skill) => [skill.start, skill.end]));
    const end = ends.get(hit.start);
    return end !== undefined && end > hit.end + 1;
  };
}

function occurrences(read: Readable, secrets: Secret[]): Hit[] {
  const index = indexOf(secrets);
  const { letters, starts, ends, gaps } = read;
  const hits: Hit[] = [];
  const last = letters.length - 1;
  for (let from = 0; from < last; from += 1) {
    const bucket = index.get(letters.slice(from, from + 2));
    if (bucket === undefined) continue;
    for (const secret of bucket) {
      if (!letters.startsWith(secret.letters, from)) continue;
      const to = from + secret.letters.length;
      const bound = boundsOf(read, secret, from, to);
      if (bound === null) continue;
      hits.push({
        secret,
        start: starts[from] as number,
        end: ends[bound.to - 1] as number,
        isPossessive: bound.to > to,
        from,
        to,
      });
    }
  }
  return hits;

  function boundsOf(read: Readable, secret: Secret, from: number, to: number): { to: number } | null {
    const { rule } = secret;
    const opens = from === 0 || gaps[from] !== gap.none;
    const closes = (at: number) => at >= letters.length || gaps[at] !== gap.none;
    if (rule === "number") return isUnbrokenNumber(read, from, to) ? { to } : null;
    // The dearer look comes last: in a run of one letter a secret begins at each of them.
    if (rule !== "anywhere" && !opens) return null;
    if (!isWritten(read, secret, from, to)) return null;
    if (rule === "handle") {
      const before = read.text.charAt((starts[from] as number) - 1);
      const after = read.text.charAt(ends[to - 1] as number);
      return closes(to) && (before === "/" || before === "@" || after === "@") ? { to } : null;
    }
    if (rule === "studied" && !(closes(to) && isStudied(read, from, to))) return null;
    if (rule === "exact" && !isExact(read, secret, from, to)) return null;
    if (rule === "capital" && read.capitals[from] === 0) return null;
    const own = letters.charAt(to) === "s" && closes(to + 1) && (gaps[to] === gap.sign || gaps[to] === gap.none);
    // "Noor's" and "Noors" belong to Noor; "Noors (B2)" is a language.
    const isOwn =
      own && (gaps[to] === gap.sign ? isApostrophe(read, to) : secret.rule !== "exact" && isFollowedByNoun(read, secret, to + 1));
    if (isOwn) return { to: to + 1 };
    return rule === "anywhere" || rule === "prefix" || closes(to) ? { to } : null;
  }
}

const isApostrophe = (read: Readable, at: number) => /^['’ʼ`´]$/u.test(read.text.slice(read.ends[at - 1], read.starts[at]));

/** Is "Noors" somebody's? Where it is also a language, only before what is owned. */
function isFollowedByNoun(read: Readable, secret: Secret, at: number): boolean {
  if (!languageWords.has(`${secret.letters}s`)) return true;
  if (read.capitals[at - secret.letters.length - 1] === 0) return false;
  const next = /^\s+(\p{Ll}[\p{L}-]*)/u.exec(read.text.slice(read.ends[at - 1], (read.ends[at - 1] as number) + 40))?.[1];
  return next !== undefined && !/^(?:en|and|of|or|is|op|als|met|spreken|sprekend|niveau)$/.test(next);
}
const languageWords = new Set("noors deens pools fins duits frans iers schots zweeds turks grieks spaans engels".split(" "));

/** Nothing between the letters that a reader would take for the end of the word. */
function isWritten(read: Readable, secret: Secret, from: number, to: number): boolean {
  let broken = 0;
  let spelled = 0;
  let isTorn = false;
  for (let at = from + 1; at < to; at += 1) {
    const kind = read.gaps[at] as number;
    if (kind === gap.none || kind === gap.inside) continue;
    if ((read.starts[at] as number) - (read.ends[at - 1] as number) > 8) return false;
    if (secret.rule === "handle" && (kind === gap.space || kind === gap.line)) return false;
    spelled += 1;
    // A name doesn't go on in the next sentence.
    if (
      secret.kind === "name" &&
      kind === gap.sign &&
      /[.!?]\s+$/.test(read.text.slice(read.ends[at - 1], read.starts[at])) &&
      at - from > 1
    )
      return false;
    if (secret.breaks.has(at - from)) continue;
    if (secret.kind === "email" || secret.kind === "link") continue;
    isTorn ||= kind !== gap.hyphen && !isHyphenated(read, at);
    if (kind === gap.space && (secret.letters.length < 6 || read.capitals[from] === 0)) broken += 10;
    else if (kind === gap.space) broken += 1;
    else if (secret.letters.length < 5) broken += 10;
  }
  if (spelled === to - from - 1 && to - from > 2) return true;
  // "Den Haag" above "Senior engineer" isn't "Haagse": a word in two pieces begins and ends where words do.
  const isWhole = (from === 0 || read.gaps[from] !== gap.none) && (to >= read.letters.length || read.gaps[to] !== gap.none);
  if (isTorn && !isWhole) return false;
  return broken < 10 && (broken === 0 || secret.rule === "anywhere" || secret.rule === "word" || secret.rule === "prefix");
}

/** A word that a hyphen divides over two lines. */
const isHyphenated = (read: Readable, at: number) => /^\p{Pd}\s*$/u.test(read.text.slice(read.ends[at - 1], read.starts[at]));

function isUnbrokenNumber(read: Readable, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) if ((read.starts[at] as number) - (read.ends[at - 1] as number) > 8) return false;
  return true;
}

/** "BSc Biology, Porto, 2012": the town is a cell of its own beside a degree. */
function isStudied(read: Readable, from: number, to: number): boolean {
  const [start, end] = [read.starts[from] as number, read.ends[to - 1] as number];
  const before = read.text.slice(Math.max(0, start - 120), start);
  const after = read.text.slice(end, end + 120);
  return (
    /(?:[,;|(–-]|\s{2})\s*$/.test(before) &&
    /^\s*(?:$|\n|[,;|()–-]|\s{2})/.test(after) &&
    isDegree(`${before.split("\n").at(-1)}, ${after.split("\n")[0]}`)
  );
}

/** "UvA" as it is written or all in capitals: an acronym in small letters is a word. */
function isExact(read: Readable, secret: Secret, from: number, to: number): boolean {
  const written = read.text
    .slice(read.starts[from], read.ends[to - 1])
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "");
  const asKnown = secret.text.replace(/[^\p{L}\p{N}]/gu, "");
  const capitals = written.match(/\p{Lu}/gu)?.length ?? 0;
  return written === asKnown || (capitals >= 2 && capitals >= written.length - 1);
}

/**
 * Is an everyday word a name here? Beside another part of the name always. Alone only with a capital, not beside a number when it
 * is a month, not when it is a skill; at the start of a sentence not before a word that shows the everyday meaning.
 */
function isMeant(read: Readable, hit: Hit, nameStarts: Set<number>, nameEnds: Set<number>): boolean {
  const { secret, from, to } = hit;
  if (secret.kind === "name") {
    // Next to it in the same sentence, an initial's dot apart.
    const isNear = (at: number) => {
      const between = at < read.letters.length ? read.text.slice(read.ends[at - 1], read.starts[at]) : "....";
      return between.length <= 3 && !/[.!?;:]\s/.test(between);
    };
    if ((nameStarts.has(to) && isNear(to)) || (from > 0 && nameEnds.has(from) && isNear(from))) return true;
  }
  if (read.capitals[from] === 0) return false;
  const before = read.text.slice(Math.max(0, hit.start - 24), hit.start);
  const after = read.text.slice(hit.end, hit.end + 24);
  if (months.has(secret.letters) && (/\d[\s.\-–]*$/.test(before) || /^[\s.'’\-–]*\d/.test(after))) return false;
  if (secret.kind === "name" && (secret.letters.length < 3 || canonicalSkill(secret.text) !== null))
    return /(?:mevrouw|mevr\.|mw\.|heer|meneer|dhr\.|mrs?\.?|ms\.?|dear|beste)\s+$/iu.test(before);
  if (secret.kind === "organisation" && !isEverydayWord(secret.text) && secret.letters.length > 3) return isEmployedAt(read.text, hit);
  if (!/(?:^|[\n.!?:;•|])[\s"“”'‘’(*_>#-]*$/u.test(before)) return true;
  const next = /^\s+([\p{L}]+)/u.exec(after)?.[1];
  return next === undefined ? secret.kind === "organisation" || hit.isPossessive || before.trim() === "" : !followers.has(fold(next));
}

/** "Payments" and "Shopify" may be firms; on most of a page they aren't: only behind "at", or as a cell beside a title or a date. */
function isEmployedAt(text: string, { start, end }: Hit): boolean {
  const before =
    text
      .slice(Math.max(0, start - 100), start)
      .split("\n")
      .at(-1) ?? "";
  const after = text.slice(end, end + 100).split("\n")[0] ?? "";
  if (/(?<!\p{L})(?:at|bij|@|for|voor|van|of|from|joined|via|aan|bijbaan|stage)\s+(?:de |het |the )?$/iu.test(before)) return true;
  // "Polderbank, Den Haag": a line that is a name and where it is.
  const [, place = ""] = /^,\s*(\p{Lu}[^,|()]{2,30})\s*$/u.exec(after) ?? [];
  if (before.trim() === "" && place !== "" && isPlace(place)) return true;
  const isCell = /(?:^|[,;|(•–-]|\s{2})\s*$/u.test(before) && /^\s*(?:$|[,;|()–-]|\s{2})/u.test(after);
  return isCell && [before, after].some((beside) => /(?:19|20)\d{2}/.test(beside) || titleScore(beside) >= 1);
}

/** "N. H." and "N.H.", each with its dot or as the whole of a text. */
function dottedInitials(read: Readable, { initials }: Secrets): Hit[] {
  if (initials.length < 2) return [];
  const hits: Hit[] = [];
  const last = initials.at(-1) as string;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}.])${initials[0]}\\.\\s?(?:\\p{L}\\.\\s?){0,3}${last}\\.(?![\\p{L}\\p{N}])`, "giu");
  for (const match of read.text.matchAll(pattern)) {
    const secret: Secret = { letters: "", kind: "initials", rule: "exact", breaks: new Set(), text: match[0], of: -1 };
    hits.push({ secret, start: match.index, end: match.index + match[0].length, isPossessive: false, from: -1, to: -1 });
  }
  return hits;
}
