import { NativeSelect } from "@mantine/core";
import type { Interview } from "#contract/interview/interview.ts";
import { ReasonSelect } from "#web/kit/record/stage/reason-select.tsx";
import { stageName, usePipeline, useStageNames } from "#web/kit/record/stage/stages.ts";
import { Stack } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";

/** Where a card goes: a stage's key, or empty where it stays; and why, of who is turned down. */
interface MoveTo {
  to: string;
  reason_key: string;
}
export const stays: MoveTo = { to: "", reason_key: "" };

/** As it is sent; nothing where the card stays. */
export const moveOf = ({ to, reason_key }: MoveTo) => (to ? { move: { to, reason_key: reason_key || null } } : {});

interface MoveFieldProps {
  job_id: string;
  stand: Pick<Interview, "stage" | "stage_key">;
  value: MoveTo;
  onChange: (value: MoveTo) => void;
  className?: string | undefined;
}

/** Offers to move the card along with what is said of an interview; it stays unless somebody chooses. */
export function MoveField({ job_id, stand: { stage, stage_key }, value, onChange, className }: MoveFieldProps) {
  const t = useWords();
  const { reasons } = usePipeline(job_id);
  const { stages, nameOf } = useStageNames(t, job_id);
  const here = stage && stage_key ? t("interviews.stays_in", { stage: nameOf({ stage, stage_key }) }) : t("interviews.stays");
  const others = stages.filter(({ key, counts_as }) => key !== stage_key && counts_as !== "suggested");
  const isOut = stages.find(({ key }) => key === value.to)?.counts_as === "rejected";
  return (
    <Stack gap={12} className={className}>
      <NativeSelect
        label={t("interviews.stage")}
        data={[{ value: "", label: here }, ...others.map((each) => ({ value: each.key, label: stageName(t, each) }))]}
        value={value.to}
        onChange={(event) => onChange({ to: event.currentTarget.value, reason_key: "" })}
      />
      {isOut && <ReasonSelect reasons={reasons} value={value.reason_key} onChange={(reason_key) => onChange({ ...value, reason_key })} />}
    </Stack>
  );
}
