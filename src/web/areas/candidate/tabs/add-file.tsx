import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { type DragEvent, useRef, useState } from "react";
import { READABLE_FILES } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import classes from "#web/areas/candidate/candidate-screen.module.css";
import type { ShownCandidate } from "#web/areas/candidate/use-candidate.ts";
import { CallFailed } from "#web/kit/calls/api.ts";
import { notify, showFailure } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { progressText, useFileReading } from "#web/kit/files/read-file.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Stack } from "#web/ui/layout.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";

function useAddFile(candidate: ShownCandidate) {
  const t = useWords();
  const field = useRef<HTMLInputElement>(null);
  const update = useAction(api.candidate.update, {
    refreshes: [api.candidate.show, api.candidate.list, api.matching.matchedJobs],
    onDone: () => notify("info", t("record.screen.file_added")),
  });
  const { read, isReading, progress } = useFileReading();
  const add = async (file: File | undefined) => {
    if (!file || isReading) return;
    try {
      const { extraction_id } = await read({ file });
      update.mutate({ id: candidate.id, extraction_id });
    } catch (failure) {
      showFailure(failure);
      // A file that can't be read is readingId with the candidate all the same.
      const readingId = failure instanceof CallFailed ? failure.envelope.data?.extraction_id : undefined;
      if (typeof readingId === "string") update.mutate({ id: candidate.id, extraction_id: readingId });
    }
  };
  const input = (
    <input
      ref={field}
      type="file"
      hidden
      accept={READABLE_FILES}
      onChange={(event) => {
        void add(event.currentTarget.files?.[0]);
        event.currentTarget.value = "";
      }}
    />
  );
  const isPending = isReading || update.isPending;
  const told = progress ? progressText(t, progress) : isPending ? t("record.screen.adding_file") : null;
  return { input, add, choose: () => field.current?.click(), isPending, told };
}

export function AddFileButton({ candidate }: { candidate: ShownCandidate }) {
  const t = useWords();
  const { input, choose, isPending, told } = useAddFile(candidate);
  return (
    <>
      {input}
      {told && <output className={classes.told}>{told}</output>}
      <Button
        variant="default"
        leftSection={<IconUpload size={16} stroke={1.6} />}
        onClick={choose}
        loading={isPending}
        title={t("record.screen.add_file_text")}
      >
        {t("record.screen.add_file")}
      </Button>
    </>
  );
}

/** Where the CV would stand: takes one, dropped or chosen. */
export function FileZone({ candidate }: { candidate: ShownCandidate }) {
  const t = useWords();
  const editor = mayEdit(useUser());
  const { input, add, choose, isPending, told } = useAddFile(candidate);
  const [isOver, setIsOver] = useState(false);
  if (!editor) return <EmptyState title={t("record.screen.no_file")} />;
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      void add(event.dataTransfer.files[0]);
    },
  };
  return (
    <Stack justify="center" className={classes.zone} data-over={isOver || undefined} {...drag}>
      {input}
      <EmptyState
        title={told ?? t("record.screen.no_file")}
        text={t("record.screen.no_file_text")}
        action={
          <Button leftSection={<IconUpload size={16} stroke={1.6} />} onClick={choose} loading={isPending}>
            {t("record.screen.add_file")}
          </Button>
        }
      />
    </Stack>
  );
}
