import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Evidence, Language } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { personName } from "#contract/text/names/person-name.ts";
import { maskOf } from "#engine/anonymity/mask/mask.ts";
import { provenOf } from "#engine/chat/check/proof.ts";
import { offeredTo } from "#engine/chat/offer/offered.ts";
import { passagesOf } from "#engine/chat/passages.ts";
import { missingIn } from "#engine/proposal/ledger.ts";
import { prepareSources } from "#engine/proposal/sources.ts";
import { recordsTold } from "#server/areas/proposal/writing/rules.ts";
import { candidateFrom, draftInput, jobFrom } from "#tests/support/drafts.ts";
import { halfOf } from "./halves.ts";
import { deniedIn, figuresOf, optionOf } from "./second-look.ts";

/** A sentence as a language model may write it of somebody, with the passages that it names, and whether they say it. */
interface Drafted {
  of: string;
  language: Language;
  true: boolean;
  kind: string;
  text: string;
  passages: string[];
}

const DIR = optionOf("--sentences") ?? join(import.meta.dirname, "drafted");
const look = optionOf("--look");
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
const inputs = new Map(
  [...new Set(sentences.map(({ of }) => of))].map((of) => {
    const job = jobFrom(read(`${of}.job.txt`), { title: "", client: clients[of] ?? "The client" });
    const input = draftInput(job, candidateFrom(read(`${of}.cv.txt`)), "en");
    return [of, { input, ready: prepareSources(input) }];
  }),
);
function inputOf(of: string) {
  const found = inputs.get(of);
  if (!found) throw new Error(of);
  return found;
}

/** Where a passage stands. */
function evidenceOf(of: string, quote: string): Evidence {
  const { candidate, job } = inputOf(of).ready;
  const source = candidate.cv_text?.includes(quote) ? "cv" : "job";
  const start = ((source === "cv" ? candidate.cv_text : job.description) ?? "").indexOf(quote);
  return { source, quote, start, end: start + quote.length };
}

/** What the rules miss in the sources, and what of it no second look can bear out; empty for what they let stand. */
const missedBy = ({ of, text, passages }: Drafted) =>
  nth(missingIn(inputOf(of).ready, [{ text, passages: passages.map((quote) => evidenceOf(of, quote)) }]), 0);

/** What is offered of somebody, and the passages of a sentence by their numbers there. */
function offerOf(of: string) {
  const { candidate, job, criteria, today } = inputOf(of).input;
  const records = { kind: "candidate_job" as const, candidate, job, notes: [], facts: [], criteria, ranked: [], today };
  const offered = offeredTo([], passagesOf(records));
  const numbersOf = (quote: string) => {
    const { source, start, end } = evidenceOf(of, quote);
    return offered.filter((one) => one.source === source && one.start < end && start < one.end).map(({ n }) => n);
  };
  const numbered = ({ text, passages }: Drafted) => ({ text, passages: passages.flatMap(numbersOf) });
  return { records, offered, numbered };
}

/** What a second look at every sentence over somebody denies. */
function deniedOf(of: string): ReadonlySet<string> | null {
  if (!look) return null;
  const { input } = inputOf(of);
  const { candidate, recruiter, contact_name } = input;
  const { offered, numbered } = offerOf(of);
  const mask = maskOf([candidate], [contact_name, recruiter && personName(recruiter)]);
  const own = sentences.filter((one) => one.of === of);
  return deniedIn(look, of, { records: recordsTold(input, offered, mask), sentences: own.map(numbered), mask });
}

/** Do its own passages show otherwise? */
function isProven(one: Drafted): boolean {
  const { records, offered, numbered } = offerOf(one.of);
  return provenOf(records, offered, [numbered(one)]).some((found) => found.length > 0);
}
const denied = new Map([...inputs.keys()].map((of) => [of, deniedOf(of)]));

/**
 * Prints, for each half, how many true sentences are kept and how many false ones are caught: `npm run eval -- drafted`. `--sentences DIR`
 * takes other ones, `--look DIR` writes what a second look is asked, and counts what it answered; `--show ONE,OTHER` lets the
 * sentences over these be looked at, instead of half of them all.
 */
const shown = optionOf("--show")?.split(",");
for (const half of ["read", "unread"] as const) {
  const isOf = ({ of, text }: Drafted) => (shown ? shown.includes(of) === (half === "read") : halfOf(text) === half);
  const judged = sentences.filter(isOf).map((one) => {
    const { lacking, beyond_words } = missedBy(one);
    const isSettled = beyond_words.length > 0 || (lacking.length > 0 && isProven(one));
    const missed = [...new Set([...beyond_words, ...lacking])];
    const isCaught = missed.length > 0;
    return { ...one, missed, isTrue: one.true, isCaught, isProven: isSettled, isDenied: denied.get(one.of)?.has(one.text) };
  });
  console.log(`${half}: ${figuresOf(judged)}`);
  if (half === "read")
    for (const { isTrue, isCaught, kind, of, text, missed } of judged)
      if (isTrue === isCaught)
        console.log(`  ${isTrue ? "refused" : "passed"} (${kind}, ${of}): ${text}${missed.length > 0 ? ` | ${missed.join(" | ")}` : ""}`);
}
