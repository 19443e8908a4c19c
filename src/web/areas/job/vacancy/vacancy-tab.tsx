import { Alert, Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconPencil } from "@tabler/icons-react";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { type DeclaredField, nameOf, valueAt } from "#contract/declared-field.ts";
import { api } from "#contract/index.ts";
import type { Job } from "#contract/job/job.ts";
import { fieldsOfJob } from "#contract/job/job-fields.ts";
import type { ComparedLine } from "#contract/job/match.ts";
import editor from "#web/areas/job/form/job-editor.module.css";
import { JobEditor } from "#web/areas/job/form/job-editor.tsx";
import { changedBody, formErrors, type JobFieldName, type JobValues, valuesOf } from "#web/areas/job/form/job-form.ts";
import { usePairing } from "#web/areas/job/form/use-pairing.ts";
import { VacancyPointing } from "#web/areas/pointing/vacancy-pointing.tsx";
import { CallFailed, fieldErrors, send } from "#web/kit/calls/api.ts";
import { failureText, notify, showFailure } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { useCustomFields } from "#web/kit/custom/custom-fields.ts";
import { saveCustomBy } from "#web/kit/custom/save-custom.ts";
import { drop, keep, keptAs } from "#web/kit/draft/kept.ts";
import { KeptLine } from "#web/kit/draft/kept-textarea.tsx";
import { draftKey } from "#web/kit/draft/use-draft.ts";
import { jobFieldWords } from "#web/kit/record/job-field-words.ts";
import { contactText, hoursText, levelName, placeText, salaryText } from "#web/kit/record/job-words.ts";
import { languageName } from "#web/kit/record/language-name.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { useFirstInvalid } from "#web/ui/input/first-invalid.ts";
import { Row, Span, Stack, Text } from "#web/ui/layout.tsx";
import { KindBadge } from "#web/ui/marks/marks.tsx";
import { OriginMark } from "#web/ui/marks/origin-mark.tsx";
import { ScrollRegion } from "#web/ui/screen/scroll-region.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import { ComparedFields } from "./compared-fields.tsx";
import { StaleJob } from "./stale-job.tsx";
import classes from "./vacancy-tab.module.css";
import { VacancyText } from "./vacancy-text.tsx";

const CustomRows = lazyPart(async () => (await import("#web/kit/custom/custom-rows.tsx")).CustomRows);
const route = getRouteApi("/dashboard/jobs/$id");

/** The vacancy's text beside its requirements, to read or to change. */
export function VacancyTab({ job, compared }: { job: Job; compared: ComparedLine[] }) {
  const { edit } = route.useSearch();
  const isEditor = mayEdit(useUser());
  return edit && isEditor ? <EditVacancy job={job} /> : <ReadVacancy job={job} compared={compared} />;
}

function ReadVacancy({ job, compared }: { job: Job; compared: ComparedLine[] }) {
  const t = useWords();
  const user = useUser();
  const isEditor = mayEdit(user);
  const hasOwn = useCustomFields("job").length > 0;
  const { weights } = user.workspace.settings;
  const navigate = route.useNavigate();
  const pairing = usePairing();
  const passages = useMemo(
    () =>
      job.requirements.flatMap(({ id, start, end }) =>
        typeof start === "number" && typeof end === "number" ? [{ key: id, start, end }] : [],
      ),
    [job.requirements],
  );
  const isCompared = (id: string) => compared.length === 0 || compared.some(({ requirement_id }) => requirement_id === id);
  const edit = () => void navigate({ search: { tab: "vacancy", edit: true } });
  const facts: [string, string | null][] = [
    ...fieldsOfJob
      .filter((field: DeclaredField) => !field.isPart)
      .map((field): [string, string | null] => {
        const name = nameOf(field);
        const label = name === "salary_min" ? t("matching.criterion.salary") : jobFieldWords.name(t, field);
        const together = toldTogether[name];
        return [label, together ? together(t, job) : jobFieldWords.text(t, field, valueAt(job, field.path))];
      }),
    [
      t("jobs.field.languages"),
      job.languages
        .map(({ language, level }) => [languageName(language), level && levelName(t, level)].filter(Boolean).join(" "))
        .join(", ") || null,
    ],
  ];
  return (
    <div className={editor.panes}>
      <ScrollRegion className={editor.text} label={t("jobs.text")}>
        {job.description ? (
          <VacancyText
            text={job.description}
            passages={passages}
            lit={pairing.lit}
            onLight={pairing.setLit}
            onPick={pairing.showField}
            reveal={pairing.reveal}
            pointing={isEditor ? (text) => <VacancyPointing job={job} within={text} /> : undefined}
          />
        ) : (
          <EmptyState
            title={t("jobs.no_text")}
            action={
              isEditor && (
                <Button variant="default" onClick={edit}>
                  {t("jobs.edit")}
                </Button>
              )
            }
          />
        )}
      </ScrollRegion>
      <ScrollRegion className={editor.form} label={t("jobs.requirements")}>
        <Row justify="between" mb={8}>
          <Text as="h2" size={15} weight={600}>
            {t("jobs.requirements")}
          </Text>
          {isEditor && (
            <Button size="xs" variant="default" leftSection={<IconPencil size={14} stroke={1.6} color="var(--icon)" />} onClick={edit}>
              {t("jobs.edit")}
            </Button>
          )}
        </Row>
        {job.requirements.length === 0 && <p className={classes.none}>{t("jobs.no_requirements")}</p>}
        <ol className={classes.rows}>
          {job.requirements.map((each) => {
            const isPaired = passages.some((passage) => passage.key === each.id);
            return (
              <li
                key={each.id}
                data-field={each.id}
                data-lit={(isPaired && pairing.lit === each.id) || undefined}
                onMouseEnter={() => isPaired && pairing.setLit(each.id)}
                onMouseLeave={() => isPaired && pairing.setLit(null)}
              >
                <Span weight={500} isBreakable>
                  {each.text}
                  <Span size={12} weight={400} tone="dimmed" className={classes.about}>
                    {[
                      isCompared(each.id) ? null : t("jobs.not_compared"),
                      each.skill?.toLowerCase() === each.text.toLowerCase() ? null : each.skill,
                      each.min_years ? t("jobs.amount.years", { count: each.min_years }) : null,
                    ]
                      .filter(Boolean)
                      .join(", ")}
                  </Span>
                </Span>
                <Row as="span" gap={6} size={12} isPiece tone="dimmed">
                  <KindBadge kind={each.kind} text={t(`common.kind.${each.kind}`)} />
                  {isCompared(each.id) &&
                    each.kind !== "knock_out" &&
                    t("matching.points_short", { n: formatNumber(each.weight ?? weights[each.kind]) })}
                </Row>
                {isPaired ? (
                  <OriginMark
                    kind="passage"
                    text={t("jobs.in_text")}
                    label={`${t("jobs.in_text")}: ${t("jobs.source_sentence")}`}
                    onOpen={() => pairing.showPassage(each.id)}
                  />
                ) : (
                  <OriginMark kind="none" text={t("jobs.no_sentence")} />
                )}
              </li>
            );
          })}
        </ol>
        <ComparedFields job={job} lines={compared} />
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <Text as="dt" size={12} tone="dimmed">
                {name}
              </Text>
              <Text as="dd" weight={500} isBreakable data-none={value === null || undefined}>
                {value ?? t("jobs.not_given")}
              </Text>
            </div>
          ))}
        </dl>
        {hasOwn && (
          <section aria-label={t("lists.custom.own")}>
            <Text as="h2" size={15} weight={600} mt={20} mb={8}>
              {t("lists.custom.own")}
            </Text>
            <CustomRows record="job" record_id={job.id} values={job.custom} isEditor={isEditor} save={saveOwn(job)} />
          </section>
        )}
      </ScrollRegion>
    </div>
  );
}

const saveOwn = ({ id, version }: Job) =>
  saveCustomBy((custom) => send(api.job.update, { id, version, custom }), [api.job.show, api.job.list]);

/** Fields that say more with others. */
const toldTogether: Partial<Record<JobFieldName, (t: Words, job: Job) => string | null>> = {
  contact_name: (_, job) => contactText(job),
  city: placeText,
  hours_per_week: hoursText,
  salary_min: salaryText,
};

interface StoredDraft {
  /** The version that the form began with: what came meanwhile must not be overwritten unseen. */
  base: Job;
  values: JobValues;
}

function EditVacancy({ job }: { job: Job }) {
  const t = useWords();
  const navigate = route.useNavigate();
  const [key] = useState(() => draftKey(`job ${job.id}`));
  const [stored] = useState(() => keptAs<StoredDraft>(key)?.value);
  const [isKept, setIsKept] = useState(stored !== undefined);
  const [base, setBase] = useState<Job>(stored?.base ?? job);
  const [current, setCurrent] = useState<Job | null>(null);
  const [editsText, setEditsText] = useState(!job.description);
  const form = useForm<JobValues>({
    initialValues: { ...valuesOf(job), ...stored?.values },
    onValuesChange: (values) => keep(key, { base, values } satisfies StoredDraft),
  });
  const leave = () => {
    drop(key);
    void navigate({ search: { tab: "vacancy" } });
  };
  const save = useAction(api.job.update, {
    refreshes: [api.job.show, api.job.list, ...readsMatches],
    quiet: true,
    onDone: () => {
      notify("info", t("jobs.saved"));
      leave();
    },
    onFailed: (failure) => {
      const stale = failure instanceof CallFailed && failure.status === 409 ? (failure.envelope.data?.job as Job | undefined) : undefined;
      if (stale) return setCurrent(stale);
      form.setErrors(formErrors(fieldErrors(failure)));
      showFailure(failure);
    },
  });
  useFirstInvalid(form.errors);
  const sendOver = (over: number) => save.mutate({ ...changedBody(form.values, base), id: job.id, version: over });
  const take = (newest: Job) => {
    form.setValues(valuesOf(newest));
    form.clearErrors();
    setBase(newest);
    setCurrent(null);
    setIsKept(false);
    drop(key);
  };
  const forget = () => drop(key);
  return (
    <Stack
      as="form"
      flex="fill"
      className={classes.edit}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.clearErrors();
        sendOver(base.version);
      }}
    >
      <Row gap={8} isWrapped flex="none" className={classes.bar}>
        <Button variant="default" onClick={() => setEditsText(!editsText)} disabled={!form.values.description && editsText}>
          {editsText ? t("jobs.show_text") : t("jobs.edit_text")}
        </Button>
        <span className={classes.space} />
        <KeptLine kept={{ isKept, isBehind: job.version > base.version, forget, discard: () => take(job) }} />
        <Button variant="default" onClick={leave}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {t("common.save")}
        </Button>
      </Row>
      <JobEditor
        form={form}
        evidence={NO_EVIDENCE}
        showsPassages={!editsText}
        warns={false}
        formHead={
          current ? (
            <StaleJob
              base={base}
              current={current}
              mine={form.values}
              isBusy={save.isPending}
              onKeep={() => sendOver(current.version)}
              onTake={() => take(current)}
            />
          ) : save.isError && !(save.error instanceof CallFailed && save.error.status === 409) ? (
            <Alert color="red" variant="light" role="alert" mb="md">
              {t("jobs.not_saved")} {failureText(save.error)}
            </Alert>
          ) : null
        }
      />
    </Stack>
  );
}

const NO_EVIDENCE = {};
