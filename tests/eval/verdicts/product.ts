import { api } from "#contract/index.ts";
import type { VacancyFact } from "#contract/job/job.ts";
import { languageName } from "#contract/text/language-name.ts";
import type { startTestServer } from "#tests/support/server.ts";
import type { Question, VerdictSet } from "./set.ts";

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof startTestServer>>["signIn"]>>;

/** A line of what the scorer compares with the labels; its head says what each kind holds. */
export type Prediction =
  | JobPrediction
  | { kind: "cv"; cv: string; profile: object; shown: string[] }
  /** `judged`: by a language model, at least one thing that is asked. */
  | { kind: "match"; job: string; cv: string; score: number; criteria: object[]; judged: boolean }
  | { kind: "answer"; id: string; content: string; citations: string[] };

/** `told`: what the scorer has no measure for, from the reading and from the facts stored with the job. */
export interface JobPrediction {
  kind: "job";
  job: string;
  draft: object;
  requirements: { text: string; quote?: string; kind: string }[];
  warned: string[];
  told: {
    hours: (number | null)[];
    email: string | null;
    phone: string | null;
    contract: string | null;
    start: string | null;
    /** Of the facts with a quote: whether each stands in the text at its place. */
    stand: boolean;
  };
}

/** What is taken of a set. */
export interface Taken {
  vacancies: boolean;
  cvs: boolean;
  pairs: boolean;
  questions: boolean;
}

/**
 * What the product makes of a set, by the calls that its screens make: reading, saving, matching, asking. `rest` waits until whatever was
 * begun is done, a language model's verdicts among it; `open` counts the prompts that a model of records had no answer to: what follows
 * such a question in a talk, or one that failed, isn't asked.
 */
export async function takeThrough(
  person: Person,
  set: VerdictSet,
  parts: Taken,
  { rest, open = () => 0 }: { rest: () => Promise<unknown>; open?: () => number },
): Promise<Prediction[]> {
  const predictions: Prediction[] = [];
  const jobs = new Map<string, string>();
  const candidates = new Map<string, string>();
  for (const job of parts.vacancies ? set.jobs : []) {
    const { id, ...prediction } = await addVacancy(person, set.textOf("jobs", job));
    jobs.set(job, id);
    predictions.push({ kind: "job", job, ...prediction });
  }
  for (const cv of parts.cvs ? set.cvs : []) {
    const { id, ...prediction } = await addCv(person, set.textOf("cvs", cv));
    candidates.set(cv, id);
    predictions.push({ kind: "cv", cv, ...prediction });
  }
  if (!parts.pairs) return predictions;
  const pairOf = ({ job, cv }: { job: string; cv: string }) => ({
    job_id: jobs.get(job) as string,
    candidate_id: candidates.get(cv) as string,
  });
  for (const pair of set.pairs.map(pairOf)) {
    await person.send(api.matching.matchCandidates, { id: pair.job_id, mode: "manual", candidate_ids: [pair.candidate_id] });
    // Whoever is looked at is judged.
    await person.send(api.matching.fetchMatched, pair);
  }
  await rest();
  for (const { job, cv } of set.pairs) {
    const { match } = (await person.send(api.matching.fetchMatched, pairOf({ job, cv }))).data;
    const criteria = match.criteria.map(({ requirement_id, text, verdict, evidence }) => ({
      ...(requirement_id && { id: requirement_id }),
      text: text ?? "",
      verdict,
      quotes: evidence.map(({ quote }) => quote),
    }));
    const judged = match.criteria.some(({ judged_by }) => judged_by);
    predictions.push({ kind: "match", job, cv, score: match.exact_score, criteria, judged });
  }
  if (!parts.questions) return predictions;
  const talks = new Map<string, string>();
  const cutShort = new Set<string>();
  for (const question of set.questions) {
    if (question.after && cutShort.has(question.after)) {
      cutShort.add(question.id);
      continue;
    }
    const before = open();
    const chat_id = (question.after && talks.get(question.after)) ?? (await openTalk(person, widestOf(question, set), jobs, candidates));
    talks.set(question.id, chat_id);
    const { message } = (await person.send(api.chat.ask, { chat_id, message: question.question })).data;
    if (open() > before || message.state === "failed") cutShort.add(question.id);
    if (message.state === "failed") continue;
    predictions.push({
      kind: "answer",
      id: question.id,
      content: message.content,
      citations: (message.citations ?? []).map(({ quote }) => quote),
    });
  }
  return predictions;
}

async function addVacancy(person: Person, text: string) {
  const { data: read } = await person.send(api.candidate.extractText, { text, kind: "job" });
  const draft = read.job ?? {};
  const { job } = (await person.send(api.job.create, { ...draft, title: draft.title ?? "Vacancy", extraction_id: read.extraction_id }))
    .data;
  const { facts } = (await person.send(api.job.show, { id: job.id })).data;
  const told = (kind: VacancyFact["kind"]) => facts.find((fact) => fact.kind === kind);
  const inUnits = (cents: number | null | undefined) => (cents ? cents / 100 : null);
  return {
    id: job.id,
    draft: {
      title: draft.title ?? null,
      client: draft.client?.name ?? null,
      city: draft.city ?? null,
      hours: draft.hours_per_week ?? null,
      salary: draft.salary_min || draft.salary_max ? { min: inUnits(draft.salary_min), max: inUnits(draft.salary_max) } : null,
      contact: draft.client?.contact_name ? { name: draft.client.contact_name } : null,
    },
    requirements: job.requirements.map(({ id, text: words, quote, kind, min_years }) => ({
      id,
      text: words,
      ...(quote && { quote }),
      kind: kind === "knock_out" ? "knockout" : kind,
      min_years: min_years ?? null,
    })),
    told: {
      hours: [told("hours")?.value, told("hours")?.most].map((hours) => (typeof hours === "number" ? hours : null)),
      email: draft.client?.contact_email ?? null,
      phone: draft.client?.contact_phone ?? null,
      contract: draft.employment_type ?? null,
      start: String(told("start")?.value ?? "") || null,
      stand: facts.every(({ quotes }) => quotes.every(({ quote, start, end }) => text.slice(start, end) === quote)),
    },
    warned: (read.left_out ?? []).map(({ quote }) => quote),
  };
}

async function addCv(person: Person, text: string) {
  const { data: read } = await person.send(api.candidate.extractText, { text, kind: "candidate" });
  const draft = read.candidate ?? {};
  const body = { ...draft, extraction_id: read.extraction_id, allow_duplicate: true };
  const { candidate } = (await person.send(api.candidate.create, body)).data;
  const profile = {
    name: [draft.first_name, draft.last_name].filter(Boolean).join(" "),
    city: draft.city ?? null,
    experience: (draft.experience ?? []).map(({ title, company, start, end, current }) => ({
      title: title ?? "",
      employer: company ?? "",
      start: start ?? null,
      end: current ? "present" : (end ?? null),
    })),
    education: draft.education ?? [],
    languages: (draft.languages ?? []).map(({ language, level }) => ({ language: languageName(language, "en"), level: level ?? null })),
    skills: (draft.skills ?? []).map(({ name }) => name),
  };
  return { id: candidate.id, profile, shown: textsIn(draft) };
}

/** Of a question and those that follow it, the one that speaks of most: the talk must hold the records of all of them. */
function widestOf(question: Question, set: VerdictSet): Question {
  const next = set.questions.filter(({ after }) => after === question.id).map((one) => widestOf(one, set));
  return [question, ...next].find(({ scope }) => scope === "both") ?? question;
}

async function openTalk(person: Person, { scope, job, cv }: Question, jobs: Map<string, string>, candidates: Map<string, string>) {
  const job_id = jobs.get(job ?? "") as string;
  const candidate_id = candidates.get(cv ?? "") as string;
  if (scope === "job") return (await person.send(api.chat.startWithJob, { job_id })).data.chat.id;
  if (scope === "candidate") return (await person.send(api.chat.startWithCandidate, { candidate_id })).data.chat.id;
  return (await person.send(api.chat.startWithBoth, { job_id, candidate_id })).data.chat.id;
}

/** Every text of a record, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
