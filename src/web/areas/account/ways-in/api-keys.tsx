import { Button } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { useState } from "react";
import type { ApiKey } from "#contract/account/api-key.ts";
import { api } from "#contract/index.ts";
import classes from "#web/areas/account/profile.module.css";
import { notify } from "#web/kit/calls/failures.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Badge } from "#web/ui/marks/marks.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { formatDate, formatTime } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { NewApiKey } from "./new-api-key.tsx";

/** The keys by which programs call, with the way to make one and to revoke each. */
export function ApiKeys() {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const [leaving, setLeaving] = useState<ApiKey | null>(null);
  const keys = useCall(api.apiKey.list, {}, { quiet: true });
  if (keys.error) return <LoadError of={keys} title={t("account.keys_failed")} />;
  if (!keys.data) return <SkeletonRows rows={1} height={52} label={t("common.loading")} />;
  const list = keys.data.data.api_keys;
  return (
    <>
      {list.length > 0 && (
        <Stack as="ul">
          {list.map((key) => (
            <KeyRow key={key.id} of={key} onRevoke={() => setLeaving(key)} />
          ))}
        </Stack>
      )}
      <div className={list.length > 0 ? classes.afterRows : undefined}>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t("account.key_make")}
        </Button>
      </div>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t("account.key_make")} centered closeOnClickOutside={false}>
        {isOpen && <NewApiKey onDone={() => setOpen(false)} />}
      </Modal>
      <Modal opened={leaving !== null} onClose={() => setLeaving(null)} title={t("account.key_revoke_title")} centered>
        {leaving && <RevokeKey of={leaving} onDone={() => setLeaving(null)} />}
      </Modal>
    </>
  );
}

function KeyRow({ of: key, onRevoke }: { of: ApiKey; onRevoke: () => void }) {
  const t = useWords();
  const isOver = Date.parse(key.expires_at) < Date.now();
  const used = key.last_used_at ? t("account.key_used", { last: formatTime(key.last_used_at) }) : t("account.key_unused");
  return (
    <Row as="li" gap={12} className={classes.row}>
      <IconKey size={20} stroke={1.6} aria-hidden="true" />
      <Stack flex="fill">
        <Row as="span" gap={8} isWrapped size={13} weight={500}>
          {key.name} {isOver && <Badge tone="plain">{t("account.key_over")}</Badge>}
        </Row>
        <Text as="span" size={12} tone="dimmed" mt={2} isBreakable>
          {key.beginning}… · {key.scopes.map((scope) => t(`account.scope.${scope}`).toLowerCase()).join(", ")}
        </Text>
        <Text as="span" size={12} tone="dimmed" mt={2}>
          {!key.is_own && `${key.maker_name} · `}
          {used} · {t(isOver ? "account.key_ended" : "account.key_until", { day: formatDate(key.expires_at.slice(0, 10)) })}
        </Text>
      </Stack>
      <Button variant="default" aria-label={`${t("account.key_revoke")}: ${key.name}`} onClick={onRevoke}>
        {t("account.key_revoke")}
      </Button>
    </Row>
  );
}

function RevokeKey({ of: key, onDone }: { of: ApiKey; onDone: () => void }) {
  const t = useWords();
  const revoke = useAction(api.apiKey.revoke, {
    refreshes: [api.apiKey.list],
    onDone: (answer) => {
      notify("info", answer.response_message);
      onDone();
    },
  });
  return (
    <>
      <Text size={13} tone="secondary">
        {t("account.key_revoke_text", { name: key.name })}
      </Text>
      <DialogActions onCancel={onDone}>
        <Button color="red" loading={revoke.isPending} onClick={() => revoke.mutate({ id: key.id })}>
          {t("account.key_revoke")}
        </Button>
      </DialogActions>
    </>
  );
}
