import type { PairDossier } from "#contract/candidate/dossier.ts";
import type { decisionsOf, snapshotsOf } from "#server/areas/decision/queries.ts";

type Stored<T extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<T>>[number];

/**
 * A job's history by candidate: whoever was decided about first, then by their last score. Events of somebody who was erased stand
 * together under no name, as the last.
 */
export function byCandidate(
  decisions: Stored<typeof decisionsOf>[],
  snapshots: Stored<typeof snapshotsOf>[],
  names: ReadonlyMap<string, string>,
): PairDossier[] {
  const ids = [...new Set(decisions.map(({ candidate_id }) => candidate_id))];
  const pairs = ids.map((id): PairDossier => {
    const name = id === null ? undefined : names.get(id);
    return {
      candidate: id === null || name === undefined ? null : { id, name },
      decisions: decisions.filter((one) => one.candidate_id === id).map(({ candidate_id: _, ...one }) => one),
      snapshots: id === null ? [] : snapshots.filter((one) => one.candidate_id === id).map(({ hash, at, said }) => ({ ...said, hash, at })),
    };
  });
  const wasDecided = ({ decisions: all }: PairDossier) => Number(all.some(({ kind }) => kind !== "seen"));
  const score = ({ decisions: all }: PairDossier) => all.at(-1)?.score ?? 0;
  return pairs.sort(
    (a, b) => Number(b.candidate !== null) - Number(a.candidate !== null) || wasDecided(b) - wasDecided(a) || score(b) - score(a),
  );
}
