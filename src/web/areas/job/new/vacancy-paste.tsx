import { Alert, Button, Progress } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import { type DragEvent, useRef, useState } from "react";
import type { Reply } from "#contract/call.ts";
import { READABLE_FILES } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { failureText } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import type { Kept } from "#web/kit/draft/use-kept.ts";
import { progressText, useFileReading } from "#web/kit/files/read-file.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { useWords } from "#web/words/words.ts";
import { Crumb, type Reading } from "./new-job-parts.tsx";
import classes from "./new-job-screen.module.css";

interface VacancyPasteProps {
  text: string;
  kept: Kept;
  onText: (text: string) => void;
  onRead: (reading: Reading, text: string) => void;
  onByHand: () => void;
}

type Read = Reply<typeof api.candidate.extractText>["data"];

const readingOf = ({ job, evidence, extraction_id, left_out = [], doubts = [] }: Read, description: string): Reading => ({
  draft: job ?? { description },
  evidence,
  extraction_id,
  left_out,
  doubts,
});

/** One field that takes the whole vacancy, typed, pasted or as a file. */
export function VacancyPaste({ text, kept, onText, onRead, onByHand }: VacancyPasteProps) {
  const t = useWords();
  const [isOver, setIsOver] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [fileName, setFileName] = useState("");
  const file = useRef<HTMLInputElement>(null);
  const tell = (failure: unknown) => setError(Object.values(fieldErrors(failure))[0] ?? failureText(failure));
  const readText = useAction(api.candidate.extractText, {
    quiet: true,
    onDone: ({ data }, { text: sent }) => onRead(readingOf(data, sent), sent),
    onFailed: tell,
  });
  const { read: readFile, isReading, progress } = useFileReading();
  const isBusy = readText.isPending || isReading;
  const take = (given: File | undefined) => {
    if (!given || isBusy) return;
    setError(null);
    setFileName(given.name);
    readFile({ file: given, kind: "job" }).then((data) => onRead(readingOf(data, data.text), data.text), tell);
  };
  const read = () => {
    if (text.trim() === "") return setError(t("jobs.text_empty"));
    setError(null);
    readText.mutate({ text, kind: "job" });
  };
  const drag = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      event.stopPropagation();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      // The page's own drop target takes CVs.
      event.stopPropagation();
      take(event.dataTransfer.files[0]);
    },
  };
  return (
    <>
      <ScreenHead breadcrumb={<Crumb />} title={t("jobs.new")} />
      <Stack
        as="form"
        className={classes.page}
        onSubmit={(event) => {
          event.preventDefault();
          read();
        }}
      >
        <p className={classes.intro}>{t("jobs.paste_text")}</p>
        <div className={classes.zone} data-over={isOver || undefined} {...drag}>
          <KeptTextarea
            kept={kept}
            aria-label={t("jobs.paste_label")}
            placeholder={t("jobs.paste_placeholder")}
            value={text}
            maxLength={200_000}
            autoFocus
            readOnly={isBusy}
            onChange={(event) => {
              setError(null);
              onText(event.currentTarget.value);
            }}
            onPaste={(event) => {
              const [given] = event.clipboardData.files;
              if (!given) return;
              event.preventDefault();
              event.stopPropagation();
              take(given);
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) read();
            }}
          />
          {isOver && (
            <Row justify="center" weight={600} tone="accent" className={classes.over}>
              {t("jobs.drop_file")}
            </Row>
          )}
        </div>
        {isBusy && (
          <Text as="div" mt={12} tone="secondary" role="status">
            {progress ? progressText(t, progress) : isReading ? t("jobs.reading_file", { name: fileName }) : t("jobs.reading")}
            <Progress value={100} animated size="xs" mt={8} aria-label={t("jobs.reading")} />
          </Text>
        )}
        {error && (
          <Alert color="red" variant="light" className={classes.error} role="alert">
            {error}
          </Alert>
        )}
        <Row gap={8} isWrapped mt={16} className={classes.actions}>
          <input
            ref={file}
            type="file"
            hidden
            accept={READABLE_FILES}
            aria-label={t("jobs.choose_file")}
            onChange={(event) => {
              const given = event.currentTarget.files?.[0];
              take(given);
              event.currentTarget.value = "";
            }}
          />
          <Button type="submit" size="md" loading={readText.isPending} disabled={isReading}>
            {t("jobs.read")}
          </Button>
          <Button
            size="md"
            variant="default"
            loading={isReading}
            disabled={readText.isPending}
            leftSection={<IconFileUpload size={16} stroke={1.6} />}
            onClick={() => file.current?.click()}
          >
            {t("jobs.choose_file")}
          </Button>
          <span className={classes.space} />
          <Button size="md" variant="subtle" onClick={onByHand} disabled={isBusy}>
            {t("jobs.by_hand")}
          </Button>
        </Row>
      </Stack>
    </>
  );
}
