import type { Evidence, LanguageLevel } from "#contract/fields.ts";
import type { Claim, Confirmation, ProposalParts } from "#contract/proposal.ts";
import { findDates } from "#engine/cv/dates.ts";
import { companyScore } from "#engine/cv/vocabulary.ts";
import { coveredMonths, periodsOf } from "#engine/facts/periods.ts";
import { isDenied } from "#engine/matching/evidence.ts";
import { passageAt, type Span } from "#engine/matching/passages.ts";
import { stemsOf } from "#engine/matching/stems.ts";
import { isBroadSkill, isSoftSkill } from "#engine/skills/breadth.ts";
import { educationRank, findEducationLevels } from "#engine/skills/education-level.ts";
import { findLanguages, isDutch, languagePlaces, levelRank } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { countryIn, findPlaces, isSamePlace, kilometresBetween } from "#engine/skills/places.ts";
import { findTitles, relatedRoles, titleFamily } from "#engine/skills/titles.ts";
import { fold } from "#engine/skills/tokens.ts";
import { affirming, bodyOf } from "./formalities.ts";
import { yearsInTrade } from "./held-jobs.ts";
import { type FoundNumber, findNumbers, isMeasure, isSameUnit } from "./numbers.ts";
import { sentencesOf } from "./sentences.ts";
import {
  evidenceAt,
  type PreparedSources,
  type ProposalSources,
  pageAt,
  prepareSources,
  readAt,
  type SourceText,
  wordsOf,
} from "./sources.ts";

/**
 * A thing in a sentence that can be looked up. `asked`: it is told of what the client asks, so that the job may bear it.
 * `denied`: it is told as missing, unknown or a question.
 */
type Piece = Span & { asked: boolean; denied: boolean } & (
    | { kind: "number"; number: FoundNumber }
    | { kind: "years"; number: FoundNumber; bound: "least" | "nearly" | null }
    | { kind: "date"; value: string; since: boolean }
    | { kind: "day"; month: number; day: number; year: number | null }
    | { kind: "skill"; name: string }
    | { kind: "place"; name: string }
    | { kind: "country"; code: string }
    | { kind: "language"; language: string; level: LanguageLevel | null }
    | { kind: "degree"; level: Parameters<typeof educationRank>[0] }
    | { kind: "role"; role: string }
    | { kind: "name"; word: string }
  );

/** What bears a piece: a passage, or a field of the record where no text holds it. */
type Bearer = { evidence: Evidence } | { field: string };

/**
 * The text of a part as its claims count offsets in it: a strength's title and text with a blank line between them, the
 * summary, the letter, or a requirement's note. Null for a part that isn't there.
 */
export function textOfPart(parts: ProposalParts, part: string): string | null {
  const [kind, index] = part.split(":");
  if (kind === "letter") return parts.cover_letter;
  if (kind === "summary") return parts.information.summary ?? null;
  if (kind === "strength") {
    const strength = parts.strengths[Number(index)];
    return strength ? `${strength.title}\n\n${strength.text}` : null;
  }
  return parts.requirements[Number(index)]?.note ?? null;
}

/**
 * Every sentence of a proposal that can be true or false, in the order of its parts, with what bears it. A sentence is a
 * claim when it holds something to look up: a number, years, a date, an employer, school or other name, a diploma, a
 * certificate or skill that the lexicon knows, a place, a language. Greeting and closing of the letter are none, nor are
 * sentences that only ask or tell what is missing. A claim is sourced when *every* such piece stands in a source: the CV,
 * the profile, a note, and for what the client asks the job's text. Otherwise its source is `none` with the missing pieces
 * as they are written, unless somebody confirmed exactly this sentence in a part of this kind; another wording of it is
 * another sentence, and its confirmation falls away. `text === textOfPart(parts, part).slice(start, end)`, always.
 *
 * It takes any text in English or Dutch and refuses none; what it can't see is a claim without any piece ("always on time").
 */
export function claimsOf(
  parts: ProposalParts,
  sources: ProposalSources | PreparedSources,
  confirmations: readonly Confirmation[] = [],
): Claim[] {
  const ready = "texts" in sources ? sources : prepareSources(sources);
  const names: string[] = [
    ...parts.strengths.map((_, index) => `strength:${index}`),
    "summary",
    "letter",
    ...parts.requirements.map((_, index) => `requirement:${index}`),
  ];
  const reader = new Ledger(ready);
  return names.flatMap((part) => {
    const text = textOfPart(parts, part) ?? "";
    // A note stands beside its requirement, and means what that names.
    const context = part.startsWith("requirement:") ? parts.requirements[Number(part.split(":")[1])]?.text : undefined;
    return sentencesOf(part === "letter" ? bodyOf(text) : text).flatMap((sentence): Claim[] => {
      const source = reader.sourceOf(text.slice(sentence.start, sentence.end), context);
      if (!source) return [];
      const written = text.slice(sentence.start, sentence.end);
      const kind = part.split(":")[0];
      const confirmed = confirmations.findLast((one) => one.text.trim() === written && one.part.split(":")[0] === kind);
      return [
        {
          part,
          text: written,
          ...sentence,
          source: source.kind === "none" && confirmed ? { kind: "confirmed", by: confirmed.by, at: confirmed.at } : source,
        },
      ];
    });
  });
}

/** Here the sentence begins to tell what the client asks; the candidate's name or a "has" ends it. */
const asking =
  /(?<!\p{L})(?:(?:you|the client|they)(?:['’]re| are)? (?:also )?(?:ask|asked|need|want|wanted|require|required|seek|look|looking|mention|mentioned|wrote|write|prefer)(?:ed|s|ing)?|(?:your|the) (?:vacancy|role|job|position|requirements?|team|office|advert)|asked for|required|(?:je|jij|jullie|u|men)(?: ook)? (?:vraag|vraagt|vragen|zoek|zoekt|zoeken|wilt?|willen|noemt?|noemen|schrijft?|schrijven|vroeg|vroegen|zocht|zochten|eist?)|(?:vraag|vraagt|vragen|zoek|zoekt|zoeken|noemt?|noemen) (?:je|jij|jullie|u)|(?:jouw|jullie|uw|je|de) (?:vacature|functie|eisen|eis|team|kantoor|rol|wens|wensen)|gevraagde?|vereiste?)(?!\p{L})/giu;
const missing =
  /(?<!\p{L})(?:not|no|never|without|isn['’]t|hasn['’]t|haven['’]t|doesn['’]t|don['’]t|unknown|unclear|yet to|ask about|check|verify|question|missing|lacks?|nothing|nor|neither|niet|niets|geen|nooit|zonder|onbekend|onduidelijk|navragen|vragen we|vraag|checken|ontbreekt|ontbreken|mist)(?!\p{L})(?! (?:only|just|alleen|slechts|least))/iu;

function cutAt(text: string, part: Span, sign: RegExp): Span[] {
  const cuts = [...text.slice(part.start, part.end).matchAll(sign)].map(({ index }) => part.start + index);
  return [...cuts, part.end].map((end, index) => ({ start: index === 0 ? part.start : (cuts[index - 1] as number), end }));
}

class Ledger {
  private readonly sources: PreparedSources;
  private readonly ownNames: Set<string>;
  private readonly masked: RegExp | null;
  private readonly subject: RegExp;
  private readonly employers: { index: number; pattern: RegExp }[];

  constructor(sources: PreparedSources) {
    this.sources = sources;
    const { candidate, recruiter, client_name, contact_name, agency_name, job } = sources;
    const people = [
      candidate.first_name,
      candidate.last_name,
      recruiter?.first_name,
      recruiter?.last_name,
      client_name,
      contact_name,
      agency_name,
      job.client?.name,
    ];
    this.ownNames = new Set(people.flatMap((name) => wordsOf(name ?? "")).flatMap((word) => [word, ...word.split(/['’.&+#-]/)]));
    const whole = [job.title, client_name, job.client?.name, contact_name].filter((text): text is string =>
      Boolean(text && text.trim().length > 2),
    );
    this.masked =
      whole.length > 0
        ? new RegExp(whole.map((text) => `(?<![\\p{L}\\p{N}])${escaped(text.trim())}(?![\\p{L}\\p{N}])`).join("|"), "giu")
        : null;
    const own = [candidate.first_name, candidate.last_name, ...(candidate.first_name?.split(" ") ?? [])].filter((name): name is string =>
      Boolean(name && name.length > 1),
    );
    this.subject = new RegExp(
      `(?<!\\p{L})(?:${[...own.map(escaped), "the candidate", "this candidate", "(?:de|deze) kandidaat", "the cv", "het cv", "has", "have", "heeft", "brings", "brengt"].join("|")})(?!\\p{L})`,
      "giu",
    );
    this.employers = candidate.experience.flatMap(({ company }, index) => {
      const words = (company ?? "").trim().split(/\s+/);
      const first = words.find((word) => /^\p{Lu}[\p{L}\d]{3,}/u.test(word) && companyScore(word) === 0 && !openers.has(fold(word))) ?? "";
      if (!company || company.trim().length < 3) return [];
      // A short form names one organisation only: "Umgeni" is nobody where both a clinic and a university begin so.
      const others = [
        ...candidate.education.map(({ institution }) => institution),
        ...candidate.experience.map((one) => (one.company === company ? null : one.company)),
      ];
      const isOwn = first !== "" && !others.some((name) => wordsOf(name ?? "").some((word) => word === fold(first)));
      const names = [
        company.trim(),
        ...(company.includes(",") ? [company.slice(0, company.lastIndexOf(",")).trim()] : []),
        ...(isOwn ? [first] : []),
      ];
      return [{ index, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "u") }];
    });
  }

  /** What bears a sentence; null when it holds nothing to look up. */
  sourceOf(sentence: string, context = ""): Claim["source"] | null {
    const pieces = this.piecesOf(sentence);
    const borne: { piece: Piece; bearers: Bearer[] }[] = [];
    const lacking: string[] = [];
    for (const piece of pieces) {
      const bearers = this.bearersOf(piece, sentence, pieces, context);
      if (bearers.length > 0) borne.push({ piece, bearers });
      // That something is missing needs no passage that holds it.
      else if (!piece.denied || piece.kind === "number" || piece.kind === "years")
        lacking.push(sentence.slice(piece.start, piece.end).trim());
    }
    if (lacking.length > 0) return { kind: "none", missing: [...new Set(lacking)] };
    if (borne.length === 0) return null;
    return this.bestOf(borne);
  }

  /** The passage that bears most of a sentence, numbers counting double; a field of the record where no passage does. */
  private bestOf(borne: { piece: Piece; bearers: Bearer[] }[]): Claim["source"] {
    const weights = new Map<string, { weight: number; bearer: Bearer }>();
    for (const { piece, bearers } of borne) {
      const seen = new Set<string>();
      for (const bearer of bearers) {
        const key = "field" in bearer ? bearer.field : this.passageKey(bearer.evidence);
        if (seen.has(key)) continue;
        seen.add(key);
        const known = weights.get(key);
        const weight =
          (piece.kind === "number" || piece.kind === "years" ? 2 : 1) *
          (piece.asked || piece.denied ? 0.5 : 1) *
          ("field" in bearer ? 0.9 : 1);
        if (known) known.weight += weight;
        else weights.set(key, { weight, bearer });
      }
    }
    const [first] = [...weights.values()].sort((one, other) => other.weight - one.weight);
    const bearer = (first as { bearer: Bearer }).bearer;
    if ("field" in bearer) return { kind: "record", field: bearer.field };
    const page = bearer.evidence.source === "cv" && !bearer.evidence.page ? pageAt(this.sources.candidate, bearer.evidence) : undefined;
    return { kind: "passage", evidence: page ? { ...bearer.evidence, page } : bearer.evidence };
  }

  private passageKey({ source, start }: Evidence): string {
    const text = this.sources.texts.find((one) => one.source === source);
    return `${source} ${(text && passageAt(text.passages, start)?.start) ?? start}`;
  }

  private piecesOf(sentence: string): Piece[] {
    const found: Piece[] = [];
    const taken: Span[] = [];
    // Places stay places; only what they hold is blanked.
    let text = this.masked ? sentence.replace(this.masked, (match) => " ".repeat(match.length)) : sentence;
    const blank = (span: Span) => {
      taken.push(span);
      text = text.slice(0, span.start) + " ".repeat(span.end - span.start) + text.slice(span.end);
    };
    const states = this.statesOf(sentence);
    const add = (piece: Span & Record<string, unknown>, keep = false) => {
      found.push({ ...piece, ...states(piece.start) } as Piece);
      if (!keep) blank(piece);
    };
    // Words of the client's own name and of the title are no claims; employers are, but skills in their names aren't.
    for (const { pattern, index } of this.employers) {
      const hit = pattern.exec(text);
      if (hit) {
        const whole = this.sources.candidate.experience[index]?.company ?? "";
        const span = { start: hit.index, end: hit.index + hit[0].length };
        if (!taken.some((one) => one.start < span.end && span.start < one.end)) add({ kind: "name", word: whole, ...span });
      }
    }
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
    for (const language of findLanguages(text)) {
      const level = explicitLevel.test(text) ? language.level : null;
      add({ kind: "language", language: language.language, level, start: language.start, end: language.end });
    }
    for (const skill of skills) {
      if (isSoftSkill(skill.name) || isBroadSkill(skill.name) || taken.some((one) => one.start < skill.end && skill.start < one.end))
        continue;
      add({ kind: "skill", name: skill.name, start: skill.start, end: skill.end });
    }
    for (const place of findPlaces(text)) add({ kind: "place", name: place.name, start: place.start, end: place.end });
    const country = countryIn(text);
    if (country) add({ kind: "country", code: country.country, start: country.start, end: country.end });
    const numbers = findNumbers(text);
    for (const [index, number] of numbers.entries()) {
      const { start, end, unitEnd } = number;
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
    for (const title of findTitles(text)) {
      const before = text.slice(Math.max(0, title.start - 24), title.start);
      if (
        !title.general &&
        /(?<!\p{L})(?:as|als|is|was|a|an|een)\s+(?:(?:a|an|een)\s+)?(?:(?:senior|junior|medior|lead|experienced|ervaren|allround)\s+)?$/iu.test(
          before,
        ) &&
        /(?<!\p{L})(?:as|als|is|was)(?!\p{L})/iu.test(before)
      )
        add({ kind: "role", role: title.role, start: title.start, end: title.end });
      // A title's own words are no names, capitals or not.
      blank({ start: title.start, end: title.end });
    }
    this.addNames(sentence, text, states, found);
    return found.sort((one, other) => one.start - other.start);
  }

  /** Capitals where nothing but a name has them: employers, schools, products, people. */
  private addNames(sentence: string, text: string, states: (at: number) => { asked: boolean; denied: boolean }, found: Piece[]): void {
    const nationalities = new Set(languagePlaces(text));
    for (const hit of text.matchAll(/[\p{L}\p{N}]+(?:['’.&+#-][\p{L}\p{N}]+)*/gu)) {
      const word = hit[0];
      const start = hit.index;
      if (!/\p{Lu}/u.test(word) || nationalities.has(start)) continue;
      const key = fold(word).replace(/['’]s$/, "");
      if (commonCapitals.has(key) || this.ownNames.has(key) || monthNumber(key)) continue;
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
      if (opens && isFollowedByCapital(sentence, start + word.length) && openers.has(key)) continue;
      found.push({ kind: "name", word, start, end: start + word.length, ...states(start) });
    }
  }

  /** At a place of the sentence: is it told of what is asked, or as missing? */
  private statesOf(sentence: string): (at: number) => { asked: boolean; denied: boolean } {
    const marks = [
      ...[...sentence.matchAll(asking)].map(({ index }) => ({ at: index, asked: true })),
      ...[...sentence.matchAll(this.subject)].map(({ index }) => ({ at: index, asked: false })),
    ].sort((one, other) => one.at - other.at);
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
      asked: marks.findLast((mark) => mark.at <= at)?.asked ?? false,
      denied: clauses.find((clause) => at >= clause.start && at < clause.end)?.denied ?? false,
    });
  }

  private bearersOf(piece: Piece, sentence: string, pieces: Piece[], context: string): Bearer[] {
    switch (piece.kind) {
      case "number":
        return [...this.numberInProfile(piece.number, piece), ...this.numberInTexts(piece.number, piece, sentence)];
      case "years":
        return this.yearsOf(piece, sentence, pieces, context);
      case "date":
        return this.dateOf(piece, pieces);
      case "day":
        return this.dayOf(piece);
      case "skill":
        return this.skillOf(piece, sentence);
      case "place":
        return this.placeOf(piece, sentence);
      case "country":
        return this.countryOf(piece);
      case "language":
        return this.languageOf(piece);
      case "degree":
        return this.degreeOf(piece);
      case "role":
        return this.roleOf(piece);
      case "name":
        return this.nameOf(piece, sentence);
    }
  }

  private mayBeAsked = (piece: Piece) => piece.asked || piece.denied;
  private textsFor = (piece: Piece) => this.sources.texts.filter(({ about }) => about === "candidate" || this.mayBeAsked(piece));

  private field(path: string): Bearer {
    const evidence = readAt(this.sources.candidate, path);
    return evidence ? { evidence } : { field: path };
  }

  private fromEvidence(evidence: Evidence): Bearer {
    return evidence.source.startsWith("profile:") ? this.field(evidence.source.slice("profile:".length)) : { evidence };
  }

  private numberInProfile(number: FoundNumber, piece: Piece): Bearer[] {
    const { candidate, job } = this.sources;
    const { desired } = candidate;
    const is = (value: number | null | undefined) => value !== null && value !== undefined && Math.abs(value - number.value) < 1e-9;
    const bearers: Bearer[] = [];
    if (number.unit === "hour" && is(desired.hours_per_week)) bearers.push(this.field("desired.hours_per_week"));
    if (number.unit === "week" && is(candidate.notice_weeks)) bearers.push(this.field("notice_weeks"));
    // A month's notice is kept as four weeks, and also as the 4.33 that it is.
    const weeks = candidate.notice_weeks;
    if (number.unit === "month" && weeks && (weeks === number.value * 4 || Math.round(number.value * 4.345) === weeks))
      bearers.push(this.field("notice_weeks"));
    if (number.unit === "euro") {
      for (const path of ["salary_min", "salary_max"] as const)
        if (is((desired[path] ?? Number.NaN) / 100)) bearers.push(this.field(`desired.${path}`));
      if (this.mayBeAsked(piece) && [job.salary_min, job.salary_max].some((value) => is((value ?? Number.NaN) / 100)))
        bearers.push({ field: "job.salary" });
    }
    if (number.unit === "hour" && this.mayBeAsked(piece) && is(job.hours_per_week)) bearers.push({ field: "job.hours_per_week" });
    if (number.unit === "kilometre") {
      const away = candidate.city && job.city ? kilometresBetween(candidate.city, job.city) : null;
      // Distances as the crow flies are told rounded.
      if (away !== null && Math.abs(away - number.value) <= 5) bearers.push(this.field("city"));
      if (is(desired.radius_km)) bearers.push(this.field("desired.radius_km"));
    }
    return bearers;
  }

  /**
   * A number stands where the same value counts the same. Where one side doesn't name a known unit, the passages must
   * share a word besides; between two languages, which share few, a number of more than twelve tells enough.
   */
  private numberInTexts(number: FoundNumber, piece: Piece, sentence: string): Bearer[] {
    const bearers: Bearer[] = [];
    const stems = stemsOf(sentence).filter((stem) => !/^\d/.test(stem) && !this.ownNames.has(stem));
    const dutch = isDutch(sentence);
    for (const text of this.textsFor(piece)) {
      for (const other of text.numbers) {
        if (Math.abs(other.value - number.value) > 1e-9 * Math.max(1, number.value)) continue;
        const passage = passageAt(text.passages, other.start);
        if (!passage) continue;
        if (isMeasure(number.unit) || isMeasure(other.unit)) {
          if (!number.unit || !other.unit || !isSameUnit(number.unit, other.unit)) continue;
        } else if (number.unit && other.unit) {
          if (!isSameUnit(number.unit, other.unit)) continue;
        } else {
          const held = new Set(stemsOf(text.text.slice(passage.start, passage.end)));
          const shared = stems.some((stem) => held.has(stem));
          const foreign =
            isDutch(text.text.slice(passage.start, passage.end)) !== dutch && (number.value > 12 || !Number.isInteger(number.value));
          if (!shared && !foreign) continue;
        }
        bearers.push({ evidence: evidenceAt(text, other) });
        if (bearers.length >= 5) return bearers;
      }
    }
    return bearers;
  }

  /**
   * Years of something. They stand when a source states them of the same skill, or when the jobs give them: rounded to
   * whole or half years in either direction (CVs name months, people say "ten years" of nine and a half), with "more
   * than" every smaller number, with "almost" one more than there are.
   */
  private yearsOf(piece: Extract<Piece, { kind: "years" }>, sentence: string, pieces: Piece[], context: string): Bearer[] {
    const { prepared, candidate, today } = this.sources;
    const { number, bound } = piece;
    const claimed = number.unit === "month" ? number.value / 12 : number.value;
    const fits = (value: number) =>
      bound === "least"
        ? value >= claimed - 0.5
        : bound === "nearly"
          ? value < claimed + 0.01 && value >= claimed - 1
          : Math.abs(value - claimed) < 0.75 || Math.floor(value) === claimed;
    const skill = this.skillBeside(piece, pieces, sentence);
    const bearers: Bearer[] = [];
    for (const text of this.textsFor(piece)) {
      for (const other of text.numbers) {
        if (other.value !== number.value || other.unit !== number.unit) continue;
        const passage = passageAt(text.passages, other.start);
        if (!passage || (skill && !findSkills(text.text.slice(passage.start, passage.end)).some(({ name }) => name === skill))) continue;
        bearers.push({ evidence: evidenceAt(text, other) });
      }
    }
    if (skill) {
      const known = prepared.skills.get(skill)?.years;
      if (known && fits(known.value)) bearers.push(this.fromEvidence(known.evidence));
      return bearers;
    }
    for (const { name } of findSkills(context)) {
      const known = prepared.skills.get(name)?.years;
      if (known && fits(known.value)) bearers.push(this.fromEvidence(known.evidence));
    }
    const periods = periodsOf(candidate, today);
    const employer = this.employerIn(sentence);
    if (employer !== null) {
      const period = periods[employer];
      if (period && fits((period.end - period.start) / 12)) bearers.push(this.field(`experience.${employer}.start`));
    }
    const role = findTitles(sentence).find((title) => !title.general)?.role;
    if (role) {
      const held = candidate.experience.flatMap(({ title }, index) => {
        const own = titleFamily(title ?? "").role;
        return own && (own === role || relatedRoles(role).has(own)) ? [index] : [];
      });
      const first = held.at(-1);
      if (first !== undefined && fits(coveredMonths(held.flatMap((index) => periods[index] ?? [])) / 12))
        bearers.push(this.field(`experience.${first}.start`));
    }
    if (/(?<!\p{L})(?:in this line of work|in this work|in dit vak)(?!\p{L})/iu.test(sentence.slice(piece.end))) {
      const trade = yearsInTrade(candidate, this.sources.job.title, today);
      return trade && fits(trade.years) ? trade.jobs.slice(-1).map((index) => this.field(`experience.${index}.start`)) : [];
    }
    const all = coveredMonths(periods.filter((one) => one !== null)) / 12;
    const there = /^[^.;,]{0,25}(?<!\p{L})(?:at|bij)(?!\p{L})/iu.test(sentence.slice(piece.end));
    if ((employer === null || !there) && ((prepared.years && fits(prepared.years.value)) || (all > 0 && fits(all)))) {
      const first = periods.findLastIndex((one) => one !== null);
      bearers.push(
        ...(prepared.years && fits(prepared.years.value)
          ? prepared.years.evidence.slice(0, 1).map((one) => this.fromEvidence(one))
          : [this.field(`experience.${first}.start`)]),
      );
    }
    return bearers;
  }

  /** The skill that years are told of: the next one after them ("ten years of Python"), else the one just before ("Python, ten years"). */
  private skillBeside(piece: Piece, pieces: Piece[], sentence: string): string | null {
    const skills = pieces.filter((one): one is Extract<Piece, { kind: "skill" }> => one.kind === "skill");
    const after = skills.find(
      (skill) =>
        skill.start >= piece.end &&
        skill.start - piece.end < 45 &&
        !/[;:,.]|(?<!\p{L})(?:at|bij|where|waar|since|sinds|and|en|knows|kent)(?!\p{L})/iu.test(sentence.slice(piece.end, skill.start)),
    );
    const before = skills.findLast(
      (skill) => skill.end <= piece.start && piece.start - skill.end < 12 && /^[\s,:(–-]*$/.test(sentence.slice(skill.end, piece.start)),
    );
    if (after ?? before) return (after ?? before)?.name ?? null;
    // "Acquisition (sales)" is told without what stands between brackets.
    const lower = fold(sentence.slice(piece.end, piece.end + 60));
    return (
      [...this.sources.prepared.skills.keys()].find((name) => name.includes(" (") && lower.includes(fold(name.split(" (")[0] as string))) ??
      null
    );
  }

  private employerIn(sentence: string): number | null {
    const named = this.employers.filter(({ pattern }) => pattern.test(sentence));
    return named.length === 1 ? (named[0] as { index: number }).index : null;
  }

  /** A date that stands beside one employer must lie within the time there; others must be named by a source. */
  private dateOf(piece: Extract<Piece, { kind: "date" }>, pieces: Piece[]): Bearer[] {
    const { candidate } = this.sources;
    const names = pieces.filter((one): one is Extract<Piece, { kind: "name" }> => one.kind === "name");
    const indexes = [
      ...new Set(
        this.employers
          .filter(({ index }) => names.some(({ word }) => word === candidate.experience[index]?.company))
          .map(({ index }) => index),
      ),
    ];
    const fits = (value: string | null | undefined) =>
      Boolean(
        value && (value.startsWith(piece.value) || (piece.value.startsWith(value) && value.length === 4 && piece.value.length === 4)),
      );
    const bearers: Bearer[] = [];
    const jobs = indexes.length > 0 ? indexes : candidate.experience.map((_, index) => index);
    for (const index of jobs) {
      const job = candidate.experience[index];
      for (const edge of ["start", "end"] as const)
        if (fits(job?.[edge]) && !(piece.since && edge === "end")) bearers.push(this.field(`experience.${index}.${edge}`));
      if (
        indexes.length > 0 &&
        !piece.since &&
        job?.start &&
        piece.value >= job.start.slice(0, piece.value.length) &&
        piece.value <= (job.end ?? this.sources.today).slice(0, piece.value.length)
      )
        bearers.push(this.field(`experience.${index}.start`));
    }
    if (indexes.length > 0 && indexes.some((index) => candidate.experience[index]?.start)) return bearers;
    candidate.education.forEach(({ start, end }, index) => {
      if (fits(start)) bearers.push(this.field(`education.${index}.start`));
      if (fits(end)) bearers.push(this.field(`education.${index}.end`));
    });
    candidate.certifications.forEach(({ year }, index) => {
      if (year && fits(String(year))) bearers.push(this.field(`certifications.${index}.year`));
    });
    if (fits(candidate.available_from)) bearers.push(this.field("available_from"));
    if (this.mayBeAsked(piece) && fits(this.sources.job.start_date)) bearers.push({ field: "job.start_date" });
    for (const note of this.sources.notes) if (fits(note.at)) bearers.push({ field: `note:${note.id}` });
    for (const text of this.textsFor(piece)) {
      for (const date of text.dates) if (fits(date.value)) bearers.push({ evidence: evidenceAt(text, date) });
    }
    return bearers;
  }

  private dayOf(piece: Extract<Piece, { kind: "day" }>): Bearer[] {
    const { candidate, job, notes } = this.sources;
    const fits = (date: string | null | undefined) =>
      Boolean(date) &&
      Number(date?.slice(5, 7)) === piece.month &&
      Number(date?.slice(8, 10)) === piece.day &&
      (piece.year === null || Number(date?.slice(0, 4)) === piece.year);
    const bearers: Bearer[] = [];
    if (fits(candidate.available_from)) bearers.push(this.field("available_from"));
    if (this.mayBeAsked(piece) && fits(job.start_date)) bearers.push({ field: "job.start_date" });
    for (const note of notes) if (fits(note.at)) bearers.push({ field: `note:${note.id}` });
    for (const text of this.textsFor(piece)) {
      for (const hit of text.text.matchAll(dayDate)) {
        const [written, day = "", name = "", year] = hit;
        if (Number(day) !== piece.day || monthNumber(name) !== piece.month || (piece.year !== null && Number(year) !== piece.year))
          continue;
        bearers.push({ evidence: evidenceAt(text, { start: hit.index, end: hit.index + written.trimEnd().length }) });
      }
    }
    return bearers;
  }

  private skillOf(piece: Extract<Piece, { kind: "skill" }>, sentence: string): Bearer[] {
    const { prepared, noteSkills, jobSkills } = this.sources;
    const held = [piece.name, prepared.implied.get(piece.name)].flatMap((name) =>
      name ? (prepared.skills.get(name)?.positive ?? []) : [],
    );
    const bearers = [
      ...held.map(({ evidence }) => this.fromEvidence(evidence)),
      ...(noteSkills.get(piece.name) ?? []).map((evidence) => ({ evidence })),
    ];
    if (this.mayBeAsked(piece) && jobSkills.has(piece.name)) {
      const asked = jobSkills.get(piece.name) as Evidence[];
      bearers.push(...(asked.length > 0 ? asked.slice(0, 2).map((evidence) => ({ evidence })) : [{ field: "job.skills" }]));
    }
    // Words that only look like a skill ("leads 34 carers") stand where their own words stand.
    if (bearers.length === 0) {
      const stems = stemsOf(sentence.slice(piece.start, piece.end));
      for (const text of this.textsFor(piece)) {
        const passage = stems.length > 0 ? text.passages.findIndex((_, index) => stems.every((stem) => text.stemsAt(index).has(stem))) : -1;
        const span = text.passages[passage];
        if (span && !isDenied(text.text, { start: span.end, end: span.end }, span)) bearers.push({ evidence: evidenceAt(text, span) });
      }
    }
    const denied = prepared.skills.get(piece.name)?.negative;
    if (piece.denied && denied) bearers.push({ evidence: denied });
    return bearers;
  }

  private placeOf(piece: Extract<Piece, { kind: "place" }>, sentence: string): Bearer[] {
    const { candidate, job } = this.sources;
    const bearers: Bearer[] = [];
    if (candidate.city && isSamePlace(candidate.city, piece.name)) bearers.push(this.field("city"));
    // "Lives in …" is told by the home alone.
    if (
      /(?<!\p{L})(?:lives?|living|woont|woonachtig|based)(?!\p{L})[^.;,]{0,20}$/iu.test(sentence.slice(0, piece.start)) &&
      !this.mayBeAsked(piece)
    )
      return bearers;
    candidate.experience.forEach(({ location }, index) => {
      if (location && isSamePlace(location, piece.name)) bearers.push(this.field(`experience.${index}.location`));
    });
    const before = sentence.slice(Math.max(0, piece.start - 40), piece.start);
    if (
      job.city &&
      isSamePlace(job.city, piece.name) &&
      (this.mayBeAsked(piece) ||
        /(?<!\p{L})(?:your|je|jouw|jullie|uw|office|kantoor|client|away|afstand|km (?:from|van))(?!\p{L})/iu.test(before))
    )
      bearers.push({ field: "job.city" });
    for (const text of this.textsFor(piece)) {
      for (const found of placesIn(text)) if (found.name === piece.name) bearers.push({ evidence: evidenceAt(text, found) });
      if (bearers.length > 6) break;
    }
    return bearers;
  }

  private countryOf(piece: Extract<Piece, { kind: "country" }>): Bearer[] {
    const { candidate } = this.sources;
    if (candidate.country && (candidate.country.toUpperCase() === piece.code || countryIn(candidate.country)?.country === piece.code))
      return [this.field("country")];
    for (const text of this.textsFor(piece)) {
      const found = countryIn(text.text);
      if (found?.country === piece.code) return [{ evidence: evidenceAt(text, found) }];
      const town = placesIn(text).find(({ country }) => country === piece.code);
      if (town) return [{ evidence: evidenceAt(text, town) }];
    }
    return [];
  }

  private languageOf(piece: Extract<Piece, { kind: "language" }>): Bearer[] {
    const { candidate, prepared, job } = this.sources;
    const enough = (held: LanguageLevel | null | undefined) =>
      piece.level === null || (held !== null && held !== undefined && levelRank(held) >= levelRank(piece.level));
    const bearers: Bearer[] = [];
    candidate.languages.forEach(({ language, level }, index) => {
      if (language === piece.language && enough(level)) bearers.push(this.field(`languages.${index}.${level ? "level" : "language"}`));
    });
    const read = prepared.languages.get(piece.language);
    if (bearers.length === 0 && read && enough(read.level)) bearers.push(this.fromEvidence(read.evidence));
    if (this.mayBeAsked(piece)) {
      if (job.languages.some(({ language }) => language === piece.language)) bearers.push({ field: "job.languages" });
    }
    for (const text of this.textsFor(piece)) {
      if (text.source === "cv" || !languagesIn(text)) continue;
      for (const passage of text.passages) {
        const found = findLanguages(text.text.slice(passage.start, passage.end)).find(
          ({ language, level }) => language === piece.language && enough(level),
        );
        if (found) bearers.push({ evidence: evidenceAt(text, { start: passage.start + found.start, end: passage.start + found.end }) });
      }
    }
    return bearers;
  }

  private degreeOf(piece: Extract<Piece, { kind: "degree" }>): Bearer[] {
    const bearers: Bearer[] = [];
    const rank = educationRank(piece.level);
    for (const text of this.textsFor(piece)) {
      for (const found of levelsIn(text)) if (educationRank(found.level) === rank) bearers.push({ evidence: evidenceAt(text, found) });
    }
    const { candidate, prepared } = this.sources;
    candidate.education.forEach(({ degree, field, institution }, index) => {
      for (const [path, value] of [
        ["degree", degree],
        ["field", field],
        ["institution", institution],
      ] as const)
        if (value && findEducationLevels(value).some(({ level }) => educationRank(level) === rank))
          bearers.unshift(this.field(`education.${index}.${path}`));
    });
    if (prepared.education && educationRank(prepared.education.level) === rank)
      bearers.push(this.fromEvidence(prepared.education.evidence));
    return bearers;
  }

  private roleOf(piece: Extract<Piece, { kind: "role" }>): Bearer[] {
    const { prepared, job } = this.sources;
    const held = prepared.titles.filter(({ role }) => role !== null && (role === piece.role || relatedRoles(piece.role).has(role)));
    const bearers = held.map(({ evidence }) => this.fromEvidence(evidence));
    for (const text of this.textsFor(piece)) {
      if (bearers.length > 3) break;
      for (const found of titlesIn(text)) if (found.role === piece.role) bearers.push({ evidence: evidenceAt(text, found) });
    }
    if (this.mayBeAsked(piece) && titleFamily(job.title).role === piece.role) bearers.push({ field: "job.title" });
    return bearers;
  }

  private nameOf(piece: Extract<Piece, { kind: "name" }>, sentence: string): Bearer[] {
    const { candidate, texts } = this.sources;
    const employer = candidate.experience.findIndex(({ company }) => company === piece.word);
    if (employer >= 0) return [this.field(`experience.${employer}.company`)];
    const key = fold(piece.word).replace(/['’]s$/, "");
    const parts = key.split(/['’.&+#-]/).filter((part) => part.length > 1);
    const held = (words: Set<string>) =>
      words.has(key) ||
      (parts.length > 1 && parts.every((part) => words.has(part))) ||
      (isDutch(sentence) && key.endsWith("s") && words.has(key.slice(0, -1)));
    const bearers: Bearer[] = [];
    for (const text of texts) {
      if (
        text.about === "job" &&
        !this.mayBeAsked(piece) &&
        !/(?<!\p{L})(?:your|jullie|jouw|uw|je|for|voor|to|bij)(?!\p{L})/iu.test(sentence)
      )
        continue;
      if (held(text.words)) {
        const at = placeOfWord(text, piece.word);
        if (at) bearers.push({ evidence: evidenceAt(text, at) });
        else bearers.push({ evidence: evidenceAt(text, text.passages[0] ?? { start: 0, end: 0 }) });
      }
    }
    return bearers;
  }
}

/** What a source holds is looked for once, for however many sentences. */
function once<T>(find: (text: string) => T): (text: SourceText) => T {
  const known = new WeakMap<SourceText, { found: T }>();
  return (text) => {
    let kept = known.get(text);
    if (!kept) {
      kept = { found: find(text.text) };
      known.set(text, kept);
    }
    return kept.found;
  };
}
const placesIn = once((text) => findPlaces(text));
const levelsIn = once(findEducationLevels);
const titlesIn = once((text) => findTitles(text));
const languagesIn = once((text) => languagePlaces(text).length > 0);

function placeOfWord(text: SourceText, word: string): Span | null {
  const exact = text.text.search(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, "iu"));
  return exact === -1 ? null : { start: exact, end: exact + word.length };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/\s+/g, "\\s+");
}

const monthNames = [
  /^(?:january|januari|jan)$/,
  /^(?:february|februari|feb|febr)$/,
  /^(?:march|maart|mrt|mar)$/,
  /^(?:april|apr)$/,
  /^(?:may|mei)$/,
  /^(?:june|juni|jun)$/,
  /^(?:july|juli|jul)$/,
  /^(?:august|augustus|aug)$/,
  /^(?:september|sept|sep)$/,
  /^(?:october|oktober|oct|okt)$/,
  /^(?:november|nov)$/,
  /^(?:december|dec)$/,
];
const monthNumber = (name: string) => monthNames.findIndex((pattern) => pattern.test(name.toLowerCase())) + 1;
const dayDate =
  /(?<![\d.,])(\d{1,2})(?:st|nd|rd|th)?(?: of)? (january|february|march|april|may|june|july|august|september|october|november|december|januari|februari|maart|mei|juni|juli|augustus|oktober|mrt|okt|jan|feb|sept|nov|dec)\.?(?: (\d{4}))?(?!\p{L})/giu;

const explicitLevel = /(?<![\p{L}])(?:[abc][12]|native|moedertaal|mother tongue|fluent(?:ly)?|vloeiend\w*|fluency)(?![\p{L}])/iu;
const studyOf = /^[\s-]*(?:degree|diploma|opleiding|studie)?\s*(?:of|in|op het gebied van)?\s*(\p{Ll}[\p{L}-]{5,})/u;
const generalStudy =
  /^(?:degree|diploma|opleiding|niveau|studie|werk|denk|afgerond|behaald|school|graad|level|afgeronde|before|after|behaalde|where|during|waar|daarna|plus|registered|which|through|with|and|from|gehaald|richting|voordat|tijdens|volgens|werk-|level|completed|finished|education|university|hogeschool|science|arts)/i;
/** Capitals that tell nothing. */
const commonCapitals = new Set(
  `i i'm i've i'd i'll cv cv's it ict hr b2b b2c mkb sme ok pdf hbo mbo wo asap tv ceo cto cfo faq ps a nl eu uk us usa monday tuesday wednesday thursday friday saturday sunday
  christmas internet europe europa european the nice must dear beste`.split(/\s+/),
);
const dutchCommon = new Set(["bank", "group", "groep", "school", "care", "zorg", "college", "health", "media", "energy", "food", "foods"]);
/** Words that open a sentence before a name. */
const openers = new Set(
  `at bij in for voor with met since sinds from van uit after na before as als the de het een an this deze dit when toen and en but maar both beide op on dear beste via under onder
  through via by door to naar about over during tijdens besides naast next between tussen our onze we wij you je jij your jouw jullie here hier there daar what wat where waar also ook
  earlier eerder previously today vandaag now nu meanwhile first eerst then daarna work werk speaks spreekt lives woont knows kent has heeft uses holds brings brengt that dat on-site
  native fluent certified senior junior former voormalig recently onlangs only alleen not niet no geen more meer who wie and does did is can could would will kan kon wil`.split(
    /\s+/,
  ),
);
const isFollowedByCapital = (sentence: string, end: number) => /^\s\p{Lu}/u.test(sentence.slice(end, end + 2));
