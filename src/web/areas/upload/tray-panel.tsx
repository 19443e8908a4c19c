import { ActionIcon, UnstyledButton } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { IconChevronUp, IconLoader2, IconMinus, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { clearDone, type Entry, finishByHand, isUnchecked, isWorking } from "#web/kit/files/queue.ts";
import { Row, Span, Stack, Text } from "#web/ui/layout.tsx";
import { Drawer, Tooltip } from "#web/ui/overlays.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import { ByHandDialog } from "./by-hand-dialog.tsx";
import { CompareDialog } from "./compare-dialog.tsx";
import classes from "./tray.module.css";
import { TrayEntry } from "./tray-entry.tsx";

export interface TrayPanelProps {
  entries: readonly Entry[];
}

const STAYS_MS = 8000;

/** A line per file: bottom right on a wide screen, a dark bar with a drawer on a phone. */
export default function TrayPanel({ entries }: TrayPanelProps) {
  const t = useWords();
  const isPhone = useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });
  const [shape, setShape] = useState<"open" | "small">("open");
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const [comparedId, setComparedId] = useState<number | null>(null);
  const [filledId, setFilledId] = useState<number | null>(null);
  const working = entries.filter(({ progress }) => isWorking(progress)).length;
  const compared = entries.find(({ id }) => id === comparedId);
  const filled = entries.find(({ id }) => id === filledId);
  const sum = sumOf(t, entries);
  useWarningBeforeLeaving(working > 0);
  const own = useRef<HTMLDivElement>(null);
  const asksNothing = entries.every(({ progress }) => progress.kind === "ready" && !isUnchecked(progress));
  useEffect(() => {
    if (!asksNothing || isDrawerOpen) return;
    const leave = () => own.current?.matches(":hover, :focus-within") || clearDone();
    const timer = setInterval(leave, STAYS_MS);
    return () => clearInterval(timer);
  }, [asksNothing, isDrawerOpen]);

  const close = () => {
    clearDone();
    setShape("small");
  };
  const list = (
    <Stack as="ul" className={classes.list}>
      {entries.map((entry) => (
        <TrayEntry
          key={entry.id}
          entry={entry}
          onCompare={() => setComparedId(entry.id)}
          onByHand={() => setFilledId(entry.id)}
          onLeave={drawer.close}
        />
      ))}
    </Stack>
  );
  const progress = (
    <div className={classes.progress} aria-hidden="true">
      <span style={{ width: working === 0 ? 0 : `${(100 * (entries.length - working)) / entries.length}%` }} />
    </div>
  );
  const head = (
    <>
      <strong>{t("upload.files", { count: entries.length })}</strong>
      <Span flex="fill" size={12} tone="dimmed" isTruncated className={classes.sum} role="status">
        {sum}
      </Span>
    </>
  );
  return (
    <div ref={own}>
      {isPhone ? (
        <>
          <UnstyledButton className={classes.bar} onClick={drawer.open} aria-label={`${t("upload.maximise")}: ${sum}`}>
            {working > 0 && <IconLoader2 size={17} stroke={1.6} className={classes.spinner} />}
            <Text as="strong" weight={600} isOneLine>
              {working > 0 ? t("upload.reading", { count: entries.length }) : t("upload.done", { count: entries.length })}
            </Text>
            <Span flex="fill" size={12} tone="dimmed" isTruncated className={classes.sum}>
              {sum}
            </Span>
            <IconChevronUp size={17} stroke={1.6} />
          </UnstyledButton>
          <Drawer
            opened={isDrawerOpen}
            onClose={() => {
              drawer.close();
              clearDone();
            }}
            position="bottom"
            size="85%"
            title={
              <Span
                flex="fill"
                size={12}
                tone="dimmed"
                isTruncated
                className={classes.sum}
              >{`${t("upload.files", { count: entries.length })}. ${sum}`}</Span>
            }
            classNames={{ body: classes.drawer }}
          >
            {progress}
            {list}
          </Drawer>
        </>
      ) : shape === "small" ? (
        <UnstyledButton className={classes.pill} onClick={() => setShape("open")} aria-label={`${t("upload.maximise")}: ${sum}`}>
          {working > 0 && <IconLoader2 size={16} stroke={1.6} className={classes.spinner} />}
          {head}
          <IconChevronUp size={16} stroke={1.6} />
        </UnstyledButton>
      ) : (
        <Stack as="section" className={classes.tray} aria-label={t("upload.label")}>
          <Row gap={8} flex="none" className={classes.head}>
            {head}
            <Tooltip label={t("upload.minimise")}>
              <ActionIcon size={28} aria-label={t("upload.minimise")} onClick={() => setShape("small")}>
                <IconMinus size={16} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
            <ActionIcon size={28} aria-label={t("upload.close")} onClick={close}>
              <IconX size={16} stroke={1.6} />
            </ActionIcon>
          </Row>
          {progress}
          {list}
        </Stack>
      )}
      {compared?.progress.kind === "duplicate" && (
        <CompareDialog entry={compared} progress={compared.progress} onClose={() => setComparedId(null)} />
      )}
      {filled?.progress.kind === "failed" && (
        <ByHandDialog
          draft={filled.progress.draft}
          extractionId={filled.progress.extraction_id}
          fileName={filled.file.name}
          onClose={() => setFilledId(null)}
          onAdded={(candidate) => {
            finishByHand(filled.id, candidate);
            setFilledId(null);
          }}
        />
      )}
    </div>
  );
}

/** "3 ready, 2 need you, 1 failed, 2 to go". */
function sumOf(t: Words, entries: readonly Entry[]): string {
  let ready = 0;
  let you = 0;
  let failed = 0;
  let going = 0;
  for (const { progress } of entries) {
    if (isWorking(progress)) going += 1;
    else if (progress.kind === "failed") failed += 1;
    else if (progress.kind === "duplicate" || isUnchecked(progress)) you += 1;
    else ready += 1;
  }
  return [
    ready > 0 && t("upload.sum_ready", { n: formatNumber(ready) }),
    you > 0 && t("upload.sum_you", { count: you }),
    failed > 0 && t("upload.sum_failed", { n: formatNumber(failed) }),
    going > 0 && t("upload.sum_to_go", { n: formatNumber(going) }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Files that are still being sent are lost when the page goes: the browser asks first. */
function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isNeeded]);
}
