import type { Evidence, Verdict } from "#contract/fields.ts";
import type { Criterion } from "#contract/match.ts";
import { effectiveVerdict, isAsked } from "#engine/matching/score.ts";
import { type Draft, quoted } from "../draft.ts";
import { evidenceOf } from "../passages.ts";
import type { Person } from "../person.ts";
import type { Inquiry } from "../retrieval/inquiry.ts";
import type { Line } from "../retrieval/line.ts";
import { answersSort } from "../retrieval/sort.ts";
import { type AskedWord, askedWords, type Held, heldIn, holdsWord } from "../retrieval/topic.ts";
import { jobField } from "../sources.ts";
import { askedEvidence } from "./skills.ts";
import { type Stance, stanceOf } from "./stance.ts";

/** Words by which somebody asks whether what the candidate has is what the vacancy asks. */
const fitWords =
  /(?<!\p{L})(?:requirements?|criteria|musts?|must-haves?|knock-?outs?|voldoe\p{L}*|genoeg|voldoende|eis(?:en)?|gevraagd\p{L}*|vraagt|vragen|nodig|past|passen|haalt|halen|enough|sufficient|meets?|match(?:es)?|required?|requires|asks?|asked|needs?|wants?|standard|short of|up to|fine with|ok(?:ay)? with|good enough|goed genoeg|te (?:laag|weinig|hoog)|too (?:low|few|little|high)|op die dagen|those days|(?:for|voor) (?:the|this|de|deze|die|that) (?:job|role|vacancy|position|baan|functie|klus|vacature|rol)|tender|punten|points)(?!\p{L})/iu;

/** "How many requirements does she meet?" asks for all of them. */
const asksAll =
  /(?<!\p{L})(?:how many|which|all|any|hoeveel|welke|alle)(?!\p{L}).{0,40}(?<!\p{L})(?:requirements?|criteria|musts?|must-haves?|knock-?outs?|eisen|eis|voorwaarden)(?!\p{L})/iu;
export const asksFit = (question: string) => fitWords.test(question) && !asksAll.test(question);

const firm = (word: AskedWord) => word.weight >= 0.3;

interface Found {
  criterion: Criterion;
  asked: Evidence;
  score: number;
  /** How much of what was asked the requirement speaks of, 0…1. */
  share: number;
}

/** What of the requirements a question is about: by its words, else by what the answer before it told. */
function requirementFor(draft: Draft, inquiry: Inquiry): Found | null {
  const own = inquiry.own.filter((word) => firm(word) && !fitWords.test(word.word));
  return (
    bestOf(draft, inquiry, own) ??
    bestOf(
      draft,
      inquiry,
      inquiry.words.filter((word) => firm(word) && !fitWords.test(word.word)),
    )
  );
}

/** What a kind of requirement is called, where its own words don't say it. */
const kinds: Partial<Record<Criterion["criterion"], string>> = {
  education: "opleiding education diploma degree niveau level",
  language: "taal language niveau level",
  hours: "uren hours uur week",
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
    if (inquiry.told.some(({ passage }) => passage.source === "job" && passage.start < asked.end && asked.start < passage.end)) score += 1;
    if (score >= 0.5 && (best === null || score > best.score)) best = { criterion, asked, score, share: score / all };
  }
  return best;
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
    const { own } = held[index] as { own: Held };
    const told = inquiry.told.includes(line) ? 0.5 : 0;
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

const heads: Record<Verdict, [string, string]> = {
  met: ["Yes", "Ja"],
  partly: ["Not entirely", "Niet helemaal"],
  not_met: ["No", "Nee"],
  unknown: ["", ""],
};

/** Whether what the candidate has is what the vacancy asks: the requirement, what the documents say to it, and the verdict. */
export function answerFit(draft: Draft, person: Person, question: string, inquiry: Inquiry, isGuess = false): boolean {
  if (draft.records.kind !== "candidate_job" || asksAll.test(question)) return false;
  const found = requirementFor(draft, inquiry);
  const isSure = found !== null && found.share >= (isGuess ? 0.5 : 0.3);
  // "Does that suit her?" of a line of the vacancy that is no requirement of its own.
  const toldLine = inquiry.own.length === 0 ? inquiry.told.find(({ passage }) => passage.source === "job") : undefined;
  const asked = isSure ? found.asked : toldLine ? evidenceOf(toldLine.passage) : null;
  if (!asked) return false;
  const verdict = isSure ? effectiveVerdict(found.criterion) : "unknown";
  const line = lineFor(inquiry, asked);
  const proof = (isSure ? found.criterion.evidence : []).map((one) => person.lineAround(person.inCv(one))).slice(0, 2);
  const shown: Evidence[] = proof.length > 0 ? proof : line ? [evidenceOf(line.passage)] : [];
  const stance = line && verdict === "unknown" ? stanceIn(inquiry, line, asked, draft.records.today, question) : "open";
  const denied = stance === "no" || stance === "no_longer" || stance === "not_yet";
  const [english, dutch] = denied ? (stance === "not_yet" ? ["Not yet", "Nog niet"] : ["No", "Nee"]) : heads[verdict];
  const head = draft.t(english ?? "", dutch ?? "");
  const wants = draft.t(`the vacancy asks ${quoted(asked.quote)}`, `de vacature vraagt ${quoted(asked.quote)}`);
  draft.say(`${head ? `${head}: ${wants}` : `${wants.charAt(0).toUpperCase()}${wants.slice(1)}`}.`, asked);
  for (const one of shown)
    draft.say(
      `${one.source.startsWith("note") ? draft.t("A note says", "Een notitie zegt") : draft.t("The CV says", "Het cv zegt")}: ${quoted(one.quote)}.`,
      one,
    );
  if (line && proof.length > 0 && !proof.some(({ quote }) => quote.includes(line.passage.text) || line.passage.text.includes(quote)))
    draft.say(`${draft.t("Also", "Ook")}: ${quoted(line.passage.text)}.`, evidenceOf(line.passage));
  if (verdict === "unknown" && !denied) {
    draft.say(
      shown.length === 0
        ? draft.t("To that the CV says nothing: not in the documents.", "Het cv zegt daar niets over: niet in de documenten.")
        : draft.t("Whether that meets it is not stated in the documents.", "Of dat voldoet, staat niet in de documenten."),
    );
    draft.lacks(
      draft.t(
        `The documents don’t say whether ${person.nameIn("en")} meets this.`,
        `De documenten zeggen niet of ${person.nameIn("nl")} hieraan voldoet.`,
      ),
      null,
    );
  }
  return true;
}

function stanceIn(inquiry: Inquiry, line: Line, asked: Evidence, today: string, question: string): Stance {
  const words = [...inquiry.own.map(({ word }) => word), ...askedWords(asked.quote, new Set(), new Set()).map(({ word }) => word)];
  return stanceOf({ text: line.passage.text, words, whole: false, today, question });
}
