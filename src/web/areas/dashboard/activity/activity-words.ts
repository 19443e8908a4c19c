import { linkOptions } from "@tanstack/react-router";
import { decisions, oneOf, stages } from "#contract/choices.ts";
import type { ActivityLine } from "#contract/dashboard.ts";
import { ownName } from "#contract/job/stages.ts";
import { formatNumber } from "#web/words/format.ts";
import { currentLocale, type Words } from "#web/words/words.ts";
import type { Told } from "./activity-lines.ts";

const proposalStates = ["draft", "submitted", "viewed", "interview", "declined", "accepted", "withdrawn"] as const;

/** Stand for the actor and the record, which the screen draws as more than text. */
export const ACTOR = "\uE000";
export const ABOUT = "\uE001";

/** What was done, in a sentence around `ACTOR` and `ABOUT`. */
export function deedOf(t: Words, { line, count }: Told): string {
  const fill = { actor: ACTOR, about: ABOUT, client: line.job?.client_name ?? t("dashboard.did.the_client") };
  if (count > 1) {
    const kind = line.kind as "created" | "updated" | "deleted" | "restored";
    return t(line.candidate ? `dashboard.did.${kind}_candidates` : `dashboard.did.${kind}_jobs`, {
      ...fill,
      count,
      n: formatNumber(count),
    });
  }
  switch (line.kind) {
    case "created":
      return t(line.candidate ? "dashboard.did.created" : "dashboard.did.opened", fill);
    case "stage_changed":
    case "reason_changed": {
      const stage = oneOf(stages, line.to);
      return t(`dashboard.did.${line.kind}`, {
        ...fill,
        place: ownName(line.names, currentLocale()) ?? (stage ? t(`candidates.stage.${stage}`).toLocaleLowerCase() : "–"),
      });
    }
    case "proposal_status": {
      const state = oneOf(proposalStates, line.to);
      return t("dashboard.did.proposal_status", { ...fill, place: state ? t(`lists.proposal_status.${state}`).toLocaleLowerCase() : "–" });
    }
    case "consent_answered":
      return t(`dashboard.did.consent_${line.to === "yes" || line.to === "no" ? line.to : "withdrawn"}`, fill);
    case "renewal_answered":
      return t(`dashboard.did.renewal_${line.to === "yes" ? "yes" : "no"}`, fill);
    case "client_answered":
      return t(`dashboard.did.client_${oneOf(decisions, line.to) ?? "question"}`, fill);
    default:
      return t(`dashboard.did.${line.kind}`, fill);
  }
}

/** Who did it: oneself, a colleague by the first name, or a client. */
export function actorOf(t: Words, line: ActivityLine): string {
  if (line.is_own) return t("dashboard.you");
  if (["proposal_viewed", "client_answered", "interview_suggested", "interview_picked"].includes(line.kind))
    return line.job?.client_name ?? line.actor_name ?? t("dashboard.did.the_client_first");
  return line.actor_name?.split(" ")[0] ?? t("dashboard.somebody");
}

export const subjectOf = (t: Words, line: ActivityLine): string =>
  (line.candidate ? line.candidate.name : line.job?.title) ?? t("common.unnamed");

/** The part of a record in which its notes stand. */
const notesIn = { candidate: { tab: "timeline" }, job: { tab: "notes" }, proposal: { notes: true } } as const;

/** The record that something is about, where a note was written with the notes. */
export function recordOf({
  kind,
  proposal_id,
  candidate,
  job,
}: Pick<ActivityLine, "proposal_id" | "candidate" | "job"> & { kind: string }) {
  const isNote = kind === "note";
  if (proposal_id)
    return linkOptions({ to: "/dashboard/proposals/$id", params: { id: proposal_id }, search: isNote ? notesIn.proposal : {} });
  if (candidate)
    return linkOptions({ to: "/dashboard/candidates/$id", params: { id: candidate.id }, search: isNote ? notesIn.candidate : {} });
  if (job) return linkOptions({ to: "/dashboard/jobs/$id", params: { id: job.id }, search: isNote ? notesIn.job : {} });
  return linkOptions({ to: "/dashboard" });
}
