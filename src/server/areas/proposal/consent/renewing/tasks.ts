import { sql } from "kysely";
import { type Retention, workspaceSettings } from "#contract/account/workspace.ts";
import { type AskedConsent, CONSENT_WORDING } from "#contract/candidate/consent.ts";
import { retentionPresets } from "#contract/choices.ts";
import { mailQuestion } from "#server/areas/proposal/consent/asking/tasks.ts";
import { insertRequest } from "#server/areas/proposal/consent/queries.ts";
import { findAgency, findSender } from "#server/areas/proposal/queries.ts";
import { insertActivity, workspacesWithTerms } from "#server/areas/workspace/queries.ts";
import { type WorkspaceId, workspaceIn } from "#server/core/caller.ts";
import { AppFailure } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import { newToken } from "#server/core/link-token.ts";
import { withOwnReach } from "#server/core/reach.ts";
import { sayingOf } from "#server/core/said.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { oneByOne } from "#server/parts/tasks/one-by-one.ts";
import { findCandidatesToAsk, lockCandidateToAsk } from "./queries.ts";

const AT_ONCE = 200;

/** Asks candidates whose consent ends within 30 days whether they may be kept for longer, each once; where the day's letters are used up, later. */
export async function askToRenew(parts: Parts): Promise<void> {
  const asking = (await workspacesWithTerms(parts.database.db)).filter(({ terms }) => terms.asks_to_renew);
  await oneByOne(
    asking.map(
      ({ terms, ...one }) =>
        () =>
          withOwnReach(() => askIn(parts, workspaceIn(one), terms)),
    ),
  );
}

async function askIn(parts: Parts, workspace: WorkspaceId, terms: Retention): Promise<void> {
  for (const id of await findCandidatesToAsk(parts.database.db, workspace, terms, AT_ONCE)) {
    const isSent = await parts.database
      .transaction((trx) => askOne(parts, trx, workspace, terms, id))
      .then(() => true)
      .catch((failure: unknown) => {
        if (failure instanceof AppFailure) return false; // the workspace has written to as many people today as it may
        throw failure;
      });
    if (!isSent) return;
  }
}

async function askOne(parts: Parts, trx: Trx, workspace: WorkspaceId, terms: Retention, candidate_id: string): Promise<void> {
  const candidate = await lockCandidateToAsk(trx, workspace, terms, candidate_id);
  if (!candidate?.email) return;
  const { email, until } = candidate;
  const agency = await findAgency(trx, workspace);
  const { defaults } = workspaceSettings.parse(agency.settings);
  const sender = await findSender(trx, workspace, candidate.recruiter_id);
  const asked: AskedConsent = { ...nothingShown, first_name: candidate.first_name, anonymity: defaults.anonymity };
  const { token, token_hash } = newToken(128);
  const about = { id: newId(), candidate_id, job_id: null, recruiter_id: sender.id };
  const question = { asked, language: defaults.language ?? sender.locale, email };
  const days = terms.with_consent_days ?? retentionPresets.one_year;
  const ends = { expires_at: until, consent_until: sql<string>`${until}::timestamptz + make_interval(days => ${days}::int)` };
  await insertRequest(trx, workspace, { ...about, ...question, ...ends, token_hash });
  await insertActivity(trx, workspace, { id: newId(), kind: "renewal_asked", recruiter_id: null, candidate_id });
  const row = sayingOf({ act: "send", call: "retention", by: "product" }, null, new Map([["candidate", new Set([candidate_id])]]));
  if (row) await parts.audit.append(trx, workspace, [row]);
  const url = `${parts.config.app_url}/c/${token}`;
  await mailQuestion(parts, trx, workspace, { ...about, ...question, agency: agency.name, url, to: email });
}

const nothingShown = {
  purpose: "keep",
  job_title: null,
  client_name: null,
  shown: [],
  message: null,
  wording: CONSENT_WORDING,
} as const satisfies Partial<AskedConsent>;
