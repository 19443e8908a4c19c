import { useState } from "react";
import { api } from "#contract/index.ts";
import type { MatchRow } from "#contract/job/match.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { SaveActions } from "#web/kit/dialog/save-actions.tsx";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraftText } from "#web/kit/draft/use-draft.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { ReasonSelect } from "#web/kit/record/stage/reason-select.tsx";
import { usePipeline, useStageNames } from "#web/kit/record/stage/stages.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { TextButton } from "#web/ui/input/text-button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Popover } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";

type Staged = Pick<MatchRow, "job_id" | "candidate_id" | "stage" | "stage_key" | "stage_reason" | "reason_key" | "reason_side">;

/** Why a person put somebody in the stage where they are, and the way to say it: it stands in the dossier with who decided. */
export function StageReason({ match, name }: { match: Staged; name: string }) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const { whyOut } = useStageNames(t, match.job_id);
  if (match.stage === "suggested") return null;
  const said = [whyOut(match), match.stage_reason].filter(Boolean).join(" · ");
  return (
    <Row as="p" gap="2 8" isWrapped size={12} tone="secondary" mb={12}>
      {said && t("matching.reason_given", { reason: said })}
      {isEditor && <SayWhy key={match.stage_key} match={match} name={name} />}
    </Row>
  );
}

function SayWhy({ match, name }: { match: Staged; name: string }) {
  const t = useWords();
  const { job_id, candidate_id, stage, stage_key, stage_reason, reason_key } = match;
  const { nameOf } = useStageNames(t, job_id);
  const { reasons } = usePipeline(job_id);
  const [key, setKey] = useState(reason_key ?? "");
  const here = nameOf(match);
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason, kept] = useDraftText(`stage ${job_id} ${candidate_id} ${stage_key}`, stage_reason ?? "");
  const change = useAction(api.matching.updateMatched, {
    refreshes: readsMatches,
    onDone: () => {
      kept.forget();
      setIsOpen(false);
    },
  });
  return (
    <Popover opened={isOpen} onChange={setIsOpen} width={340} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <TextButton onClick={() => setIsOpen(!isOpen)}>
          {stage_reason ? t("matching.change_reason") : t("matching.say_why", { stage: here })}
        </TextButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("matching.why_stage", { name, stage: here })}>
        <Stack
          as="form"
          gap={12}
          onSubmit={(event) => {
            event.preventDefault();
            change.mutate({
              ...{ job_id, candidate_id, stage: stage_key, reason: reason.trim() || null },
              ...(stage === "rejected" && { reason_key: key || null }),
            });
          }}
        >
          {stage === "rejected" && <ReasonSelect reasons={reasons} value={key} onChange={setKey} />}
          <KeptTextarea
            kept={kept}
            label={t("matching.why_stage", { name, stage: here })}
            description={t("matching.why_stage_text")}
            value={reason}
            maxLength={500}
            autosize
            minRows={2}
            maxRows={6}
            data-autofocus
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <SaveActions
            onCancel={() => {
              kept.discard();
              setIsOpen(false);
            }}
            isSaving={change.isPending}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
