/**
 * `npm run eval -- page FILE [--to FOLDER]`: draws how a CV (PDF, DOCX or text) is read, for whoever works on reading: its words in the types
 * that they are set in, its lines in the order in which they are read, the blocks that they were put into, the section of each, and a label on
 * what became a field. One HTML file, without scripts; its place is printed.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, extname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { DocumentContent } from "#engine/cv/page/document.ts";
import { readDocx } from "#server/parts/documents/docx.ts";
import { readPdf } from "#server/parts/documents/pdf.ts";
import { drawn } from "./reading/drawn.ts";

const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: "string" } } });

async function contentOf(file: string): Promise<DocumentContent> {
  const bytes = new Uint8Array(readFileSync(file));
  const kind = extname(file).toLowerCase();
  if (kind === ".pdf") return await readPdf(bytes);
  if (kind === ".docx") return await readDocx(bytes);
  return { kind: "text", text: new TextDecoder().decode(bytes), links: [], hidden: [] };
}

const [file] = positionals;
if (!file) {
  console.log("Which CV? npm run eval -- page FILE.pdf");
  process.exitCode = 1;
} else {
  const folder = resolve(options.to ?? join(tmpdir(), "eval-page"));
  mkdirSync(folder, { recursive: true });
  const out = join(folder, `${basename(file)}.html`);
  writeFileSync(out, drawn(basename(file), await contentOf(file)));
  console.log(out);
}
