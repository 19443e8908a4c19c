import { Alert, Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMediaQuery } from "@mantine/hooks";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "#contract/index.ts";
import { JobEditor } from "#web/areas/job/form/job-editor.tsx";
import { bodyOf, formErrors, type JobValues, valuesOf } from "#web/areas/job/form/job-form.ts";
import screen from "#web/areas/job/job-screen.module.css";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { failureText } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { customBody } from "#web/kit/custom/custom-draft.ts";
import { useCustomFields } from "#web/kit/custom/custom-fields.ts";
import { CustomInputs } from "#web/kit/custom/custom-inputs.tsx";
import { KeptLine } from "#web/kit/draft/kept-textarea.tsx";
import { useDraft } from "#web/kit/draft/use-draft.ts";
import type { Kept } from "#web/kit/draft/use-kept.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { useFirstInvalid } from "#web/ui/input/first-invalid.ts";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { NEW_JOB, nothingTyped } from "./new-job-draft.ts";
import { Crumb, type Reading } from "./new-job-parts.tsx";
import classes from "./new-job-screen.module.css";
import { VacancyPaste } from "./vacancy-paste.tsx";

const route = getRouteApi("/dashboard/jobs/new");

interface NewJobDraft {
  text: string;
  reading: Reading | null;
  values: JobValues | null;
}

/** A new job: first its text, then what was read from it, looked over before it is saved. */
export function NewJobScreen() {
  const t = useWords();
  const user = useUser();
  if (mayEdit(user)) return <NewJob />;
  return (
    <>
      <ScreenHead title={t("jobs.new")} />
      <EmptyState
        title={t("frame.viewer_note")}
        text={t("frame.viewer_note_text", { workspace: user.workspace.name })}
        action={
          <ButtonLink to="/dashboard/jobs" variant="default">
            {t("jobs.title")}
          </ButtonLink>
        }
      />
    </>
  );
}

function NewJob() {
  const [stored, change] = useState<NewJobDraft>(nothingTyped);
  const kept = useDraft<NewJobDraft>(NEW_JOB, stored, nothingTyped, change);
  if (!stored.reading) {
    return (
      <VacancyPaste
        text={stored.text}
        kept={kept}
        onText={(text) => change({ ...stored, text })}
        onRead={(reading, text) => change({ text, reading, values: null })}
        onByHand={() =>
          change({
            ...stored,
            reading: { draft: { description: stored.text }, evidence: {}, extraction_id: null, left_out: [], doubts: [] },
            values: null,
          })
        }
      />
    );
  }
  return (
    <Review
      reading={stored.reading}
      stored={stored.values}
      kept={kept}
      onValues={(values) => change({ ...stored, values })}
      onAgain={(text) => change({ text, reading: null, values: null })}
    />
  );
}

interface ReviewProps {
  reading: Reading;
  stored: JobValues | null;
  onValues: (values: JobValues) => void;
  onAgain: (text: string) => void;
  kept: Kept;
}

function Review({ reading: { draft, evidence, extraction_id, left_out, doubts = [] }, stored, onValues, onAgain, kept }: ReviewProps) {
  const t = useWords();
  const navigate = useNavigate();
  const own = useCustomFields("job");
  const { client } = route.useSearch();
  const form = useForm<JobValues>({
    initialValues: { ...valuesOf(draft), ...(client && { client }), ...stored },
    onValuesChange: onValues,
  });
  const isRead = extraction_id !== null;
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const create = useAction(api.job.create, {
    refreshes: [api.job.list, ...readsMatches],
    onDone: async ({ data: { job } }) => {
      kept.forget();
      await navigate({ to: "/dashboard/jobs/$id", params: { id: job.id } });
    },
    onFailed: (failure) => form.setErrors(formErrors(fieldErrors(failure))),
  });
  useFirstInvalid(form.errors);
  const saveButton = (
    <Button type="submit" size={isPhone ? "lg" : "sm"} fullWidth={isPhone} loading={create.isPending}>
      {t("jobs.save_job")}
    </Button>
  );
  return (
    <Stack
      as="form"
      className={screen.screen}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.clearErrors();
        create.mutate({
          ...bodyOf(form.values, draft),
          custom: customBody(own, form.values.custom),
          ...(extraction_id && { extraction_id }),
        });
      }}
    >
      <ScreenHead
        breadcrumb={<Crumb />}
        title={isRead ? t("jobs.review_title") : t("jobs.new")}
        facts={isRead ? t("jobs.review_facts") : undefined}
        actions={
          <>
            <Button variant="default" title={t("jobs.again_hint")} onClick={() => onAgain(form.values.description)}>
              {isRead ? t("jobs.again") : t("jobs.paste")}
            </Button>
            {!isPhone && saveButton}
          </>
        }
      />
      {create.isError && (
        <Alert color="red" variant="light" className={classes.failed} role="alert">
          {t("jobs.not_saved")} {failureText(create.error)}
        </Alert>
      )}
      <KeptLine kept={kept} />
      <div className={classes.line} />
      <JobEditor form={form} evidence={evidence} showsPassages={isRead} leftOut={left_out} doubts={doubts} isFolded={isRead} warns>
        <CustomInputs kept={kept} fields={own} inputFor={form.getInputProps} />
      </JobEditor>
      {isPhone && <footer className={classes.foot}>{saveButton}</footer>}
    </Stack>
  );
}
