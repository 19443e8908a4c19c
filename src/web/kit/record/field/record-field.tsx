import { keepPreviousData } from "@tanstack/react-query";
import { notedRecords, oneOf } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { AboutRecord } from "#contract/note/note.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { type FoundChoices, SearchSelect } from "#web/ui/input/search-select.tsx";
import { useWords } from "#web/words/words.ts";

/** A record that something is about, and what it is called. */
export interface NamedRecord extends AboutRecord {
  name: string;
}

interface RecordFieldProps {
  label: string;
  size?: "xs" | "sm";
  value: NamedRecord | null;
  onChange: (record: NamedRecord | null) => void;
}

/** A candidate, job, client or proposal, found by what is in it; or none. */
export function RecordField({ value, onChange, ...input }: RecordFieldProps) {
  const t = useWords();
  return (
    <SearchSelect
      {...input}
      placeholder={t("tasks.about_hint")}
      clearLabel={t("tasks.about_nothing")}
      useFound={useFoundRecords}
      chosen={value && { value: `${value.record} ${value.record_id}`, label: value.name, group: t(`frame.palette_of.${value.record}`) }}
      onChoose={(choice) => {
        const [kind, record_id] = choice?.value.split(" ") ?? [];
        const record = oneOf(notedRecords, kind);
        onChange(choice && record && record_id ? { record, record_id, name: choice.label } : null);
      }}
    />
  );
}

function useFoundRecords(q: string): FoundChoices {
  const t = useWords();
  const isAsked = q.length > 1;
  const search = useCall(api.dashboard.find, { q, limit: 5 }, { enabled: isAsked, quiet: true, placeholderData: keepPreviousData });
  const found = isAsked ? (search.data?.data.found ?? []) : [];
  const choices = notedRecords.flatMap((record) =>
    found
      .filter(({ kind }) => kind === record)
      .map(({ id, name, about }) => ({
        value: `${record} ${id}`,
        label: [name ?? t("common.unnamed"), about].filter(Boolean).join(", "),
        group: t(`frame.palette_of.${record}`),
      })),
  );
  if (!isAsked) return { choices, nothing: t("tasks.about_hint") };
  return { choices, nothing: search.isFetching ? t("frame.palette_searching") : t("common.nothing_found") };
}
