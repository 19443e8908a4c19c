import { Link } from "@tanstack/react-router";
import { UserAvatar } from "#web/areas/account/user-avatar.tsx";
import { useSession } from "#web/session.ts";
import { ButtonLink } from "#web/ui/links.tsx";
import { Wordmark } from "#web/ui/logo.tsx";
import { useWords } from "#web/words/words.ts";
import { LanguageSwitcher, ThemeButton } from "./preferences.tsx";
import classes from "./public-header.module.css";

/** On top of every page outside the dashboard; `withPlaces` adds the public pages and the ways in. */
export function PublicHeader({ withPlaces = false }: { withPlaces?: boolean }) {
  const t = useWords();
  return (
    <header className={classes.header} data-places={withPlaces || undefined}>
      <div className={classes.start}>
        <Link to="/" className={classes.home} aria-label="Proffer">
          <Wordmark size={19} />
        </Link>
        {withPlaces && (
          <nav className={classes.places} aria-label={t("shell.main_nav")}>
            <Link to="/price">{t("price.nav")}</Link>
          </nav>
        )}
      </div>
      <div className={classes.actions}>
        <LanguageSwitcher />
        <ThemeButton />
        {withPlaces && <WaysIn />}
      </div>
    </header>
  );
}

function WaysIn() {
  const t = useWords();
  const user = useSession().loggedInUserInfo?.user;
  if (user)
    return (
      <>
        <ButtonLink to="/dashboard">{t("price.dashboard")}</ButtonLink>
        <UserAvatar user={user} size={32} />
      </>
    );
  return (
    <>
      <ButtonLink to="/login" variant="default">
        {t("price.log_in")}
      </ButtonLink>
      <ButtonLink to="/register" className={classes.wide}>
        {t("price.start_free")}
      </ButtonLink>
    </>
  );
}
