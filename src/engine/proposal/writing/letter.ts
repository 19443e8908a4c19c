import type { Criterion } from "#contract/job/match.ts";
import type { Strength } from "#contract/proposal/proposal.ts";
import { inLanguage } from "#contract/text/languages.ts";
import type { Voice } from "#contract/text/voice.ts";
import { usualVoice } from "#contract/text/voice.ts";
import { isDutch } from "#engine/skills/languages.ts";
import { findSkills, tradeOf } from "#engine/skills/lexicon.ts";
import { fold } from "#engine/skills/tokens.ts";
import type { Facts } from "../facts.ts";
import { educationTold, papersClause, papersHeld } from "../strengths/papers.ts";
import { homeTold, hoursTold, spokenClause, startTold } from "../strengths/practical.ts";
import { namedTold, toldInFull } from "../strengths/results.ts";
import { earlierTold, personTold, statedYears, yearsClause } from "../strengths/work.ts";
import { isNamed, listed, opened } from "../words.ts";
import { gapsOf } from "./gaps.ts";
import { soughtTitle } from "./told-titles.ts";
import { addressOf, closingOf, greetingOf, invitationOf, isBlocked } from "./voice.ts";

/** Words of a whole letter: what is read in a minute, and enough to know whether to meet. */
const MOST_WORDS = 180;
/** Lines of the work in a letter; the strengths have more. */
const MOST_LINES = 2;
/** As many things as one reads in a sentence; the table has them all. */
const MOST_NAMED = 3;

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

const gravity = { knock_out: 0, must: 1, nice: 2 } as const;

/**
 * What a letter tells: a greeting, the person in one sentence, then what decides (knock-outs before musts) with the proof,
 * what of it the CV doesn't show, practical matters as far as the job asks them, and the recruiter's name. Nothing stands
 * in it that the sources don't hold, and nothing again that the strengths above it tell in the same words.
 */
export function letterParts(facts: Facts, strengths: readonly Strength[], voice: Voice = usualVoice): Letter {
  const { language, sources, name } = facts;
  const { recruiter, contact_name, client_name } = sources;
  const head = greetingOf(language, voice, contact_name ?? null, client_name ?? null);
  const end = closingOf(language, voice, [recruiter?.first_name, recruiter?.last_name].filter(Boolean).join(" ") || null);
  const said: Sentence[] = [];
  const say = (about: string, paragraph: number, rank: number, text: string) => {
    if (text === "" || isBlocked(text, voice)) return;
    said.push({ about, paragraph, rank, text });
  };
  say("opening", 0, 0, introduction(facts, voice));
  say("person", 0, 1, personTold(facts));
  say("earlier", 0, 3, earlierTold(facts));
  const proofs = proofsOf(facts, strengths);
  proofs.sort((one, other) => one.gravity - other.gravity);
  for (const { about, gravity: rank, text } of proofs) say(about, 1, 2 + rank, text);
  say("practical", 2, 2, practical(facts));
  const open = gapsOf(facts).filter((one) => !isBlocked(one, voice));
  for (const [at, text] of open.entries()) say(`open ${at}`, 3, 2, text);
  say("invitation", 4, 0, invitationOf(language, voice, name, open.length > 0));
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

/** The sentences that matter most, as many as fit. */
function withinLength(said: readonly Sentence[], around: number): Sentence[] {
  const chosen = new Set<Sentence>();
  let words = around;
  for (const sentence of said.toSorted((one, other) => one.rank - other.rank)) {
    const more = wordsIn(sentence.text);
    if (sentence.rank > 2 && words + more > MOST_WORDS - 5) continue;
    chosen.add(sentence);
    words += more;
  }
  return said.filter((one) => chosen.has(one));
}

/** Who is put forward, for what. */
function introduction({ language, sources, fullName }: Facts, voice: Voice): string {
  const { you } = addressOf(language, voice);
  const sought = soughtTitle(language, sources.job.title, isDutch(sources.job.description ?? sources.job.title) ? "nl" : "en");
  return inLanguage(language, {
    en: `I would like to introduce ${fullName} for the role of ${sought}.`,
    nl: `Voor de functie van ${sought} stel ik ${you} graag ${fullName} voor.`,
  });
}

const gravest = (criteria: readonly Criterion[]) => Math.min(2, ...criteria.map(({ kind }) => gravity[kind]));

/** What proves the wishes that are met, each with the gravest wish it proves. */
function proofsOf(facts: Facts, strengths: readonly Strength[]): { about: string; gravity: number; text: string }[] {
  const { language, criteria, sources } = facts;
  const met = criteria.filter(({ verdict, override }) => verdict === "met" && !override);
  const skillsIn = ({ text }: Criterion) => findSkills(text ?? "").map(({ name }) => name);
  const isFor = (kind: Criterion["criterion"]) => met.filter(({ criterion }) => criterion === kind);
  const proofs: { about: string; gravity: number; text: string }[] = [];
  const prove = (about: string, some: readonly Criterion[], text: string) => {
    if (some.length > 0 && text !== "") proofs.push({ about, gravity: gravest(some), text });
  };
  const papers = papersHeld(facts).filter(({ answers }) => answers !== null);
  const certified = new Set(papers.flatMap(({ skills }) => skills));
  const study = educationTold(facts);
  const years = statedYears(facts).filter(({ skill }) => met.some((one) => skillsIn(one).includes(skill)));
  const clauses: [asking: Criterion[], clause: string][] = [
    [met.filter((one) => skillsIn(one).some((skill) => years.some((stated) => stated.skill === skill))), yearsClause(facts, years)],
    [
      met.filter((one) => one.criterion === "certificate" || skillsIn(one).some((skill) => certified.has(skill))),
      papersClause(language, papers),
    ],
    [isFor("education"), study?.clause ?? ""],
    [isFor("language"), spokenClause(facts)],
  ];
  // A knock-out is answered here whatever stands above; of the rest one fact is told once.
  const isTold = (clause: string) =>
    strengths.some(({ text }) => text.includes(clause) || (clause === study?.clause && text.includes(study.text)));
  const told = clauses
    .filter(([asking, clause]) => asking.length > 0 && clause !== "" && (gravest(asking) === 0 || !isTold(clause)))
    .sort(([one], [other]) => gravest(one) - gravest(other));
  // Two clauses make one sentence, unless one is a list itself.
  const isList = told.some(([, clause]) => / (?:en|and) |, /u.test(clause));
  const sentences = isList ? told.map((one) => [one]) : told.length > 0 ? [told] : [];
  for (const [at, some] of sentences.entries()) {
    const said = listed(
      language,
      some.map(([, clause]) => clause),
    );
    prove(
      `papers ${at}`,
      some.flatMap(([asking]) => asking),
      `${opened(facts.name)} ${said}.`,
    );
  }
  if (study && !study.clause) prove("education", isFor("education"), study.text);

  // The work by its own lines: those that bear a wish first, none that the strengths tell.
  const above = [...strengths.map(({ text }) => text)];
  const used = strengths.flatMap(({ evidence }) => evidence ?? []);
  let lines = 0;
  for (const achievement of facts.achievements) {
    const { evidence, skills } = achievement;
    const borne = met.filter(
      (one) =>
        one.criterion !== "title" &&
        (one.evidence.some(({ source, start, end }) => source === evidence.source && start < evidence.end && evidence.start < end) ||
          skillsIn(one).some((skill) => skills.includes(skill) && tradeOf(skill) !== "certificate")),
    );
    if (lines >= MOST_LINES || borne.length === 0) continue;
    if (used.some(({ source, start }) => source === evidence.source && start === evidence.start)) continue;
    const text = toldInFull(facts, achievement, above, { prose: true });
    if (!text || above.some((one) => one.includes(achievement.text) || one === text)) continue;
    above.push(text, achievement.text);
    lines += 1;
    prove(`line ${evidence.start}`, borne, text);
  }
  const said = [...above, ...proofs.map(({ text }) => text)].join(" ").toLowerCase();
  const musts = met.filter(({ kind }) => kind !== "nice");
  const named = [...new Set(musts.flatMap(skillsIn))].filter(
    (skill) =>
      isNamed(skill) &&
      /\p{Lu}|\d/u.test(facts.say(skill)) &&
      !fold(sources.job.title).includes(fold(facts.say(skill))) &&
      tradeOf(skill) !== "certificate" &&
      facts.tellable(skill) &&
      (sources.prepared.skills.get(skill)?.positive.length ?? 0) > 0 &&
      !said.includes(facts.say(skill).toLowerCase()),
  );
  if (named.length > 0)
    prove(
      "named",
      musts.filter((one) => skillsIn(one).some((skill) => named.includes(skill))),
      namedTold(facts, named.slice(0, MOST_NAMED)),
    );
  return proofs;
}

/** Home, start and hours, as far as they are known and the job has something to hold them against. */
function practical(facts: Facts): string {
  const told = [homeTold(facts), startTold(facts)?.words ?? null, hoursTold(facts)].filter((one): one is string => Boolean(one));
  return told.length > 0 ? `${opened(facts.name)} ${listed(facts.language, told)}.` : "";
}
