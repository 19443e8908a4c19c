/**
 * `npm run eval -- reading [documents --model recorded|live] [--half read|unread] [--most N] [--keep FILE]`: labelled CVs as files, read by the product's own path, by
 * the built-in reader alone and with a language model reading along, field by field as `score_parse.py` scores them. (Without `documents` a
 * model reads the CVs and vacancies of labelled sets: `model/compare.ts`.)
 *
 * Layouts are in halves by their family (`halves.ts`), never by document, and each family is told by itself: one that nobody reads well is
 * lost in a mean. `--half read` leaves the other half alone, which nobody may look into.
 *
 * `--model recorded` takes a model's answers from `reading/documents.jsonl` in the folder that `EVAL_RECORDS` names; `--record DIR` takes them
 * from DIR and lays the open prompts into it. `--most N`: so many of each set, of the half that nobody looked at, one of each template; `--ids
 * FILE` those alone. `--keep FILE` keeps what was read.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";
import { familyOf, halfOf } from "./halves.ts";
import { evalModel, tellSpent } from "./model/model.ts";
import { Records, tellRecords } from "./model/records.ts";
import { predictionOf } from "./reading/prediction.ts";

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    model: { type: "string" },
    record: { type: "string" },
    most: { type: "string" },
    ids: { type: "string" },
    keep: { type: "string" },
    half: { type: "string" },
  },
});
const data = resolve(process.env.EVAL_DATA ?? "../shared/data");
const scorer = join(data, "eval/score_parse.py");

interface Labelled {
  id: string;
  file?: string;
  template?: string;
}

/** Documents of one family are read alike: they are all looked at, or none is. */
const halfOfDocument = ({ id, template }: Labelled) => halfOf(template ? familyOf(template) : id);

/** The labelled documents of a set with their files. */
function documentsOf(set: string, gold: string) {
  const lines = readFileSync(gold, "utf8").split("\n").filter(Boolean);
  const all = lines.map((line) => JSON.parse(line) as Labelled);
  const asked = all.filter((one) => !options.half || halfOfDocument(one) === options.half);
  const files = asked.flatMap((one) => {
    const named = one.file ? [one.file] : ["pdf", "docx"].map((end) => `files/${one.id}.${end}`);
    const at = named.map((name) => join(data, set, name)).find((file) => existsSync(file));
    return at ? [{ ...one, at }] : [];
  });
  if (options.ids) {
    const ids = new Set(readFileSync(options.ids, "utf8").split(/\s+/));
    return files.filter(({ id }) => ids.has(id));
  }
  const unread = files.filter((one) => halfOfDocument(one) === "unread");
  const seen = new Set<string>();
  const apart = unread.filter(({ id, template = id }) => !seen.has(template) && seen.add(template));
  return options.most
    ? apart.filter((_, at) => at % Math.max(1, Math.floor(apart.length / Number(options.most))) === 0).slice(0, Number(options.most))
    : files;
}

const sets = ["cv_docs", "layouts"].flatMap((set) => {
  const gold = [join(data, set, "gold_dev.jsonl"), join(data, set, "gold.jsonl")].find((file) => existsSync(file));
  return gold ? [{ set, gold, documents: documentsOf(set, gold) }] : [];
});

if (sets.length === 0 || !existsSync(scorer)) console.log(`Reading: skipped, no labelled CVs in ${data} (EVAL_DATA names the folder)`);
else {
  const scratch = mkdtempSync(join(tmpdir(), "eval-reading-"));
  const kept: object[] = [];
  const { EVAL_RECORDS } = process.env;
  const isRecorded = options.model === "recorded";
  if (isRecorded && !EVAL_RECORDS) throw new Error("EVAL_RECORDS names the folder with the records of documents of others");
  for (const reader of options.model ? ["built in", "with a model"] : ["built in"]) {
    const records = isRecorded && EVAL_RECORDS ? new Records(join(resolve(EVAL_RECORDS), "reading/documents.jsonl"), options.record) : null;
    const model = reader === "built in" ? null : await evalModel("reading", records);
    const server = await startTestServer({ settings: { SUBSCRIPTIONS: "off", ...model?.settings } });
    model?.watch(server.parts);
    const person = await server.signIn();
    for (const { set, gold, documents } of sets) {
      const read: string[] = [];
      for (const { id, at } of documents) {
        const file = new File([readFileSync(at)], `cv.${basename(at).split(".").at(-1)}`);
        const { data: got } = await person.send(api.candidate.extractFile, { file });
        const pred = predictionOf(got.candidate ?? {});
        read.push(`${JSON.stringify({ id, pred })}\n`);
        kept.push({ reader, set, id, pred, evidence: got.evidence, text: got.text });
      }
      const predictions = join(scratch, "predictions.jsonl");
      writeFileSync(predictions, read.join(""));
      const scored = (of: Labelled[]) => {
        writeFileSync(join(scratch, "ids"), of.map(({ id }) => id).join("\n"));
        const told = execFileSync("python3", [scorer, gold, predictions, "--ids", join(scratch, "ids"), "--json"], { encoding: "utf8" });
        const { ALL: all } = JSON.parse(told) as { ALL: Record<string, { F1?: number } | number> };
        const fields = Object.entries(all).flatMap(([name, score]) => (typeof score === "object" ? [`${name} ${score.F1}`] : []));
        return `${of.length} CVs, core ${all.core} · ${fields.join(" · ")}`;
      };
      for (const [half, of] of Map.groupBy(documents, halfOfDocument)) console.log(`${reader}, ${set}, ${half}: ${scored(of)}`);
      const families = Map.groupBy(documents, ({ template }) => template && familyOf(template));
      for (const [family, of] of families) if (family) console.log(`${reader}, ${family}, ${halfOf(family)}: ${scored(of)}`);
    }
    const count = sets.reduce((sum, { documents }) => sum + documents.length, 0);
    if (model) console.log(tellSpent(await model.spent(server.parts), { count, what: "documents" }, { price: null, isRecorded }));
    if (model && records) tellRecords(records);
    await model?.stop();
    await server.stop();
  }
  if (options.keep) writeFileSync(options.keep, kept.map((line) => `${JSON.stringify(line)}\n`).join(""));
  rmSync(scratch, { recursive: true, force: true });
}
