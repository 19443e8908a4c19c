import { findEducationLevels } from "#engine/skills/education-level.ts";
import { findLanguages } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { cues, sources, wording } from "#engine/words/vacancy-words.ts";

/** A part of a sentence that says one thing; places are indices into the sentence. */
export interface Clause {
  start: number;
  /** Where what is asked ends; what follows until `end` says why, or how much it counts. */
  core: number;
  end: number;
}

const verbs =
  "bent|hebt|heeft|beschikt|kunt|kan|spreekt|bezit|houdt|weet|kent|vindt|woont|wilt|wil|durft|staat|werkt|schrijft|beheerst|are|have|can|hold|holds|speak|possess|know|enjoy|live|understand|write|bring";
/** Where a further thing asked may begin, behind a comma or "and". */
const breaks = new RegExp(
  [
    // "…, bij voorkeur in de zorg": a wish of its own.
    `,\\s+(?=(?:maar |but )?(?:bij voorkeur|liefst|het liefst|idealiter|preferably|ideally)(?!\\p{L}))`,
    // "Je hebt … en (je) bent …", "… , ben je …", also before "goed kan".
    `,?\\s+(?:${sources.and})\\s+(?=(?:ook |also |verder )?(?:(?:je|jij|you|who|die)\\s+)?(?:goed |graag |well |zelfstandig )?(?:${verbs})(?!\\p{L}))`,
    `,\\s+(?=(?:je|jij|you)\\s+(?:${verbs}|'re|'ve)(?!\\p{L}))`,
    `,?\\s+(?:${sources.and})\\s+(?=(?:heb|ben|spreek|ken|kun|woon|beschik|durf|wil) (?:je|jij)(?!\\p{L}))`,
    // "… en ervaring met", ", a degree in".
    `(?:\\s*,\\s*(?:(?:${sources.and})\\s+)?|\\s+(?:${sources.and}|\\+)\\s+)(?=(?:(?:${sources.describes})\\s+){0,2}(?:${sources.heads})(?![\\p{L}\\p{N}]))`,
    // "…, maar Kotlin is een pré".
    `,\\s+(?=(?:maar|but|though|al)\\s)`,
    `;\\s*`,
  ].join("|"),
  "giu",
);
const reason = new RegExp(
  `(?:\\s*[,:–—]\\s+|\\s+[-–]\\s+)(?=(?:${sources.reason})(?![\\p{L}\\p{N}]))|:\\s+(?=(?:onze|ons|we|wij|our|the|de|het|een|er|ook|dit|this|there)\\s)`,
  "giu",
);
const aside = /[\s,]*\(((?:weging|weight|max|bij voorkeur|preferably|ideally)[^()]{0,60}|\d{1,3} ?(?:%|punten|points?|pt))\)/giu;
const emptyWords = wording(
  `${sources.heads}|${sources.describes}|${sources.and}|${sources.example}|je|jij|you|hebt|heb|have|beschikt|over|in|op|a|is|zijn|ook|also`,
  "giu",
);

/** Does a stretch name anything beyond heads ("aantoonbare kennis") and the words around them? */
const hasContent = (stretch: string) =>
  /\p{L}{2,}|\d/u.test(stretch.replace(emptyWords, " ").replace(/\p{L}(?!\p{L})/gu, (letter) => (/\p{Lu}/u.test(letter) ? "xx" : letter)));
const names = (stretch: string) =>
  findSkills(stretch).length > 0 || findEducationLevels(stretch).length > 0 || findLanguages(stretch).length > 0;
const depthAt = (sentence: string, at: number) => {
  const before = sentence.slice(0, at);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
};

/** The clauses of a sentence, in order; together they cover it. */
export function clausesOf(sentence: string, isDutch: boolean): Clause[] {
  const starts = [0];
  const ends: number[] = [];
  const either = wording(`${sources.or(isDutch)}|tussen|between|zowel|both`);
  const cut = (end: number, start: number) => {
    ends.push(end);
    starts.push(start);
  };
  for (const hit of sentence.matchAll(breaks)) {
    const from = starts.at(-1) as number;
    const before = sentence.slice(from, hit.index);
    const at = hit.index + hit[0].length;
    const after = sentence.slice(at);
    if (after.trim() === "" || depthAt(sentence, at)) continue;
    const isStrong = /^;/.test(hit[0]) || /^\s*(?:maar|but|though|al)\s/i.test(after);
    if (before.trim().length < 4 || (!isStrong && !hasContent(before))) continue;
    // "ervaring als A, B of ervaring in C": alternatives of one thing.
    if (!isStrong && new RegExp(`^[^,;.]{0,60}?${either.source}\\s+(?:${sources.heads})`, "iu").test(after)) continue;
    cut(hit.index, at);
  }
  ends.push(sentence.length);
  return starts
    .flatMap((start, index) => splitByWish(sentence, start, ends[index] as number, isDutch))
    .map(({ start, end }) => withCore(sentence, start, end));
}

const wishAtEnd = new RegExp(`${cues.nice.source}[\\s.!?)]*$`, "iu");

/** "PDL, VPS is een pré": what the wish stands beside is one clause, what comes before it another. */
function splitByWish(sentence: string, start: number, end: number, isDutch: boolean): { start: number; end: number }[] {
  const clause = sentence.slice(start, end);
  const wish = wishAtEnd.exec(clause);
  if (!wish || wish.index < 8) return [{ start, end }];
  const comma = clause.lastIndexOf(",", wish.index - 1);
  if (comma < 3 || depthAt(clause, comma)) return [{ start, end }];
  const before = clause.slice(0, comma);
  const subject = clause.slice(comma + 1, wish.index);
  const isList = wording(`${sources.and}|${sources.or(isDutch)}`).test(subject) || /^\s*(?:en|and|of|or)\s/i.test(subject);
  const standsAlone = new RegExp(`^\\s*(?:${sources.heads})`, "iu").test(subject);
  if ((isList && !standsAlone) || cues.nice.test(before) || !/\p{L}{2}/u.test(subject)) return [{ start, end }];
  if (!names(before) && !cues.asks.test(before)) return [{ start, end }];
  // "kennis van palliatieve zorg fijn, en wondzorg ook" has its wish before the comma.
  return [
    { start, end: start + comma },
    { start: start + comma + 1 + (subject.length - subject.trimStart().length), end },
  ];
}

function withCore(sentence: string, start: number, end: number): Clause {
  const clause = sentence.slice(start, end);
  let core = clause.length;
  for (const hit of clause.matchAll(reason)) {
    if (hit.index < 8 || depthAt(clause, hit.index)) continue;
    core = hit.index;
    break;
  }
  const weighting = clause.search(aside);
  aside.lastIndex = 0;
  if (weighting > 4) core = Math.min(core, weighting);
  return { start, core: start + core, end };
}
