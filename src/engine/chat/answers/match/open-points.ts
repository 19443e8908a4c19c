import type { Evidence } from "#contract/fields.ts";
import type { Said } from "#contract/text/languages.ts";
import { type Draft, harmless, quoted } from "#engine/chat/draft.ts";
import { monthName, monthsIn, type Person } from "#engine/chat/person.ts";
import type { Question } from "#engine/chat/question/question.ts";
import { listed, opened } from "#engine/proposal/words.ts";
import { isBroadSkill, isSoftSkill } from "#engine/skills/breadth.ts";
import { canonicalSkill } from "#engine/skills/lexicon.ts";
import { gapsOf } from "../history/gaps.ts";
import { knownOf, skillName } from "../skills.ts";
import { type Line, linesOf, openLines, questionFor, reasonFor } from "./match.ts";

/** Questions that the records leave open, each with its reason. */
function openPoints(draft: Draft, person: Person): { ask: string; why: string; evidence: (Evidence | null)[] }[] {
  const points: { ask: string; why: string; evidence: (Evidence | null)[] }[] = [];
  const { candidate, roles } = person;
  const lines: Line[] = draft.records.criteria.length > 0 ? openLines(linesOf(draft, person)) : [];
  for (const line of lines)
    points.push({ ask: questionFor(draft, line), why: reasonFor(draft, line), evidence: [line.asked, ...line.proof.slice(0, 1)] });
  for (const gap of gapsOf(person, draft.records.today)
    .filter(({ from, until }) => until - from >= 3)
    .slice(0, 2))
    points.push({
      ask: draft.t({
        en: `What did you do between ${monthName("en", gap.from)} and ${monthName("en", gap.until)}?`,
        nl: `Wat deed je tussen ${monthName("nl", gap.from)} en ${monthName("nl", gap.until)}?`,
      }),
      why: draft.t({
        en: `${monthsIn("en", gap.until - gap.from)} without a role in the documents`,
        nl: `${monthsIn("nl", gap.until - gap.from)} zonder functie in de documenten`,
      }),
      evidence: [gap.before.dated, gap.after?.dated ?? null],
    });
  const bare = candidate.skills
    .map(({ name }, index) => ({ skill: canonicalSkill(name), index }))
    .filter((one): one is { skill: string; index: number } => one.skill !== null && !isSoftSkill(one.skill) && !isBroadSkill(one.skill))
    .filter(({ skill }) => knownOf(person, draft, skill).deeds.length === 0 && !person.roles.some(({ skills }) => skills.has(skill)))
    .slice(0, 2);
  for (const { skill, index } of bare) {
    const say = harmless(candidate.skills[index]?.name ?? skillName(draft, skill));
    points.push({
      ask: draft.t({
        en: `In which role did you work with ${say}, and what did you do yourself?`,
        nl: `In welke functie werkte je met ${say}, en wat deed je zelf?`,
      }),
      why: draft.t({
        en: `${opened(say)} is named among the skills, without work that shows it`,
        nl: `${opened(say)} staat bij de vaardigheden, zonder werk dat het laat zien`,
      }),
      evidence: [person.field(`skills.${index}.name`, `skills.${index}`)],
    });
  }
  const best = roles.flatMap(({ deeds }) => deeds).sort((one, other) => other.worth - one.worth)[0];
  if (best && best.worth >= 1.5)
    points.push({
      ask: draft.t({
        en: `You write ${quoted(best.text)}: what was your own part in it?`,
        nl: `Je schrijft ${quoted(best.text)}: wat was jouw eigen aandeel daarin?`,
      }),
      why: draft.t({ en: "the CV tells the result, not who did what", nl: "het cv vertelt het resultaat, niet wie wat deed" }),
      evidence: [best.evidence],
    });
  if (!candidate.available_from && candidate.notice_weeks === null)
    points.push({
      ask: draft.t({
        en: "From when are you available, and what is your notice period?",
        nl: "Vanaf wanneer ben je beschikbaar, en wat is je opzegtermijn?",
      }),
      why: draft.t({ en: "the documents don’t say", nl: "de documenten zeggen het niet" }),
      evidence: [],
    });
  if (!candidate.desired.salary_min && !candidate.desired.salary_max)
    points.push({
      ask: draft.t({ en: "Which salary or rate do you have in mind?", nl: "Welk salaris of tarief heb je in gedachten?" }),
      why: draft.t({ en: "the documents don’t say", nl: "de documenten zeggen het niet" }),
      evidence: [],
    });
  points.push({
    ask: draft.t({ en: "Why are you looking for something new now?", nl: "Waarom zoek je nu iets nieuws?" }),
    why: draft.t({ en: "the documents don’t say", nl: "de documenten zeggen het niet" }),
    evidence: [],
  });
  return points;
}

export function answerInterview(draft: Draft, person: Person, question: Question): boolean {
  const wanted = question.count ?? 3;
  const points = openPoints(draft, person).slice(0, wanted);
  draft.say(
    draft.t({
      en: `${wanted === 1 ? "A question" : "Questions"} for ${person.nameIn("en")}:`,
      nl: `${wanted === 1 ? "Een vraag" : "Vragen"} voor ${person.nameIn("nl")}:`,
    }),
  );
  for (const { ask, why, evidence } of points) draft.item(`${ask} ${draft.t({ en: "Why", nl: "Waarom" })}: ${why}.`, ...evidence);
  return true;
}

/** What to look at before the candidate is proposed. */
export function answerVerify(draft: Draft, person: Person): boolean {
  const { candidate } = person;
  const unchecked = candidate.unchecked_fields.slice(0, 4);
  const points = openPoints(draft, person).slice(0, 5);
  draft.say(draft.t({ en: "Worth asking or checking:", nl: "Goed om na te vragen of na te kijken:" }));
  for (const { ask, why, evidence } of points) draft.item(`${opened(why)}. ${draft.t({ en: "Ask", nl: "Vraag" })}: ${ask}`, ...evidence);
  for (const path of unchecked) {
    const evidence = person.field(path, path);
    if (evidence)
      draft.item(
        draft.t({
          en: `Read with doubt and not checked yet: ${quoted(evidence.quote)}`,
          nl: `Met twijfel gelezen en nog niet nagekeken: ${quoted(evidence.quote)}`,
        }),
        evidence,
      );
  }
  const certificates = candidate.certifications.map(({ name }, index) => ({ name, index })).slice(0, 1);
  for (const { name, index } of certificates)
    draft.item(
      draft.t({
        en: `Is ${harmless(name)} still valid? The documents name it without its end.`,
        nl: `Is ${harmless(name)} nog geldig? De documenten noemen geen einddatum.`,
      }),
      person.field(`certifications.${index}.name`, `certifications.${index}`),
    );
  return true;
}

/** What no document says of a candidate. */
export function answerMissing(draft: Draft, person: Person): boolean {
  const { candidate } = person;
  const name = person.nameIn(draft.language);
  const absent: [boolean, Said<string>, Said<string>][] = [
    [
      !candidate.available_from && candidate.notice_weeks === null,
      { en: "from when and the notice period", nl: "vanaf wanneer en de opzegtermijn" },
      { en: "From when are you available?", nl: "Vanaf wanneer ben je beschikbaar?" },
    ],
    [
      !candidate.desired.salary_min && !candidate.desired.salary_max,
      { en: "the salary or rate", nl: "het salaris of tarief" },
      { en: "Which salary or rate do you have in mind?", nl: "Welk salaris of tarief heb je in gedachten?" },
    ],
    [
      !candidate.desired.hours_per_week,
      { en: "the hours", nl: "het aantal uren" },
      { en: "How many hours a week do you want to work?", nl: "Hoeveel uur per week wil je werken?" },
    ],
    [
      !candidate.desired.remote,
      { en: "working from home", nl: "thuiswerken" },
      { en: "How often do you want to work from home?", nl: "Hoe vaak wil je thuiswerken?" },
    ],
    [!candidate.city, { en: "where the candidate lives", nl: "de woonplaats" }, { en: "Where do you live?", nl: "Waar woon je?" }],
    [
      candidate.languages.length === 0,
      { en: "languages", nl: "talen" },
      { en: "Which languages do you speak?", nl: "Welke talen spreek je?" },
    ],
    [
      candidate.education.length === 0,
      { en: "education", nl: "opleiding" },
      { en: "Which education did you finish?", nl: "Welke opleiding heb je afgerond?" },
    ],
    [
      !candidate.phone,
      { en: "a phone number", nl: "een telefoonnummer" },
      { en: "What is your phone number?", nl: "Wat is je telefoonnummer?" },
    ],
  ];
  const [first, ...others] = absent.filter(([is]) => is);
  if (!first)
    draft.say(
      draft.t({
        en: "Nothing of the usual: availability, pay, hours, place, languages and education are all there.",
        nl: "Niets van het gewone: beschikbaarheid, salaris, uren, plaats, talen en opleiding staan er allemaal in.",
      }),
    );
  else {
    const [, , ask] = first;
    const things = listed(
      draft.language,
      [first, ...others].map(([, thing]) => draft.t(thing)),
    );
    draft.say(draft.t({ en: `The documents don’t say: ${things}.`, nl: `De documenten zeggen niets over: ${things}.` }));
    draft.lacks(
      draft.t({
        en: `${opened(things)} of ${name} stand in no document.`,
        nl: `${opened(things)} van ${name} staan in geen document.`,
      }),
      draft.t(ask),
    );
  }
  return true;
}
