import type { RequirementKind } from "#contract/fields.ts";
import { isBroadSkill, isSoftSkill } from "#engine/skills/breadth.ts";
import { findEducationLevels } from "#engine/skills/education-level.ts";
import { findLanguages, isDutch } from "#engine/skills/languages.ts";
import { type FoundSkill, findSkills, tradeOf } from "#engine/skills/lexicon.ts";
import type { Statement } from "./lines.ts";
import { numberWords } from "./number-words.ts";
import { type ProtectedCriterion, protectedCriteria } from "./protected.ts";

export interface ReadRequirement {
  text: string;
  kind: RequirementKind;
  skill?: string;
  min_years?: number;
  weight?: number;
  /** `quote === text.slice(start, end)` of the whole vacancy. */
  quote: string;
  start: number;
  end: number;
}

const niceCue =
  /\b(?:pr[eé](?!-)|nice[- ]to[- ]have|bonus|(?:is|are|als|een|a|an|big|zijn|groot|grote|would be|as an?) (?:big |grote? |nice |real |added )?(?:plus|pluspunt|asset|advantage|pr[eé])|pluspunt|(?:een|a) plus|bij voorkeur|preferably|preferred|desirable|ideally|ideaal gezien|mooi meegenomen|advantageous|good to have|welcome|wenselijk|gewenst|of bereid|optional|liefst|(?:is|would be) (?:helpful|beneficial))(?!\p{L})/iu;
const mustCue =
  /\b(?:required?|requires|requirement|vereist\w*|noodzakelijk|essential|must|verplicht|minimaal|minstens|at least|minimum|mandatory|eis|voorwaarde|moet|dient|need(?:s|ed)? to|nodig|onmisbaar|you(?:'ll)? need)\b/i;
const knockOutCue =
  /\b(?:rijbewijs|driv(?:ing|er'?s?) licen[cs]e|vog|verklaring omtrent|big[- ]?(?:registratie|geregistreerd|register)|skj[- ]?(?:registratie|geregistreerd)?|work permit|werkvergunning|right to work|authori[sz]ed to work|work authori[sz]ation|security clearance|veiligheidsonderzoek|aivd|screening|must live in|woonachtig|woonachtig in|eu work|tewerkstellingsvergunning|lesbevoegdheid|onderwijsbevoegdheid|code 95|vca(?:[- ](?:vol|basis|diploma|certificaat))?|beveiligingspas|(?:\d|een|één|twee|drie|vier|vijf|one|two|three|four|five|minimaal \d) (?:dagen|dag|days?)(?: per week| a week| in the week)? (?:op kantoor|on[- ]?site|in the office|at the office|op locatie|in office|aanwezig)|on[- ]?site (?:presence|in|at|\d)|knock[- ]?out|nmc (?:registration|pin)|rn licen[cs]e|nursing licen[cs]e|dbs check|background check|sia licen[cs]e|cdl|cscs card)\b/i;
const speakingCue =
  /\b(?:je hebt|jij hebt|heb je|u heeft|you have|you(?:'ve)? got|you bring|je bent|jij bent|ben je|ben jij|you are|you(?:'re)|we vragen|wij vragen|vragen we|we ask|je beschikt|jij beschikt|beschik je|ervaring|experience[d]?|kennis|knowledge|diploma|afgeronde|degree|beheers\w*|proficien\w*|fluent|vloeiend|spreekt|speak|je kunt|je kan|you can|able to|in staat|certifica\w*|certified|expertise|familiar\w*|vaardig\w*|skilled|skills|werk- en denkniveau|affiniteit|background in|achtergrond|opleiding|bezit|beheersing|you know|je kent|je weet|we verwachten|we expect|looking for (?:someone|a person)|zoeken iemand|understanding of|track record|comfortable)\b/i;
const payCue =
  /\b(?:salaris|salary|uurloon|uurtarief|contract|onbepaalde tijd|compensation|pay range|base pay|equity|stock options)\b|[€£$]/i;
const offerCue =
  /\b(?:we bieden|wij bieden|bieden wij|we offer|wij geven|je krijgt|jij krijgt|krijg je|you(?:'ll| will)? (?:get|receive|enjoy|earn)|you get|vakantiedagen|holiday|vacation|pensioen|pension|reiskosten|travel allowance|bonusregeling|opleidingsbudget|training budget|lease|thuiswerkvergoeding|benefits|gezellige?|borrel|kerstpakket|bedrijfsfeest|insurance)\b/i;
const companyCue =
  /\b(?:wij zijn|we are|ons bedrijf|our company|our (?:team|product|platform|mission)|onze (?:klanten|organisatie|opdrachtgever)|is een (?:bedrijf|organisatie)|founded|opgericht|werknemers|medewerkers wereldwijd|employees|bestaat (?:al )?\d+)\b/i;
const processCue =
  /\b(?:solliciteer|apply|stuur (?:je|jouw) cv|send your|bel |mail |contact|cv en motivatie|cover letter|acquisitie|vragen over|questions|accommodations?|e-verify|equal (?:opportunity|employment)|without regard|regardless|affirmative action|discriminat\w*|applicants? (?:will|with)|hiring process)\b/i;
const yearsPattern =
  /(\d{1,2}|twee|drie|vier|vijf|zes|two|three|four|five|six|tien|ten|één|one)\s{0,4}(?:\+|à|-|–|tot|to)?\s{0,4}(?:(\d{1,2})\s{0,4}\+?)?\s{0,4}(?:\([^)]{1,6}\)\s{0,4})?(?:years?|yrs?|jaar|jaren)(?!\p{L})(?!\s+(?:oud|old|of age|bestaan|geleden|ago|contract|garantie))/iu;

/** Openings that say nothing of what is asked. */
const openings = [
  /^(?:en|and|ook|also|daarnaast|verder|tevens|bovendien|furthermore|additionally|moreover|ten slotte|finally|plus)[,:]?\s+/i,
  /^(?:dan\s+)?(?:je|jij|u|you|de kandidaat|the (?:ideal )?candidate|onze ideale kandidaat|kandidaten|candidates|we verwachten dat je|wij verwachten dat je|we expect you to|you will|you'll|you should|you must|je moet|je dient)\s+(?:hebt?|heeft|have|has|'ve got|beschikt? over|bezit|bent? in het bezit van|bent|bring|brings|brengt|are|is|kunt|kan|can|need|needs|must have|should have|possess|will have|over)\s+(?:al\s+|zeker\s+|uiteraard\s+|ook\s+|also\s+|already\s+|een\s+|an?\s+)*/i,
  /^(?:heb je|ben je|ben jij|kun je|heb jij|in het bezit van|beschik je over|must have|must be|should have|required|vereist|eis|must|nice to have|pr[eé]|bonus|wij vragen|we vragen|wij zoeken|we zoeken|minimum requirements?|required skills?|requirements?|iemand (?:met|die))[:\s]\s*/i,
  /^(?:bent|hebt|heeft|beschikt|are|have|hold)\s+(?:in het bezit van|over|in possession of)?\s*/i,
  /^(?:in het bezit van|in possession of)\s+/i,
  /^(?:een|an?|de|het|the)\s+(?=\p{L})/iu,
  /^(?:aantoonbare|gedegen|ruime|relevante|goede|solid|proven|demonstrable|strong|extensive|excellent|uitstekende|hands-on|practical|good|some|enige)\s+(?=(?:(?:en |and )?\p{L}+\s+)?(?:kennis|ervaring|experience|knowledge|werkervaring|understanding|command|beheersing))/iu,
];
const trailing = /(?<![\s.,;:!–-])[\s.,;:!–-]+$/;
const closings = [
  /(?<![\s,;:(–-])[\s,;:(–-]*(?:\b(?:is|are|zijn|dit is|would be|als|as|wordt|geldt als)\s+)?(?:(?:een|an?|echt een|absoluut een|sterke?|big|groot|grote|definite|strong|nice|added|strikte?|absolutely|strongly|zeer|harde?|real|absolute)\s+){0,2}(?:vereiste?|required|requirement|must(?:[- ]have)?|pr[eé]|plus(?:punt)?|bonus|eis|voorwaarde|noodzakelijk|essential|preferred|nice[- ]to[- ]have|desirable|mandatory|verplicht|wenselijk|gewenst|welkom|welcome|advantage|asset|knock[- ]?out|mooi meegenomen)\)?\s*$/i,
  trailing,
];

/** The sentence without "je hebt", "is een vereiste" and the like, its first letter large; at most 160 characters. */
export function shortText(sentence: string): string {
  let text = sentence.replace(/\s+/g, " ").replace(trailing, "").trim();
  for (let round = 0; round < 3; round += 1) {
    const before = text;
    for (const opening of openings) text = text.replace(opening, "");
    if (text === before) break;
  }
  for (const closing of closings) {
    const shorter = text.replace(closing, "");
    if (shorter.length >= 2) text = shorter;
  }
  text = text.replace(trailing, "");
  if (text.length > 160) text = `${text.slice(0, 157).replace(/\s+\S*$/, "")}…`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The fewest years that a stretch asks, or null. "25 jaar" of age and "bestaat 40 jaar" ask none. */
export function yearsIn(text: string): number | null {
  const hit = yearsPattern.exec(text);
  if (!hit) return null;
  const word = (hit[1] as string).toLowerCase();
  const years = numberWords[word] ?? Number(word);
  return years >= 1 && years <= 15 ? years : null;
}

/** As many as a job takes. */
const MOST_REQUIREMENTS = 100;

/** Requirements in the order of the text, at most 100. */
export function readRequirements(text: string, statements: Statement[]): ReadRequirement[] {
  const found: ReadRequirement[] = [];
  const seen = new Set<string>();
  const isShort = text.length < 700;
  const dutch = isDutch(text);
  const hasMustSection = statements.some((statement) => statement.section === "must" || statement.section === "knock_out");
  for (const statement of statements) {
    if (found.length >= MOST_REQUIREMENTS) break;
    const said = ofTheOneBefore.exec(text.slice(statement.start, statement.end));
    if (said) {
      // "This is a hard requirement" says something of the one before it, and asks nothing itself.
      const before = found.at(-1);
      if (before) Object.assign(before, restated(before, said[0]));
      continue;
    }
    for (const requirement of clausesOf(text, statement).flatMap((clause) =>
      readStatement(text, clause, { isShort, hasMustSection, dutch }),
    )) {
      const key = `${requirement.skill ?? ""}|${requirement.skill ? "" : requirement.text.toLowerCase()}|${requirement.min_years ?? ""}`;
      const known = requirement.skill && found.find((other) => other.skill === requirement.skill);
      if (known && !requirement.min_years) continue;
      if (seen.has(key) || requirement.text.length < 2) continue;
      seen.add(key);
      found.push(requirement);
    }
  }
  return weigh(found).slice(0, MOST_REQUIREMENTS);
}

const ofTheOneBefore =
  /^[^\p{L}]*(?:this|that|it|dit|dat)\s+(?:is|are|zijn|geldt als)\s[^.,;]{0,30}?(?:requirement|required|must|mandatory|essential|eis|vereiste?|voorwaarde|verplicht|plus|pr[eé]|pluspunt|nice[- ]to[- ]have|bonus|advantage|knock[- ]?out)[^\p{L}]*$/iu;

function restated(before: ReadRequirement, said: string): Partial<ReadRequirement> {
  if (niceCue.test(said)) return { kind: "nice", weight: 1 };
  if (/\b(?:hard|harde|strict|strikte?|absolute?|knock[- ]?out)\b/i.test(said)) return { kind: "knock_out", weight: 0 };
  return before.kind === "nice" ? { kind: "must", weight: 4 } : {};
}

interface Vacancy {
  isShort: boolean;
  hasMustSection: boolean;
  dutch: boolean;
}

function readStatement(text: string, statement: Statement, vacancy: Vacancy): ReadRequirement[] {
  const sentence = text.slice(statement.start, statement.end);
  if (!/\p{L}{2}/u.test(sentence)) return [];
  const skills = findSkills(sentence);
  const kind = kindOf(sentence, statement, skills, vacancy);
  return kind ? split(text, statement, sentence, kind, skills, protectedCriteria(sentence), vacancy.dutch) : [];
}

const clauseBreak =
  /,?(?<!\s)\s+(?:en|and)\s+(?=(?:(?:je|jij|you)\s+)?(?:bent|hebt|heeft|beschikt|kunt|spreekt|bezit|houdt|weet|kent|have|are|can|hold|holds|speak|possess|know)\s)/giu;

/** "Je hebt een diploma en bent in het bezit van een rijbewijs": two clauses, each a place in the text of its own. */
function clausesOf(text: string, statement: Statement): Statement[] {
  const sentence = text.slice(statement.start, statement.end);
  const clauses: Statement[] = [];
  let from = 0;
  for (const hit of sentence.matchAll(clauseBreak)) {
    if (hit.index - from < 15) continue;
    clauses.push({ ...statement, start: statement.start + from, end: statement.start + hit.index });
    from = hit.index + hit[0].length;
  }
  return clauses.length === 0 ? [statement] : [...clauses, { ...statement, start: statement.start + from }];
}

/** What kind of requirement a statement is; null when it is none. */
function kindOf(sentence: string, statement: Statement, skills: FoundSkill[], vacancy: Vacancy): RequirementKind | null {
  const { section } = statement;
  const isNice = niceCue.test(sentence);
  const isKnockOut = !isNice && section !== "nice" && knockOutCue.test(sentence);
  const speaks = speakingCue.test(sentence);
  const must = mustCue.test(sentence);
  const hard = skills.filter((skill) => !isSoftSkill(skill.name));
  const offers = offerCue.test(sentence) || (payCue.test(sentence) && hard.length === 0);
  if (
    /^[^\p{L}]*(?:locatie|standplaats|location|salaris|salary|uren|hours|startdatum|start date|contact|datum|referentie|reference|dienstverband|opdrachtgever|company|client|functie|job title|title|aantal|duur|tarief|schaal|werkgever|organisatie|bedrijf|contract|employment)\b[^:\n]{0,15}:/iu.test(
      sentence,
    )
  )
    return null;
  if (section === "knock_out") return processCue.test(sentence) && !speaks ? null : "knock_out";
  if (section === "nice") return processCue.test(sentence) || (offers && !speaks) ? null : "nice";
  if (section === "must") {
    if (isBlurb(sentence, speaks || must, statement)) return null;
    return isNice ? "nice" : isKnockOut ? "knock_out" : "must";
  }
  if (section === "offer" || section === "company" || section === "process") {
    // Blurb and benefits ask nothing, unless in so many words.
    const plain = isKnockOut && /\b(?:vereist|required|verplicht|voorwaarde|in (?:het )?bezit|noodzakelijk|must)\b/i.test(sentence);
    return plain && !/\bwij\b|\bwe\b/i.test(sentence.slice(0, 12)) ? "knock_out" : null;
  }
  if (section === "tasks") {
    if (isKnockOut && (must || speaks)) return "knock_out";
    const asks =
      (must && speaks) || /\b(?:je hebt|jij hebt|you have|ervaring met|experience (?:with|in)|we vragen|wij vragen)\b/i.test(sentence);
    return asks && !offers ? (isNice ? "nice" : "must") : null;
  }
  // No heading told what this is.
  if (isKnockOut && !offers && !processCue.test(sentence)) return "knock_out";
  if (offers || processCue.test(sentence)) {
    if (!((speaks && hard.length > 0) || (must && speaks)) || processCue.test(sentence)) return null;
  }
  const asksLanguage = findLanguages(sentence).length > 0;
  const asksLevel = findEducationLevels(sentence).length > 0;
  if (companyCue.test(sentence) && !must && !/\b(?:je|jij|you|ervaring|experience)\b/i.test(sentence)) return null;
  if (isNice && (speaks || hard.length > 0 || asksLanguage)) return "nice";
  if (vacancy.hasMustSection && !must && !(speaks && hard.length > 0)) return null;
  if ((speaks || must) && (hard.length > 0 || yearsIn(sentence) !== null || asksLanguage || asksLevel || (speaks && skills.length > 0)))
    return "must";
  if (speaks && /\b(?:je bent|jij bent|you are|je hebt|you have|ervaring|experience)\b/i.test(sentence) && !vacancy.hasMustSection)
    return "must";
  // A few words on a line, or a text of a few lines: what it names is what it asks.
  if (vacancy.isShort && hard.length > 0) return "must";
  return null;
}

/** Under a heading of requirements, a sentence that only talks. */
function isBlurb(sentence: string, asks: boolean, statement: Statement): boolean {
  if (asks) return false;
  if (processCue.test(sentence) || ((offerCue.test(sentence) || payCue.test(sentence)) && !statement.bullet)) return true;
  if (/\?\s*$/.test(sentence) && sentence.length < 60) return true;
  return !statement.bullet && (companyCue.test(sentence) || (sentence.length > 220 && findSkills(sentence).length === 0));
}

/** One statement as one requirement or several that share its quote. */
function split(
  text: string,
  statement: Statement,
  sentence: string,
  kind: RequirementKind,
  skills: FoundSkill[],
  shielded: ProtectedCriterion[],
  dutch: boolean,
): ReadRequirement[] {
  const quote = text.slice(statement.start, statement.end);
  const base = { kind, quote, start: statement.start, end: statement.end };
  const isShielded = (at: { start: number; end: number }) => shielded.some((one) => one.start < at.end && at.start < one.end);
  const open = skills.filter((skill) => !isShielded(skill));
  const trade = distinct(open.filter((skill) => !isSoftSkill(skill.name)));
  const precise = trade.filter((skill) => !isBroadSkill(skill.name));
  const hard = precise.length > 0 ? precise : trade;
  // What the law protects is left out: with it, the whole sentence when nothing else is asked.
  const rest = without(sentence, shielded);
  if (
    shielded.length > 0 &&
    hard.length === 0 &&
    findLanguages(rest).length === 0 &&
    yearsIn(rest) === null &&
    !/\p{L}{4}.*\p{L}{4}.*\p{L}{4}/u.test(shortText(rest))
  )
    return [];
  const years = yearsIn(rest);
  // In a line of facts ("Firm, Town, hybrid (two days a week at the office)") only the aside is asked.
  const aside = kind === "knock_out" && statement.section === "none" ? /\(([^()]{8,120})\)/.exec(sentence) : null;
  if (aside?.[1] && knockOutCue.test(aside[1])) {
    const start = statement.start + aside.index + 1;
    return [{ kind, quote: aside[1], start, end: start + aside[1].length, text: shortText(aside[1]), weight: 0 }];
  }
  if (kind === "knock_out" && hard.length <= 1) {
    const skill = hard[0]?.name;
    return [{ ...base, text: shortText(rest), ...(skill && { skill }), weight: 0 }];
  }
  const alternative = dutch ? dutchAlternative : englishAlternative;
  const groups = groupsOf(sentence, hard, alternative);
  // Languages asked in one breath with each other stay one requirement; a degree sentence is one too.
  const levels = findEducationLevels(rest);
  if (groups.length <= 1) {
    const only = groups[0];
    const skill =
      only && (only.length === 1 || isAlternative(sentence, only, alternative)) && levels.length === 0
        ? only[0]?.name
        : only?.length === 1
          ? only[0]?.name
          : undefined;
    const asksTrade = levels.length > 0 && hard.every((one) => tradeOf(one.name) !== "certificate" && tradeOf(one.name) !== "it");
    const single = skill && !asksTrade ? { skill } : {};
    const softOnly = hard.length === 0 && open.length > 0 && years === null && levels.length === 0 && findLanguages(rest).length === 0;
    return [
      { ...base, text: shortText(rest), ...single, ...(years && { min_years: years }), ...(softOnly && kind === "must" && { weight: 2 }) },
    ];
  }
  if (levels.length > 0 && hard.every((one) => tradeOf(one.name) !== "it" && tradeOf(one.name) !== "certificate")) {
    return [{ ...base, text: shortText(rest), ...(years && { min_years: years }) }];
  }
  const yearsHit = yearsPattern.exec(sentence);
  return groups.map((group, index) => {
    const first = group[0] as FoundSkill;
    const last = group.at(-1) as FoundSkill;
    const words = sentence.slice(first.start, last.end);
    const skill = first.name;
    const own = yearsHit && years && carriesYears(sentence, yearsHit.index, first, index) ? years : null;
    const unit = /year|yr/i.test(yearsHit?.[0] ?? "") ? (own === 1 ? "year" : "years") : "jaar";
    const label = own ? `${own}+ ${unit} ${words}` : words;
    // In a mixed sentence only the paper is the knock-out: "rijbewijs B en ervaring met Python".
    const isPaper =
      group.every((one) => tradeOf(one.name) === "certificate") && (knockOutCue.test(words) || statement.section === "knock_out");
    const own_kind = kind === "knock_out" && !isPaper && statement.section !== "knock_out" ? "must" : kind;
    const part = { kind: own_kind, ...(own_kind === "knock_out" && { weight: 0 }) };
    return {
      ...base,
      text: shortText(label),
      ...(group.length === 1 && { skill }),
      ...(group.length > 1 && { skill }),
      ...(own && { min_years: own }),
      ...part,
    };
  });
}

function distinct(skills: FoundSkill[]): FoundSkill[] {
  return skills.filter((skill, index) => skills.findIndex((other) => other.name === skill.name) === index);
}

function without(sentence: string, shielded: ProtectedCriterion[]): string {
  let rest = "";
  let at = 0;
  for (const { start, end } of shielded) {
    rest += sentence.slice(at, start);
    at = end;
  }
  return (rest + sentence.slice(at))
    .replace(/\s{2,}/g, " ")
    .replace(/\s+([,.])/g, "$1")
    .replace(/(?:,|\b(?:en|and|van|met|with|of))\s*(?=[.,]|$)/gi, "")
    .trim();
}

/** "of" means "or" in Dutch only. */
const dutchAlternative = /(?<!\p{L})(?:of|or|dan wel)(?!\p{L})|^\s*\/\s*$/iu;
const englishAlternative = /(?<!\p{L})or(?!\p{L})|^\s*\/\s*$/iu;
const example =
  /(?<!\p{L})(?:zoals|such as|like|bijv\.?|bijvoorbeeld|e\.g\.?|for example|waaronder|including|o\.a\.?|denk aan)(?!\p{L})[^.]{0,25}$/iu;

/** Skills that belong together: "Kafka or RabbitMQ" and "event-driven systems such as Kafka" are one; others stand alone. */
function groupsOf(sentence: string, skills: FoundSkill[], alternative: RegExp): FoundSkill[][] {
  const groups: FoundSkill[][] = [];
  skills.forEach((skill, index) => {
    const previous = skills[index - 1];
    const between = previous ? sentence.slice(previous.end, skill.start) : "";
    const open = groups.at(-1);
    const listBefore = open && /^\s*,\s*$/.test(between) && endsInAlternative(sentence, skills, index);
    const isClose = between.length < 60 && !/[.;]/.test(between);
    if (open && isClose && (alternative.test(between) || example.test(between) || listBefore || inExamples(sentence, open, skill, between)))
      open.push(skill);
    else groups.push([skill]);
  });
  return groups;
}

/** "Kafka, RabbitMQ or NATS": the commas before an "or" are alternatives too. */
function endsInAlternative(sentence: string, skills: FoundSkill[], from: number): boolean {
  for (let index = from; index < skills.length - 1; index += 1) {
    const between = sentence.slice((skills[index] as FoundSkill).end, (skills[index + 1] as FoundSkill).start);
    if (/^\s*,?\s*(?:or|of)\s+(?:\p{L}+\s+)?$/iu.test(between)) return true;
    if (!/^\s*,\s*$/.test(between)) return false;
  }
  return false;
}

/** Inside the list that "such as" or "zoals" opened. */
function inExamples(sentence: string, open: FoundSkill[], skill: FoundSkill, between: string): boolean {
  if (open.length < 2 || !/^\s*(?:,|,?\s*(?:en|and|&))\s*$/i.test(between)) return false;
  const [first, second] = open as [FoundSkill, FoundSkill];
  return example.test(sentence.slice(first.end, second.start)) && skill.start - first.start < 160;
}

const isAlternative = (sentence: string, group: FoundSkill[], alternative: RegExp) =>
  group.length > 1 &&
  group.slice(1).some((skill, index) => alternative.test(sentence.slice((group[index] as FoundSkill).end, skill.start)));

/** Do the years told before a list belong to this skill? To the first one, and to those that only a comma or "and" parts from it. */
function carriesYears(sentence: string, yearsAt: number, skill: FoundSkill, index: number): boolean {
  if (skill.start < yearsAt) return false;
  const between = sentence.slice(yearsAt, skill.start);
  if (
    index > 0 &&
    /\b(?:kennis|knowledge|familiar\w*|plus|bekend|basic|basis|diploma|certific\w*|understanding|vaardig|beheers\w*)\b/i.test(between)
  )
    return false;
  return between.length < 120;
}

/** Five points where years are asked and for the musts named first; the contract's defaults otherwise. */
function weigh(requirements: ReadRequirement[]): ReadRequirement[] {
  let first = true;
  return requirements.map((requirement) => {
    if (requirement.weight !== undefined) return requirement;
    if (requirement.kind === "knock_out") return { ...requirement, weight: 0 };
    if (requirement.kind === "nice") return { ...requirement, weight: 1 };
    const isFirst = first && requirement.skill !== undefined;
    if (isFirst) first = false;
    return { ...requirement, weight: requirement.min_years || isFirst ? 5 : 4 };
  });
}
