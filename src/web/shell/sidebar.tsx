import { UnstyledButton } from "@mantine/core";
import { IconHelp, IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { User } from "#contract/account/account.ts";
import { Bell } from "#web/areas/notification/bell.tsx";
import { openPalette } from "#web/kit/keys/palette.ts";
import { UsageLine } from "#web/kit/plan/usage-line.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Wordmark } from "#web/ui/marks/logo.tsx";
import { Kbd } from "#web/ui/marks/marks.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { AccountMenu } from "./account-menu.tsx";
import { expectPalette } from "./palette/palette-door.tsx";
import { type Place, places } from "./places.ts";
import { ReadingAlong } from "./reading-along.tsx";
import classes from "./sidebar.module.css";

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

export function Sidebar({ user, onKeys }: { user: User; onKeys: () => void }) {
  const t = useWords();
  const workspace = places.filter((place) => place.isWorkspace);
  return (
    <Stack className={classes.sidebar}>
      <Row as="header" justify="between" className={classes.brand}>
        <Link to="/dashboard" className={classes.home} aria-label={t("frame.home")}>
          <Wordmark size={17} />
        </Link>
        <Bell size={28} />
      </Row>
      <UnstyledButton className={classes.search} onClick={openPalette} onPointerEnter={expectPalette}>
        <IconSearch size={16} stroke={1.6} />
        <Text as="span" flex="fill">
          {t("frame.search")}
        </Text>
        <Kbd>{isMac ? "⌘ K" : "Ctrl K"}</Kbd>
      </UnstyledButton>
      <Stack aria-label={t("shell.main_nav")} as="nav" gap={2} mt={14}>
        {places
          .filter((place) => !place.isWorkspace)
          .map((place) => (
            <PlaceLink key={place.to} place={place} />
          ))}
        {workspace.length > 0 && (
          <Text size={12} weight={500} tone="dimmed" className={classes.heading}>
            {t("frame.workspace")}
          </Text>
        )}
        {workspace.map((place) => (
          <PlaceLink key={place.to} place={place} />
        ))}
      </Stack>
      <Stack gap={8} className={classes.foot}>
        <UsageLine />
        <ReadingAlong />
        <UnstyledButton className={classes.link} onClick={onKeys}>
          <IconHelp size={17} stroke={1.6} />
          <span>{t("frame.help")}</span>
          <Kbd>?</Kbd>
        </UnstyledButton>
        <AccountMenu user={user} />
      </Stack>
    </Stack>
  );
}

function PlaceLink({ place }: { place: Place }) {
  const t = useWords();
  const count = place.useCount();
  return (
    <Link to={place.to} className={classes.link} activeOptions={{ exact: place.to === "/dashboard" }}>
      <place.Icon size={17} stroke={1.6} />
      <span>{place.name(t)}</span>
      {count ? (
        <Text as="span" size={12} isPiece weight={400} tone="dimmed" isTabular>
          {formatNumber(count)}
        </Text>
      ) : null}
    </Link>
  );
}
