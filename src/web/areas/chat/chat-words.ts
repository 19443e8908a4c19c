import type { ModelSettings } from "#contract/account/model.ts";
import type { Chat, ChatFailure, ChatMessage, Citation } from "#contract/chat.ts";
import { type Said, tagOf } from "#contract/text/languages.ts";
import { currentLocale, type Words } from "#web/words/words.ts";

/** What a talk is listed under: the candidate, or the job where it is about a job alone. */
export const nameOf = (t: Words, { kind, candidate_name, job_title }: Chat): string =>
  (kind === "job" ? job_title : candidate_name) || t("common.unnamed");

/** The line below the name: the job, "Job, Halderwind Energie", or "Candidate". */
export function aboutOf(t: Words, { kind, job_title, client_name }: Chat): string {
  if (kind === "candidate") return t("chat.kind_candidate");
  if (kind === "candidate_job") return job_title ?? "";
  return client_name ? t("chat.kind_job_of", { client: client_name }) : t("chat.kind_job");
}

/** Told behind an answer, in its language. */
export const couldAsk: Said<(question: string) => string> = {
  en: (question) => `You could ask: “${question}”`,
  nl: (question) => `Je kunt vragen: “${question}”`,
};

/** What stands in the empty field. */
export function fieldHint(t: Words, { kind, candidate_name }: Chat): string {
  const name = candidate_name?.split(" ")[0] || t("chat.this_candidate");
  if (kind === "job") return t("chat.ask_job");
  return t(kind === "candidate_job" ? "chat.ask_both" : "chat.ask_candidate", { name });
}

/** "14:06" today, "Wed" within a week, "13 Nov" before that. */
export function timeOf(time: string, now = new Date()): string {
  const tag = tagOf[currentLocale()];
  const at = new Date(time);
  const daysAgo = Math.round((startOfDay(now) - startOfDay(at)) / 86_400_000);
  if (daysAgo <= 0) return at.toLocaleTimeString(tag, { hour: "2-digit", minute: "2-digit" });
  if (daysAgo < 7) return at.toLocaleDateString(tag, { weekday: "short" }).replace(".", "");
  const isThisYear = at.getFullYear() === now.getFullYear();
  return at.toLocaleDateString(tag, { day: "numeric", month: "short", ...(!isThisYear && { year: "numeric" }) }).replaceAll(".", "");
}

const startOfDay = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Where a passage stands, as short as a list allows: "CV, p. 1". */
export function placeOf(t: Words, { source, page }: Citation): string {
  if (source === "cv") return page ? t("chat.source_cv_page", { page }) : t("chat.source_cv");
  if (source === "job") return t("chat.source_job");
  if (source.startsWith("job:")) return t("chat.kind_job");
  if (source.startsWith("match:")) return t("chat.source_match");
  return source.startsWith("note:") ? t("chat.source_note") : t("chat.source_profile");
}

/** Why an answer is not whole. */
export function failureOf(t: Words, { state, failure }: Pick<ChatMessage, "state" | "failure">): { title: string; text: string } | null {
  if (state === "complete") return null;
  const reason: ChatFailure = failure ?? "cut_off";
  const title = reason === "stopped" ? t("chat.stopped") : t(state === "partial" ? "chat.partial" : "chat.failed");
  const text = reason === "stopped" && state === "failed" ? t("chat.stopped_early") : t(`chat.failure_${reason}`);
  return { title, text };
}

/** Who answers, in a sentence. */
export const answererName = (t: Words, { provider, model }: { provider: string; model: string | null }): string =>
  provider === "built_in" ? t("chat.built_in") : t("chat.by_model", { model: model ?? provider });

/** Why no language model answers in the chat. */
export function whyNoModel(t: Words, { own_allowed, own, in_use, operator_lets, may }: ModelSettings): string | null {
  if (!operator_lets.answer) return t("chat.model_not_let");
  if (in_use) return may.answer ? null : t("chat.model_may_not", { model: in_use.model });
  if (!own_allowed) return t("chat.model_forbidden");
  return own ? t("chat.model_key_gone", { model: own.model }) : t("chat.model_none");
}
