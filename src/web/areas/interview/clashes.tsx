import { Alert } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { Body } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { Stack } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { whenIs } from "./moments.ts";

/** Warns of other interviews that the same people have at these times. Planning over them stays possible. */
export function Clashes({ time_zone, ...asked }: Body<typeof api.interview.clashes> & { time_zone: string }) {
  const t = useWords();
  const found = useCall(api.interview.clashes, asked, { quiet: true, enabled: asked.times.length > 0 });
  const clashes = (asked.times.length > 0 && found.data?.data.clashes) || [];
  if (clashes.length === 0) return null;
  return (
    <Alert
      color="yellow"
      variant="light"
      role="status"
      icon={<IconAlertTriangle size={18} stroke={1.6} aria-hidden="true" />}
      title={t("interviews.clash", { count: clashes.length })}
    >
      <Stack as="ul" gap={4}>
        {clashes.map(({ id, starts_at, minutes, people, candidate_name, job_title, client_name }) => (
          <li key={id}>
            {t("interviews.clash_with", {
              when: whenIs(starts_at, { minutes, time_zone }),
              people: people.join(", "),
              about: [candidate_name || t("common.unnamed"), job_title, client_name].filter(Boolean).join(", "),
            })}
          </li>
        ))}
      </Stack>
    </Alert>
  );
}
