import { notifications } from "@mantine/notifications";
import type { LimitName, PlanKey } from "#contract/account/plan.ts";
import { limitNames, oneOf, planKeys } from "#contract/choices.ts";
import { t } from "#web/words/words.ts";
import { CallFailed, NotReached } from "./api.ts";

type Kind = "info" | "warning" | "error";
const colors: Record<Kind, string> = { info: "delft", warning: "yellow", error: "red" };

/** The error catalogue: what a status means to a person; any other is an error. The server's own message goes before the text. */
const catalogue = {
  204: "info",
  400: "error",
  401: "error",
  406: "warning",
  409: "error",
  410: "warning",
  422: "error",
  498: "error",
  500: "error",
} as const satisfies Record<number, Kind>;
const isListed = (status: number): status is keyof typeof catalogue => status in catalogue;

export function notify(kind: Kind, message: string): void {
  notifications.show({ message, color: colors[kind], closeButtonProps: { "aria-label": t("common.close") } });
}

/** The sentence that tells a failure, for a notification or in place. */
export function failureText(failure: unknown): string {
  if (failure instanceof NotReached) return failure.reason === "network" ? t("errors.network") : t("errors.unexpected");
  if (!(failure instanceof CallFailed)) return t("errors.unexpected");
  const { status, envelope } = failure;
  if (status === 500 && envelope.payload?.error) return envelope.payload.error;
  const said = envelope.response_message || envelope.message;
  if (said) return said;
  return isListed(status) ? t(`errors.status_${status}`) : t("errors.other");
}

export interface ReachedLimit {
  limit: LimitName;
  /** The plan without it, where there is one. */
  lifted_by: { key: PlanKey; name: string } | null;
}

/** Which limit of the plan refused it, when that is why. */
export function limitOf(failure: unknown): ReachedLimit | undefined {
  if (!(failure instanceof CallFailed) || failure.status !== 406) return undefined;
  const { limit: named, lifted_by } = (failure.envelope.data ?? {}) as { limit?: unknown; lifted_by?: { key?: unknown; name?: unknown } };
  const limit = oneOf(limitNames, named);
  const key = oneOf(planKeys, lifted_by?.key);
  return limit && { limit, lifted_by: key ? { key, name: String(lifted_by?.name) } : null };
}

let tellLimit = (_limit: ReachedLimit, message: string): unknown => notify(catalogue[406], message);
/** Has limits told with the way to the plan that lifts them, once there are screens to lead to. */
export function tellLimitsBy(tell: typeof tellLimit): void {
  tellLimit = tell;
}

/** Tells a failure as the catalogue says: each validation message by itself, otherwise one sentence. */
export function showFailure(failure: unknown): void {
  if (failure instanceof NotReached && failure.reason === "cancelled") return;
  const messages = failure instanceof CallFailed ? Object.values(failure.envelope.validation_errors ?? {}).flat() : [];
  if (messages.length > 0) {
    for (const message of messages) notify("error", message);
    return;
  }
  const limit = limitOf(failure);
  if (limit) tellLimit(limit, failureText(failure));
  else notify(failure instanceof CallFailed && isListed(failure.status) ? catalogue[failure.status] : "error", failureText(failure));
}
