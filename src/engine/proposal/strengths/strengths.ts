import type { Strength } from "#contract/proposal/proposal.ts";
import type { Achievement, Facts } from "../facts.ts";
import { papersHeld, papersStrength } from "./papers.ts";
import { languageStrength, noteStrength, practicalStrength } from "./practical.ts";
import { lineStrength, namedSkills, namedStrength, resultStrength } from "./results.ts";
import { workStrength, yearsStrength } from "./work.ts";

/** How many a draft aims at; what is beyond stays in the CV. */
const AIM = 4;
const FEWEST = 3;
const HARDLY = 1;

/** A strength with what it is about: the same fact in either language. */
interface Reason {
  about: string;
  strength: Strength;
}

const lineOf = ({ evidence }: Achievement) => `line ${evidence.source} ${evidence.start}`;

/**
 * Three or four reasons, the strongest first, fewer only when the sources give fewer. Each carries the quotes that bear
 * it, word for word; none is told twice. Order: results of the jobs that fit best, the same work and its years, years
 * that a document states, what the notes tell, further work; papers, languages and practical matters where these are few.
 */
export function reasonsOf(facts: Facts): Reason[] {
  const found: Reason[] = [];
  const titles = new Set<string>();
  const texts = () => found.map(({ strength }) => strength.text);
  const add = (about: string, strength: Strength | null): boolean => {
    if (!strength || found.length >= AIM || (strength.evidence?.length ?? 0) === 0 || titles.has(strength.title)) return false;
    if (texts().includes(strength.text)) return false;
    titles.add(strength.title);
    // Two facts may rest on the same line.
    const lines = strength.evidence?.map(({ quote }) => quote.toLowerCase()) ?? [];
    const evidence = strength.evidence?.filter((_each, at) => lines.indexOf(lines[at] ?? "") === at) ?? [];
    found.push({ about, strength: { ...strength, evidence } });
    return true;
  };
  const told: Achievement[] = [];
  const addResults = (most: number, from: readonly Achievement[]) => {
    for (const achievement of from) {
      if (found.length >= most) return;
      if (!told.includes(achievement) && add(lineOf(achievement), resultStrength(facts, achievement, titles, texts())))
        told.push(achievement);
    }
  };
  addResults(
    2,
    facts.achievements.filter(({ worth }) => worth >= 3),
  );
  add("work", workStrength(facts));
  add("years", yearsStrength(facts));
  add("note", noteStrength(facts));
  // A paper that a knock-out asks decides; a licence to drive alone doesn't.
  if (papersHeld(facts).some(({ answers, words }) => answers === "knock_out" && !/^(?:rijbewijs|driving)/iu.test(words)))
    add("papers asked", papersStrength(facts, true));
  addResults(
    FEWEST,
    facts.achievements.filter(({ worth }) => worth >= 1),
  );
  if (found.length < FEWEST) add("papers asked", papersStrength(facts, true));
  if (found.length < FEWEST) add("languages", languageStrength(facts));
  addResults(
    FEWEST,
    facts.achievements.filter(({ worth }) => worth >= 0),
  );
  if (found.length < FEWEST) {
    const skills = namedSkills(facts, titles, texts());
    add(`named ${skills.join("|")}`, namedStrength(facts, skills));
  }
  // What the letter tells anyhow stands here only where the CV holds hardly anything else.
  if (found.length < HARDLY) add("practical", practicalStrength(facts));
  if (found.length < FEWEST && !found.some(({ about }) => about === "papers asked")) add("papers", papersStrength(facts, false));
  return found;
}

export const strengthsOf = (facts: Facts): Strength[] => reasonsOf(facts).map(({ strength }) => strength);

/**
 * The same reasons in the language of these facts, one for each: what they rest on is told here as well as it can be. Null
 * where nothing can be said of it in this language.
 */
export function reasonsAlike(facts: Facts, reasons: readonly Reason[]): (Strength | null)[] {
  const titles = new Set<string>();
  const texts: string[] = [];
  return reasons.map(({ about, strength }) => {
    const said = reasonAbout(facts, about, titles, texts);
    if (!said || titles.has(said.title)) return null;
    titles.add(said.title);
    texts.push(said.text);
    return { ...said, evidence: strength.evidence };
  });
}

function reasonAbout(facts: Facts, about: string, titles: ReadonlySet<string>, texts: readonly string[]): Strength | null {
  if (about.startsWith("named ")) return namedStrength(facts, about.slice(6).split("|"));
  const achievement = facts.achievements.find((one) => lineOf(one) === about);
  if (achievement) {
    const said = resultStrength(facts, achievement, titles, texts);
    return said && !titles.has(said.title) && !texts.includes(said.text) ? said : lineStrength(facts, achievement, titles, texts);
  }
  if (about === "work") return workStrength(facts);
  if (about === "years") return yearsStrength(facts);
  if (about === "note") return noteStrength(facts);
  if (about === "languages") return languageStrength(facts);
  if (about === "practical") return practicalStrength(facts);
  return papersStrength(facts, about === "papers asked");
}
