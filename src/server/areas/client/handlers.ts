import type { clientCalls, WholeClient } from "#contract/client/client.ts";
import { customAfter } from "#server/areas/custom-field/tasks.ts";
import { insertFile } from "#server/areas/file/queries.ts";
import { LOGO_NAME } from "#server/areas/file/rules.ts";
import { readPicture, storePicture } from "#server/areas/file/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { isRecruiterOf } from "#server/areas/workspace/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { conflict, gone, invalidField, notFound, stale } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import { searchNotes } from "#server/core/search.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import {
  clientOfJob,
  contactsOf,
  earlierAnswers,
  findByName,
  findClient,
  insertClient,
  lockClient,
  openWorkOf,
  pageOfClients,
  pageOfContacts,
  placementsOf,
  putContact,
  setClientTrashed,
  setContactRemoved,
  updateClient,
} from "./queries.ts";
import { asShown } from "./rules.ts";

export const clientHandlers: Handlers<typeof clientCalls> = {
  list: async ({ body, caller, parts, language }) => {
    const { clients, ...page } = await pageOfClients(parts.database.db, caller.workspace, body);
    return { data: { clients: clients.map((client) => asShown(parts, client)), ...page, search_notes: searchNotes(body.q, language) } };
  },

  contacts: async ({ body, caller, parts }) => ({ data: await pageOfContacts(parts.database.db, caller.workspace, body) }),

  show: async ({ body, caller, parts }) => {
    const data = await whole(parts, caller.workspace, body.id);
    if (data.client.deleted_at) throw gone("client");
    return { data };
  },

  create: async ({ body, caller, parts }) => {
    const { contact, ...fields } = body;
    const id = newId();
    await parts.database.transaction(async (trx) => {
      await refuseFields(trx, caller.workspace, fields, id);
      const custom = await customAfter(trx, caller.workspace, "client", fields.custom);
      await insertClient(trx, caller.workspace, id, { recruiter_id: caller.recruiter_id, ...fields, custom: undefined, ...custom });
      if (contact) await putContact(trx, caller.workspace, { ...contact, id: newId(), client_id: id });
    });
    return { data: await whole(parts, caller.workspace, id) };
  },

  update: async ({ body, caller, parts }) => {
    const { id, version, ...fields } = body;
    await parts.database.transaction(async (trx) => {
      const stored = await living(trx, caller.workspace, id);
      if (version !== undefined && version !== stored.version) throw stale("client", { client: asShown(parts, stored) });
      await refuseFields(trx, caller.workspace, fields, id);
      const custom = await customAfter(trx, caller.workspace, "client", fields.custom, stored.custom);
      await updateClient(trx, caller.workspace, id, { ...fields, custom: undefined, ...custom });
    });
    return { data: await whole(parts, caller.workspace, id) };
  },

  editLogo: async ({ body, caller, parts }) => {
    const { workspace } = caller;
    const logo = await storePicture(parts, workspace, LOGO_NAME, await readPicture(parts, "logo", body.logo));
    await parts.database.transaction(async (trx) => {
      await living(trx, workspace, body.id);
      if (logo) await insertFile(trx, workspace, logo);
      // The one before is swept, once nothing can bring it back.
      await updateClient(trx, workspace, body.id, { logo_id: logo?.id ?? null });
    });
    return { data: await whole(parts, workspace, body.id) };
  },

  remove: async ({ body, caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      const { name } = await living(trx, caller.workspace, body.id);
      const open = await openWorkOf(trx, caller.workspace, body.id);
      const { open_jobs: jobs, open_proposals: proposals } = open;
      if (jobs + proposals > 0) throw conflict("client_has_open", { name, jobs, proposals }, { ...open });
      await setClientTrashed(trx, caller.workspace, body.id, true);
    });
    return { data: await whole(parts, caller.workspace, body.id) };
  },

  restore: async ({ body, caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      if (!(await lockClient(trx, caller.workspace, body.id))) throw notFound("client");
      await setClientTrashed(trx, caller.workspace, body.id, false);
    });
    return { data: await whole(parts, caller.workspace, body.id) };
  },

  saveContact: async ({ body, caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      await living(trx, caller.workspace, body.client_id);
      const known = await contactsOf(trx, caller.workspace, body.client_id);
      if (body.id && !known.some(({ id }) => id === body.id)) throw notFound("contact");
      await putContact(trx, caller.workspace, { ...body, id: body.id ?? newId() });
    });
    return { data: await whole(parts, caller.workspace, body.client_id) };
  },

  removeContact: async ({ body, caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      await living(trx, caller.workspace, body.client_id);
      if (!(await setContactRemoved(trx, caller.workspace, body.client_id, body.id, body.removed))) throw notFound("contact");
    });
    return { data: await whole(parts, caller.workspace, body.client_id) };
  },

  answers: async ({ body, caller, parts }) => {
    const job = await clientOfJob(parts.database.db, caller.workspace, body.job_id);
    if (!job) throw notFound("job");
    const { client_id, client_name } = job;
    const answers = client_id ? await earlierAnswers(parts.database.db, caller.workspace, client_id, body) : [];
    return { data: { client_name, answers } };
  },
};

async function whole(parts: Parts, workspace: WorkspaceId, id: string): Promise<WholeClient> {
  const { db } = parts.database;
  const client = await findClient(db, workspace, id);
  if (!client) throw notFound("client");
  const [contacts, placements] = await Promise.all([contactsOf(db, workspace, id), placementsOf(db, workspace, id)]);
  return { client: asShown(parts, client), contacts, placements };
}

/** The client, locked; fails where there is none (404), or where it is in the trash (410). */
async function living(trx: Trx, workspace: WorkspaceId, id: string) {
  const client = await lockClient(trx, workspace, id);
  if (!client) throw notFound("client");
  if (client.deleted_at) throw gone("client");
  return client;
}

/** A name is one client's; whose it is works here. */
async function refuseFields(
  trx: Trx,
  workspace: WorkspaceId,
  { name, recruiter_id }: { name?: string | undefined; recruiter_id?: string | null | undefined },
  id: string,
): Promise<void> {
  if (recruiter_id && !(await isRecruiterOf(trx, workspace, recruiter_id))) throw invalidField("recruiter_id", "wrong_id");
  const known = name ? await findByName(trx, workspace, name) : undefined;
  if (!known || known.id === id) return;
  throw conflict(known.deleted_at ? "client_name_in_trash" : "client_name_taken", { name: known.name }, { client_id: known.id });
}
