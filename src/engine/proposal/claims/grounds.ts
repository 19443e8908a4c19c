import type { Evidence } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { escaped, namedBy } from "#engine/borne/names.ts";
import type { Span } from "#engine/matching/passages.ts";
import { type PreparedSources, readAt, wordsOf } from "../sources.ts";
import type { Bearer, Piece } from "./piece.ts";

/** What every kind of claim is looked up in: the sources, the names that are nobody's claim, the employers by their short names. */
export class Grounds {
  readonly sources: PreparedSources;
  readonly ownNames: Set<string>;
  readonly masked: RegExp | null;
  readonly subject: RegExp;
  readonly employers: { index: number; pattern: RegExp }[];
  /** Where the CV tells of each job. */
  readonly #spans: (Span | null)[];

  constructor(sources: PreparedSources) {
    this.sources = sources;
    const { candidate, recruiter, client_name, contact_name, agency_name, job } = sources;
    const people = [
      candidate.first_name,
      candidate.last_name,
      recruiter?.first_name,
      recruiter?.last_name,
      client_name,
      contact_name,
      agency_name,
      job.client?.name,
    ];
    this.ownNames = new Set(people.flatMap((name) => wordsOf(name ?? "")).flatMap((word) => [word, ...word.split(/['’.&+#-]/)]));
    const whole = [job.title, client_name, job.client?.name, contact_name].filter((text): text is string =>
      Boolean(text && text.trim().length > 2),
    );
    this.masked =
      whole.length > 0
        ? new RegExp(whole.map((text) => `(?<![\\p{L}\\p{N}])${escaped(text.trim())}(?![\\p{L}\\p{N}])`).join("|"), "giu")
        : null;
    const own = [candidate.first_name, candidate.last_name, ...(candidate.first_name?.split(" ") ?? [])].filter((name): name is string =>
      Boolean(name && name.length > 1),
    );
    this.subject = new RegExp(
      `(?<!\\p{L})(?:${[...own.map(escaped), "the candidate", "this candidate", "(?:de|deze) kandidaat", "she", "he", "zij", "hij", "the cv", "het cv", "has", "have", "heeft", "brings", "brengt"].join("|")})(?!\\p{L})`,
      "giu",
    );
    this.#spans = candidate.experience.map((_, index) => {
      const read = ["title", "company", "start", "end", "description"].flatMap(
        (field) => readAt(candidate, `experience.${index}.${field}`) ?? [],
      );
      return read.length > 0 ? { start: Math.min(...read.map(({ start }) => start)), end: Math.max(...read.map(({ end }) => end)) } : null;
    });
    const all = [...candidate.experience.map(({ company }) => company), ...candidate.education.map(({ institution }) => institution)];
    this.employers = candidate.experience.flatMap(({ company }, index) => {
      const pattern = namedBy(company, all);
      return pattern ? [{ index, pattern }] : [];
    });
  }

  mayBeAsked = (piece: Piece) => piece.asked || piece.denied;

  textsFor = (piece: Piece) => this.sources.texts.filter(({ about }) => about === "candidate" || this.mayBeAsked(piece));

  field(path: string): Bearer {
    const evidence = readAt(this.sources.candidate, path);
    return evidence ? { evidence } : { field: path };
  }

  fromEvidence(evidence: Evidence): Bearer {
    return evidence.source.startsWith("profile:") ? this.field(evidence.source.slice("profile:".length)) : { evidence };
  }

  employersIn(sentence: string): number[] {
    return this.employers.filter(({ pattern }) => pattern.test(sentence)).map(({ index }) => index);
  }

  employerIn(sentence: string): number | null {
    const named = this.employersIn(sentence);
    return named.length === 1 ? nth(named, 0) : null;
  }

  /** The job of the record that a passage tells of; null where it tells of none. */
  ownerOf({ source, start }: Evidence): number | null {
    const [, field] = /^profile:experience\.(\d+)\./.exec(source) ?? [];
    if (field) return Number(field);
    if (source !== "cv") return null;
    const owner = this.#spans.findIndex((span) => span !== null && span.start <= start && start < span.end);
    return owner >= 0 ? owner : null;
  }
}

/** Where a piece stands: its sentence with the other pieces, what a note stands beside, and the passages that the sentence names. */
export interface Around {
  sentence: string;
  pieces: readonly Piece[];
  context: string;
  named: readonly Evidence[];
}

/** Of a kind, what may bear it. */
export type BearersOf<Kind extends Piece["kind"]> = (grounds: Grounds, piece: Extract<Piece, { kind: Kind }>, around: Around) => Bearer[];
