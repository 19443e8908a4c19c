import { Button } from "@mantine/core";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { api } from "#contract/index.ts";
import classes from "#web/areas/account/profile.module.css";
import { notify } from "#web/kit/calls/failures.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Badge } from "#web/ui/marks/marks.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { formatTime } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { deviceName } from "./device-name.ts";

/** Where somebody is logged in, with the way to end each. */
export function SessionsList() {
  const t = useWords();
  const sessions = useCall(api.account.sessions, {}, { quiet: true });
  const end = useAction(api.account.revokeSession, {
    refreshes: [api.account.sessions],
    onDone: (answer) => notify("info", answer.response_message),
  });
  const endOthers = useAction(api.account.revokeOtherSessions, {
    refreshes: [api.account.sessions],
    onDone: (answer) => notify("info", answer.response_message),
  });
  if (sessions.error) return <LoadError of={sessions} title={t("account.sessions_failed")} />;
  if (!sessions.data) return <SkeletonRows rows={2} height={52} label={t("common.loading")} />;
  const list = sessions.data.data.sessions;
  return (
    <>
      <Stack as="ul">
        {list.map((session) => {
          const { browser, system } = deviceName(session.device);
          const Icon = system === "iPhone" || system === "Android" ? IconDeviceMobile : IconDeviceDesktop;
          const name = [browser, system].filter(Boolean).join(", ") || t("account.unknown_device");
          return (
            <Row key={session.id} as="li" gap={12} className={classes.row}>
              <Icon size={20} stroke={1.6} />
              <Stack flex="fill">
                <Row as="span" gap={8} isWrapped size={13} weight={500}>
                  {name} {session.is_current && <Badge tone="accent">{t("account.this_device")}</Badge>}
                </Row>
                <Text as="span" size={12} tone="dimmed" mt={2}>
                  {t("account.session_times", {
                    start: formatTime(session.created_at),
                    last: formatTime(session.refreshed_at),
                  })}
                </Text>
              </Stack>
              {!session.is_current && (
                <Button
                  variant="default"
                  aria-label={`${t("account.end_session")}: ${name}`}
                  loading={end.isPending && end.variables?.id === session.id}
                  onClick={() => end.mutate({ id: session.id })}
                >
                  {t("account.end_session")}
                </Button>
              )}
            </Row>
          );
        })}
      </Stack>
      {list.length > 2 && (
        <div className={classes.afterRows}>
          <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate({})}>
            {t("account.end_others")}
          </Button>
        </div>
      )}
    </>
  );
}
