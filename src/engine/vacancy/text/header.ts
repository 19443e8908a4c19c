import type { EvidenceByField } from "#contract/fields.ts";
import { cues } from "#engine/words/vacancy-words.ts";
import { sentenceVerb } from "../terms/title.ts";
import type { Statement } from "./statement.ts";

/**
 * The lines at the top that only tell facts: the title, "Barendrecht | 32-40 uur | € 3.100 - € 3.750", "Plaats: Uden   Uren: 38".
 * They ask nothing. A text of one or two lines has no header: there everything stands in one line.
 */
export function headerOf(text: string, statements: Statement[], evidence: EvidenceByField): { start: number; end: number }[] {
  const lines = text.split("\n", 8).filter((line) => line.trim() !== "").length;
  if (lines < 3) return [];
  const found: { start: number; end: number }[] = [];
  const title = evidence.title;
  for (const { start, end, section, bullet, line } of statements) {
    const words = text.slice(start, end);
    const isTitle = title !== undefined && start <= title.start && title.end <= end && words.length < 120 && !/[.!?]$/.test(words);
    if (line > 14) break;
    if (isTitle && (section === "none" || line < 3)) found.push({ start, end });
    const isWhole =
      text.slice(text.lastIndexOf("\n", start) + 1, start).trim() === "" &&
      /^[\s;]*(?:\n|$)/.test(text.slice(end, end + 40).split("\n", 1)[0] ?? "");
    if (section === "none" && !bullet && isWhole && isFactLine(words)) found.push({ start, end });
  }
  return found;
}

/** Parts beside each other, of which some are a place, hours, pay or a label; no sentence and nothing asked in so many words. */
function isFactLine(line: string): boolean {
  if (cues.boilerplate.test(line)) return false;
  const parts = line.split(/\s*[|•·]\s*|\s{3,}|\t+/).filter((part) => part.trim() !== "");
  if (parts.length >= 2 && parts.every((part) => part.split(/\s+/).length <= 9)) return true;
  return (
    line.length < 60 &&
    !sentenceVerb.test(line) &&
    !/[.!?]$/.test(line) &&
    !cues.asks.test(line) &&
    !cues.must.test(line) &&
    !cues.nice.test(line)
  );
}
