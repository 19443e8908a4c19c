import { type MantineColorScheme, UnstyledButton, useMantineColorScheme, VisuallyHidden } from "@mantine/core";
import { IconCheck, IconDeviceDesktop, IconLogout, IconMoon, IconSelector, IconSun, IconUser } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import type { User } from "#contract/account/account.ts";
import { nameOfLanguage } from "#contract/text/languages.ts";
import { enterWorkspace, logOut } from "#web/kit/session/session.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { InitialsAvatar } from "#web/ui/marks/marks.tsx";
import { Menu } from "#web/ui/overlays.tsx";
import { fullName } from "#web/words/format.ts";
import { chooseLocale, currentLocale, locales, useWords } from "#web/words/words.ts";
import classes from "./account-menu.module.css";
import { useWorkspaces } from "./use-workspaces.ts";

/** At the foot of the sidebar: whose workspace, who, and what is theirs to set. */
export function AccountMenu({ user }: { user: User }) {
  const t = useWords();
  const navigate = useNavigate();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const themes: [MantineColorScheme, string, typeof IconSun][] = [
    ["light", t("frame.theme_light"), IconSun],
    ["dark", t("frame.theme_dark"), IconMoon],
    ["auto", t("frame.theme_system"), IconDeviceDesktop],
  ];
  const tick = <IconCheck size={14} stroke={1.6} />;
  return (
    <div className={classes.account}>
      <Menu position="top-start" width={232}>
        <Menu.Target>
          <UnstyledButton className={classes.button}>
            <InitialsAvatar name={user.workspace.name} size={24} shape="square" />
            <Stack as="span" flex="fill" className={classes.names}>
              <Text as="span" size={13} isPiece weight={500}>
                {user.workspace.name}
              </Text>
              <Text as="span" size={12} isPiece tone="dimmed" className={classes.person}>
                {fullName(user) ?? user.email}
              </Text>
              <VisuallyHidden>{t("frame.account")}</VisuallyHidden>
            </Stack>
            <IconSelector size={14} stroke={1.6} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Workspaces />
          <Menu.Item leftSection={<IconUser size={16} stroke={1.6} />} onClick={() => void navigate({ to: "/dashboard/profile" })}>
            {t("frame.profile")}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>{t("shell.language")}</Menu.Label>
          {locales.map((locale) => (
            <Menu.Item
              key={locale}
              lang={locale}
              rightSection={locale === currentLocale() ? tick : null}
              onClick={() => chooseLocale(locale)}
            >
              {nameOfLanguage[locale]}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Label>{t("frame.theme")}</Menu.Label>
          {themes.map(([scheme, name, Icon]) => (
            <Menu.Item
              key={scheme}
              leftSection={<Icon size={16} stroke={1.6} />}
              rightSection={scheme === colorScheme ? tick : null}
              onClick={() => setColorScheme(scheme)}
            >
              {name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} />} onClick={() => void logOut()}>
            {t("frame.log_out")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

/** The workspaces that one is in, where there is more than one: the tick stands at this one. */
function Workspaces() {
  const t = useWords();
  const { all, here } = useWorkspaces();
  if (all.length < 2) return null;
  return (
    <>
      <Menu.Label>{t("frame.workspaces")}</Menu.Label>
      {all.map((each) => (
        <Menu.Item
          key={each.id}
          disabled={each.is_suspended}
          aria-current={each.id === here || undefined}
          classNames={{ itemLabel: classes.team }}
          leftSection={<InitialsAvatar name={each.name} size={24} shape="square" />}
          rightSection={each.id === here ? <IconCheck size={14} stroke={1.6} /> : null}
          onClick={() => each.id !== here && void enterWorkspace(each.id)}
        >
          <Stack as="span" flex="fill" className={classes.names}>
            <Text as="span" size={13} isPiece weight={500}>
              {each.name}
            </Text>
            <Text as="span" size={12} isPiece tone="dimmed" className={classes.person} data-whole>
              {each.is_suspended
                ? t("frame.suspended_there")
                : `${t(`frame.workspace_kind.${each.kind}`)}, ${t(`frame.role_now.${each.role}`)}`}
            </Text>
          </Stack>
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}
