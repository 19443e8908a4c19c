import { nth } from "#contract/nth.ts";
import type { Entry } from "./entry/entries.ts";
import { type Habit, type Head, habitsOf, NO_HABIT, type Reading } from "./head/habits.ts";
import { type Part, textOf } from "./head/head-parts.ts";
import { headOf, isUnnamed, readHead, roleOfRest } from "./head/head-reading.ts";
import type { Phrase } from "./head/phrases.ts";
import type { Read } from "./page/passage.ts";
import { restOf } from "./sections.ts";
import { companyScore, isNote, isOwnWork, isSameEmployer, placeScore, titleScore } from "./vocabulary.ts";

export interface Job {
  title: Read | null;
  company: Read | null;
  location: Read | null;
  entry: Entry;
}

/** An employer whose line may stand over more jobs than the first. */
interface Above {
  read: Read;
  job: Job;
}

/** Title, employer and place of each entry: every way to read a head is weighed, first alone, then with what the heads have in common. */
export function assignJobs(entries: Entry[]): Job[] {
  const heads = entries.map((entry, index) => {
    const next = entries[index + 1];
    return headOf(entry.phrases, entry.row, next !== undefined && entry.span?.single === false && isInside(next, entry));
  });
  const habits = habitsOf(
    heads,
    heads.map((head) => readHead(head, NO_HABIT)),
  );
  const jobs: Job[] = [];
  let above: Above | null = null;
  const headings = new Set<Job>();
  for (const [index, entry] of entries.entries()) {
    const habit = habits[index] ?? NO_HABIT;
    const isHeld: boolean = above !== null && isOver(above, entry, habit);
    const head: Head = { ...nth(heads, index), isHeld };
    const reading = readHead(head, habit);
    const job = jobOf(entry, head, reading);
    const said = head.parts.filter((part) => part.row <= head.row + reading.below);
    // "Copywriter, freelance": for themselves, which is as good as a name. In brackets it is how the title goes on.
    const instead = job.company ? undefined : said.find((part) => isOwnWork(part.text) && part.start !== job.title?.start);
    if (job.title && instead && isBracket(instead, job.title)) {
      job.title = { ...job.title, value: `${job.title.value} (${instead.text})`, end: instead.end + 1 };
    } else if (job.title && instead) job.company = readOf(instead, 0.62);
    // "Zelfde bedrijf", "same employer": the one before it in the CV.
    const last = jobs.at(-1)?.company;
    if (last && said.some((part) => isSameEmployer(part.text))) job.company = { ...last, confidence: 0.75 };
    // Several jobs under one employer: the employer's own line stood above the first of them.
    if (job.company) {
      const [title, company] = [reading.title, reading.company].map((run) => head.parts[run?.[0] ?? 0]?.row ?? 0);
      const isWithin = above?.job.title === null && job.title !== null && isInside(entry, above.job.entry);
      if (!isWithin) above = reading.title === null || (company ?? 0) < (title ?? 0) ? { read: job.company, job } : null;
    } else if (above && isHeld && job.title && !said.some((part) => isUnnamed(part.text))) {
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

const isBracket = ({ joint, start }: Part, title: Read) => joint === "bracket" && start - title.end <= 2 && start > title.end;

const OWN_FIRM =
  /(?<!\p{L})(?:eigen (?:bureau|bedrijf|onderneming|zaak|praktijk)|own (?:business|company|firm|practice)|freelance|zzp|self[- ]employed|eenmanszaak|zelfstandig)/iu;

/** "'She says no so that you thank her.'": what somebody said. */
const QUOTED = /^['"“‘„«](?![ts](?:\s|-))/i;

/** May a job be one at the employer told above it? */
function isOver({ read, job }: Above, entry: Entry, habit: Habit): boolean {
  const isHeading = job.title === null;
  // An employer over the years of its job may have more jobs below; where each block opens with its years, it has its own.
  const isUsual = habit.order < -0.3 && habit.rows > 0.3 && job.entry.span !== null && read.start < job.entry.span.line.start;
  // "Rijnhost, Amsterdam (two positions)" over roles that stand further in.
  const outer = job.entry.first;
  const isIn = (line: { x: number } | undefined) => line !== undefined && read.start < outer.end && line.x > outer.x + 4;
  const isInner = isIn(entry.first);
  if (!isHeading && isIn(job.entry.span?.line) && !isInner) return false;
  if (entry.apart && !isHeading && !isUsual && !isInner) return false;
  if (!isHeading && isOnLine(read, job.entry) && !isInside(entry, job.entry)) return false;
  // Under an employer's own years stand the jobs there; without years of its own, it holds for what follows at once.
  if (!job.entry.span || !entry.span) return true;
  const [from, outerFrom] = [entry.span.from ?? "", job.entry.span.from ?? ""];
  return from >= outerFrom.slice(0, from.length) || job.entry.phrases.length > 1;
}

const readOf = (phrase: Phrase, confidence: number): Read => ({
  value: phrase.text,
  start: phrase.start,
  end: phrase.end,
  confidence,
});

function jobOf(entry: Entry, { parts, row }: Head, reading: Reading): Job {
  const title = textOf(parts, reading.title);
  const company = textOf(parts, reading.company);
  const rest = parts.filter((_, index) => ![reading.title, reading.company].some((run) => run && index >= run[0] && index <= run[1]));
  const taken = row + reading.below;
  // A line that is a place and nothing else closes the head.
  const under = rest.filter((part) => part.row === taken + 1);
  const isPlaceUnder = under.length > 0 && under.length === parts.filter((part) => part.row === taken + 1).length && under.every(isWhere);
  const below = reading.below + (isPlaceUnder ? 1 : 0);
  const place = rest.find((part) => part.row <= row + below && roleOfRest(part) === "place");
  const isTitled = title !== null && (titleScore(title.text) - companyScore(title.text) * 0.3 >= 0.7 || title.label === "title");
  const lines = new Set(entry.below.slice(0, below));
  const description = entry.description.filter((line) => !lines.has(line));
  // What follows the date tells of the work where title and employer stand above it.
  const told = rest.find((part) => part.told && roleOfRest(part) === "note" && !isNote(part.text));
  const isTold = told && entry.span && ![title, company].some((one) => one?.told);
  if (isTold && entry.span) description.unshift(restOf(entry.span.line, told.start - entry.span.line.start));
  return {
    title: title && readOf(title, title.label === "title" ? 0.97 : isTitled ? 0.93 : 0.7),
    company:
      company &&
      readOf(
        company,
        company.label === "company"
          ? 0.97
          : isTitled && /\p{Lu}|\d/u.test(company.text)
            ? 0.92
            : companyScore(company.text) > 0.5
              ? 0.85
              : 0.66,
      ),
    location: place ? readOf(place, 0.85) : null,
    entry: { ...entry, description },
  };
}

const isWhere = (part: Part) => roleOfRest(part) === "place" && placeScore(part.text) >= 1.8;

const isInside = (entry: Entry, outer: Entry) =>
  entry.span !== null &&
  outer.span !== null &&
  (entry.span.from ?? "").slice(0, 4) >= (outer.span.from ?? "").slice(0, 4) &&
  (entry.span.current ? "9999" : (entry.span.to ?? "9999")).slice(0, 4) <=
    (outer.span.current ? "9999" : (outer.span.to ?? "9999")).slice(0, 4);

/** Does an employer stand on the line of the entry's years? Then it is that entry's own. */
const isOnLine = (read: Read, { span }: Entry) => span !== null && span.line.start <= read.start && read.start < span.line.end;

/** A title that nobody knows, with nothing beside it, is a job where it is a few words with a time of its own ("Militaire dienst"). */
const isLikely = (title: string, entry: Entry) =>
  titleScore(title) > 0 ||
  entry.phrases.length > 1 ||
  (entry.span?.single === false && /^\p{Lu}/u.test(title) && title.split(/\s+/).length <= 5);
