import type { Criterion } from "#contract/job/match.ts";
import { inLanguage, saidIn } from "#contract/text/languages.ts";
import { findLanguages, isDutch } from "#engine/skills/languages.ts";
import { findSkills, tradeOf } from "#engine/skills/lexicon.ts";
import { fold } from "#engine/skills/tokens.ts";
import { type Facts, mayBeTold } from "../facts.ts";
import { numberIn } from "../numbers.ts";
import { isRecognitionOpen, levelSaid, levelTold } from "../own-words.ts";
import { readAt } from "../sources.ts";
import { papersListed } from "../strengths/papers.ts";
import { spokenAs } from "../strengths/practical.ts";
import { article, inside, isNamed, languageName, listed, opened, titleIn, yearsIn } from "../words.ts";
import { dutchPapers } from "./title-pairs.ts";
import { soughtTitle } from "./told-titles.ts";

/** So many gaps are told, the gravest first; the table has them all. */
const MOST_GAPS = 3;
/** As many things as one reads in a sentence. */
const MOST_NAMED = 3;

const gravity = { knock_out: 0, must: 1, nice: 2 } as const;

/**
 * What the client asks as a knock-out or a must and what isn't there, or isn't known: said plainly, of the person. First
 * the knock-outs, of these first what isn't met. Wishes of which the CV holds a word that wasn't understood are left out.
 */
export function gapsOf(facts: Facts): string[] {
  const open = facts.criteria
    .filter(({ kind, verdict, override, criterion }) => kind !== "nice" && verdict !== "met" && !override && criterion !== "title")
    .sort((one, other) => gravity[one.kind] - gravity[other.kind] || Number(isUnsure(one)) - Number(isUnsure(other)));
  const told = new Set<string>(recognitionOpen(facts));
  for (const criterion of open) {
    if (told.size >= MOST_GAPS) break;
    const said = shortOf(facts, criterion) || (isUnsure(criterion) ? unsureOf(facts, criterion, open) : notMet(facts, criterion));
    if (said !== "") told.add(said);
  }
  return [...told];
}

/** The profession that is asked, of which the CV says that its recognition is only applied for. */
function recognitionOpen({ language, sources: { candidate, job }, name }: Facts): string[] {
  if (!isRecognitionOpen(candidate, job.title)) return [];
  const sought = soughtTitle(language, job.title, isDutch(job.description ?? job.title) ? "nl" : "en");
  return [
    inLanguage(language, {
      en: `The recognition as ${article(sought)} ${sought} that ${name} applied for is not there yet.`,
      nl: `De erkenning als ${sought} die ${name} aanvroeg, is er nog niet.`,
    }),
  ];
}

/** Not known, or not met only because no title names the work. */
const isUnsure = ({ verdict, note }: Criterion) => verdict === "unknown" || Boolean(note?.key.startsWith("title"));

const paperOf = (facts: Facts, skill: string) =>
  tradeOf(skill) === "certificate" ? papersListed(facts.language, [{ words: paperName(facts, skill) }]) : facts.say(skill);
const paperName = ({ language, say }: Facts, skill: string) =>
  inLanguage(language, { en: null, nl: dutchPapers.get(skill.toLowerCase()) ?? null }) ?? say(skill);

/** What is asked and there in part or no longer: a language below its level, fewer years, a paper to come or lapsed. */
function shortOf(facts: Facts, { note, text }: Criterion): string {
  const { language, sources, say, name } = facts;
  const t = saidIn(language);
  const Name = opened(name);
  const [found] = findSkills(text ?? "").filter((one) => isNamed(one.name));
  const skill = found?.name ?? null;
  switch (note?.key) {
    case "still_to_come":
      return skill ? t({ en: `${Name} has no ${say(skill)} yet.`, nl: `${Name} heeft nog geen ${say(skill)}.` }) : "";
    case "expired":
      return skill && tradeOf(skill) === "certificate"
        ? t({
            en: `${Name} no longer holds ${paperOf(facts, skill)} (expired).`,
            nl: `${Name} heeft niet langer ${paperOf(facts, skill)} (verlopen).`,
          })
        : "";
    case "denied":
      return skill ? t({ en: `${Name} has no ${say(skill)}.`, nl: `${Name} heeft geen ${say(skill)}.` }) : "";
    case "years_of": {
      const { years, asked, title } = note.params;
      const [has, wants] = [Number(years), Number(asked)];
      if (!(has < wants)) return "";
      const held = has < 1 ? t({ en: "less than a year", nl: "minder dan een jaar" }) : yearsIn(language, has);
      const of = title ? titleIn(language, String(title)) : skill ? say(skill) : null;
      if (!of) return "";
      return title
        ? t({
            en: `As ${of}, ${name} has ${held} of experience; you ask for ${yearsIn("en", wants)}.`,
            nl: `Als ${of} heeft ${name} ${held} ervaring; gevraagd is ${yearsIn("nl", wants)}.`,
          })
        : t({
            en: `With ${of}, ${name} has ${held} of experience; you ask for ${yearsIn("en", wants)}.`,
            nl: `Met ${of} heeft ${name} ${held} ervaring; gevraagd is ${yearsIn("nl", wants)}.`,
          });
    }
    case "language_below": {
      const at = sources.candidate.languages.findIndex((one) => one.language === note.params.language);
      const level = at < 0 ? null : levelTold(sources.candidate, language, at);
      const asked =
        levelSaid(language, text ?? "") ?? (sources.job.description?.includes(String(note.params.asks)) ? String(note.params.asks) : null);
      // A level that the vacancy doesn't write is nothing that it asks in those words.
      if (!level || !asked) return "";
      const spoken = languageName(language, String(note.params.language));
      const wish = spokenAs(language, String(note.params.language), asked, false);
      const isQuoted = readAt(sources.candidate, `languages.${at}.level`) && (sources.candidate.cv_text ?? "").includes(level);
      return isQuoted
        ? t({
            en: `You ask for ${wish}; the CV of ${name} says “${level}”.`,
            nl: `Gevraagd is ${wish}; in het cv van ${name} staat “${level}”.`,
          })
        : t({ en: `You ask for ${wish}; ${name} has ${level}.`, nl: `Gevraagd is ${wish}; bij ${name} is dat ${level}.` });
    }
    default:
      return "";
  }
}

/** Not met, in the client's own words where they are of this language. */
function notMet(facts: Facts, criterion: Criterion): string {
  if (criterion.verdict !== "not_met") return "";
  const { language, name, say } = facts;
  const t = saidIn(language);
  const skills = [...new Set(findSkills(criterion.text ?? "").map((one) => one.name))];
  if (skills.length === 1 && skills[0] && isNamed(skills[0]) && !isHinted(facts.sources.candidate.cv_text, [skills[0], say(skills[0])]))
    return t({ en: `We know of no ${say(skills[0])} for ${name}.`, nl: `Van ${name} kennen we geen ${say(skills[0])}.` });
  const asked = wordsOf(criterion, facts);
  return asked === ""
    ? ""
    : t({
        en: `You ask for “${asked}”; ${name} does not meet that.`,
        nl: `Gevraagd is “${asked}”; daaraan voldoet ${name} niet.`,
      });
}

/** Not known: things with a name are told together, of the rest a knock-out in the client's own words. */
function unsureOf(facts: Facts, criterion: Criterion, open: readonly Criterion[]): string {
  const { language, name } = facts;
  const t = saidIn(language);
  const named = open.filter(isUnsure).flatMap((one) => namesIn(facts, one));
  if (namesIn(facts, criterion).length > 0) {
    const words = listed(language, [...new Set(named)].slice(0, MOST_NAMED), t({ en: "or", nl: "of" }));
    return t({ en: `For ${name}, we know nothing yet about ${words}.`, nl: `Van ${name} weten we nog niets over ${words}.` });
  }
  const asked =
    criterion.kind === "knock_out" || /^(?:experience|education|place)$/.test(criterion.criterion) ? wordsOf(criterion, facts) : "";
  return asked === ""
    ? ""
    : t({
        en: `You ask for “${asked}”; we still have to check that with ${name}.`,
        nl: `Gevraagd is “${asked}”; dat vragen we ${name} nog.`,
      });
}

/** The things with a name and the languages that a wish names and of which the CV holds no word. */
function namesIn(facts: Facts, { criterion, text }: Criterion): string[] {
  const { language, sources, say } = facts;
  const { prepared, candidate } = sources;
  if (!candidate.cv_text) return [];
  const skills = findSkills(text ?? "").map(({ name }) => name);
  const [skill] = skills;
  const things =
    // Of several that may stand for each other none alone is missing.
    skills.length === 1 &&
    skill &&
    (tradeOf(skill) === "certificate" || /\p{Lu}|\d/u.test(say(skill))) &&
    !prepared.skills.has(skill) &&
    !prepared.implied.has(skill) &&
    !isHinted(candidate.cv_text, [skill, say(skill)])
      ? [paperOf(facts, skill)]
      : [];
  if (criterion !== "language") return things;
  const spoken = findLanguages(text ?? "")
    .map((one) => one.language)
    .filter((code) => !prepared.languages.has(code) && !candidate.languages.some((one) => one.language === code));
  return [...things, ...spoken.map((code) => languageName(language, code))];
}

/** A wish as the vacancy writes it, as it stands between quotation marks; empty where it is of another language, or no wish by itself. */
function wordsOf({ text }: Criterion, { language, sources: { job } }: Facts): string {
  const plain = (text ?? "")
    .replace(/\s+/g, " ")
    .replace(/^(?:[^\p{L}\p{N}]+|o (?=\p{L})|[A-Z]\d{1,2}[.:)]? +)/u, "")
    .replace(/[\s=.;:,]+$/u, "")
    .replace(
      /^(?:je hebt|u hebt|u heeft|you have) (?=(?:een|a|an|minimaal|minstens|at least|ervaring|experience|kennis|knowledge)(?!\p{L}))/iu,
      "",
    )
    .replace(/(?<![\d.,–-])\d{1,2}(?= (?:jaar|years?)(?!\p{L}))/gu, (digits) => numberIn(language, Number(digits), Number(digits) < 20));
  const isOne =
    plain.split(" ").length >= 3 &&
    !/^(?:zonder|dan|dat|daarom|verder|ook|als|want|we|wij|without|if|otherwise|then|so|also)(?!\p{L})/iu.test(plain) &&
    plain.length <= 120 &&
    !/[“”"„«»:;?!]|\.\s/u.test(plain);
  return isOne && isDutch(job.description ?? plain) === (language === "nl") && mayBeTold(plain) ? inside(plain) : "";
}

/** What papers are called in CVs of other languages, by words of their names. */
const abroad: [name: RegExp, words: RegExp][] = [
  [
    /rijbewijs|driving/iu,
    /(?<!\p{L})(?:f(?:ü|ue)hrerschein\p{L}*|permis|prawo jazdy|patente|licen[cs]ia de conduc\p{L}*|carn[eé]t? de conduc\p{L}*|permiso de conduc\p{L}*|carta de condu\p{L}*|permis de conducere|sürücü belgesi|ehliyet|rijbewijs|driving licen[cs]e|driver['’]?s licen[cs]e|licen[cs]e [A-E]{1,2})(?!\p{L})/iu,
  ],
  [
    /heftruck|forklift/iu,
    /staplerschein|gabelstapler|caces|cariste|w[oó]zk\p{L}* wid[lł]ow\p{L}*|carretill\p{L}*|empilhador\p{L}*|heftruck|forklift/iu,
  ],
  [/vca/iu, /(?<!\p{L})(?:scc|sgu|vca)(?!\p{L})/iu],
  [/ehbo|first aid/iu, /erste[- ]hilfe|ersthelfer|premiers secours|pierwsza pomoc|primeros auxilios|primeiros socorros|ehbo|first aid/iu],
];

/** Holds a CV a word that a name begins with, one that begins with a part of it, or its name in another language? */
function isHinted(cv: string | null | undefined, names: readonly string[]): boolean {
  if (abroad.some(([name, words]) => names.some((one) => name.test(one)) && words.test(cv ?? ""))) return true;
  const wordsIn = (text: string) => fold(text).match(/[\p{L}\d]{3,}/gu) ?? [];
  const asked = names.flatMap(wordsIn).filter((word) => !/^(?:certifica|registra|driving)/.test(word));
  return wordsIn(cv ?? "").some((word) =>
    asked.some((one) => (word.length > 4 && one.startsWith(word)) || word.startsWith(one.slice(0, 6))),
  );
}
