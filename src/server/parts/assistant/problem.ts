import type { ModelProblem } from "#contract/account/model.ts";
import { NotAllowed } from "#server/parts/outgoing/outgoing.ts";
import { AssistantFailure, type AssistantTrouble } from "./assistant.ts";
import { NoList } from "./listed.ts";

/** What of a failed question is told to whoever sets a model up. Anything else that is thrown is a fault of ours: undefined. */
export function problemOf(error: unknown): ModelProblem | undefined {
  if (error instanceof NoList) return "no_list";
  if (!(error instanceof AssistantFailure)) return undefined;
  const causes = causesOf(error);
  if (causes.some((one) => one instanceof NotAllowed)) return "not_public";
  const status = causes.map((one) => (one as { statusCode?: unknown }).statusCode).find((one) => typeof one === "number");
  return (status === undefined ? undefined : byStatus(status)) ?? (status === undefined ? unanswered : answered)[error.trouble];
}

/** The chain of what went wrong, the outermost first. */
function causesOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let one = error; one instanceof Error && chain.length < 6; one = one.cause) chain.push(one);
  return chain;
}

function byStatus(status: number): ModelProblem | undefined {
  if (status === 401 || status === 403) return "key_refused";
  if (status === 404) return "no_model";
  if (status === 402 || status === 429) return "busy";
  if (status >= 500) return status === 504 ? "timeout" : "unavailable";
  return status >= 300 ? "refused" : undefined;
}

const answered = {
  refused: "refused",
  timeout: "timeout",
  busy: "busy",
  unavailable: "unavailable",
  cut_off: "cut_off",
  unreadable: "unreadable",
  empty: "empty",
  too_long: "too_long",
} as const satisfies Record<AssistantTrouble, ModelProblem>;
/** Without an answer of the protocol, nobody was there. */
const unanswered = { ...answered, unavailable: "unreachable" } as const;
