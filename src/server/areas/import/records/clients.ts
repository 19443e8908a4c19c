import type { ClientFields } from "#contract/client/client.ts";
import type { Language } from "#contract/fields.ts";
import {
  contactsOf,
  findByName,
  findClient,
  insertClient,
  lockClient,
  putContact,
  setClientTrashed,
  setContactRemoved,
  updateClient,
} from "#server/areas/client/queries.ts";
import { insertFile } from "#server/areas/file/queries.ts";
import { newId } from "#server/core/ids.ts";
import type { Db } from "#server/parts/database/database.ts";
import { customOver } from "../fields/custom.ts";
import { textIn } from "../rows/prepare.ts";
import type { KindOfRecord, Run, Writing } from "./kind.ts";
import { contactNow, findByExternalId, forgetExternalId, hasAnything } from "./queries.ts";

type Values = Record<string, unknown>;

const fields = ["status", "website", "city", "country", "branch", "about"] as const;
function clientIn(values: Values, colleague: (said: string) => string | null): Partial<Omit<ClientFields, "custom">> {
  const owner = textIn(values, "owner");
  const recruiter_id = owner && colleague(owner);
  const said = Object.fromEntries(fields.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])));
  return { ...said, ...(recruiter_id && { recruiter_id }) };
}

/** The client that a row names, by what its old system called it or by its name; null where there is none. */
export async function clientNamed(db: Db, run: Run, values: Values): Promise<{ id: string; deleted_at: string | null } | null> {
  const [external_id, name] = [textIn(values, "client_external_id"), textIn(values, "client")];
  const known = external_id && (await findByExternalId(db, run.workspace, "clients", { system: run.system, external_id }));
  if (known) return { id: known, deleted_at: null };
  return (name && (await findByName(db, run.workspace, name))) || null;
}

/** The same, made where there is none and brought back where it lies in the trash. `is_made`: it wasn't there before. */
export async function clientFor(writing: Writing, values: Values): Promise<{ id: string; is_made: boolean } | null> {
  const { trx, workspace, recruiter_id } = writing;
  const known = await clientNamed(trx, writing, values);
  if (known?.deleted_at) await setClientTrashed(trx, workspace, known.id, false);
  if (known) return { id: known.id, is_made: false };
  const name = textIn(values, "client");
  if (!name) return null;
  const id = newId();
  await insertClient(trx, workspace, id, { name, recruiter_id });
  writing.touched.client.add(id);
  return { id, is_made: true };
}

/** A client that came with a row goes with it, where nothing else is there by now. */
export async function takeBackMade({ trx, workspace, touched }: Writing, client_id: string | null, before: Values | null) {
  if (!client_id || before?.is_client_made !== true || (await hasAnything(trx, workspace, client_id))) return;
  const stored = await lockClient(trx, workspace, client_id);
  if (stored?.version !== 1 || stored.deleted_at) return;
  await setClientTrashed(trx, workspace, client_id, true);
  touched.client.add(client_id);
}

async function putContactOf(writing: Writing, client_id: string, values: Values) {
  const { trx, workspace } = writing;
  const said = (key: string) => textIn(values, `contact_${key}`);
  const [email, phone, role] = [said("email"), said("phone"), said("role")];
  const named = said("name");
  const name = named ?? email ?? phone;
  if (!name) return;
  const contacts = await contactsOf(trx, workspace, client_id);
  const known =
    contacts.find((one) => email && one.email?.toLowerCase() === email) ??
    contacts.find((one) => one.name.toLowerCase() === name.toLowerCase() || (name === phone && one.phone === phone));
  // Who is there keeps their name where the row says none: an address is only what somebody new is called by.
  const isNamed = known && (!named || known.name.toLowerCase() === named.toLowerCase());
  const given = { ...(email && { email }), ...(phone && { phone }), ...(role && { role }), ...(!isNamed && { name }) };
  await putContact(trx, workspace, { ...given, id: known?.id ?? newId(), client_id });
}

export const clientRecords: KindOfRecord = {
  isOneOnly: true,

  find: async (db, run, { values, external_id }) => {
    const known = external_id && (await findByExternalId(db, run.workspace, "clients", { system: run.system, external_id }));
    const name = textIn(values, "name") ?? "";
    const named = known ? await findClient(db, run.workspace, known) : undefined;
    if (named && (run.system !== "other" || named.name.toLowerCase() === name.toLowerCase())) return { id: named.id };
    const found = await findByName(db, run.workspace, name);
    return found ? { id: found.id } : null;
  },

  add: async (writing, { values }, files) => {
    const { trx, workspace, recruiter_id } = writing;
    const id = newId();
    if (files?.logo) await insertFile(trx, workspace, files.logo);
    await insertClient(trx, workspace, id, {
      recruiter_id,
      ...clientIn(values, writing.colleague),
      ...customOver(values),
      logo_id: files?.logo?.id ?? null,
      name: textIn(values, "name") ?? "",
    });
    await putContactOf(writing, id, values);
    writing.touched.client.add(id);
    return { record_id: id, version: 1 };
  },

  update: async (writing, id, { values }, files) => {
    const { trx, workspace } = writing;
    const stored = await lockClient(trx, workspace, id);
    if (!stored) return { record_id: id };
    if (stored.deleted_at) await setClientTrashed(trx, workspace, id, false);
    // A logo that is there stays: nothing would keep it for an undoing.
    const logo = stored.logo_id === null ? files?.logo : null;
    if (logo) await insertFile(trx, workspace, logo);
    const given = { ...clientIn(values, writing.colleague), ...customOver(values, stored.custom), ...(logo && { logo_id: logo.id }) };
    await updateClient(trx, workspace, id, given);
    await putContactOf(writing, id, values);
    writing.touched.client.add(id);
    const before = Object.fromEntries(Object.keys(given).map((key) => [key, stored[key as keyof typeof stored] ?? null]));
    return { record_id: id, version: stored.version + (stored.deleted_at ? 2 : 1), before };
  },

  takeBack: async (writing, { record_id, version, outcome, before }) => {
    const { trx, workspace } = writing;
    const stored = record_id ? await lockClient(trx, workspace, record_id) : undefined;
    if (!stored || !record_id || stored.deleted_at || stored.version !== version) return "changed_since";
    if (outcome === "added" && (await hasAnything(trx, workspace, record_id, "jobs"))) return "used_since";
    writing.touched.client.add(record_id);
    if (outcome === "updated") {
      await updateClient(trx, workspace, record_id, before ?? {});
      return "restored";
    }
    await setClientTrashed(trx, workspace, record_id, true);
    await forgetExternalId(trx, workspace, "clients", record_id, writing.import.id);
    return "removed";
  },
};

const nameIn = (values: Values) => [textIn(values, "first_name"), textIn(values, "last_name")].filter(Boolean).join(" ");

export const contactRecords: KindOfRecord = {
  find: async (db, run, { values, external_id }) => {
    const known = external_id && (await findByExternalId(db, run.workspace, "contacts", { system: run.system, external_id }));
    if (known && run.system !== "other") return { id: known };
    const client = await clientNamed(db, run, values);
    if (!client) return textIn(values, "client") ? null : { problem: "no_client" };
    const email = textIn(values, "email");
    const same = (await contactsOf(db, run.workspace, client.id)).find(
      (one) => (email && one.email?.toLowerCase() === email) || one.name.toLowerCase() === nameIn(values).toLowerCase(),
    );
    return same ? { id: same.id } : null;
  },

  add: async (writing, { values }) => {
    const { trx, workspace } = writing;
    const client = await clientFor(writing, values);
    if (!client) throw new Error("A contact's client was there when it was looked for");
    const id = newId();
    await putContact(trx, workspace, { ...contactIn(values), id, client_id: client.id, name: nameIn(values) });
    writing.touched.client.add(client.id);
    const now = await contactNow(trx, workspace, id);
    return { record_id: id, client_id: client.id, before: { at: now?.updated_at, is_client_made: client.is_made } };
  },

  update: async (writing, id, { values }) => {
    const { trx, workspace } = writing;
    const stored = await contactNow(trx, workspace, id);
    if (!stored) return { record_id: id };
    const given = contactIn(values);
    await putContact(trx, workspace, { ...given, id, client_id: stored.client_id });
    writing.touched.client.add(stored.client_id);
    const now = await contactNow(trx, workspace, id);
    const was = Object.fromEntries(Object.keys(given).map((key) => [key, stored[key as "role"] ?? null]));
    return { record_id: id, client_id: stored.client_id, before: { at: now?.updated_at, was } };
  },

  takeBack: async (writing, { record_id, client_id, outcome, before }) => {
    const { trx, workspace } = writing;
    const stored = record_id ? await contactNow(trx, workspace, record_id) : undefined;
    if (!stored || !record_id || stored.deleted_at || stored.updated_at !== before?.at) return "changed_since";
    writing.touched.client.add(stored.client_id);
    if (outcome === "updated") {
      await putContact(trx, workspace, { ...(before?.was as object), id: record_id, client_id: stored.client_id });
      return "restored";
    }
    await setContactRemoved(trx, workspace, stored.client_id, record_id, true);
    await forgetExternalId(trx, workspace, "contacts", record_id, writing.import.id);
    await takeBackMade(writing, client_id, before);
    return "removed";
  },
};

function contactIn(values: Values) {
  const [email, phone, role] = ["email", "phone", "role"].map((key) => textIn(values, key));
  const language = textIn(values, "language") as Language | null;
  return { ...(email && { email }), ...(phone && { phone }), ...(role && { role }), ...(language && { language }) };
}
