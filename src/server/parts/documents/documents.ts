import type { Unreadable } from "#contract/fields.ts";
import type { CvReading } from "#engine/cv/document.ts";
import type { VacancyReading } from "#engine/vacancy/read-vacancy.ts";

/** A file as it came in, its name only a claim; or text that somebody pasted. */
export type DocumentInput = { bytes: Uint8Array; name: string } | { text: string };

export type { VacancyReading };

/** Reads documents of strangers. A document can cost at most its own limits: never the server's memory, time or life. */
export interface Documents {
  /** What runs, for the start-up report. */
  about: string;
  /** Throws `UnreadableDocument`. */
  readCv(input: DocumentInput): Promise<CvReading>;
  /** Throws `UnreadableDocument`. */
  readVacancy(input: DocumentInput): Promise<VacancyReading>;
  close(): Promise<void>;
}

/** The document cannot be read, and why: the caller keeps the file and says so. */
export class UnreadableDocument extends Error {
  readonly reason: Unreadable;
  constructor(reason: Unreadable) {
    super(`unreadable document: ${reason}`);
    this.name = "UnreadableDocument";
    this.reason = reason;
  }
}
