import type { Reply } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import type { ListBody } from "./addresses.ts";

/** A line of the list, with the place in the CV where it was found. */
export type ListedCandidate = Reply<typeof api.candidate.list>["data"]["candidates"][number];

/** What the rows of a list of candidates are read by. */
export const candidateRows = {
  call: api.candidate.list,
  rows: ({ data }: Reply<typeof api.candidate.list>) => data.candidates,
};

let lastBody: ListBody = {};
/** The list that was looked at last: previous and next of a candidate go through it. */
export const lastList = (): ListBody => lastBody;
export const rememberList = (body: ListBody): void => {
  lastBody = body;
};
