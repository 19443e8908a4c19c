import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { JobPrediction } from "./product.ts";

interface Labels {
  hours: [number, number] | null;
  contract: string | null;
  start: string | null;
  contact: { name: string; email?: string; phone?: string } | null;
  requirements: { quote: string; about: string }[];
}

/** The figures of vacancies that the scorer has none for: hours as a range, contact, contract, start, and recall by what is asked. */
export function vacancyFigures(folder: string, predictions: JobPrediction[]): string {
  const counts = new Map<string, [hit: number, of: number]>();
  const add = (name: string, isRight: boolean) => {
    const [hit, of] = counts.get(name) ?? [0, 0];
    counts.set(name, [hit + (isRight ? 1 : 0), of + 1]);
  };
  for (const { job, told, requirements } of predictions) {
    const labels = JSON.parse(readFileSync(join(folder, "jobs", `${job}.json`), "utf8")) as Labels;
    if (labels.hours)
      add(
        "vacancy.hours_range",
        labels.hours.every((hours, index) => told.hours[index] === hours),
      );
    if (labels.contact?.email) add("vacancy.email", told.email === labels.contact.email.toLowerCase());
    if (labels.contact?.phone) add("vacancy.phone", digits(told.phone) === digits(labels.contact.phone));
    if (labels.contract) add("vacancy.contract", kindsOf(labels.contract).includes(told.contract ?? ""));
    add("vacancy.start", isStart(labels.start, told.start));
    add("vacancy.facts_stand", told.stand);
    for (const { quote, about } of labels.requirements)
      add(
        `about.${about}`,
        requirements.some((one) => Math.max(overlap(quote, one.text), overlap(quote, one.quote ?? "")) >= 0.5),
      );
  }
  return [...counts]
    .sort(([one], [other]) => other.localeCompare(one))
    .map(([name, [hit, of]]) => `${name.padEnd(28)} ${(hit / of).toFixed(3)}  of ${of}`)
    .join("\n");
}

const digits = (phone: string | null | undefined) => (phone ?? "").replace(/\D/g, "");

/** The kinds of contract that a label's words allow: "jaarcontract, daarna vast" begins temporary and aims at permanent. */
function kindsOf(contract: string): string[] {
  const words: [RegExp, string][] = [
    [/jaar|year|maand|month|tijdelijk|temporary|fixed|uitzend|payroll|agency|inhuur|interim/i, "temporary"],
    [/vast|permanent|onbepaald|indefinite/i, "permanent"],
    [/inhuur|interim|zzp|freelance/i, "freelance"],
    [/inhuur|detacher|second/i, "secondment"],
  ];
  return words.filter(([pattern]) => pattern.test(contract)).map(([, kind]) => kind);
}

const months = /(jan|feb|m(?:aa)?r|apr|me?i|may|jun|jul|aug|sep|o[ck]t|nov|dec)/i;
const numbers = ["jan", "feb", "mr", "apr", "me", "jun", "jul", "aug", "sep", "o", "nov", "dec"];

/** The day and month of a label in words or figures; as soon as possible is no day. */
function isStart(label: string | null, told: string | null): boolean {
  if (!label) return told === null;
  const figures = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(label);
  if (figures) return told === `${figures[3]}-${figures[2]?.padStart(2, "0")}-${figures[1]?.padStart(2, "0")}`;
  const month = months
    .exec(label)?.[1]
    ?.toLowerCase()
    .replace("maar", "mr")
    .replace("mar", "mr")
    .replace(/^m(ei|ay|i)$/, "me")
    .replace(/^o.t$/, "o");
  if (!month) return told === "as_soon_as_possible";
  const day = /(\d{1,2})\s/.exec(label)?.[1] ?? "1";
  // "zo snel mogelijk, uiterlijk 1 april": either is right.
  const date = `-${String(numbers.indexOf(month) + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return told?.slice(4) === date || (/snel|soon|direct/i.test(label) && told === "as_soon_as_possible");
}

const stop = new Set(
  "a an the of in on at to for with and or is are be you your our we as by from het de een en of op te voor met van aan zijn je jij jouw wij ons onze als door bij om er die dat".split(
    " ",
  ),
);
const wordsOf = (text: string) => new Set((text.toLowerCase().match(/[\p{L}\d+#]+/gu) ?? []).filter((word) => !stop.has(word)));
function overlap(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  return [...a].filter((word) => b.has(word)).length / Math.max(1, Math.min(a.size, b.size));
}
