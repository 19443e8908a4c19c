import { api } from "#contract/index.ts";

/** What shows interviews, or tells of them on a timeline. */
export const readsInterviews = [api.interview.list, api.interview.begin, api.candidate.show, api.dashboard.activity];
