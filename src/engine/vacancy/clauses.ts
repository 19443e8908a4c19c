import { nth } from "#contract/nth.ts";
import { isSoftSkill } from "#engine/skills/breadth.ts";
import { findEducationLevels } from "#engine/skills/education-level.ts";
import { findLanguages } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { cues, lowered, sources, wording } from "#engine/words/vacancy-words.ts";
import { yearsIn } from "./years.ts";

/** A part of a sentence that says one thing; places are indices into the sentence. */
export interface Clause {
  start: number;
  /** Where what is asked ends; what follows until `end` says why, or how much it counts. */
  core: number;
  end: number;
  /** What follows says of it, too, how much it counts: "an A or a B would each be a bonus". */
  each?: boolean;
}

const verbs =
  "bent|hebt|heeft|beschikt|kunt|kan|spreekt|bezit|houdt|weet|kent|vindt|woont|wilt|wil|durft|staat|werkt|schrijft|beheerst|schrikt|draait|praat|denkt|leest|begrijpt|bewaart|blijft|toont|are|have|can|hold|holds|speak|possess|know|enjoy|live|understand|write|bring|plan|present|keep|read|make|like|love|feel|handle|manage|think|care|stay";
const thirdPerson =
  "has|is|can|could|will|speaks|writes|knows|holds|gets|enjoys|likes|loves|thrives|understands|reads|keeps|brings|works|doesn't|does not|isn't|won't|can't|cannot|takes|makes|lives|wants|dares|stays|thinks|drives|sees|feels|treats|shows|communicates|learns|listens|asks|handles|copes|remains|gives|finds|puts";
/** Where a further thing asked may begin, behind a comma or "and". */
const breaks = new RegExp(
  [
    // "…, bij voorkeur in de zorg": a wish of its own.
    `,?\\s{1,4}(?=(?:en |and |maar |but )(?:bij voorkeur|liefst|het liefst|idealiter|preferably|ideally)(?!\\p{L}))`,
    `,\\s{1,4}(?=(?:bij voorkeur|liefst|het liefst|idealiter|preferably|ideally)(?!\\p{L}))`,
    // "Je hebt … en (je) bent …", "… , ben je …", also before "goed kan".
    `,?\\s{1,4}(?:${sources.and})\\s{1,4}(?=(?:ook |also |verder )?(?:(?:je|jij|you|who|die)\\s{1,4})?(?:goed |graag |well |zelfstandig )?(?:${verbs})(?!\\p{L}))`,
    `,\\s{1,4}(?=(?:je|jij|you)\\s{1,4}(?:${verbs}|'re|'ve)(?!\\p{L}))`,
    `,?\\s{1,4}(?:${sources.and})\\s{1,4}(?=(?:je|jouw|your)\\s\\p{L}{3,20}\\s(?:is|zijn|are)\\s)`,
    `,?\\s{1,4}(?:${sources.and})\\s{1,4}(?=(?:heb|ben|spreek|ken|kun|woon|beschik|durf|wil) (?:je|jij)(?!\\p{L}))`,
    // "… en ervaring met", ", a degree in".
    `(?:\\s{0,4},\\s{0,4}(?:(?:${sources.and})\\s{1,4})?|\\s{1,4}(?:${sources.and}|\\+)\\s{1,4})(?=(?:(?:${sources.describes})\\s{1,4}){0,2}(?:${sources.heads})(?![\\p{L}\\p{N}]))`,
    // "if you hold A, and if you have B", "dat je A kent, en dat je B doet".
    `(?:,\\s{1,4}(?:(?:${sources.and}|of|or)\\s{1,4})?|\\s{1,4}(?:${sources.and}|of|or)\\s{1,4})(?=(?:als|if|dat|that) (?:je|jij|you)(?!\\p{L}))`,
    // "three years, and at least one of those as", "six years of C#, of which two with .NET 6".
    `,?\\s{1,4}(?:${sources.and})\\s{1,4}(?=(?:at least|minstens|minimaal|ten minste) (?:one|two|een|één|twee|\\p{N}) (?:of|van|daarvan))|,\\s{1,4}(?=(?:of which|waarvan)\\s(?!(?:een|a) (?:deel|gedeelte|flink|part|good)|(?:part|some|deels)(?!\\p{L})))`,
    // "Je blijft rustig en je zet het om in een verslag", "…, dames en heren knip je zonder nadenken en kleuren gaat je goed af".
    `,?\\s{1,4}(?:${sources.and})\\s{1,4}(?=(?:je|jij)\\s\\p{L}+t\\s)|,\\s{1,4}(?=(?:\\p{L}+\\s){1,4}\\p{L}{3,}\\s(?:je|jij)\\s(?:zonder|goed|zelf|graag|als)\\s)|\\s{1,4}en\\s{1,4}(?=\\p{L}+\\sgaat\\s(?:je|jou)\\s)`,
    // "You should know your way round a desk and be able to …", "usability tests as well as in-depth interviews".
    `\\s{1,4}and\\s{1,4}(?=be (?:able|comfortable|willing|happy|prepared|ready|used|confident|fluent|at ease)(?!\\p{L}))|\\s{1,4}(?:as well as|alsmede|evenals)\\s{1,4}(?=\\S+\\s+\\S)`,
    // "… zonder hulp en wie met de lichttafel overweg kan, …".
    `(?:,\\s{1,4}(?:(?:${sources.and}|maar|but)\\s{1,4})?|\\s{1,4}(?:${sources.and}|maar|but)\\s{1,4})(?=(?:wie|whoever|anyone who|those who)\\s(?!niet|geen|not|never|is not|does not))`,
    // "A postgraduate degree, together with two years' practice".
    ",\\s{1,4}(?:together with|along with|in combination with|samen met|in combinatie met|gecombineerd met|aangevuld met)\\s{1,4}(?=\\S+\\s+\\S)",
    // "…, net als glutenvrij bakken".
    ",\\s{1,4}(?=(?:net als|evenals|just like)\\s)",
    // "Iemand die leiding gaf, die cijfers leest en die op zaterdag werkt".
    `(?:,\\s{1,4}(?:(?:${sources.and})\\s{1,4})?|\\s{1,4}(?:${sources.and})\\s{1,4})(?=(?:die|who)\\s)`,
    // "… would be an advantage, as would experience with".
    ",\\s{1,4}(?=as (?:would|is|are|does)\\s)",
    // "…, maar Kotlin is een pré".
    `,\\s{1,4}(?=(?:maar|but|though|al)\\s)`,
    `;\\s{0,4}`,
    // "Je bent discreet: zonder verklaring geen aanstelling".
    ":\\s{1,4}(?=(?:zonder|without|geen|no)\\s\\S+.{0,60}(?<!\\p{L})(?:geen|niet|no|not|nobody|niemand)(?!\\p{L}))",
    // "You read drawings, and nobody has to hold your hand when you …".
    // "28 tot 32 uur per week, in ieder geval op maandag en donderdag".
    ",?\\s{1,4}(?=(?:in (?:ieder|elk) geval|sowieso|at least|always) (?:op |on )?(?:de )?(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?!\\p{L}))",
    ",\\s{1,4}(?:and|en)\\s{1,4}(?=(?:nobody|no one|niemand) (?:has|needs|hoeft|moet|have)(?!\\p{L}))",
    // "Leidingwerk (persen, solderen) en waterzijdig inregelen".
    "(?<=\\))\\s{1,4}(?:en|and)\\s{1,4}(?=\\p{L}{4,}\\s\\p{L}{4,}[.!]?$)",
    // "Ervaring met A of B, en een CO-certificaat".
    ",\\s{1,4}(?:en|and|plus)\\s{1,4}(?=(?:een|an?|het|the)\\s(?:geldige?\\s|valid\\s)?(?:[\\p{L}\\d]+[ -])?\\p{L}*(?:certificaat|diploma|rijbewijs|certificate|licen[cs]e|registratie|registration)(?!\\p{L}))",
    // "Een narcose bewaken en een infuus aanleggen".
    "(?<=(?:een|het|de)\\s\\p{L}{3,20}\\s\\p{L}{3,20}en)\\s{1,4}en\\s{1,4}(?=(?:een|het|de)\\s\\p{L}{3,20}\\s\\p{L}{3,20}en[.!]?$)",
    // "Someone who has worked under glass, can tell thrips from aphids and doesn't mind heat".
    `(?<third>,\\s{1,4}(?:(?:and|but)\\s{1,4})?|\\s{1,4}(?:and|but)\\s{1,4})(?=(?:also |always |never |still |really )?(?:${thirdPerson})(?!\\p{L}))`,
    `(?<third>,\\s{1,4}(?:(?:and|but)\\s{1,4})?|\\s{1,4}(?:and|but)\\s{1,4})(?=\\p{L}{3,}(?<!s)s\\s(?:an?|the|their|his|her|your|our|no|one|all|every|well|it|\\p{L}+s)\\s)`,
    // "Iemand die met apen heeft gewerkt, geen regels overslaat en een verhaal kan vertellen".
    "(?<behind>,\\s{1,4}(?:en\\s{1,4})?|\\s{1,4}en\\s{1,4})(?=\\p{L})",
  ].join("|"),
  "gu",
);
const reason = new RegExp(
  `(?:\\s{0,4}[,:–—]\\s{1,4}|\\s{1,4}[-–]\\s{1,4})(?=(?:${sources.reason})(?![\\p{L}\\p{N}]))|:\\s{1,4}(?=(?:onze|ons|we|wij|our|the|de|het|een|er|ook|dit|this|there)\\s)`,
  "gu",
);
const aside = /[\s,]{0,4}\(((?:weging|weight|max|bij voorkeur|preferably|ideally)[^()]{0,60}|\d{1,3} ?(?:%|punten|points?|pt))\)/u;
const emptyWords = wording(
  `${sources.heads}|${sources.describes}|${sources.and}|${sources.example}|je|jij|you|hebt|heb|have|beschikt|over|in|op|a|is|zijn|ook|also`,
  "giu",
);

/** Does a stretch name anything beyond heads ("aantoonbare kennis") and the words around them? */
const hasContent = (stretch: string) =>
  names(stretch) ||
  yearsIn(stretch) !== null ||
  /\p{L}{2,}|\d/u.test(stretch.replace(emptyWords, " ").replace(/\p{L}(?!\p{L})/gu, (letter) => (/\p{Lu}/u.test(letter) ? "xx" : letter)));
const names = (stretch: string) =>
  findSkills(stretch).length > 0 || findEducationLevels(stretch).length > 0 || findLanguages(stretch).length > 0;
const depthAt = (sentence: string, at: number) => {
  const before = sentence.slice(0, at);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
};

/** "een afgeronde opleiding werktuigbouw, mbo 3 of hoger": the level of that education. */
const isItsLevel = (before: string, after: string) =>
  /(?:opleiding|diploma|degree|studie|education)/iu.test(before) &&
  /^(?:op |minimaal |minstens |at least )?(?:vmbo|mbo|hbo|wo|bachelor|master|level|niveau)(?!\p{L})/iu.test(after);

const byLanguage = {
  dutch: patternsOf(sources.or(true)),
  english: patternsOf(sources.or(false)),
};

function patternsOf(or: string) {
  return {
    /** "ervaring als A, B of ervaring in C": alternatives of one thing. */
    leadsToAlternative: new RegExp(`^[^,;.]{0,60}?(?<![\\p{L}\\p{N}])(?:${or})\\s+(?:${sources.heads})`, "u"),
    isList: wording(`${sources.and}|${or}`),
  };
}
/** "Röntgenfoto's mag en kan je maken": the verb of both stands behind. */
const endsInVerb = /(?<!\p{L})(?:mag|moet|kan|kun|wil|durft|zal|can|may|must|should|will)\s*$/iu;
const afterPair = /(?:tussen|between|zowel|both)\s[^,;]{0,40}$/u;
const condition = /^(?:als|if|dat|that) (?:je|jij|you)(?!\p{L})/iu;
const relative = /^(?:die|who)\s/u;
const relativeBefore =
  /(?<!\p{L})(?:iemand|kandidaat|collega|\p{L}+'er|vakman|vakvrouw|mens|type|somebody|someone|person|candidate|colleague)(?!\p{L})|(?<!\p{L})(?:die|who)(?!\p{L})/iu;
/** Of whom a row of verbs is told. */
const ofSomebody =
  /(?<!\p{L})(?:(?:someone|somebody|anyone|person|colleague|candidate|applicant|people) (?:who|that)|(?:the )?(?:right|ideal|successful) (?:person|candidate|applicant|colleague)|whoever|(?:she|he|they) (?:also )?(?:has|is|can))(?!\p{L})/iu;
/** What holds its verb back to its end: "iemand die …", "dat je …". */
const holdsVerbBack =
  /(?<!\p{L})(?:(?:iemand|collega|kandidaat|mens|persoon|duizendpoot|type|vakman|vakvrouw|\p{L}+'er),? (?:[^.;]{0,60} )?die|(?:dat|of|als) (?:je|jij|u))(?!\p{L})/iu;
const endsInVerbForm = /(?<!\p{L})(?:\p{L}{2,}t|\p{L}{3,}en|is|ben|kan|mag|wil|weet|heb|hebt|heeft|kunt|durf|vindt|gaat|ziet)\s*$/u;

const holdsModal = /(?<!\p{L})(?:kan|kunt|wil|wilt|durft|mag|weet|heeft|hebt|bent|is)(?!\p{L})/u;

/** May a comma or "en" behind a verb begin the next thing of such a row, which ends in a verb, too? */
function goesOnBehindVerb(row: string, before: string, after: string): boolean {
  if (!holdsVerbBack.test(row) || !endsInVerbForm.test(before)) return false;
  const own = (/^[^,.;]{0,160}?(?=,|\sen\s|[.;]|$)/u.exec(after) ?? [""])[0].trim();
  return own.split(/\s+/).length > 1 && (endsInVerbForm.test(own) || holdsModal.test(own));
}
const turns = /^\s*(?:maar|but|though|al)\s/u;

/** The clauses of a sentence, in order; together they cover it. */
export function clausesOf(words: string, isDutch: boolean, isListed = false): Clause[] {
  const sentence = lowered(words);
  // "…, for we start at half past five" ends the list.
  const listed = isListed ? withCore(sentence, 0, words.length).core : 0;
  const items = isListed ? itemsOf(words.slice(0, listed)) : [];
  if (items.length > 2)
    return items.map(({ start, end }, index) => ({
      ...withCore(sentence, start, end),
      ...(index === items.length - 1 && { end: words.length }),
    }));
  const { leadsToAlternative } = isDutch ? byLanguage.dutch : byLanguage.english;
  const starts = [0];
  const ends: number[] = [];
  for (const hit of sentence.matchAll(breaks)) {
    const from = starts.at(-1) as number;
    const at = hit.index + hit[0].length;
    const before = words.slice(from, hit.index);
    const after = sentence.slice(at);
    if (!/\p{L}[^\p{L}]+\p{L}|\p{L}{5}/u.test(after) || depthAt(sentence, at) || before.trim().length < 4) continue;
    if (condition.test(after) && !condition.test(before.replace(/^.*?(?=(?<!\p{L})(?:als|if|dat|that) (?:je|jij|you))/isu, ""))) continue;
    if (relative.test(after) && !relativeBefore.test(before)) continue;
    if (hit.groups?.third !== undefined) {
      if (!ofSomebody.test(sentence.slice(0, hit.index)) || (/^,/.test(hit[0]) && !/\p{L}{2}\s+\S/u.test(before))) continue;
    } else if (hit.groups?.behind !== undefined) {
      if (!goesOnBehindVerb(sentence.slice(0, hit.index), sentence.slice(from, hit.index), after)) continue;
    } else if (turns.test(after)) {
      // "…, but not required" belongs to what it turns; "…, maar Kotlin is een pré" is a thing of its own.
      if (!names(words.slice(at)) && !cues.asks.test(after)) continue;
    } else if (!hit[0].startsWith(";")) {
      if (afterPair.test(sentence.slice(from, hit.index)) || isItsLevel(before, after)) continue;
      if (!hasContent(before) || endsInVerb.test(before) || leadsToAlternative.test(after)) continue;
    }
    ends.push(hit.index);
    starts.push(at);
  }
  ends.push(sentence.length);
  return starts
    .flatMap((start, index) => splitByWish(words, start, nth(ends, index), isDutch))
    .flatMap((part) => eachOf(sentence, part))
    .flatMap((part) => (part.each ? [part] : preferenceOf(sentence, part)))
    .map(({ start, end, each }: { start: number; end: number; each?: boolean }) => ({
      ...withCore(sentence, start, end),
      ...(each && { each }),
    }));
}

/** "Pluspunten: Europese subsidies, een rijbewijs, wat Duits": short parts between commas, none a sentence of its own. */
function itemsOf(words: string): { start: number; end: number }[] {
  const items: { start: number; end: number }[] = [];
  let start = 0;
  for (const hit of words.matchAll(/\s?[,;]\s{1,4}(?:(?:en|and)\s)?/g)) {
    if (depthAt(words, hit.index)) continue;
    items.push({ start, end: hit.index });
    start = hit.index + hit[0].length;
  }
  items.push({ start, end: words.length });
  // "…, spuiten en behangen": the last two, where each is a word or two.
  const final = items.pop() as { start: number; end: number };
  const pair =
    /^(\S+(?:\s\S+)?)(\s(?:en|and)\s)(?=\S+(?:\s\S+)?\W*$)/u.exec(words.slice(final.start, final.end)) ??
    /^(.{3,60}?)(\s(?:en|and)\s)(?=\S+\s\S.{0,60}$)(?!.*\s(?:en|and)\s.*\s(?:en|and)\s)/u.exec(words.slice(final.start, final.end));
  // "Kennis van sociale en fiscale wetgeving" is one.
  if (pair && items.length > 0 && !(/e$/.test(nth(pair, 1)) && /^\p{L}+e\s/u.test(words.slice(final.start + pair[0].length, final.end))))
    items.push({ start: final.start, end: final.start + nth(pair, 1).length }, { start: final.start + pair[0].length, end: final.end });
  else items.push(final);
  const isShort = ({ start: from, end }: { start: number; end: number }) =>
    end - from > 2 && words.slice(from, end).split(/\s+/).length <= 8 && !isSentence.test(words.slice(from, end));
  // "Java, Kotlin, Scala or Go" and "Opera Cloud, Mews or a similar PMS" are alternatives.
  const last = items.at(-1) as { start: number; end: number };
  const isNamed = ({ start: from, end }: { start: number; end: number }) =>
    findSkills(words.slice(from, end)).some((skill) => skill.end - skill.start === end - from);
  const lastWords = words.slice(last.start, last.end);
  const isOfNames = () => opensWithEither.test(lastWords) && items.slice(0, -1).every(isNamed);
  if (either.test(lastWords) && (items.every(({ start: from, end }) => end - from < 16) || isOfNames())) return [];
  // A row of bare traits ("besluitvaardig, resultaatgericht") is one thing.
  return items.every(isShort) && (namesWork(words) || items.some(({ start: from, end }) => /\S\s+\S/.test(words.slice(from, end).trim())))
    ? items
    : [];
}
const either = /(?<!\p{L})(?:of|or)(?!\p{L})/iu;
/** Behind a thing of a word or two; "experience with creditors or debtors" is a thing of its own, whatever it has an or in. */
const opensWithEither = /^\s*(?:\S+\s){0,2}(?:of|or)(?!\p{L})/iu;
const namesWork = (words: string) => findSkills(words).some(({ name }) => !isSoftSkill(name));
const isSentence = /(?<!\p{L})(?:je|jij|you|we|wij|is|are|zijn|want|omdat|because)(?!\p{L})/iu;

const wishAtEnd = new RegExp(`${cues.nice.source}[\\s.!?)]*$`, "u");
const isExample = new RegExp(`^\\s*(?:${sources.example})`, "u");
const standsAlone = new RegExp(`^\\s*(?:${sources.heads})`, "u");

/** "Hbo-diploma (bij voorkeur rechten)", "leiding gegeven (non-food is een pre)": the wish in the brackets is one of its own. */
function preferenceOf(sentence: string, { start, end }: { start: number; end: number }): { start: number; end: number }[] {
  const hit = preference.exec(sentence.slice(start, end));
  if (!hit || hit.index < 6) return [{ start, end }];
  const from = start + hit.index + nth(hit, 1).length;
  return [
    { start, end: start + hit.index },
    { start: from, end: from + nth(hit, 2).length },
  ];
}
const preference =
  /(\s{1,4}\()((?:bij voorkeur|liefst|het liefst|preferably|ideally)\s[^()]{3,80}|[^()\d]{3,60}(?:een pr[eé]|een plus|a plus|preferred|mooi meegenomen|an advantage|desirable))\)[\s.,]{0,4}$/u;

/** "A Dante certificate or an IPAF card would each be a bonus": two things. */
function eachOf(sentence: string, { start, end }: { start: number; end: number }): { start: number; end: number; each?: boolean }[] {
  const clause = sentence.slice(start, end);
  const each = /(?<!\p{L})(?:each|allebei|alle twee|stuk voor stuk)(?!\p{L})/u.exec(clause);
  const join = each && /\s(?:or|and|of|en)\s(?=(?:an?|the|some|een|de|het|wat)\s)/u.exec(clause.slice(0, each.index));
  if (!join || join.index < 6) return [{ start, end }];
  return [
    { start, end: start + join.index, each: true },
    { start: start + join.index + join[0].length, end },
  ];
}

/** "PDL, VPS is een pré": what the wish stands beside is one clause, what comes before it another. */
function splitByWish(words: string, start: number, end: number, isDutch: boolean): { start: number; end: number }[] {
  const clause = lowered(words.slice(start, end));
  const wish = wishAtEnd.exec(clause);
  if (!wish || wish.index < 8 || /\d/.test(wish[0])) return [{ start, end }];
  const comma = clause.lastIndexOf(",", wish.index - 1);
  if (comma < 3 || depthAt(clause, comma)) return [{ start, end }];
  const before = words.slice(start, start + comma);
  const subject = clause.slice(comma + 1, wish.index).replace(/^\s+(?:en|and)(?=\s)/u, (join) => " ".repeat(join.length));
  if (isExample.test(subject) || !/\p{L}{2}/u.test(subject)) return [{ start, end }];
  // "An NVQ will put you on top of the pile, and some welding would please Bill": two wishes, each with its own thing.
  if (cues.nice.test(before) && !/^\s+(?:en|and)\s+\S/u.test(clause.slice(comma + 1))) return [{ start, end }];
  // "Docker, Kubernetes en Helm is een pré" is said of all three; "Docker, ervaring met A en B is een pré" isn't.
  const { isList } = isDutch ? byLanguage.dutch : byLanguage.english;
  if (isList.test(subject) && !standsAlone.test(subject) && yearsIn(before) === null && !cues.must.test(before)) return [{ start, end }];
  if (!names(before) && !cues.asks.test(before) && yearsIn(before) === null) return [{ start, end }];
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
  if (weighting > 4) core = Math.min(core, weighting);
  return { start, core: start + core, end };
}
