import { Switch } from "@mantine/core";
import { api } from "#contract/index.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { queryClient } from "#web/kit/calls/query-client.ts";
import { keyOf, useAction, useCall } from "#web/kit/calls/use-call.ts";
import { Stack } from "#web/ui/layout.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";

/** Whether one is told in the app and by letter; each saves at once. */
export function NotificationsForm() {
  const t = useWords();
  const query = useCall(api.notification.settings, {}, { quiet: true });
  const save = useAction(api.notification.updateSettings, {
    // What was saved is what stands there: until it was asked again the switch would turn back for a moment.
    onDone: (answer) => queryClient.setQueryData(keyOf(api.notification.settings, {}), answer),
  });
  const switches = query.data?.data;
  if (!switches) return query.isError ? <LoadError of={query} /> : <SkeletonRows rows={2} height={44} label={t("common.loading")} />;
  const shown = { ...switches, ...(save.isPending && save.variables) };
  return (
    <Stack gap={16}>
      {(["in_app", "by_letter"] as const).map((way) => (
        <Switch
          key={way}
          label={t(`notifications.${way}`)}
          description={t(`notifications.${way}_hint`)}
          checked={shown[way]}
          disabled={save.isPending}
          onChange={(event) => save.mutate({ [way]: event.currentTarget.checked })}
        />
      ))}
    </Stack>
  );
}
