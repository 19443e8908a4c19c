import type { EducationLevel, EmploymentType, FieldEvidence } from "#contract/fields.ts";
import { findEducationLevels, lowestLevel } from "#engine/skills/education-level.ts";
import { countryIn, findPlaces } from "#engine/skills/places.ts";
import { findTitles } from "#engine/skills/titles.ts";
import type { Statement } from "./lines.ts";
import { numberWords } from "./number-words.ts";

/** A field read, with the words it was read from. */
export interface Fact<T> {
  value: T;
  evidence: FieldEvidence;
}

/** Evidence of a stretch of the text. */
export function factAt<T>(text: string, value: T, start: number, end: number, confidence: number): Fact<T> {
  return { value, evidence: { quote: text.slice(start, end), start, end, confidence } };
}

/** Facts stand in the first lines and in labelled lines; a longer text is only searched this far. */
export const SEARCHED = 20_000;

/** The value behind a label at the start of a line: "Locatie: Utrecht" → [start, end) of "Utrecht". */
function labelled(text: string, labels: string, longest = 100): { start: number; end: number } | null {
  const hit = new RegExp(`(?:^|\\n)[ \\t>*•#_-]{0,6}(?:${labels})[ \\t*_]{0,4}[:=][ \\t*_]{0,4}([^\\n]{1,${longest}})`, "iu").exec(
    text.slice(0, SEARCHED),
  );
  if (!hit?.[1]) return null;
  const start = hit.index + hit[0].length - hit[1].length;
  const value = hit[1].replace(/[\s*_]+$/, "");
  return value === "" ? null : { start, end: start + value.length };
}

const genderMark = /\s{0,4}[([]?\s{0,4}\b[mvfdxhw]\s{0,4}\/\s{0,4}[mvfdxhw](?:\s{0,4}\/\s{0,4}[mvfdxhw])?\b\s{0,4}[)\]]?/gi;
const titleNoise = [
  /^(?:vacature|vacancy|job(?: opening| title)?|functie(?:titel)?|gezocht|gevraagd|hiring|we(?:'re| are) hiring|wij zoeken|we zoeken|wij zijn op zoek naar|we are looking for|looking for|per direct)\s*[:!–-]?\s+/i,
  /^(?:een|an?|de|het|the|onze|our)\s+/i,
  /\s{1,4}(?:gezocht|gevraagd|wanted|needed|nodig|vacature|vacancy)\b.*$/i,
  /\s{0,4}[,|(–—-]\s{0,4}(?:\d{1,2}(?:\s{0,4}[-–à]\s{0,4}\d{1,2})?\s{0,4}(?:uur|hours?|u\b|hrs?)).*$/i,
  /\s{1,4}\d{1,2}(?:\s{0,4}[-–à]\s{0,4}\d{1,2})?\s{0,4}(?:uur|hours?)\b.*$/i,
  /\s{0,4}[|•].*$/,
  /\s{1,4}[–—]\s.*$/,
];

function cleanTitle(title: string): string {
  let clean = title.replace(/^[#*_\s>-]+|(?<![*_\s])[*_\s]+$/g, "").replace(genderMark, "");
  for (const noise of titleNoise) clean = clean.replace(noise, "");
  return clean.replace(/(?<![\s,:;.!–-])[\s,:;.!–-]+$/, "").trim();
}

const sentenceVerb =
  /\b(?:is|are|bent|zijn|zoekt|zoeken|we|wij|you|je|jij|heb|have|wil|will|want|ben|our|onze|ons|looking|searching|wordt|word)\b/i;

/** The label's value, the first line that names a profession, the profession that "we zoeken een …" introduces, else a short first line. */
export function readTitle(text: string): Fact<string> | null {
  const label = labelled(
    text,
    "functie|functietitel|functienaam|vacature|vacaturetitel|job title|jobtitle|title|position|role|rol|job|vacancy",
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
    if (line.length > 110 || isSentence || /^[^:]{2,25}:\s/.test(line)) continue;
    if (findTitles(line).length > 0) {
      const fact = titleIn(text, start, end, index === 0 ? 0.9 : 0.75);
      if (fact && !/^(?:wij|we|je|you)\b/i.test(fact.value)) return fact;
    }
  }
  // "We zoeken een ervaren metselaar voor …": the profession with the words that describe it.
  const introduced =
    /(?:zoeken|zoekt|op zoek naar|looking for|seeking|hiring|vacature voor|recruiting|in de functie van|vacancy for|als|as|word(?:en|t)?|become|need)\s+(?:(?:een|an?|de|the|onze|our|per direct|new|nieuwe|jij|ons)\s+)*/giu;
  const searched = text.slice(0, 4000);
  for (const hit of searched.matchAll(introduced)) {
    const from = hit.index + hit[0].length;
    const stretch = searched.slice(from, from + 90);
    const found = findTitles(stretch)[0];
    if (!found || found.start > 45 || /[.;:!?\n]/.test(stretch.slice(0, found.start))) continue;
    return titleIn(text, from, from + found.end, 0.7);
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

export function firstLinesOf(text: string, count: number): { start: number; end: number }[] {
  const lines: { start: number; end: number }[] = [];
  let start = 0;
  while (lines.length < count && start < text.length && start < SEARCHED) {
    let end = text.indexOf("\n", start);
    if (end === -1) end = text.length;
    let first = start;
    let last = Math.min(end, start + 500);
    while (first < last && /[\s#*_>]/.test(text[first] as string)) first += 1;
    while (last > first && /[\s*_]/.test(text[last - 1] as string)) last -= 1;
    if (last > first) lines.push({ start: first, end: last });
    start = end + 1;
  }
  return lines;
}

const organisation =
  "[\\p{Lu}\\d][\\p{L}\\d&'.-]{0,60}(?:[ ](?:[\\p{Lu}\\d&][\\p{L}\\d&'.-]{0,60}|van|de|der|den|en|and|of|voor|the)){0,5}";

export function readClient(text: string): Fact<string> | null {
  const label = labelled(text, "opdrachtgever|klant|bedrijf|bedrijfsnaam|organisatie|werkgever|company|employer|client|company name");
  if (label) {
    const value = text
      .slice(label.start, label.end)
      .replace(/[.,;]\s*$/, "")
      .trim();
    if (value.length <= 100 && !sentenceVerb.test(value)) return factAt(text, value, label.start, label.start + value.length, 0.9);
  }
  const searched = text.slice(0, 6000);
  // "Title" on the first line, "Firm, Town" or "Firm · Town" on the second.
  const second = firstLinesOf(text, 2)[1];
  const firm = second && new RegExp(`^(${organisation})\\s*(?:,| in | [-–|·•] )\\s*(.+)$`, "u").exec(text.slice(second.start, second.end));
  if (
    second &&
    firm?.[1] &&
    firm[2] &&
    findPlaces(`in ${firm[2]}`)[0]?.start === 3 &&
    findPlaces(`in ${firm[1]}`).length === 0 &&
    !notOrganisation.test(firm[1]) &&
    findTitles(firm[1]).length === 0
  ) {
    return factAt(text, firm[1], second.start, second.start + firm[1].length, 0.7);
  }
  const patterns: [RegExp, number][] = [
    [new RegExp(`(?:^|\\n)(?:#+ ?)?(?:[Oo]ver|[Aa]bout|OVER|ABOUT) (${organisation})[ \\t]*:?[ \\t\\r]*(?:\\n|$)`, "u"), 0.8],
    [new RegExp(`(?:^|\\n)[^\\n]{3,80}?(?: bij | at | @ )(${organisation})[ \\t\\r]*(?:[,(|–-][^\\n]{0,60})?(?:\\n|$)`, "u"), 0.7],
    [new RegExp(`(?<=\\p{Ll}) (?:at|bij) (${organisation})(?= (?:in|te|located|is|zoek)\\b)`, "u"), 0.6],
    [
      new RegExp(`(?:^|[.\\n]\\s{0,4})(?:Bij|At|Voor|For) (${organisation})(?:,| (?:in|werk|work|zoek|zijn|ben|we|is|look|are|te))`, "u"),
      0.55,
    ],
    [
      new RegExp(
        `(?:^|[.\\n]\\s{0,4})(${organisation}) (?:is (?:op zoek naar|looking for|hiring|seeking|an?|een|de|het)|zoekt|seeks|groeit)\\b`,
        "u",
      ),
      0.5,
    ],
  ];
  for (const [pattern, confidence] of patterns) {
    const hit = pattern.exec(searched);
    const name = hit?.[1]?.replace(/[.,]$/, "").trim();
    if (!hit || !name || name.length < 2 || notOrganisation.test(name) || findPlaces(`in ${name}`)[0]?.end === name.length + 3) continue;
    if (findTitles(name).some((found) => found.end - found.start > name.length / 2)) continue;
    const start = hit.index + hit[0].indexOf(name);
    return factAt(text, name, start, start + name.length, confidence);
  }
  return null;
}

const notOrganisation =
  /^(?:ons|onze|wij|we|us|our|the|de|het|een|dit|deze|this|these|that|jij|je|you|jou|jouw|your|functie|the role|role|team|bedrijf|company|client|klant|hij|zij|er|there|it|als|what|wat|who|wie|een|onze opdrachtgever|our client|home|werk|werken|position|candidate|kandidaat|the company)\b/i;

export function readPlace(text: string): { city?: Fact<string>; country?: Fact<string> } {
  const label = labelled(
    text,
    "locatie|standplaats|plaats|werklocatie|werkplek|location|place|city|stad|regio|region|office|vestiging|based in|job location",
  );
  const first: { city?: Fact<string>; country?: Fact<string> } = {};
  if (label) {
    const value = text.slice(label.start, label.end);
    const town = findPlaces(`in ${value}`)[0];
    if (town) {
      first.city = factAt(text, town.name, label.start + town.start - 3, label.start + town.end - 3, 0.95);
      first.country = factAt(text, town.country, label.start + town.start - 3, label.start + town.end - 3, 0.7);
    } else {
      const name = /^\p{Lu}[\p{L}'. -]{1,40}/u.exec(value.split(/[,(|/–]| - /)[0]?.trim() ?? "")?.[0]?.trim();
      if (name && !/remote|hybride?|thuis|home|anywhere|nederland|netherlands|belgi|in overleg|europe/i.test(name))
        first.city = factAt(text, name, label.start, label.start + name.length, 0.75);
    }
    const named = countryIn(value);
    if (named) first.country = factAt(text, named.country, label.start + named.start, label.start + named.end, 0.95);
    if (first.city) return first;
  }
  const searched = text.slice(0, SEARCHED);
  const places = findPlaces(searched);
  const counts = new Map<string, number>();
  for (const { name } of places) counts.set(name, (counts.get(name) ?? 0) + 1);
  const scored = places.map((place, index) => {
    const before = searched.slice(Math.max(0, place.start - 30), place.start);
    const cue =
      /(?:standplaats|locatie|kantoor|vestiging|locat(?:ed|ion)|office|based|werken?|op kantoor|onze vestiging|on[- ]site|regio)[^.\n]{0,20}$/i.test(
        before,
      )
        ? 4
        : 0;
    const preposition = /\b(?:in|te|bij|near|regio)\s*$/i.test(before) ? 2 : 0;
    const repeated = counts.get(place.name) ?? 0;
    return { place, points: cue + preposition + Math.min(3, repeated) + (place.start < 250 ? 3 : 0) - index * 0.05 };
  });
  const best = scored.sort((one, other) => other.points - one.points)[0];
  if (best && best.points >= 3) {
    const { place } = best;
    first.city = factAt(text, place.name, place.start, place.end, best.points >= 5 ? 0.8 : 0.6);
    first.country ??= factAt(text, place.country, place.start, place.end, 0.6);
  }
  return first;
}

export function readRemote(text: string): Fact<"onsite" | "hybrid" | "remote"> | null {
  const searched = text.slice(0, SEARCHED);
  const patterns: [RegExp, "onsite" | "hybrid" | "remote", number][] = [
    [
      /\b(?:hybrid\w*|hybride)\b|\b(?:\d|een|twee|drie|one|two|three) (?:dagen|dag|days?)(?: per week| a week)? (?:op kantoor|on[- ]?site|in the office|at the office|thuis|from home|remote|vanuit huis|op locatie|in office)|deels (?:thuis|vanuit huis|op kantoor)|gedeeltelijk (?:thuis|remote)|partly (?:remote|from home)|thuiswerk(?:en|dagen?|mogelijkheden)?/i,
      "hybrid",
      0.8,
    ],
    [
      /\b(?:fully remote|100% remote|volledig (?:remote|thuis|op afstand)|remote[- ](?:first|only)|work from anywhere|full remote|remote position|remote role|remote job|work remotely)\b/i,
      "remote",
      0.9,
    ],
    [/(?:^|\n)[^\n]{0,60}\bremote\b(?! desktop)[^\n]{0,40}/i, "remote", 0.6],
    [/\b(?:on[- ]site|onsite|op locatie|volledig op kantoor|no remote|geen thuiswerk\w*|op de bouwplaats)\b/i, "onsite", 0.7],
  ];
  const full = patterns[1]?.[0].exec(searched);
  const no = /\b(?:no remote|not remote|geen thuiswerk\w*|niet remote|thuiswerken is niet)\b/i.exec(searched);
  if (no) return factAt(text, "onsite", no.index, no.index + no[0].length, 0.9);
  if (full) return factAt(text, "remote", full.index, full.index + full[0].length, 0.9);
  for (const [pattern, value, confidence] of patterns) {
    const hit = pattern.exec(searched);
    if (hit) return factAt(text, value, hit.index, hit.index + hit[0].length, confidence);
  }
  return null;
}

export function readEmployment(text: string): Fact<EmploymentType> | null {
  const searched = text.slice(0, SEARCHED);
  const patterns: [RegExp, EmploymentType][] = [
    [/\b(?:freelance\w*|zzp(?:'er|er)?s?|self[- ]employed|contractor|interim opdracht|freelanceopdracht)\b/i, "freelance"],
    [/\b(?:detacher(?:ing|en)|gedetacheerd|secondment|seconded)\b/i, "secondment"],
    [/\b(?:stageplek|stageplaats|stage(?=\s)(?! gelopen)|internship|stagiaire?|afstudeerstage|meewerkstage)\b/i, "internship"],
    [/\b(?:vrijwilliger(?:s|swerk)?|volunteer)\b/i, "volunteer"],
    [
      /\b(?:vast (?:contract|dienstverband)|onbepaalde tijd|vaste (?:baan|aanstelling|dienst)|permanent|indefinite contract|uitzicht op (?:een )?vast\w*|in vaste dienst|direct in dienst)\b/i,
      "permanent",
    ],
    [
      /\b(?:uitzend(?:en|kracht|basis|contract|bureau)?|tijdelijk\w*|temporary|fixed[- ]term|bepaalde tijd|jaarcontract|contract (?:van|voor) (?:een|1|één) jaar|zwangerschapsverlof|maternity cover|temp(?: |-)to(?: |-)perm|(?:6|7|12|six|zeven|zes)[ -]?(?:maanden|months?) contract)\b/i,
      "temporary",
    ],
  ];
  const label = labelled(
    text,
    "dienstverband|contract(?:type|vorm)?|employment(?: type)?|contract type|type contract|soort dienstverband|job type",
  );
  if (label) {
    const value = text.slice(label.start, label.end);
    for (const [pattern, type] of patterns) if (pattern.test(value)) return factAt(text, type, label.start, label.end, 0.95);
  }
  // "Tijdelijk met uitzicht op vast" is a temporary start; the first named in the text decides between the others.
  let best: Fact<EmploymentType> | null = null;
  for (const [pattern, type] of patterns) {
    const hit = pattern.exec(searched);
    if (hit && (!best || hit.index < best.evidence.start)) best = factAt(text, type, hit.index, hit.index + hit[0].length, 0.7);
  }
  return best;
}

export function readHours(text: string): Fact<number> | null {
  const searched = text.slice(0, SEARCHED);
  const pattern =
    /(?<![\d.,])(\d{1,2}(?:[.,]5)?)\s{0,4}(?:(?:[-–—/]|tot|à|a|to|of|or|\/)\s{0,4}(?:max\.?\s{0,4})?(\d{1,2}(?:[.,]5)?))?\s{0,4}(?:-?\s{0,4})(?:uur|uren|hours?|hrs?|u)(?:\s{0,4}(?:per|\/|p\.?|a|each)\s{0,4}(?:week|w\b|pw|wk))?(?!\p{L})/giu;
  let best: Fact<number> | null = null;
  for (const hit of searched.matchAll(pattern)) {
    const hours = Math.max(Number((hit[1] as string).replace(",", ".")), Number((hit[2] ?? "0").replace(",", ".")));
    const around = searched.slice(Math.max(0, hit.index - 12), hit.index + hit[0].length + 14);
    const explicit = /week|p\.?w/i.test(around);
    if (
      hours < 4 ||
      hours > 60 ||
      /[€$£]\s?$/.test(searched.slice(Math.max(0, hit.index - 3), hit.index)) ||
      /(?:24|8)[\s-]*(?:uur|hours?)[\s-]*(?:per dag|a day|service|zorg)/i.test(around) ||
      (!explicit && hours < 12)
    )
      continue;
    const fact = factAt(text, hours, hit.index, hit.index + hit[0].length, explicit || hit[2] ? 0.95 : 0.75);
    if (!best || fact.evidence.confidence > best.evidence.confidence) best = fact;
    if (best.evidence.confidence > 0.9) break;
  }
  if (best) return best;
  const full = /\b(?:full[- ]?time|fulltime|voltijds?)\b/i.exec(searched);
  return full ? factAt(text, 40, full.index, full.index + full[0].length, 0.55) : null;
}

export function readOpenings(text: string): Fact<number> | null {
  const searched = text.slice(0, SEARCHED);
  const hit =
    /\b(?:aantal (?:plaatsen|vacatures|posities)|openings|number of (?:openings|positions|vacancies)|posities|vacatures)[:\s]{1,3}(\d{1,3})\b/i.exec(
      searched,
    ) ??
    /\b(\d{1,2}|twee|drie|vier|vijf|zes|tien|two|three|four|five|six|ten) (?:openings|vacatures|posities|positions|vacancies|plekken|plaatsen)\b/i.exec(
      searched,
    ) ??
    /\b(?:zoeken|looking for|zoeken wij|seeking|hiring)(?: wij| naar)? (\d{1,2}|twee|drie|vier|vijf|zes|tien|two|three|four|five|six|ten) (?=\p{L})(?!jaar|years)/iu.exec(
      searched,
    );
  const word = hit?.[1]?.toLowerCase();
  const count = word ? (numberWords[word] ?? Number(word)) : 0;
  return hit && count >= 2 && count <= 200 ? factAt(text, count, hit.index, hit.index + hit[0].length, 0.75) : null;
}

/** The lowest level that the statements of the profile ask. */
export function readEducation(text: string, statements: Statement[]): Fact<EducationLevel> | null {
  for (const statement of statements) {
    if (statement.section === "offer" || statement.section === "company" || statement.section === "nice" || statement.section === "process")
      continue;
    const sentence = text.slice(statement.start, statement.end);
    const lowest = lowestLevel(findEducationLevels(sentence));
    if (!lowest || /\b(?:is een pr[eé]|a plus|preferred|bij voorkeur|nice to have)\b/i.test(sentence)) continue;
    if (/\b(?:studenten|students|leerlingen|pupils|docent|teacher at|lesgeven)\b/i.test(sentence)) continue;
    return factAt(text, lowest.level, statement.start + lowest.start, statement.start + lowest.end, 0.85);
  }
  return null;
}
