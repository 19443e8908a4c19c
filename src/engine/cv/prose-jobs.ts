import { dutch, english } from "#engine/words/cv/prose.ts";
import { type DateSpan, findDates } from "./fields/dates.ts";
import { isSpoken } from "./head/phrases.ts";
import type { Job } from "./jobs.ts";
import type { Line } from "./page/lines.ts";
import type { Read } from "./page/passage.ts";
import { companyScore, isKindOfEmployer, isKindWithName, isPlace, titleScore } from "./vocabulary.ts";

const SENTENCE = /[^.!?]+(?:[.!?]+(?!\s+\p{Lu}|\s*$)[^.!?]+)*[.!?]*\s*/gu;
const LONGEST = 4000;
const MOST = 40;
const LONGEST_TITLE = 80;

const both = (key: keyof typeof english) => `${dutch[key]}|${english[key]}`;
const TITLE = new RegExp(`(?<!\\p{L})(?:${both("becomes")})\\s+(?:(?:${both("articles")}|ik|I)\\s+){0,3}(?=\\p{L})`, "giu");
const TITLE_ENDS = new RegExp(`\\s+(?:${both("ends")})(?!\\p{L})|\\s{2,}|[,;:.()!?]`, "giu");
const CLOSING_VERB = /\s(?:was|werd|geworden|geweest)(?=\s+(?:bij|en|van|tot|in)\s|\s{2}|\s*[,.;]|\s*$)/giu;
/** "That year", "in datzelfde jaar": the year told last. */
const THAT_YEAR = /(?<!\p{L})(?:that (?:same )?year|(?:in )?(?:dat|datzelfde|hetzelfde) jaar)(?!\p{L})/iu;
/** "Daarna werd ik": from where the one before ended. */
const NEXT = /(?<!\p{L})(?:daarna|daarop|vervolgens|toen|after that|then|next|afterwards)(?!\p{L})/iu;
/** "2006   Overgestapt naar …": a life in years. */
const OPENS_WITH_YEAR = /^(?:19|20)\d{2}\s/;
const OWN =
  /(?<!\p{L})(?:self-employed|freelance|for myself|voor mezelf|voor mijzelf|als zelfstandige|als zzp'er|als freelancer)(?!\p{L})/iu;
/** Somebody's time at the employer told last is over. */
const LEFT =
  /(?<!\p{L})(?:I (?:left|quit|stopped|retired)|was made redundant|ging ik weg|ben ik (?:weggegaan|gestopt)|stopte ik|vertrok ik|ik (?:stopte|vertrok|nam ontslag))(?!\p{L})/iu;
/** What somebody would like is no job. */
const WISHES =
  /(?<!\p{L})(?:looking for|i (?:would|want|hope|seek|wish)|ik (?:zoek|wil|hoop|zou)|op zoek naar|zoek ik|wil ik|in search of)(?!\p{L})/iu;
const UNPAID = /^(?:vrijwillig|volunteer|bestuurslid|lid |member )/i;
const STILL = /(?<!\p{L})(?:nog steeds|nog altijd|tot op heden|still|to this day)(?!\p{L})/iu;
const NAME =
  "(?:['’]t\\s)?(?:\\p{Lu}[\\p{L}\\d&'’.-]*|\\d+)(?:\\s+(?:(?:de|het|['’]t|van|der|den|en|of|the|and|&|voor|op|aan|du|la|le|y|und)\\s+){0,2}(?:\\p{Lu}[\\p{L}\\d&'’-]*|\\d+)|\\s+&)*";
/** A name, or a kind of employer ("een bakkerij"); a small word before the name may belong to it ("zorgverzekeraar Vitaalzeker"). */
const EMPLOYER = new RegExp(
  `(?<!\\p{L})(?:(?:${both("employers")})\\s+(?:(?:de|het|een|the|an?|my own|mijn eigen)\\s+)?|(?:in|van|of|aan)\\s+(?=\\p{Lu}|\\p{Ll}+\\s\\p{Lu}))((?:\\p{Ll}[\\p{Ll}-]*\\s+){0,2}${NAME}|(?:[\\p{Ll}-]+\\s+){0,2}[\\p{Ll}-]+)`,
  "gu",
);
const BEFORE_DATE = new RegExp(`(?:(?<!\\p{L})(?:${both("beforeDate")})\\s+){1,3}$`, "iu");
const UNTIL = new RegExp(
  `(?<!\\p{L})(?:${both("until")})\\s+(?:(?:ik|I|hij|zij|we) )?(?:in )?(?:begin|eind|medio|early|late|mid|the end of|het einde van)?\\s*$`,
  "iu",
);
const TODAY = new RegExp(`(?<!\\p{L})(?:${both("today")})(?!\\p{L})`, "iu");

interface Said {
  value: string;
  at: number;
}
/** An employer, and whether its words tell that somebody went there ("stapte over naar …", "joined …"), from where those begin. */
interface Named extends Said {
  movedFrom: number | null;
}
interface Moment {
  span: DateSpan;
  kind: "span" | "since" | "until" | "at";
}
interface Told {
  job: Job;
  /** The years of the employer that the title was told under. */
  employer: Employer | null;
}
/** The employer that sentences speak of, and since when till when somebody worked there. */
interface Employer {
  read: Read;
  from: string | null;
  to: string | null;
  current: boolean;
}

/**
 * Jobs told in running sentences ("In 2012 werd ik filiaalleidster bij …", "I joined X in 2016 as a tester and became …"). Each title is a
 * job; its years are the ones told nearest to it, its employer the one of its sentence or the one last told.
 */
export function jobsInProse(lines: Line[]): Job[] {
  const told: Told[] = [];
  let employer: Employer | null = null;
  let year: string | null = null;
  for (const line of lines) {
    if (line.text.length > LONGEST || line.text.length < 30 || line.bullet) continue;
    for (const match of line.text.matchAll(SENTENCE)) {
      if (told.length >= MOST) break;
      if (WISHES.test(match[0])) continue;
      const found = jobsIn(match[0], line, match.index, { employer, year, job: told.at(-1) ?? null });
      employer = found.employer;
      year = found.year;
      told.push(...found.told);
    }
  }
  closeYears(told);
  return told.map(({ job }) => job).filter(({ entry, company }) => entry.span?.from && company);
}

/** A title's time ends where the next one at that employer begins, the last one's where the employer's does. */
function closeYears(told: Told[]): void {
  for (const [index, { job, employer }] of told.entries()) {
    const span = job.entry.span;
    if (!span || span.current || span.to) continue;
    const next = told[index + 1];
    if (next && employer && next.employer === employer) span.to = next.job.entry.span?.from ?? null;
    else if (employer) {
      span.to = employer.to;
      span.current = employer.current;
    }
    if (span.to && span.from && span.to < span.from) span.to = null;
  }
}

/** What the sentences before left to be understood. */
interface Before {
  employer: Employer | null;
  year: string | null;
  job: Told | null;
}

function jobsIn(
  sentence: string,
  line: Line,
  offset: number,
  before: Before,
): { told: Told[]; employer: Employer | null; year: string | null } {
  const moments = momentsOf(sentence, before.year);
  const last = before.employer;
  const bare = withoutDates(sentence, moments);
  const titles = titlesIn(bare);
  const employers = employersIn(bare, titles);
  const read = ({ value, at }: Said): Read => ({
    value,
    start: line.start + offset + at,
    end: line.start + offset + at + value.length,
    confidence: 0.72,
  });
  let employer = last;
  const told: Told[] = [];
  const dated = datesOf(titles, moments, sentence);
  const isToday = TODAY.test(sentence);
  for (const [index, title] of titles.entries()) {
    const from = index === 0 ? 0 : (titles[index - 1]?.at ?? 0);
    const to = titles[index + 1]?.at ?? sentence.length;
    // "…, tot ik in 2003 overstapte naar Thuiszorg De Poort": where somebody went after it.
    const named = employers
      .filter(({ at, movedFrom }) => at >= from && at < to && !(movedFrom !== null && movedFrom > title.at))
      .sort((a, b) => Math.abs(a.at - title.at) - Math.abs(b.at - title.at))[0];
    const moment = dated.get(title) ?? null;
    // "Since 2023 she has been self-employed as a consultant": at no employer told before.
    const own = named ? null : OWN.exec(sentence.slice(from, to));
    if (own) employer = { read: read({ value: own[0], at: from + own.index }), ...yearsOf(moment), current: moment?.span.current ?? false };
    if (named && named.value !== employer?.read.value)
      employer = { read: read(named), ...yearsOf(moment), current: moment?.span.current ?? false };
    // Without years of its own a title is the first one at an employer whose years are told, or none.
    const isFirst = [before.job, ...told].every((one) => one?.employer !== employer);
    if (!moment && !(employer?.from && isFirst) && !NEXT.test(sentence.slice(0, title.at))) continue;
    const isUntil = moment?.kind === "until";
    const former = told.at(-1) ?? before.job;
    const isNext = NEXT.test(sentence.slice(0, title.at));
    // "Eerst bij Groenstam (2014 tot en met 2019), daarna als zzp'er": from where that ended.
    const ended = moments.findLast(({ span }) => span.end <= title.at && NEXT.test(sentence.slice(span.end, title.at)))?.span.to;
    const since = isNext ? (ended ?? former?.job.entry.span?.to ?? former?.employer?.to ?? before.employer?.to ?? null) : null;
    // "In 2011 they made me supervisor, and I stayed until 2016."
    const until =
      index === titles.length - 1 ? moments.find((one) => one.kind === "until" && one !== moment && one.span.start > title.at) : undefined;
    const years: Omit<DateSpan, "start" | "end"> = {
      from: isUntil ? (employer?.from ?? since) : (moment?.span.from ?? employer?.from ?? since),
      to: isUntil ? moment.span.from : moment?.kind === "span" ? moment.span.to : (until?.span.from ?? null),
      current: (moment?.span.current ?? false) || (moment?.kind === "since" && isToday) || (moment?.kind === "at" && STILL.test(sentence)),
      single: false,
    };
    const at = moment?.span ?? { start: title.at, end: title.at + title.value.length };
    const span = { ...years, start: at.start + offset, end: at.end + offset, line };
    told.push({
      employer,
      job: {
        title: read(title),
        company: employer?.read ?? null,
        location: null,
        entry: { span, phrases: [], row: 0, below: [], description: [], first: line, apart: true },
      },
    });
  }
  // "Van 1996 tot 2021 werkte ik bij de Douane": the titles there come in the sentences after it.
  const named = employers[0];
  if (titles.length === 0 && named && moments.length > 0 && (isSpoken(sentence) || OPENS_WITH_YEAR.test(sentence))) {
    const moment = moments[0] ?? null;
    const end = moments.slice(1).find(({ kind }) => kind === "until");
    const years = yearsOf(moment);
    employer = { read: read(named), ...years, to: years.to ?? end?.span.from ?? null, current: moment?.span.current ?? false };
  }
  const next =
    titles.length > 0 ? employers.findLast(({ movedFrom }) => movedFrom !== null && movedFrom > (titles.at(-1)?.at ?? 0)) : undefined;
  if (next) {
    const moment = moments.findLast(({ span }) => span.start < next.at) ?? null;
    employer = { read: read(next), from: moment?.span.from ?? null, to: null, current: false };
  }
  // "Daar heb ik negen jaar gewerkt, tot 2007.", "I left in 2021."
  const hasLeft = LEFT.test(sentence);
  const end = titles.length === 0 && !named ? moments.find(({ kind }) => kind === "until" || (kind === "at" && hasLeft)) : undefined;
  if (end && employer && isSpoken(sentence)) employer.to ??= end.span.from;
  const latest = moments.at(-1)?.span;
  return { told, employer, year: (latest?.to ?? latest?.from)?.slice(0, 4) ?? before.year };
}

const yearsOf = (moment: Moment | null) => ({
  from: moment && moment.kind !== "until" ? moment.span.from : null,
  to: moment?.kind === "span" ? moment.span.to : moment?.kind === "until" ? moment.span.from : null,
});

/** A comma or "and" between a title and a date: they may belong to different things. */
const CLAUSE = /[,;:]|\s(?:en|and|maar|but|toen|then|daarna)\s/i;

/** Which date goes with which title: the nearest pairs first, none over another title, what stands before a title a little sooner. */
function datesOf(titles: Said[], moments: Moment[], sentence: string): Map<Said, Moment> {
  const pairs = titles.flatMap((title, index) =>
    moments.flatMap((moment) => {
      const isBefore = moment.span.start < title.at;
      const over = titles.some((_, other) =>
        isBefore
          ? other < index && (titles[other]?.at ?? 0) > moment.span.start
          : other > index && (titles[other]?.at ?? 0) < moment.span.start,
      );
      const between = isBefore
        ? sentence.slice(moment.span.end, title.at)
        : sentence.slice(title.at + title.value.length, moment.span.start);
      // A span that closed before "daarna" is of what was before.
      if (over || (isBefore && moment.kind === "span" && NEXT.test(between))) return [];
      const cost =
        between.length * (isBefore ? 1 : 1.3) + (CLAUSE.test(between) ? (isBefore ? 15 : 30) : 0) - (moment.kind === "at" ? 0 : 25);
      return [{ title, moment, cost }];
    }),
  );
  const dated = new Map<Said, Moment>();
  const used = new Set<Moment>();
  // Till when somebody stayed tells less than since when: only where nothing else does.
  const isEnd = ({ moment }: (typeof pairs)[number]) => Number(moment.kind === "until");
  for (const { title, moment } of pairs.sort((a, b) => isEnd(a) - isEnd(b) || a.cost - b.cost)) {
    if (dated.has(title) || used.has(moment)) continue;
    dated.set(title, moment);
    used.add(moment);
  }
  return dated;
}

/** The dates of a sentence; "between 2003 and 2006" is one. */
function momentsOf(sentence: string, year: string | null): Moment[] {
  const moments: Moment[] = [];
  const again = year ? THAT_YEAR.exec(sentence) : null;
  if (again) {
    const at = { start: again.index, end: again.index + again[0].length };
    moments.push({ span: { ...at, from: year, to: year, current: false, single: true }, kind: "at" });
  }
  for (const span of findDates(sentence)) {
    const before = sentence.slice(0, span.start);
    const last = moments.at(-1);
    if (
      last?.kind === "at" &&
      /^\s*(?:and|en)\s*$/.test(sentence.slice(last.span.end, span.start)) &&
      /(?:between|tussen)\s+$/i.test(sentence.slice(0, last.span.start))
    ) {
      last.span = { ...last.span, to: span.from, end: span.end, single: false };
      last.kind = "span";
      continue;
    }
    const since =
      span.current || new RegExp(`(?<!\\p{L})(?:${both("since")})\\s+(?:begin|eind|medio|early|late|mid)?\\s*$`, "iu").test(before);
    const kind = !span.single ? (span.to ? "span" : "since") : UNTIL.test(before) ? "until" : since ? "since" : "at";
    moments.push({ span: { ...span }, kind });
  }
  return moments;
}

/** The sentence with blanks where its dates stand, and the words that lead to them: what remains holds titles and names. */
function withoutDates(sentence: string, moments: Moment[]): string {
  let bare = sentence;
  for (const { span } of moments) {
    const from = span.start - (BEFORE_DATE.exec(bare.slice(0, span.start))?.[0].length ?? 0);
    bare = bare.slice(0, from) + " ".repeat(span.end - from) + bare.slice(span.end);
  }
  return bare;
}

function titlesIn(bare: string): Said[] {
  const titles: Said[] = [];
  for (const match of bare.matchAll(TITLE)) {
    const at = match.index + match[0].length;
    const rest = bare.slice(at, at + 120);
    // "Health and safety adviser": a word that may end a title does so only where a title stands before it.
    const ends = [...rest.matchAll(TITLE_ENDS)];
    const end = ends.find((match) => !/^\s+(?:and|en)$/i.test(match[0]) || titleScore(rest.slice(0, match.index).trim()) >= 0.7)?.index;
    const value = rest.slice(0, end).trim();
    if (value.length > 2 && value.length <= LONGEST_TITLE && titleScore(value) >= 0.7 && !UNPAID.test(value)) titles.push({ value, at });
  }
  // "Waar hij eerst kok was", "directiesecretaresse geworden": in Dutch the verb may close the clause.
  for (const match of bare.matchAll(CLOSING_VERB)) {
    const clause = /[^,;:.()]*$/.exec(bare.slice(0, match.index))?.[0] ?? "";
    const value =
      clause
        .split(/\s{2,}|\s(?:ik|hij|zij|ze|eerst|later|daarna|toen|inmiddels|een|de|en)\s/)
        .at(-1)
        ?.trim() ?? "";
    const at = match.index - (clause.length - clause.lastIndexOf(value));
    if (value.length > 2 && value.length <= LONGEST_TITLE && titleScore(value) >= 0.7) titles.push({ value, at });
  }
  titles.sort((a, b) => a.at - b.at || b.value.length - a.value.length);
  return titles.filter(({ at }, index) => titles.slice(0, index).every((before) => at >= before.at + before.value.length));
}

const MOVED = /(?:\s(?:naar|to)\s|^join)/i;

function employersIn(bare: string, titles: Said[]): Named[] {
  const employers: Named[] = [];
  for (const match of bare.matchAll(EMPLOYER)) {
    const written = match[1] ?? "";
    const value = written.replace(/[.'’-]+$/, "").trim();
    const at = match.index + match[0].length - written.length;
    const isNamed = /\p{Lu}|\d/u.test(value);
    if (isNamed ? isPlace(value) : !isKindOfEmployer(value)) continue;
    // "In Eetcafé De Leeuw", "voor Vitaal BV": only what is plainly an organisation, for people live in places and do things for many;
    // right behind a title ("as a scaffolder for Brannock Access") any name.
    const isBehind = titles.some((title) => bare.slice(title.at + title.value.length, match.index).trim() === "" && title.at < match.index);
    if (
      /^(?:in|van|of|aan|voor|for|with|via)\s/i.test(match[0]) &&
      companyScore(value) < 0.5 &&
      !isKindWithName(value) &&
      !(isBehind && /^(?:voor|for|with|via)\s/i.test(match[0]))
    )
      continue;
    if (/^\d+$/.test(value) || titles.some((title) => title.at <= at && at < title.at + title.value.length)) continue;
    employers.push({ value, at, movedFrom: MOVED.test(match[0].slice(0, -written.length)) ? match.index : null });
  }
  return employers;
}
