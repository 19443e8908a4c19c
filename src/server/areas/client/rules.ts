import { sql } from "kysely";
import { logoUrl } from "#server/areas/file/rules.ts";
import type { Parts } from "#server/parts/parts.ts";

/** Whom one writes to about a job, as its client says them. */
interface JobContact {
  contact_id: string | null;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
}

/** The contact that a row of `jobs` names, else its client's first one, else whoever was added first; each field null where there is nobody. */
export const contactOfJob = sql<JobContact>`coalesce(
  (select jsonb_build_object('contact_id', c.id, 'contact_name', c.name, 'contact_email', c.email, 'contact_phone', c.phone)
    from contacts c where c.workspace_id = jobs.workspace_id and c.client_id = jobs.client_id and c.deleted_at is null
    order by (c.id = jobs.contact_id) desc nulls last, c.is_first desc, c.id limit 1),
  '{"contact_id": null, "contact_name": null, "contact_email": null, "contact_phone": null}'::jsonb)`;

/** A client, or a row of their list, as it is shown: its logo by an address. */
export const asShown = <T extends { logo_id: string | null }>(parts: Pick<Parts, "secret">, { logo_id, ...client }: T) => ({
  ...client,
  logo_url: logoUrl(parts, logo_id),
});
