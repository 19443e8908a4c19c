import { api } from "#contract/index.ts";
import { candidateLists } from "#web/kit/files/queue.ts";
import { useRemoval } from "#web/kit/record/use-removal.ts";

/** A candidate into the trash and out of it again. */
export const useTrash = () =>
  useRemoval({ calls: api.candidate, refreshes: [...candidateLists, api.candidate.show], afterRemoval: candidateLists });
