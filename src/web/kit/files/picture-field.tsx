import { Button, FileButton } from "@mantine/core";
import type { ReactNode } from "react";
import { IMAGE_BYTES } from "#contract/choices.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";

interface PictureFieldProps {
  label: string;
  /** The picture that is there. */
  children: ReactNode;
  canRemove: boolean;
  /** The media types that it may have. */
  accept: string;
  chooseLabel: string;
  hint: string;
  isPending: boolean;
  onChange: (file: File | null) => void;
}

/** A picture with the buttons to choose another one and to take it away. */
export function PictureField({ label, children, canRemove, accept, chooseLabel, hint, isPending, onChange }: PictureFieldProps) {
  const t = useWords();
  const choose = (file: File | null) => {
    if (!file) return;
    if (file.size > IMAGE_BYTES) notify("error", t("account.picture_large"));
    else onChange(file);
  };
  return (
    <Row gap={16} mb={24}>
      {children}
      <div>
        <Row gap={8} align="stretch" isWrapped>
          <FileButton accept={accept} onChange={choose} inputProps={{ "aria-label": label }}>
            {(props) => (
              <Button {...props} variant="default" loading={isPending}>
                {chooseLabel}
              </Button>
            )}
          </FileButton>
          {canRemove && (
            <Button variant="subtle" onClick={() => onChange(null)}>
              {t("account.picture_remove")}
            </Button>
          )}
        </Row>
        <Text size={12} tone="dimmed" mt={6}>
          {hint}
        </Text>
      </div>
    </Row>
  );
}
