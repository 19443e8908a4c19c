import { Button } from "@mantine/core";
import { IconClipboardText, IconLock, IconUpload } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type DragEvent, useEffect, useState } from "react";
import { keep } from "#web/areas/job/kept-draft.ts";
import { newJobKey } from "#web/areas/job/new-job-key.ts";
import { useFileChoice } from "#web/areas/upload/file-choice.tsx";
import { useUploadTray } from "#web/areas/upload/tray.tsx";
import { mayEdit, useUser } from "#web/session.ts";
import { ButtonLink } from "#web/ui/links.tsx";
import { Kbd } from "#web/ui/marks.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./drop-zone.module.css";
import { type Begun, FirstSteps } from "./first-steps.tsx";

/** Less than this is no vacancy: somebody pasted a word. */
const SHORTEST_VACANCY = 80;

/** The whole width takes CVs, dropped or pasted, and a vacancy's text; below it the first steps. */
export default function DropZone({ begun }: { begun: Begun }) {
  const t = useWords();
  const tray = useUploadTray();
  const navigate = useNavigate();
  const user = useUser();
  const editor = mayEdit(user);
  const [isOver, setIsOver] = useState(false);
  const [input, choose] = useFileChoice();
  useEffect(() => {
    if (!editor) return;
    const paste = (event: ClipboardEvent) => {
      if ((event.target as HTMLElement | null)?.closest("input, textarea")) return;
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData("text/plain").trim() ?? "";
      if (files.length === 0 && text.length < SHORTEST_VACANCY) return;
      event.preventDefault();
      if (files.length > 0) return tray.add(files);
      keep(newJobKey(user), { text, reading: null, values: null });
      void navigate({ to: "/dashboard/jobs/new" });
    };
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  }, [tray, editor, user, navigate]);
  if (!editor) return <EmptyState title={t("dashboard.nothing_waits")} />;
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      // The page's own drop target would take the same files again.
      event.stopPropagation();
      setIsOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) tray.add(files);
    },
  };
  return (
    <div className={classes.page}>
      <div className={classes.zone} data-over={isOver || undefined} {...drag}>
        {input}
        <Sheets />
        <h2 className={classes.title}>{t("dashboard.drop_title")}</h2>
        <p className={classes.text}>{t("dashboard.drop_text")}</p>
        <div className={classes.actions}>
          <Button size="md" onClick={choose} leftSection={<IconUpload size={16} stroke={1.6} />}>
            {t("dashboard.choose_cvs")}
          </Button>
          <ButtonLink to="/dashboard/jobs/new" size="md" variant="default" leftSection={<IconClipboardText size={16} stroke={1.6} />}>
            {t("dashboard.paste_vacancy")}
          </ButtonLink>
        </div>
        <p className={classes.hint}>
          {t("dashboard.paste_before")} <Kbd>Ctrl V</Kbd> {t("dashboard.paste_after")}
        </p>
      </div>
      <div className={classes.steps}>
        <FirstSteps begun={begun} isWide />
      </div>
      <p className={classes.privacy}>
        <IconLock size={14} stroke={1.6} />
        {t("dashboard.privacy")}
      </p>
    </div>
  );
}

/** A CV becoming a profile: paper and bars, nothing else. */
function Sheets() {
  return (
    <svg width="118" height="66" viewBox="0 0 118 66" fill="none" aria-hidden="true" className={classes.sheets}>
      <rect x=".5" y=".5" width="47" height="64" rx="4" fill="var(--card)" stroke="var(--line-strong)" />
      <rect x="71.5" y=".5" width="46" height="64" rx="4" fill="var(--card)" stroke="var(--line-strong)" />
      <g fill="var(--line-strong)">
        <rect x="8" y="11" width="22" height="4" rx="2" />
        <rect x="8" y="21" width="32" height="3" rx="1.5" />
        <rect x="8" y="41" width="32" height="3" rx="1.5" />
        <rect x="8" y="49" width="20" height="3" rx="1.5" />
        <rect x="79" y="11" width="26" height="4" rx="2" />
        <rect x="85" y="24" width="26" height="3" rx="1.5" />
        <rect x="85" y="31" width="18" height="3" rx="1.5" />
        <rect x="85" y="43" width="25" height="3" rx="1.5" />
        <rect x="85" y="51" width="19" height="3" rx="1.5" />
      </g>
      <rect x="8" y="29" width="28" height="6" rx="1" fill="var(--mark)" />
      <path d="M80 23v11M80 43v11" stroke="var(--accent-text)" strokeWidth="2.5" />
      <path
        d="M51 32h15m-5.500-5.500 5.500 5.500-5.500 5.500"
        stroke="var(--accent-text)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
