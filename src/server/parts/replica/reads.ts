import { readElsewhere } from "#server/core/act.ts";
import type { Caller } from "#server/core/caller.ts";
import type { Parts } from "#server/parts/parts.ts";

/** What a call's declaration says of it. */
interface Asked {
  method: string;
  touches: { act: string } | null;
}

/**
 * Lets the replica answer what is asked by GET, which is safe by HTTP's own word (RFC 9110): it reads; but for exports, of which some are
 * written down as requests. Who is logged in was looked up at the primary, which told up to where it had written by then; only with that
 * does the replica answer, so nobody misses what they, or anybody else, have written before. Where it isn't as far, can't be reached or
 * fails, the primary answers.
 */
export function openReads({ replica }: Pick<Parts, "replica">) {
  return async <T>({ method, touches }: Asked, caller: Pick<Caller, "written_up_to"> | null, work: () => Promise<T>): Promise<T> => {
    const isRead = method === "GET" && touches?.act !== "export";
    if (!replica || !isRead || !caller || !(await replica.holds(caller.written_up_to))) return work();
    const database = replica.database();
    if (!database) return work();
    try {
      return await readElsewhere(database.db, work);
    } catch (error) {
      if (!replica.isItsOwn(error)) throw error;
      return work();
    }
  };
}
