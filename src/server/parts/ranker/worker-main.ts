import { parentPort, workerData } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { entryOf, packEntry, unpackEntry } from "#engine/index/entry.ts";
import { MatchIndex } from "#engine/index/match-index.ts";
import type { Ranking } from "#engine/index/ranking.ts";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { prepareJob } from "#engine/matching/job.ts";
import type { RankerChange, RankerJob, RankerPage, RankerPart } from "./ranker.ts";

export type Question =
  | { do: "put"; workspace: string; changes: RankerChange[] }
  | { do: "size"; workspace: string }
  | { do: "rank"; workspace: string; job: RankerJob; part: RankerPart }
  | { do: "forget"; workspace: string }
  | { do: "bytes" };
export interface Answer {
  made?: { id: string; entry: string }[];
  size?: number;
  ranked?: RankerPage | null;
  bytes?: number;
  /** Whose index left for want of memory. */
  left: string[];
  error?: string;
}

/** Rankings of jobs kept until somebody changes. */
const RANKINGS = 12;

interface Indexed {
  index: MatchIndex;
  rankings: LRUCache<string, Ranking>;
}

/** The one used last at the end. */
const indexes = new Map<string, Indexed>();
const { megabytes } = workerData as { megabytes: number };

function used(workspace: string): Indexed | undefined {
  const known = indexes.get(workspace);
  if (known) {
    indexes.delete(workspace);
    indexes.set(workspace, known);
  }
  return known;
}

const bytesOf = ({ index, rankings }: Indexed) => [...rankings.values()].reduce((sum, { bytes }) => sum + bytes, index.bytes);
const allBytes = () => [...indexes.values()].reduce((sum, one) => sum + bytesOf(one), 0);

/** Lets those go that were used least recently, until the rest fits; the last one as well where it alone is too large. */
function makeRoom(): string[] {
  const left: string[] = [];
  for (const workspace of [...indexes.keys()]) {
    if (allBytes() <= megabytes * 2 ** 20) break;
    indexes.delete(workspace);
    left.push(workspace);
  }
  return left;
}

function put(workspace: string, changes: RankerChange[]): Answer {
  const known = used(workspace) ?? { index: new MatchIndex(), rankings: new LRUCache<string, Ranking>({ max: RANKINGS }) };
  indexes.set(workspace, known);
  known.rankings.clear();
  const made: { id: string; entry: string }[] = [];
  for (const { id, entry, candidate, meaning } of changes) {
    if (entry !== null) known.index.put(id, unpackEntry(entry), meaning);
    else if (candidate !== null) {
      const own = entryOf(prepareCandidate(candidate));
      known.index.put(id, own, meaning);
      made.push({ id, entry: packEntry(own) });
    } else known.index.remove(id);
  }
  return { made, size: known.index.size, left: makeRoom() };
}

function rank(workspace: string, { key, job, points, meaning }: RankerJob, { most, ...part }: RankerPart): Answer {
  const known = used(workspace);
  if (!known) return { ranked: null, left: [] };
  let ranking = known.rankings.get(key);
  if (!ranking) {
    ranking = known.index.rank(prepareJob(job, points), meaning);
    known.rankings.set(key, ranking);
  }
  return { ranked: { ...ranking.best(most, part), counts: ranking.counts }, left: [] };
}

function answer(question: Question): Answer {
  switch (question.do) {
    case "put":
      return put(question.workspace, question.changes);
    case "size":
      return { size: used(question.workspace)?.index.size ?? -1, left: [] };
    case "rank":
      return rank(question.workspace, question.job, question.part);
    case "forget":
      indexes.delete(question.workspace);
      return { left: [] };
    case "bytes":
      return { bytes: allBytes(), left: [] };
  }
}

parentPort?.on("message", (question: Question) => {
  try {
    parentPort?.postMessage(answer(question));
  } catch (error) {
    parentPort?.postMessage({ left: [], error: (error as Error).stack ?? String(error) } satisfies Answer);
  }
});
