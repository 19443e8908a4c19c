import { nth } from "#contract/nth.ts";
import type { Leak } from "#contract/proposal/proposal.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Parts } from "#server/parts/parts.ts";
import { type Listed, type ListedText, scansAmong } from "./rules.ts";

/** What in these texts would give somebody on a shortlist away. */
export async function leaksAmong(
  { engine }: Parts,
  workspace: WorkspaceId,
  people: readonly Listed[],
  texts: readonly ListedText[],
): Promise<Leak[]> {
  const scans = scansAmong(people, texts);
  const found = await engine.run(workspace, "leaks", scans);
  const leaks = found.flatMap((some, at) => some.map((leak): Leak => ({ ...leak, candidate_id: nth(scans, at).candidate_id })));
  return [...new Map(leaks.map((leak) => [`${leak.output}\n${leak.place}\n${leak.text}`, leak])).values()];
}
