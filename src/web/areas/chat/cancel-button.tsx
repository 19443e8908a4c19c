import { Button } from "@mantine/core";
import { useWords } from "#web/words/words.ts";

export function CancelButton({ onClose }: { onClose: () => void }) {
  const t = useWords();
  return (
    <Button variant="default" onClick={onClose}>
      {t("common.cancel")}
    </Button>
  );
}
