import { findPlaces } from "#engine/skills/places.ts";
import { findTitles } from "#engine/skills/titles.ts";
import { type Fact, factAt, firstLinesOf, labelled } from "./fact.ts";

const genderMark = /\s{0,4}[([]?\s{0,4}\b[mvfdxhw]\s{0,4}\/\s{0,4}[mvfdxhw](?:\s{0,4}\/\s{0,4}[mvfdxhw])?\b\s{0,4}[)\]]?/gi;
const titleNoise = [
  /^(?:request for (?:quotation|proposal)|vacature|vacancy|job(?: opening| title)?|functie(?:titel)?|gezocht|gevraagd|hiring|we(?:'re| are) hiring|wij zoeken|we zoeken|wij zijn op zoek naar|we are looking for|looking for|per direct)\s*[:!–-]?\s+/i,
  /^(?:een|an?|de|het|the|onze|our)\s+/i,
  /\s{1,4}(?:gezocht|gevraagd|wanted|needed|nodig|vacature|vacancy)\b.*$/i,
  /\s{0,4}[,|(–—-]\s{0,4}(?:\d{1,2}(?:\s{0,4}[-–à]\s{0,4}\d{1,2})?\s{0,4}(?:uur|hours?|u\b|hrs?)).*$/i,
  /\s{1,4}\d{1,2}(?:\s{0,4}[-–à]\s{0,4}\d{1,2})?\s{0,4}(?:uur|hours?)\b.*$/i,
  /\s{0,4}[|•].*$/,
  /\s{1,4}[–—]\s.*$/,
  /\s*\(\d{1,2}\s?(?:x|vacatures?|posities|plekken|openings|positions)?\)\s*$/i,
];

function cleanTitle(title: string): string {
  let clean = title.replace(/^[#*_\s>-]+|(?<![*_\s])[*_\s]+$/g, "").replace(genderMark, "");
  for (const noise of titleNoise) clean = clean.replace(noise, "");
  return clean.replace(/(?<![\s,:;.!–-])[\s,:;.!–-]+$/, "").trim();
}

export const sentenceVerb =
  /\b(?:is|are|bent|zijn|zoekt|zoeken|we|wij|you|je|jij|heb|have|wil|will|want|ben|our|onze|ons|looking|searching|wordt|word)\b/i;

/** The label's value, the first line that names a profession, the profession that "we zoeken een …" introduces, else a short first line. */
export function readTitle(text: string): Fact<string> | null {
  const label = labelled(
    text,
    "aanvraag(?: inhuur)?|inhuur(?:opdracht|aanvraag)?|interim-?opdracht|opdracht|functie|functietitel|functienaam|vacature|vacaturetitel|job title|jobtitle|title|position|role|rol|job|vacancy",
  );
  if (label) {
    const fact = titleIn(text, label.start, label.end, 0.95);
    if (fact) return fact;
  }
  const firstLines = firstLinesOf(text, 6);
  // The first line that names a profession and is no sentence.
  for (const [index, { start, end }] of firstLines.entries()) {
    const line = text.slice(start, end);
    const isSentence = sentenceVerb.test(line) && /[.!?,]\s*$|\s/.test(line) && line.split(/\s+/).length > 8;
    if (
      line.length > 110 ||
      isSentence ||
      (/^[^:]{2,25}:\s/.test(line) && !titleNoise.some((noise) => noise.source.startsWith("^(?:vacature") && noise.test(line)))
    )
      continue;
    if (index > 1 && !/^[\p{Lu}\d]/u.test(line)) continue;
    if (findTitles(line).length > 0) {
      const fact = titleIn(text, start, end, index === 0 ? 0.9 : 0.75);
      if (fact && !/^(?:wij|we|je|you)\b/i.test(fact.value)) return fact;
    }
  }
  // "We zoeken een ervaren metselaar voor …": the profession with the words that describe it.
  const introduced =
    /(?:zoeken|zoekt|op zoek naar|looking for|seeking|hiring|vacature voor|recruiting|in de functie van|vacancy for|als|as|word(?:en|t)?|become|need)\s+(?:(?:een|an?|de|the|onze|our|per direct|new|nieuwe|jij|ons|wij|we|ervaren|enthousiaste?)\s+)*/giu;
  const searched = text.slice(0, 4000);
  for (const hit of searched.matchAll(introduced)) {
    const from = hit.index + hit[0].length;
    const stretch = searched.slice(from, from + 90);
    const found = findTitles(stretch)[0];
    if (!found || found.start > 45 || /[.;:!?\n]/.test(stretch.slice(0, found.start))) continue;
    const goesOn =
      /^[^.,;:!?\n(]{0,40}?(?=[.,;:!?\n(]|\s(?:voor|die|dat|met|in|bij|om|te|for|who|with|to|at|that|op|per|and|en|of|or|is|are|zijn)(?!\p{L}))/iu;
    const rest = (goesOn.exec(searched.slice(from + found.end)) ?? [""])[0];
    return titleIn(text, from, from + found.end + rest.length, 0.7);
  }
  const first = firstLines[0];
  if (first) {
    const line = text.slice(first.start, first.end);
    if (line.length <= 80 && line.split(/\s+/).length <= 8 && !/[.!?]$/.test(line) && !sentenceVerb.test(line))
      return titleIn(text, first.start, first.end, 0.5);
    const found = findTitles(text.slice(0, 600))[0];
    if (found) return titleIn(text, found.start, found.end, 0.5);
  }
  return null;
}

function titleIn(text: string, start: number, end: number, confidence: number): Fact<string> | null {
  let value = cleanTitle(text.slice(start, end));
  // "Backend engineer in Utrecht": the town is no part of the title.
  const place = findPlaces(value)[0];
  if (place)
    value = cleanTitle(
      value
        .slice(0, place.start)
        .replace(/\s+(?:in|te|regio|voor|at|near|omgeving|@)\s*$/i, "")
        .replace(/[\s,(–-]+$/, ""),
    );
  if (value.length < 2 || value.length > 120) return null;
  const at = text.indexOf(value, start);
  if (at === -1 || at >= end) return factAt(text, value, start, end, confidence);
  return factAt(text, value.charAt(0).toUpperCase() + value.slice(1), at, at + value.length, confidence);
}
