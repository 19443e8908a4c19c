import { occupationsOf } from "#engine/skills/occupations.ts";
import { findPlaces } from "#engine/skills/places/places.ts";
import { findTitles } from "#engine/skills/titles.ts";
import { lowered, sources } from "#engine/words/vacancy-words.ts";
import { type Fact, factAt, labelled } from "../fact.ts";
import { firstLinesOf, headerParts, isOfWebsite } from "../text/header-parts.ts";
import { headingOf } from "../text/headings.ts";
import { firmBehind, isClosed } from "./organisation.ts";

const genderMark = /\s{0,4}[([]?\s{0,4}\b[mvfdxhw]\s{0,4}\/\s{0,4}[mvfdxhw](?:\s{0,4}\/\s{0,4}[mvfdxhw])?\b\s{0,4}[)\]]?/gi;
const opensTitle =
  /^(?:request for (?:quotation|proposal)|vacature|vacancy|job(?: opening| title)?|functie(?:titel)?|gezocht|gevraagd|hiring|we(?:'re| are) hiring|wij zoeken|we zoeken|wij zijn op zoek naar|we are looking for|looking for|per direct)\s*[:!–-]?\s+/i;
const titleNoise = [
  opensTitle,
  /^\p{Lu}[^|–—(]{1,45}?\s(?:zoekt|ZOEKT|seeks|SEEKS|is hiring|is looking for|is op zoek naar)\s{0,2}:?\s+(?:een |an? |our |naar )?/u,
  // "Per 1 februari een …": when comes before what.
  /^(?:per|vanaf|met ingang van|from|as of|starting)\s(?:\d{1,2}\s)?\p{L}+\s(?:\d{4}\s)?(?=(?:een|an?)\s)/iu,
  /^(?:een|an?|de|het|the|onze|our)\s+/i,
  /\s{1,4}(?:gezocht|gevraagd|wanted|needed|nodig|vacature|vacancy)\b.*$/i,
  /\s{0,4}[,|(–—-]\s{0,4}(?:\d{1,2}(?:\s{0,4}[-–à]\s{0,4}\d{1,2})?\s{0,4}(?:uur|hours?|u\b|hrs?)).*$/i,
  /\s{1,4}\d{1,2}(?:\s{0,4}[-–à]\s{0,4}\d{1,2})?\s{0,4}(?:uur|hours?)\b.*$/i,
  /\s{0,4}[|•].*$/,
  /\s{1,4}[–—]\s.*$/,
  /\s{3,}.*$/,
  /\s{0,4}\(\s?\d?[.,]?\d{1,2}\s?fte.*$/i,
  /\s@\s.*$/u,
  /\s(?:bij ons|with us|hier|here)(?!\p{L}).*$/iu,
  /(?<=\p{L})\((?:e|in|ster|trice)\)/iu,
  /\s*\(\d{1,2}\s?(?:x|vacatures?|posities|plekken|openings|positions)?\)\s*$/i,
];

function cleanTitle(title: string): string {
  let clean = title.replace(/^[#*_\s>-]+|(?<![*_\s])[*_\s]+$/g, "").replace(genderMark, "");
  for (const noise of titleNoise) clean = clean.replace(noise, "");
  return clean.replace(/(?<![\s,:;.!–-])[\s,:;.!–-]+$/, "").trim();
}

export const sentenceVerb =
  /\b(?:is|are|bent|zijn|zoekt|zoeken|we|wij|you|je|jij|heb|have|wil|will|want|ben|our|onze|ons|looking|searching|wordt|word)\b/i;

/** The label's value, the line at the top that names a profession, the profession that "we zoeken een …" introduces, else a short first line. */
export function readTitle(text: string): Fact<string> | null {
  for (const labels of [roleLabels, orderLabels]) {
    const label = labelled(text, labels);
    const named = label && titleIn(text, label.start, label.end, 0.95);
    const isSentence = named && sentenceVerb.test(named.value) && named.value.split(/\s+/).length > 8;
    if (named && !isSentence && !isLabel.test(lowered(named.value))) return named;
  }
  return underHeading(text) ?? ofMail(text) ?? beforeFirm(text) ?? atTheTop(text) ?? introduced(text) ?? shortFirstLine(text);
}

const roleLabels = "functie|functietitel|functienaam|vacature|vacaturetitel|job title|jobtitle|title|position|role|rol|job|vacancy";
/** What an order for somebody hired is called: beside it a role, or only its number. */
const orderLabels = "aanvraag(?: inhuur)?|inhuur(?:opdracht|aanvraag)?|interim-?opdracht|opdracht";

/** "1. Position", and the title on the next line. */
function underHeading(text: string): Fact<string> | null {
  const heading =
    /(?:^|\n)[^\S\n]*(?:\d{1,2}[.)][^\S\n]*)?(?:position|function|post|functie(?:titel|naam)?|vacature|vacancy|role|job title)[^\S\n]*:?[^\S\n]*\n+([^\n]{2,110})/iu;
  const hit = heading.exec(text.slice(0, 2000));
  if (!hit?.[1] || sentenceVerb.test(hit[1])) return null;
  // A chapter that is called so holds the title, known as a profession or not.
  const isChapter = /^\s*\d{1,2}[.)]/.test(hit[0]) && hit[1].length < 80 && !/[.!?]\s*$/.test(hit[1]);
  if (findTitles(hit[1]).length === 0 && !isChapter) return null;
  const end = hit.index + hit[0].length;
  return titleIn(text, end - hit[1].length, end, 0.9);
}

/** "Workshop lead @ Kruim & Korst": whatever stands before the sign, known as a profession or not. */
function beforeFirm(text: string): Fact<string> | null {
  const [first] = firstLinesOf(text, 1);
  const words = first ? text.slice(first.start, first.end) : "";
  const at = words.indexOf(" @ ");
  if (!first || at < 3 || at > 60 || words.length > 120 || sentenceVerb.test(words)) return null;
  return titleIn(text, first.start, first.start + at, 0.8);
}

/** The lines that a mail has at its head. */
const mailHead = /^\s*(?:from|to|cc|bcc|sent|subject|re|fwd?|van|aan|verzonden|onderwerp|betreft)\s*:/iu;

/** The profession that a mail's subject names, with the words beside it that belong to it. */
function ofMail(text: string): Fact<string> | null {
  const hit = /(?:^|\n)[^\S\n]*(?:subject|onderwerp|betreft)[^\S\n]*:[^\S\n]*([^\n]{3,160})/iu.exec(text.slice(0, 600));
  const [found] = hit?.[1] ? findTitles(hit[1]) : [];
  if (!hit?.[1] || !found) return null;
  const start = hit.index + hit[0].length - hit[1].length;
  return titleIn(text, start + found.start, start + found.end, 0.8);
}

const isLabel = new RegExp(`^[^\\p{L}]*(?:${sources.factLabels})\\s{0,3}[:=]`, "u");

/** "ORDERPICKER GEZOCHT IN WAALWIJK!!" is no sentence. */
const isShout = (line: string) => /!["')]?$/.test(line) && !sentenceVerb.test(line) && line.split(/\s+/).length <= 8;

/** Of the first lines: the one that says little more than a profession. */
function atTheTop(text: string): Fact<string> | null {
  let best: { start: number; end: number; points: number } | null = null;
  for (const { start, end, line, whole } of headerParts(text)) {
    const words = text.slice(start, end);
    const around = text.slice(whole.start, whole.end);
    // What is asked names professions, too.
    if (line > 0 && ["must", "nice", "knock_out"].includes(headingOf(around, around.endsWith(":")) ?? "")) break;
    if (mailHead.test(around)) continue;
    const isSentence = (sentenceVerb.test(around) && around.split(/\s+/).length > 8) || (isClosed(around) && !isShout(around));
    if (words.length > 110 || (isSentence && !opensTitle.test(around)) || (isLabel.test(lowered(around)) && !opensTitle.test(around)))
      continue;
    if (line > 1 && !/^[\p{Lu}\d]/u.test(words)) continue;
    const titles = findTitles(words);
    if (titles.length === 0) continue;
    const covered = titles.reduce((sum, title) => sum + (title.end - title.start), 0) / words.length;
    const points =
      covered * 2 +
      (titles.some(({ general }) => !general) ? 2 : 0) -
      line * 0.4 +
      (genderMark.test(around) ? 1.5 : 0) +
      (start === whole.start ? 0.5 : 0);
    genderMark.lastIndex = 0;
    // The title goes on over the signs that part it ("Projectleider / beleidsmedewerker", "Monteur (elektro)").
    if (!best || points > best.points) best = { start, end: whole.end, points };
  }
  const fact = best && titleIn(text, best.start, best.end, best.points > 2.5 ? 0.9 : 0.7);
  return fact && !/^(?:wij|we|je|you)\b/i.test(fact.value) ? fact : null;
}

/** "We zoeken een ervaren metselaar voor …": the profession with the words that describe it. */
function introduced(text: string): Fact<string> | null {
  const introduces =
    /(?:zoeken|zoekt|zoek(?: dus)?|op zoek naar|looking for|waiting for|room for|space for|plek voor|ruimte voor|wachten op|verlegen om|zitten om|seeking|hiring|vacature voor|recruiting|in de functie van|vacancy for|als|as|word(?:en|t)?|become|need)\s+(?:(?:een|an?|de|the|onze|our|per direct|new|nieuwe|jij|ons|wij|we|ervaren|enthousiaste?)\s+)*/giu;
  const searched = text.slice(0, 4000);
  for (const hit of searched.matchAll(introduces)) {
    const from = hit.index + hit[0].length;
    const stretch = searched.slice(from, from + 110);
    const found = findTitles(stretch)[0] ?? (/(?:een|an?|onze|our)\s+$/iu.test(hit[0]) ? roleIn(stretch) : null);
    if (!found || found.start > 70 || /[.;:!?\n]/.test(stretch.slice(0, found.start))) continue;
    // "… as you will meet farmers" introduces nobody.
    if (/\b(?:is|are|will|you|je|jij|wil|zijn|wordt|can|kan)\b/i.test(stretch.slice(0, found.start))) continue;
    // "… voor onze praktijk in Dalfsen een tandartsassistent": it begins behind the last article.
    const before = stretch.slice(0, found.start);
    const article = [
      ...before.matchAll(/(?<!\p{L})(?:een|an?|de|the|onze|our)\s+(?:(?:enthousiaste?|ervaren|experienced|new|nieuwe)\s+)?/giu),
    ].at(-1);
    const start = article ? article.index + article[0].length : /(?<!\p{L})(?:voor|for|in|bij|at|te)\s/iu.test(before) ? found.start : 0;
    const goesOn =
      /^[^.,;:!?\n(]{0,40}?(?=[.,;:!?\n(]|\s(?:voor|die|dat|met|in|bij|om|te|for|who|with|to|at|that|op|per|and|en|of|or|is|are|zijn)(?!\p{L}))/iu;
    const rest = (goesOn.exec(searched.slice(from + found.end)) ?? [""])[0];
    return titleIn(text, from + start, from + found.end + rest.length, 0.7);
  }
  return null;
}

/** An organisation that says what it is has no profession's name. */
const isNamed =
  /^(?:gemeente|provincie|stichting|province|municipality|city|ministry|ministerie|waterschap|hogeschool|universiteit|university|school|department|afdeling)(?!\p{L})/iu;
/** Ends as professions do: "Communications Adviser", "Sluiswachter". */
const endsAsRole =
  /\p{L}{2}(?:er|or|ist|assistent|assistant|consultant|accountant|docent|agent|eur|euse|aar|man|vrouw|kundige|hulp|lead|chef|hoofd|cook|kok|clerk|nurse|registrar|head|guard|ster|ian|wright|smith|hand)$/iu;
const notRole =
  /(?<!\p{L})(?:voor|over|onder|after|under|other|number|nummer|water|winter|summer|zomer|september|october|oktober|november|december|center|offer|order|letter|poster|september|kantoor|hier|meer|weer|klaar|waar|daar|jaar|maar|naar|year|career|newsletter|register|whatever|together|forever|never|ever|per|zonder|verder|later|sneller|beter|better|centrum)$/iu;
const isRole = (words: string) => {
  const bare = words.replace(/\s{0,4}[([].*$/u, "").trim();
  if (bare.length < 5 || notRole.test(bare)) return false;
  return bare.split(/\s+/).length <= 6 && (endsAsRole.test(bare) || occupationsOf(bare).length > 0);
};

/** "a museum registrar who …": the words up to the next that joins, where they are called like a profession. */
function roleIn(stretch: string): { start: number; end: number } | null {
  const hit =
    /^([\p{L}'/-]{3,30}(?: [\p{L}'/-]{2,30}){0,3}?)(?=[.,;:!?(\n]|\s(?:voor|die|met|in|bij|om|te|op|per|vanaf|uit|for|who|with|to|at|that|from|and|en)(?!\p{L}))/u.exec(
      stretch,
    );
  return hit?.[1] && isRole(hit[1]) && !sentenceVerb.test(hit[1]) ? { start: 0, end: hit[1].length } : null;
}

/** Of the short first lines the one that is called like a profession, else the first. */
function shortFirstLine(text: string): Fact<string> | null {
  const short = headerParts(text, 5).filter(({ start, end, line: number, whole }) => {
    const line = text.slice(whole.start, whole.end);
    const isTown = findPlaces(`in ${text.slice(start, end)}`).some((place) => place.end - 3 === end - start);
    return (
      !mailHead.test(line) &&
      !isOfWebsite(line) &&
      !/^(?:[\d€$£]|lieve|goede(?:morgen|middag|navond)|goeie\p{L}*|beste|geachte|dear|hi|hello|hallo|hoi|hey|dag)(?!\p{L})/iu.test(line) &&
      (line.length <= 80 || start === whole.start) &&
      (line.split(/\s+/).length <= 8 || (start === whole.start && text.slice(start, end).split(/\s+/).length <= 5)) &&
      !isClosed(line) &&
      !sentenceVerb.test(line) &&
      /\p{L}{3}/u.test(cleanTitle(line)) &&
      (number < 3 || isRole(text.slice(start, end))) &&
      !isTown
    );
  });
  const first =
    short.find(({ start, end }) => isRole(text.slice(start, end)) && !isNamed.test(text.slice(start, end))) ??
    short.find(({ line }) => line < 3);
  if (first) return titleIn(text, first.start, first.whole.end, 0.5);
  const titles = findTitles(text.slice(0, 900));
  // "Er moet er één bij: een assistent-accountant": more likely than the farmers and bakers before it.
  const found =
    titles.find(({ start }) =>
      /(?<!\p{L})(?:een|an?|one|één|je bent|jij bent|you are|you're)\s(?:\p{L}+\s){0,2}$/iu.test(
        text.slice(Math.max(0, start - 40), start),
      ),
    ) ?? titles[0];
  return found ? titleIn(text, found.start, found.end, 0.5) : null;
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
        .replace(/(?<![\s,(–-])[\s,(–-]+$/, ""),
    );
  const firm = firmBehind(value);
  if (firm > 0) value = cleanTitle(value.slice(0, firm));
  if (value.length < 2 || value.length > 120 || !/\p{L}{2}/u.test(value)) return null;
  const at = text.indexOf(value, start);
  if (at === -1 || at >= end) return factAt(text, value, start, end, confidence);
  return factAt(text, value.charAt(0).toUpperCase() + value.slice(1), at, at + value.length, confidence);
}
