import { Radio, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { api } from "#contract/index.ts";
import { CallFailed, fieldErrors } from "#web/kit/calls/api.ts";
import { failureText, limitOf, notify, showFailure } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import dialog from "#web/kit/dialog/dialog.module.css";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { oneName } from "#web/kit/people/one-name.ts";
import { RecipientsLeft } from "#web/kit/plan/recipients-left.tsx";
import { useUser } from "#web/kit/session/session.ts";
import { EmailInput } from "#web/ui/input/email-input.tsx";
import { AnchorLink, ButtonLink } from "#web/ui/input/links.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./dialog.module.css";
import { nameOf } from "./recruiter-facts.ts";
import { assignableRoles } from "./role-menu.tsx";
import { readsTeam } from "./use-recruiter-actions.ts";

interface InviteDialogProps {
  /** null where there are as many as one likes, undefined until it is known. */
  seats: { total: number | null; used: number } | undefined;
  /** A plan for one: nobody can be invited. */
  isForOne: boolean;
  onClose: () => void;
}

/** Invites a colleague by letter; on a plan for one it tells what the way to more is. */
export function InviteDialog({ seats, isForOne, onClose }: InviteDialogProps) {
  const t = useWords();
  const form = useForm({
    initialValues: { first_name: "", last_name: "", email: "", title: "", role: "recruiter" as (typeof assignableRoles)[number] },
    validate: {
      first_name: oneName(t),
      email: (value) => (!value.trim() ? t("auth.required") : /^\S+@\S+\.\S+$/.test(value.trim()) ? null : t("auth.email_wrong")),
    },
  });
  const invite = useAction(api.team.create, {
    refreshes: readsTeam,
    quiet: true,
    onDone: ({ data }) => {
      notify("info", t("team.invited", { name: nameOf(data.recruiter) }));
      onClose();
    },
    onFailed: (failure) => {
      const status = failure instanceof CallFailed ? failure.status : null;
      const errors = status === 409 ? { email: failureText(failure) } : fieldErrors(failure);
      form.setErrors(errors);
      if (!isSeatless(failure) && Object.keys(errors).length === 0) showFailure(failure);
    },
  });
  const isRefused = isForOne || isSeatless(invite.error);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(isRefused ? "team.one_seat" : "team.invite_title")}
      closeOnClickOutside={isRefused || !form.isDirty()}
    >
      {isRefused ? (
        <OneSeat onClose={onClose} />
      ) : (
        <form
          noValidate
          onSubmit={form.onSubmit(({ title, ...values }) => invite.mutate({ ...values, ...(title.trim() && { title: title.trim() }) }))}
        >
          <div className={dialog.grid}>
            <TextInput label={t("team.first_name")} autoComplete="off" data-autofocus {...form.getInputProps("first_name")} />
            <TextInput label={`${t("team.last_name")} (${t("team.optional")})`} autoComplete="off" {...form.getInputProps("last_name")} />
            <EmailInput
              className={dialog.wide}
              label={t("team.email")}
              description={t("team.email_hint")}
              inputWrapperOrder={["label", "input", "description", "error"]}
              autoComplete="off"
              {...form.getInputProps("email")}
            />
            <TextInput
              className={dialog.wide}
              label={`${t("team.job_title")} (${t("team.optional")})`}
              placeholder={t("team.job_title_hint")}
              autoComplete="off"
              {...form.getInputProps("title")}
            />
            <Radio.Group className={dialog.wide} label={t("team.column_role")} {...form.getInputProps("role")}>
              <Stack gap={10} className={classes.roles}>
                {assignableRoles.map((role) => (
                  <Radio key={role} value={role} label={t(`team.role.${role}`)} description={t(`team.role_may.${role}`)} />
                ))}
              </Stack>
            </Radio.Group>
          </div>
          {seats && <Seats seats={seats} />}
          <DialogActions onCancel={onClose} save={t("team.send_invitation")} isPending={invite.isPending} />
          <RecipientsLeft wanted={1} />
        </form>
      )}
    </Modal>
  );
}

/** Refused for want of a seat, not because today's letters are used up. */
const isSeatless = (failure: unknown) => failure instanceof CallFailed && failure.status === 406 && !limitOf(failure);

/** How many may still join for nothing more. */
function Seats({ seats: { total, used } }: { seats: NonNullable<InviteDialogProps["seats"]> }) {
  const t = useWords();
  const { role } = useUser();
  if (total === null) return null;
  if (used < total)
    return (
      <Text size={12} tone="dimmed" mt={12} className={classes.hint}>
        {t("team.seats_left", { count: total - used, total })}
      </Text>
    );
  return (
    <Text size={12} tone="dimmed" mt={12} className={classes.hint}>
      {t("team.seats_full", { total })}{" "}
      {role === "owner" && (
        <AnchorLink to="/dashboard/subscription" inherit>
          {t("team.add_seats")}
        </AnchorLink>
      )}
    </Text>
  );
}

function OneSeat({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const isOwner = useUser().role === "owner";
  return (
    <>
      <Text size={14} isReading tone="secondary" mb={12} isBreakable>
        {t(isOwner ? "team.one_seat_text" : "team.one_seat_ask")}
      </Text>
      <DialogActions onCancel={onClose} cancel={t("common.close")}>
        {isOwner && (
          <ButtonLink to="/price" data-autofocus>
            {t("team.see_team")}
          </ButtonLink>
        )}
      </DialogActions>
    </>
  );
}
