import { Button } from "@mantine/core";
import type { JudgingEstimate } from "#contract/account/model.ts";
import { api } from "#contract/index.ts";
import classes from "#web/areas/language-model/model.module.css";
import { costText, tokensText } from "#web/areas/language-model/model-words.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";

interface JudgeDialogProps {
  model?: string;
  /** Without one: all open jobs. */
  job_id?: string;
  /** Alone, for the job. */
  candidate_id?: string;
  /** Also what it has judged as it stands. */
  anew?: boolean;
  onClose: () => void;
}

/** What it takes to have a job, or all of them, judged by the model, before anything is asked of it. */
export function JudgeDialog({ model, job_id, candidate_id, anew = false, onClose }: JudgeDialogProps) {
  const t = useWords();
  const of = { ...(job_id && { job_id }), ...(candidate_id && { candidate_id }), ...(anew && { anew }) };
  const read = useCall(api.model.estimate, of, { quiet: true, staleTime: 0, gcTime: 0 });
  const judge = useAction(api.model.judge, {
    refreshes: [api.matching.matchedCandidates, api.matching.fetchMatched, api.model.settings, api.model.use],
    onDone: ({ data }) => {
      notify("info", candidate_id ? t("model.judge_begun_candidate") : t("model.judge_begun", { count: data.jobs }));
      onClose();
    },
  });
  const estimate = read.data?.data.estimate;
  const name = estimate?.model ?? model;
  const hasWork = Boolean(estimate && estimate.requests > 0);
  return (
    <Modal opened onClose={onClose} title={name ? t("model.judge_title", { model: name }) : t("model.judge")} centered>
      {read.isError ? (
        <LoadError of={read} />
      ) : estimate === undefined ? (
        <SkeletonRows rows={3} height={36} label={t("common.loading")} />
      ) : (
        <Estimate estimate={estimate} anew={anew} />
      )}
      <DialogActions onCancel={onClose} cancel={t(estimate !== undefined && !hasWork ? "common.close" : "common.cancel")}>
        {hasWork && (
          <Button loading={judge.isPending} onClick={() => judge.mutate(of)}>
            {t("model.judge_now")}
          </Button>
        )}
      </DialogActions>
    </Modal>
  );
}

function Estimate({ estimate, anew }: { estimate: JudgingEstimate | null; anew: boolean }) {
  const t = useWords();
  if (!estimate || estimate.requests === 0)
    return (
      <Text size={13} tone="secondary">
        {t(!estimate ? "model.judge_off" : anew ? "model.judge_nobody" : "model.judge_nothing")}
      </Text>
    );
  const { jobs, of, candidates, requests, input_tokens, output_tokens, left_today } = estimate;
  const left = leftText(t, estimate);
  const people = t("model.judge_people", { count: candidates, n: formatNumber(candidates) });
  const isTooMuch =
    (left_today.requests !== null && left_today.requests < requests) ||
    (left_today.tokens !== null && left_today.tokens < input_tokens + output_tokens);
  return (
    <Stack gap={12}>
      <Text size={13} tone="secondary">
        {anew ? t("model.judge_anew_of", { people }) : t("model.judge_of", { count: jobs, people })}
        {of > jobs && ` ${t("model.judge_newest", { jobs: formatNumber(jobs), of: formatNumber(of) })}`} {t("model.judge_takes")}
      </Text>
      <dl className={classes.rows}>
        <div>
          <dt>{t("model.requests")}</dt>
          <dd>{formatNumber(requests)}</dd>
        </div>
        <div>
          <dt>{t("model.sent_tokens")}</dt>
          <dd>{tokensText(t, input_tokens)}</dd>
        </div>
        <div>
          <dt>{t("model.got_tokens")}</dt>
          <dd>{tokensText(t, output_tokens)}</dd>
        </div>
        <div>
          <dt>{t("model.cost")}</dt>
          <dd>{estimate.cost === null ? t("model.judge_unknown_cost") : costText(t, estimate.cost, estimate.currency)}</dd>
        </div>
        {left && (
          <div>
            <dt>{t("model.judge_left")}</dt>
            <dd>{left}</dd>
          </div>
        )}
      </dl>
      {isTooMuch && (
        <Text size={13} tone="partly">
          {t("model.judge_too_much")}
        </Text>
      )}
    </Stack>
  );
}

function leftText(t: Words, { left_today: { requests, tokens } }: JudgingEstimate): string {
  const parts = [
    requests === null ? null : t("model.requests_left", { count: requests, n: formatNumber(requests) }),
    tokens === null ? null : tokensText(t, tokens),
  ];
  return parts.filter(Boolean).join(", ");
}
