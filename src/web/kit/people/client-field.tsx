import { Autocomplete, type AutocompleteProps } from "@mantine/core";
import { useMemo } from "react";
import { api } from "#contract/index.ts";
import { similarNames } from "#contract/text/names/similar-names.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { TextButton } from "#web/ui/input/text-button.tsx";
import { Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { useClientsNamed } from "./clients.ts";

const MOST_OFFERED = 8;

type ClientFieldProps = Omit<AutocompleteProps, "value" | "data"> & {
  value: string;
  /** A name that is offered, as it stands. */
  onChoose: (name: string) => void;
};

/** One of the clients, or a name that becomes one. A name that is nearly a client's offers that client; a closed one can be opened. */
export function ClientField({ value, onChoose, ...input }: ClientFieldProps) {
  const t = useWords();
  const clients = useClientsNamed(value);
  const names = useMemo(() => clients?.filter(({ is_closed }) => !is_closed).map(({ name }) => name), [clients]);
  const known = clients?.find(({ name }) => name.toLowerCase() === value.trim().toLowerCase());
  const alike = useMemo(() => (known ? [] : similarNames(value, clients ?? [])), [known, value, clients]);
  const reopening = useAction(api.client.update, { refreshes: [api.job.clients, api.client.list, api.client.show] });
  return (
    <div>
      <Autocomplete data={names ?? []} limit={MOST_OFFERED} value={value} {...input} />
      {known?.is_closed && (
        <Text size={12} tone="secondary" mt={4} role="status">
          {t("clients.is_closed", { name: known.name })}{" "}
          <TextButton onClick={() => reopening.mutate({ id: known.id, status: "active" })}>{t("clients.reopen")}</TextButton>
        </Text>
      )}
      {alike.length > 0 && (
        <Text size={12} tone="secondary" mt={4} role="status">
          {t("clients.similar")}{" "}
          {alike.map(({ id, name, is_closed }) => (
            <TextButton key={id} onClick={() => onChoose(name)}>
              {is_closed ? t("clients.closed_mark", { name }) : name}
            </TextButton>
          ))}
        </Text>
      )}
    </div>
  );
}
