import type { Evidence, Verdict } from "#contract/fields.ts";
import type { Criterion } from "#contract/job/match.ts";
import { nth } from "#contract/nth.ts";
import type { Said } from "#contract/text/languages.ts";
import { type Draft, quoted } from "#engine/chat/draft.ts";
import { evidenceOf } from "#engine/chat/passages.ts";
import { coveredMonths, monthsIn, type Person } from "#engine/chat/person.ts";
import type { Inquiry } from "#engine/chat/retrieval/inquiry.ts";
import type { Line } from "#engine/chat/retrieval/line.ts";
import { answersSort } from "#engine/chat/retrieval/sort.ts";
import { type AskedWord, askedWords, heldIn, holdsWord } from "#engine/chat/retrieval/topic.ts";
import { jobField } from "#engine/chat/sources.ts";
import { numberWords } from "#engine/facts/number-words.ts";
import { wholeYears } from "#engine/facts/periods.ts";
import { effectiveVerdict, isAsked } from "#engine/matching/score.ts";
import { findSpoken } from "#engine/skills/languages.ts";
import { reachOf } from "../bounds.ts";
import { askedEvidence } from "../skills.ts";
import { type Stance, stanceOf } from "../stance.ts";
import { answerHoursFit, ofHours } from "./hours-fit.ts";

/** Words by which somebody asks whether what the candidate has is what the vacancy asks. */
const fitWords =
  /(?<!\p{L})(?:requirements?|criteria|musts?|must-haves?|knock-?outs?|voldoe\p{L}*|genoeg|voldoende|eis(?:en)?|gevraagd\p{L}*|vraagt|vragen|nodig|past|passen|haalt|halen|enough|sufficient|meets?|match(?:es)?|required?|requires|asks?|asked|needs?|wants?|standard|short of|up to|fine with|ok(?:ay)? with|good enough|goed genoeg|te (?:laag|weinig|hoog)|too (?:low|few|little|high)|vs\.?|versus|tegenover|compared?|vergeleken|likes?|the \d+\+? ?(?:years|yrs)|aan de \d+ ?(?:jaar|jr)|op die dagen|those days|be new|new (?:to|for)|nieuw voor|too? (?:junior|licht)|telt .{0,30}mee|counts? .{0,20}(?:for|towards)|short|tekort|komt .{0,20}aan|good enough|sterk genoeg|strong enough|(?:for|voor) (?:the|this|de|deze|die|that) (?:job|role|vacancy|position|baan|functie|klus|vacature|rol)|tender|punten|points)(?!\p{L})/iu;

/** "How many requirements does she meet?" asks for all of them. */
const asksAll =
  /(?<!\p{L})(?:how many|which|all|any|hoeveel|welke|alle)(?!\p{L}).{0,40}(?<!\p{L})(?:requirements?|criteria|musts?|must-haves?|knock-?outs?|eisen|eis|voorwaarden)(?!\p{L})/iu;
export const asksFit = (question: string) => fitWords.test(question) && !asksAll.test(question);

const trouble =
  /(?<!\p{L})(?:problems?|issues?|obstacles?|in the way|probleem|problemen|bezwaar|bezwaren|lastig|in de weg|belemmering)(?!\p{L})/iu;

/** "Would the shifts be new to her?", "how many years short?": what is met answers no. */
const asksLack =
  /(?<!\p{L})(?:(?:be|is|are|something|iets) (?:all |quite |helemaal )?(?:new|unfamiliar)|new (?:to|for)|nieuw voor|(?:iets )?nieuws|onbekend|wennen|get(?:ting)? used to|short of|short|tekort|te kort|te weinig|te laag|too (?:low|few|little|short)|below|onder de maat|lack\p{L}*)(?!\p{L})/iu;

function lackIn(draft: Draft, verdict: Verdict): string {
  switch (verdict) {
    case "met":
      return draft.t({ en: "No, that is there", nl: "Nee, dat is er" });
    case "partly":
      return draft.t({ en: "Partly", nl: "Deels" });
    case "not_met":
      return draft.t({ en: "Yes, it falls short", nl: "Ja, dat schiet tekort" });
    default:
      return "";
  }
}

const firm = (word: AskedWord) => word.weight >= 0.3;

interface Found {
  criterion: Criterion;
  asked: Evidence;
  score: number;
  /** How much of what was asked the requirement speaks of, 0…1. */
  share: number;
}

/** What of the requirements a question is about: by its words, else by what the answer before it told. */
function requirementFor(draft: Draft, inquiry: Inquiry, question: string): Found | null {
  const own = inquiry.own.filter((word) => firm(word) && !fitWords.test(word.word));
  const years = languageAsked(draft, question) ?? yearsAsked(draft, question, own.length === 0);
  if (years) return years;
  const best = bestOf(draft, inquiry, own);
  // What is named but no requirement of its own isn't answered by what was spoken of before.
  if (best || own.some(({ word }) => word.length > 3)) return best;
  return bestOf(
    draft,
    inquiry,
    inquiry.words.filter((word) => firm(word) && !fitWords.test(word.word)),
  );
}

const spanOf = /(?<!\d)(\d{1,2})\s*\+?\s*(?:of meer\s+|or more\s+)?(?:jaar|jr|jaren|years?|yrs?)(?!\p{L})/iu;
const yearsIn = (text: string): number | null => {
  const word = /(?<!\p{L})(een|één|one|twee|two|drie|three|vier|four|vijf|five|six|zes|ten|tien) (?:jaar|years?)(?!\p{L})/iu.exec(
    text,
  )?.[1];
  const digits = spanOf.exec(text)?.[1];
  return digits ? Number(digits) : word ? (numberWords[word.toLowerCase()] ?? null) : null;
};

/** "Does he have the 4+ years?", "enough experience?": the requirement that asks for so many years, or for years at all. */
function yearsAsked(draft: Draft, question: string, isBare: boolean): Found | null {
  const wanted = yearsIn(question);
  if (wanted === null && !(isBare && /(?<!\p{L})(?:ervaring|experience|jaren|years)(?!\p{L})/iu.test(question))) return null;
  for (const criterion of draft.records.criteria) {
    const asked = isAsked(criterion) ? askedEvidence(criterion, draft) : null;
    const years = asked ? yearsIn(asked.quote) : null;
    if (asked && years !== null && (wanted === null || wanted === years)) return { criterion, asked, score: 1, share: 1 };
  }
  return null;
}

/** "Is her Dutch up to it?": the requirement that asks for that language. */
function languageAsked(draft: Draft, question: string): Found | null {
  const [code] = findSpoken(question);
  if (!code) return null;
  const found = draft.records.criteria.flatMap((criterion): (Found & { named: number })[] => {
    const asked = criterion.criterion === "language" && isAsked(criterion) ? askedEvidence(criterion, draft) : null;
    const spoken = asked ? findSpoken(`${criterion.text ?? ""} ${asked.quote}`) : [];
    return asked && spoken.includes(code) ? [{ criterion, asked, score: 1, share: 1, named: spoken.length }] : [];
  });
  // "Dutch on top of your English" asks for the other one.
  return (
    found.sort(
      (one, other) => Number(one.criterion.kind === "nice") - Number(other.criterion.kind === "nice") || one.named - other.named,
    )[0] ?? null
  );
}

/** What a kind of requirement is called, where its own words don't say it. */
const kinds: Partial<Record<Criterion["criterion"], string>> = {
  education: "opleiding education diploma degree niveau level",
  language: "taal language niveau level",
  hours: "uren hours uur week fte dagen days",
  availability: "beschikbaar available start",
  place: "plaats reisafstand location travel",
  certificate: "certificaat certificate",
};

function bestOf(draft: Draft, inquiry: Inquiry, words: readonly AskedWord[]): Found | null {
  let best: Found | null = null;
  const all = words.reduce((sum, word) => sum + word.weight * inquiry.rarity(word), 0) || 1;
  for (const criterion of draft.records.criteria) {
    if (!isAsked(criterion)) continue;
    const asked = askedEvidence(criterion, draft) ?? (criterion.criterion === "hours" ? jobField(draft.records, "hours_per_week") : null);
    if (!asked) continue;
    const held = heldIn(`${criterion.text ?? ""} ${asked.quote} ${kinds[criterion.criterion] ?? ""}`, true);
    let score = words.reduce((sum, word) => sum + holdsWord(word, held) * word.weight * inquiry.rarity(word), 0);
    if (inquiry.told.some(({ passage }) => passage.source === "job" && passage.start < asked.end && asked.start < passage.end))
      score += 0.5;
    // Of two that speak of it as much, what must be goes before what may.
    if (score > 0 && criterion.kind !== "nice") score += 0.1;
    if (score >= 0.5 && (best === null || score > best.score)) best = { criterion, asked, score, share: score / all };
  }
  return best;
}

/** The vacancy's line that speaks of what is asked, where that is no requirement of its own. */
function vacancyLineFor({ shelf, own, rarity }: Inquiry): Line | undefined {
  const words = own.filter((word) => firm(word) && !fitWords.test(word.word));
  const all = words.reduce((sum, word) => sum + word.weight * rarity(word), 0);
  if (all === 0) return undefined;
  const held = shelf.holding(true);
  const scored = shelf.lines.flatMap((line, index) =>
    line.passage.source === "job" && !line.isHeading
      ? [
          {
            line,
            score: words.reduce((sum, word) => sum + holdsWord(word, nth(held, index).own) * word.weight * rarity(word), 0) / all,
          },
        ]
      : [],
  );
  scored.sort((one, other) => other.score - one.score);
  return scored[0] && scored[0].score >= 0.6 ? scored[0].line : undefined;
}

/** The candidate's line that speaks most of what is asked. */
function lineFor(inquiry: Inquiry, asked: Evidence): Line | null {
  const words = [
    ...inquiry.words,
    ...askedWords(asked.quote, new Set(), inquiry.shelf.vocabulary).map((word) => ({ ...word, weight: word.weight * 0.5 })),
  ];
  const held = inquiry.shelf.holding(true);
  let best: Line | null = null;
  let most = 0.6;
  inquiry.shelf.lines.forEach((line, index) => {
    const { source } = line.passage;
    if (source === "job" || source.startsWith("job:")) return;
    const { own } = nth(held, index);
    const told = inquiry.told.includes(line) ? 0.5 : 0;
    // A number that answers the sort of thing asked is no answer without its words.
    if (line.isHeading || !/\p{L}{3,}/u.test(line.passage.text)) return;
    const score =
      words.reduce((sum, word) => sum + holdsWord(word, own) * word.weight * inquiry.rarity(word), told) *
      (answersSort(inquiry.sort, line.passage.text) ? 1 : 0.8);
    if (score > most) {
      most = score;
      best = line;
    }
  });
  return best;
}

const heads: Record<Verdict, Said<string>> = {
  met: { en: "Yes", nl: "Ja" },
  partly: { en: "Not entirely", nl: "Niet helemaal" },
  not_met: { en: "No", nl: "Nee" },
  unknown: { en: "", nl: "" },
};

/** Whether what the candidate has is what the vacancy asks: the requirement, what the documents say to it, and the verdict. */
export function answerFit(draft: Draft, person: Person, question: string, inquiry: Inquiry, isGuess = false): boolean {
  if (draft.records.kind !== "candidate_job" || asksAll.test(question)) return false;
  const found = requirementFor(draft, inquiry, question);
  const isSure = found !== null && found.share >= (isGuess ? 0.5 : 0.3);
  // "Does that suit her?" of a line of the vacancy that is no requirement of its own.
  const toldLine = inquiry.own.length === 0 ? inquiry.told.find(({ passage }) => passage.source === "job") : undefined;
  const named = !isSure && !isGuess && !toldLine ? vacancyLineFor(inquiry) : undefined;
  const asked = isSure ? found.asked : (toldLine ?? named) ? evidenceOf((toldLine ?? (named as Line)).passage) : null;
  if (!asked || (ofHours.test(question) && asked.source === "job" && !/\d/.test(asked.quote)))
    return answerHoursFit(draft, person, question, inquiry);
  if (
    ofHours.test(question) &&
    found?.criterion.criterion === "hours" &&
    !found.criterion.override &&
    answerHoursFit(draft, person, question, inquiry)
  )
    return true;
  const verdict = isSure ? effectiveVerdict(found.criterion) : "unknown";
  const line = lineFor(inquiry, asked);
  const lines = (isSure ? found.criterion.evidence : []).map((one) => person.lineAround(person.inCv(one)));
  const proof = lines
    .filter((one, index) => lines.findIndex(({ start, source }) => start === one.start && source === one.source) === index)
    .slice(0, 2);
  const shown: Evidence[] = proof.length > 0 ? proof : line ? [evidenceOf(line.passage)] : [];
  // What the lines themselves say of a number or a date goes before a reading that saw the words alone.
  const reach =
    isSure && !found.criterion.override ? shown.map(({ quote }) => reachOf(asked.quote, quote)).find((one) => one !== null) : null;
  const stance = line && verdict === "unknown" ? stanceIn(inquiry, line, asked, draft.records.today, question) : "open";
  const isLater =
    line !== null &&
    verdict === "met" &&
    /(?<!\p{L})(?:al|already|yet|reeds|inmiddels)(?!\p{L})/iu.test(question) &&
    stanceIn(inquiry, line, asked, draft.records.today, question) === "not_yet";
  const denied = isLater || reach === "short" || stance === "no" || stance === "no_longer" || stance === "not_yet";
  const word = denied
    ? isLater || stance === "not_yet"
      ? { en: "Not yet", nl: "Nog niet" }
      : { en: "No", nl: "Nee" }
    : heads[reach === "enough" && verdict === "unknown" ? "met" : verdict];
  // "Is that a problem?": yes would say the opposite.
  const head = asksLack.test(question)
    ? lackIn(draft, denied ? "not_met" : verdict)
    : trouble.test(question)
      ? !denied && verdict === "met"
        ? draft.t({ en: "That fits", nl: "Dat past" })
        : ""
      : draft.t(word);
  const wants = draft.t({ en: `the vacancy asks ${quoted(asked.quote)}`, nl: `de vacature vraagt ${quoted(asked.quote)}` });
  draft.say(`${head ? `${head}: ${wants}` : `${wants.charAt(0).toUpperCase()}${wants.slice(1)}`}.`, asked);
  for (const one of shown)
    draft.say(
      `${one.source.startsWith("note") ? draft.t({ en: "A note says", nl: "Een notitie zegt" }) : draft.t({ en: "The CV says", nl: "Het cv zegt" })}: ${quoted(one.quote)}.`,
      one,
    );
  if (line && proof.length > 0 && !proof.some(({ quote }) => quote.includes(line.passage.text) || line.passage.text.includes(quote)))
    draft.say(`${draft.t({ en: "Also", nl: "Ook" })}: ${quoted(line.passage.text)}.`, evidenceOf(line.passage));
  if (isSure) tellYears(draft, person, found.criterion);
  if (verdict === "unknown" && !denied && reach !== "enough") {
    draft.say(
      shown.length === 0
        ? draft.t({ en: "To that the CV says nothing: not in the documents.", nl: "Het cv zegt daar niets over: niet in de documenten." })
        : draft.t({ en: "Whether that meets it is not stated in the documents.", nl: "Of dat voldoet, staat niet in de documenten." }),
    );
    draft.lacks(
      draft.t({
        en: `The documents don’t say whether ${person.nameIn("en")} meets this.`,
        nl: `De documenten zeggen niet of ${person.nameIn("nl")} hieraan voldoet.`,
      }),
      null,
    );
  }
  return true;
}

/** "3 years and 5 months of the 5 years": counted from the jobs that count, and what is left. */
function tellYears(draft: Draft, person: Person, { note, evidence, override }: Criterion): void {
  const { asked, years } = note?.params ?? {};
  if (override || note?.key !== "years_of" || typeof asked !== "number" || typeof years !== "number" || years >= asked) return;
  const roles = person.roles.filter(
    ({ months, named, dated }) =>
      months !== null &&
      [...named, dated].some(
        (one) => one && evidence.some((proof) => proof.source === one.source && proof.start < one.end && one.start < proof.end),
      ),
  );
  const counted = coveredMonths(roles);
  const months = wholeYears(counted) === years ? counted : years * 12;
  const { language } = draft;
  draft.say(
    draft.t({
      en: `That is ${monthsIn(language, months)} of the ${asked} years: ${monthsIn(language, asked * 12 - months)} short.`,
      nl: `Dat is ${monthsIn(language, months)} van de ${asked} jaar: ${monthsIn(language, asked * 12 - months)} te weinig.`,
    }),
    ...roles.map(({ dated }) => dated),
  );
}

function stanceIn(inquiry: Inquiry, line: Line, asked: Evidence, today: string, question: string): Stance {
  const words = [...inquiry.own.map(({ word }) => word), ...askedWords(asked.quote, new Set(), new Set()).map(({ word }) => word)];
  return stanceOf({ text: line.passage.text, words, whole: false, today, question });
}
