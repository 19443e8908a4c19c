import type { Job } from "#contract/job/job.ts";
import { type Draft, quoted } from "#engine/chat/draft.ts";
import type { Person, Role } from "#engine/chat/person.ts";
import type { Question } from "#engine/chat/question/question.ts";
import { shelfOf } from "#engine/chat/retrieval/inquiry.ts";
import { dateIn } from "#engine/proposal/words.ts";
import { tellJobHours, tellJobRemote, tellJobSalary, tellJobStart } from "../job/job-terms.ts";
import { hoursOf } from "../match/hours-fit.ts";
import { lineOf, tellNote } from "../notes.ts";
import { payIn } from "./pay.ts";

const startWords =
  /(?<!\p{L})(?:availab\p{L}+|beschikbaar\p{L}*|can start|kan (?:beginnen|starten)|notice|opzegtermijn|in overleg|per direct|immediately)(?!\p{L})/iu;

export function answerAvailability(draft: Draft, person: Person, question: Question): boolean {
  const { candidate } = person;
  const name = person.nameIn(draft.language);
  const isBoth = draft.records.kind === "candidate_job" && question.about !== "candidate";
  const from = candidate.available_from;
  const weeks = candidate.notice_weeks;
  const onlyNotice = question.intent === "notice";
  if (from && !onlyNotice) {
    const isNow = from <= draft.records.today;
    draft.say(
      isNow
        ? draft.t({ en: `${name} is available now.`, nl: `${name} is direct beschikbaar.` })
        : draft.t({ en: `${name} is available from ${dateIn("en", from)}.`, nl: `${name} is beschikbaar vanaf ${dateIn("nl", from)}.` }),
      person.field("available_from"),
    );
  }
  const notice = weeks ? person.field("notice_weeks") : null;
  // "Two months" are told as such, not counted in weeks.
  if (notice?.source === "cv" && /\p{L}{4}/u.test(notice.quote))
    draft.say(draft.t({ en: `Notice period: ${quoted(notice.quote)}.`, nl: `Opzegtermijn: ${quoted(notice.quote)}.` }), notice);
  else if (weeks !== null && weeks !== undefined)
    draft.say(
      weeks === 0
        ? draft.t({ en: `${name} has no notice period.`, nl: `${name} heeft geen opzegtermijn.` })
        : draft.t({
            en: `${onlyNotice ? `${name}’s` : "The"} notice period is ${weeks} ${weeks === 1 ? "week" : "weeks"}.`,
            nl: `De opzegtermijn${onlyNotice ? ` van ${name}` : ""} is ${weeks} ${weeks === 1 ? "week" : "weken"}.`,
          }),
      person.field("notice_weeks"),
    );
  if (draft.isEmpty) {
    const line = lineOf(person, onlyNotice ? /(?<!\p{L})(?:notice|opzegtermijn)(?!\p{L})/iu : startWords);
    if (line) draft.say(draft.t({ en: `The CV says: ${quoted(line.quote)}.`, nl: `Het cv zegt: ${quoted(line.quote)}.` }), line);
    else if (onlyNotice && from) {
      draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
      draft.say(
        draft.t({
          en: `They do say from when ${name} is available: ${dateIn("en", from)}.`,
          nl: `Wel staat er vanaf wanneer ${name} beschikbaar is: ${dateIn("nl", from)}.`,
        }),
        person.field("available_from"),
      );
      draft.lacks(
        draft.t({ en: `The documents name no notice period of ${name}.`, nl: `De documenten noemen geen opzegtermijn van ${name}.` }),
        draft.t({ en: "What is your notice period?", nl: "Wat is je opzegtermijn?" }),
      );
    }
  }
  tellNote(draft, /(?<!\p{L})(?:availab\p{L}+|beschikbaar|start\p{L}*|beginnen|notice|opzegtermijn)(?!\p{L})/iu);
  if (draft.isEmpty) {
    draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
    draft.lacks(
      onlyNotice
        ? draft.t({ en: `The documents name no notice period of ${name}.`, nl: `De documenten noemen geen opzegtermijn van ${name}.` })
        : draft.t({ en: `The documents don’t say when ${name} can start.`, nl: `De documenten zeggen niet wanneer ${name} kan beginnen.` }),
      draft.t({
        en: "From when are you available, and what is your notice period?",
        nl: "Vanaf wanneer ben je beschikbaar, en wat is je opzegtermijn?",
      }),
    );
  }
  if (isBoth) tellJobStart(draft.paragraph(), false);
  return true;
}

export function answerHours(draft: Draft, person: Person, question: Question): boolean {
  const name = person.nameIn(draft.language);
  const hours = hoursOf(person, shelfOf(draft.records));
  if (hours) {
    const many =
      hours.least === hours.most
        ? `${hours.most}`
        : draft.t({ en: `${hours.least} to ${hours.most}`, nl: `${hours.least} tot ${hours.most}` });
    draft.say(
      draft.t({ en: `${name} wants to work ${many} hours a week.`, nl: `${name} wil ${many} uur per week werken.` }),
      hours.evidence,
    );
  }
  const note = tellNote(draft, /(?<!\p{L})(?:hours|uur|days a week|dagen per week|full-?time|part-?time)(?!\p{L})/iu);
  if (!hours && !note) {
    draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
    draft.lacks(
      draft.t({
        en: `The documents don’t say how many hours ${name} wants.`,
        nl: `De documenten zeggen niet hoeveel uur ${name} wil werken.`,
      }),
      draft.t({ en: "How many hours a week do you want to work?", nl: "Hoeveel uur per week wil je werken?" }),
    );
  }
  if (draft.records.kind === "candidate_job" && question.about !== "candidate") tellJobHours(draft.paragraph(), false);
  return true;
}

export function answerSalary(draft: Draft, person: Person, question: Question): boolean {
  const name = person.nameIn(draft.language);
  const { desired } = person.candidate;
  const pay = payIn(draft.language, {
    salary_min: desired.salary_min,
    salary_max: desired.salary_max,
    currency: desired.currency,
    period: desired.period,
  } as Job);
  if (pay)
    draft.say(
      draft.t({ en: `${name} asks ${pay}.`, nl: `${name} vraagt ${pay}.` }),
      person.field("desired.salary", desired.salary_min ? "desired.salary_min" : "desired.salary_max"),
    );
  const note = tellNote(draft, /(?<!\p{L})(?:salar\p{L}*|rate|tarief|loon|bruto|gross|euro|€)|€/iu);
  if (!pay && !note) {
    draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
    draft.lacks(
      draft.t({ en: `The documents don’t say what ${name} wants to earn.`, nl: `De documenten zeggen niet wat ${name} wil verdienen.` }),
      draft.t({ en: "Which salary or rate do you have in mind?", nl: "Welk salaris of tarief heb je in gedachten?" }),
    );
  }
  if (draft.records.kind === "candidate_job" && question.about !== "candidate") tellJobSalary(draft.paragraph(), false);
  return true;
}

export function answerRemote(draft: Draft, person: Person, question: Question): boolean {
  const name = person.nameIn(draft.language);
  const { remote } = person.candidate.desired;
  const words = {
    onsite: draft.t({ en: "on site", nl: "op locatie" }),
    hybrid: draft.t({ en: "partly from home", nl: "deels thuis" }),
    remote: draft.t({ en: "from home", nl: "thuis" }),
  };
  if (remote)
    draft.say(
      draft.t({ en: `${name} wants to work ${words[remote]}.`, nl: `${name} wil ${words[remote]} werken.` }),
      person.field("desired.remote"),
    );
  const note = tellNote(draft, /(?<!\p{L})(?:remote|hybrid|home|office|thuis\p{L}*|hybride|kantoor)(?!\p{L})/iu);
  if (!remote && !note) {
    draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
    draft.lacks(
      draft.t({
        en: `The documents don’t say whether ${name} wants to work from home.`,
        nl: `De documenten zeggen niet of ${name} thuis wil werken.`,
      }),
      draft.t({ en: "How many days a week do you want to be at the office?", nl: "Hoeveel dagen per week wil je op kantoor werken?" }),
    );
  }
  if (draft.records.kind === "candidate_job" && question.about !== "candidate") tellJobRemote(draft.paragraph(), false);
  return true;
}

export function answerPermit(draft: Draft, person: Person): boolean {
  const name = person.nameIn(draft.language);
  const stated = person.field("work_permit");
  const note = tellNote(draft, /(?<!\p{L})(?:work permit|visa|werkvergunning|verblijfsvergunning|visum)(?!\p{L})/iu);
  const line = stated ?? lineOf(person, /(?<!\p{L})(?:work permit|visa|right to work|werkvergunning|verblijfsvergunning|visum)(?!\p{L})/iu);
  if (line)
    draft.say(draft.t({ en: `The documents say: ${quoted(line.quote)}.`, nl: `De documenten zeggen: ${quoted(line.quote)}.` }), line);
  else if (!note) {
    draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
    draft.lacks(
      draft.t({
        en: `The documents don’t say whether ${name} needs a work permit.`,
        nl: `De documenten zeggen niet of ${name} een werkvergunning nodig heeft.`,
      }),
      draft.t({ en: "Are you allowed to work here without a permit?", nl: "Mag je hier zonder werkvergunning werken?" }),
    );
  }
  return true;
}

export function answerLeaving(draft: Draft, person: Person, question: Question): boolean {
  const name = person.nameIn(draft.language);
  const left = person.roles.find(({ index, current }) => index === question.employer && !current);
  // What somebody looks for now is no reason why they left an earlier employer.
  if (left) return answerLeft(draft, person, left);
  const about =
    /(?<!\p{L})(?:because|leave|left|leaving|motivat\p{L}+|looking for|wants? to|wil|wilde|zoekt|vertrek\p{L}*|weg|omdat|motivatie|toe aan)(?!\p{L})/iu;
  const note = tellNote(draft, about);
  const line = note
    ? null
    : lineOf(
        person,
        /(?<!\p{L})(?:looking for|wants? to|want to|wil (?:nu|graag|naar)|zoek(?:t)? (?:een|naar)|toe aan|reason for leaving|reden van vertrek)(?!\p{L})/iu,
      );
  if (line) draft.say(draft.t({ en: `The CV says: ${quoted(line.quote)}.`, nl: `Het cv zegt: ${quoted(line.quote)}.` }), line);
  if (!note && !line) draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
  if (!note)
    draft.lacks(
      draft.t({
        en: `The documents don’t say why ${name} wants to move on.`,
        nl: `De documenten zeggen niet waarom ${name} iets anders zoekt.`,
      }),
      draft.t({ en: "Why are you looking for something new now?", nl: "Waarom zoek je nu iets nieuws?" }),
    );
  return true;
}

const reasons =
  /(?<!\p{L})(?:because|due to|reason|bankrupt\p{L}*|redundan\p{L}+|reorgani\p{L}+|closed|ended|expired|left|omdat|wegens|door|reden|failliet|faillissement|boventallig|reorganisatie|gesloten|afgelopen|vertrokken|gestopt)(?!\p{L})/iu;

/** Why somebody left an employer of before: what stands there of it. */
function answerLeft(draft: Draft, person: Person, { index, company }: Role): boolean {
  const deed = person.roles.find((role) => role.index === index)?.deeds.find(({ text }) => reasons.test(text));
  const line = deed?.evidence ?? lineOf(person, { test: (text) => company !== null && text.includes(company) && reasons.test(text) });
  if (line) draft.say(draft.t({ en: `The CV says: ${quoted(line.quote)}.`, nl: `Het cv zegt: ${quoted(line.quote)}.` }), line);
  else draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
  if (!line)
    draft.lacks(
      draft.t({
        en: `The documents don’t say why ${person.nameIn("en")} left ${company}.`,
        nl: `De documenten zeggen niet waarom ${person.nameIn("nl")} wegging bij ${company}.`,
      }),
      draft.t({ en: `Why did you leave ${company}?`, nl: `Waarom ging je weg bij ${company}?` }),
    );
  return true;
}
