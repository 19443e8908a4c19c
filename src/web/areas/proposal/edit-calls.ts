import { api } from "#contract/index.ts";
import type { Proposal } from "#contract/proposal/proposal.ts";
import { send } from "#web/kit/calls/api.ts";
import type { Wire } from "./draft.ts";

/** Each step of the editor saves by its own call; what belongs to no step is a change of the proposal itself. */
const calls = [
  { call: api.proposal.editStrength, saves: ["strengths"] },
  { call: api.proposal.editLogo, saves: ["footer"] },
  { call: api.proposal.editInformation, saves: ["information"] },
  { call: api.proposal.editCoverLetter, saves: ["cover_letter", "other_letter"] },
  { call: api.proposal.editRequirements, saves: ["requirements"] },
  { call: api.proposal.update, saves: ["anonymity", "language", "recruiter_id"] },
] as const satisfies readonly { call: (typeof api.proposal)[keyof typeof api.proposal]; saves: readonly (keyof Wire)[] }[];

/**
 * Saves `change` of the proposal that stood at `version`, call by call. `onSaved` hears after each what it saved and what the
 * server has now: where a later one fails, the earlier ones stand.
 */
export async function saveSteps(
  { id, version }: { id: string; version: number },
  change: Partial<Wire>,
  onSaved: (saved: Partial<Wire>, proposal: Proposal) => void,
): Promise<void> {
  // Texts and the language that they are in go together: else they would stand under the wrong one for a moment.
  if (change.language) {
    const { data } = await send(api.proposal.update, { id, version, ...change });
    onSaved(change, data.proposal);
    return;
  }
  let stands = version;
  for (const { call, saves } of calls) {
    const part = Object.fromEntries(saves.flatMap((field) => (field in change ? [[field, change[field]]] : []))) as Partial<Wire>;
    if (Object.keys(part).length === 0) continue;
    const { data } = await send(call, { id, version: stands, ...part });
    stands = data.proposal.version;
    onSaved(part, data.proposal);
  }
}
