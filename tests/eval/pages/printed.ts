import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { DocumentContent } from "#engine/cv/page/document.ts";
import { readPdf } from "#server/parts/documents/pdf.ts";
import { launchBrowser } from "../../support/journey.ts";
import type { LabelledEntry } from "../entries/near.ts";
import { numbers } from "../learned/numbers.ts";
import { invented } from "./invented.ts";
import { pageOf } from "./page-styles.ts";

/** An invented CV as a page that was printed and read, with the jobs that it tells. */
export interface Printed {
  id: string;
  content: DocumentContent;
  entries: LabelledEntry[];
  /** Of what style it is. */
  tags: string[];
}

/** The HTML of an invented CV, and what it tells: the same for the same number. */
export function written(seed: number): { html: string; entries: LabelledEntry[]; tags: string[] } {
  const sequence = numbers(seed * 7919 + 13);
  const random = () => sequence.next().value;
  for (let at = 0; at < 5; at++) random(); // neighbours begin alike
  const person = invented(random);
  const entries = person.jobs.map(({ title, employer, from }) => ({ title, employer, start: String(from.year) }));
  return { ...pageOf(person, random), entries };
}

/** Invented CVs from `first` on, printed by a browser and read; what was printed before lies in `folder`. */
export async function printedPages(folder: string, first: number, count: number): Promise<Printed[]> {
  mkdirSync(folder, { recursive: true });
  const fileOf = (seed: number) => join(folder, `${seed}.json.gz`);
  const seeds = Array.from({ length: count }, (_, at) => first + at);
  const missing = seeds.filter((seed) => !existsSync(fileOf(seed)));
  if (missing.length > 0) {
    const browser = await launchBrowser();
    const page = await browser.newPage();
    for (const seed of missing) {
      const { html, ...told } = written(seed);
      await page.setContent(html);
      const content = await readPdf(new Uint8Array(await page.pdf({ printBackground: true, preferCSSPageSize: true })));
      writeFileSync(fileOf(seed), gzipSync(JSON.stringify({ id: `page ${seed}`, content, ...told } satisfies Printed)));
    }
    await browser.close();
  }
  return seeds.map((seed) => JSON.parse(gunzipSync(readFileSync(fileOf(seed))).toString()) as Printed);
}
