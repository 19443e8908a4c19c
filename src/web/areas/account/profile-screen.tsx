import { useUser } from "#web/kit/session/session.ts";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { SettingsSection } from "#web/ui/screen/settings-section.tsx";
import { useWords } from "#web/words/words.ts";
import { DetailsForm } from "./details-form.tsx";
import { EmailForm } from "./email-form.tsx";
import { OwnData } from "./own-data.tsx";
import { PreferencesForm } from "./preferences-form.tsx";
import classes from "./profile.module.css";
import { SettingsForm } from "./settings-form.tsx";
import { SsoSettings } from "./sso/sso-settings.tsx";
import { ApiKeys } from "./ways-in/api-keys.tsx";
import { DevicesList } from "./ways-in/devices-list.tsx";
import { Passkeys } from "./ways-in/passkeys.tsx";
import { PasswordForm } from "./ways-in/password-form.tsx";
import { SecurityForm } from "./ways-in/security-form.tsx";
import { SessionsList } from "./ways-in/sessions-list.tsx";
import { TwoFactor } from "./ways-in/two-factor.tsx";
import { WorkspaceForm } from "./workspace-form.tsx";

/** Everything that is one's own, and, for who runs it, the workspace one is in. */
export function ProfileScreen() {
  const t = useWords();
  const { role } = useUser();
  return (
    <>
      <ScreenHead title={t("account.profile")} />
      <div className={classes.page}>
        <SettingsSection title={t("account.details")} lead={t("account.details_text")}>
          <DetailsForm />
        </SettingsSection>
        <SettingsSection title={t("account.preferences")} lead={t("account.preferences_text")}>
          <PreferencesForm />
        </SettingsSection>
        <SettingsSection title={t("auth.email")} lead={t("account.email_text")}>
          <EmailForm />
        </SettingsSection>
        <SettingsSection title={t("auth.password")} lead={t("account.password_text")}>
          <PasswordForm />
        </SettingsSection>
        <SettingsSection title={t("account.two_factor")} lead={t("account.two_factor_text")}>
          <TwoFactor />
        </SettingsSection>
        <SettingsSection title={t("account.passkeys")} lead={t("account.passkeys_text")}>
          <Passkeys />
        </SettingsSection>
        <SettingsSection title={t("account.sessions")} lead={t("account.sessions_text")}>
          <SessionsList />
        </SettingsSection>
        <SettingsSection title={t("account.devices")} lead={t("account.devices_text")}>
          <DevicesList />
        </SettingsSection>
        {role !== "viewer" && (
          <SettingsSection title={t("account.keys")} lead={t("account.keys_text")}>
            <ApiKeys />
          </SettingsSection>
        )}
        {(role === "owner" || role === "admin") && (
          <SettingsSection title={t("account.workspace")} lead={t("account.workspace_text")}>
            <WorkspaceForm />
          </SettingsSection>
        )}
        {(role === "owner" || role === "admin") && (
          <SettingsSection title={t("account.security")} lead={t("account.security_text")}>
            <SecurityForm />
          </SettingsSection>
        )}
        {role === "owner" && (
          <SettingsSection title={t("account.sso.title")} lead={t("account.sso.text")}>
            <SsoSettings />
          </SettingsSection>
        )}
        {(role === "owner" || role === "admin") && (
          <SettingsSection title={t("account.settings")} lead={t("account.settings_text")}>
            <SettingsForm />
          </SettingsSection>
        )}
        {(role === "owner" || role === "admin") && (
          <SettingsSection title={t("weights.title")} lead={t("weights.link_text")}>
            <ButtonLink variant="default" to="/dashboard/profile/weights">
              {t("weights.link")}
            </ButtonLink>
          </SettingsSection>
        )}
        {(role === "owner" || role === "admin") && (
          <SettingsSection title={t("compliance.title")} lead={t("compliance.link_text")}>
            <ButtonLink variant="default" to="/dashboard/profile/documents">
              {t("compliance.link")}
            </ButtonLink>
          </SettingsSection>
        )}
        {role === "owner" && (
          <SettingsSection title={t("security.title")} lead={t("security.link_text")}>
            <ButtonLink variant="default" to="/dashboard/profile/security">
              {t("security.link")}
            </ButtonLink>
          </SettingsSection>
        )}
        {role === "owner" && (
          <SettingsSection title={t("status.title")} lead={t("status.link_text")}>
            <ButtonLink variant="default" to="/dashboard/profile/status">
              {t("status.link")}
            </ButtonLink>
          </SettingsSection>
        )}
        <SettingsSection title={t("account.data")} lead={t("account.data_text")}>
          <OwnData />
        </SettingsSection>
      </div>
    </>
  );
}
