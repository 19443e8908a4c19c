import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { api } from "#contract/index.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { SettingsSection } from "#web/ui/screen/settings-section.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { formatTime } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { InstallationLines } from "./installation-lines.tsx";
import classes from "./status-screen.module.css";
import { WorkspaceLines } from "./workspace-lines.tsx";

/** How the workspace does at this moment, and for who runs the installation how the whole of it does: the owner's. */
export function StatusScreen() {
  const t = useWords();
  const isOwner = useUser().role === "owner";
  const status = useCall(api.status.show, {}, { quiet: true, enabled: isOwner });
  return (
    <>
      <ScreenHead
        breadcrumb={<AnchorLink to="/dashboard/profile">{t("account.profile")}</AnchorLink>}
        title={t("status.title")}
        facts={status.data && t("status.as_of", { time: formatTime(new Date(status.dataUpdatedAt).toISOString()) })}
        actions={
          status.isSuccess && (
            <Button
              variant="default"
              loading={status.isFetching}
              leftSection={<IconRefresh size={16} stroke={1.6} color="var(--icon)" />}
              onClick={() => void status.refetch()}
            >
              {t("status.refresh")}
            </Button>
          )
        }
      />
      {isOwner ? <Figures status={status} /> : <EmptyState title={t("status.only_owner")} />}
    </>
  );
}

function Figures({ status }: { status: ReturnType<typeof useCall<typeof api.status.show>> }) {
  const t = useWords();
  if (status.error) return <LoadError of={status} />;
  const figures = status.data?.data;
  return (
    <div className={classes.page}>
      <SettingsSection title={t("status.workspace")} lead={t("status.workspace_text")}>
        {figures ? <WorkspaceLines {...figures} /> : <SkeletonRows rows={4} height={45} label={t("common.loading")} />}
      </SettingsSection>
      {figures?.installation && (
        <SettingsSection title={t("status.installation")} lead={t("status.installation_text")}>
          <InstallationLines {...figures.installation} />
        </SettingsSection>
      )}
    </div>
  );
}
