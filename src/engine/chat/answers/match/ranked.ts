import type { Evidence } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import type { RankedCandidate } from "#engine/chat/chat.ts";
import { type Draft, quoted } from "#engine/chat/draft.ts";
import { passagesNear, passagesOf } from "#engine/chat/passages.ts";
import { Person, yearsOf } from "#engine/chat/person.ts";
import type { Question } from "#engine/chat/question/question.ts";
import { valueIn } from "#engine/facts/values.ts";
import { effectiveVerdict, isAsked } from "#engine/matching/score.ts";
import { dateIn, languageName, levelIn, listed, opened } from "#engine/proposal/words.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { findPlaces, isSamePlace, kilometresBetween } from "#engine/skills/places/places.ts";
import { requirementEvidence } from "../job/job.ts";
import { knownOf, skillName } from "../skills.ts";

export const nameOf = ({ candidate }: RankedCandidate) => [candidate.first_name, candidate.last_name].filter(Boolean).join(" ") || "?";

function nobodyYet(draft: Draft): true {
  draft.say(
    draft.t({ en: "No candidate has been matched with this job yet.", nl: "Er is nog geen kandidaat met deze vacature vergeleken." }),
  );
  draft.lacks(draft.t({ en: "The records hold no matched candidates.", nl: "Er zijn nog geen kandidaten vergeleken." }), null);
  return true;
}

/** Evidence of one of the ranked candidates. */
const of = ({ candidate }: RankedCandidate, evidence: Evidence | null | undefined) =>
  evidence ? { ...evidence, candidate_id: candidate.id } : null;

const A_WORD = 25;

export function answerBest(draft: Draft, question: Question): boolean {
  const { ranked } = draft.records;
  if (ranked.length === 0) return nobodyYet(draft);
  const some = ranked.slice(0, question.count ?? 3);
  draft.say(
    draft.t({
      en: some.length === 1 ? "The best match:" : "The best matches, by the score:",
      nl: some.length === 1 ? "De beste match:" : "De beste matches, op score:",
    }),
  );
  for (const one of some) {
    const person = new Person(one.candidate);
    const musts = one.criteria.filter((criterion) => criterion.kind !== "nice" && isAsked(criterion));
    const met = musts.filter((criterion) => effectiveVerdict(criterion) === "met");
    const open = musts.filter((criterion) => effectiveVerdict(criterion) === "not_met" && criterion.text);
    // Work that shows it says more than a word in a list of skills.
    const proofs = met
      .flatMap(({ evidence }) => evidence.toSorted((one, other) => other.quote.length - one.quote.length).slice(0, 1))
      .sort((one, other) => Number(other.quote.length > A_WORD) - Number(one.quote.length > A_WORD))
      .slice(0, 2)
      .map((evidence) => of(one, person.inCv(evidence)));
    const against = open[0]
      ? draft.t({ en: `; not met: ${plain(open[0].text ?? "")}`, nl: `; niet voldaan: ${plain(open[0].text ?? "")}` })
      : "";
    draft.item(
      `${nameOf(one)}, ${one.score}: ${
        musts.length === 0
          ? draft.t({ en: "the vacancy names no musts", nl: "de vacature noemt geen eisen" })
          : draft.t({ en: `${met.length} of ${musts.length} musts met`, nl: `${met.length} van ${musts.length} eisen voldaan` })
      }${against}`,
      ...proofs,
    );
  }
  return true;
}

const plain = (text: string) => quoted(text).slice(1, -1);

/** Which of the best candidates have, speak, live, can start. */
export function answerWho(draft: Draft, question: Question): boolean {
  const { ranked, today } = draft.records;
  if (ranked.length === 0) return nobodyYet(draft);
  const found: { one: RankedCandidate; text: string; evidence: Evidence[] }[] = [];
  const { language } = draft;
  let thing = "";
  const place = findPlaces(question.text)[0]?.name;
  // "Who speaks Dutch but has no C++?": who has that falls out.
  const barred = findSkills(without.exec(question.text)?.[1] ?? "").map(({ name }) => name);
  const wanted = question.skills.filter((skill) => !barred.includes(skill));
  const people = ranked
    .map((one) => ({ one, person: new Person(one.candidate) }))
    .filter(({ one, person }) =>
      barred.every((skill) => {
        const { deeds, named } = knownOf(person, draftOf(draft, one), skill);
        return deeds.length === 0 && named.length === 0;
      }),
    );
  if (wanted.length > 0) {
    thing = listed(
      language,
      wanted.map((skill) => skillName(draft, skill)),
    );
    for (const { one, person } of people) {
      const all = wanted.map((skill) => ({ skill, known: knownOf(person, draftOf(draft, one), skill) }));
      if (!all.every(({ known }) => known.deeds.length > 0 || known.named.length > 0)) continue;
      const { skill, known } = nth(all, 0);
      const years = valueIn.skillYears(person.prepared.ledger, skill)?.value ?? 0;
      const deed = known.deeds[0];
      const evidence = all.map(({ known: its }) => (its.deeds[0]?.evidence ?? its.named[0]) as Evidence);
      found.push({
        one,
        text: deed
          ? `${quoted(deed.text)}${years > 0 ? ` (${yearsOf(language, years)})` : ""}`
          : draft.t({ en: "named, without work that shows it", nl: "genoemd, zonder werk dat het laat zien" }),
        evidence,
      });
    }
  } else if (question.spoken.length > 0) {
    const code = nth(question.spoken, 0);
    thing = languageName(language, code);
    for (const { one, person } of people) {
      const spoken = person.prepared.languages.get(code);
      const index = one.candidate.languages.findIndex((each) => each.language === code);
      const read = index === -1 ? null : person.field(`languages.${index}.language`, `languages.${index}`);
      if (spoken)
        found.push({
          one,
          text: spoken.level ? levelIn(language, spoken.level) : draft.t({ en: "level not given", nl: "niveau onbekend" }),
          evidence: [read ?? spoken.evidence],
        });
    }
  } else if (/(?<!\p{L})(?:availab\p{L}+|beschikbaar|start\p{L}*|beginnen)(?!\p{L})/iu.test(question.text)) {
    thing = draft.t({ en: "a known start", nl: "een bekende startdatum" });
    for (const { one, person } of people) {
      const from = one.candidate.available_from;
      if (from)
        found.push({
          one,
          text:
            from <= today
              ? draft.t({ en: "available now", nl: "direct beschikbaar" })
              : draft.t({ en: `from ${dateIn("en", from)}`, nl: `vanaf ${dateIn("nl", from)}` }),
          evidence: [person.field("available_from") as Evidence].filter(Boolean),
        });
    }
    found.sort((one, other) => (one.one.candidate.available_from ?? "").localeCompare(other.one.candidate.available_from ?? ""));
  } else if (place || /(?<!\p{L})(?:live|lives|near|close|woont|wonen|buurt)(?!\p{L})/iu.test(question.text)) {
    const town = place ?? draft.records.job?.city;
    thing = town
      ? draft.t({ en: `a home near ${town}`, nl: `een woonplaats bij ${town}` })
      : draft.t({ en: "a known place", nl: "een bekende woonplaats" });
    for (const { one, person } of people) {
      const { city } = one.candidate;
      if (!city) continue;
      const km = town ? (isSamePlace(city, town) ? 0 : kilometresBetween(city, town)) : null;
      if (km === null || km <= 30)
        found.push({
          one,
          text: `${city}${km ? `, ${Math.max(5, Math.round(km / 5) * 5)} km` : ""}`,
          evidence: [person.field("city") as Evidence].filter(Boolean),
        });
    }
  } else if (barred.length > 0 && question.skills.length > 0) {
    thing = draft.t({ en: "it", nl: "het" });
    for (const { one } of people)
      found.push({
        one,
        text: draft.t({
          en: `the documents don’t name ${barred.map((skill) => skillName(draft, skill)).join(", ")}`,
          nl: `de documenten noemen geen ${barred.map((skill) => skillName(draft, skill)).join(", ")}`,
        }),
        evidence: [],
      });
  } else {
    const near = passagesNear(
      question.text,
      passagesOf({ ...draft.records, job: null, candidate: null, notes: [], criteria: [] }),
      wordsOfWho,
    ).filter(({ covers }) => covers >= 0.6);
    thing = draft.t({ en: "it", nl: "het" });
    for (const { passage } of near) {
      const one = ranked.find(({ candidate }) => candidate.id === passage.candidate_id);
      if (one && !found.some((other) => other.one === one))
        found.push({
          one,
          text: quoted(passage.text),
          evidence: [{ source: passage.source, quote: passage.text, start: passage.start, end: passage.end }],
        });
    }
  }
  const number = ranked.length;
  if (found.length === 0) {
    draft.say(
      draft.t({
        en: `None of the ${number} best candidates, by their documents.`,
        nl: `Geen van de ${number} beste kandidaten, volgens hun documenten.`,
      }),
    );
    draft.lacks(
      draft.t({
        en: `The documents of the ${number} best candidates don’t say so.`,
        nl: `De documenten van de ${number} beste kandidaten zeggen het niet.`,
      }),
      question.skills[0]
        ? draft.t({ en: `Have you worked with ${thing}, and in which role?`, nl: `Heb je met ${thing} gewerkt, en in welke functie?` })
        : null,
    );
    return true;
  }
  draft.say(
    draft.t({
      en: `${opened(found.length === 1 ? "one" : String(found.length))} of the ${number} best candidates:`,
      nl: `${opened(found.length === 1 ? "één" : String(found.length))} van de ${number} beste kandidaten:`,
    }),
  );
  for (const { one, text, evidence } of found.slice(0, 8)) draft.item(`${nameOf(one)}: ${text}`, ...evidence.map((each) => of(one, each)));
  return true;
}
/** What somebody shouldn't have, behind the word that says so. */
const without =
  /(?<!\p{L})(?:no|not|without|lacks?|n['’]t (?:know|have|speak)|doesn['’]t (?:know|have|speak)|geen|niet|zonder)\s+(.{2,60})/iu;
const wordsOfWho = new Set(["candidat", "kandidat", "person", "people", "somebody", "anyone", "iemand", "mens", "mensen"]);

/** Notes are the talk's own candidate's, not of those ranked. */
function draftOf(draft: Draft, { candidate }: RankedCandidate): Draft {
  const other = Object.create(draft) as Draft;
  other.candidate_id = candidate.id;
  return other;
}

/** On which requirements most of the best candidates fall. */
export function answerRulesOut(draft: Draft): boolean {
  const { ranked, job } = draft.records;
  if (!job) return false;
  if (ranked.length === 0) return nobodyYet(draft);
  const counted = job.requirements
    .map((requirement, index) => {
      const verdicts = ranked.flatMap(({ criteria }) =>
        criteria.filter((one) => one.requirement_id === requirement.id).map(effectiveVerdict),
      );
      return {
        requirement,
        index,
        not: verdicts.filter((one) => one === "not_met").length,
        unknown: verdicts.filter((one) => one === "unknown").length,
        partly: verdicts.filter((one) => one === "partly").length,
      };
    })
    .filter(({ requirement, not, unknown }) => requirement.kind !== "nice" && not + unknown > 0)
    .sort((one, other) => other.not - one.not || other.unknown - one.unknown)
    .slice(0, 4);
  if (counted.length === 0) {
    draft.say(
      draft.t({
        en: `None: the ${ranked.length} best candidates meet each must at least in part.`,
        nl: `Geen: de ${ranked.length} beste kandidaten voldoen op z’n minst deels aan elke eis.`,
      }),
      ...job.requirements.slice(0, 1).map((requirement) => requirementEvidence(requirement, 0, draft)),
    );
    return true;
  }
  draft.say(
    draft.t({
      en: `Of the ${ranked.length} best candidates, most fall on:`,
      nl: `Van de ${ranked.length} beste kandidaten vallen de meesten af op:`,
    }),
  );
  for (const { requirement, index, not, unknown } of counted)
    draft.item(
      `${plain(requirement.text)}: ${[
        not > 0 &&
          draft.t({
            en: not === 1 ? "one doesn’t meet it" : `${not} don’t meet it`,
            nl: not === 1 ? "één voldoet niet" : `${not} voldoen niet`,
          }),
        unknown > 0 && draft.t({ en: `of ${unknown} the documents don’t say`, nl: `van ${unknown} zeggen de documenten het niet` }),
      ]
        .filter(Boolean)
        .join(", ")}`,
      requirementEvidence(requirement, index, draft),
    );
  return true;
}

/** Questions for whoever comes, from what most of the best candidates leave open. */
export function answerJobInterview(draft: Draft, question: Question): boolean {
  const { job, ranked } = draft.records;
  if (!job) return false;
  const musts = job.requirements
    .map((requirement, index) => ({
      requirement,
      index,
      open: ranked.filter(({ criteria }) =>
        criteria.some((one) => one.requirement_id === requirement.id && effectiveVerdict(one) !== "met"),
      ).length,
    }))
    .sort((one, other) => Number(other.requirement.kind !== "nice") - Number(one.requirement.kind !== "nice") || other.open - one.open)
    .slice(0, question.count ?? 3);
  if (musts.length === 0) return false;
  draft.say(draft.t({ en: "Questions for this job:", nl: "Vragen voor deze vacature:" }));
  for (const { requirement, index, open } of musts)
    draft.item(
      draft.t({
        en: `“${opened(plain(requirement.text))}”: where did you do this, for how long, and what was your own part? Why: ${open > 0 ? `${open} of the ${ranked.length} best candidates leave it open` : "the vacancy asks it"}.`,
        nl: `“${opened(plain(requirement.text))}”: waar deed je dit, hoelang, en wat was je eigen aandeel? Waarom: ${open > 0 ? `${open} van de ${ranked.length} beste kandidaten laten het open` : "de vacature vraagt het"}.`,
      }),
      requirementEvidence(requirement, index, draft),
    );
  return true;
}
