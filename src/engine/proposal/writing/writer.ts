import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Language } from "#contract/fields.ts";
import type { Criterion } from "#contract/job/match.ts";
import type { Information, ProposalParts, ShownFact } from "#contract/proposal/proposal.ts";
import { saidIn } from "#contract/text/languages.ts";
import { otherLanguage, withOther } from "#contract/text/two-languages.ts";
import { usualVoice, type Voice } from "#contract/text/voice.ts";
import { effectiveVerdict } from "#engine/matching/score.ts";
import { type Facts, factsOf } from "../facts.ts";
import { isRecent, learning } from "../held-jobs.ts";
import { claimsOf } from "../ledger.ts";
import { isRecognitionOpen, levelLearned } from "../own-words.ts";
import { type PreparedSources, type ProposalSources, prepareSources } from "../sources.ts";
import { reasonsAlike, reasonsOf } from "../strengths/strengths.ts";
import { dateIn, listed, opened } from "../words.ts";
import { type Letter, letterParts, letterText } from "./letter.ts";
import { fitLinesOf, plainNote } from "./requirement-notes.ts";
import { isSameTitle, plainTitles, titleTold } from "./told-titles.ts";

/** What a draft is written from; `criteria` as the match found them. `today` is YYYY-MM-DD. */
export interface DraftInput extends ProposalSources {
  criteria: Criterion[];
  language: Language;
  /** How the agency's letters sound; without one, as they usually do. */
  voice?: Voice;
}

/**
 * Drafts every part of a proposal from the match and its evidence: three or four strengths with their quotes, the facts,
 * a letter, and the honest-fit table. Every statement of it stands in a source, so that `claimsOf` finds none unsourced;
 * quotes stand word for word where they say, in their own language. Gender, age, nationality and the other grounds of
 * equal-treatment law are neither told nor quoted. The same input gives the same draft. It refuses nothing: of a profile
 * that holds little it writes little.
 */
export function draftProposal(input: DraftInput): ProposalParts {
  const { language, criteria, voice, ...sources } = input;
  const ready = prepareSources(sources);
  return borne(written(factsOf(language, ready, criteria.map(asDecided)), voice).parts, ready);
}

/** A draft with what it was made of. */
interface Written {
  parts: ProposalParts;
  reasons: ReturnType<typeof reasonsOf>;
  letter: Letter;
}

function written(facts: Facts, voice: Voice = usualVoice): Written {
  const reasons = reasonsOf(facts);
  const strengths = reasons.map(({ strength }) => strength);
  const letter = letterParts(facts, strengths, voice);
  const parts = onePoint({
    strengths,
    information: informationOf(facts),
    cover_letter: letterText(letter),
    requirements: fitLinesOf(facts).slice(0, 100),
  });
  return { parts, reasons, letter };
}

/** A draft in both languages: the parts with their twins, and both letters sentence by sentence. */
export interface InBoth {
  parts: ProposalParts;
  letters: { own: Letter; other: Letter };
}

/**
 * A draft in the language asked for, with the same reasons, facts and lines in the other one as its twins. Each is held to
 * the ledger; what can't be said in the other language is missing there, and never left out here.
 */
export function draftInBoth(input: DraftInput): InBoth {
  const { language, criteria, voice = usualVoice, ...sources } = input;
  const ready = prepareSources(sources);
  const decided = criteria.map(asDecided);
  const facts = factsOf(otherLanguage(language), ready, decided);
  const { parts, reasons, letter } = written(factsOf(language, ready, decided), voice);
  const own = borne(parts, ready);
  const alike = reasonsAlike(
    facts,
    own.strengths.flatMap((strength) => reasons[parts.strengths.indexOf(strength)] ?? []),
  );
  const told = alike.filter((strength) => strength !== null);
  const otherLetter = letterParts(facts, told, voice);
  const other = onePoint({
    strengths: alike.map((strength) => strength ?? { title: "", text: "" }),
    information: { title: titleOf(facts) ?? own.information.title, summary: summaryOf(facts) },
    cover_letter: letterText(otherLetter),
    // A person's reason has the language that it was written in.
    requirements: fitLinesOf(facts)
      .slice(0, 100)
      .map((line, at) => (line.note === own.requirements[at]?.note && isPersons(criteria, line.note) ? { ...line, note: null } : line)),
  });
  const held = unborneBlank(other, ready);
  const lines = held.requirements.map((line, at) =>
    line.note === null && other.requirements[at]?.note ? { ...line, note: plainNote(line.verdict, facts.language) } : line,
  );
  return { parts: withOther(own, { ...held, requirements: lines }), letters: { own: letter, other: otherLetter } };
}

/** A person's verdict goes before the match's; what proved another one proves nothing then. */
function asDecided(criterion: Criterion): Criterion {
  const verdict = effectiveVerdict(criterion);
  return verdict === criterion.verdict ? criterion : { ...criterion, verdict, evidence: [] };
}

const isPersons = (criteria: readonly Criterion[], note: string | null | undefined) =>
  criteria.some(({ override }) => override?.reason === note);

/** A name that ends on its own point ("Ruwaard B.V.") ends its sentence too. */
function onePoint(parts: ProposalParts): ProposalParts {
  const once = (text: string) => text.replace(/(?<=\p{L})\.\.(?!\.)/gu, ".");
  return {
    ...parts,
    strengths: parts.strengths.map((strength) => ({ ...strength, text: once(strength.text) })),
    information: { ...parts.information, summary: parts.information.summary ? once(parts.information.summary) : null },
    cover_letter: once(parts.cover_letter),
  };
}

/**
 * A draft is held to the rule that every person's words are: what the ledger finds without a source is left out, a strength
 * as a whole, a letter by its sentence. CVs whose dates or names were read wrongly lose a line by it, never gain one.
 */
function borne(parts: ProposalParts, sources: PreparedSources): ProposalParts {
  const blank = unborneBlank(parts, sources);
  return { ...blank, strengths: parts.strengths.filter((_, index) => blank.strengths[index]?.title !== "") };
}

/** The same with each strength at its place: one that nothing bears is empty. */
function unborneBlank(parts: ProposalParts, sources: PreparedSources): ProposalParts {
  const unborne = claimsOf(parts, sources).filter(({ source }) => source.kind === "none");
  if (unborne.length === 0) return parts;
  const lost = new Set(unborne.map(({ part }) => part));
  const cut = unborne
    .filter(({ part }) => part === "letter")
    .reduceRight((letter, { start, end }) => letter.slice(0, start) + letter.slice(end).replace(/^ /, ""), parts.cover_letter);
  return {
    ...parts,
    strengths: parts.strengths.map((strength, index) => (lost.has(`strength:${index}`) ? { ...strength, title: "", text: "" } : strength)),
    information: lost.has("summary") ? { ...parts.information, summary: null } : parts.information,
    cover_letter: cut.replace(/(?<=\S) +(?=\n\n)/g, "").replace(/\n{3,}/g, "\n\n"),
    requirements: parts.requirements.map((line, index) => (lost.has(`requirement:${index}`) ? { ...line, note: null } : line)),
  };
}

function informationOf(facts: Facts): Information {
  const { candidate, contact_name } = facts.sources;
  const { desired } = candidate;
  const asks = desired.salary_min ?? desired.salary_max;
  const title = titleOf(facts);
  const pay =
    asks && desired.currency && desired.period
      ? { min: desired.salary_min ?? null, max: desired.salary_max ?? null, currency: desired.currency, period: desired.period }
      : null;
  return {
    title: title ? opened(title).slice(0, 200) : null,
    summary: summaryOf(facts),
    available_from: candidate.available_from,
    notice_weeks: candidate.notice_weeks,
    hours_per_week: desired.hours_per_week ?? null,
    pay,
    location: candidate.city,
    remote: desired.remote ?? null,
    // A level that is still learned for is nobody's yet.
    languages: candidate.languages.slice(0, 30).map((one, at) => (levelLearned(candidate, at) ? { ...one, level: null } : one)),
    contact_name: contact_name ?? null,
    shown: shownOf(candidate, pay !== null),
  };
}

/** What a client sees unless the recruiter hides it: all that is known, without ways to reach the candidate past the agency. */
function shownOf(candidate: Candidate, hasPay: boolean): ShownFact[] {
  const { desired } = candidate;
  const known: [ShownFact, boolean][] = [
    ["available_from", candidate.available_from !== null],
    ["notice", candidate.notice_weeks !== null],
    ["hours", Boolean(desired.hours_per_week)],
    ["salary", hasPay],
    ["location", candidate.city !== null],
    ["remote", Boolean(desired.remote)],
    ["languages", candidate.languages.length > 0],
    ["experience", candidate.experience.length > 0],
    ["education", candidate.education.length > 0],
    ["certifications", candidate.certifications.length > 0],
  ];
  return known.filter(([, is]) => is).map(([fact]) => fact);
}

/** What somebody is by the job they hold, else by their own headline or an earlier job, in the proposal's language. */
function titleOf({ language, sources: { candidate, job, today }, latest, jobs }: Facts): string | null {
  const isFirst = latest?.current || latest?.titles.some((title) => isSameTitle(title, job.title));
  const held = jobs.filter((one) => isRecent(one, today) && !learning.test(one.title ?? "")).map(({ title }) => title);
  for (const written of [isFirst ? latest?.title : null, candidate.headline, ...held])
    for (const plain of plainTitles(written ?? null).slice(0, 1)) {
      const told = titleTold(language, plain);
      if (told && !isRecognitionOpen(candidate, told)) return told;
    }
  return null;
}

/** One sentence below the name: what, where, where now, and for how long. */
function summaryOf(facts: Facts): string | null {
  const { language, sources, latest } = facts;
  const { candidate } = sources;
  const t = saidIn(language);
  const title = titleOf(facts);
  if (!title) return untitledSummary(facts);
  // "In" a town would be read as where the work is.
  const city = candidate.city && !/\barea$/i.test(candidate.city) ? `${t({ en: " based in", nl: " uit" })} ${candidate.city}` : "";
  const since = latest?.start && !latest.partly ? dateIn(language, latest.start) : null;
  // A headline or an earlier title isn't what somebody does where they work now.
  const own = latest?.title ? titleTold(language, plainTitles(latest.title)[0] ?? "") : null;
  const work =
    latest?.current && latest.company && own === title
      ? t({
          en: `, at ${latest.company}${since ? ` since ${since}` : ""}`,
          nl: `, ${since ? `sinds ${since} ` : ""}bij ${latest.company}`,
        })
      : "";
  return `${opened(title)}${city}${work}.`.slice(0, 1000);
}

/** The same where the title has no name in this language: where somebody works and lives. */
function untitledSummary({ language, sources: { candidate }, latest }: Facts): string | null {
  const t = saidIn(language);
  const since = latest?.start && !latest.partly ? dateIn(language, latest.start) : null;
  const work =
    latest?.current && latest.company
      ? t({
          en: since ? `Has worked at ${latest.company} since ${since}` : `Works at ${latest.company}`,
          nl: `Werkt ${since ? `sinds ${since} ` : ""}bij ${latest.company}`,
        })
      : null;
  const home = candidate.city ? `${t({ en: "lives in", nl: "woont in" })} ${candidate.city}` : null;
  const told = listed(
    language,
    [work, home].filter((one) => one !== null),
  );
  return told === "" ? null : `${opened(told)}.`;
}
