import type { Evidence } from "#contract/fields.ts";
import { type Draft, quoted } from "#engine/chat/draft.ts";
import { jobField } from "#engine/chat/sources.ts";
import { payIn } from "../practical/pay.ts";
import { harmlessText, requirementEvidence, sectionLines } from "./job.ts";
import { jobPlace, tellJobHours, tellJobSalary, tellJobStart } from "./job-terms.ts";

export function summariseJob(draft: Draft): void {
  const { job } = draft.records;
  if (!job) return;
  const name = job.client?.name;
  const at = job.description?.indexOf(job.title) ?? -1;
  const titleAt: Evidence | null =
    at >= 0 ? { source: "job", quote: job.title, start: at, end: at + job.title.length } : jobField(draft.records, "title");
  draft.say(
    `${job.title}${name ? ` ${draft.t({ en: "for", nl: "voor" })} ${name}` : ""}${job.city ? ` ${draft.t({ en: "in", nl: "in" })} ${job.city}` : ""}.`,
    titleAt,
    job.city ? jobPlace(draft) : null,
  );
  const task = sectionLines(draft, "tasks")[0];
  if (task)
    draft.say(draft.t({ en: `The work: ${quoted(task.quote)}.`, nl: `Het werk: ${quoted(task.quote)}.` }), { source: "job", ...task });
  const musts = job.requirements
    .map((requirement, index) => ({ requirement, index }))
    .filter(({ requirement }) => requirement.kind !== "nice");
  if (musts.length > 0) {
    draft.paragraph().say(draft.t({ en: "It asks:", nl: "Gevraagd:" }));
    for (const { requirement, index } of musts.slice(0, 6))
      draft.item(harmlessText(requirement.text), requirementEvidence(requirement, index, draft));
    draft.paragraph();
  }
  if (payIn(draft.language, job)) tellJobSalary(draft);
  if (job.hours_per_week) tellJobHours(draft);
  if (job.start_date) tellJobStart(draft);
}
