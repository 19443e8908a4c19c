import { setTimeout as pause } from "node:timers/promises";
import { ENTRY_VERSION } from "#engine/index/entry.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Parts } from "#server/parts/parts.ts";
import type { Ranker, RankerChange } from "#server/parts/ranker/ranker.ts";
import { candidateMeanings } from "../meaning/meanings.ts";
import { candidatesById } from "../queries.ts";
import { goneAfter, type Indexable, indexableAfter, peopleNow, putEntries } from "./queries.ts";

/** So many matches of a job are stored; a workspace of so few people has no index: all of them are compared, and stored. */
export const KEPT = 500;
/** Rows of one read, and records that entries are made of at once. */
const ROWS = 1000;
const RECORDS = 100;
/** Changes that are soon taken in: whoever asks waits for them. */
const SOON = 2000;

interface Progress {
  pulls: Map<WorkspaceId, Promise<void>>;
  /** Workspaces of so many people didn't fit into memory. */
  tooLarge: Map<WorkspaceId, number>;
}
const progress = new WeakMap<Ranker, Progress>();

function progressOf({ ranker }: Parts): Progress {
  const known = progress.get(ranker) ?? { pulls: new Map(), tooLarge: new Map() };
  progress.set(ranker, known);
  return known;
}

/**
 * Whether a workspace's index is up to date with the workspace as it is now. Where few changes are missing they are taken in first; an
 * index that isn't there begins to be built, and who asks waits so long at most. False: the way without an index.
 */
export async function isIndexed(parts: Parts, workspace: WorkspaceId, wait_ms = 0): Promise<boolean> {
  const { db } = parts.database;
  const now = await peopleNow(db, workspace);
  const { tooLarge } = progressOf(parts);
  if (now.candidates <= KEPT || now.candidates >= (tooLarge.get(workspace) ?? Number.POSITIVE_INFINITY)) return false;
  const state = parts.ranker.state(workspace);
  if (state && state.seq >= now.change_seq) return true;
  const pulled = pull(parts, workspace);
  if (state && now.change_seq - state.seq <= SOON) await pulled;
  else if (wait_ms > 0) await Promise.race([pulled, pause(wait_ms)]);
  else return false;
  return (parts.ranker.state(workspace)?.seq ?? -1) >= now.change_seq;
}

/** Takes in what changed, in the background of this process; one at a time for a workspace. */
function pull(parts: Parts, workspace: WorkspaceId): Promise<void> {
  const { pulls } = progressOf(parts);
  const running = pulls.get(workspace);
  if (running) return running;
  const ended = Promise.withResolvers<void>();
  pulls.set(workspace, ended.promise);
  parts.tasks.background(async (signal) => {
    try {
      await takeIn(parts, workspace, signal);
    } catch (error) {
      // What it holds may be half of a change: the next one begins anew.
      if (!signal.aborted) {
        parts.log.error(error);
        await parts.ranker.forget(workspace).catch(() => {});
      }
    } finally {
      pulls.delete(workspace);
      ended.resolve();
    }
  });
  return ended.promise;
}

async function takeIn(parts: Parts, workspace: WorkspaceId, signal: AbortSignal): Promise<void> {
  const { db } = parts.database;
  const { change_seq } = await peopleNow(db, workspace);
  const known = parts.ranker.state(workspace);
  if (!known) await parts.ranker.forget(workspace);
  else {
    const gone = await goneAfter(db, workspace, known.seq);
    if (gone.length > 0)
      await parts.ranker.put(
        workspace,
        gone.map((id) => ({ id, entry: null, candidate: null })),
      );
  }
  for (let from = known?.seq ?? 0; ; ) {
    signal.throwIfAborted();
    const rows = await indexableAfter(db, workspace, ENTRY_VERSION, from, ROWS);
    await putRows(parts, workspace, rows, signal);
    from = rows.at(-1)?.change_seq ?? from;
    if (rows.length < ROWS) break;
  }
  if (!(await parts.ranker.reached(workspace, change_seq))) {
    progressOf(parts).tooLarge.set(workspace, (await peopleNow(db, workspace)).candidates);
    return;
  }
  // Records that left without a trace are found by their number.
  const after = await peopleNow(db, workspace);
  const size = parts.ranker.state(workspace)?.size;
  if (known && after.change_seq === change_seq && size !== after.candidates) await parts.ranker.forget(workspace);
}

/** Entries that are stored go in as they are; the others are made of the records, and stored. */
async function putRows(parts: Parts, workspace: WorkspaceId, rows: Indexable[], signal: AbortSignal): Promise<void> {
  const meanings = await candidateMeanings(
    parts,
    workspace,
    rows.map(({ id }) => id),
  );
  const meaningOf = (id: string) => {
    const meaning = meanings.get(id);
    return meaning ? { vectors: meaning.vectors, size: meaning.vectors.length / meaning.passages.length } : null;
  };
  const ready = rows.flatMap(({ id, entry }): RankerChange[] =>
    entry === null ? [] : [{ id, entry, candidate: null, meaning: meaningOf(id) }],
  );
  if (ready.length > 0) await parts.ranker.put(workspace, ready);
  const missing = rows.filter(({ entry }) => entry === null);
  for (let at = 0; at < missing.length; at += RECORDS) {
    signal.throwIfAborted();
    const some = missing.slice(at, at + RECORDS).map(({ id }) => id);
    const records = await candidatesById(parts.database.db, workspace, some);
    const changes = records.map(
      ({ change_seq: _, ...candidate }): RankerChange => ({ id: candidate.id, entry: null, candidate, meaning: meaningOf(candidate.id) }),
    );
    const made = await parts.ranker.put(workspace, changes);
    const seqOf = new Map(records.map(({ id, change_seq }) => [id, change_seq]));
    const entries = made.map((one) => ({ ...one, change_seq: seqOf.get(one.id) as number }));
    await putEntries(parts.database.db, workspace, ENTRY_VERSION, entries);
  }
}
