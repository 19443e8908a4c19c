import type { ImportProblem } from "#contract/import/import.ts";
import type { Db } from "#server/parts/database/database.ts";
import type { BroughtFiles, KindOfRecord, Run } from "../records/kind.ts";
import { type Prepared, problemOf } from "../rows/prepare.ts";

interface Decided {
  outcome: "added" | "updated" | "skipped" | "faulty";
  /** The record that is there already, where it is told or changed. */
  id?: string;
  problems: ImportProblem[];
}

/** What is to become of a row by the rule for duplicates: the same in a dry run as in the run itself. */
export async function decide(
  db: Db,
  run: Run,
  kind: KindOfRecord,
  prepared: Prepared,
  cv: BroughtFiles | null,
  problems: readonly ImportProblem[],
): Promise<Decided> {
  // Whoever has neither a name nor a CV that can be kept is nobody.
  const isNobody =
    run.import.kind === "candidates" && problems.length > 0 && !cv && !prepared.values.first_name && !prepared.values.last_name;
  if (prepared.isFaulty || isNobody) return { outcome: "faulty", problems: [] };
  const found = await kind.find(db, run, prepared, cv);
  if (found === null) return { outcome: "added", problems: [] };
  if ("problem" in found) return { outcome: "faulty", problems: [problemOf(found.problem)] };
  const { rule } = run.import;
  if (rule === "update") return { outcome: "updated", id: found.id, problems: [] };
  if (rule === "add" && !kind.isOneOnly) return { outcome: "added", problems: [] };
  return { outcome: "skipped", id: found.id, problems: [problemOf("duplicate")] };
}
