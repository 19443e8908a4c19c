import type { Evidence } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { claimsOf } from "#engine/proposal/ledger.ts";
import { sentencesOf } from "#engine/proposal/sentences.ts";
import { strengthsOf } from "#engine/proposal/strengths/strengths.ts";
import { dateIn, languageName, levelIn, listed } from "#engine/proposal/words.ts";
import { letterOf } from "#engine/proposal/writing/letter.ts";
import { type Draft, harmless, quoted } from "../draft.ts";
import { type Person, roleIn } from "../person.ts";
import type { Question } from "../question/question.ts";
import { linesOf, plain, proposalFacts } from "./match/match.ts";

/** Who this is, in a few sentences that one can read out. */
/** Who somebody is, from the facts; `count`: in so many sentences, the most telling ones. */
export function answerSummary(draft: Draft, person: Person, count: number | null = null): boolean {
  const { candidate, roles } = person;
  const { language } = draft;
  const name = person.fullName || person.nameIn(language);
  const latest = roles[0];
  const years = person.prepared.years?.value ?? 0;
  const place = candidate.city ? draft.t({ en: ` from ${candidate.city}`, nl: ` uit ${candidate.city}` }) : "";
  const what = candidate.headline ?? latest?.title;
  draft.say(
    what
      ? `${name}${place}: ${what}${years >= 2 ? draft.t({ en: `, with ${years} years of work`, nl: `, met ${years} jaar werk` }) : ""}.`
      : `${name}${place}.`,
    person.field("headline") ?? latest?.named[0],
    candidate.city ? person.field("city") : null,
  );
  if (latest)
    draft.say(
      latest.current
        ? draft.t({
            en: `Now ${roleIn("en", latest)}${latest.start ? ` since ${dateIn("en", latest.start)}` : ""}.`,
            nl: `Nu ${roleIn("nl", latest)}${latest.start ? ` sinds ${dateIn("nl", latest.start)}` : ""}.`,
          })
        : draft.t({ en: `Most recently ${roleIn("en", latest)}.`, nl: `Als laatste ${roleIn("nl", latest)}.` }),
      ...latest.named,
      latest.dated,
    );
  const before = roles.slice(1, 3).filter(({ company }) => company);
  if (before.length > 0)
    draft.say(
      draft.t({
        en: `Before that at ${listed(
          "en",
          before.map(({ company }) => company as string),
        )}.`,
        nl: `Daarvoor bij ${listed(
          "nl",
          before.map(({ company }) => company as string),
        )}.`,
      }),
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
      draft.t({
        en: `Education: ${study.degree}${study.institution ? `, ${study.institution}` : ""}.`,
        nl: `Opleiding: ${study.degree}${study.institution ? `, ${study.institution}` : ""}.`,
      }),
      person.field("education.0.degree"),
      person.field("education.0.institution"),
    );
  const tongues = candidate.languages.slice(0, 5);
  if (tongues.length > 0)
    draft.say(
      draft.t({
        en: `Speaks ${listed(
          "en",
          tongues.map(({ language: code, level }) => `${languageName("en", code)}${level ? ` (${levelIn("en", level)})` : ""}`),
        )}.`,
        nl: `Spreekt ${listed(
          "nl",
          tongues.map(({ language: code, level }) => `${languageName("nl", code)}${level ? ` (${levelIn("nl", level)})` : ""}`),
        )}.`,
      }),
      ...tongues.map((_, index) => person.field(`languages.${index}.language`, `languages.${index}`)),
    );
  if (candidate.available_from)
    draft.say(
      candidate.available_from <= draft.records.today
        ? draft.t({ en: "Available now.", nl: "Direct beschikbaar." })
        : draft.t({
            en: `Available from ${dateIn("en", candidate.available_from)}.`,
            nl: `Beschikbaar vanaf ${dateIn("nl", candidate.available_from)}.`,
          }),
      person.field("available_from"),
    );
  else
    draft.lacks(
      draft.t({ en: "The documents don’t say from when.", nl: "De documenten zeggen niet vanaf wanneer." }),
      draft.t({ en: "From when are you available?", nl: "Vanaf wanneer ben je beschikbaar?" }),
    );
  if (draft.records.criteria.length > 0) {
    const lines = linesOf(draft, person);
    const musts = lines.filter(({ criterion }) => criterion.kind !== "nice");
    const met = musts.filter(({ verdict }) => verdict === "met");
    if (musts.length > 0)
      draft.paragraph().say(
        draft.t({
          en: `For this job: ${met.length} of ${musts.length} musts met.`,
          nl: `Voor deze vacature: ${met.length} van de ${musts.length} eisen voldaan.`,
        }),
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
    draft.say(
      draft.t({ en: "The documents hold too little for a strength.", nl: "De documenten bevatten te weinig voor een sterk punt." }),
    );
    draft.lacks(
      draft.t({ en: `The documents tell little about ${name}’s work.`, nl: `De documenten vertellen weinig over het werk van ${name}.` }),
      draft.t({ en: "Which work are you proudest of?", nl: "Op welk werk ben je het trotst?" }),
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
    draft.say(
      draft.t({ en: "The documents show no requirement that is met.", nl: "De documenten laten geen eis zien waaraan is voldaan." }),
    );
    draft.lacks(
      draft.t({ en: `The documents don’t say why ${name} would fit.`, nl: `De documenten zeggen niet waarom ${name} zou passen.` }),
      draft.t({ en: "Why do you want this job?", nl: "Waarom wil je deze baan?" }),
    );
    return true;
  }
  draft.say(draft.t({ en: `What speaks for ${name}:`, nl: `Wat voor ${name} pleit:` }));
  for (const { fit, asked, proof } of met) draft.item(`${plain(fit.text)}: ${quoted(nth(proof, 0).quote)}`, asked, proof[0]);
  const [strength] = strengthsOf(proposalFacts(draft, person));
  if (strength)
    draft
      .paragraph()
      .say(`${harmless(strength.text).replace(/\s*\n+\s*/g, " ")}`, ...(strength.evidence ?? []).map((one) => person.inCv(one)));
  return true;
}
