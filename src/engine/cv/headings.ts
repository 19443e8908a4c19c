import { nth } from "#contract/nth.ts";
import { opensWithDate } from "./entry/entry-lines.ts";
import { findDates } from "./fields/dates.ts";
import { findLanguages } from "./fields/languages.ts";
import { cellsOfRow, labelOf } from "./head/labels.ts";
import { datedAs, emphasis, hasSpan, isCaps, labelsOfLists, styleKey, withGroups } from "./heading-looks.ts";
import { headingKind, isLabelInJob, looseHeadingKind, type SectionKind } from "./heading-words.ts";
import type { Line } from "./page/lines.ts";
import { median } from "./page/rows.ts";
import { companyScore, isDegree, isSchool, placeScore, titleScore } from "./vocabulary.ts";

interface Heading {
  line: number;
  kind: SectionKind;
  /** Words after the heading on the same line belong to the section: where they begin in the line's text. */
  rest: number | null;
  /** Only that line: "Talen: Nederlands, Engels" among other things. */
  inline?: boolean;
}

/** "* Experience *", "== Werk ==", "## Talen": a heading between signs. */
const FRAMED = /^\s*([*=#~_-]{1,8}|\[|>>|:::?)\s*(\p{L}[^*=#~_\]:]{1,50}?)\s*(?:\1|\]|<<|:::?|(?<=^\s*#.*))\s*$/u;

/**
 * The headings of a CV by their words, and those by the look that the known ones share.
 * A line of ordinary size whose words are a heading counts too when it stands alone.
 */
export function findHeadings(lines: Line[]): Heading[] {
  const sides = sideLabels(lines);
  const body = median(lines.filter((line) => line.text.length > 30).map((line) => line.size)) || median(lines.map((line) => line.size));
  const labels = repeated(lines);
  const headings: Heading[] = [];
  const looks = new Map<string, number>();
  /** The last heading on a line of its own, and whether all of them so far stand after white space. */
  let last: SectionKind | null = null;
  let isApart = true;
  /** The last line that is an item of a list and could have been a heading. */
  let listed = -1;
  const isAmongDated = datedAs(lines);
  const opensList = labelsOfLists(lines);
  const paged = lines.some((line) => line.size !== lines[0]?.size || line.bold);
  const isStyled = paged && lines.some((line) => line.text.length < 60 && emphasis(line, body) > 0 && headingKind(line.text) !== null);
  for (const [index, line] of lines.entries()) {
    if (line.text.length > 200) continue;
    const first = line.pieces[0];
    if (!first) continue;
    const framed = FRAMED.exec(line.text)?.[2];
    const decorated = framed ? headingKind(framed) : null;
    if (decorated) {
      headings.push({ line: index, kind: decorated, rest: null });
      continue;
    }
    const side = sides.get(index);
    if (side) {
      headings.push({ line: index, ...side });
      continue;
    }
    // "Post held: …" over "School: …": the form of a job.
    const form = FORM_LABEL.exec(lines[index - 1]?.text ?? "")?.[1];
    if (!line.gap && form && labelOf(form) === "title") continue;
    const inline = inlineHeading(line, headings.findLast((heading) => !heading.inline)?.kind ?? "contact");
    if (inline) {
      headings.push({ line: index, ...inline, inline: true });
      continue;
    }
    const career = line.gap && !line.bullet ? CAREER_AT.exec(line.text)?.[0].length : undefined;
    if (career !== undefined) {
      headings.push({ line: index, kind: "experience", rest: career });
      continue;
    }
    if (asksQuestion(lines, index)) {
      headings.push({ line: index, kind: headingKind(line.text) ?? "other", rest: null });
      continue;
    }
    if (isAmongDated(line)) continue;
    const look = emphasis(line, body);
    const written = line.pieces.length === 1 ? line.text : line.pieces.map((piece) => piece.text).join(" ");
    const stands = line.gap && (look > 0 || (!paged && lines[index + 1]?.gap === false));
    const whole = headingKind(written) ?? (stands && !line.bullet ? looseHeadingKind(written) : null);
    const marked = line.bullet && line.gap && (look > 0 || !/^\s*[-–—o]\s/.test(line.text));
    if (whole && line.text.length < 60 && (!line.bullet || marked)) {
      // In running prose ("experience" ending a paragraph) a heading word alone on its line is no heading.
      const alone = line.gap || look > 0 || /:\s*$/.test(line.text) || !isStyled;
      // Plain text has nothing but white space to tell: there a heading may be written small.
      const isEnd = !line.gap && line.text.endsWith(".");
      const sentence = /^\p{Ll}/u.test(line.text) && (isEnd || (look === 0 && (paged || !line.gap)));
      // "I taught:" over "Languages", "Music": items of what a sentence opens.
      const above = lines[index - 1]?.text ?? "";
      const isItem = !line.gap && look === 0 && (listed === index - 1 || (/[:,]$/.test(above) && headingKind(above) === null));
      if (isItem) listed = index;
      if (
        alone &&
        !sentence &&
        !isItem &&
        !(look === 0 && last === "skills" && isLabelOfList(lines, index, whole)) &&
        !(look === 0 && isApart && last === "experience" && isLabelOfJob(lines, index, whole)) &&
        !(labels.has(line.text) && isLabelInJob(line.text))
      ) {
        headings.push({ line: index, kind: whole, rest: null });
        last = whole;
        isApart &&= line.gap;
        looks.set(styleKey(line), (looks.get(styleKey(line)) ?? 0) + 1);
      }
      continue;
    }
    if (line.pieces.length > 1 && !line.bullet) {
      const said = headingKind(first.text);
      // "Main activities   …": the label of a form opens no section.
      const kind = (said === "other" && labelOf(first.text) !== undefined) || isRowOfList(lines, index, said, headings) ? null : said;
      if (opensList(line, headings.findLast((heading) => !heading.inline)?.kind) && kind) {
        headings.push({ line: index, kind, rest: (line.pieces[1]?.start ?? line.end) - line.start });
      } else if (
        kind &&
        (look > 0 || first.bold || isCaps(first.text) || first.size > body * 1.1 || isFieldOfJobs(line, kind)) &&
        first.text.length < 40 &&
        (line.gap || first.bold || first.size > body * 1.1)
      ) {
        headings.push({ line: index, kind, rest: (line.pieces[1]?.start ?? line.end) - line.start });
      }
    }
  }
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(styleKey(line), (counts.get(styleKey(line)) ?? 0) + 1);
  // A look of one known heading is that of headings where it is the only one, or large and rare.
  const isLarge = (key: string) => Number.parseInt(key, 10) > body * 2 * LARGE && (counts.get(key) ?? 0) <= RARE;
  const common = [...looks]
    .filter(([key, count]) => count >= 2 || (looks.size === 1 && !key.endsWith("||")) || isLarge(key))
    .map(([key]) => key);
  const distinct = new Set(common.filter((key) => (counts.get(key) ?? 0) <= Math.max(14, lines.length * 0.12)));
  const known = new Set(headings.map((heading) => heading.line));
  const kinds = kindsOf(lines.length, headings);
  for (const [index, line] of lines.entries()) {
    if (known.has(index) || line.bullet || index < 2 || line.text.length > 45 || line.pieces.length > 1) continue;
    if (!distinct.has(styleKey(line)) || emphasis(line, body) === 0 || !line.gap) continue;
    if (/\d{4}|@|[.,;]$/.test(line.text) || !/\p{L}{3}/u.test(line.text) || line.text.split(" ").length > 5) continue;
    if (opensEntry(lines, index, kinds[index], headings)) continue;
    headings.push({ line: index, kind: "other", rest: null });
  }
  headings.push(
    ...headingsByFrame(lines, headings),
    ...headingsOfJobs(lines, headings),
    ...formsGoingOn(lines, headings),
    ...formOfJobs(lines, headings),
  );
  return withGroups(
    lines,
    headings.sort((a, b) => a.line - b.line),
  );
}

/** So much larger than the text, and on so few lines. */
const LARGE = 1.2;
const RARE = 6;

/** "Loopbaan bij Waterschap De Kreek (2012 – heden)", "Career at Northgate Parcels": the heading names the employer of all below. */
const CAREER_AT =
  /^(?:(?:mijn|my) )?(?:loopbaan|carri[èe]re|werkervaring|ervaring|career|experience|employment)\s+(?:bij|at|with)\s+(?=(?:\p{Ll}+ ){0,2}\p{Lu})/iu;

/** The kind of the section that each line stands in. */
function kindsOf(count: number, headings: Heading[]): (SectionKind | null)[] {
  const kinds = new Array<SectionKind | null>(count).fill(null);
  for (const { line, kind, inline } of headings) if (!inline) kinds[line] = kind;
  let last: SectionKind | null = null;
  return kinds.map((kind) => {
    const at = last;
    last = kind ?? last;
    return at;
  });
}

const FORM_LABEL = /^(\p{L}[\p{L} ]{2,24}?)\s*:\s*(?=\S)/u;

/** "Projecten:" among the forms of jobs ends where the next form begins ("Periode: …") as those before it did. */
function formsGoingOn(lines: Line[], headings: Heading[]): Heading[] {
  const kinds = kindsOf(lines.length, headings);
  const known = new Set(headings.map((heading) => heading.line));
  const openings = new Set<string>();
  return lines.flatMap((line, index): Heading[] => {
    const label = line.gap || known.has(index - 1) ? FORM_LABEL.exec(line.text)?.[1]?.toLowerCase() : undefined;
    if (!label || labelOf(label) === undefined || known.has(index)) return [];
    if (kinds[index] === "experience") openings.add(label);
    else if ((kinds[index] === "projects" || kinds[index] === "other") && openings.has(label))
      return [{ line: index, kind: "experience", rest: 0 }];
    return [];
  });
}

/** How many rows of a form tell what, where and when. */
const ROWS_OF_JOB = 5;

/** "Functie   Boekhouder", "Werkgever   Balans BV", "Van - tot   2018 - heden": a form whose work has no heading begins with the first of them. */
function formOfJobs(lines: Line[], headings: Heading[]): Heading[] {
  if (headings.some(({ kind }) => kind === "experience")) return [];
  const labels = lines.map(({ pieces: [first, value], text }) => {
    const label = value ? first?.text.replace(/\s*:$/, "") : FORM_LABEL.exec(text)?.[1];
    return label ? (labelOf(label) ?? null) : null;
  });
  const line = labels.findIndex((label, index) => {
    const rows = labels.slice(index, index + ROWS_OF_JOB);
    const isTold = rows.includes("title") && rows.includes("company") && lines.slice(index, index + ROWS_OF_JOB).some(hasSpan);
    return isTold && (label === "title" || label === "company");
  });
  return line < 0 || headings.some((heading) => heading.line === line) ? [] : [{ line, kind: "experience", rest: 0 }];
}

/** Among jobs, a line over a title with its years is the employer ("GEMEENTE DRIESPRONG"), however much it looks like a heading. */
function opensEntry(lines: Line[], index: number, kind: SectionKind | null | undefined, headings: Heading[]): boolean {
  const below = lines[index + 1];
  if (kind !== "experience" || !below || !hasSpan(below) || below.bullet) return false;
  // Only where the first job is written so as well, or the line names an organisation.
  const work = headings.findLast((heading) => heading.line < index && heading.kind === "experience" && !heading.inline)?.line ?? index;
  if (companyScore(lines[index]?.text ?? "") === 0 && (hasSpan(lines[work + 1]) || !hasSpan(lines[work + 2]))) return false;
  const rest = below.text.slice(0, findDates(below.text)[0]?.start ?? 0).replace(/[\s\p{P}]+$/u, "");
  if (companyScore(lines[index]?.text ?? "") >= 0.8) return titleScore(rest) >= 0.7;
  return titleScore(rest) >= 0.7 && !/[,|@]|\s(?:at|bij|[-–])\s/.test(rest);
}

/** How many lines after a heading of the writer's own its first job may have its years. */
const FIRST_JOB = 3;

/** A short line of the writer's own ("Sea service", "Keukens waar ik stond") over a table of jobs, or over years with a title. */
function headingsOfJobs(lines: Line[], headings: Heading[]): Heading[] {
  const known = new Set(headings.map((heading) => heading.line));
  if (headings.length < 2) return [];
  const kinds = kindsOf(lines.length, headings);
  return lines.flatMap((line, index): Heading[] => {
    const next = lines[index + 1];
    if (known.has(index) || known.has(index + 1) || index < 2 || !line.gap || !next || line.bullet || line.pieces.length > 1) return [];
    if (!/^\p{Lu}[\p{L}\s'’&:-]{3,45}$/u.test(line.text) || line.text.split(/\s+/).length > 6) return [];
    if (isTableHead(next)) return [{ line: index, kind: "experience", rest: null }];
    if (kinds[index] === "experience" || titleScore(line.text) > 0 || companyScore(line.text) > 0 || placeScore(line.text) > 0) return [];
    const block = lines.slice(index + 1, index + 1 + FIRST_JOB).filter((_, at) => !known.has(index + 1 + at));
    const dated = block.findIndex(hasSpan);
    if (dated < 0 || block[dated]?.bullet) return [];
    const isJob = block.slice(0, dated + 2).some((one) => one.text.length < 140 && titleScore(one.text) >= 0.7 && !isDegree(one.text));
    return isJob && (next.gap || opensWithDate(next.text)) ? [{ line: index, kind: "other", rest: null }] : [];
  });
}

/** "Vessel / Company / Rank / From / To": the head of a table that names titles or employers. */
function isTableHead(line: Line): boolean {
  const labels = cellsOfRow(line.text).map(labelOf);
  return labels.length > 2 && !labels.includes(undefined) && (labels.includes("title") || labels.includes("company"));
}

/**
 * Where nothing tells how lines look, a heading is a short line of words after white space with its text right below, as the
 * known ones are; a line that could begin a job, or has a date below, is none.
 */
function headingsByFrame(lines: Line[], headings: Heading[]): Heading[] {
  const known = new Set(headings.map((heading) => heading.line));
  const framed = headings.filter(({ line, rest }) => rest === null && lines[line]?.gap && lines[line + 1]?.gap === false);
  const isPlain = lines.every((line) => line.size === lines[0]?.size && !line.bold);
  if (!isPlain || framed.length < 3) return [];
  const first = Math.min(...headings.map((heading) => heading.line));
  return lines.flatMap((line, index): Heading[] => {
    const next = lines[index + 1];
    if (known.has(index) || index <= first || !line.gap || !next || next.gap || line.bullet || line.pieces.length > 1) return [];
    const words = line.text.split(/\s+/).length;
    if (words > 6 || line.text.length > 45 || !/^\p{Lu}[\p{L}\s'’-]+$/u.test(line.text)) return [];
    if (titleScore(line.text) > 0 || companyScore(line.text) > 0 || placeScore(line.text) > 0) return [];
    const below = [next, lines[index + 2]].filter((one) => one !== undefined && !one.gap);
    // A name of two words may be an employer: only running text or a list below makes it a heading.
    const isText = next.bullet || next.text.length > 60 || words > 2;
    if (!isText || [next, ...below].some((one) => one && findDates(one.text).some((span) => !span.single))) return [];
    return [{ line: index, kind: "other", rest: null }];
  });
}

/** How many different sections must be named so, before cells on the left are taken for headings. */
const LEAST_SIDES = 2;

/**
 * "diploma's     MAS Boomteelt", "talen  | Nederlands": sections named in a column on the left, in text without looks. Only where
 * several are, each beginning at the left edge.
 */
function sideLabels(lines: Line[]): Map<number, { kind: SectionKind; rest: number }> {
  const found = new Map<number, { kind: SectionKind; rest: number }>();
  if (lines.some((line) => line.size !== lines[0]?.size || line.bold)) return found;
  const edge = Math.min(...lines.map((line) => line.x));
  for (const [index, line] of lines.entries()) {
    const label =
      line.x <= edge + 10 && !line.bullet ? /^(\p{L}[\p{L}’' &]{2,28}?)(?:\s{2,}\|?|\s?\|)\s*(?=[^\s|])/u.exec(line.text) : null;
    const kind = label?.[1] && labelOf(label[1]) === undefined ? headingKind(label[1]) : null;
    if (label && kind) found.set(index, { kind, rest: label[0].length });
  }
  return new Set([...found.values()].map(({ kind }) => kind)).size >= LEAST_SIDES ? found : new Map();
}

/** Kinds that people write on one line behind their name, and that never stand so inside a job. */
const INLINE = new Set<SectionKind>(["languages", "skills", "certifications", "education", "other", "availability"]);
/** Sections whose own lines begin with labels. */
const LABELLED = ["experience", "projects", "skills", "education", "certifications"];

/** "Talen: Nederlands, Engels", "Hobby's: lezen": a section of one line. Inside a job or a list of skills only languages are one. */
function inlineHeading(line: Line, inside: SectionKind): { kind: SectionKind; rest: number } | null {
  const label = /^[\s\p{P}]{0,3}(\p{L}[\p{L}’' &/-]{2,30}?)\s?:\s+(?=\S)/u.exec(line.text);
  const kind = label?.[1] ? headingKind(label[1]) : null;
  if (!label || !kind || !INLINE.has(kind) || kind === inside) return null;
  const rest = label[0].length;
  if (kind === "languages") return findLanguages(line.text.slice(rest), 0, true).length > 0 ? { kind, rest } : null;
  // White space before it: a section of its own, whatever stood above.
  const isOfSkills = inside === "skills" && (kind === "skills" || kind === "other");
  const isLabel = LABELLED.includes(inside) && (!line.gap || isOfSkills) && !(isOfSkills && NO_LABEL.test(label[1] ?? ""));
  if (line.bullet || isLabel || line.text.length > 200) return null;
  if (kind === "education" && !isDegree(line.text.slice(rest)) && !isSchool(line.text.slice(rest))) return null;
  return { kind, rest };
}

/** Cells that begin so near each other stand in one column. */
const SAME_COLUMN = 4;

/** "Other   Dante, MADI" right below "Desks   Yamaha CL5": a label in a table of skills, unless what it is called stands beside it. */
function isRowOfList(lines: Line[], index: number, kind: SectionKind | null, headings: Heading[]): boolean {
  const [line, above] = [nth(lines, index), lines[index - 1]];
  const last = headings.findLast((heading) => !heading.inline);
  if (!above || line.gap || last?.kind !== "skills" || last.line === index - 1 || above.pieces.length !== line.pieces.length) return false;
  if (kind === "languages" && findLanguages(line.text, 0, true).length > 0) return false;
  return line.pieces.every((piece, at) => Math.abs(piece.x - (above.pieces[at]?.x ?? Infinity)) < SAME_COLUMN);
}

/** "Work experience:   Bookkeeper, Balans BV, 2018 - present": a form's label beside what was filled in, where that is a job. */
function isFieldOfJobs(line: Line, kind: SectionKind): boolean {
  const [label, value] = line.pieces;
  return kind === "experience" && !!label?.text.endsWith(":") && !!value && titleScore(value.text) >= 0.7 && hasSpan(line);
}

const QUESTION = /^(?:wat|waarom|hoe|waar|wie|what|why|how|who|where)\s+\p{L}[^.:;,\d]{2,55}$/iu;

/** "Wat ik de laatste jaren heb gedaan", "Why another job?": a heading in the writer's own words, over its text. */
function asksQuestion(lines: Line[], index: number): boolean {
  const line = lines[index];
  const next = lines[index + 1];
  if (!line?.gap || !next || line.bullet || line.pieces.length > 1 || line.text.split(" ").length < 3) return false;
  return QUESTION.test(line.text) && (!next.gap || next.text.length > line.text.length);
}

/** A CV has a section once, twice where it goes on; what stands more often is a label of its entries. */
const MOST_OFTEN = 2;

function repeated(lines: Line[]): Set<string> {
  const count = new Map<string, number>();
  for (const { text } of lines) if (text.length < 40) count.set(text, (count.get(text) ?? 0) + 1);
  return new Set([...count].flatMap(([text, often]) => (often > MOST_OFTEN ? [text] : [])));
}

/** Sections that no job has a list of. */
const NEVER_IN_JOB = new Set<SectionKind>(["experience", "education", "languages", "contact", "availability"]);

/** "Projecten:" inside a job, where the CV's headings stand after white space: a label of its list. "Skills" is one where jobs follow. */
function isLabelOfJob(lines: Line[], index: number, kind: SectionKind): boolean {
  const { gap, text } = nth(lines, index);
  if (gap || NEVER_IN_JOB.has(kind)) return false;
  if (isLabelInJob(text) || lines.some((line, other) => other !== index && line.text === text)) return true;
  const next = lines.findIndex((line, other) => other > index && line.gap && headingKind(line.text) !== null);
  return lines.slice(index + 1, next < 0 ? undefined : next).some(hasSpan);
}

/** No list of skills has a label that is called so. */
const NO_LABEL =
  /^(?:referen|referees|hobb|interes|vrije tijd|in (?:de|mijn) vrije tijd|leisure|(?:in my )?(?:free|spare) time|vrijwillig|volunt|education|opleiding|work experience|werkervaring|employment)/i;

/** "Languages" between other labels of a list of skills is a label, not a section, unless what it is called follows. */
function isLabelOfList(lines: Line[], index: number, kind: SectionKind): boolean {
  const line = lines[index];
  const next = lines[index + 1];
  if (!line || !next) return false;
  const isSaid =
    kind === "languages"
      ? findLanguages(next.text, 0, true).length > 0
      : kind === "education" && (isDegree(next.text) || isSchool(next.text));
  return (
    !isSaid &&
    !NO_LABEL.test(line.text) &&
    !line.gap &&
    line.size <= (lines[index - 1]?.size ?? 0) &&
    !next.gap &&
    lines[index - 1]?.region === line.region &&
    line.text.length < 15 &&
    next.text.length < 15
  );
}
