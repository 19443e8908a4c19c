import { ActionIcon } from "@mantine/core";
import { IconMenu2 } from "@tabler/icons-react";
import { Link, useRouterState } from "@tanstack/react-router";
import { UserAvatar } from "#web/kit/people/user-avatar.tsx";
import { useSession } from "#web/kit/session/session.ts";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Wordmark } from "#web/ui/marks/logo.tsx";
import { Menu } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { LanguageSwitcher, ThemeButton } from "./preferences.tsx";
import classes from "./public-header.module.css";
import { placesOfVisitors } from "./public-places.ts";

/** Under /dashboard the shell stands around a screen; `/dashboardx` is an address like any other. */
export const isInside = (path: string): boolean => /^\/dashboard(\/|$)/.test(path);

interface PublicHeaderProps {
  /** The public pages and the ways in. */
  withPlaces?: boolean;
  /** There are no routes yet: the way home begins anew. */
  isAlone?: boolean;
}

/** On top of every page outside the dashboard. */
export function PublicHeader({ withPlaces = false, isAlone = false }: PublicHeaderProps) {
  const t = useWords();
  const home = { className: classes.home, "aria-label": "Proffer", children: <Wordmark size={19} /> };
  return (
    <Row as="header" justify="between" className={classes.header} data-places={withPlaces || undefined}>
      <Row className={classes.start}>
        {isAlone ? <a href="/" {...home} /> : <Link to={withPlaces ? "/home" : "/"} {...home} />}
        {withPlaces && (
          <Row as="nav" gap={24} align="stretch" className={classes.places} aria-label={t("shell.main_nav")}>
            {placesOfVisitors.map(({ to, name }) => (
              <Link key={to} to={to}>
                {t(`shell.public.${name}`)}
              </Link>
            ))}
          </Row>
        )}
      </Row>
      <Row gap={8} className={classes.actions}>
        <LanguageSwitcher />
        <ThemeButton />
        {withPlaces && <WaysIn />}
        {withPlaces && <PlacesMenu />}
      </Row>
    </Row>
  );
}

/** The same places where there is no room for a row of them. */
function PlacesMenu() {
  const t = useWords();
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon className={classes.menu} size={36} aria-label={t("shell.menu")}>
          <IconMenu2 size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {placesOfVisitors.map(({ to, name }) => (
          <Menu.Item key={to} className={classes.menuItem} renderRoot={(props) => <Link to={to} {...props} />}>
            {t(`shell.public.${name}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function WaysIn() {
  const t = useWords();
  // Who was looking at prices goes on there, with what was chosen.
  const search = useRouterState({ select: ({ location }) => (location.pathname.startsWith("/price") ? { to: location.href } : {}) });
  const user = useSession().loggedInUserInfo?.user;
  if (user)
    return (
      <>
        <ButtonLink to="/dashboard">{t("shell.dashboard")}</ButtonLink>
        <UserAvatar user={user} size={32} />
      </>
    );
  return (
    <>
      <ButtonLink to="/login" search={search} variant="default">
        {t("auth.log_in")}
      </ButtonLink>
      <ButtonLink to="/register" search={search} className={classes.wide}>
        {t("shell.start_free")}
      </ButtonLink>
    </>
  );
}
