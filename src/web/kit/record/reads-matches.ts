import { api } from "#contract/index.ts";

/** What reads a match: asked again after every change of one. */
export const readsMatches = [
  api.matching.board,
  api.matching.matchedCandidates,
  api.matching.notRanked,
  api.matching.fetchMatched,
  api.matching.matchedJobs,
  api.matching.whyAbove,
  api.job.list,
  api.candidate.show,
  // Whom a client took.
  api.client.show,
];
