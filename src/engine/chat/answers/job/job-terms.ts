import type { VacancyFact } from "#contract/job/job.ts";
import { type Draft, quoted } from "#engine/chat/draft.ts";
import { jobField } from "#engine/chat/sources.ts";
import { dateIn } from "#engine/proposal/words.ts";
import { payIn } from "../practical/pay.ts";
import { type JobLine, lacksJob, lineAround, lineWith } from "./job.ts";

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
    draft.say(
      draft.t({ en: `The job pays ${pay}${said}.`, nl: `De baan betaalt ${pay}${said}.` }),
      line ?? jobField(draft.records, "salary"),
    );
    return true;
  }
  return lacksJob(
    draft,
    alone,
    { en: "a salary", nl: "salaris" },
    draft.t({ en: "Which salary or rate goes with this job?", nl: "Welk salaris of tarief hoort bij deze baan?" }),
  );
}

export function tellJobHours(draft: Draft, alone = true): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const term = termOf(draft, "hours");
  const least = job.hours_min ?? job.hours_per_week;
  const most = job.hours_per_week;
  if (least) {
    const hours = most && most !== least ? draft.t({ en: `${least} to ${most}`, nl: `${least} tot ${most}` }) : least;
    draft.say(
      draft.t({ en: `The job is ${hours} hours a week.`, nl: `De baan is ${hours} uur per week.` }),
      term?.line ?? jobField(draft.records, "hours_per_week"),
    );
    return true;
  }
  return lacksJob(
    draft,
    alone,
    { en: "the hours", nl: "uren" },
    draft.t({ en: "How many hours a week is the job?", nl: "Hoeveel uur per week is de baan?" }),
  );
}

export function tellJobStart(draft: Draft, alone = true): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const line = termOf(draft, "start")?.line ?? jobField(draft.records, "start_date");
  if (job.start_date) {
    draft.say(
      draft.t({ en: `The job starts on ${dateIn("en", job.start_date)}.`, nl: `De baan begint op ${dateIn("nl", job.start_date)}.` }),
      line,
    );
    return true;
  }
  const soon =
    line ?? lineWith(job, /(?<!\p{L})(?:as soon as|asap|zo snel mogelijk|per direct|start(?:s|datum|ing date|date)?)(?!\p{L})/iu);
  if (soon) {
    draft.say(draft.t({ en: `The vacancy says: ${quoted(soon.quote)}.`, nl: `De vacature zegt: ${quoted(soon.quote)}.` }), soon);
    return true;
  }
  return lacksJob(
    draft,
    alone,
    { en: "a start date", nl: "startdatum" },
    draft.t({ en: "When should somebody start?", nl: "Wanneer moet iemand beginnen?" }),
  );
}

export function tellJobPlace(draft: Draft): boolean {
  const { job } = draft.records;
  if (!job) return false;
  if (job.city) {
    draft.say(draft.t({ en: `The job is in ${job.city}.`, nl: `De baan is in ${job.city}.` }), jobPlace(draft));
    return true;
  }
  return lacksJob(
    draft,
    true,
    { en: "a place", nl: "plaats" },
    draft.t({ en: "Where will the work be done?", nl: "Waar wordt er gewerkt?" }),
  );
}

/** Where the vacancy names its place. */
export const jobPlace = (draft: Draft) => termOf(draft, "place")?.line ?? jobField(draft.records, "city");

const days = /(?:\d|one|two|three|four|een|twee|drie|vier) (?:days|dagen) (?:a week|per week|at home|thuis|in the office|op kantoor)/iu;

export function tellJobRemote(draft: Draft, alone = true): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const words = {
    onsite: draft.t({ en: "on site", nl: "op locatie" }),
    hybrid: draft.t({ en: "partly at the office, partly from home", nl: "deels op kantoor, deels thuis" }),
    remote: draft.t({ en: "from home", nl: "thuis" }),
  };
  if (!job.remote)
    return lacksJob(
      draft,
      alone,
      { en: "working from home", nl: "thuiswerken" },
      draft.t({ en: "How many days at the office does the client expect?", nl: "Hoeveel dagen op kantoor verwacht de opdrachtgever?" }),
    );
  const line = termOf(draft, "remote")?.line ?? null;
  draft.say(
    draft.t({ en: `The work is ${words[job.remote]}.`, nl: `Het werk is ${words[job.remote]}.` }),
    line ?? jobField(draft.records, "remote"),
  );
  const told = lineWith(job, days);
  if (told && told.start !== line?.start) draft.say(`${quoted(told.quote)}.`, told);
  return true;
}

export function tellContract(draft: Draft): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const line = termOf(draft, "contract")?.line;
  if (line) {
    draft.say(draft.t({ en: `The vacancy says: ${quoted(line.quote)}.`, nl: `De vacature zegt: ${quoted(line.quote)}.` }), line);
    return true;
  }
  if (job.employment_type) {
    draft.say(
      draft.t({ en: `The record says: ${job.employment_type}.`, nl: `In de gegevens staat: ${job.employment_type}.` }),
      jobField(draft.records, "employment_type"),
    );
    return true;
  }
  return lacksJob(
    draft,
    true,
    { en: "a kind of contract", nl: "contractvorm" },
    draft.t({ en: "Is it a permanent or a temporary contract?", nl: "Is het een vast of een tijdelijk contract?" }),
  );
}
