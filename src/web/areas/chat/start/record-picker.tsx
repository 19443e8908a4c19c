import { Combobox, Loader, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "#contract/index.ts";
import { failureText } from "#web/kit/calls/failures.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { Text } from "#web/ui/layout.tsx";
import { shownName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./record-picker.module.css";

export interface FoundRecord {
  id: string;
  name: string;
  /** What tells it from others of that name. */
  facts: string;
}

/** Candidates, or open jobs, that fit what is typed. */
export function useRecords(kind: "candidate" | "job", typed: string, isOn: boolean) {
  const t = useWords();
  const [q] = useDebouncedValue(typed.trim(), 200);
  const options = { quiet: true, placeholderData: keepPreviousData, staleTime: 30_000 };
  const body = { limit: 20, ...(q && { q }) };
  const candidates = useCall(api.candidate.list, body, { ...options, enabled: isOn && kind === "candidate" });
  const jobs = useCall(api.job.list, { ...body, status: 1 }, { ...options, enabled: isOn && kind === "job" });
  const records: FoundRecord[] =
    kind === "candidate"
      ? (candidates.data?.data.candidates ?? []).map((each) => ({
          id: each.id,
          name: shownName(t, each),
          facts: [each.headline ?? each.experience[0]?.title, each.city].filter(Boolean).join(", "),
        }))
      : (jobs.data?.data.jobs ?? []).map((each) => ({
          id: each.id,
          name: each.title,
          facts: [each.client?.name, each.city].filter(Boolean).join(", "),
        }));
  const asked = kind === "candidate" ? candidates : jobs;
  return { records, isPending: asked.isPending, isFetching: asked.isFetching, error: asked.error };
}

export interface RecordPickerProps {
  kind: "candidate" | "job";
  /** The one that is chosen now. */
  chosen?: string | null | undefined;
  onPick: (id: string) => void;
  /** What opens it: a button that hands its props on. */
  children: (open: () => void, isOpen: boolean) => ReactNode;
}

/** A button that opens a list to search in. */
export function RecordPicker({ kind, chosen, onPick, children }: RecordPickerProps) {
  const t = useWords();
  const [typed, setTyped] = useState("");
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setTyped("");
    },
    onDropdownOpen: () => combobox.focusSearchInput(),
  });
  const { records, isPending, isFetching, error } = useRecords(kind, typed, combobox.dropdownOpened);
  const label = t(kind === "candidate" ? "chat.find_candidate" : "chat.find_job");
  return (
    <Combobox
      store={combobox}
      width={320}
      position="bottom-start"
      radius="md"
      shadow="lg"
      onOptionSubmit={(id) => {
        combobox.closeDropdown();
        if (id !== chosen) onPick(id);
      }}
    >
      <Combobox.Target targetType="button">{children(() => combobox.toggleDropdown(), combobox.dropdownOpened)}</Combobox.Target>
      <Combobox.Dropdown className={classes.dropdown}>
        <Combobox.Search
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.updateSelectedOptionIndex();
          }}
          placeholder={label}
          aria-label={label}
          rightSection={isFetching ? <Loader size={14} /> : null}
        />
        <Combobox.Options className={classes.options} aria-label={label}>
          {records.map((record) => (
            <Combobox.Option key={record.id} value={record.id} active={record.id === chosen} className={classes.option}>
              <Text as="span" weight={500} isBreakable>
                {record.name}
              </Text>
              {record.facts && (
                <Text as="span" size={12} tone="secondary" isBreakable>
                  {record.facts}
                </Text>
              )}
            </Combobox.Option>
          ))}
          {records.length === 0 && (
            <Combobox.Empty>{error ? failureText(error) : isPending ? t("common.loading") : t("common.nothing_found")}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
