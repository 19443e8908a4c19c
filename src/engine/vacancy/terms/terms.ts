import type { EducationLevel, EmploymentType } from "#contract/fields.ts";
import { numberOf } from "#engine/facts/number-words.ts";
import { findEducationLevels, lowestLevel } from "#engine/skills/education-level.ts";
import { cues } from "#engine/words/vacancy-words.ts";
import { type Fact, factAt, labelled, SEARCHED } from "../fact.ts";
import type { Statement } from "../text/statement.ts";

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
    [/\b(?:detacher(?:ing|en)|gedetacheerd|secondment|seconded|inhuur(?:opdracht|aanvraag)?)\b/i, "secondment"],
    [/\b(?:stageplek|stageplaats|stage(?=\s)(?! gelopen)|internship|stagiaire?|afstudeerstage|meewerkstage)\b/i, "internship"],
    [/\b(?:als vrijwilliger|vrijwilligers(?:functie|vacature|werk)|volunteer (?:position|role|work)|as a volunteer)\b/i, "volunteer"],
    [
      /\b(?:vast (?:contract|dienstverband)|onbepaalde tijd|vaste (?:baan|aanstelling|dienst)|permanent|indefinite (?:contract|period|duration)|uitzicht op (?:een )?vast\w*|in vaste dienst|direct in dienst)\b/i,
      "permanent",
    ],
    [
      /\b(?:uitzend(?:en|kracht|basis|contract|bureau)?|tijdelijk\w*|temporary|fixed[- ]term|bepaalde tijd|jaarcontract|payroll(?:ing)?(?= (?:for|via|contract|bij|met)|\b(?! (?:specialist|run|adviseur|administra)))|contract (?:van|voor|of|for) (?:\d{1,2}|een|één|zes|zeven|acht|twaalf|an?|one|six|seven|eight|twelve|eighteen) (?:jaar|maanden|months?|years?)|(?:\d{1,2}|one|two|six|seven|eight|twelve|eighteen)[- ](?:months?|years?)[- ](?:contract|position|assignment|via)|position for \d{1,2} months|zwangerschapsverlof|maternity cover|temp(?: |-)to(?: |-)perm|(?:6|7|12|six|zeven|zes)[ -]?(?:maanden|months?) contract)\b/i,
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
    const hit = [...searched.matchAll(new RegExp(pattern, "gi"))].find((one) => isOfThisJob(searched, one.index));
    if (hit && (!best || hit.index < best.evidence.start)) best = factAt(text, type, hit.index, hit.index + hit[0].length, 0.7);
  }
  return best;
}

/** "Niet door een zzp'er", "400 vrijwilligers", "geen uitzendbureaus": named, and not what this job is. */
function isOfThisJob(text: string, at: number): boolean {
  const from = text.lastIndexOf("\n", at) + 1;
  const line = text.slice(from, at + 60).split("\n")[0] ?? "";
  const sentence = line.slice(Math.max(0, line.lastIndexOf(". ", at - from)));
  return (
    !cues.agency.test(sentence) &&
    !cues.boilerplate.test(sentence) &&
    !/\d\s+(?:vrijwilligers|volunteers|uitzendkrachten|freelancers)|stagiaires? (?:begeleid|mee|op)|begeleid(?:t|en)? (?:je )?(?:\p{L}+ )?(?:stagiaires?|vrijwilligers)/iu.test(
      line,
    )
  );
}

/** Hours a week: least and most of a range, with the whole range as evidence. "Fulltime" alone is 40. */
export function readHours(text: string): Fact<{ least: number; most: number }> | null {
  const label = labelled(
    text,
    "(?:aantal )?uren(?: per week)?|uren p\\/?w|werkweek|hours(?: per week| a week)?|working hours|contracturen|arbeidsduur|omvang",
    60,
  );
  const range =
    label &&
    /^(?:(?:max|gem|ca)\.? |minimaal |gemiddeld |circa |ongeveer |(?:an )?average (?:of )?|about |up to |tot )?(\d{1,2}(?:[.,]\d)?)(?:\s{0,2}(?:[-–—/]|tot|t\/m|à|to|of|or|en)\s{0,2}(\d{1,2}(?:[.,]\d)?))?(?![\d:.])/iu.exec(
      text.slice(label.start, label.end),
    );
  if (label && range) {
    const hours = Math.max(inHours(range[1]), inHours(range[2]));
    if (hours >= 4 && hours <= 60) return factAt(text, rangeOf(range[1], range[2]), label.start, label.start + range[0].length, 0.95);
  }
  const searched = text.slice(0, SEARCHED);
  const pattern =
    /(?<![\d.,])(\d{1,2}(?:[.,]\d)?)\s{0,4}(?:(?:[-–—/]|tot|t\/m|à|a|to|of|or|en|and|\/)\s{0,4}(?:max\.?\s{0,4})?(\d{1,2}(?:[.,]\d)?))?\s{0,4}(?:-?\s{0,4})(?:uur|uren|hours?|hrs?|u|(?<=\d{2}\s?[-–]\s?\d{2}\s?)h)(?:\s{0,4}(?:per|\/|p\.?|a|each)\s{0,4}(?:week|w\b|pw|wk))?(?!\p{L})/giu;
  let best: Fact<{ least: number; most: number }> | null = null;
  for (const hit of searched.matchAll(pattern)) {
    const hours = Math.max(inHours(hit[1]), inHours(hit[2]));
    const around = searched.slice(Math.max(0, hit.index - 12), hit.index + hit[0].length + 14);
    const explicit = /week|p\.?w/i.test(around);
    if (
      hours < 4 ||
      hours > 60 ||
      /[€$£]\s?$/.test(searched.slice(Math.max(0, hit.index - 3), hit.index)) ||
      /(?:24|8)[\s-]*(?:uur|hours?)[\s-]*(?:per dag|a day|service|zorg)/i.test(around) ||
      (!explicit && hours < 12) ||
      // "Vertrek 19 uur", "rond 22 uur thuis": the clock.
      (!explicit &&
        !hit[2] &&
        /(?:vertrek|(?<!gaat )om|rond|vanaf|thuis|around|at)\s$/iu.test(searched.slice(Math.max(0, hit.index - 9), hit.index)))
    )
      continue;
    const isOfPay = FULL_WEEK_OF_PAY.test(searched.slice(Math.max(0, hit.index - 60), hit.index));
    const sureness = isOfPay ? 0.5 : explicit || hit[2] ? 0.95 : 0.75;
    const fact = factAt(text, rangeOf(hit[1], hit[2]), hit.index, hit.index + hit[0].length, sureness);
    if (!best || fact.evidence.confidence > best.evidence.confidence) best = fact;
    if (best.evidence.confidence > 0.9) break;
  }
  if (best) return best;
  const full =
    /(?<!(?:bij|op|van|een|at|on|for|a) )\b(?:full[- ]?time|fulltime|voltijds?)\b(?:[\s,(]{1,3}(?:of|or|but|maar)(?: ook)? (\d) (?:dagen|days)\b)?/i.exec(
      searched,
    );
  return full ? factAt(text, { least: full[1] ? Number(full[1]) * 8 : 40, most: 40 }, full.index, full.index + full[0].length, 0.55) : null;
}

/** "2.900 tot 3.600 op fulltime basis (38 uur)", "EUR 2,750 a month for 38 hours": the week that the pay is reckoned by, not the job's. */
const FULL_WEEK_OF_PAY =
  /(?<!\p{L})(?:(?:full-?time|voltijds?|hele|volledige|whole|full) ?(?:basis|(?:werk)?week|working week)|based on|op basis van|gebaseerd op|(?:bruto|gross)(?: (?:per maand|a month|per month))? (?:bij|voor|for|at|on))[^.;\n\d]{0,25}$/iu;

/** A second number that is no working week ("40 of 2 uur") is left out. */
function rangeOf(one: string | undefined, other: string | undefined): { least: number; most: number } {
  const told = [inHours(one), inHours(other)].filter((hours) => hours >= 4);
  return { least: Math.min(...told), most: Math.max(...told) };
}

const inHours = (digits = "0") => Number(digits.replace(",", "."));

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
  const count = word ? numberOf(word) : 0;
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
