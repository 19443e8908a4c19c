import { createHash, hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Anonymity, Weights } from "#contract/account/workspace.ts";
import type { Language } from "#contract/fields.ts";
import type { Job } from "#contract/job/job.ts";
import type { Criterion } from "#contract/job/match.ts";
import type { Claim, Confirmation, Leak, LeakRuling, ProposalParts } from "#contract/proposal/proposal.ts";
import type { ResumePage, SharedPage, SharedShortlist } from "#contract/proposal/shared-proposal.ts";
import { sharedOf, type ToShare } from "#engine/anonymity/anonymise.ts";
import { findLeaks, secretsOf } from "#engine/anonymity/leaks.ts";
import { hiddenIn } from "#engine/anonymity/mask/mask.ts";
import { resumeOf, type ToResume } from "#engine/anonymity/resume.ts";
import { maskRuled } from "#engine/anonymity/rulings.ts";
import type { ChatPassage, ChatRecords, ChatTurn } from "#engine/chat/chat.ts";
import { checkAnswer } from "#engine/chat/check/check.ts";
import { faultyAnswer, mendAnswer } from "#engine/chat/check/mend.ts";
import { provenOf } from "#engine/chat/check/proof.ts";
import { composeAnswer, isRefused } from "#engine/chat/compose.ts";
import { offerFor } from "#engine/chat/offer/offer.ts";
import { offeredTo } from "#engine/chat/offer/offered.ts";
import { passagesOf, rankPassages } from "#engine/chat/passages.ts";
import { suggestionsFor } from "#engine/chat/suggestions.ts";
import type { CvReading } from "#engine/cv/page/document.ts";
import { candidateDoubts } from "#engine/doubts/candidate-doubts.ts";
import { jobDoubts } from "#engine/doubts/job-doubts.ts";
import { readFacts } from "#engine/facts/ledger.ts";
import type { FactSource } from "#engine/facts/reading.ts";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { comparedLines } from "#engine/matching/compared.ts";
import { prepareJob } from "#engine/matching/job.ts";
import { type Meaning, matchCandidate, type ProposedVerdicts } from "#engine/matching/match.ts";
import type { MatchableJob } from "#engine/matching/matchable-job.ts";
import { stretchesOf } from "#engine/matching/meaning/meaning.ts";
import { withNearest } from "#engine/matching/meaning/nearest.ts";
import { passagesOf as passagesOfText } from "#engine/matching/passages.ts";
import type { MatchableCandidate } from "#engine/matching/prepared-candidate.ts";
import { type Contradiction, contradictionsOf, unmentionedIn } from "#engine/proposal/contradictions.ts";
import { claimsOf, type DraftedSentence, missingIn } from "#engine/proposal/ledger.ts";
import { type ProposalSources, prepareSources } from "#engine/proposal/sources.ts";
import { translationUpdater } from "#engine/proposal/update-translation.ts";
import { mended } from "#engine/proposal/writing/model-draft.ts";
import { type DraftInput, draftInBoth } from "#engine/proposal/writing/writer.ts";
import { withCvAnswer } from "#engine/second-reading/cv.ts";
import type { CvAnswer } from "#engine/second-reading/cv-answer.ts";
import { type VacancyAnswer, withVacancyAnswer } from "#engine/second-reading/vacancy.ts";
import { protectedCriteria } from "#engine/vacancy/protected/protected.ts";
import { readVacancy, type VacancyReading } from "#engine/vacancy/read-vacancy.ts";
import { dossierPdf } from "#server/papers/dossier-pdf.ts";
import { proposalDocx } from "#server/papers/proposal-docx.ts";
import { proposalPdf } from "#server/papers/proposal-pdf.ts";
import { resumeDocx } from "#server/papers/resume-docx.ts";
import { resumePdf } from "#server/papers/resume-pdf.ts";
import { shortlistPdf } from "#server/papers/shortlist-pdf.ts";
import { textsOfDocx, textsOfPdf } from "#server/papers/texts.ts";

/** Texts in which somebody may be given away, and what is known of them; `kept`: phrases that may stand. */
export interface Scan {
  texts: readonly Pick<Leak, "output" | "language" | "place" | "text">[];
  candidate: Parameters<typeof secretsOf>[0];
  anonymity: Anonymity;
  kept: string[];
}

/** A proposal's texts in one language, and whether they go out. */
interface ToldSide {
  language: Language;
  parts: ProposalParts;
  goes_out: boolean;
}

interface Brand {
  logo: Uint8Array | null;
}

const keyOf = (...values: unknown[]) => createHash("sha256").update(JSON.stringify(values)).digest("base64");
const made = <Prepared extends object>(max: number) => {
  const known = new LRUCache<string, Prepared>({ max });
  return (key: string, make: () => Prepared): Prepared => {
    const ready = known.get(key) ?? make();
    known.set(key, ready);
    return ready;
  };
};
/** A job is compared with many, and its lines are shown whenever it is; a candidate is compared with a few. */
const jobReady = made<ReturnType<typeof prepareJob>>(100);
const candidateReady = made<ReturnType<typeof prepareCandidate>>(5);
const vacancyRead = made<VacancyReading>(100);

/** Everything that is done with somebody's texts beside reading documents. Plain data in, plain data out: threads hand it on. */
export const calls = {
  /** What a proposal claims, in which language, and what is wrong with it. */
  ledger: (sources: ProposalSources, sides: ToldSide[], confirmations: Confirmation[], drafted: DraftedSentence[]) => {
    const ready = prepareSources(sources);
    const sent = sides.filter(({ goes_out }) => goes_out);
    return {
      claims: sides.flatMap(({ language, parts }) =>
        claimsOf(parts, ready, confirmations, drafted).map((claim): Claim => ({ ...claim, language })),
      ),
      contradictions: sent.flatMap(({ language, parts }) =>
        contradictionsOf(parts, language, sources.today).map((one): Contradiction & { language: Language } => ({ ...one, language })),
      ),
      unmentioned: sides[0] ? unmentionedIn(sides[0].parts, sources.candidate) : [],
    };
  },
  page: (of: ToShare, rulings: readonly LeakRuling[]): SharedPage => {
    const shared = sharedOf(of);
    return of.anonymity === "full" ? shared : maskRuled(shared, rulings);
  },
  /** A candidate's CV as the agency gives it away. */
  resume: (of: ToResume, rulings: readonly LeakRuling[]): ResumePage => {
    const page = resumeOf(of);
    return of.anonymity === "full" ? page : maskRuled(page, rulings);
  },
  /** Texts as they may leave: see `throughMask`. */
  hidden: (...of: Parameters<typeof hiddenIn>) => hiddenIn(...of),
  leaks: (scans: readonly Scan[]) =>
    scans.map(({ texts, candidate, anonymity, kept }) => findLeaks(texts, secretsOf(candidate, anonymity, kept))),
  draft: (input: DraftInput): ProposalParts => draftInBoth(input).parts,
  /** What of each sentence of a model's draft no source bears, and what of it no second look can bear out. */
  missing: (input: DraftInput, sentences: readonly DraftedSentence[]) => missingIn(prepareSources(input), sentences),
  mended: (...of: Parameters<typeof mended>) => mended(...of),
  updatedTranslation: (input: DraftInput, view: ProposalParts, only: readonly string[] | null, translated: Map<string, string>) =>
    translationUpdater(input)(view, only, translated),
  /** The built-in answer, what a model is offered where one is to be asked, and the hashes of all passages that were looked into. */
  answer: (question: string, records: ChatRecords, history: readonly ChatTurn[], reader: Language, hasModel: boolean) => ({
    answer: composeAnswer(question, records, history, reader),
    offer: hasModel && !isRefused(question, records, history) ? offerFor(question, records, history) : null,
    passage_hashes: passagesOf(records).map(({ text }) => hash("sha256", text)),
  }),
  /** The passages that a model is offered for a question, of all that a talk's records hold. */
  offered: (question: string, records: ChatRecords) => {
    const all = passagesOf(records);
    return offeredTo(rankPassages(question, all, all.length), all);
  },
  checkedAnswer: (...of: Parameters<typeof checkAnswer>) => checkAnswer(...of),
  /** What of sentences the passages that they name show to be otherwise. */
  proven: (...of: Parameters<typeof provenOf>) => provenOf(...of),
  faultyAnswer: (...of: Parameters<typeof faultyAnswer>) => faultyAnswer(...of),
  mendedAnswer: (...of: Parameters<typeof mendAnswer>) => mendAnswer(...of),
  suggestions: (records: ChatRecords, language: Language) => suggestionsFor(records, language),
  jobDoubts: (...of: Parameters<typeof jobDoubts>) => jobDoubts(...of),
  doubts: (candidate: Parameters<typeof candidateDoubts>[0]) => candidateDoubts(candidate),
  facts: (source: FactSource, as_of: string) => readFacts(source, as_of),
  withCvAnswer: (reading: CvReading, answer: CvAnswer) => withCvAnswer(reading, answer),
  withVacancyAnswer: (reading: VacancyReading, answer: VacancyAnswer) => withVacancyAnswer(reading, answer),
  /** The stretches of a CV that a model makes vectors of. */
  stretches: (cv: string) => stretchesOf(cv, passagesOfText(cv)),
  vacancy: (text: string, today: string) => vacancyRead(keyOf(text, today), () => readVacancy(text, { today })),
  protectedCriteria: (text: string) => protectedCriteria(text),
  comparedLines: (job: Job, points: Weights) => comparedLines(jobReady(keyOf(job, points), () => prepareJob(job, points))),
  /** A candidate against each of these jobs, in their order. */
  criteria: (
    jobs: readonly { job: MatchableJob; meaning?: Meaning; proposed?: ProposedVerdicts }[],
    points: Weights,
    candidate: MatchableCandidate,
  ): Criterion[][] => {
    const prepared = candidateReady(keyOf(candidate), () => prepareCandidate(candidate));
    return jobs.map(({ job, meaning, proposed }) => {
      const ready = jobReady(keyOf(job, points), () => prepareJob(job, points));
      return matchCandidate(ready, prepared, meaning, proposed).criteria;
    });
  },
  withNearest: (criteria: readonly Criterion[], candidate: MatchableCandidate) =>
    withNearest(
      criteria,
      candidateReady(keyOf(candidate), () => prepareCandidate(candidate)),
    ),
  /** A proposal's papers in one language, and the texts that a stranger finds in them. */
  papers: async (page: SharedPage, brand: Brand) => {
    const [pdf, docx] = [await proposalPdf(page, brand), await proposalDocx(page, brand)];
    return { pdf, docx, texts_of_pdf: await textsOfPdf(pdf), texts_of_docx: textsOfDocx(docx) };
  },
  /** A CV on paper, and the texts that a stranger finds in it. */
  resumePaper: async (page: ResumePage, as: "pdf" | "docx", brand: Brand, made_at: Date) => {
    const bytes = await (as === "pdf" ? resumePdf : resumeDocx)(page, brand, made_at);
    return { bytes, texts: as === "pdf" ? await textsOfPdf(bytes) : textsOfDocx(bytes) };
  },
  shortlistPaper: async (page: SharedShortlist, brand: Brand) => {
    const made = await shortlistPdf(page, brand);
    return { ...made, texts: await textsOfPdf(made.bytes) };
  },
  dossierPaper: (...of: Parameters<typeof dossierPdf>) => dossierPdf(...of),
};

/** Done in a thread however short the texts are: setting pages takes longer than anybody may wait for another. */
export const apart: ReadonlySet<string> = new Set([
  "papers",
  "resumePaper",
  "shortlistPaper",
  "dossierPaper",
] satisfies (keyof typeof calls)[]);
