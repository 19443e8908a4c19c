import type { CandidateDraft } from "#contract/candidate/candidate.ts";
import type { Ledger } from "#engine/facts/fact.ts";
import { isDutch } from "#engine/skills/languages.ts";
import { canonicalSkill, findSkills, impliedBy, skillNameIn, tradeOf } from "#engine/skills/lexicon.ts";
import { clip, type EvidenceBook } from "../evidence.ts";
import { isPrivate } from "../private/private.ts";

/** A sentence says it: less sure than a line of a list. */
const TOLD = 0.75;
const listed = /^(?:skills|certifications)\.\d+$/;
/** What is called so is somebody's work or study, and no paper of its own. */
const elsewhere = /^(?:experience|education)\.\d+\.(?:title|company|degree|field|institution)$/;

/**
 * Adds to `certifications` the papers that a CV tells of anywhere ("BIG-geregistreerd sinds 2015"), so that a profile shows what matches
 * and figures go by. Those that it names already, and those that another one brings along, aren't told twice.
 */
export function addToldPapers({ facts }: Ledger, text: string, profile: CandidateDraft, book: EvidenceBook): void {
  const list = [...(profile.certifications ?? [])];
  const names = [...(profile.skills ?? []), ...list].map(({ name }) => name);
  const known = new Set(names.flatMap((name) => [canonicalSkill(name) ?? name, ...findSkills(name).map((found) => found.name)]));
  const taken = Object.entries(book.fields).flatMap(([path, at]) => (elsewhere.test(path) ? [at] : []));
  const own = Object.entries(book.fields).flatMap(([path, at]) => (listed.test(path) ? [at] : []));
  // "BHV" among the papers is the paper, whatever the word alone stands for.
  for (const { subject, quotes } of facts)
    if (quotes.some(({ source, start, end }) => source === "cv" && own.some((one) => start < one.end && one.start < end)))
      known.add(subject);
  const told = facts.flatMap(({ kind, subject, unit, polarity, says, quotes }) => {
    const quote = quotes.find(({ source, start, end }) => source === "cv" && !taken.some((one) => start < one.end && one.start < end));
    const isPaper = kind === "skill" && !unit && polarity === "has" && says.by === "document" && tradeOf(subject) === "certificate";
    if (!isPaper || !quote) return [];
    // Of a line that tells more, the paper's own words.
    const named = findSkills(quote.quote).find(({ name }) => name === subject);
    if (!named && isPrivate(quote.quote)) return [];
    const { start, end } = named ?? { start: 0, end: quote.quote.length };
    return [{ subject, start: quote.start + start, end: quote.start + end }];
  });
  const brought = new Set([...known, ...told.map(({ subject }) => subject)].flatMap(impliedBy));
  const language = isDutch(text) ? "nl" : "en";
  for (const { subject, start, end } of told) {
    if (brought.has(subject) || known.has(subject)) continue;
    book.note(`certifications.${list.length}`, { value: subject, start, end, confidence: TOLD });
    list.push({ name: clip(skillNameIn(language, subject), 200) });
  }
  if (list.length > 0) profile.certifications = list;
}
