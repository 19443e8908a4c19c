import { ActionIcon, Button, Switch } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { api } from "#contract/index.ts";
import type { JobRow } from "#contract/job/job.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { declaredColumns } from "#web/kit/list/declared-columns.tsx";
import { declaredFilters } from "#web/kit/list/declared-filters.ts";
import { defineList, type Filter, type Picked, type Sort } from "#web/kit/list/define-list.ts";
import { recruiterFilter } from "#web/kit/list/tools/filters.tsx";
import { AssignMenu } from "#web/kit/list/tools/selection/selection-bar.tsx";
import { useBulk } from "#web/kit/list/tools/selection/use-bulk.ts";
import { jobFieldWords } from "#web/kit/record/job-field-words.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Span } from "#web/ui/layout.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { formatDate, formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { type JobsSearch, jobsBody, jobsSorts } from "./addresses.ts";
import { useJobActions } from "./use-job-actions.ts";

const sortNames = { created_at: "jobs.sort_oldest", title: "jobs.sort_title", client: "jobs.sort_client", city: "jobs.sort_city" } as const;
const sorts: Sort[] = [
  { by: undefined, name: (t) => t("jobs.sort_newest") },
  ...jobsSorts.map((by) => ({ by, name: (t) => t(sortNames[by]), column: by }) satisfies Sort),
];

/** A dash for nothing: a column of noughts hides the figures. */
const figure = (count: number) => (count === 0 ? "–" : formatNumber(count));
const since = (job: JobRow, isTrash: boolean) => formatDate((isTrash && job.deleted_at) || job.created_at);

export const jobList = defineList<typeof api.job.list, JobRow, JobsSearch>({
  name: "jobs",
  path: "/dashboard/jobs",
  call: api.job.list,
  rows: ({ data }) => data.jobs,
  ask: jobsBody,
  record: {
    name: ({ title }) => title,
    href: ({ id }, { isTrash }) => (isTrash ? null : `/dashboard/jobs/${id}`),
  },
  columns: [
    { key: "title", name: (t) => t("jobs.field.title"), width: [180, 4] },
    { key: "client", name: (t) => t("jobs.client"), width: [100, 1.5], look: "quiet", cell: ({ client }) => client?.name },
    { key: "city", name: (t) => t("jobs.city"), width: [80, 0.9], leaves: 2, look: "quiet", cell: ({ city }) => city },
    {
      key: "matches",
      name: (t) => t("jobs.matches_head"),
      hint: (t) => t("jobs.matches_hint"),
      ...{ width: [84, 0], look: "end figures" },
      cell: ({ strong_matches, matches }) => (
        <>
          <b>{formatNumber(strong_matches)}</b>
          <Span tone="dimmed"> / {formatNumber(matches)}</Span>
        </>
      ),
    },
    {
      key: "shortlisted",
      name: (t) => t("jobs.shortlisted"),
      ...{ width: [100, 0], leaves: 3, look: "end figures" },
      cell: ({ shortlisted }) => figure(shortlisted),
    },
    {
      key: "proposals",
      name: (t) => t("lists.proposals_count"),
      ...{ width: [76, 0], leaves: 4, look: "end figures" },
      cell: ({ proposals }) => figure(proposals),
    },
    {
      key: "open_since",
      name: (t, isTrash) => t(isTrash ? "jobs.deleted_on" : "jobs.open_since"),
      ...{ width: [92, 0], leaves: 5, look: "quiet figures" },
      cell: (job, { isTrash }) => since(job, isTrash),
    },
    {
      key: "owner",
      name: (t) => t("jobs.owner"),
      ...{ width: [100, 1.1], leaves: 1, look: "quiet" },
      cell: ({ recruiter_id }, { nameOf }) => nameOf(recruiter_id),
    },
    ...declaredColumns<JobRow>(jobFieldWords),
    { key: "is_open", name: (t) => t("jobs.is_open"), width: [44, 0], isLiving: true, cell: (job) => <OpenSwitch job={job} /> },
  ],
  sorts,
  filters: [
    {
      key: "skills",
      label: (t) => t("candidates.chip_skill"),
      input: {
        kind: "texts",
        label: (t) => t("candidates.filter_skills"),
        hint: (t) => t("candidates.filter_skills_hint"),
        suggested: (rows: readonly JobRow[]) => [...new Set(rows.flatMap(({ skills }) => skills.map(({ name }) => name)))].sort(),
      },
    },
    recruiterFilter,
    ...Object.values<Filter>(declaredFilters(jobFieldWords)),
  ],
  card: {
    mark: (job, { isTrash }) => !isTrash && <OpenSwitch job={job} />,
    sub: ({ client, city }) => [client?.name, city].filter(Boolean).join(", ") || "–",
    foot: (job, { t, isTrash }) => (
      <>
        <b>{formatNumber(job.strong_matches)}</b> / {t("jobs.matches", { count: job.matches })}
        {job.shortlisted > 0 && ` · ${t("jobs.shortlisted")} ${formatNumber(job.shortlisted)}`}
        {job.proposals > 0 && ` · ${t("lists.proposals_count")} ${formatNumber(job.proposals)}`} · {since(job, isTrash)}
      </>
    ),
  },
  action: (job, { isTrash }) => <RowAction job={job} isTrash={isTrash} />,
  bulk: {
    kind: "job",
    verbs: (picked) => <JobVerbs {...picked} />,
    trashed: (t, count) => t("lists.trashed", { count }),
    restored: (t, count) => t("lists.restored", { count }),
  },
  sheet: async () => (await import("./job-sheet.ts")).jobSheet,
  heights: { row: 37, card: 92 },
  keepsFilters: true,
  words: {
    title: (t) => t("jobs.title"),
    search: (t) => t("jobs.search"),
    none: (t) => t("jobs.none_found"),
    trash: (t) => t("jobs.trash_text"),
    noTrash: (t) => ({ title: t("jobs.trash_empty"), text: t("jobs.no_trash_text") }),
  },
});

/** What may be done with ticked jobs, beside trashing them. */
function JobVerbs({ ids }: Picked<JobRow>) {
  const t = useWords();
  const { run, isBusy } = useBulk("job");
  return (
    <>
      <Button
        variant="default"
        loading={isBusy}
        onClick={() => void run([{ do: "status", ids, status: 1 }], (count) => t("lists.opened", { count }))}
      >
        {t("lists.open_jobs")}
      </Button>
      <Button
        variant="default"
        loading={isBusy}
        onClick={() => void run([{ do: "status", ids, status: 0 }], (count) => t("lists.closed", { count }))}
      >
        {t("lists.close_jobs")}
      </Button>
      <AssignMenu kind="job" ids={ids} />
    </>
  );
}

function OpenSwitch({ job }: { job: JobRow }) {
  const t = useWords();
  const { setOpen, isBusy } = useJobActions();
  const isEditor = mayEdit(useUser());
  return (
    <span data-above>
      <Switch
        size="xs"
        checked={job.status === 1}
        disabled={isBusy || !isEditor}
        aria-label={t("jobs.open_job", { title: job.title })}
        onChange={(event) => setOpen(job, event.currentTarget.checked)}
      />
    </span>
  );
}

function RowAction({ job, isTrash }: { job: JobRow; isTrash: boolean }) {
  const t = useWords();
  const { remove, restore, isBusy } = useJobActions();
  if (!mayEdit(useUser())) return null;
  if (isTrash)
    return (
      <Button
        size="xs"
        variant="default"
        loading={isBusy}
        onClick={() => restore(job.id, () => notify("info", t("jobs.restored", { title: job.title })))}
      >
        {t("jobs.restore")}
      </Button>
    );
  return (
    <Tooltip label={t("common.delete")}>
      <ActionIcon size={28} aria-label={t("jobs.delete_job", { title: job.title })} disabled={isBusy} onClick={() => remove(job)}>
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
