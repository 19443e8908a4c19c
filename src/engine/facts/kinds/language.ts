import { passageAt, type Span } from "#engine/matching/passages.ts";
import { findLanguages, languagePlaces } from "#engine/skills/languages.ts";
import type { Reading } from "../reading.ts";
import { standingOf, toldOf } from "../standing.ts";

const isDenying = (cv: string, found: Span, passage: Span) => standingOf(cv, found, passage) === "denies";

/** Languages with their CEFR level where one is told. The profile goes first; of those that it lacks the text is read. */
export function findLanguageFacts(reading: Reading): void {
  const { source, cv, passages } = reading;
  source.languages.forEach((spoken, index) => {
    const path = `languages.${index}`;
    const quote = reading.field(path, spoken.language) ?? reading.field(`${path}.language`, spoken.language);
    if (!quote) return;
    // A code of two letters proves nothing: the words of the CV do, or the level of the profile.
    const shown =
      quote.source === "cv" && quote.quote.length > 2
        ? quote
        : (reading.field(spoken.level ? `${path}.level` : `${path}.language`, spoken.level ?? spoken.language) ?? quote);
    reading.add({
      kind: "language",
      subject: spoken.language,
      ...(spoken.level && { level: spoken.level }),
      polarity: quote.source === "cv" && isDenying(cv, quote, passageAt(passages, quote.start) ?? quote) ? "denies" : "has",
      says: reading.says(`${path}.level`, path),
      quotes: [shown],
      sure: spoken.level ? 0.92 : 0.8,
    });
  });
  const known = new Set<string>(source.languages.map(({ language }) => language));
  let last: Span | null = null;
  for (const at of languagePlaces(cv)) {
    const passage = passageAt(passages, at);
    if (!passage || passage === last) continue;
    last = passage;
    const text = cv.slice(passage.start, Math.min(passage.end, passage.start + 400));
    const heading = cv.slice(Math.max(0, passage.start - 25), passage.start);
    const offset = passage.start - heading.length;
    for (const found of findLanguages(heading + text)) {
      const span = { start: offset + found.start, end: offset + found.end };
      if (span.start < passage.start || known.has(found.language)) continue;
      const standing = toldOf(cv, span, passage);
      if (standing === "untold") continue;
      reading.add({
        kind: "language",
        subject: found.language,
        ...(found.level && { level: found.level }),
        polarity: standing === "denies" ? "denies" : "has",
        says: { by: "document" },
        quotes: [reading.inCv(span)],
        sure: 0.75,
      });
    }
  }
}
