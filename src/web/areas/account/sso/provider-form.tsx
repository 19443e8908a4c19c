import { Checkbox, PasswordInput, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { SsoSettings } from "#contract/account/sso.ts";
import { api } from "#contract/index.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { Copied } from "./copied.tsx";

interface ProviderFormProps extends Pick<SsoSettings, "provider" | "redirect_url"> {
  onDone: () => void;
}

/** What the provider knows the product by. It is asked at once whether it is there. */
export function ProviderForm({ provider, redirect_url, onDone }: ProviderFormProps) {
  const t = useWords();
  const needed = (value: string) => (value.trim() ? null : t("auth.required"));
  const form = useForm({
    initialValues: {
      issuer: provider?.issuer ?? "",
      client_id: provider?.client_id ?? "",
      client_secret: "",
      trusts_emails: provider?.trusts_emails ?? false,
      current_password: "",
    },
    validate: {
      issuer: needed,
      client_id: needed,
      client_secret: (value) => (provider ? null : needed(value)),
      current_password: needed,
    },
  });
  const { issuer, client_id } = form.values;
  const isAnother = provider !== null && (provider.issuer !== issuer.trim() || provider.client_id !== client_id.trim());
  const save = useAction(api.sso.save, {
    refreshes: [api.sso.settings],
    onDone: (answer) => {
      notify("info", answer.response_message);
      onDone();
    },
    onFailed: (failure) => form.setErrors(fieldErrors(failure)),
  });
  return (
    <Stack
      noValidate
      as="form"
      gap={16}
      onSubmit={form.onSubmit(({ client_secret, ...values }) => save.mutate({ ...values, ...(client_secret && { client_secret }) }))}
    >
      <Text size={13} tone="secondary">
        {t("account.sso.form_text")}
      </Text>
      <Copied label={t("account.sso.redirect")} value={redirect_url} />
      <TextInput
        type="url"
        label={t("account.sso.issuer")}
        description={t("account.sso.issuer_hint")}
        placeholder="https://login.example.com"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("issuer")}
      />
      <TextInput label={t("account.sso.client_id")} autoComplete="off" {...form.getInputProps("client_id")} />
      <PasswordInput
        label={t("account.sso.client_secret")}
        description={t(provider ? "account.sso.secret_kept" : "account.sso.secret_hint")}
        autoComplete="off"
        {...form.getInputProps("client_secret")}
      />
      <Checkbox
        label={t("account.sso.trusts")}
        description={t("account.sso.trusts_hint")}
        {...form.getInputProps("trusts_emails", { type: "checkbox" })}
      />
      {isAnother && (
        <Text size={13} tone="text" role="status">
          {t("account.sso.another")}
        </Text>
      )}
      <PasswordInput label={t("account.current_password")} autoComplete="current-password" {...form.getInputProps("current_password")} />
      <DialogActions save={t("account.sso.save")} isPending={save.isPending} />
    </Stack>
  );
}
