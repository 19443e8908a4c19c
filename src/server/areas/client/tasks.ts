import type { Body } from "#contract/call.ts";
import type { ClientFields, Contact } from "#contract/client/client.ts";
import type { jobCalls } from "#contract/job/job.ts";
import { samePerson } from "#contract/text/names/same-person.ts";
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

interface OfJob {
  recruiter_id: string | null;
  /** Of the client's people: whom the job names, or named before. */
  contact_id: string | null;
  /** The same where somebody chose them now. */
  chosen_id?: string | null | undefined;
}

/**
 * The client of this name, made where there is none and brought back where it lies in the trash, with whom a job names there
 * (`whoIsMeant`), or somebody new. Other capitals rename neither.
 */
export async function putNamedClient(
  trx: Trx,
  workspace: WorkspaceId,
  named: NamedClient,
  job: OfJob,
): Promise<{ client_id: string; contact_id: string | null }> {
  const { name, tone, contact_name, contact_email, contact_phone } = named;
  const known = await findByName(trx, workspace, name);
  const client_id = known?.id ?? newId();
  if (!known) await insertClient(trx, workspace, client_id, { name, tone, recruiter_id: job.recruiter_id });
  else if (tone !== undefined) await updateClient(trx, workspace, client_id, { tone });
  if (known?.deleted_at) await setClientTrashed(trx, workspace, client_id, false);
  const given = { name: contact_name, email: contact_email, phone: contact_phone };
  return { client_id, contact_id: await contactFor(trx, workspace, client_id, given, job) };
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
    const [known, another] = name ? contacts.filter((one) => one.name.toLowerCase() === name.toLowerCase()) : [];
    // Whoever is known by another address keeps it; of two with one name nobody knows whose this one is.
    if (known?.email || another) continue;
    await putContact(trx, workspace, { ...(known ? { id: known.id } : { id: newId(), name: name || email }), client_id: client.id, email });
  }
}

type GivenContact = { [K in "name" | "email" | "phone"]: string | null | undefined };

async function contactFor(trx: Trx, workspace: WorkspaceId, client_id: string, given: GivenContact, job: OfJob): Promise<string | null> {
  const contacts = await contactsOf(trx, workspace, client_id);
  const { chosen_id, contact_id } = job;
  if (Object.values(given).every((value) => value === undefined)) return contacts.find(({ id }) => id === contact_id)?.id ?? null;
  // Nobody is named any more: whoever it was stays at the client.
  if (Object.values(given).every((value) => value === null)) return null;
  const ofAddress = given.email ? contacts.find((one) => isAlike(one.email, given.email)) : undefined;
  const found = whoIsMeant(contacts, given, ofAddress, job);
  const name = given.name && !isAlike(given.name, found?.name) ? given.name : found?.name || given.email || given.phone;
  if (!name) return null;
  const id = found?.id ?? newId();
  // An address is one person's; and who was found by a name alone loses nothing that they are known by.
  const email = ofAddress && ofAddress.id !== id ? undefined : given.email;
  const told = { email, phone: given.phone };
  const isOwn = !given.name || id === chosen_id || id === contact_id;
  const values = isOwn ? told : { email: told.email ?? undefined, phone: told.phone ?? undefined };
  await putContact(trx, workspace, { ...values, name, id, client_id });
  return id;
}

const isAlike = (one: string | null | undefined, other: string | null | undefined) => one?.toLowerCase() === other?.toLowerCase();

/**
 * Of those who have the name that was typed: who was chosen, else who has the address, whom the job named before, or who isn't known by
 * another address or number. Where nobody has it, whoever has the address has another name now, unless somebody else was chosen. Without a
 * name: who was chosen, who has the address, whom the job names.
 */
function whoIsMeant(
  contacts: readonly Contact[],
  given: GivenContact,
  ofAddress: Contact | undefined,
  { chosen_id, contact_id }: OfJob,
): Contact | undefined {
  const byId = (among: readonly Contact[], wanted: string | null | undefined) => among.find(({ id }) => id === wanted);
  if (!given.name) return byId(contacts, chosen_id) ?? ofAddress ?? byId(contacts, contact_id) ?? contacts[0];
  const named = contacts.filter((one) => isAlike(one.name, given.name));
  const isAnother = ({ email, phone }: Contact) =>
    (!ofAddress && given.email && email) || (given.phone && phone && !samePerson({ phone: given.phone }, { phone }));
  return (
    byId(named, chosen_id) ??
    byId(named, ofAddress?.id) ??
    byId(named, contact_id) ??
    named.find((one) => !isAnother(one)) ??
    (chosen_id || named.length > 0 ? undefined : ofAddress)
  );
}

/** Clients to choose from: whose name holds what was typed, and then those that are nearly called that. */
export async function clientsNamed(db: Db, workspace: WorkspaceId, { q = "", limit }: Body<typeof jobCalls.clients>) {
  const typed = q.trim().toLowerCase();
  const { clients, total } = await clientsHolding(db, workspace, typed, limit);
  const alike = typed ? await clientsById(db, workspace, await clientsBeginningAs(db, workspace, typed)) : [];
  const more = similarNames(typed, alike).filter(({ id }) => !clients.some((one) => one.id === id));
  return { clients: [...clients, ...more].slice(0, limit), total };
}
