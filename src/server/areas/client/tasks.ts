import type { Body } from "#contract/call.ts";
import type { ClientFields } from "#contract/client/client.ts";
import type { jobCalls } from "#contract/job/job.ts";
import { similarNames } from "#contract/text/names/similar-names.ts";
import { clientsBeginningAs } from "#server/areas/duplicate/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { clientsById, clientsHolding } from "./name/queries.ts";
import { contactsOf, findByName, insertClient, isColleague, lockClient, putContact, setClientTrashed, updateClient } from "./queries.ts";

/** A client as a job's body names one: what is undefined stays, null empties a field. */
interface NamedClient extends Partial<Pick<ClientFields, "tone">> {
  name: string;
  contact_name?: string | null | undefined;
  contact_email?: string | null | undefined;
  contact_phone?: string | null | undefined;
}

/**
 * The client of this name, made where there is none and brought back where it lies in the trash, with whom a job names there: who has
 * the address or name that was typed (of two with one name whoever is the job's), else whoever the job named before, else somebody new.
 * Other capitals rename neither.
 */
export async function putNamedClient(
  trx: Trx,
  workspace: WorkspaceId,
  named: NamedClient,
  job: { recruiter_id: string | null; contact_id: string | null },
): Promise<{ client_id: string; contact_id: string | null }> {
  const { name, tone, contact_name, contact_email, contact_phone } = named;
  const known = await findByName(trx, workspace, name);
  const client_id = known?.id ?? newId();
  if (!known) await insertClient(trx, workspace, client_id, { name, tone, recruiter_id: job.recruiter_id });
  else if (tone !== undefined) await updateClient(trx, workspace, client_id, { tone });
  if (known?.deleted_at) await setClientTrashed(trx, workspace, client_id, false);
  const given = { name: contact_name, email: contact_email, phone: contact_phone };
  return { client_id, contact_id: await contactFor(trx, workspace, client_id, given, job.contact_id) };
}

/**
 * Whoever gets something of a client works there: an address that nobody there has becomes a contact's. Colleagues who send it to
 * themselves don't, nor does a second address of somebody who has one.
 */
export async function keepRecipients(
  trx: Trx,
  workspace: WorkspaceId,
  client_id: string | null,
  recipients: readonly { name?: string | null | undefined; email: string }[] = [],
): Promise<void> {
  const client = client_id && recipients.length > 0 ? await lockClient(trx, workspace, client_id) : undefined;
  if (!client || client.deleted_at) return;
  for (const { name, email } of recipients) {
    const isEmail = (other: string | null | undefined) => other?.toLowerCase() === email.toLowerCase();
    const contacts = await contactsOf(trx, workspace, client.id);
    if (contacts.some((one) => isEmail(one.email)) || (await isColleague(trx, workspace, email))) continue;
    const named = name ? contacts.filter((one) => one.name.toLowerCase() === name.toLowerCase()) : [];
    const known = named.find((one) => !one.email);
    // Whoever is known by another address keeps it.
    if (named.length > 0 && !known) continue;
    await putContact(trx, workspace, { ...(known ? { id: known.id } : { id: newId(), name: name || email }), client_id: client.id, email });
  }
}

type GivenContact = { [K in "name" | "email" | "phone"]: string | null | undefined };

async function contactFor(
  trx: Trx,
  workspace: WorkspaceId,
  client_id: string,
  given: GivenContact,
  before: string | null,
): Promise<string | null> {
  const contacts = await contactsOf(trx, workspace, client_id);
  const current = contacts.find(({ id }) => id === before);
  if (Object.values(given).every((value) => value === undefined)) return current?.id ?? null;
  // Nobody is named any more: whoever it was stays at the client.
  if (Object.values(given).every((value) => value === null)) return null;
  const same = (field: "name" | "email") =>
    contacts.find((one) => given[field] && one[field]?.toLowerCase() === given[field]?.toLowerCase());
  const chosen = given.name && current?.name.toLowerCase() === given.name.toLowerCase() ? current : undefined;
  const found = same("email") ?? chosen ?? same("name") ?? (given.name ? undefined : (current ?? contacts[0]));
  const isNewName = given.name && given.name.toLowerCase() !== found?.name.toLowerCase();
  const name = isNewName ? given.name : found?.name || given.email || given.phone;
  if (!name) return null;
  const id = found?.id ?? newId();
  await putContact(trx, workspace, { ...given, name, id, client_id });
  return id;
}

/** Clients to choose from: whose name holds what was typed, and then those that are nearly called that. */
export async function clientsNamed(db: Db, workspace: WorkspaceId, { q = "", limit }: Body<typeof jobCalls.clients>) {
  const typed = q.trim().toLowerCase();
  const { clients, total } = await clientsHolding(db, workspace, typed, limit);
  const alike = typed ? await clientsById(db, workspace, await clientsBeginningAs(db, workspace, typed)) : [];
  const more = similarNames(typed, alike).filter(({ id }) => !clients.some((one) => one.id === id));
  return { clients: [...clients, ...more].slice(0, limit), total };
}
