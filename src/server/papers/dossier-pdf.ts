import type { Weights } from "#contract/account/workspace.ts";
import type { Decision, Dossier, MatchSnapshot, PairDossier } from "#contract/candidate/dossier.ts";
import type { Language } from "#contract/fields.ts";
import type { Stage } from "#contract/job/match.ts";
import { ownName } from "#contract/job/stages.ts";
import type { WeightChange } from "#contract/job/weights.ts";
import { matchWords as en } from "#contract/match-words/en.ts";
import { matchWords as nl } from "#contract/match-words/nl.ts";
import { proposalWords } from "#contract/proposal/proposal-words.ts";
import { inEach, tagOf } from "#contract/text/languages.ts";
import { look, section, writeFoot } from "./house-style.ts";
import { palette, verdictColours } from "./palette.ts";
import { column, page, type Run, Sheet } from "./sheet.ts";
import { writable } from "./writable.ts";

const matchWords = inEach({ en, nl });

interface Words {
  title: string;
  about: (job: string, client: string | null) => string;
  made: (when: string, by: string) => string;
  nobody: string;
  erased: string;
  unnamed: string;
  happened: string;
  seen: (by: string) => string;
  moved: (by: string, from: string, to: string) => string;
  judged: (by: string, what: string) => string;
  takenBack: (by: string) => string;
  client: string;
  said: (when: string) => string;
  score: (score: number, exact: string) => string;
  engine: (engine: string, facts: string) => string;
  weights: Record<MatchSnapshot["weights"]["of"], string>;
  weightChanges: string;
  weightChange: (by: string, kind: WeightChange["kind"]) => string;
  weightUndone: (by: string, when: string) => string;
  weightGrounds: (chosen: number, declined: number, jobs: number, today: string, learned: string) => string;
  somebody: string;
  weight: Record<keyof Weights, string>;
  inputs: string;
  points: (weight: string) => string;
  overridden: (by: string, reason: string) => string;
}

const words = inEach<Words>({
  en: {
    title: "Decision dossier",
    about: (job, client) => (client ? `${job}, ${client}` : job),
    made: (when, by) => `Made on ${when} for ${by}. Scores help people choose; people decide.`,
    nobody: "Nobody has looked at a match of this job yet.",
    erased: "Candidates who were erased",
    unnamed: "No name yet",
    happened: "What happened",
    seen: (by) => `${by} looked at the match`,
    moved: (by, from, to) => `${by} moved the candidate from “${from}” to “${to}”`,
    judged: (by, what) => `${by} changed a verdict to ${what}`,
    takenBack: (by) => `${by} took changed verdicts back`,
    client: "The client",
    said: (when) => `What the match said, ${when}`,
    score: (score, exact) => `Score ${score} of 100 (${exact} before rounding)`,
    engine: (engine, facts) => `Matching ${engine}, facts ${facts}`,
    weights: {
      product: "Weights: the product's own",
      workspace: "Weights: set by the workspace",
      learned: "Weights: learned from the workspace's decisions, and accepted by it",
    },
    weightChanges: "How the weights changed",
    weightChange: (by, kind) =>
      ({ set: `${by} set weights`, learned: `${by} accepted weights learned from decisions`, refused: `${by} refused suggested weights` })[
        kind
      ],
    weightUndone: (by, when) => `taken back by ${by}, ${when}`,
    weightGrounds: (chosen, declined, jobs, today, learned) =>
      `Learned from ${chosen} chosen and ${declined} declined in ${jobs} jobs; in order: ${today}% before, ${learned}% after.`,
    somebody: "Somebody who is gone",
    weight: {
      must: "must",
      nice: "nice",
      title: "job title",
      years: "years",
      education: "education",
      language: "language",
      place: "place",
      hours: "hours",
      start: "start date",
      salary: "salary",
      relevance: "words of the vacancy",
    },
    inputs: "Inputs (SHA-256)",
    points: (weight) => `${weight} points`,
    overridden: (by, reason) => `Changed by ${by}: ${reason}`,
  },
  nl: {
    title: "Besluitdossier",
    about: (job, client) => (client ? `${job}, ${client}` : job),
    made: (when, by) => `Gemaakt op ${when} voor ${by}. Scores helpen mensen kiezen; mensen beslissen.`,
    nobody: "Nog niemand heeft een match van deze vacature bekeken.",
    erased: "Kandidaten die gewist zijn",
    unnamed: "Nog geen naam",
    happened: "Wat er gebeurde",
    seen: (by) => `${by} bekeek de match`,
    moved: (by, from, to) => `${by} verplaatste de kandidaat van “${from}” naar “${to}”`,
    judged: (by, what) => `${by} veranderde een oordeel in: ${what}`,
    takenBack: (by) => `${by} nam veranderde oordelen terug`,
    client: "De opdrachtgever",
    said: (when) => `Wat de match zei, ${when}`,
    score: (score, exact) => `Score ${score} van 100 (${exact} voor het afronden)`,
    engine: (engine, facts) => `Matching ${engine}, feiten ${facts}`,
    weights: {
      product: "Gewichten: die van het product",
      workspace: "Gewichten: ingesteld door de werkruimte",
      learned: "Gewichten: geleerd van de keuzes van de werkruimte, en door haar aanvaard",
    },
    weightChanges: "Hoe de gewichten veranderden",
    weightChange: (by, kind) =>
      ({
        set: `${by} stelde gewichten in`,
        learned: `${by} aanvaardde gewichten die van keuzes zijn geleerd`,
        refused: `${by} wees voorgestelde gewichten af`,
      })[kind],
    weightUndone: (by, when) => `teruggedraaid door ${by}, ${when}`,
    weightGrounds: (chosen, declined, jobs, today, learned) =>
      `Geleerd van ${chosen} gekozen en ${declined} afgewezen kandidaten bij ${jobs} vacatures; op volgorde: ${today}% ervoor, ${learned}% erna.`,
    somebody: "Iemand die er niet meer is",
    weight: {
      must: "eis",
      nice: "wens",
      title: "functie",
      years: "jaren",
      education: "opleiding",
      language: "taal",
      place: "plaats",
      hours: "uren",
      start: "startdatum",
      salary: "salaris",
      relevance: "woorden uit de vacature",
    },
    inputs: "Invoer (SHA-256)",
    points: (weight) => `${weight} punten`,
    overridden: (by, reason) => `Veranderd door ${by}: ${reason}`,
  },
});

const grey = { ...look.table, colour: palette.secondary };

/** The dossier on A4: who looked and decided when, then what each match said, line by line with its proof. */
export async function dossierPdf(given: Dossier, language: Language): Promise<Uint8Array> {
  const dossier = writable(given);
  const say = words[language];
  const made_at = new Date(dossier.made_at);
  const sheet = await Sheet.begin({ title: say.title, author: dossier.workspace, language, made_at });
  sheet.paragraph(say.about(dossier.job.title, dossier.job.client_name), grey, { after: 4 });
  sheet.paragraph(say.title, look.name, { type: "H1", after: 6 });
  sheet.paragraph(say.made(moment(dossier.made_at, language), dossier.workspace), grey);
  if (dossier.candidates.length === 0) sheet.paragraph(say.nobody, look.body, { after: 4 });
  for (const pair of dossier.candidates) writePair(sheet, pair, language);
  if (dossier.weight_changes.length > 0) section(sheet, say.weightChanges, 60);
  for (const change of dossier.weight_changes) writeChange(sheet, change, language);
  return sheet.end((number, pages) =>
    writeFoot(sheet, [dossier.workspace, dossier.job.title], proposalWords[language].page_of(number, pages)),
  );
}

const moment = (time: string, language: Language) =>
  new Intl.DateTimeFormat(tagOf[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Amsterdam",
  }).format(new Date(time));

const figure = (value: number, language: Language) => new Intl.NumberFormat(tagOf[language], { maximumFractionDigits: 1 }).format(value);

function writePair(sheet: Sheet, { candidate, decisions, snapshots }: PairDossier, language: Language): void {
  const say = words[language];
  section(sheet, candidate ? candidate.name || say.unnamed : say.erased, 60);
  if (decisions.length > 0) sheet.paragraph(say.happened, look.strong, { type: "H3", after: 2 });
  for (const event of decisions) {
    const { reason } = event.detail;
    const told = typeof reason === "string" && reason ? ` (${reason})` : "";
    sheet.paragraph(
      [{ text: `${moment(event.at, language)}  `, colour: palette.dimmed }, { text: eventText(event, language) + told }],
      look.table,
      { after: 2 },
    );
  }
  for (const snapshot of snapshots) writeSnapshot(sheet, snapshot, language);
}

function writeChange(sheet: Sheet, change: WeightChange, language: Language): void {
  const say = words[language];
  const { before, after, grounds, undone_at } = change;
  const names = (Object.keys(after) as (keyof Weights)[]).filter((name) => before[name] !== after[name]);
  const percent = (share: number) => String(Math.round(share * 100));
  sheet.ensure(40);
  sheet.paragraph(
    [
      { text: `${moment(change.at, language)}  `, colour: palette.dimmed },
      { text: say.weightChange(change.by ?? say.somebody, change.kind) },
      { text: undone_at ? ` (${say.weightUndone(change.undone_by ?? say.somebody, moment(undone_at, language))})` : "" },
    ],
    look.table,
    { after: 1 },
  );
  const points = names.map((name) => `${say.weight[name]} ${figure(before[name], language)} → ${figure(after[name], language)}`);
  sheet.paragraph(points.join(", "), grey, { after: 1 });
  if (grounds) {
    const { chosen, declined, jobs, in_order } = grounds;
    sheet.paragraph(say.weightGrounds(chosen, declined, jobs, percent(in_order.today), percent(in_order.learned)), grey);
  }
  sheet.y += 3;
}

function eventText({ kind, by, detail }: Decision, language: Language): string {
  const say = words[language];
  const nameOf = (which: "from" | "to") => {
    // A stage's key, as the decision was kept.
    const stage = detail[which] as Stage;
    return ownName(detail[`${which}_names`], language) ?? matchWords[language].stages[stage];
  };
  const who = by ?? say.client;
  if (kind === "seen") return say.seen(who);
  if (kind === "stage") return say.moved(who, nameOf("from"), nameOf("to"));
  const verdict = detail.verdict as keyof typeof verdictColours | null | undefined;
  return verdict ? say.judged(who, proposalWords[language].verdict[verdict]) : say.takenBack(who);
}

function writeSnapshot(sheet: Sheet, snapshot: PairDossier["snapshots"][number], language: Language): void {
  const say = words[language];
  sheet.y += 10;
  sheet.ensure(90);
  sheet.paragraph(say.said(moment(snapshot.at, language)), look.strong, { type: "H3", after: 2 });
  sheet.paragraph(say.score(snapshot.score, figure(snapshot.exact_score, language)), look.body);
  sheet.paragraph(`${say.engine(snapshot.engine_version, snapshot.facts_version)}. ${say.weights[snapshot.weights.of]}.`, grey);
  sheet.paragraph(`${say.inputs}: ${snapshot.inputs.candidate}, ${snapshot.inputs.job}`, look.small, { after: 4 });
  for (const line of snapshot.criteria) {
    sheet.ensure(30);
    const verdict = line.override?.verdict ?? line.verdict;
    const head: Run[] = [
      { text: `${proposalWords[language].verdict[verdict]}  `, font: "semibold", colour: verdictColours[verdict] },
      { text: line.text ?? matchWords[language].criterion[line.criterion] },
      { text: `  ${say.points(figure(line.weight, language))}`, colour: palette.dimmed },
    ];
    sheet.paragraph(head, look.table, { after: 1 });
    const indent = { x: page.left + 12, width: column - 12 };
    if (line.override) sheet.paragraph(say.overridden(line.override.by, line.override.reason), grey, indent);
    for (const { quote } of line.evidence.slice(0, 2)) sheet.paragraph(`“${quote}”`, grey, indent);
    sheet.y += 3;
  }
}
