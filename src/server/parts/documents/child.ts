import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CV_BYTES } from "#contract/fields.ts";
import type { CvReading } from "#engine/cv/page/document.ts";
import { unavailable } from "#server/core/failures.ts";
import { confined, wallsTold } from "#server/parts/confined.ts";
import { Turns } from "../turns.ts";
import type { Answer, Question } from "./child-main.ts";
import { type DocumentInput, type Documents, type OnStep, type Tool, UnreadableDocument, type VacancyReading } from "./documents.ts";
import { type Spent, spentBy, spentByAll } from "./spent.ts";

interface DocumentLimits {
  /** Processor time for one document: a busy machine is no fault of the document's. */
  seconds: number;
  /** Wall time for one document, for what waits and computes nothing. */
  wall_seconds: number;
  /** Resident memory of a reading process and its helpers, in megabytes of 2^20 bytes. */
  megabytes: number;
  /** Processes at once. */
  processes: number;
  /** So many documents a process reads before it makes way for a fresh one. */
  documents: number;
  /** It starts programs of others, in a group of processes that ends as one. */
  has_helpers: boolean;
}

/** The readers of CVs and vacancies with their word lists rest at 200 MB. */
const LIMITS: DocumentLimits = { seconds: 10, wall_seconds: 60, megabytes: 384, processes: 2, documents: 200, has_helpers: false };
/** Scans and old kinds of files: by programs of others, one document at a time, each in a process of its own. */
const SLOW: DocumentLimits = { seconds: 180, wall_seconds: 360, megabytes: 1024, processes: 1, documents: 1, has_helpers: true };
/** What waits is held in memory, in bytes. */
const MOST_WAITING = 256 * 2 ** 20;
/** What a document weighs beside its bytes: no queue is longer than some thousands. */
const LEAST_WEIGHT = 64 * 1024;
const weightOf = ({ input }: Question) => LEAST_WEIGHT + ("text" in input ? 2 * input.text.length : input.bytes.length);
const POLL_MS = 25;
const POLL_HELPERS_MS = 200;
const START_MS = 30_000;
const RESTING_SHARE = 0.75;
/** Memory grows between two looks: the kill comes before the limit, so that the limit holds. */
const KILL_SHARE = 0.86;
const MAIN = fileURLToPath(new URL("./child-main.ts", import.meta.url));
/** What the files of helpers lie in: a folder for each document. */
const FOLDERS = join(tmpdir(), "proffer-document-");
/** PDFium's own memory where it draws scans, in megabytes: a sheet in colour at 600 pixels to an inch takes 105. */
const DRAWING_MEGABYTES = 420;

type Tools = Record<Tool, string | null>;
const NO_TOOLS: Tools = { tesseract: null, libreoffice: null };

/** Documents read in processes of their own under a watchdog of time and memory. What programs of others read has a pool apart. */
export function openDocuments(
  limits: Partial<DocumentLimits> = {},
  tools: Tools = NO_TOOLS,
  slowLimits: Partial<DocumentLimits> = {},
): Documents {
  const pool = new Pool({ ...LIMITS, ...limits });
  const slow = new Pool({ ...SLOW, ...slowLimits });
  const read = async (kind: Question["kind"], workspace: string, input: DocumentInput, onStep?: OnStep) => {
    if ("bytes" in input && input.bytes.length > CV_BYTES) throw new UnreadableDocument("too_large");
    const question = { kind, input, today: new Date().toISOString().slice(0, 10) };
    const plain = await pool.read(workspace, question).catch((error: unknown) => {
      if (error instanceof UnreadableDocument && error.needs && tools[error.needs]) return null;
      throw error;
    });
    if (plain && (plain.scans === 0 || !tools.tesseract)) return plain.reading;
    try {
      return await readSlowly(workspace, question, onStep);
    } catch (error) {
      // Beside its scanned pages it has words of its own.
      if (plain && error instanceof UnreadableDocument) return plain.reading;
      throw error;
    }
  };
  /** The folder of its helpers is removed whatever became of them. */
  const readSlowly = async (workspace: string, question: Question, onStep?: OnStep) => {
    if (slow.isBusy) onStep?.({ step: "waiting" });
    const folder = await mkdtemp(FOLDERS);
    try {
      return (await slow.read(workspace, { ...question, tools: { ...tools, folder } }, onStep)).reading;
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  };
  const { processes, megabytes, seconds } = pool.limits;
  return {
    about: `read in ${processes} processes of ${megabytes} MB and ${seconds} s of processor each, ${wallsTold()}; ${toolsTold(tools)}`,
    readCv: async (workspace, input, onStep) => (await read("cv", workspace, input, onStep)) as CvReading,
    readVacancy: async (workspace, input, onStep) => (await read("vacancy", workspace, input, onStep)) as VacancyReading,
    readers: () => [
      { kind: "plain", ...pool.figures() },
      { kind: "slow", ...slow.figures() },
    ],
    close: async () => {
      await Promise.all([pool.close(), slow.close()]);
    },
  };
}

const toolsTold = ({ tesseract, libreoffice }: Tools) =>
  `scans ${tesseract ? `by ${tesseract}` : "not read (no Tesseract)"}, DOC, RTF and ODT ${libreoffice ? `by ${libreoffice}` : "not read (no LibreOffice)"}`;

/** The process ended without an answer and without the watchdog's doing. */
class ReaderCrashed extends Error {}

type Read = Pick<Extract<Answer, { is: "reading" }>, "reading" | "scans">;

interface Waiting {
  workspace: string;
  question: Question;
  onStep: OnStep | undefined;
  /** A crash may be the document's doing or not: one second try tells. */
  again: boolean;
  resolve(read: Read): void;
  reject(error: Error): void;
}

class Pool {
  readonly limits: DocumentLimits;
  private readonly waiting = new Turns<Waiting>(MOST_WAITING);
  private readonly readers = new Set<Reader>();
  private closed = false;
  private killed = 0;

  constructor(limits: DocumentLimits) {
    this.limits = limits;
  }

  /** Whether a document would have to wait. */
  get isBusy(): boolean {
    return this.busy >= this.limits.processes;
  }

  figures() {
    return { most: this.limits.processes, busy: this.busy, waiting: this.waiting.size, killed: this.killed };
  }

  private get busy(): number {
    return [...this.readers].filter(({ busy }) => busy).length;
  }

  read(workspace: string, question: Question, onStep?: OnStep): Promise<Read> {
    if (this.closed) return Promise.reject(new Error("documents are closed"));
    return new Promise((resolve, reject) => {
      const work = { workspace, question, onStep, again: false, resolve, reject };
      this.waiting.push(workspace, work, weightOf(question));
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const waiting of this.waiting.empty()) waiting.reject(new Error("documents are closed"));
    await Promise.all([...this.readers].map((reader) => reader.stop()));
  }

  private next(): void {
    while (!this.waiting.isEmpty) {
      const chosen = [...this.readers].find((reader) => reader.usable && !reader.busy) ?? this.start();
      if (!chosen) return;
      const waiting = this.waiting.shift();
      if (!waiting) return;
      void chosen
        .read(waiting.question, waiting.onStep)
        .then(waiting.resolve, (error: Error) => this.failed(waiting, error))
        .finally(() => {
          if (!chosen.usable) {
            this.readers.delete(chosen);
            // Its successor warms up before somebody waits for it, unless each is used but once.
            if (this.limits.documents > 1) this.start();
          }
          this.next();
        });
    }
  }

  private start(): Reader | undefined {
    if (this.closed || this.readers.size >= this.limits.processes) return undefined;
    const reader = new Reader(this.limits, {
      onGone: () => this.readers.delete(reader),
      onOverrun: () => {
        this.killed++;
      },
    });
    this.readers.add(reader);
    return reader;
  }

  private failed(waiting: Waiting, error: Error): void {
    if (!(error instanceof ReaderCrashed)) waiting.reject(error);
    else if (waiting.again) waiting.reject(new UnreadableDocument("broken"));
    else if (this.closed) waiting.reject(new Error("documents are closed"));
    else this.waiting.again(waiting.workspace, { ...waiting, again: true }, weightOf(waiting.question));
  }
}

/** One child process. It reads one document at a time; once killed or worn out it is not `usable` again. */
class Reader {
  busy = false;
  usable = true;
  private readonly limits: DocumentLimits;
  private readonly child: ChildProcess;
  private readonly ready: Promise<void>;
  private readonly gone: Promise<void>;
  private heard: (answer: Answer) => void = () => {};
  private died: (why: "killed" | "memory" | "crashed") => void = () => {};
  private killed = false;
  private documents = 0;
  private readonly onOverrun: () => void;

  constructor(limits: DocumentLimits, { onGone, onOverrun }: { onGone: () => void; onOverrun: () => void }) {
    this.limits = limits;
    this.onOverrun = onOverrun;
    this.child = fork(MAIN, limits.has_helpers ? [String(DRAWING_MEGABYTES)] : [], {
      detached: limits.has_helpers,
      serialization: "advanced",
      // The child needs no settings or secrets of the server, and a heap of its own well under the watchdog's limit.
      env: { MALLOC_ARENA_MAX: "1", UV_THREADPOOL_SIZE: "1" },
      ...confined(
        [
          `--max-old-space-size=${Math.max(48, Math.floor(limits.megabytes * 0.5))}`,
          "--max-semi-space-size=2",
          "--no-regexp-tier-up",
          "--disable-warning=ExperimentalWarning",
        ],
        limits.has_helpers ? { writes: [`${FOLDERS}*`], starts_programs: true, has_addons: true } : {},
      ),
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.child.on("message", (answer: Answer) => this.heard(answer));
    this.child.on("error", () => {});
    this.gone = new Promise((resolve) => {
      this.child.once("exit", (code, signal) => {
        this.usable = false;
        onGone();
        // V8 aborts when its heap is full.
        this.died(this.killed ? "killed" : signal === "SIGABRT" || code === 134 ? "memory" : "crashed");
        resolve();
      });
    });
    this.ready = new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        // A machine with so much to do is no fault of the product's: whoever asks is told to come again.
        this.kill();
        reject(unavailable());
      }, START_MS);
      this.heard = (answer) => {
        if (answer.is !== "ready") return;
        clearTimeout(timer);
        resolve();
      };
      this.died = () => {
        clearTimeout(timer);
        reject(new Error("a document process ended while it started"));
      };
    });
    this.ready.catch(() => {});
    // Waiting for documents keeps nobody's process alive.
    this.child.unref();
    this.child.channel?.unref();
  }

  async read(question: Question, onStep?: OnStep): Promise<Read> {
    this.busy = true;
    this.child.ref();
    this.child.channel?.ref();
    try {
      await this.ready;
      return await this.ask(question, onStep);
    } finally {
      this.documents++;
      // Busy until it is known whether it stays.
      if (this.usable) await this.rest();
      this.busy = false;
      this.child.unref();
      this.child.channel?.unref();
    }
  }

  private ask(question: Question, onStep?: OnStep): Promise<Read> {
    return new Promise((resolve, reject) => {
      const { seconds, wall_seconds, megabytes, has_helpers } = this.limits;
      const until = performance.now() + wall_seconds * 1000;
      // What it used up before, for itself and for other documents; 0 until that could be told.
      let before = 0;
      let polling = false;
      const timer = setInterval(
        () => {
          if (performance.now() > until) this.overrun();
          if (polling) return;
          polling = true;
          void this.spent()
            .then((spent) => {
              before ||= spent.seconds;
              if (spent.bytes > megabytes * KILL_SHARE * 2 ** 20 || spent.seconds - before >= seconds) this.overrun();
            })
            .finally(() => {
              polling = false;
            });
        },
        has_helpers ? POLL_HELPERS_MS : POLL_MS,
      );
      const settle = (finish: () => void) => {
        clearInterval(timer);
        this.heard = () => {};
        this.died = () => {};
        finish();
      };
      this.heard = (answer) => {
        if (answer.is === "step") onStep?.(answer.step);
        else if (answer.is === "reading") settle(() => resolve(answer));
        else if (answer.is === "unreadable") {
          if (answer.spoiled) this.kill();
          settle(() => reject(new UnreadableDocument(answer.reason, answer.needs, answer.found)));
        } else if (answer.is === "failure") settle(() => reject(new Error(`reading a document failed: ${answer.message}`)));
      };
      this.died = (why) => settle(() => reject(why === "crashed" ? new ReaderCrashed() : new UnreadableDocument("too_slow")));
      this.child.send(question, (error) => {
        if (error) {
          this.kill();
          settle(() => reject(new ReaderCrashed(error.message)));
        }
      });
    });
  }

  /** After a document: a process that has read many, or keeps much memory, makes way for a fresh one. */
  private async rest(): Promise<void> {
    const { bytes } = await this.spent();
    if (this.documents >= this.limits.documents || bytes > this.limits.megabytes * RESTING_SHARE * 2 ** 20) this.kill();
  }

  private spent(): Promise<Spent> {
    return this.limits.has_helpers ? spentByAll(this.child.pid) : spentBy(this.child.pid);
  }

  private overrun(): void {
    if (!this.usable) return;
    this.onOverrun();
    this.kill();
  }

  private kill(): void {
    if (!this.usable) return;
    this.usable = false;
    this.killed = true;
    try {
      if (this.limits.has_helpers && this.child.pid) process.kill(-this.child.pid, "SIGKILL");
    } catch {
      // No group: it ended already, or this system has none.
    }
    this.child.kill("SIGKILL");
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.ref();
    this.kill();
    await this.gone;
  }
}
