import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Language } from "#contract/fields.ts";
import type { ProposalParts } from "#contract/proposal/proposal.ts";
import { saidIn } from "#contract/text/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { isSamePlace } from "#engine/skills/places/places.ts";
import { findTitles } from "#engine/skills/titles.ts";
import { spokenIn } from "./claims/spoken-level.ts";
import { bodyOf } from "./formalities.ts";
import { findNumbers } from "./numbers.ts";
import { sentencesOf } from "./sentences.ts";
import { dateIn, languageName, levelIn } from "./words.ts";

/** Two statements of one proposal that can't both be true. Its parts are named as those of claims, or `information`. */
export interface Contradiction {
  about: "years" | "language" | "start" | "notice" | "hours" | "place" | "requirement";
  one: string;
  one_part: string;
  other: string;
  other_part: string;
}

/** A must that is met, which neither strengths nor letter tell; `line` of the CV, from 1, 0 where it stands elsewhere. */
export interface Unmentioned {
  requirement: string;
  line: number;
}

/** What one sentence says of one subject, as far as it can be compared. */
interface Said {
  about: Contradiction["about"];
  subject: string;
  value: string | number;
  text: string;
  part: string;
}

const denying =
  /(?<!\p{L})(?:no|nothing|niets|not|never|without|isn['’]t|hasn['’]t|doesn['’]t|lacks?|geen|niet|nooit|zonder|mist)(?!\p{L})/iu;
const asking = /\?\s*$/u;

/** The sentences that tell something of the candidate, by part; the table of requirements stands for itself. */
function sentencesBy(parts: ProposalParts): { part: string; text: string }[] {
  const texts: [part: string, text: string][] = [
    ...parts.strengths.map(({ title, text }, index): [string, string] => [`strength:${index}`, `${title}.\n\n${text}`]),
    ["summary", parts.information.summary ?? ""],
    ["letter", bodyOf(parts.cover_letter)],
  ];
  return texts.flatMap(([part, text]) => sentencesOf(text).map(({ start, end }) => ({ part, text: withoutAsked(text.slice(start, end)) })));
}

/** A sentence without the client's own words, which stand before the candidate's part: they state nothing of the candidate. */
const withoutAsked = (sentence: string) => sentence.replace(/^(?:Gevraagd is|You ask for) [^;]*;/u, "");

function readSentence({ part, text }: { part: string; text: string }): Said[] {
  const said: Said[] = [];
  const add = (about: Said["about"], subject: string, value: string | number) => said.push({ about, subject, value, text, part });
  if (asking.test(text)) return said;
  if (/(?<!\p{L})(?:speaks?|spreekt|native|moedertaal)(?!\p{L})/iu.test(text))
    for (const { language, level } of spokenIn(text)) if (level) add("language", language, level);
  const home =
    /(?<!\p{L})(?:lives in|woont in|is based in|woonachtig in)\s+(\p{Lu}[\p{L}'’-]*(?: (?:(?:aan|bij|op|den|de|het|der|ter|van|upon|on) )*\p{Lu}[\p{L}'’-]*)*)/u.exec(
      text,
    )?.[1];
  if (home) add("place", "home", home);
  for (const { value, unit, unitEnd, start } of findNumbers(text)) {
    const behind = text.slice(unitEnd, unitEnd + 60);
    const before = text.slice(Math.max(0, start - 60), start);
    if (unit === "year") {
      if (/^\s*(?:in this line of work|in this work|in dit vak)/iu.test(behind)) add("years", "trade", value);
      const role = /^\s*(?:of experience as|ervaring als|as an?|als)\s/iu.test(behind) ? findTitles(behind)[0]?.role : null;
      if (role) add("years", `as ${role}`, value);
      const skill = /^\s*(?:of experience (?:with|in)|experience (?:with|in)|of|ervaring met|ervaring in)?\s*(?=\S)/iu.exec(behind);
      const [first] = skill ? findSkills(behind.slice(skill[0].length)) : [];
      if (skill && first?.start === 0) add("years", first.name, value);
    }
    if (
      unit === "hour" &&
      /^\s*(?:a|per) week/iu.test(behind) &&
      /(?:looking for|wants|available for|zoekt|wil|beschikbaar voor)/iu.test(before)
    )
      add("hours", "wanted", value);
    if ((unit === "week" || unit === "month") && /(?:notice|opzegtermijn)/iu.test(before + behind))
      add("notice", "notice", unit === "week" ? value : Math.round(value * 4.345));
  }
  if (/(?<!\p{L})(?:can start|is available|available from|kan .{0,40}beginnen|is beschikbaar|beschikbaar vanaf)(?!\p{L})/iu.test(text)) {
    const day = dayIn(text);
    if (day) add("start", "start", day);
    else if (/(?:right away|immediately|direct|per direct)(?!\p{L})/iu.test(text)) add("start", "start", "now");
  }
  return said;
}

const monthNames = ["jan", "feb", "mar|maa|mrt", "apr", "may|mei", "jun", "jul", "aug", "sep", "oct|okt", "nov", "dec"];
/** "1 January 2027", "op 1 januari 2027" → 2027-01-01; null without a day, a month and a year. */
function dayIn(text: string): string | null {
  const hit = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)? (\p{L}{3,9}) (\d{4})(?!\d)/u.exec(text);
  const month = hit ? monthNames.findIndex((names) => new RegExp(`^(?:${names})`, "i").test(hit[2] ?? "")) + 1 : 0;
  return hit && month > 0 ? `${hit[3]}-${String(month).padStart(2, "0")}-${hit[1]?.padStart(2, "0")}` : null;
}

/** What the facts beside the letter say, in the words of the proposal's language. */
function informationSays(parts: ProposalParts, language: Language, today: string): Said[] {
  const { information } = parts;
  const t = saidIn(language);
  const said: Said[] = [];
  const add = (about: Said["about"], subject: string, value: string | number, text: string) =>
    said.push({ about, subject, value, text, part: "information" });
  if (information.available_from)
    add(
      "start",
      "start",
      information.available_from <= today ? "now" : information.available_from,
      information.available_from <= today
        ? t({ en: "Available now", nl: "Direct beschikbaar" })
        : `${t({ en: "Available from", nl: "Beschikbaar vanaf" })} ${dateIn(language, information.available_from)}`,
    );
  if (information.notice_weeks)
    add(
      "notice",
      "notice",
      information.notice_weeks,
      `${t({ en: "Notice, in weeks", nl: "Opzegtermijn in weken" })}: ${information.notice_weeks}`,
    );
  if (information.hours_per_week)
    add("hours", "wanted", information.hours_per_week, `${information.hours_per_week} ${t({ en: "hours a week", nl: "uur per week" })}`);
  if (information.location) add("place", "home", information.location, `${t({ en: "Lives in", nl: "Woont in" })} ${information.location}`);
  for (const { language: code, level } of information.languages ?? [])
    if (level) add("language", code, level, `${languageName(language, code)}: ${levelIn(language, level)}`);
  return said;
}

function agree(one: Said, other: Said): boolean {
  if (one.about === "place") return isSamePlace(String(one.value), String(other.value));
  if (one.about === "years") return Math.abs(Number(one.value) - Number(other.value)) <= 1;
  if (one.about === "notice") return Math.abs(Number(one.value) - Number(other.value)) <= 1;
  return one.value === other.value;
}

/** What a line of the table denies and a text affirms, or the other way round. Lines that ask years or a level compare amounts, not presence. */
function againstTable(parts: ProposalParts, sentences: { part: string; text: string }[]): Contradiction[] {
  return parts.requirements.flatMap(({ text, verdict }, index): Contradiction[] => {
    const skills = [...new Set(findSkills(text).map(({ name }) => name))];
    const [skill] = skills;
    if (skills.length !== 1 || !skill || /\d|(?<!\p{L})(?:jaar|years?|niveau|level)(?!\p{L})/iu.test(text)) return [];
    if (verdict !== "met" && verdict !== "not_met") return [];
    const against = sentences.find((sentence) => {
      const place = findSkills(sentence.text).find(({ name }) => name === skill);
      if (!place || asking.test(sentence.text)) return false;
      // A denial reaches what stands behind it in the same part of the sentence.
      const clause =
        sentence.text
          .slice(0, place.start)
          .split(/[;:,]\s|(?<!\p{L})(?:but|maar|wel)(?!\p{L})/iu)
          .at(-1) ?? "";
      return denying.test(clause) === (verdict === "met");
    });
    return against
      ? [{ about: "requirement", one: against.text, one_part: against.part, other: text, other_part: `requirement:${index}` }]
      : [];
  });
}

/**
 * The statements of a proposal that contradict each other: strengths, summary, letter, facts and table held against one
 * another. Compared are years of a skill or of the trade (more than one apart), levels of a language, the start, the
 * notice, the hours, the home, and what the table denies. Each pair once, in the order of the parts. Sentences that ask
 * compare nothing. `today` is YYYY-MM-DD.
 */
export function contradictionsOf(parts: ProposalParts, language: Language, today: string): Contradiction[] {
  const sentences = sentencesBy(parts);
  const said = [...sentences.flatMap(readSentence), ...informationSays(parts, language, today)];
  const found: Contradiction[] = [];
  said.forEach((one, at) => {
    const other = said.slice(at + 1).find((each) => each.about === one.about && each.subject === one.subject && !agree(one, each));
    if (other) found.push({ about: one.about, one: one.text, one_part: one.part, other: other.text, other_part: other.part });
  });
  const all = [...found, ...againstTable(parts, sentences)];
  return all.filter((each, at) => all.findIndex(({ one, other }) => one === each.one && other === each.other) === at);
}

/** So many hints are read. */
const MOST_HINTS = 3;

/** The musts that the CV bears and the texts leave out: worth a sentence, never a hindrance. */
export function unmentionedIn(parts: ProposalParts, candidate: Pick<Candidate, "cv_text">): Unmentioned[] {
  const told = new Set(sentencesBy(parts).flatMap(({ text }) => findSkills(text).map(({ name }) => name)));
  const cv = candidate.cv_text ?? "";
  return parts.requirements
    .flatMap(({ text, kind, verdict, evidence = [] }): Unmentioned[] => {
      const skills = findSkills(text).map(({ name }) => name);
      const [quote] = evidence.filter(({ source }) => source === "cv");
      if (kind === "nice" || verdict !== "met" || skills.length === 0 || !quote || skills.some((name) => told.has(name))) return [];
      return [
        { requirement: text, line: cv.slice(quote.start, quote.end) === quote.quote ? cv.slice(0, quote.start).split("\n").length : 0 },
      ];
    })
    .slice(0, MOST_HINTS);
}
