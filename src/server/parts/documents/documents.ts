import type { readingTools } from "#contract/choices.ts";
import type { Unreadable } from "#contract/fields.ts";
import type { CvReading } from "#engine/cv/page/document.ts";
import type { VacancyReading } from "#engine/vacancy/read-vacancy.ts";

/** A file as it came in, its name only a claim; or text that somebody pasted. */
export type DocumentInput = { bytes: Uint8Array; name: string } | { text: string };

export type { VacancyReading };

/** The programs of others that some documents need. */
export type Tool = (typeof readingTools)[number];

/** What a document that takes long is at: others are before it, a page is read of so many, or it is turned into DOCX. */
export type ReadingStep = { step: "waiting" | "converting" } | { step: "scan"; page: number; pages: number };
export type OnStep = (step: ReadingStep) => void;

/** Reads documents of strangers. A document can cost at most its own limits: never the server's memory, time or life. */
export interface Documents {
  /** What runs, for the start-up report. */
  about: string;
  /**
   * Throws `UnreadableDocument`, and 503 where too much waits. Workspaces take turns. Scans and old kinds of files take long: `onStep` hears
   * where they are.
   */
  readCv(workspace: string, input: DocumentInput, onStep?: OnStep): Promise<CvReading>;
  /** As `readCv`. */
  readVacancy(workspace: string, input: DocumentInput, onStep?: OnStep): Promise<VacancyReading>;
  /** How the processes that read are doing, kind by kind. */
  readers(): ReaderFigures[];
  close(): Promise<void>;
}

interface ReaderFigures {
  kind: "plain" | "slow";
  /** So many read at once. */
  most: number;
  busy: number;
  /** Documents that wait for one. */
  waiting: number;
  /** How many were ended since the start because a document took too long or too much memory. */
  killed: number;
}

/** What a file of the wrong kind is, told by its content. */
export type ForeignKind =
  | "old_word"
  | "rich_text"
  | "open_document"
  | "spreadsheet"
  | "slides"
  | "pages"
  | "live_form"
  | "web_page"
  | "email"
  | "picture"
  | "packed";

/** The document cannot be read, and why: the caller keeps the file and says so. */
export class UnreadableDocument extends Error {
  readonly reason: Unreadable;
  /** What would read it, and isn't installed or has not been asked yet. */
  readonly needs: Tool | undefined;
  /** What it is, where its kind is the reason and can be told. */
  readonly found: ForeignKind | undefined;
  constructor(reason: Unreadable, needs?: Tool, found?: ForeignKind) {
    super(`unreadable document: ${reason}`);
    this.name = "UnreadableDocument";
    this.reason = reason;
    this.needs = needs;
    this.found = found;
  }
}
