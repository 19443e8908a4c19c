import type { BodyInput } from "#contract/call.ts";
import { clientStatuses, oneOf } from "#contract/choices.ts";
import type { api } from "#contract/index.ts";
import { asked, id, listReader, text } from "#web/kit/list/address.ts";

export const clientSorts = ["-created_at", "-updated_at", "city"] as const;

/** What the address of the clients list holds; a default stays out of it. By name, unless sorted otherwise. */
export const readClientsSearch = listReader({
  views: [...clientStatuses, "trash"],
  sorts: clientSorts,
  filters: { recruiter_id: id, location: text(100), branch: text(100) },
});
export type ClientsSearch = ReturnType<typeof readClientsSearch>;

/** The list that an address asks for. */
export const clientsBody = ({ view, ...search }: ClientsSearch): BodyInput<typeof api.client.list> => {
  const status = oneOf(clientStatuses, view);
  return asked({ ...search, status: status && [status], trashed: view === "trash" || undefined });
};

export const clientTabs = ["overview", "jobs", "proposals"] as const;
export type ClientTab = (typeof clientTabs)[number];

/** What the address of a client holds: which part of it. */
export const readClientSearch = (search: Record<string, unknown>): { tab?: Exclude<ClientTab, "overview"> | undefined } => ({
  tab: oneOf(["jobs", "proposals"] as const, search.tab),
});
