import { ActionIcon } from "@mantine/core";
import { IconMenu2, IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Bell } from "#web/areas/notification/bell.tsx";
import { openPalette } from "#web/kit/keys/palette.ts";
import { Stack } from "#web/ui/layout.tsx";
import { LogoMark } from "#web/ui/marks/logo.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { places } from "./places.ts";
import classes from "./rail.module.css";

/** The sidebar without its words: between 768 and 1024, and beside an editor. */
export function Rail({ onMenu }: { onMenu: () => void }) {
  const t = useWords();
  return (
    <div className={classes.rail}>
      <Link to="/dashboard" className={classes.home} aria-label={t("frame.home")}>
        <LogoMark size={24} />
      </Link>
      <Tooltip label={t("shell.menu")} position="right">
        <ActionIcon size={40} aria-label={t("shell.menu")} onClick={onMenu}>
          <IconMenu2 size={17} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t("frame.search")} position="right">
        <ActionIcon size={40} aria-label={t("frame.search")} onClick={openPalette}>
          <IconSearch size={17} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <Bell size={40} />
      <Stack aria-label={t("shell.main_nav")} as="nav" gap={4} align="center">
        {places.map((place) => (
          <Tooltip key={place.to} label={place.name(t)} position="right">
            <Link to={place.to} className={classes.link} aria-label={place.name(t)} activeOptions={{ exact: place.to === "/dashboard" }}>
              <place.Icon size={17} stroke={1.6} />
            </Link>
          </Tooltip>
        ))}
      </Stack>
    </div>
  );
}
