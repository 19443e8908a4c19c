import { keepPreviousData } from "@tanstack/react-query";
import { api } from "#contract/index.ts";
import type { JobRow } from "#contract/job/job.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { type Choice, type FoundChoices, type InputProps, SearchSelect } from "#web/ui/input/search-select.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";

/** So many are offered of what fits; whoever looks for another one types on. */
export const OFFERED = 20;
export const kept = { quiet: true, staleTime: 30_000, placeholderData: keepPreviousData } as const;

export type NamedJob = Pick<JobRow, "id" | "title" | "client">;
type JobChoice = Choice & { job: NamedJob };

interface FirstJob {
  job: NamedJob;
  note: string;
}

interface JobFieldProps extends InputProps {
  clearLabel?: string;
  value: NamedJob | null;
  /** Offered before the others while nothing is typed, in their order, each with what is said of it. */
  first?: readonly FirstJob[];
  onChange: (job: NamedJob | null) => void;
}

/** One of the open jobs, the newest first, found by what is in it. */
export function JobField({ value, first = [], onChange, ...input }: JobFieldProps) {
  const chosen = value && choiceOf(value, first.find(({ job }) => job.id === value.id)?.note);
  return (
    <SearchSelect
      {...input}
      chosen={chosen}
      first={first.map(({ job, note }) => choiceOf(job, note))}
      useFound={useOpenJobs}
      onChoose={(choice) => onChange(choice?.job ?? null)}
    />
  );
}

/** Jobs are told apart by their client. */
const choiceOf = (job: NamedJob, note?: string): JobChoice => ({
  value: job.id,
  label: [job.title, job.client?.name, note].filter(Boolean).join(", "),
  job,
});

/** That there are more than those that are shown. */
export const moreOf = (t: Words, total: number | undefined) => (shown: number) =>
  total !== undefined && total > shown ? t("frame.more_exist", { n: formatNumber(total - shown) }) : undefined;

function useOpenJobs(q: string): FoundChoices<JobChoice> {
  const t = useWords();
  const { data, isFetching } = useCall(api.job.list, { limit: OFFERED, status: 1, ...(q && { q }) }, kept);
  return {
    choices: (data?.data.jobs ?? []).map((job) => choiceOf(job)),
    nothing: t(isFetching ? "frame.palette_searching" : "common.nothing_found"),
    more: moreOf(t, data?.data.total),
  };
}
