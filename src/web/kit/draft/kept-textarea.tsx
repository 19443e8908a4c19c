import { Textarea, type TextareaProps } from "@mantine/core";
import type { Ref } from "react";
import { TextButton } from "#web/ui/input/text-button.tsx";
import { Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import type { Kept } from "./use-kept.ts";

type KeptTextareaProps = TextareaProps & { kept: Kept; ref?: Ref<HTMLTextAreaElement> };

/** A field for more than a line: what is typed in it is kept until it is saved, and says so when it comes back. */
export function KeptTextarea({ kept, ...props }: KeptTextareaProps) {
  return (
    <Textarea
      {...props}
      inputContainer={(field) => (
        <>
          {field}
          <KeptLine kept={kept} />
        </>
      )}
    />
  );
}

/** That what is shown was typed before and isn't saved, and the way to be rid of it. */
export function KeptLine({ kept: { isKept, isBehind, discard } }: { kept: Kept }) {
  const t = useWords();
  if (!isKept) return null;
  return (
    <Text as="div" size={12} tone="secondary" mt={4} role="status">
      {t(isBehind ? "common.kept_behind" : "common.kept")} {/* The field keeps the focus: some save what they hold when they lose it. */}
      <TextButton onMouseDown={(event) => event.preventDefault()} onClick={discard}>
        {t("common.discard")}
      </TextButton>
    </Text>
  );
}
