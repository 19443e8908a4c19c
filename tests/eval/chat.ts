/**
 * Asks the built-in assistant the questions of `chat/questions.ts` about the project's invented CVs and vacancies and prints how they are
 * answered. (With `--model` a language model answers those of labelled sets: `model/compare.ts`.) The rules were tuned on the `dev` talks
 * alone. It fails when a single citation doesn't stand in its source.
 * `--verbose` prints every answer that isn't right.
 */

import type { ChatAnswer, ChatRecords, ChatTurn } from "#engine/chat/chat.ts";
import { composeAnswer } from "#engine/chat/compose.ts";
import { stands } from "#engine/chat/sources.ts";
import { demoVacancies } from "#server/sample/demo-vacancies.ts";
import { demoPeople } from "#server/sample/people.ts";
import { type EvalQuestion, talks } from "./chat/questions.ts";
import { Records } from "./chat/records.ts";

interface Outcome {
  question: EvalQuestion;
  answer: ChatAnswer;
  milliseconds: number;
  citations: number;
  wrongCitations: number;
  /** What is wrong with it; empty when it is right. */
  faults: string[];
}

const isVerbose = process.argv.includes("--verbose");
const sets = process.argv.includes("--dev") ? (["dev"] as const) : (["dev", "held_out"] as const);

function ask(records: ChatRecords, question: EvalQuestion): Outcome {
  const history: ChatTurn[] = [];
  for (const content of question.before ?? []) {
    history.push({ role: "user", content });
    const { content: said, citations } = composeAnswer(content, records, history.slice(0, -1));
    history.push({ role: "assistant", content: said, citations });
  }
  const began = performance.now();
  const answer = composeAnswer(question.ask, records, history);
  const milliseconds = performance.now() - began;
  return {
    question,
    answer,
    milliseconds,
    citations: answer.citations.length,
    wrongCitations: wrongIn(answer, records),
    faults: faultsOf(question, answer),
  };
}

/** Citations that don't stand in their source, and marks that name none. */
function wrongIn({ content, citations }: ChatAnswer, records: ChatRecords): number {
  const marks = [...content.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
  return citations.filter((one) => !stands(records, one)).length + marks.filter((number) => !citations[number - 1]).length;
}

function faultsOf(question: EvalQuestion, answer: ChatAnswer): string[] {
  const all = [answer.content, answer.missing?.text, answer.missing?.ask].filter(Boolean).join("\n");
  const quotes = answer.citations.map(({ quote }) => quote).join("\n");
  return [
    ...(answer.language === question.language ? [] : [`answers in ${answer.language}`]),
    ...question.says.filter((one) => !one.test(all)).map((one) => `doesn't say ${one}`),
    ...(question.never ?? []).filter((one) => one.test(all)).map((one) => `says ${one}`),
    ...(question.cites ?? []).filter((one) => !one.test(quotes)).map((one) => `doesn't cite ${one}`),
    ...(question.unanswerable && !isDeclined(answer) ? ["doesn't say that no document holds it"] : []),
    ...(question.refused && answer.citations.length > 0 ? ["cites something where it should refuse"] : []),
    ...(answer.unsupported.length > 0 ? ["has a sentence without proof"] : []),
  ];
}

/** Says that the documents don't hold it; an answer without `missing` may say it in its own words. */
const isDeclined = ({ missing, content }: ChatAnswer) =>
  missing !== null ||
  /not in the documents|not stated in the documents|staat niet rechtstreeks|don[’']t say|doesn[’']t (?:say|name)|niet in de documenten|zeggen niet|noemt (?:geen|niet)/i.test(
    content,
  );

const percent = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);
const quantile = (values: number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

function report(name: string, outcomes: Outcome[]): void {
  const right = outcomes.filter(({ faults }) => faults.length === 0).length;
  const citations = outcomes.reduce((sum, one) => sum + one.citations, 0);
  const wrong = outcomes.reduce((sum, one) => sum + one.wrongCitations, 0);
  const unanswerable = outcomes.filter(({ question }) => question.unanswerable);
  const refused = outcomes.filter(({ question }) => question.refused);
  const times = outcomes.map(({ milliseconds }) => milliseconds);
  const dutch = outcomes.filter(({ question }) => question.language === "nl").length;
  console.log(`\n${name}: ${outcomes.length} questions (${outcomes.length - dutch} English, ${dutch} Dutch)`);
  console.log(`  answered right          ${percent(right, outcomes.length)}  (${right} of ${outcomes.length})`);
  console.log(`  citations that stand    ${percent(citations - wrong, citations)}  (${citations})`);
  console.log(
    `  unanswerable, declined  ${percent(unanswerable.filter(({ answer }) => isDeclined(answer)).length, unanswerable.length)}  (${unanswerable.length})`,
  );
  console.log(
    `  refused rightly         ${percent(refused.filter(({ faults }) => faults.length === 0).length, refused.length)}  (${refused.length})`,
  );
  console.log(
    `  time per answer         median ${quantile(times, 0.5).toFixed(1)} ms, 95 of 100 within ${quantile(times, 0.95).toFixed(1)} ms, longest ${Math.max(0, ...times).toFixed(0)} ms`,
  );
}

const records = new Records(demoPeople, demoVacancies);

const outcomes: (Outcome & { set: string })[] = [];
for (const talk of talks.filter(({ set }) => sets.some((one) => one === set))) {
  const about = records.about(talk);
  // The first answer of a process also pays for compiling the rules.
  if (outcomes.length === 0) composeAnswer("Does she know Python?", about, []);
  for (const question of talk.questions) {
    const outcome = ask(about, question);
    outcomes.push({ ...outcome, set: talk.set });
    if (isVerbose && outcome.faults.length > 0)
      console.log(
        `\n[${talk.set}] ${talk.candidate ?? ""} · ${talk.job ?? ""}\n  ${question.ask}\n  → ${outcome.faults.join("; ")}\n  ${outcome.answer.content.replaceAll("\n", "\n  ")}${outcome.answer.missing ? `\n  (${outcome.answer.missing.text} ${outcome.answer.missing.ask ?? ""})` : ""}`,
      );
  }
}
for (const set of sets)
  report(
    `built-in, ${set === "dev" ? "tuned on" : "held out"}`,
    outcomes.filter((one) => one.set === set),
  );
if (sets.length > 1) report(`built-in, all`, outcomes);
const wrongCitations = outcomes.reduce((sum, one) => sum + one.wrongCitations, 0);

if (wrongCitations > 0) {
  console.log(`\n${wrongCitations} citations don't stand in their source.`);
  process.exitCode = 1;
}
