import { Radio, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { api } from "#contract/index.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { SaveActions } from "#web/kit/dialog/save-actions.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./dialog.module.css";
import type { Stretch } from "./selected-stretch.ts";
import type { As } from "./use-pointing.ts";

export interface WhatDialogProps {
  stretch: Stretch;
  jobs: readonly { job_id: string; job_title: string }[];
  isBusy: boolean;
  onSay: (as: As) => void;
  onClose: () => void;
}

/** What selected words prove: a skill by its name, or a requirement of one of the person's jobs. */
export function WhatDialog({ stretch, jobs, isBusy, onSay, onClose }: WhatDialogProps) {
  const t = useWords();
  const [way, setWay] = useState<"skill" | "requirement">(jobs.length > 0 ? "requirement" : "skill");
  const [name, setName] = useState("");
  const [job_id, setJob] = useState<string | null>(jobs[0]?.job_id ?? null);
  const [requirement_id, setRequirement] = useState<string | null>(null);
  const isReady = way === "skill" ? name.trim() !== "" : job_id !== null && requirement_id !== null;
  const say = () => {
    if (!isReady) return;
    if (way === "skill") onSay({ is: "skill", name: name.trim() });
    else if (job_id && requirement_id) onSay({ is: "requirement", job_id, requirement_id });
  };
  return (
    <Modal opened onClose={onClose} title={t("pointing.proves_what")}>
      <Stack
        as="form"
        gap={16}
        onSubmit={(event) => {
          event.preventDefault();
          say();
        }}
      >
        <Text as="q" size={13} isBreakable className={classes.quote}>
          {stretch.quote.replace(/\s+/g, " ").slice(0, 300)}
        </Text>
        {jobs.length > 0 && (
          <Radio.Group value={way} onChange={(value) => setWay(value as typeof way)} aria-label={t("pointing.proves_what")}>
            <Row align="stretch" isWrapped className={classes.ways}>
              <Radio value="requirement" label={t("pointing.a_requirement")} />
              <Radio value="skill" label={t("pointing.a_skill")} />
            </Row>
          </Radio.Group>
        )}
        {way === "skill" ? (
          <TextInput
            label={t("pointing.skill_name")}
            placeholder={t("pointing.skill_placeholder")}
            value={name}
            maxLength={80}
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
        ) : (
          <>
            <Select
              label={t("pointing.of_job")}
              data={jobs.map((each) => ({ value: each.job_id, label: each.job_title }))}
              value={job_id}
              allowDeselect={false}
              searchable
              onChange={(value) => {
                setJob(value);
                setRequirement(null);
              }}
            />
            {job_id && <RequirementChoice job_id={job_id} value={requirement_id} onChange={setRequirement} />}
          </>
        )}
        <SaveActions onCancel={onClose} isSaving={isBusy} isDisabled={!isReady} />
      </Stack>
    </Modal>
  );
}

function RequirementChoice({ job_id, value, onChange }: { job_id: string; value: string | null; onChange: (id: string) => void }) {
  const t = useWords();
  const shown = useCall(api.job.show, { id: job_id }, { quiet: true });
  const requirements = shown.data?.data.job.requirements;
  if (shown.isError && !requirements) return <LoadError of={shown} />;
  if (!requirements) return <SkeletonRows rows={3} label={t("common.loading")} />;
  if (requirements.length === 0) return <p className={classes.none}>{t("jobs.no_requirements")}</p>;
  return (
    <Radio.Group value={value} onChange={onChange} label={t("jobs.requirements")}>
      <Stack gap={10} className={classes.choices}>
        {requirements.map(({ id, text }) => (
          <Radio key={id} value={id} label={text} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
