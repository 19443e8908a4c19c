import type { VacancyFact } from "#contract/job.ts";
import { dateIn } from "#engine/proposal/words.ts";
import { type Draft, quoted } from "../draft.ts";
import { jobField } from "../sources.ts";
import { type JobLine, lacksJob, lineAround, lineWith } from "./job.ts";
import { payIn } from "./pay.ts";

interface Term {
  fact: VacancyFact;
  /** The vacancy's line that tells it; none where a person's word stands in the record alone. */
  line: JobLine | null;
}

/** What the stored facts of the vacancy say of a kind. */
function termOf({ records }: Draft, kind: VacancyFact["kind"]): Term | null {
  const fact = records.facts.find((one) => one.kind === kind);
  return fact ? { fact, line: lineAround(records.job, fact.quotes[0]) } : null;
}

export function tellJobSalary(draft: Draft, alone = true): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const line = termOf(draft, "pay")?.line ?? null;
  const pay = payIn(draft.language, job);
  if (pay) {
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

export function tellJobHours(draft: Draft, alone = true): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const term = termOf(draft, "hours");
  const least = job.hours_min ?? job.hours_per_week;
  const most = job.hours_per_week;
  if (least) {
    const hours = most && most !== least ? draft.t(`${least} to ${most}`, `${least} tot ${most}`) : least;
    draft.say(
      draft.t(`The job is ${hours} hours a week.`, `De baan is ${hours} uur per week.`),
      term?.line ?? jobField(draft.records, "hours_per_week"),
    );
    return true;
  }
  return lacksJob(draft, alone, "the hours", "uren", draft.t("How many hours a week is the job?", "Hoeveel uur per week is de baan?"));
}

export function tellJobStart(draft: Draft, alone = true): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const line = termOf(draft, "start")?.line ?? jobField(draft.records, "start_date");
  if (job.start_date) {
    draft.say(draft.t(`The job starts on ${dateIn("en", job.start_date)}.`, `De baan begint op ${dateIn("nl", job.start_date)}.`), line);
    return true;
  }
  const soon =
    line ?? lineWith(job, /(?<!\p{L})(?:as soon as|asap|zo snel mogelijk|per direct|start(?:s|datum|ing date|date)?)(?!\p{L})/iu);
  if (soon) {
    draft.say(draft.t(`The vacancy says: ${quoted(soon.quote)}.`, `De vacature zegt: ${quoted(soon.quote)}.`), soon);
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

/** Where the vacancy names its place. */
export const jobPlace = (draft: Draft) => termOf(draft, "place")?.line ?? jobField(draft.records, "city");

const days = /(?:\d|one|two|three|four|een|twee|drie|vier) (?:days|dagen) (?:a week|per week|at home|thuis|in the office|op kantoor)/iu;

export function tellJobRemote(draft: Draft, alone = true): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const words = {
    onsite: draft.t("on site", "op locatie"),
    hybrid: draft.t("partly at the office, partly from home", "deels op kantoor, deels thuis"),
    remote: draft.t("from home", "thuis"),
  };
  if (!job.remote)
    return lacksJob(
      draft,
      alone,
      "working from home",
      "thuiswerken",
      draft.t("How many days at the office does the client expect?", "Hoeveel dagen op kantoor verwacht de opdrachtgever?"),
    );
  const line = termOf(draft, "remote")?.line ?? null;
  draft.say(draft.t(`The work is ${words[job.remote]}.`, `Het werk is ${words[job.remote]}.`), line ?? jobField(draft.records, "remote"));
  const told = lineWith(job, days);
  if (told && told.start !== line?.start) draft.say(`${quoted(told.quote)}.`, told);
  return true;
}

export function tellContract(draft: Draft): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const line = termOf(draft, "contract")?.line;
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
