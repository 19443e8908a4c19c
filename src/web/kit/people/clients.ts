import { useDebouncedValue } from "@mantine/hooks";
import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { kept, moreOf, OFFERED } from "#web/kit/record/field/job-field.tsx";
import type { FoundChoices } from "#web/ui/input/search-select.tsx";
import { useWords } from "#web/words/words.ts";

const TYPING_MS = 150;

/** Clients whose name holds what is typed, or nearly is it: those that are closed among them. */
export function useClientsNamed(typed: string) {
  const [q] = useDebouncedValue(typed.trim(), TYPING_MS);
  return useCall(api.job.clients, { limit: OFFERED, ...(q && { q }) }, kept).data?.data.clients;
}

/** Clients to filter by, closed ones too: what was done for them is still found. */
export function useFoundClients(q: string): FoundChoices {
  const t = useWords();
  const { data, isFetching } = useCall(api.job.clients, { limit: OFFERED, ...(q && { q }) }, kept);
  return {
    choices: (data?.data.clients ?? []).map(({ id, name }) => ({ value: id, label: name })),
    nothing: t(isFetching ? "frame.palette_searching" : "common.nothing_found"),
    more: moreOf(t, data?.data.total),
  };
}

/** What a client is called; undefined until it is known. */
export const useClientName = (id: string | null | undefined): string | undefined =>
  useCall(api.client.show, { id: id ?? "" }, { quiet: true, enabled: Boolean(id), staleTime: 60_000 }).data?.data.client.name;

/** Those who work at a client, whoever is written to first before the others. */
export function useContacts(client_id: string | null | undefined) {
  const asked = { quiet: true, enabled: Boolean(client_id), staleTime: 60_000 };
  const listed = useCall(api.client.show, { id: client_id ?? "" }, asked);
  return client_id ? listed.data?.data.contacts : [];
}
