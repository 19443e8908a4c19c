import type { Criterion } from "#contract/job/match.ts";
import type { Strength } from "#contract/proposal/proposal.ts";
import { inLanguage, type Language, saidIn } from "#contract/text/languages.ts";
import type { Voice } from "#contract/text/voice.ts";
import { usualVoice } from "#contract/text/voice.ts";
import { isBroadSkill } from "#engine/skills/breadth.ts";
import { isDutch } from "#engine/skills/languages.ts";
import { findSkills, tradeOf } from "#engine/skills/lexicon.ts";
import type { Facts } from "../facts.ts";
import { type HeldJob, yearsInTrade } from "../held-jobs.ts";
import { educationTold, papersHeld } from "../strengths/papers.ts";
import { homeTold, startTold, tells } from "../strengths/practical.ts";
import { toldInFull } from "../strengths/results.ts";
import { asTitle, pathTold, sameWork, statedYears } from "../strengths/work.ts";
import { article, dateIn, languageName, levelIn, listed, opened, yearsIn } from "../words.ts";
import { soughtTitle } from "./told-titles.ts";
import { addressOf, closingOf, greetingOf, invitationOf, isBlocked } from "./voice.ts";

/** As many as one reads in a sentence; the table has them all. */
const MOST_ASKS = 4;
/** Words of a whole letter: what is read in a minute, and enough to know whether to meet. */
const LETTER_WORDS = { least: 120, most: 180 };

/** A sentence of the letter: what it tells (the same in either language), where it stands, and how soon it is left out (the highest first). */
interface Sentence {
  about: string;
  paragraph: number;
  rank: number;
  text: string;
}

/** A letter in its parts: what could be said, and which of it is. */
export interface Letter {
  head: string;
  end: string;
  said: Sentence[];
  chosen: Sentence[];
}

/**
 * What a letter tells: a greeting, why to meet this person, what of the client's wishes is there, the way that led here,
 * practical matters, and the recruiter's name. Nothing stands in it that the sources don't hold. What the CV lacks is told
 * where it can be judged, in the table of requirements, never listed here. What the strengths above it tell is told again
 * only where the letter would be too short without.
 */
export function letterParts(facts: Facts, strengths: readonly Strength[], voice: Voice = usualVoice): Letter {
  const { language, sources, name, latest } = facts;
  const { recruiter, contact_name, client_name } = sources;
  const head = greetingOf(language, voice, contact_name ?? null, client_name ?? null);
  const end = closingOf(language, voice, [recruiter?.first_name, recruiter?.last_name].filter(Boolean).join(" ") || null);
  const held = sameWork(facts) ?? latest;
  const isTold = (text: string) => strengths.some((one) => one.text.includes(text));
  const said: Sentence[] = [];
  const say = (about: string, paragraph: number, rank: number, text: string) => {
    if (text !== "" && !isBlocked(text, voice)) said.push({ about, paragraph, rank: isTold(text) ? rank + 10 : rank, text });
  };
  const [newest, second, third, older, oldest] = works(facts, held, strengths);
  for (const [at, text] of introduction(facts, held, voice).entries()) say(`opening ${at}`, 0, at === 0 ? 0 : 1, text);
  say("now", 0, 1, nowElsewhere(facts, held));
  const asked = wishes(facts, voice);
  say("wishes", 0, 2, asked);
  say("more wishes", 0, 11, furtherWishes(facts, [asked, ...said.map(({ text }) => text), ...strengths.map(({ text }) => text)]));
  say("newest work", 1, 3, newest ?? "");
  say("more work", 1, 8, second ?? "");
  // What follows at ranks from 10 on fills a letter that would be too short, with what the CV holds and nothing tells yet.
  say("further work", 1, 10, third ?? "");
  say("path", 2, 4, pathTold(facts, held));
  say("path before", 2, 12, pathTold(facts, held, { from: 2 }));
  say("older work", 2, 7, older ?? "");
  say("oldest work", 2, 13, oldest ?? "");
  say("education", 2, 5, educationTold(facts)?.text ?? "");
  say("papers", 2, 6, papers(facts, asked));
  say("practical", 3, 2, practical(facts));
  say("languages", 3, 5, spoken(facts));
  say("more languages", 3, 16, spoken(facts, { further: true }));
  say("table", 4, 1, tableTold(facts, voice));
  say("invitation", 4, 0, invitationOf(language, voice, name));
  return { head, end, said, chosen: withinLength(said, wordsIn(head) + wordsIn(end)) };
}

/** The letter in Markdown. */
export function letterText({ head, end, chosen }: Pick<Letter, "head" | "end" | "chosen">): string {
  const paragraphs = [0, 1, 2, 3, 4].map((at) =>
    chosen
      .filter(({ paragraph }) => paragraph === at)
      .map(({ text }) => text)
      .join(" "),
  );
  return [head, ...paragraphs, end].filter((one) => one !== "").join("\n\n");
}

export const letterOf = (facts: Facts, strengths: readonly Strength[], voice: Voice = usualVoice): string =>
  letterText(letterParts(facts, strengths, voice));

const wordsIn = (text: string) => text.split(/\s+/).filter((one) => one !== "").length;

/** The sentences that matter most, as many as fit; those told above it only up to the least there should be. */
function withinLength(said: readonly Sentence[], around: number): Sentence[] {
  const chosen = new Set<Sentence>();
  let words = around;
  for (const sentence of [...said].sort((one, other) => one.rank - other.rank)) {
    const more = wordsIn(sentence.text);
    if (sentence.rank >= 10 && words >= LETTER_WORDS.least) continue;
    if (sentence.rank > 2 && words + more > LETTER_WORDS.most - 5) continue;
    chosen.add(sentence);
    words += more;
  }
  return said.filter((one) => chosen.has(one));
}

/** Why to meet: the years in this work, or where this person stands. */
function introduction(facts: Facts, held: HeldJob | null, voice: Voice): string[] {
  const { language, sources, fullName } = facts;
  const t = saidIn(language);
  const { you, your } = addressOf(language, voice);
  const sought = soughtTitle(language, sources.job.title, isDutch(sources.job.description ?? sources.job.title) ? "nl" : "en");
  const forJob = t({ en: `${your} vacancy for ${article(sought)} ${sought}`, nl: `${your} vacature van ${sought}` });
  const trade = yearsInTrade(sources.candidate, sources.job.title, sources.today);
  const work = held ? clause(facts, held) : null;
  if (trade && trade.years >= 5 && trade.jobs.length > 1 && held && trade.jobs.includes(held.index)) {
    const years = yearsIn(language, trade.years);
    return t({
      en: [`${opened(years)} in this line of work: that is what ${fullName} would bring to ${forJob}.`, doneSo(facts, held)],
      nl: [`${opened(years)} in dit vak: dat brengt ${fullName} mee voor ${forJob}.`, doneSo(facts, held)],
    });
  }
  const formal = voice.tone === "formal";
  const who = `${fullName}${work ? t({ en: `, who ${work}`, nl: `, die ${work}` }) : ""}`;
  return [
    t({
      en: formal ? `For ${forJob}, I would like to introduce ${who}.` : `For ${forJob}, I would like you to meet ${who}.`,
      nl: formal
        ? `Voor ${forJob} breng ik graag ${who} bij ${you} onder de aandacht.`.replace(/, die .+(?= bij u onder)/u, (part) => `${part},`)
        : `Voor ${forJob} laat ik ${you} graag kennismaken met ${who}.`,
    }),
  ];
}

const between = ({ start, end, partly }: HeldJob, language: Language) => ({
  since: start && !partly ? dateIn(language, start) : null,
  until: end && !partly ? dateIn(language, end) : null,
});

/** "works as a cook at De Steiger since …", without a subject. */
function mainClause(facts: Facts, job: HeldJob): string {
  const { language } = facts;
  const { since, until } = between(job, language);
  const as = asTitle(facts, job);
  const at = job.company ? `${inLanguage(language, { en: " at", nl: " bij" })} ${job.company}` : "";
  if (job.current)
    return inLanguage(language, {
      en: `${since ? "has worked" : "works"}${as}${at}${since ? ` since ${since}` : " now"}`,
      nl: `werkt ${since ? `sinds ${since}` : "nu"}${as}${at}`,
    });
  return inLanguage(language, {
    en: `worked${as}${at}${since && until ? ` from ${since} to ${until}` : until ? ` until ${until}` : ""}`,
    nl: `werkte${since && until ? ` van ${since} tot ${until}` : until ? ` tot ${until}` : ""}${as}${at}`,
  });
}

/** Who does other work now: the letter says so before somebody else asks. */
function nowElsewhere(facts: Facts, held: HeldJob | null): string {
  const { latest, language, name } = facts;
  if (!latest?.current || latest === held) return "";
  const where = `${asTitle(facts, latest)}${latest.company ? `${inLanguage(language, { en: " at", nl: " bij" })} ${latest.company}` : ""}`;
  const { since } = between(latest, language);
  if (where === "") return "";
  return inLanguage(language, {
    en: since ? `Since ${since}, ${name} has worked${where}.` : `${opened(name)} now works${where}.`,
    nl: since ? `Sinds ${since} werkt ${name}${where}.` : `Nu werkt ${name}${where}.`,
  });
}

/** Where the years of the sentence before were, or went on: "Sinds maart 2019 doet Sander dat als kok bij De Steiger." */
function doneSo(facts: Facts, job: HeldJob): string {
  const { language, name } = facts;
  const { since, until } = between(job, language);
  const as = asTitle(facts, job);
  const at = job.company ? `${inLanguage(language, { en: " at", nl: " bij" })} ${job.company}` : "";
  if (as + at === "") return "";
  if (job.current)
    return inLanguage(language, {
      en: since ? `Since ${since}, ${name} has worked${as}${at}.` : `${opened(name)} now works${as}${at}.`,
      nl: since ? `Sinds ${since} doet ${name} dat${as}${at}.` : `Nu doet ${name} dat${as}${at}.`,
    });
  return inLanguage(language, {
    en: `Most recently, ${name} worked${as}${at}${since && until ? `, from ${since} to ${until}` : until ? ` until ${until}` : ""}.`,
    nl: `Het laatst deed ${name} dat${as}${at}${since && until ? `, van ${since} tot ${until}` : until ? `, tot ${until}` : ""}.`,
  });
}

/** The same behind "who": Dutch puts its verb last there. Null where neither title nor employer can be told. */
function clause(facts: Facts, job: HeldJob): string | null {
  const main = mainClause(facts, job);
  if (asTitle(facts, job) === "" && !job.company) return null;
  const [verb = "", ...rest] = main.split(" ");
  return inLanguage(facts.language, { en: main, nl: `${rest.join(" ")} ${verb}` });
}

const gravity = { knock_out: 0, must: 1, nice: 2 } as const;

/** What of the client's own wishes the documents hold, the gravest first. */
function wishes(facts: Facts, voice: Voice): string {
  const { language, criteria } = facts;
  const told = new Map<string, string>();
  const met = criteria
    .filter(({ verdict, override }) => verdict === "met" && !override)
    .sort((one, other) => gravity[one.kind] - gravity[other.kind]);
  for (const criterion of met) for (const [key, words] of heldOf(facts, criterion)) if (!told.has(key)) told.set(key, words);
  const items = [...told].slice(0, MOST_ASKS);
  if (items.length === 0) return "";
  const { ask } = addressOf(language, voice);
  const t = saidIn(language);
  const source = facts.sources.candidate.cv_text ? t({ en: "the CV", nl: "het cv" }) : t({ en: "the profile", nl: "het profiel" });
  const isPaper = ([skill]: [string, string]) => tradeOf(skill) === "certificate";
  const skills = items.filter((one) => !isPaper(one)).map(([, words]) => words);
  const held = items.filter(isPaper).map(([, words]) => words);
  const said = [
    skills.length > 0 ? `${t({ en: "experience with", nl: "ervaring met" })} ${listed(language, skills)}` : "",
    held.length > 0 ? listed(language, held) : "",
  ].filter((one) => one !== "");
  const list = said.join(skills.length > 1 || held.length > 1 ? t({ en: ", and ", nl: ", en " }) : t({ en: " and ", nl: " en " }));
  return t({ en: `Of what ${ask}, ${source} confirms ${list}.`, nl: `Van wat ${ask} bevestigt ${source} ${list}.` });
}

/** What a requirement that is met names and the record holds, by name: skills with years that are stated, and papers. */
function heldOf(facts: Facts, criterion: Criterion): [key: string, words: string][] {
  const { language, sources, say } = facts;
  const stated = statedYears(facts);
  const skills = [...new Set(findSkills(criterion.text ?? "").map(({ name }) => name))].filter((skill) =>
    facts.askedSkills.includes(skill),
  );
  return skills.flatMap((skill): [string, string][] => {
    if (tradeOf(skill) === "certificate") {
      const paper = papersHeld(facts).find(({ index }) =>
        findSkills(sources.candidate.certifications[index]?.name ?? "").some((found) => found.name === skill),
      );
      return paper ? [[skill, paper.words]] : [];
    }
    if ((sources.prepared.skills.get(skill)?.positive.length ?? 0) === 0 || isBroadSkill(skill) || !facts.tellable(skill)) return [];
    const years = stated.find((one) => one.skill === skill)?.years ?? 0;
    return [[skill, years >= 2 ? `${say(skill)} (${yearsIn(language, years)})` : say(skill)]];
  });
}

/** The work itself, in lines that no strength tells: of the job that the letter opens with, and of those before it. */
function works(facts: Facts, held: HeldJob | null, strengths: readonly Strength[]): (string | null)[] {
  const used = strengths.flatMap(({ evidence }) => evidence ?? []);
  const above = strengths.map(({ text }) => text);
  const fresh = facts.achievements.filter(
    ({ evidence }) => !used.some((quote) => quote.source === evidence.source && quote.start === evidence.start),
  );
  const told = [...above];
  const own: string[] = [];
  const firstOf = (isOne: (job: number, worth: number) => boolean): string | null => {
    for (const achievement of fresh) {
      const before = achievement.language === facts.language ? own : above;
      const text = isOne(achievement.job, achievement.worth) ? toldInFull(facts, achievement, before) : null;
      if (!text || told.some((one) => one.includes(achievement.text) || one === text)) continue;
      told.push(text, achievement.text);
      own.push(text);
      return text;
    }
    return null;
  };
  const isHeld = (job: number) => job === held?.index;
  const isOlder = (least: number) => (job: number, worth: number) => !isHeld(job) && worth >= least;
  // In the order of what matters: a line that is told once is gone.
  const [newest, second, older] = [firstOf(isHeld), firstOf(isHeld), firstOf(isOlder(4))];
  return [newest, second, firstOf(isHeld), older, firstOf(isOlder(1))];
}

/** What else of the client's wishes the CV names, where no sentence tells it: by name alone, and so the last to be told. */
function furtherWishes({ language, askedSkills, tellable, say, sources }: Facts, told: readonly string[]): string {
  const above = told.join(" ").toLowerCase();
  const named = askedSkills.filter(
    (skill) =>
      tradeOf(skill) !== "certificate" &&
      (sources.prepared.skills.get(skill)?.positive.length ?? 0) > 0 &&
      tellable(skill) &&
      !above.includes(say(skill).toLowerCase()),
  );
  if (named.length === 0) return "";
  const words = listed(language, named.slice(0, MOST_ASKS).map(say));
  const source = sources.candidate.cv_text
    ? inLanguage(language, { en: "The CV", nl: "Het cv" })
    : inLanguage(language, { en: "The profile", nl: "Het profiel" });
  return inLanguage(language, { en: `${source} also names ${words}.`, nl: `${source} noemt verder ${words}.` });
}

function papers(facts: Facts, asked: string): string {
  const names = papersHeld(facts)
    .map(({ words }) => words)
    .filter((words) => !asked.includes(words));
  if (names.length === 0) return "";
  const { language, name } = facts;
  return `${opened(name)} ${inLanguage(language, { en: "holds", nl: "heeft" })} ${listed(language, names)}.`;
}

function practical(facts: Facts): string {
  const { language, name, sources } = facts;
  const hours = sources.candidate.desired.hours_per_week;
  const told = [
    homeTold(facts),
    startTold(facts)?.words ?? null,
    hours ? inLanguage(language, { en: `is looking for ${hours} hours a week`, nl: `zoekt ${hours} uur per week` }) : null,
  ].filter((one): one is string => Boolean(one));
  return told.length > 0 ? `${opened(name)} ${listed(language, told)}.` : "";
}

/** The languages that the job or its country asks; `further`: the others. */
function spoken({ language, name, sources: { candidate, job } }: Facts, { further = false } = {}): string {
  const asked = new Set([...job.languages.map((one) => one.language), "nl", "en"]);
  const told = candidate.languages
    .filter((one) => tells(one.level) && asked.has(one.language) !== further)
    .slice(0, 3)
    .map((one) => `${languageName(language, one.language)} (${levelIn(language, one.level)})`);
  if (told.length === 0) return "";
  const words = listed(language, told);
  return inLanguage(language, {
    en: `${opened(name)} ${further ? "also speaks" : "speaks"} ${words}.`,
    nl: `${opened(name)} spreekt ${further ? "ook " : ""}${words}.`,
  });
}

function tableTold({ language, sources: { candidate } }: Facts, voice: Voice): string {
  const { see } = addressOf(language, voice);
  const papers = candidate.cv_text
    ? inLanguage(language, { en: "the CV", nl: "het cv" })
    : inLanguage(language, { en: "the profile", nl: "het profiel" });
  return inLanguage(language, {
    en: `Below, ${see} what ${papers} says about each of your requirements.`,
    nl: `Hieronder ${see} per eis wat ${papers} erover zegt.`,
  });
}
