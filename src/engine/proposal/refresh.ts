import type { FitLine, ProposalParts, Strength } from "#contract/proposal/proposal.ts";

/** What the product writes carries a mark of its own words: as long as it fits them, no person has changed them. */
const markOf = (...said: (string | null | undefined)[]): string => {
  // FNV-1a: a mark, no secret.
  let hash = 0x811c9dc5;
  for (const sign of said.map((one) => one ?? "").join("\u0000")) hash = Math.imul(hash ^ (sign.codePointAt(0) as number), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
};
const markOfLine = ({ verdict, note }: Pick<FitLine, "verdict" | "note">) => markOf(verdict, note);
const markOfStrength = ({ title, text }: Pick<Strength, "title" | "text">) => markOf(title, text);

const isOwnLine = (line: FitLine) => line.drafted === markOfLine(line);
const isOwnStrength = (strength: Strength) => strength.drafted === markOfStrength(strength);

/** A draft with its marks; `strengths` false where others wrote them, which the product can't write again. */
export function marked(parts: ProposalParts, { strengths = true } = {}): ProposalParts {
  return {
    ...parts,
    strengths: strengths ? parts.strengths.map((one) => ({ ...one, drafted: markOfStrength(one) })) : parts.strengths,
    requirements: parts.requirements.map((line) => ({ ...line, drafted: markOfLine(line) })),
  };
}

/** What a match that changed would change in a draft. */
interface Refreshed {
  parts: Pick<ProposalParts, "strengths" | "requirements">;
  /** Lines that are written anew, new (`from` null) or gone (`to` null). */
  lines: { text: string; from: FitLine["verdict"] | null; to: FitLine["verdict"] | null }[];
  /** Lines that somebody edited and that the match says otherwise about: they stay. */
  kept: { text: string; mine: FitLine["verdict"]; now: FitLine["verdict"] }[];
  /** Strengths whose proof is gone or another one, and those in their place. */
  strengths_gone: string[];
  strengths_new: string[];
}

const keyOf = ({ requirement_id, text }: FitLine) => requirement_id ?? text;

/**
 * Lays what the product would draft `now` under a draft as it stands, so that a changed verdict or fact reaches it: lines and strengths
 * that nobody touched follow, what a person wrote stays as it is. Null where nothing would change.
 */
export function refreshed(
  mine: Pick<ProposalParts, "strengths" | "requirements">,
  now: Pick<ProposalParts, "strengths" | "requirements">,
): Refreshed | null {
  const lines: Refreshed["lines"] = [];
  const kept: Refreshed["kept"] = [];
  const before = new Map(mine.requirements.map((line) => [keyOf(line), line]));
  const after = new Set(now.requirements.map(keyOf));
  const requirements = now.requirements.map((line) => {
    const own = before.get(keyOf(line));
    if (!own) {
      lines.push({ text: line.text, from: null, to: line.verdict });
      return line;
    }
    if (own.drafted === line.drafted) return own;
    if (isOwnLine(own)) {
      lines.push({ text: line.text, from: own.verdict, to: line.verdict });
      return line;
    }
    // A draft of before marks were kept says nothing of who wrote it: as if a person had.
    if (own.verdict !== line.verdict) kept.push({ text: line.text, mine: own.verdict, now: line.verdict });
    return own;
  });
  for (const own of mine.requirements) {
    if (after.has(keyOf(own))) continue;
    if (isOwnLine(own)) lines.push({ text: own.text, from: own.verdict, to: null });
    else requirements.push(own);
  }
  const still = new Set(now.strengths.map(({ drafted }) => drafted));
  const gone = mine.strengths.filter((own) => isOwnStrength(own) && !still.has(own.drafted));
  const had = new Set(mine.strengths.map(({ drafted }) => drafted));
  const titles = new Set(mine.strengths.filter((own) => !gone.includes(own)).map(({ title }) => title));
  const fresh = now.strengths.filter(({ drafted, title }) => !had.has(drafted) && !titles.has(title)).slice(0, gone.length);
  const strengths = [...mine.strengths.filter((own) => !gone.includes(own)), ...fresh];
  if (lines.length === 0 && gone.length === 0) return null;
  return {
    parts: { strengths, requirements },
    lines,
    kept,
    strengths_gone: gone.map(({ title }) => title),
    strengths_new: fresh.map(({ title }) => title),
  };
}
