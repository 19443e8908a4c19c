import { nth } from "#contract/nth.ts";
import { cues, wording } from "#engine/words/vacancy-words.ts";
import type { Statement } from "./statement.ts";

/** "20 points   Completed vocational training". */
const pointsFirst = /^[^\p{L}\p{N}]*(\d{1,3})\s?(?:points?|punten|pts?|p)(?!\p{L})[\s:|–-]*/iu;
/** "Kennis van het bekenbeleid – 10%", "Mixed methods ........ 25 points". */
const pointsLast =
  /\s{0,3}(?:[–—:-]|(?<!\.)\.{3,}(?!\.)|(?<!…)…{2,}(?!…)|\s{3}|\()\s{0,3}(?:max(?:imaal|\.)? |weging |weight )?(\d{1,3})\s?(?:%|punten|points?|pts?)\)?\W{0,3}$/iu;
const ofAll = wording(
  "(?:deze|onderstaande|bovenstaande|volgende|alle|genoemde|de(?: \\p{L}+)?|aan) (?:\\p{L}+)?(?:eisen|voorwaarden|criteria|punten)|(?:these|all|the|following|above|any of the)(?: \\p{L}+)? (?:requirements|conditions|criteria|points|boxes)",
);

/**
 * Statements with what their list says of all of them. "Wie niet aan deze eisen voldoet, valt af" makes each item of its section a
 * knock-out. Points before items weigh them; they are wishes, unless some of them alone are called so: then the others aren't.
 */
export function withListKinds(text: string, statements: Statement[]): Statement[] {
  const told = withBoxes(statements.map((statement) => withPoints(text, statement)));
  const isWish = (index: number) => cues.nice.test(text.slice(nth(told, index).start, nth(told, index).end));
  let from = 0;
  while (from < told.length) {
    const { section, points } = nth(told, from);
    let to = from + 1;
    while (to < told.length && told[to]?.section === section && (told[to]?.points === undefined) === (points === undefined)) to += 1;
    const own = told.slice(from, to);
    const wishes = own.filter((_, index) => isWish(from + index)).length;
    if (points !== undefined && own.every((_, index) => told[from + index] !== statements[from + index]))
      own.forEach((statement, index) => {
        statement.section = wishes === 0 || wishes === own.length || isWish(from + index) ? "nice" : "must";
      });
    if (section === "must" && own.some(({ start, end }) => excludes(text.slice(start, end))))
      for (const statement of own) statement.section = "knock_out";
    from = to;
  }
  return told;
}

/** Boxes left open beside ticked ones: what somebody may still have. */
function withBoxes(statements: Statement[]): Statement[] {
  return statements.map((statement, index) => {
    const near = statements.slice(Math.max(0, index - 12), index + 12);
    const isWish = statement.box === "open" && near.some(({ box, section }) => box === "ticked" && section === statement.section);
    return isWish && ["must", "knock_out", "none"].includes(statement.section) ? { ...statement, section: "nice" as const } : statement;
  });
}

/** "Wie aan een van deze eisen niet voldoet, wordt niet verder beoordeeld": said of all of them, and asks nothing itself. */
export const excludes = (sentence: string) => ofAll.test(sentence.toLowerCase()) && cues.knockOut.test(sentence);

function withPoints(text: string, statement: Statement): Statement {
  const words = text.slice(statement.start, statement.end);
  const last = pointsLast.exec(words);
  if (last && last.index > 3 && words.length < 200 && Number(last[1]) <= 100 && statement.points === undefined)
    return { ...statement, end: statement.start + last.index, points: Number(last[1]) };
  const hit = statement.bullet ? pointsFirst.exec(text.slice(statement.start, statement.end)) : null;
  if (!hit || hit[0].length > statement.end - statement.start - 3) return statement;
  return { ...statement, start: statement.start + hit[0].length, points: Number(hit[1]) };
}
