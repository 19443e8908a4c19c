import { fieldName } from "#web/kit/record/profile-fields.ts";
import { OriginMark } from "#web/ui/marks/origin-mark.tsx";
import { useWords } from "#web/words/words.ts";
import { useProfile } from "./profile-context.tsx";

/** Where a field's value comes from; opens its passage where there is one. */
export function Origin({ path, hasValue = true }: { path: string; hasValue?: boolean }) {
  const t = useWords();
  const { candidate, passageOf, open } = useProfile();
  const passage = passageOf(path);
  if (passage) {
    const place = passage.page ? t("record.profile.origin_page", { n: passage.page }) : t("record.profile.origin_cv");
    const isByModel = candidate.evidence[passage.key]?.read_by === "model";
    const text = isByModel ? t("record.profile.origin_model", { place }) : place;
    return (
      <OriginMark
        kind="passage"
        text={text}
        onOpen={() => open(passage.key)}
        label={t("record.profile.open_origin", { text, field: fieldName(t, path, candidate) })}
      />
    );
  }
  if (hasValue) return <OriginMark kind="person" text={t("record.profile.origin_you")} />;
  return candidate.cv_text === null ? null : <OriginMark kind="none" text={t("record.profile.origin_none")} />;
}
