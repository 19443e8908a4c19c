import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Evidence, Language } from "#contract/fields.ts";
import { missingIn } from "#engine/proposal/ledger.ts";
import { prepareSources } from "#engine/proposal/sources.ts";
import { candidateFrom, draftInput, jobFrom } from "#tests/support/drafts.ts";
import { halfOf } from "./halves.ts";

/** A sentence as a language model may write it of somebody, with the passages that it names, and whether they say it. */
interface Drafted {
  of: string;
  language: Language;
  true: boolean;
  kind: string;
  text: string;
  passages: string[];
}

const DIR = join(import.meta.dirname, "drafted");
const read = (name: string) => readFileSync(join(DIR, name), "utf8").trim();
const sentences = read("sentences.jsonl")
  .split("\n")
  .map((line) => JSON.parse(line) as Drafted);
const clients: Record<string, string> = {
  bram: "Biotura",
  iris: "Halvern Biologics",
  yara: "Energiebedrijf Zonnevonk",
  callum: "Kademeesters",
};
const sources = new Map(
  Object.entries(clients).map(([of, client]) => {
    const job = jobFrom(read(`${of}.job.txt`), { title: "", client });
    return [of, prepareSources(draftInput(job, candidateFrom(read(`${of}.cv.txt`)), "en"))];
  }),
);

/** What the rules miss in the sources; empty for what they let stand. */
function missedBy({ of, text, passages }: Drafted): string[] {
  const ready = sources.get(of);
  if (!ready) throw new Error(of);
  const evidence = passages.map((quote): Evidence => {
    const source = ready.candidate.cv_text?.includes(quote) ? "cv" : "job";
    const start = ((source === "cv" ? ready.candidate.cv_text : ready.job.description) ?? "").indexOf(quote);
    return { source, quote, start, end: start + quote.length };
  });
  return missingIn(ready, [{ text, passages: evidence }]).flatMap((missing) => missing ?? []);
}

/** Prints, for each half, how many true sentences the rules keep and how many false ones they catch: `npm run eval -- drafted`. */
for (const half of ["read", "unread"] as const) {
  const some = sentences.filter(({ text }) => halfOf(text) === half);
  const judged = some.map((one) => ({ one, missed: missedBy(one) }));
  const of = (isTrue: boolean) => judged.filter(({ one }) => one.true === isTrue);
  const kept = of(true).filter(({ missed }) => missed.length === 0).length;
  const caught = of(false).filter(({ missed }) => missed.length > 0).length;
  console.log(`${half}: ${kept} of ${of(true).length} true sentences kept, ${caught} of ${of(false).length} false ones caught by rules`);
  if (half === "read")
    for (const { one, missed } of judged)
      if (one.true !== (missed.length === 0))
        console.log(
          `  ${one.true ? "refused" : "passed"} (${one.kind}, ${one.of}): ${one.text}${missed.length > 0 ? ` | ${missed.join(" | ")}` : ""}`,
        );
}
