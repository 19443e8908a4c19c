import type { Evidence } from "#contract/fields.ts";
import { listed, opened } from "#engine/proposal/words.ts";
import { isBroadSkill, isSoftSkill } from "#engine/skills/breadth.ts";
import { canonicalSkill } from "#engine/skills/lexicon.ts";
import { type Draft, harmless, quoted } from "../draft.ts";
import { monthName, monthsIn, type Person } from "../person.ts";
import type { Question } from "../question/question.ts";
import { gapsOf } from "./gaps.ts";
import { type Line, linesOf, openLines, questionFor, reasonFor } from "./match.ts";
import { knownOf, skillName } from "./skills.ts";

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
      ask: draft.t(
        `What did you do between ${monthName("en", gap.from)} and ${monthName("en", gap.until)}?`,
        `Wat deed je tussen ${monthName("nl", gap.from)} en ${monthName("nl", gap.until)}?`,
      ),
      why: draft.t(
        `${monthsIn("en", gap.until - gap.from)} without a role in the documents`,
        `${monthsIn("nl", gap.until - gap.from)} zonder functie in de documenten`,
      ),
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
      ask: draft.t(
        `In which role did you work with ${say}, and what did you do yourself?`,
        `In welke functie werkte je met ${say}, en wat deed je zelf?`,
      ),
      why: draft.t(
        `${opened(say)} is named among the skills, without work that shows it`,
        `${opened(say)} staat bij de vaardigheden, zonder werk dat het laat zien`,
      ),
      evidence: [person.field(`skills.${index}.name`, `skills.${index}`)],
    });
  }
  const best = roles.flatMap(({ deeds }) => deeds).sort((one, other) => other.worth - one.worth)[0];
  if (best && best.worth >= 1.5)
    points.push({
      ask: draft.t(
        `You write ${quoted(best.text)}: what was your own part in it?`,
        `Je schrijft ${quoted(best.text)}: wat was jouw eigen aandeel daarin?`,
      ),
      why: draft.t("the CV tells the result, not who did what", "het cv vertelt het resultaat, niet wie wat deed"),
      evidence: [best.evidence],
    });
  if (!candidate.available_from && candidate.notice_weeks === null)
    points.push({
      ask: draft.t(
        "From when are you available, and what is your notice period?",
        "Vanaf wanneer ben je beschikbaar, en wat is je opzegtermijn?",
      ),
      why: draft.t("the documents don’t say", "de documenten zeggen het niet"),
      evidence: [],
    });
  if (!candidate.desired.salary_min && !candidate.desired.salary_max)
    points.push({
      ask: draft.t("Which salary or rate do you have in mind?", "Welk salaris of tarief heb je in gedachten?"),
      why: draft.t("the documents don’t say", "de documenten zeggen het niet"),
      evidence: [],
    });
  points.push({
    ask: draft.t("Why are you looking for something new now?", "Waarom zoek je nu iets nieuws?"),
    why: draft.t("the documents don’t say", "de documenten zeggen het niet"),
    evidence: [],
  });
  return points;
}

export function answerInterview(draft: Draft, person: Person, question: Question): boolean {
  const wanted = question.count ?? 3;
  const points = openPoints(draft, person).slice(0, wanted);
  draft.say(
    draft.t(
      `${wanted === 1 ? "A question" : "Questions"} for ${person.nameIn("en")}:`,
      `${wanted === 1 ? "Een vraag" : "Vragen"} voor ${person.nameIn("nl")}:`,
    ),
  );
  for (const { ask, why, evidence } of points) draft.item(`${ask} ${draft.t("Why", "Waarom")}: ${why}.`, ...evidence);
  return true;
}

/** What to look at before the candidate is proposed. */
export function answerVerify(draft: Draft, person: Person): boolean {
  const { candidate } = person;
  const unchecked = candidate.unchecked_fields.slice(0, 4);
  const points = openPoints(draft, person).slice(0, 5);
  draft.say(draft.t("Worth asking or checking:", "Goed om na te vragen of na te kijken:"));
  for (const { ask, why, evidence } of points) draft.item(`${opened(why)}. ${draft.t("Ask", "Vraag")}: ${ask}`, ...evidence);
  for (const path of unchecked) {
    const evidence = person.field(path, path);
    if (evidence)
      draft.item(
        draft.t(
          `Read with doubt and not checked yet: ${quoted(evidence.quote)}`,
          `Met twijfel gelezen en nog niet nagekeken: ${quoted(evidence.quote)}`,
        ),
        evidence,
      );
  }
  const certificates = candidate.certifications.map(({ name }, index) => ({ name, index })).slice(0, 1);
  for (const { name, index } of certificates)
    draft.item(
      draft.t(
        `Is ${harmless(name)} still valid? The documents name it without its end.`,
        `Is ${harmless(name)} nog geldig? De documenten noemen geen einddatum.`,
      ),
      person.field(`certifications.${index}.name`, `certifications.${index}`),
    );
  return true;
}

/** What no document says of a candidate. */
export function answerMissing(draft: Draft, person: Person): boolean {
  const { candidate } = person;
  const name = person.nameIn(draft.language);
  const absent: [boolean, string, string, string, string][] = [
    [
      !candidate.available_from && candidate.notice_weeks === null,
      "from when and the notice period",
      "vanaf wanneer en de opzegtermijn",
      "From when are you available?",
      "Vanaf wanneer ben je beschikbaar?",
    ],
    [
      !candidate.desired.salary_min && !candidate.desired.salary_max,
      "the salary or rate",
      "het salaris of tarief",
      "Which salary or rate do you have in mind?",
      "Welk salaris of tarief heb je in gedachten?",
    ],
    [
      !candidate.desired.hours_per_week,
      "the hours",
      "het aantal uren",
      "How many hours a week do you want to work?",
      "Hoeveel uur per week wil je werken?",
    ],
    [
      !candidate.desired.remote,
      "working from home",
      "thuiswerken",
      "How often do you want to work from home?",
      "Hoe vaak wil je thuiswerken?",
    ],
    [!candidate.city, "where the candidate lives", "de woonplaats", "Where do you live?", "Waar woon je?"],
    [candidate.languages.length === 0, "languages", "talen", "Which languages do you speak?", "Welke talen spreek je?"],
    [candidate.education.length === 0, "education", "opleiding", "Which education did you finish?", "Welke opleiding heb je afgerond?"],
    [!candidate.phone, "a phone number", "een telefoonnummer", "What is your phone number?", "Wat is je telefoonnummer?"],
  ];
  const some = absent.filter(([is]) => is);
  if (some.length === 0)
    draft.say(
      draft.t(
        "Nothing of the usual: availability, pay, hours, place, languages and education are all there.",
        "Niets van het gewone: beschikbaarheid, salaris, uren, plaats, talen en opleiding staan er allemaal in.",
      ),
    );
  else {
    draft.say(
      draft.t(
        `The documents don’t say: ${listed(
          "en",
          some.map(([, english]) => english),
        )}.`,
        `De documenten zeggen niets over: ${listed(
          "nl",
          some.map(([, , dutch]) => dutch),
        )}.`,
      ),
    );
    const [, , , english, dutch] = some[0] as [boolean, string, string, string, string];
    draft.lacks(
      draft.t(
        `${opened(
          listed(
            "en",
            some.map(([, one]) => one),
          ),
        )} of ${name} stand in no document.`,
        `${opened(
          listed(
            "nl",
            some.map(([, , one]) => one),
          ),
        )} van ${name} staan in geen document.`,
      ),
      draft.t(english, dutch),
    );
  }
  return true;
}
