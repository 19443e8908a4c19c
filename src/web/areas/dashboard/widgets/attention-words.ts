import { linkOptions } from "@tanstack/react-router";
import { STRONG } from "#contract/choices.ts";
import type { AttentionLine } from "#contract/dashboard.ts";
import { dayName } from "#web/areas/dashboard/when.ts";
import { dayAhead, daysBetween } from "#web/words/days.ts";
import { formatNumber, formatTimeIn } from "#web/words/format.ts";
import type { Words } from "#web/words/words.ts";

const joined = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(", ");

/** Whether a client asks or is silent: what a person can call done without leaving a trace in the product. */
export const isOfClient = ({ kind }: AttentionLine): boolean => ["interview", "times", "question", "silent"].includes(kind);

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What waits, in a sentence and its particulars, and the verb that leads to it. Who only reads along looks. */
export function wordsOf(t: Words, line: AttentionLine, mayEdit: boolean, now = Date.now()): { title: string; text: string; verb: string } {
  const verb = (name: "choose" | "follow_up" | "answer" | "check" | "continue" | "review" | "ask_again") =>
    t(mayEdit ? `dashboard.${name}` : "dashboard.look");
  const name = (person: { name: string | null } | undefined) => person?.name ?? t("common.unnamed");
  const who = "proposal" in line ? line.proposal.candidate_name || t("common.unnamed") : "";
  switch (line.kind) {
    case "burst":
      return {
        title: t("dashboard.burst", { n: formatNumber(line.times) }),
        text: t("dashboard.burst_text"),
        verb: t("dashboard.look"),
      };
    case "interview":
      return {
        title: t("dashboard.wants_to_meet", { name: line.name, who }),
        text: line.moments.length > 0 ? line.moments.join(", ") : joined(line.proposal.job_title, line.proposal.client_name),
        verb: verb("answer"),
      };
    case "times":
      return {
        title: t("dashboard.proposes_times", {
          client: line.job.client_name ?? t("dashboard.did.the_client_first"),
          who: name(line.candidate),
        }),
        text: line.slots.map((slot) => formatTimeIn(slot, zone)).join(" · "),
        verb: verb("choose"),
      };
    case "question":
      return {
        title: t("dashboard.question_from", { name: line.proposal.client_name ?? line.name }),
        text: `“${line.comment}”`,
        verb: verb("answer"),
      };
    case "silent": {
      const days = daysBetween(Date.parse(line.at), now);
      return {
        title: line.views === 2 ? t("dashboard.silent_twice", { days }) : t("dashboard.silent", { count: line.views, days }),
        text: t(line.proposal.client_name ? "dashboard.proposal_to" : "dashboard.proposal_for", {
          who,
          client: line.proposal.client_name,
          job: line.proposal.job_title,
        }),
        verb: verb("follow_up"),
      };
    }
    case "strong":
      return {
        title: t(daysBetween(Date.parse(line.at), now) === 0 ? "dashboard.strong_today" : "dashboard.strong_since", {
          count: line.count,
          n: formatNumber(line.count),
          day: dayName(line.at, now),
        }),
        text: `${joined(line.job.title, line.job.client_name)}. ${t("dashboard.best", { name: name(line.best), n: line.best.score })}`,
        verb: t("dashboard.look"),
      };
    case "check": {
      const others = line.count - line.people.length;
      const names = line.people.map(name).join(", ");
      const whose = others > 0 ? t("dashboard.and_others", { names, count: others }) : names;
      return {
        title: t("dashboard.cvs_to_check", { count: line.count, n: formatNumber(line.count) }),
        text: `${whose}, ${t("dashboard.fields", { count: line.fields, n: formatNumber(line.fields) })}`,
        verb: verb("check"),
      };
    }
    case "drafts": {
      const names = line.proposals.map((each) => each.candidate_name || t("common.unnamed"));
      const others = line.count - names.length;
      const [only] = line.proposals;
      return {
        title: t("dashboard.drafts", { count: line.count, n: formatNumber(line.count) }),
        text:
          line.count === 1 && only
            ? joined(names[0], only.job_title, only.client_name)
            : others > 0
              ? t("dashboard.and_others", { names: names.join(", "), count: others })
              : names.join(", "),
        verb: verb("continue"),
      };
    }
    case "leaving":
      return {
        title: t(line.by_consent ? "dashboard.consent_ends" : "dashboard.term_ends", { count: line.count, n: formatNumber(line.count) }),
        text: t("dashboard.leaves_first", { name: name(line.people[0]), day: dayAhead(line.at.slice(0, 10), now) }),
        verb: line.by_consent ? verb("ask_again") : verb("review"),
      };
    case "no_match": {
      const days = daysBetween(Date.parse(line.at), now);
      return {
        title: t("dashboard.no_match", { title: line.job.title, n: STRONG }),
        text: `${t("dashboard.open_for", { count: days, n: formatNumber(days) })}. ${t("dashboard.compared", { count: line.compared, n: formatNumber(line.compared) })}`,
        verb: verb("review"),
      };
    }
  }
}

/** Where the work of a line is done; of several the list of those that it counts, one recruiter's where it counts theirs. */
export function targetOf(line: AttentionLine, recruiter_id?: string) {
  switch (line.kind) {
    case "burst":
      return linkOptions({ to: "/dashboard/profile/security" });
    case "interview":
    case "question":
    case "silent":
      return linkOptions({ to: "/dashboard/proposals/$id/$step", params: { id: line.proposal.id, step: "review" } });
    case "times":
      return linkOptions({ to: "/dashboard/jobs/$id", params: { id: line.job.id }, search: { tab: "interviews" } });
    case "strong":
      return linkOptions({ to: "/dashboard/jobs/$id", params: { id: line.job.id }, search: { min: STRONG, stage: "suggested" } });
    case "check":
      return line.count === 1 && line.people[0]
        ? linkOptions({ to: "/dashboard/candidates/$id", params: { id: line.people[0].id } })
        : linkOptions({ to: "/dashboard/candidates", search: { view: "check", recruiter_id } });
    case "drafts":
      return line.count === 1 && line.proposals[0]
        ? linkOptions({ to: "/dashboard/proposals/$id", params: { id: line.proposals[0].id } })
        : linkOptions({ to: "/dashboard/proposals", search: { view: "draft", recruiter_id } });
    case "leaving":
      return line.count === 1 && line.people[0]
        ? linkOptions({ to: "/dashboard/candidates/$id", params: { id: line.people[0].id } })
        : linkOptions({ to: "/dashboard/candidates", search: { leaving: true, recruiter_id } });
    case "no_match":
      return linkOptions({ to: "/dashboard/jobs/$id", params: { id: line.job.id }, search: { tab: "vacancy" } });
  }
}
