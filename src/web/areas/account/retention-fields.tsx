import { NumberInput, Select, Switch } from "@mantine/core";
import type { Retention } from "#contract/account/workspace.ts";
import { retentionPresets } from "#contract/choices.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./profile.module.css";

type Preset = keyof typeof retentionPresets | "own" | "never";
const presets = [...(Object.keys(retentionPresets) as (keyof typeof retentionPresets)[]), "own", "never"] as const; // its own keys

const terms = ["without_consent_days", "with_consent_days"] as const;
const switches = ["through_trash", "asks_to_renew"] as const;

/** How long candidates stay, as it stands in a form: which term, and the days of one's own. */
interface RetentionChoice {
  through_trash: boolean;
  asks_to_renew: boolean;
  without_consent_days: { preset: Preset; days: number | string };
  with_consent_days: { preset: Preset; days: number | string };
}

function chosen(days: number | null): RetentionChoice["with_consent_days"] {
  if (days === null) return { preset: "never", days: "" };
  const preset = presets.find((each) => each !== "own" && each !== "never" && retentionPresets[each] === days);
  return preset ? { preset, days: "" } : { preset: "own", days };
}
export const retentionChoice = (set: Retention): RetentionChoice => ({
  ...set,
  without_consent_days: chosen(set.without_consent_days),
  with_consent_days: chosen(set.with_consent_days),
});

const daysOf = ({ preset, days }: RetentionChoice["with_consent_days"]): number | null =>
  preset === "never" ? null : preset === "own" ? Number(days) : retentionPresets[preset];
export const retentionOf = (choice: RetentionChoice): Retention => ({
  ...choice,
  without_consent_days: daysOf(choice.without_consent_days),
  with_consent_days: daysOf(choice.with_consent_days),
});

/** A number of one's own has to be there. */
export const isIncomplete = ({ preset, days }: RetentionChoice["with_consent_days"]): boolean =>
  preset === "own" && typeof days !== "number";

/** What a form gives a field of that path. */
type InputOf = (path: `retention.${string}`, options?: { type: "checkbox" }) => object;

/** How long candidates stay: a term that holds before the law, or the agency's own; what becomes of them then; whether they are asked. */
export function RetentionFields({ retention, inputOf }: { retention: RetentionChoice; inputOf: InputOf }) {
  const t = useWords();
  return (
    <Stack gap={12}>
      <div className={classes.pair}>
        {terms.map((name) => (
          <Stack key={name} gap={8}>
            <Select
              label={t(`account.retention_${name}`)}
              data={presets.map((value) => ({ value, label: t(`account.retention_preset.${value}`) }))}
              allowDeselect={false}
              {...inputOf(`retention.${name}.preset`)}
            />
            {retention[name].preset === "own" && (
              <NumberInput
                label={t("account.retention_days")}
                min={1}
                max={3650}
                allowDecimal={false}
                clampBehavior="strict"
                {...inputOf(`retention.${name}.days`)}
              />
            )}
          </Stack>
        ))}
      </div>
      {switches.map((name) => (
        <Switch
          key={name}
          label={t(`account.retention_${name}`)}
          description={t(`account.retention_${name}_hint`)}
          {...inputOf(`retention.${name}`, { type: "checkbox" })}
        />
      ))}
      <Text size={12} tone="dimmed">
        {t("account.retention_hint")}
      </Text>
    </Stack>
  );
}
