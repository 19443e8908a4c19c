import { Button } from "@mantine/core";
import { useState } from "react";
import type { ModelSettings } from "#contract/account/model.ts";
import { keylessProviders, oneOf } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { keepSettings } from "#web/areas/language-model/keep-answer.ts";
import { providerName } from "#web/areas/language-model/model-words.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import { ConnectionForm } from "./connection-form.tsx";

/** Which model answers, whose it is, and the way to one of the workspace's own. */
export function Connection({ settings }: { settings: ModelSettings }) {
  const t = useWords();
  const [isEditing, setEditing] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { own_allowed, own, in_use } = settings;
  const setUp = !own ? (in_use ? "model.set_up_own" : "model.set_up") : in_use ? "model.change" : "model.key_again";
  return (
    <Stack gap={16}>
      <InUse settings={settings} />
      {!own_allowed && (
        <Text size={13} tone="secondary">
          {t("model.no_own")}
        </Text>
      )}
      {own_allowed && isEditing && <ConnectionForm settings={settings} onDone={() => setEditing(false)} />}
      {!isEditing && (
        <Row gap={8} isWrapped>
          {own_allowed && (
            <Button variant={in_use ? "default" : "filled"} onClick={() => setEditing(true)}>
              {t(setUp)}
            </Button>
          )}
          {own && (
            <Button variant="default" onClick={() => setLeaving(true)}>
              {t("model.remove")}
            </Button>
          )}
        </Row>
      )}
      <Modal opened={isLeaving} onClose={() => setLeaving(false)} title={t("model.remove_title")} centered>
        {isLeaving && <Remove operators={settings.operators} onDone={() => setLeaving(false)} />}
      </Modal>
    </Stack>
  );
}

function InUse({ settings: { in_use, own, own_allowed } }: { settings: ModelSettings }) {
  const t = useWords();
  if (!in_use) {
    // One of the workspace's own answers wherever its key can be read.
    const lost = own_allowed ? own : null;
    return (
      <div>
        <Text size={14} weight={600} isBreakable>
          {lost ? t("model.key_gone", { model: lost.model }) : t("model.none")}
        </Text>
        <Text size={13} tone="secondary" mt={4}>
          {t(lost ? "model.key_gone_text" : "model.none_text")}
        </Text>
      </div>
    );
  }
  const key = own && (own.key_end ? t("model.key_end", { end: own.key_end }) : t(own.has_key ? "model.key_kept" : "model.no_key"));
  const facts = in_use.is_own && own_allowed && own ? [own.base_url, key, t("model.since", { date: formatDate(own.updated_at) })] : [];
  return (
    <div>
      <Text size={14} weight={600} isBreakable translate="no">
        {in_use.model}
      </Text>
      <Text size={13} tone="secondary" mt={4}>
        {whoseText(t, in_use)}
      </Text>
      {facts.length > 0 && (
        <Text size={12} tone="dimmed" mt={4} isBreakable>
          {facts.filter(Boolean).join(" · ")}
        </Text>
      )}
    </div>
  );
}

/** Whose it is, and by whom it is run; a server that somebody named has no name of its own. */
function whoseText(t: Words, { provider, is_own }: NonNullable<ModelSettings["in_use"]>): string {
  const whose = is_own ? "own" : "operators";
  return oneOf(keylessProviders, provider) ? t(`model.${whose}_server`) : t(`model.${whose}`, { provider: providerName(t, provider) });
}

function Remove({ operators, onDone }: { operators: ModelSettings["operators"]; onDone: () => void }) {
  const t = useWords();
  const remove = useAction(api.model.remove, {
    onDone: (answer) => {
      keepSettings(answer);
      notify("info", t("model.removed"));
      onDone();
    },
  });
  return (
    <>
      <Text size={13} tone="secondary">
        {t("model.remove_text")} {operators ? t("model.remove_to_operators", { model: operators.model }) : t("model.remove_to_none")}
      </Text>
      <DialogActions onCancel={onDone}>
        <Button color="red" loading={remove.isPending} onClick={() => remove.mutate({})}>
          {t("model.remove")}
        </Button>
      </DialogActions>
    </>
  );
}
