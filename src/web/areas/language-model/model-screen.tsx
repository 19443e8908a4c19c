import type { ModelSettings } from "#contract/account/model.ts";
import { api } from "#contract/index.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Text } from "#web/ui/layout.tsx";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { SettingsSection } from "#web/ui/screen/settings-section.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { Connection } from "./connection/connection.tsx";
import { Trial } from "./connection/trial.tsx";
import { JudgeOpenJobs } from "./judging/judge-open-jobs.tsx";
import classes from "./model.module.css";
import { Permits } from "./permits.tsx";
import { PriceForm } from "./use/price-form.tsx";
import { Use } from "./use/use.tsx";

const USE_DAYS = 31;

/** The workspace's language model: which one answers, whether it works, what it may do, what it was asked. The owner's. */
export function ModelScreen() {
  const t = useWords();
  const isOwner = useUser().role === "owner";
  return (
    <>
      <ScreenHead breadcrumb={<AnchorLink to="/dashboard/profile">{t("account.profile")}</AnchorLink>} title={t("model.title")} />
      {isOwner ? <Loading /> : <EmptyState title={t("model.only_owner")} />}
    </>
  );
}

function Loading() {
  const t = useWords();
  const settings = useCall(api.model.settings, {}, { quiet: true });
  if (settings.data) return <Loaded settings={settings.data.data} />;
  if (settings.isError) return <LoadError of={settings} />;
  return <SkeletonRows isWide height={88} rows={5} label={t("common.loading")} />;
}

function Loaded({ settings }: { settings: ModelSettings }) {
  const t = useWords();
  const { in_use, may, operator_lets, judges_best } = settings;
  const nothing = (words: string) => (
    <Text size={13} tone="dimmed">
      {words}
    </Text>
  );
  return (
    <div className={classes.page}>
      <SettingsSection title={t("model.in_use")} lead={t("model.in_use_text")}>
        <Connection settings={settings} />
      </SettingsSection>
      <SettingsSection title={t("model.trial")} lead={t("model.trial_text")}>
        {in_use ? <Trial key={`${in_use.provider} ${in_use.model}`} /> : nothing(t("model.trial_none"))}
      </SettingsSection>
      <SettingsSection title={t("model.may")} lead={t("model.may_text")}>
        <Permits settings={settings} />
      </SettingsSection>
      {in_use && may.judge && operator_lets.judge && (
        <SettingsSection
          title={t("model.judge")}
          lead={judges_best === 0 ? t("model.judge_opened") : t("model.judge_text", { count: judges_best, n: formatNumber(judges_best) })}
        >
          {judges_best > 0 && <JudgeOpenJobs />}
        </SettingsSection>
      )}
      <SettingsSection title={t("model.price")} lead={t("model.price_text")}>
        {in_use ? <PriceForm key={in_use.model} model={in_use.model} price={settings.price} /> : nothing(t("model.price_none"))}
      </SettingsSection>
      <SettingsSection title={t("model.use")} lead={t("model.use_text", { days: USE_DAYS })}>
        <Use today={settings.today} days={USE_DAYS} />
      </SettingsSection>
    </div>
  );
}
