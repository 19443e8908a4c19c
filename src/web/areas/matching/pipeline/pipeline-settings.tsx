import { api } from "#contract/index.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { mayManage, useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { SettingsSection } from "#web/ui/screen/settings-section.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./pipeline.module.css";
import { ReasonsForm } from "./reasons-form.tsx";
import { StagesForm } from "./stages-form.tsx";

/** The stages of the workspace and why somebody can be turned down; for its owner and admins. */
export function PipelineSettings() {
  const t = useWords();
  return (
    <>
      <ScreenHead
        breadcrumb={<AnchorLink to="/dashboard/profile">{t("account.profile")}</AnchorLink>}
        title={t("pipeline.settings")}
        facts={t("pipeline.about")}
      />
      {mayManage(useUser()) ? <Loading /> : <EmptyState title={t("pipeline.only_admins")} />}
    </>
  );
}

function Loading() {
  const t = useWords();
  const shown = useCall(api.pipeline.show, {}, { quiet: true });
  if (shown.isPending) return <SkeletonRows isWide height={72} rows={7} label={t("common.loading")} />;
  if (!shown.data) return <LoadError of={shown} />;
  const pipeline = shown.data.data;
  return (
    <div className={classes.page}>
      <SettingsSection title={t("pipeline.stages")} lead={t("pipeline.stages_text")}>
        <StagesForm key={pipeline.version} pipeline={pipeline} />
      </SettingsSection>
      <SettingsSection title={t("pipeline.reasons")} lead={t("pipeline.reasons_text")}>
        <ReasonsForm key={pipeline.version} pipeline={pipeline} />
      </SettingsSection>
    </div>
  );
}
