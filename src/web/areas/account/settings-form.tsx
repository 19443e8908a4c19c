import { Button, Select, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { anonymities, consentPolicies, voiceFields } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { inLanguage, type Language, nameOfLanguage, type Said } from "#contract/text/languages.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraft } from "#web/kit/draft/use-draft.ts";
import { languageName } from "#web/kit/record/language-name.ts";
import { updateUser, useUser } from "#web/kit/session/session.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { locales, useWords } from "#web/words/words.ts";
import classes from "./profile.module.css";
import { isIncomplete, RetentionFields, retentionChoice, retentionOf } from "./retention-fields.tsx";

type VoiceField = (typeof voiceFields)[number];
/** Words that an agency could say, in the language that they are for. */
const examples: Record<VoiceField, Said<string>> = {
  salutation: { en: "Hi {first},", nl: "Hoi {first}," },
  invitation: { en: "When can you meet {candidate}?", nl: "Wanneer kun je {candidate} ontmoeten?" },
  closing: { en: "Best wishes,", nl: "Hartelijke groet," },
};
const ownWords = (given: Record<VoiceField, string>) =>
  Object.fromEntries(voiceFields.map((field) => [field, given[field].trim() || null])) as Record<VoiceField, string | null>;

/** How the workspace works: what proposals begin with, how long candidates stay. */
export function SettingsForm() {
  const t = useWords();
  const { settings } = useUser().workspace;
  const initial = {
    language: (settings.defaults.language ?? "") as Language | "",
    anonymity: settings.defaults.anonymity,
    consent_policy: settings.defaults.consent_policy,
    footer: settings.defaults.footer ?? "",
    voice: Object.fromEntries(
      locales.map((locale) => [
        locale,
        Object.fromEntries(voiceFields.map((field) => [field, settings.voice[locale][field] ?? ""])) as Record<VoiceField, string>,
      ]),
    ) as Record<Language, Record<VoiceField, string>>,
    tone: settings.voice.tone,
    blocked: settings.voice.blocked.join(", "),
    retention: retentionChoice(settings.retention),
  };
  const daysNeeded = (term: Parameters<typeof isIncomplete>[0]) => (isIncomplete(term) ? t("account.retention_days_needed") : null);
  const form = useForm({
    initialValues: initial,
    validate: {
      retention: {
        without_consent_days: { days: (_, { retention }) => daysNeeded(retention.without_consent_days) },
        with_consent_days: { days: (_, { retention }) => daysNeeded(retention.with_consent_days) },
      },
    },
  });
  const keptFooter = useDraft("settings-footer", form.values.footer, initial.footer, (text) => form.setFieldValue("footer", text));
  const keptBlocked = useDraft("settings-blocked", form.values.blocked, initial.blocked, (text) => form.setFieldValue("blocked", text));
  const save = useAction(api.account.updateWorkspace, {
    onDone: (answer) => {
      keptFooter.forget();
      keptBlocked.forget();
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
      voice: {
        tone: given.tone,
        en: ownWords(given.voice.en),
        nl: ownWords(given.voice.nl),
        blocked: [...new Set(given.blocked.split(",").map((word) => word.trim()))].filter((word) => word !== ""),
      },
      retention: retentionOf(given.retention),
    });
  return (
    <Stack noValidate as="form" gap={16} onSubmit={form.onSubmit(submit)}>
      <Text as="h3" size={13} weight={600} className={classes.group}>
        {t("account.defaults")}
      </Text>
      <div className={classes.pair}>
        <Select
          label={t("account.default_anonymity")}
          data={anonymities.map((value) => ({ value, label: t(`account.anonymity_${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps("anonymity")}
        />
        <Select
          label={t("account.default_language")}
          data={[
            { value: "", label: t("account.language_of_sender") },
            ...locales.map((value) => ({ value, label: nameOfLanguage[value] })),
          ]}
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
      <KeptTextarea
        kept={keptFooter}
        label={t("account.footer")}
        description={t("account.footer_hint")}
        maxLength={300}
        autosize
        {...form.getInputProps("footer")}
      />
      <Text as="h3" size={13} weight={600} className={classes.group}>
        {t("account.voice")}
      </Text>
      <Text size={12} tone="dimmed" mt={6}>
        {t("account.voice_hint")}
      </Text>
      <Select
        label={t("account.tone")}
        data={(["informal", "formal"] as const).map((value) => ({ value, label: t(`account.tone_${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps("tone")}
      />
      {locales.map((locale) => (
        <Stack key={locale} as="fieldset" gap={12} className={classes.voice}>
          <legend>{t("account.voice_in", { language: languageName(locale) })}</legend>
          {voiceFields.map((field) => (
            <TextInput
              key={field}
              label={t(`account.voice_${field}`)}
              placeholder={inLanguage(locale, examples[field])}
              maxLength={field === "invitation" ? 500 : 120}
              lang={locale}
              {...form.getInputProps(`voice.${locale}.${field}`)}
            />
          ))}
        </Stack>
      ))}
      <KeptTextarea
        kept={keptBlocked}
        label={t("account.voice_blocked")}
        description={t("account.voice_blocked_hint")}
        maxLength={2000}
        autosize
        {...form.getInputProps("blocked")}
      />
      <Text as="h3" size={13} weight={600} className={classes.group}>
        {t("account.retention")}
      </Text>
      <RetentionFields retention={form.values.retention} inputOf={form.getInputProps} />
      <div>
        <Button type="submit" disabled={!form.isDirty()} loading={save.isPending}>
          {t("common.save")}
        </Button>
      </div>
    </Stack>
  );
}
