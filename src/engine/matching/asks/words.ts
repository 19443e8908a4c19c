import { nth } from "#contract/nth.ts";
import { findSkills, isProperName } from "#engine/skills/lexicon.ts";
import { stem } from "#engine/skills/stem.ts";
import { tokensOf } from "#engine/skills/tokens.ts";
import { stemsOf } from "../meaning/stems.ts";
import { waysOf } from "../meaning/word-ways.ts";
import { hasAlternatives, hasTellingCapitals } from "./named.ts";

/** One thing that a free ask names: its stem, what else may stand for it, and how much it tells. */
export interface Concept {
  stem: string;
  ways: string[];
  weight: number;
  /** A name of its own, which no other word and no part of one shows. */
  isName: boolean;
}

/** A requirement that names no skill the lexicon knows: its concepts, looked for in the whole CV. */
export interface AskedWords {
  about: "text";
  concepts: Concept[];
  min_years: number | null;
  /** One of its concepts is enough: "orthodontie of implantologie". */
  any: boolean;
  /** Something in it has a name of its own: without one of its names other words show nothing of it. */
  isNamed: boolean;
}

/** Words that asks are wrapped in: they tell little of what is asked. */
const wrapping = new Set(
  stemsOf(
    `eerder zelf zelfs eens deel geheimen weinig mee handig handige makkelijk vanzelfsprekend fijn leuk mooi meegenomen belangrijk prettig pluspunt gesneden koek bekend gewend gewerkt werkend
    affiniteit houding stevig vertrouwen rustig lekker gewoon snel echt vooral ieder elke vaak soms altijd regelmatig dagelijks wekelijks zoals bijvoorbeeld soortgelijk vergelijkbaar
    jou jezelf hebben weten weet bent draait raakt blijft blijven houden houdt komt komen gaan gaat doen doet neemt nemen geven geeft krijgen krijgt laten laat staan staat gestaan vinden vindt zien ziet
    overweg kunt meerdere aantal gebied richting sprake wijze manier vlak omgaan situatie situaties taken werkzaamheden dingen zaken onderdeel uitvoeren uitvoer verrichten verzorgen zorgen
    make makes take takes give get gets got keep stay stays feel know knows find way show shown before enough jump without losing thread ropes isn aren don happy comfortable confident second nature heart
    certificaat certificate certificaten diploma geldig geldige valid registratie registration cursus training bewijs held holder aanwezig behaald minstens
    heartbeat daily basis thing things part lot real really also even just like love enjoy plus bonus nice preferable need needs want wants able turn day days week weeks month months
    drie twee vier vijf one two three four five several various level hands hand blindfolded mind bring brings come comes put together similar comparable
    gehad gekregen gedaan keep keeps going several side points idea ideas precies wat weg ken kent bent jezelf vaker thuis weet raad zomaar eventjes ontploft reads says done been zelf anyone someone anybody everything zelfbewust rond binnen buiten mondje zomers meer minder mens mensen iemand niemand alles niets expect verwacht verwachten somebody persoon person spent bonuspunten punten kandidaat aantoonbare werkervaring prepared willing willingness bereid bereidheid familiar familiarity kennisnemen bezwaar vertrouwd organisatie andere ander anders`,
  ),
);
/** Whose it is, where a language or a country names a thing: "Dutch tax law". */
const ofCountry =
  /^(?:dutch|nederlands\p{L}*|english|engels\p{L}*|german|duits\p{L}*|belgi\p{L}*|french|frans\p{L}*|europe\p{L}*|european)$/u;
/** "Een vruchtgroente (tomaat, paprika of komkommer)": what brackets list are examples of what stands before them. */
const examples = /([\p{L}-]{4,})\s*\(([^()]{3,80}(?:,| of | or )[^()]{2,60})\)/iu;
const LIGHT = 0.3;
const NAME = 1.5;
const ADDED = 0.5;
const MOST = 12;

/** The words of things that the lexicon knows by a name of their own, wherever they stand. */
function knownNamesIn(text: string): Set<string> {
  const spans = findSkills(text).filter(({ name }) => isProperName(name));
  return new Set(spans.flatMap(({ start, end }) => stemsOf(text.slice(start, end))));
}

/** A capital inside a sentence marks a name; the first word of an ask is capital by itself. */
function namesIn(text: string): Set<string> {
  const { keys, starts, ends } = tokensOf(text);
  const names = new Set<string>();
  const areCapitalsTelling = hasTellingCapitals(text);
  keys.forEach((key, index) => {
    const start = nth(starts, index);
    const written = text.slice(start, nth(ends, index));
    if (!areCapitalsTelling && !/.\p{Lu}|\d/u.test(written)) return;
    const isFirst = index === 0 || /[.:!?]\s*$/.test(text.slice(0, start));
    if (!isFirst && key.length > 2 && /\p{Lu}/u.test(text[start] ?? "") && !/^(?:je|jij|you|we|wij|ik|i)$/.test(key)) names.add(key);
  });
  return names;
}

/** Two things, one word each, with "or" between them. */
function isEither(text: string, concepts: Concept[]): boolean {
  const [, first = "", second = ""] =
    /(\p{L}+) (?:of|or|en\/of|and\/or) (?:(?:de|het|een|a|the|andere|other) )?(\p{L}+)/iu.exec(text) ?? [];
  const telling = concepts.filter(({ weight }) => weight >= 1);
  const sides = [...stemsOf(first), ...stemsOf(second)];
  return telling.length === 2 && sides.length === 2 && telling.every((one) => sides.includes(one.stem));
}

/** The concepts of an ask, each once, the telling ones first. */
export function wordsAsked(text: string, min_years: number | null): AskedWords {
  const names = namesIn(text);
  const nameStems = new Set([...names].map((name) => stem(name)));
  const known = knownNamesIn(text);
  const comma = /, |: /.exec(text)?.index ?? -1;
  const main = new Set(stemsOf(comma > 0 ? text.slice(0, comma) : text));
  // What stands behind a comma or colon adds to the thing asked: "online marketing experience, agency or in-house".
  const hasMain = [...main].some((one) => !wrapping.has(one));
  const [whole = "", of = "", listed = ""] = examples.exec(text) ?? [];
  const examplesOf = stemsOf(of).at(-1);
  const shown = stemsOf(listed).flatMap((one) => [one, ...waysOf(one)]);
  const concepts = [...new Set(stemsOf(whole === "" ? text : text.replace(whole, of)))].slice(0, MOST).map((one): Concept => {
    const isName = known.has(one) || (nameStems.has(one) && waysOf(one).length === 0);
    const weight = wrapping.has(one) || ofCountry.test(one) ? LIGHT : hasMain && !main.has(one) ? ADDED : isName ? NAME : 1;
    return { stem: one, ways: one === examplesOf ? [...new Set([...waysOf(one), ...shown])] : waysOf(one), weight, isName };
  });
  const telling = concepts.filter(({ weight }) => weight > LIGHT);
  return {
    about: "text",
    // What an ask is wrapped in is looked for only where it is all there is.
    concepts: telling.length > 0 ? telling : concepts,
    min_years,
    any: isEither(text, concepts),
    isNamed: concepts.some(({ isName }) => isName) && !hasAlternatives(text),
  };
}
