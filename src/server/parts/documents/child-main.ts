import { Worker } from "node:worker_threads";
import type { Unreadable } from "#contract/fields.ts";
import type { CvReading, DocumentContent } from "#engine/cv/document.ts";
import { readCv } from "#engine/cv/read-cv.ts";
import { cvText } from "#engine/cv/text.ts";
import { readVacancy } from "#engine/vacancy/read-vacancy.ts";
import { type DocumentInput, UnreadableDocument, type VacancyReading } from "./documents.ts";
import { readDocx } from "./docx.ts";
import { kindOf, textOf } from "./kind.ts";
import { readPdf } from "./pdf.ts";
import { loadPdfium } from "./pdfium.ts";

/** What the parent asks; one at a time. */
export interface Question {
  kind: "cv" | "vacancy";
  input: DocumentInput;
  /** YYYY-MM-DD. */
  today: string;
}
/** What this process answers. `spoiled`: a parser failed in an unforeseen way, so start afresh. */
export type Answer =
  | { is: "ready" }
  | { is: "reading"; reading: CvReading | VacancyReading }
  | { is: "unreadable"; reason: Unreadable; spoiled: boolean }
  | { is: "failure"; message: string };

const send = (answer: Answer) => process.send?.(answer);

async function contentOf(input: DocumentInput): Promise<DocumentContent> {
  if ("text" in input) return { kind: "text", text: input.text, links: [], hidden: [] };
  const kind = kindOf(input.bytes, input.name);
  if (kind === "pdf") return await readPdf(input.bytes);
  if (kind === "docx") return readDocx(input.bytes);
  return { kind: "text", text: textOf(input.bytes) ?? "", links: [], hidden: [] };
}

/** A pasted vacancy stays as it was pasted, but for what no database and no screen can hold. */
const pasted = (text: string) => text.replaceAll("\0", "").toWellFormed();

async function answer({ kind, input, today }: Question): Promise<Answer> {
  let content: DocumentContent;
  try {
    content = await contentOf(input);
  } catch (error) {
    if (error instanceof UnreadableDocument) return { is: "unreadable", reason: error.reason, spoiled: false };
    return { is: "unreadable", reason: "broken", spoiled: true };
  }
  try {
    const reading =
      kind === "cv" ? readCv(content, { today }) : readVacancy("text" in input ? pasted(input.text) : cvText(content).text, { today });
    if (reading.text.trim() === "") {
      return { is: "unreadable", reason: content.kind === "pages" ? "scanned" : "empty", spoiled: false };
    }
    return { is: "reading", reading };
  } catch (error) {
    return { is: "failure", message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on("disconnect", () => process.exit());
process.on("message", (question: Question) => {
  void answer(question).then((reply) => send(reply));
});

// A document that keeps this thread busy for ever must not outlive a parent that was killed.
const guard = new Worker(
  `const parent = process.ppid; setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, "SIGKILL"); }, 1000);`,
  {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
  },
);
guard.unref();

await loadPdfium();
send({ is: "ready" });
