import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import type { Unreadable } from "#contract/fields.ts";
import type { CvReading, DocumentContent } from "#engine/cv/page/document.ts";
import { cvText } from "#engine/cv/page/text.ts";
import { readCv } from "#engine/cv/read-cv.ts";
import { readVacancy } from "#engine/vacancy/read-vacancy.ts";
import { type DocumentInput, type ForeignKind, type ReadingStep, type Tool, UnreadableDocument, type VacancyReading } from "./documents.ts";
import { readDocx } from "./docx.ts";
import { kindOf, textOf } from "./kind.ts";
import { toDocx } from "./libreoffice.ts";
import { isText, readPdf, readScannedPdf } from "./pdf.ts";
import { loadPdfium } from "./pdfium.ts";
import { checkClaim, readPicture } from "./scans/picture.ts";
import { openTesseract } from "./scans/tesseract.ts";

/** What the parent asks; one at a time. */
export interface Question {
  kind: "cv" | "vacancy";
  input: DocumentInput;
  /** YYYY-MM-DD. */
  today: string;
  /** Programs of others that may be used, by their paths, and a folder for their files; absent: none. */
  tools?: Record<Tool, string | null> & { folder: string };
}
/**
 * What this process answers. `scans`: so many pages are pictures that were not read. `spoiled`: a parser failed in an unforeseen
 * way, so start afresh.
 */
export type Answer =
  | { is: "ready" }
  | { is: "step"; step: ReadingStep }
  | { is: "reading"; reading: CvReading | VacancyReading; scans: number }
  | { is: "unreadable"; reason: Unreadable; needs?: Tool | undefined; found?: ForeignKind | undefined; spoiled: boolean }
  | { is: "failure"; message: string };

/** No CV has more of them; each takes a few seconds. */
const MOST_SCANS = 20;

const OFFICE_KINDS = { doc: "old_word", rtf: "rich_text", odt: "open_document" } as const;

const send = (answer: Answer) => process.send?.(answer);

/** A third of the server's share of a processor that both want: whoever clicks goes before whoever waits for a document. */
const NICE = 5;
try {
  setPriority(NICE); // programs that it starts inherit it
} catch {
  // A system that doesn't let us: then both are alike.
}

async function contentOf({ input, tools }: Question): Promise<{ content: DocumentContent; scans: number }> {
  const whole = (content: DocumentContent) => ({ content, scans: 0 });
  if ("text" in input) return whole({ kind: "text", text: input.text, links: [], hidden: [] });
  const { bytes } = input;
  const kind = kindOf(bytes, input.name);
  switch (kind) {
    case "pdf": {
      if (tools?.tesseract) return whole(await scannedPdf(bytes, tools.tesseract));
      const { scans, ...content } = await readPdf(bytes);
      return { content, scans: scans.length };
    }
    case "docx":
      return whole(readDocx(bytes));
    case "text":
      return whole({ kind: "text", text: textOf(bytes) ?? "", links: [], hidden: [] });
    case "picture":
      checkClaim(bytes);
      if (!tools?.tesseract) throw new UnreadableDocument("wrong_kind", "tesseract");
      return whole(await scannedPicture(bytes, tools.tesseract));
    default:
      if (!tools?.libreoffice) throw new UnreadableDocument("wrong_kind", "libreoffice", OFFICE_KINDS[kind]);
      send({ is: "step", step: { step: "converting" } });
      return whole(readDocx(await toDocx(tools.libreoffice, bytes, kind, tools.folder)));
  }
}

async function scannedPdf(bytes: Uint8Array, tesseract: string): Promise<DocumentContent> {
  const read = await openTesseract(tesseract);
  return await readScannedPdf(
    bytes,
    (picture, number, page, pages) => {
      send({ is: "step", step: { step: "scan", page, pages } });
      return read(picture, number);
    },
    MOST_SCANS,
  );
}

async function scannedPicture(bytes: Uint8Array, tesseract: string): Promise<DocumentContent> {
  send({ is: "step", step: { step: "scan", page: 1, pages: 1 } });
  const read = await openTesseract(tesseract);
  const { page, ...picture } = await readPicture(bytes);
  const words = await read(picture, 1);
  if (!isText(words)) throw new UnreadableDocument("scanned");
  return { kind: "pages", pages: [page], words, links: [] };
}

/** A pasted vacancy stays as it was pasted, but for what no database and no screen can hold. */
const pasted = (text: string) => text.replaceAll("\0", "").toWellFormed();

async function answer(question: Question): Promise<Answer> {
  const { kind, input, today } = question;
  let found: Awaited<ReturnType<typeof contentOf>>;
  try {
    found = await contentOf(question);
  } catch (error) {
    if (error instanceof UnreadableDocument) {
      const { reason, needs, found } = error;
      return { is: "unreadable", reason, needs, found, spoiled: false };
    }
    return { is: "unreadable", reason: "broken", spoiled: true };
  }
  const { content, scans } = found;
  try {
    const reading =
      kind === "cv" ? readCv(content, { today }) : readVacancy("text" in input ? pasted(input.text) : cvText(content).text, { today });
    if (reading.text.trim() === "") {
      const needs = scans > 0 ? ("tesseract" as const) : undefined;
      return { is: "unreadable", reason: content.kind === "pages" ? "scanned" : "empty", needs, spoiled: false };
    }
    return { is: "reading", reading, scans };
  } catch (error) {
    return { is: "failure", message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Where this process leads a group, its helpers end with it. */
const END = `try { process.kill(-process.pid, "SIGKILL"); } catch { process.kill(process.pid, "SIGKILL"); }`;

process.on("disconnect", () => {
  try {
    process.kill(-process.pid, "SIGKILL");
  } catch {
    process.exit();
  }
});
process.on("message", (question: Question) => {
  void answer(question).then((reply) => send(reply));
});

// A document that keeps this thread busy for ever must not outlive a parent that was killed.
const guard = new Worker(`const parent = process.ppid; setInterval(() => { if (process.ppid !== parent) { ${END} } }, 1000);`, {
  eval: true,
  resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
});
guard.unref();
process.permission?.drop("worker");

await loadPdfium(Number(process.argv[2]) || undefined);
send({ is: "ready" });
