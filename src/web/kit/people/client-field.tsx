import { Autocomplete, type AutocompleteProps } from "@mantine/core";
import { useMemo } from "react";
import { api } from "#contract/index.ts";
import { similarNames } from "#contract/text/names/similar-names.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { TextButton } from "#web/ui/input/text-button.tsx";
import { Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";

const MOST_OFFERED = 8;

/** The workspace's clients, to choose from. */
export const useClients = () => useCall(api.job.clients, {}, { quiet: true, staleTime: 60_000 }).data?.data.clients;

/** Those who work at a client, whoever is written to first before the others. */
export function useContacts(client_id: string | null | undefined) {
  const asked = { quiet: true, enabled: Boolean(client_id), staleTime: 60_000 };
  const listed = useCall(api.client.show, { id: client_id ?? "" }, asked);
  return client_id ? listed.data?.data.contacts : [];
}

type ClientFieldProps = Omit<AutocompleteProps, "value" | "data"> & {
  value: string;
  /** A name that is offered, as it stands. */
  onChoose: (name: string) => void;
};

/** One of the clients, or a name that becomes one. A name that is nearly a client's offers that client. */
export function ClientField({ value, onChoose, ...input }: ClientFieldProps) {
  const t = useWords();
  const clients = useClients();
  const names = useMemo(() => [...new Set(clients?.map(({ name }) => name))], [clients]);
  const isKnown = names.some((name) => name.toLowerCase() === value.trim().toLowerCase());
  const alike = useMemo(() => (isKnown ? [] : similarNames(value, clients ?? [])), [isKnown, value, clients]);
  return (
    <div>
      <Autocomplete data={names} limit={MOST_OFFERED} value={value} {...input} />
      {alike.length > 0 && (
        <Text size={12} tone="secondary" mt={4} role="status">
          {t("clients.similar")}{" "}
          {alike.map(({ id, name }) => (
            <TextButton key={id} onClick={() => onChoose(name)}>
              {name}
            </TextButton>
          ))}
        </Text>
      )}
    </div>
  );
}
