import { Button } from "@mantine/core";
import { Row } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";

interface SaveActionsProps {
  onCancel: () => void;
  isSaving: boolean;
  isDisabled?: boolean;
  size?: "xs";
}

/** The end of a small form: leave it, or save by its own submit. */
export function SaveActions({ onCancel, isSaving, isDisabled, size }: SaveActionsProps) {
  const t = useWords();
  return (
    <Row gap={8} align="stretch" justify="end">
      <Button size={size} variant="default" onClick={onCancel}>
        {t("common.cancel")}
      </Button>
      <Button size={size} type="submit" loading={isSaving} disabled={isDisabled}>
        {t("common.save")}
      </Button>
    </Row>
  );
}
