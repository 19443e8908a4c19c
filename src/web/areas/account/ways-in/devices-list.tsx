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

/** The browsers that somebody logged in with, with the way to forget each. */
export function DevicesList() {
  const t = useWords();
  const devices = useCall(api.account.devices, {}, { quiet: true });
  const forget = useAction(api.account.forgetDevice, {
    refreshes: [api.account.devices, api.account.sessions],
    onDone: (answer) => notify("info", answer.response_message),
  });
  if (devices.error) return <LoadError of={devices} title={t("account.devices_failed")} />;
  if (!devices.data) return <SkeletonRows rows={2} height={52} label={t("common.loading")} />;
  const list = devices.data.data.devices;
  if (list.length === 0)
    return (
      <Text size={13} tone="secondary">
        {t("account.devices_none")}
      </Text>
    );
  return (
    <Stack as="ul">
      {list.map((device) => {
        const { browser, system } = deviceName(device.name);
        const Icon = system === "iPhone" || system === "Android" ? IconDeviceMobile : IconDeviceDesktop;
        const name = [browser, system].filter(Boolean).join(", ") || t("account.unknown_device");
        return (
          <Row key={device.id} as="li" gap={12} className={classes.row}>
            <Icon size={20} stroke={1.6} aria-hidden="true" />
            <Stack flex="fill">
              <Row as="span" gap={8} isWrapped size={13} weight={500}>
                {name} {device.is_current && <Badge tone="accent">{t("account.this_device")}</Badge>}
              </Row>
              <Text as="span" size={12} tone="dimmed" mt={2}>
                {t("account.device_times", { start: formatTime(device.created_at), last: formatTime(device.last_used_at) })}
              </Text>
            </Stack>
            <Button
              variant="default"
              aria-label={`${t("account.device_forget")}: ${name}`}
              loading={forget.isPending && forget.variables?.id === device.id}
              onClick={() => forget.mutate({ id: device.id })}
            >
              {t("account.device_forget")}
            </Button>
          </Row>
        );
      })}
    </Stack>
  );
}
