import { type ReactNode, useId } from "react";
import { useUser } from "#web/session.ts";
import { ScreenHead } from "#web/ui/screen-head.tsx";
import { useWords } from "#web/words/words.ts";
import { DetailsForm } from "./details-form.tsx";
import { EmailForm } from "./email-form.tsx";
import { OwnData } from "./own-data.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PreferencesForm } from "./preferences-form.tsx";
import classes from "./profile.module.css";
import { SessionsList } from "./sessions-list.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { TwoFactor } from "./two-factor.tsx";
import { WorkspaceForm } from "./workspace-form.tsx";

/** Everything that is one's own, and, for who runs it, the workspace one is in. */
export function ProfileScreen() {
  const t = useWords();
  const { role } = useUser();
  return (
    <>
      <ScreenHead title={t("account.profile")} />
      <div className={classes.page}>
        <Section title={t("account.details")} lead={t("account.details_text")}>
          <DetailsForm />
        </Section>
        <Section title={t("account.preferences")} lead={t("account.preferences_text")}>
          <PreferencesForm />
        </Section>
        <Section title={t("auth.email")} lead={t("account.email_text")}>
          <EmailForm />
        </Section>
        <Section title={t("auth.password")} lead={t("account.password_text")}>
          <PasswordForm />
        </Section>
        <Section title={t("account.two_factor")} lead={t("account.two_factor_text")}>
          <TwoFactor />
        </Section>
        <Section title={t("account.passkeys")} lead={t("account.passkeys_text")}>
          <Passkeys />
        </Section>
        <Section title={t("account.sessions")} lead={t("account.sessions_text")}>
          <SessionsList />
        </Section>
        {(role === "owner" || role === "admin") && (
          <Section title={t("account.workspace")} lead={t("account.workspace_text")}>
            <WorkspaceForm />
          </Section>
        )}
        {(role === "owner" || role === "admin") && (
          <Section title={t("account.settings")} lead={t("account.settings_text")}>
            <SettingsForm />
          </Section>
        )}
        <Section title={t("account.data")} lead={t("account.data_text")}>
          <OwnData />
        </Section>
      </div>
    </>
  );
}

function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.about}>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
