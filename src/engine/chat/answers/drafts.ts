import type { Evidence } from "#contract/fields.ts";
import { claimsOf } from "#engine/proposal/ledger.ts";
import { letterOf } from "#engine/proposal/letter.ts";
import { sentencesOf } from "#engine/proposal/sentences.ts";
import { strengthsOf } from "#engine/proposal/strengths/strengths.ts";
import { dateIn, languageName, levelIn, listed, opened } from "#engine/proposal/words.ts";
import { isBroadSkill, isSoftSkill } from "#engine/skills/breadth.ts";
import { canonicalSkill } from "#engine/skills/lexicon.ts";
import { type Draft, harmless, quoted } from "../draft.ts";
import { monthName, monthsIn, type Person, roleIn } from "../person.ts";
import type { Question } from "../question/question.ts";
import { gapsOf } from "./history.ts";
import { type Line, linesOf, openLines, plain, proposalFacts, questionFor, reasonFor } from "./match.ts";
import { knownOf, skillName } from "./skills.ts";

/** Who this is, in a few sentences that one can read out. */
/** Who somebody is, from the facts; `count`: in so many sentences, the most telling ones. */
export function answerSummary(draft: Draft, person: Person, count: number | null = null): boolean {
  const { candidate, roles } = person;
  const { language } = draft;
  const name = person.fullName || person.nameIn(language);
  const latest = roles[0];
  const years = person.prepared.years?.value ?? 0;
  const place = candidate.city ? draft.t(` from ${candidate.city}`, ` uit ${candidate.city}`) : "";
  const what = candidate.headline ?? latest?.title;
  draft.say(
    what
      ? `${name}${place}: ${what}${years >= 2 ? draft.t(`, with ${years} years of work`, `, met ${years} jaar werk`) : ""}.`
      : `${name}${place}.`,
    person.field("headline") ?? latest?.named[0],
    candidate.city ? person.field("city") : null,
  );
  if (latest)
    draft.say(
      latest.current
        ? draft.t(
            `Now ${roleIn("en", latest)}${latest.start ? ` since ${dateIn("en", latest.start)}` : ""}.`,
            `Nu ${roleIn("nl", latest)}${latest.start ? ` sinds ${dateIn("nl", latest.start)}` : ""}.`,
          )
        : draft.t(`Most recently ${roleIn("en", latest)}.`, `Als laatste ${roleIn("nl", latest)}.`),
      ...latest.named,
      latest.dated,
    );
  const before = roles.slice(1, 3).filter(({ company }) => company);
  if (before.length > 0)
    draft.say(
      draft.t(
        `Before that at ${listed(
          "en",
          before.map(({ company }) => company as string),
        )}.`,
        `Daarvoor bij ${listed(
          "nl",
          before.map(({ company }) => company as string),
        )}.`,
      ),
      ...before.map(({ named }) => named.at(-1)),
    );
  const best = roles
    .flatMap((role, age) => role.deeds.map((deed) => ({ deed, worth: deed.worth - age * 0.7 })))
    .filter(({ deed }) => deed.worth >= 1.5)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, 2);
  const said = 1 + Number(Boolean(latest)) + Number(before.length > 0);
  for (const { deed } of best.slice(0, count === null ? undefined : Math.max(0, count - said)))
    draft.say(`${quoted(deed.text)}.`, deed.evidence);
  if (count !== null) return true;
  const study = candidate.education[0];
  if (study?.degree)
    draft.say(
      draft.t(
        `Education: ${study.degree}${study.institution ? `, ${study.institution}` : ""}.`,
        `Opleiding: ${study.degree}${study.institution ? `, ${study.institution}` : ""}.`,
      ),
      person.field("education.0.degree"),
      person.field("education.0.institution"),
    );
  const tongues = candidate.languages.slice(0, 5);
  if (tongues.length > 0)
    draft.say(
      draft.t(
        `Speaks ${listed(
          "en",
          tongues.map(({ language: code, level }) => `${languageName("en", code)}${level ? ` (${levelIn("en", level)})` : ""}`),
        )}.`,
        `Spreekt ${listed(
          "nl",
          tongues.map(({ language: code, level }) => `${languageName("nl", code)}${level ? ` (${levelIn("nl", level)})` : ""}`),
        )}.`,
      ),
      ...tongues.map((_, index) => person.field(`languages.${index}.language`, `languages.${index}`)),
    );
  if (candidate.available_from)
    draft.say(
      candidate.available_from <= draft.records.today
        ? draft.t("Available now.", "Direct beschikbaar.")
        : draft.t(
            `Available from ${dateIn("en", candidate.available_from)}.`,
            `Beschikbaar vanaf ${dateIn("nl", candidate.available_from)}.`,
          ),
      person.field("available_from"),
    );
  else
    draft.lacks(
      draft.t("The documents don’t say from when.", "De documenten zeggen niet vanaf wanneer."),
      draft.t("From when are you available?", "Vanaf wanneer ben je beschikbaar?"),
    );
  if (draft.records.criteria.length > 0) {
    const lines = linesOf(draft, person);
    const musts = lines.filter(({ criterion }) => criterion.kind !== "nice");
    const met = musts.filter(({ verdict }) => verdict === "met");
    if (musts.length > 0)
      draft
        .paragraph()
        .say(
          draft.t(
            `For this job: ${met.length} of ${musts.length} musts met.`,
            `Voor deze vacature: ${met.length} van de ${musts.length} eisen voldaan.`,
          ),
          ...met.flatMap(({ asked, proof }) => [asked, proof[0]]).slice(0, 4),
        );
  }
  return true;
}

/** Strengths as the proposal's writer makes them, each with its quotes. */
export function answerStrength(draft: Draft, person: Person, question: Question): boolean {
  const isOne =
    /(?<!\p{L})(?:a|one|the|een|één|het) (?:\p{L}+ )?(?:strength|strong point|selling point|sterk punt|sterkste punt|sterkte|draft)(?!s)(?!\p{L})/iu.test(
      question.text,
    );
  const wanted = question.count ?? (isOne ? 1 : 3);
  const strengths = strengthsOf(proposalFacts(draft, person)).slice(0, wanted);
  const name = person.nameIn(draft.language);
  if (strengths.length === 0) {
    draft.say(draft.t("The documents hold too little for a strength.", "De documenten bevatten te weinig voor een sterk punt."));
    draft.lacks(
      draft.t(`The documents tell little about ${name}’s work.`, `De documenten vertellen weinig over het werk van ${name}.`),
      draft.t("Which work are you proudest of?", "Op welk werk ben je het trotst?"),
    );
    return true;
  }
  for (const { title, text, evidence } of strengths) {
    draft.paragraph().say(`**${harmless(title)}.**`);
    draft.say(harmless(text).replace(/\s*\n+\s*/g, " "), ...(evidence ?? []).map((one) => person.inCv(one)));
  }
  return true;
}

/** One paragraph for the letter, of sentences that the sources bear. */
export function answerLetter(draft: Draft, person: Person): boolean {
  const facts = proposalFacts(draft, person);
  const strengths = strengthsOf(facts);
  const letter = letterOf(facts, strengths);
  const paragraphs = letter.split(/\n{2,}/).slice(1, -1);
  const parts = { strengths: [], information: {}, cover_letter: letter, requirements: [] };
  const claims = claimsOf(parts, facts.sources);
  // The paragraph that most can be shown of tells most.
  const ranked = paragraphs
    .map((paragraph) => ({ paragraph, claims: claims.filter(({ text, source }) => source.kind === "passage" && paragraph.includes(text)) }))
    .sort((one, other) => other.claims.length - one.claims.length);
  const best = ranked[0];
  if (!best || best.claims.length === 0)
    return answerStrength(draft, person, { ...EMPTY, language: draft.language, text: "a strength", count: 1 });
  for (const { start, end } of sentencesOf(best.paragraph)) {
    const sentence = best.paragraph.slice(start, end);
    const claim = claims.find(({ text }) => text === sentence);
    if (claim?.source.kind === "none") continue;
    const evidence: Evidence | null =
      claim?.source.kind === "passage"
        ? person.inCv(claim.source.evidence)
        : claim?.source.kind === "record"
          ? person.field(claim.source.field)
          : null;
    draft.say(harmless(sentence), evidence);
  }
  return true;
}
const EMPTY: Question = {
  text: "",
  language: "en",
  intent: "strength",
  about: null,
  skills: [],
  spoken: [],
  employer: null,
  reserve: null,
  count: null,
  stranger: null,
};

/** Why this candidate: what is asked and stands there. */
export function answerWhy(draft: Draft, person: Person): boolean {
  const name = person.nameIn(draft.language);
  if (draft.records.criteria.length === 0) return answerStrength(draft, person, { ...EMPTY, language: draft.language, text: "" });
  const met = linesOf(draft, person)
    .filter(({ verdict, proof }) => verdict === "met" && proof.length > 0)
    .sort((one, other) => Number(other.criterion.kind !== "nice") - Number(one.criterion.kind !== "nice"))
    .slice(0, 4);
  if (met.length === 0) {
    draft.say(draft.t("The documents show no requirement that is met.", "De documenten laten geen eis zien waaraan is voldaan."));
    draft.lacks(
      draft.t(`The documents don’t say why ${name} would fit.`, `De documenten zeggen niet waarom ${name} zou passen.`),
      draft.t("Why do you want this job?", "Waarom wil je deze baan?"),
    );
    return true;
  }
  draft.say(draft.t(`What speaks for ${name}:`, `Wat voor ${name} pleit:`));
  for (const { fit, asked, proof } of met) draft.item(`${plain(fit.text)}: ${quoted((proof[0] as Evidence).quote)}`, asked, proof[0]);
  const [strength] = strengthsOf(proposalFacts(draft, person));
  if (strength)
    draft
      .paragraph()
      .say(`${harmless(strength.text).replace(/\s*\n+\s*/g, " ")}`, ...(strength.evidence ?? []).map((one) => person.inCv(one)));
  return true;
}

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
