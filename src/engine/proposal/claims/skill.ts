import type { Evidence } from "#contract/fields.ts";
import { isDenied } from "#engine/facts/told/denied.ts";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import type { Span } from "#engine/matching/passages.ts";
import { alikeOf } from "#engine/words/claim-words.ts";
import { evidenceAt, type SourceText } from "../sources.ts";
import type { BearersOf } from "./grounds.ts";
import { onceOf } from "./once.ts";

const passagesLookedUp = onceOf(() => new Map<string, Span | undefined>());

/** Does a passage hold this stem, or a compound of Dutch that ends on it ("klantaudit")? */
const holds = (stems: ReadonlySet<string>, stem: string) =>
  stems.has(stem) || (stem.length > 4 && [...stems].some((one) => one.length > stem.length + 2 && one.endsWith(stem)));

/** The first passage of a source that holds all of these stems. */
function passageWith(text: SourceText, stems: string[]): Span | undefined {
  const known = passagesLookedUp(text);
  const key = stems.join(" ");
  if (!known.has(key))
    known.set(
      key,
      text.passages.find((_, index) => stems.every((stem) => holds(text.stemsAt(index), stem))),
    );
  return known.get(key);
}

/** A skill that the lexicon knows, as the CV, a note or the client's wishes hold it. */
export const skillBearers: BearersOf<"skill"> = (grounds, piece, { sentence }) => {
  const { prepared, noteSkills, jobSkills } = grounds.sources;
  const held = [piece.name, prepared.implied.get(piece.name)].flatMap((name) => (name ? (prepared.skills.get(name)?.positive ?? []) : []));
  const bearers = [
    ...held.map(({ evidence }) => grounds.fromEvidence(evidence)),
    ...(noteSkills.get(piece.name) ?? []).map((evidence) => ({ evidence })),
  ];
  if (grounds.mayBeAsked(piece) && jobSkills.has(piece.name)) {
    const asked = jobSkills.get(piece.name) as Evidence[];
    bearers.push(...(asked.length > 0 ? asked.slice(0, 2).map((evidence) => ({ evidence })) : [{ field: "job.skills" }]));
  }
  // Words that only look like a skill ("leads 34 carers") stand where their own words stand.
  if (bearers.length === 0) {
    const said = sentence.slice(piece.start, piece.end);
    const ways = [said, ...alikeOf(said)].map(stemsOf).filter((stems) => stems.length > 0);
    for (const text of grounds.textsFor(piece)) {
      const span = ways.map((stems) => passageWith(text, stems)).find((one) => one !== undefined);
      if (span && !isDenied(text.text, { start: span.end, end: span.end }, span)) bearers.push({ evidence: evidenceAt(text, span) });
    }
  }
  const denied = prepared.skills.get(piece.name)?.negative;
  if (piece.denied && denied) bearers.push({ evidence: denied });
  return bearers;
};
