import type { Evidence } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { shownStretches } from "#engine/cv/private/private.ts";
import { isBroadSkill, isSoftSkill } from "#engine/skills/breadth.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { findPractice } from "#engine/skills/patterns/find.ts";
import { findTitles } from "#engine/skills/titles.ts";
import { tokensOf } from "#engine/skills/tokens.ts";
import { isJoint, unspokenIn } from "#engine/skills/unspoken.ts";
import { tellsOf } from "#engine/skills/word-weights.ts";
import { cvEvidence, profileEvidence } from "./evidence.ts";
import type { MatchableJob } from "./matchable-job.ts";
import { stemsOf } from "./meaning/stems.ts";
import type { HeldWords, PreparedCandidate } from "./prepared-candidate.ts";

/**
 * How much of what a vacancy is about stands in a candidate's documents: BM25 (Robertson and Zaragoza 2009) over stems of words, and
 * beside them over the skills and professions that the lexicon knows, so that texts meet where their words differ ("RN",
 * "verpleegkundige"). Rarity comes from a list (`word-weights.ts`), never from who else is in the workspace; the length of a CV
 * doesn't count (b = 0), so that nothing in it that the vacancy doesn't name can move a score: no name, no age, no hobby. The
 * result is a share, 0…1, of what a text that says everything over and over would get.
 */
export const K1 = 3;

/** A vacancy's title says what it is about: its words count so many times more. */
const TITLE = 3;
/** A word of a candidate's own titles stands for more than one in passing. */
const HELD_TITLE = 3;
/** What concepts tell, beside words (0…7.6): professions most, what everybody claims nearly nothing. */
const ROLE = 12;
const SKILL = 6;
const BROAD = 2.4;
const SOFT = 0.6;

interface AskedTerm {
  /** As the vacancy writes it, or as the lexicon calls it. */
  shown: string;
  weight: number;
}

export interface AskedWords {
  words: Map<string, AskedTerm>;
  concepts: Map<string, AskedTerm>;
  /** The sum of all weights. */
  all: number;
  /** A share of it like this is two thirds of what a CV that was written for the vacancy has: full worth is only come near to. */
  usual: number;
  /** In a language that no requirement can be read in, so that relevance is all there is to go by. */
  isUnspoken: boolean;
}

const USUAL_SHARE = 0.08;
/** Where neither stems nor concepts are known, words meet in the same form alone: about a third of them. */
const USUAL_SHARE_UNSPOKEN = 0.025;

/** A word said ten times isn't ten times as important. */
const dampened = (count: number) => 1 + Math.log(count);

/** The words and concepts of a vacancy with what each tells; null where it says nothing. What is private or a place is left out. */
export function askedWords(job: Pick<MatchableJob, "title" | "description" | "requirements" | "skills" | "city">): AskedWords | null {
  const asks = [...job.requirements.map(({ text }) => text), ...job.skills.map(({ name }) => name)];
  const body = job.description ?? asks.join("\n");
  const shown = shownStretches(body)
    .map(({ start, end }) => body.slice(start, end))
    .join("\n");
  const places = new Set(stemsOf(job.city ?? ""));
  const unspoken = unspokenIn(body);
  const counts = new Map<string, number>();
  const count = (text: string, times: number) => {
    for (const stem of stemsOf(text)) if (!places.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + times);
  };
  count(shown, 1);
  for (const ask of asks) count(ask, 1);
  count(job.title, TITLE);
  const written = writtenForms(`${job.title}\n${shown}\n${asks.join("\n")}`);
  const words = new Map<string, AskedTerm>();
  for (const [stem, n] of counts) {
    const shown = written.get(stem) ?? stem;
    if (unspoken === null || !isJoint(unspoken, shown)) words.set(stem, { shown, weight: dampened(n) * tellsOf(stem) });
  }
  const concepts = conceptsIn(`${job.title}\n${shown}`, asks);
  let all = 0;
  for (const { weight } of [...words.values(), ...concepts.values()]) all += weight;
  const usual = unspoken === null ? USUAL_SHARE : USUAL_SHARE_UNSPOKEN;
  return all > 0 ? { words, concepts, all, usual, isUnspoken: unspoken !== null } : null;
}

/** The first form in which each stem stands in a text. */
function writtenForms(text: string): Map<string, string> {
  const forms = new Map<string, string>();
  const { starts, ends } = tokensOf(text);
  starts.forEach((start, at) => {
    const word = text.slice(start, ends[at]);
    const [stem] = stemsOf(word);
    if (stem !== undefined && !forms.has(stem)) forms.set(stem, word.toLowerCase());
  });
  return forms;
}

function conceptsIn(text: string, asks: readonly string[]): Map<string, AskedTerm> {
  const counts = new Map<string, number>();
  const add = (concept: string) => counts.set(concept, (counts.get(concept) ?? 0) + 1);
  for (const one of [text, ...asks.filter((ask) => !text.includes(ask))]) {
    for (const { name } of [...findSkills(one), ...findPractice(one)]) add(name);
    for (const { role, general } of findTitles(one)) if (!general) add(`${PROFESSION}${role}`);
  }
  return new Map([...counts].map(([concept, n]) => [concept, { shown: nameOf(concept), weight: dampened(n) * conceptTells(concept) }]));
}

const PROFESSION = "role:";
const nameOf = (concept: string) => (concept.startsWith(PROFESSION) ? concept.slice(PROFESSION.length) : concept);
const conceptTells = (concept: string) =>
  concept.startsWith(PROFESSION) ? ROLE : isSoftSkill(concept) ? SOFT : isBroadSkill(concept) ? BROAD : SKILL;

/** Counts a candidate's words once for many vacancies. `inCv`: stem → the passages that hold it. */
export function heldWords({ candidate, skills, implied, titles }: PreparedCandidate, inCv: Map<string, number[]>): HeldWords {
  const words = new Map<string, number>();
  const add = (stem: string, times: number) => words.set(stem, (words.get(stem) ?? 0) + times);
  for (const [stem, passages] of inCv) add(stem, passages.length);
  for (const title of [candidate.headline, ...candidate.experience.map((job) => job.title)])
    for (const stem of stemsOf(title ?? "")) add(stem, HELD_TITLE);
  if (inCv.size === 0) for (const { text } of profileTexts(candidate)) for (const stem of stemsOf(text)) add(stem, 1);
  const concepts = new Map<string, number>();
  for (const [name, { positive }] of skills) if (positive.length > 0) concepts.set(name, positive.length);
  for (const name of implied.keys()) if (!concepts.has(name)) concepts.set(name, 1);
  for (const { role, age } of titles)
    if (role) concepts.set(`${PROFESSION}${role}`, Math.max(concepts.get(`${PROFESSION}${role}`) ?? 0, age < RECENT ? HELD_TITLE : 1));
  return { words, concepts };
}

/** The latest so many jobs stand for what somebody is. */
const RECENT = 3;

/** The texts of a profile that was typed, by their paths. */
function profileTexts({ headline, summary, skills, experience, education, certifications }: PreparedCandidate["candidate"]) {
  const texts: { path: string; text: string }[] = [];
  const add = (path: string, text: string | null | undefined) => {
    if (text) texts.push({ path, text });
  };
  add("headline", headline);
  add("summary", summary);
  skills.forEach(({ name }, at) => {
    add(`skills.${at}.name`, name);
  });
  experience.forEach((job, at) => {
    add(`experience.${at}.title`, job.title);
    add(`experience.${at}.description`, job.description);
  });
  education.forEach((study, at) => {
    add(`education.${at}.degree`, study.degree);
  });
  certifications.forEach(({ name }, at) => {
    add(`certifications.${at}.name`, name);
  });
  return texts;
}

/** How much of a vacancy stands in a candidate's documents. The same pair always gives the same share. */
export function relevanceOf(asked: AskedWords, held: HeldWords): number {
  let sum = 0;
  for (const [stem, { weight }] of asked.words) {
    const often = held.words.get(stem);
    if (often !== undefined) sum += (weight * often) / (often + K1);
  }
  for (const [concept, { weight }] of asked.concepts) {
    const often = held.concepts.get(concept);
    if (often !== undefined) sum += (weight * often) / (often + K1);
  }
  return sum / asked.all;
}

/** What of a vacancy was found, the most telling first, as it is written there. */
export function foundTerms(asked: AskedWords, held: HeldWords): AskedTerm[] {
  const found: AskedTerm[] = [];
  for (const [concept, term] of asked.concepts) if (held.concepts.has(concept)) found.push(term);
  for (const [stem, term] of asked.words) if (held.words.has(stem)) found.push(term);
  return found.toSorted((one, other) => other.weight - one.weight);
}

const MOST_PASSAGES = 3;

/** The passages that hold most of what a vacancy says, best first. */
export function tellingPassages(asked: AskedWords, candidate: PreparedCandidate): Evidence[] {
  const index = candidate.stems();
  if (index.size === 0) return tellingFields(asked, candidate);
  const weights = new Map<number, number>();
  for (const [stem, { weight }] of asked.words)
    for (const passage of index.get(stem) ?? []) weights.set(passage, (weights.get(passage) ?? 0) + weight);
  if (weights.size === 0) return provenConcepts(asked, candidate);
  return [...weights]
    .toSorted(([one, much], [other, more]) => more - much || one - other)
    .slice(0, MOST_PASSAGES)
    .map(([passage]) => cvEvidence(candidate, nth(candidate.passages, passage)));
}

/** Where documents share no word with the vacancy but its meaning: "RN", "verpleegkundige". */
function provenConcepts(asked: AskedWords, { skills, titles }: PreparedCandidate): Evidence[] {
  const proofs = [...asked.concepts.keys()].flatMap((concept) => [
    ...(skills
      .get(concept)
      ?.positive.slice(0, 1)
      .map(({ evidence }) => evidence) ?? []),
    ...titles
      .filter(({ role }) => role !== null && `${PROFESSION}${role}` === concept)
      .slice(0, 1)
      .map(({ evidence }) => evidence),
  ]);
  return proofs.slice(0, MOST_PASSAGES);
}

function tellingFields(asked: AskedWords, prepared: PreparedCandidate): Evidence[] {
  const fields = profileTexts(prepared.candidate)
    .map(({ path, text }) => ({ path, text, weight: stemsOf(text).reduce((sum, stem) => sum + (asked.words.get(stem)?.weight ?? 0), 0) }))
    .filter(({ weight, text }) => weight > 0 && text.length <= 2000)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_PASSAGES)
    .flatMap(({ path, text }) => profileEvidence(path, text) ?? []);
  return fields.length > 0 ? fields : provenConcepts(asked, prepared);
}
