import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { type DragEvent, useRef, useState } from "react";
import { api } from "#contract/index.ts";
import { notify } from "#web/failures.ts";
import { mayEdit, useUser } from "#web/session.ts";
import { EmptyState } from "#web/ui/states.tsx";
import { useAction } from "#web/use-call.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./candidate-screen.module.css";
import type { ShownCandidate } from "./use-candidate.ts";

function useAddFile(candidate: ShownCandidate) {
  const t = useWords();
  const field = useRef<HTMLInputElement>(null);
  const update = useAction(api.candidate.update, {
    refreshes: [api.candidate.show, api.candidate.list, api.matching.matchedJobs],
    onDone: () => notify("info", t("candidates.screen.file_added")),
  });
  const add = (file: File | undefined) => {
    if (file) update.mutate({ id: candidate.id, files: [file] });
  };
  const input = (
    <input
      ref={field}
      type="file"
      hidden
      accept=".pdf,.docx,.txt"
      onChange={(event) => {
        add(event.currentTarget.files?.[0]);
        event.currentTarget.value = "";
      }}
    />
  );
  return { input, add, choose: () => field.current?.click(), isPending: update.isPending };
}

export function AddFileButton({ candidate }: { candidate: ShownCandidate }) {
  const t = useWords();
  const { input, choose, isPending } = useAddFile(candidate);
  return (
    <>
      {input}
      <Button
        variant="default"
        leftSection={<IconUpload size={16} stroke={1.6} />}
        onClick={choose}
        loading={isPending}
        title={t("candidates.screen.add_file_text")}
      >
        {t("candidates.screen.add_file")}
      </Button>
    </>
  );
}

/** Where the CV would stand: takes one, dropped or chosen. */
export function FileZone({ candidate }: { candidate: ShownCandidate }) {
  const t = useWords();
  const editor = mayEdit(useUser());
  const { input, add, choose, isPending } = useAddFile(candidate);
  const [isOver, setIsOver] = useState(false);
  if (!editor) return <EmptyState title={t("candidates.screen.no_file")} />;
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      add(event.dataTransfer.files[0]);
    },
  };
  return (
    <div className={classes.zone} data-over={isOver || undefined} {...drag}>
      {input}
      <EmptyState
        title={isPending ? t("candidates.screen.adding_file") : t("candidates.screen.no_file")}
        text={t("candidates.screen.no_file_text")}
        action={
          <Button leftSection={<IconUpload size={16} stroke={1.6} />} onClick={choose} loading={isPending}>
            {t("candidates.screen.add_file")}
          </Button>
        }
      />
    </div>
  );
}
