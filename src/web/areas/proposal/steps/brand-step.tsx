import { Button, FileButton, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { IMAGE_BYTES } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { isColor } from "#contract/proposal/brand-color.ts";
import type { Editor } from "#web/areas/proposal/editor/use-editor.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { BrandContrast } from "#web/kit/record/brand-contrast.tsx";
import { useUser } from "#web/kit/session/session.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { StepHead } from "./step-head.tsx";
import classes from "./steps.module.css";

/** Logo, colour and footer of this proposal; the workspace's where it has none of its own. */
export function BrandStep({ editor }: { editor: Editor }) {
  const t = useWords();
  const { workspace } = useUser();
  const { proposal, draft, edit, take, flush } = editor;
  const [color, setColor] = useState(proposal.brand_color ?? workspace.brand_color ?? "");
  const save = useAction(api.proposal.editLogo, { onDone: ({ data }) => take(data.proposal) });
  const set = async (change: { logo?: File | null; brand_color?: string | null }) => {
    if (await flush()) save.mutate({ id: proposal.id, ...change });
  };
  const chooseLogo = (file: File | null) => {
    if (!file) return;
    if (file.size > IMAGE_BYTES) notify("error", t("account.picture_large"));
    else void set({ logo: file });
  };
  const chooseColor = (value: string) => {
    setColor(value);
    if (isColor(value.trim()) && value.trim().toLowerCase() !== proposal.brand_color) void set({ brand_color: value.trim() });
  };
  return (
    <>
      <StepHead title={t("proposals.step_brand")} text={t("proposals.brand_text")} />
      <Stack gap={16}>
        <div>
          <p className={classes.group}>{t("proposals.brand_logo")}</p>
        </div>
        {proposal.logo_url && <img className={classes.logo} src={proposal.logo_url} alt={t("proposals.brand_logo")} />}
        <Row gap={8} isWrapped>
          <FileButton
            accept="image/svg+xml,image/jpeg,image/png,image/webp"
            onChange={chooseLogo}
            inputProps={{ "aria-label": t("proposals.brand_logo") }}
          >
            {(props) => (
              <Button {...props} variant="default" loading={save.isPending && save.variables?.logo instanceof File}>
                {t("proposals.brand_logo_choose")}
              </Button>
            )}
          </FileButton>
          {proposal.logo_url && (
            <Button variant="subtle" color="gray" onClick={() => void set({ logo: null })}>
              {t("proposals.brand_logo_own")}
            </Button>
          )}
        </Row>
        <Text size={12} tone="dimmed">
          {t("proposals.brand_logo_hint")}
        </Text>
        <div>
          <TextInput
            label={t("proposals.brand_color")}
            placeholder="#2443a6"
            spellCheck={false}
            w={180}
            value={color}
            error={color.trim() && !isColor(color.trim()) ? t("account.brand_color_wrong") : null}
            onChange={(event) => chooseColor(event.currentTarget.value)}
          />
          {isColor(color.trim()) && <BrandContrast color={color.trim()} onChoose={chooseColor} />}
        </div>
        <Textarea
          label={t("proposals.brand_footer")}
          description={t("proposals.brand_footer_hint")}
          maxLength={300}
          autosize
          minRows={2}
          value={draft.footer ?? ""}
          onChange={(event) => edit({ footer: event.currentTarget.value || null })}
        />
      </Stack>
    </>
  );
}
