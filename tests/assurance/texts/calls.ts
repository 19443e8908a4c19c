import { weights } from "#contract/account/workspace.ts";
import { sharedOf } from "#engine/anonymity/anonymise.ts";
import { findLeaks, secretsOf } from "#engine/anonymity/leaks.ts";
import { maskOf } from "#engine/anonymity/mask/mask.ts";
import { maskRuled } from "#engine/anonymity/rulings.ts";
import { checkAnswer } from "#engine/chat/check/check.ts";
import { composeAnswer } from "#engine/chat/compose.ts";
import { offerFor } from "#engine/chat/offer/offer.ts";
import { passagesOf, rankPassages } from "#engine/chat/passages.ts";
import { suggestionsFor } from "#engine/chat/suggestions.ts";
import { readCv } from "#engine/cv/read-cv.ts";
import { candidateDoubts } from "#engine/doubts/candidate-doubts.ts";
import { jobDoubts } from "#engine/doubts/job-doubts.ts";
import { readFacts } from "#engine/facts/ledger.ts";
import { entryOf } from "#engine/index/entry.ts";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { comparedLines } from "#engine/matching/compared.ts";
import { prepareJob } from "#engine/matching/job.ts";
import { matchCandidate } from "#engine/matching/match.ts";
import { stretchesOf } from "#engine/matching/meaning/meaning.ts";
import { withNearest } from "#engine/matching/meaning/nearest.ts";
import { passagesOf as passagesOfText } from "#engine/matching/passages.ts";
import { contradictionsOf, unmentionedIn } from "#engine/proposal/contradictions.ts";
import { claimsOf } from "#engine/proposal/ledger.ts";
import { prepareSources } from "#engine/proposal/sources.ts";
import { draftInBoth } from "#engine/proposal/writing/writer.ts";
import { offeredText } from "#engine/second-reading/offered.ts";
import { withVacancyAnswer } from "#engine/second-reading/vacancy.ts";
import { readVacancyFacts } from "#engine/vacancy/facts.ts";
import { protectedCriteria } from "#engine/vacancy/protected/protected.ts";
import { readVacancy } from "#engine/vacancy/read-vacancy.ts";
import { blindOf, candidateOf, jobOf, partsOf, TODAY, talkOf } from "./records.ts";

export const plain = candidateOf("Noor van der Hazelaar\nBackend engineer bij Meridioom in Utrecht\nPython, 5 jaar ervaring");
export const plainJob = jobOf("Backend engineer\nWij vragen:\n- minimaal 5 jaar ervaring met Python");
const QUESTION = "Heeft deze kandidaat ervaring met Python, en hoeveel jaar?";

/** What the server does with somebody's text: each ready to be timed once its records are made. */
export const calls: Record<string, (text: string) => () => unknown> = {
  "a CV read": (text) => () => readCv({ kind: "text", text, links: [], hidden: [] }, { today: TODAY }),
  "a vacancy read": (text) => () => readVacancy(text, { today: TODAY }),
  "a candidate's facts": (text) => {
    const candidate = candidateOf(text);
    return () => readFacts(candidate, TODAY);
  },
  "a candidate prepared": (text) => {
    const candidate = candidateOf(text);
    return () => entryOf(prepareCandidate(candidate));
  },
  "a job prepared": (text) => {
    const job = jobOf(text);
    return () => prepareJob(job);
  },
  "a match": (text) => {
    const candidate = prepareCandidate(candidateOf(text));
    const job = prepareJob(jobOf(text));
    return () => matchCandidate(job, candidate);
  },
  "nearest passages": (text) => {
    const candidate = prepareCandidate(candidateOf(text));
    const { criteria } = matchCandidate(prepareJob(jobOf(text)), candidate);
    return () => withNearest(criteria, candidate);
  },
  "passages for a model": (text) => () => stretchesOf(text, passagesOfText(text)),
  "a job's lines": (text) => {
    const job = jobOf(text);
    return () => comparedLines(prepareJob(job, weights.parse({})));
  },
  "a job's facts": (text) => {
    const job = jobOf(text);
    return () => readVacancyFacts(job, TODAY);
  },
  "protected criteria": (text) => () => protectedCriteria(text),
  "doubts of a candidate": (text) => {
    const candidate = candidateOf(text);
    return () => candidateDoubts(candidate);
  },
  "doubts of a job": (text) => {
    const { job, evidence } = readVacancy(text.slice(0, 2000), { today: TODAY });
    return () => jobDoubts(text, job, evidence);
  },
  "sources of a proposal": (text) => {
    const sources = { candidate: candidateOf(text), job: jobOf(text), notes: [], today: TODAY };
    return () => prepareSources(sources);
  },
  "claims of a proposal": (text) => {
    const sources = prepareSources({ candidate: plain, job: plainJob, notes: [], today: TODAY });
    const parts = { ...partsOf(text), cover_letter: text };
    return () => claimsOf(parts, sources);
  },
  "claims against long records": (text) => {
    const sources = prepareSources({ candidate: candidateOf(text), job: jobOf(text), notes: [], today: TODAY });
    const parts = partsOf(text);
    return () => claimsOf(parts, sources);
  },
  contradictions: (text) => {
    const parts = { ...partsOf(text), cover_letter: text };
    return () => contradictionsOf(parts, "nl", TODAY);
  },
  "what isn't mentioned": (text) => {
    const candidate = candidateOf(text);
    const parts = partsOf(text);
    return () => unmentionedIn(parts, candidate);
  },
  "a draft": (text) => {
    const [candidate, job] = [candidateOf(text), jobOf(text)];
    const { criteria } = matchCandidate(prepareJob(job), prepareCandidate(candidate));
    return () => draftInBoth({ candidate, job, criteria, notes: [], language: "nl", today: TODAY });
  },
  "a name's secrets": (text) => {
    const candidate = candidateOf(text);
    return () => secretsOf(candidate, "blind");
  },
  "a blind page": (text) => {
    const of = blindOf(candidateOf(text), jobOf(text), partsOf(text));
    return () => sharedOf(of);
  },
  "a blind letter": (text) => {
    const of = blindOf(plain, plainJob, { ...partsOf(text), cover_letter: text });
    return () => sharedOf(of);
  },
  "rulings on a page": (text) => {
    const shared = sharedOf(blindOf(plain, plainJob, partsOf(text)));
    const ruling = {
      ruling: "mask",
      text: text.slice(0, 40).trim() || "x",
      with: "iemand",
      reason: null,
      language: "nl",
      by: "",
      at: "",
    } as const;
    return () => maskRuled({ ...shared, letter: text }, [ruling]);
  },
  leaks: (text) => {
    const secrets = secretsOf(plain, "blind");
    return () => findLeaks([{ output: "pdf", language: "nl", place: "1", text }], secrets);
  },
  "leaks of a long record": (text) => {
    const secrets = secretsOf(candidateOf(text), "blind");
    return () => findLeaks([{ output: "pdf", language: "nl", place: "1", text }], secrets);
  },
  "a mask": (text) => () => maskOf([plain]).hide(text),
  "a long record's mask": (text) => {
    const candidate = candidateOf(text);
    return () => maskOf([candidate]).hide(text);
  },
  "what a model is shown": (text) => () => offeredText(text, maskOf([plain])),
  "what a model found": (text) => {
    const reading = readVacancy(plainJob.description ?? "", { today: TODAY });
    const fields = [{ field: "title", quote: text.slice(0, 200), value: text.slice(0, 100) }];
    const requirements = Array.from({ length: 100 }, (_, at) => ({ kind: "must", quote: text.slice(at * 7, at * 7 + 400) }));
    return () => withVacancyAnswer({ ...reading, text }, { fields, requirements } as never);
  },
  "an answer about long records": (text) => {
    const records = talkOf(candidateOf(text), jobOf(text), text.slice(0, 5000));
    return () => composeAnswer(QUESTION, records);
  },
  "an answer to a long question": (text) => {
    const records = talkOf(plain, plainJob, "");
    return () => composeAnswer(text, records);
  },
  suggestions: (text) => {
    const records = talkOf(candidateOf(text), jobOf(text), text.slice(0, 5000));
    return () => suggestionsFor(records, "nl");
  },
  "passages of a talk": (text) => {
    const records = talkOf(candidateOf(text), jobOf(text), text.slice(0, 5000));
    return () => rankPassages(QUESTION, passagesOf(records), 12);
  },
  "what a model is offered": (text) => {
    const records = talkOf(candidateOf(text), jobOf(text), text.slice(0, 5000));
    return () => offerFor(QUESTION, records, []);
  },
  "a model's answer": (text) => {
    const records = talkOf(plain, plainJob, "");
    const passages = passagesOf(records);
    return () => checkAnswer(text, passages, records);
  },
};
