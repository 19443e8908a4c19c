import { Button, CopyButton, TextInput } from "@mantine/core";
import { api } from "#contract/index.ts";
import { isColor } from "#contract/proposal/brand-color.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { PictureField } from "#web/kit/files/picture-field.tsx";
import { BrandContrast } from "#web/kit/record/brand-contrast.tsx";
import { updateUser, useUser } from "#web/kit/session/session.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./profile.module.css";
import { useSavedForm } from "./use-saved-form.ts";

const NO_COLOR = "#808080";

/** How the workspace shows itself to clients and colleagues; for its owner and admins. */
export function WorkspaceForm() {
  const t = useWords();
  const { workspace } = useUser();
  const values = { name: workspace.name, brand_color: workspace.brand_color ?? "" };
  const form = useSavedForm(values, {
    name: (value) => (value.trim() ? null : t("auth.required")),
    brand_color: (value) => (!value.trim() || isColor(value.trim()) ? null : t("account.brand_color_wrong")),
  });
  const save = useAction(api.account.updateWorkspace, {
    onDone: (answer) => {
      updateUser(answer.user);
      notify("info", answer.response_message);
    },
    onFailed: (failure) => form.setErrors(fieldErrors(failure)),
  });
  const color = form.values.brand_color.trim();
  return (
    <>
      <PictureField
        label={t("account.logo")}
        canRemove={Boolean(workspace.logo_url)}
        accept="image/svg+xml,image/jpeg,image/png,image/webp"
        chooseLabel={t("account.logo_choose")}
        hint={t("account.logo_hint")}
        isPending={save.isPending && save.variables?.logo instanceof File}
        onChange={(logo) => save.mutate({ logo })}
      >
        {workspace.logo_url && <img className={classes.logo} src={workspace.logo_url} alt={t("account.logo")} />}
      </PictureField>
      <Stack
        noValidate
        as="form"
        gap={16}
        onSubmit={form.onSubmit((given) => save.mutate({ name: given.name, brand_color: given.brand_color.trim() || null }))}
      >
        <TextInput label={t("account.workspace_name")} autoComplete="organization" {...form.getInputProps("name")} />
        <div>
          <TextInput
            className={classes.half}
            label={t("account.brand_color")}
            placeholder="#2443a6"
            spellCheck={false}
            autoCapitalize="none"
            rightSection={
              <input
                type="color"
                className={classes.swatch}
                aria-label={t("account.brand_color_choose")}
                value={isColor(color) ? color.toLowerCase() : NO_COLOR}
                onChange={(event) => form.setFieldValue("brand_color", event.currentTarget.value)}
              />
            }
            {...form.getInputProps("brand_color")}
          />
          {isColor(color) && <BrandContrast color={color} onChoose={(shade) => form.setFieldValue("brand_color", shade)} />}
        </div>
        <div>
          <Button type="submit" disabled={!form.isDirty()} loading={save.isPending && save.variables?.logo === undefined}>
            {t("common.save")}
          </Button>
        </div>
      </Stack>
      <Text as="div" mt={24}>
        <Text size={13} weight={500} mb={6}>
          {t("account.team_id")}
        </Text>
        <Row gap={16} className={classes.state}>
          <Text as="code" size={13} weight={500} isBreakable flex="shrink">
            {workspace.id}
          </Text>
          <CopyButton value={workspace.id}>
            {({ copied, copy }) => (
              <Button variant="default" size="xs" onClick={copy}>
                {t(copied ? "account.two_factor_copied" : "account.two_factor_copy")}
              </Button>
            )}
          </CopyButton>
        </Row>
        <Text size={12} tone="dimmed" mt={6}>
          {t("account.team_id_hint")}
        </Text>
      </Text>
    </>
  );
}
