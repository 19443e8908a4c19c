import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Recruiter } from "#contract/account/team.ts";
import { api } from "#contract/index.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import dialog from "#web/kit/dialog/dialog.module.css";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { oneName } from "#web/kit/people/one-name.ts";
import { Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./dialog.module.css";
import { isInvited, nameOf } from "./recruiter-facts.ts";
import { readsTeam } from "./use-recruiter-actions.ts";

/** What the team keeps about somebody; the name only until they have joined. */
export function EditDialog({ recruiter, onClose }: { recruiter: Recruiter; onClose: () => void }) {
  const t = useWords();
  const invited = isInvited(recruiter);
  const form = useForm({
    initialValues: {
      first_name: recruiter.first_name,
      last_name: recruiter.last_name,
      title: recruiter.title ?? "",
      phone: recruiter.phone ?? "",
    },
    validate: invited ? { first_name: oneName(t) } : {},
  });
  const save = useAction(api.team.update, {
    refreshes: readsTeam,
    onDone: (answer) => {
      notify("info", answer.response_message);
      onClose();
    },
    onFailed: (failure) => form.setErrors(fieldErrors(failure)),
  });
  return (
    <Modal opened onClose={onClose} title={t("team.edit_title", { name: nameOf(recruiter) })}>
      <form
        noValidate
        onSubmit={form.onSubmit(({ first_name, last_name, title, phone }) =>
          save.mutate({
            id: recruiter.id,
            title: title.trim() || null,
            phone: phone.trim() || null,
            ...(invited && { first_name, last_name }),
          }),
        )}
      >
        <div className={dialog.grid}>
          {invited && (
            <>
              <TextInput label={t("team.first_name")} autoComplete="off" data-autofocus {...form.getInputProps("first_name")} />
              <TextInput label={`${t("team.last_name")} (${t("team.optional")})`} autoComplete="off" {...form.getInputProps("last_name")} />
            </>
          )}
          <TextInput
            label={t("team.job_title")}
            placeholder={t("team.job_title_hint")}
            autoComplete="off"
            data-autofocus={!invited || undefined}
            {...form.getInputProps("title")}
          />
          <TextInput type="tel" label={t("team.phone")} autoComplete="off" {...form.getInputProps("phone")} />
        </div>
        {!invited && (
          <Text size={12} tone="dimmed" mt={12} className={classes.hint}>
            {t("team.edit_joined", { name: nameOf(recruiter) })}
          </Text>
        )}
        <DialogActions onCancel={onClose} isPending={save.isPending} />
      </form>
    </Modal>
  );
}
