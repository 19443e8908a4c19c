/**
 * `npm run eval -- entries`: work entries of the sets by strangers as the engine alone reads them, without server or matching: in seconds
 * what `verdicts` tells in minutes. An entry is right where title, employer and first year are, by the scorer's own measure.
 *
 * `--printed 300` counts on so many invented CVs as well that a browser prints, each in a style of its own (`pages`), which nothing is learnt
 * from; they are kept in the folder that `--pages` names.
 *
 * `--sets 9,10` only those, `--wrong` lists what is missed and what is wrong. `--learn` learns the weights of the reader of whole CVs
 * (`engine/cv/entry-reading.ts`) anew and writes them; `--without 9,10` learns without those sets and counts on them, writing nothing.
 */
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ACTIONS } from "#engine/cv/entry/entry-reading.ts";
import { entryWeights } from "#engine/cv/entry/entry-weights.ts";
import { type PackedWeights, unpacked, type Weights } from "#engine/learned/packed-weights.ts";
import { generatedCv } from "./entries/generated.ts";
import { type LabelledCv, labelledCvs, lessonOf } from "./entries/labelled.ts";
import { learnEntries } from "./entries/learn.ts";
import { isNear, type LabelledEntry } from "./entries/near.ts";
import { readEntriesOf } from "./entries/read.ts";
import { numbers } from "./learned/numbers.ts";
import { packed } from "./learned/packed.ts";
import { printedPages } from "./pages/printed.ts";

const { values: options } = parseArgs({
  options: {
    sets: { type: "string" },
    without: { type: "string" },
    wrong: { type: "boolean", default: false },
    learn: { type: "boolean", default: false },
    printed: { type: "string", default: "0" },
    pages: { type: "string", default: join(tmpdir(), "proffer-pages") },
  },
});
const folder = join(import.meta.dirname, "sets");
/** Sets after this one are for counting alone: nothing is learnt from them, and only who names them measures them. */
const LAST_LEARNT = 10;
const all = Array.from({ length: LAST_LEARNT }, (_, at) => String(at + 1));
/** The sets up to this one have been learnt from by the rules: there the rules' mistakes are put on. */
const LEARNT_FROM = 8;
/** Invented CVs beside the labelled ones. */
const INVENTED = 1800;
/** Invented CVs that a browser printed, in as many styles; printing them takes two minutes the first time. */
const PRINTED = 1600;
const FIRST_PRINTED = 1000;
/** A weight below this, in all its actions, isn't kept. */
const LEAST = 0.1;
const file = join(import.meta.dirname, "../../src/engine/data/shared/entry-weights.json");
const source =
  "Learnt by `npm run eval -- entries --learn` from the labelled CVs in tests/eval/sets and tests/eval/cvs and from invented ones (tests/eval/entries)";

async function learnt(without: readonly string[]): Promise<PackedWeights> {
  const sequence = numbers(11);
  const random = () => sequence.next().value;
  const lessons = all
    .filter((name) => !without.includes(name))
    .flatMap((name) =>
      labelledCvs(join(folder, name, "cvs")).flatMap((cv) => [
        lessonOf(cv, Number(name) > LEARNT_FROM ? null : random),
        lessonOf(cv, random),
      ]),
    );
  for (const cv of labelledCvs(join(import.meta.dirname, "cvs"))) lessons.push(lessonOf(cv, random), lessonOf(cv, random));
  for (let at = 0; at < INVENTED; at++) lessons.push(lessonOf(generatedCv(`invented ${at}`, random)));
  for (const page of await printedPages(options.pages, FIRST_PRINTED, PRINTED)) lessons.push(lessonOf(page));
  return packed(learnEntries(lessons), LEAST);
}

const shown = (share: number) => share.toFixed(3);
const told = ({ title, employer, start }: LabelledEntry) => `${title ?? "–"} / ${employer ?? "–"} ${start ?? ""}`;

function measure(name: string, cvs: readonly LabelledCv[], weights: Weights | null): string {
  let [right, asked, said] = [0, 0, 0];
  for (const cv of cvs) {
    const read = readEntriesOf(cv.content, weights);
    const { missed, wrong } = compared(cv, read);
    asked += cv.entries.length;
    said += read.length;
    right += read.length - wrong.length;
    if (!options.wrong || missed.length + wrong.length === 0) continue;
    console.log(`${name} ${cv.id}`);
    for (const entry of missed) console.log(`   missed  ${told(entry)}`);
    for (const entry of wrong) console.log(`   wrong   ${told(entry)}`);
  }
  return `${shown(right / asked)} / ${shown(right / said)}  (${right} of ${asked}, ${said} read)`;
}

function compared({ entries }: LabelledCv, read: readonly LabelledEntry[]): { missed: LabelledEntry[]; wrong: LabelledEntry[] } {
  const wrong = [...read];
  const missed = entries.filter((entry) => {
    const at = wrong.findIndex((one) => isNear(entry, one));
    if (at >= 0) wrong.splice(at, 1);
    return at < 0;
  });
  return { missed, wrong };
}

const without = options.without?.split(",") ?? [];
if (options.learn) writeFileSync(file, `${JSON.stringify({ source, ...(await learnt([])) })}\n`);
const weights = without.length > 0 ? unpacked(await learnt(without), ACTIONS.length) : entryWeights();
const tell = (name: string, cvs: readonly LabelledCv[]) =>
  console.log(
    `${name.padEnd(7)} recall / precision: rules alone ${measure(name, cvs, null)}   with the reader ${measure(name, cvs, weights)}`,
  );
for (const name of without.length > 0 ? without : (options.sets?.split(",") ?? all))
  tell(`set ${name}`, labelledCvs(join(folder, name, "cvs")));
const printed = Number(options.printed);
if (printed > FIRST_PRINTED) throw new Error(`Of ${FIRST_PRINTED} and more is learnt: --printed is at most that`);
if (printed > 0) tell("printed", await printedPages(options.pages, 0, printed));
