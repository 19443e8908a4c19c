import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDutch } from "#engine/skills/languages.ts";
import { clausesOf } from "#engine/vacancy/clauses.ts";
import { clauseFeatures, Surroundings } from "#engine/vacancy/learned/clause-features.ts";
import { readVacancy } from "#engine/vacancy/read-vacancy.ts";
import { statementsOf } from "#engine/vacancy/text/lines.ts";
import { withListKinds } from "#engine/vacancy/text/list-kinds.ts";

/** A clause of a labelled vacancy: its features, and whether the labels say that it asks. */
export interface LabelledClause {
  features: string[];
  asks: boolean;
  vacancy: string;
}

interface Stretch {
  start: number;
  end: number;
}

interface Labels {
  requirements: { quote: string }[];
}

/** Text and labels of each vacancy in a folder: `NAME.txt` and `NAME.json`. */
function vacanciesIn(folder: string): { name: string; text: string; labels: Labels }[] {
  const names = readdirSync(folder).flatMap((file) => (file.endsWith(".json") ? [file.slice(0, -5)] : []));
  return names.map((name) => ({
    name,
    text: readFileSync(join(folder, `${name}.txt`), "utf8"),
    labels: JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as Labels,
  }));
}

const placesIn = (text: string, quotes: readonly { quote: string }[]): Stretch[] =>
  quotes.flatMap(({ quote }) => {
    const start = text.indexOf(quote);
    return start < 0 ? [] : [{ start, end: start + quote.length }];
  });

/** Do they share at least half of the shorter one? */
function meets(one: Stretch, other: Stretch): boolean {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return shared > 0 && shared >= 0.5 * Math.min(one.end - one.start, other.end - other.start);
}

/** Every clause of a folder's vacancies, cut as the product cuts them. */
export function labelledClauses(folder: string): LabelledClause[] {
  return vacanciesIn(folder).flatMap(({ name, text: pasted, labels }) => {
    const { text } = readVacancy(pasted, { today: TODAY });
    const asked = placesIn(text, labels.requirements);
    const statements = withListKinds(text, statementsOf(text));
    const surroundings = new Surroundings(text, statements);
    return statements.flatMap((statement, index) => {
      const around = surroundings.of(index);
      const sentence = text.slice(statement.start, statement.end);
      return clausesOf(sentence, isDutch(text), statement.listed).map(({ start, end }) => {
        const place = { start: statement.start + start, end: statement.start + end };
        return {
          features: clauseFeatures(sentence.slice(start, end), around),
          asks: asked.some((one) => meets(place, one)),
          vacancy: `${folder}/${name}`,
        };
      });
    });
  });
}

const TODAY = "2026-11-22";

/** Of a folder's vacancies: how much of what they ask is read, and how much of what is read they ask. */
export function readingOf(folder: string): { found: number; asked: number; right: number; read: number } {
  const sum = { found: 0, asked: 0, right: 0, read: 0 };
  for (const { text: pasted, labels } of vacanciesIn(folder)) {
    const { text, job } = readVacancy(pasted, { today: TODAY });
    const asked = placesIn(text, labels.requirements);
    const read = placesIn(
      text,
      (job.requirements ?? []).map(({ quote }) => ({ quote: quote ?? "" })),
    );
    sum.asked += asked.length;
    sum.read += read.length;
    sum.found += asked.filter((one) => read.some((other) => meets(one, other))).length;
    sum.right += read.filter((one) => asked.some((other) => meets(one, other))).length;
  }
  return sum;
}
