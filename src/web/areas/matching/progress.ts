/** How far a job's matching is. */
export interface Progress {
  compared: number;
  /** Of all candidates in the workspace. */
  candidates: number;
  /** Matches without any filter. */
  matches: number;
  /** Most aren't compared yet: what is there was found by skills and professions. */
  isBuilding: boolean;
}
