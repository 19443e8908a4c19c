import type { BodyInput, Reply } from "#contract/call.ts";
import type { Failure } from "#contract/envelope.ts";
import type { ClientInterview, interviewLinkCalls } from "#contract/interview/interview-link.ts";
import type { OpenShare } from "#contract/proposal/client-page.ts";
import type { proposalCalls } from "#contract/proposal/proposal-calls.ts";
import type { ClosedShare } from "#contract/proposal/shared-proposal.ts";

// Sent by hand: the contract and its client would bring more along than the whole page weighs. Their types hold all the same.
type Key = Reply<typeof proposalCalls.open>["data"];
type Answered = Reply<typeof proposalCalls.respond>["data"];
type AskBody = Omit<BodyInput<typeof proposalCalls.ask>, "token">;
type AnswerBody = Omit<BodyInput<typeof proposalCalls.respond>, "token">;

type PickBody = Omit<BodyInput<typeof interviewLinkCalls.pick>, "token">;
type SuggestBody = Omit<BodyInput<typeof interviewLinkCalls.suggest>, "token">;
/** Of the interviews behind a link; also beside a refusal, where they changed meanwhile. */
export interface ShownInterviews {
  interviews: ClientInterview[];
}

export type Result<Data, Closed = ClosedShare> =
  | { kind: "done"; data: Data }
  | { kind: "closed"; closed: Closed }
  | { kind: "missing" }
  /** Whom it is about is no longer on the shortlist. */
  | { kind: "gone" }
  /** The key isn't good any more. */
  | { kind: "locked" }
  /** What was sent isn't right: a token that is too short, a wrong password. */
  | { kind: "invalid" }
  /** Somebody was first: how it stands now. */
  | { kind: "overtaken"; now: unknown; text: string }
  /** It can't be taken now, and `text` says why. */
  | { kind: "refused"; text: string }
  | { kind: "too_many"; wait_seconds: number }
  | { kind: "offline" }
  | { kind: "failed" };

interface Sent {
  language: string;
  key: string | null;
}

const send = <Data>(path: string, sent: Sent, body?: object) => sendTo<Data>("/v1/proposals/shared/", path, sent, body);

export async function sendTo<Data, Closed = ClosedShare>(
  below: string,
  path: string,
  { language, key }: Sent,
  body?: object,
): Promise<Result<Data, Closed>> {
  const headers = new Headers({ accept: "application/json", "accept-language": language });
  if (key) headers.set("x-share-key", key);
  if (body) headers.set("content-type", "application/json");
  let response: Response;
  let envelope: Partial<Failure> | null;
  try {
    response = await fetch(`${below}${path}`, {
      method: body ? "POST" : "GET",
      headers,
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(30_000),
    });
    envelope = await response.json().catch(() => null);
  } catch {
    return { kind: "offline" };
  }
  const data: unknown = envelope?.data;
  const status = response.ok ? (envelope?.response_status ?? 0) : response.status;
  if (status === 200 && data) return { kind: "done", data: data as Data };
  if (status === 404) return { kind: "missing" };
  if (status === 410) return data ? { kind: "closed", closed: data as Closed } : { kind: "gone" };
  if (status === 409 && data) return { kind: "overtaken", now: data, text: envelope?.response_message ?? "" };
  if (status === 429) return { kind: "too_many", wait_seconds: Number(response.headers.get("retry-after")) || 60 };
  if (status === 403) return { kind: "locked" };
  if (status === 406 && envelope?.response_message) return { kind: "refused", text: envelope.response_message };
  if (status === 422) return { kind: "invalid" };
  return { kind: "failed" };
}

export const fetchShared = (token: string, sent: Sent) => send<OpenShare>(token, sent);

/** That somebody looks at the page, and whether it is a visit to be counted. Nothing comes back; what doesn't arrive isn't counted. */
export const tellSeen = (token: string, sent: Sent, visit: boolean): void => void send(`${token}/seen`, sent, { visit });

export const openWithPassword = (token: string, sent: Sent, password: string) => send<Key>(`${token}/open`, sent, { password });

export const sendAnswer = (token: string, sent: Sent, answer: AnswerBody) => send<Answered>(`${token}/respond`, sent, answer);

export const sendMessage = (token: string, sent: Sent, message: AskBody) => send<Answered>(`${token}/ask`, sent, message);

export const fetchInterviews = (token: string, sent: Sent) => send<ShownInterviews>(`${token}/interviews`, sent);

export const pickTime = (token: string, sent: Sent, picked: PickBody) => send<ShownInterviews>(`${token}/interviews/pick`, sent, picked);

export const suggestTimes = (token: string, sent: Sent, suggested: SuggestBody) =>
  send<ShownInterviews>(`${token}/interviews/suggest`, sent, suggested);
