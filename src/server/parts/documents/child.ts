import { type ChildProcess, execFile, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { CV_BYTES } from "#contract/fields.ts";
import type { CvReading } from "#engine/cv/document.ts";
import type { Answer, Question } from "./child-main.ts";
import { type DocumentInput, type Documents, UnreadableDocument, type VacancyReading } from "./documents.ts";

export interface DocumentLimits {
  /** Wall time for one document. */
  seconds: number;
  /** Resident memory of a reading process, in megabytes of 2^20 bytes. */
  megabytes: number;
  /** Processes at once. */
  processes: number;
}

const LIMITS: DocumentLimits = { seconds: 10, megabytes: 256, processes: 2 };
const POLL_MS = 25;
const START_MS = 30_000;
const DOCUMENTS_PER_PROCESS = 40;
const RESTING_SHARE = 160 / 256;
/** Memory grows between two looks: the kill comes before the limit, so that the limit holds. */
const KILL_SHARE = 0.86;
const MAIN = fileURLToPath(new URL("./child-main.ts", import.meta.url));

/** Documents read in processes of their own, warm and reused, under a watchdog of time and memory. */
export function openDocuments(limits: Partial<DocumentLimits> = {}): Documents {
  const pool = new Pool({ ...LIMITS, ...limits });
  const read = (kind: Question["kind"], input: DocumentInput) => {
    if ("bytes" in input && input.bytes.length > CV_BYTES) throw new UnreadableDocument("too_large");
    return pool.read({ kind, input, today: new Date().toISOString().slice(0, 10) });
  };
  return {
    about: `read in ${pool.limits.processes} processes of ${pool.limits.megabytes} MB and ${pool.limits.seconds} s each`,
    readCv: async (input) => (await read("cv", input)) as CvReading,
    readVacancy: async (input) => (await read("vacancy", input)) as VacancyReading,
    close: () => pool.close(),
  };
}

/** The process ended without an answer and without the watchdog's doing. */
class ReaderCrashed extends Error {}

interface Waiting {
  question: Question;
  /** A crash may be the document's doing or not: one second try tells. */
  again: boolean;
  resolve(reading: CvReading | VacancyReading): void;
  reject(error: Error): void;
}

class Pool {
  readonly limits: DocumentLimits;
  private readonly queue: Waiting[] = [];
  private readonly readers = new Set<Reader>();
  private closed = false;

  constructor(limits: DocumentLimits) {
    this.limits = limits;
  }

  read(question: Question): Promise<CvReading | VacancyReading> {
    if (this.closed) return Promise.reject(new Error("documents are closed"));
    return new Promise((resolve, reject) => {
      this.queue.push({ question, again: false, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const waiting of this.queue.splice(0)) waiting.reject(new Error("documents are closed"));
    await Promise.all([...this.readers].map((reader) => reader.stop()));
  }

  private next(): void {
    while (this.queue.length > 0) {
      const chosen = [...this.readers].find((reader) => reader.usable && !reader.busy) ?? this.start();
      if (!chosen) return;
      const waiting = this.queue.shift();
      if (!waiting) return;
      void chosen
        .read(waiting.question)
        .then(waiting.resolve, (error: Error) => this.failed(waiting, error))
        .finally(() => {
          if (!chosen.usable) {
            this.readers.delete(chosen);
            // Its successor warms up before somebody waits for it.
            this.start();
          }
          this.next();
        });
    }
  }

  private start(): Reader | undefined {
    if (this.closed || this.readers.size >= this.limits.processes) return undefined;
    const reader = new Reader(this.limits, () => this.readers.delete(reader));
    this.readers.add(reader);
    return reader;
  }

  private failed(waiting: Waiting, error: Error): void {
    if (!(error instanceof ReaderCrashed)) waiting.reject(error);
    else if (waiting.again) waiting.reject(new UnreadableDocument("broken"));
    else if (this.closed) waiting.reject(new Error("documents are closed"));
    else this.queue.unshift({ ...waiting, again: true });
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

  constructor(limits: DocumentLimits, onGone: () => void) {
    this.limits = limits;
    this.child = fork(MAIN, {
      serialization: "advanced",
      // The child needs no settings or secrets of the server, and a heap of its own well under the watchdog's limit.
      env: { MALLOC_ARENA_MAX: "1", UV_THREADPOOL_SIZE: "1" },
      execArgv: [
        `--max-old-space-size=${Math.max(48, Math.floor(limits.megabytes * 0.5))}`,
        "--max-semi-space-size=2",
        "--disable-warning=ExperimentalWarning",
      ],
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
        this.kill();
        reject(new Error(`a document process did not start within ${START_MS} ms`));
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

  async read(question: Question): Promise<CvReading | VacancyReading> {
    this.busy = true;
    this.child.ref();
    this.child.channel?.ref();
    try {
      await this.ready;
      return await this.ask(question);
    } finally {
      this.documents++;
      // Busy until it is known whether it stays.
      if (this.usable) await this.rest();
      this.busy = false;
      this.child.unref();
      this.child.channel?.unref();
    }
  }

  private ask(question: Question): Promise<CvReading | VacancyReading> {
    return new Promise((resolve, reject) => {
      const until = performance.now() + this.limits.seconds * 1000;
      let polling = false;
      const timer = setInterval(() => {
        if (performance.now() > until) this.kill();
        if (polling) return;
        polling = true;
        void residentBytes(this.child.pid)
          .then((bytes) => {
            if (bytes > this.limits.megabytes * KILL_SHARE * 2 ** 20) this.kill();
          })
          .finally(() => {
            polling = false;
          });
      }, POLL_MS);
      const settle = (finish: () => void) => {
        clearInterval(timer);
        this.heard = () => {};
        this.died = () => {};
        finish();
      };
      this.heard = (answer) => {
        if (answer.is === "reading") settle(() => resolve(answer.reading));
        else if (answer.is === "unreadable") {
          if (answer.spoiled) this.kill();
          settle(() => reject(new UnreadableDocument(answer.reason)));
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
    const bytes = await residentBytes(this.child.pid);
    if (this.documents >= DOCUMENTS_PER_PROCESS || bytes > this.limits.megabytes * RESTING_SHARE * 2 ** 20) this.kill();
  }

  private kill(): void {
    if (!this.usable) return;
    this.usable = false;
    this.killed = true;
    this.child.kill("SIGKILL");
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.ref();
    this.kill();
    await this.gone;
  }
}

/** Resident memory of a process in bytes; 0 when it cannot be told. */
async function residentBytes(pid: number | undefined): Promise<number> {
  if (pid === undefined) return 0;
  if (process.platform === "linux") {
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  }
  return await new Promise((resolve) => {
    execFile("ps", ["-o", "rss=", "-p", String(pid)], (error, out) => resolve(error ? 0 : Number(out.trim()) * 1024 || 0));
  });
}
