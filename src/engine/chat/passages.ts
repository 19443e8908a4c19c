import type { Candidate } from "#contract/candidate/candidate.ts";
import type { VacancyFact } from "#contract/job/job.ts";
import { nth } from "#contract/nth.ts";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { passagesOf as sentencesIn } from "#engine/matching/passages.ts";
import { profileStrings } from "#engine/proposal/sources.ts";
import { findSkills, impliedBy } from "#engine/skills/lexicon.ts";
import { findTitles } from "#engine/skills/titles.ts";
import { sameInBoth } from "./bilingual.ts";
import type { ChatEvidence, ChatPassage, ChatRecords } from "./chat.ts";
import { jobField, placed, textOfSource } from "./sources.ts";

/** A passage is at most this long; what is longer is cut at a blank. */
const LONGEST = 600;

/** What equal-treatment law protects: read by nobody's answer. */
const personal =
  /(?<!\p{L})(?:geboortedatum|geboorteplaats|geboren (?:op|in|te)|geboren:|date of birth|place of birth|born (?:on|in|:)|birth ?date|nationalit(?:y|eit)|burgerlijke staat|marital status|gehuwd|ongehuwd|getrouwd|married|divorced|gescheiden|geslacht|gender|religion|religie|geloofsovertuiging|leeftijd|\bage:)(?!\p{L})/iu;
export const isPersonal = (text: string) => personal.test(text);

/** Why somebody was away from work, where that is nobody's business: family, health. Its dates may be told, its words may not. */
const privateReason =
  /(?<!\p{L})(?:(?:birth|geboorte) (?:of|van)|(?:mijn|my|his|her|zijn|haar|onze|our) (?:vrouw|man|partner|wife|husband|moeder|vader|mother|father|zoon|dochter|son|daughter|kind|child|ouders|parents)(?: \p{L}+){0,3} (?:ziek|ill|sick|overleed|overleden|died|passed away|hulpbehoevend|invalide)|(?:thuis|gestopt|gezorgd|zorgde|zorg|home|care|caring|cared|break|leave|verlof) (?:\p{L}+ ){0,3}?(?:voor|for|of|with|met) (?:\p{L}+ ){0,3}?(?:kind(?:eren)?|child(?:ren)?|kids|baby|gezin|family|moeder|vader|mother|father|partner|ouders?|parents?)|mantelzorg\p{L}*|zwanger\p{L}*|pregnan\p{L}+|maternity|parental leave|ouderschapsverlof|burn-?out|langdurig ziek|long-term (?:sick|ill)\p{L}*|herstel(?:d|lende)? van (?:\p{L}+ )?(?:ziekte|operatie)|recover(?:ed|ing) from|(?:in verband met|i\.?v\.?m\.?|vanwege|wegens|door|due to|because of|owing to|mijn|my|ik heb|i have|suffer(?:s|ed|ing)? from|lijd aan) (?:\p{L}+ ){0,2}(?:epilep\p{L}+|diabet\p{L}+|suikerziekte|kanker|cancer|reuma\p{L}*|arthritis|adhd|add|autis\p{L}+|dyslexi\p{L}+|hernia|migraine|hart(?:klachten|aandoening|infarct)|heart (?:condition|attack)|long ?covid|rug(?:klachten|operatie)|gezondheid\p{L}*|health|ziekte|illness|operatie|surgery|handicap|disability|beperking|medische \p{L}+|medical (?:reasons|condition)|medicatie|medication)|om gezondheidsredenen)(?!\p{L})/iu;
export const isPrivateReason = (text: string) => privateReason.test(text);

/** What parts a reason from what it explains. */
const joint = /,\s+|;\s+|(?<=[.!?])\s+|(?<!\s)\s+(?:[–-]\s+|(?=(?:want|omdat|vanwege|wegens|because|since|due to|as)(?!\p{L}))|(?=\())/giu;

const monthOrYear =
  /(?<!\p{L})(?:jan|feb|m(?:aa)?rt|mar|apr|mei|may|jun|jul|aug|sep|o[ck]t|nov|dec)\p{L}*(?!\p{L})|\d+|(?<!\p{L})(?:heden|nu|now|present)(?!\p{L})/giu;

/** A stretch of a passage without the reasons in it that are nobody's business: its longest part that tells something; null where none does. */
export function withoutPrivateReason(text: string): { start: number; end: number } | null {
  const best = isPrivateReason(text) ? longestWithout(text) : { start: 0, end: text.length };
  return best && /\p{L}{3}\P{L}+\p{L}{3}/u.test(text.slice(best.start, best.end)) ? best : null;
}

function longestWithout(text: string): { start: number; end: number } | null {
  // No passage is longer: nothing is told of what would be.
  if (text.length > 2 * LONGEST) return null;
  const edges = [0, ...[...text.matchAll(joint)].flatMap(({ index, 0: between }) => [index, index + between.length]), text.length];
  let best: { start: number; end: number } | null = null;
  let most = 0;
  for (let from = 0; from < edges.length; from += 2)
    for (let to = edges.length - 1; to > from; to -= 2) {
      const [start, end] = [nth(edges, from), nth(edges, to)];
      const piece = text.slice(start, end);
      // Dates alone tell nothing.
      const told = piece.replace(monthOrYear, "").replace(/\P{L}+/gu, "").length;
      // What is shorter tells less.
      if (told <= most) break;
      if (privateReason.test(piece)) continue;
      most = told;
      best = { start, end };
    }
  return best;
}

/**
 * Every passage that an answer may rest on, numbered from 1: of the CV, of the profile where the CV doesn't hold its
 * words, of the notes, and of the job; for a talk about a job also of its best candidates. Hidden text is no part of a
 * `cv_text`; what equal-treatment law protects is left out here. `text === textOfSource(…).slice(start, end)`, always.
 * Linear in the length of the records.
 */
export function passagesOf(records: ChatRecords): ChatPassage[] {
  const passages: ChatPassage[] = [];
  const add = (evidence: Omit<ChatEvidence, "quote">) => {
    const whole = textOfSource(records, evidence.source, evidence.candidate_id) ?? "";
    for (const { start, end } of sentencesIn(whole.slice(evidence.start, evidence.end))) {
      for (const [from, to] of pieces(whole, evidence.start + start, evidence.start + end)) {
        const text = whole.slice(from, to);
        if (!/[\p{L}\p{N}]/u.test(text) || isPersonal(text)) continue;
        const { source, candidate_id } = evidence;
        const at = placed(records, { source, quote: text, start: from, end: to, ...(candidate_id && { candidate_id }) });
        passages.push({
          n: passages.length + 1,
          source,
          ...(candidate_id && { candidate_id }),
          ...(at.page && { page: at.page }),
          start: from,
          end: to,
          text,
        });
      }
    }
  };
  const addWhole = (source: ChatEvidence["source"], candidate_id?: string) => {
    const length = textOfSource(records, source, candidate_id)?.length ?? 0;
    add({ source, start: 0, end: length, ...(candidate_id && { candidate_id }) });
  };
  if (records.candidate) addCandidate(records.candidate, (source) => addWhole(source));
  for (const { id } of records.notes) addWhole(`note:${id}`);
  for (const { requirement_id, override } of records.criteria) if (requirement_id && override) addWhole(`match:${requirement_id}`);
  if (records.job) {
    addWhole("job");
    const { job } = records;
    const said = job.description ?? "";
    // What the vacancy itself says is cited there, not as the field that was read from it.
    const isSaid = (path: string) => records.facts.some(({ kind, quotes }) => kind === factOf[path] && quotes.length > 0);
    for (const path of ["title", "client.name", "city", "salary", "start_date", "hours_per_week"]) {
      const field = jobField(records, path);
      if (field && !said.includes(field.quote) && !isSaid(path)) addWhole(field.source);
    }
    job.requirements.forEach(({ text, quote, start, end }, index) => {
      const isQuoted = quote && said.slice(start ?? 0, end ?? 0) === quote;
      if (!isQuoted && !said.includes(text)) addWhole(`job:requirements.${index}.text`);
    });
  }
  for (const { candidate } of records.ranked) addCandidate(candidate, (source) => addWhole(source, candidate.id));
  return passages;
}

/** Fields of a job by the kind of fact that they are filled with. */
const factOf: Record<string, VacancyFact["kind"]> = { salary: "pay", start_date: "start", hours_per_week: "hours", city: "place" };

function addCandidate(candidate: Candidate, add: (source: ChatEvidence["source"]) => void): void {
  const cv = candidate.cv_text ?? "";
  if (cv) add("cv");
  for (const [path, text] of profileStrings(candidate)) {
    // What was read from the CV is shown in the CV's own words, not by the lexicon's name for it.
    const read = candidate.evidence[/^(?:skills|certifications|languages)\.\d+/.exec(path)?.[0] ?? path];
    if (!cv.includes(text) && !(read && cv.slice(read.start, read.end) === read.quote)) add(`profile:${path}`);
  }
  if (!candidate.evidence.available_from && candidate.available_from) add("profile:available_from");
  if (!candidate.evidence["desired.hours_per_week"] && candidate.desired.hours_per_week) add("profile:desired.hours_per_week");
  if (candidate.desired.salary_min || candidate.desired.salary_max) add("profile:desired.salary");
}

function* pieces(text: string, start: number, end: number): Generator<[number, number]> {
  let from = start;
  while (end - from > LONGEST) {
    let to = text.lastIndexOf(" ", from + LONGEST);
    if (to <= from + LONGEST / 2) to = from + LONGEST;
    yield [from, to];
    from = to + (text[to] === " " ? 1 : 0);
  }
  if (end > from) yield [from, end];
}

export const evidenceOf = ({ n: _, text, ...place }: ChatPassage): ChatEvidence => ({ ...place, quote: text });

/** What a text is about: its stems, the same word of the other language, and what the lexicon knows in it, where that is wanted. */
function termsOf(text: string, wanted = { skills: true, roles: true }): Map<string, number> {
  const terms = new Map<string, number>();
  for (const stem of stemsOf(text)) for (const same of sameInBoth(stem)) terms.set(same, 1);
  for (const { name } of wanted.skills ? findSkills(text) : []) {
    terms.set(`skill:${name}`, 2);
    for (const brought of impliedBy(name)) if (!terms.has(`skill:${brought}`)) terms.set(`skill:${brought}`, 0.7);
  }
  for (const { role, general } of wanted.roles ? findTitles(text) : []) if (!general) terms.set(`role:${role}`, 1.5);
  return terms;
}

interface RankedPassage {
  passage: ChatPassage;
  score: number;
  /** How much of what was asked the passage holds, 0…1, rare words counting more. */
  covers: number;
}

/** Passages by how near they are to a question, the nearest first, without those that share nothing with it. */
export function passagesNear(
  question: string,
  passages: readonly ChatPassage[],
  leftOut: ReadonlySet<string> = new Set(),
): RankedPassage[] {
  const asked = termsOf(question);
  for (const word of leftOut) asked.delete(word);
  if (asked.size === 0) return [];
  const asks = (kind: string) => [...asked.keys()].some((term) => term.startsWith(kind));
  const wanted = { skills: asks("skill:"), roles: asks("role:") };
  const held = passages.map(({ text }) => termsOf(text, wanted));
  const counts = new Map<string, number>();
  for (const terms of held) for (const term of terms.keys()) if (asked.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const idf = (term: string) => Math.log(1 + (passages.length + 1) / (Math.max(1, counts.get(term) ?? 0) + 0.5));
  // A word that the lexicon knows counts by what it means, in whatever language it stands there.
  let all = 0;
  for (const [term, weight] of asked) all += weight * idf(term);
  const found: RankedPassage[] = [];
  held.forEach((terms, index) => {
    let score = 0;
    for (const [term, weight] of asked) if (terms.has(term)) score += weight * idf(term) * Math.min(1, terms.get(term) as number);
    if (score === 0) return;
    const passage = nth(passages, index);
    found.push({ passage, score: score / (1 + Math.max(0, passage.text.length - 160) / 600), covers: all === 0 ? 0 : score / all });
  });
  return found.sort((one, other) => other.score - one.score || one.passage.n - other.passage.n);
}

/** The `n` passages nearest to a question, to be offered to whoever answers. */
export function rankPassages(question: string, passages: readonly ChatPassage[], n: number): ChatPassage[] {
  return passagesNear(question, passages)
    .slice(0, n)
    .map(({ passage }) => passage);
}
