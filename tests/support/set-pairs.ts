import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#contract/fields.ts";
import type { DraftInput } from "#engine/proposal/writing/writer.ts";
import { candidateFrom, criteriaOf, jobFrom } from "./drafts.ts";

const SETS = join(import.meta.dirname, "../eval/sets");
const TODAY = "2026-11-22";

/** A vacancy of the labelled sets with somebody who fits it, as the product would draft a proposal of them. */
export interface SetPair {
  set: number;
  job: string;
  cv: string;
  /** 3: fits wholly, 2: fits for the most part. */
  grade: number;
  language: Language;
  input: () => DraftInput;
}

const lines = (path: string) => readFileSync(path, "utf8").trim().split("\n");

/** All pairs of these sets (invented people) that fit, the best first, in the vacancy's language. */
export function fittingPairs(sets: readonly number[] = [1, 2, 3, 4]): SetPair[] {
  const pairs = sets.flatMap((set) => {
    const dir = join(SETS, String(set));
    return lines(join(dir, "grades.jsonl")).flatMap((line): SetPair[] => {
      const { job, cv, grade } = JSON.parse(line) as { job: string; cv: string; grade: number };
      if (grade < 2) return [];
      const label = JSON.parse(readFileSync(join(dir, "jobs", `${job}.json`), "utf8"));
      const input = (): DraftInput => {
        const client = label.client ?? "Client";
        const wanted = jobFrom(readFileSync(join(dir, "jobs", `${job}.txt`), "utf8"), { title: label.title ?? "?", client });
        const candidate = candidateFrom(readFileSync(join(dir, "cvs", `${cv}.txt`), "utf8"));
        return {
          candidate,
          job: wanted,
          criteria: criteriaOf(wanted, candidate),
          notes: [],
          language: label.lang,
          today: TODAY,
          recruiter: { first_name: "Sanne", last_name: "Verhoeven" },
          contact_name: label.contact?.name ?? null,
          client_name: client,
        };
      };
      return [{ set, job, cv, grade, language: label.lang, input }];
    });
  });
  return pairs.sort((one, other) => other.grade - one.grade);
}
