import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PreparedJob } from "#engine/matching/job.ts";
import { draftFrom, jobFrom } from "../rank/product.ts";
import type { Person } from "./measure.ts";

/** The vacancies and invented people of a labelled set. */
export function setIn(folder: string): { jobs: { id: string; job: PreparedJob }[]; people: Person[] } {
  const texts = (kind: string) =>
    readdirSync(join(folder, kind))
      .filter((file) => file.endsWith(".txt"))
      .toSorted()
      .map((file) => ({ id: file.slice(0, -4), text: readFileSync(join(folder, kind, file), "utf8") }));
  return {
    jobs: texts("jobs").map(({ id, text }) => ({ id, job: jobFrom(draftFrom(text, "vacancy")) })),
    people: texts("cvs").map(({ id, text }) => ({
      id,
      name: (JSON.parse(readFileSync(join(folder, "cvs", `${id}.json`), "utf8")) as { name: string }).name,
      cv: text,
    })),
  };
}
