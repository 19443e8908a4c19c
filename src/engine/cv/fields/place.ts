import { canonicalSkill } from "#engine/skills/lexicon.ts";
import { townOf } from "#engine/skills/places/places.ts";
import { headingKind } from "../heading-words.ts";
import type { Line } from "../page/lines.ts";
import type { Read } from "../page/passage.ts";
import { companyScore, countryIn, isCity, isState, titleScore } from "../vocabulary.ts";
import { findDates } from "./dates.ts";

const BIRTH_OR_NATION =
  /(?:geb(?:oren|\.)|geboorte|birth|(?<!\p{L})born|national|burgerschap|citizenship|afkomst|getogen)(?:(?!\s{3}|, (?:she|he|i|ik|hij|zij|ze|now|nu|but|maar) )[^|•·\n])*/iu;
const DUTCH_POSTCODE = /(?<![\p{L}\d])[1-9]\d{3}\s?[A-Z]{2}\s*,?\s+(\p{Lu}[\p{L}'’ -]{1,40}?)(?=\s*(?:[,|•·()\n]|\s[-–]\s|\s{3}|$))/u;
const POSTCODE =
  /(?:^|[,|•·:]\s*|[–-]\s+(?!(?:19|20)\d\d\s)|\s{3}|\()(?:[A-Z]{1,2}-)?[1-9]\d{3,4}\s+(?!\S+ (?:road|street|st|avenue|ave|lane|drive|dr|blvd|boulevard|way|court|rd)\b)(\p{Lu}[\p{L}'’-]{2,30}(?: \p{Lu}[\p{L}'’-]{2,30})?)(?=\s*(?:[,|•·()\n]|\s[-–]\s|\s{3}|$))/iu;
const LABEL =
  /^(?:woonplaats|plaats|(?:huidige )?woonplek|city|town|location|locatie|residence|place of residence|place|live(?:s)? in|living in|home(?: base| town)?|thuis(?:basis)?|standplaats|p\/a|woont in|woonachtig(?: in)?|wonend(?: in)?|wohnort|wohnhaft in|based in|hometown|(?:post)?adres|address|contact|gegevens|postcode (?:en|&) (?:woon)?plaats|n\.?a\.?w\.?)\s*(?:[:\-–]|\s{2,}|(?=\p{Lu}))\s*/iu;
/** "Lindelaan 30b Leiden". */
const STREET = /\p{L}{3,}\s\d{1,4}\s?[a-z]?,?\s+(\p{Lu}[\p{L}'’ -]{2,30})$/u;
/** A sentence that says it: "ik woon in Twello", "based in Leeds". */
const SAID =
  /(?:woon(?:t|achtig)?|wonend|living|live|lives|based|gevestigd|residing|located)\s+(?:nu |momenteel |currently |now )?(?:in|te|near|nabij|bij|vlakbij)\s+(\p{Lu}[\p{L}'’-]+(?:[ -](?:(?:aan|de|den|der|en|op|on|upon)[ -]){0,2}\p{Lu}[\p{L}'’-]*){0,3})/u;
/** Running text goes on for longer than any other line in which somebody says where they live. */
const LONGEST_TEXT = 3000;
/** "Makelaar te Wijchen", "Daan Post, 17 uit Zeewolde". */
const AT = /(?<=\S )(?:te|uit)\s+(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u;
/** "Laren NH", "Bergen (NH)" is told apart by its province. */
const DUTCH_PROVINCE = /\s+\(?(?:NH|ZH|NB|LB|GLD|OV|FL|FR|GR|DR|UT|ZLD|Gld|Ov|Lb|Nb)\.?\)?$/;
/** "Bristol BS5", "Leeds LS1 4DY". */
const BRITISH_CODE = /\s+[A-Z]{1,2}\d{1,2}[A-Z]?(?:\s+\d[A-Z]{2})?$/;
const MONTH = /^(?:jan|feb|mar|mrt|apr|may|mei|jun|jul|aug|sep|oct|okt|nov|dec)/i;

/** Town and country of the person: where they say they live, never where they were born. Best first: a label or postcode, then a known town. */
export function findPlace(headerLines: Line[], name: { start: number; end: number } | null): { city: Read | null; country: Read | null } {
  let city: (Read & { score: number }) | null = null;
  let country: Read | null = null;
  const offer = (line: Line, written: string, score: number) => {
    const value = townIn(isSmall(written) ? capitalised(written) : written);
    if (!value) return;
    const offset = line.text.indexOf(isSmall(written) || spelledOut(written) !== written ? written : value);
    if (offset < 0 || (city && city.score >= score)) return;
    // "Paris, Olivia": a town's name in the candidate's own.
    if (name && line.start + offset >= name.start && line.start + offset < name.end) return;
    city = {
      value: inOrdinaryCase(value),
      start: line.start + offset,
      end: line.start + offset + value.length,
      confidence: Math.min(0.95, 0.55 + score * 0.12),
      score,
    };
  };
  for (const [order, line] of headerLines.slice(0, 60).entries()) {
    if (line.text.length > LONGEST_TEXT) continue;
    // Where somebody was born, and of what nation, is nobody's business here.
    const text = line.text.replace(BIRTH_OR_NATION, " ");
    const said = SAID.exec(text)?.[1];
    if (said && townOf(said)) offer(line, said, 3.1);
    if (text.length > 400) continue;
    const where = order < 6 ? AT.exec(text)?.[1] : undefined;
    if (where && townOf(where)) offer(line, where, 1.9);
    if (text.length > 200) continue;
    const postal = DUTCH_POSTCODE.exec(text)?.[1] ?? POSTCODE.exec(text)?.[1];
    // A year before a name looks like a postcode of four figures: only a town makes it one.
    const isYear = postal !== undefined && /(?:19|20)\d\d\s+$/.test(text.slice(0, text.indexOf(postal)));
    if (postal && /^\p{Lu}/u.test(postal) && !MONTH.test(postal) && (!isYear || townOf(postal)))
      offer(line, postal.trim(), townOf(postal) ? 3.4 : 3);
    const street = STREET.exec(text)?.[1];
    if (street && townOf(street)) offer(line, street, 3);
    const label = LABEL.exec(text)?.[0] ?? "";
    const cells = cellsOf(text.slice(label.length));
    // How somebody is reached, and where: on one line, or right under the name; years of work beside a town are a job's.
    const isReach = /\S@\S+\.\p{L}|\+\d|(?<!\d)0\d[\d .-]{6,}/u.test(text);
    if (!/\S@\S/.test(text) && label === "" && findDates(text).some((span) => !span.single)) continue;
    const contact = order < 8 || isReach;
    const more = (isReach ? 0.6 : order < 5 ? 0.3 : 0) - 0.02 * order;
    const skills = isReach ? 0 : skillsIn(cells);
    for (const [index, cell] of cells.entries()) {
      const said = LABEL.exec(cell.trim())?.[0] ?? "";
      const part = cell
        .trim()
        .replace(LABEL, "")
        .replace(/^\P{L}+(?=\p{Lu})/u, "")
        .replace(BRITISH_CODE, "")
        .replace(DUTCH_PROVINCE, "")
        .replace(/(?<=\p{Ll})\s*\([^)]*$|(?<=\p{Ll})\s*\([^)]{12,}\).*$/u, "")
        .replace(/[.]$/, "");
      if (part.length < 2 || part.length > 40 || /[@\d]|^[IVX]+$/.test(part) || titleScore(part) > 0 || companyScore(part) > 0) continue;
      const at = line.start + line.text.indexOf(part);
      if (name && at < name.end && at + part.length > name.start) continue;
      const named: string | null = country ? null : countryIn(part);
      if (named) {
        const offset = line.text.indexOf(named);
        country = { value: named, start: line.start + offset, end: line.start + offset + named.length, confidence: 0.85 };
        continue;
      }
      // "Adres: Molenweg 88, Zevenbergen": behind the street stands the town.
      const isStreet = index === 1 && /\d/.test(cells[0] ?? "");
      // "Adres: Waalkade, Nijmegen": a street without a number.
      const isElsewhere = !townOf(townIn(part) ?? part) && cells.some((other) => isCity(other.trim()));
      const labelled = (said !== "" || (label !== "" && (index === 0 || isStreet))) && !/^contact/i.test(said || label) && !isElsewhere;
      if (labelled && /^\p{Lu}[\p{L}'’ ()-]+$/u.test(part)) offer(line, part, townOf(townIn(part) ?? part) ? 3.2 : 2.9);
      // Who writes all in small letters writes the town so too: on the line of the address only, and only a town that everybody knows.
      else if (isSmall(part) && isReach && order < 5 && isCity(capitalised(part))) offer(line, part, 1.8);
      else if (!isReach && isAmongSkills(part, cells.length, skills, headerLines, order)) continue;
      else if (isCity(part)) offer(line, part, (contact ? 2.4 : 1.4) + more);
      else {
        const town = townOf(townIn(part) ?? part);
        const beside =
          cells.length > 1 &&
          index < cells.length - 1 &&
          (countryIn((cells[index + 1] ?? "").trim()) !== null || isState(`,${cells[index + 1]}`));
        if (town?.known) offer(line, part, (contact ? 2.2 : 0.9) + more);
        else if (town && (beside || contact)) offer(line, part, (beside ? 2.3 : index === 0 ? 1.9 : 1.1) + more);
        else if (isReach && index === 0 && order < 5 && /^\p{Lu}\p{Ll}{3,}$/u.test(part)) offer(line, part, 1.7);
        else if (beside && contact && /^\p{Lu}[\p{L}'’ -]+$/u.test(part)) offer(line, part, 1.3);
      }
    }
  }
  return { city, country };
}

const cellsOf = (text: string) => text.split(/\s{3,}|\s+[-–—/.*]+\s+|[|•·●◦;]|,|\.\s+(?=[\p{Lu}\d+]|\S+@)/u);
const skillsIn = (cells: string[]) => cells.filter((cell) => canonicalSkill(cell.replace(/^[^:]{3,30}:\s/, "")) !== null).length;

/** "Java, Kafka, Rust" names no town, nor does "Rust" on a line of its own below "Java": a skill among skills; among several, whatever it is called. */
function isAmongSkills(part: string, cells: number, skills: number, lines: Line[], order: number): boolean {
  const isSkill = canonicalSkill(part) !== null;
  const others = skills - (isSkill ? 1 : 0);
  if (!isSkill) return others > 1 && !isCity(part);
  if (cells > 1) return others > 0;
  const near = [lines[order - 1], lines[order + 1]].filter((line) => line !== undefined && line.text.length <= 200);
  return near.some((line) => line && (headingKind(line.text) === "skills" || skillsIn(cellsOf(line.text)) > 0));
}

const BY_WATER: Record<string, string> = { "a/d": "aan den", "a.d.": "aan den", "a/h": "aan het", "b/d": "bij" };
/** "Capelle a/d IJssel", "Alphen a/d Rijn". */
const spelledOut = (town: string): string => {
  const short = /\s(a\/d|a\.d\.|a\/h|b\/d)\s/.exec(town)?.[1];
  if (!short) return town;
  const long = BY_WATER[short] ?? short;
  return [long, long.replace("den", "de")].map((words) => town.replace(short, words)).find((name) => townOf(name)) ?? town;
};

const isSmall = (text: string) => /^\p{Ll}[\p{Ll} '’-]+$/u.test(text);
const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** "MAASTRICHT" → Maastricht: capitals that only mark a heading are no part of a town's name. */
const inOrdinaryCase = (town: string) =>
  town.length > 3 && town === town.toUpperCase() && townOf(town)
    ? town
        .toLowerCase()
        .replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
        .replace(/(?<=[ -])(?:Aan|De|Den|Der|En|Op|Van|On|Upon|Bij)(?=[ -])/g, (word) => word.toLowerCase())
    : town;

/** "Hoogvliet (Rotterdam)" → Hoogvliet; "Antwerpen-Noord (Kapellen)" → Kapellen: a part of a town, then the town itself. */
function townIn(written: string): string | null {
  const long = spelledOut(written.trim());
  if (long !== written.trim()) return long;
  const [, outer = written, inner] = /^([^()]+)\(([^()]{1,30})\)?$/.exec(written.trim()) ?? [];
  const isPart = /[\s-](?:noord|zuid|oost|west|centrum|north|south|east)\s*$/i.test(outer);
  const value = (isPart && inner && townOf(inner) ? inner : outer).trim();
  return /^(?:'s?-?|['’]t )?\p{Lu}[\p{L}'’. -]+$/u.test(value) && value.length < 40 ? value : null;
}
