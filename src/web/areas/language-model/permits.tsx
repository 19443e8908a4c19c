import { Switch } from "@mantine/core";
import type { ModelSettings } from "#contract/account/model.ts";
import { modelTasks } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { keepSettings } from "./keep-answer.ts";

/** What a model may do in this workspace; each switch saves at once. */
export function Permits({ settings: { in_use, may, operator_lets } }: { settings: ModelSettings }) {
  const t = useWords();
  const permit = useAction(api.model.permit, { onDone: keepSettings });
  const shown = { ...may, ...(permit.isPending && permit.variables) };
  return (
    <Stack gap={16}>
      {!in_use && (
        <Text size={13} tone="dimmed">
          {t("model.may_waits")}
        </Text>
      )}
      {modelTasks.map((task) => (
        <Switch
          key={task}
          label={t(`model.task.${task}`)}
          description={`${t(`model.task_text.${task}`)}${operator_lets[task] ? "" : ` ${t("model.operator_off")}`}`}
          checked={operator_lets[task] && shown[task]}
          disabled={!operator_lets[task] || permit.isPending}
          onChange={(event) => permit.mutate({ [task]: event.currentTarget.checked })}
        />
      ))}
    </Stack>
  );
}
