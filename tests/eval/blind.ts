import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Leak } from "#contract/proposal.ts";
import { sharedOf } from "#engine/anonymity/anonymise.ts";
import { findLeaks, secretsOf } from "#engine/anonymity/leaks.ts";
import { readCv } from "#engine/cv/read-cv.ts";
import { draftProposal } from "#engine/proposal/writer.ts";
import { fileNameOf } from "#server/papers/file-name.ts";
import { proposalDocx } from "#server/papers/proposal-docx.ts";
import { proposalPdf } from "#server/papers/proposal-pdf.ts";
import { textsOfDocx, textsOfPdf } from "#server/papers/texts.ts";
import { readPdf } from "#server/parts/documents/pdf.ts";
import { candidateFrom, draftInput, jobFrom } from "#tests/support/drafts.ts";
import { toShare } from "#tests/support/proposals.ts";

/**
 * Counts what blind outputs still tell: for each labelled CV a proposal is drafted, made blind and printed as the page's data, PDF,
 * Word and file names, and searched for the labels' name, addresses, employers and schools. The labels know what the reader missed.
 */
interface Labelled {
  id: string;
  text: string;
  name: string;
  employers: string[];
  schools: string[];
  contacts: string[];
}

const folder = resolve(process.env.EVAL_DATA ?? "../shared/data");
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

interface Label {
  name?: string;
  emails?: string[];
  phones?: string[];
  links?: string[];
  experience?: { employer?: string | null }[];
  work?: { employer?: string | null }[];
  education?: { institution?: string | null }[];
}

const labelled = (id: string, text: string, label: Label): Labelled => ({
  id,
  text,
  name: label.name ?? "",
  employers: [...(label.experience ?? []), ...(label.work ?? [])].flatMap(({ employer }) => employer ?? []),
  schools: (label.education ?? []).flatMap(({ institution }) => institution ?? []),
  contacts: [...(label.emails ?? []), ...(label.phones ?? []), ...(label.links ?? [])],
});

function fromFolder(name: string, dir: string): Labelled[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => {
      const text = join(dir, file.replace(/json$/, "txt"));
      return existsSync(text)
        ? [labelled(`${name}/${file.slice(0, -5)}`, readFileSync(text, "utf8"), JSON.parse(readFileSync(join(dir, file), "utf8")))]
        : [];
    });
}

async function fromPdfs(): Promise<Labelled[]> {
  const gold = join(folder, "cv_docs/gold_dev.jsonl");
  if (!existsSync(gold)) return [];
  const found: Labelled[] = [];
  for (const line of readFileSync(gold, "utf8").split("\n").filter(Boolean)) {
    const { id, file, gold: label } = JSON.parse(line) as { id: string; file: string; gold: Label };
    const { text } = readCv(await readPdf(readFileSync(join(folder, "cv_docs", file))), { today: "2026-11-22" });
    if (text) found.push(labelled(`cv_docs/${id}`, text, label));
  }
  return found;
}

const vacancy = jobFrom("Backend developer\n\nWe ask:\n- experience with Python\n- good Dutch\n", {
  title: "Backend developer",
  client: "Halderwind Energie",
});

/** What a label's words would give away: whole names of four letters and more, digits of telephones, parts of links. */
function forbiddenOf({ name, employers, schools, contacts }: Labelled): [kind: string, words: string][] {
  const known: [string, string][] = [
    ["name", plain(name)],
    ...employers.map((one): [string, string] => [
      "employer",
      plain(one.replace(/,.*$|\(.*$/, "").replace(/\b(?:B\.?V\.?|N\.?V\.?|GmbH|Ltd|Inc)\.?\s*$/i, "")),
    ]),
    ...schools.map((one): [string, string] => ["school", plain(one.replace(/,.*$|\(.*$/, ""))]),
    ...contacts.map((one): [string, string] => ["contact", plain(one.replace(/^https?:\/\/(?:www\.)?/, ""))]),
  ];
  return known.filter(([, words]) => words.length >= 4);
}

async function main(): Promise<void> {
  const sets = join(import.meta.dirname, "sets");
  const people = [
    ...[1, 2, 3, 4].flatMap((set) => fromFolder(`set ${set}`, join(sets, String(set), "cvs"))),
    ...fromFolder("verdicts", join(folder, "verdicts/cvs")),
    ...(await fromPdfs()),
  ];
  const told = new Map<string, string[]>();
  let alarms = 0;
  let blocked = 0;
  let words = 0;
  for (const one of people) {
    const candidate = candidateFrom(one.text);
    const language = /(?<!\p{L})(?:van|het|een|met)(?!\p{L})/iu.test(one.text) ? ("nl" as const) : ("en" as const);
    const parts = draftProposal(draftInput(vacancy, candidate, language));
    const shared = sharedOf(
      toShare({
        candidate,
        job: vacancy,
        parts: { ...parts, information: { ...parts.information, shown: [...(parts.information.shown ?? []), "experience", "education"] } },
        language,
      }),
    );
    const outputs: { output: Leak["output"]; place: string; text: string }[] = [
      { output: "page", place: "page", text: JSON.stringify(shared) },
      ...(await textsOfPdf(await proposalPdf(shared, { logo: null }))).map((text) => ({ output: "pdf" as const, ...text })),
      ...textsOfDocx(await proposalDocx(shared, { logo: null })).map((text) => ({ output: "docx" as const, ...text })),
      ...(["pdf", "docx"] as const).map((kind) => ({ output: "file_name" as const, place: kind, text: fileNameOf(shared, kind) })),
    ];
    const whole = ` ${plain(outputs.map(({ text }) => text).join("\n"))} `;
    words += whole.split(" ").length;
    const found = forbiddenOf(one).filter(([, secret]) => whole.includes(` ${secret} `));
    for (const [kind, secret] of found) told.set(kind, [...(told.get(kind) ?? []), `${one.id}: ${secret}`]);
    const leaks = findLeaks(
      outputs,
      secretsOf(candidate, "blind", [vacancy.title, "Halderwind Energie", "Marjan de Wit", "Lindekade", "Sanne Verhoeven"]),
    );
    const isFalse = leaks.filter(
      ({ text }) => !forbiddenOf(one).some(([, secret]) => secret.includes(plain(text)) || plain(text).includes(secret)),
    );
    alarms += isFalse.length > 0 ? 1 : 0;
    blocked += leaks.length > 0 ? 1 : 0;
    if (process.argv.includes("--wrong")) for (const { output, text } of isFalse) console.log(`alarm ${one.id} ${output}: ${text}`);
  }
  console.log(`${people.length} CVs, ${words} words in page, PDF, Word and file names of their blind proposals.`);
  for (const kind of ["name", "contact", "employer", "school"]) {
    const list = told.get(kind) ?? [];
    console.log(`${kind}: ${list.length}`);
    if (process.argv.includes("--wrong")) for (const line of list) console.log(`  ${line}`);
  }
  console.log(
    `stopped by the leak check: ${blocked}; of them by something the labels don't know: ${alarms} (${((100 * alarms) / Math.max(1, people.length)).toFixed(1)} %).`,
  );
}

await main();
