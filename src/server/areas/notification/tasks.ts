import type { colleagueNews } from "#contract/choices.ts";
import type { Language } from "#contract/text/languages.ts";
import { tellOf } from "#server/areas/subscription/tasks.ts";
import { recruiterName } from "#server/areas/workspace/queries.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { newsLetter } from "./mails.ts";
import { findSubject, findTold, putNotification, type Told, unwantedBy } from "./queries.ts";
import { addressOf } from "./rules.ts";

/**
 * Tells colleagues of a note that names them or a task that is theirs, in the app and by letter, each as they have it switched. Nobody is
 * told what they did themselves, nor of the same note twice.
 */
export async function tell(
  parts: Parts,
  trx: Trx,
  caller: Caller,
  { recruiter_ids, ...told }: Told & { kind: (typeof colleagueNews)[number]; recruiter_ids: readonly string[] },
): Promise<void> {
  const others = recruiter_ids.filter((id) => id !== caller.recruiter_id);
  if (others.length === 0) return;
  const subject = await findSubject(trx, caller.workspace, told);
  if (!subject) return;
  const by = await recruiterName(trx, caller.workspace, caller.recruiter_id);
  const { app_url } = parts.config;
  const news = {
    ...{ kind: told.kind, by: by.trim(), record: subject.record_name, task: subject.text },
    ...{ url: `${app_url}${addressOf(subject)}`, settings_url: `${app_url}/dashboard/profile` },
  };
  for (const to of await ring(trx, caller.workspace, { ...told, recruiter_ids: others, by_recruiter_id: caller.recruiter_id }))
    await tellOf(parts, trx, caller.workspace, newsLetter(to, news, caller));
}

/**
 * Tells people of the workspace behind the bell, where they have that switched on; gives those to whom it is news and who want a letter
 * too. What a client or a candidate did has a letter of its own (`wantsLetter`).
 */
export async function ring(
  trx: Trx,
  workspace: WorkspaceId,
  { recruiter_ids, by_recruiter_id = null, ...told }: Told & { recruiter_ids: readonly string[]; by_recruiter_id?: string | null },
): Promise<{ email: string; language: Language }[]> {
  const news: { email: string; language: Language }[] = [];
  for (const { id: recruiter_id, email, locale: language, is_shown, is_written } of await findTold(
    trx,
    workspace,
    told.kind,
    recruiter_ids,
  )) {
    const isNews = await putNotification(trx, workspace, { ...told, id: newId(), recruiter_id, by_recruiter_id, is_shown });
    if (isNews && is_written) news.push({ email, language });
  }
  return news;
}

/** Whether somebody wants the letter of what a client or a candidate did. */
export const wantsLetter = async (trx: Trx, workspace: WorkspaceId, kind: Told["kind"], { id }: { id: string }): Promise<boolean> =>
  (await unwantedBy(trx, workspace, kind, [id])).length === 0;
