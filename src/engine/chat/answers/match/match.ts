import type { Evidence, Verdict } from "#contract/fields.ts";
import { silentJob } from "#contract/job/job.ts";
import type { Criterion } from "#contract/job/match.ts";
import type { FitLine } from "#contract/proposal/proposal.ts";
import type { Said } from "#contract/text/languages.ts";
import type { ChatRecords } from "#engine/chat/chat.ts";
import { type Draft, quoted } from "#engine/chat/draft.ts";
import type { Person } from "#engine/chat/person.ts";
import type { Question } from "#engine/chat/question/question.ts";
import { effectiveVerdict, isAsked } from "#engine/matching/score.ts";
import { type Facts, factsOf } from "#engine/proposal/facts.ts";
import { prepareSources } from "#engine/proposal/sources.ts";
import { inside, listed } from "#engine/proposal/words.ts";
import { fitLinesOf } from "#engine/proposal/writing/requirement-notes.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { askedEvidence } from "../skills.ts";

/** A requirement with its verdict, as the answer tells it. */
export interface Line {
  criterion: Criterion;
  fit: FitLine;
  verdict: Verdict;
  asked: Evidence | null;
  /** What bears the verdict. */
  proof: Evidence[];
}

/** What the writer of proposals knows of these records; a candidate without a job is read for no job in particular. */
export function proposalFacts(draft: Draft, person: Person): Facts {
  const { records, language } = draft;
  const { job, notes, today } = records;
  const sources = prepareSources(
    {
      candidate: person.candidate,
      job: job ?? jobless(person),
      notes: notes.map(({ id, text, at }) => ({ id, text, at })),
      today,
      client_name: job?.client?.name ?? null,
      contact_name: job?.client?.contact_name ?? null,
    },
    person.prepared,
  );
  return factsOf(language, sources, records.criteria.map(overridden));
}

const overridden = (criterion: Criterion): Criterion => ({ ...criterion, verdict: effectiveVerdict(criterion) });

const jobless = ({ candidate, roles }: Person): NonNullable<ChatRecords["job"]> => ({
  ...silentJob,
  title: candidate.headline ?? roles[0]?.title ?? "",
  id: candidate.id,
  status: 1,
  openings: 1,
  version: 1,
  created_at: candidate.created_at,
  updated_at: candidate.updated_at,
});

/** What the job asks, in its order, with the verdict that counts. */
export function linesOf(draft: Draft, person: Person): Line[] {
  const facts = proposalFacts(draft, person);
  return draft.records.criteria.flatMap((criterion): Line[] => {
    const [fit] = fitLinesOf({ ...facts, criteria: [overridden(criterion)] });
    if (!fit || !isAsked(criterion)) return [];
    const override: Evidence[] =
      criterion.override && criterion.requirement_id
        ? [
            {
              source: `match:${criterion.requirement_id}`,
              quote: criterion.override.reason,
              start: 0,
              end: criterion.override.reason.length,
            },
          ]
        : [];
    return [
      {
        criterion,
        fit,
        verdict: criterion.override ? criterion.override.verdict : fit.verdict,
        asked: askedEvidence(criterion, draft),
        proof: [...override, ...(fit.evidence ?? []).map((one) => person.inCv(one))].slice(0, 3),
      },
    ];
  });
}

const count = (draft: Draft, number: number, [one, more]: [Said<string>, Said<string>]) =>
  `${number} ${draft.t(number === 1 ? one : more)}`;

function firm(draft: Draft, { criterion }: Line): string {
  return criterion.kind === "knock_out"
    ? draft.t({ en: "knock-out", nl: "knock-out" })
    : criterion.kind === "must"
      ? draft.t({ en: "must", nl: "eis" })
      : draft.t({ en: "nice to have", nl: "wens" });
}

const plain = (text: string) => quoted(text).slice(1, -1);

/** The note beside a verdict, said to a colleague instead of to the client. */
export function noteIn(draft: Draft, line: Line): string {
  if (line.criterion.override)
    return `${draft.t({ en: "set by", nl: "gezet door" })} ${line.criterion.override.by}: ${plain(line.criterion.override.reason)}`;
  // The heading above it says so.
  if (line.verdict === "unknown") return "";
  const { note: found } = line.criterion;
  if (found?.key === "said_by") return `${draft.t({ en: "by the word of", nl: "volgens" })} ${plain(String(found.params.name))}`;
  const note = (line.fit.note ?? "").replace(/[;,] (?:you ask for|je vraagt) /, draft.t({ en: "; asked is ", nl: "; gevraagd is " }));
  if (note === "") return "";
  return insideSentence(plain(note));
}

function tellLine(draft: Draft, line: Line, withKind = true): void {
  const note = noteIn(draft, line);
  draft.item(`${plain(line.fit.text)}${withKind ? ` (${firm(draft, line)})` : ""}${note ? `: ${note}` : ""}`, line.asked, ...line.proof);
}

const verdictWords: Record<Verdict, Said<string>> = {
  met: { en: "met", nl: "voldaan" },
  partly: { en: "partly", nl: "deels" },
  not_met: { en: "not met", nl: "niet voldaan" },
  unknown: { en: "not in the documents", nl: "niet in de documenten" },
};

/** A verdict as a sentence has it. */
export const verdictWord = (draft: Draft, verdict: Verdict): string => draft.t(verdictWords[verdict]);

/** A line that stands under no verdict's heading. */
function tellBeside(draft: Draft, line: Line): void {
  const told = [verdictWord(draft, line.verdict), noteIn(draft, line)].filter(Boolean).join(", ");
  draft.item(`${plain(line.fit.text)}: ${told}`, line.asked, ...line.proof);
}

/** As inside a sentence; a name keeps its capital. */
const insideSentence = (text: string) => (findSkills(text)[0]?.start === 0 ? text : inside(text));

const order = (one: Line, other: Line) => weight(other) - weight(one);
const weight = ({ criterion }: Line) => ({ knock_out: 3, must: 2, nice: 1 })[criterion.kind];

export function answerRequirements(draft: Draft, person: Person, question: Question): boolean {
  const lines = linesOf(draft, person);
  const name = person.nameIn(draft.language);
  if (lines.length === 0) return noMatch(draft);
  const isMustsOnly = /(?<!\p{L})(?:musts?|must-haves?|hard|harde)(?!\p{L})/iu.test(question.text);
  const wished = isMustsOnly ? lines.filter(({ criterion }) => criterion.kind !== "nice") : lines;
  // As many as stand in the vacancy's list, and in a proposal's: what only a field asks, such as hours, is told beside them.
  const listedOnes = wished.filter(({ criterion }) => criterion.requirement_id !== undefined);
  const counted = listedOnes.length > 0 ? listedOnes : wished;
  const by = (verdict: Verdict) => counted.filter((line) => line.verdict === verdict).sort(order);
  const what: [Said<string>, Said<string>] = isMustsOnly
    ? [
        { en: "must", nl: "eis" },
        { en: "musts", nl: "eisen" },
      ]
    : [
        { en: "requirement", nl: "eis" },
        { en: "requirements", nl: "eisen" },
      ];
  const tell = (verdict: Verdict, head: string) => {
    const some = by(verdict);
    if (some.length === 0) return;
    draft.paragraph().say(head);
    for (const line of some.slice(0, 12)) tellLine(draft, line, !isMustsOnly);
  };
  const wanted: Verdict[] =
    question.intent === "met"
      ? /(?<!\p{L})(?:all|every|alle|allemaal|how many|hoeveel)(?!\p{L})/iu.test(question.text)
        ? ["met", "partly", "not_met", "unknown"]
        : ["met"]
      : question.intent === "partly"
        ? ["partly"]
        : question.intent === "unknown"
          ? ["unknown"]
          : question.intent === "not_met"
            ? ["not_met", "unknown"]
            : ["not_met", "unknown", "partly"];
  const all = count(draft, counted.length, what);
  const rest = [
    by("partly").length > 0 && draft.t({ en: `${by("partly").length} partly`, nl: `${by("partly").length} deels` }),
    by("not_met").length > 0 && draft.t({ en: `${by("not_met").length} not`, nl: `${by("not_met").length} niet` }),
    by("unknown").length > 0 &&
      draft.t({
        en: `of ${by("unknown").length} the documents say nothing`,
        nl: `over ${by("unknown").length} zeggen de documenten niets`,
      }),
  ].filter((one) => one !== false);
  const isNone = question.intent !== "met" && wanted.every((verdict) => by(verdict).length === 0);
  draft.say(
    `${isNone ? draft.t({ en: "None: ", nl: "Geen: " }) : ""}${draft.t({ en: `${name} meets ${by("met").length} of ${all}`, nl: `${name} voldoet aan ${by("met").length} van ${all}` })}${rest.length > 0 ? `; ${listed(draft.language, rest)}` : ""}.`,
    ...counted.flatMap(({ asked }) => asked ?? []).slice(0, 1),
  );
  const heads: Record<Verdict, string> = {
    met: draft.t({ en: "Met:", nl: "Voldaan:" }),
    partly: draft.t({ en: "Partly:", nl: "Deels:" }),
    not_met: draft.t({ en: "Not met:", nl: "Niet voldaan:" }),
    unknown: draft.t({ en: "Not in the documents:", nl: "Niet in de documenten:" }),
  };
  for (const verdict of wanted) tell(verdict, heads[verdict]);
  const beside = wished.filter((line) => !counted.includes(line) && wanted.includes(line.verdict));
  if (beside.length > 0) {
    draft.paragraph().say(draft.t({ en: "Beside its requirements the vacancy asks:", nl: "Naast de eisen vraagt de vacature:" }));
    for (const line of beside.sort(order)) tellBeside(draft, line);
  }
  const open = by("unknown")[0] ?? beside.find(({ verdict }) => verdict === "unknown");
  if (open && wanted.includes("unknown"))
    draft.lacks(
      draft.t({
        en: `The documents don’t say whether ${name} meets “${plain(open.fit.text)}”.`,
        nl: `De documenten zeggen niet of ${name} voldoet aan “${plain(open.fit.text)}”.`,
      }),
      questionFor(draft, open),
    );
  return true;
}

function noMatch(draft: Draft): true {
  draft.say(
    draft.t({ en: "The documents hold no requirements to compare with.", nl: "De documenten bevatten geen eisen om mee te vergelijken." }),
  );
  draft.lacks(
    draft.t({ en: "The vacancy names no requirements.", nl: "De vacature noemt geen eisen." }),
    draft.t({ en: "What must somebody be able to do?", nl: "Wat moet iemand kunnen?" }),
  );
  return true;
}

/** The question that a requirement leaves to ask. */
export function questionFor(draft: Draft, { criterion, fit, verdict }: Line): string {
  const text = insideSentence(plain(fit.text)).replace(/[.!?]$/, "");
  const asks = draft.t({ en: `The client asks for “${text}”`, nl: `De opdrachtgever vraagt “${text}”` });
  switch (criterion.criterion) {
    case "language":
      return draft.t({
        en: `${asks}. In which situations do you use that language at work?`,
        nl: `${asks}. In welke situaties gebruik je die taal op je werk?`,
      });
    case "hours":
      return draft.t({
        en: "How many hours a week do you want to work, and on which days?",
        nl: "Hoeveel uur per week wil je werken, en op welke dagen?",
      });
    case "availability":
      return draft.t({
        en: "From when can you start, and what is your notice period?",
        nl: "Vanaf wanneer kun je beginnen, en wat is je opzegtermijn?",
      });
    case "place":
      return draft.t({
        en: "How would you travel to work, and how often do you want to be there?",
        nl: "Hoe zou je naar het werk reizen, en hoe vaak wil je er zijn?",
      });
    case "certificate":
    case "education":
      return draft.t({ en: `${asks}. What did you obtain, and when?`, nl: `${asks}. Wat heb je behaald, en wanneer?` });
    case "work_permit":
      return draft.t({ en: "Are you allowed to work here without a permit?", nl: "Mag je hier zonder werkvergunning werken?" });
    default:
      return verdict === "partly"
        ? draft.t({
            en: `${asks}. Where did you do this, for how long, and what was your own part?`,
            nl: `${asks}. Waar deed je dit, hoelang, en wat was jouw eigen aandeel?`,
          })
        : draft.t({ en: `${asks}. Have you done this, and in which role?`, nl: `${asks}. Heb je dit gedaan, en in welke functie?` });
  }
}

export function answerCompare(draft: Draft, person: Person): boolean {
  const lines = linesOf(draft, person);
  if (lines.length === 0) return noMatch(draft);
  const name = person.nameIn(draft.language);
  const musts = lines.filter(({ criterion }) => criterion.kind !== "nice");
  const met = musts.filter(({ verdict }) => verdict === "met");
  const knocked = lines.filter(({ criterion, verdict }) => criterion.kind === "knock_out" && verdict === "not_met");
  const share = musts.length === 0 ? 1 : met.length / musts.length;
  const head =
    knocked.length > 0
      ? draft.t({ en: "Not as it stands", nl: "Zo niet" })
      : share >= 0.75
        ? draft.t({ en: "Well", nl: "Goed" })
        : share >= 0.4
          ? draft.t({ en: "Partly", nl: "Deels" })
          : draft.t({ en: "The documents show little of it", nl: "De documenten laten er weinig van zien" });
  draft.say(
    draft.t({
      en: `${head}: ${name} meets ${met.length} of ${musts.length} musts.`,
      nl: `${head}: ${name} voldoet aan ${met.length} van de ${musts.length} eisen.`,
    }),
    ...met.flatMap(({ asked }) => asked ?? []).slice(0, 1),
  );
  const tell = (verdict: Verdict, head: string, most: number) => {
    const some = lines.filter((line) => line.verdict === verdict).sort(order);
    if (some.length === 0) return;
    draft.paragraph().say(head);
    for (const line of some.slice(0, most)) tellLine(draft, line);
  };
  tell("met", draft.t({ en: "In favour:", nl: "Voor:" }), 5);
  tell("partly", draft.t({ en: "Partly:", nl: "Deels:" }), 4);
  tell("not_met", draft.t({ en: "Against:", nl: "Tegen:" }), 4);
  tell("unknown", draft.t({ en: "Not in the documents:", nl: "Niet in de documenten:" }), 4);
  const open = lines.filter(({ verdict }) => verdict === "unknown").sort(order)[0];
  if (open)
    draft.lacks(
      draft.t({
        en: `The documents don’t say whether ${name} meets “${plain(open.fit.text)}”.`,
        nl: `De documenten zeggen niet of ${name} voldoet aan “${plain(open.fit.text)}”.`,
      }),
      questionFor(draft, open),
    );
  return true;
}

export const openLines = (lines: Line[]) =>
  [...lines.filter(({ verdict }) => verdict !== "met")].sort((one, other) => order(one, other) || rank[one.verdict] - rank[other.verdict]);
const rank: Record<Verdict, number> = { not_met: 0, unknown: 1, partly: 2, met: 3 };

export const reasonFor = (draft: Draft, line: Line): string => {
  const kind = firm(draft, line);
  const note = noteIn(draft, line);
  switch (line.verdict) {
    case "unknown":
      return draft.t({ en: `a ${kind} that the documents say nothing about`, nl: `een ${kind} waarover de documenten niets zeggen` });
    case "not_met":
      return draft.t({
        en: `a ${kind} that isn’t met${note ? ` (${note})` : ""}`,
        nl: `een ${kind} waaraan niet is voldaan${note ? ` (${note})` : ""}`,
      });
    default:
      return draft.t({
        en: `a ${kind} that is met in part${note ? ` (${note})` : ""}`,
        nl: `een ${kind} die deels is ingevuld${note ? ` (${note})` : ""}`,
      });
  }
};

export { plain };
