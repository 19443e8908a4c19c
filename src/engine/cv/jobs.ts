import type { Entry } from "./entries.ts";
import type { Read } from "./evidence.ts";
import { type Joint, type Part, partsOf } from "./head-parts.ts";
import type { Phrase } from "./phrases.ts";
import {
  companyScore,
  isKindOfEmployer,
  isKindWithName,
  isNote,
  isOwnWork,
  isSameEmployer,
  isSchool,
  placeScore,
  titleScore,
} from "./vocabulary.ts";

export interface Job {
  title: Read | null;
  company: Read | null;
  location: Read | null;
  entry: Entry;
}

type Role = "title" | "company" | "place" | "note";

/** One way to read a head: which run of parts is the title, which the employer, and what the rest is. */
interface Reading {
  title: [from: number, to: number] | null;
  company: [from: number, to: number] | null;
  roles: Role[];
  score: number;
}

/** What the heads of one CV have in common: a part of it is read by the others. */
interface Habit {
  /** -1 the employer goes first … 1 the title does. */
  order: number;
  /** -1 employers are bold and titles aren't … 1 the other way. */
  bold: number;
  /** -1 title and employer stand on one line … 1 each has its own. */
  rows: number;
}

/** Joints that one title or one name can hold, and what holding them costs. */
const HELD: Partial<Record<Joint, number>> = { comma: 0.55, slash: 0.1, bracket: 0.3, case: 0.45, dash: 0.75, in: 0.3, row: 1.3, at: 1.6 };

const NO_HABIT: Habit = { order: 0, bold: 0, rows: 0 };

/** Title, employer and place of each entry: every way to read a head is weighed, first alone, then with what the heads have in common. */
export function assignJobs(entries: Entry[]): Job[] {
  const heads = entries.map((entry) => ({ entry, parts: partsOf(entry.phrases) }));
  const alone = heads.map(({ parts }) => bestReading(parts, NO_HABIT));
  const habit = habitOf(heads.map(({ parts }, index) => ({ parts, reading: alone[index] as Reading })));
  const jobs: Job[] = [];
  let above: { read: Read; job: Job } | null = null;
  const headings = new Set<Job>();
  for (const { entry, parts } of heads) {
    const reading = bestReading(parts, habit);
    // "Lead Researcher, Payments (since 2024)" under an employer's own years: what stands beside the title belongs to it.
    const isUmbrella = above?.job.title === null && isInside(entry, above.job.entry);
    const isNextRole = above?.job.title != null && !entry.apart && habit.rows > 0.3 && !isOnLine(above.read, above.job.entry);
    if ((isUmbrella || isNextRole) && isRole(parts, reading)) {
      reading.title = [reading.title?.[0] ?? 0, reading.company?.[1] ?? 0];
      reading.company = null;
    }
    const title = textOf(parts, reading.title);
    const company = textOf(parts, reading.company);
    const place = parts.find((_, index) => reading.roles[index] === "place");
    const named = company ? companyStrength(company.text) : 0;
    const titled = title ? titleStrength(title.text) : 0;
    const read = (phrase: Phrase, confidence: number): Read => ({ value: phrase.text, start: phrase.start, end: phrase.end, confidence });
    const job: Job = {
      title: title ? read(title, titled >= 0.7 || isLabelled(parts, reading.title) ? 0.93 : 0.7) : null,
      company: company ? read(company, titled >= 0.7 && named > 0 ? 0.92 : named > 0.5 ? 0.85 : 0.66) : null,
      location: place ? read(place, 0.85) : null,
      entry,
    };
    // "Copywriter, freelance": for themselves, which is as good as a name.
    const instead = company ? undefined : parts.find((part) => isOwnWork(part.text));
    if (title && instead) job.company = read(instead, 0.62);
    // "Zelfde bedrijf", "same employer": the one before it in the CV.
    const last = jobs.at(-1)?.company;
    if (last && parts.some((part) => isSameEmployer(part.text))) job.company = { ...last, confidence: 0.75 };
    // Several jobs under one employer: the employer's own line stood above the first of them.
    if (job.company) {
      const row = parts[reading.company?.[0] ?? 0]?.row ?? 0;
      const titleRow = parts[reading.title?.[0] ?? 0]?.row ?? 0;
      above = reading.title === null || row < titleRow ? { read: job.company, job } : null;
    } else if (
      above &&
      job.title &&
      (!entry.apart || above.job.title === null || (habit.order < -0.3 && habit.rows > 0.3 && isOverYears(above))) &&
      !parts.some((part) => MANY.test(part.text)) &&
      (above.job.title === null || !isOnLine(above.read, above.job.entry) || isInside(entry, above.job.entry)) &&
      within(entry, above.job.entry)
    ) {
      job.company = { ...above.read, confidence: 0.7 };
      // The employer's own line, with the whole of the years, was no job besides.
      if (above.job.title === null) headings.add(above.job);
    }
    jobs.push(job);
  }
  // "Kolkhuis Advies (eigen bureau), 2014 – heden" over the assignments done under that name: they are the jobs.
  for (const [index, job] of jobs.entries()) {
    const within = jobs.slice(index + 1, index + 3).filter(({ entry, title, company }) => title && company && isInside(entry, job.entry));
    if (!job.title && within.length === 2 && job.entry.phrases.some(({ text }) => OWN_FIRM.test(text))) headings.add(job);
  }
  const isSaid = ({ entry: { phrases } }: Job) => phrases.some(({ text }) => QUOTED.test(text) && text.split(/\s+/).length > 5);
  return jobs
    .filter((job) => !headings.has(job) && !isSaid(job))
    .filter((job) => job.company || (job.title && isLikely(job.title.value, job.entry)));
}

const OWN_FIRM =
  /(?<!\p{L})(?:eigen (?:bureau|bedrijf|onderneming|zaak|praktijk)|own (?:business|company|firm|practice)|freelance|zzp|self[- ]employed|eenmanszaak|zelfstandig)/iu;

/** "'She says no so that you thank her.'": what somebody said. */
const QUOTED = /^['"“‘„«](?![ts](?:\s|-))/i;

/** Under an employer's own years stand the jobs there; without years of its own, it holds for what follows at once. */
function within(entry: Entry, employer: Entry): boolean {
  if (!employer.span || !entry.span) return true;
  return (entry.span.from ?? "") >= (employer.span.from ?? "").slice(0, 4) || employer.phrases.length > 1;
}

/** An employer over the years of its job may have more jobs below; where each block opens with its years, it has its own. */
const isOverYears = ({ read, job }: { read: Read; job: Job }) => job.entry.span !== null && read.start < job.entry.span.line.start;

/** "Diverse uitzendbureaus": employers without a name, but not the one above. */
const MANY = /^(?:div(?:erse|\.)|various|several|multiple|different|verschillende|meerdere|wisselende)(?!\p{L})/iu;

const isLabelled = (parts: Part[], run: Reading["title"]) => run !== null && parts[run[0]]?.label === "title";

const isInside = (entry: Entry, outer: Entry) =>
  entry.span !== null &&
  outer.span !== null &&
  (entry.span.from ?? "").slice(0, 4) >= (outer.span.from ?? "").slice(0, 4) &&
  (entry.span.current ? "9999" : (entry.span.to ?? "9999")).slice(0, 4) <=
    (outer.span.current ? "9999" : (outer.span.to ?? "9999")).slice(0, 4);

/** Does an employer stand on the line of the entry's years? Then it is that entry's own. */
const isOnLine = (read: Read, { span }: Entry) => span !== null && span.line.start <= read.start && read.start < span.line.end;

/** A title with a word beside it on its line that nothing shows to be an employer. */
function isRole(parts: Part[], { title, company }: Reading): boolean {
  const [first, other] = [parts[title?.[0] ?? -1], parts[company?.[0] ?? -1]];
  return (
    first !== undefined &&
    other !== undefined &&
    title?.[1] === (company?.[0] ?? 0) - 1 &&
    first.row === other.row &&
    (other.joint === "comma" || other.joint === "dash") &&
    titleScore(first.text) >= 0.7 &&
    companyScore(other.text) === 0
  );
}

/** A title that nobody knows, with nothing beside it, is a job where it is a few words with a time of its own ("Militaire dienst"). */
const isLikely = (title: string, entry: Entry) =>
  titleScore(title) > 0 ||
  entry.phrases.length > 1 ||
  (entry.span?.single === false && /^\p{Lu}/u.test(title) && title.split(/\s+/).length <= 5);

function habitOf(heads: { parts: Part[]; reading: Reading }[]): Habit {
  const told: Habit = { ...NO_HABIT };
  let count = 0;
  for (const { parts, reading } of heads) {
    const title = reading.title && parts[reading.title[0]];
    const company = reading.company && parts[reading.company[0]];
    if (!title || !company) continue;
    const sure = titleStrength(title.text) - titleStrength(company.text) + companyStrength(company.text) - companyStrength(title.text);
    const weight = Math.min(1, Math.max(0, sure / 1.5));
    count += weight;
    told.order += title.start < company.start ? weight : -weight;
    if (title.bold !== company.bold) told.bold += title.bold ? weight : -weight;
    told.rows += title.row === company.row ? -weight : weight;
  }
  const share = Math.max(1.5, count);
  return count < 0.5 ? NO_HABIT : { order: told.order / share, bold: told.bold / share, rows: told.rows / share };
}

function textOf(parts: Part[], run: Reading["title"]): Phrase | null {
  const first = run && parts[run[0]];
  const last = run && parts[run[1]];
  if (!first || !last) return null;
  return run[0] === run[1] ? first : { ...first, text: joined(parts, run[0], run[1]), end: last.end };
}

/** The words from one part to another as they stand, brackets closed. */
function joined(parts: Part[], from: number, to: number): string {
  let text = parts[from]?.text ?? "";
  for (let index = from + 1; index <= to; index++) {
    const part = parts[index];
    if (!part) break;
    const between = part.start - (parts[index - 1]?.end ?? part.start);
    const sign =
      part.joint === "comma"
        ? ", "
        : part.joint === "slash"
          ? " / "
          : part.joint === "dash"
            ? " - "
            : part.joint === "bracket"
              ? " ("
              : " ";
    text += (between > 8 ? " " : sign) + part.text;
  }
  return text.split("(").length > text.split(")").length ? `${text})` : text;
}

function bestReading(parts: Part[], habit: Habit): Reading {
  let best: Reading = { title: null, company: null, roles: parts.map(() => "note"), score: -Infinity };
  const runs = runsOf(parts);
  const titles = runs.map(([from, to]) => {
    // "Orthodontist, Tandarts Jansen": a profession before a name is a firm, no second title.
    const own = parts.slice(from, to + 1);
    const whole = titleStrength(joined(parts, from, to));
    const isOne = from === to || !own.slice(1).some((part) => isFirm(part.text));
    return (isOne ? whole : Math.min(whole, ...own.map((part) => titleStrength(part.text)))) - costOf(parts, [from, to], true);
  });
  // "Rope access tech, freelance": what stands beside such a word is the work, unless it is plainly a firm.
  const isOwn = parts.some((part) => isOwnWork(part.text) || isSameEmployer(part.text));
  const companies = runs.map((run) => {
    const written = joined(parts, ...run);
    const strength = companyStrength(
      written,
      KIND_SLOTS.has(parts[run[0]]?.joint ?? "row") && titleScore(parts[run[0] - 1]?.text ?? "") >= 0.7,
    );
    return strength - costOf(parts, run, false) - (isOwn && companyScore(written) < 0.8 ? 1.2 : 0);
  });
  const rest = parts.map(restOf);
  const all = rest.reduce((sum, one) => sum + one.score, 0);
  const ofRun = (run: [number, number] | null) => {
    let sum = 0;
    if (run) for (let index = run[0]; index <= run[1]; index++) sum += rest[index]?.score ?? 0;
    return sum;
  };
  for (let t = -1; t < runs.length; t++) {
    const title = t < 0 ? null : (runs[t] as [number, number]);
    for (let c = -1; c < runs.length; c++) {
      const company = c < 0 ? null : (runs[c] as [number, number]);
      if (title && company && title[0] <= company[1] && company[0] <= title[1]) continue;
      let score = all - ofRun(title) - ofRun(company);
      score += title ? (titles[t] as number) + labelled(parts, title, "title") : -0.5;
      score += company ? (companies[c] as number) + labelled(parts, company, "company") : -0.45;
      if (title && company) score += between(parts, title, company, habit);
      // One thing alone is what the others begin with.
      else if (title || company) score += (title ? 0.4 : -0.4) * habit.order;
      if (score > best.score) best = { title, company, roles: [], score };
    }
  }
  best.roles = parts.map((_, index) =>
    isWithin(index, best.title) ? "title" : isWithin(index, best.company) ? "company" : (rest[index]?.role ?? "note"),
  );
  return best;
}

/** Where, behind a title, the kind of an employer may stand without a name: "Verzorgende, verpleeghuis", "care assistant in nursing home". */
const KIND_SLOTS = new Set<Joint>(["comma", "at", "via", "in", "bar", "dash", "gap"]);

/** A label says what a part is: that goes before what it looks like. */
function labelled(parts: Part[], [from, to]: [number, number], role: "title" | "company"): number {
  let score = 0;
  for (let index = from; index <= to; index++) {
    const label = parts[index]?.label;
    if (label) score += label === role ? 1.5 : -2;
  }
  return score;
}

const isWithin = (index: number, run: [number, number] | null) => run !== null && index >= run[0] && index <= run[1];

/** Every run of neighbouring parts that can be one title or one name. */
function runsOf(parts: Part[]): [number, number][] {
  const runs: [number, number][] = [];
  for (let from = 0; from < parts.length; from++) {
    for (let to = from; to < Math.min(parts.length, from + 4); to++) {
      if (to > from && HELD[parts[to]?.joint ?? "row"] === undefined) break;
      runs.push([from, to]);
    }
  }
  return runs;
}

/** What it costs to read several parts as one. */
function costOf(parts: Part[], [from, to]: [number, number], isTitle: boolean): number {
  let cost = 0;
  for (let index = from + 1; index <= to; index++) {
    const part = parts[index] as Part;
    const before = parts[index - 1] as Part;
    const goesOn =
      (part.joint === "comma" && /^\p{Ll}/u.test(part.text) && isTitle && titleScore(part.text) === 0 && !isNote(part.text)) ||
      /(?:[&/+,-]|\b(?:and|en|of|van|voor|for))$/i.test(before.text) ||
      /^(?:&|and |en |of )/i.test(part.text);
    if (part.joint === "row" && !goesOn && !/^\p{Ll}/u.test(part.text)) return 9;
    cost += goesOn ? 0.1 : (HELD[part.joint] ?? 9);
    if (!isTitle && part.joint === "slash") cost += 0.4;
    // "Undergraduate Research, Machine Learning Lab" beside a title of its own: all that stands in one cell is one thing.
    if (part.joint === "comma" && isWholeCell(parts, from, to)) cost -= 0.25;
    // A place, hours or a department after a name is that, not more of the name.
    if (restOf(part).score > 0) cost += 0.5;
  }
  return cost;
}

/** Do the parts begin and end where a cell of the head does? */
const STRONG = new Set<Joint>(["row", "gap", "bar", "date"]);
const isWholeCell = (parts: Part[], from: number, to: number) =>
  STRONG.has(parts[from]?.joint ?? "row") &&
  (parts[to + 1] === undefined || STRONG.has(parts[to + 1]?.joint ?? "row")) &&
  parts.length > to - from + 1;

/** How well a title and an employer go together by what stands between them and by the CV's habit. */
function between(parts: Part[], title: [number, number], company: [number, number], habit: Habit): number {
  const titleFirst = title[0] < company[0];
  const second = parts[titleFirst ? company[0] : title[0]] as Part;
  const next = titleFirst ? company[0] === title[1] + 1 : title[0] === company[1] + 1;
  let score = habit.order * (titleFirst ? 0.7 : -0.7) + (titleFirst ? 0.12 : 0);
  if (second.joint === "at") score += titleFirst ? 1.2 : -1.2;
  if (second.joint === "via") score += titleFirst ? 0.8 : -0.8;
  if (second.joint === "bracket") score -= 0.3;
  if (!next) score -= 0.15;
  const [first, other] = [parts[title[0]] as Part, parts[company[0]] as Part];
  score += habit.rows * (first.row === other.row ? -0.45 : 0.3);
  if (first.bold !== other.bold) score += habit.bold * (first.bold ? 0.4 : -0.4);
  return score;
}

/** Where in the house somebody worked: no title, and no house of its own beside one. */
const DEPARTMENT =
  /^(?:afdeling|afd\.|dept\.?|department|team|cluster|directie|unit|locatie|vestiging|filiaal|branch|division)\s|\s(?:department|dept\.?|afdeling|division|team|unit|branch)$/i;

/** What a part is that is neither title nor employer. */
function restOf(part: Part): { role: Role; score: number } {
  if (part.label === "place") return { role: "place", score: 1.5 };
  if (isNote(part.text)) return { role: "note", score: 0.7 };
  if (DEPARTMENT.test(part.text) && titleScore(part.text) < 0.7) return { role: "note", score: 0.55 };
  const place = placeScore(part.text);
  const after = part.joint === "in" || part.joint === "bracket" || part.joint === "comma" ? 0.25 : 0;
  if (place >= 2 && companyScore(part.text) < 0.8) return { role: "place", score: 0.9 + after };
  if (place >= 1 && companyScore(part.text) === 0) return { role: "place", score: 0.35 + after };
  if (place > 0 && part.column > 0) return { role: "place", score: 0.05 };
  const small = /^\p{Ll}/u.test(part.text) && part.column > 0;
  return { role: "note", score: part.joint === "bracket" ? 0.05 : small ? -0.25 : -0.35 };
}

/** How well some words are a job title: about 2 for certain, below 0 for hardly. */
function titleStrength(text: string): number {
  const words = text.split(/\s+/).length;
  const by = titleScore(text);
  let score = by * 0.95 - companyScore(text) * 0.5;
  if (isNote(text)) score -= 1.5;
  if (placeScore(text) >= 2) score -= 1.2;
  if (words > 8) score -= (words - 8) * 0.15;
  if (/[.!?]$/.test(text) && words > 4) score -= 1;
  if (by === 0) score += /^\p{Ll}/u.test(text) ? -0.3 : 0;
  return score;
}

/** "Bakker Tempelman", "Kapper De Krul": a profession, then a name. */
const isFirm = (text: string) =>
  /^\p{L}+ (?:(?:de|het|van|the) )?\p{Lu}\p{Ll}/u.test(text) &&
  titleScore(text.slice(0, text.indexOf(" "))) > 0 &&
  titleScore(text.slice(text.indexOf(" "))) === 0;

/** How well some words are the name of an employer, or where `isSlot` the kind of one. */
function companyStrength(text: string, isSlot = false): number {
  const words = text.split(/\s+/).length;
  const by = titleScore(text);
  const named = companyScore(text) || (by === 0 && (isSchool(text) || isKindWithName(text)) ? 0.6 : 0);
  let score = Math.min(1.6, named) * 0.9 - by * (named > 0 ? 0.35 : 0.8);
  if (isNote(text)) score -= 1.5;
  if (DEPARTMENT.test(text)) score -= 0.8;
  if (placeScore(text) >= 1.8 && named === 0) score -= 1.1;
  else if (placeScore(text) >= 1 && named === 0) score -= 0.2;
  // A profession before a name is how small firms are called: "Bakker Tempelman". A profession alone names no firm.
  if (by > 0 && isFirm(text)) score += by * 0.45 + 0.15;
  else if (by > 0 && named === 0) score -= by >= words ? 0.5 : 0.3;
  // An employer has a name: words in small letters alone ("bouwmarkt", "6 meiden aansturen") name none.
  if (!/\p{Lu}|^\d+\p{L}?$/u.test(text)) score = isSlot && isKindOfEmployer(text) ? 0.3 : Math.min(score - 1, -1.7);
  else if (/^[\p{Lu}\d'"“]/u.test(text)) score += 0.25;
  if (/^(?:b\.?sc|m\.?sc|mbo|hbo|wo|bachelor|master)\b/i.test(text) && named === 0) score -= 1;
  if (words > 7) score -= (words - 7) * 0.2;
  if (/[.!?]$/.test(text) && words > 4 && named === 0) score -= 1;
  return score;
}
