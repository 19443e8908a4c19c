import { ActionIcon, Anchor } from "@mantine/core";
import { IconAlertSquareRounded, IconClock, IconCopy, IconListCheck, IconLoader2, IconX } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type MouseEvent, useEffect, useState } from "react";
import { illegibleWords } from "#contract/text/illegible.ts";
import { type Entry, isUnchecked, type Progress, removeEntry, retry } from "#web/kit/files/queue.ts";
import { progressText } from "#web/kit/files/read-file.ts";
import { countFields, fieldName } from "#web/kit/record/profile-fields.ts";
import { TextButton } from "#web/ui/input/text-button.tsx";
import { Row, Text } from "#web/ui/layout.tsx";
import { VerdictGlyph } from "#web/ui/marks/verdict.tsx";
import { formatDate, fullName, shownName } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import classes from "./tray.module.css";

interface TrayEntryProps {
  entry: Entry;
  onCompare: () => void;
  onByHand: () => void;
  /** A link was followed. */
  onLeave: () => void;
}

export function TrayEntry({ entry: { id, file, progress }, onCompare, onByHand, onLeave }: TrayEntryProps) {
  const t = useWords();
  const navigate = useNavigate();
  const seconds = useSeconds(progress.kind === "reading" ? progress.since : null);
  const name = (progress.kind === "ready" ? fullName(progress.candidate) : null) ?? file.name;
  const candidate = progress.kind === "ready" ? progress.candidate : null;
  const text = textOf(t, progress, seconds);
  const remove = (
    <ActionIcon size={24} aria-label={t("upload.remove", { name: file.name })} onClick={() => removeEntry(id)}>
      <IconX size={14} stroke={1.6} />
    </ActionIcon>
  );
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!candidate || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onLeave();
    void navigate({ to: "/dashboard/candidates/$id", params: { id: candidate.id } });
  };
  return (
    <Row as="li" gap={12} className={classes.entry}>
      <Row as="span" align="stretch" flex="none" tone="accent" className={classes.state} data-kind={progress.kind}>
        <StateIcon progress={progress} />
      </Row>
      <div className={classes.words}>
        <Text as="div" weight={500} isTruncated className={classes.name} title={file.name}>
          {name}
        </Text>
        <Text as="div" size={12} tone="dimmed" isBreakable className={classes.text} data-failed={progress.kind === "failed" || undefined}>
          {text}
        </Text>
      </div>
      <Row gap={10} flex="none">
        {candidate && (
          <Anchor
            href={`/dashboard/candidates/${candidate.id}`}
            onClick={open}
            className={classes.verb}
            aria-label={`${isUnchecked(progress) ? t("upload.check") : t("upload.open")}: ${name}`}
          >
            {isUnchecked(progress) ? t("upload.check") : t("upload.open")}
          </Anchor>
        )}
        {progress.kind === "duplicate" && (
          <TextButton className={classes.verb} onClick={onCompare}>
            {t("upload.compare")}
          </TextButton>
        )}
        {progress.kind === "failed" && progress.extraction_id !== null && (
          <TextButton className={classes.verb} onClick={onByHand}>
            {t("upload.by_hand")}
          </TextButton>
        )}
        {progress.kind === "failed" && mayHelp(progress) && (
          <TextButton className={classes.verb} onClick={() => retry(id)}>
            {t("upload.retry")}
          </TextButton>
        )}
        {(progress.kind === "failed" || progress.kind === "queued" || progress.kind === "duplicate") && remove}
      </Row>
    </Row>
  );
}

/** Another try can end otherwise; a file that is too large or of the wrong kind stays so. */
const mayHelp = ({ reason }: Extract<Progress, { kind: "failed" }>): boolean =>
  reason === null || reason === "too_slow" || reason === "broken" || reason === "scanned";

function textOf(t: Words, progress: Progress, seconds: number): string {
  switch (progress.kind) {
    case "queued":
      return t("upload.queued");
    case "reading":
      if (progress.at) return progressText(t, progress.at);
      return seconds > 1 ? t("upload.reading_seconds", { n: seconds }) : t("upload.reading");
    case "saving":
      return t("upload.saving");
    case "waiting":
      return t("upload.waiting");
    case "duplicate": {
      const [first] = progress.duplicates;
      if (!first) return "";
      return t(`candidates.duplicate_${first.reason}`, {
        name: fullName(first) ?? first.email ?? t("common.unnamed"),
        date: formatDate(first.created_at),
      });
    }
    case "failed":
      // What a file of another kind is, the server says.
      return progress.reason && progress.reason !== "wrong_kind"
        ? t("upload.failed", { reason: t(`upload.reason.${progress.reason}`) })
        : t("upload.failed", { reason: progress.text });
    case "ready":
      return readyText(t, progress);
  }
}

function readyText(t: Words, { candidate, matches, hidden, joined }: Extract<Progress, { kind: "ready" }>): string {
  const unchecked = candidate.unchecked_fields;
  const illegible = illegibleWords(candidate.cv_text);
  if (illegible > 0) return t("upload.illegible", { count: illegible });
  if (unchecked.length > 0) {
    const names = unchecked
      .slice(0, 2)
      .map((path) =>
        /^(languages|skills|certifications)\./.test(path) ? fieldName(t, path, candidate) : lowerFirst(fieldName(t, path, candidate)),
      );
    const fields = unchecked.length > 2 ? `${names.join(", ")}, …` : names.join(", ");
    return t("upload.check_fields", { count: unchecked.length, fields });
  }
  if (joined) {
    const added = t("upload.added_to", { name: shownName(t, candidate) });
    return joined.filled > 0 ? `${added}, ${t("upload.filled_in", { count: joined.filled })}` : added;
  }
  if (countFields(candidate) === 0) return t("upload.ready_by_hand");
  if (hidden > 0) return t("upload.ready", { facts: t("upload.hidden", { count: hidden }) });
  const facts = [t("upload.fields", { count: countFields(candidate) }), matches > 0 && t("upload.matches", { count: matches })]
    .filter(Boolean)
    .join(", ");
  return t("upload.ready", { facts });
}

/** "Phone" within a sentence; names such as "LinkedIn" and "AWS" keep their capitals. */
const lowerFirst = (text: string) => (/^\p{Lu}\p{Ll}+(\s|$)/u.test(text) ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text);

function StateIcon({ progress }: { progress: Progress }) {
  const look = { size: 17, stroke: 1.6, "aria-hidden": true } as const;
  if (progress.kind === "queued") return <IconClock {...look} />;
  if (progress.kind === "reading" || progress.kind === "saving" || progress.kind === "waiting")
    return <IconLoader2 {...look} className={classes.spinner} />;
  if (progress.kind === "failed") return <IconAlertSquareRounded {...look} />;
  if (progress.kind === "duplicate") return <IconCopy {...look} />;
  return isUnchecked(progress) ? <IconListCheck {...look} /> : <VerdictGlyph verdict="met" />;
}

/** Whole seconds since a moment; stands still without one. */
function useSeconds(since: number | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? 0 : Math.max(0, Math.floor((now - since) / 1000));
}
