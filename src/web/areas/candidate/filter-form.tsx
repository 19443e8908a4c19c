import { Button, MultiSelect, NumberInput, Select, TagsInput, TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import type { FilterFormProps } from "#web/kit/list/define-list.ts";
import { useColleagues } from "#web/kit/people/use-colleagues.ts";
import { languageName } from "#web/kit/record/language-name.ts";
import { useWords } from "#web/words/words.ts";
import type { CandidatesSearch } from "./addresses.ts";
import classes from "./filter-form.module.css";
import { commonLanguages } from "./languages.ts";
import type { ListedCandidate } from "./last-list.ts";

/** Every filter that the list knows, applied together. */
export function FilterForm({ filters, rows, onApply }: FilterFormProps<CandidatesSearch, ListedCandidate>) {
  const t = useWords();
  const [draft, setDraft] = useState(filters);
  const set = (change: CandidatesSearch) => setDraft({ ...draft, ...change });
  const skills = useMemo(
    () => [...new Set(rows.flatMap((row) => row.skills.map(({ name }) => name)))].sort((a, b) => a.localeCompare(b)),
    [rows],
  );
  const colleagues = useColleagues();
  const languages = useMemo(
    () =>
      [...new Set([...commonLanguages, ...(filters.languages ?? [])])]
        .map((code) => ({ value: code, label: languageName(code) }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [filters.languages],
  );
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
    >
      <TagsInput
        label={t("candidates.filter_skills")}
        placeholder={draft.skills?.length ? "" : t("candidates.filter_skills_hint")}
        data={skills}
        limit={20}
        openOnFocus={false}
        withScrollArea={false}
        styles={{ dropdown: { maxHeight: 220, overflowY: "auto" } }}
        value={draft.skills ?? []}
        onChange={(value) => set({ skills: value.length > 0 ? value : undefined })}
        comboboxProps={{ withinPortal: false }}
        data-autofocus
      />
      <TextInput
        label={t("candidates.filter_location")}
        placeholder={t("candidates.filter_location_hint")}
        value={draft.location ?? ""}
        onChange={(event) => set({ location: event.currentTarget.value || undefined })}
      />
      <NumberInput
        label={t("candidates.filter_years")}
        min={0}
        max={70}
        value={draft.min_years ?? ""}
        onChange={(value) => set({ min_years: Number(value) > 0 ? Number(value) : undefined })}
      />
      <MultiSelect
        label={t("candidates.filter_languages")}
        data={languages}
        searchable
        withScrollArea={false}
        styles={{ dropdown: { maxHeight: 220, overflowY: "auto" } }}
        value={draft.languages ?? []}
        onChange={(value) => set({ languages: value.length > 0 ? value : undefined })}
        comboboxProps={{ withinPortal: false }}
      />
      <TextInput
        type="date"
        label={t("candidates.filter_available")}
        value={draft.available_before ?? ""}
        onChange={(event) => set({ available_before: event.currentTarget.value || undefined })}
      />
      <Select
        label={t("candidates.filter_cv")}
        allowDeselect={false}
        value={draft.has_cv === undefined ? "any" : draft.has_cv ? "yes" : "no"}
        onChange={(value) => set({ has_cv: value === "any" ? undefined : value === "yes" })}
        data={[
          { value: "any", label: t("candidates.filter_cv_any") },
          { value: "yes", label: t("candidates.filter_cv_yes") },
          { value: "no", label: t("candidates.filter_cv_no") },
        ]}
        comboboxProps={{ withinPortal: false }}
      />
      {(colleagues.length > 1 || draft.recruiter_id) && (
        <Select
          label={t("lists.chip_recruiter")}
          placeholder={t("candidates.filter_anybody")}
          clearable
          clearButtonProps={{ "aria-label": t("candidates.clear") }}
          data={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.recruiter_id ?? null}
          onChange={(value) => set({ recruiter_id: value ?? undefined })}
          comboboxProps={{ withinPortal: false }}
        />
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => onApply({})}>
          {t("candidates.clear")}
        </Button>
        <Button type="submit">{t("candidates.apply")}</Button>
      </div>
    </form>
  );
}
