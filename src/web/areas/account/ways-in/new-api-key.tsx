import { Button, Checkbox, CopyButton, PasswordInput, Select, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ApiScope, apiScopes, KEY_DAYS } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import classes from "#web/areas/account/profile.module.css";
import { CallFailed, fieldErrors } from "#web/kit/calls/api.ts";
import { failureText } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";

const lasts = [7, 30, KEY_DAYS, 365];

/** Name, scopes, end and password → the key, which is shown this once. */
export function NewApiKey({ onDone }: { onDone: () => void }) {
  const t = useWords();
  const form = useForm({
    initialValues: { name: "", scopes: [] as ApiScope[], days: String(KEY_DAYS), current_password: "" },
    validate: {
      name: (value) => (value.trim() ? null : t("auth.required")),
      scopes: (value) => (value.length > 0 ? null : t("account.key_scopes_needed")),
      current_password: (value) => (value ? null : t("auth.required")),
    },
  });
  const create = useAction(api.apiKey.create, {
    refreshes: [api.apiKey.list],
    onFailed: (failure) =>
      form.setErrors(failure instanceof CallFailed && failure.status === 406 ? { name: failureText(failure) } : fieldErrors(failure)),
  });
  if (create.data) return <ShownKey value={create.data.data.key} onDone={onDone} />;
  return (
    <Stack
      noValidate
      as="form"
      gap={16}
      onSubmit={form.onSubmit(({ days, ...values }) => create.mutate({ ...values, expires_in_days: Number(days) }))}
    >
      <TextInput
        label={t("account.key_name")}
        placeholder={t("account.key_name_placeholder")}
        maxLength={60}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("name")}
      />
      <Checkbox.Group label={t("account.key_scopes")} {...form.getInputProps("scopes")}>
        <Stack gap={8} mt={8}>
          {apiScopes.map((scope) => (
            <Checkbox key={scope} value={scope} label={t(`account.scope.${scope}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Select
        label={t("account.key_lasts")}
        data={lasts.map((days) => ({ value: String(days), label: t("account.key_days", { count: days }) }))}
        allowDeselect={false}
        {...form.getInputProps("days")}
      />
      <PasswordInput label={t("account.current_password")} autoComplete="current-password" {...form.getInputProps("current_password")} />
      <DialogActions save={t("account.key_make")} isPending={create.isPending} />
    </Stack>
  );
}

function ShownKey({ value, onDone }: { value: string; onDone: () => void }) {
  const t = useWords();
  return (
    <>
      <Text size={13} tone="secondary" mb={16}>
        {t("account.key_once")}
      </Text>
      <Text size={13} isBreakable className={classes.secret} translate="no">
        {value}
      </Text>
      <DialogActions>
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? "account.two_factor_copied" : "account.two_factor_copy")}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>{t("account.key_kept")}</Button>
      </DialogActions>
    </>
  );
}
