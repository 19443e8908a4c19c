import type { domainMailboxes } from "#contract/choices.ts";
import { personName } from "#contract/text/names/person-name.ts";
import { putCode } from "#server/areas/account/code/queries.ts";
import { refuseTooSoon, refuseWrongCode } from "#server/areas/account/code/tasks.ts";
import { findNames, findUser } from "#server/areas/account/queries.ts";
import { codeHash, newCode } from "#server/areas/account/rules.ts";
import { domainLetter, freedLetter } from "#server/areas/account/sso/mails.ts";
import { findProvider } from "#server/areas/account/sso/provider/queries.ts";
import { MOST_DOMAINS, recordName } from "#server/areas/account/sso/rules.ts";
import { queueLetter } from "#server/areas/letter/tasks.ts";
import { endSessionsBesideSso, lockWorkspace } from "#server/areas/membership/queries.ts";
import { ownersOf } from "#server/areas/security/queries.ts";
import { recordSecurityEvent } from "#server/areas/security/tasks.ts";
import type { Caller, Device, WorkspaceId } from "#server/core/caller.ts";
import { conflict, notAcceptable, notFound, unavailable } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import { newToken } from "#server/core/link-token.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { type DomainRow, domainsOf, insertDomain, takeDomain, verifyDomain, whoHas } from "./queries.ts";

type Mailbox = (typeof domainMailboxes)[number];

export async function findDomainOrFail(db: Db, workspace: WorkspaceId, id: string): Promise<DomainRow> {
  const [found] = await domainsOf(db, workspace, id);
  if (!found) throw notFound("domain");
  return found;
}

/** Names a domain, with what its DNS record will have to say. */
export async function nameDomain(trx: Trx, workspace: WorkspaceId, domain: string): Promise<void> {
  await lockWorkspace(trx, workspace);
  const whose = await whoHas(trx, domain);
  if (whose && whose.workspace_id !== workspace) throw conflict("sso_domain_taken");
  if ((await domainsOf(trx, workspace)).length >= MOST_DOMAINS) throw notAcceptable("sso_domain_many", { n: MOST_DOMAINS });
  const record_value = `proffer-verification=${newToken(128).token}`;
  if (!(await insertDomain(trx, workspace, { id: newId(), domain, record_value }))) throw conflict("sso_domain_known");
}

/** Refuses a domain whose DNS doesn't say what it was asked to. */
export async function refuseWithoutRecord(parts: Parts, { domain, record_value }: DomainRow): Promise<void> {
  const texts = await parts.outgoing.texts(recordName(domain)).catch(() => {
    throw unavailable("sso_dns_away");
  });
  if (!texts.some((text) => text.trim() === record_value)) throw notAcceptable("sso_record_missing");
}

/** The domain is the workspace's from here on. Where its people are held to the provider, so are those of this domain at once. */
export async function settleDomain(parts: Parts, workspace: WorkspaceId, { domain }: DomainRow, by: "dns" | "letter"): Promise<void> {
  await parts.database.transaction(async (trx) => {
    if (!(await verifyDomain(trx, workspace, domain, by))) throw conflict("sso_domain_taken");
    const provider = await findProvider(trx, workspace);
    if (provider?.is_enforced) await endSessionsBesideSso(trx, workspace);
  });
}

/**
 * Takes a domain from the workspace that has it, for whoever runs the installation: another one that shows it is theirs can have it then.
 * Its owners are told, and its security log.
 */
export async function freeDomain(parts: Parts, workspace: WorkspaceId, domain: string): Promise<void> {
  await parts.database.transaction(async (trx) => {
    await takeDomain(trx, workspace, domain);
    await recordSecurityEvent(parts, { kind: "sso_domain_freed", workspace_id: workspace }, trx);
    for (const { workspace_name: team, ...owner } of await ownersOf(trx, workspace))
      await queueLetter(parts, trx, freedLetter(owner, { domain, team }, parts.config.app_url));
  });
}

const addressOf = ({ domain }: DomainRow, mailbox: Mailbox) => `${mailbox}@${domain}`;
/** A code counts in the workspace that asked for it alone. */
const ofWorkspace = (workspace: WorkspaceId, code: string) => `${workspace} ${code}`;

/** Mails a code to a mailbox that is whoever's runs the domain. */
export async function mailDomainCode(parts: Parts, caller: Caller, domain: DomainRow, mailbox: Mailbox): Promise<void> {
  const email = addressOf(domain, mailbox);
  const code = newCode();
  const code_id = newId();
  await parts.database.transaction(async (trx) => {
    await refuseTooSoon(trx, "domain", email);
    await putCode(trx, {
      id: code_id,
      purpose: "domain",
      email,
      code_hash: codeHash(parts, "domain", email, ofWorkspace(caller.workspace, code)),
    });
    const { locale: language } = await findUser(trx, caller.user_id);
    const asks = personName((await findNames(trx, caller.email)) ?? {});
    const team = (await lockWorkspace(trx, caller.workspace))?.name ?? "";
    const who = `${asks} (${caller.email})`;
    await queueLetter(parts, trx, domainLetter({ email, language }, { domain: domain.domain, team, who, code }), { code_id });
  });
}

export async function refuseWrongDomainCode(
  parts: Parts,
  caller: Caller,
  domain: DomainRow,
  { mailbox, code }: { mailbox: Mailbox; code: string },
  device: Device,
): Promise<void> {
  await refuseWrongCode(parts, "domain", { email: addressOf(domain, mailbox), code: ofWorkspace(caller.workspace, code) }, device);
}
