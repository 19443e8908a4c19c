import type { Evidence } from "#contract/fields.ts";
import type { Job, Requirement } from "#contract/job.ts";
import { dateIn, languageName, opened } from "#engine/proposal/words.ts";
import { findSpoken } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { type Statement, statementsOf } from "#engine/vacancy/lines.ts";
import { readSalary } from "#engine/vacancy/pay.ts";
import { readStart } from "#engine/vacancy/start-date.ts";
import { readEmployment, readHours, readRemote } from "#engine/vacancy/terms.ts";
import type { Section } from "#engine/words/vacancy-words.ts";
import { type Draft, quoted } from "../draft.ts";
import type { Question } from "../question/question.ts";
import { jobField } from "../sources.ts";
import { jobPlace, payIn } from "./facts.ts";
import { skillName } from "./skills.ts";

/** The line of the vacancy around a find; the find alone where the line is long. */
function lineAround(job: Job, found: { start: number; end: number } | undefined): Evidence | null {
  if (!found || !job.description) return null;
  const line = statementsOf(job.description).find(({ start, end }) => start <= found.start && end >= found.end);
  const { start, end } = line && line.end - line.start <= 240 ? line : found;
  return { source: "job", quote: job.description.slice(start, end), start, end };
}

export function tellJobSalary(draft: Draft, alone = true): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const read = readSalary(job.description ?? "");
  const pay = payIn(draft.language, job) ?? (read ? payIn(draft.language, { ...read.value } as Job) : null);
  if (pay) {
    const line = read && lineAround(job, read.evidence);
    const said = line ? `: ${quoted(line.quote)}` : "";
    draft.say(draft.t(`The job pays ${pay}${said}.`, `De baan betaalt ${pay}${said}.`), line ?? jobField(draft.records, "salary"));
    return true;
  }
  return lacksJob(
    draft,
    alone,
    "a salary",
    "salaris",
    draft.t("Which salary or rate goes with this job?", "Welk salaris of tarief hoort bij deze baan?"),
  );
}

function lacksJob(draft: Draft, alone: boolean, english: string, dutch: string, ask: string): boolean {
  if (alone) draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
  else draft.say(draft.t(`The vacancy doesn’t name ${english}.`, `De vacature noemt geen ${dutch}.`));
  draft.lacks(draft.t(`The vacancy doesn’t name ${english}.`, `De vacature noemt geen ${dutch}.`), ask);
  return true;
}

export function tellJobHours(draft: Draft, alone = true): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const read = readHours(job.description ?? "");
  const line = read && lineAround(job, read.evidence);
  const range = line ? /(\d{1,2})\s*(?:[-–/]|to|tot)\s*(\d{1,2})/iu.exec(read.evidence.quote) : null;
  const hours = range ? draft.t(`${range[1]} to ${range[2]}`, `${range[1]} tot ${range[2]}`) : (job.hours_per_week ?? read?.value);
  if (hours) {
    draft.say(
      draft.t(`The job is ${hours} hours a week.`, `De baan is ${hours} uur per week.`),
      line ?? jobField(draft.records, "hours_per_week"),
    );
    return true;
  }
  return lacksJob(draft, alone, "the hours", "uren", draft.t("How many hours a week is the job?", "Hoeveel uur per week is de baan?"));
}

export function tellJobStart(draft: Draft, alone = true): boolean {
  const { job, today } = draft.records;
  if (!job) return false;
  const read = readStart(job.description ?? "", today);
  const date = job.start_date ?? read?.value;
  const line = (read && lineAround(job, read.evidence)) ?? jobField(draft.records, "start_date");
  if (date) {
    draft.say(draft.t(`The job starts on ${dateIn("en", date)}.`, `De baan begint op ${dateIn("nl", date)}.`), line);
    return true;
  }
  const soon = statementsOf(job.description ?? "").find(({ start, end }) =>
    /(?<!\p{L})(?:as soon as|asap|zo snel mogelijk|per direct|start(?:s|datum)?)(?!\p{L})/iu.test(
      (job.description ?? "").slice(start, end),
    ),
  );
  if (soon && job.description) {
    const quote = job.description.slice(soon.start, soon.end);
    draft.say(draft.t(`The vacancy says: ${quoted(quote)}.`, `De vacature zegt: ${quoted(quote)}.`), {
      source: "job",
      quote,
      start: soon.start,
      end: soon.end,
    });
    return true;
  }
  return lacksJob(draft, alone, "a start date", "startdatum", draft.t("When should somebody start?", "Wanneer moet iemand beginnen?"));
}

export function tellJobPlace(draft: Draft): boolean {
  const { job } = draft.records;
  if (!job) return false;
  if (job.city) {
    draft.say(draft.t(`The job is in ${job.city}.`, `De baan is in ${job.city}.`), jobPlace(draft));
    return true;
  }
  return lacksJob(draft, true, "a place", "plaats", draft.t("Where will the work be done?", "Waar wordt er gewerkt?"));
}

export function tellJobRemote(draft: Draft, alone = true): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const read = readRemote(job.description ?? "");
  const remote = job.remote ?? read?.value;
  const words = {
    onsite: draft.t("on site", "op locatie"),
    hybrid: draft.t("partly at the office, partly from home", "deels op kantoor, deels thuis"),
    remote: draft.t("from home", "thuis"),
  };
  if (!remote)
    return lacksJob(
      draft,
      alone,
      "working from home",
      "thuiswerken",
      draft.t("How many days at the office does the client expect?", "Hoeveel dagen op kantoor verwacht de opdrachtgever?"),
    );
  draft.say(
    draft.t(`The work is ${words[remote]}.`, `Het werk is ${words[remote]}.`),
    (read && lineAround(job, read.evidence)) ?? jobField(draft.records, "remote"),
  );
  const days = statementsOf(job.description ?? "").find(({ start, end }) =>
    /(?:\d|one|two|three|four|een|twee|drie|vier) (?:days|dagen) (?:a week|per week|at home|thuis|in the office|op kantoor)/iu.test(
      (job.description ?? "").slice(start, end),
    ),
  );
  if (days && job.description && days.start !== read?.evidence.start) {
    const quote = job.description.slice(days.start, days.end);
    draft.say(`${quoted(quote)}.`, { source: "job", quote, start: days.start, end: days.end });
  }
  return true;
}

export function tellContract(draft: Draft): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const read = readEmployment(job.description ?? "");
  const line = read && lineAround(job, read.evidence);
  if (line) {
    draft.say(draft.t(`The vacancy says: ${quoted(line.quote)}.`, `De vacature zegt: ${quoted(line.quote)}.`), line);
    return true;
  }
  if (job.employment_type) {
    draft.say(
      draft.t(`The record says: ${job.employment_type}.`, `In de gegevens staat: ${job.employment_type}.`),
      jobField(draft.records, "employment_type"),
    );
    return true;
  }
  return lacksJob(
    draft,
    true,
    "a kind of contract",
    "contractvorm",
    draft.t("Is it a permanent or a temporary contract?", "Is het een vast of een tijdelijk contract?"),
  );
}

export function answerClient(draft: Draft): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const name = job.client?.name;
  const text = job.description ?? "";
  if (!name) return lacksJob(draft, true, "its client", "opdrachtgever", draft.t("Who is the client?", "Wie is de opdrachtgever?"));
  const at = text.indexOf(name);
  const first = lineAround(job, at === -1 ? undefined : { start: at, end: at + name.length });
  draft.say(draft.t(`The client is ${name}.`, `De opdrachtgever is ${name}.`), first ?? jobField(draft.records, "client.name"));
  const short = name.split(/\s+/)[0] as string;
  const about = statementsOf(text).find(
    ({ start, end, section }) =>
      !["must", "nice", "knock_out"].includes(section) && start > at && end - start > 40 && text.slice(start, end).includes(short),
  );
  if (about) {
    const quote = text.slice(about.start, about.end);
    draft.say(`${quoted(quote)}.`, { source: "job", quote, start: about.start, end: about.end });
  }
  return true;
}

const roleWords =
  /(?<!\p{L})(?:contact|ceo|cto|cfo|direct(?:or|eur|ie)|manager|boss|baas|supervisor|leidinggevende|owner|eigenaar|founder|oprichter|recruiter|team ?(?:lead|leider)|afdelingshoofd|head of|coll(?:eague|ega)|report|rapporte)/giu;

/** Who somebody at the client is: the vacancy's contact, or the line that names the role; else that nothing says it. */
export function answerPeople(draft: Draft, question: Question): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const text = job.description ?? "";
  const roles = [...question.text.matchAll(roleWords)].map(([word]) => word.toLowerCase());
  const name = job.client?.contact_name;
  const isContact = roles.length === 0 || roles.includes("contact");
  if (isContact && name) {
    const at = text.indexOf(name);
    draft.say(
      draft.t(`The contact is ${name}.`, `De contactpersoon is ${name}.`),
      lineAround(job, at === -1 ? undefined : { start: at, end: at + name.length }) ?? jobField(draft.records, "client.contact_name"),
    );
    return true;
  }
  const line = statementsOf(text).find(({ start, end }) => {
    const said = text.slice(start, end).toLowerCase();
    return roles.some((role) => said.includes(role));
  });
  if (!line)
    return lacksJob(
      draft,
      true,
      isContact ? "a contact" : "who that is",
      isContact ? "contactpersoon" : "naam daarvoor",
      draft.t("Could you tell us who that is?", "Kun je ons zeggen wie dat is?"),
    );
  const quote = text.slice(line.start, line.end);
  draft.say(draft.t(`The vacancy says: ${quoted(quote)}.`, `De vacature zegt: ${quoted(quote)}.`), {
    source: "job",
    quote,
    start: line.start,
    end: line.end,
  });
  return true;
}

/** A requirement, and where it stands. */
export function requirementEvidence(requirement: Requirement, index: number, draft: Draft): Evidence {
  const { quote, start, end, text } = requirement;
  if (quote && typeof start === "number" && typeof end === "number" && draft.records.job?.description?.slice(start, end) === quote)
    return { source: "job", quote, start, end };
  return { source: `job:requirements.${index}.text`, quote: text, start: 0, end: text.length };
}

export function answerAsks(draft: Draft, kinds: readonly Requirement["kind"][]): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const wanted = job.requirements
    .map((requirement, index) => ({ requirement, index }))
    .filter(({ requirement }) => kinds.includes(requirement.kind));
  if (wanted.length === 0) {
    const english = kinds.includes("nice") && kinds.length === 1 ? "nothing that is nice to have" : "no requirements";
    const dutch = kinds.includes("nice") && kinds.length === 1 ? "geen wensen" : "geen eisen";
    draft.say(draft.t(`The vacancy names ${english}.`, `De vacature noemt ${dutch}.`));
    draft.lacks(
      draft.t(`The vacancy names ${english}.`, `De vacature noemt ${dutch}.`),
      draft.t("What must somebody be able to do?", "Wat moet iemand kunnen?"),
    );
    return true;
  }
  const heads: Record<Requirement["kind"], [string, string]> = {
    knock_out: ["Hard requirements:", "Harde eisen:"],
    must: ["Musts:", "Eisen:"],
    nice: ["Nice to have:", "Mooi meegenomen:"],
  };
  for (const kind of ["knock_out", "must", "nice"] as const) {
    const some = wanted.filter(({ requirement }) => requirement.kind === kind);
    if (some.length === 0) continue;
    draft.paragraph().say(draft.t(...heads[kind]));
    for (const { requirement, index } of some.slice(0, 12))
      draft.item(harmlessText(requirement.text), requirementEvidence(requirement, index, draft));
  }
  return true;
}

const harmlessText = (text: string) => quoted(text).slice(1, -1);

/** Lines of a part of the vacancy, told by its heading. */
function sectionLines(draft: Draft, section: Section): { quote: string; start: number; end: number }[] {
  const text = draft.records.job?.description ?? "";
  return statementsOf(text)
    .filter((statement: Statement) => statement.section === section)
    .map(({ start, end }) => ({ quote: text.slice(start, end), start, end }));
}

export function answerSection(draft: Draft, section: "tasks" | "offer", question: Question): boolean {
  let lines = sectionLines(draft, section);
  const wanted = offerWords.find(([asked]) => asked.test(question.text))?.[1];
  if (wanted) {
    const text = draft.records.job?.description ?? "";
    lines = statementsOf(text)
      .map(({ start, end }) => ({ quote: text.slice(start, end), start, end }))
      .filter(({ quote }) => wanted.test(quote));
    if (lines.length === 0) {
      draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
      draft.lacks(
        draft.t("The vacancy doesn’t say so.", "De vacature zegt daar niets over."),
        draft.t("What does the client offer here?", "Wat biedt de opdrachtgever op dit punt?"),
      );
      return true;
    }
  }
  if (lines.length === 0) {
    draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
    draft.lacks(
      section === "tasks"
        ? draft.t("The vacancy doesn’t tell the tasks.", "De vacature vertelt de taken niet.")
        : draft.t("The vacancy doesn’t tell what it offers.", "De vacature vertelt niet wat er geboden wordt."),
      section === "tasks"
        ? draft.t("What will somebody do in the first months?", "Wat gaat iemand de eerste maanden doen?")
        : draft.t("What does the client offer?", "Wat biedt de opdrachtgever?"),
    );
    return true;
  }
  if (lines.length === 1)
    draft.say(`${quoted(lines[0]?.quote ?? "")}.`, { source: "job", ...(lines[0] as { quote: string; start: number; end: number }) });
  else {
    draft.say(
      section === "tasks"
        ? draft.t("The work, by the vacancy:", "Het werk, volgens de vacature:")
        : draft.t("The vacancy offers:", "De vacature biedt:"),
    );
    for (const line of lines.slice(0, 8)) draft.item(quoted(line.quote).slice(1, -1), { source: "job", ...line });
  }
  return true;
}

const offerWords: [RegExp, RegExp][] = [
  [/holiday|vacation|vakantie/iu, /holiday|vacation|vakantie/iu],
  [/(?<!\p{L})(?:lease|company car|car|auto|bus|bike|fiets)(?!\p{L})/iu, /(?<!\p{L})(?:lease|car|auto|bus|bike|fiets)(?!\p{L})/iu],
  [/bonus|winstdeling|options|aandelen|shares/iu, /bonus|winst|option|share|aandelen|provisie|commission/iu],
  [/pension|pensioen/iu, /pension|pensioen/iu],
  [/training budget|learning|opleidingsbudget|leren/iu, /learning|training|opleiding|budget/iu],
];

/** Is this skill or language asked, and how firmly? */
export function answerAsked(draft: Draft, question: Question): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const things = [
    ...question.skills.map((name) => ({
      name: skillName(draft, name, question),
      is: (text: string) => findSkills(text).some((one) => one.name === name),
    })),
    ...question.spoken.map((code) => ({ name: languageName(draft.language, code), is: (text: string) => findSpoken(text).includes(code) })),
  ];
  if (things.length === 0) return false;
  const told = new Set<number>();
  for (const { name, is } of things.slice(0, 3)) {
    const index = job.requirements.findIndex(({ text, quote }) => is(`${text}\n${quote ?? ""}`));
    const requirement = job.requirements[index];
    if (requirement) {
      if (told.has(index)) continue;
      told.add(index);
      const firm = {
        must: draft.t(`Yes, ${name} is a must`, `Ja, ${name} is een eis`),
        nice: draft.t(`${opened(name)} is nice to have, not a must`, `${opened(name)} is een wens, geen eis`),
        knock_out: draft.t(`Yes, ${name} is a knock-out`, `Ja, ${name} is een knock-out`),
      }[requirement.kind];
      draft.say(`${firm}: ${quoted(requirement.quote ?? requirement.text)}.`, requirementEvidence(requirement, index, draft));
      continue;
    }
    const text = job.description ?? "";
    const line = statementsOf(text).find(({ start, end }) => is(text.slice(start, end)));
    if (line) {
      const quote = text.slice(line.start, line.end);
      draft.say(
        draft.t(
          `${opened(name)} is named, but not as a requirement: ${quoted(quote)}.`,
          `${opened(name)} wordt genoemd, maar niet als eis: ${quoted(quote)}.`,
        ),
        { source: "job", quote, start: line.start, end: line.end },
      );
      continue;
    }
    draft.say(draft.t(`No, the vacancy doesn’t name ${name}.`, `Nee, de vacature noemt ${name} niet.`));
    draft.lacks(
      draft.t(`The vacancy doesn’t say whether ${name} is wanted.`, `De vacature zegt niet of ${name} gewenst is.`),
      draft.t(`How important is ${name} for this job?`, `Hoe belangrijk is ${name} voor deze baan?`),
    );
  }
  return true;
}

export function summariseJob(draft: Draft): void {
  const { job } = draft.records;
  if (!job) return;
  const name = job.client?.name;
  const at = job.description?.indexOf(job.title) ?? -1;
  const titleAt: Evidence | null =
    at >= 0 ? { source: "job", quote: job.title, start: at, end: at + job.title.length } : jobField(draft.records, "title");
  draft.say(
    `${job.title}${name ? ` ${draft.t("for", "voor")} ${name}` : ""}${job.city ? ` ${draft.t("in", "in")} ${job.city}` : ""}.`,
    titleAt,
    job.city ? jobPlace(draft) : null,
  );
  const task = sectionLines(draft, "tasks")[0];
  if (task) draft.say(draft.t(`The work: ${quoted(task.quote)}.`, `Het werk: ${quoted(task.quote)}.`), { source: "job", ...task });
  const musts = job.requirements
    .map((requirement, index) => ({ requirement, index }))
    .filter(({ requirement }) => requirement.kind !== "nice");
  if (musts.length > 0) {
    draft.paragraph().say(draft.t("It asks:", "Gevraagd:"));
    for (const { requirement, index } of musts.slice(0, 6))
      draft.item(harmlessText(requirement.text), requirementEvidence(requirement, index, draft));
    draft.paragraph();
  }
  if (payIn(draft.language, job)) tellJobSalary(draft);
  if (job.hours_per_week) tellJobHours(draft);
  if (job.start_date) tellJobStart(draft);
}
