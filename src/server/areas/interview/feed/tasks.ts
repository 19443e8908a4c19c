import { DAY_MS } from "#contract/choices.ts";
import { titleFor } from "#server/areas/interview/mails.ts";
import { interviewsBetween, type StoredInterview } from "#server/areas/interview/queries.ts";
import { type CalendarEvent, feedFile, uidOf } from "#server/areas/interview/rules.ts";
import { type Caller, workspaceIn } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { newToken, tokenHash } from "#server/core/link-token.ts";
import type { Parts } from "#server/parts/parts.ts";
import { findFeed, findFeedOwner, insertFeed, removeFeed } from "./queries.ts";

const PURPOSE = "calendar_feed";
/** So far back and ahead a feed goes. */
const BACK = 30 * DAY_MS;
const AHEAD = 366 * DAY_MS;

type Owner = Pick<Caller, "workspace" | "recruiter_id">;

const addressOf = ({ config }: Pick<Parts, "config">, token: string) => `${config.app_url}/v1/calendars/${token}.ics`;

/** The secret address of one's own feed; null where there is none. */
export async function feedUrl(parts: Parts, { workspace, recruiter_id }: Owner): Promise<string | null> {
  const feed = await findFeed(parts.database.db, workspace, recruiter_id);
  return feed ? addressOf(parts, parts.secret.unlock(PURPOSE, feed.token_locked)) : null;
}

/** Another address in the place of the former, or none. */
export async function renewFeed(parts: Parts, { workspace, recruiter_id }: Owner, on: boolean): Promise<string | null> {
  const { token, token_hash } = newToken(256);
  await parts.database.transaction(async (trx) => {
    await removeFeed(trx, workspace, recruiter_id);
    if (on) await insertFeed(trx, workspace, { id: newId(), recruiter_id, token_hash, token_locked: parts.secret.lock(PURPOSE, token) });
  });
  return on ? addressOf(parts, token) : null;
}

/** Whose feed a token opens, and the file as it is now; undefined for a token that opens none. Names are those that its owner sees in the product. */
export async function readFeed(parts: Parts, token: string, now = Date.now()) {
  const owner = await findFeedOwner(parts.database.db, tokenHash(token));
  if (!owner) return undefined;
  const workspace = workspaceIn(owner);
  const [from, to] = [new Date(now - BACK).toISOString(), new Date(now + AHEAD).toISOString()];
  const interviews = await interviewsBetween(parts.database.db, workspace, from, to, owner.recruiter_id);
  const asEvent = (of: StoredInterview): CalendarEvent => ({
    uid: uidOf(parts.config.app_url, of.id),
    sequence: of.sequence,
    starts_at: of.starts_at ?? "",
    minutes: of.minutes,
    summary: titleFor("recruiter", owner.language, { who: of.candidate_name, job: of.job_title, client: of.client_name, round: of.round }),
    description: `${parts.config.app_url}/dashboard/candidates/${of.candidate_id}`,
    location: of.location,
    link: of.link,
  });
  const candidates = new Set(interviews.map(({ candidate_id }) => candidate_id));
  return { workspace, candidates, file: feedFile(`${owner.workspace_name} · Proffer`, interviews.map(asEvent)) };
}
