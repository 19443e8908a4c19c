/** What the address of the recruiters list holds; a default stays out of it. */
export interface TeamSearch {
  q?: string | undefined;
  sort?: TeamSort | undefined;
}

/** The owner first, then by name, unless sorted otherwise. */
export const teamSorts = ["name", "role", "-last_active_at"] as const;
export type TeamSort = (typeof teamSorts)[number];

export function readTeamSearch(search: Record<string, unknown>): TeamSearch {
  // The router reads `q=112` as a number.
  const q = search.q === undefined ? "" : String(search.q).slice(0, 500);
  return { q: q || undefined, sort: teamSorts.find((each) => each === search.sort) };
}
