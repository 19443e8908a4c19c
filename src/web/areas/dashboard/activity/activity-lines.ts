import type { ActivityLine } from "#contract/dashboard.ts";

/** One deed as it is told: several of a kind that somebody did in one go are told once. */
export interface Told {
  line: ActivityLine;
  /** How many it stands for. */
  count: number;
}

const IN_ONE_GO_MS = 3_600_000;
/** What comes in heaps: adding, changing and deleting records. */
const inHeaps = new Set<ActivityLine["kind"]>(["created", "updated", "deleted", "restored", "matched"]);
const aboutOf = (line: ActivityLine) => (line.candidate ? "candidate" : line.job ? "job" : "nothing");

/** Nobody needs to read twice that a record was read anew after a change. */
const isWorthTelling = ({ kind }: ActivityLine) => kind !== "matched";

/** The newest first, as the server has them: deeds of one person, one kind and one hour become one line. */
export function toldLines(lines: readonly ActivityLine[]): Told[] {
  const told: Told[] = [];
  for (const line of lines.filter(isWorthTelling)) {
    const last = told.at(-1);
    const isSame =
      last &&
      inHeaps.has(line.kind) &&
      last.line.kind === line.kind &&
      last.line.actor_name === line.actor_name &&
      aboutOf(last.line) === aboutOf(line) &&
      Date.parse(last.line.at) - Date.parse(line.at) < IN_ONE_GO_MS;
    if (isSame) last.count += 1;
    else told.push({ line, count: 1 });
  }
  return told;
}
