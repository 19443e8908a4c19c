import { Button, NumberInput, Select, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { anonymities, consentPolicies, usualWeights as points } from "#contract/choices.ts";
import type { Language } from "#contract/fields.ts";
import { api } from "#contract/index.ts";
import type { Weights } from "#contract/workspace.ts";
import { fieldErrors } from "#web/api.ts";
import { useLocaleName } from "#web/areas/shell/preferences.tsx";
import { notify } from "#web/failures.ts";
import { updateUser, useUser } from "#web/session.ts";
import { useAction } from "#web/use-call.ts";
import { locales, useWords } from "#web/words/words.ts";
import classes from "./profile.module.css";

const names = Object.keys(points) as (keyof Weights)[];
/** A number field that may be empty: Mantine gives text while somebody types. */
const numberOr = <T,>(value: number | string, empty: T): number | T => (typeof value === "number" ? value : empty);

/** How the workspace works: what proposals begin with, what criteria weigh, how long candidates stay. */
export function SettingsForm() {
  const t = useWords();
  const nameOf = useLocaleName();
  const { settings } = useUser().workspace;
  const initial = {
    language: (settings.defaults.language ?? "") as Language | "",
    anonymity: settings.defaults.anonymity,
    consent_policy: settings.defaults.consent_policy,
    footer: settings.defaults.footer ?? "",
    weights: settings.weights as Record<keyof Weights, number | string>,
    without_consent: (settings.retention.without_consent ?? "") as number | string,
    with_consent: (settings.retention.with_consent ?? "") as number | string,
  };
  const form = useForm({ initialValues: initial });
  const save = useAction(api.account.updateWorkspace, {
    onDone: (answer) => {
      updateUser(answer.user);
      form.resetDirty();
      notify("info", answer.response_message);
    },
    onFailed: (failure) => form.setErrors(fieldErrors(failure)),
  });
  const submit = (given: typeof initial) =>
    save.mutate({
      defaults: {
        language: given.language === "" ? null : given.language,
        anonymity: given.anonymity,
        consent_policy: given.consent_policy,
        footer: given.footer.trim() || null,
      },
      weights: Object.fromEntries(names.map((name) => [name, numberOr(given.weights[name], points[name])])) as Weights,
      retention: { without_consent: numberOr(given.without_consent, null), with_consent: numberOr(given.with_consent, null) },
    });
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(submit)}>
      <h3 className={classes.group}>{t("account.defaults")}</h3>
      <div className={classes.pair}>
        <Select
          label={t("account.default_anonymity")}
          data={anonymities.map((value) => ({ value, label: t(`account.anonymity_${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps("anonymity")}
        />
        <Select
          label={t("account.default_language")}
          data={[{ value: "", label: t("account.language_of_sender") }, ...locales.map((value) => ({ value, label: nameOf(value) }))]}
          allowDeselect={false}
          {...form.getInputProps("language")}
        />
      </div>
      <Select
        label={t("account.consent_policy")}
        description={t("account.consent_policy_hint")}
        data={consentPolicies.map((value) => ({ value, label: t(`account.consent_${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps("consent_policy")}
      />
      <Textarea
        label={t("account.footer")}
        description={t("account.footer_hint")}
        maxLength={300}
        autosize
        {...form.getInputProps("footer")}
      />
      <h3 className={classes.group}>{t("account.weights")}</h3>
      <p className={classes.hint}>{t("account.weights_hint")}</p>
      <div className={classes.points}>
        {names.map((name) => (
          <NumberInput
            key={name}
            label={t(`account.weight_${name}`)}
            min={0}
            max={10}
            step={1}
            clampBehavior="strict"
            {...form.getInputProps(`weights.${name}`)}
          />
        ))}
      </div>
      <h3 className={classes.group}>{t("account.retention")}</h3>
      <p className={classes.hint}>{t("account.retention_hint")}</p>
      <div className={classes.pair}>
        {(["without_consent", "with_consent"] as const).map((name) => (
          <NumberInput
            key={name}
            label={t(`account.retention_${name}`)}
            placeholder={t("account.retention_never")}
            suffix={t("account.weeks")}
            min={1}
            max={520}
            allowDecimal={false}
            clampBehavior="strict"
            {...form.getInputProps(name)}
          />
        ))}
      </div>
      <div>
        <Button type="submit" disabled={!form.isDirty()} loading={save.isPending}>
          {t("common.save")}
        </Button>
      </div>
    </form>
  );
}
