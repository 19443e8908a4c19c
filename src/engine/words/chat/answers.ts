import { wordsByLanguage } from "#engine/data/read.ts";

/** Words by which a sentence of an answer is read, each a part of a pattern. */
interface AnswerWords {
  /** What an answer calls its sources. */
  documents: string;
  /** It is told that something isn't told: by itself, and where the sources are named beside it. */
  unstated: string;
  untold: string;
  /** Of what isn't told a part may stand there: how well, since when. */
  asks: string;
  level: string;
  denies: string;
  /** A no that is told as a fact of somebody. */
  deniesFact: string;
  /** How somebody stands beside what a job asks. */
  verdict: string;
  contrast: string;
  /** Words that tell nothing by themselves. */
  filler: string;
  candidate: string;
  job: string;
  asksOf: string;
  /** Somebody led: told where a passage has a word of the same list. */
  leads: string;
  /** Of which a translation may make that somebody led. */
  leadsToo: string;
  /** What a passage says with a reserve; a sentence keeps it. */
  wish: string;
  helped: string;
  unfinished: string;
  /** Whom somebody works under or for: that title is another's. */
  serves: string;
  passed: string;
  finished: string;
  study: string;
  begins: string;
  ends: string;
  /** Beside an employer: it is told of work after or before. */
  around: string;
  now: string;
  home: string;
  notWork: string;
  allWork: string;
  more: string;
  /** About so much, or a bound. */
  loosely: string;
  nearly: string;
  /** A number that is made of others. */
  reckoned: string;
  counted: { jobs: string; languages: string; studies: string; certificates: string; candidates: string; requirements: string };
  /** What may come of it is not what it is. */
  prospect: string;
  until: string;
  /** Orders of the jobs that somebody had. */
  firstJob: string;
  lastJob: string;
  /** One thing had ended when another began; both went on together. */
  over: string;
  atOnce: string;
  /** What is done with a language: reading, writing, speaking. */
  uses: string[];
  /** Of a title: ranks that stand in it, or don't. */
  manages: string;
  senior: string;
  under: string;
  master: string;
  /** How often: a day, a week, a month, a quarter, a year, an hour, a night. */
  each: string[];
  /** A half, a third, a quarter. */
  shares: string[];
  /** The first, the second, … year of a study. */
  inYear: string[];
  must: string;
  nice: string;
}
const { en, nl } = wordsByLanguage<AnswerWords>("answers");

/** Of each pair a passage says one, and no sentence the other. */
const englishOpposites = [
  ["permanent", "temporary|fixed-term|contract for \\p{L}+ (?:year|months?)|(?:one|1)-year|for a year|interim"],
  ["full-?time", "part-?time|(?:8|12|16|20|24|28|30|32) hours(?: (?:a|per) week)?"],
  ["gross", "net(?!\\p{L}|work)"],
  ["at least|minimum|minimal|from at least", "at most|up to|maximum|no more than"],
  [
    "grew|grown|rose|risen|increas\\p{L}+|raised|up from",
    "fell|fallen|dropped|decreas\\p{L}+|reduced|cut|brought [^.]{0,40}down|lowered|down from|saved",
  ],
  ["including|inclusive of|incl", "excluding|exclusive of|excl|not included"],
  ["straight away|immediately|from the start|right away|at once", "notice|available from|after \\p{L}+ (?:months?|years?|weeks?)"],
  ["remote(?:ly)?|from home", "on-?site|at the office|in the office"],
  ["expired|lapsed", "valid|renewed"],
  ["early shift", "late shift|night shift"],
];
const dutchOpposites = [
  [
    "vast(?:e)?(?= (?:contract|dienst|baan|aanstelling))|onbepaalde tijd",
    "tijdelijk\\p{L}*|jaarcontract|bepaalde tijd|contract (?:voor|van) (?:een|één|1) jaar|interim",
  ],
  ["voltijds?|full-?time", "deeltijd|part-?time|(?:8|12|16|20|24|28|30|32) uur(?: per week)?"],
  ["bruto", "netto"],
  ["minstens|minimaal|ten minste|vanaf", "hoogstens|maximaal|ten hoogste|tot maximaal"],
  ["groeide|gegroeid|steeg|gestegen|toegenomen|verhoogd", "daalde|gedaald|verlaagd|teruggebracht|afgenomen|bespaart|bespaarde"],
  ["inclusief|incl", "exclusief|excl"],
  ["(?:per )?direct|meteen|onmiddellijk|vanaf het begin", "opzegtermijn|beschikbaar vanaf|na \\p{L}+ (?:maanden?|jaar|weken)"],
  ["op afstand|thuis(?:werken)?|vanuit huis", "op kantoor|op locatie"],
  ["verlopen|vervallen", "geldig|vernieuwd|verlengd"],
  ["vroege dienst", "late dienst|nachtdienst"],
];

export const english = { ...en, opposites: englishOpposites };
export const dutch = { ...nl, opposites: dutchOpposites };
