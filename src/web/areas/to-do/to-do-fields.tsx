import { NativeSelect, TextInput } from "@mantine/core";
import { useColleagues, useOwnRecruiterId } from "#web/kit/people/use-colleagues.ts";
import { useWords } from "#web/words/words.ts";

const NOBODY = "nobody";

export interface DueAndWhose {
  due_on: string | null;
  /** Undefined: the caller's. */
  recruiter_id: string | null | undefined;
}

/** Until when, and whose: the second where there is somebody else. */
export function DueAndWhoseFields({
  value,
  onChange,
  size = "sm",
}: {
  value: DueAndWhose;
  onChange: (change: Partial<DueAndWhose>) => void;
  size?: "xs" | "sm";
}) {
  const t = useWords();
  const colleagues = useColleagues();
  const own = useOwnRecruiterId();
  const others = colleagues.filter(({ id }) => id !== own);
  return (
    <>
      <TextInput
        size={size}
        type="date"
        label={t("tasks.due")}
        value={value.due_on ?? ""}
        onChange={(event) => onChange({ due_on: event.currentTarget.value || null })}
      />
      {others.length > 0 && own && (
        <NativeSelect
          size={size}
          label={t("tasks.whose")}
          data={[
            { value: own, label: t("tasks.me") },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
            { value: NOBODY, label: t("tasks.nobody") },
          ]}
          value={value.recruiter_id === null ? NOBODY : (value.recruiter_id ?? own)}
          onChange={({ currentTarget: { value: id } }) => onChange({ recruiter_id: id === NOBODY ? null : id })}
        />
      )}
    </>
  );
}
