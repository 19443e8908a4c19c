import type { Strength } from "#contract/proposal.ts";
import type { Achievement, Facts } from "../facts.ts";
import { papersStrength } from "./papers.ts";
import { languageStrength, noteStrength, practicalStrength } from "./practical.ts";
import { namedStrength, resultStrength } from "./results.ts";
import { workStrength, yearsStrength } from "./work.ts";

/** How many a draft aims at; what is beyond stays in the CV. */
const AIM = 5;
const FEWEST = 3;

/**
 * Three to five reasons, the strongest first, fewer only when the sources give fewer. Each carries the quotes that bear
 * it, word for word; none is told twice. Order: results of the jobs that fit best, the same work and its years, years
 * that a document states, papers, what the notes tell, further work, languages, practical matters.
 */
export function strengthsOf(facts: Facts): Strength[] {
  const found: Strength[] = [];
  const titles = new Set<string>();
  const add = (strength: Strength | null): boolean => {
    if (!strength || found.length >= AIM || (strength.evidence?.length ?? 0) === 0 || titles.has(strength.title)) return false;
    if (found.some(({ text }) => text === strength.text)) return false;
    titles.add(strength.title);
    // Two facts may rest on the same line.
    const lines = strength.evidence?.map(({ quote }) => quote.toLowerCase()) ?? [];
    found.push({ ...strength, evidence: strength.evidence?.filter((_each, at) => lines.indexOf(lines[at] ?? "") === at) });
    return true;
  };
  const told: Achievement[] = [];
  const addResults = (most: number, from: readonly Achievement[]) => {
    for (const achievement of from) {
      if (found.length >= most) return;
      if (
        !told.includes(achievement) &&
        add(
          resultStrength(
            facts,
            achievement,
            titles,
            found.map(({ text }) => text),
          ),
        )
      )
        told.push(achievement);
    }
  };
  addResults(
    2,
    facts.achievements.filter(({ worth }) => worth >= 3),
  );
  add(workStrength(facts));
  add(yearsStrength(facts));
  add(papersStrength(facts, true));
  add(noteStrength(facts));
  addResults(
    FEWEST + 1,
    facts.achievements.filter(({ worth }) => worth >= 1),
  );
  add(languageStrength(facts));
  if (found.length < FEWEST) addResults(FEWEST, facts.achievements);
  if (found.length < FEWEST)
    add(
      namedStrength(
        facts,
        titles,
        found.map(({ text }) => text),
      ),
    );
  if (found.length < FEWEST + 1) add(practicalStrength(facts));
  if (found.length < FEWEST) add(papersStrength(facts, false));
  return found;
}
