import { Checkbox, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#contract/index.ts";
import type { Job } from "#contract/job/job.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { factLine } from "#web/kit/record/match-words.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { Row, Span, Stack, Text } from "#web/ui/layout.tsx";
import { InitialsAvatar } from "#web/ui/marks/marks.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { shownName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./add-candidates.module.css";

/** Finds candidates and matches them with a job by hand: they stay in its list, whatever their score. */
export function AddCandidates({ job, onClose }: { job: Job; onClose: () => void }) {
  const t = useWords();
  const [q, setQ] = useState("");
  const [asked] = useDebouncedValue(q.trim(), 250);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const found = useCall(api.candidate.list, { limit: 50, ...(asked && { q: asked }) }, { quiet: true, placeholderData: keepPreviousData });
  const add = useAction(api.matching.matchCandidates, {
    refreshes: readsMatches,
    onDone: () => {
      notify("info", t("matching.added", { count: chosen.size }));
      onClose();
    },
  });
  const toggle = (id: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const rows = found.data?.data.candidates ?? [];
  return (
    <Modal opened onClose={onClose} title={t("matching.add_title")} size={720}>
      <Stack
        as="form"
        gap={12}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.size > 0) add.mutate({ id: job.id, mode: "manual", candidate_ids: [...chosen] });
        }}
      >
        <Text tone="secondary">{t("matching.add_text")}</Text>
        <TextInput
          data-autofocus
          type="search"
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
          aria-label={t("matching.add_search")}
          placeholder={t("matching.add_search")}
          leftSection={<IconSearch size={16} stroke={1.6} />}
        />
        <div className={classes.list}>
          {found.isPending && <SkeletonRows height={48} rows={6} label={t("common.loading")} />}
          {found.isError && rows.length === 0 && <LoadError of={found} />}
          {found.isSuccess && rows.length === 0 && <EmptyState title={t("matching.add_none")} />}
          {rows.map((row) => {
            const name = shownName(t, row);
            return (
              <Row key={row.id} as="label" gap={12} className={classes.row}>
                <Checkbox checked={chosen.has(row.id)} onChange={() => toggle(row.id)} aria-label={name} />
                <InitialsAvatar name={name} />
                <Stack as="span" flex="fill">
                  <Span weight={500}>{name}</Span>
                  <Text as="span" size={12} tone="dimmed">
                    {factLine(t, row) || "–"}
                  </Text>
                </Stack>
                {row.best_match && (
                  <Text as="span" flex="none" size={12} tone="dimmed" className={classes.best}>
                    {t("matching.best_match", { score: row.best_match.score, job: row.best_match.job_title })}
                  </Text>
                )}
              </Row>
            );
          })}
        </div>
        <DialogActions
          sticks
          onCancel={onClose}
          save={chosen.size === 0 ? t("matching.add_button_nobody") : t("matching.add_button", { count: chosen.size })}
          isPending={add.isPending}
          isDisabled={chosen.size === 0}
        />
      </Stack>
    </Modal>
  );
}
