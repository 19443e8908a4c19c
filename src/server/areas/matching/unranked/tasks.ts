import type { Body, ReplyInput } from "#contract/call.ts";
import type { Criterion, Match } from "#contract/job/match.ts";
import type { matchingCalls } from "#contract/job/matching.ts";
import { mayFit, speaking } from "#engine/matching/match.ts";
import { effectiveVerdict, highlight } from "#engine/matching/score.ts";
import { jobProgress, matchesOnce, rankedBeyond } from "#server/areas/ranking/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { cursorAt, placeOf } from "#server/core/cursor.ts";
import type { Parts } from "#server/parts/parts.ts";
import { rowsOf } from "../ranked/queries.ts";
import { pageOfRanked } from "../ranked/tasks.ts";
import { criteriaOf, inTrash, UNRANKED, unmatched, withNothingRead } from "./queries.ts";

type Asked = Pick<Body<typeof matchingCalls.notRanked>, "group" | "limit" | "cursor">;
type Page = Pick<ReplyInput<typeof matchingCalls.notRanked>["data"], "candidates" | "total" | "next_cursor">;
const MOST_MISSING = 3;

/** A page of those who aren't ranked, or low by a knock-out, with why; and how many there are of each. */
export async function pageOfUnranked(parts: Parts, workspace: WorkspaceId, job_id: string, asked: Asked) {
  const { db } = parts.database;
  const { is_building, waiting, seen, kept_from } = await jobProgress(db, workspace, job_id);
  const storesAll = kept_from === 0;
  const pages = {
    nothing: (query: Omit<Asked, "group">) =>
      storesAll ? nothingStored(parts, workspace, job_id, seen, query) : nothingIndexed(parts, workspace, job_id, query),
    knock_out: (query: Omit<Asked, "group">) => knockedOut(parts, workspace, job_id, query),
  };
  const page = await pages[asked.group](asked);
  const [nothing, knock_out] = await Promise.all(
    (["nothing", "knock_out"] as const).map(async (group) =>
      group === asked.group ? (page?.total ?? 0) : ((await pages[group]({ limit: 1 }))?.total ?? 0),
    ) as [Promise<number>, Promise<number>],
  );
  return {
    ...(page ?? { candidates: [], total: 0, next_cursor: null }),
    counts: { nothing, knock_out, waiting, in_trash: await inTrash(db, workspace) },
    is_building: is_building || page === null,
  };
}

async function knockedOut(parts: Parts, workspace: WorkspaceId, job_id: string, query: Omit<Asked, "group">): Promise<Page> {
  const page = await pageOfRanked(parts, workspace, job_id, { ...query, knocked_out: true });
  const stored = await criteriaOf(
    parts.database.db,
    workspace,
    job_id,
    page.candidates.map(({ id }) => id),
  );
  const isFailed = (criterion: Criterion) => criterion.kind === "knock_out" && effectiveVerdict(criterion) === "not_met";
  const candidates = page.candidates.map(({ match, ...row }) => {
    const criteria = ("criteria" in match ? match.criteria : stored.get(row.id)) ?? [];
    const missing = criteria.filter(isFailed).slice(0, MOST_MISSING).map(highlight);
    return { ...row, match, reason: "knock_out" as const, missing };
  });
  return { ...page, candidates };
}

/** Where all matches are stored: whoever was compared and has none. */
async function nothingStored(
  parts: Parts,
  workspace: WorkspaceId,
  job_id: string,
  seen: number,
  query: Omit<Asked, "group">,
): Promise<Page> {
  const { ids, total } = await unmatched(parts.database.db, workspace, job_id, seen, { ...query, limit: query.limit + 1 });
  return pageOf(parts, workspace, job_id, { people: ids.map((id) => ({ id, score: 0 })), total, limit: query.limit });
}

/** In a large workspace: those for whom the index finds nothing; null while there is none. */
async function nothingIndexed(
  parts: Parts,
  workspace: WorkspaceId,
  job_id: string,
  { limit, cursor }: Omit<Asked, "group">,
): Promise<Page | null> {
  const from = cursor === undefined ? null : placeOf(cursor, UNRANKED, "number");
  const after = from ? { id: from.id, score: Number(from.value) } : undefined;
  const ranked = await rankedBeyond(parts, workspace, job_id, { most: limit + 1, after, of: "rest" });
  return ranked && pageOf(parts, workspace, job_id, { people: ranked.page, total: ranked.total, limit });
}

/** These people as they are judged for the page, each with why nothing speaks for them. */
async function pageOf(
  parts: Parts,
  workspace: WorkspaceId,
  job_id: string,
  { people, total, limit }: { people: { id: string; score: number }[]; total: number; limit: number },
): Promise<Page> {
  const { db } = parts.database;
  const shown = people.slice(0, limit);
  const ids = shown.map(({ id }) => id);
  const matches = new Map((await matchesOnce(parts, workspace, job_id, ids, "all")).map((match) => [match.candidate_id, match]));
  const rows = new Map((await rowsOf(db, workspace, ids)).map((row) => [row.id, row]));
  const nothingRead = await withNothingRead(db, workspace, ids);
  const last = shown.at(-1);
  return {
    candidates: ids.flatMap((id) => {
      const [row, match] = [rows.get(id), matches.get(id)];
      if (!row || !match) return [];
      const hasFile = nothingRead.get(id);
      const found = mayFit(match.criteria) ? ("little_found" as const) : ("nothing_found" as const);
      const reason = hasFile === undefined ? found : hasFile ? ("unread_cv" as const) : ("empty_profile" as const);
      return [{ ...row, match, reason, missing: hasFile === undefined ? missingOf(match) : [] }];
    }),
    total,
    next_cursor: people.length > limit && last ? cursorAt({ sort: UNRANKED, value: last.score, id: last.id }) : null,
  };
}

const graveness = (criterion: Criterion) => (effectiveVerdict(criterion) === "not_met" ? 1000 : 0) + criterion.weight;

/** What could have spoken for them and doesn't, the gravest first; a knock-out that they fail before all. */
function missingOf({ criteria }: Match) {
  return criteria
    .filter((criterion) => {
      const verdict = effectiveVerdict(criterion);
      if (criterion.kind === "knock_out") return verdict === "not_met";
      return speaking.has(criterion.criterion) && (verdict === "not_met" || verdict === "unknown");
    })
    .toSorted((one, other) => Number(other.kind === "knock_out") - Number(one.kind === "knock_out") || graveness(other) - graveness(one))
    .slice(0, MOST_MISSING)
    .map(highlight);
}
