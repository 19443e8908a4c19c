import { Button, MantineProvider } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import type { PickedPart } from "#web/areas/client-page/proposal/client-page.tsx";
import classes from "#web/areas/proposal/editor/preview-pane.module.css";
import type { Languages } from "#web/areas/proposal/editor/use-languages.ts";
import { Stack } from "#web/ui/layout.tsx";
import { styleNonce } from "#web/ui/style-nonce.ts";
import { cssVariablesResolver, theme } from "#web/ui/theme.ts";
import { useWords } from "#web/words/words.ts";
import { SummaryField } from "./steps/information-step.tsx";
import { LetterField } from "./steps/letter-step.tsx";
import { RequirementFields } from "./steps/requirements-step.tsx";
import { StrengthClaims, StrengthFields, StrengthProofs } from "./steps/strengths-step.tsx";

/** The fields of a part of the client's page, to stand in its place there, with its proof; nothing where it is edited elsewhere. */
export function fieldsInPlace(languages: Languages, part: PickedPart, onDone: () => void): ReactNode {
  const { editor } = languages;
  const { strengths } = editor.draft;
  const at = Number(part.split(":")[1]);
  if (part === "summary") return <InPlace onDone={onDone} fields={<SummaryField languages={languages} autoFocus />} />;
  if (part === "letter") return <InPlace onDone={onDone} fields={<LetterField languages={languages} autoFocus />} />;
  if (part.startsWith("requirement:"))
    return <InPlace onDone={onDone} fields={<RequirementFields languages={languages} index={at} autoFocus />} />;
  // What has no title yet isn't on the client's page.
  const strength = part.startsWith("strength:") && strengths.filter(({ title }) => title.trim() !== "")[at];
  if (!strength) return null;
  return (
    <InPlace
      fields={
        <>
          <StrengthFields
            strength={strength}
            about={`${editor.proposal.id} ${editor.draft.language} ${strengths.indexOf(strength)}`}
            onChange={(change) =>
              editor.edit({ strengths: strengths.map((each) => (each.key === strength.key ? { ...each, ...change } : each)) })
            }
            onDone={onDone}
            onRemove={onDone}
          />
          <StrengthProofs strength={strength} />
          <StrengthClaims editor={editor} index={strengths.indexOf(strength)} />
        </>
      }
    />
  );
}

/** On the client's page, which is light in any theme, so are the fields. */
function InPlace({ fields, onDone }: { fields: ReactNode; onDone?: () => void }) {
  const t = useWords();
  const root = useRef<HTMLDivElement>(null);
  return (
    <Stack ref={root} gap={10} size={13} tone="text" className={classes.inPlace} data-in-place data-mantine-color-scheme="light">
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        cssVariablesSelector="[data-in-place]"
        forceColorScheme="light"
        getStyleNonce={styleNonce}
        getRootElement={() => root.current ?? undefined}
        withGlobalClasses={false}
      >
        {fields}
        {onDone && (
          <Button size="xs" onClick={onDone}>
            {t("proposals.done")}
          </Button>
        )}
      </MantineProvider>
    </Stack>
  );
}
