import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readCv } from "#engine/cv/read-cv.ts";
import { readDocx } from "#server/parts/documents/docx.ts";
import { readPdf } from "#server/parts/documents/pdf.ts";
import { halfOf } from "../halves.ts";
import { VerdictSet } from "../verdicts/set.ts";

/** A CV with what its labels say would tell whose it is; without labels only the leak check's stops are counted. */
export interface Labelled {
  id: string;
  source: string;
  /** `read` may be looked at while rules are written, `unread` is only counted. */
  half: "read" | "unread";
  text: () => Promise<string>;
  label: Label | null;
}

export interface Label {
  name?: string;
  emails?: string[] | null;
  phones?: string[] | null;
  links?: string[] | null;
  experience?: { employer?: string | null }[] | null;
  work?: { employer?: string | null }[] | null;
  education?: { institution?: string | null }[] | null;
}

const today = "2026-11-22";

/** Every CV that there is: the sets beside this folder, and those of `data` that are there. */
export function labelledPeople(data: string): Labelled[] {
  const sets = join(import.meta.dirname, "../sets");
  return [
    ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((set) => fromFolder(`set ${set}`, join(sets, String(set), "cvs"), () => "read")),
    ...fromVerdicts(join(data, "verdicts")),
    ...fromJsonLines("cv_docs", join(data, "cv_docs")),
    ...fromJsonLines("ner_dataturks", join(data, "ner_dataturks")),
    ...fromDocx("vanetik", join(data, "vanetik/CV")),
    ...fromArchive("livecareer", join(data, "livecareer/resumes_text.jsonl.gz")),
  ];
}

function fromFolder(source: string, folder: string, half: (id: string) => Labelled["half"]): Labelled[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => {
    const id = file.replace(/\.json$/, "");
    const text = join(folder, `${id}.txt`);
    if (id === file || !existsSync(text)) return [];
    const label = JSON.parse(readFileSync(join(folder, file), "utf8")) as Label;
    return [{ id, source, half: half(id), text: async () => readFileSync(text, "utf8"), label }];
  });
}

function fromVerdicts(folder: string): Labelled[] {
  if (!existsSync(folder)) return [];
  const set = new VerdictSet(folder);
  return fromFolder("verdicts", join(folder, "cvs"), (id) => (set.halfOf(id) === "A" ? "read" : "unread"));
}

function fromJsonLines(source: string, folder: string): Labelled[] {
  const gold = join(folder, "gold_dev.jsonl");
  if (!existsSync(gold)) return [];
  return linesOf(readFileSync(gold, "utf8")).map((line) => {
    const one = JSON.parse(line) as { id: string; file?: string; text?: string; gold: Label };
    const text = async () => one.text ?? readCv(await readPdf(readFileSync(join(folder, one.file ?? ""))), { today }).text;
    return { id: one.id, source, half: halfOf(one.id), text, label: one.gold };
  });
}

const fromDocx = (source: string, folder: string): Labelled[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder).map((file) => ({
        id: file,
        source,
        half: halfOf(file),
        text: async () => readCv(readDocx(readFileSync(join(folder, file))), { today }).text,
        label: null,
      }));

/** One of twenty of the archive: enough to count stops, few enough to print. */
const fromArchive = (source: string, file: string): Labelled[] =>
  !existsSync(file)
    ? []
    : linesOf(gunzipSync(readFileSync(file)).toString())
        .filter((_line, at) => at % 20 === 0)
        .map((line) => {
          const { id, text } = JSON.parse(line) as { id: string | number; text: string };
          return { id: String(id), source, half: halfOf(String(id)), text: async () => text, label: null };
        });

const linesOf = (text: string) => text.split("\n").filter((line) => line !== "");
