import { UnstyledButton } from "@mantine/core";
import { IconMenu2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useWords } from "#web/words/words.ts";
import { places } from "./places.ts";
import classes from "./tab-bar.module.css";

/** Places in reach of a thumb: at most four, the rest behind More. */
export function TabBar({ onMore }: { onMore: () => void }) {
  const t = useWords();
  return (
    <nav aria-label={t("shell.main_nav")} className={classes.bar}>
      {places
        .filter((place) => !place.isWorkspace)
        .slice(0, 4)
        .map((place) => (
          <Link key={place.to} to={place.to} className={classes.tab} activeOptions={{ exact: place.to === "/dashboard" }}>
            <place.Icon size={21} stroke={1.6} />
            {place.name(t)}
          </Link>
        ))}
      <UnstyledButton className={classes.tab} onClick={onMore}>
        <IconMenu2 size={21} stroke={1.6} />
        {t("frame.more")}
      </UnstyledButton>
    </nav>
  );
}
