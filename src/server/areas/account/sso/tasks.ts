import type { ssoCalls } from "#contract/account/sso.ts";
import type { Body } from "#contract/call.ts";
import { endSessionsBesideSso, endSessionsBySso } from "#server/areas/membership/queries.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { invalidField, notAcceptable, notFound } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { domainsOf } from "./domain/queries.ts";
import { findProvider, type ProviderRow, putProvider, removeIdentities, removeProvider, setEnforced } from "./provider/queries.ts";
import { openProvider, ProviderFailed, tryProvider } from "./provider/tasks.ts";
import { domainToTell, redirectUrl, SECRET } from "./rules.ts";

/** Everything about a workspace's single sign-on, but for the secret. */
export async function ssoSettings(parts: Parts, workspace: WorkspaceId) {
  const { db } = parts.database;
  const provider = (await findProvider(db, workspace)) ?? null;
  const domains = await domainsOf(db, workspace);
  return { data: { provider, domains: domains.map(domainToTell), redirect_url: redirectUrl(parts) } };
}

export async function findProviderOrFail(parts: Parts, workspace: WorkspaceId): Promise<ProviderRow> {
  const provider = await findProvider(parts.database.db, workspace);
  if (!provider) throw notFound("sso");
  return provider;
}

type Wanted = Omit<Body<typeof ssoCalls.save>, "current_password">;

const isSame = (provider: ProviderRow | undefined, { issuer, client_id }: Wanted): provider is ProviderRow =>
  provider?.issuer === issuer && provider.client_id === client_id;

/** The client's secret: the one given, else the one kept, which goes to no other issuer than it was given for. */
function secretOf(parts: Parts, provider: ProviderRow | undefined, wanted: Wanted): string {
  if (wanted.client_secret) return wanted.client_secret;
  if (!isSame(provider, wanted)) throw invalidField("client_secret", "sso_secret_needed");
  return parts.secret.unlock(SECRET, provider.secret_locked);
}

/** Sets the provider up once it answers, under the name that it was given. */
export async function saveProvider(parts: Parts, caller: Caller, wanted: Wanted): Promise<void> {
  const { workspace, session_id } = caller;
  const before = await findProvider(parts.database.db, workspace);
  const { issuer, client_id, trusts_emails } = wanted;
  const client_secret = secretOf(parts, before, wanted);
  await openProvider(parts, { issuer, client_id, client_secret }).catch(refuseProblem);
  const stays = isSame(before, wanted);
  const provider = {
    id: stays ? before.id : newId(),
    issuer,
    client_id,
    trusts_emails,
    secret_locked: parts.secret.lock(SECRET, client_secret),
  };
  await parts.database.transaction(async (trx) => {
    await putProvider(trx, workspace, provider);
    if (!stays) await forgetEverybody(trx, workspace, session_id);
  });
}

function refuseProblem(error: unknown): never {
  if (error instanceof ProviderFailed) throw invalidField("issuer", `sso_problem_${error.problem}`);
  throw error;
}

/** Nobody is known by single sign-on any more, and the sessions that it opened end. */
async function forgetEverybody(trx: Trx, workspace: WorkspaceId, but: string): Promise<void> {
  await removeIdentities(trx, workspace);
  await endSessionsBySso(trx, workspace, { but });
}

export async function dropProvider(parts: Parts, { workspace, session_id }: Caller): Promise<void> {
  await parts.database.transaction(async (trx) => {
    await removeProvider(trx, workspace);
    await forgetEverybody(trx, workspace, session_id);
  });
}

export async function problemWith(parts: Parts, { issuer, client_id, secret_locked }: ProviderRow) {
  return tryProvider(parts, { issuer, client_id, client_secret: parts.secret.unlock(SECRET, secret_locked) });
}

/** Holds people to the provider, or lets them choose again. Only what is known to work is enforced. */
export async function enforce(parts: Parts, workspace: WorkspaceId, provider: ProviderRow, is_enforced: boolean): Promise<void> {
  const domains = await domainsOf(parts.database.db, workspace);
  if (is_enforced && !domains.some(({ verified_at }) => verified_at)) throw notAcceptable("sso_domain_first");
  if (is_enforced && !provider.proven_at) throw notAcceptable("sso_prove_first");
  await parts.database.transaction(async (trx) => {
    await setEnforced(trx, workspace, is_enforced);
    if (is_enforced) await endSessionsBesideSso(trx, workspace);
  });
}
