import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { UploadTrayProvider } from "#web/areas/upload/tray.tsx";
import { queryClient } from "#web/kit/calls/query-client.ts";
import { useSession, useUser } from "#web/kit/session/session.ts";
import { Drawer } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { useGoKeys, useKeysDialog } from "./keys.tsx";
import { PaletteDoor } from "./palette/palette-door.tsx";
import { Rail } from "./rail.tsx";
import classes from "./shell.module.css";
import { Sidebar } from "./sidebar.tsx";
import { TabBar } from "./tab-bar.tsx";

/** The frame of every screen under /dashboard: the sidebar wide, a rail with a drawer below 1024, tabs below 768. */
export function Shell() {
  const user = useUser();
  const { isLoggedIn } = useSession();
  const t = useWords();
  const [isOpen, drawer] = useDisclosure(false);
  const [keysDialog, openKeys] = useKeysDialog();
  useGoKeys(openKeys);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const opened = /^\/dashboard\/(?:candidates|jobs|clients|proposals|chat)\/([0-9a-f-]{36})(?:\/|$)/.exec(path)?.[1];
  useEffect(() => {
    if (opened) void import("./recent.ts").then(({ countOpening }) => countOpening(opened));
  }, [opened]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen closes the drawer
  useEffect(() => drawer.close(), [path]);
  // An editor needs the room: there the sidebar is a rail on any width.
  const isEditor = /^\/dashboard\/proposals\/[^/]/.test(path);
  const isPhone = useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });
  const isTablet = useMediaQuery("(max-width: 63.99em)", undefined, { getInitialValueInEffect: false });
  // On a phone an editor's own foot is in reach of the thumb, and the way back on top of it.
  const hasTabs = isPhone && !isEditor;
  const frame = isPhone ? "tabs" : isTablet || isEditor ? "rail" : "sidebar";
  // Logged out: the guard leads away, and nothing asks the server in between.
  if (!isLoggedIn) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <UploadTrayProvider>
        {/* Another workspace starts with every screen afresh. */}
        <div key={user.workspace.id} className={classes.shell} data-frame={frame} data-tabs={hasTabs || undefined}>
          <a href="#content" className={classes.skip}>
            {t("frame.skip")}
          </a>
          {frame !== "tabs" && (
            <div className={classes.side}>
              {frame === "rail" ? <Rail onMenu={drawer.open} /> : <Sidebar user={user} onKeys={openKeys} />}
            </div>
          )}
          <main id="content" tabIndex={-1} className={classes.content}>
            <Outlet />
          </main>
          {hasTabs && (
            <div className={classes.tabs}>
              <TabBar onMore={drawer.open} />
            </div>
          )}
          <Drawer
            opened={isOpen}
            onClose={drawer.close}
            size={288}
            padding={0}
            withCloseButton={false}
            title={t("shell.menu")}
            classNames={{ header: classes.drawerHeader, body: classes.drawerBody, content: classes.drawer }}
          >
            <Sidebar user={user} onKeys={openKeys} />
          </Drawer>
          <PaletteDoor onKeys={openKeys} />
          {keysDialog}
        </div>
      </UploadTrayProvider>
    </QueryClientProvider>
  );
}
