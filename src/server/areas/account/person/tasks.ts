import { findUser } from "#server/areas/account/queries.ts";
import { removeFile } from "#server/areas/file/queries.ts";
import { removeMember } from "#server/areas/membership/queries.ts";
import { insertOwnRequest } from "#server/areas/privacy/queries.ts";
import { patternOf } from "#server/areas/privacy/rules.ts";
import { eraseAround, eraseFromWorkspace } from "#server/areas/privacy/tasks.ts";
import { stopPaying } from "#server/areas/subscription/tasks.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { notAcceptable } from "#server/core/failures.ts";
import { withOwnReach } from "#server/core/reach.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import {
  invitationsTo,
  isNameShared,
  isThere,
  lockOwnWorkspaces,
  namesInTeams,
  namesOf,
  passOn,
  removePerson,
  removeWorkspace,
  workspacesOf,
} from "./queries.ts";

/**
 * Erases an account, with every workspace that nobody else is in; 406 where it owns one with others. `passes_on`: such a workspace
 * goes to who has been there longest.
 */
export async function eraseAccount(parts: Parts, user_id: string, { passes_on = false } = {}): Promise<void> {
  await parts.database.transaction(async (trx) => {
    const user = await findUser(trx, user_id);
    await lockOwnWorkspaces(trx, user.id); // nobody joins what is about to go
    const workspaces = await workspacesOf(trx, user.id);
    const owned = workspaces.filter(({ role, has_others }) => role === "owner" && has_others);
    if (owned.length > 0 && !passes_on) throw notAcceptable("owns_team");
    for (const { id, recruiter_id } of owned) await passOn(trx, workspaceIn({ workspace_id: id }), recruiter_id);
    const known = await knownAs(trx, user.id);
    const keys = await removeAvatar(trx, user);
    for (const place of workspaces) keys.push(...(await leave(parts, trx, known, place)));
    for (const { id, workspace_id } of await invitationsTo(trx, known.emails)) await removeMember(trx, workspaceIn({ workspace_id }), id);
    await removePerson(trx, known);
    await eraseAround(parts, trx, known);
    // Bytes go when the rows are gone for sure.
    if (keys.length > 0) await parts.tasks.enqueue("remove_files", { keys }, { trx });
    await parts.files.noteErased("accounts", user.id);
  });
}

interface Known {
  id: string;
  emails: string[];
  /** By what they are known in running text. */
  pattern: string;
  /** The same without their name, which somebody else bears as well. */
  nameless: string;
}

/** By what somebody is known, as their account and their teams have it. */
async function knownAs(trx: Trx, user_id: string): Promise<Known> {
  const { pending_email, ...user } = await namesOf(trx, user_id);
  const places = [user, ...(await namesInTeams(trx, user_id)), ...(pending_email ? [{ ...user, email: pending_email }] : [])];
  const patternOfAll = (given: { first_name?: null }) => {
    const patterns = places.map((one) => patternOf({ ...one, ...given, links: {} }));
    return [...new Set(patterns)].filter(Boolean).join("|");
  };
  const emails = [...new Set(places.map(({ email }) => email))];
  return { id: user_id, emails, pattern: patternOfAll({}), nameless: patternOfAll({ first_name: null }) };
}

/** Where the bytes lie that nothing names any more. */
type Keys = string[];

async function removeAvatar(trx: Trx, { avatar_workspace_id, avatar_id }: Awaited<ReturnType<typeof findUser>>): Promise<Keys> {
  if (!avatar_workspace_id || !avatar_id) return [];
  const avatar = await removeFile(trx, workspaceIn({ workspace_id: avatar_workspace_id }), avatar_id);
  return avatar ? [`${avatar.workspace_id}/${avatar.id}`] : [];
}

/** Where others are, the person leaves, and the list of requests says so; where nobody else is, all of it goes, with what it paid for. */
async function leave(parts: Parts, trx: Trx, known: Known, { id, has_others, recruiter_id }: PersonsWorkspace): Promise<Keys> {
  const workspace = workspaceIn({ workspace_id: id });
  if (!has_others) {
    await stopPaying(parts, trx, workspace);
    return removeWorkspace(trx, workspace);
  }
  await insertOwnRequest(trx, workspace, { kind: "erasure", user_id: known.id, name: "" });
  const pattern = (await isNameShared(trx, workspace, recruiter_id)) ? known.nameless : known.pattern;
  await eraseFromWorkspace(trx, workspace, recruiter_id, pattern);
  await removeMember(trx, workspace, recruiter_id);
  return [];
}

type PersonsWorkspace = Awaited<ReturnType<typeof workspacesOf>>[number];

/** Erases again whoever had deleted their account and is there all the same, as after an older backup was put back; how many. */
export async function reapplyAccountErasures(parts: Parts): Promise<number> {
  let again = 0;
  for (const id of await parts.files.erasedAccounts())
    if (await isThere(parts.database.db, id)) {
      await withOwnReach(() => eraseAccount(parts, id, { passes_on: true }));
      again += 1;
    }
  return again;
}
