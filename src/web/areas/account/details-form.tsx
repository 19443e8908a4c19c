import { Button, FileButton, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useEffect } from "react";
import { IMAGE_BYTES } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { UserAvatar } from "#web/kit/people/user-avatar.tsx";
import { updateUser, useUser } from "#web/kit/session/session.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./profile.module.css";

/** Picture, names and how to reach somebody. */
export function DetailsForm() {
  const t = useWords();
  const user = useUser();
  const values = { first_name: user.first_name, last_name: user.last_name, company: user.company ?? "", phone: user.phone ?? "" };
  const needed = (value: string) => (value.trim() ? null : t("auth.required"));
  const form = useForm({ initialValues: values, validate: { first_name: needed, last_name: needed } });
  const save = useAction(api.account.editProfile, {
    onDone: (answer) => {
      updateUser(answer.user);
      notify("info", answer.response_message);
    },
    onFailed: (failure) => form.setErrors(fieldErrors(failure)),
  });
  // What was saved, here or in another window, is what a change is told from.
  const saved = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of what is saved counts
  useEffect(() => {
    const untouched = !form.isDirty() || JSON.stringify(form.getValues()) === saved;
    form.setInitialValues(JSON.parse(saved));
    if (untouched) form.reset();
    else form.resetDirty(JSON.parse(saved));
  }, [saved]);
  const choosePicture = (file: File | null) => {
    if (!file) return;
    if (file.size > IMAGE_BYTES) notify("error", t("account.picture_large"));
    else save.mutate({ avatar: file });
  };
  return (
    <>
      <Row gap={16} className={classes.picture}>
        <UserAvatar user={user} size={64} />
        <div>
          <Row gap={8} align="stretch" isWrapped>
            <FileButton
              accept="image/jpeg,image/png,image/webp"
              onChange={choosePicture}
              inputProps={{ "aria-label": t("account.picture") }}
            >
              {(props) => (
                <Button {...props} variant="default" loading={save.isPending && save.variables?.avatar instanceof File}>
                  {t("account.picture_choose")}
                </Button>
              )}
            </FileButton>
            {user.avatar_url && (
              <Button variant="subtle" onClick={() => save.mutate({ avatar: null })}>
                {t("account.picture_remove")}
              </Button>
            )}
          </Row>
          <Text size={12} tone="dimmed" mt={6} className={classes.hint}>
            {t("account.picture_hint")}
          </Text>
        </div>
      </Row>
      <Stack
        noValidate
        as="form"
        gap={16}
        onSubmit={form.onSubmit((given) =>
          save.mutate({ ...given, company: given.company.trim() || null, phone: given.phone.trim() || null }),
        )}
      >
        <div className={classes.pair}>
          <TextInput label={t("auth.first_name")} autoComplete="given-name" {...form.getInputProps("first_name")} />
          <TextInput label={t("auth.last_name")} autoComplete="family-name" {...form.getInputProps("last_name")} />
        </div>
        <div className={classes.pair}>
          <TextInput label={t("auth.company")} autoComplete="organization" {...form.getInputProps("company")} />
          <TextInput label={t("account.phone")} type="tel" autoComplete="tel" {...form.getInputProps("phone")} />
        </div>
        <div>
          <Button type="submit" disabled={!form.isDirty()} loading={save.isPending && save.variables?.avatar === undefined}>
            {t("common.save")}
          </Button>
        </div>
      </Stack>
    </>
  );
}
