import type { CandidateRow } from "#contract/candidate/candidate.ts";
import type { Criterion, MatchRow } from "#contract/job/match.ts";
import { matchesOnce, rankedBeyond } from "#server/areas/ranking/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { cursorAt, isPlaceOf, placeOf } from "#server/core/cursor.ts";
import type { Parts } from "#server/parts/parts.ts";
import { pageOfMatches } from "../queries.ts";
import type { RankedQuery } from "../rules.ts";
import { candidatesWithWords, rowsOf } from "./queries.ts";

/** With its criteria where it was computed for the page. */
type Ranked = CandidateRow & { match: MatchRow & { criteria?: Criterion[] } };

/** The sort of places beyond the stored matches: whatever those are sorted by, the rest comes by the index. */
const BEYOND = "beyond";
/** The index is nearly right: so many points below a score that is asked somebody may still have it. */
const NEARLY = 3;

/**
 * A page of a job's whole list: its stored matches in the order that is asked, behind them everybody else for whom something speaks, in
 * the order of the index; those are judged for the page. Without an index all matches are stored.
 */
export async function pageOfRanked(parts: Parts, workspace: WorkspaceId, job_id: string, query: RankedQuery) {
  const isBeyond = query.cursor !== undefined && isPlaceOf(query.cursor, BEYOND);
  const { cursor: _, ...first } = query;
  const stored = await pageOfMatches(parts.database.db, workspace, job_id, isBeyond ? { ...first, limit: 1 } : query);
  // Whom somebody put into a stage is stored, as is what a model judged.
  if ((query.stage !== undefined && query.stage !== "suggested") || query.differs) return stored;
  const shown: Ranked[] = isBeyond ? [] : stored.candidates;
  const room = isBeyond || stored.next_cursor === null ? query.limit - shown.length : 0;
  const rest = await pageBeyond(parts, workspace, job_id, query, room, isBeyond ? (query.cursor as string) : null);
  if (!rest) return isBeyond ? { candidates: [], total: stored.total, next_cursor: null } : stored;
  const candidates = [...shown, ...rest.candidates];
  const next_cursor = isBeyond || stored.next_cursor === null ? rest.next_cursor : stored.next_cursor;
  // The index counts nearly right: who is all there is counted as they were judged.
  const isWhole = query.cursor === undefined && next_cursor === null;
  return { candidates, total: isWhole ? candidates.length : stored.total + rest.total, next_cursor };
}

/** At the place of a list's end: before everybody else. */
const TOP = { value: 101, id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };

async function pageBeyond(parts: Parts, workspace: WorkspaceId, job_id: string, query: RankedQuery, room: number, cursor: string | null) {
  const from = cursor === null ? null : placeOf(cursor, BEYOND, "number");
  const least = query.min_score === undefined ? undefined : query.min_score - NEARLY;
  const only = query.q === undefined ? undefined : await candidatesWithWords(parts.database.db, workspace, query.q);
  const after = from ? { id: from.id, score: Number(from.value) } : undefined;
  const ranked = await rankedBeyond(parts, workspace, job_id, {
    most: room + 1,
    after,
    only,
    least,
    of: query.knocked_out ? "knocked_out" : "fits",
  });
  if (!ranked) return null;
  const page = ranked.page.slice(0, room);
  const matches = await matchesOnce(
    parts,
    workspace,
    job_id,
    page.map(({ id }) => id),
  );
  const rows = new Map(
    (
      await rowsOf(
        parts.database.db,
        workspace,
        page.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const candidates = matches
    .sort((one, other) => other.exact_score - one.exact_score || (one.candidate_id < other.candidate_id ? 1 : -1))
    .flatMap((match): Ranked[] => {
      const row = rows.get(match.candidate_id);
      const isAsked = match.score >= (query.min_score ?? 0) && (!query.knocked_out || match.knock_outs_not_met > 0);
      return row && isAsked ? [{ ...row, match }] : [];
    });
  const last = page.at(-1);
  const end = last ? { value: last.score, id: last.id } : from ? { value: from.value, id: from.id } : TOP;
  const hasMore = ranked.page.length > room;
  return { candidates, total: ranked.total, next_cursor: hasMore ? cursorAt({ sort: BEYOND, ...end }) : null };
}
