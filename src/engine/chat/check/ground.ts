import type { Candidate } from "#contract/candidate/candidate.ts";
import { namedBy } from "#engine/borne/names.ts";
import type { Period } from "#engine/facts/fact.ts";
import { periodsOf } from "#engine/facts/periods.ts";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import type { PreparedCandidate } from "#engine/matching/prepared-candidate.ts";
import { profileStrings, wordsOf } from "#engine/proposal/sources.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { studyFieldsIn } from "#engine/skills/study-fields.ts";
import { sameInBoth } from "../bilingual.ts";
import type { ChatPassage, ChatRecords } from "../chat.ts";
import { candidateOf, textOfSource } from "../sources.ts";
import { isJobAlone, said } from "./said.ts";

/** A job or a study of a record, and the stretch of the CV that tells it. */
export interface Entry {
  kind: "job" | "study";
  index: number;
  title: string;
  from: string | null;
  to: string | null;
  period: Period | null;
  span: { start: number; end: number };
  text: string;
  /** How a sentence names its employer or school. */
  named: RegExp | null;
}

/** One candidate's record, as sentences about them are held to it. */
export interface Known {
  candidate: Candidate;
  prepared: PreparedCandidate;
  entries: Entry[];
}

/** What was sent, read once for an answer. */
export class Sent {
  readonly records: ChatRecords;
  readonly passages: readonly ChatPassage[];
  readonly text: string;
  /** Folded words, and what each stands for in both languages. */
  readonly words: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly skills: ReadonlySet<string>;
  readonly fields: ReadonlySet<ReturnType<typeof studyFieldsIn>[number]>;
  private readonly known = new Map<string, Known>();

  constructor(records: ChatRecords, passages: readonly ChatPassage[]) {
    this.records = records;
    this.passages = passages;
    const people = [records.candidate, ...records.ranked.map(({ candidate }) => candidate)].filter((one) => one !== null);
    this.text = [
      ...passages.map(({ text }) => text),
      ...people.flatMap((one) => [`${one.first_name ?? ""} ${one.last_name ?? ""}`, ...[...profileStrings(one)].map(([, text]) => text)]),
      records.job?.title ?? "",
      records.job?.city ?? "",
      records.job?.client?.name ?? "",
      records.job?.client?.contact_name ?? "",
      ...records.notes.flatMap(({ by, text }) => [by ?? "", text]),
    ].join("\n");
    const words = wordsOf(this.text);
    this.words = new Set(words.flatMap((one) => [one, ...one.split(/['’.&+#-]/)]));
    this.groups = new Set(stemsOf(this.text).flatMap(sameInBoth));
    this.skills = new Set(findSkills(this.text).map(({ name }) => name));
    this.fields = new Set(studyFieldsIn(this.text));
  }

  /**
   * A sentence without what it repeats letter for letter: quotes of the sources that it cites, or of anything that was sent where it cites
   * none, and what the vacancy asks: quoted, or where it is told as asked.
   */
  withoutQuotes(sentence: string, cited: readonly ChatPassage[]): string {
    const { job, criteria, ranked } = this.records;
    const asked = [...(job?.requirements ?? []), ...criteria, ...(ranked[0]?.criteria ?? [])].flatMap(({ text }) =>
      text && text.length > 12 ? [text] : [],
    );
    const isCited = (passage: ChatPassage) => cited.some((one) => isOfOneSource(one, passage));
    const isHeld = (words: string) =>
      cited.length === 0 ? this.text.includes(words) : this.passages.some((one) => one.text.includes(words) && isCited(one));
    const unquoted = sentence.replace(/[“"‘]([^“”"’]{12,})[”"’]/gu, (all, words: string) => {
      const bare = words.replace(/\s*…$/, "").replace(/[.,;]$/, "");
      return isHeld(bare) || asked.some((one) => one.includes(bare)) ? "…" : all;
    });
    const isAsked = isJobAlone(cited) || [said.verdict, said.must, said.nice].some((words) => words.test(sentence));
    return isAsked ? asked.reduce((text, one) => text.replace(one, () => "…"), unquoted) : unquoted;
  }

  knownOf(candidate: Candidate): Known {
    const found = this.known.get(candidate.id);
    if (found) return found;
    const made = { candidate, prepared: prepareCandidate(candidate), entries: entriesOf(candidate, this.records.today) };
    this.known.set(candidate.id, made);
    return made;
  }
}

function entriesOf(candidate: Candidate, today: string): Entry[] {
  const cv = candidate.cv_text ?? "";
  const spanOf = (path: string) => {
    const places = Object.entries(candidate.evidence).flatMap(([key, { start, end }]) =>
      key.startsWith(`${path}.`) ? [{ start, end }] : [],
    );
    return places.length === 0
      ? { start: 0, end: 0 }
      : { start: Math.min(...places.map(({ start }) => start)), end: Math.max(...places.map(({ end }) => end)) };
  };
  const periods = periodsOf(candidate, today);
  const all = [...candidate.experience.map(({ company }) => company), ...candidate.education.map(({ institution }) => institution)];
  const jobs = candidate.experience.map((job, index): Entry => {
    const span = spanOf(`experience.${index}`);
    return {
      kind: "job",
      index,
      title: job.title ?? "",
      from: job.start ?? null,
      to: job.end ?? null,
      period: periods[index] ?? null,
      span,
      text: [cv.slice(span.start, span.end), job.title, job.company, job.location, job.description].join("\n"),
      named: namedBy(job.company, all),
    };
  });
  const studies = candidate.education.map((study, index): Entry => {
    const span = spanOf(`education.${index}`);
    return {
      kind: "study",
      index,
      title: study.degree ?? "",
      from: study.start ?? null,
      to: study.end ?? null,
      period: null,
      span,
      text: [cv.slice(span.start, span.end), study.degree, study.field, study.institution].join("\n"),
      named: namedBy(study.institution, all),
    };
  });
  return [...jobs, ...studies];
}

/** What one sentence is held to. */
export interface Ground {
  sent: Sent;
  /** The passages that it cites; none where it cites none. */
  cited: readonly ChatPassage[];
  /** Their words, a passage a line. */
  text: string;
  /** Of the same paragraphs: what stands beside what is cited. */
  near: string;
  people: readonly Known[];
  /** Jobs and studies that the passages lie in. */
  entries: readonly Entry[];
  /** Everything that the sentence may rest on where what is cited alone doesn't bear it. */
  around: string;
}

/** What the job asks where a passage proves the verdict on it. */
function askedBy({ criteria, ranked }: ChatRecords, { source, candidate_id, text }: ChatPassage): string[] {
  const own = candidate_id ? (ranked.find(({ candidate }) => candidate.id === candidate_id)?.criteria ?? []) : criteria;
  return own.flatMap((one) => {
    const isProved =
      source === `match:${one.requirement_id}` || one.evidence.some(({ quote }) => text.includes(quote) || quote.includes(text));
    return isProved && one.text ? [one.text] : [];
  });
}

/** `isOfVerdict`: the sentence tells how somebody stands beside what is asked, so that it may tell that as well. */
export function groundOf(sent: Sent, cited: readonly ChatPassage[], isOfVerdict = false): Ground {
  const { records } = sent;
  const whose = new Set(cited.filter(({ source }) => !isOfJob(source)).map(({ candidate_id }) => candidateOf(records, candidate_id)));
  const everybody = [records.candidate, ...records.ranked.map(({ candidate }) => candidate)];
  const people = (cited.length > 0 ? [...whose] : everybody).filter((one) => one !== null).map((one) => sent.knownOf(one));
  const entries = cited.flatMap(({ source, candidate_id, start, end }) => {
    const path = /^profile:(experience|education)\.(\d+)/.exec(source);
    const person = people.find(({ candidate }) => candidate === candidateOf(records, candidate_id));
    return (
      person?.entries.filter(({ kind, index, span }) =>
        path
          ? (path[1] === "experience") === (kind === "job") && index === Number(path[2])
          : source === "cv" && start < span.end && span.start < end,
      ) ?? []
    );
  });
  const text = cited.flatMap((one) => [one.text, ...(isOfVerdict ? askedBy(records, one) : [])]).join("\n");
  const near = cited.map((one) => paragraphAround(textOfSource(records, one.source, one.candidate_id) ?? "", one)).join("\n");
  const own = [...new Set(entries)];
  return { sent, cited, text, near, people, entries: own, around: [text, ...own.map((one) => one.text)].join("\n") };
}

const isOfOneSource = (one: ChatPassage, other: ChatPassage) => one.source === other.source && one.candidate_id === other.candidate_id;

const isOfJob = (source: string) => /^job(?::|$)/.test(source);

/** The lines around a place, up to the blank ones. */
function paragraphAround(text: string, { start, end }: { start: number; end: number }): string {
  const from = text.lastIndexOf("\n\n", start);
  const to = text.indexOf("\n\n", end);
  return text.slice(Math.max(from, 0), to < 0 ? text.length : to).slice(0, 2000);
}
