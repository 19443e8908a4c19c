import { passageAt } from "#engine/matching/passages.ts";
import { canonicalSkill } from "#engine/skills/lexicon.ts";
import type { Reading } from "../reading.ts";
import { isDenied } from "../told/denied.ts";
import { isOfOthers } from "../told/whose.ts";
import { isWished } from "../told/wished.ts";

const licence =
  /(?<!\p{L})(?:(?:rij|vaar|vlieg)bewijs(?:sen)?|driv(?:ing|er['’]?s)\s+licen[cs]e)(?:\s*[:(-]?\s*(?:categorie|category|klasse?|class|cat\.?)?\s*[:(]?\s*((?:AM|A|BE|B|C1E|C1|CE|C|DE|D1|D|T)(?:\s*(?:\+|,|\/|&|en|and)\s*(?:AM|A|BE|B|C1E|C1|CE|C|DE|D1|D|T|E))*)(?![\p{L}\d]))?/giu;
const expired = /(?:verlopen|expired|niet meer geldig|no longer valid|vervallen|ingetrokken)/i;

/** Papers that one holds or doesn't: certificates of the profile, and driving licences by category. */
export function findPapers(reading: Reading): void {
  const { source, cv, passages } = reading;
  source.certifications.forEach((paper, index) => {
    const path = `certifications.${index}`;
    const quote = reading.field(path, paper.name) ?? reading.field(`${path}.name`, paper.name);
    if (!quote) return;
    reading.add({
      kind: "certificate",
      subject: canonicalSkill(paper.name) ?? paper.name,
      ...(paper.year && { value: paper.year }),
      polarity: expired.test(quote.quote) ? "had" : "has",
      says: reading.says(`${path}.name`, path),
      quotes: [quote],
      sure: 0.9,
    });
  });
  for (const hit of cv.matchAll(licence)) {
    const found = { start: hit.index, end: hit.index + hit[0].length };
    const passage = passageAt(passages, found.start) ?? found;
    if (isOfOthers(cv, found, passage, true)) continue;
    const polarity = isDenied(cv, found, passage) ? "denies" : isWished(cv, found, passage) ? "wants" : "has";
    const categories = hit[1]
      ?.toUpperCase()
      .split(/[^A-Z\d]+|(?<![A-Z])(?:EN|AND)(?![A-Z])/)
      .filter(Boolean) ?? ["B"];
    for (const category of new Set(categories))
      reading.add({
        kind: "licence",
        subject: `driving:${category}`,
        polarity,
        says: { by: "document" },
        quotes: [reading.inCv(found)],
        sure: hit[1] ? 0.9 : 0.75,
      });
  }
}
