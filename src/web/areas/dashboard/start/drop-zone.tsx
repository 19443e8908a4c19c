import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconClipboardText, IconLock, IconUpload } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { useFileChoice } from "#web/areas/upload/file-choice.tsx";
import { useUploadTray } from "#web/areas/upload/tray-context.ts";
import { isWorking, useEntries } from "#web/kit/files/queue.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Kbd } from "#web/ui/marks/marks.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./drop-zone.module.css";
import { WaysIn } from "./ways-in.tsx";

/** The whole width takes CVs, dropped or pasted, and a vacancy's text; below it the other ways in. */
export default function DropZone() {
  const t = useWords();
  const isTouch = useMediaQuery("(pointer: coarse)", undefined, { getInitialValueInEffect: false });
  const tray = useUploadTray();
  const editor = mayEdit(useUser());
  const [isOver, setIsOver] = useState(false);
  const [input, choose] = useFileChoice();
  const reading = useFirstReading();
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
    <Stack className={classes.page}>
      <Stack align="center" className={classes.zone} data-over={isOver || undefined} {...drag}>
        {input}
        <Sheets />
        <div role="status">
          <Text as="h2" size={22} weight={600} className={classes.title}>
            {reading > 0
              ? t("dashboard.drop_reading", { count: reading })
              : t(isTouch ? "dashboard.drop_title_touch" : "dashboard.drop_title")}
          </Text>
          <Text size={14} tone="secondary" mt={8} className={classes.text}>
            {reading > 0 ? t(reading === 1 ? "dashboard.drop_opens" : "dashboard.drop_lists") : t("dashboard.drop_text")}
          </Text>
        </div>
        <Row gap={8} align="stretch" justify="center" isWrapped mt={24} className={classes.actions}>
          <Button size="md" onClick={choose} leftSection={<IconUpload size={16} stroke={1.6} />}>
            {t("dashboard.choose_cvs")}
          </Button>
          <ButtonLink to="/dashboard/jobs/new" size="md" variant="default" leftSection={<IconClipboardText size={16} stroke={1.6} />}>
            {t("dashboard.paste_vacancy")}
          </ButtonLink>
        </Row>
        <p className={classes.hint}>
          {t("dashboard.paste_before")} <Kbd>Ctrl V</Kbd> {t("dashboard.paste_after")}
        </p>
      </Stack>
      <WaysIn />
      <Row as="p" gap={8} size={12} tone="dimmed" className={classes.privacy}>
        <IconLock size={14} stroke={1.6} />
        {t("dashboard.privacy")}
      </Row>
    </Stack>
  );
}

/** How many CVs are being read. A first one that came alone opens its profile when it is there. */
function useFirstReading(): number {
  const entries = useEntries();
  const navigate = useNavigate();
  const known = useRef<ReadonlySet<number>>(null);
  known.current ??= new Set(entries.filter(({ progress }) => !isWorking(progress)).map(({ id }) => id));
  const fresh = entries.filter(({ id }) => !known.current?.has(id));
  const [only, ...others] = fresh;
  const ready = only && others.length === 0 && only.progress.kind === "ready" ? only.progress.candidate.id : null;
  useEffect(() => {
    if (ready) void navigate({ to: "/dashboard/candidates/$id", params: { id: ready } });
  }, [ready, navigate]);
  return fresh.filter(({ progress }) => isWorking(progress)).length;
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
