import { Button, type ComboboxItem, type ComboboxLikeRenderOptionInput, Select } from "@mantine/core";
import { useState } from "react";
import { api } from "#contract/index.ts";
import { useStartChat } from "#web/areas/chat/use-chat.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import dialog from "#web/kit/dialog/dialog.module.css";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./record-picker.module.css";
import { type FoundRecord, useRecords } from "./record-picker.tsx";

/** Whom or what a new talk is about: a candidate, a job, or one for the other. */
export function NewChatDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const [candidate, setCandidate] = useState<FoundRecord | null>(null);
  const [job, setJob] = useState<FoundRecord | null>(null);
  const { start, isBusy } = useStartChat();
  const hasNothing = useHasNothing();
  return (
    <Modal opened onClose={onClose} title={t("chat.new_title")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!candidate && !job) return;
          void start({ candidate_id: candidate?.id, job_id: job?.id }).then((id) => id && onClose());
        }}
      >
        <p className={dialog.lead}>{hasNothing ? t("chat.no_records_text") : t("chat.new_text")}</p>
        {!hasNothing && (
          <>
            <RecordSelect kind="candidate" value={candidate} onChange={setCandidate} isFirst />
            <RecordSelect kind="job" value={job} onChange={setJob} />
          </>
        )}
        <DialogActions onCancel={onClose}>
          {hasNothing ? (
            <ButtonLink to="/dashboard/candidates" onClick={onClose}>
              {t("chat.to_candidates")}
            </ButtonLink>
          ) : (
            <Button type="submit" disabled={!candidate && !job} loading={isBusy}>
              {t("chat.start")}
            </Button>
          )}
        </DialogActions>
      </form>
    </Modal>
  );
}

/** Whether there is nobody and nothing to ask about; false while that isn't known. */
export function useHasNothing(): boolean {
  const candidates = useCall(api.candidate.list, { limit: 1 }, { quiet: true, staleTime: 30_000 }).data?.data.total;
  const jobs = useCall(api.job.list, { limit: 1 }, { quiet: true, staleTime: 30_000 }).data?.data.total;
  return candidates === 0 && jobs === 0;
}

interface RecordSelectProps {
  kind: "candidate" | "job";
  value: FoundRecord | null;
  onChange: (record: FoundRecord | null) => void;
  isFirst?: boolean;
}

function RecordSelect({ kind, value, onChange, isFirst = false }: RecordSelectProps) {
  const t = useWords();
  const [typed, setTyped] = useState("");
  const { records, isPending } = useRecords(kind, value?.name === typed ? "" : typed, true);
  const known = value && !records.some(({ id }) => id === value.id) ? [value, ...records] : records;
  const option = ({ option: { value: id } }: ComboboxLikeRenderOptionInput<ComboboxItem>) => {
    const record = known.find((each) => each.id === id);
    return (
      <span className={classes.option}>
        <Text as="span" weight={500} isBreakable>
          {record?.name}
        </Text>
        {record?.facts && (
          <Text as="span" size={12} tone="secondary" isBreakable>
            {record.facts}
          </Text>
        )}
      </span>
    );
  };
  return (
    <Select
      mb="sm"
      searchable
      clearable
      data-autofocus={isFirst || undefined}
      label={t(kind === "candidate" ? "chat.field_candidate" : "chat.field_job")}
      placeholder={t(kind === "candidate" ? "chat.find_candidate" : "chat.find_job")}
      clearButtonProps={{ "aria-label": t("common.remove") }}
      nothingFoundMessage={isPending ? t("common.loading") : t("common.nothing_found")}
      data={known.map(({ id, name }) => ({ value: id, label: name }))}
      // The server has looked already.
      filter={({ options }) => options}
      renderOption={option}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value?.id ?? null}
      onChange={(id) => onChange(known.find((each) => each.id === id) ?? null)}
    />
  );
}
