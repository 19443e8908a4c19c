import type { AskedConsent, ConsentGiven, ConsentRequest } from "#contract/candidate/consent.ts";

/** How long a question waits for its answer. */
export const DAYS_TO_ANSWER = 14;

/** Whether somebody is kept by their yes to this question: then taking it back has them erased. One for a single job only closes its pages. */
export const isKeptBy = ({ purpose, job_title }: Pick<AskedConsent, "purpose" | "job_title">): boolean =>
  purpose === "keep" || job_title === null;

interface Standing {
  revoked_at: string | null;
  is_expired: boolean;
  is_ended: boolean;
  answers: ConsentGiven[];
}

/** What the newest answer of a request says, as long as it holds. */
export function stateOf({ revoked_at, is_expired, is_ended, answers }: Standing): ConsentRequest["state"] {
  const [newest] = answers;
  if (!newest) return revoked_at ? "revoked" : is_expired ? "ended" : "waiting";
  return is_ended && newest.answer === "yes" ? "ended" : newest.answer;
}

/** Why a link is over, null while it is open: one that was answered stays for as long as a yes holds, so that it can be taken back. */
export function closedBy({ revoked_at, is_expired, is_ended, answers }: Standing): "expired" | "ended" | "revoked" | null {
  if (answers.length > 0) return is_ended ? "ended" : null;
  return revoked_at ? "revoked" : is_expired ? "expired" : null;
}

/** Whether a candidate said no, to this job or to any: the newest answer of all that were asked holds, a newer question waits. */
export function refusalOf(requests: readonly Pick<ConsentRequest, "answers">[]): ConsentGiven | null {
  const newest = requests.flatMap(({ answers }) => answers.slice(0, 1)).sort((one, other) => Date.parse(other.at) - Date.parse(one.at))[0];
  return newest && newest.answer !== "yes" ? newest : null;
}
