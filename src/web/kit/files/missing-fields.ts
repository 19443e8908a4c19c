import type { Candidate, CandidateDraft } from "#contract/candidate/candidate.ts";

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === "object" && Object.values(value).every(isEmpty));

/** What a draft says and a record doesn't. Its doubtful fields stay doubtful. */
export function missingFields(record: Partial<Candidate>, draft: CandidateDraft): CandidateDraft {
  const names = Object.keys(draft).filter((name) => name !== "unchecked_fields") as (keyof CandidateDraft)[];
  const missing = names.filter((name) => isEmpty(record[name]) && !isEmpty(draft[name]));
  const doubtful = (draft.unchecked_fields ?? []).filter((path) => missing.some((name) => path === name || path.startsWith(`${name}.`)));
  return {
    ...(Object.fromEntries(missing.map((name) => [name, draft[name]])) as CandidateDraft),
    ...(doubtful.length > 0 && { unchecked_fields: [...(record.unchecked_fields ?? []), ...doubtful] }),
  };
}
