import { Link } from "@tanstack/react-router";
import { Wordmark } from "#web/ui/logo.tsx";
import { LanguageSwitcher, ThemeButton } from "./preferences.tsx";
import classes from "./public-header.module.css";

/** On top of every page outside the dashboard. */
export function PublicHeader() {
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.home} aria-label="Proffer">
        <Wordmark size={19} />
      </Link>
      <div className={classes.actions}>
        <LanguageSwitcher />
        <ThemeButton />
      </div>
    </header>
  );
}
