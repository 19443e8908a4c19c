import type { ReactNode } from "react";
import type { roles } from "#contract/choices.ts";
import { CalendarFeed } from "#web/areas/interview/calendar-feed.tsx";
import { useUser } from "#web/kit/session/session.ts";
import { AnchorLink, ButtonLink } from "#web/ui/input/links.tsx";
import { Text } from "#web/ui/layout.tsx";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { SettingsSection } from "#web/ui/screen/settings-section.tsx";
import { useWords, type Words } from "#web/words/words.ts";
import { DetailsForm } from "./details-form.tsx";
import { EmailForm } from "./email-form.tsx";
import { NotificationsForm } from "./notifications-form.tsx";
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

type Role = (typeof roles)[number];
interface Part {
  title: string;
  lead: string;
  /** Everybody, where nobody is named. */
  of?: readonly Role[];
  body: ReactNode;
}
const writers: readonly Role[] = ["owner", "admin", "recruiter"];
const admins: readonly Role[] = ["owner", "admin"];
const owners: readonly Role[] = ["owner"];

type Deeper = "archive" | "documents" | "fields" | "model" | "pipeline" | "security" | "status" | "weights";
const link = (to: Deeper, words: string) => (
  <ButtonLink variant="default" to={`/dashboard/profile/${to}`}>
    {words}
  </ButtonLink>
);

const groupsOf = (t: Words): { id: string; name: string; parts: Part[] }[] => [
  {
    id: "yours",
    name: t("account.groups.yours"),
    parts: [
      { title: t("account.details"), lead: t("account.details_text"), body: <DetailsForm /> },
      { title: t("account.preferences"), lead: t("account.preferences_text"), body: <PreferencesForm /> },
      { title: t("notifications.settings"), lead: t("notifications.settings_text"), body: <NotificationsForm /> },
      { title: t("interviews.feed"), lead: t("interviews.feed_text"), body: <CalendarFeed /> },
      { title: t("account.data"), lead: t("account.data_text"), body: <OwnData /> },
    ],
  },
  {
    id: "access",
    name: t("account.groups.access"),
    parts: [
      { title: t("auth.email"), lead: t("account.email_text"), body: <EmailForm /> },
      { title: t("auth.password"), lead: t("account.password_text"), body: <PasswordForm /> },
      { title: t("account.two_factor"), lead: t("account.two_factor_text"), body: <TwoFactor /> },
      { title: t("account.passkeys"), lead: t("account.passkeys_text"), body: <Passkeys /> },
      { title: t("account.sessions"), lead: t("account.sessions_text"), body: <SessionsList /> },
      { title: t("account.devices"), lead: t("account.devices_text"), body: <DevicesList /> },
      { title: t("account.keys"), lead: t("account.keys_text"), of: writers, body: <ApiKeys /> },
    ],
  },
  {
    id: "workspace",
    name: t("account.workspace"),
    parts: [
      { title: t("account.workspace"), lead: t("account.workspace_text"), of: admins, body: <WorkspaceForm /> },
      { title: t("account.settings"), lead: t("account.settings_text"), of: admins, body: <SettingsForm /> },
      { title: t("pipeline.settings"), lead: t("pipeline.link_text"), of: admins, body: link("pipeline", t("pipeline.settings")) },
      { title: t("fields.title"), lead: t("fields.link_text"), of: admins, body: link("fields", t("fields.link")) },
      { title: t("weights.title"), lead: t("weights.link_text"), of: admins, body: link("weights", t("weights.link")) },
      { title: t("model.title"), lead: t("model.link_text"), of: owners, body: link("model", t("model.link")) },
      { title: t("account.security"), lead: t("account.security_text"), of: admins, body: <SecurityForm /> },
      { title: t("account.sso.title"), lead: t("account.sso.text"), of: owners, body: <SsoSettings /> },
      { title: t("compliance.title"), lead: t("compliance.link_text"), of: admins, body: link("documents", t("compliance.link")) },
      { title: t("security.title"), lead: t("security.link_text"), of: owners, body: link("security", t("security.link")) },
      { title: t("status.title"), lead: t("status.link_text"), of: owners, body: link("status", t("status.link")) },
      { title: t("wholeExport.title"), lead: t("wholeExport.link_text"), of: owners, body: link("archive", t("wholeExport.link")) },
    ],
  },
];

/** Everything that is one's own, how one gets in, and, for who runs it, the workspace one is in; the groups' names lead to them. */
export function ProfileScreen() {
  const t = useWords();
  const { role } = useUser();
  const groups = groupsOf(t)
    .map((group) => ({ ...group, parts: group.parts.filter(({ of }) => !of || of.includes(role)) }))
    .filter(({ parts }) => parts.length > 0);
  return (
    <>
      <ScreenHead title={t("account.profile")} />
      <div className={classes.page}>
        <nav aria-label={t("account.groups.label")} className={classes.index}>
          {groups.map(({ id, name }) => (
            <AnchorLink key={id} to="/dashboard/profile" hash={id}>
              {name}
            </AnchorLink>
          ))}
        </nav>
        {groups.map(({ id, name, parts }, at) => (
          <div key={id} id={id} className={classes.part}>
            {at > 0 && (
              <Text size={12} weight={600} tone="secondary" mb={16}>
                {name}
              </Text>
            )}
            {parts.map(({ title, lead, body }) => (
              <SettingsSection key={title} title={title} lead={lead}>
                {body}
              </SettingsSection>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
