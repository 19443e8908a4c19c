import { nth } from "#contract/nth.ts";
import { commonCapitals, openers } from "#engine/borne/names.ts";
import { findDates } from "#engine/cv/fields/dates.ts";
import { companyScore } from "#engine/cv/vocabulary.ts";
import type { Span } from "#engine/matching/passages.ts";
import { isBroadSkill, isSoftSkill } from "#engine/skills/breadth.ts";
import { findEducationLevels } from "#engine/skills/education-level.ts";
import { languagePlaces } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { countryIn, findPlaces } from "#engine/skills/places/places.ts";
import { findTitles } from "#engine/skills/titles.ts";
import { fold } from "#engine/skills/tokens.ts";
import { affirming } from "../formalities.ts";
import { findNumbers } from "../numbers.ts";
import { dayDate, monthNumber } from "./dates/months.ts";
import type { Grounds } from "./grounds.ts";
import type { Piece } from "./piece.ts";
import { claimedBeyond } from "./said-of-others.ts";
import { spokenIn } from "./spoken-level.ts";

/** The things in a sentence that can be looked up, in reading order. */
export function piecesOf(grounds: Grounds, sentence: string): Piece[] {
  const found: Piece[] = [];
  const taken: Span[] = [];
  // Places stay places; only what they hold is blanked.
  let text = grounds.masked ? sentence.replace(grounds.masked, (match) => " ".repeat(match.length)) : sentence;
  const blank = (span: Span) => {
    taken.push(span);
    text = text.slice(0, span.start) + " ".repeat(span.end - span.start) + text.slice(span.end);
  };
  const states = statesOf(grounds, sentence);
  const add = (piece: Span & Record<string, unknown>, keep = false) => {
    found.push({ ...piece, ...states(piece.start) } as Piece);
    if (!keep) blank(piece);
  };
  // Words of the client's own name and of the title are no claims; employers are, but skills in their names aren't.
  for (const { pattern, index } of grounds.employers) {
    const hit = pattern.exec(text);
    if (hit) {
      const whole = grounds.sources.candidate.experience[index]?.company ?? "";
      const span = { start: hit.index, end: hit.index + hit[0].length };
      if (!taken.some((one) => one.start < span.end && span.start < one.end)) add({ kind: "name", word: whole, ...span });
    }
  }
  // Before skills are taken out of them: "project manager".
  const titles = findTitles(text);
  for (const day of text.matchAll(dayDate)) {
    const [written, number = "", name = "", year] = day;
    const month = monthNumber(name);
    if (month)
      add({
        kind: "day",
        month,
        day: Number(number),
        year: year ? Number(year) : null,
        start: day.index,
        end: day.index + written.trimEnd().length,
      });
  }
  for (const date of findDates(text)) {
    if (!/(?:19|20)\d{2}|['’]\d{2}/.test(text.slice(date.start, date.end))) continue;
    const since =
      date.to === null || date.single
        ? /(?<!\p{L})(?:since|sinds|vanaf)\s*$/iu.test(text.slice(0, date.start)) ||
          /^(?:since|sinds|vanaf)/i.test(text.slice(date.start, date.end))
        : false;
    const span = { start: date.start, end: date.end };
    for (const value of new Set([date.from, date.to])) if (value) add({ kind: "date", value, since, ...span }, true);
    blank(span);
  }
  for (const level of findEducationLevels(text)) {
    const { start, end } = level;
    add({ kind: "degree", level: level.level, start, end }, true);
    const subject = studyOf.exec(text.slice(end));
    if (subject?.[1] && !generalStudy.test(subject[1])) {
      const from = end + subject[0].length - subject[1].length;
      add({ kind: "name", word: subject[1], start: from, end: from + subject[1].length });
    }
  }
  const skills = findSkills(text);
  const spoken = spokenIn(text);
  for (const { language, level, start, end } of spoken) add({ kind: "language", language, level, start, end });
  for (const skill of skills) {
    if (isSoftSkill(skill.name) || isBroadSkill(skill.name) || taken.some((one) => one.start < skill.end && skill.start < one.end))
      continue;
    add({ kind: "skill", name: skill.name, start: skill.start, end: skill.end });
  }
  // A level is looked up with its language: "C1-niveau" is no name of anything.
  for (const { levelAt } of spoken) if (levelAt) blank(levelAt);
  for (const place of findPlaces(text)) add({ kind: "place", name: place.name, start: place.start, end: place.end });
  const country = countryIn(text);
  if (country) add({ kind: "country", code: country.country, start: country.start, end: country.end });
  const numbers = findNumbers(text);
  for (const [index, number] of numbers.entries()) {
    const { start, end, unitEnd } = number;
    // "All three of them": the sentence counts what it told itself.
    if (number.unit === null && /(?<!\p{L})(?:all|alle)\s$/iu.test(text.slice(0, start))) continue;
    // "You ask for five years; Noor has ten."
    const before = numbers[index - 1];
    if (number.unit === null && before?.unit && /^\s*[.,;!?)]*$/.test(text.slice(end))) number.unit = before.unit;
    const span = { start, end: unitEnd };
    if (number.unit === "year" || (number.unit === "month" && !/notice|opzeg/i.test(sentence))) {
      const lead = text.slice(Math.max(0, start - 14), start);
      const bound =
        /(?:more than|over|at least|meer dan|ruim|minstens|minimaal)\s*$/i.test(lead) || /\+/.test(sentence.slice(end - 1, end + 1))
          ? "least"
          : /(?:almost|nearly|bijna)\s*$/i.test(lead)
            ? "nearly"
            : null;
      add({ kind: "years", number, bound, ...span }, true);
    } else add({ kind: "number", number, ...span }, true);
    blank({ start, end });
  }
  for (const title of titles) {
    const before = sentence.slice(Math.max(0, title.start - 24), title.start);
    if (
      !title.general &&
      /(?<!\p{L})(?:as|als|is|was|been|became|werd|werkt|werkte|a|an|een|the|de|onze|our|their)\s+(?:(?:a|an|een|the|de)\s+)?(?:(?:senior|junior|medior|lead|experienced|ervaren|allround)\s+)?$/iu.test(
        before,
      ) &&
      /(?<!\p{L})(?:as|als|is|was|been|became|werd)(?!\p{L})/iu.test(before)
    )
      add({ kind: "role", role: title.role, start: title.start, end: title.end });
    // A title's own words are no names, capitals or not.
    blank({ start: title.start, end: title.end });
  }
  for (const one of claimedBeyond(sentence)) add({ ...one }, true);
  addNames(grounds, sentence, text, states, found);
  return found.sort((one, other) => one.start - other.start);
}

/** Capitals where nothing but a name has them: employers, schools, products, people. */
function addNames(
  grounds: Grounds,
  sentence: string,
  text: string,
  states: (at: number) => { asked: boolean; denied: boolean },
  found: Piece[],
): void {
  const nationalities = new Set(languagePlaces(text));
  for (const hit of text.matchAll(/[\p{L}\p{N}]+(?:['’.&+#-][\p{L}\p{N}]+)*/gu)) {
    const word = hit[0];
    const start = hit.index;
    if (!/\p{Lu}/u.test(word) || nationalities.has(start)) continue;
    const key = fold(word).replace(/['’]s$/, "");
    if (commonCapitals.has(key) || grounds.ownNames.has(key) || grounds.ownNames.has(key.replace(/s$/, "")) || monthNumber(key)) continue;
    const before = sentence.slice(0, start).trimEnd();
    const opens = before === "" || /[.!?:…"“”'‘(*_\-–—|]$/.test(before);
    // At a sentence's start every word has a capital: there only what is certainly a name counts.
    if (
      opens &&
      !/\p{Lu}.*\p{Lu}/u.test(word) &&
      !(companyScore(word) > 0.7 && !dutchCommon.has(key)) &&
      !isFollowedByCapital(sentence, start + word.length)
    )
      continue;
    // The first word has its capital from the sentence: what stands behind it tells whether both are a name.
    if (opens && isFollowedByCapital(sentence, start + word.length) && (openers.has(key) || isPlain(before, word))) continue;
    found.push({ kind: "name", word, start, end: start + word.length, ...states(start) });
  }
}

const isPlain = (before: string, word: string) => before === "" && /^\p{Lu}\p{Ll}+$/u.test(word) && companyScore(word) <= 0.7;

/** At a place of the sentence: is it told of what is asked, or as missing? */
function statesOf(grounds: Grounds, sentence: string): (at: number) => { asked: boolean; denied: boolean } {
  const marks = [
    ...[...sentence.matchAll(asking)].map(({ index }) => ({ at: index, asked: true })),
    ...[...sentence.matchAll(grounds.subject)].map(({ index }) => ({ at: index, asked: false })),
  ].sort((one, other) => one.at - other.at);
  const isOfClient = marks.some(({ asked }) => asked) && marks.every(({ asked }) => asked);
  // "For the centre that opens in May, Noor brings …": until the comma it is told of the client's.
  const aside = /^(?:for|voor) (?:the|your|de|het|jullie|uw|je)(?!\p{L})[^,;]*,/iu.exec(sentence)?.[0] ?? "";
  const asideEnd = marks.some(({ at, asked }) => !asked && at < aside.length) ? 0 : aside.length;
  const question = /\?["'”’)]*$/.test(sentence);
  const clauses: { start: number; end: number; denied: boolean }[] = [];
  for (const part of cutAt(
    sentence,
    { start: 0, end: sentence.length },
    /[;:]\s|\s[–—]\s|(?<!\p{L})(?:but|maar|while|terwijl|though|hoewel|toch)(?!\p{L})/giu,
  )) {
    const denied = question || missing.test(sentence.slice(part.start, part.end));
    // "No Kafka, RabbitMQ or Celery": all of it is missing, but for what a part between commas says to be there.
    for (const clause of denied ? cutAt(sentence, part, /,\s(?!\d)/g) : [part]) {
      const words = sentence.slice(clause.start, clause.end);
      clauses.push({ ...clause, denied: denied && (question || missing.test(words) || !affirming.test(words)) });
    }
  }
  return (at) => ({
    asked: isOfClient || at < asideEnd || (marks.findLast((mark) => mark.at <= at)?.asked ?? false),
    denied: clauses.find((clause) => at >= clause.start && at < clause.end)?.denied ?? false,
  });
}

/** Here the sentence begins to tell what the client asks; the candidate's name or a "has" ends it. */
const asking =
  /(?<!\p{L})(?:(?:you|the client|they)(?:['’]re| are)? (?:also )?(?:ask|asked|need|want|wanted|require|required|seek|look|looking|mention|mentioned|wrote|write|prefer)(?:ed|s|ing)?|your|asks? for|(?:the) (?:vacancy|role|job|position|requirements?|team|office|advert)|asked for|required|(?:je|jij|jullie|u|men)(?: ook)? (?:vraag|vraagt|vragen|zoek|zoekt|zoeken|wilt?|willen|noemt?|noemen|schrijft?|schrijven|vroeg|vroegen|zocht|zochten|eist?)|(?:vraag|vraagt|vragen|zoek|zoekt|zoeken|noemt?|noemen) (?:je|jij|jullie|u)|jullie|jouw|uw|vraagt om|(?:je|de) (?:vacature|functie|eisen|eis|team|kantoor|rol|wens|wensen)|gevraagde?|vereiste?)(?!\p{L})/giu;
const missing =
  /(?<!\p{L})(?:not|no|never|without|isn['’]t|hasn['’]t|haven['’]t|doesn['’]t|don['’]t|unknown|unclear|yet to|ask about|check|verify|question|missing|lacks?|nothing|nor|neither|niet|niets|geen|nooit|zonder|onbekend|onduidelijk|navragen|vragen we|vraag|checken|ontbreekt|ontbreken|mist)(?!\p{L})(?! (?:only|just|alleen|slechts|least))/iu;

function cutAt(text: string, part: Span, sign: RegExp): Span[] {
  const cuts = [...text.slice(part.start, part.end).matchAll(sign)].map(({ index }) => part.start + index);
  return [...cuts, part.end].map((end, index) => ({ start: index === 0 ? part.start : nth(cuts, index - 1), end }));
}

const studyOf = /^[\s-]*(?:(?:degree|diploma|opleiding|studie)\s*)?(?:(?:of|in|op het gebied van)\s*)?(\p{Ll}[\p{L}-]{5,})/u;
const generalStudy =
  /^(?:degree|diploma|programme|opleiding|niveau|studie|werk|denk|afgerond|behaald|school|graad|level|afgeronde|before|after|behaalde|where|during|waar|daarna|plus|registered|which|through|with|and|from|gehaald|richting|voordat|tijdens|volgens|werk-|level|completed|finished|education|university|hogeschool|science|arts)/i;
const dutchCommon = new Set(["bank", "group", "groep", "school", "care", "zorg", "college", "health", "media", "energy", "food", "foods"]);
const isFollowedByCapital = (sentence: string, end: number) => /^\s\p{Lu}/u.test(sentence.slice(end, end + 2));
