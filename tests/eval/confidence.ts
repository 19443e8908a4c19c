/**
 * `npm run eval -- confidence`: how often a field that was read with a given sureness is right, and whether the product's
 * confidence says so. The table is made of what may be looked at (half A of the labelled folders, sets 1 and 2, the read half of the
 * annotated CVs), and counted on what may not (half B, the unread half). `--write` writes the table anew
 * (`src/engine/confidence/table.ts`).
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { calibrated, type Kind, rowOf } from "#engine/confidence/calibrated.ts";
import { isotonic, type Observed, type Step } from "#engine/confidence/isotonic.ts";
import type { DocumentContent } from "#engine/cv/page/document.ts";
import { readCv } from "#engine/cv/read-cv.ts";
import { readVacancy } from "#engine/vacancy/read-vacancy.ts";
import { readPdf } from "#server/parts/documents/pdf.ts";
import { near, same } from "./confidence/compare.ts";
import { halfOf } from "./halves.ts";
import { VerdictSet } from "./verdicts/set.ts";

const TODAY = "2026-11-22";
const data = resolve(process.env.EVAL_DATA ?? "../shared/data");
type Seen = Observed & { row: string };
const open: Seen[] = [];
const held: Seen[] = [];

type Entry = { title?: string | null; employer?: string | null; start?: string | null; end?: string | null };

/** A CV's fields against its labels; what is labelled null isn't judged. */
function judgeCv(
  into: Seen[],
  content: DocumentContent,
  gold: {
    name?: string | null;
    city?: string | null;
    emails?: string[];
    work?: Entry[] | null;
    education?: { degree?: string | null; institution?: string | null }[] | null;
    languages?: { language: string; level: string | null }[];
  },
) {
  const { profile, evidence } = readCv(content, { today: TODAY });
  const see = (path: string, right: boolean) => {
    const found = evidence[path];
    if (found) into.push({ row: rowOf("cv", path), sure: found.confidence, right });
  };
  if (gold.name) {
    const right = near(gold.name, [profile.first_name, profile.last_name].filter(Boolean).join(" "));
    see("first_name", right);
    see("last_name", right);
  }
  if (gold.city) see("city", near(gold.city, profile.city));
  if (gold.emails?.length)
    see(
      "email",
      gold.emails.some((one) => same(one, profile.email)),
    );
  if (gold.work) {
    const left = [...gold.work];
    (profile.experience ?? []).forEach((job, index) => {
      // The label of this job: the one that most of its parts agree with.
      const agrees = (one: Entry) =>
        [near(one.title, job.title), near(one.employer, job.company), same(one.start?.slice(0, 4), job.start?.slice(0, 4))].filter(Boolean)
          .length;
      const best = left.reduce<Entry | null>((one, other) => (agrees(other) > (one ? agrees(one) : 0) ? other : one), null);
      const label = best && agrees(best) >= (job.start && job.company && job.title ? 2 : 1) ? best : null;
      if (label) left.splice(left.indexOf(label), 1);
      see(`experience.${index}.title`, label !== null && near(label.title, job.title));
      see(`experience.${index}.company`, label !== null && near(label.employer, job.company));
      see(`experience.${index}.start`, label !== null && sameDate(label.start, job.start));
      see(`experience.${index}.end`, label !== null && sameDate(label.end === "present" ? null : label.end, job.end));
    });
  }
  if (gold.education) {
    const left = [...gold.education];
    (profile.education ?? []).forEach(({ degree, institution }, index) => {
      const at = left.findIndex((one) => near(one.institution, institution) || near(one.degree, degree));
      const [label] = at === -1 ? [] : left.splice(at, 1);
      if (label?.degree || !label) see(`education.${index}.degree`, label !== undefined && near(label.degree, degree));
      if (label?.institution || !label) see(`education.${index}.institution`, label !== undefined && near(label.institution, institution));
    });
  }
  if (gold.languages)
    (profile.languages ?? []).forEach(({ language, level }, index) => {
      const label = gold.languages?.find((one) => codeOf(one.language) === language);
      see(`languages.${index}`, label !== undefined && (label.level ?? null) === (level ?? null));
    });
}

/** A month says its year too: who labelled the year alone said no more. */
function sameDate(label: string | null | undefined, read: string | null | undefined): boolean {
  if (!label || !read) return !label && !read;
  const length = Math.min(label.length, read.length);
  return label.slice(0, length) === read.slice(0, length);
}

const names = new Map(
  [
    "nl",
    "en",
    "de",
    "fr",
    "es",
    "pl",
    "ar",
    "tr",
    "it",
    "pt",
    "ro",
    "ru",
    "uk",
    "zh",
    "hi",
    "fa",
    "so",
    "ti",
    "fy",
    "id",
    "el",
    "hu",
    "cs",
    "bg",
    "sv",
    "da",
    "no",
    "ja",
  ].flatMap((code) =>
    ["nl", "en"].map((tongue) => [new Intl.DisplayNames([tongue], { type: "language" }).of(code)?.toLowerCase() ?? code, code] as const),
  ),
);
const codeOf = (name: string): string => names.get((name.toLowerCase().match(/\p{L}+/u) ?? [""])[0]) ?? name.toLowerCase();

interface JobLabels {
  title: string | null;
  client: string | null;
  city: string | null;
  hours: [number, number] | null;
  salary: { min: number | null; max: number | null } | null;
  requirements: { quote: string; kind: string; min_years: number | null }[];
}

function judgeJob(into: Seen[], text: string, gold: JobLabels) {
  const { job, evidence } = readVacancy(text, { today: TODAY });
  const see = (path: string, right: boolean) => {
    const found = evidence[path];
    if (found) into.push({ row: rowOf("job", path), sure: found.confidence, right });
  };
  see("title", near(gold.title, job.title));
  see("client.name", near(gold.client, job.client?.name));
  see("city", near(gold.city, job.city));
  const hours = job.hours_per_week ?? null;
  see("hours_per_week", hours !== null && gold.hours !== null && hours >= gold.hours[0] && hours <= gold.hours[1]);
  const pay = gold.salary;
  const is = (cents: number | null | undefined, other: number | null | undefined) => Math.abs((cents ?? 0) / 100 - (other ?? 0)) < 1;
  see("salary_min", pay !== null && (is(job.salary_min, pay.min ?? pay.max) || is(job.salary_max, pay.max ?? pay.min)));
  see("salary_max", pay !== null && (is(job.salary_max, pay.max ?? pay.min) || is(job.salary_min, pay.min ?? pay.max)));
  (job.requirements ?? []).forEach(({ text: words, quote, kind }, index) => {
    const label = gold.requirements.find((one) => near(one.quote, quote ?? words, 0.5));
    see(`requirements.${index}`, label !== undefined && label.kind.replace("knockout", "knock_out") === kind);
  });
}

for (const [folder, isWhole] of [
  [join(data, "verdicts"), false],
  ["tests/eval/sets/1", true],
  ["tests/eval/sets/2", true],
] as const) {
  if (!existsSync(join(folder, "jobs"))) continue;
  const set = new VerdictSet(resolve(folder));
  const into = (id: string) => (isWhole || set.halfOf(id) === "A" ? open : held);
  const labels = (kind: string, id: string) => JSON.parse(readFileSync(join(folder, kind, `${id}.json`), "utf8"));
  for (const id of set.jobs) judgeJob(into(id), set.textOf("jobs", id), labels("jobs", id));
  for (const id of set.cvs) {
    const { experience, ...gold } = labels("cvs", id);
    judgeCv(into(id), { kind: "text", text: set.textOf("cvs", id), links: [], hidden: [] }, { ...gold, work: experience });
  }
}
const annotated = join(data, "cv_docs/gold_dev.jsonl");
if (existsSync(annotated))
  for (const line of readFileSync(annotated, "utf8").split("\n").filter(Boolean)) {
    const { id, file, text, gold } = JSON.parse(line);
    const content: DocumentContent = file
      ? await readPdf(readFileSync(join(data, "cv_docs", file)))
      : { kind: "text", text: text ?? "", links: [], hidden: [] };
    judgeCv(halfOf(id) === "read" ? open : held, content, gold);
  }

const rows = [...new Set([...open, ...held].map(({ row }) => row))].sort();
const table = Object.fromEntries(
  rows.flatMap((row) => {
    const seen = open.filter((one) => one.row === row);
    return seen.length >= 8 ? [[row, isotonic(seen)]] : [];
  }),
) as Record<string, Step[]>;
/** What the product says of it: by the table as it stands, which may be older than the readers. */
const worth = ({ row, sure }: Seen): number => {
  const [kind, path = ""] = row.split(" ") as [Kind, string];
  return calibrated(kind, path, sure);
};
const share = (seen: Seen[]) =>
  seen.length === 0 ? "–" : `${(seen.filter(({ right }) => right).length / seen.length).toFixed(3)} of ${seen.length}`;

if (held.length === 0) console.log(`No labelled texts to hold the confidence against in ${data} (EVAL_DATA names the folder).`);
else {
  console.log(
    `Confidence: the table is made of ${open.length} fields that may be looked at, and counted on ${held.length} that may not.\n`,
  );
  console.log("row".padEnd(30), "right, open".padEnd(18), "right, held back".padEnd(18), "steps (from sureness: share right)");
  for (const row of rows)
    console.log(
      row.padEnd(30),
      share(open.filter((one) => one.row === row)).padEnd(18),
      share(held.filter((one) => one.row === row)).padEnd(18),
      (table[row] ?? []).map(([from, right]) => `${from}: ${right}`).join(", "),
    );
  for (const [name, seen] of [
    ["open", open],
    ["held back", held],
  ] as const) {
    console.log(`\n${name}: of fields over .9`);
    console.log(`  as the readers say it  ${share(seen.filter(({ sure }) => sure > 0.9))} right`);
    console.log(`  calibrated             ${share(seen.filter((one) => worth(one) > 0.9))} right`);
    for (const [from, to] of [
      [0, 0.5],
      [0.5, 0.7],
      [0.7, 0.8],
      [0.8, 0.9],
      [0.9, 0.95],
      [0.95, 1.01],
    ] as const) {
      const within = seen.filter((one) => worth(one) >= from && worth(one) < to);
      if (within.length > 0)
        console.log(
          `  calibrated ${from} to ${Math.min(to, 1)}: ${share(within)} right, said ${(within.reduce((sum, one) => sum + worth(one), 0) / within.length).toFixed(3)}`,
        );
    }
  }
}
if (process.argv.includes("--write")) {
  const lines = Object.entries(table).map(([row, steps]) => `  ${JSON.stringify(row)}: ${JSON.stringify(steps).replaceAll(",", ", ")},`);
  writeFileSync(
    "src/engine/confidence/table.ts",
    `import type { Step } from "./isotonic.ts";\n\n/**\n * Of fields read at least this surely, the share that is right, and how many were seen. Written by \`npm run eval -- confidence --write\` from\n * ${open.length} labelled fields: half A of the labelled vacancies and CVs, sets 1 and 2, and the read half of the annotated CVs.\n */\nexport const table: Record<string, Step[]> = {\n${lines.join("\n")}\n};\n`,
  );
  execFileSync("node_modules/.bin/biome", ["format", "--write", "src/engine/confidence/table.ts"]);
}
