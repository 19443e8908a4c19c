import { nth } from "#contract/nth.ts";
import { numberOf, smallNumber } from "#engine/facts/number-words.ts";
import { isSoftSkill } from "#engine/skills/breadth.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { findPractice } from "#engine/skills/patterns/find.ts";
import { sectorsIn } from "#engine/skills/sectors.ts";
import { findTitles } from "#engine/skills/titles.ts";
import { stemsOf } from "../meaning/stems.ts";

/** Work as one of these roles. */
export interface AskedWork {
  about: "role";
  named: string;
  years: number | null;
  /** Within so many years until now. */
  within: number | null;
  roles: string[];
  /** The words of the roles, as stems. */
  titles: string[][];
  /** What narrows it down: "Java-ontwikkelaar", "in a warehouse", "binnen een gemeente". */
  skills: string[];
  context: string[];
  sectors: string[];
}

/** "opgedaan in de afgelopen 8 jaar", "in the last five years". */
const lately = new RegExp(`(?:afgelopen|laatste|last|past)\\s+(${smallNumber})\\s+(?:jaar|jaren|years?)`, "iu");

/** "ervaring als …", "experience as a …", "in een functie als …", "drie jaar als …". */
const asRole =
  /(?<!\p{L})(?:(?:werk)?ervaring|experience|gewerkt|worked|werkzaam|actief|background)(?:\s+\p{L}+){0,3}\s+(?:als|as(?:\s+an?)?)\s+|(?:functie|rol|role|position)\s+(?:als|van|as|of)\s+|(?:jaar|jaren|years?)(?:\s+(?:of|or)\s+(?:langer|meer|more|longer))?\s+(?:lang\s+)?(?:als|as(?:\s+an?)?)\s+/iu;

/** Words of a title. */
const LONGEST_TITLE = 3;

/** The role that a requirement asks experience in, or null. */
export function roleAsked(core: string, years: number | null, isStudy: boolean, precise: string[]): AskedWork | null {
  const at = asRole.exec(core);
  if (!at || isStudy) return null;
  const behind = core.slice(at.index + at[0].length);
  // "as office manager or in a comparable role": what it is compared with counts.
  const titled =
    behind.split(
      /(?<!\p{L})(?:waarvan|of which|binnen|bij|in een|in het|in de|op een|op het|op de|on an?|on the|within|at an?|in an?|in the|op het gebied|met|with|opgedaan)(?!\p{L})/iu,
    )[0] ?? behind;
  const found = findTitles(titled);
  if (found.length === 0) return null;
  const roles = [
    ...new Set((found.some(({ general }) => !general) ? found.filter(({ general }) => !general) : found).map(({ role }) => role)),
  ];
  const context = behind.slice(titled.length);
  // "Inkoopadviseur of aanbestedingsadviseur": of alternatives one may be a title that no list has.
  const others = titled
    .split(/\s(?:of|or)\s|,\s|\//iu)
    .map((one) => stemsOf(one))
    .filter((stems) => stems.length > 0 && stems.length <= LONGEST_TITLE);
  const recent = lately.exec(core);
  return {
    about: "role",
    named: titled.slice(found[0]?.start, found[0]?.end),
    years,
    within: recent ? numberOf(nth(recent, 1)) : null,
    roles,
    titles: [...found.map(({ start, end }) => stemsOf(titled.slice(start, end))).filter((stems) => stems.length > 0), ...others],
    skills: precise.filter((name) => findSkills(titled).some((one) => one.name === name)),
    context: [...new Set([...findSkills(context), ...findPractice(context)].map(({ name }) => name).filter((name) => !isSoftSkill(name)))],
    sectors: sectorsIn(context),
  };
}
