import { IconFileImport, IconPlayerPlay, IconUsersGroup, type TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { mayManage, useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { useSample } from "./use-sample.ts";
import classes from "./ways-in.module.css";

/** Other ways to begin than dropping a file: what another system has, the sample, colleagues. */
export function WaysIn() {
  const t = useWords();
  const sample = useSample();
  const isManager = mayManage(useUser());
  return (
    <div className={classes.ways}>
      <Way Icon={IconFileImport} title={t("dashboard.other_system")} text={t("dashboard.other_system_text")}>
        <AnchorLink to="/dashboard/import">{t("dashboard.import_file")}</AnchorLink>
      </Way>
      <Way Icon={IconPlayerPlay} title={t("dashboard.sample")} text={t("dashboard.sample_text")}>
        <button type="button" className={classes.link} disabled={sample.isBusy} onClick={sample.load}>
          {t(sample.isBusy ? "dashboard.sample_loading" : "dashboard.sample_load")}
        </button>
      </Way>
      {isManager && (
        <Way Icon={IconUsersGroup} title={t("dashboard.colleagues")} text={t("dashboard.colleagues_text")}>
          <AnchorLink to="/dashboard/recruiters">{t("dashboard.invite")}</AnchorLink>
        </Way>
      )}
    </div>
  );
}

interface WayProps {
  Icon: TablerIcon;
  title: string;
  text: string;
  children: ReactNode;
}

function Way({ Icon, title, text, children }: WayProps) {
  return (
    <Row as="section" gap={12} align="stretch" className={classes.way}>
      <Icon size={20} stroke={1.6} color="var(--icon)" aria-hidden="true" />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </Row>
  );
}
