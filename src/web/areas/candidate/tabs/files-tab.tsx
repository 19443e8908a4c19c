import { ActionIcon } from "@mantine/core";
import { IconDownload, IconFile, IconFileText, IconFileTypePdf } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { StoredFile } from "#contract/candidate/candidate.ts";
import { Row, Span, Stack } from "#web/ui/layout.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { formatDate, formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./tabs.module.css";

const KB = 1024;
const size = (bytes: number) =>
  bytes < KB * KB
    ? `${formatNumber(Math.max(1, Math.round(bytes / KB)))} kB`
    : `${formatNumber(Math.round((bytes / KB / KB) * 10) / 10)} MB`;

/** The files as they were added. */
export function FilesTab({ files, action }: { files: readonly StoredFile[]; action: ReactNode }) {
  const t = useWords();
  if (files.length === 0) return <EmptyState title={t("record.files.empty")} text={t("record.files.empty_text")} action={action} />;
  return (
    <>
      <ul className={classes.lines}>
        {files.map((file) => {
          const isPdf = file.mime === "application/pdf";
          const Icon = isPdf ? IconFileTypePdf : file.mime.includes("word") || file.mime.startsWith("text/") ? IconFileText : IconFile;
          return (
            <li key={file.id} className={classes.file}>
              <Icon size={20} stroke={1.6} color="var(--icon)" />
              <Stack gap={2} className={classes.matchWords}>
                <Span weight={500} tone="text" isBreakable className={classes.fileName}>
                  {file.name}
                </Span>
                <Row as="span" align="stretch" isWrapped size={12} tone="secondary" className={classes.sub}>
                  {size(file.size)}, {t("record.files.added", { date: formatDate(file.uploaded_at) })}
                </Row>
              </Stack>
              <Tooltip label={t("record.cv.download")}>
                <ActionIcon
                  component="a"
                  href={`${file.url}&download`}
                  download={file.name}
                  aria-label={t("record.files.download", { name: file.name })}
                >
                  <IconDownload size={16} stroke={1.6} />
                </ActionIcon>
              </Tooltip>
            </li>
          );
        })}
      </ul>
      <div className={classes.action}>{action}</div>
    </>
  );
}
