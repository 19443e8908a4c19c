import { sectorsIn } from "#engine/skills/sectors.ts";

/** Work for a kind of employer: "werkervaring bij een gemeente", "preferably in health care". */
export interface AskedSector {
  about: "sector";
  sectors: string[];
  years: number | null;
  /** "Bij een gemeente": the employer itself is asked, which a whole career can deny; "in de zorg" is a field that may go unnamed. */
  isEmployer: boolean;
}

const workedIn =
  /(?:(?:werk)?ervaring|gewerkt|werkzaam|worked|experience|background|achtergrond)(?:\s+\p{L}+){0,2}?\s+(?:bij|in|binnen|at|with|within|for)\s+|^(?:bij voorkeur|liefst|preferably|ideally|het liefst)\s+(?:\p{L}+\s+){0,2}?(?:in|bij|binnen|at|within)\s+/iu;

/** Words between "in" and the sector that make it an object of another kind: "ervaring in het plannen van ziekenhuizen". */
const LONGEST = 60;

/** The kind of employer that a requirement asks experience with, or null. */
export function sectorAsked(core: string, years: number | null): AskedSector | null {
  const at = workedIn.exec(core);
  if (!at) return null;
  const where = core.slice(at.index + at[0].length);
  if (where.length > LONGEST) return null;
  const sectors = sectorsIn(where);
  const isEmployer = years !== null || /(?:bij|at|for)\s+$/iu.test(at[0]);
  return sectors.length > 0 ? { about: "sector", sectors, years, isEmployer } : null;
}
