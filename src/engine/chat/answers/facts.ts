import type { Candidate } from "#contract/candidate.ts";
import type { Evidence, Language } from "#contract/fields.ts";
import type { Job } from "#contract/job.ts";
import { passagesOf as sentencesIn } from "#engine/matching/passages.ts";
import { dateIn, languageName, levelIn, listed, opened } from "#engine/proposal/words.ts";
import { isSamePlace, kilometresBetween } from "#engine/skills/places.ts";
import type { ChatNote } from "../chat.ts";
import { type Draft, harmless, quoted } from "../draft.ts";
import type { Person } from "../person.ts";
import type { Question } from "../question/question.ts";
import { jobField } from "../sources.ts";
import { tellJobHours, tellJobRemote, tellJobSalary, tellJobStart } from "./job.ts";

const units: Record<NonNullable<Job["period"]>, Record<Language, string>> = {
  hour: { en: "an hour", nl: "per uur" },
  day: { en: "a day", nl: "per dag" },
  week: { en: "a week", nl: "per week" },
  month: { en: "a month", nl: "per maand" },
  year: { en: "a year", nl: "per jaar" },
};
const symbols: Record<string, string> = { EUR: "€", USD: "$", GBP: "£" };

/** "€5,200 to €6,400 a month". */
export function payIn(language: Language, pay: Pick<Job, "salary_min" | "salary_max" | "currency" | "period">): string | null {
  const amounts = [...new Set([pay.salary_min, pay.salary_max].filter((cents) => cents !== null && cents !== undefined))];
  if (amounts.length === 0) return null;
  const sign = symbols[pay.currency ?? "EUR"] ?? `${pay.currency} `;
  const told = amounts.map((cents) => {
    const figure = new Intl.NumberFormat(language === "en" ? "en-GB" : "nl-NL", {
      minimumFractionDigits: cents % 100 ? 2 : 0,
      maximumFractionDigits: 2,
    }).format(cents / 100);
    return language === "en" ? `${sign}${figure}` : `${sign} ${figure}`;
  });
  return `${told.join(language === "en" ? " to " : " tot ")}${pay.period ? ` ${units[pay.period][language]}` : ""}`;
}

/** The line of a note that speaks of something. */
export function noted(notes: readonly ChatNote[], about: RegExp): Evidence | null {
  for (const note of notes) {
    for (const { start, end } of sentencesIn(note.text)) {
      const text = note.text.slice(start, end);
      if (about.test(text)) return { source: `note:${note.id}`, quote: text, start, end };
    }
  }
  return null;
}

/** The line of the CV that speaks of something. */
function lineOf(person: Person, about: RegExp): Evidence | null {
  const passage = person.prepared.passages.find(({ start, end }) => {
    const line = person.cv.slice(start, end);
    // A heading says nothing yet.
    return line.length < 300 && line !== line.toUpperCase() && about.test(line);
  });
  return passage ? { source: "cv", quote: person.cv.slice(passage.start, passage.end), ...passage } : null;
}

function tellNote(draft: Draft, about: RegExp): Evidence | null {
  const note = draft.candidate_id ? null : noted(draft.records.notes, about);
  if (note) draft.say(draft.t(`A note says: ${quoted(note.quote)}.`, `Een notitie zegt: ${quoted(note.quote)}.`), note);
  return note;
}

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
        ? draft.t(`${name} is available now.`, `${name} is direct beschikbaar.`)
        : draft.t(`${name} is available from ${dateIn("en", from)}.`, `${name} is beschikbaar vanaf ${dateIn("nl", from)}.`),
      person.field("available_from"),
    );
  }
  const notice = weeks ? person.field("notice_weeks") : null;
  // "Two months" are told as such, not counted in weeks.
  if (notice?.source === "cv" && /\p{L}{4}/u.test(notice.quote))
    draft.say(draft.t(`Notice period: ${quoted(notice.quote)}.`, `Opzegtermijn: ${quoted(notice.quote)}.`), notice);
  else if (weeks !== null && weeks !== undefined)
    draft.say(
      weeks === 0
        ? draft.t(`${name} has no notice period.`, `${name} heeft geen opzegtermijn.`)
        : draft.t(
            `${onlyNotice ? `${name}’s` : "The"} notice period is ${weeks} ${weeks === 1 ? "week" : "weeks"}.`,
            `De opzegtermijn${onlyNotice ? ` van ${name}` : ""} is ${weeks} ${weeks === 1 ? "week" : "weken"}.`,
          ),
      person.field("notice_weeks"),
    );
  if (draft.isEmpty) {
    const line = lineOf(person, onlyNotice ? /(?<!\p{L})(?:notice|opzegtermijn)(?!\p{L})/iu : startWords);
    if (line) draft.say(draft.t(`The CV says: ${quoted(line.quote)}.`, `Het cv zegt: ${quoted(line.quote)}.`), line);
    else if (onlyNotice && from) {
      draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
      draft.say(
        draft.t(
          `They do say from when ${name} is available: ${dateIn("en", from)}.`,
          `Wel staat er vanaf wanneer ${name} beschikbaar is: ${dateIn("nl", from)}.`,
        ),
        person.field("available_from"),
      );
      draft.lacks(
        draft.t(`The documents name no notice period of ${name}.`, `De documenten noemen geen opzegtermijn van ${name}.`),
        draft.t("What is your notice period?", "Wat is je opzegtermijn?"),
      );
    }
  }
  tellNote(draft, /(?<!\p{L})(?:availab\p{L}+|beschikbaar|start\p{L}*|beginnen|notice|opzegtermijn)(?!\p{L})/iu);
  if (draft.isEmpty) {
    draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
    draft.lacks(
      onlyNotice
        ? draft.t(`The documents name no notice period of ${name}.`, `De documenten noemen geen opzegtermijn van ${name}.`)
        : draft.t(`The documents don’t say when ${name} can start.`, `De documenten zeggen niet wanneer ${name} kan beginnen.`),
      draft.t(
        "From when are you available, and what is your notice period?",
        "Vanaf wanneer ben je beschikbaar, en wat is je opzegtermijn?",
      ),
    );
  }
  if (isBoth) tellJobStart(draft.paragraph(), false);
  return true;
}

export function answerHours(draft: Draft, person: Person, question: Question): boolean {
  const { candidate } = person;
  const name = person.nameIn(draft.language);
  const hours = candidate.desired.hours_per_week;
  if (hours)
    draft.say(
      draft.t(`${name} wants to work ${hours} hours a week.`, `${name} wil ${hours} uur per week werken.`),
      person.field("desired.hours_per_week"),
    );
  const note = tellNote(draft, /(?<!\p{L})(?:hours|uur|days a week|dagen per week|full-?time|part-?time)(?!\p{L})/iu);
  if (!hours && !note) {
    draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
    draft.lacks(
      draft.t(`The documents don’t say how many hours ${name} wants.`, `De documenten zeggen niet hoeveel uur ${name} wil werken.`),
      draft.t("How many hours a week do you want to work?", "Hoeveel uur per week wil je werken?"),
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
      draft.t(`${name} asks ${pay}.`, `${name} vraagt ${pay}.`),
      person.field("desired.salary", desired.salary_min ? "desired.salary_min" : "desired.salary_max"),
    );
  const note = tellNote(draft, /(?<!\p{L})(?:salar\p{L}*|rate|tarief|loon|bruto|gross|euro|€)|€/iu);
  if (!pay && !note) {
    draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
    draft.lacks(
      draft.t(`The documents don’t say what ${name} wants to earn.`, `De documenten zeggen niet wat ${name} wil verdienen.`),
      draft.t("Which salary or rate do you have in mind?", "Welk salaris of tarief heb je in gedachten?"),
    );
  }
  if (draft.records.kind === "candidate_job" && question.about !== "candidate") tellJobSalary(draft.paragraph(), false);
  return true;
}

export function answerRemote(draft: Draft, person: Person, question: Question): boolean {
  const name = person.nameIn(draft.language);
  const { remote } = person.candidate.desired;
  const words = {
    onsite: draft.t("on site", "op locatie"),
    hybrid: draft.t("partly from home", "deels thuis"),
    remote: draft.t("from home", "thuis"),
  };
  if (remote)
    draft.say(draft.t(`${name} wants to work ${words[remote]}.`, `${name} wil ${words[remote]} werken.`), person.field("desired.remote"));
  const note = tellNote(draft, /(?<!\p{L})(?:remote|hybrid|home|office|thuis\p{L}*|hybride|kantoor)(?!\p{L})/iu);
  if (!remote && !note) {
    draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
    draft.lacks(
      draft.t(`The documents don’t say whether ${name} wants to work from home.`, `De documenten zeggen niet of ${name} thuis wil werken.`),
      draft.t("How many days a week do you want to be at the office?", "Hoeveel dagen per week wil je op kantoor werken?"),
    );
  }
  if (draft.records.kind === "candidate_job" && question.about !== "candidate") tellJobRemote(draft.paragraph(), false);
  return true;
}

export function answerPlace(draft: Draft, person: Person, question: Question): boolean {
  const { candidate } = person;
  const { job } = draft.records;
  const name = person.nameIn(draft.language);
  const { city } = candidate;
  const isMove = /(?<!\p{L})(?:relocat\p{L}+|willing to move|move to|verhuiz\p{L}+)(?!\p{L})/iu.test(question.text);
  const isStreet = /(?<!\p{L})(?:address|street|adres|straat|postcode)(?!\p{L})/iu.test(question.text);
  const isCommute =
    /(?<!\p{L})(?:commut\p{L}+|travel (?:time|distance)|how far|distance|reistijd|reisafstand|hoe ver|afstand)(?!\p{L})/iu.test(
      question.text,
    );
  if (city)
    draft.say(
      draft.t(
        `${name} lives in ${city}${candidate.country && candidate.country.length > 2 ? `, ${candidate.country}` : ""}.`,
        `${name} woont in ${city}.`,
      ),
      person.field("city"),
    );
  if (city && job?.city && (isCommute || draft.records.kind === "candidate_job")) {
    const asked = jobPlace(draft);
    const km = kilometresBetween(city, job.city);
    if (isSamePlace(city, job.city)) draft.say(draft.t("The job is in the same place.", "De baan is in dezelfde plaats."), asked);
    else if (km !== null)
      draft.say(
        draft.t(
          `The job is in ${job.city}, about ${Math.max(5, Math.round(km / 5) * 5)} km away as the crow flies.`,
          `De baan is in ${job.city}, hemelsbreed zo’n ${Math.max(5, Math.round(km / 5) * 5)} km verder.`,
        ),
        asked,
      );
    else draft.say(draft.t(`The job is in ${job.city}.`, `De baan is in ${job.city}.`), asked);
  }
  const note = tellNote(
    draft,
    isMove
      ? /(?<!\p{L})(?:relocat\p{L}+|move|verhuiz\p{L}+)(?!\p{L})/iu
      : /(?<!\p{L})(?:lives?|woont|commute|travel|reis\p{L}*|reizen)(?!\p{L})/iu,
  );
  if (isMove) {
    const willing = candidate.desired.relocate;
    if (willing !== null && willing !== undefined)
      draft.say(
        willing
          ? draft.t(`By the profile, ${name} is willing to move.`, `Volgens het profiel wil ${name} verhuizen.`)
          : draft.t(`By the profile, ${name} does not want to move.`, `Volgens het profiel wil ${name} niet verhuizen.`),
      );
    else if (!note)
      draft.lacks(
        draft.t(`The documents don’t say whether ${name} would move.`, `De documenten zeggen niet of ${name} wil verhuizen.`),
        draft.t("Would you move for this job?", "Zou je voor deze baan verhuizen?"),
      );
  } else if (isStreet)
    draft.lacks(
      draft.t("The documents name no street address.", "De documenten noemen geen adres."),
      draft.t("What is your address?", "Wat is je adres?"),
    );
  else if (isCommute && !job?.city)
    draft.lacks(
      draft.t(`The documents don’t say how far ${name} wants to travel.`, `De documenten zeggen niet hoe ver ${name} wil reizen.`),
      draft.t("How far do you want to travel to work?", "Hoe ver wil je reizen voor je werk?"),
    );
  if (!city && !note) {
    if (draft.isEmpty) draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
    draft.lacks(
      draft.t(`The documents don’t say where ${name} lives.`, `De documenten zeggen niet waar ${name} woont.`),
      draft.t("Where do you live, and how far do you want to travel?", "Waar woon je, en hoe ver wil je reizen?"),
    );
  }
  return true;
}

/** Where the vacancy names its place. */
export function jobPlace({ records }: Draft): Evidence | null {
  const city = records.job?.city;
  if (!city) return null;
  const text = records.job?.description ?? "";
  const at = text.indexOf(city);
  if (at === -1) return jobField(records, "city");
  const passage = sentencesIn(text).find(({ start, end }) => start <= at && end > at) ?? { start: at, end: at + city.length };
  return { source: "job", quote: text.slice(passage.start, passage.end), ...passage };
}

export function answerContact(draft: Draft, person: Person, question: Question): boolean {
  const { candidate } = person;
  const name = person.nameIn(draft.language);
  const { text } = question;
  const wants = {
    email: /mail/i.test(text),
    phone: /phone|mobile|call|telefoon|mobiel|nummer|bel/iu.test(text),
    linkedin: /linkedin/i.test(text),
    github: /github/i.test(text),
    website: /website|portfolio/i.test(text),
  };
  const isAny = !Object.values(wants).some(Boolean);
  const found: [string, string, Evidence | null][] = [];
  const add = (is: boolean, english: string, dutch: string, value: string | null | undefined, path: string) => {
    if ((is || isAny) && value) found.push([draft.t(english, dutch), value, person.field(path)]);
  };
  add(wants.email, "e-mail", "e-mail", candidate.email, "email");
  add(wants.phone, "phone", "telefoon", candidate.phone, "phone");
  add(wants.linkedin, "LinkedIn", "LinkedIn", candidate.links.linkedin, "links.linkedin");
  add(wants.github, "GitHub", "GitHub", candidate.links.github, "links.github");
  add(wants.website, "website", "website", candidate.links.website, "links.website");
  if (found.length === 0) {
    draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
    draft.lacks(
      draft.t(`The documents don’t hold this contact detail of ${name}.`, `De documenten bevatten dit contactgegeven van ${name} niet.`),
      draft.t("How can we reach you best?", "Hoe kunnen we je het beste bereiken?"),
    );
    return true;
  }
  if (found.length === 1) {
    const [kind, value, evidence] = found[0] as [string, string, Evidence | null];
    draft.say(`${opened(kind)}: ${harmless(value)}`, evidence);
  } else {
    draft.say(draft.t(`How to reach ${name}:`, `Zo bereik je ${name}:`));
    for (const [kind, value, evidence] of found) draft.item(`${kind}: ${harmless(value)}`, evidence);
  }
  return true;
}

export function answerLanguages(draft: Draft, person: Person, question: Question): boolean {
  const { candidate, prepared } = person;
  const name = person.nameIn(draft.language);
  const { language } = draft;
  const evidenceOf = (code: string): (Evidence | null)[] => {
    const index = candidate.languages.findIndex((one) => one.language === code);
    const read = index === -1 ? null : person.field(`languages.${index}.language`, `languages.${index}`);
    const around = read?.source === "cv" ? person.lineAround(read) : read;
    const level = index !== -1 && around?.source !== "cv" ? person.field(`languages.${index}.level`) : null;
    return [around ?? prepared.languages.get(code)?.evidence ?? null, level];
  };
  const all = new Map<string, string | null>();
  for (const one of candidate.languages) all.set(one.language, one.level ?? null);
  for (const [code, { level }] of prepared.languages) if (!all.has(code)) all.set(code, level);
  const asksAll = /(?<!\p{L})(?:languages|talen)(?!\p{L})/iu.test(question.text);
  if (question.spoken.length > 0 && !asksAll) {
    const isLevel = /(?<!\p{L})(?:how (?:good|well)|level|hoe goed|niveau)(?!\p{L})/iu.test(question.text);
    question.spoken.forEach((code, index) => {
      const tongue = languageName(language, code);
      if (index > 0) draft.paragraph();
      if (!all.has(code)) {
        draft.say(
          draft.t(
            `Not in the documents${question.spoken.length > 1 ? `: ${tongue}` : ""}.`,
            `Niet in de documenten${question.spoken.length > 1 ? `: ${tongue}` : ""}.`,
          ),
        );
        if (all.size > 0)
          draft.say(
            draft.t(
              `They name ${listed(
                "en",
                [...all.keys()].map((one) => languageName("en", one)),
              )}.`,
              `Ze noemen ${listed(
                "nl",
                [...all.keys()].map((one) => languageName("nl", one)),
              )}.`,
            ),
            ...[...all.keys()].flatMap((one) => evidenceOf(one)),
          );
        draft.lacks(
          draft.t(`The documents don’t say whether ${name} speaks ${tongue}.`, `De documenten zeggen niet of ${name} ${tongue} spreekt.`),
          draft.t(`Do you speak ${tongue}, and how well?`, `Spreek je ${tongue}, en hoe goed?`),
        );
        return;
      }
      const level = all.get(code);
      if (level)
        draft.say(
          draft.t(
            `${isLevel ? "" : "Yes: "}${tongue}, ${levelIn("en", level as never)}.`,
            `${isLevel ? "" : "Ja: "}${tongue}, ${levelIn("nl", level as never)}.`,
          ),
          ...evidenceOf(code),
        );
      else {
        const [line] = evidenceOf(code);
        const said = line?.source === "cv" && line.quote.length > tongue.length + 3 ? `: ${quoted(line.quote)}` : "";
        draft.say(
          draft.t(
            `${isLevel ? "" : "Yes, "}${tongue} is named, without a level${said}.`,
            `${isLevel ? "" : "Ja, "}${tongue} staat erin, zonder niveau${said}.`,
          ),
          ...evidenceOf(code),
        );
        draft.lacks(
          draft.t(
            `The documents don’t say how well ${name} speaks ${tongue}.`,
            `De documenten zeggen niet hoe goed ${name} ${tongue} spreekt.`,
          ),
          draft.t(`How well do you speak and write ${tongue}?`, `Hoe goed spreek en schrijf je ${tongue}?`),
        );
      }
    });
    return true;
  }
  if (all.size === 0) {
    draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
    draft.lacks(
      draft.t(`The documents name no languages of ${name}.`, `De documenten noemen geen talen van ${name}.`),
      draft.t("Which languages do you speak, and how well?", "Welke talen spreek je, en hoe goed?"),
    );
    return true;
  }
  const told = [...all].map(([code, level]) => `${languageName(language, code)}${level ? ` (${levelIn(language, level as never)})` : ""}`);
  draft.say(
    draft.t(`${name} speaks ${listed("en", told)}.`, `${name} spreekt ${listed("nl", told)}.`),
    ...[...all.keys()].flatMap((code) => evidenceOf(code)),
  );
  return true;
}

type Study = Candidate["education"][number];

export function answerEducation(draft: Draft, person: Person): boolean {
  const { education, certifications } = person.candidate;
  const name = person.nameIn(draft.language);
  const studies = education
    .map((study: Study, index) => ({ study, index }))
    .filter(({ study }) => study.degree ?? study.field ?? study.institution);
  if (studies.length === 0) {
    const found = person.prepared.education;
    if (found)
      draft.say(
        draft.t(`The documents say: ${quoted(found.evidence.quote)}.`, `De documenten zeggen: ${quoted(found.evidence.quote)}.`),
        found.evidence,
      );
    else draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
    draft.lacks(
      draft.t(
        `The documents name no ${found ? "school or year" : "education"} of ${name}.`,
        `De documenten noemen geen ${found ? "school of jaar" : "opleiding"} van ${name}.`,
      ),
      draft.t("Which education did you finish, and when?", "Welke opleiding heb je afgerond, en wanneer?"),
    );
    return true;
  }
  const tell = ({ study }: { study: Study }) => {
    const what = study.degree ?? study.field ?? "";
    const years =
      study.start || study.end
        ? ` (${[study.start, study.end]
            .filter(Boolean)
            .map((date) => dateIn(draft.language, date as string))
            .join("–")})`
        : "";
    return `${what}${study.institution ? `${what ? ", " : ""}${study.institution}` : ""}${years}`;
  };
  const proof = ({ index }: { index: number }) => [
    person.field(`education.${index}.degree`) ?? person.field(`education.${index}.field`),
    person.field(`education.${index}.institution`),
    person.field(`education.${index}.start`) ?? person.field(`education.${index}.end`),
  ];
  if (studies.length === 1) draft.say(`${tell(studies[0] as { study: Study })}.`, ...proof(studies[0] as { index: number }));
  else {
    draft.say(draft.t(`${name}’s education:`, `De opleidingen van ${name}:`));
    for (const study of studies.slice(0, 8)) draft.item(tell(study), ...proof(study));
  }
  if (certifications.length > 0) {
    draft.paragraph();
    draft.say(
      draft.t(`Certificates: ${listed("en", certificatesTold(person))}.`, `Certificaten: ${listed("nl", certificatesTold(person))}.`),
      ...certificateProofs(person),
    );
  }
  return true;
}

const certificatesTold = ({ candidate }: Person) =>
  candidate.certifications.slice(0, 10).map(({ name, year }) => `${name}${year ? ` (${year})` : ""}`);
const certificateProofs = (person: Person) =>
  person.candidate.certifications.slice(0, 10).map((_, index) => {
    const read = person.field(`certifications.${index}.name`, `certifications.${index}`);
    return read?.source === "cv" ? person.lineAround(read) : read;
  });

export function answerCertificates(draft: Draft, person: Person): boolean {
  const name = person.nameIn(draft.language);
  if (person.candidate.certifications.length === 0) {
    draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
    draft.lacks(
      draft.t(`The documents name no certificates of ${name}.`, `De documenten noemen geen certificaten van ${name}.`),
      draft.t(
        "Which certificates do you hold, and until when are they valid?",
        "Welke certificaten heb je, en tot wanneer zijn ze geldig?",
      ),
    );
    return true;
  }
  draft.say(
    draft.t(`${name} holds ${listed("en", certificatesTold(person))}.`, `${name} heeft ${listed("nl", certificatesTold(person))}.`),
    ...certificateProofs(person),
  );
  return true;
}

export function answerPermit(draft: Draft, person: Person): boolean {
  const name = person.nameIn(draft.language);
  const stated = person.field("work_permit");
  const note = tellNote(draft, /(?<!\p{L})(?:work permit|visa|werkvergunning|verblijfsvergunning|visum)(?!\p{L})/iu);
  const line = stated ?? lineOf(person, /(?<!\p{L})(?:work permit|visa|right to work|werkvergunning|verblijfsvergunning|visum)(?!\p{L})/iu);
  if (line) draft.say(draft.t(`The documents say: ${quoted(line.quote)}.`, `De documenten zeggen: ${quoted(line.quote)}.`), line);
  else if (!note) {
    draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
    draft.lacks(
      draft.t(
        `The documents don’t say whether ${name} needs a work permit.`,
        `De documenten zeggen niet of ${name} een werkvergunning nodig heeft.`,
      ),
      draft.t("Are you allowed to work here without a permit?", "Mag je hier zonder werkvergunning werken?"),
    );
  }
  return true;
}

export function answerNotes(draft: Draft): boolean {
  const { notes } = draft.records;
  if (notes.length === 0) {
    draft.say(draft.t("There are no notes about this candidate.", "Er zijn geen notities bij deze kandidaat."));
    draft.lacks(draft.t("Nothing was noted.", "Er is niets genoteerd."), null);
    return true;
  }
  draft.say(draft.t(notes.length === 1 ? "One note:" : "The latest notes:", notes.length === 1 ? "Eén notitie:" : "De laatste notities:"));
  for (const note of notes.slice(0, 3)) {
    const first = sentencesIn(note.text)[0];
    if (!first) continue;
    const end = Math.min(note.text.length, Math.max(first.end, first.start + 1));
    draft.item(
      `${dateIn(draft.language, note.at.slice(0, 10))}${note.by ? `, ${note.by}` : ""}: ${quoted(note.text.slice(first.start, end))}`,
      {
        source: `note:${note.id}`,
        quote: note.text.slice(first.start, end),
        start: first.start,
        end,
      },
    );
  }
  return true;
}

export function answerLeaving(draft: Draft, person: Person): boolean {
  const name = person.nameIn(draft.language);
  const about =
    /(?<!\p{L})(?:because|leave|left|leaving|motivat\p{L}+|looking for|wants? to|wil|wilde|zoekt|vertrek\p{L}*|weg|omdat|motivatie|toe aan)(?!\p{L})/iu;
  const note = tellNote(draft, about);
  const line = note
    ? null
    : lineOf(
        person,
        /(?<!\p{L})(?:looking for|wants? to|want to|wil (?:nu|graag|naar)|zoek(?:t)? (?:een|naar)|toe aan|reason for leaving|reden van vertrek)(?!\p{L})/iu,
      );
  if (line) draft.say(draft.t(`The CV says: ${quoted(line.quote)}.`, `Het cv zegt: ${quoted(line.quote)}.`), line);
  if (!note && !line) draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
  if (!note)
    draft.lacks(
      draft.t(`The documents don’t say why ${name} wants to move on.`, `De documenten zeggen niet waarom ${name} iets anders zoekt.`),
      draft.t("Why are you looking for something new now?", "Waarom zoek je nu iets nieuws?"),
    );
  return true;
}
