/**
 * `node tests/eval/blind.ts`: counts what blind outputs still tell. For each CV a proposal is drafted, made blind and printed as the
 * page's data, PDF, Word and file names, and searched for the label's name, contact data, employers and schools: the labels know
 * what the reader missed. Then every line of the CV is made blind as a quote, since another vacancy would quote other lines.
 *
 * `--source NAME` takes one source, `--limit N` the first so many of each, `--page` leaves PDF and Word out (quick), `--half read`
 * takes one half, `--wrong` lists what was told or stopped in the half that may be looked at.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Leak } from "#contract/proposal/proposal.ts";
import { sharedOf } from "#engine/anonymity/anonymise.ts";
import { findLeaks, secretsOf } from "#engine/anonymity/leaks.ts";
import { draftProposal } from "#engine/proposal/writing/writer.ts";
import { canonicalSkill, findSkills } from "#engine/skills/lexicon.ts";
import { townOf } from "#engine/skills/places/places.ts";
import { fileNameOf } from "#server/papers/file-name.ts";
import { proposalDocx } from "#server/papers/proposal-docx.ts";
import { proposalPdf } from "#server/papers/proposal-pdf.ts";
import { textsOfDocx, textsOfPdf } from "#server/papers/texts.ts";
import { candidateFrom, draftInput, jobFrom } from "#tests/support/drafts.ts";
import { toShare } from "#tests/support/proposals.ts";
import { type Label, type Labelled, labelledPeople } from "./blind/labelled.ts";

const { values: options } = parseArgs({
  options: {
    source: { type: "string" },
    limit: { type: "string" },
    half: { type: "string" },
    page: { type: "boolean", default: false },
    wrong: { type: "boolean", default: false },
  },
});

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const kinds = ["name", "contact", "employer", "school"] as const;
type Kind = (typeof kinds)[number];

/** What a label's words would give away: whole names of four letters and more, digits of telephones, parts of links. */
function forbiddenOf(label: Label): [kind: Kind, words: string][] {
  const employers = [...(label.experience ?? []), ...(label.work ?? [])].flatMap(({ employer }) => employer ?? []);
  const schools = (label.education ?? []).flatMap(({ institution }) => institution ?? []);
  const contacts = [...(label.emails ?? []), ...(label.phones ?? []), ...(label.links ?? [])];
  const known: [Kind, string][] = [
    ["name", plain(label.name ?? "")],
    ...employers.map((one): [Kind, string] => [
      "employer",
      plain(one.replace(/,.*$|\(.*$/, "").replace(/\b(?:B\.?V\.?|N\.?V\.?|GmbH|Ltd|Inc)\.?\s*$/i, "")),
    ]),
    ...schools.map((one): [Kind, string] => ["school", plain(one.replace(/,.*$|\(.*$/, ""))]),
    ...contacts.map((one): [Kind, string] => ["contact", plain(one.replace(/^https?:\/\/(?:www\.)?/, ""))]),
  ];
  const seen = new Set<string>();
  return known.filter(([kind, words]) => words.length >= 4 && !seen.has(kind + words) && seen.add(kind + words));
}

/** Words that tell nobody who it is, though a label has them: a town, a tool or part of one, the kind of an employer in small letters. */
function isAmbiguous(words: string, written: string, told: string[]): boolean {
  if (
    townOf(words) ||
    canonicalSkill(words) !== null ||
    !/\p{Lu}/u.test(written) ||
    /^(?:\d+|freelance|self employed|zzp|universit\w+)$/.test(words)
  )
    return true;
  return told
    .filter((text) => ` ${plain(text)} `.includes(` ${words} `))
    .every((text) => findSkills(text).some(({ start, end }) => ` ${plain(text.slice(start, end))} `.includes(` ${words} `)));
}

class Tally {
  people = 0;
  labelled = 0;
  told: Record<Kind, number> = { name: 0, contact: 0, employer: 0, school: 0 };
  inLines: Record<Kind, number> = { name: 0, contact: 0, employer: 0, school: 0 };
  labels: Record<Kind, number> = { name: 0, contact: 0, employer: 0, school: 0 };
  ambiguous = 0;
  stopped = 0;
  alarms = 0;
  skills = 0;
  skillsHidden = 0;
}

const client = "Halderwind Energie";
const vacancy = jobFrom("Backend developer\n\nWe ask:\n- experience with Python\n- good Dutch\n", { title: "Backend developer", client });
const senders = [vacancy.title, client, "Marjan de Wit", "Lindekade", "Sanne Verhoeven"];

interface Blind {
  candidate: Candidate;
  outputs: { output: Leak["output"]; place: string; text: string }[];
  lines: { written: string; blind: string }[];
}

async function blindOf(text: string, isLabelled: boolean): Promise<Blind> {
  const candidate = candidateFrom(text);
  const language = /(?<!\p{L})(?:van|het|een|met)(?!\p{L})/iu.test(text) ? ("nl" as const) : ("en" as const);
  const parts = draftProposal(draftInput(vacancy, candidate, language));
  const information = { ...parts.information, shown: [...(parts.information.shown ?? []), "experience" as const, "education" as const] };
  const shared = sharedOf(toShare({ candidate, job: vacancy, parts: { ...parts, information }, language }));
  const papers = options.page
    ? []
    : [
        ...(await textsOfPdf(await proposalPdf(shared, { logo: null }))).map((one) => ({ output: "pdf" as const, ...one })),
        ...textsOfDocx(await proposalDocx(shared, { logo: null })).map((one) => ({ output: "docx" as const, ...one })),
      ];
  const names = (["pdf", "docx"] as const).map((kind) => ({ output: "file_name" as const, place: kind, text: fileNameOf(shared, kind) }));
  return {
    candidate,
    outputs: [...stringsIn(shared).map((text) => ({ output: "page" as const, place: "page", text })), ...papers, ...names],
    lines: isLabelled ? quotedLines(candidate, language) : [],
  };
}

const stringsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];

function quotedLines(candidate: Candidate, language: "en" | "nl"): Blind["lines"] {
  const written = (candidate.cv_text ?? "").split("\n").filter((line) => line.trim() !== "");
  const requirements = written.map((text) => ({ text, kind: "must" as const, verdict: "met" as const, note: null }));
  const parts = { strengths: [], information: {}, cover_letter: "", requirements };
  const shared = sharedOf(toShare({ candidate, job: vacancy, parts, language }));
  return shared.requirements.map(({ text: blind }, at) => ({ written: written[at] as string, blind }));
}

async function count(one: Labelled, tally: Tally): Promise<void> {
  const { candidate, outputs, lines } = await blindOf(await one.text(), one.label !== null);
  const mayShow = options.wrong && one.half === "read";
  const show = (what: string) => mayShow && console.log(`  ${one.source}/${one.id} ${what}`);
  tally.people += 1;
  const leaks = findLeaks(outputs, secretsOf(candidate, "blind", senders));
  tally.stopped += leaks.length > 0 ? 1 : 0;
  if (!one.label) {
    for (const { output, text } of leaks) show(`stopped, ${output}: ${text}`);
    return;
  }
  tally.labelled += 1;
  const forbidden = forbiddenOf(one.label);
  for (const { name } of secretsOf(candidate, "blind").organisations)
    if (!forbidden.some(([, words]) => words.includes(plain(name)) || plain(name).includes(words)))
      show(`taken for an organisation: ${name}`);
  const whole = ` ${plain(outputs.map(({ text }) => text).join("\n"))} `;
  const quoted = lines.map(({ blind }) => ` ${plain(blind)} `);
  for (const [kind, words] of forbidden) {
    tally.labels[kind] += 1;
    const at = quoted.findIndex((line) => line.includes(` ${words} `));
    const isTold = whole.includes(` ${words} `);
    if (isTold || at >= 0) {
      const written = JSON.stringify(one.label).match(new RegExp(words.replaceAll(" ", '[^"]{1,4}'), "i"))?.[0] ?? words;
      const texts = isTold ? outputs.map(({ text }) => text) : lines.map(({ blind }) => blind);
      const ambiguous = isAmbiguous(words, written, texts);
      if (isTold && ambiguous) tally.ambiguous += 1;
      if (isTold) show(`told${ambiguous ? " (ambiguous)" : ""}, ${kind}: ${words}`);
      if (at >= 0) show(`in a line${ambiguous ? " (ambiguous)" : ""}, ${kind}: ${words} ← ${lines[at]?.blind}`);
    }
    if (isTold) tally.told[kind] += 1;
    if (at >= 0) tally.inLines[kind] += 1;
  }
  const isFalse = leaks.filter(({ text }) => !forbidden.some(([, words]) => words.includes(plain(text)) || plain(text).includes(words)));
  tally.alarms += isFalse.length > 0 ? 1 : 0;
  for (const { output, text } of isFalse) show(`alarm, ${output}: ${text}`);
  for (const { written, blind } of lines) {
    const after = ` ${plain(blind)} `;
    for (const { start, end } of findSkills(written)) {
      const skill = plain(written.slice(start, end));
      if (skill === "" || forbidden.some(([, words]) => ` ${words} `.includes(` ${skill} `))) continue;
      tally.skills += 1;
      if (after.includes(` ${skill} `)) continue;
      tally.skillsHidden += 1;
      show(`skill hidden: ${skill} ← ${written} → ${blind}`);
    }
  }
}

async function main(): Promise<void> {
  const people = labelledPeople(resolve(process.env.EVAL_DATA ?? "../shared/data")).filter(
    ({ source, half }) =>
      (!options.source || options.source.split(",").some((one) => source.startsWith(one))) && (!options.half || half === options.half),
  );
  const tallies = new Map<string, Tally>();
  for (const one of people) {
    const key = `${one.source} | ${one.half}`;
    const tally = tallies.get(key) ?? new Tally();
    tallies.set(key, tally);
    if (options.limit && tally.people >= Number(options.limit)) continue;
    await count(one, tally);
  }
  const sum = (of: (tally: Tally) => number) => [...tallies.values()].reduce((total, tally) => total + of(tally), 0);
  const row = (name: string, of: (pick: (tally: Tally) => number) => number) => {
    const told = kinds.map((kind) => of((tally) => tally.told[kind]));
    const inLines = kinds.map((kind) => `${of((tally) => tally.inLines[kind])}/${of((tally) => tally.labels[kind])}`);
    const skills = `${of((tally) => tally.skillsHidden)}/${of((tally) => tally.skills)}`;
    const rest = [of((tally) => tally.ambiguous), ...inLines, of((tally) => tally.stopped), of((tally) => tally.alarms), skills];
    console.log(`| ${name} | ${[of((tally) => tally.people), ...told, ...rest].join(" | ")} |`);
  };
  console.log(
    "| source | half | CVs | told: name | contact | employer | school | of them town, tool or kind | lines: name | contact | employer | school | stopped | alarms | skills hidden |",
  );
  console.log(`|${"---|".repeat(15)}`);
  for (const [name, tally] of tallies) row(name, (pick) => pick(tally));
  for (const half of ["read", "unread"]) {
    const those = [...tallies].filter(([name]) => name.endsWith(`| ${half}`)).map(([, tally]) => tally);
    row(`all | ${half}`, (pick) => those.reduce((total, tally) => total + pick(tally), 0));
  }
  row("all | both", sum);
}

await main();
