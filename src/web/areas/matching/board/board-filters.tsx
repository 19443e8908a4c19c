import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useClientName, useFoundClients } from "#web/kit/people/clients.ts";
import { JobField } from "#web/kit/record/field/job-field.tsx";
import { SearchSelect } from "#web/ui/input/search-select.tsx";
import { useWords } from "#web/words/words.ts";

interface BoardFilterProps {
  value: string | undefined;
  onChoose: (id: string | undefined) => void;
  className: string | undefined;
}

/** One of the open jobs, the newest first. */
export function JobFilter({ value, onChoose, className }: BoardFilterProps) {
  const t = useWords();
  const named = useCall(api.job.list, { ids: [value ?? ""], limit: 1 }, { quiet: true, enabled: value !== undefined, staleTime: 60_000 });
  return (
    <JobField
      size="xs"
      className={className}
      aria-label={t("pipeline.job")}
      placeholder={t("pipeline.all_jobs")}
      clearLabel={t("pipeline.all_jobs")}
      value={value === undefined ? null : (named.data?.data.jobs[0] ?? { id: value, title: "…", client: null })}
      onChange={(job) => onChoose(job?.id)}
    />
  );
}

/** One of the clients, by name. */
export function ClientFilter({ value, onChoose, className }: BoardFilterProps) {
  const t = useWords();
  const name = useClientName(value);
  return (
    <SearchSelect
      size="xs"
      className={className}
      aria-label={t("pipeline.client")}
      placeholder={t("pipeline.all_clients")}
      clearLabel={t("pipeline.all_clients")}
      chosen={value === undefined ? null : { value, label: name ?? "…" }}
      useFound={useFoundClients}
      onChoose={(choice) => onChoose(choice?.value)}
    />
  );
}
