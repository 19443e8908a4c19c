import type { BodyInput } from "#contract/call.ts";
import { fieldsOfCandidate } from "#contract/candidate/candidate-fields.ts";
import { oneOf } from "#contract/choices.ts";
import type { api } from "#contract/index.ts";
import { asked, declaredReaders, id, listReader, text, texts, yesNo } from "#web/kit/list/address.ts";

export const sortFields = ["best_match", "name", "city", "years_experience", "available_from", "created_at", "updated_at"] as const;
export type SortField = (typeof sortFields)[number];
type Sort = SortField | `-${SortField}`;
export const DEFAULT_SORT: Sort = "-created_at";
const sorts = sortFields.flatMap((field): Sort[] => [field, `-${field}`]).filter((sort) => sort !== DEFAULT_SORT);

/** What the address of the candidates list holds; a default stays out of it. */
export const readCandidatesSearch = listReader({
  views: ["check", "trash"],
  sorts,
  filters: {
    skills: texts(80),
    languages: texts(20),
    ...declaredReaders(fieldsOfCandidate),
    has_cv: yesNo,
    /** Their consent or term ends within a week. */
    leaving: (value: unknown) => yesNo(value) || undefined,
    /** Whose they are. */
    recruiter_id: id,
  },
});
export type CandidatesSearch = ReturnType<typeof readCandidatesSearch>;

export type ListBody = BodyInput<typeof api.candidate.list>;

/** The list that an address asks for. */
export const listBody = ({ view, ...search }: CandidatesSearch): ListBody =>
  asked({ ...search, unchecked: view === "check" || undefined, trashed: view === "trash" || undefined });

export const candidateTabs = ["profile", "matches", "proposals", "interviews", "chat", "timeline", "files"] as const;
export type CandidateTab = (typeof candidateTabs)[number];

/** What the address of a candidate holds: which part, and a passage of the CV to open: `start-end` in its text. */
interface CandidateSearch {
  tab?: Exclude<CandidateTab, "profile"> | undefined;
  passage?: string | undefined;
}

export function readCandidateSearch(search: Record<string, unknown>): CandidateSearch {
  const passage = text(40)(search.passage);
  return {
    tab: oneOf(["matches", "proposals", "interviews", "chat", "timeline", "files"] as const, search.tab),
    passage: passage && /^\d+-\d+$/.test(passage) ? passage : undefined,
  };
}
