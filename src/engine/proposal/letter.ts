import type { Evidence } from "#contract/fields.ts";
import type { Criterion } from "#contract/match.ts";
import type { FitLine, Strength } from "#contract/proposal.ts";
import { isAsked } from "#engine/matching/score.ts";
import { isBroadSkill } from "#engine/skills/breadth.ts";
import { findLanguages, isDutch } from "#engine/skills/languages.ts";
import { findSkills, tradeOf } from "#engine/skills/lexicon.ts";
import { titleFamily } from "#engine/skills/titles.ts";
import { fold } from "#engine/skills/tokens.ts";
import type { Facts } from "./facts.ts";
import { numberIn } from "./numbers.ts";
import { partsOf } from "./requirement-notes.ts";
import { figuresIn } from "./retell.ts";
import { speakingYears, startTold, toldInFull } from "./strengths.ts";
import { dateIn, languageName, listed, opened, skillIn, titleIn, yearsIn } from "./words.ts";

/**
 * The letter in Markdown: a greeting, who this is and why, what is partly met or still unknown, practical matters, and the
 * recruiter's name. Nothing stands in it that the sources don't hold; what doesn't fit is told as plainly as what does.
 */
export function letterOf(facts: Facts, fit: readonly FitLine[], strengths: readonly Strength[]): string {
  const paragraphs = [
    greetingOf(facts),
    introduction(
      facts,
      strengths.flatMap(({ evidence }) => evidence ?? []),
    ),
    gapsOf(facts, fit),
    practical(facts),
    closing(facts),
  ];
  return paragraphs.filter((one) => one !== "").join("\n\n");
}

function greetingOf({ language, sources: { contact_name, client_name } }: Facts): string {
  const english = language === "en";
  const contact = contact_name?.trim();
  if (contact) {
    const formal = /^(?:(dhr|de heer|mr|meneer)|(mevr|mw|mevrouw|mrs|ms))\.?\s+(.+)$/iu.exec(contact);
    if (formal) {
      const rest = formal[3] as string;
      return english ? `Dear ${formal[1] ? "Mr" : "Ms"} ${rest},` : `Beste ${formal[1] ? "meneer" : "mevrouw"} ${rest},`;
    }
    return `${english ? "Dear" : "Beste"} ${contact.split(/\s+/)[0]},`;
  }
  if (client_name) return english ? `Dear team at ${client_name},` : `Beste mensen van ${client_name},`;
  return english ? "Dear reader," : "Beste lezer,";
}

function introduction(facts: Facts, used: readonly Evidence[]): string {
  const { language, sources, fullName, latest, name, achievements, jobs } = facts;
  const english = language === "en";
  const { job } = sources;
  const wanted = titleFamily(job.title).role;
  const sought = titleIn(language, job.title);
  const an = /^[aeiou]/i.test(sought) && !/^uni|^eu/i.test(sought) ? "an" : "a";
  const held = jobs.find(({ title }) => title && wanted !== null && titleFamily(title).role === wanted);
  const sentences: string[] = [];
  const since = latest?.start ? dateIn(language, latest.start) : null;
  if (held && held === latest && latest.current && latest.company) {
    sentences.push(
      english
        ? `You are looking for ${an} ${sought}. ${fullName} ${since ? "has done" : "does"} that work at ${latest.company}${since ? ` since ${since}` : " today"}.`
        : `Je zoekt een ${sought}. ${fullName} doet dat werk ${since ? `sinds ${since}` : "nu"} bij ${latest.company}.`,
    );
  } else if (held?.company) {
    const until = held.end ? dateIn(language, held.end) : null;
    sentences.push(
      english
        ? `You are looking for ${an} ${sought}. ${fullName} has done that work${held.current ? "" : " before"}, at ${held.company}${until ? ` until ${until}` : ""}.`
        : `Je zoekt een ${sought}. ${fullName} deed dat werk${held.current ? "" : " eerder"}, ${until ? `tot ${until} ` : ""}bij ${held.company}.`,
    );
  } else {
    const now = latest?.title ? titleIn(language, latest.title) : null;
    const where = latest?.company ? ` ${english ? "at" : "bij"} ${latest.company}` : "";
    const is = latest?.current === false && latest?.end ? (english ? ", previously " : ", eerder ") : english ? ", " : ", ";
    sentences.push(
      english
        ? `For your vacancy of ${sought} we would like to introduce ${fullName}${now ? `${is}${now}${where}` : ""}.`
        : `Voor je vacature van ${sought} stellen we graag ${fullName} voor${now ? `${is}${now}${where}` : ""}.`,
    );
  }
  const years = speakingYears(facts);
  const total = sources.prepared.years?.value ?? 0;
  if (years) {
    const other = facts.askedSkills.filter(
      (skill) =>
        skill !== years.skill && tradeOf(skill) !== "certificate" && (sources.prepared.skills.get(skill)?.positive.length ?? 0) > 0,
    );
    const named = listed(language, other.slice(0, 2).map(facts.say));
    sentences.push(
      english
        ? `${opened(name)} brings ${yearsIn("en", years.years)} of ${facts.say(years.skill)}${named ? ` and knows ${named} from practice` : ""}.`.replace(
            " from practice",
            practised(facts, other.slice(0, 2)) ? " from practice" : "",
          )
        : `${opened(name)} heeft ${yearsIn("nl", years.years)} ervaring met ${facts.say(years.skill)}${named ? ` en kent ook ${named}` : ""}.`,
    );
  } else if (total >= 2 && held)
    sentences.push(
      english ? `In all, that makes ${yearsIn("en", total)} of experience.` : `Alles bij elkaar is dat ${yearsIn("nl", total)} ervaring.`,
    );
  // The strengths stand above the letter: it tells another result, and none where there is no other.
  const fresh = achievements.filter(
    ({ evidence, worth }) => worth >= 3 && !used.some((quote) => quote.source === evidence.source && quote.start === evidence.start),
  );
  const best = fresh.find(({ language: own }) => own === language) ?? fresh[0];
  const tells = best && (best.language === language || figuresIn(language, best.text).length > 0);
  const told = tells ? toldInFull(facts, best, false) : null;
  if (told && best) sentences.push(told);
  return sentences.join(" ");
}

const practised = ({ achievements }: Facts, skills: string[]) =>
  skills.every((skill) => achievements.some((one) => one.skills.includes(skill)));

const gravity = { knock_out: 0, must: 1, nice: 2 } as const;
/** Named one by one; the table shows the rest. */
const MOST_GAPS = 3;

function gapsOf(facts: Facts, fit: readonly FitLine[]): string {
  const { language, criteria } = facts;
  const english = language === "en";
  const open = criteria
    .map((criterion) => ({
      criterion,
      line: fit.find(({ requirement_id, text }) =>
        criterion.requirement_id ? requirement_id === criterion.requirement_id : text === criterion.text,
      ),
    }))
    .filter(({ criterion, line }) => (line?.verdict ?? criterion.verdict) !== "met" && isAsked(criterion) && !criterion.override)
    .sort((one, other) => gravity[one.criterion.kind] - gravity[other.criterion.kind]);
  const known = open.filter(({ criterion, line }) => (line?.verdict ?? criterion.verdict) !== "unknown");
  const unknown = open.filter(({ criterion, line }) => (line?.verdict ?? criterion.verdict) === "unknown");
  const told = [...new Set(known.flatMap(({ criterion }) => gapSentence(criterion, facts) ?? []))].slice(0, MOST_GAPS);
  const labels = [
    ...new Set(
      unknown
        .filter(({ criterion }) => !["availability", "hours", "place"].includes(criterion.criterion) && !namesIn(criterion, facts))
        .flatMap(({ criterion }) => labelsOf(criterion, facts)),
    ),
  ];
  const asks = labels.slice(0, 4);
  if (asks.length > 0) {
    const list = listed(language, asks);
    const more = labels.length > asks.length;
    told.push(
      english
        ? `The CV does not speak of ${listed("en", asks, "or")}${more ? ", nor of some smaller points in the table" : ""}; ${asks.length === 1 && !more ? "a good question" : "good questions"} for a first meeting.`
        : `Over ${list} zegt het cv niets${more ? ", net als over enkele kleinere punten in de tabel" : ""}; ${asks.length === 1 && !more ? "een goede vraag" : "goede vragen"} voor een eerste gesprek.`,
    );
  }
  if (told.length === 0) {
    const all = criteria.filter(({ requirement_id, verdict }) => requirement_id && verdict === "met").length;
    return all > 1
      ? english
        ? "On paper, nothing that you ask is missing. The table shows where each point stands in the CV."
        : "Op papier ontbreekt er niets van wat je vraagt. In de tabel zie je per punt waar het in het cv staat."
      : "";
  }
  const count = told.length;
  const head = english
    ? count === 1
      ? "One thing to know."
      : `${opened(numberWord("en", count))} things to know.`
    : count === 1
      ? "Eén ding om te weten."
      : `${opened(numberWord("nl", count))} dingen om te weten.`;
  return `${head} ${told.join(" ")}`;
}

const numberWord = (language: "en" | "nl", count: number) => numberIn(language, count);

/** Does the CV hold the names that this asks, though the match could not judge them? Then it does speak of it. */
export function namesIn({ text }: Criterion, { sources }: Facts): boolean {
  const names = (text ?? "").match(/(?<=\S\s)\p{Lu}[\p{L}\d+#.]*\p{L}/gu) ?? [];
  return (
    names.length > 0 && names.every((name) => sources.texts.some(({ about, words }) => about === "candidate" && words.has(fold(name))))
  );
}

const leadIn =
  /^(?:(?:some |good |solid |proven |enige |goede |ruime |aantoonbare )?(?:experience|knowledge|ervaring|kennis)(?: (?:in|with|of|as|met|van|in|op het gebied van))? )/i;

/** What is asked, in words that can stand in a sentence, one for each thing. */
function labelsOf(criterion: Criterion, facts: Facts): string[] {
  const { language, say, sources } = facts;
  const english = language === "en";
  const text = (criterion.text ?? "").replace(/[.;]$/, "");
  if (criterion.criterion === "language" && text === "") return [];
  if (criterion.criterion === "education") return [english ? "education" : "de opleiding"];
  if (criterion.criterion === "experience" && text === "") return [english ? "the years of experience" : "het aantal jaren ervaring"];
  if (criterion.criterion === "place")
    return [english ? `travelling to ${sources.job.city ?? "work"}` : `de reis naar ${sources.job.city ?? "het werk"}`];
  if (criterion.criterion === "work_permit") return [english ? "a work permit" : "een werkvergunning"];
  const { absent } = partsOf(criterion, facts);
  const skills = [...new Set(findSkills(text).map(({ name }) => name))];
  const broad = skills.some((name) => isBroadSkill(name));
  const own = isDutch(text) ? "nl" : "en";
  // The lexicon's names are English: in a Dutch letter an English requirement is quoted, unless it names software.
  const named = language === "en" || own === "nl" || skills.every((name) => tradeOf(name) === "it" && !isBroadSkill(name));
  if (absent.length > 0 && absent.length <= 3 && !broad && (named || skills.length === 0)) return absent;
  const bare = text.replace(leadIn, "");
  if (own === language && bare !== text && bare.length <= 70) return [bare];
  if (skills.length > 0 && skills.length <= 2 && named) return skills.map(say);
  if (text === "") return [];
  return [bare.length <= 90 ? `“${bare}”` : `“${bare.slice(0, 80).replace(/\s+\S*$/, "")}…”`];
}

/** One gap, told with what there is instead. */
function gapSentence(criterion: Criterion, facts: Facts): string | null {
  const { language, name, say, sources } = facts;
  const english = language === "en";
  const params = criterion.note?.params ?? {};
  const Name = opened(name);
  const skills = [...new Set(findSkills(criterion.text ?? "").map((one) => one.name))];
  const skill = skills[0] ? say(skills[0]) : null;
  switch (criterion.note?.key) {
    case "years_of": {
      const asked = yearsIn(language, Number(params.asked));
      const has = yearsIn(language, Math.max(1, Number(params.years)));
      const of =
        criterion.criterion === "experience" || !skill
          ? english
            ? " of experience"
            : " ervaring"
          : english
            ? ` of ${skill}`
            : ` ervaring met ${skill}`;
      return Number(params.years) < 1
        ? english
          ? `You ask for ${asked}${of}; the CV shows less than a year.`
          : `Je vraagt ${asked}${of}; het cv laat minder dan een jaar zien.`
        : english
          ? `You ask for ${asked}${of}; the CV shows ${has}.`
          : `Je vraagt ${asked}${of}; het cv laat ${has} zien.`;
    }
    case "years_unknown":
      if (!skills[0] || (sources.prepared.skills.get(skills[0])?.positive.length ?? 0) === 0) return null;
      if ((facts.yearsOf(skills[0])?.value ?? 0) >= Number(params.asked)) return null;
      return skill
        ? english
          ? `${opened(skill)} is in the CV, but not for how long; you ask for ${yearsIn("en", Number(params.asked))}.`
          : `${opened(skill)} staat in het cv, maar niet voor hoelang; je vraagt ${yearsIn("nl", Number(params.asked))}.`
        : null;
    case "related_skill": {
      const related = skillIn(language, String(params.skill));
      return skill
        ? english
          ? `${opened(skill)} itself is not in the CV; ${related} is, which is close to it.`
          : `${opened(skill)} zelf staat niet in het cv; ${related} wel, en dat ligt er dichtbij.`
        : null;
    }
    case "basic_level":
      return english
        ? `With ${say(String(params.skill))} the CV names a basic level.`
        : `Bij ${say(String(params.skill))} noemt het cv een basisniveau.`;
    case "denied":
      return english
        ? `The CV says that ${say(String(params.skill))} is not there.`
        : `Het cv zegt dat ${say(String(params.skill))} er niet is.`;
    case "level_unknown":
      return english
        ? `${opened(languageName("en", String(params.language)))} is in the CV without a level.`
        : `${opened(languageName("nl", String(params.language)))} staat in het cv zonder niveau.`;
    case "language_below":
      return english
        ? `You ask for ${languageName("en", String(params.language))} at ${params.asks}; ${name} is at ${params.has}.`
        : `Je vraagt ${languageName("nl", String(params.language))} op ${params.asks}; ${name} zit op ${params.has}.`;
    case "some_of": {
      const { found, absent } = partsOf(criterion, facts);
      if (found.length === 0 || absent.length === 0 || absent.length > 3) return null;
      return english
        ? `${opened(listed("en", found))} ${found.length > 1 ? "are" : "is"} in the CV, ${listed("en", absent, "or")} not.`
        : `${opened(listed("nl", found))} ${found.length > 1 ? "staan" : "staat"} in het cv, ${listed("nl", absent, "of")} niet.`;
    }
    case "distance_km": {
      const home = sources.candidate.city;
      const km = Math.max(5, Math.round(Number(params.km) / 5) * 5);
      return english
        ? `${Name} lives in ${home}, about ${km} km from ${sources.job.city}.`
        : `${Name} woont in ${home}, hemelsbreed zo’n ${km} km van ${sources.job.city}.`;
    }
    case "hours":
      return english
        ? `You ask for ${params.asks} hours a week; ${name} is looking for ${params.has}.`
        : `Je vraagt ${params.asks} uur per week; ${name} zoekt ${params.has} uur.`;
    case "available_from":
      return english
        ? `You want to start on ${dateIn("en", sources.job.start_date ?? "")}; ${name} is free from ${dateIn("en", String(params.date))}.`
        : `Je wilt op ${dateIn("nl", sources.job.start_date ?? "")} beginnen; ${name} kan vanaf ${dateIn("nl", String(params.date))}.`;
    case "level_below":
      return english ? `The diploma is a level below what you ask.` : `Het diploma ligt een niveau onder wat je vraagt.`;
    default: {
      const label = listed(language, labelsOf(criterion, facts));
      if (label === "" || findLanguages(label).length > 0) return null;
      if (criterion.verdict === "not_met")
        return english ? `${opened(label)}: not there, by the CV.` : `${opened(label)}: volgens het cv niet aanwezig.`;
      return english ? `On ${label} the CV points the right way, no more.` : `Bij ${label} wijst het cv de goede kant op, meer niet.`;
    }
  }
}

function practical(facts: Facts): string {
  const { language, name, sources } = facts;
  const english = language === "en";
  const start = startTold(facts);
  const hours = sources.candidate.desired.hours_per_week;
  const told = [start?.words, hours ? (english ? `is looking for ${hours} hours a week` : `zoekt ${hours} uur per week`) : null].filter(
    (one): one is string => Boolean(one),
  );
  const first = told.length > 0 ? `${opened(name)} ${listed(language, told)}. ` : "";
  return english
    ? `${first}Shall we plan a first meeting? I would be happy to arrange it.`
    : `${first}Zullen we een eerste gesprek plannen? Ik regel het graag.`;
}

const closing = ({ language, sources: { recruiter } }: Facts) =>
  [language === "en" ? "Kind regards," : "Met vriendelijke groet,", [recruiter?.first_name, recruiter?.last_name].filter(Boolean).join(" ")]
    .filter((one) => one !== "")
    .join("  \n");
