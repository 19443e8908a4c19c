import { Button, TextInput } from "@mantine/core";
import { api } from "#contract/index.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { PictureField } from "#web/kit/files/picture-field.tsx";
import { oneName } from "#web/kit/people/one-name.ts";
import { UserAvatar } from "#web/kit/people/user-avatar.tsx";
import { updateUser, useUser } from "#web/kit/session/session.ts";
import { Stack } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./profile.module.css";
import { useSavedForm } from "./use-saved-form.ts";

/** Picture, names and how to reach somebody. */
export function DetailsForm() {
  const t = useWords();
  const user = useUser();
  const values = { first_name: user.first_name, last_name: user.last_name, company: user.company ?? "", phone: user.phone ?? "" };
  const form = useSavedForm(values, { first_name: oneName(t) });
  const save = useAction(api.account.editProfile, {
    onDone: (answer) => {
      updateUser(answer.user);
      notify("info", answer.response_message);
    },
    onFailed: (failure) => form.setErrors(fieldErrors(failure)),
  });
  return (
    <>
      <PictureField
        label={t("account.picture")}
        canRemove={Boolean(user.avatar_url)}
        accept="image/jpeg,image/png,image/webp"
        chooseLabel={t("account.picture_choose")}
        hint={t("account.picture_hint")}
        isPending={save.isPending && save.variables?.avatar instanceof File}
        onChange={(avatar) => save.mutate({ avatar })}
      >
        <UserAvatar user={user} size={64} />
      </PictureField>
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
          <TextInput
            label={`${t("auth.last_name")} (${t("auth.optional")})`}
            autoComplete="family-name"
            {...form.getInputProps("last_name")}
          />
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
