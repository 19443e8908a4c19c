import { useEffect } from "react";
import { api } from "#contract/index.ts";
import type { WeightsState } from "#contract/job/weights.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { mayManage, updateUser, useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Text } from "#web/ui/layout.tsx";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { SettingsSection } from "#web/ui/screen/settings-section.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { Changes } from "./changes.tsx";
import { Suggestion } from "./suggestion.tsx";
import { originText } from "./weight-words.ts";
import classes from "./weights.module.css";
import { WeightsForm } from "./weights-form.tsx";

/** What lines of a match weigh, where that comes from, and what the workspace's own decisions suggest. */
export function WeightsScreen() {
  const t = useWords();
  const isRunning = mayManage(useUser());
  return (
    <>
      <ScreenHead
        breadcrumb={<AnchorLink to="/dashboard/profile">{t("account.profile")}</AnchorLink>}
        title={t("weights.title")}
        facts={t("weights.about")}
      />
      {isRunning ? <Loading /> : <EmptyState title={t("weights.only_admins")} />}
    </>
  );
}

function Loading() {
  const t = useWords();
  const shown = useCall(api.weights.show, {}, { quiet: true });
  if (shown.isPending) return <SkeletonRows isWide height={72} rows={6} label={t("common.loading")} />;
  if (!shown.data) return <LoadError of={shown} />;
  return <Loaded state={shown.data.data} />;
}

function Loaded({ state }: { state: WeightsState }) {
  const t = useWords();
  const user = useUser();
  const known = JSON.stringify(user.workspace.settings.weights);
  // Screens that show a requirement's usual points read them from the session.
  useEffect(() => {
    if (JSON.stringify(state.weights) === known) return;
    updateUser({ ...user, workspace: { ...user.workspace, settings: { ...user.workspace.settings, weights: state.weights } } });
  }, [state.weights, known, user]);
  return (
    <div className={classes.page}>
      <SettingsSection title={t("weights.suggestion")} lead={t("weights.suggestion_text")}>
        <Suggestion state={state} />
      </SettingsSection>
      <SettingsSection title={t("weights.current")} lead={t("weights.current_text")}>
        <Text size={13} tone="secondary" mb={16}>
          {originText(t, state)}
        </Text>
        <WeightsForm key={JSON.stringify(state.weights)} state={state} />
      </SettingsSection>
      <SettingsSection title={t("weights.changes")} lead={t("weights.changes_text")}>
        <Changes state={state} />
      </SettingsSection>
    </div>
  );
}
