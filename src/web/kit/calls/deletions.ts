import { api } from "#contract/index.ts";

/** Apart from what else happens to lists (list-changes.ts), which a first visit needn't know. */
export interface Item {
  id: string;
}

/** Calls that delete a record, and what the record is called in their answer. */
const deletions = [
  [api.team.remove, "recruiter"],
  [api.job.remove, "job"],
  [api.candidate.remove, "candidate"],
  [api.proposal.remove, "proposal"],
  [api.client.remove, "client"],
] as const;
const deletedBy = (path: string): string | undefined => deletions.find(([call]) => call.path === path)?.[1];

/** A deletion needs an id, in what it is given or in a form: without one nothing is sent. */
export function requireId(path: string, given: unknown): void {
  if (!deletedBy(path)) return;
  const { id, formData } = (given ?? {}) as { id?: unknown; formData?: unknown };
  const form = given instanceof FormData ? given : formData instanceof FormData ? formData : null;
  if (!id && !form?.get("id")) throw new Error("ID is missing from formData.");
}

/** Whether an answer says what a deletion deleted; any other call has nothing to say. Without it nothing counts as deleted. */
export function namesDeleted(path: string, answer: { data?: unknown }): boolean {
  const one = deletedBy(path);
  return !one || Boolean(itemIn(answer, one));
}

export function itemIn(answer: unknown, one: string): Item | undefined {
  const item = (answer as { data?: Record<string, unknown> }).data?.[one] as Item | undefined;
  return item?.id ? item : undefined;
}
