import { nth } from "#contract/nth.ts";
import { isPastime, tellsOfPastimes } from "#engine/words/pastimes.ts";
import { headingKind } from "../heading-words.ts";
import { BULLET, fold } from "../page/characters.ts";
import type { Line } from "../page/lines.ts";
import type { Read } from "../page/passage.ts";
import { isPrivate } from "../private/private.ts";
import { restOf, type Section } from "../sections.ts";

interface ListedSkill extends Read {
  years: number | null;
  level: string | null;
}

const LEVEL_WORDS =
  /^(beginner|basic|basics|basis|basiskennis|intermediate|advanced|expert|experienced|proficient|familiar|gevorderd|goed|zeer goed|uitstekend|redelijk|matig|voldoende|excellent|good|fluent|novice|skilled|master|highly skilled|working knowledge|fundamental awareness|native|professional|ervaren|gemiddeld)$/i;
const LABEL_PARTS = /^[\p{L}\p{N}][\p{L}\p{N} &/,.+#'’()-]{1,45}?\s*:\s+(?=\S)/u;
/** "Tools – Docker, Git", "Databases | PostgreSQL, Redis". */
const DASH_LABEL = /^[\s\p{P}]{0,4}(\p{L}[\p{L} &/]{1,30}?)\s+(?:[-–—|])\s+(?=\S)/u;
/** "**Languages** Python", "__Tools__: Git", as Markdown marks them. */
const MARKED_LABEL = /^(?:\*\*|__)?[^*_,]{1,44}[^\s*_,](?:\*\*|__)\s*:?\s+(?=\p{L})/u;
const NOISE =
  /^(and|en|etc\.?|including|such as|e\.g\.?|i\.e\.?|or|of|others?|overig|more|years?|jaar|\d+|ervaring met|experience with|knowledge of|kennis van)$/i;
/** Words that only sentences have. */
const SENTENCE =
  /(?<!\p{L})(?:ik|mijn|ben|heb|maar|omdat|zodat|dus|waar|wat|niet|graag|wordt|worden|kan|ook|I|I'm|my|am|have|has|was|were|because|which|that|but|fan of|love|like to|able to|will|always|never)(?!\p{L})/u;
/** When and how much somebody can work, on a line of its own under the skills. */
const PRACTICAL =
  /^(?:(?:immediately|direct|per direct)\s+)?(?:available|availability|beschikbaar|beschikbaarheid|notice period|opzegtermijn)\b|^\d{1,2}(?:\s*[-–]\s*\d{1,2})?\s*(?:hours|hrs|uur|uren)\b/i;
const YEARS = /\(?\s*(?:less than\s+)?(\d{1,2})(?:\.\d)?\+?\s*(?:years?|yrs?|jaar)[^)]*\)?/i;

/** Ends of a chunk: commas, semicolons, bullets, bars, dots between words; not inside brackets. */
function chunks(text: string, start: number): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = [];
  let depth = 0;
  let from = 0;
  const add = (to: number) => {
    // Nothing this long is the name of a skill.
    if (to - from > 400) return;
    const raw = text.slice(from, to);
    const lead = /^[\s\p{P}]*(?:and\s|en\s)?/u.exec(raw.replace(/^[\s]*[.](?=\p{L})/u, (dot) => dot))?.[0].length ?? 0;
    const kept = /^\s*[.@#](?=\p{L})/u.test(raw) ? raw.length - raw.trimStart().length : lead;
    const body = raw.slice(kept).replace(/(?<![\s,;:|•·–—\-/.&])[\s,;:|•·–—\-/.&]+$/u, "");
    if (body !== "") found.push({ text: body, start: start + from + kept });
  };
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? "";
    if (character === "(" || character === "[") depth++;
    else if (character === ")" || character === "]") depth = Math.max(0, depth - 1);
    const separator =
      (depth === 0 && /[,;|•●◦·▪■⋄∙‣►★☆]/u.test(character)) ||
      (depth === 0 && character === "/" && (/\s/.test(text[index - 1] ?? "") || /\s/.test(text[index + 1] ?? ""))) ||
      (depth === 0 && /[-–—]/.test(character) && /\s/.test(text[index - 1] ?? "") && /\s/.test(text[index + 1] ?? "")) ||
      (depth === 0 && character === "." && /\s/.test(text[index + 1] ?? "x") && /[\p{L})]/u.test(text[index - 1] ?? "")) ||
      (character === " " && text.startsWith("   ", index));
    if (!separator) continue;
    add(index);
    from = index + 1;
  }
  add(text.length);
  return found;
}

/** The items of a skills section. Sentences, labels, levels and what somebody does for pleasure are no skills. */
export function listedSkills({ lines, heading }: Section, known: (name: string) => boolean): ListedSkill[] {
  const skills: ListedSkill[] = [];
  const seen = new Set<string>();
  const labels = labelsOf(lines);
  const hasPastimes = heading !== null && tellsOfPastimes(heading.text);
  const rows = joinWrapped(withoutLabelCells(lines.filter((line) => !labels.has(line))), known);
  const isDashed = rows.filter(({ text }) => DASH_LABEL.test(text)).length > 1;
  for (const { text, start } of rows) {
    const bullet = BULLET.exec(text)?.[0].length ?? 0;
    let body = text.slice(bullet);
    let at = start + bullet;
    const label = labelBefore(body, isDashed, known);
    if (tellsOfPastimes(label)) continue;
    if (label !== "") {
      at += label.length;
      body = body.slice(label.length);
    } else if (/:\s*$/.test(body)) continue;
    const all = chunks(body, at);
    const isOfPleasure = ({ text: name }: { text: string }) => isPastime(fold(name)) && (hasPastimes || !known(name));
    const pastimes = all.filter(isOfPleasure).length;
    const parts = hasPastimes || (pastimes > 1 && pastimes * 2 > all.length) ? all.filter((part) => !isOfPleasure(part)) : all;
    const words = body.split(/\s+/).length;
    // "Finds every invoice back, even those of years ago.": an explanation, in which only what everybody knows is a skill.
    const prose = (parts.length <= 3 && words > 9) || (/[.!?]$/.test(body) && words > parts.length * 3);
    for (const chunk of parts) {
      const years = YEARS.exec(chunk.text);
      let name = years ? chunk.text.slice(0, years.index).trim() : chunk.text;
      const brackets = /\s*\(([^()]{1,60})\)$/.exec(name);
      let level: string | null = null;
      if (brackets?.[1] && name.length > brackets[0].length) {
        if (LEVEL_WORDS.test(brackets[1].trim())) level = brackets[1].trim();
        // "Python (Django, Flask)" lists more of them; "Labelling (milk, nuts)" says what of, "Resuscitation (ALS)" belongs together.
        const isList = brackets[1].includes(",");
        if (level || isList) name = name.slice(0, brackets.index);
        if (isList && !level) {
          for (const inner of chunks(brackets[1], chunk.start + chunk.text.indexOf(brackets[1])))
            if (known(inner.text)) push(inner.text, inner.start, null, null);
        }
      }
      if (prose && !known(name)) continue;
      // "…, Tableau & Navision": the last two of a list.
      const two = parts.length > 1 && chunk === parts.at(-1) ? /^(.+?)\s+(?:&|and|en)\s+(.+)$/.exec(name) : null;
      if (two?.[1] && two[2] && !known(name) && known(two[1]) && known(two[2])) {
        push(two[1], chunk.start, null, null);
        push(two[2], chunk.start + name.length - two[2].length, null, level);
      } else push(name, chunk.start, years?.[1] ? Number(years[1]) : null, level);
    }
  }
  function push(written: string, start: number, years: number | null, level: string | null): void {
    const lead = /^[\s\p{P}]*(?=[\p{L}\p{N}.#+@])/u.exec(written)?.[0] ?? "";
    const trimmed = /^\.\p{L}/u.test(written) ? written : written.slice(lead.length);
    // "Excel ****", "Omaha ●●●●○": how good somebody is, drawn.
    const name = trimmed.replace(/\s*[*●○◐◯★☆■□▪▫▮▯]+\s*$/u, "").trim();
    const at = start + written.length - trimmed.trimStart().length;
    if (name.length < 1 || name.length > 50 || !/\p{L}/u.test(name) || NOISE.test(name) || LEVEL_WORDS.test(name)) return;
    // A sentence is no skill, nor the end of one: "maar ik leer graag bij", "Big fan of agile methods".
    if (!known(name) && (SENTENCE.test(name) || /[.!?…]$/.test(name) || isPrivate(name))) return;
    if (name.split(/\s+/).length > 5 || /https?:|@|\d{4}\s*[-–]/.test(name)) return;
    if (name.length < 3 && !known(name) && !/^(C|R|Go|C#|UX|UI|AI|ML|IT|HR|QA|JS|TS|VB|F#|Qt|PS|AD|BI|PR|D3|3D|SQL)$/.test(name)) return;
    if (PRACTICAL.test(name) && !known(name)) return;
    const heading = headingKind(name);
    if (heading && heading !== "other" && !known(name)) return;
    const key = fold(name);
    if (seen.has(key)) return;
    seen.add(key);
    skills.push({
      value: name,
      start: at,
      end: at + name.length,
      confidence: known(name) ? 0.95 : 0.75,
      years: years !== null && years <= 60 ? years : null,
      level,
    });
  }
  return skills;
}

/** The label that a row begins with, or nothing. `isDashed`: other rows part their label with a dash too. */
function labelBefore(body: string, isDashed: boolean, known: (name: string) => boolean): string {
  const label = LABEL_PARTS.exec(body)?.[0] ?? MARKED_LABEL.exec(body)?.[0];
  if (label !== undefined) return label;
  const [dashed = "", name = ""] = DASH_LABEL.exec(body) ?? [];
  if (dashed === "") return "";
  const isLabel = headingKind(name) !== null || (isList(body.slice(dashed.length)) && !isList(name) && (isDashed || !known(name)));
  return isLabel ? dashed : "";
}

/** "FRONTEND" over "Angular, React": lines of a few words that look otherwise than the lists right below them, where several do. */
function labelsOf(lines: Line[]): Set<Line> {
  const isLoud = ({ text }: Line) => text === text.toUpperCase();
  const labels = lines.filter((line, index) => {
    const next = lines[index + 1];
    if (!next || line.bullet || line.pieces.length > 1 || line.text.split(/\s+/).length > 4 || !isRow(next)) return false;
    const isOther = Math.abs(line.size - next.size) > 0.5 || line.bold !== next.bold || (isLoud(line) && !isLoud(next));
    return isOther && !isList(line.text);
  });
  // "Programming" over "Python", "Java", "Tools" over "Docker": words that head sections, each alone on its line over others.
  const heads = lines.filter((line, index) => !line.bullet && headingKind(line.text) === "skills" && isItem(lines[index + 1]));
  return new Set([...(labels.length > 1 ? labels : []), ...(heads.length > 1 ? heads : [])]);
}

const isItem = (line: Line | undefined) => line !== undefined && headingKind(line.text) === null;

const isRow = ({ text, pieces }: Line) => pieces.length > 1 || isList(text);

const isList = (text: string | undefined) => text !== undefined && /[,;|•·]/.test(text);
/** So many rows make a table. */
const LEAST_ROWS = 2;

/** "Measuring   Smaart, REW" over "Food safety   HACCP, Allergens": where the second cells of rows are lists, the first are labels. */
function withoutLabelCells(lines: Line[]): Line[] {
  const rows = lines.filter(({ pieces, bullet }) => pieces.length === 2 && !bullet);
  const table = new Set(rows);
  const isLabelled = ({ pieces: [label, list] }: Line) => isList(list?.text) && !isList(label?.text);
  const labelled = rows.filter(isLabelled).length;
  if (labelled < LEAST_ROWS || labelled * 2 <= rows.length) return lines;
  return lines.map((line) => (table.has(line) ? restOf(line, nth(line.pieces, 1).start - line.start) : line));
}

/** Lines of one list that were broken for width only, put together where no separator was lost. Offsets stay true: a break is one character, like a space. */
function joinWrapped(lines: Line[], known: (name: string) => boolean): { text: string; start: number }[] {
  return blocksOfList(lines).flatMap((block) => {
    const joined: { text: string; start: number }[] = [];
    const isBroken = isBrokenForWidth(block);
    const told = sentencesOf(block);
    for (const line of block) {
      const before = joined.at(-1);
      const continues =
        before !== undefined &&
        before.text.length < 4000 &&
        (told.has(line) ||
          /[,;&(]\s*$/.test(before.text) ||
          unclosed(before.text) ||
          (/[,;]/.test(before.text) && /^[\p{Ll}&(]|^[^,]{1,40},/u.test(line.text) && isOneItem(before.text, line.text, isBroken, known)));
      if (before && continues) before.text += ` ${line.text}`;
      else joined.push({ text: line.text, start: line.start });
    }
    return joined;
  });
}

/** The least words of a sentence over several lines. */
const LEAST_SENTENCE = 6;

/** The lines by which a sentence goes on: from a capital on, in small letters, up to the stop. */
function sentencesOf(block: Line[]): Set<Line> {
  const found = new Set<Line>();
  for (const [from, first] of block.entries()) {
    if (!/^\p{Lu}/u.test(first.text) || /[.!?]$/.test(first.text)) continue;
    let end = from + 1;
    const isWithin = ({ text, bold }: Line) => /^\p{Ll}.*[^.!?]$/u.test(text) && bold === first.bold;
    while (block[end] && isWithin(nth(block, end))) end += 1;
    const last = block[end];
    if (!last || !/^\p{Ll}.*[.!?]$/u.test(last.text) || last.bold !== first.bold) continue;
    const lines = block.slice(from, end + 1);
    if (lines.flatMap(({ text }) => text.split(/\s+/)).length >= LEAST_SENTENCE) for (const line of lines.slice(1)) found.add(line);
  }
  return found;
}

/** Lines that nothing parts: no white space, mark or label, and no end of a paragraph. */
function blocksOfList(lines: Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1)?.at(-1);
    const isNext = last && line.region === last.region && line.start === last.end + 1;
    if (isNext && !line.gap && !line.bullet && !last.ends && !LABEL_PARTS.test(line.text)) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** No shorter line was broken because the column ended; a longer one surely was. */
const LEAST_FULL = 30;
const SURELY_FULL = 60;

/** Were lines broken where the column ended? Then none but the last had room for the next word. */
function isBrokenForWidth(lines: Line[]): boolean {
  const edge = Math.max(...lines.map(({ right }) => right));
  return lines.every(({ text, x, right }, index) => {
    const next = lines[index + 1]?.text.split(/\s/, 1)[0];
    return next === undefined || (text.length >= LEAST_FULL && right + ((right - x) / text.length) * (next.length + 1) >= edge);
  });
}

/** Do the last item of a line and the first one of the next name one thing together, rather than each its own? */
function isOneItem(before: string, line: string, isBroken: boolean, known: (name: string) => boolean): boolean {
  const last =
    before
      .split(/[,;|•:]/)
      .at(-1)
      ?.trim() ?? "";
  const first = line.split(/[,;|•]/, 1)[0]?.trim() ?? "";
  return known(`${last} ${first}`) || (isBroken && (before.length >= SURELY_FULL || !(known(last) && known(first))));
}

const unclosed = (text: string) => (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);
