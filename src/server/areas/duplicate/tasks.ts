import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { sameCandidate, sameClient, sameJob, type Verdict } from "./certainty/rules.ts";
import {
  type CandidateFace,
  type ClientFace,
  type JobFace,
  type Key,
  keysOfCandidate,
  keysOfClient,
  keysOfJob,
  keyText,
} from "./key/rules.ts";
import {
  facesOfCandidates,
  facesOfClients,
  facesOfJobs,
  hashesOf,
  holdAfter,
  isKeyed,
  keepPairs,
  keysWritten,
  livingCandidates,
  type MergedRecord,
  type Pair,
  putKeys,
  putPairs,
  removeKeys,
  type Shared,
  setKeyed,
  sharedKeys,
  whoShares,
  workspacesUnkeyed,
} from "./queries.ts";

/** Those made otherwise are made anew in the background: raise it with what `key/rules.ts` makes, and with the index of migration 0086. */
export const MAKING = 1;

/** How a kind of records is known, and when two of them may be the same. */
interface Kind<F> {
  faces(db: Db, workspace: WorkspaceId, ids: readonly string[]): Promise<(F & { id: string })[]>;
  keys(face: F): Key[];
  same(one: F, other: F, shared: readonly Key[]): Verdict | null;
}
const kind = <F>(of: Kind<F>) => ({
  /** The keys of these records, as they should be. */
  keys: async (db: Db, workspace: WorkspaceId, ids: readonly string[]) =>
    (await of.faces(db, workspace, ids)).map((face) => ({ id: face.id, keys: of.keys(face) })),
  /** Which of these may be the same. */
  pairs: async (db: Db, workspace: WorkspaceId, pairs: readonly Shared[][]): Promise<Pair[]> => {
    const ids = new Set(pairs.flatMap(([first]) => (first ? [first.one_id, first.other_id] : [])));
    const faces = new Map((await of.faces(db, workspace, [...ids])).map((face) => [face.id, face]));
    return pairs.flatMap((shared) => {
      const [first] = shared;
      // In the order of their ids, so that a pair says the same whichever of the two it was found by.
      const [one, other] = [first?.one_id ?? "", first?.other_id ?? ""].sort().map((id) => faces.get(id));
      const verdict = one && other ? of.same(one, other, shared) : null;
      return one && other && verdict ? [{ one_id: one.id, other_id: other.id, ...verdict }] : [];
    });
  },
});
const kinds = {
  candidate: kind<CandidateFace>({ faces: facesOfCandidates, keys: keysOfCandidate, same: sameCandidate }),
  client: kind<ClientFace>({ faces: facesOfClients, keys: keysOfClient, same: sameClient }),
  job: kind<JobFace & { description: string | null }>({ faces: facesOfJobs, keys: keysOfJob, same: sameJob }),
};

/**
 * Brings the keys of a record up to date, and with which others it may be the same: after each write of what it is known by. `always`:
 * also where a candidate's keys are as they were.
 */
export async function keepKnown(
  trx: Trx,
  workspace: WorkspaceId,
  record: MergedRecord,
  id: string,
  always = record !== "candidate",
): Promise<void> {
  const keys = (await kinds[record].keys(trx, workspace, [id]))[0]?.keys ?? [];
  const written = await keysWritten(trx, workspace, id);
  const [now, before] = [new Set(keys.map(keyText)), new Set(written.map(keyText))];
  const isSame = now.size === before.size && now.isSubsetOf(before);
  // Of a job the title and text count too, and of a client the name, which are no keys.
  if (isSame && !always) return;
  await removeKeys(
    trx,
    workspace,
    id,
    written.filter((key) => !now.has(keyText(key))),
  );
  await putKeys(
    trx,
    workspace,
    record,
    keys.filter((key) => !before.has(keyText(key))).map((key) => ({ id, ...key })),
  );
  await findPairsOf(trx, workspace, record, id, keys);
}

/** Finds anew with whom a record may be the same. */
async function findPairsOf(trx: Trx, workspace: WorkspaceId, record: MergedRecord, id: string, keys: readonly Key[]): Promise<void> {
  const shared = await whoShares(trx, workspace, record, keys, id);
  const byOther = Map.groupBy(shared, (one) => one.id);
  const asked = [...byOther].map(([other_id, all]) => all.map(({ kind, key }): Shared => ({ one_id: id, other_id, kind, key })));
  const pairs = asked.length > 0 ? await kinds[record].pairs(trx, workspace, asked) : [];
  await keepPairs(
    trx,
    workspace,
    id,
    pairs.map(({ one_id, other_id }) => (one_id === id ? other_id : one_id)),
  );
  await putPairs(trx, workspace, record, pairs);
}

/** Somebody as they come in: their files are told apart. */
export type GivenFace = Omit<CandidateFace, "files" | "former">;

/** By what somebody who comes in is found again by whoever comes after. */
export const keysOfGiven = (given: GivenFace): string[] => keysOfCandidate(given).map(keyText);

interface KnownAlready extends Verdict {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  created_at: string;
}
const MOST_TOLD = 5;

/** Who a candidate who comes in might be already, the surest first; only among those who came or changed after `seq`. */
export async function knownAlready(
  db: Db,
  workspace: WorkspaceId,
  given: GivenFace,
  file_ids: readonly string[],
  seq = 0,
): Promise<KnownAlready[]> {
  const like = { ...given, files: await hashesOf(db, workspace, file_ids) };
  const shared = Map.groupBy(await whoShares(db, workspace, "candidate", keysOfCandidate(like), null), ({ id }) => id);
  if (shared.size === 0) return [];
  const living = await livingCandidates(db, workspace, [...shared.keys()], seq);
  if (living.length === 0) return [];
  const faces = new Map(
    (
      await facesOfCandidates(
        db,
        workspace,
        living.map(({ id }) => id),
      )
    ).map((face) => [face.id, face]),
  );
  return living
    .flatMap((one) => {
      const face = faces.get(one.id);
      const verdict = face && sameCandidate(like, face, shared.get(one.id) ?? []);
      return verdict ? [{ ...one, ...verdict }] : [];
    })
    .sort((a, b) => b.certainty - a.certainty || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_TOLD);
}

const AT_ONCE = 1000;

/** Makes the keys of every record that a workspace has, and finds those that may be the same. */
export async function findDuplicates(parts: Parts, workspace: WorkspaceId): Promise<void> {
  if (await isKeyed(parts.database.db, workspace, MAKING)) return;
  for (const record of ["candidate", "client", "job"] as const) {
    await inPages(parts, workspace, record, async (trx, ids) => {
      const made = await kinds[record].keys(trx, workspace, ids);
      await putKeys(
        trx,
        workspace,
        record,
        made.flatMap(({ id, keys }) => keys.map((key) => ({ id, ...key }))),
      );
    });
    await inPages(parts, workspace, record, async (trx, ids) => {
      const shared = await sharedKeys(trx, workspace, record, ids);
      for (let from = 0; from < shared.length; from += AT_ONCE)
        await putPairs(trx, workspace, record, await kinds[record].pairs(trx, workspace, shared.slice(from, from + AT_ONCE)));
    });
  }
  await parts.database.transaction((trx) => setKeyed(trx, workspace, MAKING));
}

/** Goes through a workspace's records, so many in a transaction that holds them as they are. */
async function inPages(
  { database }: Parts,
  workspace: WorkspaceId,
  record: MergedRecord,
  work: (trx: Trx, ids: string[]) => Promise<void>,
): Promise<void> {
  for (let after: string | null = null, isOver = false; !isOver; )
    await database.transaction(async (trx) => {
      const ids = await holdAfter(trx, workspace, record, after, AT_ONCE);
      if (ids.length > 0) await work(trx, ids);
      after = ids.at(-1) ?? null;
      isOver = ids.length < AT_ONCE;
    });
}

const WORKSPACES_AT_ONCE = 200;

/** Lets the keys of workspaces be made that have none yet, as after an upgrade. */
export async function makeMissingKeys(parts: Parts): Promise<void> {
  for (const { id } of await workspacesUnkeyed(parts.database.db, WORKSPACES_AT_ONCE))
    await parts.tasks.enqueue("find_duplicates", { workspace_id: id }, { once_per: id });
}

/** Clients whose name begins as this one does, unless that says nothing because so many do. */
export async function clientsBeginningAs(db: Db, workspace: WorkspaceId, name: string): Promise<string[]> {
  const shared = await whoShares(db, workspace, "client", keysOfClient({ name, website: null, emails: [] }), null);
  return shared.map(({ id }) => id);
}
