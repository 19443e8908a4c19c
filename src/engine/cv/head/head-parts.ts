import { looksAt } from "../page/looks.ts";
import { companyScore, isKindOfEmployer, isKindWithName, isOwnWork, isPlace, isSameEmployer, isState, titleScore } from "../vocabulary.ts";
import { LABEL, type Label } from "./labels.ts";
import type { Joint, Phrase } from "./phrases.ts";

/** The smallest piece of a head that can be a title, an employer, a place or a note of its own. */
export interface Part extends Phrase {
  joint: Joint;
  /** What stands between it and the part before, where both are of one phrase. */
  between?: string;
  /** How its letters look, nothing where that isn't known. */
  looks: string;
  /** What a label before it says it is: "Functie: …", "Bedrijf: …". */
  label: Label;
}

/** No head is written with more: what one costs stays small. */
const MOST_PARTS = 12;

export const partOf = <P extends Phrase>(phrase: P, from: number, to: number): P => {
  const raw = phrase.text.slice(from, to);
  const lead = raw.length - raw.trimStart().length;
  const text = raw.trim();
  return { ...phrase, text, start: phrase.start + from + lead, end: phrase.start + from + lead + text.length };
};

const CUT = new RegExp(
  [
    "(?<comma>,\\s+|;\\s+)",
    "(?<slash>\\s+/\\s+)",
    "(?<bracket>\\s*\\()",
    "(?<close>\\)\\s*,?\\s*)",
    "(?<at>\\s+@\\s*(?=[\\p{L}\\d])|\\s+(?:at|bij|aboard|aan boord van)\\s+(?:an? |een |the |het |de )?(?=\\p{Ll})|\\s+(?:werkzaam bij|in dienst (?:van|bij)|in opdracht van|bij|at|chez)\\s+(?=(?:\\p{Ll}+ ){0,3}[\\p{Lu}\\d'\"“]))",
    "(?<for>\\s+(?:for|voor)\\s+(?=(?:de |het |the |een |a )?[\\p{Lu}\\d'\"“]))",
    "(?<via>\\s+(?:via|through|gedetacheerd bij|on behalf of)\\s+(?=\\p{L}))",
    "(?<in>\\s+(?:te|in|uit|out of)\\s+(?=\\p{Lu})|\\s+(?:in|on|op)\\s+(?:an? |een |the |het |de )?(?=\\p{L}))",
  ].join("|"),
  "gu",
);

/** "Adviseur in zorg en techniek", "manager in the hotel industry": a line of work, no employer. */
const BRANCH =
  /(?:sector|industry|branche|education|onderwijs|zorg|techniek|bouw|logistiek|transport|horeca|services?|systems?|media|energy|insurance|health(?:care)?)$/i;

/** Phrases → parts: cut also at commas, brackets, "bij", "at", "via", and before a town. */
export function partsOf(phrases: Phrase[]): Part[] {
  const parts: Part[] = [];
  let said: Part["label"] = null;
  for (const phrase of phrases) {
    // "Owner", behind which nothing stands, is a title.
    const isAlone = phrase === phrases.at(-1) && titleScore(phrase.text) >= 0.7;
    const found = LABEL.map(({ label, strict }) => ({ label, length: strict.exec(phrase.text)?.[0].length ?? 0 })).find(
      ({ length }) => length > 0 && !(isAlone && length === phrase.text.length),
    );
    // A label in a cell of its own speaks of the next cell.
    if (found && found.length === phrase.text.length) {
      said = found.label;
      continue;
    }
    const whole = found ? partOf(phrase, found.length, phrase.text.length) : phrase;
    // "Post held: Teacher" over "School: …": where a form names a post, the school is who held it.
    if (found?.label === null && /^school/i.test(phrase.text) && parts.some(({ label }) => label === "title")) found.label = "company";
    const own = cut(whole);
    const first = own[0];
    if (first) first.label = found?.label ?? said ?? phrase.label ?? null;
    // "Zelfstandig (Dijkhuizen Straatwerk)": under what name.
    for (const [index, part] of own.entries())
      if (part.joint === "bracket" && isOwnWork(own[index - 1]?.text ?? "") && NAMED.test(part.text)) part.label = "company";
    said = null;
    parts.push(...own);
    if (parts.length >= MOST_PARTS) return parts.slice(0, MOST_PARTS);
  }
  // A template that nobody filled in: its labels are all there is.
  const own = phrases.filter(({ below }) => !below);
  return own.length === 0 || parts.some(({ below }) => !below)
    ? parts
    : own.map((phrase) => ({ ...phrase, looks: looksAt(phrase.runs, phrase.start), label: null }));
}

/** Where one part may end and the next begin, and by what. */
interface Cut {
  kind: string;
  index: number;
  text: string;
  /** The letters look otherwise from here on. */
  turns: boolean;
}

/** The signs and words that may part a phrase, and where its letters turn to another type without any. */
function cutsOf({ text, start, end, runs }: Phrase): Cut[] {
  // Of a phrase that was put together its letters' places in the text aren't known.
  const turns = end - start !== text.length ? [] : runs.flatMap((run) => (run.start > start && run.start < end ? [run.start - start] : []));
  const cuts = [...text.matchAll(CUT)].map((match): Cut => {
    const kind = Object.entries(match.groups ?? {}).find(([, one]) => one !== undefined)?.[0] ?? "";
    const after = match.index + match[0].length;
    return { kind, index: match.index, text: match[0], turns: turns.some((turn) => turn >= match.index && turn <= after) };
  });
  for (const turn of turns) {
    const space = /[\s\p{P}]\s*$/u.exec(text.slice(0, turn))?.[0];
    if (space === undefined || cuts.some((one) => turn >= one.index && turn <= one.index + one.text.length)) continue;
    const white = space.length - space.trimStart().length;
    cuts.push({ kind: "type", index: turn - white, text: text.slice(turn - white, turn), turns: true });
  }
  return cuts.sort((a, b) => a.index - b.index);
}

function cut(phrase: Phrase): Part[] {
  if (phrase.text.length > 220) return [{ ...phrase, looks: looksAt(phrase.runs, phrase.start), label: null }];
  const parts: Part[] = [];
  let from = 0;
  let joint = phrase.joint;
  let between: string | undefined;
  let depth = 0;
  const add = (to: number) => {
    const own = partOf(phrase, from, to);
    const part = { ...own, looks: looksAt(own.runs, own.start), joint, between, label: null };
    if (/[\p{L}\d]/u.test(part.text)) parts.push(part);
  };
  for (const { kind, index, text, turns } of cutsOf(phrase)) {
    const after = index + text.length;
    // Inside brackets nothing is cut: they are a place, a note or part of a name as a whole.
    if (kind === "close") {
      depth = Math.max(0, depth - 1);
      if (depth > 0) continue;
      add(index);
      from = after;
      between = text;
      joint = text.includes(",") ? "comma" : "bracket";
      continue;
    }
    if (depth > 0) {
      if (kind === "bracket") depth++;
      continue;
    }
    // "Mountain View, CA" is one place.
    if (kind === "comma" && isState(phrase.text.slice(index))) continue;
    // "Adviseur in Energie" is one title: only a place makes the word a joint.
    const next = phrase.text.slice(after).split(/\s*[,;(|]|\s+(?:in|te|out of|from|uit)\s/)[0] ?? "";
    const isHouse =
      titleScore(phrase.text.slice(from, index)) >= 0.7 &&
      (isKindOfEmployer(next) || isKindWithName(next) || isSameEmployer(next) || (/^\p{Lu}/u.test(next) && companyScore(next) > 0.5)) &&
      !BRANCH.test(next);
    if (kind === "in" && !isPlace(next) && !isHouse && !turns) continue;
    // "At" before words in small letters: only what names a kind of employer makes it a joint, unless all is written small.
    const isSmall = !/\p{Lu}/u.test(phrase.text) && titleScore(phrase.text.slice(from, index)) >= 0.7;
    if (kind === "at" && !turns && !isSmall && /^\p{Ll}/u.test(next) && !/^(?:\p{Ll}+ ){0,3}[\p{Lu}\d'"“]/u.test(next) && !isHouse)
      continue;
    if (kind === "for" && !turns && titleScore(phrase.text.slice(from, index)) < 0.7) continue;
    add(index);
    from = after;
    between = text;
    joint = kind as Joint;
    if (kind === "bracket") depth++;
  }
  add(phrase.text.length);
  return parts.flatMap((part, index) => (index === 0 ? cutAtName(part) : [part]));
}

/** Titles behind which a field stands more often than an employer. */
const FIELD_TITLE =
  /^(?:\p{L}+ )?(?:manager|director|head|lead|vp|officer|coordinator|hoofd|directeur|teamleider|adviseur|consultant|specialist)\s*$/iu;

/** "Chef de Rang": French, where "de" before a name in Dutch begins it. */
const FRENCH_TITLE = /^chef de \p{L}/iu;

/** How far somebody is in a profession: no title by itself. */
const GRADE = /^(?:senior|sr\.?|junior|jr\.?|medior|allround|interim|part-?time|full-?time|graduate)\s*$/i;

/** Words that begin with capitals, or an article and one. */
const NAMED = /^(?:(?:[Dd]e|[Hh]et|[Tt]he) |\p{Lu}\p{Ll}+ (?:\p{Ll}{2,3} )?\p{Lu})/u;

/**
 * "Medewerker platenzaak Vinyl & Zo", "Kok Restaurant De Zon": without a sign between, a title ends where small letters end and a
 * name begins, or before words that name an organisation.
 */
function cutAtName(part: Part): Part[] {
  const words = [...part.text.matchAll(/\S+/g)].slice(0, 12);
  for (const word of words.slice(1)) {
    const right = part.text.slice(word.index);
    // "Seizoenswerk camping": the kind of an employer and nothing more.
    const isKind = isKindOfEmployer(right) || isKindWithName(right);
    const isOrganisation = /^\p{Ll}/u.test(word[0]) && companyScore(word[0]) > 0;
    if (!/^[\p{Lu}\d]/u.test(word[0]) && !/^(?:de|het|the)$/.test(word[0]) && !isOrganisation && !isKind) continue;
    const left = part.text.slice(0, word.index);
    if (word[0] === "de" && FRENCH_TITLE.test(part.text)) continue;
    if (/(?:&|\/|-|,|\b(?:en|and|of|van|voor|for|to|tot|in|de|het))\s*$/i.test(left) || titleScore(left) < 0.7 || GRADE.test(left))
      continue;
    if (titleScore(right) > companyScore(right) || right.split(" ").length > 6 || (!isKind && !/\p{Lu}\p{Ll}/u.test(right))) continue;
    // A title whose words all begin with capitals goes on; then only an organisation's own words end it.
    const isSmall = /^\p{L}[\p{Ll}\d/'-]{2,}(?: [\p{Ll}\d/'-]+)* $/u.test(left);
    // "Director Supply Chain": what they lead.
    const isField = FIELD_TITLE.test(left);
    if (
      isSmall && !isField ? left.trim().includes(" ") || isKind || companyScore(right) > 0 || NAMED.test(right) : companyScore(right) >= 0.6
    )
      return [partOf(part, 0, word.index), { ...partOf(part, word.index, part.text.length), joint: "case" }];
  }
  return [part];
}

/** A run of parts as one phrase. */
export function textOf(parts: Part[], run: readonly [from: number, to: number] | null): Phrase | null {
  const first = run && parts[run[0]];
  const last = run && parts[run[1]];
  if (!first || !last) return null;
  return run[0] === run[1] ? first : { ...first, text: joined(parts, ...run), end: last.end };
}

const SIGNS: Partial<Record<Joint, string>> = { slash: " / ", dash: " - " };

/** The words from one part to another as they stand, brackets closed. */
export function joined(parts: Part[], from: number, to: number): string {
  let text = parts[from]?.text ?? "";
  for (let index = from + 1; index <= to; index++) {
    const part = parts[index];
    if (!part) break;
    const isFar = part.start - (parts[index - 1]?.end ?? part.start) > 8;
    text += (part.between ?? (isFar ? " " : (SIGNS[part.joint] ?? " "))) + part.text;
  }
  return text.split("(").length > text.split(")").length ? `${text})` : text;
}
