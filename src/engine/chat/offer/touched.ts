import { passagesNear } from "../passages.ts";

/** So much of what a question asks a requirement must hold to be meant by it. */
const MEANT = 0.2;

/** Stems that stand in many requirements and questions, whatever is asked. */
const common = new Set(["candidat", "kandidat", "gewerkt", "know", "person", "peopl", "mens", "iemand"]);

/** Signs of the requirements that a question speaks of. */
export function touchedBy(question: string, requirements: readonly { sign: string; text: string }[]): Set<string> {
  const texts = requirements.map(({ text }, index) => ({ n: index + 1, source: "job" as const, start: 0, end: text.length, text }));
  return new Set(
    passagesNear(question, texts, common)
      .filter(({ covers }) => covers >= MEANT)
      .flatMap(({ passage }) => requirements[passage.n - 1]?.sign ?? []),
  );
}
