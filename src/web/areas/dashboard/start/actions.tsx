import { ActionIcon, Button } from "@mantine/core";
import { IconClipboardText, IconPlus, IconSearch, IconUpload } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { Bell } from "#web/areas/notification/bell.tsx";
import { useFileChoice } from "#web/areas/upload/file-choice.tsx";
import { openPalette } from "#web/kit/keys/palette.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Menu } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./actions.module.css";

/** Words where there is room; on a phone a magnifier and a plus. */
export function DashboardActions() {
  const t = useWords();
  const navigate = useNavigate();
  const editor = mayEdit(useUser());
  const [input, choose] = useFileChoice();
  const vacancy = <IconClipboardText size={16} stroke={1.6} />;
  const upload = <IconUpload size={16} stroke={1.6} />;
  return (
    <>
      {input}
      {editor && (
        <Row gap={8} align="stretch" className={classes.wide}>
          <ButtonLink to="/dashboard/jobs/new" variant="default" leftSection={vacancy}>
            {t("dashboard.paste_vacancy")}
          </ButtonLink>
          <Button onClick={choose} leftSection={upload}>
            {t("frame.add_cvs")}
          </Button>
        </Row>
      )}
      <div className={classes.phone}>
        <Bell size={40} variant="default" />
        <ActionIcon variant="default" size={40} aria-label={t("frame.search")} onClick={openPalette}>
          <IconSearch size={20} stroke={1.6} color="var(--icon)" />
        </ActionIcon>
        {editor && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="filled" color="delft" size={40} aria-label={t("common.add")}>
                <IconPlus size={20} stroke={1.6} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={upload} onClick={choose}>
                {t("frame.add_cvs")}
              </Menu.Item>
              <Menu.Item leftSection={vacancy} onClick={() => void navigate({ to: "/dashboard/jobs/new" })}>
                {t("dashboard.paste_vacancy")}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
    </>
  );
}
