import { useRecruiterNames } from "#web/kit/people/use-colleagues.ts";
import { languageName } from "#web/kit/record/language-name.ts";
import { Chip } from "#web/ui/marks.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import type { Filters } from "./addresses.ts";

/** The filters in use, each with its cross. */
export function FilterChips({ filters, onChange }: { filters: Filters; onChange: (change: Filters) => void }) {
  const t = useWords();
  const chip = (key: string, label: string | null, value: string, change: Filters) => (
    <Chip
      key={key}
      label={label}
      value={value}
      onRemove={() => onChange(change)}
      removeLabel={t("candidates.chip_remove", { name: [label, value].filter(Boolean).join(" ") })}
    />
  );
  const nameOf = useRecruiterNames();
  const without = (list: string[] | undefined, one: string) => {
    const left = list?.filter((each) => each !== one);
    return left?.length ? left : undefined;
  };
  return (
    <>
      {filters.skills?.map((skill) =>
        chip(`skill ${skill}`, t("candidates.chip_skill"), skill, { skills: without(filters.skills, skill) }),
      )}
      {filters.location && chip("location", t("candidates.chip_place"), filters.location, { location: undefined })}
      {filters.min_years !== undefined &&
        chip("years", t("candidates.chip_years"), t("candidates.chip_years_value", { n: filters.min_years }), { min_years: undefined })}
      {filters.languages?.map((code) =>
        chip(`language ${code}`, t("candidates.chip_language"), languageName(code), { languages: without(filters.languages, code) }),
      )}
      {filters.available_before &&
        chip("available", t("candidates.chip_available"), formatDate(filters.available_before), { available_before: undefined })}
      {filters.recruiter_id &&
        chip("recruiter", t("lists.chip_recruiter"), nameOf(filters.recruiter_id) ?? "…", { recruiter_id: undefined })}
      {filters.has_cv !== undefined &&
        chip("cv", null, filters.has_cv ? t("candidates.filter_cv_yes") : t("candidates.filter_cv_no"), { has_cv: undefined })}
    </>
  );
}
