import { ActionIcon } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { useState } from "react";
import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useHasPainted } from "#web/ui/states/first-paint.ts";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./notification.module.css";

const NotificationDrawer = lazyPart(() => import("./notification-drawer.tsx").then((part) => part.NotificationDrawer));

const ASKED_EVERY_MS = 60_000;

/** How much one was told and hasn't read; behind it, what. */
export function Bell({ size, variant = "subtle" }: { size: number; variant?: "subtle" | "default" }) {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(false);
  // It accompanies a screen: the first of a visit doesn't wait for it.
  const options = { quiet: true, staleTime: 30_000, enabled: useHasPainted(), refetchInterval: ASKED_EVERY_MS };
  const unread = useCall(api.notification.count, {}, options).data?.data.unread ?? 0;
  return (
    <>
      <ActionIcon
        variant={variant}
        color="gray"
        size={size}
        className={classes.bell}
        aria-label={unread > 0 ? t("notifications.bell_unread", { count: unread }) : t("notifications.bell")}
        onClick={() => setIsOpen(true)}
      >
        <IconBell size={size > 32 ? 20 : 17} stroke={1.6} />
        {unread > 0 && (
          <span className={classes.count} aria-hidden="true">
            {unread > 99 ? "99+" : formatNumber(unread)}
          </span>
        )}
      </ActionIcon>
      {isOpen && <NotificationDrawer onClose={() => setIsOpen(false)} />}
    </>
  );
}
