import { leaveRefused, lookAgain } from "#web/kit/session/session.ts";
import { CallFailed } from "./api.ts";
import { limitOf, showFailure } from "./failures.ts";

/** Every failure of a call passes here: told once, and a session that is over is left. */
export function onFailure(failure: Error, meta: { quiet?: boolean } | undefined): void {
  if (failure instanceof CallFailed && failure.had_token && (failure.status === 401 || failure.status === 498)) leaveRefused(failure);
  else {
    if (failure instanceof CallFailed && failure.had_token && failure.status === 403) void lookAgain();
    // A limit is told wherever it is met: its way on is the same everywhere.
    if (!meta?.quiet || limitOf(failure)) showFailure(failure);
  }
}
