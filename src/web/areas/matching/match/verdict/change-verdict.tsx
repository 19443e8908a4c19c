import { Button, Radio } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { verdicts } from "#contract/choices.ts";
import type { Verdict } from "#contract/fields.ts";
import { api } from "#contract/index.ts";
import type { Criterion, Match } from "#contract/job/match.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { SaveActions } from "#web/kit/dialog/save-actions.tsx";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraftText } from "#web/kit/draft/use-draft.ts";
import { verdictOf } from "#web/kit/record/match-words.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { Stack } from "#web/ui/layout.tsx";
import { VerdictLabel } from "#web/ui/marks/verdict.tsx";
import { Popover } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";

interface ChangeVerdictProps {
  match: Pick<Match, "job_id" | "candidate_id">;
  criterion: Criterion;
  requirement_id: string;
  name: string;
}

/** Four choices and the reason, which stays with the verdict. */
export function ChangeVerdict({ match: { job_id, candidate_id }, criterion, requirement_id, name }: ChangeVerdictProps) {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const [verdict, setVerdict] = useState<Verdict>(verdictOf(criterion));
  const [reason, setReason, kept] = useDraftText(`verdict ${job_id} ${candidate_id} ${requirement_id}`, criterion.override?.reason ?? "");
  const [error, setError] = useState<string | null>(null);
  const change = useAction(api.matching.updateMatched, {
    refreshes: readsMatches,
    onDone: () => {
      kept.forget();
      setIsOpen(false);
    },
    onFailed: (failure) => setError(fieldErrors(failure)["override.reason"] ?? null),
  });
  const open = () => {
    setVerdict(verdictOf(criterion));
    if (reason.trim() === "") setReason(criterion.override?.reason ?? "");
    setError(null);
    setIsOpen(true);
  };
  const save = () => {
    if (reason.trim() === "") return setError(t("matching.reason_needed"));
    change.mutate({ job_id, candidate_id, override: { requirement_id, verdict, reason } });
  };
  return (
    <>
      <Popover opened={isOpen} onChange={setIsOpen} width={340} position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPencil size={14} stroke={1.6} color="var(--icon)" />}
            onClick={() => (isOpen ? setIsOpen(false) : open())}
          >
            {t("matching.change_verdict")}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t("matching.change_verdict_of", { text: name })}>
          <Stack
            as="form"
            gap={12}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <Radio.Group value={verdict} onChange={(value) => setVerdict(value as Verdict)} aria-label={t("matching.col_verdict")}>
              <Stack gap={8}>
                {verdicts.map((each) => (
                  <Radio
                    key={each}
                    size="xs"
                    value={each}
                    label={<VerdictLabel verdict={each} text={t(`common.verdict.${each}`)} />}
                    data-autofocus={each === verdict || undefined}
                  />
                ))}
              </Stack>
            </Radio.Group>
            <KeptTextarea
              kept={kept}
              label={t("matching.reason")}
              placeholder={t("matching.reason_placeholder")}
              value={reason}
              maxLength={500}
              autosize
              minRows={2}
              maxRows={6}
              error={error}
              required
              onChange={(event) => {
                setReason(event.currentTarget.value);
                setError(null);
              }}
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
      {criterion.override && (
        <Button
          size="xs"
          variant="subtle"
          loading={change.isPending && !isOpen}
          onClick={() =>
            change.mutate({ job_id, candidate_id, override: { requirement_id, verdict: null, reason: t("matching.taken_back") } })
          }
        >
          {t("matching.take_back")}
        </Button>
      )}
    </>
  );
}
